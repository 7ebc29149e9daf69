//! What was typed cannot be used.

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
