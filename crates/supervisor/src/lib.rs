//! The parent of a rank: what runs beside a program and records it.
//!
//! [`exec`] runs one program to its end: it empties the rings of the program's processes, reads `/proc` and what the node
//! says of itself, and notes how the program ended. All goes into files of a [`RunDirectory`], where the supervisors of a
//! node meet ([`keep`] is what waits for the last of them), and [`PartsFolder`] is where nodes meet. [`command`] runs a
//! launcher, unmeasured.
//!
//! Promises that the program finds what it would have found without us, that its end is passed on as it was, and that
//! whoever is killed, the files remain. Never makes a profile: what the files say is for others to find out.

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
mod file_places;
mod job;
mod keep;
mod layout;
mod mounts;
mod node;
mod parts;
mod procfs;
mod program;
mod run_directory;
mod signals;
mod storage;
mod told;
mod traffic;
mod unattended;
mod watch;

pub use child::Streams;
pub use command::{Ran, command};
pub use drain::Retire;
pub use ended::{Ended, How, Records};
pub use error::Error;
pub use exec::{ExecOptions, exec};
pub use job::Job;
pub use keep::keep;
pub use node::{caches, look as look_at_node};
pub use parts::PartsFolder;
pub use procfs::{stat, state};
pub use program::{Program, find as find_program};
pub use run_directory::{RunDirectory, is_alive, is_recording, is_running, left_behind, owners};
pub use told::{take as take_told, variable};
pub use unattended::Unattended;
