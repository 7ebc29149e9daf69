//! Launcher command lines: where the program starts, and how to get in.
//!
//! Takes the words of a command such as `mpirun -n 4 ./app input` ([`parse`]); gives which launcher it is, how many
//! ranks it starts, and which words are programs, and puts `steelyard exec --` before each ([`LaunchLine::with_exec`]).
//! `mpirun` and `mpiexec` belong to several: if [`needs_hint`] asks, the caller may pass what `mpiexec --version`
//! prints.
//!
//! Promises to refuse rather than guess: a wrong guess would put a word into somebody's options. A command without
//! launcher is a serial program; what prepares the way (`time`, `env A=b`, `numactl`) may stand before a launcher.
//! Nothing is run and no file is read: the launchers' options are data, in `launchers.toml`.

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
