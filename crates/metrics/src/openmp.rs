//! Parallel regions of OpenMP.

use crate::metric::{Measured, Missing, Value};
use model::{ParallelRegion, Run, TeamTime};

/// The regions; missing where there is none.
fn regions(run: &Run) -> Result<&[ParallelRegion], Missing> {
    match run.parallel_regions() {
        [] => Err(Missing::not_applicable("no parallel region of OpenMP was seen")),
        regions => Ok(regions),
    }
}

/// Elapsed seconds of the ranks with regions, and of their main threads in outermost ones.
fn of_main_threads(run: &Run) -> Result<Vec<(f64, f64)>, Missing> {
    let mut inside = vec![None; run.ranks().len()];
    for region in regions(run)? {
        let times = region.by_rank.iter().zip(&region.main_by_rank);
        for (sum, (_, main)) in inside.iter_mut().zip(times).filter(|(_, (time, _))| **time > 0.0) {
            *sum.get_or_insert(0.0) += main;
        }
    }
    let with_regions = (inside.into_iter().enumerate()).filter_map(|(rank, inside)| {
        let of = &run.ranks()[rank];
        let elapsed = of.end_ns.saturating_sub(of.start_ns) as f64 / 1e9;
        inside.map(|inside: f64| (elapsed.max(inside), inside))
    });
    let times: Vec<_> = with_regions.filter(|(elapsed, _)| *elapsed > 0.0).collect();
    match times.is_empty() {
        true => Err(Missing::unknown("no parallel region has ended", "")),
        false => Ok(times),
    }
}

pub(crate) fn share(run: &Run) -> Measured {
    let times = of_main_threads(run)?;
    let elapsed: f64 = times.iter().map(|(elapsed, _)| elapsed).sum();
    let inside: f64 = times.iter().map(|(_, inside)| inside).sum();
    Ok(Value::of(inside / elapsed))
}

pub(crate) fn outside(run: &Run) -> Measured {
    let times = of_main_threads(run)?;
    let outside: f64 = times.iter().map(|(elapsed, inside)| elapsed - inside).sum();
    Ok(Value::of(outside / times.len() as f64))
}

pub(crate) fn regions_begun(run: &Run) -> Measured {
    Ok(Value::of(regions(run)?.iter().map(|region| region.count as f64).sum()))
}

pub(crate) fn mean_time(run: &Run) -> Measured {
    let all = regions(run)?;
    let ended: f64 = all.iter().map(|region| region.ended as f64).sum();
    if ended == 0.0 {
        return Err(Missing::unknown("no parallel region has ended", ""));
    }
    Ok(Value::of(all.iter().map(|region| region.time_s).sum::<f64>() / ended))
}

pub(crate) fn tasks(run: &Run) -> Measured {
    let tasks: f64 = regions(run)?.iter().map(|region| region.tasks as f64).sum();
    match tasks > 0.0 {
        true => Ok(Value::of(tasks)),
        false => Err(Missing::not_applicable("no explicit task was made")),
    }
}

/// A part of the time of all teams.
fn part(run: &Run, part: impl Fn(&TeamTime) -> f64) -> Measured {
    let mut team = TeamTime::default();
    regions(run)?.iter().for_each(|region| team.add(&region.team));
    let share = team.share(part(&team)).ok_or_else(|| {
        Missing::unknown(
            "what the threads of the teams did is not known: explicit tasks were made, or the runtime does not tell (docs/openmp.md)",
            "",
        )
    })?;
    Ok(Value::of(share))
}

pub(crate) fn efficiency(run: &Run) -> Measured {
    part(run, |team| team.busy_s)
}

pub(crate) fn start(run: &Run) -> Measured {
    part(run, |team| team.start_s)
}

pub(crate) fn barrier(run: &Run) -> Measured {
    part(run, |team| team.barrier_s)
}

pub(crate) fn end(run: &Run) -> Measured {
    part(run, |team| team.end_s)
}

pub(crate) fn imbalance(run: &Run) -> Measured {
    part(run, |team| team.imbalance_s)
}
