//! What all our HTML pages share: one file each, no script, no request, and no name that could act.
//!
//! Takes content that is HTML, titles and names that are plain text, and points of lines; gives the whole page
//! ([`frame()`]), texts in which nothing is a tag ([`html`]) and pictures as inline SVG ([`plot`]).
//!
//! Promises that nothing in a page is fetched and nothing runs, whatever a name holds ([`POLICY`]), and that no line of
//! a plot is told by its colour alone. Never knows what it shows, and never reads a file, a clock or the environment.

mod escape;
mod frame;
pub mod plot;

pub use escape::html;
pub use frame::{POLICY, colour, frame};
