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
    let profile = darshan::import(&log, class_of, env!("CARGO_PKG_VERSION"))?;
    finish(profile, &options.outputs)?;
    Ok(ExitCode::SUCCESS)
}

/// What a file is by its path, which is all that a log tells.
fn class_of(path: &str) -> &'static str {
    const DEVICES: &[&str] = &["/dev/", "/proc/", "/sys/"];
    const SYSTEM: &[&str] = &[
        "/usr/", "/lib/", "/lib64/", "/etc/", "/bin/", "/sbin/", "/opt/", "/boot/",
    ];
    let below = |folders: &[&str]| folders.iter().any(|folder| path.starts_with(folder));
    if below(DEVICES) && !path.starts_with("/dev/shm/") {
        "device"
    } else if below(SYSTEM) {
        "program"
    } else {
        "data"
    }
}
