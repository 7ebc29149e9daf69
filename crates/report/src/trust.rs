//! How far to trust the report: what we cost, what was lost, what could not be seen.

use crate::{Absent, Row, Trust};
use format::Note;
use format::kernels::{KERNELS, NOTHING};
use format::losses::loss;
use model::{Family, Run, Tag};
use std::collections::BTreeMap;

/// `rows` are the metrics of the section.
pub fn trust(run: &Run, rows: Vec<Row>) -> Trust {
    let value = |id: &str| rows.iter().find(|row| row.id == id).and_then(|row| row.value);
    let parts = [
        ("samples", "overhead_samples"),
        ("calls", "overhead_calls"),
        (START_UP, "overhead_start"),
    ];
    let share = value("overhead_share").filter(|share| *share > 0.0);
    Trust {
        overhead_share: share,
        cost: match share {
            Some(share) => format!(
                "Steelyard itself took {} of the program's time.",
                text::number(text::Unit::Share, share)
            ),
            None if run.is_imported() => "Steelyard did not measure this run: another tool did.".into(),
            None => "What Steelyard itself cost this run is not known.".into(),
        },
        overhead_parts: (parts.iter())
            .map(|(label, id)| (label.to_string(), value(id).unwrap_or(0.0)))
            .collect(),
        rows,
        losses: losses(run),
        absent: absent(run).into_iter().map(|(_, absent)| absent).collect(),
        notes: notes(run),
    }
}

const START_UP: &str = "start-up";

/// What takes more than this share of a run is told before its numbers are.
const DEAR: f64 = 0.05;

impl Trust {
    /// Said above the findings where recording changed the run.
    pub(crate) fn dear(&self) -> Option<String> {
        self.overhead_share.filter(|share| *share > DEAR)?;
        let (most, _) = self.overhead_parts.iter().max_by(|a, b| a.1.total_cmp(&b.1))?;
        Some(format!(
            "{}, most of it {}: the times here have that in them.",
            self.cost.trim_end_matches('.'),
            match most.as_str() {
                START_UP => "when its processes and threads start".into(),
                of => format!("in recording {of}"),
            }
        ))
    }
}

/// What was noted while the run was recorded and its profile made, and where its samples are not believed, a sentence each.
pub fn notes(run: &Run) -> Vec<String> {
    let thinned = run.facts().samples_one_in.filter(|kept| *kept > 1).map(Note::Thinned);
    let short = Some(run.short_processes())
        .filter(|n| *n > 0)
        .map(|n| Note::ShortHelpers(n as usize));
    let noted = (thinned.iter().chain(&run.facts().notes).chain(&short)).map(Note::to_string);
    noted
        .chain(
            [Family::Mpi, Family::Io]
                .iter()
                .filter_map(|family| corrected(run, *family)),
        )
        .chain(contended(run))
        .chain(traced(run))
        .collect()
}

/// Contended locks that are taken so often a second are held up by being counted.
const OFTEN_PER_SECOND: f64 = 1e6;

/// Part of the elapsed time in taking locks from which on threads are taken to contend for them.
const CONTENDED: f64 = 0.1;

/// A lock that is free takes less on average.
const FREE_S: f64 = 20e-9;

/// What counting adds to each, beyond what it takes alone, as the next thread waits meanwhile: docs/overhead.md.
const HELD_UP_S: f64 = 12e-9;

fn contended(run: &Run) -> Option<String> {
    let locks = run.totals(|site| run.call_is(site.call, Tag::Lock));
    let elapsed = run.elapsed_s();
    let often = locks.count as f64 >= OFTEN_PER_SECOND * elapsed && locks.time_s >= CONTENDED * elapsed;
    let held = locks.time_s >= FREE_S * locks.count as f64;
    (often && held).then(|| {
        format!(
            "Threads contend for locks and take them {} times: each time the next one waits while this one is counted, \
             which may have made the run about {} longer beyond the profiling overhead above.",
            text::number(text::Unit::Count, locks.count as f64),
            text::number(text::Unit::Seconds, HELD_UP_S * locks.count as f64)
        )
    })
}

/// What a trace is for is another program's to show.
fn traced(run: &Run) -> Option<String> {
    let calls = run.tables().events.len();
    (calls > 0).then(|| {
        format!(
            "The trace has {}: steelyard export --to paraver, --to perfetto and --to chrome write them.",
            text::counted(calls as f64, "MPI call")
        )
    })
}

/// The samples of a family that its timed calls contradict; the largest difference is told.
fn corrected(run: &Run, family: Family) -> Option<String> {
    let of_family = || run.times().corrected().iter().filter(|found| found.family == family);
    let far = |found: &&model::Corrected| (found.timed_s - found.sampled_s).abs();
    let most = of_family().max_by(|a, b| far(a).total_cmp(&far(b)))?;
    let ranks = of_family().count();
    let (noun, what) = (run.rank_noun(), if family == Family::Mpi { "MPI" } else { "I/O" });
    let whose = match (run.ranks().len(), ranks) {
        (1, _) => String::new(),
        (_, 1) => format!(" of {noun} {}", run.ranks()[most.rank].id.0),
        (all, _) => format!(" of {ranks} of {}", text::counted(all as f64, noun)),
    };
    let first = if ranks > 1 {
        format!("{noun} {}: ", run.ranks()[most.rank].id.0)
    } else {
        String::new()
    };
    Some(format!(
        "Samples and timed calls{whose} disagree on {what} by more than their errors ({first}{} by samples, {} by the calls). \
         Shares of time rest on the calls; the timeline and functions on the samples.",
        text::number(text::Unit::Seconds, most.sampled_s),
        text::number(text::Unit::Seconds, most.timed_s),
    ))
}

/// The most serious first; a loss that is not known here, of a newer version, by its id.
fn losses(run: &Run) -> Vec<String> {
    let table = &run.tables().losses;
    let mut counts: BTreeMap<&str, (u64, usize)> = BTreeMap::new();
    for row in 0..table.len() {
        let (count, processes) = counts.entry(run.text(table.loss[row])).or_default();
        *count = count.saturating_add(table.count[row]);
        *processes += 1;
    }
    let mut lost: Vec<_> = counts.into_iter().filter(|(_, (count, _))| *count > 0).collect();
    lost.sort_by_key(|(id, _)| std::cmp::Reverse(loss(id).map(|loss| loss.severity)));
    let sentence = |(id, (count, n)): (&str, (u64, usize))| {
        let what = loss(id).map_or_else(
            || format!("{}.", id.replace('_', " ")),
            |loss| loss.sentence.to_string(),
        );
        let times = if count == 1 {
            "once".into()
        } else {
            format!("{count} times")
        };
        format!("{what} ({times}, in {})", text::counted(n as f64, "process"))
    };
    lost.into_iter().map(sentence).collect()
}

/// Why this is missing; `id` is one of those in [`format::facts`].
pub fn why_absent(run: &Run, id: &str) -> Option<String> {
    let (_, absent) = absent(run).into_iter().find(|(what, _)| *what == id)?;
    Some(crate::words::absent(&absent))
}

/// What is missing by its id, one line for what is missing for the same reason on several nodes.
fn absent(run: &Run) -> Vec<(&str, Absent)> {
    let table = &run.tables().absent;
    let mut found: Vec<((&str, Absent), u32)> = Vec::new();
    for row in 0..table.len() {
        let id = run.text(table.what[row]);
        // A program of several processes need not use GPUs in each.
        if id == KERNELS && run.text(table.reason[row]) == NOTHING && !run.gpus().devices.is_empty() {
            continue;
        }
        let absent = Absent {
            what: text::capital(&id.replace('_', " ").replace(" io", " I/O")),
            reason: run.text(table.reason[row]).into(),
            remedy: run.text(table.remedy[row]).into(),
        };
        match found.iter_mut().find(|((_, known), _)| *known == absent) {
            Some((_, nodes)) => *nodes += 1,
            None => found.push(((id, absent), 1)),
        }
    }
    let all = run.tables().nodes.len() as u32;
    for ((_, absent), nodes) in &mut found {
        if *nodes > 1 && *nodes < all {
            absent.reason = format!("{} (on {nodes} of {all} nodes)", absent.reason);
        }
    }
    found.into_iter().map(|(found, _)| found).collect()
}
