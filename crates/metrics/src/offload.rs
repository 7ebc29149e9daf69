//! What the host has accelerators do, by the calls of CUDA and HIP that are counted.

use crate::metric::{Measured, Missing, Value};
use crate::mpi::rate;
use model::{CallSite, CallTotals, Family, Run, Tag};

/// Of calls that are for accelerators; missing where none was made, or none could be counted.
fn totals(run: &Run, wanted: impl Fn(&CallSite) -> bool, none: &str) -> Result<CallTotals, Missing> {
    let all = run.totals(|site| site.class.family() == Family::Accelerator);
    if all.count == 0 && run.has_gpu_driver() {
        return Err(Missing::unknown(
            "the driver of a GPU is there and no call of CUDA or HIP could be counted: those of a statically linked runtime that \
             finds the driver in a way of its own are seen in samples alone",
            "Link with the runtime as a library (nvcc -cudart shared).",
        ));
    }
    let totals = run.totals(|site| site.class.family() == Family::Accelerator && wanted(site));
    match totals.count {
        0 => Err(Missing::not_applicable(none)),
        _ => Ok(totals),
    }
}

const NONE: &str = "this program made no call of CUDA or HIP that was seen";
const NO_LAUNCH: &str = "this program launched no kernel by a call that was seen";
const NO_COPY: &str = "this program copied nothing to or from a GPU by a call that was seen";

pub(crate) fn calls(run: &Run) -> Measured {
    Ok(Value::of(totals(run, |_| true, NONE)?.count as f64))
}

pub(crate) fn launches(run: &Run) -> Measured {
    Ok(Value::of(
        totals(run, |site| run.call_is(site.call, Tag::Launch), NO_LAUNCH)?.count as f64,
    ))
}

pub(crate) fn launch_rate(run: &Run) -> Measured {
    let launches = totals(run, |site| run.call_is(site.call, Tag::Launch), NO_LAUNCH)?;
    let elapsed: f64 = run.ranks().iter().map(|rank| rank.elapsed_s()).sum();
    if elapsed <= 0.0 {
        return Err(Missing::unknown("how long the ranks ran is not known", ""));
    }
    Ok(Value::of(launches.count as f64 / elapsed))
}

pub(crate) fn to_device(run: &Run) -> Measured {
    copied(run)?;
    let copies = totals(run, |site| site.moved.to_device > 0, NO_COPY)?;
    Ok(Value::of(copies.moved.to_device as f64))
}

pub(crate) fn from_device(run: &Run) -> Measured {
    copied(run)?;
    let copies = totals(run, |site| site.moved.from_device > 0, NO_COPY)?;
    Ok(Value::of(copies.moved.from_device as f64))
}

/// What the GPUs' own records say better is not told twice.
fn copied(run: &Run) -> Result<(), Missing> {
    match run.gpus().devices.is_empty() {
        true => Ok(()),
        false => Err(Missing::not_applicable(
            "the GPUs' own records of copies tell it (gpu_bytes_to, gpu_bytes_from)",
        )),
    }
}

fn is_between(site: &CallSite) -> bool {
    site.moved.to_device > 0 || site.moved.from_device > 0
}

pub(crate) fn copy_size(run: &Run) -> Measured {
    let copies = totals(run, is_between, NO_COPY)?;
    Ok(Value::of(
        copies.moved.to_device.saturating_add(copies.moved.from_device) as f64 / copies.count as f64,
    ))
}

fn waiting_rate(run: &Run, bytes: fn(&CallSite) -> u64) -> Measured {
    copied(run)?;
    let waits = |site: &CallSite| bytes(site) > 0 && !run.call_is(site.call, Tag::Asynchronous);
    let copies = totals(
        run,
        waits,
        "all such copies go on after their calls return, or there are none",
    )?;
    rate(copies.moved.copied(), copies.time_s, copies.error_s)
}

pub(crate) fn to_device_rate(run: &Run) -> Measured {
    waiting_rate(run, |site| site.moved.to_device)
}

pub(crate) fn from_device_rate(run: &Run) -> Measured {
    waiting_rate(run, |site| site.moved.from_device)
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::fixture::{Fixture, SiteOf};

    #[test]
    fn a_driver_whose_calls_were_not_counted_is_told_from_none() {
        let driver = || Fixture::new("Ug").letter('g', "", &["main@app.cu:7", "cuInit@libcuda.so.1"]);
        assert!(calls(&Fixture::new("U2").run()).is_err_and(|missing| missing.not_applicable));
        assert!(calls(&driver().run()).is_err_and(|missing| missing.reason.contains("statically linked")));
        let of = SiteOf {
            count: 3,
            ..SiteOf::default()
        };
        let counted = driver().site_of_all("cudaMalloc", "main@app.cu:7", of).run();
        assert_eq!(calls(&counted).map(|value| value.value), Ok(3.0));
        assert!(launches(&counted).is_err_and(|missing| missing.not_applicable));
    }
}
