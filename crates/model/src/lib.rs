//! The run as columnar tables with typed indices, and the questions that every number stands on.

mod class;
mod cores;
mod file;
pub mod fixture;
mod helper;
mod hot;
mod id;
mod place;
mod run;
mod series;
mod site;
mod snapshot;
mod team;
mod time;
mod timeline;
mod usage;

pub use class::{CLASSES, Class, Family};
pub use cores::NodeCores;
pub use file::{FileClass, FileView, Files, Layer, Part};
pub use format::tables::{IO_BINS, SIZE_BINS, io_bin_limits, size_bin_limits};
pub use format::{Profile, RunFacts};
pub use hot::{FamilyRow, Hot, HotRow, INSTRUCTIONS, Mix};
pub use id::{CallId, ContextId, FileId, FilesystemId, FrameId, NodeId, ProcessId, RankId, ThreadId};
pub use place::Place;
pub use run::{ClassRow, Rank, Run};
pub use series::{NodeReadings, Resident};
pub use site::{CallSite, CallTotals, Moved};
pub use snapshot::{HeldUp, SlotCount, Snapshots};
pub use team::TeamSlot;
pub use time::{Basis, ClassTimes, ENOUGH_OBSERVATIONS};
pub use timeline::{MAX_BINS, Timeline};
pub use usage::{Interface, IoSeconds, Use, Way};
