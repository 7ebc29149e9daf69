//! Time in bins of equal width from the start of the run.

use model::{Piece, Run};

/// Bins where nothing was sampled and only readings give a time.
const UNSAMPLED_BINS: usize = 200;

/// Bins of whole ticks, or, in a run without samples, of parts of its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Axis {
    /// Bins.
    pub bins: usize,
    /// Seconds a bin.
    pub bin_s: f64,
    /// Ticks a bin; 0 without samples.
    pub ticks: u64,
}

impl Axis {
    /// The finest of a run: that of its timeline.
    pub fn of(run: &Run) -> Axis {
        let timeline = run.timeline();
        if !timeline.is_empty() {
            return Axis {
                bins: timeline.len(),
                bin_s: timeline.bin_s(),
                ticks: timeline.ticks_per_bin(),
            };
        }
        let last = run.ranks().iter().map(|rank| rank.end_ns).max().unwrap_or(0);
        let elapsed = last as f64 / 1e9;
        let bins = if elapsed > 0.0 { UNSAMPLED_BINS } else { 0 };
        Axis {
            bins,
            bin_s: elapsed / UNSAMPLED_BINS as f64,
            ticks: 0,
        }
    }

    /// The same time in bins so many times as wide; what the last lacks to its width is empty.
    pub fn coarser(self, factor: usize) -> Axis {
        Axis {
            bins: self.bins.div_ceil(factor),
            bin_s: self.bin_s * factor as f64,
            ticks: self.ticks * factor as u64,
        }
    }

    /// The finest with at most so many bins.
    pub fn within(self, most: usize) -> Axis {
        self.coarser(self.bins.div_ceil(most.max(1)).max(1))
    }

    /// Gives each bin the ticks of a piece that lie in it.
    pub fn ticks_of(self, piece: &Piece, mut give: impl FnMut(usize, f32)) {
        if self.ticks == 0 {
            return;
        }
        let end = u64::from(piece.end).min(self.bins as u64 * self.ticks);
        let mut start = u64::from(piece.start);
        while start < end {
            let bin = start / self.ticks;
            let stop = ((bin + 1) * self.ticks).min(end);
            give(bin as usize, ((stop - start) as f64 * piece.part) as f32);
            start = stop;
        }
    }

    /// Gives each bin the seconds that it shares with a span of seconds.
    pub fn seconds_of(self, from: f64, to: f64, mut give: impl FnMut(usize, f64)) {
        if self.bin_s <= 0.0 || !from.is_finite() || !to.is_finite() {
            return;
        }
        let end = self.bins as f64 * self.bin_s;
        let (from, to) = (from.clamp(0.0, end), to.clamp(0.0, end));
        if to <= from {
            return;
        }
        let first = (from / self.bin_s) as usize;
        let last = ((to / self.bin_s).ceil() as usize).min(self.bins);
        for bin in first..last {
            let seconds = to.min((bin + 1) as f64 * self.bin_s) - from.max(bin as f64 * self.bin_s);
            // A sliver that only rounding makes is nothing.
            if seconds > 1e-9 * self.bin_s {
                give(bin, seconds);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::fixture::{Fixture, run_from_text};

    #[test]
    fn bins_are_whole_ticks_and_few_enough() {
        let axis = Axis::of(&run_from_text("U10\nU7"));
        assert_eq!((axis.bins, axis.bin_s, axis.ticks), (10, 1.0, 1));
        let axis = axis.within(4);
        assert_eq!((axis.bins, axis.bin_s, axis.ticks), (4, 3.0, 3));
        assert_eq!(Axis::of(&run_from_text("U2500")).bins, 834);
    }

    #[test]
    fn a_run_without_samples_has_the_time_of_its_ranks() {
        let run = Fixture::new("U4")
            .edit(|profile| profile.tables.samples = Default::default())
            .run();
        let axis = Axis::of(&run);
        assert_eq!((axis.bins, axis.bin_s, axis.ticks), (200, 0.02, 0));
        assert_eq!(Axis::of(&run_from_text("")).bins, 0);
    }

    #[test]
    fn spans_fall_into_bins() {
        let axis = Axis {
            bins: 3,
            bin_s: 2.0,
            ticks: 2,
        };
        let mut given = vec![];
        axis.seconds_of(1.0, 4.5, |bin, seconds| given.push((bin, seconds)));
        assert_eq!(given, [(0, 1.0), (1, 2.0), (2, 0.5)]);
        given.clear();
        axis.seconds_of(-5.0, 99.0, |bin, seconds| given.push((bin, seconds)));
        assert_eq!(given, [(0, 2.0), (1, 2.0), (2, 2.0)]);
        let piece = |start, end| Piece {
            row: 0,
            start,
            end,
            part: 1.0,
        };
        let mut ticks = vec![];
        axis.ticks_of(&piece(1, 5), |bin, count| ticks.push((bin, count)));
        assert_eq!(ticks, [(0, 1.0), (1, 2.0), (2, 1.0)]);
        ticks.clear();
        axis.ticks_of(&piece(u32::MAX - 1, u32::MAX), |bin, count| ticks.push((bin, count)));
        assert!(ticks.is_empty());
    }
}
