//! Efficiencies as POP defines them, from the useful seconds of the ranks, whichever of their threads compute: its level of processes.

use crate::metric::{Measured, Missing, Value};
use crate::overview::{no_time, sampled};
use model::{Cause, Family, Run};
use std::collections::BTreeMap;

/// Useful seconds by rank; missing where there is nothing to balance.
fn useful(run: &Run) -> Result<Vec<f64>, Missing> {
    if !run.has_mpi() {
        return Err(Missing::not_applicable("this program does not use MPI"));
    }
    if run.ranks().len() < 2 {
        return Err(Missing::not_applicable("there is one rank"));
    }
    // Of mpiP's reports it is the time outside MPI, which they have of every rank.
    if !sampled(run) && !run.is_mpi_only() {
        return Err(no_time());
    }
    if run.snapshots().waiting().seconds(Cause::Deadlock) > 0.0 {
        return Err(Missing::not_applicable("a deadlock lasts as long as it is let"));
    }
    Ok((0..run.ranks().len()).map(|rank| run.times().useful(rank)).collect())
}

fn sum(of: &[f64]) -> f64 {
    of.iter().sum()
}

fn max(of: &[f64]) -> f64 {
    of.iter().copied().fold(0.0, f64::max)
}

fn ratio(part: f64, whole: f64, none: &str) -> Measured {
    if whole > 0.0 {
        Ok(Value::of(part / whole))
    } else {
        Err(Missing::not_applicable(none))
    }
}

const NO_USEFUL: &str = "no useful computing was seen";

/// An efficiency that is a share of elapsed time, with the error of its samples.
fn share_of_elapsed(run: &Run, seconds: f64) -> Measured {
    let share = ratio(seconds, run.elapsed_s(), NO_USEFUL)?;
    Ok(share.with_error(
        run.times()
            .share_error(share.value, run.times().observations_together()),
    ))
}

pub(crate) fn parallel_efficiency(run: &Run) -> Measured {
    let useful = useful(run)?;
    share_of_elapsed(run, sum(&useful) / useful.len() as f64)
}

pub(crate) fn load_balance(run: &Run) -> Measured {
    let (mean, most) = (parallel_efficiency(run)?, communication_efficiency(run)?);
    let useful = useful(run)?;
    let balance = ratio(sum(&useful) / useful.len() as f64, max(&useful), NO_USEFUL)?;
    // As if the two were independent; they are not quite, and the true error is smaller.
    let relative = |value: Value| value.error.map(|error| error / value.value);
    let error = relative(mean)
        .zip(relative(most))
        .map(|(mean, most)| balance.value * mean.hypot(most));
    Ok(balance.with_error(error))
}

pub(crate) fn communication_efficiency(run: &Run) -> Measured {
    let useful = useful(run)?;
    share_of_elapsed(run, max(&useful))
}

/// A part of the critical path's seconds over another, by family.
fn share_of_path(run: &Run, part: fn(Family) -> bool, whole: fn(Family) -> bool) -> Measured {
    useful(run)?;
    let waiting = run.snapshots().waiting();
    if !waiting.is_known() {
        return Err(Missing::not_applicable("calls of MPI do not say for whom ranks wait"));
    }
    let sum = |wanted: fn(Family) -> bool| -> f64 {
        let parts = waiting.path.iter().filter(|part| wanted(part.class.family()));
        parts.map(|part| part.seconds).sum()
    };
    let share = ratio(sum(part), sum(whole), NO_USEFUL)?;
    Ok(share.with_error(
        run.times()
            .share_error(share.value, run.times().observations_together()),
    ))
}

pub(crate) fn transfer_efficiency(run: &Run) -> Measured {
    share_of_path(run, |family| family != Family::Mpi, |_| true)
}

pub(crate) fn io_efficiency(run: &Run) -> Measured {
    share_of_path(
        run,
        |family| !matches!(family, Family::Mpi | Family::Io),
        |family| family != Family::Mpi,
    )
}

pub(crate) fn serialisation_efficiency(run: &Run) -> Measured {
    let all = communication_efficiency(run)?;
    let others = [transfer_efficiency(run)?, io_efficiency(run)?];
    let share = ratio(all.value, others.iter().map(|share| share.value).product(), NO_USEFUL)?;
    // As of load balance: as if they were independent.
    let relative = |value: &Value| value.error.map(|error| error / value.value.max(f64::MIN_POSITIVE));
    let errors: Option<Vec<f64>> = others.iter().chain([&all]).map(relative).collect();
    let error = errors.map(|errors| share.value * errors.into_iter().fold(0.0, f64::hypot));
    Ok(Value::of(share.value.min(1.0)).with_error(error))
}

/// Useful seconds by node, and the number of nodes; missing with one node.
fn by_node(run: &Run, useful: &[f64]) -> Result<(f64, f64), Missing> {
    let mut nodes: BTreeMap<u32, f64> = BTreeMap::new();
    for (rank, seconds) in run.ranks().iter().zip(useful) {
        *nodes.entry(rank.node.0).or_default() += seconds;
    }
    if nodes.len() < 2 {
        return Err(Missing::not_applicable("all ranks ran on one node"));
    }
    Ok((nodes.values().copied().fold(0.0, f64::max), nodes.len() as f64))
}

pub(crate) fn within_nodes(run: &Run) -> Measured {
    let useful = useful(run)?;
    let (busiest, nodes) = by_node(run, &useful)?;
    ratio(busiest * nodes, max(&useful) * useful.len() as f64, NO_USEFUL)
}

pub(crate) fn between_nodes(run: &Run) -> Measured {
    let useful = useful(run)?;
    let (busiest, nodes) = by_node(run, &useful)?;
    ratio(sum(&useful), busiest * nodes, NO_USEFUL)
}

pub(crate) fn useful_time(run: &Run) -> Measured {
    if !run.has_mpi() {
        return Err(Missing::not_applicable("without MPI it is the time that computes"));
    }
    if !sampled(run) && !run.is_mpi_only() {
        return Err(no_time());
    }
    let times = run.times();
    let useful: Vec<f64> = (0..times.len()).map(|rank| times.useful(rank)).collect();
    let mean = sum(&useful) / useful.len().max(1) as f64;
    let share = sum(&useful) / times.total();
    let error = times
        .share_error(share, times.observations_together())
        .map(|error| error * mean / share.max(1e-9));
    Ok(Value::of(mean).with_error(error).with_spread(run, &useful))
}

pub(crate) fn held_up(run: &Run) -> Measured {
    useful(run)?;
    Ok(Value::of(run.snapshots().held_up().gain_s))
}
