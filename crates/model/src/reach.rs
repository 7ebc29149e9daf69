//! How fast the program reads or writes, and how fast the file system can.

use crate::Class;
use crate::file::FileClass;
use crate::filesystem::BaselineView;
use crate::id::FilesystemId;
use crate::run::Run;
use format::words::FileTest;
use std::collections::HashMap;

/// A direction of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// From files.
    Read,
    /// Into files.
    Write,
}

impl Direction {
    /// "read" or "write".
    pub fn verb(self) -> &'static str {
        match self {
            Direction::Read => "read",
            Direction::Write => "write",
        }
    }

    /// The class of its calls.
    pub fn class(self) -> Class {
        match self {
            Direction::Read => Class::IoRead,
            Direction::Write => Class::IoWrite,
        }
    }

    /// The test of a probe that tells what large sequential accesses reach.
    pub fn large_test(self) -> FileTest {
        match self {
            Direction::Read => FileTest::LargeRead,
            Direction::Write => FileTest::LargeWrite,
        }
    }
}

/// What the program moves to or from the data files of one file system.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reached {
    /// The file system.
    pub filesystem: FilesystemId,
    /// Bytes that reached it, all processes.
    pub bytes: u64,
    /// Seconds of the rank that spent most on it.
    pub time_s: f64,
    /// Ranks that moved data.
    pub ranks: u32,
    /// What a probe measured with about as many processes; `None` where there was no probe.
    pub baseline: Option<BaselineView>,
}

impl Reached {
    /// Bytes a second, all ranks together, over the time of the slowest.
    pub fn rate(&self) -> f64 {
        self.bytes as f64 / self.time_s
    }

    /// That rate as a part of the probe's.
    pub fn share(&self) -> Option<f64> {
        self.baseline.map(|baseline| self.rate() / baseline.per_second as f64)
    }
}

impl Run {
    /// Whether the run moves data as a probe does, that writes with fsync at the end and reads what no memory holds. On a local
    /// file system, a write without sync ends in the page cache (but for files opened with O_SYNC or O_DIRECT), and so does a read
    /// of what is there already.
    pub fn is_as_probed(&self, direction: Direction, filesystem: FilesystemId) -> bool {
        if !self.filesystem(filesystem).is_some_and(|on| on.is_local()) {
            return true;
        }
        let processes = &self.tables().processes;
        match direction {
            Direction::Write => {
                let there = self.files().sum(|file, _| file.filesystem == Some(filesystem));
                there.syncs > 0 || there.durable_opens > 0 || there.direct_opens > 0
            }
            Direction::Read => match self.kernel_sum(&processes.io_read_bytes) {
                Some(moved) => 2 * moved >= self.files().asked(FileClass::Data).read.bytes,
                None => true,
            },
        }
    }

    /// What a probe reached there in large accesses that end where the run's do: on the disk, or of writes in the page cache.
    pub fn probed(&self, direction: Direction, filesystem: FilesystemId, processes: u32) -> Option<BaselineView> {
        match (self.is_as_probed(direction, filesystem), direction) {
            (true, _) => self.baseline(filesystem, direction.large_test(), processes),
            (false, Direction::Write) => self.cached_baseline(filesystem, FileTest::LargeWrite, processes),
            (false, Direction::Read) => None,
        }
    }

    /// What is reached on every file system to which data files' bytes go or from which they come, most bytes first.
    pub fn reached(&self, direction: Direction) -> Vec<Reached> {
        // One pass over the files: each node may have file systems of its own.
        let mut on: HashMap<FilesystemId, (u64, HashMap<usize, f64>)> = HashMap::new();
        for file in self.files().iter().filter(|file| file.class == FileClass::Data) {
            let Some(filesystem) = file.filesystem else { continue };
            let (bytes, times) = on.entry(filesystem).or_default();
            let system = file.system();
            *bytes = bytes.saturating_add(system.way(direction).bytes);
            for (rank, seconds) in self.files().ranks_of(file) {
                *times.entry(rank).or_default() += seconds.way(direction);
            }
        }
        let mut found: Vec<Reached> = vec![];
        for (filesystem, (bytes, times)) in on {
            let time_s = times.values().copied().fold(0.0, f64::max);
            let ranks = times.values().filter(|seconds| **seconds > 0.0).count() as u32;
            if bytes > 0 && time_s > 0.0 {
                found.push(Reached {
                    filesystem,
                    bytes,
                    time_s,
                    ranks,
                    baseline: self.probed(direction, filesystem, ranks),
                });
            }
        }
        found.sort_by(|a, b| b.bytes.cmp(&a.bytes).then(a.filesystem.cmp(&b.filesystem)));
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Fixture, UseOf};

    #[test]
    fn the_rate_of_all_ranks_is_held_against_the_probe() {
        let of = |write_s| UseOf {
            writes: 10,
            write_bytes: 1000,
            write_s,
            ..UseOf::default()
        };
        let run = Fixture::new("U9\nU9")
            .filesystem("/scratch", "lustre")
            .baseline("/scratch", "large_write", 2, 10_000, 1 << 20)
            .file_use(0, "/scratch/a", "posix", of(1.0))
            .file_use(1, "/scratch/b", "posix", of(4.0))
            .file_use(1, "/home/c", "posix", of(9.0))
            .run();
        let reached = run.reached(Direction::Write);
        assert_eq!(reached.len(), 1);
        assert_eq!(
            (reached[0].rate(), reached[0].ranks, reached[0].share()),
            (500.0, 2, Some(0.05))
        );
        assert!(run.reached(Direction::Read).is_empty());
    }

    #[test]
    fn writes_that_stay_in_memory_are_held_against_such() {
        let rate = |syncs| {
            let of = UseOf {
                writes: 10,
                write_bytes: 1000,
                write_s: 1.0,
                syncs,
                ..UseOf::default()
            };
            let run = Fixture::new("U9")
                .filesystem("/scratch", "ext4")
                .baseline("/scratch", "large_write", 1, 2_000, 1 << 20)
                .baseline("/scratch", "large_write_cached", 1, 10_000, 1 << 20)
                .file_use(0, "/scratch/a", "posix", of)
                .edit(|profile| profile.tables.filesystems.node.fill(0))
                .run();
            run.reached(Direction::Write)[0].share()
        };
        assert_eq!((rate(0), rate(1)), (Some(0.1), Some(0.5)));
    }
}
