//! A machine on which programs are recorded unasked.
//!
//! Takes the site's settings ([`Settings`], the table `[site]` of `/etc/steelyard.toml`); gives the variables by which programs
//! record themselves as the site wants it, and keeps the [`Store`] of profiles: a folder a day that all may write to, in it one
//! of each user that nobody else may read.
//!
//! Promises that nothing is removed but profiles and their pages, in folders of days, and that no link is followed on the way.
//! Never looks into a profile.

mod error;
mod settings;
mod store;
mod user;

pub use error::Error;
pub use settings::{FILE, Settings, is_word};
pub use store::{Cleaned, OF_A_DAY, Store};
pub use user::{User, user};
