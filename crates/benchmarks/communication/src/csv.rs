//! A sweep as CSV: a row a line, plain numbers in base units, empty where there is none.

use crate::{Sweep, Value};
use text::csv_record;

/// The lines; without `heading`, the rows alone. A column whose values have intervals is followed by their ends.
pub fn write(sweep: &Sweep, heading: bool) -> String {
    let rows = || sweep.series.iter().flat_map(|series| &series.rows);
    let interval = |column: usize| {
        let mut values = rows().filter_map(|row| row.values.get(column));
        values.any(|value| value.low.is_some() || value.high.is_some())
    };
    let intervals: Vec<bool> = (0..sweep.columns.len()).map(interval).collect();
    let mut text = String::new();
    if heading {
        let mut cells = vec!["series".to_string(), sweep.axis.id.clone()];
        for (column, interval) in sweep.columns.iter().zip(&intervals) {
            cells.push(column.id.clone());
            if *interval {
                cells.extend([format!("{}_low", column.id), format!("{}_high", column.id)]);
            }
        }
        cells.push("note".into());
        text += &csv_record(&cells);
    }
    for series in &sweep.series {
        for row in &series.rows {
            let mut cells = vec![series.id.clone(), row.x.to_string()];
            for (Value { value, low, high }, interval) in row.values.iter().zip(&intervals) {
                cells.push(plain(*value));
                if *interval {
                    cells.extend([plain(*low), plain(*high)]);
                }
            }
            cells.push(row.note.clone().unwrap_or_default());
            text += &csv_record(&cells);
        }
    }
    text
}

fn plain(value: Option<f64>) -> String {
    value.map_or(String::new(), |value| value.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::sweep;

    #[test]
    fn a_row_is_a_line_and_intervals_have_their_ends() {
        assert_eq!(
            write(&sweep(), true),
            "series,size_bytes,iterations,time_s,time_s_low,time_s_high,availability,note\n\
             send,0,100,0.000001,0.0000009,0.0000011,0.55,\n\
             send,8,100,0.000002,,,,knee not resolved\n"
        );
        assert_eq!(write(&sweep(), false).lines().count(), 2);
    }

    #[test]
    fn what_would_break_a_line_is_quoted() {
        let mut sweep = sweep();
        sweep.series[0].rows[1].note = Some("a \"b\", c".into());
        assert!(write(&sweep, false).ends_with(",\"a \"\"b\"\", c\"\n"));
    }
}
