//! Estimates from the order of values. A value that is not a number sorts after all others.

/// How many standard deviations of a normal distribution one median absolute deviation is: 1 / Φ⁻¹(3/4).
const DEVIATIONS: f64 = 1.482_602_218_505_602;

/// The values in rising order.
pub fn sorted(values: &[f64]) -> Vec<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_unstable_by(f64::total_cmp);
    sorted
}

/// Sum / n.
pub fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

/// The value at position (n − 1)·`part` of the sorted values counted from 0, straight between neighbours
/// (Hyndman and Fan's type 7). `part` is held to 0 … 1.
pub fn quantile(values: &[f64], part: f64) -> Option<f64> {
    let mut values = values.to_vec();
    quantile_in_place(&mut values, part)
}

/// The middle value, or the mean of the two.
pub fn median(values: &[f64]) -> Option<f64> {
    quantile(values, 0.5)
}

/// Median absolute deviation from the median, in the unit of the values.
pub fn mad(values: &[f64]) -> Option<f64> {
    let middle = median(values)?;
    let mut distances: Vec<f64> = values.iter().map(|value| (value - middle).abs()).collect();
    quantile_in_place(&mut distances, 0.5)
}

/// Standard deviation of one value as its neighbours show it, blind to spikes: 1.4826·MAD.
pub fn noise(values: &[f64]) -> Option<f64> {
    Some(DEVIATIONS * mad(values)?)
}

/// Mean of what remains when ⌊`part`·n⌋ values are cut off at each end. `part` is held to 0 … 0.5, and something
/// always remains.
pub fn trimmed_mean(values: &[f64], part: f64) -> Option<f64> {
    trimmed_mean_in_place(&mut values.to_vec(), part)
}

/// How many values are cut off at each end.
pub(crate) fn cut(n: usize, part: f64) -> usize {
    ((n as f64 * part.clamp(0.0, 0.5)) as usize).min(n.saturating_sub(1) / 2)
}

/// As [`trimmed_mean`], in any order afterwards.
pub(crate) fn trimmed_mean_in_place(values: &mut [f64], part: f64) -> Option<f64> {
    let (n, cut) = (values.len(), cut(values.len(), part));
    let mut rest = values;
    if cut > 0 {
        rest.select_nth_unstable_by(cut, f64::total_cmp);
        rest = &mut rest[cut..];
        let keep = n - 2 * cut;
        rest.select_nth_unstable_by(keep, f64::total_cmp);
        rest = &mut rest[..keep];
    }
    mean(rest)
}

/// As [`quantile`], in any order afterwards.
pub(crate) fn quantile_in_place(values: &mut [f64], part: f64) -> Option<f64> {
    let last = values.len().checked_sub(1)?;
    let place = last as f64 * part.clamp(0.0, 1.0);
    let below = (place as usize).min(last);
    let (_, &mut low, above) = values.select_nth_unstable_by(below, f64::total_cmp);
    let share = place - below as f64;
    let high = above.iter().copied().min_by(f64::total_cmp);
    Some(match high {
        Some(high) if share > 0.0 => low + share * (high - low),
        _ => low,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_has_no_estimate() {
        for estimate in [
            mean(&[]),
            median(&[]),
            mad(&[]),
            noise(&[]),
            trimmed_mean(&[], 0.2),
            quantile(&[], 0.1),
        ] {
            assert_eq!(estimate, None);
        }
    }

    #[test]
    fn quantiles_of_few_values_by_hand() {
        let values = [4.0, 1.0, 3.0, 2.0];
        assert_eq!(quantile(&values, 0.0), Some(1.0));
        assert_eq!(quantile(&values, 1.0), Some(4.0));
        assert_eq!(quantile(&values, 2.0), Some(4.0));
        assert_eq!(quantile(&values, 1.0 / 3.0), Some(2.0));
        assert_eq!(quantile(&values, 0.25), Some(1.75));
        assert_eq!(median(&values), Some(2.5));
        assert_eq!(median(&[5.0]), Some(5.0));
        assert_eq!(sorted(&values), [1.0, 2.0, 3.0, 4.0]);
    }

    #[test]
    fn spikes_do_not_move_what_should_not_move() {
        let values = [1.0, 2.0, 3.0, 4.0, 1e9];
        assert_eq!(median(&values), Some(3.0));
        assert_eq!(mad(&values), Some(1.0));
        assert_eq!(noise(&values), Some(DEVIATIONS));
        assert_eq!(trimmed_mean(&values, 0.2), Some(3.0));
        assert_eq!(mean(&values), Some(200_000_002.0));
    }

    #[test]
    fn trimming_cuts_whole_values_and_leaves_one() {
        let values = [9.0, 1.0, 2.0, 6.0];
        assert_eq!(trimmed_mean(&values, 0.0), Some(4.5));
        assert_eq!(trimmed_mean(&values, 0.24), Some(4.5));
        assert_eq!(trimmed_mean(&values, 0.25), Some(4.0));
        assert_eq!(trimmed_mean(&values, 0.9), Some(4.0));
        assert_eq!(trimmed_mean(&[7.0], 0.5), Some(7.0));
        assert_eq!(trimmed_mean(&[9.0, 1.0, 2.0], 0.5), Some(2.0));
    }

    #[test]
    fn a_value_that_is_no_number_sorts_last() {
        assert_eq!(median(&[f64::NAN, 1.0, 2.0]), Some(2.0));
    }
}
