//! Our method: where the knee is, is found from the noise; the overhead is taken from overlapped and work-only
//! iterations in pairs, just past it.

mod iteration;
mod knee;
mod summary;
mod sweep;
mod window;

use super::{Options, Outcome};
use crate::transport::{Direction, Transport};
use iteration::{Pair, Round};
use statistics::{Generator, trimmed_mean_interval};
use summary::Summary;
use sweep::Sweep;
use window::{Base, Window, settled};

/// Cut off at each end before a mean is taken.
const TRIM: f64 = 0.2;
/// Where the transfer's time has changed by more than this part during the measurement, it is measured once more.
const MOVED: f64 = 0.25;
/// Rounds at least, fewer where they take long, and at most.
const LEAST_ROUNDS: (usize, usize) = (15, 120);
const MOST_ROUNDS: u64 = 4000;

/// Measures one size and direction.
pub fn measure(
    transport: &mut impl Transport,
    options: &Options,
    direction: Direction,
    size: usize,
    step: &mut dyn FnMut(&str),
) -> Outcome {
    transport.agree(0.0);
    let mut pair = Pair::new(transport, Generator::new(options.seed), direction, size);
    let (base_s, outcome) = attempt(&mut pair, options, step);
    let moved = outcome
        .base_s
        .value
        .is_some_and(|base| (base / base_s - 1.0).abs() > MOVED);
    if !moved {
        return outcome;
    }
    step("the transfer's time has changed meanwhile: once more");
    attempt(&mut pair, options, step).1
}

/// The transfer's time as it was at first, and the outcome.
fn attempt(pair: &mut Pair<impl Transport>, options: &Options, step: &mut dyn FnMut(&str)) -> (f64, Outcome) {
    let Some(base) = Base::measure(pair, options) else {
        return (0.0, unresolved(0, "the transfer is too short for this clock"));
    };
    let base_s = base.time_s - base.token_s;
    step(&format!(
        "transfer {:.3} µs, threshold {:.4}",
        1e6 * base_s,
        base.threshold(base.readings)
    ));
    let Some(window) = settled(pair, &base, options, step) else {
        return (
            base_s,
            unresolved(0, "knee not resolved: the overhead still falls with more work"),
        );
    };
    let Some(sweep) = Sweep::measure(pair, &base, &window, options, step) else {
        return (
            base_s,
            unresolved(0, "knee not resolved: no work made the iteration longer"),
        );
    };
    let rounds = rounds(pair, options, &window, base.cost_s + 0.5 * base.time_s);
    let mut outcome = Summary::of(&rounds, options).outcome(&sweep, options);
    outcome.note = match (outcome.note, window.note) {
        (Some(one), Some(other)) => Some(format!("{one}; {other}")),
        (one, other) => one.or(other),
    };
    (base_s, outcome)
}

fn unresolved(rounds: usize, why: &str) -> Outcome {
    Outcome {
        iterations: rounds as u64,
        note: Some(why.into()),
        ..Outcome::default()
    }
}

/// How often something can be done in a time.
fn affordable(budget_s: f64, cost_s: f64, least: usize, most: usize) -> usize {
    ((budget_s / cost_s.max(1e-9)) as usize).clamp(least, most)
}

/// Rounds until the overhead and the transfer are known well enough, or the time is over.
fn rounds(pair: &mut Pair<impl Transport>, options: &Options, window: &Window, cost_s: f64) -> Vec<Round> {
    let most = options.iterations.unwrap_or(MOST_ROUNDS).clamp(2, 1 << 20) as usize;
    let end = pair.clock() + options.budget_s;
    let mut rounds: Vec<Round> = Vec::new();
    let least = affordable(0.5 * options.budget_s, 5.0 * cost_s, LEAST_ROUNDS.0, LEAST_ROUNDS.1).min(most);
    let mut goal = least;
    loop {
        // Short batches, so that the clock is looked at in time.
        let now = affordable(0.1 * options.budget_s, 5.0 * cost_s, 1, 100).min(goal - rounds.len());
        let work: Vec<f64> = (0..now).map(|_| window.draw(pair.generator())).collect();
        rounds.extend(pair.rounds(&work));
        let late = pair.clock() >= end;
        if rounds.len() >= most || (late && rounds.len() >= least) {
            return rounds;
        }
        if rounds.len() >= goal {
            // Looked at rarely: an interval that is looked at often enough is narrow by chance some time.
            goal = (goal * 3 / 2).min(most);
            if precise(&rounds, options) {
                return rounds;
            }
        }
    }
}

fn precise(rounds: &[Round], options: &Options) -> bool {
    let interval = |of: fn(&Round) -> f64| {
        let values: Vec<f64> = rounds.iter().map(of).collect();
        trimmed_mean_interval(&values, TRIM, options.confidence)
    };
    let both = interval(|round| round.worked.added_s()).zip(interval(Round::base_s));
    both.is_some_and(|(overhead, base)| {
        let enough = (options.precision * overhead.value).max(0.1 * options.precision * base.value);
        overhead.half_width() <= enough && base.half_width() <= options.precision * base.value
    })
}
