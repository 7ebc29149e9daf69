//! The Report type and its writers.

mod assemble;
pub mod csv;
mod grid;
mod head;
mod heat;
pub mod html;
mod intro;
mod io;
pub mod json;
pub mod markdown;
mod picture;
mod places;
mod report;
pub mod text;
mod trust;
mod words;

pub use head::{Outcome, outcome};
pub use report::*;
