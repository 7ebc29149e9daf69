//! Files of other profilers as profiles: mpiP's report, the text of `perf script`, folded stacks, IPM's log.
//!
//! Takes what reads the file, and what it is ([`Kind::of`], by its first bytes); gives a profile of what the file holds.
//! What it does not hold stays missing, and `absent` says so: readers of profiles go by that.
//!
//! Promises that any bytes are read or refused in a sentence, within bounds of memory. Never opens a file, a clock or the
//! environment.

mod error;
mod folded;
mod ipm;
mod kind;
mod lines;
mod mpip;
mod number;
mod perf;
mod ranks;
mod run;
mod stacks;

pub use error::Error;
pub use kind::{HEAD, Kind};

use format::Profile;
use std::io::BufRead;

/// What the user, and the file's name, tell of a file.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// Version of the program that asks.
    pub version: String,
    /// What the run is called where the file does not say.
    pub name: String,
    /// Of folded stacks, how long one count is.
    pub count_ns: Option<u64>,
}

/// Makes a profile of a file.
pub fn import(kind: Kind, file: &mut dyn BufRead, asked: &Asked) -> Result<Profile, Error> {
    let mut profile = match kind {
        Kind::Mpip => mpip::import(file, asked),
        Kind::PerfScript => perf::import(file, asked),
        Kind::Folded => folded::import(file, asked),
        Kind::Ipm => ipm::import(file, asked),
    }?;
    profile.manifest.tool_version.clone_from(&asked.version);
    Ok(profile)
}
