//! After the end: from the records of one program to the part of a node, and to the whole run where nobody else makes it.

use crate::facts::{self, NodeFacts, ProbeFacts, SupervisorFacts};
use crate::fold::{add_node, fold};
use crate::keep::{has_ended, start_keeper};
use crate::node::{NodeReading, StorageReading};
use crate::run_directory::{RunDirectory, entries, is_alive, part_of, places};
use crate::{Error, file_rows, merge, procfs, storage, told};
use format::tables::{self, NONE, StorageCounter};
use format::{Profile, RunFacts};
use std::collections::BTreeSet;
use std::fs::{self, DirBuilder, File};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long supervisors that still fold are waited for when a run is collected.
const PATIENCE: Duration = Duration::from_secs(5);

/// Most bytes of a node's readings that are read: those of some weeks.
const SERIES: u64 = 256 << 20;

/// A complete run, not yet written, and the records that it was made of.
#[derive(Debug)]
pub struct Whole {
    /// The run: to be symbolised, reported and written.
    pub profile: Profile,
    /// To be removed when it has been written.
    pub records: PathBuf,
}

impl Whole {
    /// Removes the records. Until then `steelyard collect` makes the same run of them.
    pub fn remove_records(&self) {
        // What cannot be removed is at worst in the way.
        let _ = fs::remove_dir_all(&self.records);
    }
}

/// Folds what a program left; then, if this was the last of the node, merges the node; then, if nobody collects the
/// run and all its ranks are here, returns the whole.
pub fn finish(run: &RunDirectory, directory: &Path) -> Result<Option<Whole>, Error> {
    let facts: SupervisorFacts = facts::read(&directory.join("supervisor.json"));
    let folded = fold(directory)?;
    let alone = facts.rank.is_none() || facts.size == Some(1);
    let elsewhere = run.has_outer_elsewhere();
    if alone && !elsewhere && !run.has_outer() && run.unfolded().len() == 1 && run.parts().is_empty() {
        let profile = complete(merge::merge(vec![folded, node_part(run)])?);
        return Ok(Some(Whole {
            profile,
            records: run.path().to_path_buf(),
        }));
    }
    // Until the part stands the directory stays: what cannot be written now can still be collected.
    folded.write(part_of(directory))?;
    drop(folded);
    let _ = fs::remove_dir_all(directory);
    if run.has_outer() {
        return Ok(None);
    }
    let Ok(_lock) = run.lock("merge.lock") else {
        return Ok(None);
    };
    // Another may have been the last, and have removed everything.
    let parts = run.parts();
    let waiting = run.unfolded().iter().any(|other| is_alive(other));
    let local = facts.local_size.map_or(0, |size| size as usize);
    if parts.is_empty() || waiting || parts.len() < local {
        return Ok(None);
    }
    let node = collect_directory(run)?;
    let expected = facts.size.unwrap_or(0);
    if !elsewhere && ranks(&node) >= expected {
        return Ok(Some(Whole {
            profile: complete(node),
            records: run.path().to_path_buf(),
        }));
    }
    leave_node_part(run, &facts, node, expected)
}

/// Puts the node's part where all nodes can see it; the node that completes the set gets the whole.
fn leave_node_part(
    run: &RunDirectory,
    facts: &SupervisorFacts,
    node: Profile,
    expected: u32,
) -> Result<Option<Whole>, Error> {
    let folder = parts_folder(run, facts);
    let failed = |source| Error::Read {
        path: folder.clone(),
        source,
    };
    make_parts_folder(&folder, facts).map_err(failed)?;
    node.write(folder.join(format!("{}{}{PART}", node_prefix(&facts.host), ranks(&node))))?;
    let _ = run.remove();
    if run.has_outer_elsewhere() {
        return Ok(None);
    }
    // File names tell how many ranks are there: nodes need not read each other's parts to know.
    let count = |path: PathBuf| {
        let name = path.file_name()?.to_string_lossy().into_owned();
        name.strip_suffix(PART)?.rsplit('.').next()?.parse::<u32>().ok()
    };
    let seen: u32 = entries(&folder).filter_map(count).fold(0, u32::saturating_add);
    if seen < expected {
        return Ok(None);
    }
    // Two nodes may see the set complete: the one whose rename succeeds makes the run.
    let claimed = folder.with_extension("merging");
    if fs::rename(&folder, &claimed).is_err() {
        return Ok(None);
    }
    let profile = complete(collect(&claimed)?);
    Ok(Some(Whole {
        profile,
        records: claimed,
    }))
}

/// How the file of a node's part ends; before it stands how many ranks it holds.
const PART: &str = ".part.steelyard";
/// A node that has a part to leave says so when it begins.
const STARTED: &str = "started";

fn node_prefix(host: &str) -> String {
    format!("node-{host}.")
}

/// Where the nodes of a run leave their parts.
fn parts_folder(run: &RunDirectory, facts: &SupervisorFacts) -> PathBuf {
    let out = told::variable("STEELYARD_OUT").map_or_else(|| PathBuf::from(&facts.directory), PathBuf::from);
    out.join(format!("{}_{}.parts", facts.name, run_id(run)))
}

/// Tells the `steelyard run` on another node that this one will leave a part. Once a node; where it cannot be told, the
/// part may come all the same.
pub fn announce(run: &RunDirectory, facts: &SupervisorFacts) {
    let first = || File::create_new(run.path().join("announced")).is_ok();
    if run.has_outer_elsewhere() && first() {
        let folder = parts_folder(run, facts);
        let _ = make_parts_folder(&folder, facts)
            .and_then(|()| File::create_new(folder.join(node_prefix(&facts.host) + STARTED)));
        if let Some(out) = folder.parent() {
            start_keeper(run, facts, out);
        }
    }
}

/// Makes the folder in which nodes leave their parts, or takes the one that another node made. Its name can be guessed
/// where a launcher's job number is in it: one that another user put there is not written to.
fn make_parts_folder(folder: &Path, facts: &SupervisorFacts) -> io::Result<()> {
    if let Some(out) = folder.parent() {
        fs::create_dir_all(out)?;
    }
    match DirBuilder::new().mode(0o700).create(folder) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ if is_parts_folder(folder) => {
            // Whoever finds the folder later is told; nothing depends on it.
            let _ = File::create_new(folder.join(README))
                .and_then(|mut file| file.write_all(about(folder, facts).as_bytes()));
            Ok(())
        }
        _ => Err(io::Error::other("it is there already, and others can write to it")),
    }
}

/// The file that says what a folder of parts is.
const README: &str = "README";

fn about(folder: &Path, facts: &SupervisorFacts) -> String {
    format!(
        "Here the nodes of a run leave what they recorded:\n\n  {}\n  in {}\n\nWhat began the run puts it together and \
         removes this folder. If that was killed, make the profile and the page of what is here with\n\n  steelyard \
         collect {}\n",
        facts.command.join(" "),
        facts.directory,
        folder.display()
    )
}

/// Whether a folder of parts is ours. On a file system that does not say whose it is (a squashed root, names that are not
/// mapped), all that we make belongs to whom the folder around it belongs to.
fn is_parts_folder(folder: &Path) -> bool {
    let owner = |path: &Path| {
        fs::symlink_metadata(path)
            .ok()
            .map(|facts| (facts.is_dir(), facts.uid()))
    };
    let around = folder.parent().and_then(owner);
    input::is_own_folder(folder) || owner(folder).is_some_and(|(is_dir, uid)| is_dir && around == Some((true, uid)))
}

/// Nodes that have said that they will leave a part in this folder, and have not.
fn owing(folder: &Path) -> Vec<String> {
    let names: Vec<String> = entries(folder)
        .filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()))
        .collect();
    let has_part = |prefix: &str| {
        let ranks = |name: &String| name.strip_prefix(prefix)?.strip_suffix(PART)?.parse::<u32>().ok();
        names.iter().any(|name| ranks(name).is_some())
    };
    let mut hosts: Vec<String> = (names.iter())
        .filter_map(|name| name.strip_suffix(STARTED))
        .filter(|prefix| !has_part(prefix))
        .filter_map(|prefix| Some(prefix.strip_prefix("node-")?.strip_suffix('.')?.to_string()))
        .collect();
    hosts.sort();
    hosts
}

/// What tells the run from others: the end of its directory's name.
fn run_id(run: &RunDirectory) -> String {
    let name = run
        .path()
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    name.rsplit('-').next().unwrap_or_default().to_string()
}

/// Ranks that a profile holds.
fn ranks(profile: &Profile) -> u32 {
    profile
        .tables
        .processes
        .rank
        .iter()
        .filter(|&&rank| rank >= 0)
        .collect::<BTreeSet<_>>()
        .len() as u32
}

/// The profile of a run that nothing will be added to.
pub fn complete(mut profile: Profile) -> Profile {
    file_rows::settle(&mut profile.tables);
    profile.manifest.run.partial = false;
    profile
}

impl RunDirectory {
    /// Waits a little for what is still being folded, and for the parts of nodes that said that they would leave one in
    /// `out`. Those that have not.
    pub fn await_parts(&self, out: &Path) -> Vec<String> {
        let deadline = Instant::now() + PATIENCE;
        while self
            .unfolded()
            .iter()
            .any(|directory| is_alive(directory) && (directory.join("exit.json").exists() || has_ended(directory)))
        {
            if Instant::now() > deadline {
                break;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        let owing_nodes = || -> Vec<String> { self.remote_parts(out).iter().flat_map(|f| owing(f)).collect() };
        while !owing_nodes().is_empty() && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(20));
        }
        owing_nodes()
    }

    /// Everything that this node recorded, and the parts that other nodes of the run left in `out`, all but the `lost`:
    /// for the process that made the directory, when its launcher has ended and [`Self::await_parts`] has waited.
    /// Programs that still run are taken as they are now.
    pub fn collect(&self, out: &Path, lost: &[String]) -> Result<Profile, Error> {
        let mut profiles = Vec::new();
        let folders = self.remote_parts(out);
        let remote = folders.iter().map(|folder| collect(folder));
        for found in [collect_directory(self)].into_iter().chain(remote) {
            match found {
                Ok(profile) => profiles.push(profile),
                // The launcher may run where no rank does.
                Err(Error::NothingRecorded { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        let mut profile = complete(merge::merge(profiles)?);
        profile.manifest.run.notes.extend(lost.iter().map(|host| {
            format!("Node {host} took part and left no record: it was lost, or its record did not get here.")
        }));
        Ok(profile)
    }

    /// The folders in `out` that other nodes of this run left.
    pub fn remote_parts(&self, out: &Path) -> Vec<PathBuf> {
        let end = format!("_{}.parts", run_id(self));
        entries(out)
            .filter(|path| path.to_string_lossy().ends_with(&end) && is_parts_folder(path))
            .collect()
    }
}

/// Puts what the run of this directory left on this node where [`RunDirectory::await_parts`] looks for it: for nodes whose
/// supervisors were killed before they could.
pub fn hand_in(directory: &Path, out: &Path) -> Result<(), Error> {
    let name = directory.file_name().unwrap_or_default();
    let here = || {
        places()
            .map(|place| place.join(name))
            .find(|path| path.join("node.json").exists())
    };
    hand_in_from(
        &RunDirectory::open(&here().unwrap_or_else(|| directory.to_path_buf()))?,
        out,
    )
}

/// The same of a directory that is known.
pub(crate) fn hand_in_from(run: &RunDirectory, out: &Path) -> Result<(), Error> {
    let node = collect_directory(run)?;
    let file = format!("{}{}{PART}", node_prefix(&run.node().host), ranks(&node));
    for folder in run.remote_parts(out) {
        node.write(folder.join(&file))?;
    }
    if !run.unfolded().iter().any(|directory| is_alive(directory)) {
        // What cannot be removed is at worst in the way.
        let _ = run.remove();
    }
    Ok(())
}

/// Makes a profile of whatever a run left: its directory on a node, the directory of one program, or a folder of parts.
pub fn collect(path: &Path) -> Result<Profile, Error> {
    let run = RunDirectory::open(path)?;
    if path.join("supervisor.json").exists() {
        return fold(path);
    }
    collect_directory(&run)
}

fn collect_directory(run: &RunDirectory) -> Result<Profile, Error> {
    // A directory whose part stands has been folded, and was not removed in time.
    let (before, mut unfolded) = (run.parts(), run.unfolded());
    unfolded.retain(|directory| !before.contains(&part_of(directory)));
    let unseen = unfolded.iter().filter(|directory| is_orphan(directory)).count();
    let mut folded: Vec<(PathBuf, Profile)> = unfolded
        .iter()
        .filter_map(|directory| Some((part_of(directory), fold(directory).ok()?)))
        .collect();
    // A supervisor that still lived may have folded its own meanwhile, and removed it under our hands.
    let parts = run.parts();
    folded.retain(|(part, _)| !parts.contains(part));
    let mut folded: Vec<Profile> = folded.into_iter().map(|(_, profile)| profile).collect();
    let only_parts = folded.is_empty();
    if run.path().join("node.json").exists() {
        folded.push(node_part(run));
    }
    let (merged, damaged) = merge::merge_files(&parts, folded);
    if only_parts && damaged.len() == parts.len() {
        return Err(Error::NothingRecorded {
            path: run.path().to_path_buf(),
        });
    }
    let mut profile = merged?;
    let damaged = damaged
        .iter()
        .map(|(part, error)| format!("{}: {error}", part.display()));
    profile.manifest.run.notes.extend(damaged);
    if unseen > 0 {
        profile.manifest.run.notes.push(format!(
            "On {} the supervisor of {unseen} of the programs was killed too: how they ended is known only where they \
             said it themselves, and what /proc says of them may stop up to a second before.",
            run.node().host
        ));
    }
    Ok(profile)
}

/// Whether the supervisor of this directory was killed before it could say how its program ended.
fn is_orphan(directory: &Path) -> bool {
    !directory.join("exit.json").exists() && !is_alive(directory)
}

/// The node's own readings as a part.
fn node_part(run: &RunDirectory) -> Profile {
    let node: NodeFacts = facts::read(&run.path().join("node.json"));
    let probe: ProbeFacts = facts::read(&run.path().join("probe.json"));
    let host = if node.host.is_empty() {
        procfs::host_name()
    } else {
        node.host.clone()
    };
    let mut profile = Profile::default();
    let row = add_node(&mut profile, &host, &probe);
    let series = input::own(&run.path().join("node.series")).ok();
    let text = series.map_or_else(Vec::new, |file| input::head(file, SERIES));
    let readings: Vec<NodeReading> = text
        .split(|&b| b == b'\n')
        .filter_map(|line| serde_json::from_slice(line).ok())
        .collect();
    let start = readings
        .first()
        .map_or(0, |reading| reading.mono_ns.saturating_add(node.clock_offset_ns));
    let step = readings.len().div_ceil(1024).max(1);
    for reading in readings.iter().step_by(step) {
        let time_ns = reading
            .mono_ns
            .saturating_add(node.clock_offset_ns)
            .saturating_sub(start);
        profile.tables.node_series.push(tables::NodeReading {
            node: row,
            time_ns: time_ns.max(0),
            memory_used_bytes: reading.memory_used_bytes,
            load_milli: reading.load_milli,
            busy_ns: reading.busy_ns,
            energy_uj: reading
                .energy_uj
                .and_then(|energy| i64::try_from(energy).ok())
                .unwrap_or(-1),
        });
        for accelerator in &reading.accelerators {
            let known = |value: Option<u64>| value.and_then(|value| i64::try_from(value).ok()).unwrap_or(-1);
            let device = profile.strings.intern(&accelerator.device);
            profile.tables.accelerator_series.push(tables::AcceleratorReading {
                node: row,
                device,
                time_ns: time_ns.max(0),
                busy_percent: known(accelerator.busy_percent),
                memory_used_bytes: known(accelerator.memory_used_bytes),
                memory_total_bytes: known(accelerator.memory_total_bytes),
                power_uw: known(accelerator.power_uw),
            });
        }
    }
    add_storage(&mut profile, run, row);
    profile.manifest.run = RunFacts {
        start_unix_ns: start.max(0),
        ..RunFacts::default()
    };
    profile
}

/// What the node's statistics of storage counted from the start of the run to its end.
fn add_storage(profile: &mut Profile, run: &RunDirectory, node: u32) {
    let files = StorageReading::FILES.map(|name| run.path().join(name));
    if !files.iter().all(|file| file.exists()) {
        return;
    }
    let [start, end] = files.map(|file| facts::read::<StorageReading>(&file));
    for counter in storage::differences(&start.counters, &end.counters) {
        let filesystem = storage::mount_of(&counter.source, &end.mounts).map_or(NONE, |mount| {
            let row = mount.row(&mut profile.strings, node);
            let rows = &mut profile.tables.filesystems;
            let known = (0..).zip(rows.rows()).find(|(_, other)| *other == row);
            known.map_or_else(|| rows.push(row), |(number, _)| number)
        });
        let strings = &mut profile.strings;
        let row = StorageCounter {
            node,
            filesystem,
            source: strings.intern(&counter.source),
            counter: strings.intern(&counter.counter),
            unit: strings.intern(&counter.unit),
            value: counter.value,
        };
        profile.tables.storage.push(row);
    }
}

/// Removes a run directory that nobody has put anything into.
pub fn remove_if_unused(run: &RunDirectory) {
    if !run.has_outer() && run.unfolded().is_empty() && run.parts().is_empty() {
        // Another may be about to use it: then it is made again.
        let _ = run.remove();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
                part.manifest.run.notes.push("by its supervisor".into());
                part.write(part_of(&process)).unwrap();
                fs::remove_dir_all(&process).unwrap();
                drop(lock);
            }
        });
        assert!(run.await_parts(folder.path()).is_empty());
        // What is left of the directory has its part beside it.
        assert!(run.unfolded().iter().all(|directory| part_of(directory).exists()));
        let profile = run.collect(folder.path(), &[]).unwrap();
        assert_eq!(profile.manifest.run.notes, ["by its supervisor"]);
        supervisor.join().unwrap();
    }

    #[test]
    fn a_folder_of_parts_says_whose_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let parts = folder.path().join("app_1a.parts");
        let facts = SupervisorFacts {
            command: vec!["./app".into(), "in.dat".into()],
            directory: "/home/ada".into(),
            ..SupervisorFacts::default()
        };
        make_parts_folder(&parts, &facts).unwrap();
        make_parts_folder(&parts, &SupervisorFacts::default()).unwrap();
        let text = fs::read_to_string(parts.join(README)).unwrap();
        assert!(text.contains("./app in.dat\n  in /home/ada\n"), "{text}");
        assert!(
            text.contains(&format!("steelyard collect {}\n", parts.display())),
            "{text}"
        );
        assert!(owing(&parts).is_empty());
    }
}
