//! A series of runs of one program at several scales: strong or weak, how efficient, what grows, and where that leads.
//!
//! Efficiencies are POP's standard metrics, the law of strong scaling is Amdahl's, growth is that of
//! [`normal_form`].

mod law;
mod normal_form;
mod page;
mod reading;

pub use law::Amdahl;
pub use normal_form::{Model, Term};
pub use reading::{GrowthKind, Reading};

use crate::amount::{Amount, seconds};
use normal_form::{LEAST, Point, fit, hypotheses, without_each};
use reading::Key;
use schemars::JsonSchema;
use serde::Serialize;
use statistics::mean;
use std::collections::{BTreeMap, BTreeSet};

/// Version of [`Scaling`], in `schema`.
pub const SCHEMA: &str = "steelyard-scaling/1";

/// An efficiency below which POP calls for a closer look.
const GOOD: f64 = 0.8;
/// So many times beyond the largest run a model is followed, and no further.
const REACH: f64 = 16.0;
/// A thing that never takes this share of the elapsed time has no row.
const LEAST_SHARE: f64 = 0.005;
/// Rows at most, of each kind.
const ROWS: usize = 60;
/// Useful time that grows by more than this power of the scale is that of weak scaling.
const WEAK: f64 = 0.5;
/// Useful time of fewer samples is wrong by a quarter and more, and decides nothing.
const FEW_SAMPLES: f64 = 16.0;
/// Models that fit alike and differ by more than this at twice the scale call for a run there.
const APART: f64 = 0.1;
/// Standard error of a time of which there is one run, and of the mean of several, at least: as a part of it.
const ALONE: f64 = 0.01;
const AT_LEAST: f64 = 0.002;

/// What the runs differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Axis {
    /// Ranks, or processes without MPI.
    Ranks,
    /// Threads of a process.
    Threads,
    /// Nodes alone.
    Nodes,
    /// Ranks and threads both: their product.
    Cores,
}

/// Whether the work grows with the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The same work on more of the machine.
    Strong,
    /// Work that grows with it.
    Weak,
}

/// The runs of one scale.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Scale {
    /// Ranks, threads, nodes or cores: what the axis says.
    pub n: u32,
    /// Ranks of each run.
    pub ranks: u32,
    /// Threads of a rank.
    pub threads: u32,
    /// Nodes.
    pub nodes: u32,
    /// Profiles.
    pub files: Vec<String>,
    /// Mean elapsed seconds.
    pub elapsed_s: f64,
    /// Standard error of that, 1 % where there is one run.
    pub elapsed_error_s: f64,
    /// Useful seconds of all threads of all ranks together; absent where not known.
    pub useful_s: Option<f64>,
    /// How many times faster than the smallest scale; of weak scaling, with so many times the work.
    pub speedup: f64,
    /// What it would be if nothing were lost.
    pub ideal: f64,
    /// Whether its threads shared cores: then it stands here, and in no model.
    pub shares_cores: bool,
}

/// A row of the tree of efficiencies, each a part of what stands above it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Efficiency {
    /// Id; that of docs/metrics.md where it is one of its metrics.
    pub id: String,
    /// For people.
    pub label: String,
    /// How deep it stands.
    pub depth: u8,
    /// One a scale; absent where not known.
    pub values: Vec<Option<f64>>,
}

/// What takes time, and how that grows.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Growth {
    /// What it is.
    pub kind: GrowthKind,
    /// Its name.
    pub name: String,
    /// Where.
    pub place: String,
    /// Seconds of a rank, one a scale; absent where not known.
    pub seconds: Vec<Option<f64>>,
    /// How they grow; absent where there are too few scales.
    pub model: Option<Model>,
    /// d log seconds / d log n at the largest scale: −1 for what is shared out, 0 for what each repeats, more for what grows.
    pub exponent: Option<f64>,
}

/// A scale at which something happens, by the models.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Crossing {
    /// The scale.
    pub n: f64,
    /// Two standard errors, by leaving out each scale in turn; absent where that does not say it.
    pub error: Option<f64>,
    /// What happens there, a clause.
    pub what: String,
}

/// The next run to make.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Next {
    /// Its scale.
    pub n: u32,
    /// Why, a clause.
    pub why: String,
}

/// The series.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Scaling {
    /// [`SCHEMA`].
    pub schema: String,
    /// The program's short name.
    pub name: String,
    /// What the runs differ in.
    pub axis: Axis,
    /// What that is called, one of it: "rank".
    pub noun: String,
    /// Strong or weak.
    pub kind: Kind,
    /// Why, a sentence.
    pub kind_why: String,
    /// The series in sentences.
    pub verdict: String,
    /// By ascending scale.
    pub scales: Vec<Scale>,
    /// POP's tree.
    pub efficiencies: Vec<Efficiency>,
    /// The law of strong scaling; absent of weak, and of fewer than three scales.
    pub amdahl: Option<Amdahl>,
    /// How the elapsed time grows.
    pub elapsed: Option<Model>,
    /// By what they take at the largest scale.
    pub growth: Vec<Growth>,
    /// Where the efficiency falls below 80 %, and what overtakes everything.
    pub crossings: Vec<Crossing>,
    /// The next run worth making; absent where none is.
    pub next: Option<Next>,
    /// What to know of the numbers, a sentence each.
    pub notes: Vec<String>,
}

/// Why there is no series.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// All of one scale.
    #[error("all {runs} runs have {what}: a series wants runs that differ in ranks, threads or nodes")]
    OneScale {
        /// Runs.
        runs: usize,
        /// Their scale, for people.
        what: String,
    },
    /// Different programs.
    #[error("these are runs of different programs: {names}; name those of one")]
    Programs {
        /// All of them.
        names: String,
    },
    /// None was measured to its end.
    #[error("none of these runs ended by itself, so none did all its work; name some that did")]
    None,
}

impl Scaling {
    /// The series of some runs in any order, of one scale several or one; `kind` where the user knows better than the numbers.
    /// An error where they are of several programs or of one scale, or none ended by itself.
    pub fn of(mut readings: Vec<Reading>, kind: Option<Kind>) -> Result<Scaling, Error> {
        let all = readings.len();
        readings.retain(|reading| !reading.unfinished && reading.elapsed_s > 0.0);
        let first = readings.first().ok_or(Error::None)?;
        let names: BTreeSet<&str> = readings.iter().map(|reading| reading.name.as_str()).collect();
        if names.len() > 1 {
            let names = names.into_iter().collect::<Vec<_>>().join(", ");
            return Err(Error::Programs { names });
        }
        let (axis, noun) = axis(&readings).ok_or_else(|| Error::OneScale {
            runs: readings.len(),
            what: text::counted(f64::from(first.ranks), &first.rank_noun),
        })?;
        let mut by_scale: BTreeMap<u32, Vec<Reading>> = BTreeMap::new();
        let (name, left_out) = (first.name.clone(), all - readings.len());
        for reading in readings {
            by_scale.entry(scale_of(&reading, axis)).or_default().push(reading);
        }
        let groups: Vec<(u32, Vec<Reading>)> = by_scale.into_iter().collect();
        let (found, mut kind_why) = kind_of(&groups, &noun);
        let kind = match kind {
            Some(kind) if kind != found => {
                kind_why = format!(
                    "{kind_why} It is looked at as {} scaling because that was asked for.",
                    kind.word()
                );
                kind
            }
            _ => found,
        };
        let scales = scales(&groups, kind);
        let elapsed_points: Vec<Point> = (scales.iter().filter(|scale| !scale.shares_cores))
            .map(|scale| Point {
                n: f64::from(scale.n),
                y: scale.elapsed_s,
                error: scale.elapsed_error_s,
            })
            .collect();
        let strong = kind == Kind::Strong;
        let candidates = hypotheses(&elapsed_points, strong);
        let mut series = Scaling {
            schema: SCHEMA.into(),
            name,
            axis,
            noun,
            kind,
            kind_why,
            verdict: String::new(),
            efficiencies: efficiencies(&groups, &scales, kind, axis),
            amdahl: strong.then(|| law::amdahl(&elapsed_points)).flatten(),
            elapsed: candidates.first().map(|(model, _)| model.clone()),
            growth: growth(&groups, &scales, strong),
            crossings: vec![],
            next: None,
            notes: notes(&groups, left_out),
            scales,
        };
        series.crossings.extend(series.inefficient(&elapsed_points));
        series.crossings.extend(series.overtaking());
        series.next = series.worth_making(&candidates);
        series.verdict = series.said();
        Ok(series)
    }

    /// Where the efficiency falls below [`GOOD`].
    fn inefficient(&self, points: &[Point]) -> Option<Crossing> {
        let model = self.elapsed.as_ref()?;
        let at = |model: &Model| self.falls_below(model);
        let n = at(model)?;
        let others: Vec<Option<f64>> = without_each(points, model).iter().map(at).collect();
        let others: Option<Vec<f64>> = others.into_iter().collect();
        // The jackknife's variance: (m − 1)/m · Σ (n₍ᵢ₎ − mean)².
        let error = others.filter(|others| others.len() == points.len()).and_then(|others| {
            let (m, centre) = (others.len() as f64, mean(&others)?);
            let squares: f64 = others.iter().map(|other| (other - centre).powi(2)).sum();
            Some(text::SHOWN_ERRORS * ((m - 1.0) / m * squares).sqrt())
        });
        Some(Crossing {
            n,
            error: error.filter(|error| *error < n),
            what: format!("efficiency falls below {}", text::limit(text::Unit::Share, GOOD)),
        })
    }

    /// The efficiency that the model of the elapsed time says.
    fn efficiency(&self, model: &Model, n: f64) -> f64 {
        let first = &self.scales[0];
        let speedup = model.at(f64::from(first.n)) / model.at(n);
        match self.kind {
            Kind::Strong => speedup * f64::from(first.n) / n,
            Kind::Weak => speedup,
        }
    }

    fn falls_below(&self, model: &Model) -> Option<f64> {
        let (first, last) = (f64::from(self.scales[0].n), f64::from(self.scales.last()?.n));
        let low = |n: f64| self.efficiency(model, n) < GOOD;
        let (mut below, mut above) = (first, first);
        while !low(above) {
            below = above;
            above *= 1.25;
            (above <= REACH * last).then_some(())?;
        }
        for _ in 0..40 {
            let middle = (below * above).sqrt();
            if low(middle) {
                above = middle;
            } else {
                below = middle;
            }
        }
        Some(above)
    }

    /// What takes most beyond the largest scale, if that is another than there.
    fn overtaking(&self) -> Option<Crossing> {
        let last = f64::from(self.scales.last()?.n);
        let rows: Vec<(&Growth, &Model)> = self
            .growth
            .iter()
            .filter(|row| row.kind != GrowthKind::Family)
            .filter_map(|row| Some((row, row.model.as_ref()?)))
            .collect();
        let largest = |n: f64| rows.iter().max_by(|a, b| a.1.at(n).total_cmp(&b.1.at(n))).copied();
        let now = largest(last)?.0;
        let other = |n: f64| largest(n).is_some_and(|(row, _)| (&row.name, &row.place) != (&now.name, &now.place));
        let (mut below, mut above) = (last, last);
        while !other(above) {
            below = above;
            above *= 1.1;
            (above <= REACH * last).then_some(())?;
        }
        for _ in 0..40 {
            let middle = (below * above).sqrt();
            if other(middle) {
                above = middle;
            } else {
                below = middle;
            }
        }
        let row = largest(above)?.0;
        Some(Crossing {
            n: above,
            error: None,
            what: format!("{} overtakes everything", row.title()),
        })
    }

    /// Where models that fit alike are apart; else where the efficiency falls; before all that, enough scales.
    fn worth_making(&self, candidates: &[(Model, f64)]) -> Option<Next> {
        // No larger run shows anything where these had not enough cores.
        if self.scales.iter().any(|scale| scale.shares_cores) {
            return None;
        }
        let ns: Vec<f64> = self.scales.iter().map(|scale| f64::from(scale.n)).collect();
        let last = *ns.last()?;
        let twice = (2.0 * last) as u32;
        let gap = ns.windows(2).max_by(|a, b| (a[1] / a[0]).total_cmp(&(b[1] / b[0])))?;
        if ns.len() <= LEAST {
            let between = (gap[0] * gap[1]).sqrt().round();
            let n = match gap[1] / gap[0] > 2.5 && between > gap[0] && between < gap[1] {
                true => between as u32,
                false => twice,
            };
            let why = format!("a model of growth wants five scales, and there are {}", ns.len());
            return Some(Next { n, why });
        }
        let predicted: Vec<f64> = candidates.iter().map(|(model, _)| model.at(f64::from(twice))).collect();
        let ends = predicted
            .iter()
            .copied()
            .map(|value| (value, value))
            .reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)));
        if let Some((least, most)) = ends.filter(|(least, most)| most - least > APART * least.max(f64::MIN_POSITIVE)) {
            let seconds = |value: f64| text::number(text::Unit::Seconds, value);
            let why = format!(
                "models that fit alike so far say {} to {} there",
                seconds(least),
                seconds(most)
            );
            return Some(Next { n: twice, why });
        }
        let fall = self
            .crossings
            .iter()
            .find(|crossing| crossing.n > last && crossing.n <= 4.0 * last)?;
        Some(Next {
            n: fall.n.round() as u32,
            why: format!("{} there, by the models", fall.what),
        })
    }
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Kind::Strong => "strong",
            Kind::Weak => "weak",
        }
    }
}

impl Growth {
    /// "MPI_Allreduce (cg.c:90)".
    pub fn title(&self) -> String {
        match self.place.as_str() {
            "" => self.name.clone(),
            place => format!("{} ({place})", self.name),
        }
    }
}

/// What the runs differ in, and what one of it is called.
fn axis(readings: &[Reading]) -> Option<(Axis, String)> {
    let several = |of: fn(&Reading) -> u32| readings.iter().map(of).collect::<BTreeSet<u32>>().len() > 1;
    let noun = readings.first()?.rank_noun.clone();
    Some(
        match (
            several(|run| run.ranks),
            several(|run| run.threads),
            several(|run| run.nodes),
        ) {
            (true, true, _) => (Axis::Cores, "core".into()),
            (true, false, _) => (Axis::Ranks, noun),
            (false, true, _) => (Axis::Threads, "thread".into()),
            (false, false, true) => (Axis::Nodes, "node".into()),
            (false, false, false) => return None,
        },
    )
}

fn scale_of(reading: &Reading, axis: Axis) -> u32 {
    match axis {
        Axis::Ranks => reading.ranks,
        Axis::Threads => reading.threads,
        Axis::Nodes => reading.nodes,
        Axis::Cores => reading.ranks * reading.threads,
    }
    .max(1)
}

fn mean_useful(group: &[Reading]) -> Option<f64> {
    let useful: Option<Vec<f64>> = group.iter().map(|reading| reading.useful_s).collect();
    mean(&useful?).filter(|useful| *useful > 0.0)
}

/// Strong or weak by how the useful time of the whole machine grows, and the sentence that says so.
fn kind_of(groups: &[(u32, Vec<Reading>)], noun: &str) -> (Kind, String) {
    let known = groups.iter().filter(|(_, group)| mean_useful(group).is_some());
    let alone = known.filter(|(_, group)| !group.iter().all(|run| run.shares_cores));
    let samples = |group: &[Reading]| group.iter().map(|run| run.useful_samples).sum::<f64>();
    let (sure, unsure): (Vec<_>, Vec<_>) = alone.partition(|(_, group)| samples(group) >= FEW_SAMPLES);
    let points: Vec<(f64, f64)> = (sure.iter())
        .filter_map(|(n, group)| Some((f64::from(*n).ln(), mean_useful(group)?.ln())))
        .collect();
    let slope = statistics::theil_sen(&points);
    let arguments: BTreeSet<&str> = groups
        .iter()
        .flat_map(|(_, group)| group)
        .map(|run| run.arguments.as_str())
        .collect();
    let same = match arguments.len() {
        1 => "all runs have the same arguments",
        _ => "the runs have different arguments",
    };
    let Some((slope, ends)) = slope.zip(points.first().zip(points.last())) else {
        let useful = "useful time, which would show it,";
        if groups.iter().any(|(_, group)| mean_useful(group).is_some()) {
            let why = match unsure.is_empty() {
                true => "is known of too few scales whose threads shared no cores",
                false => "rests on too few samples; let the program run longer",
            };
            return (Kind::Strong, format!("Taken for strong scaling: {useful} {why}."));
        }
        let kind = if arguments.len() == 1 { Kind::Strong } else { Kind::Weak };
        return (
            kind,
            format!("Taken for {} scaling, for {same}; {useful} is not known.", kind.word()),
        );
    };
    let seconds = |logarithm: f64| text::number(text::Unit::Seconds, logarithm.exp());
    let (from, to) = (seconds(ends.0.1), seconds(ends.1.1));
    let kind = if slope < WEAK { Kind::Strong } else { Kind::Weak };
    let changes = match kind {
        Kind::Strong if slope.abs() < 0.1 => "stays as it is",
        Kind::Strong if slope < 0.0 => "falls a little",
        Kind::Strong => "grows less than the machine",
        Kind::Weak => "grows with the machine",
    };
    let why = format!(
        "{} scaling: the useful time of all of them together {changes}, {from} on {} and {to} on {}, and {same}.",
        text::capital(kind.word()),
        sure[0].0,
        text::counted(f64::from(sure[sure.len() - 1].0), noun)
    );
    (kind, why)
}

/// Mean, and standard error of it: from the spread where there are several runs, else [`ALONE`] or the number's own.
fn of_runs(amounts: &[Amount]) -> Option<(f64, f64)> {
    let values = seconds(amounts);
    let (n, centre) = (values.len() as f64, mean(&values)?);
    let squares: f64 = values.iter().map(|value| (value - centre).powi(2)).sum();
    let own: Option<f64> = amounts
        .iter()
        .map(|amount| amount.error.map(|error| error * error))
        .sum();
    let own = own.map_or(0.0, |squares| squares.sqrt() / n);
    let error = match values.len() {
        1 => own.max(ALONE * centre),
        _ => own.max((squares / (n - 1.0) / n).sqrt()).max(AT_LEAST * centre),
    };
    Some((centre, error))
}

fn scales(groups: &[(u32, Vec<Reading>)], kind: Kind) -> Vec<Scale> {
    let mut scales: Vec<Scale> = Vec::new();
    for (n, group) in groups {
        let elapsed: Vec<Amount> = group.iter().map(|run| Amount::exact(run.elapsed_s)).collect();
        let (Some((elapsed_s, elapsed_error_s)), Some(one)) = (of_runs(&elapsed), group.first()) else {
            continue;
        };
        let (first_n, first_s) = scales
            .first()
            .map_or((*n, elapsed_s), |first| (first.n, first.elapsed_s));
        let larger = f64::from(*n) / f64::from(first_n);
        scales.push(Scale {
            n: *n,
            ranks: one.ranks,
            threads: one.threads,
            nodes: one.nodes,
            files: group.iter().map(|run| run.file.clone()).collect(),
            elapsed_s,
            elapsed_error_s,
            useful_s: mean_useful(group),
            speedup: match kind {
                Kind::Strong => first_s / elapsed_s,
                Kind::Weak => larger * first_s / elapsed_s,
            },
            ideal: larger,
            shares_cores: group.iter().all(|run| run.shares_cores),
        });
    }
    scales
}

/// POP's tree: global = parallel × computation; parallel = balance × communication; computation = instructions × IPC × clock.
/// With threads the parallel efficiency is the part of all threads' time that is useful, and has no parts here.
fn efficiencies(groups: &[(u32, Vec<Reading>)], scales: &[Scale], kind: Kind, axis: Axis) -> Vec<Efficiency> {
    let metric = |id: &str| -> Vec<Option<f64>> {
        let of = |(_, group): &(u32, Vec<Reading>)| {
            let values: Option<Vec<f64>> = group
                .iter()
                .map(|run| run.metrics.get(id).map(|value| value.0))
                .collect();
            mean(&values?)
        };
        groups.iter().map(of).collect()
    };
    let threads = matches!(axis, Axis::Threads | Axis::Cores);
    let of_threads = || -> Vec<Option<f64>> {
        let of = |scale: &Scale| {
            let all = scale.elapsed_s * f64::from(scale.ranks) * f64::from(scale.threads);
            Some(scale.useful_s? / all)
        };
        scales.iter().map(of).collect()
    };
    let parallel = if threads {
        of_threads()
    } else {
        metric("parallel_efficiency")
    };
    // Useful time of the whole machine, against what it would be if more of the machine cost nothing.
    let against = |values: Vec<Option<f64>>, grows: bool| -> Vec<Option<f64>> {
        let first = values.first().copied().flatten();
        let of = |(value, scale): (&Option<f64>, &Scale)| {
            let larger = if grows && kind == Kind::Weak { scale.ideal } else { 1.0 };
            Some(first? * larger / (*value)?)
        };
        values.iter().zip(scales).map(of).collect()
    };
    let computation = against(scales.iter().map(|scale| scale.useful_s).collect(), true);
    let inverse = |values: Vec<Option<f64>>| {
        values
            .into_iter()
            .map(|value| value.map(|value| 1.0 / value))
            .collect::<Vec<_>>()
    };
    let ipc = against(inverse(metric("cpu_instructions_per_cycle")), false);
    let clock = against(inverse(metric("cpu_clock")), false);
    let three = |at: usize| Some(computation[at]? / (ipc[at]? * clock[at]?));
    let instructions: Vec<Option<f64>> = (0..scales.len()).map(three).collect();
    let global: Vec<Option<f64>> = parallel
        .iter()
        .zip(&computation)
        .map(|(a, b)| Some((*a)? * (*b)?))
        .collect();
    let row = |depth: u8, id: &str, label: &str, values: Vec<Option<f64>>| Efficiency {
        id: id.into(),
        label: label.into(),
        depth,
        values,
    };
    let mut rows = vec![
        row(0, "global_efficiency", "Global efficiency", global),
        row(1, "parallel_efficiency", "Parallel efficiency", parallel),
    ];
    if !threads {
        rows.push(row(2, "load_balance", "Load balance", metric("load_balance")));
        rows.push(row(
            2,
            "communication_efficiency",
            "Communication efficiency",
            metric("communication_efficiency"),
        ));
    }
    rows.push(row(
        1,
        "computation_scalability",
        "Computation scalability",
        computation,
    ));
    rows.push(row(
        2,
        "instruction_scalability",
        "Instruction scalability",
        instructions,
    ));
    rows.push(row(2, "ipc_scalability", "IPC scalability", ipc));
    rows.push(row(2, "frequency_scalability", "Frequency scalability", clock));
    rows.retain(|row| row.values.iter().any(Option::is_some));
    rows
}

/// What takes more than [`LEAST_SHARE`] somewhere, by what it takes at the largest scale.
fn growth(groups: &[(u32, Vec<Reading>)], scales: &[Scale], strong: bool) -> Vec<Growth> {
    let keys: BTreeSet<&Key> = groups
        .iter()
        .flat_map(|(_, group)| group)
        .flat_map(|run| run.rows.keys())
        .collect();
    let knows = |run: &Reading, kind: GrowthKind| run.rows.keys().any(|key| key.0 == kind);
    let of_key = |key: &Key| -> Option<Growth> {
        let at = |(_, group): &(u32, Vec<Reading>)| {
            let amounts: Option<Vec<Amount>> = group
                .iter()
                .map(|run| match run.rows.get(key) {
                    Some(amount) => Some(amount.clone()),
                    // What is not there took no time, where others of its kind were seen.
                    None => knows(run, key.0).then(|| Amount::exact(0.0)),
                })
                .collect();
            of_runs(&amounts?)
        };
        let values: Vec<Option<(f64, f64)>> = groups.iter().map(at).collect();
        let share =
            |(value, scale): (&Option<(f64, f64)>, &Scale)| value.map_or(0.0, |(seconds, _)| seconds / scale.elapsed_s);
        values
            .iter()
            .zip(scales)
            .any(|each| share(each) > LEAST_SHARE)
            .then_some(())?;
        let points: Vec<Point> = (values.iter().zip(scales))
            .filter(|(_, scale)| !scale.shares_cores)
            .filter_map(|(value, scale)| {
                let (y, error) = (*value)?;
                // Of less than a thousandth of the elapsed time samples know nothing.
                Some(Point {
                    n: f64::from(scale.n),
                    y,
                    error: error.max(1e-3 * scale.elapsed_s),
                })
            })
            .collect();
        let model = fit(&points, strong);
        let last = f64::from(scales.last()?.n);
        let exponent = model
            .as_ref()
            .map(|model| model.exponent(last))
            .filter(|exponent| exponent.is_finite());
        let (kind, name, place) = key.clone();
        let seconds = values.iter().map(|value| value.map(|value| value.0)).collect();
        Some(Growth {
            kind,
            name,
            place,
            seconds,
            model,
            exponent,
        })
    };
    let mut rows: Vec<Growth> = keys.into_iter().filter_map(of_key).collect();
    let last = |row: &Growth| row.seconds.last().copied().flatten().unwrap_or(0.0);
    rows.sort_by(|a, b| a.kind.cmp(&b.kind).then(last(b).total_cmp(&last(a))));
    let mut left = BTreeMap::new();
    rows.retain(|row| {
        let seen = left.entry(row.kind).or_insert(0);
        *seen += 1;
        *seen <= ROWS
    });
    rows
}

fn notes(groups: &[(u32, Vec<Reading>)], left_out: usize) -> Vec<String> {
    let mut notes = Vec::new();
    if left_out > 0 {
        notes.push(format!(
            "{} did not end by itself and is left out.",
            text::counted(left_out as f64, "run")
        ));
    }
    if groups.iter().any(|(_, group)| group.len() < 2) {
        notes.push(
            "Of one run of a scale it is not known by how much such runs differ: 1 % is taken for it. Record several of each, \
             steelyard run --repeat 3."
                .into(),
        );
    }
    if groups.len() < LEAST {
        notes.push(format!(
            "Growth is not modelled from fewer than {LEAST} scales; five and more are better."
        ));
    }
    notes
}

#[cfg(test)]
mod tests;
