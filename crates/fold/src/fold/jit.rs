//! Names of code that a process made while it ran, from the perf map and the jitdump that it wrote itself.
//!
//! Which files those are says the process's table of files; they are read where they still are what it wrote, and where it ran
//! code that is in no module.

use super::place::Mapping;
use super::process::Recorded;
use super::{Fold, add_absent};
use format::facts::AbsentFact;
use format::records::END_EXEC;
use format::region::{FileEntry, Header, Record, RecordKind};
use nix::libc::{major, minor};
use std::fs::{File, Metadata};
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use symbols::JitNames;

/// Most bytes of a map, and of a jitdump, whose code is passed over.
const MAP: u64 = 256 << 20;
const DUMP: u64 = 4 << 30;
/// For so long after its end a process's files may still be written: by what it does at exit.
const AT_EXIT_NS: i128 = 60_000_000_000;
/// Another image of the process writes what has the same name.
const AT_EXEC_NS: i128 = 10_000_000;
/// Files have their times by a coarser clock.
const COARSE_NS: i128 = 1_000_000_000;

/// What is absent where a file of names cannot be read.
const NAMES: &str = "names of JIT-compiled code";

impl Fold<'_> {
    /// Reads the names, if there are any and code that wants them.
    pub fn name_made_code(&mut self, recorded: &Recorded, mapping: &mut Mapping) {
        let files = files(recorded);
        let Some(user) = recorded.user.filter(|_| !files.is_empty()) else {
            return;
        };
        let addresses = bare(recorded, mapping);
        if addresses.is_empty() {
            return;
        }
        let mut names = JitNames::new(addresses);
        for (path, entry, is_map) in files {
            let most = if is_map { MAP } else { DUMP };
            let read = input::of_user(&path, user, most).and_then(|file| {
                is_of_process(&file.metadata()?, entry, &recorded.header)?;
                add(&mut names, file, is_map)
            });
            let strings = &self.profile.strings;
            let told = |what| strings.get(what) == NAMES;
            if let Err(error) = read
                && !self.profile.tables.absent.what.iter().copied().any(told)
            {
                let unread = AbsentFact {
                    what: NAMES.into(),
                    reason: format!("{}: {error}", path.display()),
                    remedy: "Code that only this file names is shown without a name; leave it in place until the run is over.".into(),
                };
                add_absent(&mut self.profile, 0, &unread);
            }
        }
        mapping.made = names;
    }
}

fn add(names: &mut JitNames, file: File, is_map: bool) -> io::Result<()> {
    match is_map {
        true => names.add_map(io::Read::take(file, MAP)),
        false => names.add_dump(file),
    }
}

/// How the names of files begin and end that tell of code: a map, and a jitdump. Between them stands the process's number where it
/// runs; where the table of files was full, digits are folded.
const TELL: [(&str, &str); 2] = [MAP_NAME, ("jit-", ".dump")];
const MAP_NAME: (&str, &str) = ("perf-", ".map");

/// Which of them a name is, and its number.
pub fn number_in(name: &str) -> Option<((&str, &str), &str)> {
    TELL.into_iter()
        .find_map(|ends| Some((ends, name.strip_prefix(ends.0)?.strip_suffix(ends.1)?)))
}

/// Maps and jitdumps of its own among the files that a process used; and whether it is a map.
fn files(recorded: &Recorded) -> Vec<(PathBuf, &FileEntry, bool)> {
    let pid = recorded.header.pid;
    let mut found: Vec<(PathBuf, &FileEntry, bool)> = Vec::new();
    for entry in &recorded.files {
        let path = Path::new(&entry.path);
        if let Some((ends, number)) = number_in(text::file_name(&entry.path))
            && (number == "#" || number.parse() == Ok(pid))
            && path.is_absolute()
        {
            let path = path.with_file_name(format!("{}{pid}{}", ends.0, ends.1));
            found.push((path, entry, ends == MAP_NAME));
        }
    }
    found.sort_by(|a, b| a.0.cmp(&b.0));
    found.dedup_by(|a, b| a.0 == b.0);
    found
}

/// Samples that fell into code of no module, and have a name all the same.
pub fn named(recorded: &Recorded, mapping: &Mapping) -> u64 {
    let of_made = |address: &u64| mapping.made.at(*address, None).is_some() && mapping.is_bare(*address);
    samples(recorded)
        .filter_map(|record| record.frames.first())
        .filter(|address| of_made(address))
        .count() as u64
}

fn samples(recorded: &Recorded) -> impl Iterator<Item = &Record> {
    (recorded.records.iter()).filter(|record| record.kind == RecordKind::Sample)
}

/// Addresses of samples and call sites that no module has.
fn bare(recorded: &Recorded, mapping: &Mapping) -> Vec<u64> {
    let callers = |record: &'_ Record| -> Vec<u64> {
        let back = |(depth, address): (usize, &u64)| address.wrapping_sub(u64::from(depth > 0));
        record.frames.iter().enumerate().map(back).collect()
    };
    let sites = recorded
        .sites
        .iter()
        .map(|(site, ..)| site.return_address.wrapping_sub(1));
    let mut all: Vec<u64> = samples(recorded).flat_map(callers).chain(sites).collect();
    all.sort_unstable();
    all.dedup();
    all.retain(|address| mapping.is_bare(*address));
    all
}

/// Whether the file is the one that the process used, as it left it: another with its number may have come since.
fn is_of_process(file: &Metadata, entry: &FileEntry, header: &Header) -> io::Result<()> {
    let record = &entry.record;
    let device = u64::from(major(file.dev())) << 32 | u64::from(minor(file.dev()));
    let is_same = record.inode == 0 || (record.inode, record.device) == (file.ino(), device);
    let changed = i128::from(file.mtime()) * 1_000_000_000 + i128::from(file.mtime_nsec());
    let start = i128::from(header.start_real_ns);
    let end = start + i128::from(header.end_mono_ns) - i128::from(header.start_mono_ns);
    let still = if header.end_kind == END_EXEC {
        AT_EXEC_NS
    } else {
        AT_EXIT_NS
    };
    let is_late = header.end_mono_ns > 0 && changed > end + still;
    match is_same && !is_late && changed >= start - COARSE_NS {
        true => Ok(()),
        false => Err(io::Error::other("another process has written it since")),
    }
}
