//! Every number: its unit, formula, sentence and function, in one table.

mod balance;
pub mod bins;
mod cpu;
mod file;
mod io;
mod memory;
mod metric;
mod mpi;
mod overview;
mod section;
pub mod series;
mod table;
mod thread;
mod trust;

#[cfg(test)]
mod example;

pub use metric::{Better, Certainty, Measured, Metric, Missing, Spread, Value};
pub use overview::family_share;
pub use section::{SECTIONS, Section};
pub use table::METRICS;

use model::{Run, in_parallel};
use text::Unit;

/// Every metric of a run, in the order of the table. No number that leaves here is infinite or not a number.
pub fn measure(run: &Run) -> Vec<(&'static Metric, Measured)> {
    in_parallel(METRICS.len(), |number| (&METRICS[number], METRICS[number].measure(run)))
}

/// The metric with this id.
pub fn metric(id: &str) -> Option<&'static Metric> {
    METRICS.iter().find(|metric| metric.id == id)
}

/// One number of a run by its metric's id; `None` where it is missing.
pub fn value(id: &str, run: &Run) -> Option<f64> {
    metric(id)?.measure(run).ok().map(|value| value.value)
}

impl Metric {
    /// The number, or why there is none.
    pub fn measure(&self, run: &Run) -> Measured {
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
