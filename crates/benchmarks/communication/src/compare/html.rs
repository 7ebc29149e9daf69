//! The comparison as one page: its plots, all sides in one, then the ratios.

use super::{Comparison, Ratio, Side, Table};
use crate::html::{OVERSUBSCRIBED, facts, head, heading, picture, point};
use crate::number::{fixed, heading_unit, scaled};
use page::html as escape;
use page::plot::Line;
use std::fmt::Write;

/// The page; `version` is Steelyard's.
pub fn write(comparison: &Comparison, version: &str) -> String {
    let mut out = String::new();
    head(&mut out, &comparison.title);
    let _ = writeln!(
        out,
        "<p class=\"verdict\">{}</p>\n</header>",
        escape(
            &comparison
                .sides
                .iter()
                .map(|side| side.name.as_str())
                .collect::<Vec<_>>()
                .join(" · ")
        )
    );
    if comparison.sides.iter().any(|side| side.place.oversubscribed) {
        let _ = writeln!(out, "<p class=\"caution\">{OVERSUBSCRIBED}</p>");
    }
    pictures(&mut out, comparison);
    for table in &comparison.tables {
        ratios(&mut out, comparison, table);
    }
    sides(&mut out, &comparison.sides);
    page::frame(&comparison.title, &out, version)
}

/// A plot for each column, with every series of every side in it.
fn pictures(out: &mut String, comparison: &Comparison) {
    let mut done: Vec<&str> = Vec::new();
    out.push_str("<section>\n");
    for first in &comparison.tables {
        let column = &first.column;
        if done.contains(&column.id.as_str()) {
            continue;
        }
        done.push(&column.id);
        let tables: Vec<&Table> = comparison
            .tables
            .iter()
            .filter(|table| table.column.id == column.id)
            .collect();
        let mut labels = Vec::new();
        for (number, side) in comparison.sides.iter().enumerate() {
            for table in &tables {
                let label = match tables.len() {
                    1 => side.name.clone(),
                    _ => format!("{}, {}", side.name, table.label),
                };
                labels.push((label, number, *table));
            }
        }
        let line = |(label, side, table): &'_ (String, usize, &Table)| {
            // A place that this side did not measure breaks no line; a value that it could not have does.
            let points = table
                .rows
                .iter()
                .filter_map(|row| Some(point(row.x, row.values[*side].as_ref()?)));
            (label.clone(), points.collect::<Vec<_>>())
        };
        let lines: Vec<_> = labels
            .iter()
            .map(line)
            .filter(|(_, points)| !points.is_empty())
            .collect();
        let lines = lines.iter().map(|(label, points)| Line {
            label,
            points: points.clone(),
        });
        picture(
            out,
            &first.title,
            &comparison.axis,
            column,
            first.logarithmic,
            lines.collect(),
        );
    }
    out.push_str("</section>\n");
}

fn ratios(out: &mut String, comparison: &Comparison, table: &Table) {
    let _ = write!(
        out,
        "<section class=\"part wide\">\n<header><h2>{}: {}</h2><p>{}</p></header>\n<div class=\"table\"><table>\n<thead><tr>\
         <th scope=\"col\" class=\"n\">{}</th>",
        escape(&table.label),
        escape(&table.column.label),
        escape(&table.column.explain),
        escape(&comparison.axis.label)
    );
    for side in &comparison.sides {
        let _ = write!(
            out,
            "<th scope=\"col\" class=\"n\">{}</th>",
            heading(&side.name, heading_unit(table.column.unit))
        );
    }
    for side in comparison.sides.iter().skip(1) {
        let _ = write!(out, "<th scope=\"col\" class=\"n\">{} / first</th>", escape(&side.name));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for row in &table.rows {
        let _ = write!(
            out,
            "<tr><td class=\"n\">{}</td>",
            escape(&scaled(comparison.axis.unit, row.x as f64))
        );
        for value in &row.values {
            let _ = write!(
                out,
                "<td class=\"n\">{}</td>",
                escape(&fixed(value.and_then(|value| value.value), table.column.unit))
            );
        }
        for ratio in row.ratios.iter().skip(1) {
            out.push_str(&cell(ratio.as_ref()));
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody></table>\n<p class=\"note\">Bold with a star: the two intervals do not overlap.</p></div>\n</section>\n");
}

fn cell(ratio: Option<&Ratio>) -> String {
    match ratio {
        None => "<td class=\"n soft\">–</td>".into(),
        Some(ratio) if ratio.apart == Some(true) => {
            format!("<td class=\"n\"><b>{:.3}</b> *</td>", ratio.ratio)
        }
        Some(ratio) => format!("<td class=\"n soft\">{:.3}&nbsp;&nbsp;</td>", ratio.ratio),
    }
}

fn sides(out: &mut String, sides: &[Side]) {
    out.push_str("<section class=\"part\">\n<header><h2>What is compared</h2></header>\n<div>\n");
    for side in sides {
        let _ = writeln!(
            out,
            "<div class=\"block\"><h3>{}</h3>\n<dl class=\"facts\">",
            escape(&side.name)
        );
        for (label, text) in facts(&side.place, &side.method)
            .iter()
            .filter(|(_, text)| !text.is_empty())
        {
            let _ = writeln!(out, "<dt>{label}</dt><dd>{}</dd>", escape(text));
        }
        out.push_str("</dl></div>\n");
    }
    out.push_str("</div>\n</section>\n");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::tests::two;

    #[test]
    fn all_sides_are_in_one_plot() {
        let page = write(&Comparison::new(&two()).unwrap(), "1");
        assert_eq!(page.matches("<figure").count(), 1);
        assert_eq!(page.matches("class=\"band\"").count(), 2);
        assert!(page.contains("<b>2.000</b> *") && page.contains("MPICH 4 · Open MPI 4"));
    }

    #[test]
    fn hostile_names_are_text() {
        let mut sweeps = two();
        sweeps[0].1.place.host = "<script>".into();
        sweeps[0].1.series[0].label = "<script>".into();
        let page = write(&Comparison::new(&sweeps).unwrap(), "<script>");
        assert!(!page.contains("<script"));
    }
}
