//! A profile as a log, with Darshan's conventions where ours differ.
//!
//! * A first access at byte 0 after an open is not sequential there.
//! * MAX_BYTE is the highest byte touched, not the end behind it.
//! * Opens of POSIX include duplicated descriptors; writing time includes syncs.
//! * A file that all ranks of an MPI program used through an interface has one record, of rank -1.
//! * Programs, libraries, the runtimes' own files and devices are left out, as Darshan leaves out their directories.

use crate::Error;
use crate::hash::record_id;
use crate::known::leave_unknown;
use crate::layout::{BINS, Module};
use crate::log::{Heatmap, Job, Layered, Log, Segment, Stripes, Trace};
use crate::record::Record;
use format::Profile;
use format::file_counters::{COUNTERS, HISTOGRAMS, Kind, LONGEST, SPANS};
use format::losses::LossId;
use format::tables::{FileUse, NONE};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// A log, and what had no place in it.
#[derive(Debug)]
pub struct Exported {
    /// The log.
    pub log: Log,
    /// What was left out, sentences.
    pub notes: Vec<String>,
}

/// Bins of a heat map at most, and seconds of the narrowest: Darshan's.
const HEATMAP_BINS: usize = 200;
const HEATMAP_BIN_S: f64 = 0.1;
/// More stripes than any file system has targets: what says so is damage.
const MOST_STRIPES: i32 = 4096;
/// Makes a log of a profile; `version` is that of the program that does. An error where the profile has no records of files.
pub fn export(profile: &Profile, version: &str) -> Result<Exported, Error> {
    if profile.tables.file_uses.is_empty() {
        return Err(Error::NothingToExport);
    }
    let ranks = Ranks::of(profile);
    let mut export = Export {
        start_ns: ranks.start_ns,
        profile,
        ranks,
        names: BTreeMap::new(),
        over_mpi: (profile.tables.file_uses.rows())
            .filter(|used| profile.strings.get(used.interface) == "mpiio")
            .map(|used| used.file)
            .collect(),
        left_out: BTreeMap::new(),
    };
    let records = export.records();
    let lustre = export.lustre(&records);
    let heatmaps = export.heatmaps();
    let traces = export.traces(&records);
    let log = Log {
        format: "3.41".into(),
        job: export.job(version),
        records,
        lustre,
        heatmaps,
        partial: export.partial(&traces),
        traces,
        names: export.names,
        ..Log::default()
    };
    let notes = (export.left_out.iter())
        .map(|(why, count)| format!("{count} {}", if *count == 1 { why.0 } else { why.1 }))
        .collect();
    Ok(Exported { log, notes })
}

/// Which rank each process is.
struct Ranks {
    of_process: Vec<Option<i64>>,
    /// As the job says.
    count: i64,
    mpi: bool,
    start_ns: i64,
    end_ns: i64,
}

impl Ranks {
    /// A process that a rank has started is that rank: Darshan's records have no other place for it. Without MPI,
    /// processes are ranks in the order in which they began.
    fn of(profile: &Profile) -> Ranks {
        let processes = &profile.tables.processes;
        let rows = 0..processes.len();
        let mpi = processes.rank.iter().any(|rank| *rank >= 0);
        let mut of_process: Vec<Option<i64>> = vec![None; processes.len()];
        if mpi {
            let by_pid: HashMap<(u32, u32), usize> = rows
                .clone()
                .map(|row| ((processes.node[row], processes.pid[row]), row))
                .collect();
            for row in rows.clone() {
                let (mut at, mut seen) = (row, BTreeSet::new());
                of_process[row] = loop {
                    if processes.rank[at] >= 0 {
                        break Some(i64::from(processes.rank[at]));
                    }
                    match by_pid.get(&(processes.node[at], processes.parent_pid[at])) {
                        Some(parent) if seen.insert(at) => at = *parent,
                        _ => break None,
                    }
                };
            }
        } else {
            let mut order: Vec<usize> = rows.clone().collect();
            order.sort_by_key(|row| (processes.start_ns[*row], *row));
            for (rank, row) in order.into_iter().enumerate() {
                of_process[row] = Some(rank as i64);
            }
        }
        let known = || rows.clone().filter(|row| of_process[*row].is_some());
        let highest = of_process.iter().flatten().max().map_or(0, |rank| rank + 1);
        let world = if mpi {
            processes.world_size.iter().copied().max().unwrap_or(0)
        } else {
            0
        };
        Ranks {
            count: highest.max(i64::from(world)).max(1),
            start_ns: known().map(|row| processes.start_ns[row]).min().unwrap_or(0),
            end_ns: known().map(|row| processes.end_ns[row]).max().unwrap_or(0),
            of_process,
            mpi,
        }
    }

    fn of_process(&self, process: u32) -> Option<i64> {
        self.of_process.get(process as usize).copied().flatten()
    }
}

struct Export<'a> {
    profile: &'a Profile,
    ranks: Ranks,
    start_ns: i64,
    names: BTreeMap<u64, String>,
    /// Rows of files that MPI-IO opened.
    over_mpi: HashSet<u32>,
    /// What was left out, as one and as many, and how often.
    left_out: BTreeMap<(&'static str, &'static str), u64>,
}

impl Export<'_> {
    fn leave_out(&mut self, one: &'static str, many: &'static str) {
        *self.left_out.entry((one, many)).or_default() += 1;
    }

    /// Records of all modules, those of all ranks made one.
    fn records(&mut self) -> BTreeMap<Module, Vec<Record>> {
        let mut found: BTreeMap<(Module, u64, i64), Record> = BTreeMap::new();
        for used in self.profile.tables.file_uses.rows() {
            let Some(record) = self.record(&used) else { continue };
            match found.get_mut(&(record.module, record.id, record.rank)) {
                Some(known) => known.merge(&record),
                None => {
                    found.insert((record.module, record.id, record.rank), record);
                }
            }
        }
        let mut records: BTreeMap<Module, Vec<Record>> = BTreeMap::new();
        let found: Vec<Record> = found.into_values().collect();
        for of_file in found.chunk_by(|a, b| (a.module, a.id) == (b.module, b.id)) {
            let module = records.entry(of_file[0].module).or_default();
            let by_all = self.ranks.mpi && of_file.len() as i64 == self.ranks.count;
            match by_all.then(|| Record::shared(of_file)).flatten() {
                Some(shared) => module.push(shared),
                None => module.extend(of_file.iter().cloned()),
            }
        }
        records
    }

    /// What one process did, as a record; `None` for what has no place in a log.
    fn record(&mut self, used: &FileUse) -> Option<Record> {
        let Profile { tables, strings, .. } = self.profile;
        let file = tables.files.row(used.file);
        let (interface, class) = (strings.get(used.interface), strings.get(file.class));
        if ["program", "runtime", "device", "directory"].contains(&class) {
            self.leave_out(
                "record of a program's, a runtime's or a device's file, or of a directory, is left out, as Darshan does.",
                "records of programs', runtimes' or devices' files, or of directories, are left out, as Darshan does.",
            );
            return None;
        }
        let is_part = file.parent != NONE;
        let module = match interface {
            "posix" => Module::Posix,
            "mpiio" => Module::MpiIo,
            "stdio" => Module::Stdio,
            "hdf5" if is_part => Module::H5d,
            "hdf5" => Module::H5f,
            _ => {
                self.leave_out(
                    "record of netCDF is left out: Darshan has no place for it.",
                    "records of netCDF are left out: Darshan has no place for them.",
                );
                return None;
            }
        };
        if !is_seen_by_darshan(used) {
            self.leave_out(
                "record has failed calls, names made, listed or removed, and no more: Darshan has no place for it.",
                "records have failed calls, names made, listed or removed, and no more: Darshan has no place for them.",
            );
            return None;
        }
        let Some(rank) = self.ranks.of_process(used.process) else {
            self.leave_out(
                "record is of a process that no rank started; it is left out.",
                "records are of processes that no rank started; they are left out.",
            );
            return None;
        };
        let path = strings.get(file.path);
        let whole = if is_part {
            strings.get(tables.files.row(file.parent).path)
        } else {
            path
        };
        let name = if is_part {
            format!("{whole}:{path}")
        } else {
            path.to_string()
        };
        let mut record = Record::new(module, self.name(&name), rank)?;
        if is_part {
            record.file = self.name(whole);
        }
        let block = match file.block_bytes {
            0 => tables.filesystems.row(file.filesystem).block_bytes,
            block => block,
        };
        fill(&mut record, used, self.start_ns);
        leave_unknown(&mut record, strings.get(used.uncounted));
        // Of rows of a missing file system, every column is missing: the largest number.
        let block = if file.filesystem == NONE && file.block_bytes == 0 {
            0
        } else {
            block
        };
        record.set(
            "FILE_ALIGNMENT",
            if block == 0 || block == u64::MAX {
                -1
            } else {
                signed(block)
            },
        );
        if module == Module::Posix {
            record.set(
                "MODE",
                match file.mode & 0o7777 {
                    0 => -1,
                    mode => i64::from(mode),
                },
            );
        }
        if module == Module::H5f {
            let over_mpi = self.over_mpi.contains(&used.file);
            record.set("USE_MPIIO", i64::from(over_mpi));
        }
        Some(record)
    }

    fn name(&mut self, name: &str) -> u64 {
        let id = record_id(name);
        self.names.entry(id).or_insert_with(|| name.to_string());
        id
    }

    /// Stripes of the files that have records.
    fn lustre(&self, records: &BTreeMap<Module, Vec<Record>>) -> Vec<Layered> {
        let Profile { tables, strings, .. } = self.profile;
        let mut ranks: HashMap<u64, BTreeSet<i64>> = HashMap::new();
        for record in records.values().flatten() {
            ranks.entry(record.id).or_default().insert(record.rank);
        }
        let mut found = BTreeMap::new();
        for file in tables.files.rows() {
            let kind = strings.get(tables.filesystems.row(file.filesystem).kind);
            let id = record_id(strings.get(file.path));
            let known = (1..=MOST_STRIPES).contains(&file.stripe_count) && file.stripe_bytes > 0;
            let (true, Some(ranks)) = (known && kind == "lustre", ranks.get(&id)) else {
                continue;
            };
            let whole = Stripes {
                size: file.stripe_bytes,
                count: i64::from(file.stripe_count),
                start: 0,
                end: -1,
            };
            let rank = if ranks.len() == 1 {
                ranks.first().copied().unwrap_or(-1)
            } else {
                -1
            };
            let targets = vec![-1; file.stripe_count as usize];
            found.entry(id).or_insert(Layered {
                id,
                rank,
                parts: vec![whole],
                targets,
            });
        }
        found.into_values().collect()
    }

    /// Single accesses to files that have records, by module, file and rank, in the order in which they began.
    fn traces(&self, records: &BTreeMap<Module, Vec<Record>>) -> Vec<Trace> {
        let Profile { tables, strings, .. } = self.profile;
        let ids = |module: &Module| records.get(module).into_iter().flatten().map(|record| record.id);
        let known: HashSet<(Module, u64)> = [Module::Posix, Module::MpiIo]
            .iter()
            .flat_map(|module| ids(module).map(|id| (*module, id)))
            .collect();
        let mut found: BTreeMap<(Module, u64, i64), Trace> = BTreeMap::new();
        for access in tables.accesses.rows() {
            let (module, of) = match strings.get(access.interface) {
                "posix" => (Module::DxtPosix, Module::Posix),
                "mpiio" => (Module::DxtMpiIo, Module::MpiIo),
                _ => continue,
            };
            let id = record_id(strings.get(tables.files.row(access.file).path));
            let (Some(rank), true) = (self.ranks.of_process(access.process), known.contains(&(of, id))) else {
                continue;
            };
            let trace = found.entry((module, id, rank)).or_insert_with(|| {
                let node = tables.processes.node[access.process as usize];
                Trace {
                    module,
                    id,
                    rank,
                    host: strings.get(tables.nodes.row(node).name).to_string(),
                    writes: Vec::new(),
                    reads: Vec::new(),
                }
            });
            let segments = match strings.get(access.direction) {
                "write" => &mut trace.writes,
                _ => &mut trace.reads,
            };
            segments.push(Segment {
                offset: access.offset,
                length: signed(access.bytes),
                start_s: self.seconds(access.start_ns),
                end_s: self.seconds(access.end_ns),
            });
        }
        let mut traces: Vec<Trace> = found.into_values().collect();
        for segments in traces
            .iter_mut()
            .flat_map(|trace| [&mut trace.writes, &mut trace.reads])
        {
            segments.sort_by(|a, b| a.start_s.total_cmp(&b.start_s));
        }
        traces
    }

    /// Modules whose records are not all there: traces that did not keep all.
    fn partial(&self, traces: &[Trace]) -> Vec<Module> {
        let Profile { tables, strings, .. } = self.profile;
        if !tables
            .losses
            .loss
            .iter()
            .any(|loss| strings.get(*loss) == LossId::AccessesFull.word())
        {
            return Vec::new();
        }
        let modules: BTreeSet<Module> = traces.iter().map(|trace| trace.module).collect();
        modules.into_iter().collect()
    }

    /// Bytes over time: bins of one width for all, every rank in every interface that any used.
    fn heatmaps(&mut self) -> Vec<Heatmap> {
        let Profile { tables, strings, .. } = self.profile;
        let run_s = self.seconds(self.ranks.end_ns).max(HEATMAP_BIN_S);
        let mut bin_s = HEATMAP_BIN_S;
        while run_s / bin_s > HEATMAP_BINS as f64 {
            bin_s *= 2.0;
        }
        let bins = ((run_s / bin_s).ceil() as usize).clamp(1, HEATMAP_BINS);
        let mut found: BTreeMap<(&str, i64), Heatmap> = BTreeMap::new();
        for reading in tables.io_series.rows() {
            let interface = match strings.get(reading.interface) {
                "posix" => "heatmap:POSIX",
                "mpiio" => "heatmap:MPIIO",
                "stdio" => "heatmap:STDIO",
                _ => continue,
            };
            let Some(rank) = self.ranks.of_process(reading.process) else {
                continue;
            };
            let id = self.name(interface);
            let heatmap = found
                .entry((interface, rank))
                .or_insert_with(|| empty(id, rank, bin_s, bins));
            let from = self.seconds(reading.time_ns) / bin_s;
            let to = from + reading.width_ns as f64 / 1e9 / bin_s;
            spread(&mut heatmap.read, from, to, reading.read_bytes);
            spread(&mut heatmap.write, from, to, reading.write_bytes);
        }
        let interfaces: BTreeSet<&str> = found.keys().map(|(interface, _)| *interface).collect();
        let ranks: BTreeSet<i64> = self.ranks.of_process.iter().flatten().copied().collect();
        for interface in interfaces {
            for rank in &ranks {
                let id = self.name(interface);
                found
                    .entry((interface, *rank))
                    .or_insert_with(|| empty(id, *rank, bin_s, bins));
            }
        }
        found.into_values().collect()
    }

    fn seconds(&self, ns: i64) -> f64 {
        ns.saturating_sub(self.start_ns).max(0) as f64 / 1e9
    }

    fn job(&self, version: &str) -> Job {
        let Profile {
            tables,
            strings,
            manifest,
            ..
        } = self.profile;
        let run = &manifest.run;
        let first = (0..tables.processes.len()).find(|row| self.ranks.of_process(*row as u32) == Some(0));
        let command = first.map(|row| strings.get(tables.processes.command[row]));
        let command = command.filter(|command| !command.is_empty()).map(str::to_string);
        let mut mounts: Vec<(String, String)> = (tables.filesystems.rows())
            .map(|system| {
                (
                    strings.get(system.kind).to_string(),
                    strings.get(system.mount).to_string(),
                )
            })
            .collect();
        mounts.sort();
        mounts.dedup_by(|a, b| a.1 == b.1);
        Job {
            uid: 0,
            start_unix_ns: run.start_unix_ns.saturating_add(self.ranks.start_ns),
            end_unix_ns: run.start_unix_ns.saturating_add(self.ranks.end_ns),
            processes: self.ranks.count,
            id: run.id.parse().unwrap_or(0),
            // Readers compare it with versions of Darshan: this is one whose format it is, with ours as its local part.
            metadata: vec![("lib_ver".into(), format!("3.4.1+steelyard.{version}"))],
            command: command.unwrap_or_else(|| run.command.join(" ")),
            mounts,
        }
    }
}

fn empty(id: u64, rank: i64, bin_s: f64, bins: usize) -> Heatmap {
    Heatmap {
        id,
        rank,
        bin_s,
        write: vec![0; bins],
        read: vec![0; bins],
    }
}

/// Bytes between two times, in bins, in proportion; the sum stays exact.
fn spread(bins: &mut [i64], from: f64, to: f64, bytes: u64) {
    let last = bins.len().saturating_sub(1);
    let (from, to) = (from.max(0.0), to.max(from.max(0.0)));
    let (first, end) = (
        (from as usize).min(last),
        (to.ceil() as usize)
            .clamp(1, last + 1)
            .max((from as usize).min(last) + 1),
    );
    let mut given = 0;
    for (at, bin) in bins.iter_mut().enumerate().take(end).skip(first) {
        let upto = if at + 1 == end {
            1.0
        } else {
            ((at + 1) as f64 - from) / (to - from)
        };
        let due = if at + 1 == end {
            bytes
        } else {
            (bytes as f64 * upto.clamp(0.0, 1.0)) as u64
        };
        let due = due.max(given);
        *bin = bin.saturating_add(signed(due - given));
        given = due;
    }
}

fn signed(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

/// Whether Darshan would have made a record: for a file that was opened, looked up by stat, or renamed.
fn is_seen_by_darshan(used: &FileUse) -> bool {
    let counts = [
        used.reads,
        used.writes,
        used.opens,
        used.closes,
        used.seeks,
        used.stats,
        used.syncs,
        used.data_syncs,
        used.flushes,
        used.maps,
        used.renames_from,
        used.renames_to,
        used.filenos,
    ];
    counts.iter().any(|count| *count > 0)
}

/// Fills a record; names that its module lacks go nowhere.
fn fill(record: &mut Record, used: &FileUse, start_ns: i64) {
    same(record, used, start_ns);
    let module = record.module;
    let mut set = |name: &str, value: u64| record.set(name, signed(value));
    // What the two count in different ways.
    if module == Module::Posix {
        set("OPENS", used.opens.saturating_add(used.filenos));
    }
    set(
        "FLUSHES",
        if module == Module::Stdio {
            used.flushes
        } else {
            used.syncs
        },
    );
    set("INDEP_OPENS", used.opens.saturating_sub(used.collective_opens));
    set(
        "SEQ_READS",
        used.read_sequential.saturating_sub(used.read_first_at_zero),
    );
    set(
        "SEQ_WRITES",
        used.write_sequential.saturating_sub(used.write_first_at_zero),
    );
    set("MEM_ALIGNMENT", 8);
    set(
        "USE_MPIIO_COLLECTIVE",
        u64::from(used.read_collective > 0 || used.write_collective > 0),
    );
    for (stem, of, values, counts) in [
        ("STRIDE", "STRIDE", used.stride, used.stride_count),
        ("ACCESS", "ACCESS", used.access_size, used.access_count),
    ] {
        let mut common: Vec<(u64, u64)> = counts.into_iter().zip(values).collect();
        // Darshan counts no stride and no access of nothing.
        common.retain(|(count, value)| *count > 0 && *value > 0);
        common.sort_by(|a, b| b.cmp(a));
        for (at, (count, value)) in common.into_iter().enumerate() {
            set(&format!("{stem}{}_{of}", at + 1), value);
            set(&format!("{stem}{}_COUNT", at + 1), count);
        }
    }
    // What is not known apart: streams made of descriptors, modes of opens, shapes of selections and data sets.
    for name in [
        "FILENOS",
        "FDOPENS",
        "REGULAR_HYPERSLAB_SELECTS",
        "IRREGULAR_HYPERSLAB_SELECTS",
        "POINT_SELECTS",
        "DATASPACE_NDIMS",
        "DATASPACE_NPOINTS",
        "DATATYPE_SIZE",
        "USE_DEPRECATED",
    ] {
        record.set(name, -1);
    }
    if module == Module::MpiIo {
        record.set("MODE", -1);
    }
    let syncs = if module == Module::H5f { used.sync_ns } else { 0 };
    record.set_double("F_WRITE_TIME", seconds(used.write_ns.saturating_add(used.sync_ns)));
    record.set_double("F_META_TIME", seconds(used.meta_ns.saturating_add(syncs)));
}

/// What a counter of ours says as one of Darshan's does.
fn same(record: &mut Record, used: &FileUse, start_ns: i64) {
    // Asked by a function that changes a row.
    let mut used = *used;
    for counter in COUNTERS {
        let value = (counter.value)(&used);
        for name in counter.darshan {
            match counter.kind {
                Kind::Time => record.set_double(name, seconds(value)),
                Kind::Most => record.set(name, signed(value.saturating_sub(1))),
                Kind::Calls | Kind::Asked | Kind::Bytes => record.set(name, signed(value)),
            }
        }
    }
    for longest in LONGEST {
        let ([time_name, size_name], (time, size)) = (longest.darshan, (longest.place)(&mut used));
        record.set_double(time_name, seconds(*time));
        record.set(size_name, signed(*size));
    }
    for histogram in HISTOGRAMS {
        let stem = histogram.darshan;
        for (bin, count) in BINS.iter().zip(*(histogram.place)(&mut used)) {
            record.set(&format!("{stem}_{bin}"), signed(count));
            record.set(&format!("{stem}_AGG_{bin}"), signed(count));
        }
    }
    // Zero says that it never happened.
    let moment = |ns: i64| match ns {
        ..0 => 0.0,
        ns => ns.saturating_sub(start_ns).max(1) as f64 / 1e9,
    };
    for span in &SPANS {
        let (start, end) = (span.place)(&mut used);
        for (name, ns) in span.darshan.into_iter().zip([*start, *end]) {
            record.set_double(name, moment(ns));
        }
    }
}

fn seconds(ns: u64) -> f64 {
    ns as f64 / 1e9
}

#[cfg(test)]
mod tests {
    use super::*;
    use format::tables::{FileRow, Filesystem, IoReading, Process};

    /// Two ranks with a file that both use, one that rank 1 has alone, a library, and a heat map of rank 0.
    fn profile() -> Profile {
        let mut profile = Profile::default();
        let run = &mut profile.manifest.run;
        (run.start_unix_ns, run.elapsed_ns, run.id) = (1_700_000_000_000_000_000, 9_000_000_000, "77".into());
        let Profile { tables, strings, .. } = &mut profile;
        let mut text = |text: &str| strings.intern(text);
        for rank in 0..2 {
            tables.processes.push(Process {
                rank,
                world_size: 2,
                pid: 100 + rank as u32,
                start_ns: 1_000_000_000,
                end_ns: 9_000_000_000,
                command: text("./app input"),
                ..Process::default()
            });
        }
        let scratch = tables.filesystems.push(Filesystem {
            mount: text("/scratch"),
            kind: text("lustre"),
            block_bytes: 4096,
            ..Filesystem::default()
        });
        let file = |path, class| FileRow {
            filesystem: scratch,
            parent: NONE,
            path,
            class,
            members: 1,
            mode: 0o100_640,
            stripe_count: 2,
            stripe_bytes: 1 << 20,
            ..FileRow::default()
        };
        for (path, class) in [
            ("/scratch/shared", "data"),
            ("/scratch/own", "data"),
            ("/usr/lib/libm.so", "program"),
        ] {
            let row = file(text(path), text(class));
            tables.files.push(row);
        }
        let mut used = |process: u32, file: u32, bytes: u64| {
            let mut write_bins = [0; 10];
            write_bins[4] = 3;
            tables.file_uses.push(FileUse {
                process,
                file,
                interface: text("posix"),
                opens: 1,
                filenos: 1,
                writes: 3,
                write_bytes: bytes,
                write_end: bytes,
                write_sequential: 3,
                write_consecutive: 2,
                write_first_at_zero: 1,
                write_ns: 2_000_000_000 + bytes,
                sync_ns: 1_000_000_000,
                meta_ns: 500_000_000,
                write_max_ns: bytes,
                write_max_size: 1 << 20,
                write_start_ns: 3_000_000_000 + i64::from(process),
                write_end_ns: 4_000_000_000 + i64::from(process),
                open_start_ns: 1_000_000_000,
                open_end_ns: 1_000_000_500,
                read_start_ns: -1,
                write_bins,
                access_size: [1 << 20, 0, 0, 0],
                access_count: [3, 5, 0, 0],
                ..FileUse::default()
            });
        };
        used(0, 0, 3 << 20);
        used(1, 0, 3 << 21);
        used(1, 1, 3 << 20);
        used(0, 2, 1);
        tables.io_series.push(IoReading {
            process: 0,
            interface: text("posix"),
            time_ns: 1_050_000_000,
            width_ns: 200_000_000,
            read_bytes: 0,
            write_bytes: 1001,
            read_ns: 0,
            write_ns: 1,
            meta_ns: 0,
        });
        profile
    }

    #[test]
    fn darshans_conventions_are_restored() {
        let Exported { log, notes } = export(&profile(), "1.0").unwrap();
        let records = &log.records[&Module::Posix];
        let of = |name: &str| records.iter().find(|record| record.id == record_id(name)).unwrap();
        let own = of("/scratch/own");
        assert_eq!(own.rank, 1);
        for (name, wanted) in [
            ("OPENS", 2),
            ("DUPS", 1),
            ("FILENOS", -1),
            ("WRITES", 3),
            ("SEQ_WRITES", 2),
            ("CONSEC_WRITES", 2),
            ("MAX_BYTE_WRITTEN", (3 << 20) - 1),
            ("MAX_BYTE_READ", 0),
            ("SIZE_WRITE_100K_1M", 3),
            ("MODE", 0o640),
            ("FILE_ALIGNMENT", 4096),
            ("ACCESS1_ACCESS", 1 << 20),
            ("ACCESS1_COUNT", 3),
            ("ACCESS2_COUNT", 0),
            ("SLOWEST_RANK", 0),
        ] {
            assert_eq!(own.int(name), Some(wanted), "{name}");
        }
        assert_eq!(own.double("F_WRITE_TIME"), Some(3.003145728));
        assert_eq!(own.double("F_WRITE_START_TIMESTAMP"), Some(2.000000001));
        // The first open was in the first moment of the job: zero would say that there was none.
        assert_eq!(own.double("F_OPEN_START_TIMESTAMP"), Some(1e-9));
        assert_eq!(own.double("F_READ_START_TIMESTAMP"), Some(0.0));
        let shared = of("/scratch/shared");
        assert_eq!(
            (shared.rank, shared.int("BYTES_WRITTEN"), shared.int("SLOWEST_RANK")),
            (-1, Some(9 << 20), Some(1))
        );
        assert_eq!(records.len(), 2);
        assert_eq!(
            notes,
            [
                "1 record of a program's, a runtime's or a device's file, or of a directory, is left out, as Darshan does."
            ]
        );
    }

    #[test]
    fn job_names_stripes_and_heat_maps_are_there() {
        let log = export(&profile(), "1.0").unwrap().log;
        assert_eq!(Log::read(&log.to_bytes()).unwrap(), log);
        let job = &log.job;
        assert_eq!(
            (job.start_unix_ns, job.processes, job.id),
            (1_700_000_001_000_000_000, 2, 77)
        );
        assert_eq!((log.run_s(), job.command.as_str()), (8.0, "./app input"));
        assert_eq!(job.mounts, [("lustre".to_string(), "/scratch".to_string())]);
        let stripes: Vec<(i64, i64, usize)> = (log.lustre.iter())
            .map(|layered| (layered.rank, layered.parts[0].count, layered.targets.len()))
            .collect();
        assert_eq!(stripes.len(), 2);
        assert!(
            stripes.contains(&(-1, 2, 2)) && stripes.contains(&(1, 2, 2)),
            "{stripes:?}"
        );
        assert_eq!(log.heatmaps.len(), 2);
        let (first, other) = (&log.heatmaps[0], &log.heatmaps[1]);
        assert_eq!(
            (first.rank, first.bin_s, first.write.len(), first.read.len()),
            (0, 0.1, 80, 80)
        );
        assert_eq!(first.write[..4], [250, 500, 251, 0]);
        assert_eq!(
            (other.rank, other.write.iter().sum::<i64>(), other.write.len()),
            (1, 0, 80)
        );
        for id in log.records.values().flatten().map(|record| record.id).chain([first.id]) {
            assert!(log.names.contains_key(&id), "{id}");
        }
    }

    #[test]
    fn without_mpi_nothing_is_shared_and_processes_are_ranks() {
        let mut profile = profile();
        profile.tables.processes.rank = vec![-1, -1];
        profile.tables.processes.start_ns = vec![5, 4];
        let log = export(&profile, "1.0").unwrap().log;
        let ranks: Vec<i64> = log.records[&Module::Posix].iter().map(|record| record.rank).collect();
        assert_eq!((ranks.len(), ranks.contains(&-1)), (3, false));
        // The second process began first.
        let own = record_id("/scratch/own");
        assert!(
            log.records[&Module::Posix]
                .iter()
                .any(|record| record.id == own && record.rank == 0)
        );
    }

    #[test]
    fn what_a_rank_has_started_is_the_rank() {
        let mut profile = profile();
        let processes = &mut profile.tables.processes;
        (processes.rank[1], processes.world_size[1], processes.world_size[0]) = (-1, -1, 1);
        processes.parent_pid[1] = processes.pid[0];
        let log = export(&profile, "1.0").unwrap().log;
        assert_eq!(log.job.processes, 1);
        let bytes: i64 = log.records[&Module::Posix].iter().map(Record::bytes).sum();
        assert_eq!(bytes, 12 << 20);
        assert!(matches!(export(&Profile::default(), ""), Err(Error::NothingToExport)));
    }
}
