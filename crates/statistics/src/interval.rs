//! Intervals in closed form.

use crate::distribution::{ln_gamma, student_quantile};
use crate::order::{cut, mean, median, sorted};

/// A value and the interval that holds the truth with the confidence it was asked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The best single value.
    pub value: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

impl Estimate {
    /// Half of the interval's width.
    pub fn half_width(&self) -> f64 {
        0.5 * (self.high - self.low)
    }

    /// Whether a value is in the interval.
    pub fn covers(&self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }

    /// As if every value had been multiplied by `factor` and `shift` been added.
    pub fn scaled(&self, factor: f64, shift: f64) -> Self {
        let (one, other) = (self.low * factor + shift, self.high * factor + shift);
        Self {
            value: self.value * factor + shift,
            low: one.min(other),
            high: one.max(other),
        }
    }
}

/// The mean and Student's interval: mean ± t·s/√n. `None` for less than two values.
pub fn mean_interval(values: &[f64], confidence: f64) -> Option<Estimate> {
    trimmed_mean_interval(values, 0.0, confidence)
}

/// The mean without the `part` of the values at each end, and the interval of Tukey and McLaughlin:
/// value ± t(h − 1)·s_w / ((1 − 2g/n)·√n), with g values cut at each end, h = n − 2g kept, and s_w the standard
/// deviation of the values when those cut are set to the nearest kept. `None` if less than two are kept,
/// or one of them is not a number.
pub fn trimmed_mean_interval(values: &[f64], part: f64, confidence: f64) -> Option<Estimate> {
    let mut values = sorted(values);
    let (n, cut) = (values.len(), cut(values.len(), part));
    let kept = n - 2 * cut;
    if kept < 2 {
        return None;
    }
    let value = mean(&values[cut..n - cut])?;
    if !value.is_finite() {
        return None;
    }
    let (least, most) = (values[cut], values[n - cut - 1]);
    for held in &mut values {
        *held = held.clamp(least, most);
    }
    let centre = mean(&values)?;
    let squares: f64 = values.iter().map(|held| (held - centre).powi(2)).sum();
    let deviation = (squares / (n - 1) as f64).sqrt();
    let reach = student_quantile(0.5 + 0.5 * confidence, (kept - 1) as f64);
    let half = reach * deviation * (n as f64).sqrt() / kept as f64;
    Some(Estimate {
        value,
        low: value - half,
        high: value + half,
    })
}

/// Mean of the first less mean of the second, of samples that were drawn independently, and Welch's interval:
/// ± t(ν)·√(v₁ + v₂) with v = s²/n and ν = (v₁ + v₂)²/(v₁²/(n₁ − 1) + v₂²/(n₂ − 1)). `None` unless each has two values,
/// all of them finite.
pub fn difference_interval(first: &[f64], second: &[f64], confidence: f64) -> Option<Estimate> {
    let of = |values: &[f64]| {
        let (n, centre) = (values.len() as f64, mean(values)?);
        let squares: f64 = values.iter().map(|value| (value - centre).powi(2)).sum();
        (n > 1.5).then(|| (centre, squares / (n - 1.0) / n, n - 1.0))
    };
    let ((a, v1, f1), (b, v2, f2)) = (of(first)?, of(second)?);
    let (value, variance) = (a - b, v1 + v2);
    if !value.is_finite() || !variance.is_finite() {
        return None;
    }
    let half = match variance > 0.0 {
        true => {
            let freedom = variance.powi(2) / (v1.powi(2) / f1 + v2.powi(2) / f2);
            student_quantile(0.5 + 0.5 * confidence, freedom) * variance.sqrt()
        }
        false => 0.0,
    };
    Some(Estimate {
        value,
        low: value - half,
        high: value + half,
    })
}

/// The part of all intervals that are to hold the truth.
pub const CONFIDENCE: f64 = 0.95;

/// The fewest values whose median has an interval at [`CONFIDENCE`]: that all of n lie on one side of it has the probability of n equal
/// throws of a coin, 2 · 2⁻ⁿ, which is 6 % of 5 and 3 % of 6.
pub const LEAST_VALUES: usize = 6;

/// The median and the interval between two of the sorted values, which assumes nothing about the distribution: from
/// the k-th smallest to the k-th largest, with the largest k for which 2·P(Binomial(n, 1/2) < k) ≤ 1 − confidence.
/// `None` where even the whole range is too narrow (less than [`LEAST_VALUES`] at [`CONFIDENCE`]).
pub fn median_interval(values: &[f64], confidence: f64) -> Option<Estimate> {
    let values = sorted(values);
    let n = values.len();
    let outside = 0.5 * (1.0 - confidence);
    let all = ln_gamma(n as f64 + 1.0) - n as f64 * std::f64::consts::LN_2;
    let (mut below, mut k) = (0.0, 0);
    while k < n.div_ceil(2) {
        below += (all - ln_gamma(k as f64 + 1.0) - ln_gamma((n - k) as f64 + 1.0)).exp();
        if below > outside {
            break;
        }
        k += 1;
    }
    let at = k.checked_sub(1)?;
    Some(Estimate {
        value: median(&values)?,
        low: values[at],
        high: values[n - 1 - at],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Generator;

    #[test]
    fn the_mean_of_five_by_hand() {
        // s = √2.5, t(4) = 2.776: 3 ± 2.776·√0.5.
        let estimate = mean_interval(&[1.0, 2.0, 3.0, 4.0, 5.0], 0.95).unwrap();
        assert_eq!(estimate.value, 3.0);
        assert!((estimate.half_width() - 2.776_445_105 * 0.5f64.sqrt()).abs() < 1e-8);
        assert!(estimate.covers(1.1) && !estimate.covers(1.0));
        assert_eq!(mean_interval(&[1.0], 0.95), None);
        assert_eq!(mean_interval(&[], 0.95), None);
        assert_eq!(mean_interval(&[1.0, f64::NAN], 0.95), None);
    }

    #[test]
    fn the_trimmed_mean_of_ten_by_hand() {
        // 2 cut at each end, 6 kept: 3 … 8. Set to the nearest kept: 3 3 3 4 5 6 7 8 8 8, whose squares about 5.5
        // are 42.5; t(5) = 2.5706; half = t·√(42.5/9)·√10/6.
        let values: Vec<f64> = (1..=9).map(f64::from).chain([1000.0]).collect();
        let estimate = trimmed_mean_interval(&values, 0.2, 0.95).unwrap();
        let half = 2.570_581_836 * (42.5f64 / 9.0).sqrt() * 10f64.sqrt() / 6.0;
        assert_eq!(estimate.value, 5.5);
        assert!((estimate.half_width() - half).abs() < 1e-7, "{}", estimate.half_width());
    }

    #[test]
    fn the_difference_of_two_means_by_hand() {
        // v₁ = 1/3, v₂ = 4/3, ν = (5/3)²/(1/18 + 16/18) = 50/17, t(50/17) = 3.2194 (between t(2) = 4.303 and t(3) = 3.182).
        let estimate = difference_interval(&[11.0, 12.0, 13.0], &[2.0, 4.0, 6.0], 0.95).unwrap();
        let reach = student_quantile(0.975, 50.0 / 17.0);
        assert!(reach > 3.182 && reach < 3.3);
        assert_eq!(estimate.value, 8.0);
        assert!((estimate.half_width() - reach * (5.0f64 / 3.0).sqrt()).abs() < 1e-9);
        // Of equal sizes and spreads ν is n₁ + n₂ − 2: t(4) = 2.776.
        let even = difference_interval(&[1.0, 2.0, 3.0], &[1.0, 2.0, 3.0], 0.95).unwrap();
        assert!((even.half_width() - 2.776_445_105 * (2.0f64 / 3.0).sqrt()).abs() < 1e-8);
        assert_eq!(
            difference_interval(&[2.0, 2.0], &[1.0, 1.0], 0.95).map(|e| (e.low, e.high)),
            Some((1.0, 1.0))
        );
        assert_eq!(difference_interval(&[1.0], &[1.0, 2.0], 0.95), None);
        assert_eq!(difference_interval(&[1.0, 2.0], &[1.0, f64::NAN], 0.95), None);
    }

    #[test]
    fn the_median_of_ten_lies_between_the_second_and_the_ninth() {
        // 2·P(Binomial(10, 1/2) < 2) = 22/1024 = 2.1 %, < 3 would be 10.9 %.
        let values: Vec<f64> = (1..=10).map(f64::from).collect();
        let estimate = median_interval(&values, 0.95).unwrap();
        assert_eq!((estimate.low, estimate.value, estimate.high), (2.0, 5.5, 9.0));
        assert_eq!(median_interval(&values[..5], 0.95), None);
        let six = median_interval(&values[..6], 0.95).unwrap();
        assert_eq!((six.low, six.high), (1.0, 6.0));
        assert_eq!(median_interval(&[], 0.95), None);
    }

    #[test]
    fn many_values_do_not_underflow() {
        let values: Vec<f64> = (0..20_001).map(f64::from).collect();
        let estimate = median_interval(&values, 0.95).unwrap();
        assert!(
            (estimate.half_width() - 1.96 * 0.5 * 20_001f64.sqrt()).abs() < 2.0,
            "{estimate:?}"
        );
    }

    #[test]
    fn intervals_cover_the_truth_as_often_as_they_say() {
        let mut generator = Generator::new(11);
        let rounds = 2000;
        let mut covered = [0; 3];
        for _ in 0..rounds {
            let values: Vec<f64> = (0..21).map(|_| generator.normal()).collect();
            let intervals = [
                mean_interval(&values, 0.95),
                trimmed_mean_interval(&values, 0.2, 0.95),
                median_interval(&values, 0.95),
            ];
            for (count, interval) in covered.iter_mut().zip(intervals) {
                *count += usize::from(interval.unwrap().covers(0.0));
            }
        }
        // Four standard deviations of a count around 95 % of 2000 are 39; the median's interval is wider than asked.
        assert!((1861..=1939).contains(&covered[0]), "{covered:?}");
        assert!((1861..=1939).contains(&covered[1]), "{covered:?}");
        assert!(covered[2] >= 1861, "{covered:?}");
    }

    #[test]
    fn scaling_keeps_the_ends_in_order() {
        let estimate = Estimate {
            value: 2.0,
            low: 1.0,
            high: 4.0,
        };
        let turned = estimate.scaled(-1.0, 1.0);
        assert_eq!((turned.low, turned.value, turned.high), (-3.0, -1.0, 0.0));
    }
}
