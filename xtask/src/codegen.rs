//! From the tables in `api/` to C, Rust and documentation.

mod c;
mod call;
mod calls_page;
mod class;
mod inert;
mod libc;
mod loss;
mod mpi;
mod option;
mod records;

use std::path::Path;

use crate::output::Outputs;
use crate::read_table;

/// The tables of libc's calls.
const LIBC: &[&str] = &["posix", "stdio", "wait", "thread"];

/// The modules of `crates/format/src/gen/`.
const RUST_MODULES: &[&str] = &["calls", "classes", "inert", "losses", "options", "records"];

/// Everything that is generated, in memory.
pub fn outputs(root: &Path) -> anyhow::Result<Outputs> {
    let mut outputs = Outputs::default();
    let records: records::Records = read_table(root, "records.toml")?;
    records::generate(&records, &mut outputs)?;
    loss::generate(
        &read_table(root, "losses.toml")?,
        records.number("LOSS_SLOTS")?,
        &mut outputs,
    )?;
    option::generate(&read_table(root, "options.toml")?, &mut outputs)?;
    inert::generate(&read_table(root, "inert.toml")?, &mut outputs)?;

    let classes = read_table(root, "classes.toml")?;
    class::generate(&classes, &mut outputs)?;
    calls(root, &classes, &mut outputs)?;

    let list: String = RUST_MODULES.iter().map(|name| format!("pub mod {name};\n")).collect();
    let text = format!("//! Made from `api/` by `cargo xtask codegen`; do not edit.\n\n{list}");
    outputs.add_rust("crates/format/src/gen/mod.rs", &text)?;
    Ok(outputs)
}

/// Wrappers, numbers and the page of all calls.
fn calls(root: &Path, classes: &class::Classes, outputs: &mut Outputs) -> anyhow::Result<()> {
    let mpi = mpi::Mpi::new(read_table(root, "mpi.toml")?)?;
    mpi::generate(&mpi, outputs)?;
    let mut calls: Vec<call::Call> = mpi.functions.iter().map(|function| function.call.clone()).collect();
    let mut not_wrapped = mpi.not_wrapped;
    for name in LIBC {
        let libc = libc::Libc::new(name, read_table(root, &format!("{name}.toml"))?)?;
        libc.generate(name, outputs);
        calls.extend(libc.calls);
        not_wrapped.extend(libc.not_wrapped);
    }
    let not_wrapped = not_wrapped.iter().collect();
    calls_page::Page {
        calls: &calls,
        classes,
        rules: &mpi.rules,
        not_wrapped,
    }
    .generate(outputs)?;
    let locked = call::Numbered::locked(root)?;
    call::Numbered::new(calls, &locked)?.generate(&locked, classes, outputs)
}
