//! A rank that gives out work and does none: a core waits for messages.

use crate::balance::{lasting, useful, waits_in};
use crate::mpi::is_open_mpi;
use crate::rule::{Draft, Limit};
use crate::sites::cost;
use crate::words::{about, capital, count, counted, ranks, sampled, share_about};
use model::{Class, Family, Run};

/// Fewer messages are no giving out of work: a rank that waits for the others' results has a few at the end.
const FEWEST: u64 = 100;
/// The part of its life that it spends in MPI.
const WAITS: f64 = 0.75;
/// The part of all messages that may pass it by.
const PAST: f64 = 0.05;

/// The part of the messages between other ranks than `rank`; `None` where it is not known.
fn past(run: &Run, rank: usize) -> Option<f64> {
    if run.ranks().len() == 2 {
        return Some(0.0);
    }
    let pairs = run.pairs();
    let id = run.ranks()[rank].id;
    let all: u64 = pairs.iter().map(|pair| pair.count).sum();
    let others = pairs.iter().filter(|pair| pair.from != id && pair.to != id);
    (all > 0).then(|| others.map(|pair| pair.count).sum::<u64>() as f64 / all as f64)
}

pub(crate) fn manager(run: &Run, limit: &Limit) -> Option<Draft> {
    let useful = useful(run)?;
    let (all, times) = (lasting(run), run.times());
    if all.len() != useful.len() {
        return None;
    }
    let rank = (all.into_iter()).min_by(|a, b| useful[*a].total_cmp(&useful[*b]).then(a.cmp(b)))?;
    let workers = useful.len() - 1;
    let mean = (useful.iter().sum::<f64>() - useful[rank]) / workers as f64;
    let elapsed = run.ranks()[rank].elapsed_s();
    let mpi = times.family(rank, Family::Mpi);
    let together = times.class(rank, Class::MpiCollective);
    // One that waits in what all ranks call together waits for their work, not for their messages.
    if mean <= 0.0 || !limit.met(useful[rank] / mean) || mpi < WAITS * elapsed || together > mpi / 2.0 {
        return None;
    }
    let sends = cost(run, |site| site.class == Class::MpiP2p && run.call_passes(site.call));
    let own = sends.calls_by_rank[rank];
    if own < FEWEST || sends.count - own < FEWEST || past(run, rank)? > PAST {
        return None;
    }
    // The same work on one rank more.
    let gain = mean / useful.len() as f64;
    let nodes = run.node_cores();
    // A rank more than cores is there for it.
    if nodes.iter().any(|node| node.allowed > 0 && node.ranks > node.allowed) {
        return None;
    }
    let full = (nodes.iter()).all(|node| node.allowed > 0 && node.ranks == node.allowed);
    let one_more = format!(
        "Start one rank more than there are cores (mpirun -n {}{}), so that each core has a rank that computes",
        useful.len() + 1,
        match is_open_mpi(run) {
            true => " --oversubscribe",
            false => "",
        }
    );
    let yields = match is_open_mpi(run) {
        true => ": --mca mpi_yield_when_idle 1, or a short sleep between two calls of MPI_Iprobe",
        false => ": a short sleep between two calls of MPI_Iprobe",
    };
    Some(Draft {
        title: format!(
            "{} gives out work and does none: it computes {} and the other {} {} on average. It waits {}.",
            capital(&ranks(run, &[rank])),
            about(useful[rank], sampled(run, useful[rank])),
            if workers == 1 {
                "one".into()
            } else {
                count(workers as f64)
            },
            about(mean, sampled(run, mean)),
            waits_in(run)
        ),
        gain_s: gain,
        gain_error_s: sampled(run, gain),
        gain_basis: format!(
            "the work of {} on {}",
            counted(workers as f64, "rank"),
            counted((workers + 1) as f64, "rank")
        ),
        evidence: vec![format!(
            "It sends {} messages, and the others {}{}.",
            count(own as f64),
            count((sends.count - own) as f64),
            match workers {
                1 => String::new(),
                _ => format!(", {} of them among themselves", share_about(past(run, rank)?, None)),
            }
        )],
        advice: vec![
            match full {
                true => format!(
                    "{one_more}, and let {} leave its core to others while it waits{yields}.",
                    ranks(run, &[rank])
                ),
                false => "Start more ranks: there are cores left, and each rank more shares the work.".into(),
            },
            format!(
                "Or let {} compute, too, and look for messages between two pieces of work.",
                ranks(run, &[rank])
            ),
        ],
        ranks: vec![rank],
        ..Draft::default()
    })
}

#[cfg(test)]
mod tests {
    use crate::example::runs::managed;

    #[test]
    fn who_waits_in_collectives_manages_nothing() {
        let rule = crate::RULES.iter().find(|rule| rule.id == "manager").expect("a rule");
        assert!((rule.judge)(&managed("U10P90\nU90P10", 500), &rule.limit).is_some());
        assert!((rule.judge)(&managed("U10M90\nU90M10", 500), &rule.limit).is_none());
    }
}
