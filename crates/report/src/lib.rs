//! The Report type and its writers.
//!
//! Takes a [`model::Run`]; gives its [`Report`], which carries its own labels, units, formulas and sentences, and
//! writers that turn a Report, and nothing else, into bytes: [`text`], [`markdown`], [`html`], [`csv`], [`json`].
//!
//! Promises the same bytes for the same run; JSON as `docs/report.schema.json` has it; and that whatever comes from the
//! measured program is escaped, and cut where it is long. A writer never asks which metric it shows, and computes none.
//! Never reads a file, a clock or the environment.

mod assemble;
pub mod csv;
mod gpu;
mod grid;
mod head;
mod heat;
mod histogram;
pub mod html;
mod intro;
mod io;
pub mod json;
pub mod markdown;
mod math;
mod openmp;
mod pairs;
mod picture;
mod places;
mod regions;
mod report;
pub mod text;
mod trust;
mod waiting;
mod words;

pub use head::{Outcome, outcome};
pub use heat::HEAT_RANGE;
pub use report::*;
