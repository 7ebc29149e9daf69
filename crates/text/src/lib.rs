//! Text for people, shells and spreadsheets: numbers in their units, nouns, moments, names made safe to show, quoting.

mod number;
mod quote;
mod unit;
mod utc;
mod visible;
mod words;

pub use number::{ERROR_LEGEND, SHOWN_ERRORS, ascii, limit, measured, number, symbol, within};
pub use quote::{command_line, csv_record};
pub use unit::Unit;
pub use utc::utc;
pub use visible::{LONGEST, cut, visible};
pub use words::{capital, counted, file_name, plural};
