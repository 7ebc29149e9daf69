//! A thread that the others wait for: the slowest stage of a pipeline, which gives its pieces to the next.

use crate::rule::{Draft, Limit};
use crate::words::{place, ranks, sampled, seconds_within};
use model::{CallId, Class, ContextId, FrameId, Run, Tag, ThreadId, by_most, most_first};
use std::collections::{BTreeMap, HashMap};

/// What a thread does, seconds.
#[derive(Default)]
struct Worker {
    computes: f64,
    /// In waiting for a condition, by which stages tell each other.
    awaits: f64,
    /// Seconds of computing by the program's function that the thread runs.
    runs: HashMap<FrameId, f64>,
}

/// The part of a rank's time that a thread must work or wait to be one of its workers.
const LIVES: f64 = 0.5;
/// The part of the slowest one's computing that the others do at most.
const FASTER: f64 = 0.7;
/// The part of their time that they wait at least.
const AWAITS: f64 = 0.3;

/// What threads do that are none of a library or an OpenMP team, by their process.
fn workers(run: &Run) -> HashMap<u32, BTreeMap<u32, Worker>> {
    let (threads, samples) = (&run.tables().threads, &run.tables().samples);
    let works: Vec<bool> = (0..threads.len())
        .map(|row| !run.is_helper(ThreadId(row as u32)) && run.text(threads.role[row]) != "openmp")
        .collect();
    let mut workers: HashMap<u32, BTreeMap<u32, Worker>> = HashMap::new();
    let mut outermost: HashMap<ContextId, Option<FrameId>> = HashMap::new();
    for row in 0..samples.len() {
        let (thread, context) = (samples.thread[row], ContextId(samples.context[row]));
        if !works.get(thread as usize).copied().unwrap_or(false) {
            continue;
        }
        let seconds = f64::from(samples.weight[row]) * run.tick_s();
        let worker = workers
            .entry(samples.process[row])
            .or_default()
            .entry(thread)
            .or_default();
        match run.sample_classes()[row] {
            Class::Compute => {
                worker.computes += seconds;
                let own = || run.stack(context).filter(|frame| run.is_own(*frame)).last();
                if let Some(frame) = *outermost.entry(context).or_insert_with(own) {
                    *worker.runs.entry(frame).or_default() += seconds;
                }
            }
            Class::ThreadSync if run.call_is(CallId(samples.call[row]), Tag::Condition) => worker.awaits += seconds,
            _ => {}
        }
    }
    workers
}

/// The slowest of a rank's workers, what it would save to be no slower than the next, and how many wait for it and how long each.
struct Slowest {
    rank: usize,
    worker: Worker,
    saves: f64,
    others: usize,
    await_s: f64,
}

fn slowest(run: &Run, rank: usize, threads: BTreeMap<u32, Worker>, limit: &Limit) -> Option<Slowest> {
    let elapsed = run.ranks()[rank].elapsed_s();
    let mut workers: Vec<(ThreadId, Worker)> = (threads.into_iter())
        .map(|(thread, worker)| (ThreadId(thread), worker))
        .filter(|(_, worker)| worker.computes + worker.awaits >= LIVES * elapsed)
        .collect();
    let all: f64 = workers.iter().map(|(_, worker)| worker.computes).sum();
    workers.sort_by(|a, b| by_most(&(a.0, a.1.computes), &(b.0, b.1.computes)));
    let (first, most) = workers.first().map(|(thread, worker)| (*thread, worker.computes))?;
    // A main thread that computes while others idle is another rule's.
    if run.ranks()[rank].main == Some(first) || !limit.met_by(most, elapsed) {
        return None;
    }
    let (_, worker) = workers.remove(0);
    let next = workers.first().map_or(0.0, |(_, other)| other.computes);
    let (others, waited) = (
        workers.len(),
        workers.iter().map(|(_, other)| other.awaits).sum::<f64>(),
    );
    let cores = f64::from(run.cores_allowed(run.ranks()[rank].process).max(1));
    let they_wait = others > 0 && waited >= AWAITS * elapsed * others as f64;
    (they_wait && next <= FASTER * most).then(|| Slowest {
        rank,
        worker,
        saves: most - next.max(all / cores),
        others,
        await_s: waited / others as f64,
    })
}

pub(crate) fn slowest_stage(run: &Run, limit: &Limit) -> Option<Draft> {
    let mut workers = workers(run);
    let found = (run.ranks().iter().enumerate())
        .filter_map(|(rank, of)| slowest(run, rank, workers.remove(&of.process.0)?, limit));
    let slowest = found.max_by(|a, b| a.saves.total_cmp(&b.saves))?;
    let (rank, worker) = (slowest.rank, slowest.worker);
    let frame = most_first(worker.runs).first().map(|(frame, _)| *frame);
    let of = frame.map_or(String::new(), |frame| format!(" in {}", run.place(frame)));
    Some(Draft {
        title: format!(
            "One thread of {} computes all the time{of}, for {}, and {} for it, {} each on average.",
            ranks(run, &[rank]),
            seconds_within(worker.computes, sampled(run, worker.computes)),
            match slowest.others {
                1 => "another one waits".to_string(),
                others => format!("{others} others wait"),
            },
            seconds_within(slowest.await_s, sampled(run, slowest.await_s))
        ),
        gain_s: slowest.saves,
        gain_basis: "what it computes beyond the next of them, as far as there are cores".into(),
        evidence: vec!["The others wait for conditions (pthread_cond_wait, std::condition_variable), by which such threads tell each other of work.".into()],
        advice: vec![
            "Give its work to several threads, each with a piece of its own, or move a part of it to those that wait; what makes it faster makes all faster."
                .into(),
        ],
        ranks: vec![rank],
        places: frame.map(|frame| place(run, frame)).into_iter().collect(),
        ..Draft::default()
    })
}
