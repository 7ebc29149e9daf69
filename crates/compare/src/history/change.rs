//! Where a series of numbers changes its level.

use statistics::student_quantile;

/// Runs of a level at least, where numbers have noise: a run or two may be an accident.
const STRETCH: usize = 3;
/// How likely chance may make a change of a series that has none.
const CHANCE: f64 = 0.01;
/// A change of less than this part of the level is not worth a word, however sure it is.
const WORTH: f64 = 0.01;

/// Places of the first number of each new level. The series is cut where the two parts' means are furthest apart in units of their
/// standard error, if that is more than Student's quantile allows, at [`CHANCE`] divided by the number of places that are tried
/// (Bonferroni); then each part likewise. What is counted `exactly`, and stays the same from run to run, changes at a single one.
pub(super) fn changes(values: &[f64], exactly: bool) -> Vec<usize> {
    let worth = |before: f64, after: f64| (after - before).abs() > WORTH * before.abs().max(after.abs());
    let steps: Vec<usize> = (1..values.len()).filter(|at| values[*at] != values[at - 1]).collect();
    if exactly && STRETCH * steps.len() <= values.len() {
        return steps
            .into_iter()
            .filter(|at| worth(values[at - 1], values[*at]))
            .collect();
    }
    let mut found = Vec::new();
    cut(values, 0, &worth, &mut found);
    found.sort_unstable();
    found
}

fn cut(values: &[f64], from: usize, worth: &dyn Fn(f64, f64) -> bool, found: &mut Vec<usize>) {
    let n = values.len();
    if n < 2 * STRETCH {
        return;
    }
    // Sums of what is taken from the first, so that equal numbers have a spread of exactly 0.
    let base = values[0];
    let (mut sums, mut squares) = (vec![0.0], vec![0.0]);
    for value in values.iter().map(|value| value - base) {
        sums.push(sums[sums.len() - 1] + value);
        squares.push(squares[squares.len() - 1] + value * value);
    }
    let level = |a: usize, b: usize| (sums[b] - sums[a]) / (b - a) as f64;
    let spread = |a: usize, b: usize| (squares[b] - squares[a] - (b - a) as f64 * level(a, b).powi(2)).max(0.0);
    let t = |at: usize| {
        let difference = (level(at, n) - level(0, at)).abs();
        let parts = 1.0 / at as f64 + 1.0 / (n - at) as f64;
        let error = ((spread(0, at) + spread(at, n)) / (n - 2) as f64 * parts).sqrt();
        // Of no difference without a spread it is none.
        if difference > 0.0 { difference / error } else { 0.0 }
    };
    let places = STRETCH..=n - STRETCH;
    let tried = places.clone().count() as f64;
    let Some(at) = places.max_by(|a, b| t(*a).total_cmp(&t(*b))) else {
        return;
    };
    let reach = student_quantile(1.0 - 0.5 * CHANCE / tried, (n - 2) as f64);
    if t(at) > reach && worth(base + level(0, at), base + level(at, n)) {
        found.push(from + at);
        cut(&values[..at], from, worth, found);
        cut(&values[at..], from + at, worth, found);
    }
}

#[cfg(test)]
mod tests {
    use super::changes;
    use statistics::Generator;

    fn noisy(levels: &[(usize, f64)], noise: f64, seed: u64) -> Vec<f64> {
        let mut generator = Generator::new(seed);
        let level = |(count, level): &(usize, f64)| {
            (0..*count)
                .map(|_| level * (1.0 + noise * generator.normal()))
                .collect::<Vec<_>>()
        };
        levels.iter().flat_map(level).collect()
    }

    #[test]
    fn steps_are_found_where_they_are() {
        assert_eq!(changes(&noisy(&[(20, 10.0), (20, 12.0)], 0.02, 1), false), [20]);
        assert_eq!(
            changes(&noisy(&[(30, 10.0), (10, 9.0), (25, 13.0)], 0.02, 2), false),
            [30, 40]
        );
        // The newest runs are what is asked for most.
        assert_eq!(changes(&noisy(&[(40, 10.0), (3, 12.0)], 0.02, 3), false), [40]);
    }

    #[test]
    fn chance_is_no_change_and_neither_is_an_accident() {
        let wrong = (0..200)
            .filter(|seed| !changes(&noisy(&[(50, 10.0)], 0.05, *seed), false).is_empty())
            .count();
        // 1 % of 200 are 2; four standard deviations more are 8.
        assert!(wrong <= 8, "{wrong} of 200 series without a change have one");
        let mut once = noisy(&[(40, 10.0)], 0.02, 4);
        once[20] = 30.0;
        assert!(changes(&once, false).is_empty());
        assert!(changes(&noisy(&[(500, 10.0), (500, 10.05)], 0.001, 5), false).is_empty());
        assert!(changes(&[1.0; 50], false).is_empty());
        assert!(changes(&[], true).is_empty());
    }

    #[test]
    fn what_is_counted_changes_at_one_run() {
        let counted = [vec![100.0; 12], vec![150.0; 1]].concat();
        assert_eq!(changes(&counted, true), [12]);
        assert!(changes(&counted, false).is_empty());
        assert_eq!(
            changes(&[vec![100.0; 2], vec![150.0; 2], vec![100.0; 4]].concat(), true),
            [2, 4]
        );
        // A program that polls: its counts have a spread, and one run shows nothing.
        let polls = [noisy(&[(20, 1000.0)], 0.05, 6), vec![1300.0]].concat();
        assert!(changes(&polls, true).is_empty());
    }
}
