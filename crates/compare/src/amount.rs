//! One quantity of one side, and what the other side's makes of it.

use statistics::{CONFIDENCE, difference_interval, mean};
use text::SHOWN_ERRORS;

/// What one run knows of a thing.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Amount {
    /// Seconds per rank.
    pub seconds: f64,
    /// Standard error of that: 0 for what is exact, `None` where it is not known.
    pub error: Option<f64>,
    /// Calls per rank, where it is something that is called.
    pub count: Option<f64>,
    /// Bytes per rank, where it moves any.
    pub bytes: Option<f64>,
    /// Where in the program or on disk, for people.
    pub place: String,
}

impl Amount {
    pub fn exact(seconds: f64) -> Amount {
        Amount::sampled(seconds, Some(0.0))
    }

    pub fn sampled(seconds: f64, error: Option<f64>) -> Amount {
        Amount {
            seconds,
            error,
            ..Amount::default()
        }
    }

    /// Adds another of the same run, whose error is independent.
    pub fn add(&mut self, other: &Amount) {
        let sum = |a: Option<f64>, b: Option<f64>| a.zip(b).map(|(a, b)| a + b);
        self.seconds += other.seconds;
        self.error = self.error.zip(other.error).map(|(a, b)| a.hypot(b));
        self.count = sum(self.count, other.count);
        self.bytes = sum(self.bytes, other.bytes);
    }
}

/// The runs' numbers.
pub(crate) fn seconds(runs: &[Amount]) -> Vec<f64> {
    runs.iter().map(|amount| amount.seconds).collect()
}

/// Mean over the runs; `None` where one of them does not know it.
pub(crate) fn mean_of(runs: &[Amount], of: impl Fn(&Amount) -> Option<f64>) -> Option<f64> {
    mean(&runs.iter().map(of).collect::<Option<Vec<f64>>>()?)
}

/// What of the change from A to B noise explains, 19 times in 20. Two standard errors of what is sampled; where each side
/// has several runs, Welch's interval of the difference of their means if that is wider, for it holds what differs from
/// run to run, too. `None` where neither is known: of two exact numbers that differ nobody knows by how much they always do.
pub(crate) fn noise(a: &[Amount], b: &[Amount]) -> Option<f64> {
    let variance = |runs: &[Amount]| {
        let squares: Option<f64> = runs.iter().map(|amount| amount.error.map(|error| error.powi(2))).sum();
        squares.map(|squares| squares / (runs.len() as f64).powi(2))
    };
    let sampling = variance(a).zip(variance(b)).map(|(a, b)| SHOWN_ERRORS * (a + b).sqrt());
    let between = difference_interval(&seconds(b), &seconds(a), CONFIDENCE).map(|interval| interval.half_width());
    match (sampling, between) {
        (Some(sampling), Some(between)) => Some(sampling.max(between)),
        (Some(0.0), None) if seconds(a) != seconds(b) => None,
        (sampling, between) => sampling.or(between),
    }
}

/// e to the power of the difference of the mean logarithms, A's less B's, and of Welch's interval of it: how many times
/// less B is than A. No interval unless each side has two runs; nothing at all unless every value is more than 0.
pub(crate) fn ratio(a: &[f64], b: &[f64]) -> Option<(f64, Option<(f64, f64)>)> {
    let positive = |values: &[f64]| !values.is_empty() && values.iter().all(|value| *value > 0.0);
    if !positive(a) || !positive(b) {
        return None;
    }
    let logarithms = |values: &[f64]| values.iter().map(|value| value.ln()).collect::<Vec<_>>();
    let (a, b) = (logarithms(a), logarithms(b));
    let value = (mean(&a)? - mean(&b)?).exp();
    let interval = difference_interval(&a, &b, CONFIDENCE);
    Some((
        value,
        interval.map(|interval| (interval.low.exp(), interval.high.exp())),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sampled_has_its_own_noise_and_of_one_exact_run_none_is_known() {
        let (a, b) = ([Amount::exact(27.2)], [Amount::exact(12.4)]);
        assert_eq!(noise(&a, &b), None);
        assert_eq!(noise(&a, &a), Some(0.0));
        let sampled = |error| [Amount::sampled(1.0, error)];
        assert_eq!(noise(&sampled(Some(0.3)), &sampled(Some(0.4))), Some(1.0));
        assert_eq!(noise(&sampled(None), &sampled(Some(0.4))), None);
    }

    #[test]
    fn runs_that_differ_are_noise() {
        let runs = |values: [f64; 3]| values.map(Amount::exact);
        let (a, b) = (runs([10.0, 11.0, 12.0]), runs([20.0, 21.0, 22.0]));
        // t(4) = 2.776 of √(1/3 + 1/3).
        assert!((noise(&a, &b).unwrap() - 2.776_445_105 * (2.0f64 / 3.0).sqrt()).abs() < 1e-8);
        let unknown = runs([1.0, 2.0, 3.0]).map(|amount| Amount { error: None, ..amount });
        assert!(
            noise(&unknown, &unknown).is_some(),
            "what differs between runs holds every error"
        );
        let alike = [1.0; 3].map(|seconds| Amount::sampled(seconds, Some(0.3)));
        let expected = 2.0 * (2.0 * 0.09 / 3.0f64).sqrt();
        assert!(
            (noise(&alike, &alike).unwrap() - expected).abs() < 1e-12,
            "no less than that of sampling"
        );
    }

    #[test]
    fn a_ratio_has_an_interval_from_several_runs() {
        assert_eq!(
            ratio(&[8.0], &[2.0]).map(|(value, ends)| (value.round(), ends)),
            Some((4.0, None))
        );
        let (value, interval) = ratio(&[8.0, 8.8, 8.0], &[4.0, 4.4, 4.0]).unwrap();
        let (low, high) = interval.unwrap();
        assert!((value - 2.0).abs() < 1e-9 && low > 1.7 && low < 2.0 && (low * high - 4.0).abs() < 1e-9);
        assert_eq!(ratio(&[], &[1.0]), None);
        assert_eq!(ratio(&[1.0], &[0.0]), None);
    }
}
