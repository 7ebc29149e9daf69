//! Runs of one program over time: which numbers changed for good, and at which run.

mod change;
mod commit;
mod page;

use crate::comparison::{CompareKind, Comparison};
use change::changes;
use format::Manifest;
use metrics::{METRICS, Metric, metric};
use model::Run;
use report::Report;
use schemars::JsonSchema;
use serde::Serialize;
use statistics::mean;
use std::collections::BTreeMap;
use text::Unit;

/// Version of [`History`], in `schema`.
pub const SCHEMA: &str = "steelyard-history/1";

/// Runs of a program that it takes to tell a change from chance at all.
pub const LEAST: usize = 4;

/// Runs before and behind a change that are compared to say what changed.
pub const BESIDE: usize = 3;

/// A run, as far as its history goes: made of its manifest and its report alone.
#[derive(Clone, Debug)]
pub struct Entry {
    file: String,
    name: String,
    command: String,
    start_unix_ns: i64,
    commit: Option<String>,
    ended_well: bool,
    values: BTreeMap<String, f64>,
}

impl Entry {
    /// Of a profile's manifest and report, and the path of its file.
    pub fn of(path: &str, manifest: &Manifest, report: &Report) -> Entry {
        let rows = report.sections.iter().flat_map(|section| &section.rows);
        Entry {
            file: path.into(),
            name: manifest.run.name.clone(),
            command: text::command_line(&manifest.run.command),
            start_unix_ns: manifest.run.start_unix_ns,
            commit: commit::of(path, manifest),
            ended_well: report.head.ended_well && !report.unmeasured,
            values: rows.filter_map(|row| Some((row.id.clone(), row.value?))).collect(),
        }
    }
}

/// A run of a program.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct PastRun {
    /// Its file.
    pub file: String,
    /// When it began, nanoseconds since 1970.
    pub start_unix_ns: i64,
    /// Of what was run, where its environment, its directory or its file's name tells.
    pub commit: Option<String>,
}

/// A metric of docs/metrics.md over the runs.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Trend {
    /// Id.
    pub id: String,
    /// For people.
    pub label: String,
    /// Unit.
    pub unit: Unit,
    /// One a run; absent where not known.
    pub values: Vec<Option<f64>>,
    /// Stretches without a change: the first run of each, and the mean.
    pub levels: Vec<(usize, f64)>,
}

/// A change for good, of one metric or of several at once.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Change {
    /// The first run that has it, counted from 0.
    pub run: usize,
    /// Which that is: its commit, else its file; and when.
    pub name: String,
    /// Metric, mean before, mean after; the elapsed time first, then those that changed most.
    pub numbers: Vec<(String, f64, f64)>,
    /// Functions, call sites and files that changed most there, sentences; where profiles were looked at.
    pub causes: Vec<String>,
}

/// One program's history: one command on one number of ranks.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Program {
    /// The program's short name.
    pub name: String,
    /// The command.
    pub command: String,
    /// By time.
    pub runs: Vec<PastRun>,
    /// Metrics that changed, the elapsed time first in any case.
    pub trends: Vec<Trend>,
    /// By time.
    pub changes: Vec<Change>,
}

/// Histories of all programs whose runs were named.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct History {
    /// [`SCHEMA`].
    pub schema: String,
    /// Those with most runs first.
    pub programs: Vec<Program>,
    /// What to know, a sentence each.
    pub notes: Vec<String>,
}

/// Commands with too few runs that are named.
const NAMED: usize = 3;

impl History {
    /// Of runs in any order, whatever programs they are of.
    pub fn of(entries: Vec<Entry>) -> History {
        let mut notes = Vec::new();
        let all = entries.len();
        let mut programs: BTreeMap<(String, String), Vec<Entry>> = BTreeMap::new();
        for entry in entries.into_iter().filter(|entry| entry.ended_well) {
            programs
                .entry((entry.name.clone(), entry.command.clone()))
                .or_default()
                .push(entry);
        }
        let kept: usize = programs.values().map(Vec::len).sum();
        if kept < all {
            notes.push(format!(
                "{} did not end well, or {} not measured, and {} left out.",
                text::counted((all - kept) as f64, "run"),
                if all - kept == 1 { "was" } else { "were" },
                if all - kept == 1 { "is" } else { "are" }
            ));
        }
        let (few, enough): (Vec<_>, Vec<_>) = programs.into_iter().partition(|(_, runs)| runs.len() < LEAST);
        let rare = few.len().saturating_sub(NAMED);
        for ((name, command), runs) in few.into_iter().take(NAMED) {
            let count = text::counted(runs.len() as f64, "run");
            notes.push(format!(
                "{name} has {count} of {command}: fewer than {LEAST} show no change for good."
            ));
        }
        if rare > 0 {
            let more = text::counted(rare as f64, "further command");
            notes.push(format!("{more} likewise."));
        }
        let mut programs: Vec<Program> = enough
            .into_iter()
            .map(|((name, command), runs)| program(name, command, runs))
            .collect();
        programs.sort_by_key(|program| std::cmp::Reverse(program.runs.len()));
        History {
            schema: SCHEMA.into(),
            programs,
            notes,
        }
    }

    /// Indented, ended by a newline.
    pub fn to_json(&self) -> String {
        text::json(self)
    }
}

impl Program {
    /// Files of the runs before and behind a change, [`BESIDE`] at most on each side, none beyond another change.
    pub fn beside(&self, change: &Change) -> (Vec<&str>, Vec<&str>) {
        let at = change.run;
        let (mut from, mut to) = (at.saturating_sub(BESIDE), (at + BESIDE).min(self.runs.len()));
        for other in self.changes.iter().map(|change| change.run) {
            if other < at {
                from = from.max(other);
            } else if other > at {
                to = to.min(other);
            }
        }
        let names = |range: std::ops::Range<usize>| self.runs[range].iter().map(|run| run.file.as_str()).collect();
        (names(from..at), names(at..to))
    }
}

impl Change {
    /// Says what changed there, of the profiles beside it.
    pub fn explain(&mut self, before: &[&Run], after: &[&Run]) {
        /// Causes at most.
        const MOST: usize = 3;
        let Some(comparison) = Comparison::of(before, after) else {
            return;
        };
        let kinds = [CompareKind::Function, CompareKind::Site, CompareKind::File];
        let mut rows: Vec<_> = comparison
            .rows
            .iter()
            .filter(|row| kinds.contains(&row.kind) && row.sure)
            .collect();
        rows.sort_by(|a, b| b.change.unwrap_or(0.0).abs().total_cmp(&a.change.unwrap_or(0.0).abs()));
        let least = 0.01 * comparison.b.elapsed_s.unwrap_or(0.0);
        rows.retain(|row| row.change.is_some_and(|change| change.abs() > least));
        let said = rows.iter().take(MOST).map(|row| {
            let place = crate::page::name_and_place(row);
            format!("{place}: {}", crate::words::signed(row.change))
        });
        self.causes = said.collect();
    }
}

/// Metrics of the whole machine, to which others' programs add.
const OF_MACHINE: [&str; 3] = ["cores_of_others", "memory_node_peak", "memory_node_peak_share"];

fn program(name: String, command: String, mut entries: Vec<Entry>) -> Program {
    entries.sort_by(|a, b| (a.start_unix_ns, &a.file).cmp(&(b.start_unix_ns, &b.file)));
    let of_program = |metric: &&Metric| metric.section != crate::page::MEASURING && !OF_MACHINE.contains(&metric.id);
    let looked_at = METRICS.iter().filter(of_program);
    let mut trends: Vec<Trend> = looked_at.filter_map(|metric| trend(metric, &entries)).collect();
    trends.retain(|trend| trend.id == "elapsed" || trend.levels.len() > 1);
    let mut by_run: BTreeMap<usize, Vec<(String, f64, f64)>> = BTreeMap::new();
    for trend in &trends {
        for pair in trend.levels.windows(2) {
            by_run
                .entry(pair[1].0)
                .or_default()
                .push((trend.id.clone(), pair[0].1, pair[1].1));
        }
    }
    let size = |number: &(String, f64, f64)| match number.0 == "elapsed" {
        true => f64::INFINITY,
        false => ((number.2 - number.1) / number.1.abs().max(number.2.abs()).max(f64::MIN_POSITIVE)).abs(),
    };
    let changes = by_run.into_iter().map(|(run, mut numbers)| {
        numbers.sort_by(|a, b| size(b).total_cmp(&size(a)));
        Change {
            run,
            name: commit::title(&entries[run]),
            numbers,
            causes: vec![],
        }
    });
    Program {
        name,
        command,
        changes: changes.collect(),
        trends,
        runs: entries
            .into_iter()
            .map(|entry| PastRun {
                file: entry.file,
                start_unix_ns: entry.start_unix_ns,
                commit: entry.commit,
            })
            .collect(),
    }
}

/// A metric that most of the runs know.
fn trend(metric: &Metric, entries: &[Entry]) -> Option<Trend> {
    let values: Vec<Option<f64>> = entries
        .iter()
        .map(|entry| entry.values.get(metric.id).copied())
        .collect();
    let known: Vec<(usize, f64)> = values
        .iter()
        .enumerate()
        .filter_map(|(at, value)| Some((at, (*value)?)))
        .collect();
    (known.len() >= LEAST && 5 * known.len() >= 4 * values.len()).then_some(())?;
    let numbers: Vec<f64> = known.iter().map(|(_, value)| *value).collect();
    let mut starts = vec![0];
    starts.extend(changes(&numbers, metric.repeats));
    let end = |at: usize| starts.get(at + 1).copied().unwrap_or(numbers.len());
    let level = |(at, start): (usize, &usize)| Some((known[*start].0, mean(&numbers[*start..end(at)])?));
    Some(Trend {
        id: metric.id.into(),
        label: metric.label.into(),
        unit: metric.unit,
        levels: starts.iter().enumerate().filter_map(level).collect(),
        values,
    })
}

/// The metric's name for people.
fn label(id: &str) -> &str {
    metric(id).map_or(id, |metric| metric.label)
}

#[cfg(test)]
mod tests;
