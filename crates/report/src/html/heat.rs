//! A heat map as inline SVG: a cell a shade, the sums of the columns above, those of the lines at the right.

use crate::Heatmap;
use crate::heat::Heat;
use crate::picture::ticks;
use page::html as escape;
use std::fmt::Write;
use text::Unit;
use text::number;

const WIDTH: f64 = 720.0;
/// Room for the names of lines, and for the sums at the right.
const LEFT: f64 = 64.0;
const RIGHT: f64 = 116.0;
/// Height of the sums above, and of the axis.
const TOP: f64 = 40.0;
const AXIS: f64 = 24.0;
/// Height that lines share, and the most that one of them takes.
const HEIGHT: f64 = 224.0;
const LINE: f64 = 20.0;
/// Lines of less than this are too low for a name each.
const NAMED: f64 = 13.0;
/// Steps of colour; page.css has as many.
const SHADES: usize = 7;
const LINES: usize = 128;
const COLUMNS: usize = 256;

/// Appends the figure, or nothing where there is nothing to see.
pub fn write(out: &mut String, map: &Heatmap) {
    let Some(heat) = Heat::of(map, LINES, COLUMNS) else {
        return;
    };
    let (lines, sums, totals) = (heat.lines.len(), heat.columns(), heat.totals());
    let columns = sums.len();
    let line = (HEIGHT / lines as f64).min(LINE);
    let (width, height) = (WIDTH - LEFT - RIGHT, line * lines as f64);
    let x = |column: usize| LEFT + width * column as f64 / columns as f64;
    let y = |row: usize| TOP + line * row as f64;
    let shown = |value: f64| number(map.unit, value);
    let label = format!(
        "{}: {} in all, by {} and time.",
        map.title,
        shown(sums.iter().sum()),
        map.noun
    );
    let _ = writeln!(
        out,
        "<figure class=\"picture heat\">\n{}<svg viewBox=\"0 0 {WIDTH} {:.1}\" role=\"img\" aria-label=\"{}\">\n\
         <rect class=\"frame\" x=\"{LEFT}\" y=\"{TOP}\" width=\"{width}\" height=\"{height:.1}\"/>",
        match map.title.as_str() {
            "" => String::new(),
            title => format!("<h3>{}</h3>\n", escape(title)),
        },
        TOP + height + AXIS,
        escape(&label)
    );
    for (shade, path) in paths(&heat, &x, &y, line)
        .iter()
        .enumerate()
        .filter(|(_, path)| !path.is_empty())
    {
        let _ = writeln!(out, "<path class=\"s{}\" d=\"{path}\"/>", shade + 1);
    }
    let most = sums.iter().copied().fold(0.0, f64::max);
    for (column, sum) in sums.iter().enumerate() {
        let tall = (TOP - 6.0) * sum / most;
        if *sum > 0.0 {
            let _ = writeln!(
                out,
                "<rect class=\"sum\" x=\"{:.2}\" y=\"{:.2}\" width=\"{:.2}\" height=\"{tall:.2}\"/>",
                x(column),
                TOP - 2.0 - tall,
                (width / columns as f64 - 0.3).max(0.3)
            );
        }
        let at = |c: usize| number(Unit::Seconds, c as f64 * heat.bin_s);
        let _ = writeln!(
            out,
            "<rect class=\"probe\" x=\"{:.2}\" width=\"{:.2}\" height=\"{TOP}\"><title>{} to {}: {}</title></rect>",
            x(column),
            width / columns as f64,
            at(column),
            at(column + 1),
            shown(*sum)
        );
    }
    let widest = totals.iter().copied().fold(0.0, f64::max);
    let every = (NAMED / line).ceil().max(1.0) as usize;
    for (row, ((name, _), total)) in heat.lines.iter().zip(&totals).enumerate() {
        let name = format!("{} {name}", map.noun);
        let (middle, long) = (y(row) + line / 2.0 + 4.0, 46.0 * total / widest);
        if *total > 0.0 {
            let _ = writeln!(
                out,
                "<rect class=\"sum\" x=\"{:.1}\" y=\"{:.2}\" width=\"{long:.2}\" height=\"{:.2}\"/>",
                WIDTH - RIGHT + 4.0,
                y(row) + line * 0.15,
                line * 0.7
            );
        }
        if row % every == 0 {
            let _ = writeln!(out, "<text x=\"0\" y=\"{middle:.1}\">{}</text>", escape(&name));
            if line >= NAMED {
                let _ = writeln!(
                    out,
                    "<text x=\"{WIDTH}\" y=\"{middle:.1}\" text-anchor=\"end\">{}</text>",
                    shown(*total)
                );
            }
        }
        let _ = writeln!(
            out,
            "<rect class=\"probe\" x=\"{LEFT}\" y=\"{:.2}\" width=\"{:.1}\" height=\"{line:.2}\"><title>{}: {}</title></rect>",
            y(row),
            width + RIGHT,
            escape(&name),
            shown(*total)
        );
    }
    for (at, text) in ticks(heat.duration_s()) {
        let x = LEFT + width * at / heat.duration_s();
        let _ = writeln!(
            out,
            "<line class=\"tick\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{:.1}\" y2=\"{:.1}\"/><text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            TOP + height,
            TOP + height + 5.0,
            TOP + height + 19.0,
            escape(&text)
        );
    }
    out.push_str("</svg>\n<figcaption><span class=\"scale\">");
    for shade in 1..=SHADES {
        let _ = write!(out, "<i class=\"s{shade}\"></i>");
    }
    let limits = heat.limits(SHADES);
    let note = if map.note.is_empty() {
        String::new()
    } else {
        format!(" {}", map.note)
    };
    let _ = writeln!(
        out,
        "</span> {} to {} in {}, logarithmic. Above, all {} together; at the right, all the time.{}</figcaption></figure>",
        escape(&shown(limits[0])),
        escape(&shown(heat.high())),
        number(Unit::Seconds, heat.bin_s),
        escape(&text::plural(&map.noun)),
        escape(&note)
    );
}

/// The outlines of all cells of each shade, neighbours of one shade in one.
fn paths(heat: &Heat, x: &dyn Fn(usize) -> f64, y: &dyn Fn(usize) -> f64, line: f64) -> [String; SHADES] {
    let mut paths: [String; SHADES] = Default::default();
    let gap = if line > 6.0 { 1.0 } else { 0.0 };
    for (row, (_, cells)) in heat.lines.iter().enumerate() {
        let mut from = 0;
        while from < cells.len() {
            let shade = heat.shade(cells[from], SHADES);
            let to = (from..cells.len())
                .find(|i| heat.shade(cells[*i], SHADES) != shade)
                .unwrap_or(cells.len());
            if shade > 0 {
                let _ = write!(
                    paths[shade - 1],
                    "M{:.2} {:.2}h{:.2}v{:.2}H{:.2}z",
                    x(from),
                    y(row),
                    x(to) - x(from),
                    line - gap,
                    x(from)
                );
            }
            from = to;
        }
    }
    paths
}
