//! `api/losses.toml`: what can happen and not be recorded.

use std::fmt::Write;

use anyhow::ensure;
use serde::Deserialize;

use crate::output::Outputs;

/// The whole table; a row's place is its counter's.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Losses {
    pub loss: Vec<Loss>,
}

/// One row.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Loss {
    pub id: String,
    pub severity: Severity,
    #[serde(default)]
    pub uncounted: bool,
    pub sentence: String,
}

/// How much a loss matters.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    Note,
    Partial,
    Serious,
}

/// A name in snake case as that of a variant.
fn camel(id: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    id.split('_').map(word).collect()
}

/// Adds `collector/gen/losses.h` and `crates/format/src/gen/losses.rs`.
pub fn generate(losses: &Losses, slots: usize, outputs: &mut Outputs) -> anyhow::Result<()> {
    let count = losses.loss.len();
    ensure!(
        count <= slots,
        "{count} losses do not fit LOSS_SLOTS of api/records.toml"
    );
    let mut c = String::from(
        "/* Counters of what is lost, by place. Made from api/losses.toml by `cargo xtask codegen`; do not edit. */\n\n\
         #ifndef STEELYARD_LOSSES_H\n#define STEELYARD_LOSSES_H\n\nenum loss {\n",
    );
    let mut rust = String::from(
        "//! What can be lost. Made from `api/losses.toml` by `cargo xtask codegen`; do not edit.\n\n\
         /// How much a loss matters.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]\npub enum Severity {\n\
         /// No number is wrong, some detail is missing.\nNote,\n\
         /// Numbers are incomplete by about the count.\nPartial,\n\
         /// A thread or a process is missing.\nSerious,\n}\n\n\
         /// One kind of loss.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub struct Loss {\n\
         /// Stable id, as in the table `losses` of a profile.\npub id: &'static str,\n\
         /// How much it matters.\npub severity: Severity,\n\
         /// Whether by it calls go uncounted: numbers, bytes and times of calls are lower bounds then.\npub uncounted: bool,\n\
         /// What happened and what helps; the number of times is said elsewhere.\npub sentence: &'static str,\n}\n\n\
         /// Every kind, in the order of the counters in a region.\npub static LOSSES: &[Loss] = &[\n",
    );
    let mut ids = String::new();
    for (place, loss) in losses.loss.iter().enumerate() {
        let Loss {
            id,
            severity,
            uncounted,
            sentence,
        } = loss;
        writeln!(c, "    LOSS_{} = {place},", id.to_uppercase())?;
        writeln!(ids, "/// `{id}`\n{},", camel(id))?;
        writeln!(
            rust,
            "Loss {{ id: {id:?}, severity: Severity::{severity:?}, uncounted: {uncounted}, sentence: {sentence:?} }},"
        )?;
    }
    c += "};\n\n#endif\n";
    write!(
        rust,
        "];\n\n/// The kinds by name; the number is the place of the counter.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum LossId {{\n{ids}}}\n\n\
         impl LossId {{\n/// As in the table `losses` of a profile.\n\
         pub fn word(self) -> &'static str {{\nLOSSES[self as usize].id\n}}\n}}\n"
    )?;
    rust += "\n/// The loss of that id.\npub fn loss(id: &str) -> Option<&'static Loss> {\n\
             LOSSES.iter().find(|loss| loss.id == id)\n}\n";
    outputs.add("collector/gen/losses.h", c);
    outputs.add_rust("crates/format/src/gen/losses.rs", &rust)
}
