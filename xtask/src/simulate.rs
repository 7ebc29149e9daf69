//! What a sampler costs a bulk-synchronous program, by the number of ranks: simulated, beside the formula.
//!
//! The program: every rank computes for `granule`, then waits for all others; again and again. Once a `period` each
//! rank is interrupted for `handler`. Whoever is interrupted while he computes comes late, and all wait for him;
//! whoever is interrupted while he waits anyway delays the others only as far as it outlasts the wait.
//!
//! Unaligned, every rank has ticks of its own, and with N ranks some rank is late in 1 − (1 − T/P)^N of the granules:
//! the slowdown is (h/T)·[1 − (1 − T/P)^N], which is N·h/P for few ranks and h/T for many. Aligned, all are late in the
//! same granule, and the slowdown is h/P for any number. With clocks that are not quite alike, the ticks of a period
//! are spread over the nodes.
//!
//! What wrappers cost is paid by every rank in every granule, and does not grow with ranks.

mod page;

use crate::arguments::Arguments;
use std::path::Path;

/// All in seconds.
#[derive(Clone, Copy, Debug)]
pub struct Program {
    /// Computing between two synchronisations.
    pub granule: f64,
    /// From one tick of a rank to the next.
    pub period: f64,
    /// An interruption.
    pub handler: f64,
    /// Our own time in the wrapped calls of a granule.
    pub wrappers: f64,
}

/// When the ticks of different ranks fall.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ticks {
    /// Anywhere: each rank has its own.
    Unaligned,
    /// At the same moments, on all nodes.
    Aligned,
    /// At the same moments of each node's clock; clocks differ by a normal deviate with this standard deviation.
    Skewed {
        /// Standard deviation in seconds.
        skew: f64,
        /// Ranks that share a clock.
        per_node: u32,
    },
}

/// Random numbers: the same seed gives the same table.
struct Dice(u64);

impl Dice {
    /// From 0 to 1.
    fn uniform(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((x ^ (x >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Standard normal.
    fn normal(&mut self) -> f64 {
        let (a, b) = (1.0 - self.uniform(), self.uniform());
        (-2.0 * a.ln()).sqrt() * (std::f64::consts::TAU * b).cos()
    }
}

/// Interruptions that are simulated for a point, about.
const EVENTS: usize = 300_000;
/// Periods of a point, at least and at most.
const PERIODS: (usize, usize) = (4, 20_000);

impl Program {
    /// Time lost to interruptions as a share of the undisturbed time, by the formula; `None` where there is none.
    pub fn formula(&self, ranks: u32, ticks: Ticks) -> Option<f64> {
        let hit = self.granule / self.period;
        match ticks {
            Ticks::Unaligned => Some(self.handler / self.granule * (1.0 - (1.0 - hit).powf(ranks.into()))),
            Ticks::Aligned => Some(self.handler / self.period),
            Ticks::Skewed { .. } => None,
        }
    }

    /// The same, simulated.
    pub fn simulate(&self, ranks: u32, ticks: Ticks, seed: u64) -> f64 {
        let mut dice = Dice(seed);
        // Where in a period each clock's tick falls.
        let phases: Vec<f64> = match ticks {
            Ticks::Unaligned => (0..ranks).map(|_| dice.uniform() * self.period).collect(),
            Ticks::Aligned => vec![0.0],
            Ticks::Skewed { skew, per_node } => {
                let nodes = ranks.div_ceil(per_node.max(1));
                (0..nodes).map(|_| dice.normal() * skew).collect()
            }
        };
        let periods = (EVENTS / phases.len()).clamp(PERIODS.0, PERIODS.1);
        // A tick does not keep step with the program: it is moved by a part of the period, for aligned clocks alike.
        let mut events: Vec<f64> = Vec::with_capacity((periods + 3) * phases.len());
        for n in 0..periods + 3 {
            let (moment, common) = (n as f64 * self.period, dice.uniform());
            for phase in &phases {
                let jitter = if ticks == Ticks::Unaligned {
                    dice.uniform()
                } else {
                    common
                };
                events.push(moment + phase + jitter * self.period);
            }
        }
        events.sort_unstable_by(f64::total_cmp);
        // The first periods and the last have not all their ticks.
        self.lost(&events, 2.0 * self.period, (periods + 2) as f64 * self.period)
    }

    /// Goes through granules from `start` to `end`. A granule without interruptions is not looked at.
    fn lost(&self, events: &[f64], start: f64, end: f64) -> f64 {
        let (mut now, mut late) = (start, 0.0f64);
        let mut next = events.partition_point(|event| *event < start);
        let mut granules = 0.0;
        while now < end {
            let ahead = events.get(next).map_or(end, |event| event.min(end)) - now;
            if late == 0.0 && ahead > self.granule {
                let free = (ahead / self.granule).floor();
                granules += free;
                now += free * self.granule;
                continue;
            }
            let computed = now + self.granule;
            let mut done = computed + late;
            while next < events.len() && events[next] < computed {
                done = done.max(computed + self.handler);
                next += 1;
            }
            late = 0.0;
            while next < events.len() && events[next] < done {
                late = late.max(events[next] + self.handler - done);
                next += 1;
            }
            granules += 1.0;
            now = done;
        }
        (now - start) / (granules * self.granule) - 1.0
    }

    /// What wrappers add, at any number of ranks.
    pub fn wrapped(&self) -> f64 {
        self.wrappers / self.granule
    }
}

/// `cargo xtask simulate …`: prints the table, or writes it and its curve into docs/.
pub fn run(root: &Path, mut arguments: Arguments) -> anyhow::Result<()> {
    let micro = 1e-6;
    let program = Program {
        granule: micro * arguments.number("--granule-us", page::GRANULE_US)?,
        period: 1e-3 * arguments.number("--period-ms", page::PERIOD_MS)?,
        handler: micro * arguments.number("--handler-us", page::HANDLER_US)?,
        wrappers: 1e-9
            * arguments.number("--wrapper-ns", page::WRAPPER_NS)?
            * arguments.number("--calls", page::CALLS)?,
    };
    let skew = micro * arguments.number("--skew-us", page::SKEW_US)?;
    let per_node = arguments.number("--per-node", page::PER_NODE)?;
    let write = arguments.flag("--write");
    arguments.end()?;
    let curves = page::Curves::new(program, Ticks::Skewed { skew, per_node });
    print!("{}", curves.table());
    if write {
        curves.write(root)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const US: f64 = 1e-6;

    fn program(granule_us: f64, handler_us: f64) -> Program {
        Program {
            granule: granule_us * US,
            period: 10e-3,
            handler: handler_us * US,
            wrappers: 0.0,
        }
    }

    /// The formula takes the granule for the time in which an interruption delays; that is so where it is short.
    #[test]
    fn the_simulation_is_the_formula() {
        for (granule, handler) in [(20.0, 1.0), (100.0, 5.0), (1000.0, 5.0)] {
            let program = program(granule, handler);
            for ranks in [2, 16, 128, 1024, 16384, 1 << 20] {
                let formula = program.formula(ranks, Ticks::Unaligned).unwrap();
                // Few ranks have few phases, so that many of them are drawn.
                let draws = (64 / ranks).max(1);
                let sum: f64 = (0..draws)
                    .map(|n| program.simulate(ranks, Ticks::Unaligned, n.into()))
                    .sum();
                let simulated = sum / f64::from(draws);
                let off = (simulated / formula - 1.0).abs();
                assert!(
                    off < 0.08,
                    "T {granule}, h {handler}, N {ranks}: {simulated} against {formula}"
                );
            }
        }
    }

    #[test]
    fn aligned_ticks_cost_each_rank_its_own_alone() {
        let program = program(20.0, 5.0);
        let simulated = program.simulate(1 << 20, Ticks::Aligned, 7);
        let formula = program.formula(1 << 20, Ticks::Aligned).unwrap();
        assert!(
            (simulated / formula - 1.0).abs() < 0.25,
            "{simulated} against {formula}"
        );
        let none = Ticks::Skewed {
            skew: 0.0,
            per_node: 64,
        };
        assert!((program.simulate(4096, none, 7) / simulated - 1.0).abs() < 0.05);
    }

    #[test]
    fn skew_costs_between_the_two() {
        let program = program(20.0, 5.0);
        let of = |us: f64| {
            let ticks = Ticks::Skewed {
                skew: us * US,
                per_node: 1,
            };
            program.simulate(4096, ticks, 3)
        };
        let (aligned, unaligned) = (
            program.simulate(4096, Ticks::Aligned, 3),
            program.simulate(4096, Ticks::Unaligned, 3),
        );
        assert!(aligned < of(50.0) && of(50.0) < of(500.0) && of(500.0) < unaligned);
    }

    #[test]
    fn a_wait_that_outlasts_the_handler_is_free() {
        let program = program(100.0, 10.0);
        // The second rank is interrupted while it waits for the first, and has 8 of its 10 µs left when all go on.
        let lost = program.lost(&[50.0 * US, 108.0 * US], 0.0, 1000.0 * US);
        let expected = 10.0 + 8.0;
        let now = lost * 10.0 * 100.0;
        assert!((now - expected).abs() < 2.0, "{now}");
    }

    #[test]
    fn interrupted_at_the_same_moment_is_interrupted_once() {
        let program = program(100.0, 10.0);
        let once = program.lost(&[50.0 * US], 0.0, 1000.0 * US);
        assert_eq!(program.lost(&[50.0 * US; 9], 0.0, 1000.0 * US), once);
        assert!((once - 0.01).abs() < 1e-9, "{once}");
    }
}
