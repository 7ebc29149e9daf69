//! A limit of processor time that holds the run back.

use crate::rule::{Draft, Limit};
use crate::words::{count, counted, seconds, share};
use model::{NodeId, Run};
use std::collections::BTreeMap;

/// What the control group of a node counted during the run.
#[derive(Clone, Copy, Default)]
struct Held {
    /// Seconds in which its tasks were held back, processors added up.
    seconds: f64,
    periods: u64,
    throttled: u64,
}

fn by_node(run: &Run) -> BTreeMap<u32, Held> {
    let mut all: BTreeMap<u32, Held> = BTreeMap::new();
    let rows = run.tables().storage.rows();
    for row in rows.filter(|row| run.text(row.source) == "cgroup:cpu") {
        let held = all.entry(row.node).or_default();
        match run.text(row.counter) {
            "throttled" => held.seconds = row.value as f64 / 1e9,
            "nr_periods" => held.periods = row.value,
            "nr_throttled" => held.throttled = row.value,
            _ => {}
        }
    }
    all
}

pub(crate) fn throttled(run: &Run, limit: &Limit) -> Option<Draft> {
    let runnable = run.runnable_by_rank();
    let (node, held, lost, threads) = (by_node(run).into_iter())
        .map(|(node, held)| {
            let here = run
                .ranks()
                .iter()
                .zip(&runnable)
                .filter(|(rank, _)| rank.node == NodeId(node));
            let threads: f64 = here.map(|(_, threads)| threads.max(1.0)).sum();
            // Each processor on which one of them wanted to run is counted; they wait beside each other.
            (
                node,
                held,
                (held.seconds / threads.max(1.0)).min(run.elapsed_s()),
                threads,
            )
        })
        .filter(|(.., threads)| *threads > 0.0)
        .max_by(|a, b| a.2.total_cmp(&b.2).then(b.0.cmp(&a.0)))?;
    if run.elapsed_s() <= 0.0 || !limit.met(lost / run.elapsed_s()) {
        return None;
    }
    let on_node: Vec<usize> = (run.ranks().iter().enumerate())
        .filter(|(_, rank)| rank.node == NodeId(node))
        .map(|(index, _)| index)
        .collect();
    Some(Draft {
        title: format!(
            "A limit of processor time (cgroup) holds the {} on {} back for {}.",
            counted(on_node.len() as f64, run.rank_noun()),
            run.node_name(NodeId(node)),
            seconds(lost)
        ),
        gain_s: lost,
        gain_error_s: Some(0.0),
        gain_basis: "time held back, a thread that wants to run".into(),
        evidence: vec![format!(
            "In {} of {} periods ({}) the group had used up its share: {} on all processors, for {} ready to run on average.",
            count(held.throttled as f64),
            count(held.periods as f64),
            share(held.throttled as f64 / held.periods.max(1) as f64),
            seconds(held.seconds),
            counted((threads * 100.0).round() / 100.0, "thread")
        )],
        advice: vec![
            "Ask for as many cores as threads run: resources.limits.cpu of a pod, docker run --cpus, --cpus-per-task of Slurm, CPUQuota of systemd; cpu.max of the group says what it has.".into(),
            "Or start no more threads than that: libraries count the machine's cores, not the limit's (OMP_NUM_THREADS, OPENBLAS_NUM_THREADS).".into(),
        ],
        ranks: on_node,
        ..Draft::default()
    })
}
