//! Why a file could not be read or written. Each variant is a sentence for the user.

use std::io;
use std::path::{Path, PathBuf};

/// Why a profile could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A member's content is not what it must be.
    #[error(
        "the profile is damaged: {member}: {why}; copy it again from where it was written, or run the program again"
    )]
    Damaged {
        /// Which member.
        member: String,
        /// What is wrong with it.
        why: String,
    },
    /// The end of the ZIP is missing, or it never was one.
    #[error("this is not a Steelyard profile: it {why}")]
    NotAProfile {
        /// What was found instead, and what to do.
        why: String,
    },
    /// A file in a run directory is no region, or not yet.
    #[error("not a region of a measured process: {why}; it is left out")]
    NotARegion {
        /// What was found instead.
        why: String,
    },
    /// A newer program wrote it.
    #[error(
        "the profile has version {found}, and this steelyard reads up to {known}; install a newer steelyard to read it"
    )]
    Newer {
        /// Its version.
        found: u32,
        /// The newest version known here.
        known: u32,
    },
    /// It says it holds far more than a profile of its size can.
    #[error(
        "the profile is damaged: it would unpack to more than {limit} bytes; copy it again from where it was written"
    )]
    TooLarge {
        /// Most bytes that are accepted from a file of this size.
        limit: u64,
    },
    /// The file system said no while reading.
    #[error("cannot read {path}: {source}; check the name and the permissions")]
    Read {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The file system is full.
    #[error("cannot write {path}: no space left there; free some, or choose another place with -o or STEELYARD_OUT")]
    Full {
        /// Which file.
        path: PathBuf,
    },
    /// The file system said no while writing.
    #[error("cannot write {path}: {source}; choose a place you can write to with -o or STEELYARD_OUT")]
    Write {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
}

impl Error {
    /// Of a file or directory that could not be read.
    pub fn reading(path: &Path, source: io::Error) -> Self {
        let path = path.to_path_buf();
        Error::Read { path, source }
    }

    /// The right variant for a failed write.
    pub fn writing(path: &Path, source: io::Error) -> Self {
        let path = path.to_path_buf();
        match source.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Error::Full { path },
            _ => Error::Write { path, source },
        }
    }
}
