//! What is wrong with a run, with the evidence and the gain.
//!
//! Takes a [`model::Run`]; gives its [`Finding`]s, the most rewarding first ([`find`]): every rule of [`RULES`] looks
//! at the run, and its gain is the most that fixing this one thing could save.
//!
//! Promises that each finding carries its threshold and its evidence; that gains of rules that draw on the same account
//! are not claimed twice; and that nothing is shown that would save less than [`FLOOR_SHARE`] of the elapsed time or
//! less than [`FLOOR_S`]. Never computes a number that is a metric, and never reads a file, a clock or the environment.

mod accelerator;
mod balance;
mod bound;
mod code;
mod complex;
mod compression;
mod copies;
mod cores;
mod ending;
mod finding;
mod floor;
mod gpu;
mod habit;
mod io;
mod kernel;
mod library;
mod lock;
mod made;
mod manager;
mod mathematics;
mod memory;
mod message;
mod mpi;
mod numbers;
mod product;
mod python;
mod quota;
mod rule;
mod scientific;
mod search;
mod separate;
mod sharing;
mod sites;
mod stage;
mod system_call;
mod table;
mod tabular;
mod thread;
mod tool;
mod verdict;
mod wait;
mod words;

#[cfg(test)]
mod example;
#[cfg(test)]
mod page;

pub use balance::{BALANCED, ENDED_EARLY};
pub use finding::{Confidence, Finding, Place, Threshold};
pub use floor::{FEWEST_OBSERVATIONS, FLOOR_S, FLOOR_SHARE, KEPT_PART, floor_s};
pub use made::nameless_code;
pub use rule::{Account, Basis, Draft, Limit, Rule, Side};
pub use search::find;
pub use table::RULES;
pub use verdict::{largest, nothing, verdict, waits_for_cores};
