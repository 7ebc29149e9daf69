//! Elapsed time, and the shares of it that add up to the whole.

use crate::metric::{Measured, Missing, Value};
use model::{Basis, Family, Run};

pub(crate) fn no_time() -> Missing {
    Missing::unknown(
        "nothing was sampled, as the run was too short or samples were not wanted, and no call was timed that would tell",
        "Measure a run of at least a second, or shorten the period with STEELYARD_PERIOD_US.",
    )
}

pub(crate) fn elapsed(run: &Run) -> Measured {
    if run.ranks().is_empty() {
        return Err(Missing::unknown("no process was recorded", ""));
    }
    Ok(Value::of(run.elapsed_s()))
}

pub(crate) fn launch(run: &Run) -> Measured {
    let command = run.facts().elapsed_ns as f64 / 1e9;
    if run.facts().launcher.is_none() || command <= 0.0 || run.ranks().is_empty() {
        return Err(Missing::not_applicable("no launcher started this run"));
    }
    Ok(Value::of((command - run.elapsed_s()).max(0.0)))
}

/// A family's share of the ranks' time, with its spread over them.
pub fn family_share(run: &Run, family: Family) -> Measured {
    let times = run.times();
    let total = times.total();
    if total <= 0.0 {
        return Err(no_time());
    }
    let by_rank = |rank: usize| {
        let elapsed: f64 = times.row(rank).iter().sum();
        (elapsed > 0.0).then(|| times.family(rank, family) / elapsed)
    };
    let spread = (0..times.len()).filter_map(|rank| Some((rank, by_rank(rank)?)));
    Ok(Value {
        value: times.family_total(family) / total,
        error: times.family_error(family),
        spread: crate::Spread::of(run, spread),
    })
}

pub(crate) fn compute_share(run: &Run) -> Measured {
    family_share(run, Family::Compute)
}

pub(crate) fn mpi_share(run: &Run) -> Measured {
    family_share(run, Family::Mpi)
}

pub(crate) fn io_share(run: &Run) -> Measured {
    family_share(run, Family::Io)
}

pub(crate) fn accelerator_share(run: &Run) -> Measured {
    if run.times().total() > 0.0 && run.times().family_total(Family::Accelerator) <= 0.0 {
        return Err(crate::accelerator::no_driver());
    }
    family_share(run, Family::Accelerator)
}

pub(crate) fn wait_share(run: &Run) -> Measured {
    family_share(run, Family::Wait)
}

pub(crate) fn import_share(run: &Run) -> Measured {
    let times = run.times();
    let imports: f64 = run.imports().by_rank.iter().sum();
    if imports <= 0.0 {
        return Err(Missing::not_applicable(
            "no sample of this run is in an import of a Python module",
        ));
    }
    let share = (imports / times.total()).min(1.0);
    Ok(Value::of(share).with_error(times.share_error(share, times.observations_together())))
}

/// Whether any rank's times come from samples.
pub(crate) fn sampled(run: &Run) -> bool {
    (0..run.times().len()).any(|rank| run.times().basis(rank) == Basis::Samples)
}
