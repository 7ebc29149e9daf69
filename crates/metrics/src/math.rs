//! Libraries of mathematics.

use crate::metric::{Measured, Missing, Value};
use model::{MathSite, MathSum, Run};

const NONE: &str = "this program called no library of mathematics that is known (BLAS, LAPACK, FFTW)";

fn sum(run: &Run, wanted: impl Fn(&MathSite) -> bool, none: &str) -> Result<MathSum, Missing> {
    let sum = run.math_sum(wanted);
    if sum.count == 0 {
        return Err(Missing::not_applicable(none));
    }
    Ok(sum)
}

fn by_rank(run: &Run) -> Vec<f64> {
    let mut seconds = vec![0.0; run.ranks().len()];
    for site in run.math() {
        for (sum, of) in seconds.iter_mut().zip(&site.by_rank) {
            *sum += of;
        }
    }
    seconds
}

pub(crate) fn share(run: &Run) -> Measured {
    sum(run, |_| true, NONE)?;
    let (times, seconds) = (run.times(), by_rank(run));
    let shares: Vec<f64> = (seconds.iter().enumerate())
        .map(|(rank, seconds)| {
            let whole: f64 = times.row(rank).iter().sum();
            if whole > 0.0 { seconds / whole } else { 0.0 }
        })
        .collect();
    let total = times.total();
    if total <= 0.0 {
        return Err(Missing::unknown("the time of the ranks is not known", ""));
    }
    if shares.iter().any(|share| *share > 1.0) {
        return Err(Missing::unknown(
            "several threads of a rank are in such calls at the same time: their time is more than the rank's",
            "",
        ));
    }
    Ok(Value::of(seconds.iter().sum::<f64>() / total).with_spread(run, &shares))
}

pub(crate) fn time(run: &Run) -> Measured {
    let all = sum(run, |_| true, NONE)?;
    let ranks = run.ranks().len().max(1) as f64;
    Ok(Value::of(all.time_s / ranks).with_spread(run, &by_rank(run)))
}

pub(crate) fn calls(run: &Run) -> Measured {
    Ok(Value::of(sum(run, |_| true, NONE)?.count as f64))
}

pub(crate) fn operations(run: &Run) -> Measured {
    let all = sum(run, |_| true, NONE)?;
    if all.flops <= 0.0 {
        return Err(no_formula());
    }
    Ok(Value::of(all.flops))
}

pub(crate) fn rate(run: &Run) -> Measured {
    let rate = sum(run, |_| true, NONE)?.rate().ok_or_else(no_formula)?;
    Ok(Value::of(rate / 1e9))
}

fn no_formula() -> Missing {
    Missing::not_applicable("there is no formula for the operations of the routines that were called")
}

pub(crate) fn of_peak(run: &Run) -> Measured {
    let all = sum(run, |_| true, NONE)?;
    let rate = all.rate().ok_or_else(no_formula)?;
    let peak = run.peak_of_a_core().ok_or_else(|| {
        Missing::unknown(
            "what a core of this machine can compute was not measured, or while other programs used it",
            "Run steelyard probe compute on it once, when it is quiet.",
        )
    })?;
    Ok(Value::of(rate / peak))
}

pub(crate) fn plans(run: &Run) -> Measured {
    const NO_PLAN: &str = "this program made no plan of a Fourier transform that was seen";
    Ok(Value::of(sum(run, MathSite::plans, NO_PLAN)?.count as f64))
}

pub(crate) fn plan_time(run: &Run) -> Measured {
    const NO_PLAN: &str = "this program made no plan of a Fourier transform that was seen";
    let ranks = run.ranks().len().max(1) as f64;
    Ok(Value::of(sum(run, MathSite::plans, NO_PLAN)?.time_s / ranks))
}

pub(crate) fn transforms(run: &Run) -> Measured {
    const NO_TRANSFORM: &str = "this program carried out no plan of a Fourier transform that was seen";
    Ok(Value::of(sum(run, MathSite::transforms, NO_TRANSFORM)?.count as f64))
}
