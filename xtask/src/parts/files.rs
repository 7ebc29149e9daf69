//! What the made ranks do with files: a shared input, a shared checkpoint by MPI-IO, a log of each rank's own.

use super::{Plan, scatter};
use format::Profile;
use format::tables::{Absence, FileRow, FileUse, Filesystem, IO_BIN_LIMITS, IO_BINS, IoReading, NONE, StorageCounter};

/// Bins of a heat map in which something is written.
const BINS: u32 = 24;

/// The files of a part that all its ranks use.
pub struct Places {
    work: u32,
    input: u32,
    checkpoint: u32,
    library: u32,
    node: u32,
}

impl Places {
    /// Adds them, and what the node says of its storage.
    pub fn new(profile: &mut Profile, node: u32) -> Self {
        let s = &mut profile.strings;
        let (work, kind, source) = (s.intern("/scratch"), s.intern("lustre"), s.intern("mgs@tcp:/scratch"));
        let work = profile.tables.filesystems.push(Filesystem {
            node: NONE,
            mount: work,
            kind,
            source,
            block_bytes: 4096,
            size_bytes: 1 << 50,
            free_bytes: 1 << 49,
        });
        let (root, kind, source) = (s.intern("/"), s.intern("ext4"), s.intern("/dev/sda1"));
        let root = profile.tables.filesystems.push(Filesystem {
            node: 0,
            mount: root,
            kind,
            source,
            block_bytes: 4096,
            size_bytes: 1 << 38,
            free_bytes: 1 << 37,
        });
        for (what, reason) in [
            ("accelerator", "no driver of one is loaded"),
            ("hardware_counters", "the kernel forbids them"),
        ] {
            let row = Absence {
                node: 0,
                what: s.intern(what),
                reason: s.intern(reason),
                remedy: s.intern("Ask the administrator."),
            };
            profile.tables.absent.push(row);
        }
        for (counter, unit) in [
            ("read_bytes", "bytes"),
            ("write_bytes", "bytes"),
            ("opens", "calls"),
            ("getattrs", "calls"),
        ] {
            let row = StorageCounter {
                node: 0,
                filesystem: work,
                source: s.intern("lustre:scratch"),
                counter: s.intern(counter),
                unit: s.intern(unit),
                value: scatter(node, 5) % 1_000_000,
            };
            profile.tables.storage.push(row);
        }
        let input = add(profile, work, "/scratch/user/case/input.h5", 11, "data");
        let checkpoint = add(profile, work, "/scratch/user/case/checkpoint.h5", 12, "data");
        let library = add(profile, root, "/etc/ld.so.cache", 100, "program");
        Self {
            work,
            input,
            checkpoint,
            library,
            node,
        }
    }

    /// What one rank does with them.
    pub fn add(&self, profile: &mut Profile, plan: &Plan, rank: u32) {
        let process = rank - plan.ranks_of(self.node).start;
        let log = format!("/scratch/user/case/log/rank-{rank:06}.txt");
        let log = add(profile, self.work, &log, 1000 + u64::from(rank), "data");
        let steps = u64::from(plan.seconds);
        let second = |n: u64| n as i64 * 1_000_000_000;
        let none = FileUse {
            process,
            opens: 1,
            closes: 1,
            meta_ns: 150_000,
            open_start_ns: second(1),
            open_end_ns: second(1) + 100_000,
            close_start_ns: second(steps) - 100_000,
            close_end_ns: second(steps) - 50_000,
            common_exact: 1,
            ..FileUse::default()
        };
        let posix = profile.strings.intern("posix");
        let mpiio = profile.strings.intern("mpiio");
        let read = FileUse {
            interface: posix,
            reads: 40,
            read_bytes: 40 << 20,
            read_end: 40 << 20,
            read_sequential: 40,
            read_consecutive: 39,
            read_first_at_zero: 1,
            read_ns: 90_000_000,
            read_max_ns: 5_000_000,
            read_max_size: 1 << 20,
            read_start_ns: second(1),
            read_end_ns: second(2),
            read_bins: bins(40, 1 << 20),
            access_size: [1 << 20, 0, 0, 0],
            access_count: [40, 0, 0, 0],
            ..none
        };
        let rows = [
            FileUse {
                file: self.input,
                ..read
            },
            FileUse {
                file: self.checkpoint,
                interface: mpiio,
                write_collective: steps,
                collective_opens: 1,
                ..written(none, [1, plan.seconds], steps, 2 << 20)
            },
            FileUse {
                file: self.checkpoint,
                interface: posix,
                ..written(none, [1, plan.seconds], steps, 2 << 20)
            },
            FileUse {
                file: log,
                interface: posix,
                ..written(none, [1, plan.seconds], 10 * steps, 80)
            },
            FileUse {
                file: self.library,
                interface: posix,
                reads: 1,
                read_bytes: 4096,
                ..none
            },
        ];
        for row in rows {
            profile.tables.file_uses.push(row);
        }
        let width_ns = 1_000_000_000 * u64::from(plan.seconds) / 32;
        for bin in 0..BINS {
            for interface in [posix, mpiio] {
                profile.tables.io_series.push(IoReading {
                    process,
                    interface,
                    time_ns: (u64::from(bin) * width_ns) as i64,
                    width_ns,
                    read_bytes: if bin == 1 { 40 << 20 } else { 0 },
                    write_bytes: 2 << 20,
                    read_ns: if bin == 1 { 90_000_000 } else { 0 },
                    write_ns: 2_000_000 + scatter(rank, bin) % 1_000_000,
                    meta_ns: 5_000,
                });
            }
        }
    }
}

/// A use of a file with writes of one size one behind the other, from a second to another.
fn written(used: FileUse, [start, end]: [u32; 2], calls: u64, size: u64) -> FileUse {
    FileUse {
        writes: calls,
        write_bytes: calls * size,
        write_end: calls * size,
        write_sequential: calls,
        write_consecutive: calls - 1,
        write_ns: calls * 2_000_000,
        write_max_ns: 30_000_000,
        write_max_size: size,
        write_start_ns: i64::from(start) * 1_000_000_000,
        write_end_ns: i64::from(end) * 1_000_000_000,
        write_bins: bins(calls, size),
        access_size: [size, 0, 0, 0],
        access_count: [calls, 0, 0, 0],
        ..used
    }
}

fn bins(calls: u64, size: u64) -> [u64; IO_BINS] {
    let bin = IO_BIN_LIMITS.iter().position(|&limit| size <= limit);
    let mut bins = [0; IO_BINS];
    bins[bin.unwrap_or(IO_BINS - 1)] = calls;
    bins
}

fn add(profile: &mut Profile, filesystem: u32, path: &str, inode: u64, class: &str) -> u32 {
    let row = FileRow {
        filesystem,
        path: profile.strings.intern(path),
        inode,
        class: profile.strings.intern(class),
        parent: NONE,
        members: 1,
        size_bytes: 40 << 20,
        block_bytes: 4096,
        mode: 0o100_644,
        stripe_count: 4,
        stripe_bytes: 1 << 20,
        birth_ns: 1,
        ..FileRow::default()
    };
    profile.tables.files.push(row)
}
