//! What the viewer knows of a run: the scene, made from the model and the report, as bytes that the page reads.
//!
//! A scene is the head in JSON ([`Document`]) and long lists as columns ([`Columns`]); `viewer/src/data` reads them.
//! [`Members`] are all that a page asks for; they are put into it ([`page()`]) or given to it as it asks ([`Server`]).

mod base64;
mod cells;
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

pub use columns::{Column, Columns};
pub use document::*;
pub use limits::Limits;
pub use members::Members;
pub use page::{page, served};
pub use scene::{Scene, scene};
pub use serve::{Make, Server};
pub use source::{Sources, source};

#[cfg(test)]
mod tests;
