//! A side of a row a line.

use super::Comparison;
use text::csv_record;

/// The file.
pub fn write(comparison: &Comparison) -> String {
    let heading = [
        "column",
        "series",
        &comparison.axis.id,
        "side",
        "value",
        "low",
        "high",
        "ratio",
        "apart",
    ];
    let mut out = csv_record(&heading);
    let text = |number: Option<f64>| number.map(|number| number.to_string()).unwrap_or_default();
    for table in &comparison.tables {
        for row in &table.rows {
            for ((value, ratio), side) in row.values.iter().zip(&row.ratios).zip(&comparison.sides) {
                let value = value.unwrap_or_default();
                out += &csv_record(&[
                    table.column.id.clone(),
                    table.series.clone(),
                    row.x.to_string(),
                    side.name.clone(),
                    text(value.value),
                    text(value.low),
                    text(value.high),
                    text(ratio.map(|ratio| ratio.ratio)),
                    ratio
                        .and_then(|ratio| ratio.apart)
                        .map(|apart| apart.to_string())
                        .unwrap_or_default(),
                ]);
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::tests::two;

    #[test]
    fn a_side_of_a_row_is_a_line() {
        let text = write(&Comparison::new(&two()).unwrap());
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "column,series,size_bytes,side,value,low,high,ratio,apart");
        assert_eq!(lines.len(), 1 + 2 * 2);
        assert!(lines[4].starts_with("time_s,alltoall,8,Open MPI 4,0.000004,") && lines[4].ends_with(",2,true"));
    }
}
