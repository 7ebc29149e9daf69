//! Messages: many small ones, and blocking where overlap is possible.

use crate::rule::{Draft, Limit};
use crate::sites::cost;
use crate::words::{bytes, count, seconds, share};
use model::{Class, Run};

/// Fewer calls of a kind than this are no storm, whatever they cost.
const MANY: u64 = 1000;

/// The part of MPI time that is not waiting for late ranks.
fn not_late(run: &Run) -> f64 {
    let in_mpi = run.snapshots().in_mpi_s();
    if in_mpi > 0.0 {
        1.0 - run.snapshots().held_up().waiting_s / in_mpi
    } else {
        0.0
    }
}

pub(crate) fn small_messages(run: &Run, limit: &Limit) -> Option<Draft> {
    let moves = |class| matches!(class, Class::MpiP2p | Class::MpiCollective | Class::MpiRma);
    let small = cost(run, |site| {
        moves(site.class) && site.bytes > 0 && site.mean() < limit.value
    });
    if small.count < MANY * run.ranks().len() as u64 {
        return None;
    }
    let mean = small.mean_bytes();
    let fewer = 1.0 - mean / limit.value;
    let ranks = run.ranks().len() as f64;
    Some(Draft {
        title: format!(
            "A rank passes {} messages of {} on average and spends {} in these calls{}.",
            count((small.count as f64 / ranks).round()),
            bytes(mean),
            seconds(small.mean_s()),
            small.mostly(run)
        ),
        gain_s: small.mean_s() * fewer * not_late(run),
        gain_basis: format!(
            "mean time of a rank in these calls, less waiting for late ranks ({}), if their bytes went in messages of {}",
            share(1.0 - not_late(run)),
            bytes(limit.value)
        ),
        evidence: vec![format!(
            "{} calls passed {} in all: each costs {} before it moves anything to speak of.",
            count(small.count as f64),
            bytes(small.bytes as f64),
            seconds(small.time_s / small.count as f64)
        )],
        advice: vec![
            "Pack what goes to the same rank at the same step into one message; combine reductions of single numbers into one of an array.".into(),
        ],
        places: small.named_places(run),
        ..Draft::default()
    })
}
