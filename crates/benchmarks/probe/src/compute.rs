//! What cores compute: multiplications with additions in registers, as many at a time as the processor has lanes for.
//!
//! It is the most that a program can reach, and no program does: nothing is read from memory, and no operation waits for the one
//! before. What libraries of mathematics reach is held against it.

use crate::file_system::host_name;
use crate::record::{Measurement, Probe, VERSION};
use crate::work::unix_ns;
use format::words::NodeTest;
use pulp::{Arch, Simd, WithSimd};
use std::hint::black_box;
use std::sync::Barrier;
use std::time::{Duration, Instant};

/// The kind under which a result is kept.
pub const COMPUTE: &str = "compute";
/// Floating-point operations a second in double precision.
pub const DOUBLE: &str = NodeTest::ComputeDouble.word();
/// And in single.
pub const SINGLE: &str = NodeTest::ComputeSingle.word();

/// Sums that do not wait for each other: a processor begins two operations at a time, and each takes four or five cycles.
const CHAINS: usize = 12;
/// Additions to each between two looks at the clock.
const TURN: usize = 1 << 14;
/// How long each thing is measured.
const TIME: Duration = Duration::from_millis(300);

/// Operations of each sum, by the widest registers that there are; how many operations that were.
struct Turn {
    single: bool,
}

impl WithSimd for Turn {
    type Output = u64;

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) -> u64 {
        let lanes = if self.single {
            let (factor, summand) = (simd.splat_f32s(black_box(0.5)), simd.splat_f32s(black_box(0.25)));
            let mut sums = [summand; CHAINS];
            for _ in 0..TURN {
                for sum in &mut sums {
                    *sum = simd.mul_add_e_f32s(*sum, factor, summand);
                }
            }
            black_box(sums);
            S::F32_LANES
        } else {
            let (factor, summand) = (simd.splat_f64s(black_box(0.5)), simd.splat_f64s(black_box(0.25)));
            let mut sums = [summand; CHAINS];
            for _ in 0..TURN {
                for sum in &mut sums {
                    *sum = simd.mul_add_e_f64s(*sum, factor, summand);
                }
            }
            black_box(sums);
            S::F64_LANES
        };
        (2 * lanes * CHAINS * TURN) as u64
    }
}

/// Measures one core, and so many at the same time; about a second.
pub fn measure_compute(cores: u32) -> Probe {
    let begin = Instant::now();
    let mut levels = vec![1, cores.max(1)];
    levels.dedup();
    let results = [DOUBLE, SINGLE]
        .into_iter()
        .flat_map(|test| levels.iter().map(move |&cores| computed(test, cores)))
        .collect();
    Probe {
        version: VERSION,
        kind: COMPUTE.into(),
        source: COMPUTE.into(),
        host: Some(host_name()),
        measured_unix_s: unix_ns() / 1_000_000_000,
        seconds: begin.elapsed().as_secs_f64(),
        processes: cores.max(1),
        hosts: 1,
        results,
        ..Probe::default()
    }
}

/// Operations a second of so many threads together.
fn computed(test: &str, cores: u32) -> Measurement {
    let start = Barrier::new(cores as usize);
    let done: Vec<(u64, f64, f64)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores)
            .map(|_| scope.spawn(|| thread(test == SINGLE, &start)))
            .collect();
        threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
    });
    Measurement {
        test: test.into(),
        processes: cores,
        per_second: done.iter().map(|(_, _, rate)| rate).sum::<f64>() as u64,
        operations: done.iter().map(|(operations, ..)| operations).sum(),
        seconds: done.iter().map(|(_, seconds, _)| *seconds).fold(0.0, f64::max),
        ..Measurement::default()
    }
}

/// Operations, seconds, and what most turns reach: the host takes the core away now and then.
fn thread(single: bool, start: &Barrier) -> (u64, f64, f64) {
    let arch = Arch::new();
    let mut rates = Vec::new();
    let mut all = 0;
    start.wait();
    let begin = Instant::now();
    while begin.elapsed() < TIME || rates.len() < 3 {
        let turn = Instant::now();
        let operations = arch.dispatch(Turn { single });
        rates.push(operations as f64 / turn.elapsed().as_secs_f64().max(1e-9));
        all += operations;
    }
    let seconds = begin.elapsed().as_secs_f64();
    rates.sort_by(f64::total_cmp);
    (all, seconds, rates[rates.len() / 2])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_thing_is_measured_once() {
        let probe = measure_compute(2);
        let found: Vec<(&str, u32)> = (probe.results.iter())
            .map(|result| (result.test.as_str(), result.processes))
            .collect();
        assert_eq!(found, [(DOUBLE, 1), (DOUBLE, 2), (SINGLE, 1), (SINGLE, 2)]);
        assert!(
            probe
                .results
                .iter()
                .all(|result| result.per_second > 0 && result.operations > 0)
        );
    }
}
