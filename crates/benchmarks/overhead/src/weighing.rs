//! The result.

use crate::{Comparison, Cost, Pair, Rule, Stop};
use serde::{Deserialize, Serialize};

/// Version of the file format.
pub const SCHEMA: u32 = 1;

/// What a tool costs a command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Weighing {
    /// [`SCHEMA`].
    pub schema: u32,
    /// The command, as it was typed.
    pub command: String,
    /// The tool: "Steelyard", or as it was typed.
    pub tool: String,
    /// Where and when: label and text.
    pub place: Vec<(String, String)>,
    /// When to stop.
    pub rule: Rule,
    /// Why it stopped.
    pub stop: Stop,
    /// Of the order of the runs.
    pub seed: u64,
    /// Whether a pair was run first that is not counted.
    pub warm_up: bool,
    /// The part of all intervals that are to hold the truth.
    pub confidence: f64,
    /// Quantities with and without the tool.
    pub comparisons: Vec<Comparison>,
    /// Where the cost arises, if the tool is Steelyard; medians over the runs.
    pub costs: Vec<Cost>,
    /// The part of the ranks' time that the runs' own reports say measuring took; median.
    pub stated_share: Option<f64>,
    /// Every pair, in order.
    pub pairs: Vec<Pair>,
}

impl Weighing {
    /// The elapsed time, if it was compared.
    pub fn elapsed(&self) -> Option<&Comparison> {
        self.comparisons.iter().find(|comparison| comparison.id == "elapsed")
    }

    /// Seconds that the tool adds to the elapsed time, by the ratio; and what of it no part explains.
    pub fn difference(&self) -> Option<(f64, f64)> {
        let elapsed = self.elapsed()?;
        let difference = elapsed.cost() * elapsed.without;
        Some((
            difference,
            difference - self.costs.iter().map(|cost| cost.seconds).sum::<f64>(),
        ))
    }

    /// The file, one object.
    pub fn to_json(&self) -> String {
        text::json(self)
    }
}
