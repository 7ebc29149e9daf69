//! The numbers of METRICS in both sides: what a metric was, what it is, and what of that is noise.

use crate::amount::{Amount, noise, seconds};
use metrics::{Better, Certainty, METRICS, Measured, Metric, Missing, measure};
use model::Run;
use schemars::JsonSchema;
use serde::Serialize;
use statistics::{CONFIDENCE, mean, mean_interval};
use text::{SHOWN_ERRORS, Unit};

/// A metric of docs/metrics.md in both sides.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct NumberRow {
    /// Its id there.
    pub id: String,
    /// For people.
    pub label: String,
    /// Unit of the numbers here.
    pub unit: Unit,
    /// How it came about.
    pub certainty: Certainty,
    /// Which way is good.
    pub better: Better,
    /// Mean over the runs of A; absent where one of them does not know it.
    pub a: Option<f64>,
    /// Of B.
    pub b: Option<f64>,
    /// b − a.
    pub change: Option<f64>,
    /// What of the change noise explains with 95 % confidence; absent where that is not known.
    pub noise: Option<f64>,
    /// Whether the change is beyond the noise; never of unfinished runs.
    pub sure: bool,
    /// Why a side does not know it, a clause.
    pub missing: Option<String>,
}

/// What the runs of a side know of a metric, or why one of them does not know it.
pub(crate) type OfSide = Result<Vec<Amount>, Missing>;

/// Each metric in each of some runs.
pub(crate) struct Side(Vec<Vec<(&'static Metric, Measured)>>);

impl Side {
    pub fn of(runs: &[&Run]) -> Side {
        Side(runs.iter().map(|run| measure(run)).collect())
    }

    /// The metric that stands at this place of METRICS.
    pub fn at(&self, place: usize) -> OfSide {
        let of_run = |run: &Vec<(&'static Metric, Measured)>| {
            let (metric, measured) = run
                .get(place)
                .ok_or_else(|| Missing::unknown("this version does not know it", ""))?;
            match measured {
                Ok(value) => Ok(Amount::sampled(value.value, error(metric, value.error))),
                Err(missing) => Err(missing.clone()),
            }
        };
        self.0.iter().map(of_run).collect()
    }
}

/// What is counted or read is what it is; what is sampled or estimated has its error, or one that nobody knows.
fn error(metric: &Metric, error: Option<f64>) -> Option<f64> {
    match metric.certainty {
        Certainty::Counted | Certainty::Read => Some(0.0),
        Certainty::Sampled | Certainty::Estimated => error,
    }
}

/// Half of the interval in which the difference of two sides lies 19 times in 20. Numbers that repeat are exact where each
/// side has but one; of all others one run of each does not show how much such runs differ.
pub(crate) fn half_width(repeats: bool, a: &[Amount], b: &[Amount]) -> Option<f64> {
    match repeats && alike(a) && alike(b) {
        true => Some(0.0),
        false if a.len() < 2 || b.len() < 2 => None,
        false => noise(a, b),
    }
}

/// Likewise of one side, whose runs are told by themselves: of one run it is what the number's own error says.
pub(crate) fn half_width_alone(repeats: bool, runs: &[Amount]) -> Option<f64> {
    let squares: Option<f64> = runs.iter().map(|amount| amount.error.map(|error| error.powi(2))).sum();
    let own = squares.map(|squares| SHOWN_ERRORS * squares.sqrt() / runs.len() as f64);
    let between = mean_interval(&seconds(runs), CONFIDENCE).map(|interval| interval.half_width());
    match (own, between) {
        _ if repeats && alike(runs) => Some(0.0),
        (Some(own), Some(between)) => Some(own.max(between)),
        (own, between) => between.or(own),
    }
}

fn alike(runs: &[Amount]) -> bool {
    runs.windows(2).all(|two| two[0].seconds == two[1].seconds)
}

/// A row for each metric that either side knows.
pub(crate) fn rows(a: &Side, b: &Side) -> Vec<NumberRow> {
    let row = |(place, metric): (usize, &'static Metric)| {
        let (a, b) = (a.at(place), b.at(place));
        let missing = a
            .as_ref()
            .err()
            .or(b.as_ref().err())
            .map(|missing| missing.reason.clone());
        let (a, b) = (a.ok(), b.ok());
        let mean_of = |side: &Option<Vec<Amount>>| mean(&seconds(side.as_deref()?));
        let (in_a, in_b) = (mean_of(&a), mean_of(&b));
        in_a.or(in_b)?;
        let change = in_a.zip(in_b).map(|(a, b)| b - a);
        let noise = a.zip(b).and_then(|(a, b)| match metric.certainty {
            // The page says that of one run each it is their own error alone.
            Certainty::Sampled | Certainty::Estimated => noise(&a, &b),
            Certainty::Counted | Certainty::Read => half_width(metric.repeats, &a, &b),
        });
        let noise = noise.filter(|noise| noise.is_finite());
        Some(NumberRow {
            id: metric.id.into(),
            label: metric.label.into(),
            unit: metric.unit,
            certainty: metric.certainty,
            better: metric.better,
            a: in_a,
            b: in_b,
            change,
            noise,
            sure: change.zip(noise).is_some_and(|(change, noise)| change.abs() > noise),
            missing,
        })
    };
    METRICS.iter().enumerate().filter_map(row).collect()
}
