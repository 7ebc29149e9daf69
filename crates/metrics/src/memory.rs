//! Memory, energy and accelerators.

use crate::cpu::absent;
use crate::metric::{Measured, Missing, Value};
use model::{Class, ENERGY, Resident, Run};
use std::collections::BTreeMap;

const NO_MEMORY: &str = "the memory of the processes could not be read";

fn resident(run: &Run, of: fn(Resident) -> f64) -> Result<Vec<(usize, f64)>, Missing> {
    let known: Vec<(usize, f64)> = run
        .resident()
        .into_iter()
        .enumerate()
        .filter_map(|(rank, resident)| Some((rank, of(resident?))))
        .collect();
    if known.is_empty() {
        Err(Missing::unknown(NO_MEMORY, ""))
    } else {
        Ok(known)
    }
}

pub(crate) fn mean(run: &Run) -> Measured {
    let known = resident(run, |resident| resident.mean_bytes)?;
    let mean = known.iter().map(|(_, bytes)| bytes).sum::<f64>() / known.len() as f64;
    Ok(Value {
        value: mean,
        error: None,
        spread: crate::Spread::of(run, known),
    })
}

pub(crate) fn peak(run: &Run) -> Measured {
    let known = resident(run, |resident| resident.peak_bytes)?;
    let peak = known.iter().map(|(_, bytes)| *bytes).fold(0.0, f64::max);
    Ok(Value {
        value: peak,
        error: None,
        spread: crate::Spread::of(run, known),
    })
}

const NO_NODE: &str = "the memory of the nodes could not be read";

pub(crate) fn node_peak(run: &Run) -> Measured {
    let peak = run.node_readings().iter().map(|node| node.peak_used_bytes).max();
    peak.map(|bytes| Value::of(bytes as f64))
        .ok_or_else(|| Missing::unknown(NO_NODE, ""))
}

pub(crate) fn node_peak_share(run: &Run) -> Measured {
    let nodes = run.node_readings();
    let known = nodes.iter().filter(|node| node.memory_bytes > 0);
    let share = known.map(|node| node.peak_used_bytes as f64 / node.memory_bytes as f64);
    share
        .reduce(f64::max)
        .map(Value::of)
        .ok_or_else(|| Missing::unknown(NO_NODE, ""))
}

fn energies(run: &Run) -> Result<Vec<(f64, f64)>, Missing> {
    let known: Vec<(f64, f64)> = run.node_readings().into_iter().filter_map(|node| node.energy).collect();
    if known.is_empty() {
        return Err(absent(run, ENERGY, "no energy counter was read"));
    }
    Ok(known)
}

pub(crate) fn energy(run: &Run) -> Measured {
    Ok(Value::of(energies(run)?.iter().map(|(joules, _)| joules).sum()))
}

pub(crate) fn power(run: &Run) -> Measured {
    let known = energies(run)?;
    Ok(Value::of(
        known.iter().map(|(joules, seconds)| joules / seconds).sum::<f64>() / known.len() as f64,
    ))
}

pub(crate) fn accelerator_wait(run: &Run) -> Measured {
    let times = run.times();
    let waited = times.class_total(Class::Accelerator);
    if waited <= 0.0 {
        return Err(Missing::not_applicable(
            "no call that waits for an accelerator was seen",
        ));
    }
    let share = waited / times.total();
    Ok(Value::of(share).with_error(times.share_error(share, times.observations_together())))
}

/// Readings of each accelerator of each node, as (time, value), in the order of time; those not known are left out.
fn accelerators(run: &Run, column: &[i64]) -> Result<Vec<Vec<(i64, f64)>>, Missing> {
    let series = &run.tables().accelerator_series;
    let mut devices: BTreeMap<(u32, u32), Vec<(i64, f64)>> = BTreeMap::new();
    for row in (0..series.len()).filter(|row| column[*row] >= 0) {
        let device = devices.entry((series.node[row], series.device[row].0)).or_default();
        device.push((series.time_ns[row], column[row] as f64));
    }
    if devices.is_empty() {
        return Err(absent(
            run,
            "accelerator",
            "this recording holds no readings of accelerators",
        ));
    }
    let mut devices: Vec<_> = devices.into_values().collect();
    devices
        .iter_mut()
        .for_each(|readings| readings.sort_by_key(|(time, _)| *time));
    Ok(devices)
}

/// Mean over time, straight between two readings; of a single one, that.
fn mean_over_time(readings: &[(i64, f64)]) -> Option<f64> {
    let (first, last) = (readings.first()?, readings.last()?);
    let span = (last.0 as f64) - (first.0 as f64);
    if span <= 0.0 {
        return Some(readings.iter().map(|(_, value)| value).sum::<f64>() / readings.len() as f64);
    }
    let area = |pair: &[(i64, f64)]| (pair[1].0 as f64 - pair[0].0 as f64) * (pair[0].1 + pair[1].1) / 2.0;
    Some(readings.windows(2).map(area).sum::<f64>() / span)
}

pub(crate) fn accelerator_use(run: &Run) -> Measured {
    let devices = accelerators(run, &run.tables().accelerator_series.busy_percent)?;
    let means: Vec<f64> = devices.iter().filter_map(|readings| mean_over_time(readings)).collect();
    let percent = means.iter().sum::<f64>() / means.len() as f64;
    Ok(Value::of(percent.min(100.0) / 100.0))
}

pub(crate) fn accelerator_memory_peak(run: &Run) -> Measured {
    let devices = accelerators(run, &run.tables().accelerator_series.memory_used_bytes)?;
    let all = devices.iter().flatten().map(|(_, bytes)| *bytes);
    Ok(Value::of(all.fold(0.0, f64::max)))
}
