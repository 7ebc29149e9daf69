//! The method of the Sandia MPI host-overhead benchmark (Doerfler and Brightwell, EuroPVM/MPI 2006), as it was
//! published: its flaws are kept, for comparison with old figures.

use super::{Options, Outcome};
use crate::Value;
use crate::transport::{Batch, Direction, Meeting, Transport};

/// Doubles the work until an iteration takes more than `threshold` times the base; the base is the running mean of
/// all means below `base_threshold` times itself. Work alone is measured once, afterwards.
pub fn measure(
    transport: &mut impl Transport,
    options: &Options,
    direction: Direction,
    size: usize,
    step: &mut dyn FnMut(&str),
) -> Outcome {
    let iterations = options.iterations.unwrap_or_else(|| default_iterations(size)).max(1);
    let mut timed = |message, units| {
        let time = mean_time(transport, direction, message, units, iterations);
        transport.agree(time)
    };
    let (mut base, mut base_means, mut units) = (0.0, 0.0, 1u64);
    let iter_s = loop {
        let time = timed(Some(size), units);
        if base_means == 0.0 || time < base * options.base_threshold {
            base = (base * base_means + time) / (base_means + 1.0);
            base_means += 1.0;
        }
        step(&format!(
            "work {units}: iter_t {:.3} µs, base_t {:.3} µs",
            1e6 * time,
            1e6 * base
        ));
        if time > base * options.threshold {
            break time;
        }
        units = units.saturating_mul(2);
    };
    let work_s = timed(None, units);
    let overhead_s = iter_s - work_s;
    Outcome {
        iterations,
        iter_s: Value::exact(iter_s),
        work_s: Value::exact(work_s),
        overhead_s: Value::exact(overhead_s),
        base_s: Value::exact(base),
        availability: Value::exact(1.0 - overhead_s / base),
        overlap: Value::MISSING,
        note: None,
    }
}

fn default_iterations(size: usize) -> u64 {
    match size {
        0..0x1_0000 => 1000,
        0x1_0000..0x80_0000 => 100,
        _ => 10,
    }
}

/// Mean over a run of iterations, barriers included.
fn mean_time(
    transport: &mut impl Transport,
    direction: Direction,
    message: Option<usize>,
    units: u64,
    iterations: u64,
) -> f64 {
    transport.begin(&Batch {
        direction,
        meeting: Meeting::World,
        messages: vec![message; iterations as usize],
    });
    transport.synchronize(Meeting::World);
    let start = transport.clock();
    for _ in 0..iterations {
        if let (Direction::Receive, Some(size)) = (direction, message) {
            transport.post(direction, size);
        }
        transport.synchronize(Meeting::World);
        if let (Direction::Send, Some(size)) = (direction, message) {
            transport.post(direction, size);
        }
        transport.work(units);
        if message.is_some() {
            transport.wait();
        }
    }
    (transport.clock() - start) / iterations as f64
}
