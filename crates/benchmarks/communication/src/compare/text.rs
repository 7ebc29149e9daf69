//! For a terminal: `#` before what is not a row.

use super::{Comparison, Table};
use crate::html::facts;
use crate::number::{fixed, heading_unit};
use text::visible;

/// The tables.
pub fn write(comparison: &Comparison) -> String {
    let mut out = format!("# {}, {} results\n", visible(&comparison.title), comparison.sides.len());
    for (letter, side) in letters().zip(&comparison.sides) {
        out += &format!("# {letter}: {}\n", visible(&side.name));
        for (label, text) in facts(&side.place, &side.method) {
            if !text.is_empty() {
                out += &format!("#    {label}: {}\n", visible(&text));
            }
        }
    }
    let mut apart = false;
    for table in &comparison.tables {
        let unit = match heading_unit(table.column.unit) {
            "" => String::new(),
            unit => format!(" in {unit}"),
        };
        out += &format!(
            "\n# {}: {}{unit}\n",
            visible(&table.label),
            visible(&table.column.label)
        );
        aligned(&mut out, &cells(comparison, table, &mut apart));
    }
    out += "\n# Ratios are to the first.";
    out += if apart {
        " *: the two intervals do not overlap.\n"
    } else {
        "\n"
    };
    out
}

fn letters() -> impl Iterator<Item = String> {
    (0..).map(|i: u32| match char::from_u32('A' as u32 + i) {
        Some(letter @ 'A'..='Z') => letter.to_string(),
        _ => format!("side {}", i + 1),
    })
}

fn cells(comparison: &Comparison, table: &Table, any: &mut bool) -> Vec<Vec<String>> {
    let sides: Vec<String> = letters().take(comparison.sides.len()).collect();
    let mut heading = vec![comparison.axis.label.clone()];
    heading.extend(sides.iter().cloned());
    heading.extend(sides.iter().skip(1).map(|side| format!("{side}/{}", sides[0])));
    let mut rows = vec![heading];
    for row in &table.rows {
        let mut cells = vec![row.x.to_string()];
        cells.extend(
            row.values
                .iter()
                .map(|value| fixed(value.and_then(|value| value.value), table.column.unit)),
        );
        cells.extend(row.ratios.iter().skip(1).map(|ratio| {
            let Some(ratio) = ratio else {
                return "–".into();
            };
            let apart = ratio.apart == Some(true);
            *any |= apart;
            format!("{:.3}{}", ratio.ratio, if apart { "*" } else { " " })
        }));
        rows.push(cells);
    }
    rows
}

/// Every column to the right, as wide as its widest cell.
fn aligned(out: &mut String, rows: &[Vec<String>]) {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        let cells: Vec<String> = row
            .iter()
            .zip(&widths)
            .map(|(cell, width)| format!("{cell:>width$}"))
            .collect();
        *out += cells.join("  ").trim_end();
        out.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::tests::two;

    #[test]
    fn columns_are_aligned_and_differences_marked() {
        let text = write(&Comparison::new(&two()).unwrap());
        assert!(
            text.contains("# A: MPICH 4\n") && text.contains("# B: Open MPI 4\n"),
            "{text}"
        );
        assert!(
            text.contains(
                "msgsize      A      B     B/A\n      0  1.000  1.000  1.000\n      8  2.000  4.000  2.000*\n"
            ),
            "{text}"
        );
        assert!(text.ends_with("*: the two intervals do not overlap.\n"));
    }
}
