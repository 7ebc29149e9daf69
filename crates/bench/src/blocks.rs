//! Repeated measurement over all ranks: rounds of blocks of iterations, and what is made of them.
//!
//! Every case (a message size, a group of ranks) has one block in every round, so that a slow drift of the machine
//! falls on all cases alike. Each rank times its own iterations; what counts for an iteration is the maximum over
//! ranks, for a program that communicates goes on when its last rank does.

use crate::{Error, Value};
use mpi::{Communicator, Operation};
use statistics::{median, median_interval};
use std::time::Instant;

/// Rounds, where there are enough iterations.
const ROUNDS: u64 = 10;
/// Iterations before each block that are not counted.
const WARM_UP: u64 = 2;
/// Iterations of a case, where nobody says how many.
const LEAST: u64 = 20;
const MOST: u64 = 10_000;
/// All intervals.
pub const CONFIDENCE: f64 = 0.95;

/// How long to measure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// Iterations of each case; `None`: as many as fit into `seconds`, from 20 to 10 000.
    pub iterations: Option<u64>,
    /// For each case, where `iterations` does not say it.
    pub seconds: f64,
}

/// What was measured of one case: `N` times in seconds for each iteration.
#[derive(Clone, Debug, PartialEq)]
pub struct Samples<const N: usize> {
    /// For each round, for each of its iterations, the maximum over ranks.
    pub rounds: Vec<Vec<[f64; N]>>,
    /// For each rank the mean over all iterations.
    pub means: Vec<[f64; N]>,
}

impl Plan {
    /// How many iterations of one case each round has; `wall_s` is what an iteration takes.
    fn rounds(&self, wall_s: f64) -> Vec<u64> {
        let fitting = (self.seconds / wall_s.max(1e-9)) as u64;
        let all = self.iterations.unwrap_or(fitting.clamp(LEAST, MOST)).max(1);
        let rounds = ROUNDS.min(all);
        (0..rounds)
            .map(|round| all / rounds + u64::from(round < all % rounds))
            .collect()
    }
}

/// Measures all cases; every rank gets the same. `iteration` does one iteration of a case on this rank, brings the
/// ranks together as it needs them, and returns its times. `heard` is told the number of rounds that are done, of all.
pub fn measure<const N: usize>(
    ranks: &Communicator,
    plan: &Plan,
    cases: usize,
    iteration: &mut dyn FnMut(usize) -> Result<[f64; N], Error>,
    heard: &mut dyn FnMut(u64, u64),
) -> Result<Vec<Samples<N>>, Error> {
    let mut plans = Vec::with_capacity(cases);
    for case in 0..cases {
        plans.push(plan.rounds(wall(ranks, case, iteration)?));
    }
    let nothing = Samples {
        rounds: Vec::new(),
        means: vec![[0.0; N]],
    };
    let mut samples = vec![nothing; cases];
    for round in 0..ROUNDS {
        for (case, samples) in samples.iter_mut().enumerate() {
            let Some(&iterations) = plans[case].get(round as usize) else {
                continue;
            };
            for _ in 0..WARM_UP {
                iteration(case)?;
            }
            let mut times = Vec::with_capacity(iterations as usize);
            for _ in 0..iterations {
                times.push(iteration(case)?);
            }
            for time in &times {
                for (sum, time) in samples.means[0].iter_mut().zip(time) {
                    *sum += time;
                }
            }
            ranks.allreduce_in_place(times.as_flattened_mut(), Operation::Max)?;
            samples.rounds.push(times);
        }
        heard(round + 1, ROUNDS);
    }
    for samples in &mut samples {
        let iterations = samples.iterations() as f64;
        samples.means = everybodys(ranks, samples.means[0].map(|sum| sum / iterations))?;
    }
    Ok(samples)
}

/// What one iteration takes with all that is around it: the least of a few, of the slowest rank.
fn wall<const N: usize>(
    ranks: &Communicator,
    case: usize,
    iteration: &mut dyn FnMut(usize) -> Result<[f64; N], Error>,
) -> Result<f64, Error> {
    let mut least = f64::INFINITY;
    for _ in 0..4 {
        let start = Instant::now();
        iteration(case)?;
        least = least.min(start.elapsed().as_secs_f64());
    }
    let mut slowest = [least];
    ranks.allreduce_in_place(&mut slowest, Operation::Max)?;
    Ok(slowest[0])
}

fn everybodys<const N: usize>(ranks: &Communicator, own: [f64; N]) -> Result<Vec<[f64; N]>, Error> {
    let bytes: Vec<u8> = own.iter().flat_map(|value| value.to_le_bytes()).collect();
    let all = ranks.allgather(&bytes)?;
    let (values, _) = all.as_chunks::<8>();
    let values: Vec<f64> = values.iter().map(|bytes| f64::from_le_bytes(*bytes)).collect();
    Ok(values.as_chunks::<N>().0.to_vec())
}

impl<const N: usize> Samples<N> {
    /// How many iterations there were.
    pub fn iterations(&self) -> u64 {
        self.rounds.iter().map(Vec::len).sum::<usize>() as u64
    }

    /// For each round the median over its iterations of what `of` makes of an iteration.
    pub fn medians(&self, of: impl Fn(&[f64; N]) -> f64) -> Vec<f64> {
        let round = |times: &Vec<[f64; N]>| median(&times.iter().map(&of).collect::<Vec<_>>());
        self.rounds.iter().filter_map(round).collect()
    }

    /// The median of the rounds' medians, and its interval at 95 %.
    pub fn typical(&self, of: impl Fn(&[f64; N]) -> f64) -> Value {
        let medians = self.medians(of);
        match median_interval(&medians, CONFIDENCE) {
            Some(estimate) => Value::between(estimate.value, estimate.low, estimate.high),
            None => median(&medians).map_or(Value::MISSING, Value::exact),
        }
    }

    /// The least, the mean and the most of the ranks' means.
    pub fn spread(&self, which: usize) -> [f64; 3] {
        let means: Vec<f64> = self.means.iter().map(|means| means[which]).collect();
        let least = means.iter().copied().fold(f64::INFINITY, f64::min);
        let most = means.iter().copied().fold(0.0, f64::max);
        [least, means.iter().sum::<f64>() / means.len() as f64, most]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(iterations: Option<u64>) -> Plan {
        Plan {
            iterations,
            seconds: 0.5,
        }
    }

    #[test]
    fn iterations_are_those_asked_for_or_those_that_fit() {
        let total = |iterations, wall| plan(iterations).rounds(wall).iter().sum::<u64>();
        assert_eq!(total(Some(1003), 1.0), 1003);
        assert_eq!(total(Some(3), 1.0), 3);
        assert_eq!(plan(Some(3)).rounds(1.0), [1, 1, 1]);
        assert_eq!(plan(Some(23)).rounds(1.0), [3, 3, 3, 2, 2, 2, 2, 2, 2, 2]);
        assert_eq!(total(None, 1e-3), 500);
        assert_eq!(total(None, 10.0), LEAST);
        assert_eq!(total(None, 0.0), MOST);
    }

    #[test]
    fn a_round_that_was_disturbed_does_not_move_the_result() {
        let mut rounds = vec![vec![[1.0], [2.0], [3.0]]; 9];
        rounds.push(vec![[90.0], [90.0], [90.0]]);
        let samples = Samples {
            rounds,
            means: vec![[1.0], [4.0], [1.0]],
        };
        assert_eq!(samples.iterations(), 30);
        assert_eq!(samples.typical(|time| time[0]), Value::between(2.0, 2.0, 2.0));
        assert_eq!(samples.spread(0), [1.0, 2.0, 4.0]);
        let few = Samples {
            rounds: vec![vec![[2.0]]],
            means: vec![[2.0]],
        };
        assert_eq!(
            few.typical(|time| time[0]),
            Value::exact(2.0),
            "no interval out of one round"
        );
    }
}
