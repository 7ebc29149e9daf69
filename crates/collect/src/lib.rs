//! The end of a run: what its supervisors recorded becomes a profile.
//!
//! Takes what [`supervisor::exec`] left of a program, or what lies in a run's directories; gives the profile of the whole
//! run to the one process that completes it, and leaves the part of a program or of a node to the others. It decides who
//! folds and merges, and when; how that is done is `fold`'s. Until a part or a profile stands the records stay: whoever
//! is killed on the way, `steelyard collect` finds them. It never records anything, and never reads a clock.

use fold::{Collected, Error, complete, merge};
use format::facts::{self, SupervisorFacts};
use format::run_directory::part_of;
use format::{Note, Profile, RunFacts};
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use supervisor::{PartsFolder, Records, RunDirectory, is_alive, is_recording};

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
/// run and all its ranks are here, returns the whole.
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

/// Puts the node's part where all nodes can see it; the node that completes the set gets the whole.
fn leave_part(
    run: &RunDirectory,
    facts: &SupervisorFacts,
    node: &Collected,
    expected: u32,
) -> Result<Option<Whole>, Error> {
    let folder = PartsFolder::of(run, facts);
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

/// Ranks that a profile holds.
fn ranks(profile: &Profile) -> u32 {
    let ranks = &profile.tables.processes.rank;
    ranks.iter().filter(|&&rank| rank >= 0).collect::<BTreeSet<_>>().len() as u32
}

/// Makes a profile of whatever a run left: its directory on a node, the directory of one program, or a folder of parts.
pub fn collect(path: &Path) -> Result<Collected, Error> {
    fold::collect(path, &is_alive)
}

fn collect_node(run: &RunDirectory) -> Result<Collected, Error> {
    fold::collect_node(run.path(), &is_alive)
}

/// Everything that this node recorded, and the parts that other nodes of the run left in `out`, all but the `lost`: for
/// the process that made the directory, when its launcher has ended and [`RunDirectory::await_parts`] has waited.
/// Programs that still run are taken as they are now.
pub fn collect_run(run: &RunDirectory, out: &Path, lost: &[String]) -> Result<Collected, Error> {
    let (mut profiles, mut left_out) = (Vec::new(), Vec::new());
    let folders = run.remote_parts(out);
    let remote = folders.iter().map(|folder| collect(folder.path()));
    for found in [collect_node(run)].into_iter().chain(remote) {
        match found {
            Ok(found) => {
                profiles.push(found.profile);
                left_out.extend(found.left_out);
            }
            // The launcher may run where no rank does.
            Err(Error::NothingRecorded { .. }) => {}
            // One node's damage is not the others'.
            Err(error) => left_out.push(error),
        }
    }
    if profiles.is_empty() && !left_out.is_empty() {
        return Err(left_out.swap_remove(0));
    }
    let mut profile = complete(merge(profiles)?);
    let RunFacts { notes, .. } = &mut profile.manifest.run;
    let known = notes.clone();
    notes.extend(lost.iter().cloned().map(Note::LostNode));
    let reasons = left_out.iter().map(|error| Note::LeftOut(error.to_string()));
    notes.extend(reasons.filter(|note| !known.contains(note)));
    Ok(Collected { profile, left_out })
}

/// Puts what the run of this directory left on this node where [`RunDirectory::await_parts`] looks for it: for nodes whose
/// supervisors were killed before they could.
pub fn hand_in(directory: &Path, out: &Path) -> Result<(), Error> {
    hand_in_from(&opened(RunDirectory::open_here(directory), directory)?, out)
}

/// Likewise, when the supervisors of this node, of which there will be `local`, have all ended; nothing if one of them has
/// done it.
pub fn keep(directory: &Path, out: &Path, local: usize) -> Result<(), Error> {
    match opened(supervisor::keep(directory, local), directory)? {
        Some((run, _lock)) => hand_in_from(&run, out),
        None => Ok(()),
    }
}

fn opened<T>(found: std::io::Result<T>, path: &Path) -> Result<T, Error> {
    found.map_err(|source| format::Error::reading(path, source).into())
}

/// The same of a directory that is known.
fn hand_in_from(run: &RunDirectory, out: &Path) -> Result<(), Error> {
    let node = collect_node(run)?;
    for folder in run.remote_parts(out) {
        let part = folder.part(&run.node().host, ranks(&node.profile));
        node.profile.write(part)?;
    }
    if !is_recording(run.path()) && node.left_out.is_empty() {
        // What cannot be removed is at worst in the way.
        let _ = run.remove();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_supervisor_that_still_folds_is_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let outer = std::process::id();
        let run = RunDirectory::at(&folder.path().join("run"), outer).unwrap();
        let (process, lock) = run.process_directory().unwrap();
        let mut child = std::process::Command::new("true").spawn().unwrap();
        child.wait().unwrap();
        let facts = SupervisorFacts {
            child_pid: child.id(),
            rank: Some(3),
            ..SupervisorFacts::default()
        };
        facts::write(&process.join("supervisor.json"), &facts).unwrap();
        let supervisor = std::thread::spawn({
            let process = process.clone();
            move || {
                std::thread::sleep(Duration::from_millis(300));
                let mut part = Profile::default();
                part.manifest.run.notes.push(Note::SamplesMissing);
                part.write(part_of(&process)).unwrap();
                fs::remove_dir_all(&process).unwrap();
                drop(lock);
            }
        });
        assert!(run.await_parts(folder.path()).is_empty());
        // What is left of the directory has its part beside it.
        assert!(run.unfolded().iter().all(|directory| part_of(directory).exists()));
        let profile = collect_run(&run, folder.path(), &[]).unwrap().profile;
        assert_eq!(profile.manifest.run.notes, [Note::SamplesMissing]);
        supervisor.join().unwrap();
    }
}
