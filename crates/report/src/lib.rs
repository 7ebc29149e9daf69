//! The Report type and its writers.

pub mod csv;
mod grid;
pub mod html;
pub mod json;
pub mod markdown;
mod number;
mod picture;
mod report;
pub mod text;
mod visible;

pub use number::{ascii, error, number};
pub use report::*;
pub use visible::visible;
