//! On how many data a function works, from the addresses at its samples.
//!
//! Samples are at random moments. Of `n` of them that lie on `p` cache lines, all alike, `p (1 - (1 - 1/p)^n)`
//! different ones are expected; the others are met again, more of them where some lines are met more than others. So many
//! that were met again say that there are so many lines at least. The other way round, the share of the time at blocks that
//! were never met is about that of the samples that are alone in their block (Good and Turing): where it is small, the blocks
//! that were met are all that counts.

use crate::id::FrameId;
use crate::run::Run;

const LINE: f64 = 64.0;
const BLOCK: f64 = 65536.0;
/// Where more of the time is at blocks that were not met, those that were do not tell how many there are.
const ELSEWHERE: f64 = 0.05;
/// More are of no machine.
const MOST: f64 = 1e15;

/// Bytes that a function works on in a process.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WorkingSet {
    /// At least so many, whole lines.
    pub least: f64,
    /// At most so many, whole blocks of 64 KiB; infinite where samples do not tell.
    pub most: f64,
}

impl Run {
    /// What the function of a frame works on, in the process where it is most; `None` where too few samples tell.
    pub fn working_set(&self, frame: FrameId) -> Option<WorkingSet> {
        let function = self.function_of(frame);
        let rows = self.tables().working_sets.rows();
        rows.filter(|row| self.function_of(FrameId(row.frame)) == function)
            .map(|row| {
                let samples = f64::from(row.samples);
                let all_met = f64::from(row.blocks_once) < ELSEWHERE * samples;
                WorkingSet {
                    least: LINE * places(samples, f64::from(row.lines)),
                    most: if all_met {
                        BLOCK * f64::from(row.blocks)
                    } else {
                        f64::INFINITY
                    },
                }
            })
            .max_by(|a, b| a.least.total_cmp(&b.least))
    }

    /// Module and name of the function whose code holds a frame, which may be inlined there.
    fn function_of(&self, frame: FrameId) -> (u32, u32) {
        let frames = &self.tables().frames;
        let mut row = frame.row();
        while let Some(&outer) = frames.outer.get(row).filter(|outer| (**outer as usize) < frames.len()) {
            row = outer as usize;
        }
        (frames.module[row], frames.function[row].0)
    }
}

/// Of how many places so many samples are at least, that met so many different ones: within two standard errors.
fn places(samples: f64, met: f64) -> f64 {
    let again = samples - met;
    let again = again + 2.0 + 2.0 * (again + 1.0).sqrt();
    let expected = |places: f64| samples - places * (1.0 - (samples * (-1.0 / places).ln_1p()).exp());
    let (mut low, mut high) = (1.0f64, MOST);
    for _ in 0..100 {
        let middle = (low * high).sqrt();
        match expected(middle) > again {
            true => low = middle,
            false => high = middle,
        }
    }
    low.max(met)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn lines_are_told_by_those_met_again() {
        // Of 1000 places 200 samples meet 181.3 different ones.
        let least = places(200.0, 181.0);
        assert!(500.0 < least && least < 1000.0, "{least}");
        // None was met twice.
        assert!(places(200.0, 200.0) > 4000.0);
        // All were met.
        assert_eq!(places(2000.0, 10.0), 10.0);
    }

    #[test]
    fn the_bound_holds_whether_all_are_met_alike_or_not() {
        let mut state = 1u64;
        let mut dice = move |below: u64| {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (state >> 33) % below
        };
        let mut held = 0;
        for trial in 0..400 {
            let all = [50, 300, 2000, 20_000][trial % 4];
            let met: HashSet<u64> = (0..300).map(|n| dice(if n % 3 == 0 { 20 } else { all })).collect();
            held += usize::from(places(300.0, met.len() as f64) <= all as f64);
        }
        assert!(held >= 390, "{held}");
    }
}
