//! Why a benchmark could not be done or its result not be read. Each variant is a sentence for the user.

/// Why a benchmark could not be done or its result not be read.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// MPI itself.
    #[error(transparent)]
    Mpi(#[from] mpi::Error),
    /// It is no JSON, or not of our shape.
    #[error("this is not a result of `steelyard bench`: {0}; give a file written with --format json")]
    NotASweep(String),
    /// Another program's time.
    #[error("the result has version {found}, and version {known} can be read; use the steelyard that wrote it")]
    Version {
        /// What the file says.
        found: u64,
        /// What this program knows.
        known: u32,
    },
    /// The numbers do not fit together.
    #[error("the result is damaged: {0}; measure again")]
    Damaged(String),
    /// More than can have been measured.
    #[error("the result has {found} {what}, and at most {limit} are read; it is not one of `steelyard bench`")]
    TooLarge {
        /// Of what there is too much.
        what: &'static str,
        /// How much.
        found: usize,
        /// The most.
        limit: usize,
    },
    /// Results that have nothing in common.
    #[error("these cannot be compared: {0}")]
    Incomparable(String),
}
