//! I/O over time: the heat map of ranks, how the rate follows from how many write at a time, and bursts.

use crate::file::FileClass;
use crate::id::ProcessId;
use crate::reach::Direction;
use crate::run::Run;
use crate::usage::Interface;
use format::tables::IoReading;

/// Rows of the heat map that [`Run::heat`] gives at most.
pub const HEAT_ROWS: usize = 128;
/// Its bins at most.
pub const HEAT_BINS: usize = 200;

/// Bytes and seconds of a row in a bin.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HeatCell {
    /// Bytes read.
    pub read_bytes: f64,
    /// Bytes written.
    pub write_bytes: f64,
    /// Seconds in reads, threads and the ranks of the row added up.
    pub read_s: f64,
    /// Seconds in writes.
    pub write_s: f64,
    /// Seconds in metadata and sync calls.
    pub meta_s: f64,
}

impl HeatCell {
    /// Seconds in I/O.
    pub fn busy_s(&self) -> f64 {
        self.read_s + self.write_s + self.meta_s
    }

    fn add(&mut self, row: &IoReading, part: f64) {
        self.read_bytes += row.read_bytes as f64 * part;
        self.write_bytes += row.write_bytes as f64 * part;
        self.read_s += row.read_ns as f64 / 1e9 * part;
        self.write_s += row.write_ns as f64 / 1e9 * part;
        self.meta_s += row.meta_ns as f64 / 1e9 * part;
    }
}

/// Ranks × time.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HeatMap {
    /// Rows: ranks, or groups of neighbouring ranks.
    pub rows: usize,
    /// Ranks of a row; the last row may have fewer.
    pub ranks_per_row: usize,
    /// Bins.
    pub bins: usize,
    /// Start of the first, seconds from the start of the run.
    pub start_s: f64,
    /// Seconds of a bin.
    pub bin_s: f64,
    /// Row by row.
    pub cells: Vec<HeatCell>,
}

impl HeatMap {
    /// The cells of a row.
    pub fn row(&self, row: usize) -> &[HeatCell] {
        self.cells
            .get(row * self.bins..(row + 1) * self.bins)
            .unwrap_or_default()
    }

    /// Whether nothing was seen.
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(|cell| *cell == HeatCell::default())
    }
}

/// What so many ranks that write at the same time reach together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Together {
    /// Ranks that write.
    pub writers: u32,
    /// Elapsed seconds in which so many write.
    pub time_s: f64,
    /// Bytes that they write then.
    pub bytes: f64,
}

impl Together {
    /// Bytes a second, all of them together.
    pub fn rate(&self) -> f64 {
        if self.time_s > 0.0 {
            self.bytes / self.time_s
        } else {
            0.0
        }
    }
}

/// Writing in bursts at even distances.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bursts {
    /// How many.
    pub count: u32,
    /// Seconds from the start of one to the start of the next, the median.
    pub period_s: f64,
    /// Bytes of one on average.
    pub bytes: f64,
    /// Seconds of one on average in which some rank was writing.
    pub time_s: f64,
    /// Start of the first and end of the last, nanoseconds from the start of the run.
    pub span_ns: (u64, u64),
}

impl Bursts {
    /// Bytes a second in a burst, all ranks together.
    pub fn rate(&self) -> f64 {
        if self.time_s > 0.0 {
            self.bytes / self.time_s
        } else {
            0.0
        }
    }
}

/// A writer that is busy for less than this part of a bin's busiest one does not count as writing at the same time.
const BESIDE: f64 = 0.1;
/// Bins of the grid on which writers are counted, at most.
const GRID: f64 = 4096.0;
/// Bursts hold at least this part of all bytes written, or they are not how the program writes.
const IN_BURSTS: f64 = 0.8;
/// Fewer bursts than this show no period.
const FEWEST_BURSTS: usize = 3;
/// Distances of bursts that differ by more than this part of their median, all but one in five, show none either.
const UNEVEN: f64 = 0.3;

/// A bin of the grid: who wrote, and how much.
#[derive(Clone, Debug, Default)]
struct Moment {
    bytes: f64,
    /// Processes and their seconds in writes.
    writers: Vec<(u32, f64)>,
}

impl Moment {
    fn longest_s(&self) -> f64 {
        self.writers.iter().map(|(_, busy)| *busy).fold(0.0, f64::max)
    }

    fn at_once(&self) -> u32 {
        let enough = BESIDE * self.longest_s();
        self.writers
            .iter()
            .filter(|(_, busy)| *busy > 0.0 && *busy >= enough)
            .count() as u32
    }
}

impl Run {
    /// Start and length, in seconds, of what the heat map shows.
    fn io_span(&self) -> (f64, f64) {
        let start = self.span_ns().0;
        (start as f64 / 1e9, self.elapsed_s())
    }

    /// Rows of `io_series` of these interfaces.
    fn readings<'a>(&'a self, wanted: impl Fn(Interface) -> bool + 'a) -> impl Iterator<Item = IoReading> + 'a {
        (self.tables().io_series.rows())
            .filter(move |row| Interface::from_id(self.text(row.interface)).is_some_and(&wanted))
    }

    /// The heat map of what reached the system, at most [`HEAT_ROWS`] × [`HEAT_BINS`].
    pub fn heat(&self) -> HeatMap {
        self.heat_map(Interface::is_system, HEAT_ROWS, HEAT_BINS)
    }

    /// The heat map of some interfaces with so many rows and bins at most; no interface should call another of them.
    pub fn heat_map(&self, wanted: impl Fn(Interface) -> bool, rows: usize, bins: usize) -> HeatMap {
        let ranks = self.ranks().len();
        let (start_s, elapsed_s) = self.io_span();
        let ranks_per_row = ranks.div_ceil(rows.max(1)).max(1);
        let mut map = HeatMap {
            rows: ranks.div_ceil(ranks_per_row),
            ranks_per_row,
            bins: bins.max(1),
            start_s,
            bin_s: elapsed_s / bins.max(1) as f64,
            cells: vec![],
        };
        map.cells = vec![HeatCell::default(); map.rows * map.bins];
        for reading in self.readings(wanted) {
            let Some(rank) = self.rank_index(ProcessId(reading.process)) else {
                continue;
            };
            let first = rank / ranks_per_row * map.bins;
            spread(&reading, start_s, map.bin_s, map.bins, |bin, part| {
                map.cells[first + bin].add(&reading, part);
            });
        }
        map
    }

    /// Writing on a grid as coarse as the coarsest reading: its width in seconds, and its bins.
    fn moments(&self) -> (f64, Vec<Moment>) {
        let (start_s, elapsed_s) = self.io_span();
        let writes = |row: &IoReading| row.write_bytes > 0 || row.write_ns > 0;
        let coarsest = self
            .readings(Interface::is_system)
            .filter(writes)
            .map(|row| row.width_ns)
            .max();
        let Some(coarsest) = coarsest.filter(|_| elapsed_s > 0.0) else {
            return (0.0, vec![]);
        };
        let width_s = (coarsest as f64 / 1e9).max(elapsed_s / GRID);
        let bins = (elapsed_s / width_s).ceil().max(1.0) as usize;
        let mut moments = vec![Moment::default(); bins];
        for reading in self.readings(Interface::is_system).filter(writes) {
            spread(&reading, start_s, width_s, bins, |bin, part| {
                let (moment, busy) = (&mut moments[bin], reading.write_ns as f64 / 1e9 * part);
                moment.bytes += reading.write_bytes as f64 * part;
                moment.writers.push((reading.process, busy));
            });
        }
        for moment in &mut moments {
            // Stable: a writer's seconds are added up in the order of the readings.
            moment.writers.sort_by_key(|(process, _)| *process);
            moment.writers.dedup_by(|next, first| {
                let same = next.0 == first.0;
                first.1 += if same { next.1 } else { 0.0 };
                same
            });
        }
        (width_s, moments)
    }

    /// What ranks that write at the same time reach together, by their number.
    pub fn written_together(&self) -> Vec<Together> {
        let (width_s, moments) = self.moments();
        let mut rows: Vec<Together> = vec![];
        for moment in moments.iter().filter(|moment| moment.at_once() > 0) {
            let writers = moment.at_once();
            // Threads of a writer add up; nobody writes for longer than the bin.
            let time_s = moment.longest_s().min(width_s);
            match rows.iter_mut().find(|row| row.writers == writers) {
                Some(row) => (row.time_s, row.bytes) = (row.time_s + time_s, row.bytes + moment.bytes),
                None => rows.push(Together {
                    writers,
                    time_s,
                    bytes: moment.bytes,
                }),
            }
        }
        rows.sort_by_key(|row| row.writers);
        rows
    }

    /// Whether the program writes in bursts at even distances; what it prints is none.
    pub fn write_bursts(&self) -> Option<Bursts> {
        let (width_s, moments) = self.moments();
        let most = moments.iter().map(|moment| moment.bytes).fold(0.0, f64::max);
        let all: f64 = moments.iter().map(|moment| moment.bytes).sum();
        let printed = self.files().system(FileClass::Stream).way(Direction::Write).bytes as f64;
        let mut starts: Vec<usize> = vec![];
        let (mut bytes, mut time_s, mut inside, mut end) = (0.0, 0.0, false, 0);
        for (bin, moment) in moments.iter().enumerate() {
            let now = moment.bytes > 0.05 * most;
            if now {
                (bytes, time_s) = (bytes + moment.bytes, time_s + moment.longest_s().min(width_s));
                if !inside {
                    starts.push(bin);
                }
                end = bin + 1;
            }
            inside = now;
        }
        let mut distances: Vec<f64> = starts
            .windows(2)
            .map(|pair| (pair[1] - pair[0]) as f64 * width_s)
            .collect();
        distances.sort_by(f64::total_cmp);
        let period_s = *distances.get(distances.len() / 2)?;
        // A bin more or less is what the grid makes of an even distance.
        let even = |distance: f64| (distance - period_s).abs() <= (UNEVEN * period_s).max(1.01 * width_s);
        let uneven = distances.iter().filter(|distance| !even(**distance)).count();
        let to_files = printed <= (1.0 - IN_BURSTS) * all;
        (starts.len() >= FEWEST_BURSTS && to_files && bytes >= IN_BURSTS * all && uneven * 5 <= distances.len()).then(
            || Bursts {
                count: starts.len() as u32,
                period_s,
                bytes: bytes / starts.len() as f64,
                time_s: time_s / starts.len() as f64,
                span_ns: {
                    let (start_s, elapsed_s) = self.io_span();
                    let at = |bin: usize| ((start_s + (bin as f64 * width_s).min(elapsed_s)).max(0.0) * 1e9) as u64;
                    (at(starts[0]), at(end))
                },
            },
        )
    }
}

/// Gives each bin the part of a reading that falls into it; what lies outside goes to the nearest bin.
fn spread(reading: &IoReading, start_s: f64, bin_s: f64, bins: usize, mut give: impl FnMut(usize, f64)) {
    if bin_s <= 0.0 || bins == 0 {
        return;
    }
    let from = (reading.time_ns as f64 / 1e9 - start_s) / bin_s;
    let width = (reading.width_ns as f64 / 1e9 / bin_s).max(1e-9);
    // What is over has no part outside the run; a bin that reaches beyond its end is as long as what is left of it.
    let to = (from + width).min(bins as f64);
    let from = from.clamp(0.0, bins as f64 - 1e-9);
    let width = to - from;
    if width <= 1e-9 {
        give((from as usize).min(bins - 1), 1.0);
        return;
    }
    for bin in from as usize..(to.ceil() as usize).min(bins) {
        let part = (to.min(bin as f64 + 1.0) - from.max(bin as f64)) / width;
        // A sliver that only rounding makes is nothing.
        if part > 1e-6 {
            give(bin, part);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{BinOf, Fixture};

    fn write(bytes: u64, seconds: f64) -> BinOf {
        BinOf {
            write_bytes: bytes,
            write_s: seconds,
            ..BinOf::default()
        }
    }

    #[test]
    fn the_heat_map_keeps_every_byte() {
        let run = Fixture::new("U10\nU10\nU10")
            .io_bin(0, "posix", 0.0, 4.0, write(400, 2.0))
            .io_bin(2, "stdio", 9.0, 1.0, write(50, 0.5))
            .io_bin(2, "stdio", 9.5, 8.0, write(50, 0.5))
            .io_bin(1, "mpiio", 0.0, 4.0, write(4000, 4.0))
            .run();
        let map = run.heat_map(Interface::is_system, 2, 5);
        assert_eq!((map.rows, map.ranks_per_row, map.bins, map.bin_s), (2, 2, 5, 2.0));
        assert_eq!(
            map.row(0).iter().map(|cell| cell.write_bytes).collect::<Vec<_>>(),
            [200.0, 200.0, 0.0, 0.0, 0.0]
        );
        assert_eq!(map.row(1)[4].write_bytes, 100.0);
        assert_eq!(map.cells.iter().map(HeatCell::busy_s).sum::<f64>(), 3.0);
        assert!(Fixture::new("U").run().heat().is_empty());
    }

    #[test]
    fn a_tiny_run_with_a_thousand_ranks_is_128_rows() {
        let map = Fixture::new(&"U\n".repeat(1000)).run().heat();
        assert_eq!((map.rows, map.ranks_per_row), (125, 8));
    }

    #[test]
    fn rates_are_told_by_the_number_of_writers() {
        let mut fixture = Fixture::new("U10\nU10\nU10\nU10");
        fixture = fixture.io_bin(0, "posix", 0.0, 1.0, write(100, 1.0));
        for rank in 0..4 {
            fixture = fixture.io_bin(rank, "posix", 2.0, 1.0, write(10, 1.0));
        }
        // One that only finishes a write while another goes on is not a second writer.
        let fixture = fixture
            .io_bin(0, "posix", 4.0, 1.0, write(50, 0.5))
            .io_bin(1, "posix", 4.0, 1.0, write(1, 0.01));
        let rows = fixture.run().written_together();
        let told: Vec<(u32, f64)> = rows.iter().map(|row| (row.writers, row.rate())).collect();
        assert_eq!(told, [(1, 151.0 / 1.5), (4, 40.0)]);
    }

    #[test]
    fn bursts_at_even_distances_have_a_period() {
        let bursts = |times: &[f64]| {
            let mut fixture = Fixture::new("U100\nU100");
            for time in times {
                fixture = fixture.io_bin(0, "posix", *time, 1.0, write(100, 0.5));
                fixture = fixture.io_bin(1, "posix", *time, 1.0, write(100, 1.0));
            }
            fixture.run().write_bursts()
        };
        let found = bursts(&[9.0, 29.0, 49.0, 69.0, 90.0]).unwrap();
        assert_eq!(
            (found.count, found.period_s, found.bytes, found.time_s),
            (5, 20.0, 200.0, 1.0)
        );
        assert_eq!(found.rate(), 200.0);
        assert_eq!(found.span_ns, (9_000_000_000, 91_000_000_000));
        assert_eq!(bursts(&[9.0, 12.0, 49.0, 51.0, 90.0]), None);
        assert_eq!(bursts(&[9.0, 29.0]), None);
        assert_eq!(bursts(&[]), None);
    }
}
