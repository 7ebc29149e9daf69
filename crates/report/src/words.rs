//! Words that every page for people uses.

use crate::{Absent, Cell, Report, Row};
use findings::{Confidence, Finding, Place};
use metrics::number::number;
use page::visible;

/// A place in words: "solve (solver.c:42)", or what is known of that.
fn place(place: &Place) -> String {
    model::Place {
        function: &place.function,
        file: &place.file,
        line: place.line,
        module: place.module.rsplit('/').next().unwrap_or_default(),
    }
    .to_string()
}

/// Most places that a finding names.
const PLACES: usize = 3;

/// Where a finding is at home, the most costly place first; several addresses of one line are one place.
pub fn places(finding: &Finding) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for place in finding.places.iter().map(place) {
        if found.len() < PLACES && !found.contains(&place) {
            found.push(place);
        }
    }
    found
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
pub fn threshold(finding: &Finding, report: &Report) -> String {
    let t = &finding.threshold;
    let name = threshold_name(finding, report);
    let source = if t.source.is_empty() {
        String::new()
    } else {
        format!(" ({})", t.source.trim_end_matches('.'))
    };
    format!("{name} {}{source}", t.limit)
}

/// What a threshold compares: where it is a number of the report, that number's label.
pub fn threshold_name<'a>(finding: &'a Finding, report: &'a Report) -> &'a str {
    let name = &finding.threshold.name;
    let mut rows = report
        .sections
        .iter()
        .flat_map(|section| &section.rows)
        .chain(&report.trust.rows);
    rows.find(|row| row.id == *name).map_or(name, |row| &row.label)
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

/// How deep a row stands under its parents among `rows`.
pub fn depth(row: &Row, rows: &[Row]) -> usize {
    let mut depth = 0;
    let mut parent = row.parent.as_deref();
    while let Some(found) = parent.and_then(|id| rows.iter().find(|r| r.id == id)) {
        depth += 1;
        parent = found.parent.as_deref();
        if depth == 4 {
            break;
        }
    }
    depth
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

/// More than one of it.
pub fn plural(noun: &str) -> String {
    if noun.ends_with("ss") {
        format!("{noun}es")
    } else {
        format!("{noun}s")
    }
}
