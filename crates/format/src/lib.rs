//! Bytes to records and back: the shared-memory region, the files of a run directory, and the ZIP profile of columns.
//!
//! Takes bytes, or the path of a file; gives records of a region ([`region`]), the facts and readings of a run
//! directory ([`facts`], [`readings`]) and a [`Profile`] of [`tables`], and writes the last three, profiles in the
//! newest version alone.
//!
//! Promises that every version ever released is read, brought forward one version at a time; that what is written is
//! read back as it was; and that no bytes make it panic, wait, or take memory without bound: what is cut or garbage is
//! refused in a sentence, or left out and counted. Never opens a clock or the environment, and never knows what a
//! number means.

mod column;
pub mod driver;
mod error;
pub mod facts;
pub mod filesystem;
mod r#gen;
pub mod kernels;
mod kind;
mod manifest;
mod members;
pub mod module;
mod note;
mod parallel;
mod profile;
pub mod readings;
pub mod reference;
pub mod region;
pub mod run_directory;
mod strings;
pub mod tables;
pub mod traffic;
mod upgrade;
pub mod words;

pub use column::{Column, ColumnData, Element, npy};
pub use error::Error;
pub use r#gen::*;
pub use manifest::{FORMAT, Manifest, RunFacts, Short, VERSION};
pub use note::{MpiJob, Note, Order};
pub use parallel::{Task, all_done, beside, in_parallel};
pub use profile::{Columns, Profile};
pub use strings::Strings;
