//! Profiles in the formats of other viewers: speedscope, the Firefox Profiler, flame graphs, pprof, Perfetto, Chrome,
//! Paraver; the report that mpiP writes, and the summary of perf-libs-tools.
//!
//! Takes a run and which of its threads are meant ([`Choice`]); writes one of [`VIEWERS`] ([`write`]). Every format is
//! given the same rows and the same stacks: a row is a thread, by default one whose time is its rank's; a stack is its
//! functions, inlined ones included, with the MPI, I/O or other call that Steelyard saw standing where it was made.
//!
//! Promises that the sum of what is written is the samples' time: ticks that the samples stand for, times the tick.
//! Writers stream: besides the profile they hold each function and each stack once, and one row. Never reads a file or
//! a clock.

mod choice;
mod chrome;
mod error;
mod firefox;
mod folded;
mod mpip;
mod paraver;
mod perfetto;
mod perflibs;
mod pprof;
mod row;
mod span;
mod speedscope;
mod stack;
mod timeline;
mod viewer;

pub use choice::{Choice, RankList, Threads};
pub use error::Error;
pub use mpip::write_mpip;
pub use paraver::{Paraver, ParaverFile};
pub use perflibs::write_perflibs;
pub use viewer::{VIEWERS, Viewer, Written, write};
