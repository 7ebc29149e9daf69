//! The end of a run: what its supervisors recorded becomes a profile.
//!
//! Takes what [`supervisor::exec`] left of a program, or what lies in a run's directories; gives the profile of the whole
//! run to the one process that completes it ([`Whole`]), and leaves the part of a program or of a node to the others.
//!
//! It decides who folds and merges, and when; how that is done is `fold`'s. Promises that until a part or a profile stands
//! the records stay: whoever is killed on the way, `steelyard collect` finds them. It never records anything, and never reads
//! a clock.

mod node;
mod run;
mod whole;

pub use node::{hand_in, keep};
pub use run::{collect, collect_run};
pub use whole::{Whole, finish, retire, unattended};
