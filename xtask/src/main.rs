//! Code generation from `api/`, and the house rules as programs.
//!
//! `cargo xtask codegen` writes what is made from the tables in `api/`; `cargo xtask codegen --check` writes nothing
//! and fails if any of it is stale. `cargo codegen` is the same without our own crates, which are compiled with what it writes. `cargo xtask check` looks after the rules that a compiler does not know.

mod arguments;
mod check;
mod codegen;
mod output;
#[cfg(feature = "crates")]
mod parts;
#[cfg(feature = "crates")]
mod readme;
mod simulate;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};

const USAGE: &str = "\
usage: cargo xtask <command>

  codegen          write the files generated from api/
  codegen --check  write nothing; fail if a generated file is stale
  readme           write the made parts of README.md: a report and the table of costs
  readme --check   write nothing; fail if they are stale
  parts FOLDER     make parts of a run that never was, one file a node, to merge and report
                   --ranks 10000 --per-node 32 --seconds 30
  simulate         what sampling costs a bulk-synchronous program of 2 to a million ranks, beside the formula;
                   with --write into docs/scale.md and docs/scale.svg
                   --granule-us 100 --period-ms 20 --handler-us 20 --wrapper-ns 10 --calls 4 --skew-us 50 --per-node 64
  check            the house rules: dependencies, modules, documents, the collector's manners, freshness
";

fn main() -> ExitCode {
    match run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> anyhow::Result<()> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["codegen"] => codegen::outputs(&root())?.write(&root()),
        ["codegen", "--check"] => codegen::outputs(&root())?.check(&root()),
        #[cfg(feature = "crates")]
        ["readme"] => readme::readme(&root(), false),
        #[cfg(feature = "crates")]
        ["readme", "--check"] => readme::readme(&root(), true),
        #[cfg(feature = "crates")]
        ["parts", rest @ ..] => parts::write(arguments::Arguments::new(rest)),
        ["simulate", rest @ ..] => simulate::run(&root(), arguments::Arguments::new(rest)),
        ["check"] => check::check(&root()),
        [] | ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(())
        }
        _ => bail!("unknown command \"{}\"; `cargo xtask help` lists them", words.join(" ")),
    }
}

/// The top of the repository that the command is called in, never that which it was built in: a copied `target/` writes where it stands.
fn root() -> PathBuf {
    let here = std::env::current_dir().unwrap_or_default();
    let top = here
        .ancestors()
        .find(|folder| folder.join("api/records.toml").is_file());
    top.unwrap_or(&here).to_path_buf()
}

/// Reads one table of `api/`.
fn read_table<T: serde::de::DeserializeOwned>(root: &Path, name: &str) -> anyhow::Result<T> {
    let path = root.join("api").join(name);
    let text = std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    toml::from_str(&text).with_context(|| format!("{} is not what the generator expects", path.display()))
}
