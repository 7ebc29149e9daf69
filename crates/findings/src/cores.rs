//! Cores: too few for the threads, bound wrongly, or used by others.

use crate::balance::lasting;
use crate::finding::Finding;
use crate::lock::locked_s;
use crate::memory::{self, A_PAGE_OF_DISK_S};
use crate::mpi::{is_open_mpi, mca};
use crate::rule::{Draft, Limit};
use crate::thread::most_overhead;
use crate::words::{capital, count, counted, ranks, sampled, seconds_within, share};
use model::{Class, ContextId, CoreTime, Family, FrameId, NodeCores, NodeId, ProcessId, Run, by_most};
use std::collections::HashMap;

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

/// That a run that computes leaves cores idle; nothing where that is not known.
pub(crate) fn idle(run: &Run) -> Option<String> {
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
    let ready: Option<f64> = (run.core_times().into_iter())
        .map(|time| time.and_then(|time| Some(time.used_s + time.delayed_s?)))
        .sum();
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
    if taken_by_others(run, cores).is_some_and(|others| crowded_out(run, runnable, cores, others).gain_s > gain_s) {
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

/// What part of a rank's time the host must take before that is said.
const TAKEN_BY_HOST: f64 = 0.1;

/// The share of each core of every rank's node that a hypervisor took.
fn stolen(run: &Run) -> Vec<f64> {
    let cores = &run.tables().nodes.cores_logical;
    let mut by_node = vec![0.0; cores.len()];
    for readings in run.node_readings() {
        let node = readings.node.row();
        by_node[node] = readings.cores_stolen.unwrap_or(0.0) / f64::from(cores[node].max(1));
    }
    let ranks = run.ranks().iter();
    ranks
        .map(|rank| by_node.get(rank.node.row()).copied().unwrap_or(0.0))
        .collect()
}

/// Of the time in which a thread of a rank wants to run, the seconds that it does not.
#[derive(Clone, Copy)]
struct Coreless {
    /// In which a thread of it wants to run.
    wanted: f64,
    /// Ready to run, by the kernel's count where it has one: others of the machine run meanwhile.
    delayed: f64,
    /// In all: a host takes its part from what a thread seems to have.
    missing: f64,
}

/// Of every rank; `None` where it is not known.
fn without_core(run: &Run) -> Vec<Option<Coreless>> {
    let times = run.core_times().into_iter().zip(run.runnable_by_rank());
    times
        .map(|(time, runnable)| {
            let time = time?;
            let missing = (time.wanted_s - time.used_s).max(0.0);
            let a_thread = |seconds: f64| seconds / runnable.max(1.0);
            Some(Coreless {
                wanted: a_thread(time.wanted_s),
                delayed: a_thread(time.delayed_s.map_or(missing, |delayed| delayed.min(missing))),
                missing: a_thread(missing),
            })
        })
        .collect()
}

/// Seconds of all ranks in which they are ready to run and other programs have their cores: a call that such a rank has to
/// answer takes as long.
pub(crate) fn crowded_s(run: &Run) -> f64 {
    let full = fullest(run).zip(metrics::value("cores_of_others", run));
    if full.is_none_or(|((_, _, runnable, cores), others)| runnable > cores || runnable + others <= cores) {
        return 0.0;
    }
    let is_preempted = |rank: usize| {
        let switches = run.tables().processes.involuntary_switches[run.ranks()[rank].process.row()];
        switches as f64 >= PREEMPTED * run.ranks()[rank].elapsed_s()
    };
    (without_core(run).into_iter().enumerate())
        .filter(|(rank, _)| is_preempted(*rank))
        .filter_map(|(_, lost)| Some(lost?.delayed))
        .sum()
}

/// The part of a run that a rank must be without a core for its messages to be judged by that and not by their size.
const LACKING: f64 = 0.1;

/// Whether a rank is ready to run, and without a core, for so much of the run.
pub(crate) fn lacks_cores(run: &Run) -> bool {
    let lost = without_core(run).into_iter().flatten();
    lost.map(|lost| lost.delayed).fold(0.0, f64::max) > LACKING * run.elapsed_s()
}

/// The rank that is longer without a core than any other, because something else runs there: its seconds, and the others' mean.
fn loser(run: &Run) -> Option<(usize, f64, f64)> {
    if !run.has_mpi() {
        return None;
    }
    // One that ended before the others had less time to lose.
    let lasting = lasting(run);
    let lost: Vec<(usize, f64)> = (without_core(run).into_iter().enumerate())
        .filter(|(rank, _)| lasting.binary_search(rank).is_ok())
        .filter_map(|(rank, lost)| Some((rank, lost?.delayed)))
        .collect();
    let (rank, most) = lost.iter().copied().min_by(by_most)?;
    let others: Vec<f64> = (lost.iter().filter(|(other, _)| *other != rank))
        .map(|(_, seconds)| *seconds)
        .collect();
    let switches = run.tables().processes.involuntary_switches[run.ranks()[rank].process.row()];
    // All that share cores alike are another rule's, and so is a host that takes them, which is no switch.
    let is_alone = most >= OF_THE_NEXT * others.iter().copied().fold(0.0, f64::max);
    let is_preempted = switches as f64 >= PREEMPTED * run.ranks()[rank].elapsed_s();
    // More threads than the mask has cores take them from each other.
    let fits = run.runnable_by_rank()[rank] <= f64::from(run.cores_allowed(run.ranks()[rank].process).max(1));
    (!others.is_empty() && is_alone && is_preempted && fits)
        .then(|| (rank, most, others.iter().sum::<f64>() / others.len() as f64))
}

/// Whether a rank lost its core for a good part of these seconds.
pub(crate) fn lost_its_core(run: &Run, rank: usize, seconds: f64) -> bool {
    loser(run).is_some_and(|(loser, most, mean)| {
        loser == rank && most - mean >= seconds / 2.0 && most - mean >= LOST * run.elapsed_s()
    })
}

/// Of what a rank loses, what the run may lose by it: while it waits for others, by polling, a core would gain nothing.
fn on_path(run: &Run, rank: usize, lost: f64) -> f64 {
    let hangs = run.snapshots().waiting().rank_on_path(rank);
    hangs.map_or(lost, |hangs| hangs.min(lost))
}

/// Involuntary context switches a second of a process whose core others use: a quiet node takes it away about once a second.
pub(crate) const PREEMPTED: f64 = 10.0;
/// Share of elapsed time that a rank must have lost.
pub(crate) const LOST: f64 = 0.05;

pub(crate) fn lost_core(run: &Run, limit: &Limit) -> Option<Draft> {
    let (rank, most, mean) = loser(run)?;
    if !limit.met_by(most - mean, run.elapsed_s()) {
        return None;
    }
    let others = run.ranks().len() - 1;
    let lost_s = most - mean;
    let exact = run.core_times()[rank].is_some_and(|time| time.delayed_s.is_some());
    let error = sampled(run, lost_s).filter(|_| !exact);
    let list = run.tables().processes.cpu_list[run.ranks()[rank].process.row()];
    let bound = match run.cores_allowed(run.ranks()[rank].process) {
        1 => format!(" (it is bound to core {})", run.text(list)),
        _ => String::new(),
    };
    Some(Draft {
        title: format!(
            "{} loses its core for {}, longer than the other {}: it is ready to run, and something else runs there{bound}.",
            capital(&ranks(run, &[rank])),
            seconds_within(lost_s, error),
            if others == 1 { run.rank_noun() } else { run.rank_nouns() },
        ),
        gain_s: on_path(run, rank, lost_s),
        gain_error_s: Some(error.unwrap_or(0.0)),
        gain_basis: "time in which it is ready to run and has no core, less that of the others, and no more than the run hangs on it".into(),
        evidence: vec![format!(
            "It has no core for {} of the time in which it computes or communicates, the others for {} on average.",
            crate::words::seconds(most),
            crate::words::seconds(mean)
        )],
        advice: vec![
            "Its work is not more than that of others: look for what else runs on its core (top, pidstat), and bind ranks to cores that nobody uses.".into(),
        ],
        ranks: vec![rank],
        ..Draft::default()
    })
}

/// The part of the threads' time that is not around a lock: there one goes on at a time, on however many cores.
fn beside_locks(run: &Run) -> f64 {
    let locked = locked_s(run) / run.elapsed_s();
    let of_python = metrics::value("gil_contended_share", run).unwrap_or(0.0);
    1.0 - locked.max(of_python).min(1.0)
}

/// Where others use a smaller part of the cores, a run that has more threads than cores has itself to blame.
const OF_OTHERS: f64 = 0.25;

/// Cores that others are known to use, where that is a part of them that counts.
fn taken_by_others(run: &Run, cores: f64) -> Option<f64> {
    metrics::value("cores_of_others", run).filter(|others| *others >= OF_OTHERS * cores)
}

/// A run that could use all cores, of which others use some.
fn crowded_out(run: &Run, runnable: f64, cores: f64, others: f64) -> Draft {
    let part = (others / cores).min(1.0);
    Draft {
        title: format!(
            "Something else uses the cores: other programs, or the host of a virtual machine, took {} of the {} on average, and the run's {} threads that are ready to run had the rest.",
            hundredths(others),
            counted(cores, "core"),
            hundredths(runnable)
        ),
        gain_s: run.elapsed_s() * part * beside_locks(run),
        gain_error_s: Some(0.0),
        gain_basis: "the elapsed time outside locks, by the part of the cores that others used".into(),
        evidence: vec![],
        advice: vec![
            "Look for other jobs or services on the node, or ask the scheduler for nodes of your own (--exclusive)."
                .into(),
        ],
        ..Draft::default()
    }
}

/// How many times as long as any other a rank must be without a core before it is the one that lost it.
const OF_THE_NEXT: f64 = 2.0;

/// Processes that come and go, as a script or make starts them: the run loses by each, whichever is the longest.
struct Turns {
    processes: usize,
    lost_s: f64,
    /// How many want to run at a time, over the run.
    at_a_time: f64,
    gain_s: f64,
}

/// `None` where most of them are there most of the time.
fn in_turns(run: &Run, of: &[(usize, Coreless)]) -> Option<Turns> {
    let losing = || of.iter().filter(|(_, lost)| lost.delayed > 0.0);
    let lived: f64 = of.iter().map(|(index, _)| run.ranks()[*index].elapsed_s()).sum();
    if lived > run.elapsed_s() * of.len() as f64 / 2.0 {
        return None;
    }
    let wanted: f64 = of.iter().map(|(_, lost)| lost.wanted).sum();
    let lost_s = losing().map(|(_, lost)| lost.delayed).sum();
    let at_a_time = (wanted / run.elapsed_s()).max(1.0);
    Some(Turns {
        processes: losing().count(),
        lost_s,
        at_a_time,
        gain_s: lost_s / at_a_time,
    })
}

pub(crate) fn load_from_elsewhere(run: &Run, limit: &Limit) -> Option<Draft> {
    let (_, _, runnable, cores) = fullest(run)?;
    // Where it is known what others used, they must have used what the run wanted.
    let others = metrics::value("cores_of_others", run);
    // With more threads than cores of our own, or a mask too small, nobody else is to blame, but for what others are known to use.
    if runnable > cores {
        return taken_by_others(run, cores).map(|others| crowded_out(run, runnable, cores, others));
    }
    if others.is_some_and(|others| runnable + others <= cores) {
        return None;
    }
    let (by_rank, times) = (run.runnable_by_rank(), run.core_times());
    let within_mask = |index: usize| {
        let own_mask = f64::from(run.cores_allowed(run.ranks()[index].process).max(1));
        by_rank[index] <= own_mask
    };
    let switches = preemptions(run)?;
    // A process that loses its core to the host of a virtual machine is not told: no switch is counted.
    let to_host = !limit.met(switches);
    let of = |lost: &Coreless| if to_host { lost.missing } else { lost.delayed };
    let all: Vec<(usize, Coreless)> = (without_core(run).into_iter().enumerate())
        .filter(|(index, _)| within_mask(*index))
        .filter_map(|(index, lost)| Some((index, lost?)))
        .collect();
    let (rank, lost) = (all.iter()).map(|(index, lost)| (*index, of(lost))).min_by(by_most)?;
    // Whoever had the core meanwhile has used it.
    if others.is_some_and(|others| others * run.elapsed_s() < lost / 2.0) {
        return None;
    }
    if to_host {
        let part = lost / run.ranks()[rank].elapsed_s();
        if part < TAKEN_BY_HOST || stolen(run)[rank] < part / 2.0 {
            return None;
        }
    }
    let takes = if to_host {
        "The host of this virtual machine takes the cores"
    } else {
        "Something else uses the cores"
    };
    let used = others.map(|others| {
        format!(
            "Other programs, or the host of a virtual machine, took {} on average.",
            several_cores(others)
        )
    });
    let mut evidence = Vec::from_iter(used);
    evidence.push(format!(
        "The run has {} ready to run on average, for {}; a process has {} per second.",
        counted((runnable * 100.0).round() / 100.0, "thread"),
        counted(cores, "core"),
        switches_of(switches)
    ));
    let advice = if to_host {
        evidence.push("Where another program of the machine takes the core, a process is preempted more often.".into());
        "Ask for a machine whose processors are not lent to others meanwhile, or measure when its host is quiet."
    } else {
        "Look for other jobs or services on the node, or ask the scheduler for nodes of your own (--exclusive). In a container, look at its limit of processor time: what is held back by that is counted as well."
    };
    // By the kernel's count, where it has one, it is exact.
    let by_samples = to_host || times[rank].is_none_or(|time| time.delayed_s.is_none());
    let one_after_another = (!run.has_mpi() && !by_samples).then(|| in_turns(run, &all)).flatten();
    let error = sampled(run, lost).filter(|_| by_samples);
    let longest = seconds_within(lost, error);
    let gain_s = on_path(run, rank, lost) * beside_locks(run);
    let turns = one_after_another.filter(|turns| turns.gain_s > gain_s);
    Some(Draft {
        title: match &turns {
            None => format!(
                "{takes}: for {longest} {} is ready to run and waits for a core.",
                ranks(run, &[rank])
            ),
            Some(turns) => format!(
                "{takes}: for {} in all {} are ready to run and wait for a core, {} longest, {longest}.",
                crate::words::seconds(turns.lost_s),
                counted(turns.processes as f64, "process"),
                ranks(run, &[rank])
            ),
        },
        gain_s: turns.as_ref().map_or(gain_s, |turns| turns.gain_s),
        gain_error_s: Some(error.unwrap_or(0.0)),
        gain_basis: match (&turns, to_host) {
            (Some(turns), _) => format!(
                "time in which processes are ready to run and have no core, by the kernel's count{}",
                match turns.at_a_time > 1.05 {
                    true => format!(", over the {} of them that are at work at a time on average", hundredths(turns.at_a_time)),
                    false => ": they are at work one after another".into(),
                }
            ),
            (None, true) => "time in which it wants to run, by its samples, less the processor time it got, and no more than the run hangs on it".into(),
            (None, false) => "time in which it is ready to run and has no core, by the kernel's count or, where that is not known, its samples, less the part of it that is spent around locks, and no more than the run hangs on it".into(),
        },
        evidence,
        advice: vec![advice.into()],
        ranks: if turns.is_some() { vec![] } else { vec![rank] },
        ..Draft::default()
    })
}

/// The program's place from which a rank's computing samples were in `syscall` for more than half of these seconds.
fn bare_call(run: &Run, rank: usize, blocked: f64) -> Option<FrameId> {
    let mut places: HashMap<FrameId, f64> = HashMap::new();
    for (row, seconds) in run.context_seconds(|other| other == rank).iter().enumerate() {
        let (context, compute) = (ContextId(row as u32), seconds[Family::Compute.index()]);
        let leaf = run.leaf(context).map(|frame| run.place(frame).function);
        if let Some(frame) = run.own_frame(context).filter(|_| leaf == Some("syscall")) {
            *places.entry(frame).or_default() += compute;
        }
    }
    let most = places.into_iter().min_by(by_most);
    most.filter(|(_, seconds)| *seconds > blocked / 2.0)
        .map(|(frame, _)| frame)
}

/// A process whose end nobody waited for was read up to so long before it.
const READ_EARLY_S: f64 = 1.0;

/// So many major page faults are pages that are waited for: a start brings some hundred.
const MANY_FAULTS: i64 = 1000;
/// What a page takes of that time at least where pages come in large pieces.
const IN_ORDER: f64 = 0.25;

fn paging(run: &Run, rank: usize, blocked: f64, worked: f64, faults: i64) -> Draft {
    let lines = run.own_compute(|other| other == rank);
    let frame = lines.first().map(|(frame, _)| *frame);
    let mapped = run.tables().processes.mapped_bytes[run.ranks()[rank].process.row()];
    Draft {
        title: format!(
            "{} waits {} for {} pages from disk (major page faults){}.",
            capital(&ranks(run, &[rank])),
            seconds_within(blocked, sampled(run, blocked)),
            crate::words::count(faults as f64),
            crate::words::at(run, frame)
        ),
        gain_s: (blocked + worked) * (1.0 - IN_ORDER),
        gain_error_s: sampled(run, blocked),
        gain_basis: format!(
            "three quarters of that and of {} in which the kernel works for them: what reading in large pieces saves at least as a rule",
            crate::words::seconds(worked)
        ),
        evidence: vec![match mapped {
            0 => "It maps no file of its own: memory that was swapped out, or its program, is read back.".into(),
            bytes => format!(
                "It maps {} of files, and reads them by touching pages: a wait for each that is not in memory.",
                crate::words::bytes(bytes as f64)
            ),
        }],
        advice: vec![
            "Read the file in large pieces (read, MPI_File_read_all), or ask for its pages before they are used: madvise with MADV_WILLNEED or MADV_SEQUENTIAL, mmap with MAP_POPULATE; take no MADV_RANDOM where most of it is used.".into(),
            "Touch the pages in the order of the file. If memory is short, use fewer ranks a node.".into(),
        ],
        ranks: vec![rank],
        places: crate::words::costliest(run, &lines),
        ..Draft::default()
    }
}

/// The rank that is blocked longest outside recorded calls, with the seconds.
fn blocked_longest(run: &Run) -> Option<(usize, f64, CoreTime)> {
    (run.core_times().into_iter().zip(stolen(run)).enumerate())
        .filter_map(|(rank, (time, stolen))| {
            let time = time?;
            Some((rank, time.blocked_s()? - stolen * run.ranks()[rank].elapsed_s(), time))
        })
        .max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)))
}

/// Of computing that is partly none, as no recorded call says where the program is blocked: how much of it, for a sentence.
pub(crate) fn blocked_in_computing(run: &Run, findings: &[Finding]) -> Option<String> {
    findings.iter().find(|finding| finding.id == "unrecorded_waiting")?;
    let (rank, blocked, _) = blocked_longest(run)?;
    Some(format!(
        " (in {} of it {} is blocked)",
        seconds_within(blocked, sampled(run, blocked)),
        ranks(run, &[rank])
    ))
}

pub(crate) fn unrecorded_waiting(run: &Run, limit: &Limit) -> Option<Draft> {
    let (rank, blocked, time) = blocked_longest(run)?;
    let elapsed = run.ranks()[rank].elapsed_s();
    let faults = run.tables().processes.major_faults[run.ranks()[rank].process.row()];
    // As many pages as were waited for say that it is no reading that came too early.
    let paged = faults >= MANY_FAULTS;
    let early = if paged { 0.0 } else { READ_EARLY_S };
    if elapsed <= 0.0 || !limit.met((blocked - early) / elapsed) {
        return None;
    }
    if paged {
        // The kernel works for each of them, too, before and after it waits.
        let kernel = memory::kernel_seconds(run)[rank].unwrap_or(0.0);
        let worked = kernel
            .min(faults as f64 * A_PAGE_OF_DISK_S)
            .min(elapsed - blocked)
            .max(0.0);
        return Some(paging(run, rank, blocked.min(elapsed), worked, faults));
    }
    let frame = bare_call(run, rank, blocked);
    Some(Draft {
        title: format!(
            "{} is blocked or stopped for {} outside the calls that are recorded{}.",
            capital(&ranks(run, &[rank])),
            seconds_within(blocked, sampled(run, blocked)),
            frame.map_or(String::new(), |frame| format!(", mostly at {}", run.place(frame)))
        ),
        gain_s: blocked.min(elapsed),
        gain_basis: "time of its samples in no recorded call, less the time that the kernel counts on a core or ready for one".into(),
        evidence: vec![format!(
            "It is on a core for {} and ready for one for {}, by the kernel's count.",
            crate::words::seconds(time.used_s),
            crate::words::seconds(time.delayed_s.unwrap_or(0.0))
        )],
        advice: vec![
            "See what it waits for: strace -T PROGRAM shows its system calls and their time. Locks of a language's own are futex; an event loop waits in epoll_wait.".into(),
            "If it waits for pages of a mapped file, read the file in large pieces instead, or ask for them early (madvise MADV_WILLNEED).".into(),
        ],
        ranks: vec![rank],
        places: frame.map(|frame| crate::words::place(run, frame)).into_iter().collect(),
        ..Draft::default()
    })
}
