//! How much work it takes: the transfer's time without work, and where the overhead no longer depends on the work.

use super::iteration::{Pair, Twin};
use super::{Options, affordable};
use crate::transport::Transport;
use statistics::{Generator, median, noise};

/// A level is past the base when it is more than so many standard errors above it.
const ERRORS: f64 = 4.0;
/// The work of the pairs, as parts of the transfer: just past the knee, wherever it is.
const WINDOW: (f64, f64) = (1.05, 1.25);

/// The transfer as it looks without work, tokens included.
pub struct Base {
    pub time_s: f64,
    /// Standard deviation of one reading.
    pub noise_s: f64,
    /// Readings that these are from.
    pub readings: usize,
    /// The part of the time that the token takes.
    pub token_s: f64,
    /// What an iteration without work costs in all, the meeting included: much more than `time_s` where the ranks
    /// take turns.
    pub cost_s: f64,
}

impl Base {
    /// `None` if it is too short for the clock.
    pub fn measure(pair: &mut Pair<impl Transport>, options: &Options) -> Option<Self> {
        let start = pair.clock();
        pair.rounds(&[0.0; 5]);
        let cost_s = (pair.clock() - start) / 25.0;
        let readings = affordable(0.1 * options.budget_s, 5.0 * cost_s, 8, 50);
        let rounds = pair.rounds(&vec![0.0; readings]);
        let times: Vec<f64> = rounds.iter().map(|round| round.transfer_s).collect();
        let tokens: Vec<f64> = rounds.iter().map(|round| round.token_s).collect();
        let time_s = median(&times).filter(|time| *time > 0.0)?;
        Some(Self {
            time_s,
            noise_s: noise(&times)?,
            readings,
            token_s: median(&tokens)?.max(0.0),
            cost_s,
        })
    }

    /// 1 + k·s/T, with s the standard error of a median of `n` readings: iterations that take longer than T times
    /// this are past the knee.
    pub fn threshold(&self, n: usize) -> f64 {
        1.0 + ERRORS * self.noise_s / (n as f64).sqrt() / self.time_s
    }
}

/// Work from which on the overhead no longer changes.
pub struct Window {
    low_s: f64,
    high_s: f64,
    /// As the few pairs show it that chose the window.
    pub overhead_s: f64,
    /// What is special about it.
    pub note: Option<String>,
}

impl Window {
    /// `factor` times the transfer, and more where it is so noisy that this could end within it.
    fn at(factor: f64, base: &Base) -> Self {
        let margin = (ERRORS * base.noise_s).min(base.time_s);
        Self {
            low_s: factor * (WINDOW.0 * base.time_s).max(base.time_s + margin),
            high_s: factor * (WINDOW.1 * base.time_s).max(base.time_s + margin + 0.2 * base.time_s),
            overhead_s: 0.0,
            note: None,
        }
    }

    /// Some amount of work of it.
    pub fn draw(&self, generator: &mut Generator) -> f64 {
        generator.between(self.low_s, self.high_s)
    }
}

/// The nearest window such that twice the work does not show a lower overhead. A message that is only moved along by
/// something else than the wait has its knee beyond the time that it takes without work. `None` if the overhead falls
/// and falls.
pub fn settled(
    pair: &mut Pair<impl Transport>,
    base: &Base,
    options: &Options,
    step: &mut dyn FnMut(&str),
) -> Option<Window> {
    let pairs = affordable(0.05 * options.budget_s, 2.0 * (base.cost_s + base.time_s), 6, 15);
    let mut probe = |factor: f64| {
        let mut window = Window::at(factor, base);
        let work: Vec<f64> = (0..pairs).map(|_| window.draw(pair.generator())).collect();
        let added: Vec<f64> = pair.twins(&work).into_iter().map(Twin::added_s).collect();
        window.overhead_s = median(&added).unwrap_or_default();
        (window, noise(&added).unwrap_or_default() / (pairs as f64).sqrt())
    };
    let (mut window, mut error) = probe(1.0);
    let nearest_s = window.overhead_s;
    for factor in [2.0, 4.0, 8.0, 16.0] {
        let (next, next_error) = probe(factor);
        let fall = window.overhead_s - next.overhead_s;
        let seen = 1.25 * ERRORS * error.hypot(next_error);
        if fall <= seen.max((0.05 * base.time_s).min(0.1 * window.overhead_s)) {
            if factor == 2.0 {
                return Some(window);
            }
            // The knee may be within the window before.
            let mut window = next;
            window.note = Some(format!(
                "overhead only settles with work of {factor:.0} times base_t; with less it is up to {:.3} µs",
                1e6 * nearest_s
            ));
            return Some(window);
        }
        step(&format!("the overhead falls further with {factor:.0} times the work"));
        (window, error) = (next, next_error);
    }
    None
}
