//! What a metric is: a row of the table, and what its function returns.

use model::Run;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use text::Unit;

/// How a number came about, and so how far it can be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Certainty {
    /// Every event was counted: exact.
    Counted,
    /// From samples: it has a standard error.
    Sampled,
    /// From timing some of the calls: it has a standard error.
    Estimated,
    /// Read from the operating system.
    Read,
}

impl Certainty {
    /// Every one.
    pub const ALL: [Certainty; 4] = [
        Certainty::Counted,
        Certainty::Sampled,
        Certainty::Estimated,
        Certainty::Read,
    ];

    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Certainty::Counted => "counted: every event, exactly",
            Certainty::Sampled => "sampled: from what the threads were doing at each tick",
            Certainty::Estimated => "estimated: from timing some of the calls",
            Certainty::Read => "read from the operating system",
        }
    }
}

/// Which way is good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Better {
    /// Larger is better.
    Higher,
    /// Smaller is better.
    Lower,
    /// Neither.
    Neutral,
}

/// How a number differs among ranks (or processes, where there are no ranks).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Spread {
    /// Smallest.
    pub min: f64,
    /// Rank that has it.
    pub min_rank: u32,
    /// Mean.
    pub mean: f64,
    /// Largest.
    pub max: f64,
    /// Rank that has it.
    pub max_rank: u32,
}

/// A finite number, with its standard error where it is sampled or estimated, and its spread where it is per rank.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Value {
    /// The number, in the metric's unit.
    pub value: f64,
    /// One standard error in the same unit.
    pub error: Option<f64>,
    /// Spread over ranks.
    pub spread: Option<Spread>,
}

/// Why there is no number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Missing {
    /// A clause: "this program made no MPI call".
    pub reason: String,
    /// What would enable it, a sentence; empty if nothing would.
    pub remedy: String,
    /// True where the question does not arise (no MPI in the run): writers leave the row out.
    pub not_applicable: bool,
}

/// What a metric's function gives.
pub type Measured = Result<Value, Missing>;

/// A row of METRICS.
pub struct Metric {
    /// Stable for ever: it is file format.
    pub id: &'static str,
    /// For people; may change.
    pub label: &'static str,
    /// Unit.
    pub unit: Unit,
    /// How it comes about.
    pub certainty: Certainty,
    /// Whether it hangs on nothing but what the program does: a program that does the same again has the same number to the
    /// last digit, however long it takes.
    pub repeats: bool,
    /// Which way is good.
    pub better: Better,
    /// Id of the section it stands in.
    pub section: &'static str,
    /// Metric that this one is a part of.
    pub parent: Option<&'static str>,
    /// How it is computed, in words of docs/architecture.md.
    pub formula: &'static str,
    /// One sentence that says what it means.
    pub doc: &'static str,
    /// The function.
    pub compute: fn(&Run) -> Measured,
}

impl Metric {
    /// The number, or why there is none.
    pub fn measure(&self, run: &Run) -> Measured {
        if let Some(missing) = crate::imported::lacks(self, run) {
            return Err(missing);
        }
        let mut value = (self.compute)(run)?;
        if !value.value.is_finite() {
            return Err(Missing::unknown("the data do not allow to compute it", ""));
        }
        // What samples show has their error, whoever adds them up.
        if self.certainty == Certainty::Sampled && self.unit == Unit::Seconds && value.error.is_none() {
            value.error = run.times().seconds_error(value.value);
        }
        // An empty sum is -0.0, which nobody wants to read.
        value.value += 0.0;
        value.error = value.error.filter(|error| error.is_finite());
        value.spread = value
            .spread
            .filter(|s| s.min.is_finite() && s.mean.is_finite() && s.max.is_finite());
        Ok(value)
    }
}

impl Value {
    /// A number without error or spread.
    pub fn of(value: f64) -> Value {
        Value {
            value,
            error: None,
            spread: None,
        }
    }

    /// The same with its standard error.
    pub fn with_error(self, error: Option<f64>) -> Value {
        Value { error, ..self }
    }

    /// The same with its spread over ranks: one number a rank, in the order of `Run::ranks`.
    pub fn with_spread(self, run: &Run, by_rank: &[f64]) -> Value {
        Value {
            spread: Spread::of(run, by_rank.iter().copied().enumerate()),
            ..self
        }
    }
}

impl Spread {
    /// The spread of numbers of ranks, given as indices into `Run::ranks`. Of equals, the first rank is named.
    /// `None` with fewer than two.
    pub fn of(run: &Run, by_rank: impl IntoIterator<Item = (usize, f64)>) -> Option<Spread> {
        let mut spread: Option<Spread> = None;
        let mut count = 0.0;
        for (index, value) in by_rank {
            let rank = run.ranks().get(index)?.id.0;
            let first = Spread {
                min: value,
                min_rank: rank,
                mean: 0.0,
                max: value,
                max_rank: rank,
            };
            let spread = spread.get_or_insert(first);
            if value < spread.min {
                (spread.min, spread.min_rank) = (value, rank);
            }
            if value > spread.max {
                (spread.max, spread.max_rank) = (value, rank);
            }
            spread.mean += value;
            count += 1.0;
        }
        spread.filter(|_| count > 1.5).map(|spread| Spread {
            mean: spread.mean / count,
            ..spread
        })
    }
}

impl Missing {
    /// The question does not arise.
    pub fn not_applicable(reason: &str) -> Missing {
        Missing {
            reason: reason.to_string(),
            remedy: String::new(),
            not_applicable: true,
        }
    }

    /// It could be known and is not.
    pub fn unknown(reason: &str, remedy: &str) -> Missing {
        Missing {
            reason: reason.to_string(),
            remedy: remedy.to_string(),
            not_applicable: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Certainty, Unit};
    use crate::table::{METRICS, metric};

    #[test]
    fn what_repeats_is_counted_and_no_time() {
        for metric in METRICS.iter().filter(|metric| metric.repeats) {
            let timed = [Unit::Seconds, Unit::PerSecond, Unit::BytesPerSecond].contains(&metric.unit);
            let of_time = metric.formula.contains("time") || metric.formula.contains("elapsed");
            assert!(
                metric.certainty == Certainty::Counted && !timed && !of_time,
                "{}",
                metric.id
            );
        }
        let repeats = |id: &str| metric(id).is_some_and(|metric| metric.repeats);
        assert!(repeats("io_calls") && repeats("mpi_bytes_sent") && repeats("io_sequential"));
        assert!(
            !repeats("mpi_calls_per_second") && !repeats("samples") && !repeats("elapsed") && !repeats("mpi_share")
        );
    }
}
