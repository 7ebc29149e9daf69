//! What the numbers rest on, and what measuring cost.

use crate::metric::{Measured, Missing, Value};
use model::{Class, Run};

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
    let seen: f64 = (0..times.len())
        .map(|rank| times.seen_s(rank) + run.for_children_s(rank))
        .sum();
    // A tick more than there was time for is no more than all of it.
    Ok(Value::of((seen / elapsed).min(1.0)))
}

/// Of a run without MPI, the processes that are too short for a row: how many, the seconds that they lived, and of these what
/// measuring took.
fn short(run: &Run) -> (f64, f64, f64) {
    let of = run.facts().short.iter().filter(|_| !run.has_mpi());
    of.fold((0.0, 0.0, 0.0), |(processes, lived_s, cost_s), short| {
        (
            processes + short.processes as f64,
            lived_s + short.lived_ns as f64 / 1e9,
            cost_s + short.cost_ns as f64 / 1e9,
        )
    })
}

/// Seconds a process that measuring took, by what it went into; processes too short for a row take `more` together.
fn cost(run: &Run, column: &[u64], more: f64) -> Measured {
    if run.ranks().is_empty() {
        return Err(Missing::unknown("no process was recorded", ""));
    }
    let of_rank = |rank: &model::Rank| column.get(rank.process.row()).copied().unwrap_or(0) as f64 / 1e9;
    let all = run.ranks().iter().map(of_rank).sum::<f64>() + more;
    Ok(Value::of(all / (run.ranks().len() as f64 + short(run).0)))
}

pub(crate) fn cost_samples(run: &Run) -> Measured {
    cost(run, &run.tables().processes.cost_samples_ns, 0.0)
}

pub(crate) fn cost_calls(run: &Run) -> Measured {
    cost(run, &run.tables().processes.cost_calls_ns, 0.0)
}

pub(crate) fn cost_start(run: &Run) -> Measured {
    cost(run, &run.tables().processes.cost_start_ns, short(run).2)
}

/// Who waits for a child does not run beside it: its cost is the child's, and such a wait is no time of its own. But the run
/// takes no less than it takes.
pub(crate) fn overhead(run: &Run) -> Measured {
    let each = cost_samples(run)?.value + cost_calls(run)?.value + cost_start(run)?.value;
    let (processes, lived_s, _) = short(run);
    let ranks = run.ranks().iter().map(|rank| rank.elapsed_s()).sum::<f64>();
    let all_s = match run.has_mpi() {
        true => ranks,
        false => {
            let waits: f64 = run.thread_seconds(|class| class == Class::ProcessWait).iter().sum();
            (ranks - waits + lived_s).max(run.elapsed_s())
        }
    };
    if all_s <= 0.0 {
        return Err(crate::overview::no_time());
    }
    Ok(Value::of(
        (each * (run.ranks().len() as f64 + processes) / all_s).min(1.0),
    ))
}
