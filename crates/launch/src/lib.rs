//! Launcher command lines: where the program starts, and how to get in.
//!
//! [`parse`] takes the words of a command such as `mpirun -n 4 ./app input` and says which launcher it is, how many
//! ranks it starts, and which words are programs; [`LaunchLine::with_exec`] puts `steelyard exec --` before each of
//! them. Nothing is run and no file is read: the launchers' options are data, in `launchers.toml`.
//!
//! `mpirun` and `mpiexec` are names that several launchers share. The caller may run `mpiexec --version`, if
//! [`needs_hint`] asks for it, and pass what it prints. Without it a line is understood only if all launchers of
//! that name would read it alike: a wrong guess would put a word into somebody's options.
//!
//! A command without launcher is a serial program: it has one section that starts at its first word. Commands that
//! only prepare the way, as `time`, `env A=b` or `numactl`, may stand before the launcher; behind it they belong to
//! the program, and `steelyard exec` covers the whole tree of processes.

mod error;
mod front;
mod line;
mod name;
mod option;
mod parse;
mod table;

pub use error::Error;
pub use line::{LaunchLine, Section};
pub use name::program_name;
pub use parse::{UNKNOWN_MPI, needs_hint, parse};
