//! Moments and durations: from each process's clocks to nanoseconds and ticks since the start of the run.

use super::Inputs;
use super::process::Recorded;
use format::region::Header;

/// The run's time axis. It starts on the tick grid, which is the same for all processes of all nodes.
pub struct RunClock {
    /// Start of the run since 1970.
    pub start_unix_ns: i64,
    /// Length of a tick.
    pub tick_ns: u64,
    /// CLOCK_REALTIME − CLOCK_MONOTONIC.
    offset_ns: i64,
}

impl RunClock {
    pub fn new(inputs: &Inputs, recorded: &[Recorded], tick_ns: u64) -> Self {
        let own = |header: &Header| (header.start_real_ns as i64).wrapping_sub(header.start_mono_ns as i64);
        let known = [inputs.supervisor.clock_offset_ns, inputs.node.clock_offset_ns]
            .into_iter()
            .find(|&ns| ns != 0);
        let offset_ns = known
            .or_else(|| recorded.first().map(|process| own(&process.header)))
            .unwrap_or(0);
        // An unattended run begins with its first process: what was before is the shell's.
        let supervisor = Some(&inputs.supervisor).filter(|facts| facts.unattended.is_none() || recorded.is_empty());
        let supervisor = supervisor.map(|facts| facts.start_mono_ns).filter(|&ns| ns > 0);
        let processes = recorded
            .iter()
            .map(|process| process.header.start_mono_ns as i64)
            .filter(|&ns| ns > 0);
        let start = processes
            .chain(supervisor)
            .min()
            .unwrap_or(0)
            .saturating_add(offset_ns)
            .max(0);
        let grid = tick_ns.max(1) as i64;
        Self {
            start_unix_ns: start - start % grid,
            tick_ns: tick_ns.max(1),
            offset_ns,
        }
    }

    /// A CLOCK_MONOTONIC reading as time in the run; -1 for 0, which stands for never.
    pub fn at(&self, mono_ns: u64) -> i64 {
        match i64::try_from(mono_ns) {
            Ok(0) | Err(_) => -1,
            Ok(mono) => mono
                .saturating_add(self.offset_ns)
                .saturating_sub(self.start_unix_ns)
                .max(0),
        }
    }

    /// The tick of the run for an index in the base grid of a process.
    pub fn tick(&self, index: u64, tick_base_ns: u64) -> u32 {
        let unix_ns = index as i128 * tick_base_ns.max(1) as i128;
        let ticks = (unix_ns - self.start_unix_ns as i128).div_euclid(self.tick_ns as i128);
        ticks.clamp(0, u32::MAX as i128 - 1) as u32
    }

    /// The index in the base grid of a process for a time in the run.
    pub fn index(&self, time_ns: i64, tick_base_ns: u64) -> u64 {
        let unix_ns = i128::from(self.start_unix_ns) + i128::from(time_ns.max(0));
        (unix_ns / i128::from(tick_base_ns.max(1))).clamp(0, u64::MAX.into()) as u64
    }

    /// Ticks of the run that so many ticks of a process's base grid are, at least one.
    pub fn weight(&self, weight: u32, tick_base_ns: u64) -> u32 {
        let ticks = (weight as u128 * tick_base_ns as u128).div_ceil(self.tick_ns as u128);
        if tick_base_ns == self.tick_ns {
            weight.max(1)
        } else {
            ticks.clamp(1, u32::MAX as u128) as u32
        }
    }
}

/// Nanoseconds between a header's two readings of both clocks, and nanoseconds a cycle.
fn interval(header: &Header) -> Option<(f64, f64)> {
    let ns = header.last_mono_ns.checked_sub(header.start_mono_ns)? as f64;
    let cycles = header.last_tsc.checked_sub(header.start_tsc)? as f64;
    Some((ns, ns / cycles)).filter(|(_, ratio)| POSSIBLE.contains(ratio))
}

/// Cycles of one process's counter as nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cycles {
    ns_per_cycle: f64,
}

/// A counter from 10 MHz to 20 GHz; anything else is a damaged reading.
const POSSIBLE: std::ops::RangeInclusive<f64> = 0.05..=100.0;

impl Cycles {
    /// The rate in a process: by its own two readings of both clocks if they are far enough apart, else by those of
    /// the process of the node whose are farthest apart.
    pub fn new(own: &Header, fallback: Cycles) -> Self {
        // A millisecond tells the rate to one in ten thousand.
        let good = interval(own).filter(|&(ns, _)| ns >= 1e6);
        good.map_or(fallback, |(_, ns_per_cycle)| Self { ns_per_cycle })
    }

    /// The best rate that any of these processes knows.
    pub fn best(recorded: &[Recorded]) -> Self {
        let known = recorded.iter().filter_map(|process| interval(&process.header));
        Self {
            ns_per_cycle: known.max_by(|a, b| a.0.total_cmp(&b.0)).map_or(0.0, |(_, ratio)| ratio),
        }
    }

    /// A duration.
    pub fn ns(self, cycles: u128) -> u64 {
        (cycles as f64 * self.ns_per_cycle) as u64
    }

    /// Its cycles; 0 where the rate is not known.
    pub fn of_ns(self, ns: u64) -> u64 {
        match self.ns_per_cycle > 0.0 {
            true => (ns as f64 / self.ns_per_cycle) as u64,
            false => 0,
        }
    }

    /// The root of a sum of squared cycles.
    pub fn root_ns(self, squared_cycles: u128) -> u64 {
        ((squared_cycles as f64).sqrt() * self.ns_per_cycle) as u64
    }
}
