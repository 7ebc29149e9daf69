//! Lines against an axis, as inline SVG: values with their intervals, several lines told apart by colour and by mark.

mod scale;

use crate::html;
use scale::Scale;
use std::fmt::Write;

const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 380.0;
const LEFT: f64 = 74.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 48.0;
/// Between the frame and the first and the last point.
const INSET: f64 = 14.0;
/// Colours in page.css, and marks here.
const COLOURS: usize = 8;

/// One of the two axes.
pub struct Axis<'a> {
    /// What it shows.
    pub label: &'a str,
    /// Spaced by factors. 0 and less, which have no place there, stand apart at the lower end.
    pub logarithmic: bool,
    /// Marked at powers of 2 rather than of 10.
    pub binary: bool,
    /// How its numbers are written.
    pub number: &'a dyn Fn(f64) -> String,
}

/// A value and its interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Against what.
    pub x: f64,
    /// The value; `None` breaks the line.
    pub y: Option<f64>,
    /// Both ends of its interval.
    pub interval: Option<(f64, f64)>,
}

/// Points that belong together, in the order of `x`.
pub struct Line<'a> {
    /// In the legend.
    pub label: &'a str,
    /// In the order of `x`.
    pub points: Vec<Point>,
}

/// A picture.
pub struct Plot<'a> {
    /// Above it; empty for none.
    pub title: &'a str,
    /// To the right.
    pub x: Axis<'a>,
    /// Upward.
    pub y: Axis<'a>,
    /// The lines.
    pub lines: Vec<Line<'a>>,
    /// A value worth a line of its own: 1 for ratios.
    pub reference: Option<f64>,
    /// Under it.
    pub caption: &'a str,
}

impl Plot<'_> {
    /// Appends the figure, or nothing where there is nothing to see.
    pub fn write(&self, out: &mut String) {
        let Some((x, y)) = self.scales() else {
            return;
        };
        out.push_str("<figure class=\"picture plot\">\n");
        if !self.title.is_empty() {
            let _ = writeln!(out, "<h3>{}</h3>", html(self.title));
        }
        let _ = writeln!(
            out,
            "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\">",
            html(&self.spoken())
        );
        self.frame(out, &x, &y);
        for (number, line) in self.lines.iter().enumerate() {
            draw(out, line, number, &x, &y);
        }
        for (number, line) in self.lines.iter().enumerate() {
            self.marks(out, line, number, &x, &y);
        }
        out.push_str("</svg>\n");
        if self.lines.len() > 1 {
            self.legend(out);
        }
        if !self.caption.is_empty() {
            let _ = writeln!(out, "<figcaption>{}</figcaption>", html(self.caption));
        }
        out.push_str("</figure>\n");
    }

    fn scales(&self) -> Option<(Scale, Scale)> {
        let points = || {
            self.lines
                .iter()
                .flat_map(|line| &line.points)
                .filter(|point| point.y.is_some())
        };
        let xs = points().map(|point| point.x);
        let ends = |point: &Point| {
            let (low, high) = point.interval.unwrap_or((f64::NAN, f64::NAN));
            [point.y.unwrap_or(f64::NAN), low, high]
        };
        let ys = points().flat_map(ends).chain(self.reference);
        let x = Scale::of(
            xs,
            self.x.logarithmic,
            self.x.binary,
            (LEFT + INSET, WIDTH - RIGHT - INSET),
            false,
        )?;
        let y = Scale::of(ys, self.y.logarithmic, self.y.binary, (HEIGHT - BOTTOM, TOP), true)?;
        Some((x, y))
    }

    /// For those who do not see it.
    fn spoken(&self) -> String {
        let labels: Vec<&str> = self.lines.iter().map(|line| line.label).collect();
        format!("{} against {}: {}.", self.y.label, self.x.label, labels.join(", "))
    }

    fn frame(&self, out: &mut String, x: &Scale, y: &Scale) {
        let (right, bottom) = (WIDTH - RIGHT, HEIGHT - BOTTOM);
        for at in y.ticks() {
            let place = y.place(at);
            let _ = writeln!(
                out,
                "<line class=\"tick\" x1=\"{LEFT}\" x2=\"{right}\" y1=\"{place:.1}\" y2=\"{place:.1}\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
                LEFT - 8.0,
                place + 4.0,
                html(&(self.y.number)(at))
            );
        }
        for at in x.ticks() {
            let place = x.place(at);
            let _ = writeln!(
                out,
                "<line class=\"tick\" x1=\"{place:.1}\" x2=\"{place:.1}\" y1=\"{TOP}\" y2=\"{:.1}\"/>\
                 <text x=\"{place:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                bottom + 5.0,
                bottom + 19.0,
                html(&(self.x.number)(at))
            );
        }
        let _ = writeln!(
            out,
            "<line class=\"axis\" x1=\"{LEFT}\" x2=\"{right}\" y1=\"{bottom}\" y2=\"{bottom}\"/>\
             <text class=\"label\" x=\"{right}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            HEIGHT - 8.0,
            html(self.x.label)
        );
        if let Some(reference) = self.reference {
            let place = y.place(reference);
            let _ = writeln!(
                out,
                "<line class=\"reference\" x1=\"{LEFT}\" x2=\"{right}\" y1=\"{place:.1}\" y2=\"{place:.1}\"/>"
            );
        }
    }

    /// Marks, on top of all lines, each of which tells its numbers to a pointer.
    fn marks(&self, out: &mut String, line: &Line, number: usize, x: &Scale, y: &Scale) {
        let _ = writeln!(out, "<g class=\"k{}\">", number % COLOURS);
        for point in &line.points {
            let Some(value) = point.y else {
                continue;
            };
            let interval = point.interval.map_or(String::new(), |(low, high)| {
                format!(" ({} – {})", (self.y.number)(low), (self.y.number)(high))
            });
            let told = format!(
                "{}\n{}: {}\n{}: {}{interval}",
                line.label,
                self.x.label,
                (self.x.number)(point.x),
                self.y.label,
                (self.y.number)(value)
            );
            let (at, up) = (x.place(point.x), y.place(value));
            let told = told.split('\n').map(html).collect::<Vec<_>>().join("&#10;");
            let _ = writeln!(
                out,
                "{}<circle class=\"probe\" cx=\"{at:.1}\" cy=\"{up:.1}\" r=\"10\"><title>{told}</title></circle>",
                mark(number, at, up, 3.6)
            );
        }
        out.push_str("</g>\n");
    }

    fn legend(&self, out: &mut String) {
        out.push_str("<ul class=\"legend small\">");
        for (number, line) in self.lines.iter().enumerate() {
            let _ = write!(
                out,
                "<li><svg class=\"key\" viewBox=\"0 0 28 12\" aria-hidden=\"true\"><g class=\"k{}\">\
                 <line class=\"line\" x1=\"0\" x2=\"28\" y1=\"6\" y2=\"6\"/>{}</g></svg>{}</li>",
                number % COLOURS,
                mark(number, 14.0, 6.0, 4.2),
                html(line.label)
            );
        }
        out.push_str("</ul>\n");
    }
}

/// The interval as a band, or as a bar where a point has no neighbour; then the line.
fn draw(out: &mut String, line: &Line, number: usize, x: &Scale, y: &Scale) {
    let _ = writeln!(out, "<g class=\"k{}\">", number % COLOURS);
    for piece in line.points.split(|point| point.y.is_none()) {
        for piece in piece
            .split(|point| point.interval.is_none())
            .filter(|piece| !piece.is_empty())
        {
            let ends = |point: &Point| {
                point
                    .interval
                    .map(|(low, high)| (x.place(point.x), y.place(low), y.place(high)))
            };
            let ends: Vec<(f64, f64, f64)> = piece.iter().filter_map(ends).collect();
            if let [(at, low, high)] = ends[..] {
                let _ = writeln!(
                    out,
                    "<path class=\"line\" d=\"M{at:.1} {low:.1}V{high:.1}M{:.1} {low:.1}h8M{:.1} {high:.1}h8\"/>",
                    at - 4.0,
                    at - 4.0
                );
                continue;
            }
            let above = ends.iter().map(|(at, _, high)| format!("{at:.1} {high:.1}"));
            let below = ends.iter().rev().map(|(at, low, _)| format!("{at:.1} {low:.1}"));
            let path: Vec<String> = above.chain(below).collect();
            let _ = writeln!(out, "<path class=\"band\" d=\"M{}Z\"/>", path.join("L"));
        }
        let path: Vec<String> = piece
            .iter()
            .filter_map(|point| Some(format!("{:.1} {:.1}", x.place(point.x), y.place(point.y?))))
            .collect();
        if path.len() > 1 {
            let _ = writeln!(out, "<path class=\"line\" d=\"M{}\"/>", path.join("L"));
        }
    }
    out.push_str("</g>\n");
}

/// A shape for each line, so that no line is told by its colour alone.
fn mark(number: usize, x: f64, y: f64, r: f64) -> String {
    let (l, s) = (r * 1.35, r * 0.9);
    match number % 4 {
        0 => format!("<circle class=\"mark\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r}\"/>"),
        1 => format!(
            "<rect class=\"mark\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>",
            x - s,
            y - s,
            2.0 * s,
            2.0 * s
        ),
        2 => format!(
            "<path class=\"mark\" d=\"M{:.1} {y:.1}l{l:.1} {l:.1}l{l:.1} -{l:.1}l-{l:.1} -{l:.1}Z\"/>",
            x - l
        ),
        _ => format!(
            "<path class=\"mark\" d=\"M{:.1} {:.1}h{:.1}l-{l:.1} -{:.1}Z\"/>",
            x - l,
            y + s,
            2.0 * l,
            1.75 * l
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(x: f64, y: f64) -> Point {
        Point {
            x,
            y: Some(y),
            interval: Some((y * 0.9, y * 1.1)),
        }
    }

    fn drawn(points: Vec<Point>, label: &str) -> String {
        let number = |value: f64| format!("{value} <u>");
        let axis = |label| Axis {
            label,
            logarithmic: true,
            binary: false,
            number: &number,
        };
        let line = |label| Line {
            label,
            points: points.clone(),
        };
        let mut out = String::new();
        Plot {
            title: label,
            x: axis("x"),
            y: axis("y"),
            lines: vec![line(label), line("other")],
            reference: None,
            caption: label,
        }
        .write(&mut out);
        out
    }

    #[test]
    fn names_and_numbers_are_text() {
        let page = drawn(vec![point(1.0, 2.0), point(10.0, 3.0)], "<script>\"");
        assert!(!page.contains("<script>") && page.contains("&lt;script&gt;&quot;"));
        assert!(!page.contains("<u>") && page.contains("&lt;u&gt;"));
    }

    #[test]
    fn every_coordinate_is_in_the_picture() {
        let hostile = vec![
            point(0.0, 1e-300),
            point(1.0, -5.0),
            point(2.0, 1e300),
            point(1e18, 0.0),
        ];
        let page = drawn(hostile, "line");
        assert!(!page.contains("NaN") && !page.contains("inf"));
        for attribute in ["cx=\"", "cy=\""] {
            for (_, rest) in page.match_indices(attribute).map(|(at, a)| page.split_at(at + a.len())) {
                let value: f64 = rest[..rest.find('"').unwrap()].parse().unwrap();
                assert!((0.0..=WIDTH).contains(&value), "{value}");
            }
        }
    }

    #[test]
    fn where_a_value_is_missing_the_line_is_broken() {
        let none = Point {
            x: 4.0,
            y: None,
            interval: None,
        };
        let page = drawn(
            vec![
                point(1.0, 2.0),
                point(2.0, 3.0),
                none,
                point(8.0, 2.0),
                point(16.0, 4.0),
            ],
            "line",
        );
        // Two pieces in each of two lines, and a line a key of the legend.
        assert_eq!(page.matches("class=\"band\"").count(), 4);
        assert_eq!(page.matches("<path class=\"line\"").count(), 4);
        assert_eq!(page.matches("<circle class=\"probe\"").count(), 8);
        assert_eq!(drawn(vec![none], "line"), "");
        assert_eq!(drawn(vec![], "line"), "");
    }
}
