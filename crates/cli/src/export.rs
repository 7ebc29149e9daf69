//! `steelyard export --to FORMAT FILE`.

use crate::arguments::{Export, Target};
use crate::stream::{self, tell};
use anyhow::{Context, Result};
use format::Profile;
use std::path::PathBuf;
use std::process::ExitCode;

/// Reads a profile, and writes what another tool reads.
pub fn export(options: Export) -> Result<ExitCode> {
    let profile = Profile::read(&options.profile).with_context(|| options.profile.display().to_string())?;
    let Target::Darshan = options.to;
    let exported = darshan::export(&profile, env!("CARGO_PKG_VERSION"))?;
    let beside = || PathBuf::from(options.profile.file_name().unwrap_or_default()).with_extension("darshan");
    let path = options.output.clone().unwrap_or_else(beside);
    stream::write(&path, &exported.log.to_bytes())?;
    for note in &exported.notes {
        tell(&format!("steelyard: {note}\n"));
    }
    tell(&format!("steelyard: log: {}\n", path.display()));
    Ok(ExitCode::SUCCESS)
}
