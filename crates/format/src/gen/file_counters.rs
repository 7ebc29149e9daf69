//! What a process counts of each file. Made from `api/records.toml` by `cargo xtask codegen`; do not edit.

use super::records::{FileUse as Recorded, IO_BINS};
use crate::tables::{FileUse, FileUses};

/// What a counter counts, and so how two become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Calls; added.
    Calls,
    /// Calls that move no data, opens apart; added.
    Asked,
    /// Bytes; added.
    Bytes,
    /// Cycles where they are recorded, nanoseconds in a profile; added.
    Time,
    /// The largest of something.
    Most,
}

impl Kind {
    /// Two values as one.
    pub fn both(self, a: u64, b: u64) -> u64 {
        match self {
            Self::Most => a.max(b),
            Self::Calls | Self::Asked | Self::Bytes | Self::Time => a.saturating_add(b),
        }
    }
}

/// A counter of a file: a field of a region, a column of a profile.
pub struct Counter {
    /// Its column.
    pub name: &'static str,
    /// What it counts.
    pub kind: Kind,
    /// Darshan's counters that say the same.
    pub darshan: &'static [&'static str],
    /// As it was recorded.
    pub recorded: fn(&Recorded) -> u64,
    /// In a row.
    pub value: fn(&FileUse) -> u64,
    /// In a row, to be changed.
    pub place: fn(&mut FileUse) -> &mut u64,
}

/// The longest call: its time, and what it moved.
pub struct Longest {
    /// The column of its time.
    pub name: &'static str,
    /// Darshan's counters that say the same; empty for none.
    pub darshan: [&'static str; 2],
    /// As it was recorded, in cycles and bytes.
    pub recorded: fn(&Recorded) -> (u64, u64),
    /// In a row, in nanoseconds and bytes.
    pub place: fn(&mut FileUse) -> (&mut u64, &mut u64),
}

/// The start of the first call and the end of the last.
pub struct Span {
    /// Darshan's counters that say the same; empty for none.
    pub darshan: [&'static str; 2],
    /// As they were recorded, readings of the cycle counter; 0 stands for none.
    pub recorded: fn(&Recorded) -> (u64, u64),
    /// In a row, -1 none.
    pub place: fn(&mut FileUse) -> (&mut i64, &mut i64),
    /// In all rows.
    pub columns: fn(&mut FileUses) -> [&mut Vec<i64>; 2],
}

/// Calls by size; see [`IO_BIN_LIMITS`](super::records::IO_BIN_LIMITS).
pub struct Histogram {
    /// Its column.
    pub name: &'static str,
    /// How the names of Darshan's counters that say the same begin.
    pub darshan: &'static str,
    /// As it was recorded.
    pub recorded: fn(&Recorded) -> &[u64; IO_BINS],
    /// In a row.
    pub place: fn(&mut FileUse) -> &mut [u64; IO_BINS],
}

/// Declares tables, and among them one that has the counters of a file behind some columns and before others.
macro_rules! with_file_counters {
($tables:ident {$($before:tt)*} [$($head:tt)*] {$($first:tt)*} {$($last:tt)*} {$($after:tt)*}) => {
$tables! {
$($before)*
$($head)* {
$($first)*
/// Successful reads.
reads: u64,
/// Bytes really moved by reads.
read_bytes: u64,
/// One past the highest byte touched by reads.
read_end: u64,
/// Those of `reads` that begin at or behind the end of the one before of the same thread; the first after an open is one.
read_sequential: u64,
/// Those that begin just there; the first after an open is none.
read_consecutive: u64,
/// Those that are the first after an open and begin at byte 0.
read_first_at_zero: u64,
/// Time in reads, threads added up; estimated of calls that take less than 2 µs in the mean, counted of all else.
read_ns: u64,
/// The longest.
read_max_ns: u64,
/// Its bytes.
read_max_size: u64,
/// Start of the first, -1 none.
read_start_ns: i64,
/// End of the last, -1 none.
read_end_ns: i64,
/// Those of `reads` by size; the bins' limits are in manifest.io_bins.
read_bins: [u64; IO_BINS],
/// MPI-IO and above: independent and blocking reads.
read_independent: u64,
/// Collective and blocking reads.
read_collective: u64,
/// Split collective reads.
read_split: u64,
/// Non-blocking reads, collective or not.
read_nonblocking: u64,
/// Successful writes.
writes: u64,
/// Bytes really moved by writes.
write_bytes: u64,
/// One past the highest byte touched by writes.
write_end: u64,
/// Those of `writes` that begin at or behind the end of the one before of the same thread; the first after an open is one.
write_sequential: u64,
/// Those that begin just there; the first after an open is none.
write_consecutive: u64,
/// Those that are the first after an open and begin at byte 0.
write_first_at_zero: u64,
/// Time in writes, likewise.
write_ns: u64,
/// The longest.
write_max_ns: u64,
/// Its bytes.
write_max_size: u64,
/// Start of the first, -1 none.
write_start_ns: i64,
/// End of the last, -1 none.
write_end_ns: i64,
/// Those of `writes` by size; the bins' limits are in manifest.io_bins.
write_bins: [u64; IO_BINS],
/// MPI-IO and above: independent and blocking writes.
write_independent: u64,
/// Collective and blocking writes.
write_collective: u64,
/// Split collective writes.
write_split: u64,
/// Non-blocking writes, collective or not.
write_nonblocking: u64,
/// Opens.
opens: u64,
/// Closes.
closes: u64,
/// Opens by MPI-IO with more than one rank; the rest of `opens` is independent.
collective_opens: u64,
/// Opens with O_SYNC or O_DSYNC: each write waits until its data are on disk.
durable_opens: u64,
/// Opens with O_DIRECT: accesses go past the page cache.
direct_opens: u64,
/// Seeks.
seeks: u64,
/// Stat calls: stat, fstat, statx, access and the like.
stats: u64,
/// fsync, msync, MPI_File_sync, H5Fflush.
syncs: u64,
/// fdatasync.
data_syncs: u64,
/// fflush.
flushes: u64,
/// mmap.
maps: u64,
/// Their bytes.
mapped_bytes: u64,
/// truncate, ftruncate, fallocate, MPI_File_set_size, MPI_File_preallocate.
truncates: u64,
/// Times it lost its name by rename.
renames_from: u64,
/// Times it got its name by rename.
renames_to: u64,
/// unlink, remove, rmdir, MPI_File_delete.
unlinks: u64,
/// mkdir, link, symlink, mknod.
makes: u64,
/// opendir and readdir.
lists: u64,
/// Other metadata calls: chmod, xattr, lock, advice.
other_meta: u64,
/// Descriptors asked of streams, or duplicated.
filenos: u64,
/// MPI_File_set_view.
views: u64,
/// Opens and views with an info object.
hinted: u64,
/// Accesses whose bytes are those of pointers: data of variable length.
variable: u64,
/// Changes between reading and writing.
switches: u64,
/// Accesses whose buffer does not begin at a multiple of 8.
memory_unaligned: u64,
/// Accesses whose offset is no multiple of the block size.
file_unaligned: u64,
/// Calls that failed.
errors: u64,
/// Time in metadata calls.
meta_ns: u64,
/// Time in sync calls.
sync_ns: u64,
/// Start of the first open, -1 none.
open_start_ns: i64,
/// End of the last open, -1 none.
open_end_ns: i64,
/// Start of the first close, -1 none.
close_start_ns: i64,
/// End of the last close, -1 none.
close_end_ns: i64,
/// The most frequent access sizes, the most frequent first; 0 with count 0 where there are fewer.
access_size: [u64; COMMON],
/// How often each.
access_count: [u64; COMMON],
/// The most frequent distances from the end of an access to the start of the next.
stride: [u64; COMMON],
/// How often each.
stride_count: [u64; COMMON],
$($last)*
}
$($after)*
}
};
}
pub(crate) use with_file_counters;

/// All that are one number each.
pub static COUNTERS: &[Counter] = &[
    Counter {
        name: "reads",
        kind: Kind::Calls,
        darshan: &["READS"],
        recorded: |from| from.reads,
        value: |row| row.reads,
        place: |row| &mut row.reads,
    },
    Counter {
        name: "read_bytes",
        kind: Kind::Bytes,
        darshan: &["BYTES_READ"],
        recorded: |from| from.read_bytes,
        value: |row| row.read_bytes,
        place: |row| &mut row.read_bytes,
    },
    Counter {
        name: "read_end",
        kind: Kind::Most,
        darshan: &["MAX_BYTE_READ"],
        recorded: |from| from.read_end,
        value: |row| row.read_end,
        place: |row| &mut row.read_end,
    },
    Counter {
        name: "read_sequential",
        kind: Kind::Calls,
        darshan: &[],
        recorded: |from| from.read_sequential,
        value: |row| row.read_sequential,
        place: |row| &mut row.read_sequential,
    },
    Counter {
        name: "read_consecutive",
        kind: Kind::Calls,
        darshan: &["CONSEC_READS"],
        recorded: |from| from.read_consecutive,
        value: |row| row.read_consecutive,
        place: |row| &mut row.read_consecutive,
    },
    Counter {
        name: "read_first_at_zero",
        kind: Kind::Calls,
        darshan: &[],
        recorded: |from| from.read_first_at_zero,
        value: |row| row.read_first_at_zero,
        place: |row| &mut row.read_first_at_zero,
    },
    Counter {
        name: "read_ns",
        kind: Kind::Time,
        darshan: &["F_READ_TIME"],
        recorded: |from| from.read_tsc,
        value: |row| row.read_ns,
        place: |row| &mut row.read_ns,
    },
    Counter {
        name: "read_independent",
        kind: Kind::Calls,
        darshan: &["INDEP_READS"],
        recorded: |from| from.read_independent,
        value: |row| row.read_independent,
        place: |row| &mut row.read_independent,
    },
    Counter {
        name: "read_collective",
        kind: Kind::Calls,
        darshan: &["COLL_READS"],
        recorded: |from| from.read_collective,
        value: |row| row.read_collective,
        place: |row| &mut row.read_collective,
    },
    Counter {
        name: "read_split",
        kind: Kind::Calls,
        darshan: &["SPLIT_READS"],
        recorded: |from| from.read_split,
        value: |row| row.read_split,
        place: |row| &mut row.read_split,
    },
    Counter {
        name: "read_nonblocking",
        kind: Kind::Calls,
        darshan: &["NB_READS"],
        recorded: |from| from.read_nonblocking,
        value: |row| row.read_nonblocking,
        place: |row| &mut row.read_nonblocking,
    },
    Counter {
        name: "writes",
        kind: Kind::Calls,
        darshan: &["WRITES"],
        recorded: |from| from.writes,
        value: |row| row.writes,
        place: |row| &mut row.writes,
    },
    Counter {
        name: "write_bytes",
        kind: Kind::Bytes,
        darshan: &["BYTES_WRITTEN"],
        recorded: |from| from.write_bytes,
        value: |row| row.write_bytes,
        place: |row| &mut row.write_bytes,
    },
    Counter {
        name: "write_end",
        kind: Kind::Most,
        darshan: &["MAX_BYTE_WRITTEN"],
        recorded: |from| from.write_end,
        value: |row| row.write_end,
        place: |row| &mut row.write_end,
    },
    Counter {
        name: "write_sequential",
        kind: Kind::Calls,
        darshan: &[],
        recorded: |from| from.write_sequential,
        value: |row| row.write_sequential,
        place: |row| &mut row.write_sequential,
    },
    Counter {
        name: "write_consecutive",
        kind: Kind::Calls,
        darshan: &["CONSEC_WRITES"],
        recorded: |from| from.write_consecutive,
        value: |row| row.write_consecutive,
        place: |row| &mut row.write_consecutive,
    },
    Counter {
        name: "write_first_at_zero",
        kind: Kind::Calls,
        darshan: &[],
        recorded: |from| from.write_first_at_zero,
        value: |row| row.write_first_at_zero,
        place: |row| &mut row.write_first_at_zero,
    },
    Counter {
        name: "write_ns",
        kind: Kind::Time,
        darshan: &["F_WRITE_TIME"],
        recorded: |from| from.write_tsc,
        value: |row| row.write_ns,
        place: |row| &mut row.write_ns,
    },
    Counter {
        name: "write_independent",
        kind: Kind::Calls,
        darshan: &["INDEP_WRITES"],
        recorded: |from| from.write_independent,
        value: |row| row.write_independent,
        place: |row| &mut row.write_independent,
    },
    Counter {
        name: "write_collective",
        kind: Kind::Calls,
        darshan: &["COLL_WRITES"],
        recorded: |from| from.write_collective,
        value: |row| row.write_collective,
        place: |row| &mut row.write_collective,
    },
    Counter {
        name: "write_split",
        kind: Kind::Calls,
        darshan: &["SPLIT_WRITES"],
        recorded: |from| from.write_split,
        value: |row| row.write_split,
        place: |row| &mut row.write_split,
    },
    Counter {
        name: "write_nonblocking",
        kind: Kind::Calls,
        darshan: &["NB_WRITES"],
        recorded: |from| from.write_nonblocking,
        value: |row| row.write_nonblocking,
        place: |row| &mut row.write_nonblocking,
    },
    Counter {
        name: "opens",
        kind: Kind::Calls,
        darshan: &["OPENS"],
        recorded: |from| from.opens,
        value: |row| row.opens,
        place: |row| &mut row.opens,
    },
    Counter {
        name: "closes",
        kind: Kind::Asked,
        darshan: &[],
        recorded: |from| from.closes,
        value: |row| row.closes,
        place: |row| &mut row.closes,
    },
    Counter {
        name: "collective_opens",
        kind: Kind::Calls,
        darshan: &["COLL_OPENS"],
        recorded: |from| from.collective_opens,
        value: |row| row.collective_opens,
        place: |row| &mut row.collective_opens,
    },
    Counter {
        name: "durable_opens",
        kind: Kind::Calls,
        darshan: &[],
        recorded: |from| from.durable_opens,
        value: |row| row.durable_opens,
        place: |row| &mut row.durable_opens,
    },
    Counter {
        name: "direct_opens",
        kind: Kind::Calls,
        darshan: &[],
        recorded: |from| from.direct_opens,
        value: |row| row.direct_opens,
        place: |row| &mut row.direct_opens,
    },
    Counter {
        name: "seeks",
        kind: Kind::Asked,
        darshan: &["SEEKS"],
        recorded: |from| from.seeks,
        value: |row| row.seeks,
        place: |row| &mut row.seeks,
    },
    Counter {
        name: "stats",
        kind: Kind::Asked,
        darshan: &["STATS"],
        recorded: |from| from.stats,
        value: |row| row.stats,
        place: |row| &mut row.stats,
    },
    Counter {
        name: "syncs",
        kind: Kind::Asked,
        darshan: &["FSYNCS", "SYNCS"],
        recorded: |from| from.syncs,
        value: |row| row.syncs,
        place: |row| &mut row.syncs,
    },
    Counter {
        name: "data_syncs",
        kind: Kind::Asked,
        darshan: &["FDSYNCS"],
        recorded: |from| from.data_syncs,
        value: |row| row.data_syncs,
        place: |row| &mut row.data_syncs,
    },
    Counter {
        name: "flushes",
        kind: Kind::Asked,
        darshan: &[],
        recorded: |from| from.flushes,
        value: |row| row.flushes,
        place: |row| &mut row.flushes,
    },
    Counter {
        name: "maps",
        kind: Kind::Calls,
        darshan: &["MMAPS"],
        recorded: |from| from.maps,
        value: |row| row.maps,
        place: |row| &mut row.maps,
    },
    Counter {
        name: "mapped_bytes",
        kind: Kind::Bytes,
        darshan: &[],
        recorded: |from| from.mapped_bytes,
        value: |row| row.mapped_bytes,
        place: |row| &mut row.mapped_bytes,
    },
    Counter {
        name: "truncates",
        kind: Kind::Asked,
        darshan: &[],
        recorded: |from| from.truncates,
        value: |row| row.truncates,
        place: |row| &mut row.truncates,
    },
    Counter {
        name: "renames_from",
        kind: Kind::Asked,
        darshan: &["RENAME_SOURCES"],
        recorded: |from| from.renames_from,
        value: |row| row.renames_from,
        place: |row| &mut row.renames_from,
    },
    Counter {
        name: "renames_to",
        kind: Kind::Calls,
        darshan: &["RENAME_TARGETS"],
        recorded: |from| from.renames_to,
        value: |row| row.renames_to,
        place: |row| &mut row.renames_to,
    },
    Counter {
        name: "unlinks",
        kind: Kind::Asked,
        darshan: &[],
        recorded: |from| from.unlinks,
        value: |row| row.unlinks,
        place: |row| &mut row.unlinks,
    },
    Counter {
        name: "makes",
        kind: Kind::Asked,
        darshan: &[],
        recorded: |from| from.makes,
        value: |row| row.makes,
        place: |row| &mut row.makes,
    },
    Counter {
        name: "lists",
        kind: Kind::Asked,
        darshan: &[],
        recorded: |from| from.lists,
        value: |row| row.lists,
        place: |row| &mut row.lists,
    },
    Counter {
        name: "other_meta",
        kind: Kind::Asked,
        darshan: &[],
        recorded: |from| from.other_meta,
        value: |row| row.other_meta,
        place: |row| &mut row.other_meta,
    },
    Counter {
        name: "filenos",
        kind: Kind::Asked,
        darshan: &["DUPS"],
        recorded: |from| from.filenos,
        value: |row| row.filenos,
        place: |row| &mut row.filenos,
    },
    Counter {
        name: "views",
        kind: Kind::Asked,
        darshan: &["VIEWS"],
        recorded: |from| from.views,
        value: |row| row.views,
        place: |row| &mut row.views,
    },
    Counter {
        name: "hinted",
        kind: Kind::Calls,
        darshan: &["HINTS"],
        recorded: |from| from.hinted,
        value: |row| row.hinted,
        place: |row| &mut row.hinted,
    },
    Counter {
        name: "variable",
        kind: Kind::Calls,
        darshan: &[],
        recorded: |from| from.variable,
        value: |row| row.variable,
        place: |row| &mut row.variable,
    },
    Counter {
        name: "switches",
        kind: Kind::Calls,
        darshan: &["RW_SWITCHES"],
        recorded: |from| from.switches,
        value: |row| row.switches,
        place: |row| &mut row.switches,
    },
    Counter {
        name: "memory_unaligned",
        kind: Kind::Calls,
        darshan: &["MEM_NOT_ALIGNED"],
        recorded: |from| from.memory_unaligned,
        value: |row| row.memory_unaligned,
        place: |row| &mut row.memory_unaligned,
    },
    Counter {
        name: "file_unaligned",
        kind: Kind::Calls,
        darshan: &["FILE_NOT_ALIGNED"],
        recorded: |from| from.file_unaligned,
        value: |row| row.file_unaligned,
        place: |row| &mut row.file_unaligned,
    },
    Counter {
        name: "errors",
        kind: Kind::Calls,
        darshan: &[],
        recorded: |from| from.errors,
        value: |row| row.errors,
        place: |row| &mut row.errors,
    },
    Counter {
        name: "meta_ns",
        kind: Kind::Time,
        darshan: &["F_META_TIME"],
        recorded: |from| from.meta_tsc,
        value: |row| row.meta_ns,
        place: |row| &mut row.meta_ns,
    },
    Counter {
        name: "sync_ns",
        kind: Kind::Time,
        darshan: &[],
        recorded: |from| from.sync_tsc,
        value: |row| row.sync_ns,
        place: |row| &mut row.sync_ns,
    },
];

/// The longest calls.
pub static LONGEST: &[Longest] = &[
    Longest {
        name: "read_max_ns",
        darshan: ["F_MAX_READ_TIME", "MAX_READ_TIME_SIZE"],
        recorded: |from| (from.read_max_tsc, from.read_max_size),
        place: |row| (&mut row.read_max_ns, &mut row.read_max_size),
    },
    Longest {
        name: "write_max_ns",
        darshan: ["F_MAX_WRITE_TIME", "MAX_WRITE_TIME_SIZE"],
        recorded: |from| (from.write_max_tsc, from.write_max_size),
        place: |row| (&mut row.write_max_ns, &mut row.write_max_size),
    },
];

/// First and last moments.
pub static SPANS: [Span; 4] = [
    Span {
        darshan: ["F_READ_START_TIMESTAMP", "F_READ_END_TIMESTAMP"],
        recorded: |from| (from.read_start_tsc, from.read_end_tsc),
        place: |row| (&mut row.read_start_ns, &mut row.read_end_ns),
        columns: |table| [&mut table.read_start_ns, &mut table.read_end_ns],
    },
    Span {
        darshan: ["F_WRITE_START_TIMESTAMP", "F_WRITE_END_TIMESTAMP"],
        recorded: |from| (from.write_start_tsc, from.write_end_tsc),
        place: |row| (&mut row.write_start_ns, &mut row.write_end_ns),
        columns: |table| [&mut table.write_start_ns, &mut table.write_end_ns],
    },
    Span {
        darshan: ["F_OPEN_START_TIMESTAMP", "F_OPEN_END_TIMESTAMP"],
        recorded: |from| (from.open_start_tsc, from.open_end_tsc),
        place: |row| (&mut row.open_start_ns, &mut row.open_end_ns),
        columns: |table| [&mut table.open_start_ns, &mut table.open_end_ns],
    },
    Span {
        darshan: ["F_CLOSE_START_TIMESTAMP", "F_CLOSE_END_TIMESTAMP"],
        recorded: |from| (from.close_start_tsc, from.close_end_tsc),
        place: |row| (&mut row.close_start_ns, &mut row.close_end_ns),
        columns: |table| [&mut table.close_start_ns, &mut table.close_end_ns],
    },
];

/// Calls by size.
pub static HISTOGRAMS: &[Histogram] = &[
    Histogram {
        name: "read_bins",
        darshan: "SIZE_READ",
        recorded: |from| &from.read_bins,
        place: |row| &mut row.read_bins,
    },
    Histogram {
        name: "write_bins",
        darshan: "SIZE_WRITE",
        recorded: |from| &from.write_bins,
        place: |row| &mut row.write_bins,
    },
];
