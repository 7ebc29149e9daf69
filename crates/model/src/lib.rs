//! The run as columnar tables with typed indices, and the questions that every number stands on.
//!
//! Takes a [`Profile`], with symbols or without; gives a [`Run`], and of it times by class, call sites, files, hot
//! code, messages and what happened by time. [`fixture`] draws runs in ASCII, for the tests of all that stands on this.
//!
//! Promises that a run never fails to exist: rows that refer to nothing are left out, and what is not known is `None`,
//! never 0. What is dear to compute is computed when it is first asked for, once. Never reads a file, a clock or the
//! environment, and knows neither metrics nor output.

mod accelerator;
mod allocation;
mod child;
mod class;
mod cores;
mod coverage;
mod end;
mod estimate;
mod failure;
mod fault;
mod file;
mod filesystem;
pub mod fixture;
mod folder;
mod gil;
mod gpu;
mod heat;
mod held;
mod helper;
mod hot;
mod id;
mod import;
mod io_wait;
mod ledger;
mod made;
mod math;
mod memory;
mod message;
mod order;
mod parallel;
mod place;
mod python_io;
mod reach;
mod recorded;
mod region;
mod run;
mod series;
mod sharing;
mod site;
mod snapshot;
mod span;
mod standing;
mod start;
mod team;
mod text_io;
mod time;
mod timeline;
mod trace;
mod usage;
mod waiting;
mod work;
mod working_set;

pub use accelerator::DriverCall;
pub use allocation::Allocation;
pub use class::{CLASSES, Class, Family};
pub use cores::{CoreTime, NodeCores};
pub use coverage::{Captured, Coverage, CoverageTotal};
pub use end::{End, TIMED_OUT, bad_ends};
pub use estimate::Estimate;
pub use failure::Failure;
pub use fault::Fault;
pub use file::{FileClass, FileView, Files, Layer, Part};
pub use filesystem::{BaselineView, FilesystemView};
pub use folder::{Group, pattern};
pub use format::calls::Tag;
pub use format::facts::{ELAPSED_TIME, ENERGY, HARDWARE_COUNTERS, OTHER_CALLS, TIME_OFF_CPU, TIME_OUTSIDE_MPI};
pub use format::losses::LossId;
pub use format::math::{FAMILIES as MATH_FAMILIES, ROUTINES as MATH_ROUTINES, Role as MathRole};
pub use format::module::{
    has_libm, is_compression, is_cpython, is_cxx, is_decimal, is_fortran, is_interpreter, is_libaio, is_libc,
    is_libgfortran, is_libm, is_libpthread, is_numpy, is_openmp,
};
pub use format::tables::Processes;
pub use format::tables::{DURATION_BINS, IO_BIN_LIMITS, IO_BINS, SIZE_BIN_LIMITS, SIZE_BINS, duration_bin_limits};
pub use format::traffic::Traffic;
pub use format::words::{CopyDirection, CopyMemory, FileTest, InstructionKind, Loop, ModuleKind, Slow};
pub use format::{Profile, RunFacts};
pub use format::{beside, in_parallel};
pub use gil::GilWait;
pub use gpu::{Gpu, GpuCopies, GpuKernel, Gpus};
pub use heat::{Bursts, HEAT_BINS, HEAT_ROWS, HeatCell, HeatMap, Together};
pub use held::Held;
pub use hot::{FamilyRow, Hot, HotRow, Mix};
pub use id::{CallId, ContextId, FileId, FilesystemId, FrameId, NodeId, ProcessId, RankId, ThreadId};
pub use import::{Imported, Imports};
pub use io_wait::{CallPlace, IoWaits};
pub use ledger::{Flow, Ledger, Step};
pub use math::{MathShape, MathSite, MathSum};
pub use memory::NodeMemory;
pub use message::{NotReceived, Pair, Received};
pub use order::{by_most, most_first};
pub use parallel::{ParallelRegion, TeamTime};
pub use place::{NO_FILE, NO_SYMBOLS, Place, Routine, is_program_of_system, wrapped};
pub use reach::{Direction, Reached};
pub use recorded::Recorded;
pub use region::{Region, Regions, Told};
pub use run::{ClassRow, Rank, Run};
pub use series::{NodeReadings, Resident};
pub use sharing::Shared;
pub use site::{CallSite, CallTotals, Moved};
pub use snapshot::{HeldUp, SlotCount, Snapshots};
pub use span::covered;
pub use standing::{Moment, Moments, Others, STUCK_S, Standing, State};
pub use start::{StartAndEnd, Stretch};
pub use team::TeamSlot;
pub use text_io::{Formatting, Language, SLOWEST_TEXT};
pub use time::{Basis, ClassTimes, Corrected, ENOUGH_OBSERVATIONS};
pub use timeline::{MAX_BINS, Timeline};
pub use trace::{Exchange, Exchanges};
pub use usage::{Interface, IoSeconds, SMALL_BYTES, Uncounted, Use, Way};
pub use waiting::{Activity, Cause, Critical, Delay, Waiting};
pub use work::Piece;
pub use working_set::WorkingSet;
