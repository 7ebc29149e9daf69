//! How a program ended, and ending the same way.

use crate::finish::Whole;
use crate::signals;

/// Wait status of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// It ended by itself with this status.
    Exit(i32),
    /// A signal ended it.
    Signal(i32),
}

impl How {
    /// As a shell shows it: 128 and the signal's number, where one ended it.
    pub fn status(self) -> i32 {
        match self {
            How::Exit(status) => status,
            How::Signal(signal) => 128 + signal,
        }
    }
}

/// What a supervisor has when its program has ended.
#[derive(Debug)]
pub struct Ended {
    /// How the program ended.
    pub how: How,
    /// The whole run, if this supervisor was the one to complete it and nobody else will: for the caller to symbolise,
    /// report and write.
    pub whole: Option<Whole>,
    /// What the user should know, sentences.
    pub notes: Vec<String>,
}

impl Ended {
    /// Ends this process exactly as the program ended, so that the launcher sees what it would have seen.
    pub fn leave(self) -> ! {
        let status = self.how.status();
        if let How::Signal(signal) = self.how {
            signals::die_by(signal);
        }
        std::process::exit(status)
    }
}
