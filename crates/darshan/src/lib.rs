//! Darshan logs: their bytes, and what they are as profiles.
//!
//! [`Log`] reads formats 3.00 to 3.41 and writes 3.41. [`export`] makes a log of a profile, with Darshan's conventions
//! where ours differ; [`import`] makes a profile of a log.

mod bytes;
mod error;
mod export;
mod hash;
mod import;
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
