//! Amdahl's law: T(n) = T(1) · (f + (1 − f)/n), with the part f that no further rank makes faster.

use super::normal_form::Point;
use schemars::JsonSchema;
use serde::Serialize;
use statistics::mean;

/// The law as it fits elapsed times.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Amdahl {
    /// f.
    pub serial: f64,
    /// Two standard errors of it, by leaving out each scale in turn; absent of three scales.
    pub error: Option<f64>,
    /// T(1), seconds, by the law.
    pub alone_s: f64,
    /// What the law leaves unexplained, as a part of the elapsed times: the root of the mean square.
    pub residual: f64,
}

impl Amdahl {
    /// Elapsed seconds at a scale, by the law.
    pub fn at(&self, n: f64) -> f64 {
        self.alone_s * (self.serial + (1.0 - self.serial) / n)
    }

    /// The speed-up over one that no scale exceeds; none where nothing is serial.
    pub fn limit(&self) -> Option<f64> {
        (self.serial > 0.0).then(|| 1.0 / self.serial)
    }
}

/// The least squares of relative errors, with neither part negative; `None` for fewer than three scales.
pub(crate) fn amdahl(points: &[Point]) -> Option<Amdahl> {
    if points.len() < 3 {
        return None;
    }
    let mut law = fit(points)?;
    let without = |at: usize| fit(&[&points[..at], &points[at + 1..]].concat()).map(|law| law.serial);
    if points.len() > 3 {
        let others: Option<Vec<f64>> = (0..points.len()).map(without).collect();
        law.error = others.and_then(|others| {
            let (m, centre) = (others.len() as f64, mean(&others)?);
            let squares: f64 = others.iter().map(|other| (other - centre).powi(2)).sum();
            Some(text::SHOWN_ERRORS * ((m - 1.0) / m * squares).sqrt())
        });
    }
    Some(law)
}

fn fit(points: &[Point]) -> Option<Amdahl> {
    // T = a + b/n, weighted by 1/T².
    let (mut s, mut sx, mut sxx, mut sy, mut sxy) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for point in points {
        let (w, x) = (point.y.powi(-2), 1.0 / point.n);
        s += w;
        sx += w * x;
        sxx += w * x * x;
        sy += w * point.y;
        sxy += w * x * point.y;
    }
    let determinant = s * sxx - sx * sx;
    (determinant > 0.0).then_some(())?;
    let (a, b) = ((sxx * sy - sx * sxy) / determinant, (s * sxy - sx * sy) / determinant);
    let (a, b) = match (a < 0.0, b < 0.0) {
        (true, _) => (0.0, sxy / sxx),
        (_, true) => (sy / s, 0.0),
        _ => (a, b),
    };
    let mut law = Amdahl {
        serial: a / (a + b),
        error: None,
        alone_s: a + b,
        residual: 0.0,
    };
    let squares: f64 = points
        .iter()
        .map(|point| (law.at(point.n) / point.y - 1.0).powi(2))
        .sum();
    law.residual = (squares / points.len() as f64).sqrt();
    law.serial.is_finite().then_some(law)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(law: impl Fn(f64) -> f64) -> Vec<Point> {
        let of = |n: f64| Point {
            n,
            y: law(n),
            error: 0.01 * law(n),
        };
        [1.0, 2.0, 4.0, 8.0, 16.0].map(of).into()
    }

    #[test]
    fn the_serial_part_is_found() {
        let law = amdahl(&points(|n| 100.0 * (0.05 + 0.95 / n))).unwrap();
        assert!(
            (law.serial - 0.05).abs() < 1e-9 && law.error.unwrap() < 1e-6 && law.residual < 1e-9,
            "{law:?}"
        );
        assert!((law.limit().unwrap() - 20.0).abs() < 1e-6);
    }

    #[test]
    fn nothing_is_less_than_serial_or_parallel() {
        let perfect = amdahl(&points(|n| 100.0 / n.powf(1.02))).unwrap();
        assert_eq!((perfect.serial, perfect.limit()), (0.0, None));
        assert_eq!(amdahl(&points(|n| 10.0 + n)).unwrap().serial, 1.0);
        assert_eq!(amdahl(&points(|n| n)[..2]), None);
    }
}
