//! `steelyard merge PARTS…`.

use crate::arguments::Merge;
use crate::finish::finish;
use anyhow::{Context, Result};
use format::Profile;
use std::process::ExitCode;

/// Reads the parts, and makes one profile of them.
pub fn merge(options: Merge) -> Result<ExitCode> {
    let read = |path| Profile::read(path).with_context(|| "no profile was made");
    let parts = options.parts.iter().map(read).collect::<Result<Vec<_>>>()?;
    finish(supervisor::merge(parts)?, &options.outputs)?;
    Ok(ExitCode::SUCCESS)
}
