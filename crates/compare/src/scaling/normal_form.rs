//! Growth by the performance model normal form: f(n) = c₀ + Σ cₖ · n^(i/j) · log₂^l n, of one term or two, as Extra-P fits it
//! (Calotoiu, Hoefler, Poke, Wolf: Using automated performance modeling to find scalability bugs in complex codes, SC 2013).
//! Exponents are those of Extra-P's published set; among hypotheses the one is taken whose error is least where each
//! measured point is predicted by the others.

use schemars::JsonSchema;
use serde::Serialize;

/// i, j and l of the terms that are tried: n^(i/j) · log₂^l n.
const TERMS: &[(i8, u8, i8)] = &[
    (0, 1, 1),
    (0, 1, 2),
    (1, 4, 0),
    (1, 3, 0),
    (1, 4, 1),
    (1, 3, 1),
    (1, 4, 2),
    (1, 3, 2),
    (1, 2, 0),
    (1, 2, 1),
    (1, 2, 2),
    (2, 3, 0),
    (3, 4, 0),
    (2, 3, 1),
    (3, 4, 1),
    (4, 5, 0),
    (2, 3, 2),
    (3, 4, 2),
    (1, 1, 0),
    (1, 1, 1),
    (1, 1, 2),
    (5, 4, 0),
    (5, 4, 1),
    (4, 3, 0),
    (4, 3, 1),
    (3, 2, 0),
    (3, 2, 1),
    (3, 2, 2),
    (5, 3, 0),
    (7, 4, 0),
    (2, 1, 0),
    (2, 1, 1),
    (2, 1, 2),
    (9, 4, 0),
    (7, 3, 0),
    (5, 2, 0),
    (5, 2, 1),
    (5, 2, 2),
    (8, 3, 0),
    (11, 4, 0),
    (3, 1, 0),
    (3, 1, 1),
];

/// Fewer scales than this have no model: Extra-P asks for five.
pub(crate) const LEAST: usize = 4;
/// From so many on all terms are tried, below the simple ones: whole and half powers, and a logarithm.
const FOR_ALL: usize = 5;
/// And from so many on two at once.
const FOR_TWO: usize = 6;
/// By so much a model with a term more has to be better.
const WORTH: f64 = 0.7;

/// An error of so many of the points' own is as good as their noise allows.
const NOISE: f64 = 1.5;

/// A factor: n^(i/j) · log₂^l n.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Term {
    /// Before it.
    pub coefficient: f64,
    /// i / j.
    pub exponent: f64,
    /// l.
    pub logarithm: i8,
}

impl Term {
    fn factor(&self, n: f64) -> f64 {
        n.powf(self.exponent) * n.log2().powi(self.logarithm.into())
    }
}

/// How a quantity grows with the scale.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Model {
    /// c₀.
    pub constant: f64,
    /// None, one or two, the one that grows fastest first.
    pub terms: Vec<Term>,
    /// The error of a prediction of each point by the others, as a part of it: the root of the mean of the squares.
    pub error: f64,
}

/// A measured point: the scale, the value, and the standard error of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub n: f64,
    pub y: f64,
    pub error: f64,
}

impl Model {
    /// Its value at a scale.
    pub fn at(&self, n: f64) -> f64 {
        self.constant
            + self
                .terms
                .iter()
                .map(|term| term.coefficient * term.factor(n))
                .sum::<f64>()
    }

    /// d log f / d log n: 1 for what doubles with the scale, −1 for what halves.
    pub fn exponent(&self, n: f64) -> f64 {
        let step = 1.001;
        (self.at(n * step) / self.at(n)).ln() / f64::ln(step)
    }

    /// "0.12 + 0.034 · n^1/2 · log₂ n".
    pub fn formula(&self, number: &dyn Fn(f64) -> String) -> String {
        let mut text = if self.constant == 0.0 && !self.terms.is_empty() {
            String::new()
        } else {
            number(self.constant)
        };
        for term in &self.terms {
            let sign = match (text.is_empty(), term.coefficient < 0.0) {
                (true, false) => "",
                (true, true) => "−",
                (false, false) => " + ",
                (false, true) => " − ",
            };
            text += &format!("{sign}{}", number(term.coefficient.abs()));
            match term.exponent {
                0.0 => {}
                1.0 => text += "\u{a0}·\u{a0}n",
                exponent => text += &format!("\u{a0}·\u{a0}n^{}", fraction(exponent)),
            }
            match term.logarithm {
                0 => {}
                1 => text += "\u{a0}·\u{a0}log₂\u{a0}n",
                power => text += &format!("\u{a0}·\u{a0}log₂^{power}\u{a0}n"),
            }
        }
        text
    }
}

fn fraction(exponent: f64) -> String {
    let of = |j: f64| {
        let i = exponent * j;
        ((i - i.round()).abs() < 1e-9).then(|| match j {
            1.0 => format!("{}", i.round()),
            j => format!("({}/{j})", i.round()),
        })
    };
    let text = (1..=5).find_map(|j| of(f64::from(j)));
    text.unwrap_or_else(|| format!("{exponent:.2}")).replace('-', "−")
}

/// The model of some points, by ascending n; `None` for less than [`LEAST`] scales, and where nothing is there. What shrinks as
/// the scale grows (`falling`) may have the same powers with a minus.
pub(crate) fn fit(points: &[Point], falling: bool) -> Option<Model> {
    hypotheses(points, falling).into_iter().next().map(|(model, _)| model)
}

/// The model that is taken, then all others of as many terms whose error is at most twice as large.
pub(crate) fn hypotheses(points: &[Point], falling: bool) -> Vec<(Model, f64)> {
    if points.len() < LEAST || points.iter().all(|point| point.y <= 0.0) {
        return vec![];
    }
    let simple = |(_, j, l): &&(i8, u8, i8)| points.len() >= FOR_ALL || (*j <= 2 && *l <= 1);
    let mut terms: Vec<(f64, i8)> = TERMS
        .iter()
        .filter(simple)
        .map(|(i, j, l)| (f64::from(*i) / f64::from(*j), *l))
        .collect();
    if falling {
        let down = terms.iter().filter(|(exponent, l)| *exponent > 0.0 && *l == 0);
        terms.extend(down.map(|(exponent, l)| (-exponent, *l)).collect::<Vec<_>>());
    }
    let ones: Vec<Vec<(f64, i8)>> = terms.iter().map(|term| vec![*term]).collect();
    let twos = || {
        let pairs = terms
            .iter()
            .enumerate()
            .flat_map(|(at, one)| terms[at + 1..].iter().map(|other| vec![*one, *other]));
        pairs.collect::<Vec<_>>()
    };
    let mut best = fitted(points, &[vec![]]);
    let mut consider = |more: Vec<(Model, f64)>| {
        let simpler = best.first().map_or(f64::INFINITY, |(_, error)| *error);
        // What is as good as the noise allows is not made better by a term more.
        if simpler > NOISE && more.first().is_some_and(|(_, error)| *error < WORTH * simpler) {
            best = more;
        }
    };
    consider(fitted(points, &ones));
    if points.len() >= FOR_TWO {
        consider(fitted(points, &twos()));
    }
    let least = best.first().map_or(0.0, |(_, error)| *error);
    best.retain(|(_, error)| *error <= 2.0 * least.max(0.5));
    best
}

/// Those that can be, the least error first.
fn fitted(points: &[Point], all: &[Vec<(f64, i8)>]) -> Vec<(Model, f64)> {
    let mut models: Vec<(Model, f64)> = all.iter().filter_map(|terms| weighed(points, terms)).collect();
    models.sort_by(|a, b| a.1.total_cmp(&b.1));
    models
}

/// Without a constant where that would be negative: nothing takes less than no time.
fn weighed(points: &[Point], terms: &[(f64, i8)]) -> Option<(Model, f64)> {
    match solved(points, terms, true)? {
        (model, _) if model.constant < 0.0 => solved(points, terms, false),
        found => Some(found),
    }
    .filter(|(model, error)| error.is_finite() && can_be(points, model))
}

/// Seconds are not negative, least of all where nothing was measured.
fn can_be(points: &[Point], model: &Model) -> bool {
    let last = points.last().map_or(1.0, |point| point.n);
    let shrinks = model
        .terms
        .first()
        .is_some_and(|term| term.coefficient < 0.0 && (term.exponent, term.logarithm) > (0.0, 0));
    let everywhere = points.iter().map(|point| point.n).chain([16.0 * last]);
    !shrinks && everywhere.into_iter().all(|n| model.at(n) >= 0.0)
}

/// The least squares of errors in units of the points' own, and the root of the mean square of what is wrong where each point is
/// left out: of a linear model that is its residual over 1 − its leverage.
fn solved(points: &[Point], terms: &[(f64, i8)], constant: bool) -> Option<(Model, f64)> {
    let mut model = Model {
        constant: 0.0,
        terms: terms
            .iter()
            .map(|(exponent, logarithm)| Term {
                coefficient: 0.0,
                exponent: *exponent,
                logarithm: *logarithm,
            })
            .collect(),
        error: 0.0,
    };
    let row = |point: &Point| -> Vec<f64> {
        let factors = model.terms.iter().map(|term| term.factor(point.n));
        constant.then_some(1.0).into_iter().chain(factors).collect()
    };
    let rows: Vec<Vec<f64>> = points.iter().map(row).collect();
    let size = terms.len() + usize::from(constant);
    // Columns of one size, so that powers of large scales do not drown the others.
    let scale: Vec<f64> = (0..size)
        .map(|c| rows.iter().map(|row| row[c].abs()).fold(0.0, f64::max))
        .collect();
    if size == 0 || scale.iter().any(|scale| *scale <= 0.0 || !scale.is_finite()) {
        return None;
    }
    let x: Vec<Vec<f64>> = (rows.iter().zip(points))
        .map(|(row, point)| {
            row.iter()
                .zip(&scale)
                .map(|(x, scale)| x / scale / point.error)
                .collect()
        })
        .collect();
    let y: Vec<f64> = points.iter().map(|point| point.y / point.error).collect();
    let square = |a: usize, b: usize| x.iter().map(|row| row[a] * row[b]).sum::<f64>();
    let inverse = inverse((0..size).map(|a| (0..size).map(|b| square(a, b)).collect()).collect())?;
    let right: Vec<f64> = (0..size)
        .map(|c| x.iter().zip(&y).map(|(row, y)| row[c] * y).sum())
        .collect();
    let times = |vector: &[f64]| -> Vec<f64> {
        inverse
            .iter()
            .map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
            .collect()
    };
    let solution = times(&right);
    let (mut squares, mut relative) = (0.0, 0.0);
    for ((row, y), point) in x.iter().zip(&y).zip(points) {
        let predicted: f64 = row.iter().zip(&solution).map(|(x, c)| x * c).sum();
        let leverage: f64 = times(row).iter().zip(row).map(|(a, b)| a * b).sum();
        // It decides by itself: without it nothing would be known there.
        let wrong = (y - predicted) / (1.0 - leverage).max(1e-6);
        squares += wrong * wrong;
        relative += (wrong * point.error / point.y.abs().max(point.error)).powi(2);
    }
    let n = points.len() as f64;
    let mut coefficients = solution.iter().zip(&scale).map(|(solution, scale)| solution / scale);
    model.constant = constant.then(|| coefficients.next()).flatten().unwrap_or(0.0);
    // What rounding leaves of no constant at all.
    let largest = points.iter().map(|point| point.y.abs()).fold(0.0, f64::max);
    if model.constant.abs() < 1e-9 * largest {
        model.constant = 0.0;
    }
    for (term, coefficient) in model.terms.iter_mut().zip(coefficients) {
        term.coefficient = coefficient;
    }
    model.error = (relative / n).sqrt();
    model.terms.sort_by(|a, b| {
        (b.exponent, b.logarithm)
            .partial_cmp(&(a.exponent, a.logarithm))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    Some((model, (squares / n).sqrt()))
}

/// The inverse of a small symmetric matrix (Gauss and Jordan); `None` of one that is singular.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let size = matrix.len();
    for (at, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|column| f64::from(u8::from(column == at))));
    }
    for at in 0..size {
        let pivot = (at..size).max_by(|a, b| matrix[*a][at].abs().total_cmp(&matrix[*b][at].abs()))?;
        matrix.swap(at, pivot);
        let largest = matrix[at][at];
        if largest.abs() < 1e-12 {
            return None;
        }
        matrix[at].iter_mut().for_each(|cell| *cell /= largest);
        let pivot = matrix[at].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(other, _)| *other != at) {
            let factor = row[at];
            row.iter_mut()
                .zip(&pivot)
                .for_each(|(cell, of_pivot)| *cell -= factor * of_pivot);
        }
    }
    Some(matrix.into_iter().map(|row| row[size..].to_vec()).collect())
}

/// The same terms with other coefficients, for each point left out.
pub(crate) fn without_each(points: &[Point], model: &Model) -> Vec<Model> {
    let terms: Vec<(f64, i8)> = model.terms.iter().map(|term| (term.exponent, term.logarithm)).collect();
    let without = |at: usize| {
        let rest: Vec<Point> = [&points[..at], &points[at + 1..]].concat();
        weighed(&rest, &terms).map(|(model, _)| model)
    };
    (0..points.len()).filter_map(without).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use statistics::Generator;

    const SCALES: [f64; 7] = [2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0];

    fn points(scales: &[f64], noise: f64, law: impl Fn(f64) -> f64) -> Vec<Point> {
        let mut generator = Generator::new(3);
        let of = |n: &f64| {
            let y = law(*n);
            Point {
                n: *n,
                y: y * (1.0 + noise * generator.normal()),
                error: y * noise.max(1e-3),
            }
        };
        scales.iter().map(of).collect()
    }

    #[test]
    fn a_term_is_found_as_it_was_made() {
        for (i, j, l) in TERMS {
            let exponent = f64::from(*i) / f64::from(*j);
            let law = |n: f64| 0.3 + 0.2 * n.powf(exponent) * n.log2().powi((*l).into());
            let model = fit(&points(&SCALES, 0.0, law), false).unwrap();
            let [term] = model.terms[..] else {
                panic!("{i}/{j} {l}: {model:?}")
            };
            assert!(
                (term.exponent - exponent).abs() < 1e-9 && term.logarithm == *l,
                "{i}/{j} {l}: {model:?}"
            );
            assert!(
                (term.coefficient - 0.2).abs() < 1e-6 && (model.constant - 0.3).abs() < 1e-4,
                "{model:?}"
            );
        }
    }

    #[test]
    fn with_noise_the_exponent_is_found_within_a_tenth() {
        for exponent in [-1.0, -0.5, 0.5, 1.0, 1.5, 2.0] {
            let law = |n: f64| 0.01 + 5.0 * n.powf(exponent);
            let model = fit(&points(&SCALES, 0.01, law), true).unwrap();
            let (found, truth) = (model.exponent(16.0), (law(16.016) / law(16.0)).ln() / f64::ln(1.001));
            assert!(
                (found - truth).abs() < 0.1,
                "{exponent}: {found}, not {truth}: {model:?}"
            );
        }
    }

    #[test]
    fn two_terms_are_told_apart() {
        // A part that is shared out, one that each rank repeats, and one that grows.
        let law = |n: f64| 2.0 + 100.0 / n + 0.05 * n;
        let model = fit(&points(&SCALES, 0.0, law), true).unwrap();
        let exponents: Vec<f64> = model.terms.iter().map(|term| term.exponent).collect();
        assert_eq!(exponents, [1.0, -1.0], "{model:?}");
        assert!((model.at(512.0) / law(512.0) - 1.0).abs() < 0.01);
    }

    #[test]
    fn what_does_not_grow_is_constant_whatever_the_noise() {
        for seed in 0..40 {
            let mut generator = Generator::new(seed);
            let noisy = |n: &f64| Point {
                n: *n,
                y: 5.0 + 0.1 * generator.normal(),
                error: 0.1,
            };
            let points: Vec<Point> = SCALES.iter().map(noisy).collect();
            let model = fit(&points, true).unwrap();
            // Of 40 constant laws a few may by chance look like a line; none steep.
            assert!(model.exponent(128.0).abs() < 0.1, "{seed}: {model:?}");
        }
    }

    #[test]
    fn too_little_has_no_model() {
        assert_eq!(fit(&points(&SCALES[..3], 0.0, |n| n), false), None);
        assert_eq!(fit(&points(&SCALES, 0.0, |_| 0.0), false), None);
        let four = fit(&points(&SCALES[..4], 0.0, |n| 1.0 + n), false).unwrap();
        assert_eq!(four.terms.len(), 1);
        assert!(inverse(vec![vec![1.0, 1.0], vec![1.0, 1.0]]).is_none());
    }

    #[test]
    fn formulas_read_as_they_are_meant() {
        let term = |coefficient, exponent, logarithm| Term {
            coefficient,
            exponent,
            logarithm,
        };
        let model = |constant, terms: &[Term]| Model {
            constant,
            terms: terms.to_vec(),
            error: 0.0,
        };
        let shown = |model: Model| model.formula(&|value| format!("{value}")).replace('\u{a0}', " ");
        assert_eq!(shown(model(2.0, &[])), "2");
        assert_eq!(
            shown(model(0.5, &[term(3.0, 1.0, 1), term(2.0, -1.0, 0)])),
            "0.5 + 3 · n · log₂ n + 2 · n^−1"
        );
        assert_eq!(shown(model(0.0, &[term(3.0, 2.0 / 3.0, 2)])), "3 · n^(2/3) · log₂^2 n");
        assert_eq!(shown(model(1.0, &[term(-3.0, 0.0, 1)])), "1 − 3 · log₂ n");
    }
}
