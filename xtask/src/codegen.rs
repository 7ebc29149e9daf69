//! From the tables in `api/` to C, Rust and documentation, and from Rust types to the viewer's.

mod accelerator;
mod c;
mod call;
mod calls_page;
mod class;
mod file_counters;
mod inert;
mod libc;
mod library;
mod loss;
mod math;
mod mpi;
mod newer;
mod option;
mod python;
mod records;
mod runtime;
mod rust;
#[cfg(feature = "crates")]
mod types;

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::ensure;

use crate::output::Outputs;
use crate::read_table;

/// The tables of libc's calls.
const LIBC: &[&str] = &["posix", "stdio", "wait", "thread"];

/// The tables of libraries known by name, in the order of the collector's interfaces.
const LIBRARIES: &[&str] = &["hdf5", "netcdf", "pnetcdf"];

/// The modules of `crates/format/src/gen/`.
const RUST_MODULES: &[&str] = &[
    "calls",
    "classes",
    "file_counters",
    "inert",
    "losses",
    "math",
    "options",
    "python",
    "records",
    "runtimes",
];

/// Everything that is generated, in memory.
pub fn outputs(root: &Path) -> anyhow::Result<Outputs> {
    let mut outputs = Outputs::default();
    let records: records::Records = read_table(root, "records.toml")?;
    records::generate(&records, &mut outputs)?;
    file_counters::generate(&records, &mut outputs)?;
    loss::generate(
        &read_table(root, "losses.toml")?,
        records.number("LOSS_SLOTS")?,
        &mut outputs,
    )?;
    option::generate(&read_table(root, "options.toml")?, &mut outputs)?;
    inert::generate(&read_table(root, "inert.toml")?, &mut outputs)?;
    python::generate(&read_table(root, "python.toml")?, &mut outputs)?;
    runtime::generate(&read_table(root, "runtimes.toml")?, &mut outputs)?;
    newer::generate(&read_table(root, "newer.toml")?, &mut outputs)?;

    let classes = read_table(root, "classes.toml")?;
    class::generate(&classes, &mut outputs)?;
    calls(root, &classes, &mut outputs)?;

    let list: String = RUST_MODULES.iter().map(|name| format!("pub mod {name};\n")).collect();
    let text = format!("//! Made from `api/` by `cargo xtask codegen`; do not edit.\n\n{list}");
    outputs.add_rust("crates/format/src/gen.rs", &text)?;
    #[cfg(feature = "crates")]
    types::generate(&mut outputs)?;
    Ok(outputs)
}

/// Names that the collector defines by hand.
pub fn by_hand(root: &Path) -> anyhow::Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for name in LIBC {
        let libc = libc::Libc::new(name, read_table(root, &format!("{name}.toml"))?)?;
        names.extend(
            (libc.calls.into_iter())
                .filter(|call| call.by_hand && !call.by_number)
                .map(|call| call.name),
        );
    }
    let accelerator = accelerator::Accelerator::new(read_table(root, "accelerator.toml")?)?;
    names.extend(accelerator.by_hand);
    Ok(names)
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
    let mut libraries = Vec::new();
    for name in LIBRARIES {
        let library = library::Library::new(&read_table(root, &format!("{name}.toml"))?)?;
        calls.extend(library.calls.iter().cloned());
        libraries.push(library);
    }
    library::generate(&libraries, outputs);
    let accelerator = accelerator::Accelerator::new(read_table(root, "accelerator.toml")?)?;
    accelerator.generate(outputs);
    calls.extend(accelerator.calls);
    not_wrapped.extend(accelerator.not_wrapped);
    let math = math::Math::new(&read_table(root, "math.toml")?)?;
    math.generate(outputs)?;
    calls.extend(math.calls.iter().cloned());
    let kinds: library::Kinds = read_table(root, "libraries.toml")?;
    kinds.generate(&math, outputs)?;
    for call in &calls {
        ensure!(
            kinds.of(&call.name) == call.library.as_deref(),
            "{}: its library by api/libraries.toml is {:?}, by its table {:?}",
            call.name,
            kinds.of(&call.name),
            call.library
        );
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
    let (tags, sums) = (read_table(root, "tags.toml")?, read_table(root, "darshan.toml")?);
    call::Numbered::new(calls, &locked)?.generate(&locked, classes, &tags, &sums, outputs)
}

#[cfg(test)]
mod tests {
    use super::outputs;

    #[test]
    fn what_is_committed_is_what_the_tables_say() {
        outputs(&crate::root())
            .expect("the tables are sound")
            .check(&crate::root())
            .expect("fresh");
    }

    #[test]
    fn generated_lines_of_c_fit_the_page() {
        let outputs = outputs(&crate::root()).expect("the tables are sound");
        for name in [
            "mpi",
            "posix",
            "stdio",
            "wait",
            "thread",
            "hdf5",
            "netcdf",
            "pnetcdf",
            "accelerator",
        ] {
            let text = outputs
                .get(&format!("collector/gen/{name}_wrappers.c"))
                .expect("generated");
            let long = text.lines().find(|line| line.chars().count() > 100);
            assert_eq!(long, None, "{name}");
        }
    }

    /// What a row more in a table of a copy of `api/` changes: each file by its path, with the lines that are new.
    fn changed_by(table: &str, row: &str) -> Vec<(String, String)> {
        let copy = tempfile::tempdir().expect("a folder");
        let from = crate::root();
        std::fs::create_dir(copy.path().join("api")).expect("made");
        for file in std::fs::read_dir(from.join("api")).expect("there").flatten() {
            std::fs::copy(file.path(), copy.path().join("api").join(file.file_name())).expect("copied");
        }
        let table = copy.path().join("api").join(table);
        let text = std::fs::read_to_string(&table).expect("a table");
        std::fs::write(&table, text + row).expect("written");
        let (before, after) = (
            outputs(&from).expect("sound"),
            outputs(copy.path()).expect("a sound row"),
        );
        let mut changed = after.differing(&before);
        changed.sort();
        changed
    }

    /// What [CONTRIBUTING.md] promises: a call, a loss and an option are each one row, from which everything else is made.
    #[test]
    fn a_row_is_all_that_an_addition_needs() {
        let call = "\n[[group]]\ndoc = \"Reading from somewhere new.\"\nclass = \"io_read\"\nbytes = \"result\"\n\
                    means = \"read\"\ncalls = [\"ssize_t read_again(int fd, void *buffer, size_t count)\"]\n";
        let loss = "\n[[loss]]\nid = \"gone_astray\"\nseverity = \"note\"\nsentence = \"Something went astray.\"\n";
        let option = "\n[[option]]\nname = \"STEELYARD_NEW\"\nread_by = \"cli\"\nkind = \"path\"\ndoc = \"A place.\"\n";
        for (table, row, files) in [
            (
                "posix.toml",
                call,
                &[
                    ("collector/gen/posix_wrappers.c", "read_again"),
                    ("collector/gen/calls.h", "CALL_read_again"),
                    ("crates/format/src/gen/calls.rs", "\"read_again\""),
                    ("docs/calls.md", "`read_again`"),
                ][..],
            ),
            (
                "losses.toml",
                loss,
                &[
                    ("collector/gen/losses.h", "LOSS_GONE_ASTRAY"),
                    ("crates/format/src/gen/losses.rs", "Something went astray."),
                ],
            ),
            (
                "options.toml",
                option,
                &[
                    ("crates/format/src/gen/options.rs", "STEELYARD_NEW"),
                    ("docs/options.md", "A place."),
                ],
            ),
        ] {
            let changed = changed_by(table, row);
            for (file, text) in files {
                let new = changed
                    .iter()
                    .find(|(path, _)| path == file)
                    .map(|(_, new)| new.as_str());
                assert!(
                    new.is_some_and(|new| new.contains(text)),
                    "{file}: {text}; changed: {changed:?}"
                );
            }
        }
    }

    /// A sentence is what a table owes its readers.
    #[test]
    fn sentences_end() {
        let page = outputs(&crate::root()).expect("the tables are sound");
        let page = page.get("docs/calls.md").expect("generated");
        for row in page
            .lines()
            .filter(|line| line.starts_with("| ") && line.contains(" | `mpi_"))
        {
            let first = row.trim_start_matches("| ").split(" |").next().unwrap_or("");
            assert!(first.ends_with('.') || first.starts_with("MPI"), "{first}");
        }
    }
}
