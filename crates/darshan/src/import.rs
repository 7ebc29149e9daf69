//! A log as a profile.
//!
//! Darshan keeps one record for a file that all ranks opened. It holds the sums, and of two ranks, the fastest and the
//! slowest, how long they took and what they moved. The rest is divided evenly between the others: totals and extremes
//! are Darshan's, what lies between is not known.

use crate::Error;
use crate::hash::record_id;
use crate::layout::{BINS, Module};
use crate::log::{Heatmap, Log, Segment};
use crate::record::Record;
use format::calls::SUMS;
use format::file_counters::{COUNTERS, HISTOGRAMS, Kind, LONGEST, SPANS};
use format::tables::{
    Absence, COMMON, Call, DURATION_BINS, FileRow, FileUse, Filesystem, IO_BINS, IoReading, NONE, Node, Process,
    SIZE_BINS, Site, Str,
};
use format::{Profile, RunFacts};
use std::collections::{BTreeMap, HashMap};

/// What a program was that has so many processes is more than all machines had, and more than fits a report.
const MOST_PROCESSES: i64 = 1 << 20;
/// Rows that shared records may become.
const MOST_ROWS: usize = 200_000;
/// Bins that a trace becomes.
const TRACE_BINS: usize = 256;

/// Makes a profile of a log. `class_of` tells the class of a file, a word of `files.class`, by its path; `version` is
/// that of the program that asks.
pub fn import(log: &Log, class_of: impl Fn(&str) -> &'static str, version: &str) -> Result<Profile, Error> {
    let processes = log.job.processes.max(1);
    if processes > MOST_PROCESSES {
        return Err(Error::TooLarge {
            what: format!("the run had {processes} processes"),
            limit: MOST_PROCESSES as u64,
        });
    }
    let mut import = Import {
        log,
        profile: Profile::default(),
        files: HashMap::new(),
        mounts: Vec::new(),
        class_of: &class_of,
        ranks: processes as u32,
        elapsed_ns: nanoseconds(log.run_s()),
    };
    import.profile.manifest.tool_version = version.to_string();
    import.run();
    import.processes();
    import.filesystems();
    import.uses();
    import.stripes();
    import.series();
    import.sites();
    Ok(import.profile)
}

struct Import<'a> {
    log: &'a Log,
    profile: Profile,
    /// Rows of files by record id and by the file that they are a part of.
    files: HashMap<(u64, u64), u32>,
    /// Where file systems are mounted, the longest first, with their rows.
    mounts: Vec<(String, u32)>,
    class_of: &'a dyn Fn(&str) -> &'static str,
    ranks: u32,
    elapsed_ns: u64,
}

fn nanoseconds(seconds: f64) -> u64 {
    // From a float, what is too large becomes the largest, and what is no number zero.
    (seconds.max(0.0) * 1e9) as u64
}

/// A moment as nanoseconds, -1 for one that never was.
fn moment(seconds: Option<f64>) -> i64 {
    match seconds {
        Some(seconds) if seconds > 0.0 => nanoseconds(seconds).min(i64::MAX as u64) as i64,
        _ => -1,
    }
}

impl Import<'_> {
    fn text(&mut self, text: &str) -> Str {
        self.profile.strings.intern(text)
    }

    fn run(&mut self) {
        let job = &self.log.job;
        let program = job.command.split_whitespace().next().unwrap_or_default();
        let name = program.rsplit('/').next().unwrap_or_default();
        let library = job.metadata.iter().find(|(key, _)| key == "lib_ver");
        let mut notes = vec![format!(
            "Imported from a Darshan log (format {}{}). Darshan records I/O alone: time outside it is not told apart, \
             and there are no samples, so no lines of code.",
            self.log.format,
            library.map_or(String::new(), |(_, version)| format!(", by Darshan {version}")),
        )];
        notes.extend(self.log.notes.iter().cloned());
        self.profile.manifest.run = RunFacts {
            name: if name.is_empty() {
                format!("job {}", job.id as u64)
            } else {
                name.to_string()
            },
            command: job.command.split_whitespace().map(str::to_string).collect(),
            id: format!("{}", job.id as u64),
            start_unix_ns: job.start_unix_ns,
            elapsed_ns: self.elapsed_ns,
            tick_ns: 1_000_000,
            ranks_expected: self.is_mpi().then_some(self.ranks),
            notes,
            ..RunFacts::default()
        };
        for (what, missing) in [
            (
                "time_outside_io",
                "the profile was imported from a Darshan log, which records I/O alone",
            ),
            (
                "sampling",
                "the profile was imported from a Darshan log, which has no samples",
            ),
            (
                "hardware_counters",
                "the profile was imported from a Darshan log, which has none",
            ),
            ("energy", "the profile was imported from a Darshan log, which has none"),
        ] {
            let (what, reason, remedy) = (
                self.text(what),
                self.text(missing),
                self.text("Run the program with `steelyard run`."),
            );
            self.profile.tables.absent.push(Absence {
                node: NONE,
                what,
                reason,
                remedy,
            });
        }
    }

    /// A run of one process without MPI has records of rank 0; with MPI, all are shared by all one of them.
    fn is_mpi(&self) -> bool {
        let mut records = self.log.records.values().flatten();
        self.ranks > 1 || self.log.records.contains_key(&Module::MpiIo) || records.any(|record| record.rank < 0)
    }

    /// Nodes are known where there are traces.
    fn processes(&mut self) {
        let mut host_of: BTreeMap<i64, &str> = BTreeMap::new();
        for trace in self.log.traces.iter().filter(|trace| !trace.host.is_empty()) {
            host_of.entry(trace.rank).or_insert(&trace.host);
        }
        let mut nodes: BTreeMap<&str, u32> = BTreeMap::new();
        let mpi = self.is_mpi();
        let (command, unknown) = (self.text(&self.log.job.command), self.text("unknown"));
        let executable = self.log.job.command.split_whitespace().next().unwrap_or_default();
        let executable = self.text(executable);
        for rank in 0..self.ranks {
            let host = host_of.get(&i64::from(rank)).copied().unwrap_or("node not recorded");
            let node = match nodes.get(host) {
                Some(node) => *node,
                None => {
                    let name = self.text(host);
                    let row = Node {
                        name,
                        kernel: Str(0),
                        cpu_model: Str(0),
                        cores_physical: 0,
                        cores_logical: 0,
                        memory_bytes: 0,
                    };
                    let node = self.profile.tables.nodes.push(row);
                    nodes.insert(host, node);
                    node
                }
            };
            self.profile.tables.processes.push(Process {
                node,
                pid: 0,
                parent_pid: 0,
                rank: if mpi { rank as i32 } else { -1 },
                world_size: if mpi { self.ranks as i32 } else { -1 },
                executable,
                command,
                start_ns: 0,
                end_ns: self.elapsed_ns.min(i64::MAX as u64) as i64,
                end: unknown,
                exit_signal: 0,
                tick_ns: 1_000_000,
                cost_samples_ns: 0,
                cost_calls_ns: 0,
                cost_start_ns: 0,
                truncated_stacks: 0,
                openmp_regions: 0,
                ..Process::default()
            });
        }
    }

    fn filesystems(&mut self) {
        for (kind, mount) in &self.log.job.mounts {
            let (kind, path) = (self.profile.strings.intern(kind), self.profile.strings.intern(mount));
            let row = self.profile.tables.filesystems.push(Filesystem {
                node: NONE,
                mount: path,
                kind,
                source: Str(0),
                block_bytes: 0,
                ..Filesystem::default()
            });
            self.mounts.push((mount.clone(), row));
        }
        self.mounts.sort_by_key(|(mount, _)| std::cmp::Reverse(mount.len()));
    }

    fn filesystem_of(&self, path: &str) -> u32 {
        let below = |mount: &str| {
            let rest = path.strip_prefix(mount.trim_end_matches('/'));
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        let found = self.mounts.iter().find(|(mount, _)| below(mount));
        found.filter(|_| path.starts_with('/')).map_or(NONE, |(_, row)| *row)
    }

    /// The row of a record's file, made if it is new. A part's name is `FILE:PART`.
    fn file(&mut self, record: &Record) -> u32 {
        let is_part = matches!(record.module, Module::H5d | Module::PnetcdfVar);
        if !is_part {
            return self.file_of_id(record.id);
        }
        let key = (record.id, 1);
        if let Some(row) = self.files.get(&key) {
            return *row;
        }
        let name = self.log.name(record.id);
        // Before there were ids of files in these records, only the name tells them.
        let of_id = self
            .log
            .names
            .get(&record.file)
            .and_then(|file| name.strip_prefix(file.as_str()));
        let (file, part) = match of_id.and_then(|part| part.strip_prefix(':')) {
            Some(part) => (record.file, part.to_string()),
            None => match name.split_once(':') {
                Some((file, part)) => (record_id(file), part.to_string()),
                None => (0, name.clone()),
            },
        };
        let parent = if file == 0 || !self.log.names.contains_key(&file) {
            NONE
        } else {
            self.file_of_id(file)
        };
        let (path, class) = (self.text(&part), self.text("dataset"));
        let row = self.profile.tables.files.push(FileRow {
            path,
            class,
            parent,
            filesystem: NONE,
            ..nothing_known()
        });
        self.files.insert(key, row);
        row
    }

    fn file_of_id(&mut self, id: u64) -> u32 {
        if let Some(row) = self.files.get(&(id, 0)) {
            return *row;
        }
        // Names of anonymised logs are numbers, but their ids are those of the names that were.
        let stream = ["<STDIN>", "<STDOUT>", "<STDERR>"]
            .into_iter()
            .find(|name| record_id(name) == id);
        let name = stream.map_or_else(|| self.log.name(id), str::to_string);
        let class = if name.starts_with('<') {
            "stream"
        } else {
            (self.class_of)(&name)
        };
        let (path, class) = (self.text(&name), self.text(class));
        let row = self.profile.tables.files.push(FileRow {
            path,
            class,
            filesystem: self.filesystem_of(&name),
            ..nothing_known()
        });
        self.files.insert((id, 0), row);
        row
    }

    fn uses(&mut self) {
        let log = self.log;
        let records = || log.records.values().flatten();
        let shared = records().filter(|record| record.rank < 0).count().max(1);
        let parts = (MOST_ROWS / shared)
            .clamp(2, self.ranks.max(2) as usize)
            .min(self.ranks as usize);
        let (mut overflowed, mut strange) = (0u64, 0u64);
        for record in records() {
            let totals = ["BYTES_READ", "BYTES_WRITTEN"];
            overflowed += u64::from(
                totals
                    .iter()
                    .any(|name| record.int(name).is_some_and(|bytes| bytes < -1)),
            );
            let row = self.file(record);
            self.describe(row, record);
            let interface = match record.module {
                Module::Posix => "posix",
                Module::MpiIo => "mpiio",
                Module::Stdio => "stdio",
                Module::H5f | Module::H5d => "hdf5",
                _ => "pnetcdf",
            };
            let interface = self.text(interface);
            let of = |process: u32, part: FileUse| FileUse {
                process,
                file: row,
                interface,
                ..part
            };
            if record.rank < 0 {
                for (rank, part) in divided(record, self.ranks, parts) {
                    self.profile.tables.file_uses.push(of(rank, part));
                }
            } else if record.rank < i64::from(self.ranks) {
                self.profile
                    .tables
                    .file_uses
                    .push(of(record.rank as u32, whole(record)));
            } else {
                strange += 1;
            }
        }
        let any_shared = self.ranks > 1 && records().any(|record| record.rank < 0);
        let mut say = |said: bool, note: String| {
            if said {
                self.profile.manifest.run.notes.push(note);
            }
        };
        let ranks = self.ranks;
        let over = if parts < ranks as usize {
            format!(" {parts} of the {ranks}")
        } else {
            " the other".into()
        };
        say(
            any_shared,
            format!(
                "Of files that all ranks opened, Darshan keeps the sums and the fastest and the slowest rank; the rest \
                 is divided evenly between{over} ranks here."
            ),
        );
        say(
            overflowed > 0,
            format!(
                "Sizes of {overflowed} records have overflowed in Darshan: their bytes are not known and count as none."
            ),
        );
        say(
            strange > 0,
            format!("{strange} records are of ranks that the run did not have; they are left out."),
        );
    }

    /// What a record tells of the file itself.
    fn describe(&mut self, row: u32, record: &Record) {
        let mut file = self.profile.tables.files.row(row);
        let ends = ["MAX_BYTE_READ", "MAX_BYTE_WRITTEN"];
        let end = ends
            .iter()
            .filter_map(|name| record.int(name))
            .max()
            .filter(|end| *end > 0);
        file.size_bytes = file.size_bytes.max(end.map_or(-1, |end| end.saturating_add(1)));
        if record.module == Module::Posix {
            let set = |name: &str| record.int(name).filter(|value| *value > 0).unwrap_or(0) as u64;
            file.block_bytes = file.block_bytes.max(set("FILE_ALIGNMENT"));
            file.mode |= (set("MODE") & 0o7777) as u32;
        }
        if record.module == Module::MpiIo && record.int("COLL_OPENS").is_some_and(|opens| opens > 0) && record.rank < 0
        {
            file.comm_size = self.ranks;
        }
        self.profile.tables.files.set(row, file);
    }

    fn stripes(&mut self) {
        for layered in &self.log.lustre {
            let (Some(row), Some(first)) = (self.files.get(&(layered.id, 0)), layered.parts.first()) else {
                continue;
            };
            let mut file = self.profile.tables.files.row(*row);
            // A layout that changes along the file counts with its widest part.
            let widest = layered.parts.iter().max_by_key(|part| part.count).unwrap_or(first);
            file.stripe_count = i32::try_from(widest.count).unwrap_or(-1).max(-1);
            file.stripe_bytes = widest.size.max(-1);
            self.profile.tables.files.set(*row, file);
        }
    }

    /// Bytes over time: of traces, which know the time as well, else of heat maps.
    fn series(&mut self) {
        let mut bins: BTreeMap<(&str, u32), Vec<IoReading>> = BTreeMap::new();
        let width = (self.elapsed_ns / TRACE_BINS as u64).max(1);
        for trace in &self.log.traces {
            let interface = if trace.module == Module::DxtPosix {
                "posix"
            } else {
                "mpiio"
            };
            let Some(rank) = u32::try_from(trace.rank).ok().filter(|rank| *rank < self.ranks) else {
                continue;
            };
            let row = bins.entry((interface, rank)).or_insert_with(|| {
                let reading = IoReading {
                    width_ns: width,
                    ..no_bytes()
                };
                vec![reading; TRACE_BINS]
            });
            for (segments, reads) in [(&trace.reads, true), (&trace.writes, false)] {
                for segment in segments {
                    add(row, width, segment, reads);
                }
            }
        }
        for heatmap in &self.log.heatmaps {
            let interface = match self.log.name(heatmap.id).as_str() {
                "heatmap:POSIX" => "posix",
                "heatmap:MPIIO" => "mpiio",
                "heatmap:STDIO" => "stdio",
                _ => continue,
            };
            let Some(rank) = u32::try_from(heatmap.rank).ok().filter(|rank| *rank < self.ranks) else {
                continue;
            };
            bins.entry((interface, rank)).or_insert_with(|| of_heatmap(heatmap));
        }
        for ((interface, rank), readings) in bins {
            let interface = self.text(interface);
            for (at, reading) in readings.into_iter().enumerate() {
                if [
                    reading.read_bytes,
                    reading.write_bytes,
                    reading.read_ns,
                    reading.write_ns,
                ] != [0; 4]
                {
                    self.profile.tables.io_series.push(IoReading {
                        process: rank,
                        interface,
                        time_ns: (at as u64).saturating_mul(reading.width_ns).min(i64::MAX as u64) as i64,
                        ..reading
                    });
                }
            }
        }
    }

    /// Calls and their time by class, which is all that tells a rank's time in I/O. A call inside another is not
    /// counted here: of a file that MPI-IO has opened, what it asked of the system.
    fn sites(&mut self) {
        self.profile.tables.calls.push(Call {
            name: Str(0),
            class: Str(0),
            interface: Str(0),
        });
        let Profile { tables, strings, .. } = &mut self.profile;
        let mpiio = strings.intern("mpiio");
        let by_mpi: std::collections::HashSet<u32> = (tables.file_uses.rows())
            .filter(|used| used.interface == mpiio)
            .map(|used| used.file)
            .collect();
        let mut sites: BTreeMap<(u32, u32), Site> = BTreeMap::new();
        let mut calls: BTreeMap<&str, u32> = BTreeMap::new();
        for used in tables.file_uses.rows() {
            let interface = strings.get(used.interface).to_string();
            let of = match interface.as_str() {
                "posix" if by_mpi.contains(&used.file) => continue,
                "mpiio" => "mpi",
                // What other libraries do reaches the system through these; they have no sums.
                other => other,
            };
            let sum = |calls: &[u64]| calls.iter().fold(0u64, |sum, calls| sum.saturating_add(*calls));
            let meta = sum(&[used.opens, used.closes, used.seeks, used.stats, used.views]);
            let groups = [
                (
                    used.reads,
                    used.read_bytes,
                    used.read_ns,
                    used.read_max_ns,
                    used.read_bins,
                ),
                (
                    used.writes,
                    used.write_bytes,
                    used.write_ns,
                    used.write_max_ns,
                    used.write_bins,
                ),
                (meta, 0, used.meta_ns, 0, [0; IO_BINS]),
                (
                    sum(&[used.syncs, used.data_syncs, used.flushes]),
                    0,
                    used.sync_ns,
                    0,
                    [0; IO_BINS],
                ),
            ];
            let sums = SUMS.iter().filter(|sum| sum.interface == of);
            for (of, (count, bytes, time_ns, max_ns, bins)) in sums.zip(groups) {
                if count == 0 && time_ns == 0 {
                    continue;
                }
                let call = *calls.entry(of.name).or_insert_with(|| {
                    tables.calls.push(Call {
                        name: strings.intern(of.name),
                        class: strings.intern(of.class),
                        interface: strings.intern(of.interface),
                    })
                });
                let site = sites.entry((used.process, call)).or_insert(Site {
                    process: used.process,
                    call,
                    frame: NONE,
                    count: 0,
                    bytes: 0,
                    bytes_received: 0,
                    errors: 0,
                    time_ns: 0,
                    time_error_ns: 0,
                    timed: 0,
                    max_ns: 0,
                    size_bins: [0; SIZE_BINS],
                    duration_bins: [0; DURATION_BINS],
                });
                site.count = site.count.saturating_add(count);
                site.timed = site.count;
                site.bytes = site.bytes.saturating_add(bytes);
                site.time_ns = site.time_ns.saturating_add(time_ns);
                site.max_ns = site.max_ns.max(max_ns);
                for (at, calls) in bins.into_iter().enumerate() {
                    // Its upper limit is within this bin of ours, where most of it lies.
                    let ours = [5, 6, 7, 9, 10, 11, 12, 12, 12, 12][at];
                    site.size_bins[ours] = site.size_bins[ours].saturating_add(calls);
                }
            }
        }
        sites.into_values().for_each(|site| {
            tables.sites.push(site);
        });
    }
}

/// A file of which only the name is known.
fn nothing_known() -> FileRow {
    FileRow {
        inode: 0,
        parent: NONE,
        members: 1,
        size_bytes: -1,
        block_bytes: 0,
        mode: 0,
        stripe_count: -1,
        stripe_bytes: -1,
        hints: Str(0),
        comm_size: 0,
        ..FileRow::default()
    }
}

fn no_bytes() -> IoReading {
    IoReading {
        process: 0,
        interface: Str(0),
        time_ns: 0,
        width_ns: 0,
        read_bytes: 0,
        write_bytes: 0,
        read_ns: 0,
        write_ns: 0,
        meta_ns: 0,
    }
}

fn of_heatmap(heatmap: &Heatmap) -> Vec<IoReading> {
    let bytes = |bins: &[i64], at: usize| bins.get(at).map_or(0, |bytes| (*bytes).max(0) as u64);
    (0..heatmap.write.len())
        .map(|at| IoReading {
            width_ns: nanoseconds(heatmap.bin_s).max(1),
            read_bytes: bytes(&heatmap.read, at),
            write_bytes: bytes(&heatmap.write, at),
            ..no_bytes()
        })
        .collect()
}

/// Puts an access into the bins that it spans, in proportion.
fn add(bins: &mut [IoReading], width: u64, segment: &Segment, reads: bool) {
    let bytes = segment.length.max(0) as u64;
    let start = nanoseconds(segment.start_s);
    let end = nanoseconds(segment.end_s).max(start);
    let last = bins.len() as u64 - 1;
    let (first, end_bin) = ((start / width).min(last), (end / width).min(last));
    let (mut given, mut spent) = (0, 0);
    for at in first..=end_bin {
        let upto = if at == end_bin {
            end - start
        } else {
            ((at + 1) * width).saturating_sub(start)
        };
        let due = match (end - start, at == end_bin) {
            (_, true) => bytes,
            (whole, _) => (u128::from(bytes) * u128::from(upto) / u128::from(whole.max(1))) as u64,
        };
        let bin = &mut bins[at as usize];
        let (sum, time) = if reads {
            (&mut bin.read_bytes, &mut bin.read_ns)
        } else {
            (&mut bin.write_bytes, &mut bin.write_ns)
        };
        *sum = sum.saturating_add(due.saturating_sub(given));
        *time = time.saturating_add(upto.saturating_sub(spent));
        (given, spent) = (due, upto);
    }
}

/// What a record says, as ours.
fn whole(record: &Record) -> FileUse {
    // What was not recorded is -1 there; of what cannot be missing here, none.
    let count = |name: &str| record.int(name).filter(|count| *count > 0).unwrap_or(0) as u64;
    let sum = |names: &[&str]| names.iter().fold(0u64, |sum, name| sum.saturating_add(count(name)));
    let opens = sum(&["OPENS", "INDEP_OPENS", "COLL_OPENS", "CREATES"]);
    let renumbered = sum(&["FILENOS", "DUPS"]);
    // The first access of an open is not sequential there if it is at byte 0: as many as can be are such.
    let firsts = |calls: u64, sequential: u64| calls.saturating_sub(sequential).min(opens);
    let end = |name: &str, bytes: u64| if bytes > 0 { count(name).saturating_add(1) } else { 0 };
    let mut used = same(record);
    let by_manner = |manners: [u64; 4]| manners.into_iter().fold(0, u64::saturating_add);
    used.reads = used.reads.max(by_manner([
        used.read_independent,
        used.read_collective,
        used.read_split,
        used.read_nonblocking,
    ]));
    used.writes = used.writes.max(by_manner([
        used.write_independent,
        used.write_collective,
        used.write_split,
        used.write_nonblocking,
    ]));
    let is_posix = record.module == Module::Posix;
    let (read_first, write_first) = match is_posix {
        true => (
            firsts(used.reads, count("SEQ_READS")),
            firsts(used.writes, count("SEQ_WRITES")),
        ),
        false => (0, 0),
    };
    used.read_end = end("MAX_BYTE_READ", used.read_bytes);
    used.read_sequential = count("SEQ_READS").saturating_add(read_first);
    used.read_first_at_zero = read_first;
    used.write_end = end("MAX_BYTE_WRITTEN", used.write_bytes);
    used.write_sequential = count("SEQ_WRITES").saturating_add(write_first);
    used.write_first_at_zero = write_first;
    used.opens = if is_posix {
        opens.saturating_sub(renumbered)
    } else {
        opens
    };
    used.filenos = renumbered;
    match record.module {
        Module::Stdio => used.flushes = count("FLUSHES"),
        _ => used.syncs = used.syncs.saturating_add(count("FLUSHES")),
    }
    for k in 0..COMMON {
        let at = k + 1;
        (used.access_size[k], used.access_count[k]) = (
            count(&format!("ACCESS{at}_ACCESS")),
            count(&format!("ACCESS{at}_COUNT")),
        );
        (used.stride[k], used.stride_count[k]) = (
            count(&format!("STRIDE{at}_STRIDE")),
            count(&format!("STRIDE{at}_COUNT")),
        );
    }
    used
}

/// What counters of Darshan say that one of ours says, too.
fn same(record: &Record) -> FileUse {
    // What was not recorded is -1 there; of what cannot be missing here, none.
    let count = |name: &str| record.int(name).filter(|count| *count > 0).unwrap_or(0) as u64;
    let ns = |name: &str| nanoseconds(record.double(name).unwrap_or(0.0));
    let mut used = FileUse::default();
    for counter in COUNTERS {
        let said = counter.darshan.iter().map(|name| match counter.kind {
            Kind::Time => ns(name),
            Kind::Calls | Kind::Asked | Kind::Bytes | Kind::Most => count(name),
        });
        *(counter.place)(&mut used) = said.fold(0, u64::saturating_add);
    }
    for longest in LONGEST {
        let [time, size] = longest.darshan;
        let (longest_ns, its_size) = (longest.place)(&mut used);
        (*longest_ns, *its_size) = (ns(time), count(size));
    }
    for span in &SPANS {
        let [first, last] = span.darshan.map(|name| moment(record.double(name)));
        let (start, end) = (span.place)(&mut used);
        (*start, *end) = (first, last);
    }
    for histogram in HISTOGRAMS {
        let stem = histogram.darshan;
        for (calls, bin) in (histogram.place)(&mut used).iter_mut().zip(BINS) {
            *calls = count(&format!("{stem}_{bin}")).saturating_add(count(&format!("{stem}_AGG_{bin}")));
        }
    }
    used
}

/// A shared record as uses of so many ranks: what it knows of the fastest and the slowest, the rest evenly.
fn divided(record: &Record, ranks: u32, parts: usize) -> Vec<(u32, FileUse)> {
    let total = whole(record);
    let known = |name: &str| -> Option<(u32, f64, u64)> {
        let rank = u32::try_from(record.int(&format!("{name}_RANK"))?)
            .ok()
            .filter(|rank| *rank < ranks)?;
        let bytes = u64::try_from(record.int(&format!("{name}_RANK_BYTES"))?).ok()?;
        Some((rank, record.double(&format!("F_{name}_RANK_TIME"))?.max(0.0), bytes))
    };
    let (slowest, fastest) = (known("SLOWEST"), known("FASTEST"));
    // Those two always, then the first ranks that there is room for.
    let mut chosen: Vec<u32> = [slowest, fastest]
        .into_iter()
        .flatten()
        .map(|(rank, ..)| rank)
        .collect();
    chosen.dedup();
    chosen.truncate(parts.max(1));
    let others = (0..ranks)
        .filter(|rank| !chosen.contains(rank))
        .take(parts.saturating_sub(chosen.len()));
    let others: Vec<u32> = others.collect();
    chosen.extend(others);
    chosen.sort_unstable();
    let weights = |total: f64, of: &dyn Fn((u32, f64, u64)) -> f64| -> Vec<f64> {
        let sure = |rank: u32| {
            [slowest, fastest]
                .into_iter()
                .flatten()
                .find(|known| known.0 == rank)
                .map(of)
        };
        let taken: f64 = chosen.iter().filter_map(|rank| sure(*rank)).sum();
        let unsure = chosen.iter().filter(|rank| sure(**rank).is_none()).count();
        let rest = (total - taken).max(0.0) / unsure.max(1) as f64;
        chosen.iter().map(|rank| sure(*rank).unwrap_or(rest)).collect()
    };
    let even = vec![1.0; chosen.len()];
    let by_time = weights(record.seconds(), &|known| known.1);
    let by_bytes = weights(record.bytes() as f64, &|known| known.2 as f64);
    let mut rows = vec![total; chosen.len()];
    for counter in COUNTERS {
        let weights = match counter.kind {
            Kind::Time => &by_time,
            Kind::Bytes => &by_bytes,
            Kind::Calls | Kind::Asked => &even,
            Kind::Most => continue,
        };
        for (row, share) in rows.iter_mut().zip(shares((counter.value)(&total), weights)) {
            *(counter.place)(row) = share;
        }
    }
    let lists: [fn(&mut FileUse) -> &mut [u64]; 4] = [
        |row| &mut row.read_bins,
        |row| &mut row.write_bins,
        |row| &mut row.access_count,
        |row| &mut row.stride_count,
    ];
    for list in lists {
        let sums = list(&mut { total }).to_vec();
        for (at, sum) in sums.into_iter().enumerate() {
            for (row, share) in rows.iter_mut().zip(shares(sum, &even)) {
                list(row)[at] = share;
            }
        }
    }
    chosen.into_iter().zip(rows).collect()
}

/// A sum divided by weights, to the last one exactly.
fn shares(sum: u64, weights: &[f64]) -> Vec<u64> {
    let all: f64 = weights.iter().sum();
    let (even, all) = if all > 0.0 {
        (false, all)
    } else {
        (true, weights.len().max(1) as f64)
    };
    let (mut upto, mut given) = (0.0, 0);
    let count = weights.len();
    (weights.iter().enumerate())
        .map(|(at, weight)| {
            upto += if even { 1.0 } else { *weight };
            let due = if at + 1 == count {
                sum
            } else {
                ((sum as f64) * (upto / all)).round() as u64
            };
            let due = due.clamp(given, sum);
            let share = due - given;
            given = due;
            share
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::{Job, Trace};

    fn data(path: &str) -> &'static str {
        if path.starts_with("/usr/") { "program" } else { "data" }
    }

    /// Four ranks; all have written a file, and rank 2 has read another.
    fn log() -> Log {
        let (out, own) = (record_id("/scratch/out"), record_id("/home/in"));
        let mut shared = Record::new(Module::Posix, out, -1).unwrap();
        for (name, value) in [
            ("OPENS", 4),
            ("DUPS", -1),
            ("WRITES", 10),
            ("BYTES_WRITTEN", 1001),
            ("MAX_BYTE_WRITTEN", 1000),
            ("SEQ_WRITES", 7),
            ("SIZE_WRITE_100_1K", 10),
            ("SLOWEST_RANK", 3),
            ("SLOWEST_RANK_BYTES", 500),
            ("FASTEST_RANK", 1),
            ("FASTEST_RANK_BYTES", 100),
        ] {
            shared.set(name, value);
        }
        shared.set_double("F_WRITE_TIME", 8.0);
        shared.set_double("F_SLOWEST_RANK_TIME", 5.0);
        shared.set_double("F_FASTEST_RANK_TIME", 1.0);
        let mut alone = Record::new(Module::Stdio, own, 2).unwrap();
        alone.set("READS", 3);
        alone.set("BYTES_READ", 30);
        alone.set_double("F_READ_TIME", 0.5);
        let segment = Segment {
            offset: 0,
            length: 100,
            start_s: 0.0,
            end_s: 5.0,
        };
        Log {
            format: "3.41".into(),
            job: Job {
                start_unix_ns: 5,
                end_unix_ns: 10_000_000_005,
                processes: 4,
                command: "/bin/app x".into(),
                mounts: vec![("ext4".into(), "/".into()), ("lustre".into(), "/scratch".into())],
                ..Job::default()
            },
            names: [(out, "/scratch/out".to_string()), (own, "/home/in".to_string())].into(),
            records: [(Module::Posix, vec![shared]), (Module::Stdio, vec![alone])].into(),
            traces: vec![Trace {
                module: Module::DxtPosix,
                id: out,
                rank: 1,
                host: "node7".into(),
                writes: vec![segment],
                reads: Vec::new(),
            }],
            ..Log::default()
        }
    }

    #[test]
    fn what_all_ranks_did_is_divided_with_its_sums_and_extremes() {
        let profile = import(&log(), data, "1").unwrap();
        let uses: Vec<FileUse> = profile.tables.file_uses.rows().filter(|used| used.file == 0).collect();
        let column = |of: fn(&FileUse) -> u64| uses.iter().map(of).collect::<Vec<u64>>();
        assert_eq!(column(|used| u64::from(used.process)), [0, 1, 2, 3]);
        assert_eq!(
            column(|used| used.write_ns),
            [1_000_000_000, 1_000_000_000, 1_000_000_000, 5_000_000_000]
        );
        let bytes = column(|used| used.write_bytes);
        assert_eq!((bytes[1], bytes[3], bytes.iter().sum::<u64>()), (100, 500, 1001));
        assert_eq!(column(|used| used.writes).iter().sum::<u64>(), 10);
        assert_eq!(column(|used| used.write_end), [1001; 4]);
        // Three writes were not sequential for Darshan, and there were four opens: all may have been first accesses.
        assert_eq!(column(|used| used.write_sequential).iter().sum::<u64>(), 10);
        assert_eq!(column(|used| used.write_first_at_zero).iter().sum::<u64>(), 3);
        assert!(
            profile
                .manifest
                .run
                .notes
                .iter()
                .any(|note| note.contains("divided evenly"))
        );
    }

    #[test]
    fn the_run_its_files_and_their_times_are_there() {
        let profile = import(&log(), data, "1").unwrap();
        let Profile {
            tables,
            strings,
            manifest,
            ..
        } = &profile;
        assert_eq!(
            (manifest.run.name.as_str(), manifest.run.elapsed_ns),
            ("app", 10_000_000_000)
        );
        assert_eq!(tables.processes.rank, [0, 1, 2, 3]);
        let node = |process: usize| strings.get(tables.nodes.row(tables.processes.node[process]).name);
        assert_eq!((node(1), node(2)), ("node7", "node not recorded"));
        let mounts: Vec<&str> = (tables.files.rows())
            .map(|file| strings.get(tables.filesystems.row(file.filesystem).mount))
            .collect();
        assert_eq!(mounts, ["/scratch", "/"]);
        let seconds: f64 = tables.sites.time_ns.iter().map(|ns| *ns as f64 / 1e9).sum();
        // Opens and writes of all four, and one rank's reads.
        assert_eq!((tables.sites.len(), seconds), (9, 8.5));
        // A trace of five seconds of ten fills half of the bins.
        let (bytes, time): (u64, u64) = (
            tables.io_series.write_bytes.iter().sum(),
            tables.io_series.write_ns.iter().sum(),
        );
        assert_eq!((tables.io_series.len(), bytes), (128, 100));
        assert!(time.abs_diff(5_000_000_000) < 10);
        // A profile that can be written and read: every reference is sound.
        assert_eq!(Profile::read_bytes(&profile.to_bytes()).unwrap().tables, profile.tables);
    }

    #[test]
    fn what_cannot_be_taken_in_is_told() {
        let mut log = log();
        log.records.get_mut(&Module::Posix).unwrap()[0].set("BYTES_WRITTEN", -1_073_741_824);
        log.records.get_mut(&Module::Stdio).unwrap()[0].rank = 9;
        let profile = import(&log, data, "1").unwrap();
        assert_eq!(profile.tables.file_uses.write_bytes.iter().sum::<u64>(), 0);
        let notes = profile.manifest.run.notes.join("\n");
        assert!(
            notes.contains("overflowed") && notes.contains("ranks that the run did not have"),
            "{notes}"
        );
        log.job.processes = 1 << 40;
        assert!(import(&log, data, "1").unwrap_err().to_string().contains("processes"));
    }

    #[test]
    fn many_ranks_are_not_all_written_out() {
        let mut log = log();
        log.job.processes = 1 << 20;
        let record = &log.records[&Module::Posix][0];
        let rows = divided(record, 1 << 20, 5);
        let ranks: Vec<u32> = rows.iter().map(|(rank, _)| *rank).collect();
        assert_eq!(ranks, [0, 1, 2, 3, 4]);
        assert_eq!(rows.iter().map(|(_, used)| used.write_bytes).sum::<u64>(), 1001);
        assert_eq!(shares(10, &[0.0, 0.0]), [5, 5]);
        assert_eq!(shares(u64::MAX, &[1.0]), [u64::MAX]);
    }

    #[test]
    fn data_sets_lie_in_their_files() {
        let mut log = Log::default();
        let (file, set) = (record_id("/a:b.h5"), record_id("/a:b.h5:grid/t"));
        log.names = [(file, "/a:b.h5".to_string()), (set, "/a:b.h5:grid/t".to_string())].into();
        let mut record = Record::new(Module::H5d, set, 0).unwrap();
        record.file = file;
        record.set("READS", 2);
        log.records = [(Module::H5d, vec![record])].into();
        let profile = import(&log, data, "1").unwrap();
        let Profile { tables, strings, .. } = &profile;
        let files: Vec<(&str, &str, u32)> = (tables.files.rows())
            .map(|file| (strings.get(file.path), strings.get(file.class), file.parent))
            .collect();
        assert_eq!(files, [("/a:b.h5", "data", NONE), ("grid/t", "dataset", 0)]);
        assert_eq!(tables.processes.rank, [-1]);
    }
}
