//! Darshan logs: their bytes, and what they are as profiles.
//!
//! Takes the bytes of a log, or a profile. [`Log`] reads formats 3.00 to 3.41 and writes 3.41; [`export`] makes a log
//! of a profile, with Darshan's conventions where ours differ; [`import`] makes a profile of a log.
//!
//! Promises that totals and extremes of a log are kept, what lies between being divided evenly; and that any bytes are
//! read or refused in a sentence, within bounds. Never reads a file, a clock or the environment.

mod bytes;
mod error;
mod export;
mod hash;
mod import;
mod known;
mod layout;
mod log;
mod record;

pub use error::Error;
pub use export::{Exported, export};
pub use hash::record_id;
pub use import::import;
pub use layout::{COUNTED, Layout, Module};
pub use log::{Heatmap, Job, Layered, Log, Segment, Stripes, Trace};
pub use record::Record;
