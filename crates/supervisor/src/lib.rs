//! The parent of a rank: drain, /proc and node sources, how a run ended, merge of a node.
//!
//! [`exec`] runs one program under supervision; [`fold`] makes a profile of what it left; [`merge`] makes one of many;
//! [`RunDirectory`] is where the supervisors of a node meet, and [`collect`] finishes what a killed run left.

mod absent;
mod accelerator;
mod ancestor;
mod child;
mod clock;
mod command;
mod counters;
mod drain;
mod ended;
mod energy;
mod environment;
mod error;
mod exec;
mod facts;
mod file_places;
mod file_rows;
mod finish;
mod fold;
mod job;
mod keep;
mod layout;
mod merge;
mod mounts;
mod node;
mod procfs;
mod program;
mod run_directory;
mod secrets;
mod signals;
mod storage;
mod told;
mod traffic;
mod watch;

pub use child::Streams;
pub use command::command;
pub use counters::Counts;
pub use ended::{Ended, How};
pub use environment::quoted;
pub use error::Error;
pub use exec::{ExecOptions, exec};
pub use facts::{AbsentFact, ExitFacts, LayoutFact, NodeFacts, ProbeFacts, StorageFacts, SupervisorFacts};
pub use finish::{Whole, collect, complete, hand_in};
pub use fold::{class_of_path, fold, retire};
pub use job::Job;
pub use keep::keep;
pub use merge::{Damaged, merge, merge_files};
pub use mounts::MountFact;
pub use program::{Program, find as find_program};
pub use run_directory::{RunDirectory, left_behind};
pub use secrets::{redacted, redacted_text};
pub use told::{take as take_told, variable};
