//! The Report type and its writers.

mod report;

pub use report::*;
