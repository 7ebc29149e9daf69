//! Levels of work around the predicted knee, and the knee among them.

use super::iteration::Pair;
use super::knee::{Knee, Point, slope};
use super::window::{Base, Window};
use super::{Options, affordable};
use crate::transport::Transport;
use statistics::{Bootstrap, Estimate, median};

/// Levels of work with their iterations, and the knee among them.
pub struct Sweep {
    /// For each time that all levels were visited, in the order of the levels.
    visits: Vec<Vec<Point>>,
    /// Of them, those before the knee.
    before: usize,
    /// Work before that hides the token alone.
    token_s: f64,
}

impl Sweep {
    /// `None` if no work makes the iteration longer.
    pub fn measure(
        pair: &mut Pair<impl Transport>,
        base: &Base,
        window: &Window,
        options: &Options,
        step: &mut dyn FnMut(&str),
    ) -> Option<Self> {
        let predicted = (base.time_s - window.overhead_s).clamp(base.time_s / 16.0, base.time_s);
        let mut levels = rising(pair, base, predicted, options)?;
        // Between the token's arrival and the knee too few levels would fall for a slope.
        let room = predicted - base.token_s;
        levels.extend([0.1, 0.3, 0.5, 0.7, 0.9].map(|part| base.token_s + part * room.max(0.0)));
        levels.push(0.0);
        levels.sort_by(f64::total_cmp);
        let cost: f64 = levels.iter().map(|level| 2.0 * (level + base.cost_s)).sum();
        let visits = affordable(0.25 * options.budget_s, cost, 4, 40);
        let visits: Vec<Vec<Point>> = (0..visits).map(|_| visit(pair, &levels)).collect();
        let noise_s = 1.25 * base.noise_s / (visits.len() as f64).sqrt();
        let points = middle(&visits.iter().collect::<Vec<_>>())?;
        let (before, knee) = Knee::fit(&points, base.token_s, noise_s.max(1e-9))?;
        step(&format!(
            "slope {:.3} before the knee, overhead {:.3} µs after it, from {} levels",
            knee.slope,
            1e6 * knee.overhead_s,
            levels.len()
        ));
        Some(Self {
            visits,
            before,
            token_s: base.token_s,
        })
    }

    /// 1 − slope before the knee. `None` if there are too few levels before it.
    pub fn overlap(&self, options: &Options) -> Option<Estimate> {
        let visits: Vec<&Vec<Point>> = self.visits.iter().collect();
        let bootstrap = Bootstrap {
            resamples: 200,
            confidence: options.confidence,
            seed: options.seed,
        };
        bootstrap.of(&visits, |visits| {
            let points = middle(visits)?;
            Some(1.0 - slope(points.get(..self.before)?, self.token_s)?)
        })
    }
}

/// The medians of all visits to each level.
fn middle(visits: &[&Vec<Point>]) -> Option<Vec<Point>> {
    let at =
        |level: usize, of: fn(&Point) -> f64| median(&visits.iter().map(|visit| of(&visit[level])).collect::<Vec<_>>());
    (0..visits.first()?.len())
        .map(|level| {
            Some(Point {
                work_s: at(level, |point| point.work_s)?,
                time_s: at(level, |point| point.time_s)?,
            })
        })
        .collect()
}

/// Levels in steps of √2 around the predicted knee, up to the second past the threshold. `None` if there is no end.
fn rising(pair: &mut Pair<impl Transport>, base: &Base, predicted: f64, options: &Options) -> Option<Vec<f64>> {
    let pairs = affordable(0.1 * options.budget_s, 20.0 * (base.cost_s + base.time_s), 3, 10);
    let (mut levels, mut past) = (Vec::new(), 0);
    for half_power in -4..12 {
        let level = predicted * f64::from(half_power).exp2().sqrt();
        levels.push(level);
        let times: Vec<f64> = pair.twins(&vec![level; pairs]).iter().map(|twin| twin.with_s).collect();
        let longer = median(&times)? > base.time_s * base.threshold(pairs);
        past = if longer { past + 1 } else { 0 };
        if past >= 2 && level > 1.2 * predicted {
            return Some(levels);
        }
    }
    None
}

/// One pair at each level, in random order.
fn visit(pair: &mut Pair<impl Transport>, levels: &[f64]) -> Vec<Point> {
    let mut order: Vec<usize> = (0..levels.len()).collect();
    pair.generator().shuffle(&mut order);
    let work: Vec<f64> = order.iter().map(|&level| levels[level]).collect();
    let mut points = vec![
        Point {
            work_s: 0.0,
            time_s: 0.0
        };
        levels.len()
    ];
    for (&level, twin) in order.iter().zip(pair.twins(&work)) {
        points[level] = Point {
            work_s: twin.without_s,
            time_s: twin.with_s,
        };
    }
    points
}
