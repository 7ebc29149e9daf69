//! What a tool costs a command: pairs of runs with and without it, their comparison, and where the cost arises.
//!
//! Nothing here starts a process: the caller runs what [`Order`] says until [`Rule`] says stop, and makes a [`Weighing`]
//! of the pairs.

mod comparison;
mod cost;
pub mod csv;
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

pub use comparison::{CONFIDENCE, Comparison};
pub use cost::{Cost, Costs};
pub use merit::Merit;
pub use order::Order;
pub use pair::{Pair, Run};
pub use phases::Phases;
pub use rule::{LEAST_PAIRS, Rule, Stop};
pub use tool::{Tool, split};
pub use weighing::{SCHEMA, Weighing};

/// What was typed cannot be used. Each says what to type instead.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The figure of merit's expression.
    #[error("--fom {expression:?} {why}")]
    Merit {
        /// As it was typed.
        expression: String,
        /// Why, and what to do.
        why: String,
    },
    /// The tool.
    #[error("--with {typed:?} {why}")]
    Tool {
        /// As it was typed.
        typed: String,
        /// Why, and what to do.
        why: String,
    },
}
