//! A run as it lies in its directories.

use crate::node::collect_node;
use fold::{Collected, Error, complete, merge};
use format::{Note, RunFacts};
use std::path::Path;
use supervisor::{RunDirectory, is_alive};

/// Makes a profile of whatever a run left: its directory on a node, the directory of one program, or a folder of parts. An
/// error where it left nothing there, or none of it can be read.
pub fn collect(path: &Path) -> Result<Collected, Error> {
    fold::collect(path, &is_alive)
}

/// Everything that this node recorded, and the parts that other nodes of the run left in `out`, all but the `lost`: for
/// the process that made the directory, when its launcher has ended and [`RunDirectory::await_parts`] has waited.
/// Programs that still run are taken as they are now. An error where nothing was recorded, or none of it can be read.
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

#[cfg(test)]
mod tests {
    use super::*;
    use format::Profile;
    use format::facts::{self, SupervisorFacts};
    use format::run_directory::part_of;
    use std::fs;
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
