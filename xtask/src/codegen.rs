//! From the tables in `api/` to C, Rust and documentation.

mod records;

use std::path::Path;

use crate::output::Outputs;

/// Everything that is generated, in memory.
pub fn outputs(root: &Path) -> anyhow::Result<Outputs> {
    let mut outputs = Outputs::default();
    let modules = ["records"];
    records::generate(&crate::read_table(root, "records.toml")?, &mut outputs)?;

    let list: String = modules.iter().map(|name| format!("pub mod {name};\n")).collect();
    let text = format!("//! Made from `api/` by `cargo xtask codegen`; do not edit.\n\n{list}");
    outputs.add_rust("crates/format/src/gen/mod.rs", &text)?;
    Ok(outputs)
}
