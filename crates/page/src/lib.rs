//! What all our HTML pages share: one file each, no script, no request, and no name that could act.

mod frame;
pub mod plot;
mod utc;
mod visible;

pub use frame::{POLICY, colour, frame};
pub use utc::utc;
pub use visible::{LONGEST, cut, html, visible};
