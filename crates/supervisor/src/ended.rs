//! How a program ended, and ending the same way.

use crate::parts::is_awaited;
use crate::run_directory::RunDirectory;
use format::facts::{self, SupervisorFacts};
use rustix::process::WaitStatus;
use std::fs::File;
use std::io::ErrorKind;
use std::path::PathBuf;

/// Wait status of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// It ended by itself with this status.
    Exit(i32),
    /// A signal ended it.
    Signal(i32),
}

impl How {
    /// Of what was waited for. Whatever becomes of this process now, it ends so.
    pub(crate) fn of(status: WaitStatus) -> How {
        let how = match status.terminating_signal() {
            Some(signal) => How::Signal(signal),
            None => How::Exit(status.exit_status().unwrap_or(0)),
        };
        inherited::ended(match how {
            How::Exit(status) => status,
            How::Signal(signal) => -signal,
        });
        how
    }

    /// As a shell shows it: 128 and the signal's number, where one ended it.
    pub fn status(self) -> i32 {
        match self {
            How::Exit(status) => status,
            How::Signal(signal) => 128 + signal,
        }
    }

    /// Ends this process exactly as the program ended, so that the launcher sees what it would have seen.
    pub fn leave(self) -> ! {
        if let How::Signal(signal) = self {
            inherited::die_by(signal);
        }
        std::process::exit(self.status())
    }
}

/// What a supervisor has when its program has ended.
#[derive(Debug)]
pub struct Ended {
    /// How the program ended.
    pub how: How,
    /// What it left; `None` where there was no place for it. For the caller to make a profile of.
    pub records: Option<Records>,
}

/// The records of one program, in the directory of its run.
#[derive(Debug)]
pub struct Records {
    /// The run's directory on this node.
    pub run: RunDirectory,
    /// That of this program in it.
    pub directory: PathBuf,
    /// That it is locked says that their supervisor lives: others wait until it is dropped, or the process ends.
    pub(crate) _lock: File,
}

impl Records {
    /// Whether nobody else says that they could not be made a profile: a `steelyard run` that knows of them does, and of
    /// several supervisors the first.
    pub fn are_ours_to_tell(&self) -> bool {
        let told = || File::create_new(self.run.path().join("told"));
        let first = || told().map_or_else(|error| error.kind() != ErrorKind::AlreadyExists, |_| true);
        let facts: SupervisorFacts = facts::read(&self.directory.join("supervisor.json"));
        !self.run.has_outer() && !is_awaited(&self.run, &facts) && first()
    }
}
