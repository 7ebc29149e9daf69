//! What the viewer knows of a run: the scene, made from the model and the report, as bytes that the page reads.
//!
//! Takes a run, or two to be compared; gives their [`Members`], all that a page asks for, which are put into it
//! ([`page()`]) or given to it as it asks ([`Server`]). A scene is the head in JSON ([`Document`]) and long lists as
//! columns ([`Columns`]); `viewer/src/data` reads them.
//!
//! Promises that the server answers this machine alone, to whoever has its token, from a fixed list of names, and
//! within bounds of size, time and threads. Never computes a number that should be a metric.

mod base64;
mod cells;
mod codes;
mod columns;
mod document;
mod files;
mod heats;
mod http;
mod limits;
mod listing;
mod members;
mod page;
mod room;
mod scene;
mod serve;
mod sites;
mod source;
mod strips;
mod texts;
mod tree;

pub use codes::{CODES, Code};
pub use columns::{COLUMNS, Column, Columns};
pub use document::*;
pub use limits::Limits;
pub use members::Members;
pub use page::{page, served};
pub use scene::{Scene, scene};
pub use serve::{Make, Server};
pub use source::{Sources, source};

#[cfg(test)]
mod tests;
