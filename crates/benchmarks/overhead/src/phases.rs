//! What `steelyard run` says of itself: how long each of its phases took.

use serde::{Deserialize, Serialize};

/// The phases of one `steelyard run`. Its own start by the system comes before them and is in none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Phases {
    /// Seconds until the command was started.
    pub before_s: f64,
    /// Seconds of the command.
    pub command_s: f64,
    /// When the command had ended, nanoseconds since 1970.
    pub command_end_unix_ns: i64,
    /// Seconds in which the records became a report and were written.
    pub after_s: f64,
}

impl Phases {
    /// One object.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// What [`Phases::to_json`] wrote.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}
