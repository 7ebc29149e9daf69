//! The common time axis of parts.

use format::RunFacts;
use format::file_counters::SPANS;
use format::tables::Tables;

/// Start of the run and length of its ticks.
pub struct Time {
    pub start_unix_ns: i64,
    pub tick_ns: u64,
}

impl Time {
    /// The earliest start and the shortest tick.
    pub fn of(runs: &[RunFacts]) -> Self {
        let least = |ns: &dyn Fn(&RunFacts) -> i64| runs.iter().map(ns).filter(|&ns| ns > 0).min().unwrap_or(0);
        Self {
            start_unix_ns: least(&|run| run.start_unix_ns),
            tick_ns: runs
                .iter()
                .map(|run| run.tick_ns)
                .filter(|&ns| ns > 0)
                .min()
                .unwrap_or(0),
        }
    }

    /// How much later than the run a part began.
    fn delay_ns(&self, facts: &RunFacts) -> i64 {
        if facts.start_unix_ns > 0 {
            facts.start_unix_ns.saturating_sub(self.start_unix_ns)
        } else {
            0
        }
    }

    /// Moves every time of a part onto the common axis; -1 stays "not known".
    pub fn shift(&self, t: &mut Tables, facts: &mut RunFacts) {
        let delay = self.delay_ns(facts);
        facts.elapsed_ns = (facts.elapsed_ns as i64).saturating_add(delay).max(0) as u64;
        facts.short_ns = (facts.short_ns).map(|(a, b)| (a.saturating_add(delay), b.saturating_add(delay)));
        let columns = [
            &mut t.processes.start_ns,
            &mut t.processes.end_ns,
            &mut t.processes.mpi_init_begin_ns,
            &mut t.processes.mpi_init_end_ns,
            &mut t.processes.mpi_finalize_begin_ns,
            &mut t.processes.mpi_finalize_end_ns,
            &mut t.threads.start_ns,
            &mut t.threads.end_ns,
            &mut t.process_series.time_ns,
            &mut t.node_series.time_ns,
            &mut t.accelerator_series.time_ns,
            &mut t.devices.first_ns,
            &mut t.devices.last_ns,
            &mut t.device_series.time_ns,
            &mut t.io_series.time_ns,
            &mut t.accesses.start_ns,
            &mut t.accesses.end_ns,
            &mut t.events.start_ns,
        ];
        if delay != 0 {
            let delayed = |column: &mut Vec<i64>| {
                for time in column.iter_mut().filter(|time| **time >= 0) {
                    *time = time.saturating_add(delay);
                }
            };
            columns.into_iter().for_each(delayed);
            for span in &SPANS {
                (span.columns)(&mut t.file_uses).into_iter().for_each(delayed);
            }
        }
        let (old, new) = (facts.tick_ns as i128, self.tick_ns as i128);
        (facts.start_unix_ns, facts.tick_ns) = (self.start_unix_ns, self.tick_ns);
        if old == 0 || new == 0 || (old == new && delay == 0) {
            return;
        }
        for tick in &mut t.samples.tick {
            *tick = ((*tick as i128 * old + delay as i128) / new).clamp(0, u32::MAX as i128) as u32;
        }
        if old != new {
            for weight in &mut t.samples.weight {
                *weight = (*weight as i128 * old / new).clamp(1, u32::MAX as i128) as u32;
            }
        }
    }
}
