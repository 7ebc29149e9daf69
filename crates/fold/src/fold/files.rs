//! Files: those of each process's table become rows of all, and what threads did with them rows of processes.

use super::Fold;
use super::file_class::class;
use super::process::Recorded;
use super::time::Cycles;
use crate::file_rows::{Key, added_up, combine, most_common, settle};
use crate::storage::filesystem;
use format::facts::LayoutFact;
use format::file_counters::{COUNTERS, HISTOGRAMS, Kind, LONGEST, SPANS};
use format::filesystem::{Finder, absolute};
use format::records::{FILE_INTERFACE_WORDS, FILE_IS_FOLDED, FILE_IS_PART, FILE_IS_RELATIVE, FILE_IS_STREAM};
use format::region::{self, FileEntry, Header, INTERFACES, Record};
use format::tables::{Access, FileRow, FileUse, Filesystem, NONE, Str, Tables};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Rows of `filesystems` and `files` that exist.
#[derive(Default)]
pub struct Files {
    /// By number of the mount.
    filesystems: HashMap<usize, u32>,
    files: HashMap<Key, u32>,
    layouts: HashMap<(u64, u64), (i32, i64)>,
}

impl Files {
    pub fn new(layouts: &[LayoutFact]) -> Self {
        let known = layouts.iter().map(|layout| {
            let stripes = i32::try_from(layout.stripe_count).unwrap_or(-1);
            let bytes = i64::try_from(layout.stripe_bytes).unwrap_or(-1);
            ((layout.device, layout.inode), (stripes, bytes))
        });
        Self {
            layouts: known.collect(),
            ..Self::default()
        }
    }
}

/// What all threads of a process did with one file through one interface.
#[derive(Default)]
struct Sum {
    /// Its times are cycles yet.
    row: FileUse,
    /// First and last moments.
    spans: [(u64, u64); SPANS.len()],
    access: Vec<(u64, u64)>,
    stride: Vec<(u64, u64)>,
    dropped: u64,
}

impl Sum {
    fn add(&mut self, from: &region::FileUse) {
        for counter in COUNTERS {
            let value = (counter.place)(&mut self.row);
            *value = counter.kind.both(*value, (counter.recorded)(from));
        }
        for longest in LONGEST {
            let (time, size) = (longest.place)(&mut self.row);
            (*time, *size) = (*time, *size).max((longest.recorded)(from));
        }
        for histogram in HISTOGRAMS {
            let sums = (histogram.place)(&mut self.row).iter_mut();
            for (sum, calls) in sums.zip((histogram.recorded)(from)) {
                *sum = sum.saturating_add(*calls);
            }
        }
        for ((first, last), span) in self.spans.iter_mut().zip(&SPANS) {
            let (other_first, other_last) = (span.recorded)(from);
            if other_first != 0 {
                *first = if *first == 0 {
                    other_first
                } else {
                    other_first.min(*first)
                };
                *last = other_last.max(*last);
            }
        }
        self.access.extend(from.access_size.into_iter().zip(from.access_count));
        self.stride.extend(from.stride.into_iter().zip(from.stride_count));
        self.dropped = self.dropped.saturating_add(from.common_dropped);
    }

    /// `moment` turns a reading of the cycle counter into time in the run.
    fn finish(self, cycles: Cycles, moment: impl Fn(u64) -> i64) -> FileUse {
        let mut row = self.row;
        let ns = |tsc: u64| cycles.ns(u128::from(tsc));
        for counter in COUNTERS.iter().filter(|counter| counter.kind == Kind::Time) {
            let time = (counter.place)(&mut row);
            *time = ns(*time);
        }
        for longest in LONGEST {
            let (time, _) = (longest.place)(&mut row);
            *time = ns(*time);
        }
        for ((first, last), span) in self.spans.into_iter().zip(&SPANS) {
            let (start, end) = (span.place)(&mut row);
            (*start, *end) = match first {
                0 => (-1, -1),
                first => (moment(first), moment(last.max(first))),
            };
        }
        (row.access_size, row.access_count) = most_common(self.access.into_iter());
        (row.stride, row.stride_count) = most_common(self.stride.into_iter());
        row.common_exact = u32::from(self.dropped == 0);
        row
    }
}

impl Fold<'_> {
    /// Adds what a process did with files; returns how many records of it made no sense. `traced` are its records of
    /// single accesses, with the thread's row.
    pub fn add_files<'r>(
        &mut self,
        process: u32,
        recorded: &Recorded,
        cycles: Cycles,
        code: &HashSet<String>,
        traced: impl Iterator<Item = (&'r Record, u32)>,
    ) -> u64 {
        let mut damaged = 0;
        let mut sums: BTreeMap<(u32, u32), Sum> = BTreeMap::new();
        let known: HashSet<u32> = recorded.files.iter().map(|file| file.number).collect();
        for from in &recorded.uses {
            if known.contains(&from.file) && (from.interface as usize) < INTERFACES {
                sums.entry((from.file, from.interface)).or_default().add(from);
            } else {
                damaged += 1;
            }
        }
        let mut local = Tables::default();
        let rows = self.local_files(recorded, &sums, code, &mut local);
        let start_ns = self.clock.at(recorded.header.start_mono_ns);
        let moment = |tsc| moment(start_ns, &recorded.header, cycles, tsc);
        for ((file, interface), sum) in sums {
            let entry = &recorded.files[rows[&file].1];
            let members = if entry.record.flags & FILE_IS_FOLDED == 0 {
                0
            } else {
                entry.record.members.max(1)
            };
            local.file_uses.push(FileUse {
                process,
                file: rows[&file].0,
                interface: self.profile.strings.intern(FILE_INTERFACE_WORDS[interface as usize]),
                members,
                ..sum.finish(cycles, moment)
            });
        }
        for (record, thread) in traced {
            let &[what, offset, bytes, start, end] = record.frames.as_slice() else {
                damaged += 1;
                continue;
            };
            let (file, interface) = (what as u32, (what >> 32) as u8);
            let (Some((file, _)), true) = (rows.get(&file), usize::from(interface) < INTERFACES) else {
                damaged += 1;
                continue;
            };
            let call = self.call(record.head.call);
            let strings = &mut self.profile.strings;
            local.accesses.push(Access {
                process,
                start_ns: moment(start),
                end_ns: moment(end.max(start)),
                thread,
                file: *file,
                interface: strings.intern(FILE_INTERFACE_WORDS[usize::from(interface)]),
                direction: strings.intern(if what >> 40 & 1 == 1 { "write" } else { "read" }),
                call,
                offset: offset as i64,
                bytes,
            });
        }
        settle(&mut local);
        let rows = self.shared_rows(&local);
        let accesses = local.accesses.rows().map(|row| Access {
            file: rows[row.file as usize],
            ..row
        });
        let mut accesses: Vec<Access> = accesses.collect();
        accesses.sort();
        self.profile.tables.accesses.append(accesses.into_iter().collect());
        let uses = local.file_uses.rows().map(|row| FileUse {
            file: rows[row.file as usize],
            ..row
        });
        for row in added_up(uses.collect()) {
            self.profile.tables.file_uses.push(row);
        }
        damaged
    }

    /// The files that a process used, and those that its data sets lie in, as rows of its own; by number in the region,
    /// with their places in the list of all.
    fn local_files(
        &mut self,
        recorded: &Recorded,
        sums: &BTreeMap<(u32, u32), Sum>,
        code: &HashSet<String>,
        local: &mut Tables,
    ) -> HashMap<u32, (u32, usize)> {
        let places: HashMap<u32, usize> = recorded
            .files
            .iter()
            .enumerate()
            .map(|(n, file)| (file.number, n))
            .collect();
        let used: HashSet<u32> = sums.keys().map(|&(file, _)| file).collect();
        let parent = |file: &FileEntry| {
            let parent = recorded.files.get(*places.get(&file.record.parent)?)?;
            // A part of a part is damage.
            (parent.record.parent == 0).then_some(parent.number)
        };
        let parents: HashSet<u32> = recorded
            .files
            .iter()
            .filter(|file| used.contains(&file.number))
            .filter_map(parent)
            .collect();
        let inputs = self.inputs;
        let finder = Finder::new(&inputs.mounts);
        let mut rows = HashMap::new();
        // Files first: those that lie in others need their rows.
        let (parts, wholes): (Vec<_>, Vec<_>) = recorded.files.iter().partition(|file| file.record.parent != 0);
        for file in wholes.into_iter().chain(parts) {
            if !used.contains(&file.number) && !parents.contains(&file.number) {
                continue;
            }
            let parent = parent(file).and_then(|number| rows.get(&number)).map(|&(row, _)| row);
            let row = self.file_row(file, &finder, code, parent);
            rows.insert(file.number, (local.files.push(row), places[&file.number]));
        }
        rows
    }

    fn file_row(&mut self, file: &FileEntry, finder: &Finder, code: &HashSet<String>, parent: Option<u32>) -> FileRow {
        let record = &file.record;
        let is_name =
            record.flags & (FILE_IS_STREAM | FILE_IS_PART) != 0 || record.parent != 0 || file.path.starts_with('<');
        let path = match record.flags & FILE_IS_RELATIVE {
            _ if is_name => file.path.clone(),
            0 => absolute("", &file.path),
            _ => absolute(&self.inputs.supervisor.directory, &file.path),
        };
        let mount = finder.find(record.device, &path).filter(|_| !is_name);
        let filesystem = mount.map_or(NONE, |mount| self.filesystem(mount));
        let stripes = self.files.layouts.get(&(record.device, record.inode)).copied();
        let is_one = record.flags & FILE_IS_FOLDED == 0;
        let (stripe_count, stripe_bytes) = stripes.filter(|_| is_one && record.inode != 0).unwrap_or((-1, -1));
        let strings = &mut self.profile.strings;
        FileRow {
            filesystem,
            class: strings.intern(class(&path, record, code.contains(&path))),
            path: strings.intern(&path),
            // Of a file system that is not known the inode says nothing to others.
            inode: if is_one && filesystem != NONE { record.inode } else { 0 },
            birth_ns: if is_one && filesystem != NONE {
                record.birth_ns
            } else {
                0
            },
            parent: parent.unwrap_or(NONE),
            members: 1,
            size_bytes: if is_one && record.inode != 0 {
                i64::try_from(record.size).unwrap_or(-1)
            } else {
                -1
            },
            block_bytes: u64::from(record.block_size),
            mode: record.mode,
            stripe_count,
            stripe_bytes,
            hints: strings.intern(&file.hints),
            comm_size: record.comm_size,
        }
    }

    /// The row of a mounted file system.
    fn filesystem(&mut self, mount: usize) -> u32 {
        if let Some(&row) = self.files.filesystems.get(&mount) {
            return row;
        }
        let row = filesystem(&self.inputs.mounts[mount], &mut self.profile.strings, 0);
        let same = |other: &Filesystem| {
            let network = row.node == NONE && (other.kind, other.source) == (row.kind, row.source);
            other.node == row.node && (network || (row.node != NONE && other.mount == row.mount))
        };
        let filesystems = &mut self.profile.tables.filesystems;
        let found = (0..).zip(filesystems.rows()).find(|(_, other)| same(other));
        let number = found.map_or_else(|| filesystems.push(row), |(number, _)| number);
        self.files.filesystems.insert(mount, number);
        number
    }

    /// The rows of all that a process's own rows are.
    fn shared_rows(&mut self, local: &Tables) -> Vec<u32> {
        let mut rows = vec![NONE; local.files.len()];
        let of_files = (0..).zip(local.files.rows()).filter(|(_, row)| row.parent == NONE);
        let of_parts = (0..).zip(local.files.rows()).filter(|(_, row)| row.parent != NONE);
        for (n, row) in of_files.chain(of_parts) {
            let parent = rows.get(row.parent as usize).copied().unwrap_or(NONE);
            let row = FileRow { parent, ..row };
            let (files, strings) = (&mut self.profile.tables.files, &self.profile.strings);
            let number = *self.files.files.entry(Key::of(&row)).or_insert_with(|| files.push(row));
            let compare = |a: Str, b: Str| strings.get(a).cmp(strings.get(b));
            let whole = combine(files.row(number), row, compare);
            files.set(number, whole);
            rows[n as usize] = number;
        }
        rows
    }
}

/// A reading of the cycle counter as time in the run; the process started at `start_ns` of it.
pub fn moment(start_ns: i64, header: &Header, cycles: Cycles, tsc: u64) -> i64 {
    let since = cycles.ns(u128::from(tsc.saturating_sub(header.start_tsc)));
    start_ns.max(0).saturating_add(i64::try_from(since).unwrap_or(i64::MAX))
}
