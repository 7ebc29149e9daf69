//! The centre of a symmetric distribution, for few values: differences of pairs that were measured alike are such.

use crate::distribution::normal_quantile;
use crate::interval::Estimate;
use crate::order::median;

/// Beyond this many values the sum of ranks is as good as normal.
const EXACT: usize = 50;
/// The averages of pairs are n²/2 numbers: of more values than this, the first are taken.
const MOST: usize = 2000;

/// The estimate of Hodges and Lehmann: the median of the averages (xᵢ + xⱼ)/2, i ≤ j, and the interval that Wilcoxon's
/// signed-rank test leaves standing: from the k-th smallest average to the k-th largest, with the largest k for which
/// 2·P(W < k) ≤ 1 − confidence, W being the sum of those of the ranks 1 … n that a fair coin picks. It assumes that the
/// distribution is symmetric and nothing else. `None` where even the whole range is too narrow (less than
/// [`crate::LEAST_VALUES`] at [`crate::CONFIDENCE`]), or where a value is not finite.
pub fn signed_rank_interval(values: &[f64], confidence: f64) -> Option<Estimate> {
    let values = &values[..values.len().min(MOST)];
    if values.iter().any(|value| !value.is_finite()) {
        return None;
    }
    let n = values.len();
    let mut averages = Vec::with_capacity(n * (n + 1) / 2);
    for (i, one) in values.iter().enumerate() {
        averages.extend(values[i..].iter().map(|other| 0.5 * (one + other)));
    }
    averages.sort_by(f64::total_cmp);
    let at = cut(n, 0.5 * (1.0 - confidence)).checked_sub(1)?;
    Some(Estimate {
        value: median(&averages)?,
        low: *averages.get(at)?,
        high: *averages.get(averages.len() - 1 - at)?,
    })
}

/// The largest k with P(W < k) ≤ `outside`.
fn cut(n: usize, outside: f64) -> usize {
    let most = n * (n + 1) / 2;
    if n > EXACT {
        let (mean, variance) = (0.5 * most as f64, (most * (2 * n + 1)) as f64 / 12.0);
        // Half a step, for W is whole.
        let k = mean + normal_quantile(outside) * variance.sqrt() + 0.5;
        return k.max(0.0) as usize;
    }
    // ways[s]: probability that the ranks picked so far have the sum s.
    let mut ways = vec![0.0; most + 1];
    ways[0] = 1.0;
    for rank in 1..=n {
        for sum in (0..=most).rev() {
            let with = if sum >= rank { ways[sum - rank] } else { 0.0 };
            ways[sum] = 0.5 * (ways[sum] + with);
        }
    }
    let mut below = 0.0;
    for (k, part) in ways.iter().enumerate() {
        below += part;
        if below > outside {
            return k;
        }
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Generator;

    /// As the printed tables of the signed-rank test have it: the critical sum at 5 %, two-sided, is k − 1.
    #[test]
    fn critical_sums_are_those_of_the_tables() {
        for (n, critical) in [(6, 0), (8, 3), (10, 8), (15, 25), (20, 52), (25, 89), (50, 434)] {
            assert_eq!(cut(n, 0.025), critical + 1, "{n}");
        }
        assert_eq!(cut(5, 0.025), 0);
    }

    #[test]
    fn six_values_give_their_range_and_five_nothing() {
        let values = [1.0, 9.0, 2.0, 3.0, 4.0, 5.0];
        let estimate = signed_rank_interval(&values, 0.95).unwrap();
        assert_eq!((estimate.low, estimate.high), (1.0, 9.0));
        assert_eq!(estimate.value, 3.5);
        assert_eq!(signed_rank_interval(&values[..5], 0.95), None);
        assert_eq!(signed_rank_interval(&[f64::NAN; 9], 0.95), None);
        assert_eq!(signed_rank_interval(&[], 0.95), None);
    }

    #[test]
    fn the_two_ways_to_the_cut_meet() {
        let exact = cut(EXACT, 0.025) as i64;
        let (n, most) = (EXACT, EXACT * (EXACT + 1) / 2);
        let variance = (most * (2 * n + 1)) as f64 / 12.0;
        let normal = (0.5 * most as f64 + normal_quantile(0.025) * variance.sqrt() + 0.5) as i64;
        assert!((exact - normal).abs() <= 2, "{exact} {normal}");
    }

    /// Noise as runs have it: mostly small, at times a spike, on either side of a pair alike.
    #[test]
    fn the_interval_holds_the_truth_as_often_as_it_says() {
        let mut generator = Generator::new(7);
        let mut spiky = move || {
            let spike = if generator.below(10) == 0 {
                generator.exponential() * 20.0
            } else {
                0.0
            };
            generator.normal() + spike
        };
        for n in [6, 10, 20, 60] {
            let held = (0..2000)
                .filter(|_| {
                    let values: Vec<f64> = (0..n).map(|_| 5.0 + spiky() - spiky()).collect();
                    signed_rank_interval(&values, 0.95).unwrap().covers(5.0)
                })
                .count();
            assert!(held as f64 >= 0.94 * 2000.0, "{held} of 2000 with {n} values");
        }
    }
}
