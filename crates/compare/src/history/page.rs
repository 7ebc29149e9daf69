//! Histories as a page: a sentence a program, a plot of each number that changed, and a list of changes.

use super::{Change, History, Program, Trend};
use crate::words::{metric_name, seconds};
use metrics::metric;
use page::plot::{Axis, Line, Plot, Point};
use report::{Cell, Report, Section, Table};
use std::collections::BTreeSet;
use text::{Unit, counted, number};

/// Numbers of a program that have a plot.
const PLOTS: usize = 6;
/// Numbers of a change that a page names.
const NUMBERS: usize = 6;
/// Programs that are told in full.
const PROGRAMS: usize = 8;

impl History {
    /// The page for people.
    pub fn page(&self) -> Report {
        let (mut sections, mut figure) = (vec![], String::new());
        for program in self.programs.iter().take(PROGRAMS) {
            sections.push(section(program));
            figure += &program.figures();
        }
        let mut notes = self.notes.clone();
        if self.programs.len() > PROGRAMS {
            let more = counted((self.programs.len() - PROGRAMS) as f64, "more program");
            notes.push(format!("{more} in the JSON."));
        }
        notes.push(METHOD.into());
        let verdict: Vec<String> = self.programs.iter().take(PROGRAMS).map(Program::said).collect();
        let verdict = match verdict.is_empty() {
            true => "There is no program with enough runs to show a change.".into(),
            false => verdict.join(" "),
        };
        let runs: usize = self.programs.iter().map(|program| program.runs.len()).sum();
        let names: BTreeSet<&str> = self.programs.iter().map(|program| program.name.as_str()).collect();
        let over = match names.len() {
            0 => "none of a program with enough of them".into(),
            programs => format!(
                "{} of {}",
                counted(runs as f64, "run"),
                counted(programs as f64, "program")
            ),
        };
        let mut report = Report::of_sections("history".into(), vec![("Runs".into(), over)], verdict, sections, notes);
        report.figure = figure;
        report
    }
}

const METHOD: &str = "A series is cut where the means of its two parts are furthest apart in units of their standard error, if chance would \
    do that to less than 1 of 100 series (Student, Bonferroni); each part likewise. A level has three runs at least; what is counted \
    exactly may change at one. Changes of less than 1 % are not shown.";

impl Program {
    /// Its name, and in which of several settings.
    fn title(&self) -> String {
        match self.among.as_str() {
            "" => self.name.clone(),
            among => format!("{} with {among}", self.name),
        }
    }

    fn said(&self) -> String {
        let Some((first, last)) = self.runs.first().zip(self.runs.last()) else {
            return String::new();
        };
        let elapsed = self.trends.iter().find(|trend| trend.id == "elapsed");
        let levels = elapsed.map_or(&[][..], |trend| trend.levels.as_slice());
        let over = format!(
            "{}, {} from {} to {}",
            self.title(),
            counted(self.runs.len() as f64, "run"),
            text::utc(first.start_unix_ns),
            text::utc(last.start_unix_ns)
        );
        match levels {
            [] => format!("{over}: its elapsed time is not known."),
            [(_, level)] => format!(
                "{over}: the elapsed time has no change beyond the noise, {} on average.",
                seconds(*level)
            ),
            [(_, first), .., (at, last)] => {
                let change = self.changes.iter().find(|change| change.run == *at);
                format!(
                    "{over}: the elapsed time was {} at first and is {} now, since {}.",
                    seconds(*first),
                    seconds(*last),
                    change.map_or("–", |change| change.name.as_str())
                )
            }
        }
    }

    /// Those of the elapsed time and of what changed.
    fn figures(&self) -> String {
        let mut out = String::new();
        for trend in self.trends.iter().take(PLOTS) {
            self.plot(trend, &mut out);
        }
        out
    }

    fn plot(&self, trend: &Trend, out: &mut String) {
        let point = |(at, y): (usize, Option<f64>)| Point {
            x: at as f64 + 1.0,
            y,
            interval: None,
        };
        let measured = trend.values.iter().copied().enumerate().map(point).collect();
        let end = |at: usize| trend.levels.get(at + 1).map_or(self.runs.len(), |level| level.0);
        let steps = trend.levels.iter().enumerate().flat_map(|(at, (start, level))| {
            // A line of its own for each level: what has no value breaks it.
            let ends = [(*start, Some(*level)), (end(at) - 1, Some(*level))].map(point);
            let pause = Point {
                x: end(at) as f64 + 0.5,
                y: None,
                interval: None,
            };
            ends.into_iter().chain([pause])
        });
        let lines = vec![
            Line {
                label: "runs",
                points: measured,
            },
            Line {
                label: "level",
                points: steps.collect(),
            },
        ];
        let whole = |value: f64| format!("{value}");
        let unit = |value: f64| number(trend.unit, value);
        let name = metric_name(&trend.id, &trend.label);
        Plot {
            title: &format!("{}: {name}", self.title()),
            x: Axis {
                label: "run",
                logarithmic: false,
                binary: false,
                number: &whole,
            },
            y: Axis {
                label: &name,
                logarithmic: false,
                binary: false,
                number: &unit,
            },
            lines,
            reference: None,
            caption: "",
        }
        .write(out);
    }
}

fn section(program: &Program) -> Section {
    let columns = ["run", "since", "what changed"].map(|heading| (heading.to_string(), None));
    // A number a line: the first says of which run.
    let rows = |change: &Change| -> Vec<Vec<Cell>> {
        let all = change.numbers.iter().take(NUMBERS).map(|(id, before, after)| {
            let unit = metric(id).map_or(Unit::Ratio, |metric| metric.unit);
            format!(
                "{} {} → {}",
                metric_name(id, id),
                number(unit, *before),
                number(unit, *after)
            )
        });
        let more = change.numbers.len().saturating_sub(NUMBERS);
        let more = (more > 0).then(|| format!("{more} more"));
        let mut told: Vec<String> = all.chain(more).collect();
        told.extend(change.causes.iter().cloned());
        let row = |(line, told): (usize, String)| {
            let first = |text: String| Cell::Text(if line == 0 { text } else { String::new() });
            vec![
                first((change.run + 1).to_string()),
                first(change.name.clone()),
                Cell::Text(told),
            ]
        };
        told.into_iter().enumerate().map(row).collect()
    };
    let table = Table {
        id: "changes".into(),
        title: String::new(),
        columns: columns.into(),
        rows: program.changes.iter().flat_map(rows).collect(),
        note: if program.changes.is_empty() {
            "No number changed for good.".into()
        } else {
            String::new()
        },
        bins: false,
        glance: None,
        errors: Vec::new(),
        adds_up: None,
    };
    Section {
        id: "history".into(),
        title: match program.command.as_str() {
            "" => program.title(),
            command => format!("{}: {command}", program.title()),
        },
        tables: vec![table],
        ..Section::default()
    }
}
