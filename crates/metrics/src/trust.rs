//! What the numbers rest on, and what measuring cost.

use crate::metric::{Measured, Missing, Value};
use model::Run;

/// The sum as a number that cannot overflow.
fn sum(column: &[u64]) -> f64 {
    column.iter().map(|value| *value as f64).sum()
}

pub(crate) fn samples(run: &Run) -> Measured {
    Ok(Value::of(run.tables().samples.len() as f64))
}

pub(crate) fn calls_counted(run: &Run) -> Measured {
    Ok(Value::of(sum(&run.tables().sites.count)))
}

pub(crate) fn calls_timed(run: &Run) -> Measured {
    let sites = &run.tables().sites;
    let (calls, timed) = (sum(&sites.count), sum(&sites.timed));
    if calls <= 0.0 {
        return Err(Missing::not_applicable("no call was counted"));
    }
    Ok(Value::of((timed / calls).min(1.0)))
}

pub(crate) fn ranks_seen(run: &Run) -> Measured {
    if !run.has_mpi() {
        return Err(Missing::not_applicable("this program does not use MPI"));
    }
    Ok(Value::of(run.ranks().len() as f64))
}

pub(crate) fn ranks_expected(run: &Run) -> Measured {
    let processes = &run.tables().processes;
    let world = processes
        .world_size
        .iter()
        .copied()
        .max()
        .filter(|size| *size > 0)
        .map(|size| size as f64);
    let expected = run
        .facts()
        .ranks_expected
        .map(f64::from)
        .into_iter()
        .chain(world)
        .reduce(f64::max);
    expected
        .map(Value::of)
        .ok_or_else(|| Missing::not_applicable("the number of ranks is not known"))
}

pub(crate) fn truncated(run: &Run) -> Measured {
    let (samples, truncated) = (
        run.tables().samples.len(),
        sum(&run.tables().processes.truncated_stacks),
    );
    if samples == 0 {
        return Err(Missing::not_applicable("no sample was taken"));
    }
    Ok(Value::of((truncated / samples as f64).min(1.0)))
}

pub(crate) fn seen_share(run: &Run) -> Measured {
    let times = run.times();
    let elapsed: f64 = run.ranks().iter().map(|rank| rank.elapsed_s()).sum();
    if elapsed <= 0.0 {
        return Err(crate::overview::no_time());
    }
    let seen: f64 = (0..times.len()).map(|rank| times.seen_s(rank)).sum();
    // A tick more than there was time for is no more than all of it.
    Ok(Value::of((seen / elapsed).min(1.0)))
}

/// Seconds a rank that measuring took, by what it went into.
fn cost(run: &Run, column: &[u64]) -> Result<f64, Missing> {
    if run.ranks().is_empty() {
        return Err(Missing::unknown("no process was recorded", ""));
    }
    let of_rank = |rank: &model::Rank| column.get(rank.process.row()).copied().unwrap_or(0) as f64;
    Ok(run.ranks().iter().map(of_rank).sum::<f64>() / 1e9 / run.ranks().len() as f64)
}

pub(crate) fn cost_samples(run: &Run) -> Measured {
    cost(run, &run.tables().processes.cost_samples_ns).map(Value::of)
}

pub(crate) fn cost_calls(run: &Run) -> Measured {
    cost(run, &run.tables().processes.cost_calls_ns).map(Value::of)
}

pub(crate) fn cost_start(run: &Run) -> Measured {
    cost(run, &run.tables().processes.cost_start_ns).map(Value::of)
}

pub(crate) fn overhead(run: &Run) -> Measured {
    let cost = cost_samples(run)?.value + cost_calls(run)?.value + cost_start(run)?.value;
    let elapsed: f64 = run.ranks().iter().map(|rank| rank.elapsed_s()).sum::<f64>() / run.ranks().len() as f64;
    if elapsed <= 0.0 {
        return Err(crate::overview::no_time());
    }
    Ok(Value::of(cost / elapsed))
}
