//! The end of a supervisor: the whole of a run for the one that completes it, a part for the others.

use crate::node::{collect_node, ranks};
use crate::run::collect;
use fold::{Collected, Error, complete, merge};
use format::Profile;
use format::facts::{self, SupervisorFacts};
use format::run_directory::part_of;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use supervisor::{PartsFolder, Records, RunDirectory, Unattended, is_recording};

/// A complete run, not yet written, and the records that it was made of.
#[derive(Debug)]
pub struct Whole {
    /// The run: to be symbolised, reported and written.
    pub profile: Profile,
    /// To be removed when it has been written. Until then `steelyard collect` makes the same run of them.
    pub records: PathBuf,
    /// What of them is not in it, and why: then they are to stay.
    pub left_out: Vec<Error>,
    /// To be held until then: another supervisor of the node that found the records would take the run for its own.
    pub lock: Option<File>,
}

/// Makes room while a program runs: folds processes that have ended, whose region files these are, and removes their
/// files. Whether that could be done.
pub fn retire(directory: &Path, regions: &[PathBuf]) -> bool {
    fold::retire(directory, regions).is_ok()
}

/// Folds what a program left; then, if this was the last of the node, merges the node; then, if nobody collects the
/// run and all its ranks are here, returns the whole. An error where the records cannot be read or the part not be written:
/// then they stay.
pub fn finish(records: &Records) -> Result<Option<Whole>, Error> {
    let Records { run, directory, .. } = records;
    let facts: SupervisorFacts = facts::read(&directory.join("supervisor.json"));
    // It has ended, whoever lives.
    let Collected {
        profile: folded,
        left_out,
    } = fold::collect(directory, &|_| true)?;
    let alone = facts.rank.is_none() || facts.size == Some(1);
    let elsewhere = run.has_outer_elsewhere();
    if alone && !elsewhere && !run.has_outer() && run.unfolded().len() == 1 && run.parts().is_empty() {
        let node = fold::node_part(run.path(), &facts.host);
        return Ok(Some(Whole {
            profile: complete(merge(vec![folded, node])?),
            records: run.path().to_path_buf(),
            left_out,
            lock: None,
        }));
    }
    // Until the part stands the directory stays: what cannot be written now can still be collected.
    folded.write(part_of(directory))?;
    drop(folded);
    let _ = fs::remove_dir_all(directory);
    if run.has_outer() {
        return Ok(None);
    }
    let Ok(lock) = run.lock_merge() else {
        return Ok(None);
    };
    // Another may have been the last, and have removed everything.
    let parts = run.parts();
    let waiting = is_recording(run.path());
    let local = facts.local_size.map_or(0, |size| size as usize);
    if parts.is_empty() || waiting || parts.len() < local {
        return Ok(None);
    }
    let node = collect_node(run)?;
    let expected = facts.size.unwrap_or(0);
    if !elsewhere && ranks(&node.profile) >= expected {
        return Ok(Some(Whole {
            profile: complete(node.profile),
            records: run.path().to_path_buf(),
            left_out: node.left_out,
            lock: Some(lock),
        }));
    }
    leave_part(run, &facts, &node, expected)
}

/// What unattended programs left on this node, for a run that no supervisor will finish: the whole if this completes it, else
/// its part goes to `out`, where all nodes can see it, in a folder that begins with `name`. `ended`: their job has, just now.
/// An error where it cannot be read, or its part not be put there.
pub fn unattended(left: &Unattended, ended: bool, out: &Path, name: &str) -> Result<Option<Whole>, Error> {
    let opened = RunDirectory::open(&left.path);
    let run = opened.map_err(|source| format::Error::reading(&left.path, source))?;
    let lock = run.lock_merge().ok();
    left.look(ended);
    let node = collect_node(&run)?;
    let expected = left.facts.size.unwrap_or(0);
    if ranks(&node.profile) >= expected {
        return Ok(Some(Whole {
            profile: complete(node.profile),
            records: left.path.clone(),
            left_out: node.left_out,
            lock,
        }));
    }
    leave_part_in(PartsFolder::named(out, name, &run), &run, &left.facts, &node, expected)
}

/// Puts the node's part where all nodes can see it; the node that completes the set gets the whole.
fn leave_part(
    run: &RunDirectory,
    facts: &SupervisorFacts,
    node: &Collected,
    expected: u32,
) -> Result<Option<Whole>, Error> {
    leave_part_in(PartsFolder::of(run, facts), run, facts, node, expected)
}

fn leave_part_in(
    folder: PartsFolder,
    run: &RunDirectory,
    facts: &SupervisorFacts,
    node: &Collected,
    expected: u32,
) -> Result<Option<Whole>, Error> {
    let made = folder.make(facts);
    made.map_err(|source| format::Error::writing(folder.path(), source))?;
    node.profile.write(folder.part(&facts.host, ranks(&node.profile)))?;
    if node.left_out.is_empty() {
        let _ = run.remove();
    }
    if run.has_outer_elsewhere() || folder.ranks() < expected {
        return Ok(None);
    }
    let Some(claimed) = folder.claim() else {
        return Ok(None);
    };
    let Collected { profile, left_out } = collect(&claimed)?;
    Ok(Some(Whole {
        profile: complete(profile),
        records: claimed,
        left_out,
        lock: None,
    }))
}
