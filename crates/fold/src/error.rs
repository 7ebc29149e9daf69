//! Why what a run left could not be made a profile. Each variant is a sentence for the user.

use std::io;
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
    /// A directory or file of the run could not be read.
    #[error("cannot read {path}: {source}; check that it exists and is yours")]
    Read {
        /// Which.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
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
