//! `steelyard completions SHELL`.

use crate::arguments::{Arguments, Completions};
use crate::stream;
use anyhow::Result;
use clap::CommandFactory;
use std::process::ExitCode;

/// Prints the script.
pub fn completions(options: Completions) -> Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(options.shell, &mut Arguments::command(), "steelyard", &mut script);
    stream::print(&String::from_utf8_lossy(&script))?;
    Ok(ExitCode::SUCCESS)
}
