//! Whatever a run left behind becomes a profile: complete directories, those of programs whose supervisors were killed,
//! and parts that stand already.

use crate::fold::{damaged_part, fold};
use crate::node::node_part;
use crate::{Damaged, Error, file_rows, merge};
use format::facts::{self, NodeFacts, SupervisorFacts};
use format::run_directory::{part_of, parts, unfolded};
use format::{Note, Profile};
use std::fs;
use std::path::{Path, PathBuf};

/// What was made of what a run left.
#[derive(Debug)]
pub struct Collected {
    /// All that could be read.
    pub profile: Profile,
    /// Why the rest could not, which the profile's notes say too. What is there may be repaired.
    pub left_out: Vec<Error>,
}

/// Makes a profile of whatever a run left: its directory on a node, the directory of one program, or a folder of parts.
/// `is_alive` tells whether the supervisor of a program's directory still lives. An error where it is none of these, or none of
/// its records can be read.
pub fn collect(path: &Path, is_alive: &dyn Fn(&Path) -> bool) -> Result<Collected, Error> {
    let found = fs::metadata(path).map_err(|source| format::Error::reading(path, source))?;
    if !found.is_dir() {
        return Err(Error::NothingRecorded {
            path: path.to_path_buf(),
        });
    }
    if path.join("supervisor.json").exists() {
        let (profile, damaged) = fold(path)?;
        return Ok(Collected {
            profile,
            left_out: of_parts(damaged).collect(),
        });
    }
    collect_node(path, is_alive)
}

fn of_parts(damaged: Damaged) -> impl Iterator<Item = Error> {
    damaged.into_iter().map(|(path, source)| Error::Part { path, source })
}

/// Makes a profile of what a run left in a directory: that of the run on a node, or a folder of parts. `is_alive` tells
/// whether the supervisor of a program's directory still lives. An error where there are no records, or none can be read.
pub fn collect_node(run: &Path, is_alive: &dyn Fn(&Path) -> bool) -> Result<Collected, Error> {
    // A directory whose part stands has been folded, and was not removed in time.
    let (before, mut unfolded) = (parts(run), unfolded(run));
    unfolded.retain(|directory| !before.contains(&part_of(directory)));
    let unseen = unfolded
        .iter()
        .filter(|directory| is_orphan(directory, is_alive))
        .count();
    let mut found: Vec<(PathBuf, Result<_, Error>)> = unfolded
        .into_iter()
        .map(|directory| {
            let folded = fold(&directory);
            (directory, folded)
        })
        .collect();
    // A supervisor that still lived may have folded its own meanwhile, and removed it under our hands.
    let parts = parts(run);
    found.retain(|(directory, _)| !parts.contains(&part_of(directory)));
    let (mut folded, mut left_out, mut notes) = (vec![], vec![], vec![]);
    for (_, one) in found {
        match one {
            Ok((profile, damaged)) => {
                folded.push(profile);
                left_out.extend(of_parts(damaged));
            }
            Err(error) => {
                notes.push(Note::LeftOut(error.to_string()));
                left_out.push(error);
            }
        }
    }
    let only_parts = folded.is_empty();
    if run.join("node.json").exists() {
        let host = folded.first().and_then(|profile| {
            let name = profile.tables.nodes.name.first()?;
            Some(profile.strings.get(*name).to_string())
        });
        folded.push(node_part(run, &host.unwrap_or_default()));
    }
    let (merged, damaged) = merge::merge_files(&parts, folded);
    if only_parts && damaged.len() == parts.len() {
        let mut why = left_out.into_iter().chain(of_parts(damaged));
        return Err(why.next().unwrap_or(Error::NothingRecorded {
            path: run.to_path_buf(),
        }));
    }
    let mut profile = merged?;
    notes.extend(damaged.iter().map(damaged_part));
    left_out.extend(of_parts(damaged));
    profile.manifest.run.notes.extend(notes);
    if unseen > 0 {
        let NodeFacts { host, .. } = facts::read(&run.join("node.json"));
        profile.manifest.run.notes.push(Note::SupervisorsKilled(host, unseen));
    }
    Ok(Collected { profile, left_out })
}

/// Whether the supervisor of this directory was killed before it could say how its program ended.
fn is_orphan(directory: &Path, is_alive: &dyn Fn(&Path) -> bool) -> bool {
    let is_unattended = || {
        facts::read::<SupervisorFacts>(&directory.join("supervisor.json"))
            .unattended
            .is_some()
    };
    !directory.join("exit.json").exists() && !is_alive(directory) && !is_unattended()
}

/// The profile of a run that nothing will be added to.
pub fn complete(mut profile: Profile) -> Profile {
    file_rows::settle(&mut profile.tables);
    profile.manifest.run.partial = false;
    profile
}
