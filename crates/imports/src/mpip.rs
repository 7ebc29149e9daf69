//! mpiP's report as a profile: call sites with counts, times and bytes, by rank.
//!
//! What a report says of all ranks together, and not of each (`-c`, `-d`, `-t`), is divided between the ranks that it does
//! not list, in proportion to the time in MPI that is left to each. A report that has no times of tasks, or too many tasks, is
//! refused.

mod report;

use crate::error::COPY;
use crate::lines::Lines;
use crate::number::{shared, whole};
use crate::ranks::{self, Calls, Sum, Task, checked};
use crate::run::{command, facts, lacks};
use crate::{Asked, Error};
use format::facts::{OTHER_CALLS, SAMPLING, TIME_OUTSIDE_MPI};
use format::inert::INERT;
use format::tables::{Frame, Module, NONE};
use format::words::ModuleKind;
use format::{Note, Profile};
use report::{Place, Report, Row, Site, Times};
use std::collections::{BTreeMap, HashMap};
use std::io::BufRead;

/// What mpiP prints of a time has three digits: less than this part of a rank's time in MPI may be rounding.
const ROUNDED: f64 = 0.02;

/// Rows that sums over ranks may become; the time of other sites is that of other calls.
const MOST_DIVIDED: usize = 1 << 20;

const FROM: &str = "a report of mpiP";

pub fn import(file: &mut dyn BufRead, asked: &Asked) -> Result<Profile, Error> {
    let mut lines = Lines::new(file);
    let report = Report::read(&mut lines)?;
    let times = times(&report)?;
    if times.is_empty() || (report.sites.is_empty() && times.iter().all(|task| task.app_s <= 0.0)) {
        return Err(Error::Nothing {
            lines: lines.number(),
            wanted: "the tables that tell the times of tasks (@--- MPI Time (seconds), @--- Task Time Statistics)",
            strange: report.strange,
            remedy: COPY,
        });
    }
    let mut profile = Profile::default();
    let words = command(&report.command);
    // Where some have no node it is not known which ran together.
    let has_nodes = report.nodes.len() >= times.len();
    let node = |rank: u32| report.nodes.get(&u64::from(rank)).filter(|_| has_nodes);
    let tasks: Vec<Task> = (times.iter().zip(0u32..))
        .map(|(times, rank)| Task {
            rank,
            node: node(rank).cloned().unwrap_or_default(),
            elapsed_s: times.app_s,
            user_ns: -1,
            system_ns: -1,
            rss_peak_bytes: -1,
            pid: 0,
        })
        .collect();
    ranks::processes(&mut profile, &tasks, tasks.len() as u32, &words);
    let program = words.first().map_or("", String::as_str);
    // What a launcher starts is not known.
    let program = match INERT.contains(&text::file_name(program)) {
        true => "",
        false => program,
    };
    let (divided, all_counted) = sites(&mut profile, &report, &times, program);
    let name = text::file_name(program).to_string();
    let mut notes = vec![Note::Mpip {
        version: report.version.clone(),
        writer: report.writer.clone(),
        start: report.start.clone(),
    }];
    if divided > 0 {
        notes.push(Note::MpipDivided(divided));
    }
    if report.strange.lines > 0 {
        notes.push(Note::ImportLines(report.strange.lines));
    }
    profile.manifest.run = facts(&profile, asked, name, words, tasks.len() as u32, notes);
    let mut lacking = vec![
        (
            TIME_OUTSIDE_MPI,
            "the profile was imported from a report of mpiP, which records calls of MPI alone",
        ),
        (
            SAMPLING,
            "the profile was imported from a report of mpiP, which has no samples",
        ),
        ("bytes_received", "mpiP counts the bytes that are sent"),
        ("files", "mpiP records calls of MPI-IO, and not their files"),
    ];
    if !all_counted {
        lacking.push((
            "other_calls",
            "the report does not tell of all time in MPI which calls it is: numbers of calls and bytes are lower bounds",
        ));
    }
    lacks(&mut profile, FROM, &lacking);
    Ok(profile)
}

/// Seconds of every task. Of concise reports the extremes are known, and between the others the rest is divided evenly.
fn times(report: &Report) -> Result<Vec<Times>, Error> {
    let last = |ranks: &mut dyn Iterator<Item = u64>| ranks.max().map_or(0, |rank| rank.saturating_add(1));
    let told = report.nodes.keys().chain(report.tasks.keys()).copied();
    let told = last(&mut told.chain(report.extreme_tasks.iter().map(|task| task.0)));
    let ranks = checked(told)?;
    let mut app: Vec<Option<f64>> = vec![None; ranks as usize];
    let mut mpi = app.clone();
    for (rank, times) in &report.tasks {
        (app[*rank as usize], mpi[*rank as usize]) = (Some(times.app_s), Some(times.mpi_s));
    }
    for (rank, app_s, mpi_s) in &report.extreme_tasks {
        let rank = *rank as usize;
        (app[rank], mpi[rank]) = (app[rank].or(*app_s), mpi[rank].or(*mpi_s));
    }
    let filled = |column: Vec<Option<f64>>, all: Option<f64>| -> Vec<f64> {
        let known: f64 = column.iter().flatten().sum();
        let unknown = column.iter().filter(|value| value.is_none()).count().max(1) as f64;
        let rest = all.map_or(0.0, |all| ((all - known) / unknown).max(0.0));
        column.into_iter().map(|value| value.unwrap_or(rest)).collect()
    };
    let app = filled(app, report.all_tasks.map(|all| all.app_s));
    let mpi = filled(mpi, report.all_tasks.map(|all| all.mpi_s));
    Ok(app
        .into_iter()
        .zip(mpi)
        .map(|(app_s, mpi_s)| Times { app_s, mpi_s })
        .collect())
}

/// Rows of `sites`; gives how many places were not told by rank, and whether of all time in MPI the calls are known.
fn sites(profile: &mut Profile, report: &Report, times: &[Times], program: &str) -> (usize, bool) {
    let mut left: Vec<f64> = times.iter().map(|task| task.mpi_s).collect();
    let mut rows: BTreeMap<u64, Vec<(u32, Row)>> = BTreeMap::new();
    for ((site, rank), row) in report
        .rows
        .iter()
        .filter(|((_, rank), _)| (*rank as usize) < times.len())
    {
        left[*rank as usize] -= row.time_ms.unwrap_or(0.0) / 1e3;
        rows.entry(*site).or_default().push((*rank, *row));
    }
    let (mut frames, mut calls) = (Frames::new(program), Calls::default());
    let (mut spent, mut all_counted) = (vec![0.0; times.len()], true);
    let (mut divided, mut room) = (0, MOST_DIVIDED);
    let mut longest_first: Vec<(&u64, &Site)> = report.sites.iter().collect();
    longest_first.sort_by(|a, b| {
        b.1.all
            .time_ms
            .unwrap_or(0.0)
            .total_cmp(&a.1.all.time_ms.unwrap_or(0.0))
    });
    for (id, site) in longest_first {
        let mut known = rows.remove(id).unwrap_or_default();
        known.sort_by_key(|(rank, _)| *rank);
        let rest = match room >= times.len() {
            true => rest(site, &known, &left),
            false => vec![],
        };
        room -= rest.len();
        divided += usize::from(!rest.is_empty());
        let call = calls.row(profile, &format!("MPI_{}", site.call));
        let frame = site.place.as_ref().map(|place| frames.row(profile, place));
        let mut counted = 0u64;
        for (rank, row) in known.into_iter().chain(rest) {
            let sum = Sum {
                count: row.count.unwrap_or(0),
                time_s: row.time_ms.unwrap_or(0.0) / 1e3,
                longest_s: row.longest_ms / 1e3,
                bytes: whole(row.moved().unwrap_or(0.0)),
                sizes: row.sizes,
            };
            spent[rank as usize] += sum.time_s;
            counted = counted.saturating_add(sum.count);
            calls.add(profile, rank, call, frame, &sum);
        }
        // A site without a row is one of those that are told in no table.
        all_counted &= counted > 0 || site.all.time_ms.is_none();
    }
    // What is below the twentieth row of a report without details.
    for (rank, (task, spent)) in times.iter().zip(spent).enumerate() {
        let other = task.mpi_s - spent;
        if other > ROUNDED * task.mpi_s {
            all_counted = false;
            let call = calls.row(profile, OTHER_CALLS);
            let sum = Sum {
                time_s: other,
                ..Sum::default()
            };
            calls.add(profile, rank as u32, call, None, &sum);
        }
    }
    (divided, all_counted)
}

/// What a site's ranks did of which the report does not tell it one by one.
fn rest(site: &Site, known: &[(u32, Row)], left: &[f64]) -> Vec<(u32, Row)> {
    let weights = |wanted: &dyn Fn(u32) -> bool| -> Vec<f64> {
        let of = |rank: u32| {
            if wanted(rank) {
                left[rank as usize].max(0.0)
            } else {
                0.0
            }
        };
        let weights: Vec<f64> = (0..left.len() as u32).map(of).collect();
        match weights.iter().any(|weight| *weight > 0.0) {
            true => weights,
            false => (0..left.len() as u32)
                .map(|rank| f64::from(u8::from(wanted(rank))))
                .collect(),
        }
    };
    let all = &site.all;
    let bytes = whole(all.moved().unwrap_or(0.0));
    let (times, count, bytes) = match known.is_empty() {
        // Of those with most and least the time is known.
        true => {
            let told = site.extremes.iter().flatten().copied();
            let told: HashMap<u32, f64> = told.filter(|(rank, _)| (*rank as usize) < left.len()).collect();
            let told_ms: f64 = told.values().sum();
            let times = parts(
                all.time_ms.unwrap_or(0.0) - told_ms,
                &weights(&|rank| !told.contains_key(&rank)),
            );
            let of = |(rank, part): (u32, f64)| told.get(&rank).copied().unwrap_or(part);
            let times: Vec<f64> = (0..).zip(times).map(of).collect();
            (times, all.count.unwrap_or(0), bytes)
        }
        false => {
            let counted = known
                .iter()
                .filter_map(|(_, row)| row.count)
                .fold(0, u64::saturating_add);
            let count = all.count.unwrap_or(0).saturating_sub(counted);
            if count == 0 {
                return vec![];
            }
            let listed = |rank: u32| known.binary_search_by_key(&rank, |(rank, _)| *rank).is_ok();
            let time_ms: f64 = known.iter().filter_map(|(_, row)| row.time_ms).sum();
            let moved: f64 = known.iter().filter_map(|(_, row)| row.moved()).sum();
            let times = parts(all.time_ms.unwrap_or(0.0) - time_ms, &weights(&|rank| !listed(rank)));
            (times, count, bytes.saturating_sub(whole(moved)))
        }
    };
    if times.iter().all(|time| *time <= 0.0) {
        return vec![];
    }
    let (counts, bytes) = (shared(count, &times), shared(bytes, &times));
    (0..)
        .zip(times)
        .filter(|(_, time_ms)| *time_ms > 0.0)
        .map(|(rank, time_ms)| {
            let row = Row {
                count: Some(counts[rank as usize]),
                time_ms: Some(time_ms),
                sent: Some(bytes[rank as usize] as f64),
                ..Row::default()
            };
            (rank, row)
        })
        .collect()
}

/// A number divided in proportion to weights; nothing of less than nothing.
fn parts(whole: f64, weights: &[f64]) -> Vec<f64> {
    let all: f64 = weights.iter().sum();
    let part = |weight: &f64| if all > 0.0 { whole.max(0.0) * weight / all } else { 0.0 };
    weights.iter().map(part).collect()
}

/// Places of the program.
struct Frames<'a> {
    program: &'a str,
    module: Option<u32>,
    rows: HashMap<Place, u32>,
}

impl<'a> Frames<'a> {
    fn new(program: &'a str) -> Frames<'a> {
        Frames {
            program,
            module: None,
            rows: HashMap::new(),
        }
    }

    fn row(&mut self, profile: &mut Profile, place: &Place) -> u32 {
        if let Some(row) = self.rows.get(place) {
            return *row;
        }
        let module = *self.module.get_or_insert_with(|| {
            let (path, kind) = (
                profile.strings.intern(self.program),
                profile.strings.intern(ModuleKind::Program.word()),
            );
            profile.tables.modules.push(Module {
                path,
                kind,
                ..Module::default()
            })
        });
        let row = Frame {
            module,
            offset: place.address,
            function: profile.strings.intern(&place.function),
            file: profile.strings.intern(&place.file),
            line: place.line,
            outer: NONE,
            vector_bits: 0,
            in_memory: 0,
            atomic: 0,
            ..Frame::default()
        };
        let row = profile.tables.frames.push(row);
        self.rows.insert(place.clone(), row);
        row
    }
}

#[cfg(test)]
mod tests;
