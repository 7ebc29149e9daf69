//! When enough pairs have been run.

use crate::Comparison;
use serde::{Deserialize, Serialize};
use statistics::LEAST_VALUES;
use std::time::Duration;

/// Stops by how well the ratio is known, never by what it is: to go on until a difference is "significant" would find one
/// where there is none.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rule {
    /// Enough when half the width of every interval is at most this, as a share.
    pub within: f64,
    /// At most this many pairs.
    pub runs: usize,
    /// No pair begins after this long.
    pub time: Duration,
}

/// Why no further pair was run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stop {
    /// Every interval is narrow enough.
    Within,
    /// So many pairs were asked for.
    Runs,
    /// The time is over.
    Time,
}

impl Rule {
    /// After `pairs` pairs and `spent`; looked at when as many pairs have begun with the tool as without.
    pub fn stop(&self, pairs: usize, spent: Duration, comparisons: &[Comparison]) -> Option<Stop> {
        let narrow = |comparison: &Comparison| comparison.half_width().is_some_and(|half| half <= self.within);
        if pairs >= LEAST_VALUES && pairs.is_multiple_of(2) && !comparisons.is_empty() && comparisons.iter().all(narrow)
        {
            Some(Stop::Within)
        } else if pairs >= self.runs {
            Some(Stop::Runs)
        } else if pairs > 0 && spent >= self.time {
            Some(Stop::Time)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Pair, Run};
    use statistics::Generator;

    const RULE: Rule = Rule {
        within: 0.01,
        runs: 20,
        time: Duration::from_secs(60),
    };

    fn noisy(pairs: usize, noise: f64, ratio: f64, seed: u64) -> Vec<Pair> {
        let mut generator = Generator::new(seed);
        let mut run = |factor: f64| {
            let elapsed_s = factor * (1.0 + noise * generator.exponential());
            Run {
                elapsed_s,
                command_s: elapsed_s,
                merit: None,
            }
        };
        let mut pair = || Pair {
            without: run(1.0),
            with: run(ratio),
            with_first: false,
        };
        (0..pairs).map(|_| pair()).collect()
    }

    fn stop(pairs: &[Pair]) -> Option<Stop> {
        RULE.stop(pairs.len(), Duration::ZERO, &Comparison::all(pairs, false))
    }

    #[test]
    fn it_stops_when_it_knows_enough_or_has_no_more() {
        let quiet = noisy(20, 1e-4, 1.5, 1);
        assert_eq!(stop(&quiet[..5]), None);
        assert_eq!(stop(&quiet[..6]), Some(Stop::Within));
        let loud = noisy(20, 0.3, 1.5, 1);
        assert_eq!(stop(&loud[..19]), None);
        assert_eq!(stop(&loud), Some(Stop::Runs));
        let late = RULE.stop(1, Duration::from_secs(60), &[]);
        assert_eq!(late, Some(Stop::Time));
        assert_eq!(
            RULE.stop(0, Duration::from_secs(99), &[]),
            None,
            "one pair is always run"
        );
    }

    /// To stop by a width that is itself measured costs a little of the confidence, and no more than that.
    #[test]
    fn stopping_early_keeps_the_confidence() {
        for ratio in [1.0, 1.03] {
            let holds = |seed: &u64| {
                let pairs = noisy(20, 0.012, ratio, *seed);
                let taken = (1..=20).find(|n| stop(&pairs[..*n]).is_some()).unwrap();
                let all = Comparison::all(&pairs[..taken], false);
                all[0].low.unwrap() <= ratio && ratio <= all[0].high.unwrap()
            };
            let held = (0..1000).filter(holds).count();
            assert!(held >= 930, "{held} of 1000 hold {ratio}");
        }
    }
}
