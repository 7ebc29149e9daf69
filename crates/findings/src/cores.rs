//! Cores: too few for the threads, bound wrongly, or used by others.

mod blocked;
mod lost;

pub(crate) use blocked::{blocked_in_computing, unrecorded_waiting};
pub(crate) use lost::{LOST, PREEMPTED, crowded_s, lacks_cores, load_from_elsewhere, lost_core, lost_its_core};

use crate::mpi::{is_open_mpi, mca};
use crate::rule::{Draft, Limit};
use crate::thread::most_overhead;
use crate::words::{capital, count, counted, ranks, share};
use lost::{crowded_out, on_path, taken_by_others};
use model::{Class, Family, NodeCores, NodeId, ProcessId, Run};

pub(crate) fn one_core(run: &Run, limit: &Limit) -> Option<Draft> {
    let runnable = run.runnable_by_rank();
    let nodes = run.node_cores();
    let has_free = |node: NodeId| {
        let of_all = run.tables().nodes.cores_logical[node.row()];
        nodes.iter().any(|cores| cores.node == node && cores.allowed < of_all)
    };
    let squeezed: Vec<usize> = (run.ranks().iter().enumerate())
        .filter(|(index, rank)| run.cores_allowed(rank.process) == 1 && limit.met(runnable[*index]))
        .filter(|(_, rank)| has_free(rank.node))
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
            "All threads of {} are bound to one core{}: {} threads take turns on it.",
            ranks(run, &squeezed),
            if squeezed.len() > 1 { " each" } else { "" },
            hundredths(threads)
        ),
        gain_s: on_path(run, worst, lived * (1.0 - 1.0 / threads)),
        gain_basis: "with a core for each of these threads, and no more than the run hangs on that rank".into(),
        evidence: vec![format!(
            "The affinity mask of {} has one core, and {} threads want to run at a time.",
            ranks(run, &[worst]),
            hundredths(threads)
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

/// Of the cores that the run may use, the part that must want for nothing to be called idle.
const BUSY: f64 = 0.6;

/// A shorter run has hardly begun.
const SHORT_S: f64 = 1.0;

/// Cores that the run's processes had, on average; `None` where their processor time is not known.
fn had_cores(run: &Run) -> Option<f64> {
    let used: Option<f64> = run.ranks().iter().map(|rank| run.cpu_s(rank.process)).sum();
    Some(used? / run.elapsed_s())
}

/// That a run that computes leaves cores idle; nothing where that is not known, as of a run of which another tool saw its own
/// program alone.
pub(crate) fn idle(run: &Run) -> Option<String> {
    if run.is_imported() {
        return None;
    }
    let times = run.times();
    let (runnable, cores) = (run.node_cores().into_iter()).fold((0.0, 0), |(runnable, cores), node| {
        (runnable + node.runnable, cores + cores_of(run, &node))
    });
    if times.family_total(Family::Compute) < 0.5 * times.total() || cores < 2 || run.elapsed_s() < SHORT_S {
        return None;
    }
    // Who wants a core is not known without samples; who had one is.
    let runnable = if times.rest_on_samples() {
        runnable
    } else {
        had_cores(run)?
    };
    // What other programs use is not free.
    let others = metrics::value("cores_of_others", run).unwrap_or(0.0);
    if runnable + others > BUSY * f64::from(cores) {
        return None;
    }
    let used = hundredths((runnable * 10.0).round() / 10.0);
    Some(format!(
        "{used} of {} {} used: where the program can use more threads or {}, the others are free.",
        counted(f64::from(cores), "core"),
        if used == "1" { "is" } else { "are" },
        if run.has_mpi() { "ranks" } else { "processes" }
    ))
}

/// "1 involuntary context switch"
fn switches_of(switches: f64) -> String {
    match switches.round() {
        1.0 => "1 involuntary context switch".into(),
        many => format!("{} involuntary context switches", count(many)),
    }
}

/// Involuntary context switches a second of a process, mean over the ranks of which they are known.
fn preemptions(run: &Run) -> Option<f64> {
    metrics::value("cpu_involuntary_switches", run)
}

/// The part of the time of threads that want a core which they must lose by polling.
const WASTED: f64 = 0.05;
/// Where the threads of math libraries have more of that time, it is them to have fewer of.
const MOST_POLLING: f64 = 0.5;

/// Seconds of the run in which threads that want to run share what cores there are: with one for each it would not last so long.
/// Of others' threads too where `beside` says.
pub(crate) fn shared_s(run: &Run, beside: bool) -> f64 {
    let others = metrics::value("cores_of_others", run).filter(|_| beside).unwrap_or(0.0);
    let load = fullest(run).map_or(1.0, |(_, _, runnable, cores)| (runnable + others) / cores);
    run.elapsed_s() * (1.0 - 1.0 / load.max(1.0))
}

pub(crate) fn oversubscription(run: &Run, limit: &Limit) -> Option<Draft> {
    let (node, processes, runnable, cores) = fullest(run)?;
    let load = runnable / cores;
    if !limit.met(load) {
        return None;
    }
    let of = |wanted: fn(Class) -> bool| run.thread_seconds(wanted).iter().sum::<f64>();
    let computing = of(|class| class == Class::Compute);
    // What waits asleep is not ready to run.
    let ready: Option<f64> = (run.core_times().into_iter()).map(|time| time?.ready_s()).sum();
    let in_waits = of(|class| class.wants_core() && class != Class::Compute);
    let polling = ready.map_or(in_waits, |ready| in_waits.min((ready - computing).max(0.0)));
    let running = polling + computing;
    let waste = if running > 0.0 { polling / running } else { 0.0 };
    // Threads that all compute keep the cores as busy as fewer would: only what polls takes them from others.
    if waste < WASTED {
        return None;
    }
    // A thread that waits at a barrier for one without a core waits for its turn: then nobody works.
    let gain_s = most_overhead(run)
        .map_or(0.0, |(_, lost)| lost)
        .max(shared_s(run, false).min(run.elapsed_s() * waste));
    // Where others have most of the cores, the run's own threads share what is left.
    if taken_by_others(run, node, cores).is_some_and(|others| crowded_out(run, runnable, cores, others).gain_s > gain_s)
    {
        return None;
    }
    let mut evidence = vec![format!(
        "{} {} {} threads that compute or poll at a time, on {}.",
        capital(&counted(f64::from(processes), "process")),
        if processes == 1 { "has" } else { "have" },
        hundredths(runnable),
        counted(cores, "core")
    )];
    if let Some(switches) = preemptions(run) {
        evidence.push(format!(
            "A process has {} per second; {} of the time in which its threads compute or wait in MPI, OpenMP and math libraries they wait, \
             which most do by polling.",
            switches_of(switches),
            share(waste)
        ));
    }
    let of_node: Vec<usize> = (0..run.ranks().len())
        .filter(|rank| run.ranks()[*rank].node == node)
        .collect();
    let bound = binding(run, node, &of_node, cores);
    let mut advice: Vec<String> = vec![];
    advice.push(match bound {
        Some(_) => "Give each rank cores of its own: mpirun --bind-to core --map-by slot:PE=N (Open MPI), -bind-to core:N (MPICH), srun --cpu-bind=cores, OMP_PLACES=cores.".into(),
        None if of(|class| class == Class::LibraryWait) > MOST_POLLING * polling => format!(
            "Give the math library one thread where {} the cores already: OPENBLAS_NUM_THREADS=1, in Python also threadpoolctl.threadpool_limits(1).",
            if processes == 1 { "the program's threads use" } else { "several processes use" }
        ),
        None => format!(
            "Start fewer ranks or threads (OMP_NUM_THREADS{}), or use more nodes, until each thread has a core.",
            if has_openblas(run) { ", and OPENBLAS_NUM_THREADS for OpenBLAS's own" } else { "" }
        ),
    });
    advice.extend(one_thread(run));
    advice.extend(yielding(run));
    if run.has_mpi() && f64::from(processes) > cores {
        let fitting = counted(cores, "rank");
        advice.push(format!(
            "Time it with {fitting} here: what every rank computes alike is done {} times as often as with {fitting}, and how much that is cannot be seen in one run.",
            hundredths(f64::from(processes) / cores)
        ));
    }
    Some(Draft {
        title: match bound {
            Some(bound) => format!("{bound}: {} threads share each core.", hundredths(load)),
            None => format!(
                "The run has more threads than cores on {}: {} of its own threads share each core.",
                run.node_name(node),
                hundredths(load)
            ),
        },
        gain_s,
        gain_basis: "with a core for each thread, and no more than the part of these threads' time in which they poll; of OpenMP \
                     threads, at least the time in which all of a team wait"
            .into(),
        evidence,
        advice,
        ranks: of_node,
        ..Draft::default()
    })
}

/// Whether OpenBLAS has threads of its own.
fn has_openblas(run: &Run) -> bool {
    run.through(|frame| run.place(frame).function == "blas_thread_server")
        .contains(&true)
}

/// Shorter regions hardly pay for the start of their threads.
const SHORT_REGION_S: f64 = 2e-4;
/// Where threads work for less than this part of their regions, more of them hinder each other.
const SELDOM: f64 = 0.5;

/// Where regions are so short that a single thread may be faster than any number of them.
fn one_thread(run: &Run) -> Option<String> {
    let regions = run.parallel_regions().iter();
    let (count, seconds) = regions.fold((0.0, 0.0), |sum, of| (sum.0 + of.count as f64, sum.1 + of.time_s));
    let working = metrics::value("openmp_efficiency", run)?;
    let short = seconds / f64::max(count, 1.0);
    (count > 0.0 && short < SHORT_REGION_S && working < SELDOM).then(|| {
        format!(
            "Time it with one thread, too: a parallel region takes {} on average, and its threads work for {} of that.",
            crate::words::seconds(short),
            share(working)
        )
    })
}

/// How waiting ranks and threads give up their core, as far as the run was not told so and has them.
fn yielding(run: &Run) -> Option<String> {
    let ways = [
        (run.has_mpi() && is_open_mpi(run) && !yields(run)).then_some("--mca mpi_yield_when_idle 1 (Open MPI)"),
        (uses_openmp(run) && !passive(run)).then_some("OMP_WAIT_POLICY=passive"),
    ];
    let ways: Vec<&str> = ways.into_iter().flatten().collect();
    (!ways.is_empty()).then(|| {
        format!(
            "If it must be so, let those that wait give up their core: {}.",
            ways.join(", ")
        )
    })
}

fn uses_openmp(run: &Run) -> bool {
    run.tables().processes.openmp_threads.iter().any(|team| *team > 1)
}

/// Whether Open MPI's ranks do: it was told to, or its mpirun saw more of them on a node than it counts cores there, and no list
/// of hosts that says otherwise.
fn yields(run: &Run) -> bool {
    let on = |value: &str| !matches!(value.trim().to_ascii_lowercase().as_str(), "" | "0" | "false" | "no");
    let hosts = ["H", "host", "hostfile", "machinefile"];
    let command = &run.facts().command;
    let by_mpirun = (command.first())
        .is_some_and(|word| ["mpirun", "mpiexec", "orterun", "prterun"].contains(&text::file_name(word)));
    match mca(run, "mpi_yield_when_idle") {
        Some(value) => on(value),
        None => {
            by_mpirun
                && !(command.iter()).any(|word| {
                    word.strip_prefix('-')
                        .is_some_and(|word| hosts.contains(&word.trim_start_matches('-')))
                })
                && (run.node_cores().iter()).any(|node| node.ranks > cores_of(run, node))
        }
    }
}

/// Of the cores that ranks on the node may use, two hardware threads of a core as one.
fn cores_of(run: &Run, node: &NodeCores) -> u32 {
    let physical = run.tables().nodes.cores_physical.get(node.node.row()).copied();
    (physical.filter(|cores| *cores > 0)).map_or(node.allowed, |cores| cores.min(node.allowed))
}

/// How many of so many threads of a process run at once on the cores that it may use, as far as these are known.
pub(crate) fn at_once(run: &Run, process: ProcessId, threads: f64) -> f64 {
    match run.cores_allowed(process) {
        0 => threads,
        cores => threads.min(f64::from(cores)),
    }
}

/// Whether an OpenMP runtime was told to.
pub(crate) fn passive(run: &Run) -> bool {
    let is = |name: &str, wanted: &str| {
        let value = run.facts().environment.get(name);
        value.is_some_and(|value| value.trim().eq_ignore_ascii_case(wanted))
    };
    is("OMP_WAIT_POLICY", "passive") || is("GOMP_SPINCOUNT", "0") || is("KMP_BLOCKTIME", "0")
}

/// "0.8 cores"
fn several_cores(cores: f64) -> String {
    text::number(text::Unit::Cores, (cores * 100.0).round() / 100.0)
}

/// "1.75", "2"
fn hundredths(value: f64) -> String {
    count((value * 100.0).round() / 100.0)
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
