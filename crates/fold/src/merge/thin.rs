//! Fewer samples of a run that has too many for one profile.
//!
//! The collector halves its rate as a run grows longer, merging does so as it grows wider: of the samples, those that
//! cover a tick whose number since 1970 is a multiple of 2, or of 4, and so on, are kept, and each stands for as many
//! ticks as it covers such ones, times that number. What is kept by 2 and then by 4 is what is kept by 4 at once, so
//! that grouping does not matter.

use format::RunFacts;
use format::tables::{Accesses, Samples};

/// Samples that a merged profile holds at most: 24 bytes each in memory.
#[cfg(not(test))]
pub const MOST: usize = 32 << 20;
#[cfg(test)]
pub const MOST: usize = 1000;

/// Accesses that a merged profile holds at most: 52 bytes each in memory.
#[cfg(not(test))]
pub const MOST_ACCESSES: usize = 8 << 20;
#[cfg(test)]
pub const MOST_ACCESSES: usize = 1000;

/// Keeps the accesses that took longest: the longest of all are the longest of the longest of parts.
pub fn keep_longest(accesses: &mut Accesses, most: usize) {
    if accesses.len() <= most {
        return;
    }
    let took = |n: &u32| {
        let row = *n as usize;
        let ns = accesses.end_ns[row].saturating_sub(accesses.start_ns[row]);
        (ns, accesses.bytes[row], accesses.start_ns[row], accesses.offset[row])
    };
    let mut order: Vec<u32> = (0..accesses.len() as u32).collect();
    order.select_nth_unstable_by(most, |a, b| took(b).cmp(&took(a)));
    order.truncate(most);
    order.sort_unstable();
    accesses.select(&order);
}

/// One tick in so many is as far as it goes.
const COARSEST: u32 = 1 << 16;

/// The coarsest of the parts: all must be alike.
pub fn least(runs: &[RunFacts]) -> u32 {
    let sane = |run: &RunFacts| run.samples_one_in.unwrap_or(1).clamp(1, COARSEST).next_power_of_two();
    runs.iter().map(sane).max().unwrap_or(1)
}

/// Keeps one tick in so many, counted from 1970. `start` is the number of tick 0 of the samples. What a thread called since the
/// sample before it called since the one that is kept.
pub fn thin(samples: &mut Samples, start: u64, one_in: u32) {
    if one_in <= 1 {
        return;
    }
    let one_in = u64::from(one_in);
    let mut kept = Vec::new();
    let mut called = (None, 0);
    for row in 0..samples.len() {
        let thread = (samples.process[row], samples.thread[row]);
        let before = if called.0 == Some(thread) { called.1 } else { 0 };
        called = (Some(thread), before | samples.called[row]);
        let (tick, weight) = (start + u64::from(samples.tick[row]), u64::from(samples.weight[row]));
        let covered = tick / one_in - tick.saturating_sub(weight) / one_in;
        let at = tick / one_in * one_in;
        if covered > 0 && at >= start {
            samples.tick[row] = (at - start) as u32;
            samples.weight[row] = (covered * one_in).min(u32::MAX.into()) as u32;
            samples.called[row] = called.1;
            called.1 = 0;
            kept.push(row as u32);
        }
    }
    samples.select(&kept);
}

/// The next coarser grid, while there is one.
pub fn coarser(one_in: u32) -> Option<u32> {
    (one_in < COARSEST).then_some(one_in * 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use format::tables::Sample;
    use proptest::prelude::*;

    fn samples(rows: &[(u32, u32)]) -> Samples {
        rows.iter()
            .map(|&(tick, weight)| Sample {
                tick,
                weight,
                ..Sample::default()
            })
            .collect()
    }

    #[test]
    fn each_stands_for_the_ticks_that_are_left() {
        let mut rows = samples(&[(1, 1), (2, 1), (3, 1), (7, 4), (8, 1)]);
        // Tick 0 is 101: even ones are 1, 3, 5, 7.
        thin(&mut rows, 101, 2);
        let left: Vec<_> = rows.rows().map(|row| (row.tick, row.weight)).collect();
        assert_eq!(left, [(1, 2), (3, 2), (7, 4)]);
    }

    #[test]
    fn what_was_called_before_a_sample_that_goes_is_not_forgotten() {
        let mut rows = samples(&[(1, 1), (2, 1), (3, 1), (5, 2), (7, 2)]);
        rows.called[1] = 1;
        thin(&mut rows, 101, 2);
        assert_eq!(rows.called, [0, 1, 0, 0]);
    }

    proptest! {
        #[test]
        fn by_two_and_by_four_is_by_eight(weights in prop::collection::vec(1u32..9, 1..200), start in 0u64..64) {
            let mut tick = 15;
            let rows: Vec<_> = weights.iter().map(|&weight| { tick += weight; (tick, weight) }).collect();
            let mut steps = samples(&rows);
            for one_in in [2, 4, 8] {
                thin(&mut steps, start, one_in);
            }
            let mut once = samples(&rows);
            thin(&mut once, start, 8);
            prop_assert_eq!(&steps, &once);
            // The whole time is covered, but for the ends.
            let before: u32 = weights.iter().sum();
            let after: u32 = once.weight.iter().sum();
            prop_assert!(before.abs_diff(after) < 8, "{before} {after}");
        }
    }
}
