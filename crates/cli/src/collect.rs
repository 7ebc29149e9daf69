//! `steelyard collect [DIR]`.

use crate::arguments::Outputs;
use crate::finish::finish;
use crate::{COULD_NOT, stream};
use anyhow::{Context, Result};
use clap::Args;
use fold::Collected;
use format::facts::{self, NodeFacts, SupervisorFacts};
use format::run_directory::unfolded;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use supervisor::is_running;

/// Makes a profile of what a killed run left behind.
///
/// A run whose processes were all killed leaves its records in a directory steelyard-UID-ID in /dev/shm, $TMPDIR or
/// /tmp. Without a directory, those that lie there are listed.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard collect
  steelyard collect /dev/shm/steelyard-1000-1a2b3c4d")]
pub struct Arguments {
    /// The directory.
    pub directory: Option<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub outputs: Outputs,
    /// Leave the directory as it is.
    #[arg(long)]
    pub keep_run_dir: bool,
}

/// Folds what a killed run left, or lists what there is to fold.
pub fn collect(options: Arguments) -> Result<ExitCode> {
    let Some(path) = &options.directory else { return list() };
    let running = is_running(path);
    let Collected { profile, left_out } = collect::collect(path)?;
    finish(profile, &options.outputs)?;
    if !left_out.is_empty() {
        stream::tell_left_out(&left_out, path);
        return Ok(ExitCode::from(COULD_NOT));
    }
    if running {
        let path = path.display();
        stream::tell(&format!(
            "steelyard: the run goes on: this is what it did until now, and its records stay in {path}\n"
        ));
    } else if !options.keep_run_dir {
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
    let mut text = String::from("Records of runs:\n");
    for path in left {
        text.push_str(&format!(
            "  steelyard collect {}\n      {}\n",
            path.display(),
            told(&path)
        ));
    }
    stream::print(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// "2026-11-21 05:33:30 UTC, still running: ./app input.txt".
fn told(path: &Path) -> String {
    let node: NodeFacts = facts::read(&path.join("node.json"));
    let state = if is_running(path) { ", still running" } else { "" };
    // Of a run whose programs have all been folded the command stands in their parts.
    let supervised = unfolded(path)
        .first()
        .map(|one| facts::read(&one.join("supervisor.json")));
    let SupervisorFacts { command, .. } = supervised.unwrap_or_default();
    let start = report::utc(node.start_unix_ns);
    format!("{start}{state}: {}", report::visible(&command.join(" ")))
}
