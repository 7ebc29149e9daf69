//! Why a probe could not be made, kept or found. Each variant is a sentence for the user.

use std::io;
use std::path::PathBuf;

/// Why something could not be done.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The directory is not there, or is none.
    #[error("cannot probe {path}: {source}; name a directory on the file system to measure")]
    Directory {
        /// As typed.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// Nothing can be made in it.
    #[error("cannot write into {path}: {source}; name a directory of yours on the file system to measure")]
    NotWritable {
        /// As typed.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The name of our directory is taken.
    #[error("{path} belongs to someone else or is open to others; remove it, or name another directory")]
    Taken {
        /// Which.
        path: PathBuf,
    },
    /// Less than each process needs.
    #[error("{size} bytes are too few for {processes} processes, which need {least}: {advice}")]
    TooSmall {
        /// What there is.
        size: u64,
        /// For how many.
        processes: u32,
        /// What they need.
        least: u64,
        /// What to do about it.
        advice: &'static str,
    },
    /// Something failed in the middle of it.
    #[error("rank {rank}: {what}; all that was written is removed")]
    Failed {
        /// Of which process.
        rank: u32,
        /// What failed, with what the system said.
        what: String,
    },
    /// Others did not come, or went.
    #[error(
        "only {seen} of {processes} processes met in {path}: check that it is the same directory on every node, and \
         that all of them run"
    )]
    Apart {
        /// Who came.
        seen: u32,
        /// Who should have.
        processes: u32,
        /// Where.
        path: PathBuf,
    },
    /// The launcher hides the number of processes.
    #[error("the launcher does not tell how many processes there are; use steelyard probe io -n N without it")]
    SizeUnknown,
    /// A signal.
    #[error("interrupted; all that was written is removed")]
    Interrupted {
        /// Its number.
        signal: i32,
    },
    /// The leader gave up: it says why.
    #[error("the probe was given up")]
    GivenUp,
    /// A worker could not be started.
    #[error("cannot start a process of the probe: {source}")]
    Start {
        /// What the system said.
        source: io::Error,
    },
    /// Nowhere to keep results.
    #[error(
        "no place to keep probes: neither STEELYARD_PROBES nor XDG_DATA_HOME nor HOME is set; set STEELYARD_PROBES"
    )]
    NoStore,
    /// The place for results cannot be used.
    #[error("cannot keep the probe in {path}: {source}; name another folder in STEELYARD_PROBES")]
    Store {
        /// Which.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
}
