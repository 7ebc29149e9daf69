//! Words that every page for people uses.

use crate::{Absent, Cell, Report, Row, Table};
use findings::{Confidence, Finding};
use text::visible;
use text::within;

/// Findings that a page tells in full; the rest have a line each.
pub const FIRST: usize = 3;
/// Most places that a finding names.
const PLACES: usize = 3;

/// Where a finding is at home, the most costly place first.
pub fn places(finding: &Finding) -> Vec<&str> {
    let places = finding.places.iter().take(PLACES);
    places.map(|place| place.text.as_str()).collect()
}

/// A cell of a table in words, and its `±`.
pub fn cell(report: &Report, table: &Table, row: usize, column: usize) -> (String, String) {
    let unit = table.columns.get(column).and_then(|(_, unit)| *unit);
    match table.rows.get(row).and_then(|cells| cells.get(column)) {
        Some(Cell::Number(value)) => {
            let unit = unit.unwrap_or(text::Unit::Count);
            measured(report, unit, *value, table.error(row, column))
        }
        Some(Cell::Text(text)) => (visible(text).into_owned(), String::new()),
        Some(Cell::Nothing) | None => ("–".into(), String::new()),
    }
}

/// The gain in words: "up to 1.40 s (11.4 % of the run): what the basis says"; "perhaps" before it where it is not sure.
pub fn gain(finding: &Finding) -> String {
    let seconds = within(text::Unit::Seconds, finding.gain_s, finding.gain_error_s);
    let share = gain_share(finding);
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

/// Said where the savings of the findings come to more than the run.
pub fn overlap(report: &Report) -> &'static str {
    let all: f64 = report.findings.iter().map(|finding| finding.gain_share).sum();
    match all > 1.0 {
        true => "Do not add these savings: what one of these changes saves, another cannot save again.",
        false => "",
    }
}

/// What a finding could save, in a word or two: "up to 1.4 s".
pub fn saving(finding: &Finding) -> String {
    let seconds = || text::measured(text::Unit::Seconds, finding.gain_s, finding.gain_error_s).0;
    match finding.confidence {
        _ if finding.warning => "first".into(),
        Confidence::Perhaps => format!("perhaps up to {}", seconds()),
        Confidence::Sure => format!("up to {}", seconds()),
    }
}

/// The gain as a share of the run, with no more digits than its error allows.
pub fn gain_share(finding: &Finding) -> String {
    text::measured(text::Unit::Share, finding.gain_share, finding.gain_error_share()).0
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

/// A number and its `±`; none where the page says once that the run was too short for them.
pub fn measured(report: &Report, unit: text::Unit, value: f64, standard_error: Option<f64>) -> (String, String) {
    let (value, error) = text::measured(unit, value, standard_error);
    match report.caution {
        None => (value, error),
        Some(_) => (value, String::new()),
    }
}

/// Lowest and highest of a row's ranks, where they differ and the row itself is known; a rank's number is no more exact than the mean.
pub fn range(row: &Row) -> Option<(String, String)> {
    let spread = row.spread.as_ref().filter(|spread| spread.min < spread.max)?;
    if !text::is_known(row.value?, row.error) {
        return None;
    }
    let shown = |value| text::measured(row.unit, value, row.error).0;
    Some((shown(spread.min), shown(spread.max)))
}

/// What stands under the numbers that carry a `±`, where the page so far shows any.
pub fn legend(shown: &str) -> &'static str {
    match shown.contains('±') || shown.contains(text::ascii("±").as_str()) {
        true => text::ERROR_LEGEND,
        false => "",
    }
}

/// How to look around in the run.
pub fn open(profile: &str) -> String {
    format!("steelyard view {profile} shows its timeline, call stacks and source lines.")
}

/// Why something is not known, and what to do about it.
pub fn absent(absent: &Absent) -> String {
    sentences(&absent.reason, &absent.remedy)
}

/// A reason and its remedy, which may be empty.
pub fn sentences(reason: &str, remedy: &str) -> String {
    let (reason, remedy) = (reason.trim_end_matches('.'), remedy.trim_end_matches('.'));
    match remedy {
        "" => format!("{reason}."),
        remedy => format!("{reason}. {}.", text::capital(remedy)),
    }
}
