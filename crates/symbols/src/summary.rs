//! What was found and what was not.

use std::fmt;

/// What [`crate::resolve`] did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Addresses that lacked a name.
    pub frames: usize,
    /// Those that have one now.
    pub named: usize,
    /// Those that have a source line now.
    pub with_line: usize,
    /// Rows added to `frames` for functions that others are inlined into.
    pub inlined: usize,
    /// Sampled leaves whose instruction was decoded.
    pub instructions: usize,
    /// Sampled leaves whose instruction could not be.
    pub undecoded: usize,
    /// Modules with addresses that have no name, with the reason.
    pub unresolved: Vec<Unresolved>,
}

/// A module some of whose addresses have no name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unresolved {
    /// The module's path.
    pub path: String,
    /// Addresses without a name.
    pub frames: usize,
    /// Why.
    pub reason: Reason,
}

/// Why an address has no name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It lies in no file: the kernel's vDSO, or code made at run time.
    NotAFile,
    /// The file cannot be opened.
    Missing(String),
    /// It is not an ELF file, or a damaged one.
    Damaged(String),
    /// It is another build than the one that ran.
    OtherBuild,
    /// The file has no symbol there.
    NoSymbol,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::NotAFile => write!(f, "it is not a file"),
            Reason::Missing(why) => write!(f, "it cannot be opened: {why}"),
            Reason::Damaged(why) => write!(f, "it cannot be read: {why}"),
            Reason::OtherBuild => write!(f, "it has been built again since the run"),
            Reason::NoSymbol => write!(
                f,
                "it has no symbols there; install its debug information, or link it without -s"
            ),
        }
    }
}

impl fmt::Display for Unresolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let frames = if self.frames == 1 { "address" } else { "addresses" };
        write!(
            f,
            "{} {frames} in {} have no name: {}",
            self.frames, self.path, self.reason
        )
    }
}
