//! `api/python.toml`: whose a file of Python's code is.

use std::fmt::Write;

use serde::Deserialize;

use crate::output::Outputs;

/// The whole table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Python {
    list: Vec<List>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    name: String,
    doc: String,
    texts: Vec<String>,
}

/// Adds `collector/gen/python.h` and `crates/format/src/gen/python.rs`.
pub fn generate(python: &Python, outputs: &mut Outputs) -> anyhow::Result<()> {
    let head = "Whose a file of Python's code is. Made from api/python.toml by `cargo xtask codegen`; do not edit.";
    let mut c = format!("/* {head} */\n\n#ifndef STEELYARD_PYTHON_PATHS_H\n#define STEELYARD_PYTHON_PATHS_H\n");
    let mut rust = format!("//! {head}\n");
    for List { name, doc, texts } in &python.list {
        let quoted: Vec<String> = texts.iter().map(|text| format!("{text:?}")).collect();
        let lines: String = quoted.iter().map(|text| format!("    {text},\n")).collect();
        write!(
            c,
            "\n/* {doc} */\nstatic const char *const python_{name}[] = {{\n{lines}}};\n"
        )?;
        write!(
            rust,
            "\n/// {doc}\npub static {}: &[&str] = &[{}];\n",
            name.to_uppercase(),
            quoted.join(", ")
        )?;
    }
    c += "\n#endif\n";
    outputs.add("collector/gen/python.h", c);
    outputs.add_rust("crates/format/src/gen/python.rs", &rust)
}
