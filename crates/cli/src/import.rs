//! `steelyard import LOG`.

use crate::arguments::Import;
use crate::finish::finish;
use anyhow::{Context, Result, ensure};
use darshan::Log;
use std::fs;
use std::process::ExitCode;

/// Logs beyond this size are no logs: the largest known are a hundredth of it.
const LARGEST_LOG: u64 = 4 << 30;

/// Reads a log of another tool, and makes a profile of it.
pub fn import(options: Import) -> Result<ExitCode> {
    let path = &options.log;
    let facts = fs::metadata(path).with_context(|| format!("cannot read {}", path.display()))?;
    ensure!(
        facts.is_file(),
        "{} is not a file; give a file named *.darshan",
        path.display()
    );
    ensure!(
        facts.len() <= LARGEST_LOG,
        "{} is larger than any log of Darshan",
        path.display()
    );
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let log = Log::read(&bytes).with_context(|| path.display().to_string())?;
    let profile = darshan::import(&log, supervisor::class_of_path, env!("CARGO_PKG_VERSION"))?;
    finish(profile, &options.outputs)?;
    Ok(ExitCode::SUCCESS)
}
