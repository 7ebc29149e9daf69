//! What the rounds say, and what of it is worth saying.

use super::iteration::Round;
use super::sweep::Sweep;
use super::{Options, Outcome, TRIM, unresolved};
use crate::Value;
use statistics::{Bootstrap, Estimate, median, trimmed_mean};

/// Rounds that are taken as one when drawing again: so many blocks at most.
const BLOCKS: usize = 50;
/// Half-widths above this part of the transfer's time say nothing.
const USELESS: f64 = 0.1;
/// Knees before this part of the transfer have too few levels before them for a slope.
const NEAREST: f64 = 1.0 / 32.0;
/// So wide an interval of the overlap says nothing.
const VAGUE: f64 = 0.2;

/// The median of the rounds of one stretch of time.
#[derive(Clone, Copy)]
struct Block {
    overhead_s: f64,
    base_s: f64,
}

/// What the rounds say.
pub struct Summary {
    rounds: usize,
    work_s: Option<f64>,
    overhead: Option<Estimate>,
    base: Option<Estimate>,
    availability: Option<Estimate>,
}

impl Summary {
    /// Neighbours in time are alike, so whole stretches of rounds are drawn again, never single ones where there are
    /// many.
    pub fn of(rounds: &[Round], options: &Options) -> Self {
        let middle = |rounds: &[Round], of: fn(&Round) -> f64| {
            median(&rounds.iter().map(of).collect::<Vec<_>>()).unwrap_or(f64::NAN)
        };
        let blocks: Vec<Block> = rounds
            .chunks(rounds.len().div_ceil(BLOCKS).max(1))
            .map(|rounds| Block {
                overhead_s: middle(rounds, |round| round.worked.added_s()),
                base_s: middle(rounds, Round::base_s),
            })
            .collect();
        let bootstrap = Bootstrap {
            resamples: 1000,
            confidence: options.confidence,
            seed: options.seed,
        };
        let centre =
            |blocks: &[Block], of: fn(&Block) -> f64| trimmed_mean(&blocks.iter().map(of).collect::<Vec<_>>(), TRIM);
        let overhead = |blocks: &mut [Block]| centre(blocks, |block| block.overhead_s);
        let base = |blocks: &mut [Block]| centre(blocks, |block| block.base_s);
        let work: Vec<f64> = rounds.iter().map(|round| round.worked.without_s).collect();
        Self {
            rounds: rounds.len(),
            work_s: trimmed_mean(&work, TRIM),
            overhead: bootstrap.of(&blocks, overhead),
            base: bootstrap.of(&blocks, base),
            availability: bootstrap.of(&blocks, |blocks| Some(1.0 - overhead(blocks)? / base(blocks)?)),
        }
    }

    /// Only what is resolved: nothing is below zero or above the whole, and what is wider than useful is missing.
    pub fn outcome(&self, sweep: &Sweep, options: &Options) -> Outcome {
        let (Some(work_s), Some(overhead), Some(base), Some(availability)) =
            (self.work_s, self.overhead, self.base, self.availability)
        else {
            return unresolved(self.rounds, "too few rounds for an interval");
        };
        if base.value <= 0.0 {
            return unresolved(self.rounds, "the transfer is too short for this clock");
        }
        let vague = if base.half_width() > USELESS * base.value {
            Some("knee not resolved: the transfer's time varies too much")
        } else if overhead.half_width() > USELESS * base.value {
            Some("knee not resolved: the overhead varies too much")
        } else if overhead.high < 0.0 {
            Some("knee not resolved: iterations with a message were shorter than those without")
        } else {
            None
        };
        if let Some(why) = vague {
            return Outcome {
                base_s: held(base, f64::INFINITY),
                ..unresolved(self.rounds, why)
            };
        }
        let mut outcome = Outcome {
            iterations: self.rounds as u64,
            iter_s: Value::exact(work_s + overhead.value),
            work_s: Value::exact(work_s),
            overhead_s: held(overhead, f64::INFINITY),
            base_s: held(base, f64::INFINITY),
            availability: held(availability, 1.0),
            ..Outcome::default()
        };
        if overhead.low <= 0.0 {
            outcome.note = Some("overhead not resolved from nothing".into());
        }
        let overlap = if availability.low > 0.0 {
            let overlap = sweep.overlap(options).filter(|_| availability.value > NEAREST);
            overlap.filter(|overlap| overlap.half_width() < VAGUE)
        } else {
            // The knee cannot be told from no work at all.
            outcome.note = Some(if overhead.low > base.high {
                "no overlap: beside work the message costs more than base_t".into()
            } else {
                "no overlap: all of the transfer is overhead".into()
            });
            Some(Estimate {
                value: 0.0,
                low: 0.0,
                high: availability.high.clamp(0.0, 1.0),
            })
        };
        outcome.overlap = overlap.map_or(Value::MISSING, |overlap| held(overlap, 1.0));
        outcome
    }
}

/// Within 0 and `most`.
fn held(estimate: Estimate, most: f64) -> Value {
    let [value, low, high] = [estimate.value, estimate.low, estimate.high].map(|end| end.clamp(0.0, most));
    Value::between(value, low, high)
}
