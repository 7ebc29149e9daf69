//! Memory that runs out.

use crate::rule::{Draft, Limit};
use crate::words::{bytes, share};
use model::Run;

pub(crate) fn memory_limit(run: &Run, limit: &Limit) -> Option<Draft> {
    let resident = run.resident();
    let ours = |node: model::NodeId| -> f64 {
        let of_node = run.ranks().iter().zip(&resident).filter(|(rank, _)| rank.node == node);
        of_node
            .filter_map(|(_, resident)| Some(resident.as_ref()?.peak_bytes))
            .sum()
    };
    // Memory that somebody else fills is not this run's to save.
    let (node, ours, part) = (run.node_readings().into_iter())
        .filter(|node| node.memory_bytes > 0)
        .map(|node| {
            (
                node,
                ours(node.node),
                node.peak_used_bytes as f64 / node.memory_bytes as f64,
            )
        })
        .filter(|(node, ours, part)| limit.met(*part) && *ours >= 0.5 * node.peak_used_bytes as f64)
        .max_by(|a, b| a.2.total_cmp(&b.2))?;
    let on_node: Vec<usize> = run
        .ranks()
        .iter()
        .enumerate()
        .filter(|(_, rank)| rank.node == node.node)
        .map(|(index, _)| index)
        .collect();
    Some(Draft {
        title: format!(
            "Memory is nearly full: {} had {} of its {} in use, so a problem {} times as large will not fit.",
            run.node_name(node.node),
            share(part),
            bytes(node.memory_bytes as f64),
            // What is not ours stays; ours grows until the node is full.
            text::number(
                text::Unit::Ratio,
                grows(node.memory_bytes as f64, node.peak_used_bytes as f64, ours)
            )
        ),
        evidence: vec![format!(
            "The {} of this run on it had {} resident at their peaks, {} each.",
            crate::words::counted(on_node.len() as f64, run.rank_noun()),
            bytes(ours),
            bytes(ours / on_node.len().max(1) as f64)
        )],
        advice: vec![
            "For a larger problem use more nodes, or fewer ranks a node with more threads each.".into(),
            "Look for what each rank holds in full and needs in part.".into(),
        ],
        ranks: on_node,
        ..Draft::default()
    })
}

/// By how much our memory can grow before the node is full, rounded up to a tenth.
fn grows(total: f64, used: f64, ours: f64) -> f64 {
    ((ours + (total - used).max(0.0)) / ours * 10.0).ceil() / 10.0
}
