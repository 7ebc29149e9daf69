//! Threads and cores: too many, too few, waiting for each other.

use crate::rule::{Draft, Limit};
use crate::sites::cost;
use crate::words::{at, capital, count, place, ranks, seconds, several, share};
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
        gain_basis: "with a core for each of these threads".into(),
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
        "{} have {} threads that compute or poll at a time, on {}.",
        capital(&several(f64::from(processes), "process", "processes")),
        tenths(runnable),
        several(cores, "core", "cores")
    )];
    if let Some(switches) = pushed_off(run) {
        evidence.push(format!(
            "A process is pushed off its core {} times a second; {} of the processor time is polling.",
            count(switches.round()),
            share(waste)
        ));
    }
    let of_node: Vec<usize> = (0..run.ranks().len())
        .filter(|rank| run.ranks()[*rank].node == node)
        .collect();
    let bound = binding(run, node, &of_node, cores);
    let mut advice: Vec<String> = vec![];
    if bound.is_some() {
        advice.push("Give each rank cores of its own: mpirun --bind-to core --map-by slot:PE=N (Open MPI), -bind-to core:N (MPICH), srun --cpu-bind=cores, OMP_PLACES=cores.".into());
    } else {
        advice.push(
            "Start fewer ranks or threads (OMP_NUM_THREADS), or use more nodes, until each thread has a core.".into(),
        );
    }
    advice.push("If it must be so, let waiting ranks give up their core: --mca mpi_yield_when_idle 1 (Open MPI), OMP_WAIT_POLICY=passive.".into());
    Some(Draft {
        title: match bound {
            Some(bound) => format!("{bound}: {} threads share each core.", tenths(load)),
            None => format!(
                "The run has more threads than cores on {}: {} of its own threads share each core.",
                run.node_name(node),
                tenths(load)
            ),
        },
        gain_s: run.elapsed_s() * (1.0 - 1.0 / load),
        gain_basis: "with a core for each thread".into(),
        evidence,
        advice,
        ranks: of_node,
        ..Draft::default()
    })
}

/// "0.8 cores"
fn several_cores(cores: f64) -> String {
    metrics::number::number(metrics::Unit::Cores, (cores * 100.0).round() / 100.0)
}

/// "1.4"
fn tenths(value: f64) -> String {
    count((value * 10.0).round() / 10.0)
}

/// Where the ranks of a node are bound to fewer cores than it has: "Both ranks are bound to core 0 of 2".
fn binding(run: &Run, node: NodeId, ranks: &[usize], cores: f64) -> Option<String> {
    let of = *run.tables().nodes.cores_logical.get(node.row())?;
    if cores >= f64::from(of) {
        return None;
    }
    let who = match (ranks.len(), run.has_mpi()) {
        (1, _) => capital(&crate::words::ranks(run, ranks)),
        (2, true) => "Both ranks".to_string(),
        (many, true) => format!("All {many} ranks on {}", run.node_name(node)),
        (many, false) => format!("All {many} processes"),
    };
    let list = |rank: &usize| run.text(run.tables().processes.cpu_list[run.ranks()[*rank].process.row()]);
    let first = ranks.first().map(list)?;
    let to = if cores == 1.0 && !first.is_empty() {
        format!("core {first} of {of}")
    } else {
        format!("{} of {of} cores", count(cores))
    };
    Some(format!(
        "{who} {} bound to {to}",
        if ranks.len() == 1 { "is" } else { "are" }
    ))
}

pub(crate) fn load_from_elsewhere(run: &Run, limit: &Limit) -> Option<Draft> {
    let (_, _, runnable, cores) = fullest(run)?;
    // With more threads than cores of our own, or a mask too small, nobody else is to blame.
    if runnable > cores || pushed_off(run)? < limit.value {
        return None;
    }
    // Where it is known what others used, they must have used what the run wanted.
    let others = metrics::value("cores_of_others", run);
    if others.is_some_and(|others| runnable + others <= cores) {
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
            "Something else uses the cores: for {1} {0} wants to run and gets none.",
            ranks(run, &[rank]),
            seconds(lost)
        ),
        gain_s: lost,
        gain_basis: "time in which it wants to run, by its samples, less the processor time it got".into(),
        evidence: vec![
            match others {
                Some(others) => format!("Other programs kept {} busy on average.", several_cores(others)),
                None => "What other programs used is not known.".to_string(),
            },
            format!(
                "The run has {} threads that want to run, for {}; a process is pushed off {} times a second.",
                tenths(runnable),
                several(cores, "core", "cores"),
                count(pushed_off(run)?.round())
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
            "what the main thread computes alone, spread over {} threads",
            count(threads)
        ),
        evidence: vec![format!(
            "The main thread computes for {}, {} of that alone.",
            seconds(computing),
            share(alone / computing)
        )],
        advice: vec!["Put this work into parallel regions too, or run fewer threads and more ranks.".into()],
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
        gain_basis: "waiting in parallel regions, a thread".into(),
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
