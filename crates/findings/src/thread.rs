//! Threads of a process: idle, uneven, too fine.

use crate::cores::at_once;
use crate::library::places;
use crate::rule::{Draft, Limit};
use crate::sites::cost;
use crate::words::{about, at, costliest, count, place, ranks, sampled, seconds_within, share_about};
use model::{
    Class, ContextId, Family, FrameId, ParallelRegion, ProcessId, Run, TeamSlot, ThreadId, by_most, is_openmp,
    most_first,
};
use std::collections::HashMap;

/// Threads that every rank's team has: the OpenMP team, or the most threads at a time that were seen to compute, the
/// main one included. Threads that only wait are helpers of MPI and other libraries.
fn team_sizes(run: &Run) -> Vec<f64> {
    let (teams, samples) = (&run.tables().processes.openmp_threads, &run.tables().samples);
    let mut sizes: Vec<f64> = (run.ranks().iter())
        .map(|rank| f64::from(teams.get(rank.process.row()).copied().unwrap_or(0).max(1)))
        .collect();
    let mut computing = std::collections::BTreeSet::new();
    let mut last = None;
    // An interpreter's other threads are its own only where they run its code: NumPy brings a pool of threads.
    let counts = |row: &usize| {
        run.sample_classes()[*row] == Class::Compute
            && (!run.is_interpreted(ProcessId(samples.process[*row]))
                || run.is_interpreting(ContextId(samples.context[*row])))
    };
    for row in (0..samples.len()).filter(counts) {
        // A thread's samples stand together, so looking at the one before spares most of the work.
        if last != Some(samples.thread[row]) {
            last = Some(samples.thread[row]);
            computing.insert(samples.thread[row]);
        }
    }
    let main: std::collections::BTreeSet<ThreadId> = run.ranks().iter().filter_map(|rank| rank.main).collect();
    let counts = |thread: ThreadId| main.contains(&thread) || computing.contains(&thread.0);
    let seen = run.threads_at_once(counts);
    sizes
        .iter_mut()
        .zip(seen)
        .for_each(|(size, seen)| *size = size.max(f64::from(seen)));
    sizes
}

fn uses_openmp(run: &Run, rank: usize) -> bool {
    let teams = &run.tables().processes.openmp_threads;
    teams.get(run.ranks()[rank].process.row()).is_some_and(|team| *team > 1)
}

/// The rank whose main thread computes longest beside idle threads: its index, those seconds, all in which it computes, threads.
fn most_alone(run: &Run) -> Option<(usize, f64, f64, f64)> {
    let sizes = team_sizes(run);
    let serial = |rank: usize| -> (f64, f64) {
        let slot_s = run.snapshots().slot_s();
        let team = run.team(rank);
        let computing = team.iter().filter(|slot| slot.main == Some(Class::Compute));
        let alone = team.iter().filter(|slot| is_alone(slot));
        (alone.count() as f64 * slot_s, computing.count() as f64 * slot_s)
    };
    (0..run.ranks().len())
        .filter(|rank| sizes[*rank] > 1.0)
        .map(|rank| (rank, serial(rank), sizes[rank]))
        .max_by(|a, b| (a.1.0).total_cmp(&b.1.0).then(b.0.cmp(&a.0)))
        .map(|(rank, (alone, computing), threads)| (rank, alone, computing, threads))
}

pub(crate) fn idle_threads(run: &Run, limit: &Limit) -> Option<Draft> {
    let (rank, alone, computing, threads) = most_alone(run)?;
    if computing <= 0.0 || !limit.met(alone / computing) {
        return None;
    }
    let lines = main_places(run, rank, is_alone);
    // What an interpreter carries out is no loop that a parallel region could go around.
    let interpreted: f64 = (lines.iter())
        .filter(|(frame, _)| {
            run.is_interpreted(run.ranks()[rank].process) && !run.is_own(*frame) || run.is_script(*frame)
        })
        .map(|(_, seconds)| seconds)
        .sum();
    if interpreted > alone / 2.0 {
        return None;
    }
    // One change spreads one function's work, and not all that is done beside parallel regions.
    let (function, in_one) = most_of_a_function(run, &lines)?;
    let at_once = at_once(run, run.ranks()[rank].process, threads);
    let instead = if run.has_mpi() {
        ", or run fewer threads and more ranks"
    } else {
        ""
    };
    let spread = match uses_openmp(run, rank) {
        true => "Put this work into parallel regions too",
        false => "Give the other threads a part of this work",
    };
    Some(Draft {
        title: format!(
            "{} in {} while its main thread computes alone for {}{}.",
            if threads > 2.0 {
                format!("The other {} threads idle", count(threads - 1.0))
            } else {
                "The other thread idles".to_string()
            },
            ranks(run, &[rank]),
            seconds_within(alone, sampled(run, alone)),
            at(run, lines.first().map(|(frame, _)| *frame))
        ),
        gain_s: in_one * (1.0 - 1.0 / at_once),
        gain_error_s: sampled(run, in_one),
        gain_basis: format!(
            "what the main thread computes alone in {function}, spread over {} threads{}",
            count(at_once),
            if at_once < threads { ", one for each core" } else { "" }
        ),
        evidence: vec![format!(
            "The main thread computes for {}, {} of that alone, and {} of this in {function}.",
            about(computing, sampled(run, computing)),
            share_about(alone / computing, of(run, alone, computing)),
            share_about(in_one / alone, of(run, in_one, alone))
        )],
        advice: vec![
            format!("{spread}{instead}."),
            "Where the program is not yours to change and many such runs are to be done, several at a time with fewer threads each use the cores better.".into(),
        ],
        ranks: vec![rank],
        places: costliest(run, &lines),
        ..Draft::default()
    })
}

/// The function that has most of these places' seconds, or the place where functions have no names.
fn most_of_a_function(run: &Run, lines: &[(FrameId, f64)]) -> Option<(String, f64)> {
    let mut sums: Vec<(String, f64)> = vec![];
    for (frame, seconds) in lines {
        let place = run.place(*frame);
        let name = match place.function {
            "" => place.to_string(),
            function => function.to_string(),
        };
        match sums.iter_mut().find(|(known, _)| *known == name) {
            Some((_, sum)) => *sum += seconds,
            None => sums.push((name, *seconds)),
        }
    }
    sums.into_iter().min_by(by_most)
}

/// That a program with threads computes for most of its time in its main thread alone, a sentence.
pub(crate) fn serial(run: &Run) -> Option<String> {
    let (rank, alone, computing, _) = most_alone(run)?;
    (alone >= MOSTLY_SERIAL * computing && alone >= MOSTLY_SERIAL * run.elapsed_s()).then(|| {
        format!(
            "The main thread of {} computes alone for {}: no number of threads makes the run shorter than that.",
            ranks(run, &[rank]),
            seconds_within(alone, sampled(run, alone))
        )
    })
}

/// The part of the time that is then said to be serial.
const MOSTLY_SERIAL: f64 = 0.5;

/// Whether the main thread computes outside of parallel regions, and no other thread works or is at a lock, which is another rule's.
fn is_alone(slot: &TeamSlot) -> bool {
    let computes = slot.main == Some(Class::Compute) && !slot.main_in_region;
    computes && slot.others_working() == 0.0 && slot.others_at_locks == 0.0
}

/// Whether all threads that were seen are in the OpenMP runtime: none works, so none is waited for.
fn is_overhead(slot: &TeamSlot) -> bool {
    let at_lock = slot.main_at_lock || slot.others_at_locks > 0.0;
    slot.main == Some(Class::OpenMp) && slot.others_working() == 0.0 && !at_lock
}

/// The main thread's places in the slots wanted, most seconds first.
fn main_places(run: &Run, rank: usize, wanted: impl Fn(&TeamSlot) -> bool) -> Vec<(FrameId, f64)> {
    let mut lines: HashMap<FrameId, f64> = HashMap::new();
    for (slot, state) in run.team(rank).iter().enumerate() {
        if wanted(state)
            && let Some(row) = run.snapshots().sample(slot, rank)
            && let Some(frame) = run.own_frame(ContextId(run.tables().samples.context[row]))
        {
            *lines.entry(frame).or_default() += run.snapshots().slot_s();
        }
    }
    most_first(lines)
}

/// The rank in whose parallel regions most time passes in which none of its threads works, and those seconds.
pub(crate) fn most_overhead(run: &Run) -> Option<(usize, f64)> {
    let slot_s = run.snapshots().slot_s();
    (0..run.ranks().len())
        .filter(|rank| uses_openmp(run, *rank))
        .map(|rank| {
            (
                rank,
                run.team(rank).iter().filter(|slot| is_overhead(slot)).count() as f64 * slot_s,
            )
        })
        .min_by(by_most)
}

/// Work of a thread in one region, in seconds, that is worth starting threads for: a hundred times what that takes.
const WORTH_STARTING: f64 = 100e-6;

/// Seconds of a rank in regions that are not known to have more work than that.
fn in_short_regions(run: &Run, rank: usize) -> f64 {
    let is_long = |region: &&ParallelRegion| {
        let parts = region.ended as f64 * f64::from(region.threads);
        region.tasks == 0 && parts > 0.0 && region.team.busy_s / parts >= WORTH_STARTING
    };
    let regions = run.parallel_regions().iter();
    regions
        .filter(|region| !is_long(region))
        .map(|region| region.by_rank[rank])
        .sum()
}

pub(crate) fn openmp_overhead(run: &Run, limit: &Limit) -> Option<Draft> {
    let slot_s = run.snapshots().slot_s();
    let inside = |slot: &TeamSlot| slot.others_working() > 0.0 || slot.main == Some(Class::OpenMp);
    let seconds = |rank: usize, wanted: &dyn Fn(&TeamSlot) -> bool| -> f64 {
        run.team(rank).iter().filter(|slot| wanted(slot)).count() as f64 * slot_s
    };
    let (rank, lost) = most_overhead(run)?;
    let all = seconds(rank, &inside);
    // Where threads queue for a lock, waiting at the end of a region comes of that.
    let at_locks = seconds(rank, &|slot| slot.main_at_lock || slot.others_at_locks > 0.0);
    if all <= 0.0 || !limit.met(lost / all) || at_locks > lost / 2.0 {
        return None;
    }
    // Threads of long regions that wait for one that has no core are in the runtime, too.
    let measured = !run.parallel_regions().is_empty();
    if measured && in_short_regions(run, rank) < lost / 2.0 {
        return None;
    }
    let lines = main_places(run, rank, is_overhead);
    Some(Draft {
        title: format!(
            "OpenMP regions or tasks are too fine: for {} all threads of {} are in the OpenMP runtime, and none computes{}.",
            seconds_within(lost, sampled(run, lost)),
            ranks(run, &[rank]),
            at(run, lines.first().map(|(frame, _)| *frame))
        ),
        gain_s: lost,
        gain_basis: "time in which all of its threads start, share out or wait for work".into(),
        evidence: vec![format!(
            "That is {} of the {} in parallel regions.",
            share_about(lost / all, of(run, lost, all)),
            about(all, sampled(run, all))
        )],
        advice: vec![
            "Make one parallel region of many: move it out of the inner loop, put several loops into it (nowait where they may), use collapse.".into(),
            "Give a task more work (taskloop grainsize, if or final), or compute short loops without threads (if clause).".into(),
        ],
        ranks: vec![rank],
        places: costliest(run, &lines),
        ..Draft::default()
    })
}

pub(crate) fn funnelled_mpi(run: &Run, limit: &Limit) -> Option<Draft> {
    let sizes = team_sizes(run);
    let slot_s = run.snapshots().slot_s();
    let communicates = |slot: &TeamSlot| {
        let main = slot
            .main
            .is_some_and(|class| class.family() == Family::Mpi && class != Class::MpiOther);
        main && slot.others_in_openmp > 0.0 && slot.others_working() == 0.0
    };
    let not_late = crate::message::not_late(run);
    let (rank, idle) = (0..run.ranks().len())
        .filter(|rank| uses_openmp(run, *rank) && sizes[*rank] > 1.0)
        .map(|rank| {
            let slots = run.team(rank).iter().filter(|slot| communicates(slot)).count();
            (rank, slots as f64 * slot_s * not_late)
        })
        .min_by(by_most)?;
    if !limit.met_by(idle, run.ranks()[rank].elapsed_s()) {
        return None;
    }
    let lines = main_places(run, rank, communicates);
    let threads = sizes[rank];
    Some(Draft {
        title: format!(
            "{} while its main thread alone communicates for {}{} (funnelled MPI).",
            if threads > 2.0 {
                format!("The other {} threads of {} idle", count(threads - 1.0), ranks(run, &[rank]))
            } else {
                format!("The other thread of {} idles", ranks(run, &[rank]))
            },
            seconds_within(idle, sampled(run, idle)),
            at(run, lines.first().map(|(frame, _)| *frame))
        ),
        gain_s: idle * (1.0 - 1.0 / threads),
        gain_basis: format!("that time, if the {} threads had work meanwhile", count(threads)),
        evidence: vec!["Waiting for late ranks is not counted in it.".into()],
        advice: vec![
            "Let the other threads compute what does not need the data meanwhile (tasks, or a loop without the main thread), or run fewer threads and more ranks.".into(),
        ],
        ranks: vec![rank],
        places: costliest(run, &lines),
        ..Draft::default()
    })
}

/// One standard error of a part of so many sampled seconds.
fn of(run: &Run, part: f64, whole: f64) -> Option<f64> {
    sampled(run, part).map(|error| error / whole)
}

/// Calls in which a thread waits for its turn at an `ordered` construct: of gcc's and LLVM's runtime.
const TURNS: [&str; 4] = [
    "GOMP_ordered_start",
    "GOMP_doacross_wait",
    "GOMP_doacross_ull_wait",
    "__kmpc_ordered",
];

/// The part of the waiting that must be for turns, for that to be what is told.
const FOR_TURNS: f64 = 0.2;

/// Seconds that the threads of a rank wait for their turn, all together.
fn turns_s(run: &Run, rank: usize) -> f64 {
    let waits = run.through(|frame| TURNS.contains(&run.place(frame).function));
    let (samples, process) = (&run.tables().samples, run.ranks()[rank].process);
    let is_one = |row: &usize| {
        samples.process[*row] == process.0
            && run.sample_classes()[*row] == Class::OpenMp
            && waits.get(samples.context[*row] as usize) == Some(&true)
    };
    let rows = (0..samples.len()).filter(is_one);
    rows.map(|row| f64::from(samples.weight[row])).sum::<f64>() * run.tick_s()
}

pub(crate) fn openmp_imbalance(run: &Run, limit: &Limit) -> Option<Draft> {
    let slot_s = run.snapshots().slot_s();
    let sizes = team_sizes(run);
    let lost = |rank: usize| -> (f64, f64) {
        // Of threads that share cores, one that waits leaves its own to another.
        let threads = match run.cores_allowed(run.ranks()[rank].process) {
            0 => sizes[rank],
            cores => sizes[rank].min(f64::from(cores)),
        };
        let (mut lost, mut inside) = (0.0, 0.0);
        for slot in run.team(rank) {
            let main = if slot.main == Some(Class::Compute) { 1.0 } else { 0.0 };
            let main_waits = slot.main == Some(Class::OpenMp) && !slot.main_at_lock;
            let waiting = slot.others_in_openmp + if main_waits { 1.0 } else { 0.0 };
            let working = slot.others_working() + main;
            // The main thread alone outside of a region is serial code, and nobody at all is overhead: other rules'.
            if slot.others_working() > 0.0 || slot.main_in_region && main > 0.0 {
                inside += slot_s;
                lost += slot_s * waiting.min(threads - working).max(0.0) / threads;
            } else if slot.main == Some(Class::OpenMp) {
                inside += slot_s;
            }
        }
        (lost, inside)
    };
    let (rank, (lost, inside)) = (0..run.ranks().len())
        .filter(|rank| uses_openmp(run, *rank))
        .map(|rank| (rank, lost(rank)))
        .max_by(|a, b| (a.1.0).total_cmp(&b.1.0).then(b.0.cmp(&a.0)))?;
    // Regions whose threads' time is known say how much at most, and where.
    let waited = |region: &&ParallelRegion| region.team.barrier_s + region.team.end_s;
    let regions = || run.parallel_regions().iter();
    let is_known = regions().all(|region| region.tasks == 0 && region.team.all_s() > 0.0);
    // To the regions a thread that waits for its turn is at work.
    let turns = turns_s(run, rank) / sizes[rank];
    let lost = match regions().next() {
        Some(_) if is_known => lost.min(
            turns
                + regions()
                    .map(|region| waited(&region) / f64::from(region.threads.max(1)))
                    .sum::<f64>(),
        ),
        _ => lost,
    };
    if inside <= 0.0 || !limit.met(lost / inside) {
        return None;
    }
    let most = regions().max_by(|a, b| waited(a).total_cmp(&waited(b)));
    let most = most.filter(|region| waited(region) > 0.0);
    let within = most.is_some_and(|region| region.team.barrier_s > region.team.end_s);
    let in_turn = turns >= FOR_TURNS * lost;
    Some(Draft {
        title: format!(
            "OpenMP threads of {} wait for each other{}: {} of the {} in parallel regions.",
            ranks(run, &[rank]),
            most.map_or(String::new(), |region| format!(
                ", {} the region{}",
                match within {
                    _ if in_turn => "for their turn at `ordered` in",
                    true => "most at barriers within",
                    false => "most at the end of",
                },
                at(run, region.frame)
            )),
            seconds_within(lost, sampled(run, lost)),
            about(inside, sampled(run, inside))
        ),
        gain_s: lost,
        gain_basis: "waiting in parallel regions, per thread".into(),
        evidence: vec![format!(
            "{} of the time in parallel regions is lost to waiting.",
            share_about(lost / inside, of(run, lost, inside))
        )],
        advice: vec![match within {
            _ if in_turn => "Iterations that are given out in large pieces run one piece after the other: schedule(static, 1) or schedule(dynamic) gives the threads iterations whose turns follow each other. Keep `ordered` short, or put the results in an array and go through it after the loop."
                .into(),
            true => "Within a region threads wait at the end of a loop with uneven work (try schedule(dynamic) or schedule(guided)), and for what one thread does alone (single, or master and a barrier): divide that work as well (for, taskloop), or let the others go on (nowait)."
                .into(),
            false => "Try schedule(dynamic) or schedule(guided) on the uneven loops, and fewer, longer parallel regions.".into(),
        }],
        ranks: vec![rank],
        places: most.and_then(|region| region.frame).map(|frame| place(run, frame)).into_iter().collect(),
        ..Draft::default()
    })
}

/// Functions of gcc's and LLVM's runtime that give a thread the next iterations of a loop.
const HANDS_OUT: [&str; 4] = [
    "GOMP_loop_",
    "gomp_iter_",
    "__kmpc_dispatch_next",
    "__kmp_dispatch_next",
];

/// Whether the program's code has called one of them. Where the runtime has no symbols they have no names; what else it calls there
/// (barriers, critical sections, tasks) it calls through a wrapper of ours.
fn is_handed_out(run: &Run, context: ContextId) -> bool {
    let of_runtime = |frame: &FrameId| is_openmp(run.place(*frame).module);
    let mut entered = None;
    let caller = run.whole_stack(context).find(|frame| {
        let inside = of_runtime(frame);
        entered = Some(*frame).filter(|_| inside).or(entered);
        !inside
    });
    let hands_out = |frame: FrameId| {
        let name = run.place(frame).function;
        name.is_empty() || HANDS_OUT.iter().any(|of| name.starts_with(of))
    };
    entered.is_some_and(hands_out) && caller.is_some_and(|frame| run.is_own(frame))
}

pub(crate) fn small_chunks(run: &Run, limit: &Limit) -> Option<Draft> {
    let contexts = 0..run.tables().contexts.len() as u32;
    let inside: Vec<bool> = contexts.map(|context| is_handed_out(run, ContextId(context))).collect();
    let hands_out = |context: ContextId| inside.get(context.row()) == Some(&true);
    let families = [Family::Compute, Family::Wait];
    let [computing, waiting] = families.map(|family| run.seconds_in(family, hands_out));
    let sums = computing
        .iter()
        .zip(&waiting)
        .map(|(computing, waiting)| computing + waiting);
    let (rank, seconds) = sums.enumerate().min_by(by_most)?;
    let elapsed = run.ranks()[rank].elapsed_s();
    if elapsed <= 0.0 || !limit.met(seconds / elapsed) {
        return None;
    }
    let places = places(run, rank, &families, hands_out, |context| run.own_frame(context));
    Some(Draft {
        title: format!(
            "OpenMP hands out the iterations of a loop in chunks that are too small: {} spends {} on that{}.",
            ranks(run, &[rank]),
            seconds_within(seconds, sampled(run, seconds)),
            at(run, places.first().map(|(frame, _)| *frame))
        ),
        gain_s: seconds,
        gain_basis: "all of that: with chunks of a thousand iterations it does not count".into(),
        evidence: vec!["A schedule(dynamic) without a number hands out one iteration at a time, and all threads change one counter for it.".into()],
        advice: vec![
            "Where iterations take about equally long, schedule(static) hands them out once; where not, schedule(dynamic, 1000) or schedule(guided).".into(),
        ],
        ranks: vec![rank],
        places: costliest(run, &places),
        ..Draft::default()
    })
}

/// A call by which code of gcc's guards what it adds up: once a thread at the end of a loop with an array in reduction().
const ADDS_UP: &str = "GOMP_atomic_start";

pub(crate) fn array_reduction(run: &Run, limit: &Limit) -> Option<Draft> {
    let adding = cost(run, |site| run.call_name(site.call) == ADDS_UP);
    let (rank, _) = adding.most();
    let (_, first, _) = *adding.places(run).first()?;
    // What is cleared and added up stands at the line of the directive.
    let of_call = run.place(first);
    let region = (run.parallel_regions().iter()).find(|region| {
        let place = region.place(run);
        // The line of a script is not the directive's: its libraries' code has none.
        let script = region.frame.is_some_and(|frame| run.is_script(frame));
        place.line > 0 && !script && (place.function, place.file) == (of_call.function, of_call.file)
    })?;
    let line = region.place(run);
    // Once a thread and region, and no oftener: it is no `atomic` of the program's.
    let entries = region.count as f64 * f64::from(region.threads);
    if adding.count == 0 || adding.count as f64 > entries * ENTRIES {
        return None;
    }
    let at_line = run.own_compute(|other| other == rank).into_iter();
    let seconds: f64 = at_line
        .filter(|(frame, _)| (run.place(*frame).file, run.place(*frame).line) == (line.file, line.line))
        .map(|(_, seconds)| seconds)
        .sum();
    let computing = run.times().useful(rank);
    if computing <= 0.0 || !limit.met(seconds / computing) {
        return None;
    }
    let error = sampled(run, seconds);
    Some(Draft {
        title: format!(
            "OpenMP sets up and adds up arrays of a reduction: this takes {} of {}{}.",
            seconds_within(seconds, error),
            ranks(run, &[rank]),
            at(run, region.frame)
        ),
        gain_s: seconds,
        gain_error_s: error,
        gain_basis: "computing at the line of the directive, where the copies are cleared and added up: all of it, if that were done once".into(),
        evidence: vec![format!(
            "{} copies were added up, one thread at a time, in {} regions: each thread clears a copy of the whole array and adds it to the result, however few of its elements the loop changes.",
            count(adding.count as f64),
            count(region.count as f64)
        )],
        advice: vec![
            "Put the parallel region around the outer loop and the reduction on that: one copy is then made and added up for all of it.".into(),
            "Where few elements change at a time, change them in place (atomic), or give each thread a part of the array.".into(),
        ],
        ranks: vec![rank],
        places: region.frame.map(|frame| place(run, frame)).into_iter().collect(),
        ..Draft::default()
    })
}

/// A region that is entered by a smaller team now and then is one all the same.
const ENTRIES: f64 = 1.05;

#[cfg(test)]
mod tests {
    use super::openmp_overhead;
    use crate::rule::Limit;
    use model::TeamTime;
    use model::fixture::{Fixture, ParallelOf};

    /// Of a region that takes half of the run, entered so often.
    fn is_found(count: u64, team: Option<TeamTime>) -> bool {
        let mut fixture =
            Fixture::new("U50O50\n+U50O50").edit(|profile| profile.tables.processes.openmp_threads.fill(2));
        if let Some(team) = team {
            let of = ParallelOf {
                count,
                time_s: 50.0,
                team,
                tasks: 0,
            };
            fixture = fixture.parallel(0, "solve@a.c:7", of);
        }
        let rule = crate::RULES.iter().find(|rule| rule.id == "openmp_overhead").unwrap();
        let limit: &Limit = &rule.limit;
        openmp_overhead(&fixture.run(), limit).is_some()
    }

    #[test]
    fn regions_with_much_work_are_not_too_fine() {
        let team = TeamTime {
            busy_s: 10.0,
            end_s: 90.0,
            ..TeamTime::default()
        };
        assert!(is_found(0, None));
        // 500 µs of work for each of two threads; 5 µs; what they do is not known.
        assert!(!is_found(10_000, Some(team)));
        assert!(is_found(1_000_000, Some(team)));
        assert!(is_found(10, Some(TeamTime::default())));
    }
}
