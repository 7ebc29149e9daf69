//! `api/classes.toml`: what a thread can be doing at a moment.

use std::fmt::Write;

use serde::Deserialize;

use crate::output::Outputs;

/// The whole table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Classes {
    /// In the order in which they are shown.
    pub class: Vec<Class>,
}

/// One row.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Class {
    pub id: String,
    pub family: String,
    pub label: String,
    pub colour: String,
    pub doc: String,
}

impl Class {
    /// Its name in C.
    pub fn c_name(id: &str) -> String {
        format!("CLASS_{}", id.to_uppercase())
    }
}

/// Adds `crates/format/src/gen/classes.rs`.
pub fn generate(classes: &Classes, outputs: &mut Outputs) -> anyhow::Result<()> {
    let mut text = String::from(
        "//! What a thread can be doing. Made from `api/classes.toml` by `cargo xtask codegen`; do not edit.\n\n\
         /// One class of time.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub struct Class {\n\
         /// Stable id, as in the `class` column of calls.\npub id: &'static str,\n\
         /// The share at the top of the report that it belongs to.\npub family: &'static str,\n\
         /// What people read.\npub label: &'static str,\n\
         /// `#rrggbb`.\npub colour: &'static str,\n\
         /// One sentence.\npub doc: &'static str,\n}\n\n\
         /// Every class, in the order in which they are shown.\npub static CLASSES: &[Class] = &[\n",
    );
    for Class {
        id,
        family,
        label,
        colour,
        doc,
    } in &classes.class
    {
        writeln!(
            text,
            "Class {{ id: {id:?}, family: {family:?}, label: {label:?}, colour: {colour:?}, doc: {doc:?} }},"
        )?;
    }
    text += "];\n\n/// The class of that id.\npub fn class(id: &str) -> Option<&'static Class> {\n\
             CLASSES.iter().find(|class| class.id == id)\n}\n";
    outputs.add_rust("crates/format/src/gen/classes.rs", &text)
}
