//! Regions of the program's own.

use crate::metric::{Measured, Missing, Value};
use crate::overview::{no_time, sampled};
use model::Run;

fn named(run: &Run) -> Result<(), Missing> {
    match run.regions().rows.is_empty() {
        true => Err(Missing::not_applicable(
            "this program names no regions of its own (docs/regions.md)",
        )),
        false => Ok(()),
    }
}

pub(crate) fn share(run: &Run) -> Measured {
    named(run)?;
    let times = run.times();
    if !sampled(run) || times.total() <= 0.0 {
        return Err(no_time());
    }
    let inside = &run.regions().inside_s;
    let shares: Vec<f64> = (inside.iter().enumerate())
        .map(|(rank, seconds)| {
            let whole: f64 = times.row(rank).iter().sum();
            if whole > 0.0 { seconds / whole } else { 0.0 }
        })
        .collect();
    let share = inside.iter().sum::<f64>() / times.total();
    let error = times.share_error(share, times.observations_together());
    Ok(Value::of(share).with_error(error).with_spread(run, &shares))
}

pub(crate) fn count(run: &Run) -> Measured {
    named(run)?;
    Ok(Value::of(run.regions().rows.len() as f64))
}

pub(crate) fn calls(run: &Run) -> Measured {
    named(run)?;
    Ok(Value::of(run.regions().rows.iter().map(|row| row.calls as f64).sum()))
}
