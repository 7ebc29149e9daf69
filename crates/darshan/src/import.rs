//! A log as a profile.
//!
//! Darshan keeps one record for a file that all ranks opened. It holds the sums, and of two ranks, the fastest and the
//! slowest, how long they took and what they moved. The rest is divided evenly between the others: totals and extremes
//! are Darshan's, what lies between is not known.

mod series;
#[cfg(test)]
mod tests;
mod uses;

use crate::Error;
use crate::hash::record_id;
use crate::known::uncounted;
use crate::layout::{COUNTED, Module};
use crate::log::Log;
use crate::record::Record;
use format::calls::SUMS;
use format::facts::{SAMPLING, TIME_OUTSIDE_IO};
use format::tables::{Absence, Call, FileRow, FileUse, Filesystem, IO_BINS, NONE, Node, Process, Site, Str};
use format::{Note, Profile, RunFacts};
use std::collections::{BTreeMap, HashMap};
use uses::{divided, whole};

/// What a program was that has so many processes is more than all machines had, and more than fits a report.
const MOST_PROCESSES: i64 = 1 << 20;
/// Rows that shared records may become.
const MOST_ROWS: usize = 200_000;

/// Makes a profile of a log. `class_of` tells the class of a file, a word of `files.class`, by its path; `version` is
/// that of the program that asks. An error where the run had more processes than are taken in.
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
    import.accesses();
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
        let name = text::file_name(program);
        let library = job.metadata.iter().find(|(key, _)| key == "lib_ver");
        let mut notes = vec![Note::Darshan {
            format: self.log.format.clone(),
            version: library.map(|(_, version)| version.clone()),
        }];
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
                TIME_OUTSIDE_IO,
                "the profile was imported from a Darshan log, which records I/O alone",
            ),
            (
                SAMPLING,
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
        // Darshan writes no module without records, so both look alike.
        let lacking = COUNTED
            .into_iter()
            .filter(|module| !self.log.records.contains_key(module));
        let lacking: Vec<&str> = lacking.map(Module::name).collect();
        if !lacking.is_empty() {
            let reason = format!(
                "the log has no records of {}: the program did nothing through them, or they were not recorded",
                lacking.join(", ")
            );
            let (what, reason) = (self.text("other_modules"), self.text(&reason));
            self.profile.tables.absent.push(Absence {
                node: NONE,
                what,
                reason,
                remedy: Str(0),
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
                        ..Node::default()
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
                tick_ns: 1_000_000,
                ..Process::of_another_tool()
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
            let uncounted = self.text(&uncounted(record));
            let of = |process: u32, part: FileUse| FileUse {
                process,
                file: row,
                interface,
                uncounted,
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
        let some = (parts < self.ranks as usize).then_some((parts, self.ranks));
        let found = [
            any_shared.then_some(Note::DarshanShared(some)),
            (overflowed > 0).then_some(Note::DarshanOverflow(overflowed)),
            (strange > 0).then_some(Note::DarshanRanks(strange)),
        ];
        self.profile.manifest.run.notes.extend(found.into_iter().flatten());
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
                    ..Site::default()
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
