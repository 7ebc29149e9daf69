//! What all our HTML pages share: one file each, no script, no request, and no name that could act.

mod escape;
mod frame;
pub mod plot;

pub use escape::html;
pub use frame::{POLICY, colour, frame};
