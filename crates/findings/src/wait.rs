//! Time in which the program asked to be idle.

use crate::rule::{Draft, Limit};
use crate::sites::cost;
use crate::words::{at, capital, counted, places_of, ranks, sampled, seconds_within, share_about};
use model::{CallId, Class, ContextId, Family, FrameId, Run, by_most, most_first};
use std::collections::HashMap;

/// The rank that is longest in a class. Without MPI the first process speaks for the run: what its
/// helpers do beside it does not make it longer.
fn longest(run: &Run, class: Class) -> Option<(usize, f64)> {
    let judged = if run.has_mpi() {
        run.times().len()
    } else {
        run.times().len().min(1)
    };
    (0..judged)
        .map(|rank| (rank, run.times().class(rank, class)))
        .min_by(by_most)
}

/// Where a rank is in a class: call and place, most first.
fn places(run: &Run, rank: usize, class: Class) -> Vec<(CallId, FrameId)> {
    let samples = &run.tables().samples;
    let mut sums: HashMap<(CallId, FrameId), f64> = HashMap::new();
    for piece in run
        .pieces(rank)
        .filter(|piece| run.sample_classes()[piece.row] == class)
    {
        let row = piece.row;
        if let Some(frame) = run.own_frame(ContextId(samples.context[row])) {
            *sums.entry((CallId(samples.call[row]), frame)).or_default() += piece.ticks();
        }
    }
    most_first(sums).into_iter().map(|(key, _)| key).collect()
}

/// From the first moment of a rank in a class to the last.
fn span(run: &Run, rank: usize, class: Class) -> Option<(u64, u64)> {
    let mut spans = (run
        .pieces(rank)
        .filter(|piece| run.sample_classes()[piece.row] == class))
    .map(|piece| (piece.start, piece.end));
    let first = spans.next()?;
    let (from, to) = spans.fold(first, |(from, to), (start, end)| (from.min(start), to.max(end)));
    let at = |tick: u32| (f64::from(tick) * run.tick_s() * 1e9) as u64;
    Some((at(from), at(to)))
}

/// Whether who is in it is waited for, and does not wait.
fn works(class: Class) -> bool {
    matches!(class.family(), Family::Compute | Family::Io)
}

/// Seconds of a process in a class while another of the run computes or does I/O: then that one is waited for.
fn while_others_work(run: &Run, rank: usize, class: Class) -> f64 {
    let snapshots = run.snapshots();
    let class_of = |slot, rank| snapshots.sample(slot, rank).map(|row| run.sample_classes()[row]);
    let others = |slot| (0..run.ranks().len()).any(|other| other != rank && class_of(slot, other).is_some_and(works));
    let slots = (0..snapshots.len()).filter(|slot| class_of(*slot, rank) == Some(class) && others(*slot));
    slots.count() as f64 * snapshots.slot_s()
}

fn idle(run: &Run, limit: &Limit, class: Class, [does, they_do]: [&str; 2], advice: &str) -> Option<Draft> {
    let (rank, idle) = longest(run, class)?;
    let lived = run.ranks()[rank].elapsed_s();
    if lived <= 0.0 || !limit.met(idle / lived) {
        return None;
    }
    if !run.has_mpi() && while_others_work(run, rank, class) > idle / 2.0 {
        return None;
    }
    let found = places(run, rank, class);
    let calls = cost(run, |site| site.class == class);
    let where_ = match found.first() {
        Some((call, frame)) => format!(", most of it in {}{}", run.call_name(*call), at(run, Some(*frame))),
        None => String::new(),
    };
    let mut evidence = vec![];
    if calls.count > 1 {
        evidence.push(format!(
            "{} by all processes.",
            counted(calls.count as f64, "such call")
        ));
    }
    let held_up = run.snapshots().held_up();
    if run.has_mpi() && held_up.waited_for_s.get(rank).is_some_and(|seconds| *seconds > 0.0) {
        evidence.push("Other ranks wait for it in MPI at times.".to_string());
    }
    // Ranks that do the same are told together.
    let alike: Vec<usize> = (0..run.ranks().len())
        .filter(|other| run.times().class(*other, class) > idle / 2.0)
        .collect();
    let error = sampled(run, idle);
    let all = run.has_mpi() && alike.len() == run.ranks().len() && alike.len() > 1;
    let (who, do_) = if all {
        (format!("All {} ranks", alike.len()), they_do)
    } else {
        (capital(&ranks(run, &[rank])), does)
    };
    Some(Draft {
        title: format!(
            "{who} {do_} for {}, {} of the time{where_}.",
            seconds_within(idle, error),
            share_about(idle / lived, error.map(|error| error / lived))
        ),
        gain_error_s: error,
        // What lies beside the critical path makes nobody wait.
        gain_s: run
            .snapshots()
            .waiting()
            .on_path(class)
            .map_or(idle, |path| path.min(idle)),
        gain_basis: format!(
            "the largest time of a {} in these calls, as far as the run hangs on it, unless it must wait for something",
            run.rank_noun()
        ),
        evidence,
        advice: vec![advice.to_string()],
        ranks: if all { vec![] } else { vec![rank] },
        places: places_of(run, found.iter().map(|(_, frame)| *frame)),
        span_ns: span(run, rank, class),
        ..Draft::default()
    })
}

pub(crate) fn sleeping(run: &Run, limit: &Limit) -> Option<Draft> {
    let advice =
        "If it waits for something, wait for that itself (a condition, a message, a lock) instead of sleeping.";
    idle(run, limit, Class::Sleep, ["sleeps", "sleep"], advice)
}

pub(crate) fn event_waiting(run: &Run, limit: &Limit) -> Option<Draft> {
    let advice =
        "Look at who is to send what it waits for, a socket, a pipe or a server, and let this process work meanwhile.";
    idle(
        run,
        limit,
        Class::EventWait,
        ["waits for events", "wait for events"],
        advice,
    )
}
