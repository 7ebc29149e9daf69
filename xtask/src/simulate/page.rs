//! The table and the curve in docs/.

use super::{Program, Ticks};
use anyhow::{Context, bail};
use std::fmt::Write;
use std::path::Path;

/// What the page shows if nobody says otherwise. Handler and wrapper are measured, docs/scale.md says how.
pub const GRANULE_US: f64 = 100.0;
pub const PERIOD_MS: f64 = 20.0;
pub const HANDLER_US: f64 = 20.0;
pub const WRAPPER_NS: f64 = 10.0;
pub const CALLS: f64 = 4.0;
pub const SKEW_US: f64 = 50.0;
pub const PER_NODE: u32 = 64;

const PAGE: &str = "docs/scale.md";
const CURVE: &str = "docs/scale.svg";
const BEGIN: &str = "<!-- simulation:begin (cargo xtask simulate --write makes it) -->\n";
const END: &str = "<!-- simulation:end -->";

/// Shares of time lost, by ranks.
pub struct Curves {
    program: Program,
    skewed: Ticks,
    rows: Vec<Row>,
}

struct Row {
    ranks: u32,
    formula: f64,
    unaligned: f64,
    skewed: f64,
    aligned: f64,
}

impl Curves {
    /// From 2 to a million ranks.
    pub fn new(program: Program, skewed: Ticks) -> Self {
        let powers = (1..=19).step_by(2).map(|power| 1 << power).chain([1_000_000]);
        let rows = powers.map(|ranks: u32| {
            // Few ranks have few phases: several draws of them.
            let draws = (64 / ranks).max(1);
            let mean = |ticks| {
                let all = (0..draws).map(|seed| program.simulate(ranks, ticks, u64::from(seed) + 1));
                all.sum::<f64>() / f64::from(draws)
            };
            Row {
                ranks,
                formula: program.formula(ranks, Ticks::Unaligned).unwrap_or(0.0),
                unaligned: mean(Ticks::Unaligned),
                skewed: mean(skewed),
                aligned: mean(Ticks::Aligned),
            }
        });
        let rows = rows.collect();
        Self { program, skewed, rows }
    }

    /// As Markdown.
    pub fn table(&self) -> String {
        let p = &self.program;
        let Ticks::Skewed { skew, per_node } = self.skewed else {
            return String::new();
        };
        let mut text = format!(
            "Granule {:.0} µs, period {:.0} ms, handler {:.1} µs; clocks of nodes ({per_node} ranks each) differ by {:.0} µs \
             (standard deviation). Wrappers add {:.2} % at any number of ranks.\n\n",
            p.granule * 1e6,
            p.period * 1e3,
            p.handler * 1e6,
            skew * 1e6,
            100.0 * p.wrapped(),
        );
        text += "| ranks | unaligned, formula | unaligned, simulated | aligned, clocks differ | aligned |\n";
        text += "|---:|---:|---:|---:|---:|\n";
        for row in &self.rows {
            let [formula, unaligned, skewed, aligned] =
                [row.formula, row.unaligned, row.skewed, row.aligned].map(|share| format!("{:.3} %", 100.0 * share));
            let _ = writeln!(
                text,
                "| {} | {formula} | {unaligned} | {skewed} | {aligned} |",
                row.ranks
            );
        }
        text
    }

    /// Puts the table into the page, and the curve beside it.
    pub fn write(&self, root: &Path) -> anyhow::Result<()> {
        let path = root.join(PAGE);
        let page = std::fs::read_to_string(&path).with_context(|| format!("cannot read {PAGE}"))?;
        let Some(((before, _), (_, after))) = page.split_once(BEGIN).zip(page.split_once(END)) else {
            bail!("{PAGE} has no place for the simulation");
        };
        let page = format!("{before}{BEGIN}\n{}\n{END}{after}", self.table());
        std::fs::write(&path, page).with_context(|| format!("cannot write {PAGE}"))?;
        std::fs::write(root.join(CURVE), self.curve()).with_context(|| format!("cannot write {CURVE}"))
    }

    /// Both axes logarithmic: ranks, per cent of time lost.
    fn curve(&self) -> String {
        const WIDTH: f64 = 720.0;
        const HEIGHT: f64 = 400.0;
        const LEFT: f64 = 70.0;
        const BOTTOM: f64 = 350.0;
        const TOP: f64 = 20.0;
        const RIGHT: f64 = 560.0;
        let all = self
            .rows
            .iter()
            .flat_map(|row| [row.formula, row.unaligned, row.skewed, row.aligned]);
        let least = all
            .clone()
            .filter(|share| *share > 0.0)
            .fold(f64::MAX, f64::min)
            .log10()
            .floor();
        let most = all.fold(0.0, f64::max).log10().ceil();
        let x = |ranks: f64| LEFT + (RIGHT - LEFT) * ranks.log10() / 6.0;
        let y = |share: f64| BOTTOM - (BOTTOM - TOP) * (share.max(1e-12).log10() - least) / (most - least).max(1.0);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
             font-size=\"12\" role=\"img\" aria-label=\"Time lost to sampling by number of ranks\">\n\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n"
        );
        for power in 0..=6 {
            let at = x(10f64.powi(power));
            let _ = writeln!(
                svg,
                "<path d=\"M{at:.1} {TOP}V{BOTTOM}\" stroke=\"#ddd\"/>\
                 <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                BOTTOM + 16.0,
                10u32.pow(power as u32)
            );
        }
        for power in least as i32..=most as i32 {
            let share = 10f64.powi(power);
            let _ = writeln!(
                svg,
                "<path d=\"M{LEFT} {0:.1}H{RIGHT}\" stroke=\"#ddd\"/>\
                 <text x=\"{1}\" y=\"{2:.1}\" text-anchor=\"end\">{3} %</text>",
                y(share),
                LEFT - 6.0,
                y(share) + 4.0,
                100.0 * share
            );
        }
        let curve = |get: &dyn Fn(&Row) -> f64| {
            let points = self
                .rows
                .iter()
                .map(|row| format!("{:.1},{:.1}", x(row.ranks.into()), y(get(row))));
            points.collect::<Vec<_>>().join(" ")
        };
        type Curve<'a> = (&'a dyn Fn(&Row) -> f64, &'a str, &'a str, &'a str);
        let curves: [Curve; 4] = [
            (&|row| row.formula, "#b03030", "5 4", ""),
            (&|row| row.unaligned, "#b03030", "none", "unaligned"),
            (&|row| row.skewed, "#c08020", "none", "aligned, clocks differ"),
            (&|row| row.aligned, "#2060a0", "none", "aligned"),
        ];
        for (get, colour, dashes, label) in curves {
            let last = self.rows.last().map_or(0.0, |row| y(get(row)));
            let _ = writeln!(
                svg,
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\"/>\
                 <text x=\"{}\" y=\"{:.1}\" fill=\"{colour}\">{label}</text>",
                curve(get),
                RIGHT + 6.0,
                last + 4.0
            );
        }
        let _ = writeln!(
            svg,
            "<text x=\"{:.0}\" y=\"{}\" text-anchor=\"middle\">ranks</text>\
             <text x=\"{LEFT}\" y=\"14\">time lost (dashed: formula)</text>\n</svg>",
            (LEFT + RIGHT) / 2.0,
            BOTTOM + 36.0
        );
        svg
    }
}
