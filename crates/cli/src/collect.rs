//! `steelyard collect [DIR]`.

use crate::arguments::Collect;
use crate::finish::finish;
use crate::stream;
use anyhow::{Context, Result};
use std::process::ExitCode;

/// Folds what a killed run left, or lists what there is to fold.
pub fn collect(options: Collect) -> Result<ExitCode> {
    let Some(path) = &options.directory else { return list() };
    finish(collect::collect(path)?, &options.outputs)?;
    if !options.keep_run_dir {
        std::fs::remove_dir_all(path).with_context(|| format!("cannot remove {}", path.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn list() -> Result<ExitCode> {
    let left = supervisor::left_behind();
    if left.is_empty() {
        stream::print("No run has left records here.\n")?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut text = String::from("Records of runs, some of which may still be running:\n");
    for path in left {
        text.push_str(&format!("  steelyard collect {}\n", path.display()));
    }
    stream::print(&text)?;
    Ok(ExitCode::SUCCESS)
}
