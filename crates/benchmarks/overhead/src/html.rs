//! The result as one page.

use crate::words::{change, method, pairs, quantity, ratio, stated, verdict};
use crate::{Run, Weighing};
use page::html as escape;
use page::plot::{Axis, Line, Plot, Point};
use std::fmt::Write;
use text::Unit;
use text::number;

/// The page; `version` is Steelyard's.
pub fn write(weighing: &Weighing, version: &str) -> String {
    let mut out = String::new();
    let _ = write!(
        out,
        "<header>\n<p class=\"mark\">Steelyard</p>\n<h1>What {} costs</h1>\n<dl class=\"facts\">\n",
        escape(&weighing.tool)
    );
    let command = [("command".to_string(), weighing.command.clone())];
    let runs = [("runs".to_string(), pairs(weighing))];
    for (label, text) in command.iter().chain(&runs).chain(&weighing.place) {
        let _ = writeln!(out, "<dt>{}</dt><dd>{}</dd>", escape(label), escape(text));
    }
    let _ = write!(
        out,
        "</dl>\n</header>\n<p class=\"verdict\">{}</p>\n",
        escape(&verdict(weighing))
    );
    comparisons(&mut out, weighing);
    costs(&mut out, weighing);
    pictures(&mut out, weighing);
    out.push_str("<section class=\"part\">\n<header><h2>How it was measured</h2></header>\n<div>\n");
    for sentence in method(weighing) {
        let _ = writeln!(out, "<p>{}</p>", escape(&sentence));
    }
    out.push_str("</div>\n</section>\n");
    page::frame(&format!("What {} costs", weighing.tool), &out, version)
}

fn comparisons(out: &mut String, weighing: &Weighing) {
    out.push_str(
        "<section class=\"part wide\">\n<header><h2>With and without</h2></header>\n<div class=\"table\"><table>\n<thead><tr>\
         <th scope=\"col\"></th><th scope=\"col\" class=\"n\">without</th><th scope=\"col\" class=\"n\">with</th>\
         <th scope=\"col\" class=\"n\">ratio</th><th scope=\"col\" class=\"n\">95 % interval</th>\
         <th scope=\"col\" class=\"n\">cost</th><th scope=\"col\">what it is</th></tr></thead>\n<tbody>\n",
    );
    for each in &weighing.comparisons {
        let interval = each
            .low
            .zip(each.high)
            .map_or("–".into(), |(low, high)| format!("{} – {}", ratio(low), ratio(high)));
        let _ = writeln!(
            out,
            "<tr><td class=\"w\">{}</td><td class=\"n\">{}</td><td class=\"n\">{}</td><td class=\"n\"><b>{}</b></td>\
             <td class=\"n\">{}</td><td class=\"n\">{}</td><td class=\"soft\">{}</td></tr>",
            escape(&each.label),
            escape(&quantity(&each.unit, each.without)),
            escape(&quantity(&each.unit, each.with)),
            ratio(each.ratio),
            escape(&interval),
            escape(&change(each.cost())),
            escape(&each.explain)
        );
    }
    out.push_str("</tbody></table></div>\n</section>\n");
}

fn costs(out: &mut String, weighing: &Weighing) {
    let Some((difference, rest)) = weighing.difference().filter(|_| !weighing.costs.is_empty()) else {
        return;
    };
    let elapsed = weighing.elapsed().map_or(0.0, |elapsed| elapsed.without);
    let share = |seconds: f64| {
        if elapsed > 0.0 {
            change(seconds / elapsed)
        } else {
            "–".into()
        }
    };
    let _ = write!(
        out,
        "<section class=\"part wide\">\n<header><h2>Where it arises</h2><p>{}</p></header>\n<div class=\"table\"><table>\n\
         <thead><tr><th scope=\"col\">part</th><th scope=\"col\" class=\"n\">times</th><th scope=\"col\" class=\"n\">each</th>\
         <th scope=\"col\" class=\"n\">of a run</th><th scope=\"col\" class=\"n\">of its time</th>\
         <th scope=\"col\">how it is known</th></tr></thead>\n<tbody>\n",
        escape(&stated(weighing).unwrap_or_default())
    );
    let mut line = |label: &str, count: Option<f64>, seconds: f64, explain: &str| {
        let each = count
            .filter(|count| *count > 0.0)
            .map(|count| number(Unit::Seconds, seconds / count));
        let _ = writeln!(
            out,
            "<tr><td class=\"w\">{}</td><td class=\"n\">{}</td><td class=\"n\">{}</td><td class=\"n\"><b>{}</b></td>\
             <td class=\"n\">{}</td><td class=\"soft\">{}</td></tr>",
            escape(label),
            escape(
                &count
                    .map(|count| number(Unit::Count, count.round()))
                    .unwrap_or_default()
            ),
            escape(&each.unwrap_or_default()),
            escape(&number(Unit::Seconds, seconds)),
            escape(&share(seconds)),
            escape(explain)
        );
    };
    for cost in &weighing.costs {
        line(&cost.label, cost.count, cost.seconds, &cost.explain);
    }
    line(
        "not accounted for",
        None,
        rest,
        "The difference less the parts above: noise, and what none of them knows of.",
    );
    line(
        "measured difference",
        None,
        difference,
        "By the ratio of the elapsed times.",
    );
    out.push_str("</tbody></table></div>\n</section>\n");
}

fn pictures(out: &mut String, weighing: &Weighing) {
    let seconds = |value: f64| number(Unit::Seconds, value);
    let plain = |value: f64| format!("{}", (value * 1e6).round() / 1e6);
    let of = |run: &dyn Fn(&crate::Pair) -> Run| {
        let point = |(number, pair): (usize, &crate::Pair)| Point {
            x: (number + 1) as f64,
            y: Some(run(pair).elapsed_s),
            interval: None,
        };
        weighing.pairs.iter().enumerate().map(point).collect::<Vec<_>>()
    };
    let pair = || Axis {
        label: "pair",
        logarithmic: false,
        binary: false,
        number: &plain,
    };
    out.push_str("<section>\n<h2>The runs</h2>\n");
    Plot {
        title: "Elapsed time of each run",
        x: pair(),
        y: Axis {
            label: "elapsed time",
            logarithmic: false,
            binary: false,
            number: &seconds,
        },
        lines: vec![
            Line {
                label: "without",
                points: of(&|pair| pair.without),
            },
            Line {
                label: "with",
                points: of(&|pair| pair.with),
            },
        ],
        reference: None,
        caption: "In the order in which they were run. What both lines do together is the machine's doing.",
    }
    .write(out);
    Plot {
        title: "Ratio of each pair",
        x: pair(),
        y: Axis {
            label: "with / without",
            logarithmic: false,
            binary: false,
            number: &plain,
        },
        lines: vec![Line {
            label: "with / without",
            points: weighing
                .pairs
                .iter()
                .enumerate()
                .map(|(number, pair)| Point {
                    x: (number + 1) as f64,
                    y: Some(pair.with.elapsed_s / pair.without.elapsed_s).filter(|ratio| ratio.is_finite()),
                    interval: None,
                })
                .collect(),
        }],
        reference: Some(1.0),
        caption: "The dashed line is a tool that costs nothing.",
    }
    .write(out);
    out.push_str("</section>\n");
}
