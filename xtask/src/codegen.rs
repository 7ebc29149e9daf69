//! From the tables in `api/` to C, Rust and documentation.

mod c;
mod call;
mod class;
mod libc;
mod mpi;
mod records;

use std::path::Path;

use crate::output::Outputs;
use crate::read_table;

/// The tables of libc's calls.
const LIBC: &[&str] = &["posix", "stdio", "wait", "thread"];

/// Everything that is generated, in memory.
pub fn outputs(root: &Path) -> anyhow::Result<Outputs> {
    let mut outputs = Outputs::default();
    let modules = ["calls", "classes", "records"];
    records::generate(&read_table(root, "records.toml")?, &mut outputs)?;

    let classes = read_table(root, "classes.toml")?;
    class::generate(&classes, &mut outputs)?;
    let mpi = mpi::Mpi::new(read_table(root, "mpi.toml")?)?;
    mpi::generate(&mpi, &mut outputs)?;

    let mut calls: Vec<call::Call> = mpi.functions.iter().map(|function| function.call.clone()).collect();
    for name in LIBC {
        let libc = libc::Libc::new(name, read_table(root, &format!("{name}.toml"))?)?;
        libc.generate(name, &mut outputs);
        calls.extend(libc.calls);
    }
    let locked = call::Numbered::locked(root)?;
    call::Numbered::new(calls, &locked)?.generate(&locked, &classes, &mut outputs)?;

    let list: String = modules.iter().map(|name| format!("pub mod {name};\n")).collect();
    let text = format!("//! Made from `api/` by `cargo xtask codegen`; do not edit.\n\n{list}");
    outputs.add_rust("crates/format/src/gen/mod.rs", &text)?;
    Ok(outputs)
}
