//! What every imported profile says of itself.

use crate::Asked;
use format::facts::{ENERGY, HARDWARE_COUNTERS};
use format::tables::{Absence, NONE, Node};
use format::{Note, Profile, RunFacts};
use std::collections::HashMap;

const REMEDY: &str = "Run the program with `steelyard run`.";

/// Where it is not known.
pub const NO_NODE: &str = "node not recorded";

/// What the file, `from`, does not hold: ids, and why.
pub fn lacks(profile: &mut Profile, from: &str, lacking: &[(&str, &str)]) {
    let has_memory = profile.tables.processes.rss_peak_bytes.iter().any(|bytes| *bytes >= 0);
    let memory = (!has_memory).then_some("memory");
    let others = [HARDWARE_COUNTERS, ENERGY].into_iter().chain(memory);
    let has = if from.ends_with('s') { "have" } else { "has" };
    let others = others.map(|what| (what, format!("the profile was imported from {from}, which {has} none")));
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

/// A run of ranks by their processes, which are there; called as the file says or, where it doesn't, as was asked.
pub fn facts(
    profile: &Profile,
    asked: &Asked,
    name: String,
    command: Vec<String>,
    ranks: u32,
    notes: Vec<Note>,
) -> RunFacts {
    let last = profile.tables.processes.end_ns.iter().copied().max();
    RunFacts {
        name: if name.is_empty() { asked.name.clone() } else { name },
        command,
        elapsed_ns: last.unwrap_or(0).max(0) as u64,
        tick_ns: 1_000_000,
        ranks_expected: Some(ranks),
        notes,
        ..RunFacts::default()
    }
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
