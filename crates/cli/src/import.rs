//! `steelyard import LOG`.

use crate::arguments::Outputs;
use crate::finish::finish;
use crate::writable;
use anyhow::{Context, Result, anyhow};
use clap::Args;
use darshan::Log;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::process::ExitCode;

/// Makes a profile of a Darshan log, and reports on it.
///
/// Logs of format 3.00 (2015) to 3.41 can be read. A log tells of I/O alone: there are no samples and no lines of code,
/// and time outside I/O is not told apart.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard import user_app_id4711.darshan
  steelyard import user_app_id4711.darshan -o app.steelyard --html app.html")]
pub struct Arguments {
    /// The log.
    pub log: PathBuf,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub outputs: Outputs,
}

/// Logs beyond this size are no logs: the largest known are a hundredth of it.
const LARGEST_LOG: u64 = 4 << 30;

/// Reads a log of another tool, and makes a profile of it.
pub fn import(options: Arguments) -> Result<ExitCode> {
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
