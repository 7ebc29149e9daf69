//! Intervals of any statistic, by drawing again from what was measured (Efron).

use crate::Generator;
use crate::distribution::{normal_probability, normal_quantile, student_quantile};
use crate::interval::{CONFIDENCE, Estimate};
use crate::order::{median, quantile_in_place, trimmed_mean_in_place};

/// How to draw again, and for which confidence. Intervals are BCa: quantiles of the statistic over the resamples,
/// moved by the bias z₀ (the part of the resamples below the value) and the acceleration a (the skewness of the
/// statistic when one value is left out):
///
/// level = Φ(z₀ + (z₀ + z)/(1 − a·(z₀ + z))) for z = ±t·√(n/(n − 1)),
///
/// with Student's t for the confidence and n − 1 degrees of freedom where others take the normal quantile: resamples
/// of few values are too much alike (Hesterberg). Below some ten values take [`crate::mean_interval`] or
/// [`crate::median_interval`].
#[derive(Clone, Copy, Debug)]
pub struct Bootstrap {
    /// How often to draw; 1000 and more for 95 %.
    pub resamples: usize,
    /// The part of all intervals that are to hold the truth.
    pub confidence: f64,
    /// Of the draws.
    pub seed: u64,
}

impl Default for Bootstrap {
    fn default() -> Self {
        Self {
            resamples: 2000,
            confidence: CONFIDENCE,
            seed: 1,
        }
    }
}

impl Bootstrap {
    /// Any statistic of one sample. Draws whole elements, so that pairs stay pairs. The statistic may put its argument
    /// into another order; where it has no value the resample is left out. `None` for less than two values, or if the
    /// statistic has no value for them.
    pub fn of<T: Copy>(&self, values: &[T], statistic: impl Fn(&mut [T]) -> Option<f64>) -> Option<Estimate> {
        self.of_two(values, &[(); 0], |values, _| statistic(values))
    }

    /// Any statistic of two samples that were drawn independently. The second may be empty.
    pub fn of_two<T: Copy, U: Copy>(
        &self,
        first: &[T],
        second: &[U],
        statistic: impl Fn(&mut [T], &mut [U]) -> Option<f64>,
    ) -> Option<Estimate> {
        if first.len() < 2 || second.len() == 1 {
            return None;
        }
        let mut generator = Generator::new(self.seed);
        let (mut a, mut b) = (first.to_vec(), second.to_vec());
        let value = statistic(&mut a, &mut b).filter(|value| value.is_finite())?;
        let mut drawn = Vec::with_capacity(self.resamples);
        for _ in 0..self.resamples {
            a.fill_with(|| first[generator.below(first.len())]);
            b.fill_with(|| second[generator.below(second.len())]);
            drawn.extend(statistic(&mut a, &mut b).filter(|value| value.is_finite()));
        }
        if drawn.is_empty() {
            return None;
        }
        let below = drawn.iter().filter(|&&drawn| drawn < value).count();
        let equal = drawn.iter().filter(|&&drawn| drawn == value).count();
        // Never 0 or 1, where Φ⁻¹ has no end.
        let part = (below as f64 + 0.5 * equal as f64)
            .max(0.5)
            .min(drawn.len() as f64 - 0.5)
            / drawn.len() as f64;
        let bias = normal_quantile(part);
        let acceleration = acceleration(first, second, &statistic);
        let n = match second.len() {
            0 => first.len(),
            second => first.len().min(second),
        } as f64;
        let reach = student_quantile(0.5 + 0.5 * self.confidence, n - 1.0) * (n / (n - 1.0)).sqrt();
        let level = |z: f64| {
            let moved = bias + z;
            normal_probability(bias + moved / (1.0 - acceleration * moved).max(0.1))
        };
        let (low, high) = (level(-reach), level(reach));
        Some(Estimate {
            value,
            low: quantile_in_place(&mut drawn, low)?.min(value),
            high: quantile_in_place(&mut drawn, high)?.max(value),
        })
    }

    /// The median.
    pub fn median(&self, values: &[f64]) -> Option<Estimate> {
        self.of(values, |values| quantile_in_place(values, 0.5))
    }

    /// The mean without the `part` of the values at each end.
    pub fn trimmed_mean(&self, values: &[f64], part: f64) -> Option<Estimate> {
        self.of(values, |values| trimmed_mean_in_place(values, part))
    }

    /// Median of the first less median of the second, each drawn for itself.
    pub fn difference(&self, first: &[f64], second: &[f64]) -> Option<Estimate> {
        self.of_two(first, second, |first, second| {
            Some(quantile_in_place(first, 0.5)? - quantile_in_place(second, 0.5)?)
        })
    }

    /// Median of the first over median of the second, each drawn for itself. `None` if the second's is not positive.
    pub fn ratio(&self, first: &[f64], second: &[f64]) -> Option<Estimate> {
        median(second).filter(|median| *median > 0.0)?;
        self.of_two(first, second, |first, second| {
            Some(quantile_in_place(first, 0.5)? / quantile_in_place(second, 0.5)?)
        })
    }
}

/// Values left out one by one at most; beyond, every second, third …
const LEFT_OUT: usize = 200;

/// Σ l³ / (6·(Σ l²)^(3/2)) over the influences l of the values: (mean of the statistic over all omissions − the
/// statistic without this value) times the share of its sample. For many values, of some of them.
fn acceleration<T: Copy, U: Copy>(
    first: &[T],
    second: &[U],
    statistic: &impl Fn(&mut [T], &mut [U]) -> Option<f64>,
) -> f64 {
    let one = influences(first, |values| statistic(values, &mut second.to_vec()));
    let other = influences(second, |values| statistic(&mut first.to_vec(), values));
    let power = |exponent: i32| {
        let sum = |influences: &[f64], n: usize| {
            let each = n as f64 / influences.len().max(1) as f64;
            each * influences
                .iter()
                .map(|value| (value / n as f64).powi(exponent))
                .sum::<f64>()
        };
        sum(&one, first.len()) + sum(&other, second.len().max(1))
    };
    let spread = power(2);
    if spread > 0.0 {
        power(3) / (6.0 * spread.powf(1.5))
    } else {
        0.0
    }
}

/// (n − 1)·(mean − statistic without a value), for each value left out.
fn influences<T: Copy>(values: &[T], statistic: impl Fn(&mut [T]) -> Option<f64>) -> Vec<f64> {
    let step = values.len().div_ceil(LEFT_OUT).max(1);
    let without: Vec<f64> = (0..values.len())
        .step_by(step)
        .filter_map(|out| {
            let mut rest: Vec<T> = values[..out].iter().chain(&values[out + 1..]).copied().collect();
            statistic(&mut rest)
        })
        .collect();
    let mean = without.iter().sum::<f64>() / without.len().max(1) as f64;
    without
        .iter()
        .map(|value| (mean - value) * values.len().saturating_sub(1) as f64)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUICK: Bootstrap = Bootstrap {
        resamples: 800,
        confidence: 0.95,
        seed: 5,
    };

    #[test]
    fn the_same_seed_gives_the_same_interval() {
        let values: Vec<f64> = (0..40).map(|i| f64::from(i * i % 17)).collect();
        assert_eq!(QUICK.median(&values), QUICK.median(&values));
        let other = Bootstrap { seed: 6, ..QUICK };
        assert_ne!(QUICK.trimmed_mean(&values, 0.1), other.trimmed_mean(&values, 0.1));
    }

    #[test]
    fn what_does_not_vary_has_no_width() {
        let estimate = QUICK.median(&[3.0; 10]).unwrap();
        assert_eq!((estimate.low, estimate.value, estimate.high), (3.0, 3.0, 3.0));
    }

    #[test]
    fn too_little_has_no_interval() {
        assert_eq!(QUICK.median(&[]), None);
        assert_eq!(QUICK.median(&[1.0]), None);
        assert_eq!(QUICK.ratio(&[1.0, 2.0], &[0.0, 0.0]), None);
        assert_eq!(QUICK.difference(&[1.0, 2.0], &[1.0]), None);
        assert_eq!(QUICK.median(&[f64::NAN, f64::NAN]), None);
    }

    #[test]
    fn the_width_is_that_of_theory() {
        // Standard error of the mean: 1/√400.
        let mut generator = Generator::new(9);
        let values: Vec<f64> = (0..400).map(|_| generator.normal()).collect();
        let estimate = QUICK.trimmed_mean(&values, 0.0).unwrap();
        assert!(
            (estimate.half_width() / (1.96 / 20.0) - 1.0).abs() < 0.12,
            "{estimate:?}"
        );
    }

    /// Counts how many of 300 intervals hold the truth; four standard deviations of such a count are 15.
    fn coverage(mut interval: impl FnMut(&mut Generator, u64) -> Estimate, truth: f64) -> usize {
        let mut generator = Generator::new(21);
        (0..300)
            .filter(|&round| interval(&mut generator, round).covers(truth))
            .count()
    }

    #[test]
    fn intervals_cover_the_truth_as_often_as_they_say() {
        let bootstrap = |seed| Bootstrap {
            resamples: 500,
            confidence: 0.95,
            seed,
        };
        let draw =
            |generator: &mut Generator, n: usize| -> Vec<f64> { (0..n).map(|_| generator.exponential()).collect() };
        let median = coverage(
            |g, seed| bootstrap(seed).median(&draw(g, 51)).unwrap(),
            std::f64::consts::LN_2,
        );
        let mean = coverage(|g, seed| bootstrap(seed).trimmed_mean(&draw(g, 60), 0.0).unwrap(), 1.0);
        let ratio = coverage(
            |g, seed| bootstrap(seed).ratio(&draw(g, 50), &draw(g, 50)).unwrap(),
            1.0,
        );
        let difference = coverage(
            |g, seed| bootstrap(seed).difference(&draw(g, 50), &draw(g, 70)).unwrap(),
            0.0,
        );
        for count in [median, mean, ratio, difference] {
            assert!((268..=300).contains(&count), "{median} {mean} {ratio} {difference}");
        }
    }

    #[test]
    fn the_interval_of_a_skewed_mean_leans_as_it_should() {
        // Student's interval is even; that of an exponential's mean must reach further up.
        let mut generator = Generator::new(2);
        let values: Vec<f64> = (0..30).map(|_| generator.exponential()).collect();
        let estimate = QUICK.trimmed_mean(&values, 0.0).unwrap();
        assert!(
            estimate.high - estimate.value > 1.1 * (estimate.value - estimate.low),
            "{estimate:?}"
        );
    }
}
