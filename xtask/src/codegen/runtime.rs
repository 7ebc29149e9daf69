//! `api/runtimes.toml`: runtimes that make code while they run.

use serde::Deserialize;

use crate::output::Outputs;

/// The whole table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Runtimes {
    runtime: Vec<Runtime>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Runtime {
    name: String,
    modules: Vec<String>,
    switch: String,
    stubs: Vec<String>,
}

/// Adds `crates/format/src/gen/runtimes.rs`.
pub fn generate(runtimes: &Runtimes, outputs: &mut Outputs) -> anyhow::Result<()> {
    let rows: String = (runtimes.runtime.iter())
        .map(
            |Runtime {
                 name,
                 modules,
                 switch,
                 stubs,
             }| {
                format!("Runtime {{ name: {name:?}, modules: &{modules:?}, switch: {switch:?}, stubs: &{stubs:?} }},\n")
            },
        )
        .collect();
    outputs.add_rust(
        "crates/format/src/gen/runtimes.rs",
        &format!(
            "//! Runtimes that make code while they run. Made from api/runtimes.toml by `cargo xtask codegen`; do not edit.\n\n\
             /// A runtime that makes code while it runs.\n\
             #[derive(Clone, Copy, Debug, PartialEq, Eq)]\n\
             pub struct Runtime {{\n\
             /// What it is called.\n    pub name: &'static str,\n\
             /// How the names of files begin that only such a program has mapped.\n    pub modules: &'static [&'static str],\n\
             /// What has it write a perf map or a jitdump.\n    pub switch: &'static str,\n\
             /// How its own functions in these begin.\n    pub stubs: &'static [&'static str],\n}}\n\n\
             /// All that are known.\n\
             pub static RUNTIMES: &[Runtime] = &[\n{rows}];\n"
        ),
    )
}
