//! How much of a collective operation goes on beside work, once it is begun.

use crate::benchmark::{Outcome, Request, column, plot, size_axis};
use crate::blocks::{Samples, measure};
use crate::sizes::powers;
use crate::{Column, Error, Row, Series, Unit, Value, work};
use mpi::{Buffer, Communicator, Operation};
use statistics::{Bootstrap, CONFIDENCE, median};
use std::time::Instant;

/// Largest of the default sizes.
const MOST: usize = 1 << 20;
/// Iterations that tell how much work is as long as an operation; those before them are to warm up.
const LOOKS: usize = 11;
const WARM_UP: usize = 4;

/// Which times an iteration has, in this order.
const PURE: usize = 0;
const COMPUTE: usize = 1;
const BOTH: usize = 2;
const POST: usize = 3;

/// An operation that can be begun.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Barrier,
    Allreduce,
    Alltoall,
}

/// Memory of the operations.
struct Room {
    bytes: (Buffer, Buffer),
    numbers: (Vec<f32>, Vec<f32>),
}

/// Measures barrier, all-reduce and all-to-all.
pub(crate) fn overlap(
    ranks: &Communicator,
    request: &Request,
    heard: &mut dyn FnMut(u64, u64),
) -> Result<Outcome, Error> {
    let most = (16 * MOST / ranks.size() as usize).clamp(4, MOST);
    let sizes = request.sizes.clone().unwrap_or_else(|| powers(4, most));
    let mut cases = vec![(Kind::Barrier, 0)];
    for kind in [Kind::Allreduce, Kind::Alltoall] {
        cases.extend(sizes.iter().map(|&size| (kind, size)));
    }
    let largest = sizes.last().copied().unwrap_or(0);
    let exchanged = largest * ranks.size() as usize;
    let mut room = Some(Room {
        bytes: (Buffer::new(exchanged), Buffer::new(exchanged)),
        numbers: (vec![1.0; largest / 4], vec![0.0; largest / 4]),
    });
    let pass_s = seconds_of_a_pass();
    let mut units = Vec::with_capacity(cases.len());
    for &(kind, size) in &cases {
        units.push((typical(ranks, kind, size, &mut room)? / pass_s).ceil().max(1.0) as u64);
    }
    let mut turn = 0usize;
    let mut iteration = |case: usize| {
        let (kind, size) = cases[case];
        let mut times = [0.0; 4];
        // Each of the three is first, second and last equally often.
        turn += 1;
        for step in 0..3 {
            ranks.barrier()?;
            let start = Instant::now();
            match (turn + step) % 3 {
                PURE => {
                    run(ranks, kind, size, &mut room, 0)?;
                    times[PURE] = start.elapsed().as_secs_f64();
                }
                COMPUTE => {
                    work(units[case]);
                    times[COMPUTE] = start.elapsed().as_secs_f64();
                }
                _ => {
                    times[POST] = run(ranks, kind, size, &mut room, units[case])?;
                    times[BOTH] = start.elapsed().as_secs_f64();
                }
            }
        }
        Ok(times)
    };
    let measured = measure(ranks, &request.plan, cases.len(), &mut iteration, heard)?;
    let series = |kind: Kind, id: &str| Series {
        id: id.into(),
        label: id.into(),
        rows: (cases.iter().zip(&measured).filter(|((found, _), _)| *found == kind))
            .map(|((_, size), samples)| row(*size, samples))
            .collect(),
    };
    Ok(Outcome {
        axis: size_axis(),
        columns: columns(),
        series: vec![
            series(Kind::Barrier, "ibarrier"),
            series(Kind::Allreduce, "iallreduce"),
            series(Kind::Alltoall, "ialltoall"),
        ],
        plots: vec![plot("Overlap against message size", "overlap", false)],
        notes: vec![],
    })
}

/// Begins the operation, works, waits for it; returns the time of the beginning.
fn run(ranks: &Communicator, kind: Kind, size: usize, room: &mut Option<Room>, units: u64) -> Result<f64, Error> {
    let start = Instant::now();
    let begun = |start: Instant| start.elapsed().as_secs_f64();
    if kind == Kind::Barrier {
        let pending = ranks.ibarrier()?;
        let post = begun(start);
        work(units);
        pending.wait()?;
        return Ok(post);
    }
    let Some(Room { bytes, numbers }) = room.take() else {
        // Only after an error, and that ended the measurement.
        return Ok(0.0);
    };
    let post;
    match kind {
        Kind::Alltoall => {
            let pending = ranks.ialltoall(bytes, size)?;
            post = begun(start);
            work(units);
            let bytes = pending.wait()?;
            *room = Some(Room { bytes, numbers });
        }
        _ => {
            let pending = ranks.iallreduce(numbers, size / 4, Operation::Sum)?;
            post = begun(start);
            work(units);
            let numbers = pending.wait()?;
            *room = Some(Room { bytes, numbers });
        }
    }
    Ok(post)
}

/// What the operation takes, on the slowest rank.
fn typical(ranks: &Communicator, kind: Kind, size: usize, room: &mut Option<Room>) -> Result<f64, Error> {
    let mut times = Vec::with_capacity(WARM_UP + LOOKS);
    for _ in 0..WARM_UP + LOOKS {
        ranks.barrier()?;
        let start = Instant::now();
        run(ranks, kind, size, room, 0)?;
        times.push(start.elapsed().as_secs_f64());
    }
    let mut slowest = [median(&times[WARM_UP..]).unwrap_or(0.0)];
    ranks.allreduce_in_place(&mut slowest, Operation::Max)?;
    Ok(slowest[0])
}

/// Of [`work`], with nobody in the way: the least of a few.
fn seconds_of_a_pass() -> f64 {
    const PASSES: u64 = 100_000;
    let once = |_| {
        let start = Instant::now();
        work(PASSES);
        start.elapsed().as_secs_f64()
    };
    (0..7).map(once).fold(f64::INFINITY, f64::min) / PASSES as f64
}

/// (pure + compute − both) / max(pure, compute), within 0 and 1.
fn share(pure: f64, compute: f64, both: f64) -> Option<f64> {
    let longest = pure.max(compute);
    (longest > 0.0).then(|| ((pure + compute - both) / longest).clamp(0.0, 1.0))
}

fn row(size: usize, samples: &Samples<4>) -> Row {
    let of = |which: usize| samples.typical(|times| times[which]);
    // Rounds are what is drawn again: iterations of one round are alike.
    let medians = [PURE, COMPUTE, BOTH].map(|which| samples.medians(|times| times[which]));
    let rounds: Vec<[f64; 3]> = (0..medians[0].len())
        .map(|i| [medians[0][i], medians[1][i], medians[2][i]])
        .collect();
    let typical = |rounds: &[[f64; 3]], which: usize| median(&rounds.iter().map(|r| r[which]).collect::<Vec<_>>());
    let overlap = |rounds: &[[f64; 3]]| {
        share(
            typical(rounds, PURE)?,
            typical(rounds, COMPUTE)?,
            typical(rounds, BOTH)?,
        )
    };
    let bootstrap = Bootstrap {
        confidence: CONFIDENCE,
        ..Bootstrap::default()
    };
    let estimate = bootstrap
        .of(&rounds, |rounds| overlap(rounds))
        .filter(|_| rounds.len() > 2);
    let interval = match (estimate, overlap(&rounds)) {
        (Some(estimate), _) => Value::between(estimate.value, estimate.low, estimate.high),
        (None, Some(value)) => Value::exact(value),
        (None, None) => Value::MISSING,
    };
    Row {
        x: size as u64,
        values: vec![
            Value::exact(samples.iterations() as f64),
            of(BOTH),
            of(PURE),
            of(COMPUTE),
            interval,
            of(POST),
        ],
        note: None,
    }
}

fn columns() -> Vec<Column> {
    let time = |id: &str, label: &str, what: &str| {
        let explain = format!(
            "Time of {what}: of each iteration the maximum over ranks, of each of ten rounds the median over its \
             iterations, of these the median."
        );
        column(id, label, Unit::Seconds, &explain)
    };
    vec![
        column(
            "iterations",
            "iterations",
            Unit::Count,
            "Iterations measured, warm-up not counted.",
        ),
        time(
            "both_s",
            "t_ovrl",
            "beginning the operation, working, waiting for the operation",
        ),
        time(
            "pure_s",
            "t_pure",
            "beginning the operation and waiting for it, without work",
        ),
        time("compute_s", "t_cpu", "the work alone, which is made as long as t_pure"),
        column(
            "overlap",
            "overlap",
            Unit::Share,
            "(t_pure + t_cpu − t_ovrl) / max(t_pure, t_cpu), held within 0 and 1, as IMB-NBC has it; for t_cpu = t_pure \
             this is 1 − (t_ovrl − t_cpu) / t_pure, as OSU has it. All of the operation beside the work is 100 %.",
        ),
        time("post_s", "t_post", "the call that begins the operation"),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overlap_is_what_both_together_save() {
        assert_eq!(share(1.0, 1.0, 1.0), Some(1.0));
        assert_eq!(share(1.0, 1.0, 2.0), Some(0.0));
        assert_eq!(share(1.0, 2.0, 2.5), Some(0.25));
        assert_eq!(share(1.0, 1.0, 3.0), Some(0.0), "noise makes it no less than nothing");
        assert_eq!(share(0.0, 0.0, 0.0), None);
    }

    #[test]
    fn a_row_has_the_overlap_of_its_medians() {
        let samples = Samples {
            rounds: vec![vec![[2.0, 2.0, 3.0, 0.5], [2.0, 2.0, 3.0, 0.5], [50.0, 2.0, 90.0, 0.5]]; 10],
            means: vec![[0.0; 4]],
        };
        let row = row(8, &samples);
        let values: Vec<Option<f64>> = row.values.iter().map(|value| value.value).collect();
        assert_eq!(values, [30.0, 3.0, 2.0, 2.0, 0.5, 0.5].map(Some));
        assert_eq!(row.values.len(), columns().len());
    }
}
