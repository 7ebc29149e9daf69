//! Merging parts of a run: in any order and any grouping the result is the same, to the byte.
//!
//! That holds because every table of the result is sorted by what its rows say, never by where they came from. Parts
//! are taken one at a time ([`gather`]): what they hold alike is kept once, the rest is put one behind the other, so
//! that there is never more in memory than the result and one part. At the end all is put in order ([`order`]). A run
//! with more samples than a profile holds keeps those of every second tick, or every fourth ([`thin`]).

mod gather;
mod order;
mod thin;
mod time;

use crate::Error;
use format::tables::NONE;
use format::{Manifest, Note, Profile, RunFacts};
use gather::Gathered;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread::Builder;
use time::Time;

/// Merges parts. A report in them is dropped, for it is of its part only. An error where there is none.
pub fn merge(parts: Vec<Profile>) -> Result<Profile, Error> {
    merge_files::<&Path>(&[], parts).0
}

/// Threads that read parts: unpacking one takes about as long as taking in two.
const READERS: usize = 2;

/// Files that could not be read, and why.
pub type Damaged = Vec<(PathBuf, format::Error)>;

/// Merges parts that lie in files, and others that are in memory; files that cannot be read are left out and named.
/// Files are read by [`READERS`] threads while others are taken in.
pub fn merge_files<P: AsRef<Path>>(files: &[P], parts: Vec<Profile>) -> (Result<Profile, Error>, Damaged) {
    let mut damaged = Damaged::new();
    let mut whole = Vec::new();
    let mut heads: Vec<RunFacts> = parts.iter().map(|part| head(&part.manifest)).collect();
    for path in files.iter().map(AsRef::as_ref) {
        match Profile::read_manifest(path) {
            Ok(manifest) => {
                whole.push(path.to_path_buf());
                heads.push(head(&manifest));
            }
            Err(error) => damaged.push((path.to_path_buf(), error)),
        }
    }
    let mut gathered = Gathered::new(Time::of(&heads), thin::least(&heads));
    for part in parts {
        gathered.add(part);
    }
    let whole = Mutex::new(whole.into_iter());
    let (read, parts) = mpsc::sync_channel(1);
    let reader = |read: mpsc::SyncSender<_>| {
        let next = || whole.lock().ok()?.next();
        while let Some(path) = next() {
            let part = Profile::read(&path);
            if read.send((path, part)).is_err() {
                return;
            }
        }
    };
    let mut take = |path, part| match part {
        Ok(part) => gathered.add(part),
        Err(error) => damaged.push((path, error)),
    };
    std::thread::scope(|scope| {
        for _ in 0..READERS {
            let read = read.clone();
            // Where no thread can be had, what follows reads.
            let _ = Builder::new().spawn_scoped(scope, || reader(read));
        }
        drop(read);
        for (path, part) in parts {
            take(path, part);
        }
    });
    for path in whole.into_inner().unwrap_or_else(PoisonError::into_inner) {
        let part = Profile::read(&path);
        take(path, part);
    }
    damaged.sort_by(|a, b| a.0.cmp(&b.0));
    let merged = match gathered.facts.take() {
        Some(facts) => Ok(profile(gathered, facts)),
        None => Err(Error::NothingRecorded {
            path: PathBuf::from("."),
        }),
    };
    (merged, damaged)
}

fn profile(gathered: Gathered, mut facts: RunFacts) -> Profile {
    facts.samples_one_in = (gathered.thinned > 1).then_some(gathered.thinned);
    let (strings, tables) = order::ordered(gathered);
    let manifest = Manifest {
        format: format::FORMAT.into(),
        version: format::VERSION,
        tool_version: env!("CARGO_PKG_VERSION").into(),
        size_bins: format::tables::SIZE_BIN_LIMITS.to_vec(),
        duration_bins: format::tables::duration_bin_limits().to_vec(),
        io_bins: format::tables::IO_BIN_LIMITS.to_vec(),
        run: facts,
    };
    Profile {
        manifest,
        strings,
        tables,
        report_json: None,
    }
}

/// What must be known of all parts before the first is taken in.
fn head(manifest: &Manifest) -> RunFacts {
    RunFacts {
        start_unix_ns: manifest.run.start_unix_ns,
        tick_ns: manifest.run.tick_ns,
        samples_one_in: manifest.run.samples_one_in,
        ..RunFacts::default()
    }
}

/// Where a row went; a row that is not there went nowhere.
fn moved(map: &[u32], row: u32) -> u32 {
    map.get(row as usize).copied().unwrap_or(NONE)
}

/// The facts of two parts as one.
fn merge_facts(a: RunFacts, b: RunFacts, time: &Time) -> RunFacts {
    // Parts of one run agree; where they do not (several programs in one job), the first by the alphabet.
    let least = |a: String, b: String| {
        if b.is_empty() || (!a.is_empty() && a <= b) {
            a
        } else {
            b
        }
    };
    let mut environment: BTreeMap<String, String> = a.environment;
    for (name, value) in b.environment {
        let kept = environment.entry(name).or_insert_with(|| value.clone());
        if value < *kept {
            *kept = value;
        }
    }
    let notes: BTreeSet<Note> = a.notes.into_iter().chain(b.notes).collect();
    RunFacts {
        name: least(a.name, b.name),
        command: [a.command, b.command]
            .into_iter()
            .filter(|words| !words.is_empty())
            .min()
            .unwrap_or_default(),
        directory: least(a.directory, b.directory),
        launcher: [a.launcher, b.launcher].into_iter().flatten().min(),
        id: least(a.id, b.id),
        start_unix_ns: time.start_unix_ns,
        elapsed_ns: a.elapsed_ns.max(b.elapsed_ns),
        short_ns: match (a.short_ns, b.short_ns) {
            (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.max(b.1))),
            (a, b) => a.or(b),
        },
        short: {
            let mut short = a.short;
            b.short.into_iter().for_each(|one| one.add_to(&mut short));
            short
        },
        tick_ns: time.tick_ns,
        ranks_expected: a.ranks_expected.max(b.ranks_expected),
        // One rank that failed makes a failed run.
        exit_status: [a.exit_status, b.exit_status]
            .into_iter()
            .flatten()
            .max_by_key(|&status| (status != 0, status)),
        exit_signal: a.exit_signal.or(b.exit_signal),
        told_to_end: a.told_to_end.or(b.told_to_end),
        still_running: a.still_running || b.still_running,
        partial: a.partial || b.partial,
        samples_one_in: a.samples_one_in.max(b.samples_one_in),
        environment,
        notes: notes.into_iter().collect(),
    }
}
