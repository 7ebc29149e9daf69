//! `steelyard merge PARTS…`.

use crate::arguments::Merge;
use crate::finish::finish;
use anyhow::{Context, Result};
use std::process::ExitCode;

/// Makes one profile of the parts. One that cannot be read fails the whole: who names parts wants them all.
pub fn merge(options: Merge) -> Result<ExitCode> {
    let (merged, damaged) = fold::merge_files(&options.parts, Vec::new());
    if let Some((path, error)) = damaged.into_iter().next() {
        return Err(error).with_context(|| path.display().to_string());
    }
    finish(fold::complete(merged?), &options.outputs)?;
    Ok(ExitCode::SUCCESS)
}
