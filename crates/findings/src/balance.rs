//! Ranks that keep others waiting.

use crate::cores;
use crate::rule::{Draft, Limit};
use crate::sites::cost;
use crate::words::{
    about, at, bytes, capital, counted, in_call, places_of, ranks, sampled, seconds_within, share_about,
};
use model::{CallId, Cause, Class, ContextId, End, Family, FrameId, Run, Tag, bad_ends, by_most, most_first};
use std::collections::HashMap;

/// Useful seconds of every rank; `None` where nothing can be out of balance.
pub(crate) fn useful(run: &Run) -> Option<Vec<f64>> {
    let times = run.times();
    if !run.has_mpi() || times.len() < 2 {
        return None;
    }
    let useful: Vec<f64> = (0..times.len()).map(|rank| times.useful(rank)).collect();
    useful.iter().any(|seconds| *seconds > 0.0).then_some(useful)
}

/// Ranks that ended long before the run did are not compared with those that went on.
pub const ENDED_EARLY: f64 = 0.05;

/// A load balance from which on nothing has lowered it.
pub const BALANCED: f64 = 0.95;

/// The ranks that were there to the end, in order; one that failed before the others was not, however soon they followed.
pub(crate) fn lasting(run: &Run) -> Vec<usize> {
    let last = run.ranks().iter().map(|rank| rank.end_ns).max().unwrap_or(0);
    let slack = ENDED_EARLY * run.elapsed_s();
    let fails = |end: &End| matches!(end, End::Fault(_) | End::Abort { .. } | End::Status(_));
    let ends = bad_ends(run).into_iter().filter(|(end, _)| fails(end));
    let failed: Vec<_> = ends.map(|(_, rank)| rank.id).collect();
    let before = |rank: &model::Rank| rank.end_ns < last && failed.contains(&rank.id);
    (0..run.ranks().len())
        .filter(|rank| (last - run.ranks()[*rank].end_ns) as f64 / 1e9 <= slack && !before(&run.ranks()[*rank]))
        .collect()
}

/// How far the largest of so many ranks' useful times may lie above the mean by the chance of sampling alone.
fn chance(run: &Run, mean: f64) -> f64 {
    let times = run.times();
    let elapsed = times.total() / times.len().max(1) as f64;
    let error = times
        .share_error(mean / elapsed, times.observations_together())
        .unwrap_or(0.0)
        * elapsed;
    error * (1.0 + (2.0 * (times.len() as f64).ln()).sqrt())
}

/// Where ranks waited while they were held up: call and the program's own place, most seconds first.
fn waiting_places(run: &Run) -> Vec<((CallId, Option<FrameId>), f64)> {
    let mut sums: HashMap<(CallId, Option<FrameId>), f64> = HashMap::new();
    for (context, (call, seconds)) in run.snapshots().held_up().waiting_in.iter().enumerate() {
        if *seconds > 0.0 {
            *sums
                .entry((CallId(*call), run.own_frame(ContextId(context as u32))))
                .or_default() += seconds;
        }
    }
    most_first(sums)
}

/// Part of the waiting from which on it is for one rank and not for one after the other.
const ALONE: f64 = 0.9;
/// How many times its even part of the waiting a rank causes before it is said to be late most often.
const OFTEN: f64 = 1.25;

/// How many times as late as it computes longer a rank is before it is told as late.
const LATER: f64 = 1.5;
/// Part of the time in MPI that is waiting for late ranks, from which on that is told.
pub(crate) const LATE_SHARE: f64 = 0.25;

/// "in MPI_Allreduce at solve (solver.c:214)".
pub(crate) fn waits_in(run: &Run) -> String {
    match waiting_places(run).first() {
        Some(((call, frame), _)) => format!("in {}{}", run.call_name(*call), at(run, *frame)),
        None => "in MPI".to_string(),
    }
}

/// What a rank was doing while others waited for it: class, place, seconds, most first.
fn doing_meanwhile(run: &Run, rank: usize) -> Vec<((Class, Option<FrameId>), f64)> {
    let snapshots = run.snapshots();
    let mut sums: HashMap<(Class, Option<FrameId>), f64> = HashMap::new();
    for slot in (0..snapshots.len()).filter(|slot| snapshots.is_waited_for(*slot, rank)) {
        if let Some(row) = snapshots.sample(slot, rank) {
            let class = run.sample_classes()[row];
            if class.family() != Family::Mpi {
                let context = ContextId(run.tables().samples.context[row]);
                *sums.entry((class, run.own_frame(context))).or_default() += snapshots.slot_s();
            }
        }
    }
    most_first(sums)
}

/// A rank that others wait for because it is asleep or waits for the world outside is the rules' of `wait`: what helps
/// is to end that, not to spread it.
fn is_idle(class: Class) -> bool {
    matches!(class, Class::Sleep | Class::EventWait | Class::ProcessWait)
}

fn doing(family: Family) -> &'static str {
    match family {
        Family::Compute => "computes",
        Family::Io => "does I/O",
        Family::Accelerator => "waits for its accelerator, or drives it",
        Family::Wait => "waits or sleeps",
        Family::Mpi => "communicates",
    }
}

/// From the first slot in which few keep many waiting, and which is wanted, to the last.
fn held_up_span(run: &Run, wanted: impl Fn(usize) -> bool) -> Option<(u64, u64)> {
    let counts = run.snapshots().counts();
    let mut slots = (0..counts.len()).filter(|slot| counts[*slot].is_held_up() && wanted(*slot));
    let first = slots.next()?;
    let last = slots.next_back().unwrap_or(first);
    let at = |slot: usize| (slot as f64 * run.snapshots().slot_s() * 1e9) as u64;
    Some((at(first), at(last + 1)))
}

pub(crate) fn compute_imbalance(run: &Run, limit: &Limit) -> Option<Draft> {
    let useful = useful(run)?;
    let lasting = lasting(run);
    if lasting.len() < 2 {
        return None;
    }
    let mean = lasting.iter().map(|rank| useful[*rank]).sum::<f64>() / lasting.len() as f64;
    let max = lasting.iter().map(|rank| useful[*rank]).fold(0.0, f64::max);
    let excess = max - mean;
    if max <= 0.0 || !limit.met(mean / max) || excess <= chance(run, mean) {
        return None;
    }
    let slow: Vec<usize> = (lasting.iter().copied())
        .filter(|rank| useful[*rank] > mean + excess / 2.0)
        .collect();
    // One that is late in more than it computes longer, as where the others poll in code of their own, is told as late.
    let held_up = run.snapshots().held_up();
    let waits = held_up.waiting_s / run.snapshots().in_mpi_s().max(f64::MIN_POSITIVE);
    if let [one] = slow.as_slice()
        && held_up.waited_for_s[*one] >= ALONE * held_up.gain_s
        && held_up.gain_s > LATER * excess
        && waits >= LATE_SHARE
    {
        return None;
    }
    if let [one] = slow.as_slice()
        && cores::lost_its_core(run, *one, excess)
    {
        return None;
    }
    let others = lasting.len() - slow.len();
    let slowest = (lasting.iter().copied()).max_by(|a, b| useful[*a].total_cmp(&useful[*b]).then(b.cmp(a)))?;
    let fastest = (lasting.iter().copied()).min_by(|a, b| useful[*a].total_cmp(&useful[*b]).then(a.cmp(b)))?;
    let lines = slower_lines(run, &slow, &lasting);
    // Ranks are sampled at the same moments: what they do not have in common is what is uncertain.
    let error = sampled(run, excess);
    let title = match slow.len() {
        1 => format!(
            "{} computes {} longer than the mean; the other {} for it {}.",
            capital(&ranks(run, &slow)),
            seconds_within(excess, error),
            if others == 1 {
                "one waits".to_string()
            } else {
                format!("{others} ranks wait")
            },
            waits_in(run)
        ),
        many => format!(
            "{many} of {} ranks compute up to {} longer than the mean; the others wait for them {}.",
            lasting.len(),
            seconds_within(excess, error),
            waits_in(run)
        ),
    };
    let mut evidence = vec![format!(
        "Useful time is {} on average, {} in {} and {} in {}: a load balance of {}.",
        about(mean, sampled(run, mean)),
        about(useful[slowest], sampled(run, useful[slowest])),
        ranks(run, &[slowest]),
        about(useful[fastest], sampled(run, useful[fastest])),
        ranks(run, &[fastest]),
        share_about(mean / max, error.map(|error| error / max))
    )];
    if let Some((frame, more)) = lines.first() {
        evidence.push(format!(
            "{} {} more than {}{}.",
            match slow.as_slice() {
                [_] => format!("{} spends", capital(&ranks(run, &slow))),
                _ => "The slow ones spend".to_string(),
            },
            about(*more, sampled(run, *more)),
            if others == 1 {
                "the other one"
            } else {
                "the others on average"
            },
            at(run, Some(*frame))
        ));
    }
    if let [one] = slow.as_slice() {
        evidence.extend(through_others(run, *one));
    }
    Some(Draft {
        title,
        gain_s: excess,
        gain_error_s: error,
        gain_basis: "max − mean useful time: what perfect balance would save".into(),
        evidence,
        advice: vec![
            match slow.len() {
                1 => "Spread the work by its cost, not by its count: give this rank less of it.".into(),
                _ => "Spread the work by its cost, not by its count: give the slow ranks less of it.".into(),
            },
            match slow.len() {
                1 => "If the work is the same everywhere, look for what makes this rank or its node slower.".into(),
                _ => {
                    "If the work is the same everywhere, look for what makes these ranks or their nodes slower.".into()
                }
            },
        ],
        ranks: slow,
        places: places_of(run, lines.into_iter().map(|(frame, _)| frame)),
        span_ns: held_up_span(run, |_| true),
        ..Draft::default()
    })
}

/// Lines in which the slow ranks compute longer than the others, by the mean difference. Both lists are in order.
fn slower_lines(run: &Run, slow: &[usize], lasting: &[usize]) -> Vec<(FrameId, f64)> {
    let is_slow = |rank: usize| slow.binary_search(&rank).is_ok();
    let is_other = |rank: usize| lasting.binary_search(&rank).is_ok() && !is_slow(rank);
    let others = lasting.len() - slow.len();
    if others == 0 || slow.is_empty() {
        return vec![];
    }
    let theirs: HashMap<FrameId, f64> = run.own_compute(is_other).into_iter().collect();
    let mut lines: Vec<(FrameId, f64)> = (run.own_compute(is_slow).into_iter())
        .map(|(frame, s)| {
            (
                frame,
                s / slow.len() as f64 - theirs.get(&frame).unwrap_or(&0.0) / others as f64,
            )
        })
        .filter(|(_, more)| *more > 0.0)
        .collect();
    lines.sort_by(by_most);
    lines
}

/// Of the time of all ranks in I/O, the part that they must be in by turns.
const BY_TURNS: f64 = 0.5;

pub(crate) fn serial_io(run: &Run, limit: &Limit) -> Option<Draft> {
    useful(run)?;
    let (snapshots, samples) = (run.snapshots(), &run.tables().samples);
    let all = run.ranks().len();
    let few = ((limit.value * all as f64) as u32).max(1);
    let (mut gain, mut spent) = (0.0, 0.0);
    let mut by_rank = vec![0.0; all];
    let mut places: HashMap<(CallId, Option<FrameId>), f64> = HashMap::new();
    let family = |row: usize| run.sample_classes()[row].family();
    let running = |slot: usize| (0..all).filter_map(move |rank| Some((rank, snapshots.sample(slot, rank)?)));
    let serial = |slot: usize| {
        snapshots.counts()[slot].busy() <= few
            && running(slot).all(|(_, row)| matches!(family(row), Family::Mpi | Family::Io))
    };
    for (slot, count) in snapshots.counts().iter().enumerate() {
        if !count.is_held_up() || !serial(slot) {
            continue;
        }
        spent += snapshots.slot_s();
        gain += snapshots.slot_s() * count.saving();
        for (rank, row) in running(slot).filter(|(_, row)| family(*row) == Family::Io) {
            by_rank[rank] += snapshots.slot_s();
            let place = (
                CallId(samples.call[row]),
                run.own_frame(ContextId(samples.context[row])),
            );
            *places.entry(place).or_default() += snapshots.slot_s();
        }
    }
    let mut writers: Vec<usize> = (0..all).filter(|rank| by_rank[*rank] > 0.0).collect();
    writers.sort_by(|a, b| by_rank[*b].total_cmp(&by_rank[*a]).then(a.cmp(b)));
    let places = most_first(places);
    let ((call, frame), _) = *places.first()?;
    let first = *writers.first()?;
    let moved = cost(run, |site| site.class.family() == Family::Io && site.is_of(first));
    let mut evidence = vec![format!(
        "In these {} at most {} did I/O at a time, and all others that ran were in MPI.",
        about(spent, sampled(run, spent)),
        counted(f64::from(few), "rank")
    )];
    if moved.count > 0 {
        evidence.push(format!(
            "{} makes {} in the whole run, {} in all, {} each.",
            capital(&ranks(run, &[first])),
            counted(moved.count as f64, "I/O call"),
            bytes(moved.bytes as f64),
            bytes(moved.mean_bytes())
        ));
    }
    // Several at a time count for each of them.
    let own = by_rank[first];
    let alone: f64 = by_rank.iter().sum();
    let one = own >= ALONE * alone;
    // Ranks that do it together are now and then alone with it, at the beginning or end of theirs.
    if !one && alone < BY_TURNS * run.times().family_total(Family::Io) {
        return None;
    }
    let who = match one {
        true => format!(
            "{} does I/O for {}",
            capital(&ranks(run, &[first])),
            seconds_within(own, sampled(run, own))
        ),
        false => format!(
            "{} ranks do I/O by turns for {} in all, {} longest ({})",
            writers.len(),
            seconds_within(spent, sampled(run, spent)),
            ranks(run, &[first]),
            about(own, sampled(run, own))
        ),
    };
    Some(Draft {
        title: format!(
            "{who}, in {}{}, while the others wait {}.",
            in_call(run, call),
            at(run, frame),
            waits_in(run)
        ),
        gain_s: gain,
        gain_error_s: None,
        gain_basis: "time in which all that run wait or do I/O, if the I/O were spread over all of them".into(),
        evidence,
        advice: vec![
            "Let all ranks read or write their part, in large pieces (MPI_File_write_all, parallel HDF5 or netCDF).".into(),
            "Or let the others go on: hand the data to the writing rank without blocking, and do not wait in a barrier.".into(),
        ],
        ranks: writers.into_iter().take(8).collect(),
        places: places_of(run, places.iter().filter_map(|((_, frame), _)| *frame)),
        span_ns: held_up_span(run, serial),
        ..Draft::default()
    })
}

pub(crate) fn one_rank(run: &Run, limit: &Limit) -> Option<Draft> {
    useful(run)?;
    let held_up = run.snapshots().held_up();
    if run.ranks().len() < 3 || held_up.gain_s <= 0.0 {
        return None;
    }
    let rank = (0..held_up.waited_for_s.len()).max_by(|a, b| {
        held_up.waited_for_s[*a]
            .total_cmp(&held_up.waited_for_s[*b])
            .then(b.cmp(a))
    })?;
    let gain = held_up.waited_for_s[rank];
    if !limit.met_by(gain, held_up.gain_s) {
        return None;
    }
    let doings = doing_meanwhile(run, rank);
    let ((class, frame), _) = doings.first().copied()?;
    if is_idle(class) || cores::lost_its_core(run, rank, gain) {
        return None;
    }
    // A loop has many lines: what counts is the function.
    let routine = |frame: Option<FrameId>| frame.map(|frame| run.place(frame).routine());
    let there = doings
        .iter()
        .filter(|((of, at), _)| (*of, routine(*at)) == (class, routine(frame)));
    let longest: f64 = there.map(|(_, seconds)| seconds).sum();
    let busy: f64 = doings.iter().map(|(_, seconds)| seconds).sum();
    Some(Draft {
        title: format!(
            "Others wait for {}: for {} it {}{} while they wait {}.",
            ranks(run, &[rank]),
            seconds_within(busy, sampled(run, busy)),
            doing(class.family()),
            at(run, frame),
            waits_in(run)
        ),
        gain_s: gain,
        gain_error_s: None,
        gain_basis: format!(
            "the time it is busy while others wait, if that work were spread over all {} ranks",
            run.ranks().len()
        ),
        evidence: (through_others(run, rank).into_iter())
            .chain([
            format!(
                "Of the {} that even spreading of work would save in all, {} is waiting for this rank.",
                about(held_up.gain_s, sampled(run, held_up.gain_s)),
                share_about(gain / held_up.gain_s, sampled(run, gain).map(|error| error / held_up.gain_s))
            ),
            format!(
                "Of these {} it spends {} in the function named.",
                about(busy, sampled(run, busy)),
                about(longest, sampled(run, longest))
            ),
        ])
        .collect(),
        advice: vec![
            "Let every rank do a part of what this rank does alone, or let the others go on with work that does not need it.".into(),
        ],
        ranks: vec![rank],
        places: places_of(run, doings.iter().filter_map(|((_, frame), _)| *frame)),
        span_ns: held_up_span(run, |slot| run.snapshots().counts()[slot].busy() == 1),
        ..Draft::default()
    })
}

pub(crate) fn late_arrival(run: &Run, limit: &Limit) -> Option<Draft> {
    useful(run)?;
    let held_up = run.snapshots().held_up();
    let in_mpi = run.snapshots().in_mpi_s();
    if in_mpi <= 0.0 || !limit.met(held_up.waiting_s / in_mpi) {
        return None;
    }
    let mut late: Vec<usize> = (0..held_up.waited_for_s.len())
        .filter(|rank| held_up.waited_for_s[*rank] > 0.0)
        .collect();
    late.sort_by(|a, b| {
        held_up.waited_for_s[*b]
            .total_cmp(&held_up.waited_for_s[*a])
            .then(a.cmp(b))
    });
    let first = *late.first()?;
    let doings = doing_meanwhile(run, first);
    let ((class, frame), _) = doings.first().copied()?;
    if is_idle(class) || cores::lost_its_core(run, first, held_up.gain_s) {
        return None;
    }
    let how = match run.snapshots().waiting().is_known() {
        true => "waiting for ranks that have not come",
        false => "while at most half of the ranks are not in it",
    };
    let mut evidence = vec![format!(
        "{} of the time in MPI is spent {how}.",
        share_about(
            held_up.waiting_s / in_mpi,
            metrics::metric("mpi_late_share").and_then(|metric| metric.measure(run).ok()?.error)
        )
    )];
    let alike = held_up.waited_for_s[first] < OFTEN * held_up.gain_s / late.len() as f64;
    // Where the two that are late most often are in one function, those that called it tell them apart.
    let second = late
        .get(1)
        .filter(|rank| held_up.waited_for_s[**rank] * OFTEN >= (1.0 - ALONE) * held_up.gain_s);
    let apart = second.and_then(|second| apart(run, first, *second));
    let frames = [apart.map(|(first, _)| first).or(frame), apart.map(|(_, second)| second)];
    for (nth, (rank, frame)) in [Some(&first), second].into_iter().flatten().zip(frames).enumerate() {
        let Some(frame) = frame else { continue };
        evidence.push(format!(
            "{} is {}: it {}{} meanwhile, and {} of the wait is for it.",
            match nth {
                0 if alike => "One of them",
                0 => "Most often late",
                _ => "Another",
            },
            ranks(run, &[*rank]),
            doing(class.family()),
            at(run, Some(frame)),
            share_about(
                held_up.waited_for_s[*rank] / held_up.gain_s,
                sampled(run, held_up.waited_for_s[*rank]).map(|error| error / held_up.gain_s)
            )
        ));
    }
    evidence.extend(through_others(run, first));
    let (waits, chain) = (waiting_places(run), is_chain(run, &late));
    // Who waits for a core arrives late, whatever it has to do.
    let gain_s = held_up.gain_s - cores::shared_s(run, true);
    if gain_s <= 0.0 {
        return None;
    }
    Some(Draft {
        title: if held_up.waited_for_s[first] >= ALONE * held_up.gain_s {
            format!(
                "{} arrives late; others wait {}.",
                capital(&ranks(run, &[first])),
                waits_in(run)
            )
        } else if let Some((one, other)) = apart {
            format!(
                "Ranks arrive late by turns, {} for what it does{}, {} for what it does{}; the others wait {}.",
                ranks(run, &[first]),
                at(run, Some(one)),
                ranks(run, &late[1..2]),
                at(run, Some(other)),
                waits_in(run)
            )
        } else if chain {
            format!("Ranks work one after the other: each begins when the one before it has sent its message; they wait {}.", waits_in(run))
        } else if alike {
            format!("Ranks arrive late by turns; the others wait {}.", waits_in(run))
        } else {
            format!(
                "Ranks arrive late by turns, {} most often; the others wait {}.",
                ranks(run, &[first]),
                waits_in(run)
            )
        },
        gain_s,
        gain_error_s: None,
        gain_basis: match gain_s < held_up.gain_s {
            true => "while ranks wait for others; if the work of these were spread over all, less the time in which ranks share the cores".into(),
            false => "while ranks wait for others; if the work of these were spread over all".into(),
        },
        evidence,
        advice: match chain {
            true => [
                "Let the next rank begin sooner: send a part as soon as it is done, in more and smaller messages. A chain (a pipeline, a wavefront) keeps all its ranks busy only once it is full.",
                "Or give ranks something that does not wait for this message: the next piece of work, a sweep from the other side.",
            ],
            false => [
                "Look at what the late ranks do just before this call: work that moves from rank to rank, I/O, or memory.",
                match waits.first() {
                    Some(((call, _), _)) if run.call_is(*call, Tag::Looks) => {
                        "It polls meanwhile: a rank that has other work does that, and looks again afterwards."
                    }
                    _ => "Where the result is not needed at once, start the operation without blocking (MPI_I…) and wait later.",
                },
            ],
        }
        .map(String::from)
        .into(),
        ranks: late.into_iter().take(8).collect(),
        places: places_of(
            run,
            (apart.iter().flat_map(|(one, other)| [*one, *other]))
                .chain(waits.iter().filter_map(|((_, frame), _)| *frame)),
        ),
        span_ns: held_up_span(run, |_| true),
        ..Draft::default()
    })
}

/// Part of the waiting that is for messages, from which on they are what ranks wait for: at the end of a chain the first wait for
/// the last, at a barrier perhaps.
const FOR_MESSAGES: f64 = 0.3;

/// Part of the time in which all ranks work, up to which they work one after the other.
const TOGETHER: f64 = 0.2;

/// Whether ranks wait for one another's messages by turns, and hardly ever work at the same time.
fn is_chain(run: &Run, late: &[usize]) -> bool {
    let (waiting, counts) = (run.snapshots().waiting(), run.snapshots().counts());
    let together = counts
        .iter()
        .filter(|count| count.waiting == 0 && count.running > 1)
        .count();
    late.len() > 1
        && cores::shared_s(run, false) == 0.0
        && waiting.is_known()
        && waiting.seconds(Cause::LateSender) >= FOR_MESSAGES * waiting.waits_s()
        && together as f64 <= TOGETHER * counts.len() as f64
}

/// Part of the waiting for a rank that is through others, from which on that is said.
const THROUGH_OTHERS: f64 = 0.1;

/// "Others wait 2.0 s for it itself, and 3.9 s for ranks that wait for it": where not all of them wait for it itself.
fn through_others(run: &Run, rank: usize) -> Option<String> {
    let delays = run
        .snapshots()
        .waiting()
        .delays
        .iter()
        .filter(|delay| delay.rank == rank);
    let (direct, indirect) = delays.fold((0.0, 0.0), |sum, delay| {
        (sum.0 + delay.direct_s, sum.1 + delay.indirect_s)
    });
    (indirect >= THROUGH_OTHERS * (direct + indirect) && indirect > 0.0).then(|| {
        format!(
            "Summed over ranks, others wait {} for {} itself, and {} for ranks that wait for it.",
            about(direct, sampled(run, direct)),
            ranks(run, &[rank]),
            about(indirect, sampled(run, indirect))
        )
    })
}

/// Callers that are looked at for what tells two ranks apart.
const DEEPEST: usize = 8;

/// The innermost of the program's functions in which two ranks spend the time that others wait for them and that differ: a line of
/// each; `None` where none do.
fn apart(run: &Run, one: usize, other: usize) -> Option<(FrameId, FrameId)> {
    let stacks = |rank: usize| -> Vec<Vec<FrameId>> {
        let snapshots = run.snapshots();
        let slots = (0..snapshots.len()).filter(|slot| snapshots.is_waited_for(*slot, rank));
        let rows = slots.filter_map(|slot| snapshots.sample(slot, rank));
        rows.filter(|row| run.sample_classes()[*row].family() != Family::Mpi)
            .map(|row| {
                let frames = run.stack(ContextId(run.tables().samples.context[row]));
                let own = frames.filter(|frame| run.is_own(*frame));
                own.map(|frame| run.own_line(frame)).take(DEEPEST).collect()
            })
            .collect()
    };
    // The function at a depth with most samples, and its line with most.
    let most = |stacks: &[Vec<FrameId>], depth: usize| -> Option<FrameId> {
        let frames: Vec<FrameId> = stacks.iter().filter_map(|stack| stack.get(depth).copied()).collect();
        let mut functions: HashMap<&str, usize> = HashMap::new();
        let mut lines: HashMap<FrameId, usize> = HashMap::new();
        for frame in &frames {
            *functions.entry(run.place(*frame).function).or_default() += 1;
            *lines.entry(*frame).or_default() += 1;
        }
        let (function, _) = functions.into_iter().max_by(|a, b| a.1.cmp(&b.1).then(b.0.cmp(a.0)))?;
        let of_it = lines
            .into_iter()
            .filter(|(frame, _)| run.place(*frame).function == function);
        of_it
            .max_by(|a, b| a.1.cmp(&b.1).then(b.0.cmp(&a.0)))
            .map(|(frame, _)| frame)
    };
    let (ones, others) = (stacks(one), stacks(other));
    (0..DEEPEST).find_map(|depth| {
        let (a, b) = (most(&ones, depth)?, most(&others, depth)?);
        (run.place(a).function != run.place(b).function).then_some((a, b))
    })
}
