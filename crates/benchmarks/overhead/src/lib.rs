//! What a tool costs a command: pairs of runs with and without it, their comparison, and where the cost arises.
//!
//! Takes the pairs that the caller ran, as [`Order`] said and until [`Rule`] said stop; gives a [`Weighing`] of them,
//! and its text, page and CSV.
//!
//! Promises that the ratio has an interval where there are pairs enough ([`LEAST_VALUES`]), and that what is added and
//! not explained is shown as such. Nothing here starts a process or reads a clock.

mod comparison;
mod cost;
pub mod csv;
mod error;
pub mod html;
mod merit;
mod order;
mod pair;
mod phases;
mod rule;
pub mod text;
mod tool;
mod weighing;
mod words;

pub use comparison::Comparison;
pub use cost::{Cost, Costs};
pub use error::Error;
pub use merit::Merit;
pub use order::Order;
pub use pair::{Pair, Run};
pub use phases::Phases;
pub use rule::{Rule, Stop};
pub use statistics::{CONFIDENCE, LEAST_VALUES};
pub use tool::{Tool, split};
pub use weighing::{SCHEMA, Weighing};
