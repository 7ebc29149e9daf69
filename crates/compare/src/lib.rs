//! Two sides of runs: which is faster, by how much beyond the noise, and what changed.
//!
//! Takes two sides, one run or several of the same command each; gives a [`Comparison`], its page, its CSV, its comment for a
//! merge request, and whether gates hold ([`gate`]). Rows are in seconds per rank: the mean over the side's ranks and runs.
//!
//! Promises that a number which a run does not know is unknown, never 0, and that what is only in one side is said to
//! be. Never reads a file, and computes no number of one run that should be a metric.

mod amount;
mod calls;
mod code;
mod comparison;
pub mod csv;
mod difference;
pub mod gate;
pub mod history;
pub mod junit;
pub mod markdown;
mod matching;
mod names;
mod page;
mod rows;
pub mod scaling;
mod value;
mod words;

pub use comparison::{CompareKind, CompareRow, Compared, Comparison, SCHEMA, Speedup, Verdict};
pub use difference::Difference;
pub use value::NumberRow;

#[cfg(test)]
mod published;
#[cfg(test)]
mod tests;
