//! Every number: its unit, formula, sentence and function, in one table.

mod metric;

pub use metric::{Better, Certainty, Measured, Metric, Missing, Spread, Unit, Value};
