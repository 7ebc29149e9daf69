//! `steelyard merge PARTS…`.

use crate::arguments::Outputs;
use crate::finish::finish;
use crate::writable;
use anyhow::{Context, Result, bail};
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Puts the parts of several nodes together. The order does not matter.
#[derive(Args, Debug)]
#[command(before_help = "\
Example:
  steelyard merge app_1a2b.parts/*.part.steelyard -o app.steelyard")]
pub struct Arguments {
    /// The parts.
    #[arg(required = true)]
    pub parts: Vec<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub outputs: Outputs,
}

/// Makes one profile of the parts. One that cannot be read fails the whole: who names parts wants them all.
pub fn merge(options: Arguments) -> Result<ExitCode> {
    let whole: Vec<&PathBuf> = options.parts.iter().filter(|path| is_whole(path)).collect();
    if let [first, second, ..] = whole.as_slice() {
        bail!(
            "{} and {} are profiles of whole runs; merge puts the parts of one run together. `steelyard report {0} {1}` compares runs",
            first.display(),
            second.display()
        );
    }
    writable::look(&options.outputs)?;
    let (merged, damaged) = fold::merge_files(&options.parts, Vec::new());
    if let Some((path, error)) = damaged.into_iter().next() {
        return Err(error).with_context(|| path.display().to_string());
    }
    finish(fold::complete(merged?), &options.outputs)?;
    Ok(ExitCode::SUCCESS)
}

/// Whether the file is a run's profile and no part of one; of what cannot be read, the merge says why.
fn is_whole(path: &Path) -> bool {
    format::Profile::read_manifest(path).is_ok_and(|manifest| !manifest.run.partial)
}
