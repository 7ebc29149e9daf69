use crate::order::median;

/// The slope of y against x by Theil and Sen: the median over all pairs of points of (y₂ − y₁)/(x₂ − x₁), blind to
/// the spikes among up to 29 % of the points. Time and memory grow with the square of the number of points.
/// `None` unless two points differ in x.
pub fn theil_sen(points: &[(f64, f64)]) -> Option<f64> {
    let mut slopes = Vec::new();
    for (index, a) in points.iter().enumerate() {
        for b in &points[..index] {
            if a.0 != b.0 {
                slopes.push((a.1 - b.1) / (a.0 - b.0));
            }
        }
    }
    median(&slopes)
}

#[cfg(test)]
mod tests {
    use super::theil_sen;

    #[test]
    fn a_line_with_a_spike_keeps_its_slope() {
        let mut points: Vec<(f64, f64)> = (0..9).map(|x| (f64::from(x), 3.0 - 0.5 * f64::from(x))).collect();
        points[4].1 = 1e6;
        assert_eq!(theil_sen(&points), Some(-0.5));
    }

    #[test]
    fn one_place_has_no_slope() {
        assert_eq!(theil_sen(&[]), None);
        assert_eq!(theil_sen(&[(1.0, 1.0), (1.0, 2.0)]), None);
    }
}
