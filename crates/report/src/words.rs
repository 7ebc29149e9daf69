//! Words that every page for people uses.

use crate::{Absent, Cell, Report};
use findings::{Confidence, Finding};
use metrics::number::number;
use page::visible;

/// Most places that a finding names.
const PLACES: usize = 3;

/// Where a finding is at home, the most costly place first.
pub fn places(finding: &Finding) -> Vec<&str> {
    let places = finding.places.iter().take(PLACES);
    places.map(|place| place.text.as_str()).collect()
}

/// A cell in words.
pub fn cell(cell: &Cell, unit: Option<metrics::Unit>) -> String {
    match (cell, unit) {
        (Cell::Number(value), Some(unit)) => number(unit, *value),
        (Cell::Number(value), None) => number(metrics::Unit::Count, *value),
        (Cell::Text(text), _) => visible(text).into_owned(),
        (Cell::Nothing, _) => "–".into(),
    }
}

/// The gain in words: "up to 1.40 s (11.4 % of the run): what the basis says"; "perhaps" before it where it is not sure.
pub fn gain(finding: &Finding) -> String {
    let seconds = number(metrics::Unit::Seconds, finding.gain_s);
    let share = number(metrics::Unit::Share, finding.gain_share);
    let basis = finding.gain_basis.trim_end_matches('.');
    let basis = if basis.is_empty() {
        String::new()
    } else {
        format!(": {basis}")
    };
    let perhaps = match finding.confidence {
        Confidence::Perhaps => "perhaps ",
        Confidence::Sure => "",
    };
    format!("{perhaps}up to {seconds} ({share} of the run){basis}")
}

/// The threshold in words.
pub fn threshold(finding: &Finding) -> String {
    let t = &finding.threshold;
    let source = if t.source.is_empty() {
        String::new()
    } else {
        format!(" ({})", t.source.trim_end_matches('.'))
    };
    format!("{}{source}", t.text)
}

/// What we cost, in a sentence.
pub fn cost(report: &Report) -> String {
    let trust = &report.trust;
    let Some(share) = trust.overhead_share else {
        return "What Steelyard itself cost this run is not known.".into();
    };
    format!(
        "Steelyard itself took {} of the program's time.",
        number(metrics::Unit::Share, share)
    )
}

/// The `±` of a number; none where the page says once that the run was too short for them.
pub fn error(report: &Report, unit: metrics::Unit, value: f64, standard_error: Option<f64>) -> String {
    metrics::number::error(unit, value, standard_error.filter(|_| report.caution.is_none()))
}

/// What stands under the numbers that carry a `±`.
pub fn legend(report: &Report) -> &'static str {
    match report.caution {
        None => metrics::number::ERROR_LEGEND,
        Some(_) => "",
    }
}

/// Why something is not known, and what to do about it.
pub fn absent(absent: &Absent) -> String {
    let reason = absent.reason.trim_end_matches('.');
    format!("{reason}. {}", absent.remedy).trim_end().to_string()
}
