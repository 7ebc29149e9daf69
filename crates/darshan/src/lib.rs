//! Darshan logs: their bytes, and what they are as profiles.
//!
//! [`Log`] reads formats 3.00 to 3.41 and writes 3.41.

mod bytes;
mod error;
mod hash;
mod layout;
mod log;
mod record;

pub use error::Error;
pub use hash::record_id;
pub use layout::{COUNTED, Layout, Module};
pub use log::{Heatmap, Job, Layered, Log, Segment, Stripes, Trace};
pub use record::Record;
