//! File systems that files lie on, and what a probe measured there.

use crate::id::{FilesystemId, NodeId};
use crate::run::Run;
use format::tables::NONE;
use format::words::{CACHED, FileTest};

/// A file system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FilesystemView<'a> {
    /// Its row.
    pub filesystem: FilesystemId,
    /// Where it is mounted.
    pub mount: &'a str,
    /// Its type: ext4, lustre, tmpfs.
    pub kind: &'a str,
    /// What is mounted.
    pub source: &'a str,
    /// The node it is of, `None` for one of the network.
    pub node: Option<NodeId>,
    /// Block size, 0 if not known.
    pub block_bytes: u64,
    /// Its size.
    pub size_bytes: Option<u64>,
    /// Free for users at the end.
    pub free_bytes: Option<u64>,
}

impl FilesystemView<'_> {
    /// Whether it lies in memory.
    pub fn is_memory(&self) -> bool {
        format::filesystem::is_memory(self.kind)
    }

    /// Whether its data stay on the machine.
    pub fn is_local(&self) -> bool {
        self.node.is_some()
    }
}

/// What a probe measured on a file system with some number of processes at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BaselineView {
    /// Processes.
    pub processes: u32,
    /// Bytes or operations a second, all processes together: of several probes the median.
    pub per_second: u64,
    /// Probes that did it, at least 1, and the slowest and the fastest of them.
    pub probes: u32,
    /// See `probes`.
    pub slowest: u64,
    /// See `probes`.
    pub fastest: u64,
    /// Bytes of an access, 0 for operations on names.
    pub access_bytes: u64,
    /// When, seconds since 1970.
    pub measured_unix_s: i64,
}

impl Run {
    /// A file system.
    pub fn filesystem(&self, filesystem: FilesystemId) -> Option<FilesystemView<'_>> {
        let table = &self.tables().filesystems;
        if filesystem.row() >= table.len() {
            return None;
        }
        let row = table.row(filesystem.0);
        Some(FilesystemView {
            filesystem,
            mount: self.text(row.mount),
            kind: self.text(row.kind),
            source: self.text(row.source),
            node: (row.node != NONE).then_some(NodeId(row.node)),
            block_bytes: row.block_bytes,
            size_bytes: u64::try_from(row.size_bytes).ok(),
            free_bytes: u64::try_from(row.free_bytes).ok(),
        })
    }

    /// All file systems, in the order of the table.
    pub fn filesystems(&self) -> impl Iterator<Item = FilesystemView<'_>> {
        (0..self.tables().filesystems.len() as u32).filter_map(|row| self.filesystem(FilesystemId(row)))
    }

    /// What a probe measured there by a test, by the number of processes. Reads that the reader's
    /// own memory answered tell nothing of the file system, and are left out.
    pub fn baselines(&self, filesystem: FilesystemId, test: FileTest) -> Vec<BaselineView> {
        self.measured(filesystem, test.word())
    }

    fn measured(&self, filesystem: FilesystemId, test: &str) -> Vec<BaselineView> {
        let mut found: Vec<BaselineView> = (self.tables().baselines.rows())
            .filter(|row| row.filesystem == filesystem.0 && row.per_second > 0 && self.text(row.test) == test)
            .filter(|row| self.text(row.served_by) != "cache")
            .map(|row| BaselineView {
                processes: row.processes,
                per_second: row.per_second,
                probes: row.probes.max(1),
                slowest: if row.slowest > 0 { row.slowest } else { row.per_second },
                fastest: row.fastest.max(row.per_second),
                access_bytes: row.access_bytes,
                measured_unix_s: row.measured_unix_s,
            })
            .collect();
        found.sort_by_key(|probed| probed.processes);
        found
    }

    /// Of these the one with the number of processes nearest to that asked for, by ratio; of equally near ones, the larger.
    pub fn baseline(&self, filesystem: FilesystemId, test: FileTest, processes: u32) -> Option<BaselineView> {
        nearest(self.baselines(filesystem, test), processes)
    }

    /// The same of a test that writes without the fsync that ends it.
    pub fn cached_baseline(&self, filesystem: FilesystemId, test: FileTest, processes: u32) -> Option<BaselineView> {
        nearest(
            self.measured(filesystem, &format!("{}{CACHED}", test.word())),
            processes,
        )
    }
}

fn nearest(measured: Vec<BaselineView>, processes: u32) -> Option<BaselineView> {
    let distance = |probed: u32| (f64::from(probed.max(1)) / f64::from(processes.max(1))).ln().abs();
    measured
        .into_iter()
        .min_by(|a, b| (distance(a.processes).total_cmp(&distance(b.processes))).then(b.processes.cmp(&a.processes)))
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;
    use crate::id::{FileId, FilesystemId};
    use crate::run::Run;
    use format::words::FileTest;

    #[test]
    fn reads_out_of_the_readers_memory_are_no_baseline() {
        let rate = |served_by: &str| {
            let run = Fixture::new("U")
                .filesystem("/scratch", "lustre")
                .baseline("/scratch", "large_read", 1, 400, 1 << 20)
                .run();
            let mut profile = run.into_profile();
            let served_by = profile.strings.intern(served_by);
            profile.tables.baselines.served_by.fill(served_by);
            let run = Run::new(profile);
            run.baseline(FilesystemId(0), FileTest::LargeRead, 1)
                .map(|found| found.per_second)
        };
        assert_eq!(
            ["device", "server", "memory", "cache"].map(rate),
            [Some(400), Some(400), Some(400), None]
        );
    }

    #[test]
    fn the_baseline_with_the_nearest_number_of_processes_is_taken() {
        let run = Fixture::new("U")
            .filesystem("/", "ext4")
            .filesystem("/scratch", "lustre")
            .baseline("/scratch", "large_write", 1, 400, 1 << 20)
            .baseline("/scratch", "large_write", 4, 1000, 1 << 20)
            .file_use(0, "/scratch/a", "posix", Default::default())
            .run();
        let on = run.files().get(FileId(0)).unwrap().filesystem.unwrap();
        assert_eq!(
            run.filesystem(on).map(|fs| (fs.mount, fs.kind)),
            Some(("/scratch", "lustre"))
        );
        let rate = |processes| {
            run.baseline(on, FileTest::LargeWrite, processes)
                .map(|found| found.per_second)
        };
        assert_eq!([1, 2, 3, 100].map(rate), [400, 1000, 1000, 1000].map(Some));
        let levels: Vec<u32> = (run.baselines(on, FileTest::LargeWrite).iter())
            .map(|found| found.processes)
            .collect();
        assert_eq!(levels, [1, 4]);
        assert_eq!(run.baseline(on, FileTest::Create, 1), None);
        assert_eq!(run.baseline(FilesystemId(0), FileTest::LargeWrite, 1), None);
        assert_eq!(run.filesystem(FilesystemId(9)), None);
    }
}
