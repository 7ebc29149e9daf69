//! Many seeds of one case: bias, spread, and how often an interval holds the truth.

use super::super::*;
use crate::simulated::{Machine, Simulated};
use statistics::mean;

/// A machine and a message.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    pub name: &'static str,
    pub direction: Direction,
    pub size: usize,
    pub machine: Machine,
}

/// What came of it.
pub struct Study {
    pub case: Case,
    pub method: Method,
    pub overhead: Quantity,
    pub base: Quantity,
    pub availability: Quantity,
    /// Mean time of a measurement on the simulated clock.
    pub time_s: f64,
}

/// One number over all seeds.
#[derive(Debug)]
pub struct Quantity {
    /// Seeds with a value.
    pub given: usize,
    /// Mean less the truth.
    pub bias: f64,
    /// Standard deviation.
    pub spread: f64,
    /// Seeds whose interval holds the truth.
    pub covered: usize,
    /// Mean half-width of the intervals.
    pub half_width: f64,
}

impl Study {
    pub fn of(case: &Case, method: Method, seeds: u64) -> Self {
        let mut time_s = 0.0;
        let outcomes: Vec<Outcome> = (0..seeds)
            .map(|seed| {
                let mut pair = Simulated::new(case.machine, seed);
                let options = Options {
                    method,
                    seed,
                    ..Options::default()
                };
                let outcome = measure(&mut pair, &options, case.direction, case.size, &mut |_| {});
                time_s += pair.now() / seeds as f64;
                outcome
            })
            .collect();
        let quantity = |of: fn(&Outcome) -> Value, truth| Quantity::of(outcomes.iter().map(of), truth);
        let (machine, direction) = (&case.machine, case.direction);
        Self {
            case: *case,
            method,
            overhead: quantity(|outcome| outcome.overhead_s, machine.true_overhead_s(direction)),
            base: quantity(|outcome| outcome.base_s, machine.true_base_s(direction)),
            availability: quantity(|outcome| outcome.availability, machine.true_availability(direction)),
            time_s,
        }
    }

    pub fn name(&self) -> String {
        format!("{} {:?} {}", self.case.name, self.case.direction, self.method.name())
    }
}

impl Quantity {
    fn of(values: impl Iterator<Item = Value>, truth: f64) -> Self {
        let values: Vec<Value> = values.collect();
        let given: Vec<f64> = values.iter().filter_map(|value| value.value).collect();
        let centre = mean(&given).unwrap();
        let squares: f64 = given.iter().map(|value| (value - centre).powi(2)).sum();
        let intervals: Vec<(f64, f64)> = values.iter().filter_map(|value| value.low.zip(value.high)).collect();
        let widths: Vec<f64> = intervals.iter().map(|(low, high)| 0.5 * (high - low)).collect();
        Self {
            given: given.len(),
            bias: centre - truth,
            spread: (squares / given.len() as f64).sqrt(),
            covered: intervals
                .iter()
                .filter(|(low, high)| *low <= truth && truth <= *high)
                .count(),
            half_width: mean(&widths).unwrap_or(f64::NAN),
        }
    }
}
