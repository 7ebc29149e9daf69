//! Bytes to records and back: the shared-memory region, the files of a run directory, and the ZIP profile of columns.

mod column;
mod error;
pub mod facts;
pub mod filesystem;
mod r#gen;
mod kind;
mod manifest;
mod members;
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

pub use column::{Column, ColumnData, Element, npy};
pub use error::Error;
pub use r#gen::*;
pub use manifest::{FORMAT, Manifest, RunFacts, VERSION};
pub use note::{MpiJob, Note, Order};
pub use parallel::{Task, all_done, beside, in_parallel};
pub use profile::{Columns, Profile};
pub use strings::Strings;
