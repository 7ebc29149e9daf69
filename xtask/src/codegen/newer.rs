//! `api/newer.toml`: functions of libc that an older glibc lacks.

use std::collections::BTreeSet;
use std::fmt::Write;

use anyhow::ensure;
use serde::Deserialize;

use crate::output::Outputs;

/// The whole table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Newer {
    newer: Vec<Version>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Version {
    minor: u8,
    names: Vec<String>,
}

/// Adds `collector/gen/newer.h`.
pub fn generate(newer: &Newer, outputs: &mut Outputs) -> anyhow::Result<()> {
    let all = || newer.newer.iter().flat_map(|version| &version.names);
    let longest = all().map(String::len).max().unwrap_or(0);
    let mut seen = BTreeSet::new();
    for name in all() {
        ensure!(seen.insert(name), "{name} is listed twice");
    }
    let mut c = format!(
        "/* Functions of libc since which glibc 2.x has them. Made from api/newer.toml by `cargo xtask codegen`; do not edit. */\n\n\
         #ifndef STEELYARD_NEWER_H\n#define STEELYARD_NEWER_H\n\n#include <stdint.h>\n\n\
         static const struct {{\n    uint8_t minor;\n    char name[{}];\n}} newer_names[] = {{\n",
        longest + 1
    );
    for version in &newer.newer {
        for name in &version.names {
            writeln!(c, "    {{{}, \"{name}\"}},", version.minor)?;
        }
    }
    c += "};\n\n#endif\n";
    outputs.add("collector/gen/newer.h", c);
    Ok(())
}
