//! What a rule is: a row of RULES, and what its function gives.

use crate::finding::{Confidence, Finding, Place, Threshold};
use crate::words::{of_io, ranks, sampled};
use model::{Family, Run};
use text::{Unit, capital, limit};

/// What the gains of several findings must not claim twice. Fixing one thing saves time once: within an account, the
/// rules take from what is there in the order of the table, the more specific first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Account {
    /// Elapsed time in which few ranks keep many waiting.
    HeldUp,
    /// MPI time of the rank with most of it, waiting for late ranks apart.
    Messages,
    /// I/O time of the rank with most of it.
    Io,
    /// Computing time of the rank with most of it.
    Compute,
    /// Elapsed time lost to sharing cores.
    Cores,
    /// Time in accelerators' drivers of the rank with most of it.
    Accelerator,
    /// Waiting of the rank with most of it: threads, sleep, events, processes.
    Wait,
    /// Threads that idle beside the main thread.
    Threads,
}

impl Account {
    /// Whether its rules explain the same seconds: only the first that fires is kept.
    pub fn is_exclusive(self) -> bool {
        self == Account::Cores
    }

    /// Id of the report's section that its time is shown in.
    pub fn section(self) -> &'static str {
        match self {
            Account::HeldUp => "balance",
            Account::Messages => "mpi",
            Account::Io => "io",
            Account::Compute | Account::Cores => "cpu",
            Account::Accelerator => "accelerator",
            Account::Wait | Account::Threads => "threads",
        }
    }

    /// What its rules are about.
    pub fn title(self) -> &'static str {
        match self {
            Account::HeldUp => "Ranks that wait for few others",
            Account::Messages => "MPI",
            Account::Io => "Input and output",
            Account::Compute => "Computing",
            Account::Cores => "Cores shared",
            Account::Accelerator => "Accelerators",
            Account::Wait => "Waiting outside MPI",
            Account::Threads => "Threads",
        }
    }

    /// Seconds in it.
    pub fn budget(self, run: &Run) -> f64 {
        let times = run.times();
        let most = |of: &dyn Fn(usize) -> f64| (0..times.len()).map(of).fold(0.0, f64::max);
        match self {
            Account::HeldUp => {
                let useful = |rank: usize| times.useful(rank);
                let mean = (0..times.len()).map(useful).sum::<f64>() / times.len().max(1) as f64;
                run.snapshots().held_up().gain_s.max(most(&useful) - mean)
            }
            Account::Messages => {
                let late = &run.snapshots().held_up().waiting_by_rank;
                most(&|rank| (times.family(rank, Family::Mpi) - late[rank]).max(0.0))
            }
            // What a thread reads or writes beside others that compute makes nobody wait.
            Account::Io => most(&|rank| match run.is_shared(rank) {
                true => times.family(rank, Family::Io).min(run.waited_io_s(rank)),
                false => times.family(rank, Family::Io),
            }),
            Account::Compute => most(&|rank| times.useful(rank)),
            Account::Accelerator => most(&|rank| times.family(rank, Family::Accelerator)),
            Account::Wait => most(&|rank| times.family(rank, Family::Wait)),
            Account::Cores | Account::Threads => run.elapsed_s(),
        }
    }
}

/// What a rule's verdict rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// Counted events, timed calls, readings: good for short runs, too.
    Counts,
    /// Samples.
    Samples,
    /// Samples, and what might be done about them.
    Guess,
}

/// On which side of its limit a rule applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Above it.
    Above,
    /// Above it, and at the limit itself.
    AtLeast,
    /// Below it.
    Below,
    /// Below it, and at the limit itself.
    AtMost,
}

impl Side {
    fn sign(self) -> &'static str {
        match self {
            Side::Above => ">",
            Side::AtLeast => "≥",
            Side::Below => "<",
            Side::AtMost => "≤",
        }
    }

    fn holds(self, value: f64, limit: f64) -> bool {
        match self {
            Side::Above => value > limit,
            Side::AtLeast => value >= limit,
            Side::Below => value < limit,
            Side::AtMost => value <= limit,
        }
    }
}

/// A named number that a rule compares with, and where it comes from.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// What is compared: a metric's id or a name.
    pub name: &'static str,
    /// The limit.
    pub value: f64,
    /// Its unit.
    pub unit: Unit,
    /// On which side of it the rule applies.
    pub side: Side,
    /// Where it comes from.
    pub source: &'static str,
}

impl Limit {
    /// Whether the rule applies at `value`; not at NaN.
    pub(crate) fn met(&self, value: f64) -> bool {
        self.side.holds(value, self.value)
    }

    /// Whether it applies where `part` is compared with so many times `whole`, which may be 0.
    pub(crate) fn met_by(&self, part: f64, whole: f64) -> bool {
        self.side.holds(part, self.value * whole)
    }

    pub(crate) fn threshold(&self) -> Threshold {
        // A metric, or what it is of: "Scalar arithmetic of a function without vector samples".
        let (id, of) = self.name.split_at(self.name.find(' ').unwrap_or(self.name.len()));
        let label = (metrics::METRICS.iter())
            .find(|metric| metric.id == id)
            .map_or(self.name.to_string(), |metric| format!("{}{of}", metric.label));
        let limit = limit(self.unit, self.value);
        let side = self.side.sign();
        Threshold {
            name: self.name.to_string(),
            text: format!("{label} {side} {limit}"),
            label,
            limit,
            source: self.source.to_string(),
        }
    }
}

/// What a rule's function gives: a finding before it is weighed against the others.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// What is wrong, one sentence with its numbers.
    pub title: String,
    /// Seconds of elapsed time that fixing it could save at most.
    pub gain_s: f64,
    /// One standard error of that; without it, a gain that rests on samples has theirs.
    pub gain_error_s: Option<f64>,
    /// How that is computed, a clause.
    pub gain_basis: String,
    /// What it rests on, a sentence each.
    pub evidence: Vec<String>,
    /// What to do, a sentence each, the first first.
    pub advice: Vec<String>,
    /// Ranks it concerns, as indices into `Run::ranks`; empty for all.
    pub ranks: Vec<usize>,
    /// Places, most costly first.
    pub places: Vec<Place>,
    /// Span of the run it concerns.
    pub span_ns: Option<(u64, u64)>,
    /// Whether it is about how a program is called, which concerns those who run it, too, and not those alone who write it.
    pub on_use: bool,
    /// Calls that other rules are about, too, and the seconds in them: together these save no more.
    pub of: Option<(Calls, f64)>,
    /// Seconds of the gain that are of another account than the rule's.
    pub besides: Option<(Account, f64)>,
}

/// Calls that several rules can make fewer or faster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Calls {
    PointToPoint,
    Reads,
}

/// A row of RULES.
pub struct Rule {
    /// Stable for ever: it is file format.
    pub id: &'static str,
    /// What it looks for, a sentence.
    pub doc: &'static str,
    /// The limit it compares with.
    pub limit: Limit,
    /// What its verdict rests on.
    pub basis: Basis,
    /// What its gain is taken from. Without any, the finding has no seconds to save and is shown whenever it is found.
    pub accounts: &'static [Account],
    /// Rules that say better what this one would say of the same seconds: what they would save is not in its gain.
    pub yields_to: &'static [&'static str],
    /// The function: `None` where there is nothing to say.
    pub judge: fn(&Run, &Limit) -> Option<Draft>,
}

impl Rule {
    pub(crate) fn finding(&self, run: &Run, draft: Draft) -> Finding {
        let mut nodes: Vec<String> = draft
            .ranks
            .iter()
            .map(|rank| run.node_name(run.ranks()[*rank].node).to_string())
            .collect();
        nodes.sort();
        nodes.dedup();
        let elapsed = run.elapsed_s();
        Finding {
            id: self.id.to_string(),
            sections: self
                .accounts
                .iter()
                .map(|account| account.section().to_string())
                .collect(),
            warning: draft.gain_s == 0.0,
            title: capital(&draft.title),
            gain_s: draft.gain_s,
            gain_error_s: match self.basis {
                _ if draft.gain_error_s.is_some() => draft.gain_error_s,
                Basis::Samples | Basis::Guess => sampled(run, draft.gain_s),
                // Calls of which some were timed: for the use of files their error is not kept, that of all such calls is.
                Basis::Counts if self.accounts.contains(&Account::Io) => of_io(run, draft.gain_s),
                Basis::Counts => None,
            },
            gain_share: if elapsed > 0.0 {
                (draft.gain_s / elapsed).min(1.0)
            } else {
                0.0
            },
            gain_basis: draft.gain_basis,
            confidence: match self.basis {
                Basis::Guess => Confidence::Perhaps,
                Basis::Samples if run.times().are_rough() => Confidence::Perhaps,
                _ => Confidence::Sure,
            },
            evidence: draft.evidence.iter().map(|sentence| capital(sentence)).collect(),
            advice: draft.advice,
            threshold: self.limit.threshold(),
            ranks: draft.ranks.iter().map(|rank| run.ranks()[*rank].id.0).collect(),
            ranks_text: match draft.ranks.as_slice() {
                [] => String::new(),
                some => ranks(run, some),
            },
            nodes,
            places: distinct(draft.places),
            span_ns: draft.span_ns,
        }
    }
}

/// Several addresses of one line are one place.
fn distinct(places: Vec<Place>) -> Vec<Place> {
    let mut kept: Vec<Place> = Vec::new();
    for place in places {
        if !kept.iter().any(|other| other.text == place.text) {
            kept.push(place);
        }
    }
    kept
}
