//! Why what a run left could not be made a profile. Each variant is a sentence for the user.

use std::path::PathBuf;

/// Why there is no profile.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is nothing to collect.
    #[error("{path}: no records of a run here; name the directory that the run left, steelyard-UID-ID")]
    NothingRecorded {
        /// Which directory.
        path: PathBuf,
    },
    /// A part is no profile, or not any more.
    #[error("{path}: {source}")]
    Part {
        /// Which.
        path: PathBuf,
        /// What is wrong with it.
        source: format::Error,
    },
    /// A profile could not be read or written.
    #[error(transparent)]
    Format(#[from] format::Error),
}
