//! The comparison: everything that a page, a viewer or a gate asks of it, computed once.

use crate::amount::{Amount, ratio, seconds};
use crate::difference::{self, Difference};
use crate::gate::{self, Gate, Judged};
use crate::value::{self, NumberRow, Side};
use crate::{rows, words};
use model::Run;
use schemars::JsonSchema;
use serde::Serialize;
use text::Unit;
use text::number;

/// Version of this type, in `schema`. What is added later is optional: 1.1 adds `numbers` and `gates`, 1.2 `word`.
pub const SCHEMA: &str = "steelyard-comparison/1.2";

/// Side A against side B, the one that is judged.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Comparison {
    /// [`SCHEMA`].
    pub schema: String,
    /// What B is compared with.
    pub a: Compared,
    /// What is judged.
    pub b: Compared,
    /// What makes the sides hard to compare, which is faster and by how much, and what changed most: sentences.
    pub verdict: String,
    /// Whether A and B are runs of different programs.
    pub different_programs: bool,
    /// Whether a run was stopped before its end, by a fault, an abort or a signal: it may have done less than the others.
    pub unfinished: bool,
    /// How many times faster B is; absent where an elapsed time is not known, of different programs, and of unfinished runs.
    pub speedup: Option<Speedup>,
    /// What is not the same about the runs themselves.
    pub differences: Vec<Difference>,
    /// What to know of the numbers, a sentence each.
    pub notes: Vec<String>,
    /// How the limit of noise is found.
    pub method: String,
    /// The elapsed time first; then kind by kind, those with the largest change first.
    pub rows: Vec<CompareRow>,
    /// Metrics that either side knows, in the order of docs/metrics.md.
    pub numbers: Vec<NumberRow>,
    /// What became of each gate, in the order in which they were given.
    pub gates: Vec<Judged>,
}

/// A side.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Compared {
    /// The profiles' files, where the caller named them.
    pub files: Vec<String>,
    /// The program's short name.
    pub name: String,
    /// The command line of the first run.
    pub command: String,
    /// How many runs.
    pub runs: u32,
    /// Ranks of each run, or processes where there is no MPI; those of the first where they differ.
    pub ranks: u32,
    /// What those are called.
    pub rank_noun: String,
    /// Elapsed seconds, mean over the runs; absent where not known.
    pub elapsed_s: Option<f64>,
}

/// Elapsed time of A over that of B: 2 where B takes half as long.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Speedup {
    /// Of several runs, the quotient of the geometric means.
    pub value: f64,
    /// Lower end of the 95 % interval; absent unless each side has two runs.
    pub low: Option<f64>,
    /// Upper end.
    pub high: Option<f64>,
}

impl Speedup {
    /// Whether the digits shown have no direction: "1.00" times faster, or slower.
    pub(crate) fn reads_as_none(self) -> bool {
        let ratio = |ratio: f64| number(Unit::Ratio, ratio);
        ratio(self.value.max(1.0 / self.value)) == ratio(1.0)
    }
}

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum CompareKind {
    /// The elapsed time.
    Total,
    /// Computing, MPI, I/O, waiting.
    Family,
    /// A class of one of these.
    Class,
    /// What a function takes itself.
    Function,
    /// A call of MPI, wherever it is made.
    Call,
    /// A call at a place.
    Site,
    /// A file.
    File,
    /// Computing of a rank.
    Rank,
}

/// What became of it from A to B.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It takes longer; how much of that is chance may not be known.
    Slower,
    /// It takes less; likewise.
    Faster,
    /// No change, or none beyond the noise.
    Same,
    /// It is in A alone.
    OnlyA,
    /// It is in B alone.
    OnlyB,
    /// One of the sides does not know it.
    Unknown,
}

impl CompareRow {
    /// [`CompareRow::word`].
    pub(crate) fn in_words(&self) -> &'static str {
        match self.verdict {
            Verdict::Same if self.change == Some(0.0) => "same",
            Verdict::Slower if !self.sure => "more",
            Verdict::Faster if !self.sure => "less",
            Verdict::Slower => "slower",
            Verdict::Faster => "faster",
            Verdict::Same => "within noise",
            Verdict::OnlyA => "only in A",
            Verdict::OnlyB => "only in B",
            Verdict::Unknown => "not known",
        }
    }
}

/// Something in both sides, or in one.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct CompareRow {
    /// What it is.
    pub kind: CompareKind,
    /// Its name.
    pub name: String,
    /// Where, for functions, call sites and files.
    pub place: String,
    /// Seconds per rank in A, of the total the elapsed ones: 0 where it is not there, absent where not known.
    pub a: Option<f64>,
    /// In B.
    pub b: Option<f64>,
    /// b − a; absent where either is not known.
    pub change: Option<f64>,
    /// What of the change noise explains with 95 % confidence: absent where not known, as between exact numbers of one run
    /// each that differ.
    pub noise: Option<f64>,
    /// Whether the change is known to be beyond noise; never of unfinished runs.
    pub sure: bool,
    /// What became of it.
    pub verdict: Verdict,
    /// The same for people: what may be chance is only more or less.
    pub word: String,
    /// Calls per rank in A, of functions and classes absent.
    pub count_a: Option<f64>,
    /// In B.
    pub count_b: Option<f64>,
    /// Bytes per rank in A, of what moves any.
    pub bytes_a: Option<f64>,
    /// In B.
    pub bytes_b: Option<f64>,
}

impl Comparison {
    /// Side B against side A, each of one run or several of the same command; `None` where one has no run.
    pub fn of(a: &[&Run], b: &[&Run]) -> Option<Comparison> {
        Comparison::gated(a, b, &[])
    }

    /// The same, and whether these gates hold.
    pub fn gated(a: &[&Run], b: &[&Run], gates: &[Gate]) -> Option<Comparison> {
        let (&first_a, &first_b) = (a.first()?, b.first()?);
        let different_programs = difference::different_programs(first_a, first_b);
        let unfinished = a.iter().chain(b).any(|run| difference::unfinished(run));
        let speedup = speedup(a, b).filter(|_| !different_programs && !unfinished);
        let differences = difference::between(a, b);
        let mut rows = rows::all(a, b, speedup);
        let (side_a, side_b) = (Side::of(a), Side::of(b));
        let mut numbers = value::rows(&side_a, &side_b);
        if unfinished {
            rows.iter_mut().for_each(|row| row.sure = false);
            numbers.iter_mut().for_each(|row| row.sure = false);
        }
        rows.iter_mut().for_each(|row| row.word = row.in_words().into());
        let mut comparison = Comparison {
            schema: SCHEMA.into(),
            a: compared(a, first_a),
            b: compared(b, first_b),
            verdict: String::new(),
            different_programs,
            unfinished,
            speedup,
            notes: words::notes(a, b),
            method: words::METHOD.into(),
            differences,
            rows,
            numbers,
            gates: gate::of_sides(gates, (a, &side_a), (b, &side_b)),
        };
        comparison.verdict = words::verdict(&comparison, &difference::obstacles(a, b, &comparison.differences));
        Some(comparison)
    }

    /// The same, with the names of the profiles' files.
    pub fn with_files(mut self, a: Vec<String>, b: Vec<String>) -> Comparison {
        (self.a.files, self.b.files) = (a, b);
        self
    }

    /// The rows of a kind.
    pub fn of_kind(&self, kind: CompareKind) -> impl Iterator<Item = &CompareRow> {
        self.rows.iter().filter(move |row| row.kind == kind)
    }

    /// JSON: texts, finite numbers and lists alone, which always serialise.
    pub fn to_bytes(&self) -> Vec<u8> {
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// The same, indented and ended by a newline.
    pub fn to_json(&self) -> String {
        text::json(self)
    }
}

/// The elapsed time of a run, which is exact; `None` where no process was recorded.
pub(crate) fn elapsed(run: &Run) -> Option<Amount> {
    (!run.ranks().is_empty()).then(|| Amount::exact(run.elapsed_s()))
}

fn elapsed_of(runs: &[&Run]) -> Option<Vec<f64>> {
    let amounts: Option<Vec<Amount>> = runs.iter().map(|run| elapsed(run)).collect();
    Some(seconds(&amounts?))
}

fn speedup(a: &[&Run], b: &[&Run]) -> Option<Speedup> {
    let (value, interval) = ratio(&elapsed_of(a)?, &elapsed_of(b)?)?;
    Some(Speedup {
        value,
        low: interval.map(|ends| ends.0),
        high: interval.map(|ends| ends.1),
    })
}

fn compared(runs: &[&Run], first: &Run) -> Compared {
    Compared {
        files: vec![],
        name: first.facts().name.clone(),
        command: first.facts().command.join(" "),
        runs: runs.len() as u32,
        ranks: first.ranks().len() as u32,
        rank_noun: first.rank_noun().into(),
        elapsed_s: elapsed_of(runs).and_then(|elapsed| statistics::mean(&elapsed)),
    }
}
