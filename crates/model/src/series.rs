//! Readings over time: memory of processes and nodes, energy.

use crate::id::{NodeId, ProcessId};
use crate::run::Run;

/// Resident memory of a process.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Resident {
    /// Mean over the readings, each counting for the time since the one before.
    pub mean_bytes: f64,
    /// Largest reading, or the kernel's own record of the peak where that is larger.
    pub peak_bytes: f64,
}

/// What a node's readings say.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NodeReadings {
    /// The node.
    pub node: NodeId,
    /// Memory of the machine, 0 if not known.
    pub memory_bytes: u64,
    /// Most memory in use, everybody's together.
    pub peak_used_bytes: u64,
    /// Joules between the first and the last reading, and the seconds between them.
    pub energy: Option<(f64, f64)>,
    /// Cores that processes which are not of this run kept busy, on average between the first and the last reading.
    pub cores_of_others: Option<f64>,
    /// The part of them that a hypervisor took; 0 where it tells nobody.
    pub cores_stolen: Option<f64>,
}

/// Readings nearer together than this say little: the kernel counts processor time in steps of 10 ms.
const SHORTEST_BUSY_S: f64 = 0.5;

impl Run {
    /// Resident memory by rank; `None` where nothing was read.
    pub fn resident(&self) -> Vec<Option<Resident>> {
        let (series, processes) = (&self.tables().process_series, &self.tables().processes);
        #[derive(Clone, Copy, Default)]
        struct Sum {
            readings: u32,
            last_ns: i64,
            last_bytes: f64,
            area: f64,
            span_ns: f64,
            peak: f64,
        }
        let mut sums = vec![Sum::default(); self.ranks().len()];
        for row in 0..series.len() {
            let Some(rank) = self.rank_index(crate::ProcessId(series.process[row])) else {
                continue;
            };
            let (sum, bytes, time) = (&mut sums[rank], series.rss_bytes[row] as f64, series.time_ns[row]);
            if sum.readings > 0 {
                let span = time.saturating_sub(sum.last_ns).max(0) as f64;
                sum.area += span * (bytes + sum.last_bytes) / 2.0;
                sum.span_ns += span;
            }
            (sum.readings, sum.last_ns, sum.last_bytes) = (sum.readings + 1, time, bytes);
            sum.peak = sum.peak.max(bytes);
        }
        (self.ranks().iter().zip(sums))
            .map(|(rank, sum)| {
                let peak = processes.rss_peak_bytes.get(rank.process.row()).copied().unwrap_or(-1) as f64;
                let peak_bytes = sum.peak.max(peak);
                let mean_bytes = if sum.span_ns > 0.0 {
                    sum.area / sum.span_ns
                } else {
                    sum.last_bytes
                };
                let mean_bytes = if sum.readings == 0 { peak_bytes } else { mean_bytes };
                (peak_bytes > 0.0).then_some(Resident { mean_bytes, peak_bytes })
            })
            .collect()
    }

    /// What the readings of every node say; nodes without readings are left out.
    pub fn node_readings(&self) -> Vec<NodeReadings> {
        let (series, nodes) = (&self.tables().node_series, &self.tables().nodes);
        // Beside each node's readings, the energy and the time of its first energy reading.
        type First = Option<(i64, i64)>;
        let mut readings: Vec<Option<(NodeReadings, First)>> = vec![None; nodes.len()];
        for row in 0..series.len() {
            let Some(slot) = readings.get_mut(series.node[row] as usize) else {
                continue;
            };
            let node = NodeId(series.node[row]);
            let memory_bytes = nodes.memory_bytes[node.row()];
            let empty = NodeReadings {
                node,
                memory_bytes,
                peak_used_bytes: 0,
                energy: None,
                cores_of_others: None,
                cores_stolen: None,
            };
            let (reading, first) = slot.get_or_insert((empty, None));
            reading.peak_used_bytes = reading.peak_used_bytes.max(series.memory_used_bytes[row]);
            let (energy, time) = (series.energy_uj[row], series.time_ns[row]);
            if energy >= 0 {
                let (energy_before, time_before) = *first.get_or_insert((energy, time));
                let (joules, seconds) = (
                    energy.saturating_sub(energy_before) as f64 / 1e6,
                    time.saturating_sub(time_before) as f64 / 1e9,
                );
                if seconds > 0.0 && joules >= 0.0 {
                    reading.energy = Some((joules, seconds));
                }
            }
        }
        let mut readings: Vec<NodeReadings> = readings.into_iter().flatten().map(|(reading, _)| reading).collect();
        for reading in &mut readings {
            let of_others = self.cores_of_others(reading.node);
            (reading.cores_of_others, reading.cores_stolen) = of_others.unzip();
        }
        readings
    }

    /// The node's busy time less that of the run's processes on it, a second; and what a hypervisor took. Readings that have
    /// these processes between them, and no more: a script may go on with others.
    fn cores_of_others(&self, node: NodeId) -> Option<(f64, f64)> {
        let (series, processes) = (&self.tables().node_series, &self.tables().processes);
        let ours = || (0..processes.len()).filter(|row| processes.node[*row] == node.0);
        let (start, end) = (
            ours().map(|row| processes.start_ns[row]).min()?,
            ours().map(|row| processes.end_ns[row]).max()?,
        );
        let rows = || (0..series.len()).filter(|row| series.node[*row] == node.0);
        let before = rows().take_while(|row| series.time_ns[*row] <= start).last();
        let first = before.or_else(|| rows().next())?;
        let last = rows()
            .find(|row| series.time_ns[*row] >= end)
            .or_else(|| rows().next_back())?;
        let seconds = series.time_ns[last].saturating_sub(series.time_ns[first]) as f64 / 1e9;
        let between = |column: &[u64]| column[last].saturating_sub(column[first]) as f64 / 1e9;
        let (busy, stolen) = (between(&series.busy_ns), between(&series.stolen_ns));
        let own: Option<f64> = ours().map(|row| self.cpu_s(ProcessId(row as u32))).sum();
        (seconds >= SHORTEST_BUSY_S && busy > 0.0).then_some(())?;
        Some((((busy - own?) / seconds).max(0.0), stolen / seconds))
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn memory_is_a_mean_over_time_and_a_peak() {
        let run = Fixture::new("UUUU\nUUUU")
            .resident(0, &[(0.0, 100), (1.0, 300), (3.0, 300)])
            .edit(|profile| profile.tables.processes.rss_peak_bytes[1] = 70)
            .run();
        let resident = run.resident();
        assert_eq!(
            resident[0].map(|r| (r.mean_bytes, r.peak_bytes)),
            Some((800.0 / 3.0, 300.0))
        );
        assert_eq!(resident[1].map(|r| (r.mean_bytes, r.peak_bytes)), Some((70.0, 70.0)));
    }

    #[test]
    fn energy_is_the_difference_of_the_ends() {
        let readings = [
            (0.0, 5, 1.0, Some(10.0)),
            (2.0, 9, 1.0, Some(70.0)),
            (3.0, 7, 1.0, None),
        ];
        let run = Fixture::new("UUU").node_readings(0, &readings).run();
        let node = run.node_readings()[0];
        assert_eq!((node.peak_used_bytes, node.energy), (9, Some((60.0, 2.0))));
        assert!(Fixture::new("U").run().node_readings().is_empty());
    }
}
