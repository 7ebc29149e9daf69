//! Barrier, all-to-all, all-reduce.

use crate::benchmark::{Outcome, Request, one_series, plot, size_axis, time_columns, time_row};
use crate::blocks::measure;
use crate::sizes::{DEFAULT_MOST, powers};
use crate::{Axis, Error, Unit};
use mpi::{Buffer, Communicator, Operation};
use std::time::{Duration, Instant};

/// Bytes that one rank's part of an exchange has at most, where nobody says which sizes to take.
const MOST_EXCHANGED: usize = 64 << 20;
/// Looks of a rank that waits for others to be done: it must not take their processor.
const NAP: Duration = Duration::from_millis(1);

/// Seconds of one call.
pub(crate) fn timed(call: impl FnOnce() -> Result<(), mpi::Error>) -> Result<f64, Error> {
    let start = Instant::now();
    call()?;
    Ok(start.elapsed().as_secs_f64())
}

/// Groups of 2, 4, 8 … ranks, and of all.
pub(crate) fn groups(ranks: u32) -> Vec<u32> {
    let powers = (1..32).map(|power| 1u32 << power).take_while(|&size| size < ranks);
    powers.chain([ranks]).collect()
}

/// Barriers one after the other, in groups of the first 2, 4, 8 … ranks.
pub(crate) fn barrier(
    ranks: &Communicator,
    request: &Request,
    heard: &mut dyn FnMut(u64, u64),
) -> Result<Outcome, Error> {
    let sizes = groups(ranks.size());
    let mut rows = Vec::new();
    for (done, &size) in sizes.iter().enumerate() {
        let group = ranks.split((ranks.rank() < size).then_some(0))?;
        let mut measured = Vec::new();
        if let Some(group) = group {
            let mut iteration = |_| Ok([timed(|| group.barrier())?]);
            measured = measure(&group, &request.plan, 1, &mut iteration, &mut |_, _| {})?;
            group.free()?;
        }
        rest(ranks)?;
        rows.extend(measured.first().map(|samples| time_row(size.into(), samples)));
        heard(done as u64 + 1, sizes.len() as u64);
    }
    Ok(Outcome {
        axis: Axis {
            id: "ranks".into(),
            label: "ranks".into(),
            unit: Unit::Count,
            logarithmic: true,
        },
        columns: time_columns("MPI_Barrier, one after the other"),
        series: one_series("barrier", rows),
        plots: vec![plot("Barrier against ranks", "time_s", true)],
        notes: vec![],
    })
}

/// Waits for all ranks, asleep: those that are done first must not take the processor of those that measure.
fn rest(ranks: &Communicator) -> Result<(), Error> {
    let mut barrier = ranks.ibarrier()?;
    while !barrier.test()? {
        std::thread::sleep(NAP);
    }
    Ok(barrier.wait()?)
}

/// All-to-all exchanges, a barrier before each.
pub(crate) fn alltoall(
    ranks: &Communicator,
    request: &Request,
    heard: &mut dyn FnMut(u64, u64),
) -> Result<Outcome, Error> {
    let most = (MOST_EXCHANGED / ranks.size() as usize).clamp(1, DEFAULT_MOST);
    let sizes = request.sizes.clone().unwrap_or_else(|| powers(0, most));
    let room = sizes.last().copied().unwrap_or(0) * ranks.size() as usize;
    let (from, mut to) = (Buffer::new(room), Buffer::new(room));
    let mut iteration = |case: usize| {
        ranks.barrier()?;
        Ok([timed(|| ranks.alltoall(from.bytes(), to.bytes_mut(), sizes[case]))?])
    };
    let measured = measure(ranks, &request.plan, sizes.len(), &mut iteration, heard)?;
    let mut notes = Vec::new();
    if request.sizes.is_none() && most < DEFAULT_MOST {
        notes.push(format!(
            "Sizes end where a rank holds 64 MiB for each direction: {most} bytes for each of {} ranks. -m asks for more.",
            ranks.size()
        ));
    }
    let row = |(size, samples): (&usize, _)| time_row(*size as u64, samples);
    Ok(Outcome {
        axis: size_axis(),
        columns: time_columns("MPI_Alltoall, msgsize bytes from each rank to each, a barrier before it"),
        series: one_series("alltoall", sizes.iter().zip(&measured).map(row).collect()),
        plots: vec![plot("All-to-all against message size", "time_s", true)],
        notes,
    })
}

/// Sums over all ranks of numbers in single precision, a barrier before each.
pub(crate) fn allreduce(
    ranks: &Communicator,
    request: &Request,
    heard: &mut dyn FnMut(u64, u64),
) -> Result<Outcome, Error> {
    let sizes = request.sizes.clone().unwrap_or_else(|| powers(4, DEFAULT_MOST));
    let numbers = sizes.last().copied().unwrap_or(0).div_ceil(4);
    let (from, mut to) = (vec![1.0f32; numbers], vec![0.0f32; numbers]);
    let mut iteration = |case: usize| {
        let numbers = sizes[case] / 4;
        ranks.barrier()?;
        Ok([timed(|| {
            ranks.allreduce(&from[..numbers], &mut to[..numbers], Operation::Sum)
        })?])
    };
    let measured = measure(ranks, &request.plan, sizes.len(), &mut iteration, heard)?;
    let row = |(size, samples): (&usize, _)| time_row(*size as u64, samples);
    Ok(Outcome {
        axis: size_axis(),
        columns: time_columns("MPI_Allreduce, a sum of msgsize bytes in single precision, a barrier before it"),
        series: one_series("allreduce", sizes.iter().zip(&measured).map(row).collect()),
        plots: vec![plot("All-reduce against message size", "time_s", true)],
        notes: sizes
            .iter()
            .any(|size| size % 4 != 0)
            .then(|| "Numbers have 4 bytes; sizes are rounded down to whole numbers.".to_string())
            .into_iter()
            .collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::groups;

    #[test]
    fn groups_double_and_end_with_all() {
        assert_eq!(groups(2), [2]);
        assert_eq!(groups(4), [2, 4]);
        assert_eq!(groups(6), [2, 4, 6]);
        assert_eq!(groups(1000).last(), Some(&1000));
    }
}
