//! What a file system gives: a short measurement, its store, and its way into a profile.
//!
//! [`measure`] has one or many processes write, read and name files in a directory, and removes all of it;
//! [`Store`] keeps the newest result of each file system; [`attach()`] puts those that fit into a profile, so that
//! what is computed from the profile needs nothing else.

mod attach;
mod board;
mod error;
mod file_system;
mod folder;
mod interrupt;
mod lead;
mod measure;
mod plan;
mod record;
mod store;
mod task;
mod test;
mod work;

pub use attach::attach;
pub use error::Error;
pub use file_system::FileSystem;
pub use interrupt::end_by;
pub use measure::{Team, measure, serve};
pub use plan::{Plan, SECONDS, Wish};
pub use record::{Measurement, Probe};
pub use store::Store;
pub use test::Test;
