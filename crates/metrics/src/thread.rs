//! Threads, and the cores they run on.

use crate::cpu::cpu_seconds;
use crate::metric::{Measured, Missing, Value};
use crate::overview::{no_time, sampled};
use model::{Class, GilWait, ProcessId, Run, ThreadId};

/// Ranks with more than one thread, or with an OpenMP team.
fn threaded(run: &Run) -> Result<(), Missing> {
    let most = threads_by_rank(run).into_iter().fold(0.0, f64::max);
    if most > 1.0 {
        Ok(())
    } else {
        Err(Missing::not_applicable("every process has one thread"))
    }
}

fn threads_by_rank(run: &Run) -> Vec<f64> {
    run.threads_by_rank().into_iter().map(f64::from).collect()
}

pub(crate) fn threads(run: &Run) -> Measured {
    let threads = threads_by_rank(run);
    if threads.iter().all(|threads| *threads == 0.0) {
        return Err(Missing::unknown("no thread was recorded", ""));
    }
    let mean = threads.iter().sum::<f64>() / threads.len() as f64;
    Ok(Value::of(mean).with_spread(run, &threads))
}

pub(crate) fn at_once(run: &Run) -> Measured {
    threads(run)?;
    let threads: Vec<f64> = run.threads_at_once(|_| true).into_iter().map(f64::from).collect();
    let mean = threads.iter().sum::<f64>() / threads.len().max(1) as f64;
    Ok(Value::of(mean).with_spread(run, &threads))
}

pub(crate) fn of_libraries(run: &Run) -> Measured {
    let threads = &run.tables().threads;
    let mut used = vec![None; run.ranks().len()];
    for row in (0..threads.len()).filter(|row| run.is_helper(ThreadId(*row as u32)) && threads.cpu_ns[*row] >= 0) {
        if let Some(rank) = run.rank_index(ProcessId(threads.process[row])) {
            *used[rank].get_or_insert(0.0) += threads.cpu_ns[row] as f64 / 1e9;
        }
    }
    if used.iter().all(Option::is_none) {
        return Err(Missing::not_applicable("no thread serves a library alone"));
    }
    let lived = run.ranks().iter().map(|rank| rank.elapsed_s());
    let by_rank: Vec<f64> = (used.iter().zip(lived))
        .map(|(used, lived)| if lived > 0.0 { used.unwrap_or(0.0) / lived } else { 0.0 })
        .collect();
    let mean = by_rank.iter().sum::<f64>() / by_rank.len() as f64;
    Ok(Value::of(mean).with_spread(run, &by_rank))
}

pub(crate) fn computing(run: &Run) -> Measured {
    threaded(run)?;
    if !sampled(run) {
        return Err(no_time());
    }
    let seconds = run.program_thread_seconds(|class| class == Class::Compute);
    let lives: Vec<f64> = (0..seconds.len()).map(|rank| run.times().seen_s(rank)).collect();
    let total: f64 = lives.iter().sum();
    let by_rank: Vec<f64> = seconds
        .iter()
        .zip(&lives)
        .map(|(s, life)| if *life > 0.0 { s / life } else { 0.0 })
        .collect();
    Ok(Value::of(seconds.iter().sum::<f64>() / total).with_spread(run, &by_rank))
}

pub(crate) fn synchronising(run: &Run) -> Measured {
    threaded(run)?;
    let all: f64 = run.program_thread_seconds(|_| true).iter().sum();
    if all <= 0.0 {
        return Err(no_time());
    }
    let waiting: f64 = run
        .program_thread_seconds(|class| matches!(class, Class::ThreadSync | Class::OpenMp | Class::LibraryWait))
        .iter()
        .sum();
    let share = waiting / all;
    Ok(Value::of(share).with_error(run.times().share_error(share, run.times().observations_together())))
}

fn gil(run: &Run) -> Result<(f64, f64), Missing> {
    let waits = run.gil_waits();
    let sum = |of: fn(&GilWait) -> f64| waits.iter().map(of).sum::<f64>();
    match (sum(|wait| wait.contended_s), sum(|wait| wait.waited_s)) {
        (contended, waited) if contended > 0.0 => Ok((contended, waited)),
        _ => Err(Missing::not_applicable(
            "no sample of this run waits for the lock of CPython's interpreter",
        )),
    }
}

pub(crate) fn gil_contended(run: &Run) -> Measured {
    let (contended, _) = gil(run)?;
    let seen: f64 = (0..run.ranks().len()).map(|rank| run.times().seen_s(rank)).sum();
    let share = (contended / seen).min(1.0);
    Ok(Value::of(share).with_error(run.times().share_error(share, run.times().observations_together())))
}

pub(crate) fn gil_waiting(run: &Run) -> Measured {
    let (contended, waited) = gil(run)?;
    Ok(Value::of(waited / contended))
}

pub(crate) fn core_utilisation(run: &Run) -> Measured {
    let cpu = cpu_seconds(run)?;
    let nodes = run.node_cores();
    let elapsed = run.elapsed_s();
    let cores: f64 = nodes.iter().map(|node| f64::from(node.allowed)).sum();
    if cores <= 0.0 || elapsed <= 0.0 {
        return Err(Missing::unknown("the cores of the nodes are not known", ""));
    }
    Ok(Value::of(
        cpu.iter().map(|(_, seconds)| seconds).sum::<f64>() / (elapsed * cores),
    ))
}

/// Runnable threads per core from which on they share cores: one, and a tenth for helpers that come and go.
pub const SHARE_CORES: f64 = 1.1;

pub(crate) fn runnable_per_core(run: &Run) -> Measured {
    if !sampled(run) {
        return Err(no_time());
    }
    let fullest = (run.node_cores().into_iter())
        .filter(|node| node.allowed > 0)
        .map(|node| node.runnable / f64::from(node.allowed))
        .fold(None, |most: Option<f64>, load| {
            Some(most.map_or(load, |most| most.max(load)))
        });
    fullest
        .map(Value::of)
        .ok_or_else(|| Missing::unknown("the cores of the nodes are not known", ""))
}

pub(crate) fn cores_allowed(run: &Run) -> Measured {
    let allowed: Vec<f64> = run
        .ranks()
        .iter()
        .map(|rank| f64::from(run.cores_allowed(rank.process)))
        .collect();
    let known: Vec<(usize, f64)> = allowed
        .iter()
        .copied()
        .enumerate()
        .filter(|(_, cores)| *cores > 0.0)
        .collect();
    if known.is_empty() {
        return Err(Missing::unknown("the affinity of the processes could not be read", ""));
    }
    let mean = known.iter().map(|(_, cores)| cores).sum::<f64>() / known.len() as f64;
    Ok(Value {
        value: mean,
        error: None,
        spread: crate::Spread::of(run, known),
    })
}

pub(crate) fn cores_of_others(run: &Run) -> Measured {
    (run.node_readings().into_iter())
        .filter_map(|node| node.cores_of_others)
        .max_by(f64::total_cmp)
        .map(Value::of)
        .ok_or_else(|| Missing::not_applicable("the run was too short, or the nodes' busy time could not be read"))
}

pub(crate) fn openmp_threads(run: &Run) -> Measured {
    let teams = &run.tables().processes.openmp_threads;
    let by_rank: Vec<f64> = run
        .ranks()
        .iter()
        .map(|rank| f64::from(teams.get(rank.process.row()).copied().unwrap_or(0)))
        .collect();
    let most = by_rank.iter().copied().fold(0.0, f64::max);
    if most < 1.0 {
        return Err(Missing::not_applicable("no OpenMP team was seen"));
    }
    Ok(Value::of(most).with_spread(run, &by_rank))
}
