//! Bytes to records and back: the shared-memory region, and the ZIP profile of columns.

mod column;
mod error;
mod manifest;
#[path = "gen/mod.rs"]
pub mod generated;
pub mod tables;

pub use column::{Column, ColumnData, Element, npy};
pub use error::Error;
pub use manifest::{FORMAT, Manifest, RunFacts, VERSION};
