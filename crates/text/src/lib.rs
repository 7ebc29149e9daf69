//! Text for people, shells, spreadsheets and programs: numbers in their units, nouns, moments, signals, names made safe to show, quoting, JSON.
//!
//! Takes values with their unit and error, names, words; gives texts. Promises that a number has no more digits than its
//! error allows, that what a name holds can neither act in a terminal nor be a formula in a spreadsheet, and that the same
//! value reads the same everywhere. Never knows what is said, and never reads a file, a clock or the environment.

mod json;
mod list;
mod number;
mod quote;
mod signal;
mod typed;
mod unit;
mod utc;
mod visible;
mod words;
mod wrap;

pub use json::json;
pub use list::{list, spans};
pub use number::{ERROR_LEGEND, SHOWN_ERRORS, about, ascii, is_known, limit, measured, number, plain, symbol, within};
pub use quote::{command_line, csv_record};
pub use signal::{fault_meaning, signal, signal_meaning};
pub use typed::{duration, size};
pub use unit::Unit;
pub use utc::utc;
pub use visible::{LONGEST, cut, is_sentence, visible};
pub use words::{and, capital, counted, file_name, plural, ranges};
pub use wrap::wrap;
