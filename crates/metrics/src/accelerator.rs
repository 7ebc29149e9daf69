//! Accelerators: what the ranks do in their drivers, and what the devices say of themselves.

use crate::cpu::absent;
use crate::metric::{Measured, Missing, Value};
use model::{Class, Family, Run};
use std::collections::BTreeMap;

pub(crate) fn no_driver() -> Missing {
    Missing::not_applicable("no call of an accelerator's driver was seen")
}

/// A class of calls of accelerators' drivers, share of the ranks' time.
fn driving(run: &Run, class: Class) -> Measured {
    let times = run.times();
    if times.family_total(Family::Accelerator) <= 0.0 {
        return Err(no_driver());
    }
    let share = times.class_total(class) / times.total();
    Ok(Value::of(share).with_error(times.share_error(share, times.observations_together())))
}

pub(crate) fn accelerator_wait(run: &Run) -> Measured {
    driving(run, Class::Accelerator)
}

pub(crate) fn accelerator_copy(run: &Run) -> Measured {
    driving(run, Class::AcceleratorCopy)
}

pub(crate) fn accelerator_launch(run: &Run) -> Measured {
    driving(run, Class::AcceleratorLaunch)
}

pub(crate) fn accelerator_other(run: &Run) -> Measured {
    driving(run, Class::AcceleratorOther)
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

/// Watts of a device, of each its mean over time.
pub(crate) fn accelerator_power(run: &Run) -> Measured {
    let devices = accelerators(run, &run.tables().accelerator_series.power_uw)?;
    let means: Vec<f64> = devices.iter().filter_map(|readings| mean_over_time(readings)).collect();
    Ok(Value::of(means.iter().sum::<f64>() / means.len() as f64 / 1e6))
}

/// Bits of NVML's nvmlClocksEventReasons: power limit, hardware, heat as software and as hardware see it, power brake.
pub const HELD_BACK: i64 = 0x4 | 0x8 | 0x20 | 0x40 | 0x80;

/// Readings in which a device was held back, share of all.
pub(crate) fn accelerator_held_back(run: &Run) -> Measured {
    let devices = accelerators(run, &run.tables().accelerator_series.held_back)?;
    let all: Vec<f64> = devices.iter().flatten().map(|(_, bits)| *bits).collect();
    let held = all.iter().filter(|bits| **bits as i64 & HELD_BACK != 0).count();
    Ok(Value::of(held as f64 / all.len() as f64))
}
