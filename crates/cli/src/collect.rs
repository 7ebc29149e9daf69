//! `steelyard collect [DIR]`.

use crate::arguments::Collect;
use crate::finish::finish;
use crate::stream;
use anyhow::{Context, Result};
use format::facts::{self, NodeFacts, SupervisorFacts};
use format::run_directory::unfolded;
use std::path::Path;
use std::process::ExitCode;

/// Folds what a killed run left, or lists what there is to fold.
pub fn collect(options: Collect) -> Result<ExitCode> {
    let Some(path) = &options.directory else { return list() };
    let running = is_running(path);
    finish(collect::collect(path)?, &options.outputs)?;
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
    let supervised: Option<SupervisorFacts> = unfolded(path)
        .first()
        .map(|one| facts::read(&one.join("supervisor.json")));
    // Written by another program than this one: a terminal shows it as it is.
    let command = supervised.map_or(String::new(), |facts| {
        report::visible(&facts.command.join(" ")).to_string()
    });
    format!("{}{state}: {command}", report::utc(node.start_unix_ns))
}

/// Whether a supervisor still records there, or a `steelyard run` will read what is there.
fn is_running(path: &Path) -> bool {
    let node: NodeFacts = facts::read(&path.join("node.json"));
    let name = std::fs::read_to_string(format!("/proc/{}/comm", node.outer_pid));
    let waits = node.outer_pid != 0 && name.is_ok_and(|name| name.trim_end() == "steelyard");
    waits || unfolded(path).iter().any(|program| supervisor::is_alive(program))
}
