//! Threads and cores: too many, too few, waiting for each other.

use crate::rule::{Draft, Limit};
use crate::sites::cost;
use crate::words::{at, capital, count, place, ranks, seconds, share};
use model::{Class, ContextId, FrameId, NodeId, ProcessId, Run};
use std::collections::HashMap;

pub(crate) fn one_core(run: &Run, limit: &Limit) -> Option<Draft> {
    let runnable = run.runnable_by_rank();
    let squeezed: Vec<usize> = (run.ranks().iter().enumerate())
        .filter(|(index, rank)| run.cores_allowed(rank.process) == 1 && runnable[*index] >= limit.value)
        .map(|(index, _)| index)
        .collect();
    let worst = squeezed
        .iter()
        .copied()
        .max_by(|a, b| runnable[*a].total_cmp(&runnable[*b]).then(b.cmp(a)))?;
    let threads = runnable[worst];
    let lived = run.ranks()[worst].elapsed_s();
    Some(Draft {
        title: format!(
            "All threads of {} are bound to one core: {} threads take turns on it.",
            ranks(run, &squeezed),
            count((threads * 10.0).round() / 10.0)
        ),
        gain_s: lived * (1.0 - 1.0 / threads),
        gain_basis: "elapsed time less what it would take with a core for each of these threads".into(),
        evidence: vec![format!(
            "The affinity mask of {} has one core, and {} threads want to run at a time.",
            ranks(run, &[worst]),
            count((threads * 10.0).round() / 10.0)
        )],
        advice: vec![
            "Give each rank as many cores as it has threads: mpirun --map-by slot:PE=N --bind-to core (Open MPI), -bind-to core:N (MPICH), srun --cpus-per-task=N, or taskset for a program without MPI.".into(),
        ],
        ranks: squeezed,
        ..Draft::default()
    })
}

/// The node with most runnable threads a core: node, ranks, runnable threads, cores.
fn fullest(run: &Run) -> Option<(NodeId, u32, f64, f64)> {
    (run.node_cores().into_iter())
        .filter(|node| node.allowed > 0)
        .map(|node| (node.node, node.ranks, node.runnable, f64::from(node.allowed)))
        .max_by(|a, b| (a.2 / a.3).total_cmp(&(b.2 / b.3)))
}

/// Involuntary context switches a second of a process, mean over the ranks of which they are known.
fn pushed_off(run: &Run) -> Option<f64> {
    metrics::value("cpu_involuntary_switches", run)
}

pub(crate) fn oversubscription(run: &Run, limit: &Limit) -> Option<Draft> {
    let (node, processes, runnable, cores) = fullest(run)?;
    let load = runnable / cores;
    if load <= limit.value {
        return None;
    }
    let polling: f64 = run
        .thread_seconds(|class| class.wants_core() && class != Class::Compute)
        .iter()
        .sum();
    let running = polling + run.thread_seconds(|class| class == Class::Compute).iter().sum::<f64>();
    let waste = if running > 0.0 { polling / running } else { 0.0 };
    let mut evidence = vec![format!(
        "On {}, {} of this run have {} threads that compute or poll at a time, and {} that they may use.",
        run.node_name(node),
        crate::words::several(f64::from(processes), "process", "processes"),
        count((runnable * 10.0).round() / 10.0),
        crate::words::several(cores, "core", "cores")
    )];
    if let Some(switches) = pushed_off(run) {
        evidence.push(format!(
            "A process is pushed off its core {} times a second.",
            count(switches.round())
        ));
    }
    evidence.push(format!(
        "{} of the processor time goes into polling in MPI or OpenMP while others could compute.",
        share(waste)
    ));
    Some(Draft {
        title: format!(
            "The run has more threads than cores on {}: {} of its own threads share each core.",
            run.node_name(node),
            count((load * 10.0).round() / 10.0)
        ),
        gain_s: run.elapsed_s() * (1.0 - 1.0 / load),
        gain_basis: format!(
            "elapsed time less what it would take with a core for each thread; with fewer threads instead, up to {}",
            seconds(run.elapsed_s() * waste.min(1.0 - 1.0 / load))
        ),
        evidence,
        advice: vec![
            "Start fewer ranks or fewer threads (OMP_NUM_THREADS), or use more nodes, until each thread has a core.".into(),
            "If it must be so, let waiting ranks give up their core: --mca mpi_yield_when_idle 1 (Open MPI), OMP_WAIT_POLICY=passive.".into(),
        ],
        ranks: run.ranks().iter().enumerate().filter(|(_, rank)| rank.node == node).map(|(index, _)| index).collect(),
        ..Draft::default()
    })
}

pub(crate) fn load_from_elsewhere(run: &Run, limit: &Limit) -> Option<Draft> {
    let (_, _, runnable, cores) = fullest(run)?;
    // With more threads than cores of our own, or a mask too small, nobody else is to blame.
    if runnable > cores || pushed_off(run)? < limit.value {
        return None;
    }
    let processes = &run.tables().processes;
    let by_rank = run.runnable_by_rank();
    let stolen = |index: usize| -> Option<f64> {
        let rank = &run.ranks()[index];
        let (user, system) = (
            processes.user_ns[rank.process.row()],
            processes.system_ns[rank.process.row()],
        );
        let own_mask = f64::from(run.cores_allowed(rank.process).max(1));
        (user >= 0 && by_rank[index] <= own_mask)
            .then(|| by_rank[index] * rank.elapsed_s() - (user as f64 + system.max(0) as f64) / 1e9)
    };
    let (rank, lost) = (0..by_rank.len())
        .filter_map(|index| Some((index, stolen(index)? / by_rank[index].max(1.0))))
        .max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)))?;
    Some(Draft {
        title: format!(
            "Something else uses the cores: {} wants to run for {} in which it does not get a core.",
            ranks(run, &[rank]),
            seconds(lost)
        ),
        gain_s: lost,
        gain_basis: "time in which a process wants to run, by its samples, less the processor time it got".into(),
        evidence: vec![
            format!(
                "A process is pushed off its core {} times a second.",
                count(pushed_off(run)?.round())
            ),
            format!(
                "The run itself has {} threads that want to run, for {}.",
                count((runnable * 10.0).round() / 10.0),
                crate::words::several(cores, "core", "cores")
            ),
        ],
        advice: vec![
            "Look for other jobs or services on the node, or ask the scheduler for nodes of your own (--exclusive)."
                .into(),
        ],
        ranks: vec![rank],
        ..Draft::default()
    })
}

/// Threads that every rank's team has: the OpenMP team, or the threads that were seen to compute, the main one included.
/// Threads that only wait are helpers of MPI and other libraries.
fn team_sizes(run: &Run) -> Vec<f64> {
    let (teams, samples) = (&run.tables().processes.openmp_threads, &run.tables().samples);
    let mut sizes: Vec<f64> = (run.ranks().iter())
        .map(|rank| f64::from(teams.get(rank.process.row()).copied().unwrap_or(0).max(1)))
        .collect();
    let mut computing = std::collections::BTreeSet::new();
    let mut last = None;
    for row in (0..samples.len()).filter(|row| run.sample_classes()[*row] == Class::Compute) {
        // A thread's samples stand together, so looking at the one before spares most of the work.
        let key = (samples.process[row], samples.thread[row]);
        if last != Some(key) {
            last = Some(key);
            computing.insert(key);
        }
    }
    let mut seen = vec![1.0; sizes.len()];
    for (process, thread) in computing {
        if let Some(rank) = run.rank_index(ProcessId(process))
            && run.ranks()[rank].main.is_none_or(|main| main.0 != thread)
        {
            seen[rank] += 1.0;
        }
    }
    sizes
        .iter_mut()
        .zip(seen)
        .for_each(|(size, seen)| *size = size.max(seen));
    sizes
}

fn uses_openmp(run: &Run, rank: usize) -> bool {
    let teams = &run.tables().processes.openmp_threads;
    teams.get(run.ranks()[rank].process.row()).is_some_and(|team| *team > 1)
}

pub(crate) fn idle_threads(run: &Run, limit: &Limit) -> Option<Draft> {
    let sizes = team_sizes(run);
    let serial = |rank: usize| -> (f64, f64) {
        let slot_s = run.snapshots().slot_s();
        let team = run.team(rank);
        let computing = team.iter().filter(|slot| slot.main == Some(Class::Compute));
        let alone = team
            .iter()
            .filter(|slot| slot.main == Some(Class::Compute) && slot.others_computing == 0.0);
        (alone.count() as f64 * slot_s, computing.count() as f64 * slot_s)
    };
    let (rank, (alone, computing), threads) = (0..run.ranks().len())
        .filter(|rank| sizes[*rank] > 1.0)
        .map(|rank| (rank, serial(rank), sizes[rank]))
        .max_by(|a, b| (a.1.0).total_cmp(&b.1.0).then(b.0.cmp(&a.0)))?;
    if computing <= 0.0 || alone / computing < limit.value {
        return None;
    }
    let lines = lines_alone(run, rank);
    Some(Draft {
        title: format!(
            "{} in {} while its main thread computes alone for {}{}.",
            if threads > 2.0 {
                format!("The other {} threads idle", count(threads - 1.0))
            } else {
                "The other thread idles".to_string()
            },
            ranks(run, &[rank]),
            seconds(alone),
            at(run, lines.first().map(|(frame, _)| *frame))
        ),
        gain_s: alone * (1.0 - 1.0 / threads),
        gain_basis: format!(
            "the time the main thread computes alone, if it were spread over {} threads",
            count(threads)
        ),
        evidence: vec![format!(
            "Of the {} that the main thread computes, it is alone for {}.",
            seconds(computing),
            share(alone / computing)
        )],
        advice: vec![
            "Put the loops named into parallel regions, or run fewer threads and more ranks: idle threads cost cores."
                .into(),
        ],
        ranks: vec![rank],
        places: lines.iter().take(5).map(|(frame, _)| place(run, *frame)).collect(),
        ..Draft::default()
    })
}

/// Where the main thread computes while no other thread does.
fn lines_alone(run: &Run, rank: usize) -> Vec<(FrameId, f64)> {
    let mut lines: HashMap<FrameId, f64> = HashMap::new();
    for (slot, state) in run.team(rank).iter().enumerate() {
        if state.main == Some(Class::Compute)
            && state.others_computing == 0.0
            && let Some(row) = run.snapshots().sample(slot, rank)
            && let Some(frame) = run.own_frame(ContextId(run.tables().samples.context[row]))
        {
            *lines.entry(frame).or_default() += run.snapshots().slot_s();
        }
    }
    let mut lines: Vec<_> = lines.into_iter().collect();
    lines.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    lines
}

pub(crate) fn openmp_imbalance(run: &Run, limit: &Limit) -> Option<Draft> {
    let slot_s = run.snapshots().slot_s();
    let sizes = team_sizes(run);
    let lost = |rank: usize| -> (f64, f64) {
        let threads = sizes[rank];
        let (mut lost, mut inside) = (0.0, 0.0);
        for slot in run.team(rank) {
            let main = if slot.main == Some(Class::Compute) { 1.0 } else { 0.0 };
            let waiting = slot.others_in_openmp + if slot.main == Some(Class::OpenMp) { 1.0 } else { 0.0 };
            let computing = slot.others_computing + main;
            // The main thread alone is serial code, which is another rule's; nobody at all is overhead.
            if waiting > 0.0 && slot.others_computing > 0.0 {
                inside += slot_s;
                lost += slot_s * waiting.min(threads - computing).max(0.0) / threads;
            } else if waiting > 0.0 && computing == 0.0 {
                inside += slot_s;
                lost += slot_s;
            } else if slot.others_computing > 0.0 {
                inside += slot_s;
            }
        }
        (lost, inside)
    };
    let (rank, (lost, inside)) = (0..run.ranks().len())
        .filter(|rank| uses_openmp(run, *rank))
        .map(|rank| (rank, lost(rank)))
        .max_by(|a, b| (a.1.0).total_cmp(&b.1.0).then(b.0.cmp(&a.0)))?;
    if inside <= 0.0 || lost / inside < limit.value {
        return None;
    }
    Some(Draft {
        title: format!(
            "OpenMP threads of {} wait for each other: even loops would save {} of the {} in parallel regions.",
            ranks(run, &[rank]),
            seconds(lost),
            seconds(inside)
        ),
        gain_s: lost,
        gain_basis: "time in parallel regions, weighted by the share of threads that wait in the OpenMP runtime".into(),
        evidence: vec![format!(
            "{} of the time in parallel regions is lost to waiting.",
            share(lost / inside)
        )],
        advice: vec![
            "Try schedule(dynamic) or schedule(guided) on the uneven loops, and fewer, longer parallel regions.".into(),
        ],
        ranks: vec![rank],
        ..Draft::default()
    })
}

fn is_lock(name: &str) -> bool {
    [
        "mutex",
        "rwlock",
        "spin_lock",
        "mtx_lock",
        "mtx_timedlock",
        "critical",
        "atomic_start",
        "omp_set",
    ]
    .iter()
    .any(|part| name.contains(part))
}

pub(crate) fn lock_contention(run: &Run, limit: &Limit) -> Option<Draft> {
    let tables = run.tables();
    let lock: Vec<bool> = (0..tables.calls.len() as u32)
        .map(|call| is_lock(run.call_name(model::CallId(call))))
        .collect();
    let mut by_rank = vec![0.0; run.ranks().len()];
    let mut by_frame: HashMap<FrameId, f64> = HashMap::new();
    for row in 0..tables.samples.len() {
        if lock.get(tables.samples.call[row] as usize) == Some(&true)
            && let Some(rank) = run.rank_index(ProcessId(tables.samples.process[row]))
        {
            let seconds = f64::from(tables.samples.weight[row]) * run.tick_s();
            by_rank[rank] += seconds;
            if let Some(frame) = run.own_frame(ContextId(tables.samples.context[row])) {
                *by_frame.entry(frame).or_default() += seconds;
            }
        }
    }
    let threads = run.threads_by_rank();
    let per_thread = |rank: usize| by_rank[rank] / f64::from(threads[rank].max(1));
    let rank = (0..by_rank.len()).max_by(|a, b| per_thread(*a).total_cmp(&per_thread(*b)).then(b.cmp(a)))?;
    let lost = per_thread(rank);
    let lived = run.ranks()[rank].elapsed_s();
    if threads[rank] < 2 || lived <= 0.0 || lost / lived < limit.value {
        return None;
    }
    let mut places: Vec<(FrameId, f64)> = by_frame.into_iter().collect();
    places.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    let calls = cost(run, |site| is_lock(site.name));
    Some(Draft {
        title: format!(
            "A thread of {} waits {} for locks on average{}.",
            ranks(run, &[rank]),
            seconds(lost),
            at(run, places.first().map(|(frame, _)| *frame))
        ),
        gain_s: lost,
        gain_basis: "time in locks, mean over the threads of the process with most of it".into(),
        evidence: vec![
            format!(
                "Its {} threads are in locks for {} in all.",
                threads[rank],
                seconds(by_rank[rank])
            ),
            format!("{} calls took locks.", capital(&count(calls.count as f64))),
        ],
        advice: vec![
            "Hold the lock for less, split it by data, or give each thread its own copy and combine at the end.".into(),
        ],
        ranks: vec![rank],
        places: places.iter().take(5).map(|(frame, _)| place(run, *frame)).collect(),
        ..Draft::default()
    })
}
