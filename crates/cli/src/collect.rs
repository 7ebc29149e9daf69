//! `steelyard collect [DIR]`.

use crate::arguments::Collect;
use crate::finish::finish;
use crate::{COULD_NOT, stream};
use anyhow::{Context, Result};
use fold::Collected;
use format::facts::{self, NodeFacts, SupervisorFacts};
use format::run_directory::unfolded;
use std::path::Path;
use std::process::ExitCode;
use supervisor::is_running;

/// Folds what a killed run left, or lists what there is to fold.
pub fn collect(options: Collect) -> Result<ExitCode> {
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
    let start = text::utc(node.start_unix_ns);
    format!("{start}{state}: {}", text::visible(&command.join(" ")))
}
