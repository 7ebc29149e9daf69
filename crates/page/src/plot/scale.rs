//! From numbers to places on an axis.

/// Labels that an axis bears.
const MOST_TICKS: usize = 9;
/// On a logarithmic axis, the share of its length between 0 and the smallest positive number.
const APART: f64 = 0.07;
/// A logarithmic axis shows no more than this many decades: what is smaller stands at its lower end.
const DECADES: f64 = 24.0;

/// An axis with its numbers.
pub struct Scale {
    low: f64,
    high: f64,
    logarithmic: bool,
    binary: bool,
    /// Numbers without a logarithm stand apart at the lower end.
    apart: bool,
    from: f64,
    to: f64,
}

impl Scale {
    /// For these numbers, drawn from place `from` to place `to`; `None` if there is no number. `rounded` widens it to whole
    /// steps.
    pub fn of(
        numbers: impl Iterator<Item = f64>,
        logarithmic: bool,
        binary: bool,
        (from, to): (f64, f64),
        rounded: bool,
    ) -> Option<Self> {
        let numbers: Vec<f64> = numbers.filter(|number| number.is_finite()).collect();
        if numbers.is_empty() {
            return None;
        }
        let positive = |number: &f64| *number > 0.0;
        let logarithmic = logarithmic && numbers.iter().any(positive);
        let used = || {
            numbers
                .iter()
                .copied()
                .filter(|number| !logarithmic || positive(number))
        };
        let (mut low, mut high) = (
            used().fold(f64::INFINITY, f64::min),
            used().fold(f64::NEG_INFINITY, f64::max),
        );
        if logarithmic {
            low = low.max(high / 10f64.powf(DECADES)).max(f64::MIN_POSITIVE);
            if rounded {
                (low, high) = (below(low, binary), above(high, binary));
            }
            if low >= high {
                (low, high) = (low / 2.0, low * 2.0);
            }
        } else {
            // Half of the picture below the smallest number would be empty: then 0 is in it.
            if rounded && low > 0.0 && low < 0.5 * high {
                low = 0.0;
            }
            if low >= high {
                let by = if low == 0.0 { 1.0 } else { 0.1 * low.abs() };
                (low, high) = (low - by, high + by);
            }
            if rounded {
                let step = step(low, high);
                (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
            }
        }
        Some(Self {
            low,
            high,
            logarithmic,
            binary,
            apart: logarithmic && numbers.iter().any(|number| !positive(number)),
            from,
            to,
        })
        .filter(|scale| scale.low.is_finite() && scale.high.is_finite() && scale.low < scale.high)
    }

    /// Where a number stands; what is outside stands at the end.
    pub fn place(&self, number: f64) -> f64 {
        let share = if !self.logarithmic {
            // Halved, for the difference of two large numbers of different sign may be too large for a number.
            (0.5 * number - 0.5 * self.low) / (0.5 * self.high - 0.5 * self.low)
        } else if number > 0.0 {
            let share = (number / self.low).ln() / (self.high / self.low).ln();
            let begin = if self.apart { APART } else { 0.0 };
            begin + (1.0 - begin) * share.max(0.0)
        } else {
            0.0
        };
        self.from + (self.to - self.from) * share.clamp(0.0, 1.0)
    }

    /// Numbers to be written at the axis.
    pub fn ticks(&self) -> Vec<f64> {
        let mut ticks = match self.logarithmic {
            true => self.powers(),
            false => {
                let step = step(self.low, self.high);
                let (first, last) = ((self.low / step).ceil(), (self.high / step).floor());
                let count = ((last - first).max(0.0) as usize).min(2 * MOST_TICKS);
                (0..=count).map(|i| (first + i as f64) * step).collect()
            }
        };
        if self.apart {
            ticks.insert(0, 0.0);
        }
        ticks
    }

    fn powers(&self) -> Vec<f64> {
        let base: f64 = if self.binary { 2.0 } else { 10.0 };
        let logarithm = |number: f64| number.ln() / base.ln();
        // A little slack: a power may come out a hair beside itself.
        let (first, last) = (
            (logarithm(self.low) - 1e-9).ceil(),
            (logarithm(self.high) + 1e-9).floor(),
        );
        let whole = (last - first + 1.0).max(0.0) as usize;
        if whole < 3 && !self.binary {
            let near = (first - 1.0) as i32..=(last + 1.0) as i32;
            let all = near.flat_map(|power| [1.0, 2.0, 5.0].map(|digit| digit * base.powi(power)));
            return all
                .filter(|at| *at >= self.low * 0.999 && *at <= self.high * 1.001)
                .collect();
        }
        let every = whole.div_ceil(MOST_TICKS + 2).max(1);
        (0..whole).step_by(every).map(|i| base.powf(first + i as f64)).collect()
    }
}

/// 1, 2 or 5 times a power of 10, so that there are few enough of them.
fn step(low: f64, high: f64) -> f64 {
    let rough = ((0.5 * high - 0.5 * low) / MOST_TICKS as f64 * 2.0).max(f64::MIN_POSITIVE);
    let power = 10f64.powf(rough.log10().floor());
    let digit = [1.0, 2.0, 5.0, 10.0].into_iter().find(|digit| digit * power >= rough);
    digit.unwrap_or(10.0) * power
}

fn below(number: f64, binary: bool) -> f64 {
    let digits: &[f64] = if binary { &[1.0] } else { &[5.0, 2.0, 1.0] };
    round(number, binary, |power| {
        digits.iter().map(|d| d * power).find(|at| *at <= number * 1.001)
    })
}

fn above(number: f64, binary: bool) -> f64 {
    let digits: &[f64] = if binary { &[1.0, 2.0] } else { &[1.0, 2.0, 5.0, 10.0] };
    round(number, binary, |power| {
        digits.iter().map(|d| d * power).find(|at| *at >= number * 0.999)
    })
}

fn round(number: f64, binary: bool, find: impl Fn(f64) -> Option<f64>) -> f64 {
    let base: f64 = if binary { 2.0 } else { 10.0 };
    let power = base.powf((number.ln() / base.ln()).floor());
    find(power).filter(|at| at.is_finite() && *at > 0.0).unwrap_or(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scale(numbers: &[f64], logarithmic: bool, binary: bool) -> Scale {
        Scale::of(numbers.iter().copied(), logarithmic, binary, (0.0, 100.0), true).unwrap()
    }

    #[test]
    fn decades_are_equally_long() {
        let scale = scale(&[1.0, 1000.0], true, false);
        assert_eq!(scale.ticks().len(), 4);
        assert!((scale.place(10.0) - 100.0 / 3.0).abs() < 1e-9);
        assert_eq!((scale.place(0.0), scale.place(1e9)), (0.0, 100.0));
    }

    #[test]
    fn zero_stands_apart_on_a_logarithmic_axis() {
        let scale = scale(&[0.0, 1.0, 4_194_304.0], true, true);
        assert_eq!(scale.ticks()[..2], [0.0, 1.0]);
        assert_eq!(scale.place(0.0), 0.0);
        assert_eq!(scale.place(1.0), 100.0 * APART);
        assert!(scale.ticks().len() <= MOST_TICKS + 3);
    }

    #[test]
    fn a_linear_axis_has_round_numbers() {
        let ticks = scale(&[0.93, 1.11], false, false).ticks();
        assert!(ticks.len() >= 4 && ticks.len() <= MOST_TICKS + 2, "{ticks:?}");
        assert!(
            ticks.iter().all(|at| ((at * 100.0).round() - at * 100.0).abs() < 1e-9),
            "{ticks:?}"
        );
        assert_eq!(scale(&[1.0, 9.0], false, false).ticks()[0], 0.0);
        assert!(scale(&[7.0], false, false).ticks().len() > 1);
        assert!(scale(&[0.0], true, false).ticks().len() > 1, "no logarithm: linear");
    }

    #[test]
    fn no_numbers_no_axis() {
        assert!(Scale::of([f64::NAN, f64::INFINITY].into_iter(), true, false, (0.0, 1.0), true).is_none());
        for ends in [[-1e308, 1e308], [1e-308, 1e308], [5e-324, 5e-324]] {
            for logarithmic in [true, false] {
                if let Some(scale) = Scale::of(ends.into_iter(), logarithmic, false, (0.0, 100.0), true) {
                    assert!(scale.ticks().len() < 40);
                    assert!(ends.iter().all(|end| (0.0..=100.0).contains(&scale.place(*end))));
                }
            }
        }
    }
}
