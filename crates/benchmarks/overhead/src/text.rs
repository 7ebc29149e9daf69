//! For a terminal.

use crate::Weighing;
use crate::words::{change, method, pairs, quantity, ratio, stated, verdict};
use std::fmt::Write;
use text::Unit;
use text::number;
use text::visible;

const WIDTH: usize = 80;

/// The page as text, ended by a newline.
pub fn write(weighing: &Weighing) -> String {
    let mut out = String::new();
    paragraph(&mut out, &format!("Weighed: {}", visible(&weighing.command)));
    paragraph(
        &mut out,
        &format!("with {}; {}", visible(&weighing.tool), pairs(weighing)),
    );
    for (label, text) in &weighing.place {
        paragraph(&mut out, &format!("{label}: {}", visible(text)));
    }
    out.push('\n');
    paragraph(&mut out, &visible(&verdict(weighing)));
    out.push('\n');
    comparisons(&mut out, weighing);
    costs(&mut out, weighing);
    out.push('\n');
    for sentence in method(weighing) {
        paragraph(&mut out, &sentence);
    }
    out
}

fn comparisons(out: &mut String, weighing: &Weighing) {
    let mut rows = vec![["", "without", "with", "ratio", "95 % interval"].map(String::from)];
    for each in &weighing.comparisons {
        rows.push([
            each.label.clone(),
            quantity(&each.unit, each.without),
            quantity(&each.unit, each.with),
            ratio(each.ratio),
            each.low
                .zip(each.high)
                .map_or("–".into(), |(low, high)| format!("{} – {}", ratio(low), ratio(high))),
        ]);
    }
    table(out, &rows);
}

fn costs(out: &mut String, weighing: &Weighing) {
    let Some((difference, rest)) = weighing.difference().filter(|_| !weighing.costs.is_empty()) else {
        return;
    };
    let share = |seconds: f64| {
        let elapsed = weighing.elapsed().map_or(0.0, |elapsed| elapsed.without);
        if elapsed > 0.0 {
            change(seconds / elapsed)
        } else {
            "–".into()
        }
    };
    let mut rows = vec![["where it arises", "times", "each", "of a run", "of its time"].map(String::from)];
    for cost in &weighing.costs {
        let each = cost
            .count
            .filter(|count| *count > 0.0)
            .map(|count| cost.seconds / count);
        rows.push([
            cost.label.clone(),
            cost.count
                .map_or(String::new(), |count| number(Unit::Count, count.round())),
            each.map_or(String::new(), |each| number(Unit::Seconds, each)),
            number(Unit::Seconds, cost.seconds),
            share(cost.seconds),
        ]);
    }
    for (label, seconds) in [("not accounted for", rest), ("measured difference", difference)] {
        rows.push([
            label.into(),
            String::new(),
            String::new(),
            number(Unit::Seconds, seconds),
            share(seconds),
        ]);
    }
    out.push('\n');
    table(out, &rows);
    if let Some(sentence) = stated(weighing) {
        out.push('\n');
        paragraph(out, &sentence);
    }
}

/// The first column to the left, the others to the right.
fn table<const N: usize>(out: &mut String, rows: &[[String; N]]) {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..N).map(width).collect();
    for row in rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let _ = match column {
                0 => write!(line, "{cell:<width$}"),
                _ => write!(line, "  {cell:>width$}"),
            };
        }
        let _ = writeln!(out, "{}", line.trim_end());
    }
}

/// Words in lines of [`WIDTH`].
fn paragraph(out: &mut String, text: &str) {
    for line in text::wrap(text, WIDTH) {
        let _ = writeln!(out, "{line}");
    }
}
