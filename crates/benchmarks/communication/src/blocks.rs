//! Repeated measurement over all ranks: rounds of blocks of iterations, and what is made of them.
//!
//! Every case (a message size, a group of ranks) has one block in every round, so that a slow drift of the machine
//! falls on all cases alike. Each rank times its own iterations; what counts for an iteration is the maximum over
//! ranks, for a program that communicates goes on when its last rank does.

use crate::{Error, Value};
use mpi::{Communicator, Operation};
use statistics::{CONFIDENCE, median, median_interval};
use std::time::Instant;

/// Rounds, where there are enough iterations.
const ROUNDS: u64 = 10;
/// Iterations before each block that are not counted; of long ones a single one, for caches are soon forgotten in them.
const WARM_UP: u64 = 2;
const LONG_S: f64 = 1e-3;
/// Iterations of a case, where nobody says how many.
const LEAST: u64 = 20;
const MOST: u64 = 10_000;

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
    /// How many rounds there are.
    fn rounds(&self) -> u64 {
        self.iterations.map_or(ROUNDS, |iterations| iterations.clamp(1, ROUNDS))
    }

    /// How many iterations of one case a round has; `wall_s` is what an iteration takes, as far as it is known by then.
    fn round(&self, round: u64, wall_s: f64) -> u64 {
        let rounds = self.rounds();
        match self.iterations {
            Some(all) => all / rounds + u64::from(round < all % rounds),
            None => ((self.seconds / wall_s.max(1e-9)) as u64).clamp(LEAST, MOST) / rounds,
        }
    }
}

/// Measures all cases; every rank gets the same. `iteration` does one iteration of a case on this rank, brings the
/// ranks together as it needs them, and returns its times. `heard` is told the number of rounds that are done, of all. An error
/// where an iteration has one, or MPI does.
pub fn measure<const N: usize>(
    ranks: &Communicator,
    plan: &Plan,
    cases: usize,
    iteration: &mut dyn FnMut(usize) -> Result<[f64; N], Error>,
    heard: &mut dyn FnMut(u64, u64),
) -> Result<Vec<Samples<N>>, Error> {
    // Of an iteration of each case, with all that is around it: the least that was seen of the slowest rank.
    let mut wall_s = vec![f64::INFINITY; cases];
    for (case, wall_s) in wall_s.iter_mut().enumerate() {
        for _ in 0..3 {
            *wall_s = wall_s.min(slowest(ranks, Instant::now(), iteration(case))?);
        }
    }
    let nothing = Samples {
        rounds: Vec::new(),
        means: vec![[0.0; N]],
    };
    let mut samples = vec![nothing; cases];
    for round in 0..plan.rounds() {
        for (case, samples) in samples.iter_mut().enumerate() {
            for _ in 0..if wall_s[case] < LONG_S { WARM_UP } else { 1 } {
                iteration(case)?;
            }
            let iterations = plan.round(round, wall_s[case]);
            let mut times = Vec::with_capacity(iterations as usize);
            let start = Instant::now();
            for _ in 0..iterations {
                times.push(iteration(case)?);
            }
            let wall = slowest(ranks, start, Ok(()))? / iterations as f64;
            wall_s[case] = wall_s[case].min(wall);
            for time in &times {
                for (sum, time) in samples.means[0].iter_mut().zip(time) {
                    *sum += time;
                }
            }
            ranks.allreduce_in_place(times.as_flattened_mut(), Operation::Max)?;
            samples.rounds.push(times);
        }
        heard(round + 1, plan.rounds());
    }
    for samples in &mut samples {
        let iterations = samples.iterations() as f64;
        samples.means = everybodys(ranks, samples.means[0].map(|sum| sum / iterations))?;
    }
    Ok(samples)
}

/// Seconds since `start`, on the slowest rank.
fn slowest<T>(ranks: &Communicator, start: Instant, done: Result<T, Error>) -> Result<f64, Error> {
    let mut elapsed = [start.elapsed().as_secs_f64()];
    done?;
    ranks.allreduce_in_place(&mut elapsed, Operation::Max)?;
    Ok(elapsed[0])
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
        let total = |iterations, wall| {
            let plan = plan(iterations);
            (0..plan.rounds())
                .map(|round| plan.round(round, wall))
                .collect::<Vec<_>>()
        };
        assert_eq!(total(Some(3), 1.0), [1, 1, 1]);
        assert_eq!(total(Some(23), 1.0), [3, 3, 3, 2, 2, 2, 2, 2, 2, 2]);
        assert_eq!(total(None, 1e-3), [50; 10]);
        assert_eq!(total(None, 10.0), [LEAST / 10; 10]);
        assert_eq!(total(None, 0.0), [MOST / 10; 10]);
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
