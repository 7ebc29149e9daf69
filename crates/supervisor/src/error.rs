//! Why the program could not be run, or there is no place for its records. Each variant is a sentence for the user.

use crate::job::Job;
use nix::libc;
use std::io;
use std::path::PathBuf;

/// Why something could not be done.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Nothing to run.
    #[error("no program given; name one after the options: steelyard exec ./app")]
    NoProgram,
    /// Not in PATH, or not at that path.
    #[error("{program}: not found; check the spelling, or give its path (./{program})")]
    NotFound {
        /// As typed.
        program: String,
    },
    /// A path that is not there.
    #[error("{program}: there is no such file; check the path, and that this machine sees its file system")]
    NoSuchFile {
        /// As typed.
        program: String,
    },
    /// A directory.
    #[error("{program} is a directory; name a program in it")]
    Directory {
        /// As typed.
        program: String,
    },
    /// Not executable.
    #[error("{program}: permission denied; make it executable (chmod +x {program}) or name its interpreter")]
    Permission {
        /// As typed.
        program: String,
    },
    /// The kernel refused it.
    #[error("{program}: cannot be started: {source}; run it without steelyard to see whether it starts at all")]
    Start {
        /// As typed.
        program: String,
        /// What the system said.
        source: io::Error,
    },
    /// No place for the run's directory.
    #[error("no place for the run's records: {tried}; name a directory you can write to in STEELYARD_TMPDIR")]
    NoRunDirectory {
        /// Places and what was wrong with each.
        tried: String,
    },
    /// A directory or file of the run could not be read.
    #[error("cannot read {path}: {source}; check that it exists and is yours")]
    Read {
        /// Which.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
}

impl Error {
    /// The exit status that a shell gives for it: 127 not found, 126 not executable, 2 for the rest. Slurm gives the
    /// number of the system's error.
    pub fn exit_status(&self) -> i32 {
        let slurm = Job::here().family == "slurm";
        match self {
            Error::NotFound { .. } | Error::NoSuchFile { .. } if slurm => libc::ENOENT,
            Error::Directory { .. } | Error::Permission { .. } if slurm => libc::EACCES,
            Error::NotFound { .. } | Error::NoSuchFile { .. } => 127,
            Error::Directory { .. } | Error::Permission { .. } | Error::Start { .. } => 126,
            _ => 2,
        }
    }
}
