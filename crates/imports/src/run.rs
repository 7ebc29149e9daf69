//! What every imported profile says of itself.

use format::Profile;
use format::facts::{ENERGY, HARDWARE_COUNTERS};
use format::tables::{Absence, NONE, Node};
use std::collections::HashMap;

const REMEDY: &str = "Run the program with `steelyard run`.";

/// Where it is not known.
pub const NO_NODE: &str = "node not recorded";

/// What the file, `from`, does not hold: ids, and why.
pub fn lacks(profile: &mut Profile, from: &str, lacking: &[(&str, &str)]) {
    let has_memory = profile.tables.processes.rss_peak_bytes.iter().any(|bytes| *bytes >= 0);
    let memory = (!has_memory).then_some("memory");
    let others = [HARDWARE_COUNTERS, ENERGY].into_iter().chain(memory);
    let others = others.map(|what| (what, format!("the profile was imported from {from}, which has none")));
    let lacking = lacking.iter().map(|(what, why)| (*what, why.to_string()));
    for (what, why) in lacking.chain(others) {
        let row = Absence {
            node: NONE,
            what: profile.strings.intern(what),
            reason: profile.strings.intern(&why),
            remedy: profile.strings.intern(REMEDY),
        };
        profile.tables.absent.push(row);
    }
}

/// A command line as it may be kept.
pub fn command(line: &str) -> Vec<String> {
    let line = secrets::redacted_text(line);
    line.split_whitespace().map(str::to_string).collect()
}

/// Nodes by name.
#[derive(Default)]
pub struct Nodes(HashMap<String, u32>);

impl Nodes {
    pub fn row(&mut self, profile: &mut Profile, name: &str) -> u32 {
        let name = if name.is_empty() { NO_NODE } else { name };
        if let Some(row) = self.0.get(name) {
            return *row;
        }
        let text = profile.strings.intern(name);
        let row = profile.tables.nodes.push(Node {
            name: text,
            ..Node::default()
        });
        self.0.insert(name.to_string(), row);
        row
    }
}
