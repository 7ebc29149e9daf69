//! `steelyard collect [DIR]`.

use crate::arguments::Outputs;
use crate::finish::finish;
use crate::writable;
use crate::{COULD_NOT, stream};
use anyhow::{Context, Result};
use clap::Args;
use fold::Collected;
use format::Profile;
use format::facts::{self, NodeFacts, SupervisorFacts};
use format::run_directory::{parts, unfolded};
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

/// Folds what a killed run left, or lists what there is to fold. An error where nothing was recorded there, or the profile
/// cannot be written.
pub fn collect(options: Arguments) -> Result<ExitCode> {
    let Some(path) = &options.directory else { return list() };
    writable::look(&options.outputs)?;
    let running = is_running(path);
    let Collected { mut profile, left_out } = collect::collect(path)?;
    profile.manifest.run.still_running = running;
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
    let supervised = unfolded(path).into_iter().map(|one| {
        let SupervisorFacts { command, .. } = facts::read(&one.join("supervisor.json"));
        command
    });
    // Programs that have been folded are named in their parts.
    let folded = parts(path)
        .into_iter()
        .filter_map(|part| Some(Profile::read_manifest(part).ok()?.run.command));
    let command = supervised.chain(folded).find(|command| !command.is_empty());
    let command = command.map_or("its command was not recorded".into(), |words| words.join(" "));
    let start = text::utc(node.start_unix_ns);
    format!("{start}{state}: {}", text::visible(&command))
}

#[cfg(test)]
mod tests {
    use super::*;
    use format::run_directory::part_of;

    #[test]
    fn a_run_is_named_by_what_is_left_of_it() {
        let run = tempfile::tempdir().unwrap();
        std::fs::write(run.path().join("node.json"), "{}").unwrap();
        assert!(told(run.path()).ends_with(": its command was not recorded"));
        let mut profile = Profile::default();
        profile.manifest.run.command = vec!["./app".into(), "1".into()];
        profile.write(part_of(&run.path().join("s1"))).unwrap();
        assert!(told(run.path()).ends_with(": ./app 1"), "{}", told(run.path()));
    }
}
