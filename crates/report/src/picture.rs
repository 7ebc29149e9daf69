//! The picture of the run as inline SVG: what all ranks did over time, and how their work compares.

use crate::{Picture, PictureClass, Report};
use model::Class;
use page::colour;
use page::html as escape;
use std::collections::HashMap;
use std::fmt::Write;
use text::Unit;
use text::number;

const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 190.0;
const AXIS: f64 = 24.0;
/// Columns of the timeline: so many that each stands for a fair number of samples, or the picture is noise.
const COLUMNS: std::ops::RangeInclusive<usize> = 80..=400;
const SAMPLES_A_COLUMN: usize = 16;
/// Columns that answer to the pointer.
const PROBES: usize = 100;
/// Up to this many ranks each get a line with their number; more of them stand side by side.
const LINES: usize = 16;

/// Appends the section, or nothing where there is nothing to draw.
pub fn write(out: &mut String, report: &Report) {
    let picture = &report.picture;
    let bins = picture.classes.iter().map(|c| c.shares.len()).max().unwrap_or(0);
    if bins == 0 && picture.ranks.len() < 2 {
        return;
    }
    out.push_str("<section class=\"run\">\n<h2>The run</h2>\n");
    if bins > 0 {
        timeline(out, report, bins);
    }
    if picture.ranks.len() > 1 {
        balance(out, report);
    }
    out.push_str("</section>\n");
}

/// Mean of each class in each of `columns` columns: `[class][column]`.
fn columns(picture: &Picture, bins: usize, columns: usize) -> Vec<Vec<f64>> {
    let n = columns.min(bins);
    let mean = |shares: &[f64], column: usize| {
        let (from, to) = (column * bins / n, ((column + 1) * bins / n).max(column * bins / n + 1));
        let sum: f64 = (from..to).filter_map(|i| shares.get(i)).filter(|s| s.is_finite()).sum();
        (sum / (to - from) as f64).clamp(0.0, 1.0)
    };
    picture
        .classes
        .iter()
        .map(|class| (0..n).map(|column| mean(&class.shares, column)).collect())
        .collect()
}

/// Samples that a level of a strip stands for, so that it is not noise.
const SAMPLES_A_LEVEL: usize = 8;

/// Each family's part of the time over the run, by its id, in so many columns; `None` where it is not known.
pub fn strips(picture: &Picture, room: usize, ranks: u32) -> Option<HashMap<String, Vec<f64>>> {
    let bins = picture
        .classes
        .iter()
        .map(|c| c.shares.len())
        .max()
        .filter(|bins| *bins > 0)?;
    let steps = (bins.saturating_mul(ranks.max(1) as usize) / SAMPLES_A_LEVEL).clamp(8, room.max(8));
    let shares = columns(picture, bins, steps);
    let mut strips: HashMap<String, Vec<f64>> = HashMap::new();
    for (class, shares) in picture.classes.iter().zip(&shares) {
        let Some(family) = Class::ALL
            .iter()
            .find(|known| known.id() == class.id)
            .map(|class| class.family())
        else {
            continue;
        };
        let strip = strips.entry(family.id().to_string()).or_insert_with(|| vec![0.0; room]);
        for (column, level) in strip.iter_mut().enumerate() {
            *level += shares[column * shares.len() / room];
        }
    }
    (!strips.is_empty() && picture.duration_s() > 0.0).then_some(strips)
}

/// A class's part of the run.
fn part(class: &PictureClass) -> String {
    let share = class.share.unwrap_or_else(|| mean(&class.shares));
    text::measured(Unit::Share, share, class.error).0
}

fn timeline(out: &mut String, report: &Report, bins: usize) {
    let (picture, ranks) = (&report.picture, report.head.ranks.max(1) as usize);
    let duration = picture.bin_s * bins as f64;
    let wanted = (bins.saturating_mul(ranks) / SAMPLES_A_COLUMN).clamp(*COLUMNS.start(), *COLUMNS.end());
    let shares = columns(picture, bins, wanted);
    let n = shares.first().map_or(0, Vec::len);
    let x = |column: usize| column as f64 / n as f64 * WIDTH;
    let label = format!(
        "What the program did over its {}, all processes together: {}.",
        number(Unit::Seconds, duration),
        means(report)
    );
    let _ = writeln!(
        out,
        "<figure class=\"picture\"><svg viewBox=\"0 0 {WIDTH} {}\" role=\"img\" aria-label=\"{}\">\n\
         <rect class=\"frame\" width=\"{WIDTH}\" height=\"{HEIGHT}\"/>",
        HEIGHT + AXIS,
        escape(&label)
    );
    let mut below = vec![0.0; n];
    for (class, shares) in picture.classes.iter().zip(&shares) {
        if shares.iter().all(|s| *s == 0.0) {
            continue;
        }
        let above: Vec<f64> = below.iter().zip(shares).map(|(b, s)| (b + s).min(1.0)).collect();
        let y = |level: f64| (1.0 - level) * HEIGHT;
        let mut path = format!("M0 {:.1}", y(below[0]));
        for (column, level) in above.iter().enumerate() {
            let _ = write!(path, "V{:.1}H{:.1}", y(*level), x(column + 1));
        }
        for (column, level) in below.iter().enumerate().rev() {
            let _ = write!(path, "V{:.1}H{:.1}", y(*level), x(column));
        }
        let _ = writeln!(out, "<path fill=\"{}\" d=\"{path}Z\"/>", colour(&class.colour));
        below = above;
    }
    probes(out, picture, bins, duration);
    for (at, text) in ticks(duration) {
        let x = at / duration * WIDTH;
        let anchor = if x < 20.0 {
            "start"
        } else if x > WIDTH - 30.0 {
            "end"
        } else {
            "middle"
        };
        let _ = writeln!(
            out,
            "<line class=\"tick\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{HEIGHT}\" y2=\"{}\"/><text x=\"{x:.1}\" y=\"{}\" text-anchor=\"{anchor}\">{}</text>",
            HEIGHT + 5.0,
            HEIGHT + 19.0,
            escape(&text)
        );
    }
    out.push_str("</svg>\n<ul class=\"legend small\">");
    for class in picture.classes.iter().filter(|c| mean(&c.shares) > 0.0) {
        let _ = write!(
            out,
            "<li><span class=\"dot\" style=\"background:{}\"></span>{} <span class=\"soft\">{}</span></li>",
            colour(&class.colour),
            escape(&class.label),
            part(class)
        );
    }
    out.push_str("</ul>\n<figcaption>Activity over time: the share of all processes' time that each class takes at that moment.</figcaption></figure>\n");
}

/// Invisible columns that tell a pointer what was going on.
fn probes(out: &mut String, picture: &Picture, bins: usize, duration: f64) {
    let shares = columns(picture, bins, PROBES);
    let n = shares.first().map_or(0, Vec::len);
    for column in 0..n {
        let at = |c: usize| number(Unit::Seconds, c as f64 / n as f64 * duration);
        let mut text = format!("{} to {}", at(column), at(column + 1));
        for (class, shares) in picture.classes.iter().zip(&shares).filter(|(_, s)| s[column] > 0.0) {
            let _ = write!(
                text,
                "&#10;{}: {}",
                escape(&class.label),
                escape(&number(Unit::Share, shares[column]))
            );
        }
        let width = WIDTH / n as f64;
        let x = column as f64 * width;
        let _ = writeln!(
            out,
            "<rect class=\"probe\" x=\"{x:.1}\" width=\"{width:.1}\" height=\"{HEIGHT}\"><title>{text}</title></rect>"
        );
    }
}

fn mean(shares: &[f64]) -> f64 {
    if shares.is_empty() {
        0.0
    } else {
        shares.iter().filter(|s| s.is_finite()).sum::<f64>() / shares.len() as f64
    }
}

fn means(report: &Report) -> String {
    let shown = report.picture.classes.iter().filter(|c| mean(&c.shares) > 0.0);
    shown
        .map(|c| format!("{} {}", c.label, part(c)))
        .collect::<Vec<_>>()
        .join(", ")
}

/// Four to ten round moments with their names, the first 0.
pub(crate) fn ticks(duration: f64) -> Vec<(f64, String)> {
    if !(duration.is_finite() && duration > 0.0) {
        return Vec::new();
    }
    let rough = duration / 8.0;
    let power = 10f64.powf(rough.log10().floor());
    let decimal = [1.0, 2.0, 5.0, 10.0].map(|f| f * power);
    let clock = [
        60.0, 120.0, 300.0, 600.0, 1200.0, 1800.0, 3600.0, 7200.0, 14400.0, 43200.0, 86400.0,
    ];
    let steps: &[f64] = if rough > 20.0 && rough <= 86400.0 {
        &clock
    } else {
        &decimal
    };
    let step = *steps.iter().find(|s| **s >= rough).unwrap_or(&steps[steps.len() - 1]);
    let count = (duration / step).floor() as usize;
    // A step of 0.2 s gives 0.2, 0.4, …: as many decimals as the step has.
    let decimals = (-step.log10().floor()).max(0.0) as usize;
    let name = |at: f64| {
        if step >= 60.0 {
            number(Unit::Seconds, at)
        } else {
            format!("{at:.decimals$} s")
        }
    };
    (0..=count)
        .map(|i| (i as f64 * step, if i == 0 { "0".into() } else { name(i as f64 * step) }))
        .collect()
}

/// The part of a bar that families of time fill, but for what samples miss at the ends.
const ALL_SHOWN: f64 = 0.95;

fn balance(out: &mut String, report: &Report) {
    let ranks = &report.picture.ranks;
    let lines = ranks.len() <= LINES;
    let (line, gap) = (16.0, 6.0);
    // A letter is 11 wide where the page is narrow.
    let name = |rank: u32| format!("{} {rank}", report.head.rank_noun);
    let longest = ranks.iter().map(|(rank, _)| name(*rank).len()).max().unwrap_or(0);
    let margin = 11.0 * longest as f64 + 8.0;
    let height = if lines {
        ranks.len() as f64 * (line + gap)
    } else {
        96.0 + AXIS
    };
    let label = format!(
        "How {} spent their time, one by one.",
        text::counted(ranks.len() as f64, &report.head.rank_noun)
    );
    let _ = writeln!(
        out,
        "<figure class=\"picture\"><svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{}\">",
        escape(&label)
    );
    for (i, (rank, shares)) in ranks.iter().enumerate() {
        let name = escape(&name(*rank));
        let mut title = name.clone();
        for (share, family) in shares.iter().zip(&report.shares) {
            let _ = write!(
                title,
                "&#10;{}: {}",
                escape(&family.label),
                escape(&number(Unit::Share, *share))
            );
        }
        let _ = write!(out, "<g><title>{title}</title>");
        let y = i as f64 * (line + gap);
        let column = WIDTH / ranks.len() as f64;
        if lines {
            let _ = write!(
                out,
                "<text x=\"0\" y=\"{:.1}\">{name}</text><rect class=\"frame\" x=\"{margin}\" y=\"{y:.1}\" width=\"{}\" height=\"{line}\"/>",
                y + 12.5,
                WIDTH - margin
            );
        }
        // On one axis of the run's time: a rank that began late or ended early has a shorter bar.
        let (from, to) = report.picture.span(i);
        let mut at = from;
        for (share, family) in shares.iter().zip(&report.shares) {
            let share = if share.is_finite() {
                (share * (to - from)).min(to - at).max(0.0)
            } else {
                0.0
            };
            let fill = colour(&family.colour);
            let _ = if lines {
                let scale = WIDTH - margin;
                write!(
                    out,
                    "<rect fill=\"{fill}\" x=\"{:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{line}\"/>",
                    margin + at * scale,
                    share * scale
                )
            } else {
                let gap = if column > 6.0 { 1.0 } else { 0.0 };
                write!(
                    out,
                    "<rect fill=\"{fill}\" x=\"{:.2}\" y=\"{:.1}\" width=\"{:.2}\" height=\"{:.1}\"/>",
                    i as f64 * column,
                    96.0 * (1.0 - at - share),
                    column - gap,
                    96.0 * share
                )
            };
            at += share;
        }
        out.push_str("</g>\n");
    }
    if !lines {
        for (x, anchor, rank) in [(0.0, "start", ranks.first()), (WIDTH, "end", ranks.last())] {
            if let Some((rank, _)) = rank {
                let _ = writeln!(
                    out,
                    "<text x=\"{x}\" y=\"{}\" text-anchor=\"{anchor}\">{} {rank}</text>",
                    96.0 + 17.0,
                    escape(&report.head.rank_noun)
                );
            }
        }
    }
    let thinned = match report.head.ranks as usize {
        all if all > ranks.len() => format!(" {} of {all} ranks are drawn.", ranks.len()),
        _ => String::new(),
    };
    let blank = |(_, shares): &(u32, Vec<f64>)| shares.iter().sum::<f64>() < ALL_SHOWN;
    let blank = match ranks.iter().any(blank) {
        true => " Blank: it waited for processes that it had started, or no sample was taken.",
        false => "",
    };
    let _ = write!(
        out,
        "</svg>\n<figcaption>How each {0} spent its time, from its start to its end in the run: where the length of its part that computes differs from {0} to {0}, the work is uneven.{blank}{thinned}</figcaption></figure>\n",
        escape(&report.head.rank_noun)
    );
}

#[cfg(test)]
mod tests {
    use super::ticks;

    #[test]
    fn ticks_are_round_and_few() {
        let names = |d: f64| {
            ticks(d)
                .into_iter()
                .map(|(_, t)| t.replace('\u{a0}', " "))
                .collect::<Vec<_>>()
        };
        assert_eq!(names(12.34), ["0", "2 s", "4 s", "6 s", "8 s", "10 s", "12 s"]);
        assert_eq!(names(1.0), ["0", "0.2 s", "0.4 s", "0.6 s", "0.8 s", "1.0 s"]);
        assert_eq!(names(400.0)[1], "60.0 s");
        for d in [1e-6, 0.003, 0.7, 5.0, 61.0, 130.0, 3599.0, 1e5, 1e7] {
            assert!((3..=11).contains(&names(d).len()), "{d}: {:?}", names(d));
        }
        assert!(names(f64::NAN).is_empty() && names(0.0).is_empty());
    }
}
