//! `api/inert.toml`: programs that only start others.

use std::collections::BTreeSet;
use std::fmt::Write;

use anyhow::ensure;
use serde::Deserialize;

use crate::output::Outputs;

/// The whole table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inert {
    inert: Vec<Program>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Program {
    doc: String,
    names: Vec<String>,
}

/// Adds `collector/gen/inert.h` and `crates/format/src/gen/inert.rs`.
pub fn generate(inert: &Inert, outputs: &mut Outputs) -> anyhow::Result<()> {
    let mut c = String::from(
        "/* Programs that only start others. Made from api/inert.toml by `cargo xtask codegen`; do not edit. */\n\n\
         #ifndef STEELYARD_INERT_H\n#define STEELYARD_INERT_H\n\nstatic const char *const inert_programs[] = {\n",
    );
    let mut names = BTreeSet::new();
    for row in &inert.inert {
        writeln!(c, "    /* {} */", row.doc)?;
        for name in &row.names {
            ensure!(!name.is_empty() && !name.contains('/'), "\"{name}\" is no file name");
            ensure!(names.insert(name), "{name} is listed twice");
            writeln!(c, "    \"{name}\",")?;
        }
    }
    c += "};\n\n#endif\n";
    let mut rust = String::from(
        "//! Programs that only start others. Made from `api/inert.toml` by `cargo xtask codegen`; do not edit.\n\n\
         /// File names of executables that are never measured, sorted.\npub static INERT: &[&str] = &[\n",
    );
    for name in &names {
        writeln!(rust, "{name:?},")?;
    }
    rust += "];\n";
    outputs.add("collector/gen/inert.h", c);
    outputs.add_rust("crates/format/src/gen/inert.rs", &rust)
}
