//! What is done with files: the interfaces, and sums of calls, bytes and seconds.

use crate::Direction;
use format::file_counters::{COUNTERS, HISTOGRAMS, LONGEST};
use format::tables::{FileUse, IO_BIN_LIMITS, IO_BINS};

/// The bin whose inclusive upper limit is [`SMALL_BYTES`].
const SMALL_BIN: usize = 4;
/// An access of fewer bytes is small; one of exactly as many, 1 MiB, is not.
pub const SMALL_BYTES: u64 = IO_BIN_LIMITS[SMALL_BIN];

/// What files are used through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Interface {
    /// netCDF.
    NetCdf,
    /// Parallel netCDF.
    PnetCdf,
    /// HDF5.
    Hdf5,
    /// MPI-IO.
    MpiIo,
    /// Streams of libc.
    Stdio,
    /// System calls.
    Posix,
}

impl Interface {
    /// All, the outermost first: each may call those after it.
    pub const ALL: [Interface; 6] = [
        Interface::NetCdf,
        Interface::PnetCdf,
        Interface::Hdf5,
        Interface::MpiIo,
        Interface::Stdio,
        Interface::Posix,
    ];

    /// Its name in `file_uses.interface`.
    pub fn id(self) -> &'static str {
        match self {
            Interface::NetCdf => "netcdf",
            Interface::PnetCdf => "pnetcdf",
            Interface::Hdf5 => "hdf5",
            Interface::MpiIo => "mpiio",
            Interface::Stdio => "stdio",
            Interface::Posix => "posix",
        }
    }

    /// For people.
    pub fn label(self) -> &'static str {
        match self {
            Interface::NetCdf => "netCDF",
            Interface::PnetCdf => "PnetCDF",
            Interface::Hdf5 => "HDF5",
            Interface::MpiIo => "MPI-IO",
            Interface::Stdio => "stdio",
            Interface::Posix => "POSIX",
        }
    }

    /// The interface with this name.
    pub fn from_id(id: &str) -> Option<Interface> {
        Interface::ALL.into_iter().find(|interface| interface.id() == id)
    }

    /// Whether its calls go to the system: POSIX and stdio.
    pub fn is_system(self) -> bool {
        matches!(self, Interface::Stdio | Interface::Posix)
    }

    /// Its position in [`Interface::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }
}

/// Counters of `file_uses` that the source of a row did not have: their values are 0, and not known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Uncounted(u64);

impl Uncounted {
    /// Of the names of columns with spaces between, as `file_uses.uncounted` has them.
    pub(crate) fn of(names: &str) -> Uncounted {
        Uncounted(names.split(' ').map(Uncounted::bit).fold(0, |all, bit| all | bit))
    }

    /// 0 for a name that none has.
    fn bit(column: &str) -> u64 {
        let names = (COUNTERS.iter().map(|counter| counter.name))
            .chain(LONGEST.iter().map(|longest| longest.name))
            .chain(HISTOGRAMS.iter().map(|histogram| histogram.name));
        let at = names.zip(0u32..).find(|(name, _)| *name == column);
        at.and_then(|(_, bit)| 1u64.checked_shl(bit)).unwrap_or(0)
    }

    /// Whether all of a column was counted.
    pub fn knows(self, column: &str) -> bool {
        let bit = Uncounted::bit(column);
        debug_assert!(bit != 0, "file_uses has no counter {column}");
        self.0 & bit == 0
    }
}

/// Reads, or writes, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Way {
    /// Calls that succeeded.
    pub calls: u64,
    /// Bytes really moved.
    pub bytes: u64,
    /// One past the highest byte touched.
    pub end: u64,
    /// Calls of which it is known where in the file they begin: those of a stream of libc, and those through views of
    /// MPI-IO, are not among them.
    pub placed: u64,
    /// Of these, those that begin at or behind the end of the one before; the first after an open is one.
    pub sequential: u64,
    /// Those that begin just there.
    pub consecutive: u64,
    /// Seconds in them, threads added up.
    pub time_s: f64,
    /// The longest, seconds.
    pub longest_s: f64,
    /// Its bytes.
    pub longest_bytes: u64,
    /// Start of the first and end of the last, nanoseconds from the start of the run.
    pub span_ns: Option<(i64, i64)>,
    /// Calls by size; see [`format::tables::IO_BIN_LIMITS`].
    pub bins: [u64; IO_BINS],
    /// MPI-IO and above: independent and blocking ones.
    pub independent: u64,
    /// Collective and blocking.
    pub collective: u64,
    /// Split collective.
    pub split: u64,
    /// Non-blocking.
    pub nonblocking: u64,
}

impl Way {
    /// Bytes of a call on average, 0 without calls.
    pub fn mean_bytes(&self) -> f64 {
        self.bytes as f64 / self.calls.max(1) as f64
    }

    /// Calls of less than 1 MiB, as far as the bins tell: one of exactly 1 MiB shares its bin with smaller ones, and
    /// where that bin's calls can all be of 1 MiB by the sum of bytes, they are taken to be.
    pub fn small(&self) -> u64 {
        let below: u64 = self.bins[..SMALL_BIN]
            .iter()
            .fold(0, |sum, calls| sum.saturating_add(*calls));
        // The least that calls outside that bin have moved is the lower limit of theirs, so this is the most that those
        // in it can have moved.
        let limits = IO_BIN_LIMITS;
        let least_elsewhere = (0..IO_BINS).filter(|bin| *bin != SMALL_BIN).fold(0u64, |sum, bin| {
            let lowest = if bin == 0 { 0 } else { limits[bin - 1].saturating_add(1) };
            sum.saturating_add(lowest.saturating_mul(self.bins[bin]))
        });
        let most_here = self.bytes.saturating_sub(least_elsewhere);
        let full = self.bins[SMALL_BIN].saturating_mul(limits[SMALL_BIN]);
        below.saturating_add(if most_here >= full { 0 } else { self.bins[SMALL_BIN] })
    }

    /// Bytes a second while in these calls, one process's; `None` where no time was seen.
    pub fn rate(&self) -> Option<f64> {
        (self.time_s > 0.0).then(|| self.bytes as f64 / self.time_s)
    }

    /// Adds another.
    pub fn add(&mut self, other: &Way) {
        for (sum, more) in [
            (&mut self.calls, other.calls),
            (&mut self.bytes, other.bytes),
            (&mut self.placed, other.placed),
            (&mut self.sequential, other.sequential),
            (&mut self.consecutive, other.consecutive),
            (&mut self.independent, other.independent),
            (&mut self.collective, other.collective),
            (&mut self.split, other.split),
            (&mut self.nonblocking, other.nonblocking),
        ] {
            *sum = sum.saturating_add(more);
        }
        for (sum, more) in self.bins.iter_mut().zip(other.bins) {
            *sum = sum.saturating_add(more);
        }
        self.end = self.end.max(other.end);
        self.time_s += other.time_s;
        if other.longest_s > self.longest_s {
            (self.longest_s, self.longest_bytes) = (other.longest_s, other.longest_bytes);
        }
        self.span_ns = match (self.span_ns, other.span_ns) {
            (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.max(b.1))),
            (a, b) => a.or(b),
        };
    }
}

/// Calls whose place is known, by how many of them are sequential: the first of which it is known is one of them.
fn placed(calls: u64, sequential: u64) -> u64 {
    if sequential > 0 { calls.max(sequential) } else { 0 }
}

/// What was done with files through an interface, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Use {
    /// Reads.
    pub read: Way,
    /// Writes.
    pub write: Way,
    /// Opens.
    pub opens: u64,
    /// Opens by MPI-IO with more than one rank.
    pub collective_opens: u64,
    /// Opens with O_SYNC or O_DSYNC.
    pub durable_opens: u64,
    /// Opens with O_DIRECT.
    pub direct_opens: u64,
    /// Closes.
    pub closes: u64,
    /// Seeks.
    pub seeks: u64,
    /// Questions: stat calls.
    pub stats: u64,
    /// Sync calls: fsync, fdatasync, msync, MPI_File_sync.
    pub syncs: u64,
    /// fflush.
    pub flushes: u64,
    /// mmap.
    pub maps: u64,
    /// Their bytes.
    pub mapped_bytes: u64,
    /// Calls that set the size.
    pub truncates: u64,
    /// Times it got its name by rename: of the two files of a call one counts it.
    pub renames: u64,
    /// Times it was removed.
    pub unlinks: u64,
    /// mkdir, link, symlink, mknod.
    pub makes: u64,
    /// opendir and readdir.
    pub lists: u64,
    /// Other metadata calls.
    pub other_meta: u64,
    /// MPI_File_set_view.
    pub views: u64,
    /// Accesses whose bytes are those of pointers: data of variable length.
    pub variable: u64,
    /// Changes between reading and writing.
    pub switches: u64,
    /// Accesses whose buffer does not begin at a multiple of 8.
    pub memory_unaligned: u64,
    /// Accesses whose offset is no multiple of the block size.
    pub file_unaligned: u64,
    /// Calls that failed.
    pub errors: u64,
    /// Seconds in metadata calls.
    pub meta_s: f64,
    /// Seconds in sync calls (fsync and the like).
    pub sync_s: f64,
    /// Which of these a part of the sum does not know, and has as 0.
    pub uncounted: Uncounted,
}

impl Use {
    /// A count of it, `None` where it is not known: by the column of `file_uses`.
    pub fn known<T>(&self, column: &str, value: T) -> Option<T> {
        self.uncounted.knows(column).then_some(value)
    }

    /// Reads or writes.
    pub fn way(&self, direction: Direction) -> &Way {
        match direction {
            Direction::Read => &self.read,
            Direction::Write => &self.write,
        }
    }

    /// With other times, as factors of those that were recorded.
    pub(crate) fn timed(mut self, [read, write, meta, sync]: [f64; 4]) -> Use {
        self.read.time_s *= read;
        self.write.time_s *= write;
        self.meta_s *= meta;
        self.sync_s *= sync;
        self
    }

    /// A row of `file_uses`.
    pub(crate) fn of(row: &FileUse, uncounted: Uncounted) -> Use {
        let seconds = |ns: u64| ns as f64 / 1e9;
        let span = |start: i64, end: i64| (start >= 0).then_some((start, end.max(start)));
        Use {
            read: Way {
                calls: row.reads,
                bytes: row.read_bytes,
                end: row.read_end,
                placed: placed(row.reads, row.read_sequential),
                sequential: row.read_sequential,
                consecutive: row.read_consecutive,
                time_s: seconds(row.read_ns),
                longest_s: seconds(row.read_max_ns),
                longest_bytes: row.read_max_size,
                span_ns: span(row.read_start_ns, row.read_end_ns),
                bins: row.read_bins,
                independent: row.read_independent,
                collective: row.read_collective,
                split: row.read_split,
                nonblocking: row.read_nonblocking,
            },
            write: Way {
                calls: row.writes,
                bytes: row.write_bytes,
                end: row.write_end,
                placed: placed(row.writes, row.write_sequential),
                sequential: row.write_sequential,
                consecutive: row.write_consecutive,
                time_s: seconds(row.write_ns),
                longest_s: seconds(row.write_max_ns),
                longest_bytes: row.write_max_size,
                span_ns: span(row.write_start_ns, row.write_end_ns),
                bins: row.write_bins,
                independent: row.write_independent,
                collective: row.write_collective,
                split: row.write_split,
                nonblocking: row.write_nonblocking,
            },
            opens: row.opens,
            collective_opens: row.collective_opens,
            durable_opens: row.durable_opens,
            direct_opens: row.direct_opens,
            closes: row.closes,
            seeks: row.seeks,
            stats: row.stats,
            syncs: row.syncs.saturating_add(row.data_syncs),
            flushes: row.flushes,
            maps: row.maps,
            mapped_bytes: row.mapped_bytes,
            truncates: row.truncates,
            renames: row.renames_to,
            unlinks: row.unlinks,
            makes: row.makes,
            lists: row.lists,
            other_meta: row.other_meta,
            views: row.views,
            variable: row.variable,
            switches: row.switches,
            memory_unaligned: row.memory_unaligned,
            file_unaligned: row.file_unaligned,
            errors: row.errors,
            meta_s: seconds(row.meta_ns),
            sync_s: seconds(row.sync_ns),
            uncounted,
        }
    }

    /// Adds another.
    pub fn add(&mut self, other: &Use) {
        self.read.add(&other.read);
        self.write.add(&other.write);
        for (sum, more) in [
            (&mut self.opens, other.opens),
            (&mut self.collective_opens, other.collective_opens),
            (&mut self.durable_opens, other.durable_opens),
            (&mut self.direct_opens, other.direct_opens),
            (&mut self.closes, other.closes),
            (&mut self.seeks, other.seeks),
            (&mut self.stats, other.stats),
            (&mut self.syncs, other.syncs),
            (&mut self.flushes, other.flushes),
            (&mut self.maps, other.maps),
            (&mut self.mapped_bytes, other.mapped_bytes),
            (&mut self.truncates, other.truncates),
            (&mut self.renames, other.renames),
            (&mut self.unlinks, other.unlinks),
            (&mut self.makes, other.makes),
            (&mut self.lists, other.lists),
            (&mut self.other_meta, other.other_meta),
            (&mut self.views, other.views),
            (&mut self.variable, other.variable),
            (&mut self.switches, other.switches),
            (&mut self.memory_unaligned, other.memory_unaligned),
            (&mut self.file_unaligned, other.file_unaligned),
            (&mut self.errors, other.errors),
        ] {
            *sum = sum.saturating_add(more);
        }
        self.meta_s += other.meta_s;
        self.sync_s += other.sync_s;
        self.uncounted.0 |= other.uncounted.0;
    }

    /// Metadata calls: all that neither move nor sync data.
    pub fn meta_calls(&self) -> u64 {
        [
            self.opens,
            self.closes,
            self.seeks,
            self.stats,
            self.truncates,
            self.renames,
            self.unlinks,
            self.makes,
            self.lists,
            self.other_meta,
            self.views,
        ]
        .into_iter()
        .fold(0, u64::saturating_add)
    }

    /// Bytes read and written.
    pub fn bytes(&self) -> u64 {
        self.read.bytes.saturating_add(self.write.bytes)
    }

    /// Reads and writes.
    pub fn accesses(&self) -> u64 {
        self.read.calls.saturating_add(self.write.calls)
    }

    /// Its seconds by kind.
    pub fn seconds(&self) -> IoSeconds {
        IoSeconds {
            read_s: self.read.time_s,
            write_s: self.write.time_s,
            meta_s: self.meta_s,
            sync_s: self.sync_s,
        }
    }
}

/// Seconds in I/O by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct IoSeconds {
    /// In reads.
    pub read_s: f64,
    /// In writes.
    pub write_s: f64,
    /// In metadata calls.
    pub meta_s: f64,
    /// In sync calls (fsync and the like).
    pub sync_s: f64,
}

impl IoSeconds {
    /// In reads or in writes.
    pub fn way(&self, direction: Direction) -> f64 {
        match direction {
            Direction::Read => self.read_s,
            Direction::Write => self.write_s,
        }
    }

    /// All of them.
    pub fn all(&self) -> f64 {
        self.read_s + self.write_s + self.meta_s + self.sync_s
    }

    /// Adds others.
    pub fn add(&mut self, other: &IoSeconds) {
        self.read_s += other.read_s;
        self.write_s += other.write_s;
        self.meta_s += other.meta_s;
        self.sync_s += other.sync_s;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_does_not_know_what_a_part_of_it_does_not() {
        let row = FileUse {
            opens: 2,
            ..FileUse::default()
        };
        let mut sum = Use::of(&row, Uncounted::of("closes write_max_ns write_bins"));
        assert_eq!(sum.known("closes", sum.closes), None);
        assert_eq!(sum.known("write_bins", sum.write.bins), None);
        assert_eq!(sum.known("opens", sum.opens), Some(2));
        sum.add(&Use::of(&row, Uncounted::of("")));
        assert_eq!(
            (sum.known("closes", sum.closes), sum.known("opens", sum.opens)),
            (None, Some(4))
        );
        assert!(Use::of(&row, Uncounted::of("")).uncounted == Uncounted::default());
        // Each counter has a bit.
        assert!(COUNTERS.len() + LONGEST.len() + HISTOGRAMS.len() <= 64);
    }
}
