//! Why the library cannot be used. Each variant is a sentence for the user.

use std::path::PathBuf;

/// Why the library cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No library is there.
    #[error("no MPI library was found: tried {tried}; name one with --mpi FILE")]
    NotFound {
        /// Names and places.
        tried: String,
    },
    /// A file is there and cannot be opened.
    #[error("the MPI library {} cannot be opened: {why}; name another with --mpi FILE", path.display())]
    NotOpened {
        /// The file.
        path: PathBuf,
        /// What the loader says.
        why: String,
    },
    /// It is a library, but not an MPI.
    #[error("{} has no function {function}, so it is not an MPI library that can be used; name another with --mpi FILE", path.display())]
    NotMpi {
        /// The file.
        path: PathBuf,
        /// What it lacks.
        function: &'static str,
    },
    /// An MPI of an unknown family.
    #[error("{} says it is {version:?}, an MPI whose binary interface is not known here; name another with --mpi FILE", path.display())]
    UnknownInterface {
        /// The file.
        path: PathBuf,
        /// The first line of what it says of itself.
        version: String,
    },
    /// A process can start MPI once.
    #[error("MPI was started in this process before, and it can be started once only")]
    Twice,
    /// A call failed.
    #[error("{function} failed with code {code}")]
    Call {
        /// The call.
        function: &'static str,
        /// What it returned.
        code: i32,
    },
    /// Lengths that do not fit together, or are more than MPI can count.
    #[error("{function} was asked for {found}, and {wanted} is possible")]
    Length {
        /// The call.
        function: &'static str,
        /// What was asked for.
        found: usize,
        /// What there is.
        wanted: usize,
    },
}
