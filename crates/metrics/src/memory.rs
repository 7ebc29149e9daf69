//! Memory and energy.

use crate::cpu::absent;
use crate::metric::{Measured, Missing, Value};
use model::{ENERGY, Resident, Run};

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
