//! Kernels and copies of GPUs, and TALP's efficiencies of them.

use crate::metric::{Measured, Missing, Value};
use model::{CopyDirection, Gpu, GpuCopies, Gpus, Run};

const NOT_RECORDED: &str = "this run recorded no GPU kernels (steelyard run --kernels)";

fn gpus(run: &Run) -> Result<&Gpus, Missing> {
    match run.gpus().devices.is_empty() {
        true => Err(Missing::not_applicable(NOT_RECORDED)),
        false => Ok(run.gpus()),
    }
}

fn with_kernels(run: &Run) -> Result<&Gpus, Missing> {
    let gpus = gpus(run)?;
    match gpus.kernels_run() {
        0 => Err(Missing::not_applicable("no kernel ran on a GPU")),
        _ => Ok(gpus),
    }
}

fn most(gpus: &Gpus, of: impl Fn(&Gpu) -> f64) -> f64 {
    gpus.devices.iter().map(of).fold(0.0, f64::max)
}

fn useful(gpus: &Gpus) -> f64 {
    gpus.devices.iter().map(|gpu| gpu.kernel_s).sum()
}

fn ratio(part: f64, whole: f64) -> Measured {
    match whole > 0.0 {
        true => Ok(Value::of(part / whole)),
        false => Err(Missing::not_applicable("no time of a GPU is known")),
    }
}

pub(crate) fn kernels(run: &Run) -> Measured {
    Ok(Value::of(with_kernels(run)?.kernels_run() as f64))
}

pub(crate) fn kernel_time(run: &Run) -> Measured {
    let gpus = with_kernels(run)?;
    Ok(Value::of(useful(gpus) / gpus.devices.len() as f64))
}

pub(crate) fn kernel_mean(run: &Run) -> Measured {
    let gpus = with_kernels(run)?;
    let untimed = gpus
        .kernels
        .iter()
        .fold(0u64, |sum, kernel| sum.saturating_add(kernel.untimed));
    ratio(gpus.kernel_time_s(), gpus.kernels_run().saturating_sub(untimed) as f64)
}

pub(crate) fn parallel_efficiency(run: &Run) -> Measured {
    let gpus = with_kernels(run)?;
    ratio(useful(gpus), run.elapsed_s() * gpus.devices.len() as f64)
}

pub(crate) fn load_balance(run: &Run) -> Measured {
    let gpus = with_kernels(run)?;
    ratio(useful(gpus), most(gpus, |gpu| gpu.kernel_s) * gpus.devices.len() as f64)
}

pub(crate) fn communication_efficiency(run: &Run) -> Measured {
    let gpus = with_kernels(run)?;
    ratio(most(gpus, |gpu| gpu.kernel_s), most(gpus, |gpu| gpu.busy_s))
}

pub(crate) fn orchestration_efficiency(run: &Run) -> Measured {
    let gpus = with_kernels(run)?;
    ratio(most(gpus, |gpu| gpu.busy_s), run.elapsed_s())
}

pub(crate) fn copy_time(run: &Run) -> Measured {
    let gpus = gpus(run)?;
    let time: f64 = gpus.devices.iter().map(|gpu| gpu.copy_s).sum();
    Ok(Value::of(time / gpus.devices.len() as f64))
}

fn copied(run: &Run, direction: CopyDirection) -> Result<(u64, u64, f64), Missing> {
    let copied = gpus(run)?.copied(|copies| copies.direction == direction);
    match copied.0 {
        0 => Err(Missing::not_applicable("nothing was copied that way")),
        _ => Ok(copied),
    }
}

fn bytes(run: &Run, direction: CopyDirection) -> Measured {
    Ok(Value::of(copied(run, direction)?.1 as f64))
}

fn rate(run: &Run, direction: CopyDirection) -> Measured {
    let (_, bytes, time_s) = copied(run, direction)?;
    ratio(bytes as f64, time_s)
}

pub(crate) fn bytes_to(run: &Run) -> Measured {
    bytes(run, CopyDirection::ToDevice)
}

pub(crate) fn bytes_from(run: &Run) -> Measured {
    bytes(run, CopyDirection::FromDevice)
}

pub(crate) fn rate_to(run: &Run) -> Measured {
    rate(run, CopyDirection::ToDevice)
}

pub(crate) fn rate_from(run: &Run) -> Measured {
    rate(run, CopyDirection::FromDevice)
}

pub(crate) fn pageable(run: &Run) -> Measured {
    let with_host =
        |copies: &GpuCopies| matches!(copies.direction, CopyDirection::ToDevice | CopyDirection::FromDevice);
    let gpus = gpus(run)?;
    let (_, all, _) = gpus.copied(with_host);
    let (_, pageable, _) = gpus.copied(|copies| with_host(copies) && copies.is_pageable());
    ratio(pageable as f64, all as f64)
}
