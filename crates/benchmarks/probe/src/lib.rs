//! What a file system gives, and what memory and cores do: short measurements, their store, and their way into a profile.
//!
//! Takes a directory: [`measure`] has one or many processes write, read and name files there. Gives a [`Probe`], which
//! [`Store`] keeps, the newest of each file system; [`attach()`] puts those that fit into a profile, so that what is
//! computed from the profile needs nothing else. [`measure_memory`] measures the memory of this node, [`measure_compute`] its cores;
//! their results go the same way.
//!
//! Promises to remove all that it made, also where it is interrupted, and to stay within its [`Plan`]. Never runs
//! during a measurement of somebody else's program.

mod attach;
mod board;
mod compute;
mod error;
mod file_system;
mod folder;
mod interrupt;
mod lead;
mod measure;
mod memory;
mod plan;
mod record;
mod store;
mod task;
pub mod test;
mod work;

pub use attach::attach;
pub use compute::{COMPUTE, DOUBLE, SINGLE, measure_compute};
pub use error::Error;
pub use file_system::FileSystem;
pub use interrupt::end_by;
pub use measure::{Team, measure, serve};
pub use memory::{LOAD, LOAD_HUGE, MEMORY, READ, TRIAD, measure_memory};
pub use plan::{Plan, SECONDS, Wish};
pub use record::{Measurement, Probe};
pub use store::Store;
pub use test::Test;
