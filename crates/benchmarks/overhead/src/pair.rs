//! One run without the tool and one with it, close together in time.

use serde::{Deserialize, Serialize};

/// One run of the command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Run {
    /// Seconds from the start of the first process to the end of the last, the tool's own work before and after included.
    pub elapsed_s: f64,
    /// Seconds of the command alone; of a tool that we cannot look into the same as `elapsed_s`.
    pub command_s: f64,
    /// The figure of merit that the program printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub merit: Option<f64>,
}

/// Two runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Pair {
    /// The command as it is.
    pub without: Run,
    /// The same with the tool.
    pub with: Run,
    /// Which came first.
    pub with_first: bool,
}
