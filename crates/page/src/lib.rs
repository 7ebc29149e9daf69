//! What all our HTML pages share: one file each, no script, no request, and no name that could act.

mod frame;
pub mod plot;
mod visible;

pub use frame::{POLICY, colour, frame};
pub use visible::{LONGEST, cut, html, visible};
