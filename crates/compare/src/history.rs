//! Runs of one program over time: which numbers changed for good, and at which run.

mod change;
mod commit;
mod page;

use crate::comparison::{CompareKind, Comparison};
use change::changes;
use format::Manifest;
use metrics::{METRICS, Metric};
use model::Run;
use report::Report;
use schemars::JsonSchema;
use serde::Serialize;
use statistics::{CONFIDENCE, mean, student_quantile};
use std::collections::BTreeMap;
use text::Unit;

/// Version of [`History`], in `schema`.
pub const SCHEMA: &str = "steelyard-history/1";

/// Runs of a program that it takes to tell a change from chance at all.
pub const LEAST: usize = 4;

/// Runs before and behind a change that are compared to say what changed.
pub const BESIDE: usize = 5;

/// A run, as far as its history goes: made of its manifest and its report alone.
#[derive(Clone, Debug)]
pub struct Entry {
    file: String,
    name: String,
    command: String,
    setting: Setting,
    start_unix_ns: i64,
    commit: Option<String>,
    ended_well: bool,
    values: BTreeMap<String, f64>,
}

impl Entry {
    /// Of a profile's manifest and report, and the path of its file.
    pub fn of(path: &str, manifest: &Manifest, report: &Report) -> Entry {
        let rows = report.sections.iter().flat_map(|section| &section.rows);
        let values: BTreeMap<String, f64> = rows.filter_map(|row| Some((row.id.clone(), row.value?))).collect();
        let team = values.get("openmp_threads").map_or(0.0, |threads| threads.round());
        Entry {
            file: path.into(),
            name: manifest.run.name.clone(),
            command: text::command_line(&manifest.run.command),
            setting: Setting {
                ranks: report.head.ranks,
                nodes: report.head.nodes,
                threads: team as u32,
            },
            start_unix_ns: manifest.run.start_unix_ns,
            commit: commit::of(path, manifest),
            ended_well: report.head.ended_well && !report.unmeasured,
            values,
        }
    }
}

/// On how much of a machine a program ran: runs that differ in it are not of one series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct Setting {
    /// MPI ranks, 0 without MPI.
    pub ranks: u32,
    /// Nodes.
    pub nodes: u32,
    /// Threads of the largest OpenMP team, 0 without one.
    pub threads: u32,
}

impl Setting {
    /// "4 ranks, 1 OpenMP thread": of that in which these settings differ.
    fn words(self, all: &[Setting]) -> String {
        let nouns = ["rank", "node", "OpenMP thread"];
        let parts = |setting: Setting| [setting.ranks, setting.nodes, setting.threads];
        let differ = |at: &usize| all.iter().any(|other| parts(*other)[*at] != parts(self)[*at]);
        (0..nouns.len())
            .filter(differ)
            .map(|at| match parts(self)[at] {
                0 => format!("no {}s", nouns[at]),
                n => text::counted(f64::from(n), nouns[at]),
            })
            .collect::<Vec<_>>()
            .join(", ")
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

/// One program's history: one command in one setting.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Program {
    /// The program's short name.
    pub name: String,
    /// The command.
    pub command: String,
    /// On how much of the machine.
    pub setting: Setting,
    /// That for people, where the same command ran in others, too; else empty.
    pub among: String,
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

/// Series with too few runs that are named.
const NAMED: usize = 3;
/// Settings of a command that are named.
const SETTINGS: usize = 6;

impl History {
    /// Of runs in any order, whatever programs they are of.
    pub fn of(entries: Vec<Entry>) -> History {
        let mut notes = Vec::new();
        let all = entries.len();
        let mut programs: BTreeMap<(String, String), BTreeMap<Setting, Vec<Entry>>> = BTreeMap::new();
        for entry in entries.into_iter().filter(|entry| entry.ended_well) {
            let of_command = programs.entry((entry.name.clone(), entry.command.clone())).or_default();
            of_command.entry(entry.setting).or_default().push(entry);
        }
        let kept: usize = programs.values().flat_map(BTreeMap::values).map(Vec::len).sum();
        if kept < all {
            notes.push(format!(
                "{} did not end well, or {} not measured, and {} left out.",
                text::counted((all - kept) as f64, "run"),
                if all - kept == 1 { "was" } else { "were" },
                if all - kept == 1 { "is" } else { "are" }
            ));
        }
        let mut series = Vec::new();
        for ((name, command), settings) in programs {
            let all: Vec<Setting> = settings.keys().copied().collect();
            if all.len() > 1 {
                notes.push(differ(&name, &command, &all));
            }
            series.extend(settings.into_iter().map(|(setting, runs)| Program {
                among: setting.words(&all),
                ..program(runs)
            }));
        }
        let (few, mut programs): (Vec<_>, Vec<_>) = series.into_iter().partition(|program| program.runs.len() < LEAST);
        let rare = few.len().saturating_sub(NAMED);
        for program in few.iter().take(NAMED) {
            let count = text::counted(program.runs.len() as f64, "run");
            notes.push(format!(
                "{} has {count}{}: fewer than {LEAST} show no change for good.",
                program.name,
                program.of_what()
            ));
        }
        if rare > 0 {
            notes.push(format!("{rare} more likewise."));
        }
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

/// That a command ran in several settings.
fn differ(name: &str, command: &str, all: &[Setting]) -> String {
    let of = if command.is_empty() {
        String::new()
    } else {
        format!(" of {command}")
    };
    let told: Vec<String> = all.iter().take(SETTINGS).map(|setting| setting.words(all)).collect();
    let more = all.len().saturating_sub(SETTINGS);
    let more = if more > 0 {
        format!("; {more} more")
    } else {
        String::new()
    };
    format!(
        "The runs{of} of {name} differ in their settings, and each has a history of its own: {}{more}.",
        told.join("; ")
    )
}

impl Program {
    /// " of ./app on 4 ranks", as far as it is known and tells it from others.
    fn of_what(&self) -> String {
        let said = |before: &str, text: &str| match text {
            "" => String::new(),
            text => format!("{before}{text}"),
        };
        said(" of ", &self.command) + &said(" with ", &self.among)
    }

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
    /// Says what changed there, of the profiles beside it: what is beyond the noise between runs, where there are several on each side.
    pub fn explain(&mut self, before: &[&Run], after: &[&Run]) {
        /// Causes at most.
        const MOST: usize = 3;
        let Some(comparison) = Comparison::of(before, after).filter(|_| before.len().min(after.len()) > 1) else {
            return;
        };
        let kinds = [CompareKind::Function, CompareKind::Site, CompareKind::File];
        let rows: Vec<_> = (comparison.rows.iter())
            .filter(|row| kinds.contains(&row.kind))
            .collect();
        // Each row's noise is that of a single one; among many, one in twenty is beyond it by chance (Bonferroni).
        let freedom = (before.len() + after.len() - 2) as f64;
        let reach = |chance: f64| student_quantile(1.0 - 0.5 * chance, freedom);
        let (alone, among) = (1.0 - CONFIDENCE, (1.0 - CONFIDENCE) / rows.len().max(1) as f64);
        let wider = reach(among) / reach(alone);
        let least = 0.01 * comparison.b.elapsed_s.unwrap_or(0.0);
        let mut sure: Vec<_> = (rows.into_iter())
            .filter_map(|row| Some((row, row.change?, wider * row.noise?)))
            .filter(|(row, change, noise)| row.sure && change.abs() > noise.max(least))
            .collect();
        sure.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
        let said = sure.iter().take(MOST).map(|(row, change, noise)| {
            let (place, change) = (crate::page::name_and_place(row), crate::words::signed(Some(*change)));
            match *noise > 0.0 {
                true => format!("{place}: {change} ±\u{a0}{}", crate::words::seconds(*noise)),
                false => format!("{place}: {change}"),
            }
        });
        self.causes = said.collect();
    }
}

/// Metrics of the whole machine, to which others' programs add.
const OF_MACHINE: [&str; 3] = ["cores_of_others", "memory_node_peak", "memory_node_peak_share"];

fn program(mut entries: Vec<Entry>) -> Program {
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
            name: commit::title(&entries[run], &entries),
            numbers,
            causes: vec![],
        }
    });
    let first = &entries[0];
    Program {
        name: first.name.clone(),
        command: first.command.clone(),
        setting: first.setting,
        among: String::new(),
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

#[cfg(test)]
mod tests;
