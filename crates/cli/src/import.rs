//! `steelyard import LOG`.

use crate::arguments::Import;
use crate::finish::finish;
use crate::writable;
use anyhow::{Context, Result, anyhow};
use darshan::Log;
use std::io::ErrorKind;
use std::process::ExitCode;

/// Logs beyond this size are no logs: the largest known are a hundredth of it.
const LARGEST_LOG: u64 = 4 << 30;

/// Reads a log of another tool, and makes a profile of it.
pub fn import(options: Import) -> Result<ExitCode> {
    writable::look(&options.outputs)?;
    let path = &options.log;
    let bytes = input::named_bytes(path, LARGEST_LOG).map_err(|error| match error.kind() {
        ErrorKind::InvalidInput => anyhow!("{} is not a file; give a file named *.darshan", path.display()),
        ErrorKind::FileTooLarge => anyhow!("{} is larger than any log of Darshan", path.display()),
        _ => anyhow::Error::from(error).context(format!("cannot read {}", path.display())),
    })?;
    let mut log = Log::read(&bytes).with_context(|| path.display().to_string())?;
    log.job.command = secrets::redacted_text(&log.job.command);
    let profile = darshan::import(&log, fold::class_of_path, env!("CARGO_PKG_VERSION"))?;
    finish(profile, &options.outputs)?;
    Ok(ExitCode::SUCCESS)
}
