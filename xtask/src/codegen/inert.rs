//! `api/inert.toml`, and the launchers of `crates/launch`: programs that only start others.

use std::collections::BTreeSet;
use std::fmt::Write;

use anyhow::{Context, ensure};
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

const LAUNCHERS: &str = include_str!("../../../crates/launch/src/launchers.toml");

/// What it says of names.
#[derive(Deserialize)]
struct Launchers {
    family: Vec<Executables>,
    front: Vec<Front>,
    unsupported: Executables,
}

#[derive(Deserialize)]
struct Executables {
    executables: Vec<String>,
    #[serde(default)]
    shared: Vec<String>,
}

#[derive(Deserialize)]
struct Front {
    name: String,
}

impl Launchers {
    fn names(&self) -> BTreeSet<&String> {
        let listed = self.family.iter().chain([&self.unsupported]);
        let launchers = listed.flat_map(|row| row.executables.iter().chain(&row.shared));
        launchers.chain(self.front.iter().map(|front| &front.name)).collect()
    }
}

/// Adds `collector/gen/inert.h` and `crates/format/src/gen/inert.rs`.
pub fn generate(inert: &Inert, outputs: &mut Outputs) -> anyhow::Result<()> {
    let mut c = String::from(
        "/* Programs that only start others. Made from api/inert.toml and launchers.toml by `cargo xtask codegen`; do not edit. */\n\n\
         #ifndef STEELYARD_INERT_H\n#define STEELYARD_INERT_H\n\nstatic const char *const inert_programs[] = {\n",
    );
    let mut names = BTreeSet::new();
    let launchers: Launchers = toml::from_str(LAUNCHERS).context("launchers.toml")?;
    let launchers = launchers.names();
    let rows = (inert.inert.iter()).map(|row| (row.doc.as_str(), row.names.iter().collect::<Vec<_>>()));
    let of_launchers = ("Launchers, and what may stand before them.", Vec::from_iter(launchers));
    for (doc, of_row) in rows.chain([of_launchers]) {
        writeln!(c, "    /* {doc} */")?;
        for name in of_row {
            ensure!(!name.is_empty() && !name.contains('/'), "\"{name}\" is no file name");
            ensure!(names.insert(name), "{name} is listed twice");
            writeln!(c, "    \"{name}\",")?;
        }
    }
    c += "};\n\n#endif\n";
    let mut rust = String::from(
        "//! Programs that only start others. Made from `api/inert.toml` and `launchers.toml` by `cargo xtask codegen`; do not edit.\n\n\
         /// File names of executables that are never measured, sorted.\npub static INERT: &[&str] = &[\n",
    );
    for name in &names {
        writeln!(rust, "{name:?},")?;
    }
    rust += "];\n";
    outputs.add("collector/gen/inert.h", c);
    outputs.add_rust("crates/format/src/gen/inert.rs", &rust)
}
