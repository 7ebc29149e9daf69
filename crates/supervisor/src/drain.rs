//! What the supervisor does once a second: empty the rings of its processes, and read them in /proc.

use crate::traffic::Turns;
use crate::{clock, procfs};
use format::facts;
use format::readings::{Reading, ThreadReading};
use format::records::END_EXEC;
use format::region::{Header, Region};
use format::run_directory::regions;
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};

/// Readings of a process before the time between two doubles: a day of them stays small.
const READINGS: u32 = 1024;

/// Threads that are read whenever their number has changed: that many cost little.
const FEW_THREADS: u32 = 64;

/// Processes that have ended are retired together when there are so many.
const RETIRED_TOGETHER: usize = 32;

/// Makes room: is given the directory of a program and the regions of processes of it that have ended, keeps what they
/// say in another form, and removes their files. Whether it could.
pub type Retire = fn(&Path, &[PathBuf]) -> bool;

/// The measured processes of one directory.
pub struct Drain {
    directory: PathBuf,
    processes: HashMap<PathBuf, Process>,
    /// Process id of the program itself, once it runs.
    pub program: Option<u32>,
    /// Spools could not be written: what was lost is counted by the collector when its ring is full.
    pub full: bool,
    /// `None` where there is nobody to make room, or nobody can any more.
    retire: Option<Retire>,
}

#[derive(Default)]
struct Process {
    /// Its number here, 0 as long as it is not found.
    pid: u32,
    /// It calls itself by another.
    renumbered: bool,
    /// Readings taken, and the next one due.
    readings: u32,
    next_reading_ns: i64,
    next_threads: u32,
    /// How many threads it had when they were read last.
    threads_seen: u32,
    threads: Vec<ThreadReading>,
    /// The cores it may run on, as told last.
    cpu_list: String,
    calls: Turns,
    gone: bool,
    /// Its process goes on as another program, which has a region of its own.
    replaced: bool,
}

/// What a round found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// Whether a ring was more than a quarter full: then the next round should come sooner.
    pub busy: bool,
}

impl Drain {
    /// Of a process directory.
    pub fn new(directory: &Path, retire: Option<Retire>) -> Self {
        Self {
            directory: directory.to_path_buf(),
            processes: HashMap::new(),
            program: None,
            full: false,
            retire,
        }
    }

    /// Empties the rings and takes the readings that are due.
    pub fn round(&mut self) -> Round {
        let mut round = Round::default();
        let now = clock::monotonic_ns();
        for path in regions(&self.directory) {
            let process = self.processes.entry(path.clone()).or_default();
            if process.gone {
                continue;
            }
            // A region that is not ready, or is none, is looked at again next time.
            let Ok(file) = input::own_to_change(&path) else {
                continue;
            };
            let Ok(region) = Region::open(&file) else { continue };
            process.find(region.header());
            // Asked before the ring is emptied: what a process writes last must not be missed.
            let alive = match process.pid {
                0 => region.header().end_kind == 0,
                pid => procfs::stat(pid).is_some_and(|stat| stat.state != 'Z'),
            };
            match empty_ring(&file, &region, &path) {
                Ok(fill) => round.busy |= fill > region.header().ring_size / 4,
                Err(_) => self.full = true,
            }
            process.replaced = region.header().end_kind == END_EXEC;
            if now >= process.next_reading_ns && !process.replaced {
                // Readings are extra: where they cannot be written the run goes on without.
                let _ = process.read(&path, now, Some(&region));
            }
            process.gone = !alive;
        }
        self.retire();
        round
    }

    /// Retires processes that have ended, when there are many: their regions are large.
    fn retire(&mut self) {
        let (Some(program), Some(retire)) = (self.program, self.retire) else {
            return;
        };
        let gone = self
            .processes
            .iter()
            .filter(|(_, process)| process.gone && process.pid != program);
        let gone: Vec<PathBuf> = gone.map(|(path, _)| path.clone()).collect();
        if gone.len() < RETIRED_TOGETHER {
            return;
        }
        // What could not be retired stays for the end.
        if !retire(&self.directory, &gone) {
            self.retire = None;
        }
        self.processes.retain(|path, _| !gone.contains(path));
    }

    /// Takes a last reading of one process, even of a zombie.
    pub fn last_reading(&mut self, pid: u32) {
        let now = clock::monotonic_ns();
        let of = |process: &Process| process.pid == pid && !process.replaced;
        for (path, process) in self.processes.iter_mut().filter(|(_, process)| of(process)) {
            // As above.
            process.next_threads = 0;
            let _ = process.read(path, now, None);
        }
    }

    /// Processes whose region does not say that they ended, and that still run.
    pub fn running(&self) -> Vec<u32> {
        let mut pids: Vec<u32> = self
            .processes
            .values()
            .filter(|process| !process.gone)
            .map(|p| p.pid)
            .collect();
        pids.retain(|&pid| pid != 0 && is_running(pid));
        pids.sort_unstable();
        pids.dedup();
        pids
    }
}

/// Whether there is such a process, and it has not ended.
pub(crate) fn is_running(pid: u32) -> bool {
    procfs::stat(pid).is_some_and(|stat| !"ZX".contains(stat.state))
}

impl Process {
    fn find(&mut self, header: &Header) {
        if self.pid == 0 {
            self.pid = procfs::number_here(header.pid, header.pid_namespace).unwrap_or(0);
            self.renumbered = self.pid != header.pid;
        }
    }

    /// With the calls that the process has made, where its region is open.
    fn read(&mut self, region: &Path, now: i64, open: Option<&Region<&File>>) -> io::Result<()> {
        let Some(mut reading) = procfs::read(self.pid, now) else {
            return Ok(());
        };
        if let Some(open) = open {
            self.calls.read(open, &mut reading);
        }
        // Libraries that explore the machine move a starting thread from core to core: what changed is told again.
        if reading.cpu_list == self.cpu_list {
            reading.cpu_list.clear();
        } else {
            self.cpu_list.clone_from(&reading.cpu_list);
        }
        let threads = reading.threads;
        append(&region.with_extension("series"), &line(&reading)?)?;
        self.readings += 1;
        // The first readings come as early as the rounds do, for short runs.
        let interval_ns = 1_000_000_000i64 << (self.readings / READINGS).min(20);
        self.next_reading_ns = if self.readings < 5 {
            now
        } else {
            now + interval_ns - 100_000_000
        };
        // One thread costs little, and what it is read to have is compared with its samples; others that have come have names.
        let due = self.readings >= self.next_threads || threads == 1;
        let changed = threads != self.threads_seen && threads <= FEW_THREADS;
        if (due || changed) && !self.renumbered {
            self.threads_seen = threads;
            self.next_threads = self.readings + self.readings.min(16);
            self.read_threads(region)?;
        }
        Ok(())
    }

    /// Keeps the newest reading of every thread, those that have ended included.
    fn read_threads(&mut self, region: &Path) -> io::Result<()> {
        for thread in procfs::threads(self.pid) {
            match self.threads.iter_mut().find(|known| known.tid == thread.tid) {
                Some(known) => *known = thread,
                None => self.threads.push(thread),
            }
        }
        facts::write(&region.with_extension("threads"), &self.threads)
    }
}

fn line(reading: &Reading) -> io::Result<Vec<u8>> {
    let mut line = serde_json::to_vec(reading)?;
    line.push(b'\n');
    Ok(line)
}

pub(crate) fn append(path: &Path, bytes: &[u8]) -> io::Result<()> {
    OpenOptions::new()
        .append(true)
        .create(true)
        .open(path)?
        .write_all(bytes)
}

/// Moves the complete records of a ring to its spool; returns how many bytes the ring held.
fn empty_ring(file: &File, region: &Region<&File>, path: &Path) -> io::Result<u64> {
    let header = region.header();
    let pending = region.pending();
    if pending.tail == header.ring_tail {
        return Ok(0);
    }
    let spool = path.with_extension("spool");
    let before = spool.metadata().map_or(0, |facts| facts.len());
    if let Err(error) = append(&spool, &pending.bytes) {
        // Half a record must not stand before the next one.
        if let Ok(spool) = OpenOptions::new().write(true).open(&spool) {
            spool.set_len(before)?;
        }
        return Err(error);
    }
    let zeros = vec![0; pending.consumed.iter().map(|&(_, length)| length).max().unwrap_or(0) as usize];
    for &(start, length) in &pending.consumed {
        file.write_all_at(&zeros[..length as usize], header.ring_offset + start)?;
    }
    file.write_all_at(&pending.tail.to_le_bytes(), Header::OFFSET_RING_TAIL as u64)?;
    Ok(pending.tail.saturating_sub(header.ring_tail))
}
