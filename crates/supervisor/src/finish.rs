//! After the end: from the records of one program to the part of a node, and to the whole run where nobody else makes it.

use crate::facts::{self, NodeFacts, ProbeFacts, SupervisorFacts};
use crate::fold::{add_node, fold};
use crate::node::{NodeReading, StorageReading};
use crate::run_directory::{RunDirectory, entries, is_alive, part_of};
use crate::{Error, file_rows, merge, procfs, storage};
use format::tables::{self, NONE, StorageCounter};
use format::{Profile, RunFacts};
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long supervisors that still fold are waited for when a run is collected.
const PATIENCE: Duration = Duration::from_secs(5);

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
    fs::create_dir_all(&folder).map_err(failed)?;
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
    let out = std::env::var_os("STEELYARD_OUT").map_or_else(|| PathBuf::from(&facts.directory), PathBuf::from);
    out.join(format!("{}_{}.parts", facts.name, run_id(run)))
}

/// Tells the `steelyard run` on another node that this one will leave a part. Once a node; where it cannot be told, the
/// part may come all the same.
pub fn announce(run: &RunDirectory, facts: &SupervisorFacts) {
    let first = || File::create_new(run.path().join("announced")).is_ok();
    if run.has_outer_elsewhere() && first() {
        let folder = parts_folder(run, facts);
        let _ =
            fs::create_dir_all(&folder).and_then(|()| File::create(folder.join(node_prefix(&facts.host) + STARTED)));
    }
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
    /// Everything that this node recorded, and the parts that other nodes of the run left in `out`: for the process
    /// that made the directory, when its launcher has ended. Programs that still run are taken as they are now.
    pub fn collect(&self, out: &Path) -> Result<Profile, Error> {
        let deadline = Instant::now() + PATIENCE;
        while self
            .unfolded()
            .iter()
            .any(|directory| is_alive(directory) && directory.join("exit.json").exists())
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
        let lost = owing_nodes();
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
            .filter(|path| path.is_dir() && path.to_string_lossy().ends_with(&end))
            .collect()
    }
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
    let parts = run.parts();
    // A directory whose part stands has been folded, and was not removed in time.
    let unfolded = run
        .unfolded()
        .into_iter()
        .filter(|directory| !parts.contains(&part_of(directory)));
    let mut folded: Vec<Profile> = unfolded.filter_map(|directory| fold(&directory).ok()).collect();
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
    Ok(profile)
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
    let text = fs::read(run.path().join("node.series")).unwrap_or_default();
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
