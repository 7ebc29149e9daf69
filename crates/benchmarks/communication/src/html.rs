//! A sweep as one page: its plots, then its tables.

use crate::number::{fixed, heading_unit, scaled};
use crate::{Place, Series, Sweep, Value};
use page::html as escape;
use page::plot::{Axis, Line, Plot, Point};
use std::fmt::Write;

/// The page of one.
pub fn write(sweep: &Sweep) -> String {
    write_all(std::slice::from_ref(sweep))
}

/// The page of several, one after the other.
pub fn write_all(sweeps: &[Sweep]) -> String {
    let mut out = String::new();
    for sweep in sweeps {
        one(&mut out, sweep);
    }
    let first = sweeps.first();
    page::frame(
        first.map_or("", |sweep| &sweep.title),
        &out,
        first.map_or("", |sweep| &sweep.place.steelyard),
    )
}

fn one(out: &mut String, sweep: &Sweep) {
    head(out, &sweep.title);
    out.push_str("<dl class=\"facts\">\n");
    for (label, text) in facts(&sweep.place, &sweep.method) {
        fact(out, label, &text);
    }
    let options = sweep
        .options
        .iter()
        .map(|option| format!("{} {}", option.name, option.value));
    fact(out, "options", &options.collect::<Vec<_>>().join("; "));
    out.push_str("</dl>\n</header>\n");
    if sweep.place.oversubscribed {
        let _ = writeln!(out, "<p class=\"caution\">{OVERSUBSCRIBED}</p>");
    }
    pictures(out, sweep);
    for series in &sweep.series {
        table(out, sweep, series);
    }
    columns(out, sweep);
    notes(out, &sweep.notes);
}

pub(crate) const OVERSUBSCRIBED: &str = "More ranks than processors: they take turns, and times are not those of free \
                                         processors.";

pub(crate) fn head(out: &mut String, title: &str) {
    let _ = write!(
        out,
        "<header>\n<p class=\"mark\">Steelyard</p>\n<h1>{}</h1>\n",
        escape(title)
    );
}

fn fact(out: &mut String, label: &str, text: &str) {
    if !text.is_empty() {
        let _ = writeln!(out, "<dt>{}</dt><dd>{}</dd>", escape(label), escape(text));
    }
}

/// Where, when and how: label and text, empty where it is not known.
pub(crate) fn facts(place: &Place, method: &str) -> Vec<(&'static str, String)> {
    let plural = |n: u32, word: &str| format!("{n} {word}{}", if n == 1 { "" } else { "s" });
    let mpi = place.mpi.as_ref();
    vec![
        (
            "MPI",
            mpi.map(|mpi| format!("{} {}", mpi.name, mpi.version))
                .unwrap_or_default(),
        ),
        ("library", mpi.map(|mpi| mpi.library.clone()).unwrap_or_default()),
        ("transport", place.transport.clone().unwrap_or_default()),
        (
            "ranks",
            format!(
                "{} on {}{}",
                plural(place.ranks, "rank"),
                plural(place.nodes, "node"),
                place
                    .launcher
                    .as_ref()
                    .map(|by| format!(", started by {by}"))
                    .unwrap_or_default()
            ),
        ),
        (
            "processor",
            format!(
                "{}, {} of {}",
                place.processor,
                plural(place.cores, "logical core"),
                place.host
            ),
        ),
        (
            "measured",
            text::utc(place.measured_unix_s.saturating_mul(1_000_000_000)),
        ),
        (
            "method",
            if method == "default" {
                String::new()
            } else {
                method.into()
            },
        ),
    ]
}

pub(crate) fn point(x: u64, value: &Value) -> Point {
    Point {
        x: x as f64,
        y: value.value,
        interval: value.low.zip(value.high),
    }
}

/// A plot of one column; `lines` are of one or several sweeps.
pub(crate) fn picture(
    out: &mut String,
    title: &str,
    axis: &crate::Axis,
    column: &crate::Column,
    logarithmic: bool,
    lines: Vec<Line>,
) {
    let reference = (column.unit == crate::Unit::Ratio).then_some(1.0);
    let interval = lines
        .iter()
        .flat_map(|line| &line.points)
        .any(|point| point.interval.is_some());
    Plot {
        title,
        x: Axis {
            label: &axis.label,
            logarithmic: axis.logarithmic,
            binary: axis.logarithmic,
            number: &|value| scaled(axis.unit, value),
        },
        y: Axis {
            label: &column.label,
            logarithmic,
            binary: false,
            number: &|value| scaled(column.unit, value),
        },
        lines,
        reference,
        caption: if interval {
            "Shaded: the interval of each value."
        } else {
            ""
        },
    }
    .write(out);
}

fn pictures(out: &mut String, sweep: &Sweep) {
    if sweep.plots.is_empty() {
        return;
    }
    out.push_str("<section>\n");
    for plot in &sweep.plots {
        let Some(at) = sweep.column(&plot.column) else {
            continue;
        };
        let line = |series: &Series| -> Vec<Point> {
            let points = series
                .rows
                .iter()
                .filter_map(|row| Some(point(row.x, row.values.get(at)?)));
            points.collect()
        };
        let lines = sweep.series.iter().map(|series| Line {
            label: &series.label,
            points: line(series),
        });
        // A series without any value would only be in the legend's way.
        let lines = lines.filter(|line| line.points.iter().any(|point| point.y.is_some()));
        picture(
            out,
            &plot.title,
            &sweep.axis,
            &sweep.columns[at],
            plot.logarithmic,
            lines.collect(),
        );
    }
    out.push_str("</section>\n");
}

pub(crate) fn heading(label: &str, unit: &str) -> String {
    match unit {
        "" => escape(label),
        unit => format!("{} <small>{}</small>", escape(label), escape(unit)),
    }
}

fn table(out: &mut String, sweep: &Sweep, series: &Series) {
    let title = if sweep.series.len() > 1 {
        series.label.as_str()
    } else {
        "Numbers"
    };
    let noted = series.rows.iter().any(|row| row.note.is_some());
    let _ = write!(
        out,
        "<section class=\"part wide\">\n<header><h2>{}</h2></header>\n<div class=\"table\"><table>\n<thead><tr>\
         <th scope=\"col\" class=\"n\">{}</th>",
        escape(title),
        escape(&sweep.axis.label)
    );
    for column in &sweep.columns {
        let _ = write!(
            out,
            "<th scope=\"col\" class=\"n\" title=\"{}\">{}</th>",
            escape(&column.explain),
            heading(&column.label, heading_unit(column.unit))
        );
    }
    out.push_str(if noted {
        "<th scope=\"col\"></th></tr></thead>\n<tbody>\n"
    } else {
        "</tr></thead>\n<tbody>\n"
    });
    for row in &series.rows {
        let _ = write!(
            out,
            "<tr><td class=\"n\">{}</td>",
            escape(&scaled(sweep.axis.unit, row.x as f64))
        );
        for (value, column) in row.values.iter().zip(&sweep.columns) {
            let _ = write!(
                out,
                "<td class=\"n\">{}{}</td>",
                escape(&fixed(value.value, column.unit)),
                half_width(value)
                    .map(|half| format!(
                        " <small class=\"soft\">± {}</small>",
                        escape(&fixed(Some(half), column.unit))
                    ))
                    .unwrap_or_default()
            );
        }
        if noted {
            let _ = write!(
                out,
                "<td class=\"soft\">{}</td>",
                escape(row.note.as_deref().unwrap_or_default())
            );
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody></table></div>\n</section>\n");
}

fn half_width(value: &Value) -> Option<f64> {
    value.value?;
    Some(0.5 * (value.high? - value.low?))
}

fn columns(out: &mut String, sweep: &Sweep) {
    out.push_str(
        "<section class=\"part\">\n<header><h2>What the columns are</h2></header>\n<div><dl class=\"facts\">\n",
    );
    for column in &sweep.columns {
        fact(out, &column.label, &column.explain);
    }
    if sweep
        .series
        .iter()
        .flat_map(|s| &s.rows)
        .flat_map(|r| &r.values)
        .any(|v| half_width(v).is_some())
    {
        fact(out, "±", "Half of the width of the interval.");
    }
    out.push_str("</dl></div>\n</section>\n");
}

pub(crate) fn notes(out: &mut String, notes: &[String]) {
    if notes.is_empty() {
        return;
    }
    out.push_str("<section class=\"part\">\n<header><h2>Notes</h2></header>\n<div>\n");
    for note in notes {
        let _ = writeln!(out, "<p>{}</p>", escape(note));
    }
    out.push_str("</div>\n</section>\n");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::tests::two;

    #[test]
    fn a_page_has_the_plots_and_every_row() {
        let (_, sweep) = two().remove(0);
        let page = write(&sweep);
        assert_eq!(page.matches("<figure").count(), 1);
        assert_eq!(page.matches("<tbody>\n<tr>").count(), 1);
        assert!(page.contains("2.000 <small class=\"soft\">± 0.100</small>"));
        assert!(page.contains("<dt>time</dt><dd>How long.</dd>"));
    }

    #[test]
    fn hostile_names_are_text() {
        let (_, mut sweep) = two().remove(0);
        let hostile = "</title><script>alert(1)</script>\"'";
        for text in [
            &mut sweep.title,
            &mut sweep.place.host,
            &mut sweep.place.steelyard,
            &mut sweep.series[0].label,
            &mut sweep.columns[0].label,
            &mut sweep.axis.label,
            &mut sweep.plots[0].title,
        ] {
            *text = hostile.into();
        }
        sweep.columns[0].explain = hostile.into();
        sweep.series[0].rows[0].note = Some(hostile.into());
        sweep.notes.push(hostile.into());
        let page = write(&sweep);
        assert!(!page.contains("<script") && page.contains("&lt;script&gt;"));
        for word in ["://", "src=", "href", "url("] {
            assert!(!page.contains(word), "{word}");
        }
    }
}
