//! Cores that ranks lose: to another program on one of them, and to load from elsewhere.

use super::{fullest, hundredths, preemptions, several_cores, switches_of};
use crate::balance::lasting;
use crate::lock::locked_s;
use crate::rule::{Draft, Limit};
use crate::words::{capital, counted, ranks, sampled, seconds_within};
use model::{NodeId, Run, by_most};

/// What part of a rank's time the host must take before that is said.
const TAKEN_BY_HOST: f64 = 0.1;

/// The share of each core of every rank's node that a hypervisor took.
pub(super) fn stolen(run: &Run) -> Vec<f64> {
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
    let full = fullest(run).and_then(|full| Some((full, of_others(run, full.0, full.3)?)));
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
    longest_without(run) > LACKING * run.elapsed_s()
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
pub(super) fn on_path(run: &Run, rank: usize, lost: f64) -> f64 {
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

/// Of the cores of a node that the run may use, those that others are known to use: no more than it leaves of them.
fn of_others(run: &Run, node: NodeId, cores: f64) -> Option<f64> {
    let others = metrics::value("cores_of_others", run)?;
    let ours = run.ranks().iter().filter(|rank| rank.node == node);
    let used: Option<f64> = ours.map(|rank| run.cpu_s(rank.process)).sum();
    Some(used.map_or(others, |used| others.min((cores - used / run.elapsed_s()).max(0.0))))
}

/// Those, where that is a part that counts.
pub(super) fn taken_by_others(run: &Run, node: NodeId, cores: f64) -> Option<f64> {
    of_others(run, node, cores).filter(|others| *others >= OF_OTHERS * cores)
}

/// The longest that a rank's threads are ready to run and have no core, as of one of them.
fn longest_without(run: &Run) -> f64 {
    let lost = without_core(run).into_iter().flatten();
    lost.map(|lost| lost.delayed).fold(0.0, f64::max)
}

/// A run that could use all cores, of which others use some.
pub(super) fn crowded_out(run: &Run, runnable: f64, cores: f64, others: f64) -> Draft {
    let part = (others / cores).min(1.0);
    Draft {
        title: format!(
            "Something else uses the cores: other programs, or the host of a virtual machine, took {} of the {} on average; the run has {} ready to run.",
            hundredths(others),
            counted(cores, "core"),
            counted((runnable * 100.0).round() / 100.0, "thread")
        ),
        gain_s: (run.elapsed_s() * part).min(longest_without(run)) * beside_locks(run),
        gain_error_s: Some(0.0),
        gain_basis: "the elapsed time outside locks, by the part of the cores that others used, and no more than a thread waits for one".into(),
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
    let (node, _, runnable, cores) = fullest(run)?;
    // Where it is known what others used, they must have used what the run wanted.
    let others = of_others(run, node, cores);
    // With more threads than cores of our own, or a mask too small, nobody else is to blame, but for what others are known to use.
    if runnable > cores {
        return taken_by_others(run, node, cores).map(|others| crowded_out(run, runnable, cores, others));
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
