//! `steelyard merge PARTS…`.

use crate::arguments::Merge;
use crate::finish::finish;
use anyhow::{Context, Result};
use format::Profile;
use std::path::PathBuf;
use std::process::ExitCode;

/// Reads the parts, and makes one profile of them.
pub fn merge(options: Merge) -> Result<ExitCode> {
    let read = |path: &PathBuf| Profile::read(path).with_context(|| path.display().to_string());
    let parts = options.parts.iter().map(read).collect::<Result<Vec<_>>>()?;
    finish(supervisor::merge(parts)?, &options.outputs)?;
    Ok(ExitCode::SUCCESS)
}
