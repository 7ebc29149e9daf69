//! What a message costs the processor of the rank that sends or receives it, and how much of the transfer's time is
//! left for other work: post, work, wait.

mod paired;
mod run;
mod sandia;

use crate::benchmark::{column, plot, size_axis as axis};
use crate::transport::{Direction, Transport};
use crate::{Column, Plot, Row, Unit, Value};
pub use run::{Request, Step, run};
use serde::{Deserialize, Serialize};

/// How to measure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Method {
    /// Ours: overlapped and work-only iterations in pairs, with intervals.
    #[default]
    Paired,
    /// As the Sandia benchmark was published.
    Sandia,
}

impl Method {
    /// As the user types it.
    pub fn name(self) -> &'static str {
        match self {
            Method::Paired => "default",
            Method::Sandia => "sandia",
        }
    }
}

/// What can be chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// How to measure.
    pub method: Method,
    /// Iterations for each amount of work (Sandia), rounds at most (paired); `None`: as the method chooses.
    pub iterations: Option<u64>,
    /// Sandia: the sweep ends at iterations longer than base times this.
    pub threshold: f64,
    /// Sandia: iterations shorter than base times this belong to the base.
    pub base_threshold: f64,
    /// Paired: ends when the half-width of the overhead's interval is below this part of the overhead.
    pub precision: f64,
    /// Paired: seconds after which no further round is begun, for one size and direction.
    pub budget_s: f64,
    /// Paired: the part of all intervals that are to hold the truth.
    pub confidence: f64,
    /// Paired: of the random order.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            method: Method::default(),
            iterations: None,
            threshold: 1.5,
            base_threshold: 1.02,
            precision: 0.02,
            budget_s: 1.0,
            confidence: statistics::CONFIDENCE,
            seed: 1,
        }
    }
}

/// What was measured for one size and direction. Times in seconds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// Iterations with the amount of work that the overhead is taken from.
    pub iterations: u64,
    /// Of one of these iterations.
    pub iter_s: Value,
    /// The same without a message.
    pub work_s: Value,
    /// `iter_s` − `work_s`.
    pub overhead_s: Value,
    /// The transfer, without work.
    pub base_s: Value,
    /// 1 − overhead / base.
    pub availability: Value,
    /// The part of work up to the knee that costs no time.
    pub overlap: Value,
    /// What limits the worth of these.
    pub note: Option<String>,
}

impl Outcome {
    /// As a row of a sweep with the columns that [`columns`] has for the method.
    pub fn row(&self, size: usize, method: Method) -> Row {
        let mut values = vec![
            Value::exact(self.iterations as f64),
            self.iter_s,
            self.work_s,
            self.overhead_s,
            self.base_s,
            self.availability,
        ];
        values.extend((method == Method::Paired).then_some(self.overlap));
        Row {
            x: size as u64,
            values,
            note: self.note.clone(),
        }
    }
}

/// Measures one size and direction. `step` hears a sentence about each step on the way.
pub fn measure(
    transport: &mut impl Transport,
    options: &Options,
    direction: Direction,
    size: usize,
    step: &mut dyn FnMut(&str),
) -> Outcome {
    match options.method {
        Method::Sandia => sandia::measure(transport, options, direction, size, step),
        Method::Paired => paired::measure(transport, options, direction, size, step),
    }
}

/// The outcome of several pairs that measured the same at the same time: the mean of each value over the pairs that
/// have it; half-widths add up as independent errors do, √Σh² / n. Missing where less than half of the pairs have it.
pub fn combine(outcomes: &[Outcome]) -> Outcome {
    let mean = |of: fn(&Outcome) -> Value| {
        let values: Vec<Value> = outcomes.iter().map(of).filter(|value| value.value.is_some()).collect();
        let n = values.len() as f64;
        if values.is_empty() || 2 * values.len() < outcomes.len() {
            return Value::MISSING;
        }
        let value = values.iter().filter_map(|value| value.value).sum::<f64>() / n;
        let reach = |end: fn(&Value) -> Option<f64>| {
            let squares: Option<f64> = values.iter().map(|v| Some((end(v)? - v.value?).powi(2))).sum();
            squares.map(|squares| squares.sqrt() / n)
        };
        Value {
            value: Some(value),
            low: reach(|value| value.low).map(|reach| value - reach),
            high: reach(|value| value.high).map(|reach| value + reach),
        }
    };
    Outcome {
        iterations: outcomes.iter().map(|outcome| outcome.iterations).min().unwrap_or(0),
        iter_s: mean(|outcome| outcome.iter_s),
        work_s: mean(|outcome| outcome.work_s),
        overhead_s: mean(|outcome| outcome.overhead_s),
        base_s: mean(|outcome| outcome.base_s),
        availability: mean(|outcome| outcome.availability),
        overlap: mean(|outcome| outcome.overlap),
        note: outcomes.iter().find_map(|outcome| outcome.note.clone()),
    }
}

/// The columns of both methods, named as in the Sandia benchmark.
pub fn columns(method: Method) -> Vec<Column> {
    let base = match method {
        Method::Paired => "Time of the transfer with no work in it, barrier and tokens taken off.",
        Method::Sandia => "Time of an iteration with hardly any work in it, its barrier included.",
    };
    let overlap = column(
        "overlap",
        "overlap",
        Unit::Share,
        "1 − slope of the iteration's time against the work in it, up to the knee base_t − overhead; 0 if there is no \
         such knee.",
    );
    let mut columns = vec![
        column(
            "iterations",
            "iterations",
            Unit::Count,
            "Iterations that iter_t is taken from.",
        ),
        column(
            "iter_s",
            "iter_t",
            Unit::Seconds,
            "Time of an iteration: post, work, wait.",
        ),
        column(
            "work_s",
            "work_t",
            Unit::Seconds,
            "Time of the same iteration without a message.",
        ),
        column(
            "overhead_s",
            "overhead",
            Unit::Seconds,
            "Processor time that one message costs this side: iter_t − work_t.",
        ),
        column("base_s", "base_t", Unit::Seconds, base),
        column(
            "availability",
            "avail",
            Unit::Share,
            "The part of the transfer's time that is left for other work: 1 − overhead / base_t.",
        ),
    ];
    // The published method does not look at it, and its table has no such column.
    columns.extend((method == Method::Paired).then_some(overlap));
    columns
}

/// The two classic pictures.
pub fn plots() -> Vec<Plot> {
    vec![
        plot("Overhead against message size", "overhead_s", true),
        plot("Availability against message size", "availability", false),
    ]
}

#[cfg(test)]
mod tests;
