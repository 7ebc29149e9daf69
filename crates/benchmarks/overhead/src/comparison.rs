//! One quantity with and without the tool.

use crate::Pair;
use serde::{Deserialize, Serialize};
use statistics::{CONFIDENCE, median, signed_rank_interval};

/// A quantity with and without.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Comparison {
    /// For programs: "elapsed", "command", "merit".
    pub id: String,
    /// For people.
    pub label: String,
    /// "s", or "" for a figure of merit, whose unit is the program's own.
    pub unit: String,
    /// What it is.
    pub explain: String,
    /// More is better.
    pub larger: bool,
    /// Median of the runs without the tool.
    pub without: f64,
    /// Median of those with it.
    pub with: f64,
    /// With over without: e to the power of the Hodges–Lehmann centre of the pairs' ln(with / without).
    pub ratio: f64,
    /// Lower end of its interval, by Wilcoxon's signed ranks; `None` where there are too few pairs.
    pub low: Option<f64>,
    /// Upper end.
    pub high: Option<f64>,
}

impl Comparison {
    /// All that these pairs allow, the whole elapsed time first.
    pub fn all(pairs: &[Pair], larger: bool) -> Vec<Comparison> {
        let elapsed = of(pairs, |pair| Some((pair.without.elapsed_s, pair.with.elapsed_s)));
        let merit = of(pairs, |pair| pair.without.merit.zip(pair.with.merit));
        let mut all = Vec::new();
        all.extend(elapsed.map(|numbers| {
            let explain = "From the start of the command to its end, with all that the tool does before and after.";
            numbers.named("elapsed", "elapsed", "s", explain, false)
        }));
        if pairs.iter().any(|pair| pair.with.command_s != pair.with.elapsed_s) {
            let command = of(pairs, |pair| Some((pair.without.command_s, pair.with.command_s)));
            all.extend(command.map(|numbers| {
                let explain = "The same, without Steelyard's own start and without making the report.";
                numbers.named("command", "the command alone", "s", explain, false)
            }));
        }
        all.extend(merit.map(|numbers| {
            let explain = "What the program prints of itself.";
            numbers.named("merit", "figure of merit", "", explain, larger)
        }));
        all
    }

    /// How much more the tool makes it cost: 0.02 is 2 % more time, or a rate lower by a factor of 1.02.
    pub fn cost(&self) -> f64 {
        match self.larger {
            true => 1.0 / self.ratio - 1.0,
            false => self.ratio - 1.0,
        }
    }

    /// The interval of [`Comparison::cost`].
    pub fn cost_interval(&self) -> Option<(f64, f64)> {
        let (low, high) = self.low.zip(self.high)?;
        Some(match self.larger {
            true => (1.0 / high - 1.0, 1.0 / low - 1.0),
            false => (low - 1.0, high - 1.0),
        })
    }

    /// Half of the interval's width as a share of the value without.
    pub fn half_width(&self) -> Option<f64> {
        self.low.zip(self.high).map(|(low, high)| 0.5 * (high - low))
    }
}

struct Numbers {
    without: f64,
    with: f64,
    ratio: f64,
    interval: Option<(f64, f64)>,
}

impl Numbers {
    fn named(self, id: &str, label: &str, unit: &str, explain: &str, larger: bool) -> Comparison {
        Comparison {
            id: id.into(),
            label: label.into(),
            unit: unit.into(),
            explain: explain.into(),
            larger,
            without: self.without,
            with: self.with,
            ratio: self.ratio,
            low: self.interval.map(|ends| ends.0),
            high: self.interval.map(|ends| ends.1),
        }
    }
}

/// `None` unless every pair has both numbers, each more than 0.
fn of(pairs: &[Pair], both: impl Fn(&Pair) -> Option<(f64, f64)>) -> Option<Numbers> {
    let both: Option<Vec<(f64, f64)>> = pairs.iter().map(both).collect();
    let both = both.filter(|both| both.iter().all(|&(without, with)| without > 0.0 && with > 0.0))?;
    let without: Vec<f64> = both.iter().map(|pair| pair.0).collect();
    let with: Vec<f64> = both.iter().map(|pair| pair.1).collect();
    let logarithms: Vec<f64> = both.iter().map(|(without, with)| (with / without).ln()).collect();
    let estimate = signed_rank_interval(&logarithms, CONFIDENCE);
    Some(Numbers {
        without: median(&without)?,
        with: median(&with)?,
        ratio: estimate.map_or_else(|| median(&logarithms), |e| Some(e.value))?.exp(),
        interval: estimate.map(|e| (e.low.exp(), e.high.exp())),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Order, Run};
    use statistics::Generator;

    /// A machine that gets slower by half while it is measured, and has spikes; a tool that costs `cost`.
    fn drifting(pairs: usize, cost: f64, drift: f64, seed: u64) -> Vec<Pair> {
        let mut generator = Generator::new(seed);
        let mut order = Order::new(seed);
        let mut at = 0.0;
        let mut run = |factor: f64| {
            at += 1.0;
            let slow = 1.0 + drift * at / (2 * pairs) as f64;
            let spike = if generator.below(15) == 0 { 0.3 } else { 0.0 };
            let elapsed_s = slow * factor * (1.0 + 0.01 * generator.normal().abs() + spike);
            Run {
                elapsed_s,
                command_s: elapsed_s,
                merit: Some(100.0 / elapsed_s),
            }
        };
        let mut pair = || {
            let with_first = order.with_first();
            let first = run(if with_first { 1.0 + cost } else { 1.0 });
            let second = run(if with_first { 1.0 } else { 1.0 + cost });
            let (with, without) = if with_first { (first, second) } else { (second, first) };
            Pair {
                without,
                with,
                with_first,
            }
        };
        (0..pairs).map(|_| pair()).collect()
    }

    fn held(cost: f64, drift: f64, truth: f64) -> usize {
        let holds = |seed: &u64| {
            let all = Comparison::all(&drifting(12, cost, drift, *seed), true);
            let (low, high) = (all[0].low.unwrap(), all[0].high.unwrap());
            low <= truth && truth <= high
        };
        (0..400).filter(holds).count()
    }

    #[test]
    fn drift_is_in_neither() {
        assert!(held(0.05, 0.5, 1.05) >= 376, "{}", held(0.05, 0.5, 1.05));
        assert!(held(0.0, 0.5, 1.0) >= 376);
        // What the tool does not cost is not in the interval: the test can fail.
        assert!(held(0.3, 0.5, 1.0) < 40);
    }

    #[test]
    fn all_of_one_kind_first_would_take_the_drift_for_cost() {
        let pairs = drifting(12, 0.0, 0.5, 1);
        let mut runs: Vec<Run> = pairs
            .iter()
            .flat_map(|pair| {
                if pair.with_first {
                    [pair.with, pair.without]
                } else {
                    [pair.without, pair.with]
                }
            })
            .collect();
        let late = runs.split_off(12);
        let blocks: Vec<Pair> = runs
            .into_iter()
            .zip(late)
            .map(|(without, with)| Pair {
                without,
                with,
                with_first: false,
            })
            .collect();
        assert!(Comparison::all(&blocks, false)[0].low.unwrap() > 1.1);
    }

    #[test]
    fn a_rate_costs_what_its_time_costs() {
        let pairs = drifting(12, 0.25, 0.0, 5);
        let all = Comparison::all(&pairs, true);
        assert_eq!(
            all.len(),
            2,
            "a tool that we cannot look into has no time of the command alone"
        );
        assert!((all[0].cost() - all[1].cost()).abs() < 1e-9);
        let (low, high) = all[1].cost_interval().unwrap();
        assert!(low <= all[1].cost() && all[1].cost() <= high);
        assert!((all[0].cost() - 0.25).abs() < 0.05);
    }

    #[test]
    fn what_is_not_in_every_run_is_not_compared() {
        let mut pairs = drifting(6, 0.0, 0.0, 1);
        assert!(Comparison::all(&pairs[..5], false)[0].low.is_none());
        pairs[3].with.merit = None;
        assert_eq!(Comparison::all(&pairs, false).len(), 1);
        assert!(Comparison::all(&[], false).is_empty());
    }
}
