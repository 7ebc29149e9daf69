//! Numbers as other tools write them.

/// A number that is finite and not negative; `nan` and the like are none.
pub fn real(word: &str) -> Option<f64> {
    word.parse::<f64>()
        .ok()
        .filter(|value| value.is_finite() && *value >= 0.0)
}

/// Seconds as nanoseconds; what is too large becomes the largest.
pub fn nanoseconds(seconds: f64) -> u64 {
    (seconds.max(0.0) * 1e9).round() as u64
}

/// Likewise, as a moment.
pub fn moment(seconds: f64) -> i64 {
    nanoseconds(seconds).min(i64::MAX as u64) as i64
}

/// A number of bytes or calls.
pub fn whole(value: f64) -> u64 {
    value.max(0.0).round() as u64
}

/// Parts of a whole number in proportion to weights, of which some are not 0: their sum is the whole.
pub fn shared(whole: u64, weights: &[f64]) -> Vec<u64> {
    let all: f64 = weights.iter().sum();
    let (mut upto, mut given) = (0.0, 0u64);
    let last = weights.len().saturating_sub(1);
    weights
        .iter()
        .enumerate()
        .map(|(at, weight)| {
            upto += weight;
            let due = match at == last {
                true => whole,
                false => ((whole as f64 * (upto / all)).round() as u64).clamp(given, whole),
            };
            let part = due - given;
            given = due;
            part
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_that_make_sense() {
        assert_eq!(real("1.23e+03"), Some(1230.0));
        for word in ["nan", "-1", "inf", "1e999", "x", ""] {
            assert_eq!(real(word), None, "{word}");
        }
        assert_eq!((nanoseconds(1e300), moment(1e300)), (u64::MAX, i64::MAX));
    }

    #[test]
    fn parts_add_up() {
        assert_eq!(shared(10, &[1.0, 1.0, 1.0]), [3, 4, 3]);
        assert_eq!(shared(7, &[1.0, 0.0, 3.0]), [2, 0, 5]);
        assert!(shared(7, &[]).is_empty());
        let parts = shared(u64::MAX, &[1.0, 2.0]);
        assert_eq!(parts.iter().fold(0u64, |sum, part| sum.wrapping_add(*part)), u64::MAX);
    }
}
