//! What Python takes long for by the way it is built: lists that are searched, objects that are sent to other processes, and the
//! lock that lets one thread at a time carry out its code.

use crate::library::within;
use crate::rule::{Draft, Limit};
use crate::words::{capital, costliest, ranks, sampled, seconds_within, share_about};
use model::{ContextId, Family, FrameId, Piece, ProcessId, Run, by_most, is_libc, most_first};
use std::collections::HashMap;

/// Whether a frame is in CPython's own machine code; its library may have another name than `python`.
fn is_cpython(run: &Run, frame: FrameId) -> bool {
    let module = run.place(frame).module;
    module.starts_with("python") || module.starts_with("libpython")
}

/// Functions of CPython that look at one element of a list or tuple after the other.
const SEARCHES: [&str; 7] = [
    "list_contains",
    "list_index",
    "list_index_impl",
    "list_remove",
    "list_count",
    "tuplecontains",
    "tuple_contains",
];

pub(crate) fn list_search(run: &Run, limit: &Limit) -> Option<Draft> {
    let searches = |frame| is_cpython(run, frame) && SEARCHES.contains(&run.place(frame).function);
    let inside = run.through(searches);
    let found = within(run, |context| inside.get(context.row()) == Some(&true))?;
    let part = found.part(run, limit)?;
    let error = sampled(run, found.seconds);
    Some(Draft {
        title: format!(
            "{} spends {} on looking for values in lists, one element after the other, {} of its computing{}.",
            capital(&ranks(run, &[found.rank])),
            seconds_within(found.seconds, error),
            share_about(part, error.map(|error| error * part / found.seconds)),
            found.places.first().map_or(String::new(), |(frame, _)| format!(", most at {}", run.place(*frame)))
        ),
        gain_s: found.seconds,
        gain_basis: "all of that: in a set or a dict a value is found at once, however many there are".into(),
        evidence: vec![
            "`x in list`, index, count and remove compare x with each element until it is found: twice as many elements take twice as long."
                .into(),
        ],
        advice: vec![
            "Keep what is looked for in a set, made once and not in the loop, or in a dict where something belongs to it; a dict keeps the order, too. What cannot be hashed can be, as a tuple.".into(),
            "In sorted lists bisect finds a value in a few steps; of whole arrays numpy.isin answers at once.".into(),
        ],
        ranks: vec![found.rank],
        places: costliest(run, &found.places),
        ..Draft::default()
    })
}

/// What a context has to do with passing objects between processes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Passing {
    /// Making bytes of them and writing these.
    Out,
    /// Reading bytes and making objects of them.
    In,
    Neither,
}

/// By the functions of multiprocessing and pickle, of which concurrent.futures, joblib and others make use.
fn passing(run: &Run) -> Vec<Passing> {
    let (mut out, mut into) = (Vec::new(), Vec::new());
    for (functions, which) in [
        (
            ["send", "send_bytes", "_send", "_send_bytes", "dumps", "dump"],
            &mut out,
        ),
        (
            ["recv", "recv_bytes", "_recv", "_recv_bytes", "loads", "load"],
            &mut into,
        ),
    ] {
        *which = run.through(|frame| {
            let place = run.place(frame);
            // Older ones have no names of classes in front.
            let name = place.function.rsplit('.').next().unwrap_or_default();
            let named = functions.contains(&name);
            let pickles = place.module.starts_with("_pickle.")
                && functions
                    .iter()
                    .any(|function| name.contains(function.trim_start_matches('_')));
            let passes = ["multiprocessing/connection.py", "multiprocessing/reduction.py"];
            named && passes.iter().any(|file| place.file.ends_with(file)) || pickles
        });
    }
    let both = out.into_iter().zip(into);
    both.map(|both| match both {
        (true, _) => Passing::Out,
        (_, true) => Passing::In,
        _ => Passing::Neither,
    })
    .collect()
}

/// Ticks that are looked at: days, where they are as seldom as they begin.
const MOST_TICKS: usize = 1 << 24;

/// Ticks of a run, each with who does what.
struct Ticks {
    /// Processes that pass objects out, plus one; 0 none, `u32::MAX` several.
    out: Vec<u32>,
    into: Vec<u32>,
    /// Whether one computes to pass something, and whether one computes for anything else.
    packs: Vec<bool>,
    works: Vec<bool>,
}

fn note(who: &mut u32, process: u32) {
    *who = match *who {
        0 => process.saturating_add(1),
        same if same == process.saturating_add(1) => same,
        _ => u32::MAX,
    };
}

impl Ticks {
    fn of(run: &Run, passing: &[Passing]) -> Ticks {
        let samples = &run.tables().samples;
        // A damaged table may have any tick.
        let last = samples
            .tick
            .iter()
            .max()
            .map_or(0, |last| (*last as usize + 1).min(MOST_TICKS));
        let mut ticks = Ticks {
            out: vec![0; last],
            into: vec![0; last],
            packs: vec![false; last],
            works: vec![false; last],
        };
        for row in 0..samples.len() {
            let (process, piece) = (samples.process[row], Piece::whole(samples, row));
            let computes = run.sample_classes()[row].family() == Family::Compute;
            let how = passing
                .get(samples.context[row] as usize)
                .copied()
                .unwrap_or(Passing::Neither);
            for tick in piece.start as usize..(piece.end as usize).min(last) {
                match how {
                    Passing::Out => note(&mut ticks.out[tick], process),
                    Passing::In => note(&mut ticks.into[tick], process),
                    Passing::Neither => ticks.works[tick] |= computes,
                }
                ticks.packs[tick] |= computes && how != Passing::Neither;
            }
        }
        ticks
    }

    /// Whether at a tick something passes from one process to another, and nobody computes anything else. A reader waits before
    /// anything comes, and a writer while nobody reads: it takes both.
    fn passes(&self, tick: usize) -> bool {
        let (out, into) = (self.out[tick], self.into[tick]);
        let joined = out != 0 && into != 0 && (out != into || out == u32::MAX);
        (joined || self.packs[tick]) && !self.works[tick]
    }
}

pub(crate) fn pickling(run: &Run, limit: &Limit) -> Option<Draft> {
    if run.ranks().len() < 2 || run.has_mpi() {
        return None;
    }
    let passing = passing(run);
    if passing.iter().all(|how| *how == Passing::Neither) {
        return None;
    }
    let ticks = Ticks::of(run, &passing);
    let lost = (0..ticks.out.len()).filter(|tick| ticks.passes(*tick)).count() as f64 * run.tick_s();
    let elapsed = run.elapsed_s();
    if elapsed <= 0.0 || !limit.met(lost / elapsed) {
        return None;
    }
    let samples = &run.tables().samples;
    let mut places: HashMap<FrameId, f64> = HashMap::new();
    for row in 0..samples.len() {
        let context = ContextId(samples.context[row]);
        if passing.get(context.row()).is_some_and(|how| *how != Passing::Neither)
            && let Some(frame) = run.own_frame(context).filter(|frame| run.is_own(*frame))
        {
            *places.entry(frame).or_default() += f64::from(samples.weight[row]) * run.tick_s();
        }
    }
    let places = most_first(places);
    let error = sampled(run, lost);
    Some(Draft {
        title: format!(
            "Processes of Python pass objects to each other for {}, {} of the time, while none of them computes{}.",
            seconds_within(lost, error),
            share_about(lost / elapsed, error.map(|error| error / elapsed)),
            places.first().map_or(String::new(), |(frame, _)| format!(", most for {}", run.place(*frame)))
        ),
        gain_s: lost,
        gain_error_s: error,
        gain_basis: "all of that, if the processes found their data where they are".into(),
        evidence: vec![
            "Arguments and results are pickled, written to a pipe, read and made objects again: several copies of all bytes, one process after the other.".into(),
        ],
        advice: vec![
            "Send what tells the data and not the data: numbers of rows, names of files. What all need is there without sending where processes are forked after it was made, or by the pool's initializer, once a process and not once a task.".into(),
            "Large arrays can lie in memory that processes share (multiprocessing.shared_memory, numpy.memmap; joblib does so by itself), or threads do the work where it is in numpy and the like, which release the interpreter's lock.".into(),
            "Send back sums, not arrays; give several pieces of work at a time (chunksize).".into(),
        ],
        places: costliest(run, &places),
        ..Draft::default()
    })
}

/// Whether a sample waits for the lock of CPython's interpreter: that is the condition variable that it waits for itself.
fn waits_for_gil(run: &Run) -> impl Fn(usize) -> bool + '_ {
    let calls = &run.tables().calls.name;
    let conditions: Vec<bool> = (calls.iter())
        .map(|name| run.text(*name).starts_with("pthread_cond_"))
        .collect();
    let below: Vec<bool> = (0..run.tables().contexts.len() as u32)
        .map(|context| {
            let mut stack = run.whole_stack(ContextId(context));
            let outside = |frame: &FrameId| !run.is_ours(*frame) && !is_libc(run.place(*frame).module);
            stack.find(outside).is_some_and(|frame| is_cpython(run, frame))
        })
        .collect();
    let samples = &run.tables().samples;
    move |row| {
        conditions.get(samples.call[row] as usize) == Some(&true)
            && below.get(samples.context[row] as usize) == Some(&true)
    }
}

pub(crate) fn interpreter_lock(run: &Run, limit: &Limit) -> Option<Draft> {
    let samples = &run.tables().samples;
    let waits = waits_for_gil(run);
    let mut of_rank: Vec<Vec<(u32, u32)>> = vec![vec![]; run.ranks().len()];
    let mut places: HashMap<(usize, FrameId), f64> = HashMap::new();
    for row in (0..samples.len()).filter(|row| waits(*row)) {
        let Some(rank) = run.rank_index(ProcessId(samples.process[row])) else {
            continue;
        };
        let piece = Piece::whole(samples, row);
        of_rank[rank].push((piece.start, piece.end));
        if let Some(frame) = run
            .own_frame(ContextId(samples.context[row]))
            .filter(|frame| run.is_own(*frame))
        {
            *places.entry((rank, frame)).or_default() += piece.ticks();
        }
    }
    let contended: Vec<f64> = of_rank
        .iter_mut()
        .map(|spans| f64::from(union(spans)) * run.tick_s())
        .collect();
    let (rank, lost) = (contended.into_iter().enumerate()).max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)))?;
    let lived = run.ranks()[rank].elapsed_s();
    if lived <= 0.0 || lost <= 0.0 || !limit.met(lost / lived) {
        return None;
    }
    let waited = of_rank[rank]
        .iter()
        .map(|(start, end)| f64::from(end - start))
        .sum::<f64>()
        * run.tick_s();
    let process = run.ranks()[rank].process;
    let cores = run
        .tables()
        .processes
        .cpus_allowed
        .get(process.row())
        .copied()
        .unwrap_or(0);
    // One holds it while the others wait: so many could go on at a time.
    let wanting = waited / lost + 1.0;
    let at_a_time = match cores {
        0 => wanting,
        cores => wanting.min(f64::from(cores)),
    };
    let gain = lost * (1.0 - 1.0 / at_a_time.max(1.0));
    let mut places: Vec<(FrameId, f64)> = (places.into_iter())
        .filter(|((of, _), _)| *of == rank)
        .map(|((_, frame), ticks)| (frame, ticks * run.tick_s()))
        .collect();
    places.sort_by(by_most);
    let error = sampled(run, lost);
    Some(Draft {
        title: format!(
            "Threads of Python wait for the interpreter's lock (GIL) for {} of the {} of {}{}: one at a time carries out Python code.",
            seconds_within(lost, error),
            text::number(text::Unit::Seconds, lived),
            ranks(run, &[rank]),
            places.first().map_or(String::new(), |(frame, _)| format!(", most at {}", run.place(*frame)))
        ),
        gain_s: gain,
        gain_error_s: error.map(|error| error * gain / lost),
        gain_basis: "that time, if as many of these threads as there are cores went on at once".into(),
        evidence: vec![format!(
            "While it is waited for, {} threads on average have it or want it{}.",
            text::number(text::Unit::Ratio, wanting),
            match cores {
                0 => String::new(),
                cores => format!(", on {}", text::counted(f64::from(cores), "core")),
            }
        )],
        advice: vec![
            "Give work that is Python code to processes (multiprocessing, concurrent.futures.ProcessPoolExecutor, joblib), in pieces for which little has to be sent.".into(),
            "Or have it done where the lock is released: whole arrays by numpy, numba with nogil=True, Cython with nogil. Without a lock there is Python 3.13 and later as python3.13t, where all packages bear it.".into(),
            "Where threads only wait for files and sockets, fewer of them, or asyncio, do the same.".into(),
        ],
        ranks: vec![rank],
        places: costliest(run, &places),
        ..Draft::default()
    })
}

/// Ticks that spans cover together; sorts them.
fn union(spans: &mut [(u32, u32)]) -> u32 {
    spans.sort_unstable();
    let (mut covered, mut upto) = (0u32, 0u32);
    for (start, end) in spans.iter().copied() {
        covered += end.saturating_sub(start.max(upto));
        upto = upto.max(end);
    }
    covered
}

#[cfg(test)]
mod tests {
    use super::union;

    #[test]
    fn ticks_that_several_cover_count_once() {
        assert_eq!(union(&mut [(5, 8), (0, 3), (2, 4), (7, 7)]), 7);
        assert_eq!(union(&mut []), 0);
    }
}
