//! Latency and bandwidth between ranks r and r + n/2, all pairs at once.

use crate::benchmark::{Outcome, Request, column, one_series, plot, size_axis};
use crate::blocks::{Samples, measure};
use crate::sizes::{DEFAULT_MOST, powers};
use crate::{Column, Error, Row, Unit, Value};
use mpi::{Buffer, Communicator, Window};
use std::time::Instant;

/// Messages under way at once.
const WINDOW: usize = 64;
const TAG: u16 = 11;
const ANSWER: u16 = 12;

/// The partner of a rank, and whether this is the side that measures.
fn partner(ranks: &Communicator) -> (u32, bool) {
    let half = ranks.size() / 2;
    match ranks.rank() < half {
        true => (ranks.rank() + half, true),
        false => (ranks.rank() - half, false),
    }
}

fn sizes(request: &Request, least: usize) -> Vec<usize> {
    request.sizes.clone().unwrap_or_else(|| powers(least, DEFAULT_MOST))
}

/// Half of a round trip.
pub(crate) fn latency(
    ranks: &Communicator,
    request: &Request,
    heard: &mut dyn FnMut(u64, u64),
) -> Result<Outcome, Error> {
    let sizes = sizes(request, 0);
    let (partner, first) = partner(ranks);
    let room = sizes.last().copied().unwrap_or(0);
    let (from, mut to) = (Buffer::new(room), Buffer::new(room));
    let mut iteration = |case: usize| {
        let (out, back) = (&from.bytes()[..sizes[case]], &mut to.bytes_mut()[..sizes[case]]);
        let start = Instant::now();
        if first {
            ranks.send(out, partner, TAG)?;
            ranks.receive(back, partner, TAG)?;
            return Ok([0.5 * start.elapsed().as_secs_f64()]);
        }
        ranks.receive(back, partner, TAG)?;
        ranks.send(out, partner, TAG)?;
        // The partner's side has waited for what came before as well.
        Ok([0.0])
    };
    let measured = measure(ranks, &request.plan, sizes.len(), &mut iteration, heard)?;
    let pairs = ranks.size() as usize / 2;
    let row = |(&size, samples): (&usize, &Samples<1>)| {
        let mean = samples.means[..pairs].iter().map(|mean| mean[0]).sum::<f64>() / pairs as f64;
        let least = samples
            .rounds
            .iter()
            .flatten()
            .map(|time| time[0])
            .fold(f64::INFINITY, f64::min);
        Row {
            x: size as u64,
            values: vec![
                Value::exact(samples.iterations() as f64),
                samples.typical(|time| time[0]),
                Value::exact(mean),
                Value::exact(least),
                Value::exact(size as f64 / mean),
            ],
            note: None,
        }
    };
    Ok(Outcome {
        axis: size_axis(),
        columns: latency_columns(),
        series: one_series("latency", sizes.iter().zip(&measured).map(row).collect()),
        plots: vec![plot("Latency against message size", "latency_s", true)],
        notes: pairs_at_once(pairs),
    })
}

fn latency_columns() -> Vec<Column> {
    vec![
        column(
            "iterations",
            "iterations",
            Unit::Count,
            "Round trips measured, warm-up not counted.",
        ),
        column(
            "latency_s",
            "latency",
            Unit::Seconds,
            "Half of the time of a round trip, MPI_Send and MPI_Recv: of each iteration the maximum over pairs, of \
             each of ten rounds the median over its iterations, of these the median. The interval holds the median of \
             rounds at 95 %.",
        ),
        column(
            "t_avg_s",
            "t_avg",
            Unit::Seconds,
            "Half of a round trip, the mean over iterations and pairs, as IMB PingPong and osu_latency have it.",
        ),
        column(
            "least_s",
            "least",
            Unit::Seconds,
            "Half of the quickest round trip (of the slowest pair in it).",
        ),
        column(
            "rate_bytes_per_s",
            "rate",
            Unit::BytesPerSecond,
            "msgsize / t_avg: one message at a time, as IMB PingPong has it.",
        ),
    ]
}

/// Windows of messages, each window answered by one empty message.
pub(crate) fn bandwidth(
    ranks: &Communicator,
    request: &Request,
    heard: &mut dyn FnMut(u64, u64),
) -> Result<Outcome, Error> {
    let sizes = sizes(request, 1);
    let (partner, first) = partner(ranks);
    let room = sizes.last().copied().unwrap_or(0);
    let (from, mut to, mut window) = (Buffer::new(room), Buffer::new(room), Window::default());
    let mut iteration = |case: usize| {
        let size = sizes[case];
        let start = Instant::now();
        if first {
            ranks.send_window(&from.bytes()[..size], WINDOW, partner, TAG, &mut window)?;
            ranks.receive(&mut [], partner, ANSWER)?;
            return Ok([start.elapsed().as_secs_f64()]);
        }
        ranks.receive_window(&mut to.bytes_mut()[..size], WINDOW, partner, TAG, &mut window)?;
        ranks.send(&[], partner, ANSWER)?;
        Ok([0.0])
    };
    let measured = measure(ranks, &request.plan, sizes.len(), &mut iteration, heard)?;
    let pairs = ranks.size() as usize / 2;
    let row = |(&size, samples): (&usize, &Samples<1>)| {
        let bytes = (size * WINDOW * pairs) as f64;
        let mean = samples.means[..pairs].iter().map(|mean| mean[0]).sum::<f64>() / pairs as f64;
        Row {
            x: size as u64,
            values: vec![
                Value::exact(samples.iterations() as f64),
                samples.typical(|time| bytes / time[0]),
                Value::exact(bytes / mean),
                samples.typical(|time| time[0] / WINDOW as f64),
            ],
            note: None,
        }
    };
    Ok(Outcome {
        axis: size_axis(),
        columns: bandwidth_columns(),
        series: one_series("bandwidth", sizes.iter().zip(&measured).map(row).collect()),
        plots: vec![
            plot("Bandwidth against message size", "bandwidth_bytes_per_s", true),
            plot("Time a message against message size", "gap_s", true),
        ],
        notes: pairs_at_once(pairs),
    })
}

fn bandwidth_columns() -> Vec<Column> {
    vec![
        column(
            "iterations",
            "iterations",
            Unit::Count,
            "Windows measured, warm-up not counted.",
        ),
        column(
            "bandwidth_bytes_per_s",
            "bandwidth",
            Unit::BytesPerSecond,
            "64 · msgsize · pairs / time of a window: 64 MPI_Isend to as many MPI_Irecv, MPI_Waitall, an empty message \
             back; of each iteration the time of the slowest pair, of each of ten rounds the median over its iterations, \
             of these the median. The interval holds the median of rounds at 95 %.",
        ),
        column(
            "mean_bytes_per_s",
            "mean",
            Unit::BytesPerSecond,
            "64 · msgsize · pairs / the mean time of a window over iterations and pairs, as osu_bw and IMB Uniband \
             have it.",
        ),
        column(
            "gap_s",
            "gap",
            Unit::Seconds,
            "Time of a window / 64: what one message more costs a pair while others are under way.",
        ),
    ]
}

fn pairs_at_once(pairs: usize) -> Vec<String> {
    (pairs > 1)
        .then(|| format!("{pairs} pairs at once, rank r with r + {pairs}: they share what carries the messages."))
        .into_iter()
        .collect()
}
