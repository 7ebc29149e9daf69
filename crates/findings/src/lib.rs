//! What is wrong with a run, with the evidence and the gain.

mod finding;

pub use finding::{Finding, Place, Threshold};
