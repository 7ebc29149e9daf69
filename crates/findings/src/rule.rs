//! What a rule is: a row of RULES, and what its function gives.

use crate::finding::{Confidence, Finding, Place, Threshold};
use metrics::Unit;
use metrics::number::number;
use model::{Family, Run};

/// What the gains of several findings must not claim twice. Mending one thing saves time once: within a pot, the
/// rules take from what is there in the order of the table, the more specific first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pot {
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
    /// Waiting of the rank with most of it: threads, sleep, events, processes.
    Wait,
    /// Threads that idle beside the main thread.
    Threads,
}

impl Pot {
    /// Whether its rules explain the same seconds: only the first that fires is kept.
    pub fn is_exclusive(self) -> bool {
        self == Pot::Cores
    }

    /// Id of the report's section that its time is shown in.
    pub fn section(self) -> &'static str {
        match self {
            Pot::HeldUp => "balance",
            Pot::Messages => "mpi",
            Pot::Io => "io",
            Pot::Compute | Pot::Cores => "cpu",
            Pot::Wait | Pot::Threads => "threads",
        }
    }

    /// Seconds in it.
    pub fn budget(self, run: &Run) -> f64 {
        let times = run.times();
        let most = |of: &dyn Fn(usize) -> f64| (0..times.len()).map(of).fold(0.0, f64::max);
        match self {
            Pot::HeldUp => {
                let useful = |rank: usize| times.useful(rank);
                let mean = (0..times.len()).map(useful).sum::<f64>() / times.len().max(1) as f64;
                run.snapshots().held_up().gain_s.max(most(&useful) - mean)
            }
            Pot::Messages => {
                let late = &run.snapshots().held_up().waiting_by_rank;
                most(&|rank| (times.family(rank, Family::Mpi) - late[rank]).max(0.0))
            }
            Pot::Io => most(&|rank| times.family(rank, Family::Io)),
            Pot::Compute => most(&|rank| times.useful(rank)),
            Pot::Wait => most(&|rank| times.family(rank, Family::Wait)),
            Pot::Cores | Pot::Threads => run.elapsed_s(),
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

/// A named number that a rule compares with, and where it comes from.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// What is compared: a metric's id or a name.
    pub name: &'static str,
    /// The limit.
    pub value: f64,
    /// Its unit.
    pub unit: Unit,
    /// Where it comes from.
    pub source: &'static str,
}

impl Limit {
    pub(crate) fn threshold(&self) -> Threshold {
        Threshold {
            name: self.name.to_string(),
            limit: number(self.unit, self.value),
            source: self.source.to_string(),
        }
    }
}

/// What a rule's function gives: a finding before it is weighed against the others.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// What is wrong, one sentence with its numbers.
    pub title: String,
    /// Seconds of elapsed time that mending it could save at most.
    pub gain_s: f64,
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
    /// What its gain is taken from. Without any, the finding has no seconds to gain and is shown whenever it is found.
    pub pots: &'static [Pot],
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
            sections: self.pots.iter().map(|pot| pot.section().to_string()).collect(),
            title: draft.title,
            gain_s: draft.gain_s,
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
            evidence: draft.evidence,
            advice: draft.advice,
            threshold: self.limit.threshold(),
            ranks: draft.ranks.iter().map(|rank| run.ranks()[*rank].id.0).collect(),
            nodes,
            places: draft.places,
            span_ns: draft.span_ns,
        }
    }
}
