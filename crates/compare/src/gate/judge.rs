//! Whether a gate fails: never for what noise can explain.

use super::{Gate, Limit, Sign};
use crate::amount::{Amount, seconds};
use crate::difference::{different_programs, unfinished};
use crate::page::points;
use crate::value::{OfSide, Side, half_width, half_width_alone};
use metrics::{METRICS, Missing};
use model::Run;
use schemars::JsonSchema;
use serde::Serialize;
use statistics::{CONFIDENCE, mean, student_quantile};
use text::{Unit, counted, number};

/// More runs than this nobody makes.
const MOST_RUNS: u32 = 1000;
/// Of how many runs a spread can be told at all; where only one is there, so many are asked for.
const A_FEW: u32 = 3;

/// What became of a gate, in the order in which a page has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Its condition holds, beyond the noise.
    Failed,
    /// The noise is too large to tell, or a number is not known: it passes.
    Undecided,
    /// Its condition does not hold, beyond the noise.
    Passed,
}

impl Outcome {
    /// For people.
    pub fn words(self) -> &'static str {
        match self {
            Outcome::Passed => "passed",
            Outcome::Failed => "FAILED",
            Outcome::Undecided => "not decided",
        }
    }
}

/// A gate and what became of it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Judged {
    /// The condition, as [`Gate::parse`] reads it.
    pub gate: String,
    /// The metric's id.
    pub metric: String,
    /// What became of it.
    pub outcome: Outcome,
    /// Mean over the runs of A; absent of one side alone, and where not known.
    pub a: Option<f64>,
    /// Over those of B, or of the runs alone.
    pub b: Option<f64>,
    /// Runs of each side that would decide, if they are like those that are there; absent where it is decided.
    pub runs: Option<u32>,
    /// The numbers, and why it is not decided: a sentence without its full stop.
    pub text: String,
}

/// Whether no gate fails.
pub fn held(judged: &[Judged]) -> bool {
    judged.iter().all(|each| each.outcome != Outcome::Failed)
}

/// B's runs held against A's; those whose limits have no sign are about B alone.
pub fn between(gates: &[Gate], a: &[&Run], b: &[&Run]) -> Vec<Judged> {
    if gates.is_empty() {
        return vec![];
    }
    of_sides(gates, (a, &Side::of(a)), (b, &Side::of(b)))
}

/// The same, where the numbers are there already.
pub(crate) fn of_sides(gates: &[Gate], a: (&[&Run], &Side), b: (&[&Run], &Side)) -> Vec<Judged> {
    let obstacle = match (a.0.first(), b.0.first()) {
        (Some(one), Some(other)) if different_programs(one, other) => {
            Some("A and B are different programs".to_string())
        }
        _ => stopped("A", a.0).or_else(|| stopped("B", b.0)),
    };
    let of = |gate: &Gate| {
        let place = place(gate);
        let side_a = gate.needs_two().then(|| a.1.at(place));
        judge(gate, side_a, b.1.at(place), obstacle.as_deref())
    };
    gates.iter().map(of).collect()
}

/// Runs of one command by themselves; none of the gates compares (see [`Gate::for_one`]).
pub fn alone(gates: &[Gate], runs: &[&Run]) -> Vec<Judged> {
    if gates.is_empty() {
        return vec![];
    }
    let (side, obstacle) = (Side::of(runs), stopped("the run", runs));
    gates
        .iter()
        .map(|gate| judge(gate, None, side.at(place(gate)), obstacle.as_deref()))
        .collect()
}

fn place(gate: &Gate) -> usize {
    let same = |metric: &metrics::Metric| metric.id == gate.metric.id;
    METRICS.iter().position(same).unwrap_or(usize::MAX)
}

/// What was stopped has not done all its work.
fn stopped(side: &str, runs: &[&Run]) -> Option<String> {
    let any = runs.iter().any(|run| unfinished(run));
    any.then(|| format!("{side} was stopped before its end"))
}

fn judge(gate: &Gate, a: Option<OfSide>, b: OfSide, obstacle: Option<&str>) -> Judged {
    let mut judged = Judged {
        gate: gate.to_string(),
        metric: gate.metric.id.into(),
        outcome: Outcome::Undecided,
        a: None,
        b: None,
        runs: None,
        text: String::new(),
    };
    let (a, b) = match (a, b) {
        (None, Ok(b)) => (None, b),
        (Some(Ok(a)), Ok(b)) => (Some(a), b),
        // A program that makes no call has counted none.
        (Some(Err(missing)), Ok(b)) if is_none(gate, &missing) => (Some(vec![Amount::exact(0.0)]), b),
        (Some(Ok(a)), Err(missing)) if is_none(gate, &missing) => (Some(a), vec![Amount::exact(0.0)]),
        (Some(Err(missing)), Err(other)) if is_none(gate, &missing) && is_none(gate, &other) => {
            let zero = || vec![Amount::exact(0.0)];
            judged.outcome = Weighed::of(gate, Some(&zero()), &zero()).outcome(gate.sign);
            judged.text = format!("neither side has it: {}", other.reason);
            return judged;
        }
        (Some(Err(missing)), _) => {
            judged.text = format!("A does not have it: {}", missing.reason);
            return judged;
        }
        (_, Err(missing)) => {
            let whose = if gate.needs_two() { "B does not have it: " } else { "" };
            judged.text = format!("{whose}{}", missing.reason);
            return judged;
        }
    };
    judged.a = a.as_deref().and_then(|a| mean(&seconds(a)));
    judged.b = mean(&seconds(&b));
    let weighed = Weighed::of(gate, a.as_deref(), &b);
    judged.text = weighed.words(gate, judged.a, judged.b);
    if let Some(why) = obstacle {
        judged.text += &format!("; {why}");
        return judged;
    }
    judged.outcome = weighed.outcome(gate.sign);
    if judged.outcome == Outcome::Undecided {
        judged.runs = weighed.runs(a.as_deref(), &b, gate);
        judged.text += &asked_for(judged.runs, a.as_deref(), &b, weighed.half.is_some());
    }
    judged
}

/// Whether there is none of what is counted: the question does not arise in a run that did nothing of the kind.
fn is_none(gate: &Gate, missing: &Missing) -> bool {
    missing.not_applicable && gate.metric.repeats && matches!(gate.metric.unit, Unit::Count | Unit::Bytes)
}

/// "; 9 runs of each side would decide, where 3 are there".
fn asked_for(runs: Option<u32>, a: Option<&[Amount]>, b: &[Amount], known: bool) -> String {
    let there = a.map_or(b.len(), |a| a.len().min(b.len())) as u32;
    let each = if a.is_some() { " of each side" } else { "" };
    match runs {
        Some(runs) if !known => format!(
            "; one run{each} does not show how much such runs differ: {} would (steelyard run --repeat {runs})",
            counted(f64::from(runs), "run")
        ),
        Some(runs) => format!(
            "; {}{each} like these would decide, where {there} {} there",
            counted(f64::from(runs), "run"),
            if there == 1 { "is" } else { "are" }
        ),
        None => "; so near its limit no number of runs decides".into(),
    }
}

/// How far B is beyond the limit, in the metric's unit, and what of that is noise.
struct Weighed {
    beyond: f64,
    half: Option<f64>,
    /// A as the limit has it.
    limit: Vec<Amount>,
}

impl Weighed {
    fn of(gate: &Gate, a: Option<&[Amount]>, b: &[Amount]) -> Weighed {
        let repeats = gate.metric.repeats;
        let limit: Vec<Amount> = match (gate.limit, a) {
            (Limit::Value(value), _) => vec![Amount::exact(value)],
            (Limit::More(more), a) => moved(a.unwrap_or_default(), 1.0, more),
            (Limit::Times(factor), a) => moved(a.unwrap_or_default(), factor, 0.0),
        };
        let of = |side: &[Amount]| mean(&seconds(side)).unwrap_or(0.0);
        Weighed {
            beyond: of(b) - of(&limit),
            half: match gate.needs_two() {
                true => half_width(repeats, &limit, b),
                false => half_width_alone(repeats, b),
            }
            .filter(|half| half.is_finite()),
            limit,
        }
    }

    fn outcome(&self, sign: Sign) -> Outcome {
        let Some(half) = self.half else {
            return Outcome::Undecided;
        };
        let (low, high) = (self.beyond - half, self.beyond + half);
        // What certainly holds, and what certainly does not.
        let (holds, fails) = match sign {
            Sign::Greater => (low > 0.0, high <= 0.0),
            Sign::AtLeast => (low >= 0.0, high < 0.0),
            Sign::Less => (high < 0.0, low >= 0.0),
            Sign::AtMost => (high <= 0.0, low > 0.0),
            Sign::Other => (low > 0.0 || high < 0.0, low == 0.0 && high == 0.0),
            Sign::Equal => (low == 0.0 && high == 0.0, low > 0.0 || high < 0.0),
        };
        match (holds, fails) {
            (true, _) => Outcome::Failed,
            (_, true) => Outcome::Passed,
            _ => Outcome::Undecided,
        }
    }

    /// The fewest runs of a side whose interval would not reach the limit, if their spread is what it is now.
    fn runs(&self, a: Option<&[Amount]>, b: &[Amount], gate: &Gate) -> Option<u32> {
        let variance = |runs: &[Amount]| {
            let (values, n) = (seconds(runs), runs.len() as f64);
            let centre = mean(&values)?;
            let between: f64 = values.iter().map(|value| (value - centre).powi(2)).sum::<f64>() / (n - 1.0);
            let own: Option<f64> = runs.iter().map(|run| run.error.map(|error| error * error)).sum();
            (n > 1.5).then(|| between.max(own.unwrap_or(0.0) / n))
        };
        let (sides, variance) = match a {
            Some(_) => (2.0, variance(&self.limit).zip(variance(b)).map(|(a, b)| a + b)),
            // One run has its own error; its fellows would have the same.
            None => (1.0, variance(b).or_else(|| b.first()?.error.map(|error| error * error))),
        };
        let Some(variance) = variance.filter(|_| self.half.is_some() || gate.metric.repeats) else {
            return Some(A_FEW);
        };
        let enough = |n: &u32| {
            let freedom = sides * (f64::from(*n) - 1.0);
            let reach = student_quantile(0.5 + 0.5 * CONFIDENCE, freedom);
            reach * (variance / f64::from(*n)).sqrt() < self.beyond.abs()
        };
        let there = a.map_or(b.len(), |a| a.len().min(b.len())) as u32;
        (there.max(1) + 1..=MOST_RUNS).find(enough)
    }

    /// "12.4 s in A, 13.2 s in B, +6.45 % ± 8.1 %".
    fn words(&self, gate: &Gate, a: Option<f64>, b: Option<f64>) -> String {
        let unit = gate.metric.unit;
        let shown = |value: Option<f64>| value.map_or("–".into(), |value| number(unit, value));
        let within = |half: String| format!(" ±\u{a0}{half}");
        let Some(in_a) = a.filter(|_| gate.needs_two()) else {
            let half = self
                .half
                .filter(|half| *half > 0.0)
                .map(|half| within(number(unit, half)));
            return format!("{}: {}{}", gate.metric.label, shown(b), half.unwrap_or_default());
        };
        let change = b.unwrap_or(0.0) - in_a;
        let (change, half) = match gate.limit {
            Limit::Times(_) if in_a != 0.0 => (
                signed(change / in_a, |share| number(Unit::Share, share)),
                self.half.map(|half| number(Unit::Share, half / in_a.abs())),
            ),
            _ => (
                signed(change, |change| points(unit, change)),
                self.half.map(|half| points(unit, half)),
            ),
        };
        let half = half.filter(|_| self.half != Some(0.0)).map(within).unwrap_or_default();
        format!(
            "{}: {} in A, {} in B, {change}{half}",
            gate.metric.label,
            shown(a),
            shown(b)
        )
    }
}

/// "the same", "+6.5 %", "−1.20 s".
fn signed(change: f64, shown: impl Fn(f64) -> String) -> String {
    match change {
        0.0 => "the same".into(),
        change if change > 0.0 => format!("+{}", shown(change)),
        change => format!("−{}", shown(-change)),
    }
}

/// All of them times a factor and so much more.
fn moved(runs: &[Amount], factor: f64, more: f64) -> Vec<Amount> {
    let moved = |run: &Amount| Amount::sampled(run.seconds * factor + more, run.error.map(|error| error * factor));
    runs.iter().map(moved).collect()
}
