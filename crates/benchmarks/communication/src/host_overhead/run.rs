//! All sizes and directions on all pairs of ranks.

use super::{Options, Outcome, axis, columns, combine, measure, plots};
use crate::sizes::{DEFAULT_MOST, powers};
use crate::transport::{Direction, serve};
use crate::{Error, Pair, Place, SCHEMA, Series, Setting, Sweep};
use mpi::{Communicator, Operation, World};

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct Request {
    /// How.
    pub options: Options,
    /// Each becomes a series.
    pub directions: Vec<Direction>,
    /// Message sizes; `None`: 0 and the powers of two up to 4 MiB.
    pub sizes: Option<Vec<usize>>,
}

/// How far it is, on the rank that speaks.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// Rows that are done.
    pub done: usize,
    /// Of so many.
    pub all: usize,
    /// A sentence about the row in work.
    pub words: &'a str,
}

/// Measures; every rank must call it, and all get the same. Rank r measures with rank r + n/2 as its partner.
///
/// # Errors
/// Where MPI fails and does not end the job.
pub fn run(
    world: &World,
    ranks: &Communicator,
    place: Place,
    request: &Request,
    heard: &mut dyn FnMut(Step),
) -> Result<Sweep, Error> {
    let sizes = request.sizes.clone().unwrap_or_else(|| powers(0, DEFAULT_MOST));
    let largest = sizes.iter().copied().max().unwrap_or(0);
    let mut pair = Pair::new(world, ranks, largest)?;
    let mut own: Vec<Outcome> = Vec::new();
    if pair.measures() {
        let all = sizes.len() * request.directions.len();
        for &direction in &request.directions {
            for &size in &sizes {
                let done = own.len();
                let place = format!("{} {size} B", name(direction));
                let mut step = |words: &str| {
                    let words = format!("{place}: {words}");
                    heard(Step {
                        done,
                        all,
                        words: &words,
                    });
                };
                step("begins");
                own.push(measure(&mut pair, &request.options, direction, size, &mut step));
            }
        }
        heard(Step {
            done: all,
            all,
            words: "done",
        });
        pair.end();
    } else {
        serve(&mut pair);
    }
    let every = exchange(ranks, &own)?;
    let series = request.directions.iter().enumerate().map(|(index, &direction)| {
        let first = index * sizes.len();
        let row = |(at, &size): (usize, &usize)| {
            let of_pairs: Vec<Outcome> = every.iter().filter_map(|own| own.get(first + at).cloned()).collect();
            combine(&of_pairs).row(size, request.options.method)
        };
        Series {
            id: name(direction).into(),
            label: name(direction).into(),
            rows: sizes.iter().enumerate().map(row).collect(),
        }
    });
    let series = series.collect();
    let notes = notes(&place);
    Ok(Sweep {
        schema: SCHEMA,
        benchmark: "host-overhead".into(),
        method: request.options.method.name().into(),
        title: "Host processor overhead".into(),
        place,
        options: settings(request),
        axis: axis(),
        columns: columns(request.options.method),
        series,
        plots: plots(),
        notes,
    })
}

/// What each rank has measured, of those that have.
fn exchange(ranks: &Communicator, own: &[Outcome]) -> Result<Vec<Vec<Outcome>>, Error> {
    // Strings and numbers alone: nothing that JSON could refuse.
    let mut text = serde_json::to_vec(own).unwrap_or_default();
    let mut length = [text.len() as f64];
    ranks.allreduce_in_place(&mut length, Operation::Max)?;
    let each = length[0] as usize;
    text.resize(each, b' ');
    let texts = ranks.allgather(&text)?;
    let outcomes = texts
        .chunks_exact(each.max(1))
        .map(serde_json::from_slice::<Vec<Outcome>>);
    Ok(outcomes.filter_map(Result::ok).filter(|own| !own.is_empty()).collect())
}

fn name(direction: Direction) -> &'static str {
    match direction {
        Direction::Send => "send",
        Direction::Receive => "receive",
    }
}

fn settings(request: &Request) -> Vec<Setting> {
    let options = &request.options;
    let iterations = options.iterations.map(|n| n.to_string());
    let mut named = vec![("method", options.method.name().into())];
    match options.method {
        super::Method::Sandia => {
            named.push((
                "iterations",
                iterations.unwrap_or_else(|| "1000, 100 from 64 KiB, 10 from 8 MiB".into()),
            ));
            named.push(("thresh", options.threshold.to_string()));
            named.push(("bthresh", options.base_threshold.to_string()));
        }
        super::Method::Paired => {
            named.push((
                "iterations",
                iterations.unwrap_or_else(|| "as many as the precision needs".into()),
            ));
            named.push(("precision", options.precision.to_string()));
            named.push(("seconds", options.budget_s.to_string()));
            named.push(("confidence", options.confidence.to_string()));
            named.push(("seed", options.seed.to_string()));
        }
    }
    named
        .into_iter()
        .map(|(name, value)| Setting {
            name: name.into(),
            value,
        })
        .collect()
}

fn notes(place: &Place) -> Vec<String> {
    let mut notes = Vec::new();
    if place.ranks > 2 {
        notes.push(format!(
            "{} pairs of ranks at once; each value is the mean over pairs.",
            place.ranks / 2
        ));
    }
    if place.oversubscribed {
        notes.push(
            "More ranks than processors: ranks take turns, so these are not the costs of a free processor.".into(),
        );
    }
    notes
}
