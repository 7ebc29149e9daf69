//! Every number: its unit, formula, sentence and function, in one table.
//!
//! Takes a [`model::Run`]; gives what each row of [`METRICS`] is of it ([`measure`]), and each row of
//! [`series::SERIES`] by time.
//!
//! Promises that a number which leaves here is finite, and seconds from samples have their error; that what cannot be
//! had is [`Missing`] with a reason and what to do, never 0; and that ids stay what they are for ever: they are file
//! format. Never prints, and never reads a file, a clock or the environment.

mod accelerator;
mod balance;
pub mod bins;
mod cpu;
mod file;
mod gpu;
mod imported;
mod io;
mod math;
mod memory;
mod metric;
mod mpi;
mod offload;
mod openmp;
mod overview;
mod region;
mod section;
pub mod series;
mod table;
mod thread;
mod trust;

#[cfg(test)]
mod example;

pub use accelerator::HELD_BACK;
pub use metric::{Better, Certainty, Measured, Metric, Missing, Spread, Value};
pub use overview::family_share;
pub use section::{SECTIONS, Section};
pub use table::{METRICS, measure, metric, value};
pub use thread::SHARE_CORES;
