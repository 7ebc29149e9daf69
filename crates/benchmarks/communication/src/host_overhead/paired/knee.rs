//! The time of an iteration against the work in it: flat or rising gently, a knee, then rising as the work does.

use statistics::{median, theil_sen};

/// Work x and time t of an iteration, both in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Of the work alone.
    pub work_s: f64,
    /// With the message.
    pub time_s: f64,
}

/// t = max(T + s·x, x + o), with the knee at x = (T − o) / (1 − s).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Knee {
    /// T.
    pub base_s: f64,
    /// s: 0 where work costs nothing until the knee, 1 where nothing overlaps.
    pub slope: f64,
    /// o.
    pub overhead_s: f64,
}

impl Knee {
    /// The time for an amount of work.
    pub fn time_s(&self, work_s: f64) -> f64 {
        (self.base_s + self.slope * work_s).max(work_s + self.overhead_s)
    }

    /// Fits points in the order of their work. For each place at which the points can be parted, [`Knee::parted`]
    /// gives one; that wins whose residuals have the least sum of Huber losses, quadratic up to `noise_s`. With the
    /// number of points left of the knee. `None` for less than three points.
    pub fn fit(points: &[Point], from_s: f64, noise_s: f64) -> Option<(usize, Knee)> {
        if points.len() < 3 {
            return None;
        }
        let loss = |knee: &Knee| -> f64 {
            let residuals = points.iter().map(|point| point.time_s - knee.time_s(point.work_s));
            residuals.map(|residual| huber(residual, noise_s)).sum()
        };
        (1..points.len())
            .filter_map(|left| Some((left, Knee::parted(points, left, from_s)?)))
            .min_by(|a, b| loss(&a.1).total_cmp(&loss(&b.1)))
    }

    /// With `left` points before the knee: s is the slope of Theil and Sen over those of them with a work of `from_s`
    /// and more (0 for less than three), T the median of their t − s·x; o is the median of t − x of the others.
    pub fn parted(points: &[Point], left: usize, from_s: f64) -> Option<Knee> {
        let (before, after) = points.split_at_checked(left)?;
        let slope = slope(before, from_s).unwrap_or(0.0).clamp(0.0, 1.0);
        Some(Knee {
            base_s: middle(before, slope)?,
            slope,
            overhead_s: middle(after, 1.0)?,
        })
    }
}

/// Of the points from `from_s` on; `None` for less than three.
pub fn slope(points: &[Point], from_s: f64) -> Option<f64> {
    let rising: Vec<(f64, f64)> = points
        .iter()
        .filter(|point| point.work_s >= from_s)
        .map(|point| (point.work_s, point.time_s))
        .collect();
    if rising.len() < 3 { None } else { theil_sen(&rising) }
}

/// Median of t − `slope`·x.
fn middle(points: &[Point], slope: f64) -> Option<f64> {
    median(
        &points
            .iter()
            .map(|point| point.time_s - slope * point.work_s)
            .collect::<Vec<_>>(),
    )
}

/// r²/2 for |r| up to d, then d·(|r| − d/2).
fn huber(residual: f64, d: f64) -> f64 {
    let size = residual.abs();
    if size <= d {
        0.5 * size * size
    } else {
        d * (size - 0.5 * d)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(truth: Knee, spike: f64) -> Vec<Point> {
        let work = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 7.0, 10.0, 14.0, 20.0];
        let mut points: Vec<Point> = work
            .map(|work_s| Point {
                work_s,
                time_s: truth.time_s(work_s),
            })
            .into();
        points[2].time_s += spike;
        points
    }

    fn found(base_s: f64, slope: f64, overhead_s: f64, spike: f64) -> Knee {
        let truth = Knee {
            base_s,
            slope,
            overhead_s,
        };
        Knee::fit(&points(truth, spike), 0.0, 0.01).unwrap().1
    }

    #[test]
    fn a_clean_knee_is_found() {
        assert_eq!(
            found(8.0, 0.0, 2.0, 0.0),
            Knee {
                base_s: 8.0,
                slope: 0.0,
                overhead_s: 2.0
            }
        );
        let bent = found(8.0, 0.25, 2.0, 0.0);
        assert!(
            (bent.slope - 0.25).abs() < 1e-12 && (bent.base_s - 8.0).abs() < 1e-12,
            "{bent:?}"
        );
    }

    #[test]
    fn a_spike_is_not_a_knee() {
        let knee = found(8.0, 0.0, 2.0, 50.0);
        assert!(
            (knee.base_s - 8.0).abs() < 1e-9 && (knee.overhead_s - 2.0).abs() < 1e-9,
            "{knee:?}"
        );
    }

    #[test]
    fn without_overlap_all_is_overhead() {
        let knee = found(8.0, 1.0, 8.0, 0.0);
        assert_eq!((knee.base_s, knee.overhead_s), (8.0, 8.0));
    }

    #[test]
    fn two_points_have_no_knee() {
        assert_eq!(
            Knee::fit(
                &[Point {
                    work_s: 0.0,
                    time_s: 1.0
                }; 2],
                0.0,
                0.1
            ),
            None
        );
    }
}
