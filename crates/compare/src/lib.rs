//! Two sides of runs: which is faster, by how much beyond the noise, and what changed.
//!
//! A side is one run or several of the same command. Everything compared is in seconds per rank: the mean over the
//! side's ranks and runs. A number that a run does not know is unknown, never 0; what is only in one side is said to be.

mod amount;
mod calls;
mod code;
mod comparison;
pub mod csv;
mod difference;
mod matching;
mod names;
mod page;
mod rows;
mod words;

pub use comparison::{CompareKind, CompareRow, Compared, Comparison, SCHEMA, Speedup, Verdict};
pub use difference::Difference;

#[cfg(test)]
mod tests;
