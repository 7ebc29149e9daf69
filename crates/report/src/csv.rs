//! The report as CSV, long form: one number a line, plain and unscaled, so that runs can be put under each other.

use crate::{Cell, Report, Row, Section};
use ::text::{csv_record, symbol};

const HEADING: &str = "section,name,value,unit,two_standard_errors,certainty,min,min_rank,mean,max,max_rank,note";

/// The lines, the heading first. Table cells are named `table[row].column`,
/// cells of heat maps that are not 0 `map[line].` and the second at which they begin.
pub fn write(report: &Report) -> String {
    let mut out = format!("{HEADING}\n");
    let mut fact = |section: &str, name: &str, value: String, unit: &str, note: &str| {
        out.push_str(&record(section, name, &value, unit, note));
    };
    fact("head", "name", report.head.name.clone(), "", "");
    for (label, text) in &report.head.rows {
        fact("head", &label.to_lowercase().replace(' ', "_"), text.clone(), "", "");
    }
    fact("head", "elapsed_s", plain(report.head.elapsed_s), "s", "");
    fact("head", "ranks", report.head.ranks.to_string(), "1", "");
    fact("head", "nodes", report.head.nodes.to_string(), "1", "");
    fact("head", "ended_well", report.head.ended_well.to_string(), "", "");
    if report.unmeasured {
        fact("unmeasured", "unmeasured", report.verdict.clone(), "", "");
        return out;
    }
    fact("verdict", "verdict", report.verdict.clone(), "", "");
    for (i, finding) in report.findings.iter().enumerate() {
        let (name, gain) = (format!("{}.{}", i + 1, finding.id), plain(finding.gain_s));
        let error = twice(finding.gain_error_s);
        out.push_str(&uncertain("finding", &name, &gain, "s", &error, &finding.title));
    }
    for share in &report.shares {
        let error = twice(share.error);
        let known = ["share", &share.id, &plain(share.share), "1", &error, "sampled"];
        out.push_str(&csv_record(&[known, [""; 6]].concat()));
    }
    for each in &report.sections {
        section(&mut out, &each.id, each);
    }
    for each in &report.trust.rows {
        out.push_str(&row("trust", each));
    }
    for absent in &report.trust.absent {
        out.push_str(&record("trust", &absent.what, "", "", &absent.reason));
    }
    out
}

/// A line of which the columns between unit and note are empty.
fn record(section: &str, name: &str, value: &str, unit: &str, note: &str) -> String {
    uncertain(section, name, value, unit, "", note)
}

/// The same with two standard errors.
fn uncertain(section: &str, name: &str, value: &str, unit: &str, error: &str, note: &str) -> String {
    csv_record(&[section, name, value, unit, error, "", "", "", "", "", "", note])
}

fn twice(error: Option<f64>) -> String {
    error.map(|error| plain(2.0 * error)).unwrap_or_default()
}

/// A section and its parts; `id` is that of the section on the page.
fn section(out: &mut String, id: &str, section: &Section) {
    let mut fact = |name: &str, value: &str, unit: &str, error: Option<f64>, note: &str| {
        out.push_str(&uncertain(id, name, value, unit, &twice(error), note));
    };
    let mut of = "";
    for (label, text) in &section.points {
        // What goes on has the label of what it goes on with.
        of = if label.is_empty() { of } else { label };
        let name = format!("point.{}", of.to_lowercase().replace(' ', "_"));
        fact(&name, "", "", None, text);
    }
    for table in &section.tables {
        for (i, cells) in table.rows.iter().enumerate() {
            for (column, (cell, (heading, unit))) in cells.iter().zip(&table.columns).enumerate() {
                let name = format!("{}[{}].{}", table.id, i + 1, heading.to_lowercase().replace(' ', "_"));
                match cell {
                    Cell::Number(value) => {
                        let error = table.error(i, column);
                        fact(&name, &plain(*value), unit.map_or("1", symbol), error, "");
                    }
                    Cell::Text(text) => fact(&name, text, "", None, ""),
                    Cell::Nothing => fact(&name, "", "", None, ""),
                }
            }
        }
    }
    for map in &section.heatmaps {
        for (line, cells) in &map.lines {
            for (column, value) in cells.iter().enumerate().filter(|(_, value)| **value != 0.0) {
                let name = format!("{}[{line}].{}s", map.id, plain(column as f64 * map.bin_s));
                fact(&name, &plain(*value), symbol(map.unit), None, "");
            }
        }
    }
    for each in &section.rows {
        out.push_str(&row(id, each));
    }
    for part in &section.parts {
        self::section(out, id, part);
    }
}

fn row(section: &str, row: &Row) -> String {
    let number = |value: Option<f64>| value.map(plain).unwrap_or_default();
    let rank = |value: Option<u32>| value.map(|r| r.to_string()).unwrap_or_default();
    let spread = row.spread.as_ref();
    let certainty = serde_json::to_value(row.certainty).ok();
    csv_record(&[
        section,
        &row.id,
        &number(row.value),
        symbol(row.unit),
        &twice(row.error),
        certainty.as_ref().and_then(|c| c.as_str()).unwrap_or(""),
        &number(spread.map(|s| s.min)),
        &rank(spread.map(|s| s.min_rank)),
        &number(spread.map(|s| s.mean)),
        &number(spread.map(|s| s.max)),
        &rank(spread.map(|s| s.max_rank)),
        row.missing.as_deref().unwrap_or(""),
    ])
}

/// Digits that read back as the same number.
fn plain(value: f64) -> String {
    match value.abs() {
        size if size >= 1e16 || (size > 0.0 && size < 1e-16) => format!("{value:e}"),
        _ => format!("{value}"),
    }
}
