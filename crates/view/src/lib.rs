//! What the viewer knows of a run: the scene, made from the model and the report, as bytes that the page reads.
//!
//! A scene is the head in JSON ([`Document`]) and long lists as columns ([`Columns`]); `viewer/src/data` reads them.

mod axis;
mod cells;
mod columns;
mod compare;
mod document;
mod files;
mod gauge;
mod heats;
mod limits;
mod parallel;
mod scene;
mod series;
mod sites;
mod strips;
mod texts;
mod tree;

pub use columns::{Column, Columns};
pub use compare::{CompareKind, CompareRow, Comparison, compare};
pub use document::*;
pub use limits::Limits;
pub use scene::{Scene, scene};

#[cfg(test)]
mod tests;
