//! What was read of a node while a run was on it, as a part of that run.

use crate::fold::add_node;
use crate::storage::add_storage;
use format::facts::{self, NodeFacts, ProbeFacts};
use format::readings::NodeReading;
use format::{Profile, RunFacts, tables};
use std::path::Path;

/// Most bytes of a node's readings that are read: those of some weeks.
const SERIES: u64 = 256 << 20;

/// The node's own readings as a part. `host` is its name where `node.json` does not say it.
pub fn node_part(run: &Path, host: &str) -> Profile {
    let node: NodeFacts = facts::read(&run.join("node.json"));
    let probe: ProbeFacts = facts::read(&run.join("probe.json"));
    let host: &str = if node.host.is_empty() { host } else { &node.host };
    let mut profile = Profile::default();
    let row = add_node(&mut profile, host, &probe);
    let series = input::own(&run.join("node.series")).ok();
    let text = series.map_or_else(Vec::new, |file| input::head(file, SERIES));
    let readings: Vec<NodeReading> = text
        .split(|&b| b == b'\n')
        .filter_map(|line| serde_json::from_slice(line).ok())
        .collect();
    let start = readings
        .first()
        .map_or(0, |reading| reading.mono_ns.saturating_add(node.clock_offset_ns));
    let (first_busy, first_stolen) = readings
        .first()
        .map_or((0, 0), |reading| (reading.busy_ns, reading.stolen_ns));
    let energies = joined(readings.iter().map(|reading| reading.energy_uj));
    let step = readings.len().div_ceil(1024).max(1);
    for (reading, energy) in readings.iter().zip(energies).step_by(step) {
        let time_ns = reading
            .mono_ns
            .saturating_add(node.clock_offset_ns)
            .saturating_sub(start);
        profile.tables.node_series.push(tables::NodeReading {
            node: row,
            time_ns: time_ns.max(0),
            memory_used_bytes: reading.memory_used_bytes,
            load_milli: reading.load_milli,
            busy_ns: reading.busy_ns.saturating_sub(first_busy),
            stolen_ns: reading.stolen_ns.saturating_sub(first_stolen),
            energy_uj: energy.and_then(|energy| i64::try_from(energy).ok()).unwrap_or(-1),
        });
        for accelerator in &reading.accelerators {
            let known = |value: Option<u64>| value.and_then(|value| i64::try_from(value).ok()).unwrap_or(-1);
            let device = profile.strings.intern(&accelerator.device);
            profile.tables.accelerator_series.push(tables::AcceleratorReading {
                node: row,
                device,
                time_ns: time_ns.max(0),
                busy_percent: known(accelerator.busy_percent),
                memory_used_bytes: known(accelerator.memory_used_bytes),
                memory_total_bytes: known(accelerator.memory_total_bytes),
                power_uw: known(accelerator.power_uw),
                clock_mhz: known(accelerator.clock_mhz),
                clock_most_mhz: known(accelerator.clock_most_mhz),
                held_back: known(accelerator.held_back),
            });
        }
    }
    add_storage(&mut profile, run, row);
    profile.manifest.run = RunFacts {
        start_unix_ns: start.max(0),
        ..RunFacts::default()
    };
    profile
}

/// Sums that each supervisor begins at 0, as one sum: where one goes back another supervisor has begun. What was used
/// between the two is in neither.
fn joined(sums: impl Iterator<Item = Option<u64>>) -> Vec<Option<u64>> {
    let (mut base, mut before) = (0u64, 0u64);
    sums.map(|sum| {
        let sum = sum?;
        if sum < before {
            base = base.saturating_add(before);
        }
        before = sum;
        Some(base.saturating_add(sum))
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readings_of_supervisors_that_follow_each_other_are_one_series() {
        let of = |mono_ns, busy_ns, energy_uj| NodeReading {
            mono_ns,
            busy_ns,
            stolen_ns: busy_ns / 10,
            energy_uj,
            ..NodeReading::default()
        };
        let directory = tempfile::tempdir().unwrap();
        let lines = [
            of(10, 7000, Some(0)),
            of(20, 7400, Some(30)),
            of(30, 7600, None),
            of(40, 7900, Some(5)),
        ]
        .map(|reading| serde_json::to_string(&reading).unwrap() + "\n");
        std::fs::write(directory.path().join("node.series"), lines.concat()).unwrap();
        let series = node_part(directory.path(), "n").tables.node_series;
        assert_eq!(series.busy_ns, [0, 400, 600, 900]);
        assert_eq!(series.stolen_ns, [0, 40, 60, 90]);
        assert_eq!(series.energy_uj, [0, 30, -1, 35]);
    }
}
