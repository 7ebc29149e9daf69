//! The run in at most 1000 bins: by class over all ranks, and by class for each rank.

use crate::class::{CLASSES, Class};
use crate::run::Run;
use crate::work::Piece;

/// Most bins that a timeline has.
pub const MAX_BINS: usize = 1000;

/// The run in bins of whole ticks.
#[derive(Clone, Debug)]
pub struct Timeline {
    ticks_per_bin: u64,
    bin_s: f64,
    bins: usize,
    shares: Vec<f32>,
    dominant: Vec<u8>,
}

/// `dominant` where a rank has no sample.
const NO_CLASS: u8 = u8::MAX;

impl Timeline {
    pub(crate) fn new(run: &Run) -> Timeline {
        let ranks = run.ranks().len();
        let last = (0..ranks)
            .flat_map(|rank| run.pieces(rank).chain(run.pieces_for_children(rank).iter().copied()))
            .map(|piece| u64::from(piece.end))
            .max()
            .unwrap_or(0);
        // A process lives on after its last sample.
        let ends = (run.elapsed_s() / run.tick_s()).round().clamp(0.0, f64::from(u32::MAX)) as u64;
        let last = if last > 0 { last.max(ends) } else { 0 };
        let ticks_per_bin = last.div_ceil(MAX_BINS as u64).max(1);
        let bins = last.div_ceil(ticks_per_bin) as usize;
        let mut sums = vec![0.0f32; bins * CLASSES];
        let mut dominant = vec![NO_CLASS; bins * ranks];
        let mut mine = vec![0.0f32; bins * CLASSES];
        let add = |row: &mut [f32], piece: &Piece| {
            let class = run.sample_classes()[piece.row].index();
            spread(piece, ticks_per_bin, |bin, ticks| {
                if let Some(cell) = row.get_mut(bin * CLASSES + class) {
                    *cell += (ticks as f64 * piece.part) as f32;
                }
            });
        };
        for rank in 0..ranks {
            mine.fill(0.0);
            run.pieces(rank).for_each(|piece| add(&mut mine, &piece));
            sums.iter_mut().zip(&mine).for_each(|(sum, ticks)| *sum += ticks);
            // Where it was, though the time is others'.
            run.pieces_for_children(rank)
                .iter()
                .for_each(|piece| add(&mut mine, piece));
            for bin in 0..bins {
                let row = &mine[bin * CLASSES..(bin + 1) * CLASSES];
                let mut most = 0.0;
                for (class, ticks) in row.iter().enumerate() {
                    if *ticks > most {
                        most = *ticks;
                        dominant[rank * bins + bin] = class as u8;
                    }
                }
            }
        }
        let of_all = ticks_per_bin as f32 * ranks.max(1) as f32;
        let mut shares = vec![0.0; bins * CLASSES];
        for bin in 0..bins {
            let row = &sums[bin * CLASSES..(bin + 1) * CLASSES];
            // Ranks are there together. Of processes some run after others: a moment is of those that ran in it.
            let whole = match run.has_mpi() {
                true => of_all,
                false => row.iter().sum::<f32>().max(ticks_per_bin as f32),
            };
            for (class, ticks) in row.iter().enumerate() {
                shares[class * bins + bin] = ticks / whole;
            }
        }
        Timeline {
            ticks_per_bin,
            bin_s: ticks_per_bin as f64 * run.tick_s(),
            bins,
            shares,
            dominant,
        }
    }

    /// Bins.
    pub fn len(&self) -> usize {
        self.bins
    }

    /// Whether nothing was sampled.
    pub fn is_empty(&self) -> bool {
        self.bins == 0
    }

    /// Seconds a bin.
    pub fn bin_s(&self) -> f64 {
        self.bin_s
    }

    /// Ticks a bin.
    pub fn ticks_per_bin(&self) -> u64 {
        self.ticks_per_bin
    }

    /// Share of all ranks' time in a class, a bin an element. Where a rank was not running, the classes of a bin
    /// sum to less than 1; without MPI, only where no process was.
    pub fn class(&self, class: Class) -> &[f32] {
        &self.shares[class.index() * self.bins..(class.index() + 1) * self.bins]
    }

    /// What a rank mostly did, bin by bin; `None` where it was not seen.
    pub fn rank(&self, rank: usize) -> impl Iterator<Item = Option<Class>> + '_ {
        self.dominant[rank * self.bins..(rank + 1) * self.bins]
            .iter()
            .map(|class| Class::ALL.get(*class as usize).copied())
    }
}

/// Gives each bin the ticks of a piece that lie in it.
fn spread(piece: &Piece, ticks_per_bin: u64, mut give: impl FnMut(usize, u64)) {
    let end = u64::from(piece.end);
    let mut start = u64::from(piece.start);
    while start < end {
        let bin = start / ticks_per_bin;
        let stop = ((bin + 1) * ticks_per_bin).min(end);
        give(bin as usize, stop - start);
        start = stop;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::run_from_text;

    #[test]
    fn a_bin_holds_the_share_of_all_ranks() {
        let run = run_from_text("UUM\nUMM");
        let timeline = run.timeline();
        assert_eq!(timeline.len(), 3);
        assert_eq!(timeline.class(Class::Compute), [1.0, 0.5, 0.0]);
        assert_eq!(timeline.class(Class::MpiCollective), [0.0, 0.5, 1.0]);
        let rank: Vec<_> = timeline.rank(1).collect();
        assert_eq!(
            rank,
            [
                Some(Class::Compute),
                Some(Class::MpiCollective),
                Some(Class::MpiCollective)
            ]
        );
    }

    #[test]
    fn a_rank_that_has_ended_leaves_its_share_empty() {
        let run = run_from_text("UUUU\nUU..");
        assert_eq!(run.timeline().class(Class::Compute), [1.0, 1.0, 0.5, 0.5]);
        assert_eq!(run.timeline().rank(1).last(), Some(None));
    }

    #[test]
    fn a_moment_is_of_the_processes_that_ran_in_it() {
        let run = crate::fixture::Fixture::new("UUD.....\n...UUUDD").without_mpi().run();
        let timeline = run.timeline();
        assert_eq!(timeline.class(Class::Compute), [1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0]);
        assert_eq!(timeline.class(Class::IoWrite), [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0]);
    }

    #[test]
    fn a_long_run_has_no_more_than_a_thousand_bins() {
        let run = run_from_text(&"U".repeat(2500));
        assert_eq!(run.timeline().ticks_per_bin(), 3);
        assert_eq!(run.timeline().len(), 834);
        assert!((run.timeline().class(Class::Compute)[833] - 1.0 / 3.0).abs() < 1e-6);
    }

    #[test]
    fn a_sample_fills_the_ticks_it_stands_for() {
        let mut got = vec![];
        let piece = Piece {
            row: 0,
            start: 2,
            end: 7,
            part: 1.0,
        };
        spread(&piece, 3, |bin, ticks| got.push((bin, ticks)));
        assert_eq!(got, [(0, 1), (1, 3), (2, 1)]);
    }
}
