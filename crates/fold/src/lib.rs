//! From the files of a run to its profile.
//!
//! Takes the directory of a supervised program, that of a node's run or a folder of parts ([`collect`]), and
//! profiles ([`merge`]); gives a profile, which is a part until it is [`complete`].
//!
//! Promises that what it gives depends on the files alone: the same after a clean end, after everything was killed, and a
//! year later; and for parts in any order and any grouping the same, to the byte. Files may be missing, cut or garbage:
//! what cannot be read is left out, and a note says so. Never opens a clock, the environment or `/proc`, and never waits
//! for anybody: who is alive is told by the caller.

mod collect;
mod error;
mod file_rows;
mod fold;
mod merge;
mod messages;
mod node;
mod storage;
mod worlds;

pub use collect::{Collected, collect, collect_node, complete};
pub use error::Error;
pub use fold::{class_of_path, retire};
pub use merge::{Damaged, merge, merge_files};
pub use node::node_part;
pub use worlds::{Worlds, worlds};
