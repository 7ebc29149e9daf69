//! A sweep as a table: `#` before what is not a row, times in µs, so that scripts of the Sandia benchmark read it.

use crate::number::fixed;
use crate::{Column, Place, Sweep, Unit, Value};

/// Columns of explanations.
const WIDTH: usize = 100;

/// The table; without `heading`, its rows alone.
pub fn write(sweep: &Sweep, heading: bool) -> String {
    let mut text = if heading { head(sweep) } else { String::new() };
    let intervals: Vec<bool> = (0..sweep.columns.len())
        .map(|column| has_interval(sweep, column))
        .collect();
    for series in &sweep.series {
        if heading {
            if sweep.series.len() > 1 {
                text += &format!("\n# {}\n", series.label);
            }
            text += &line(titles(sweep, &intervals));
        }
        for row in &series.rows {
            let mut cells = vec![row.x.to_string()];
            for ((value, column), interval) in row.values.iter().zip(&sweep.columns).zip(&intervals) {
                cells.push(number(value.value, column.unit));
                if *interval {
                    cells.push(number(half_width(value), column.unit));
                }
            }
            let mut row_text = line(cells);
            if let Some(note) = &row.note {
                row_text.pop();
                row_text += &format!("  # {note}\n");
            }
            text += &row_text;
        }
    }
    if heading {
        text += &foot(sweep, intervals.contains(&true));
    }
    text
}

fn head(sweep: &Sweep) -> String {
    let method = match sweep.method.as_str() {
        "default" => String::new(),
        method => format!(", method {method}"),
    };
    let mut text = format!("# {}{method}\n", sweep.title);
    for words in place(&sweep.place) {
        text += &format!("# {words}\n");
    }
    let options: Vec<String> = sweep
        .options
        .iter()
        .map(|o| format!("{} {}", o.name, o.value))
        .collect();
    if !options.is_empty() {
        text += &wrapped(&format!("options: {}", options.join("; ")));
    }
    text
}

/// Where it was measured, in lines.
pub fn place(place: &Place) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(mpi) = &place.mpi {
        lines.push(format!("{} {}, {}", mpi.name, mpi.version, mpi.library));
    }
    if let Some(transport) = &place.transport {
        lines.push(transport.clone());
    }
    let plural = |n: u32, word: &str| format!("{n} {word}{}", if n == 1 { "" } else { "s" });
    lines.push(format!(
        "{} on {}, {} of {}: {}",
        plural(place.ranks, "rank"),
        plural(place.nodes, "node"),
        plural(place.cores, "processor"),
        place.host,
        place.processor
    ));
    if place.oversubscribed {
        lines.push("more ranks than processors: they take turns, and times are not those of free processors".into());
    }
    lines
}

fn foot(sweep: &Sweep, intervals: bool) -> String {
    let mut text = String::from("\n");
    for column in &sweep.columns {
        text += &wrapped(&format!("{}: {}", title(column), column.explain));
    }
    if intervals {
        text += &wrapped("±: half of the width of the interval.");
    }
    let times = sweep.columns.iter().any(|column| column.unit == Unit::Seconds);
    let rates = sweep.columns.iter().any(|column| column.unit == Unit::BytesPerSecond);
    match (times, rates) {
        (true, true) => text += "# Times in µs, rates in MB/s (10^6 bytes), sizes in bytes.\n",
        (true, false) => text += "# Times in µs.\n",
        (false, true) => text += "# Rates in MB/s (10^6 bytes).\n",
        (false, false) => {}
    }
    for note in &sweep.notes {
        text += &wrapped(note);
    }
    text
}

fn titles(sweep: &Sweep, intervals: &[bool]) -> Vec<String> {
    let mut cells = vec![sweep.axis.label.clone()];
    for (column, interval) in sweep.columns.iter().zip(intervals) {
        cells.push(title(column));
        if *interval {
            cells.push("±".into());
        }
    }
    cells
}

fn title(column: &Column) -> String {
    match column.unit {
        Unit::Share => format!("{}(%)", column.label),
        _ => column.label.clone(),
    }
}

/// Columns, as wide as those of the Sandia benchmark, and no blanks at the end.
fn line(cells: Vec<String>) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| format!("{cell:<12}")).collect();
    cells.join(" ").trim_end().to_string() + "\n"
}

fn has_interval(sweep: &Sweep, column: usize) -> bool {
    let rows = sweep.series.iter().flat_map(|series| &series.rows);
    rows.filter_map(|row| row.values.get(column))
        .any(|value| half_width(value).is_some())
}

fn half_width(value: &Value) -> Option<f64> {
    Some(0.5 * (value.high? - value.low?))
}

/// `-` for what is missing: a column of numbers, for programs too.
fn number(value: Option<f64>, unit: Unit) -> String {
    value.map_or("-".into(), |_| fixed(value, unit))
}

/// A sentence as lines that begin with `#`.
fn wrapped(words: &str) -> String {
    format!("# {}\n", text::wrap(words, WIDTH - 4).join("\n#   "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::sweep;

    #[test]
    fn rows_alone_are_numbers_alone() {
        let text = write(&sweep(), false);
        assert_eq!(
            text,
            "0            100          1.000        0.100        55.0\n\
             8            100          2.000        -            -  # knee not resolved\n"
        );
    }

    #[test]
    fn a_heading_names_the_columns_and_explains_them() {
        let text = write(&sweep(), true);
        assert!(
            text.contains("\nmsgsize      iterations   time         ±            avail(%)\n"),
            "{text}"
        );
        assert!(text.contains("# MPICH 4.0.2, /usr/lib/libmpich.so.12\n"), "{text}");
        assert!(
            text.contains("# avail(%): What is left: 1 − overhead / base_t.\n"),
            "{text}"
        );
        assert!(text.contains("more ranks than processors"), "{text}");
        let plain = |line: &&str| !line.is_empty() && !line.starts_with('#');
        assert_eq!(
            text.lines().filter(plain).count(),
            3,
            "all but title and rows are comments"
        );
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
    }
}
