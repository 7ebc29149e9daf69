//! What communication costs: benchmarks, their results and the writers of these.
//!
//! Takes a [`Request`] and the ranks of an MPI job ([`mpi`]); gives a [`Sweep`], in which every benchmark ends: rows of
//! numbers against one variable, with all that is needed to judge them.
//!
//! Promises that what cannot be measured here is refused in a sentence ([`refusal`]). Writers know only the sweep,
//! never which benchmark made it. Never under measurement itself.

mod benchmark;
pub mod blocks;
mod collective;
pub mod compare;
mod crew;
pub mod csv;
mod error;
#[cfg(test)]
mod example;
pub mod host_overhead;
pub mod html;
mod number;
mod overlap;
mod pair;
mod pairwise;
mod place;
pub mod simulated;
pub mod sizes;
mod sweep;
pub mod text;
pub mod transport;
pub mod weighed;
mod work;

pub use benchmark::{Benchmark, Request, refusal};
pub use crew::place;
pub use error::Error;
pub use pair::Pair;
pub use place::{Mpi, Place};
pub use sweep::{Axis, Column, Plot, Row, SCHEMA, Series, Setting, Sweep, Unit, Value};
pub use work::work;
