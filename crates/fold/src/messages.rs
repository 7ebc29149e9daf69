//! Messages of a run of many ranks, and what its collectives sent, by node: by rank there may be as many rows as ranks squared.

use format::tables::{Message, MessageReceived, NodeMessage, Tables};
use std::collections::{BTreeMap, HashMap};

/// Ranks of which a profile keeps who sent to whom.
const MOST: usize = 4096;

/// And how many pairs of them: where each sends to all, 1024 ranks have as many.
const MOST_PAIRS: usize = 1 << 20;

/// Once all ranks are there: before, it is not known on which node a receiver is.
pub fn settle(tables: &mut Tables) {
    group(tables, MOST, MOST_PAIRS);
}

fn group(tables: &mut Tables, most: usize, most_pairs: usize) {
    let processes = &tables.processes;
    let ranks: HashMap<i32, u32> = (0..)
        .zip(&processes.rank)
        .filter_map(|(row, &rank)| (rank >= 0).then_some((rank, row)))
        .collect();
    if ranks.len() <= most && tables.messages.len() <= most_pairs {
        return;
    }
    // Messages, their bytes, and bytes of collectives.
    let mut by_node: BTreeMap<(u32, u32), [u64; 3]> = BTreeMap::new();
    let mut by_rank: BTreeMap<u32, [u64; 3]> = BTreeMap::new();
    let add = |sums: &mut [u64; 3], more: [u64; 3]| {
        for (sum, more) in sums.iter_mut().zip(more) {
            *sum = sum.saturating_add(more);
        }
    };
    for row in tables.node_messages.rows() {
        let sums = by_node.entry((row.node, row.peer)).or_default();
        add(sums, [row.count, row.bytes, row.collective_bytes]);
    }
    for row in tables.messages_received.rows() {
        let sums = by_rank.entry(row.process).or_default();
        add(sums, [row.count, row.bytes, row.collective_bytes]);
    }
    let mut left: Vec<Message> = Vec::new();
    for row in tables.messages.rows() {
        let node_of = |process: u32| processes.node.get(process as usize).copied();
        let receiver = ranks.get(&row.peer).copied();
        match (node_of(row.process), receiver, receiver.and_then(node_of)) {
            (Some(node), Some(receiver), Some(peer)) => {
                let sums = [row.count, row.bytes, row.collective_bytes];
                add(by_node.entry((node, peer)).or_default(), sums);
                add(by_rank.entry(receiver).or_default(), sums);
            }
            _ => left.push(row),
        }
    }
    tables.messages = left.into_iter().collect();
    tables.node_messages = (by_node.into_iter())
        .map(|((node, peer), [count, bytes, collective_bytes])| NodeMessage {
            node,
            peer,
            count,
            bytes,
            collective_bytes,
        })
        .collect();
    tables.messages_received = (by_rank.into_iter())
        .map(|(process, [count, bytes, collective_bytes])| MessageReceived {
            process,
            count,
            bytes,
            collective_bytes,
        })
        .collect();
}

#[cfg(test)]
mod tests {
    use super::*;
    use format::tables::{PEER_OUTSIDE, Process};

    #[test]
    fn of_many_ranks_nodes_are_kept_and_what_each_rank_received() {
        let mut tables = Tables::default();
        for (rank, node) in [(0, 0), (1, 0), (2, 1), (-1, 1)] {
            tables.processes.push(Process {
                rank,
                node,
                ..Process::default()
            });
        }
        let sent = [
            (0, 1, 1),
            (0, 2, 20),
            (1, 2, 300),
            (2, 0, 4000),
            (2, 2, 7),
            (1, 9, 5),
            (2, PEER_OUTSIDE, 6),
        ];
        tables.messages = (sent.into_iter())
            .map(|(process, peer, bytes)| Message {
                process,
                peer,
                count: 1,
                bytes,
                collective_bytes: 1_000_000 * bytes,
            })
            .chain([Message {
                process: 0,
                peer: 0,
                count: 0,
                bytes: 0,
                collective_bytes: 9,
            }])
            .collect();
        let before = tables.clone();
        group(&mut tables, 3, 8);
        assert_eq!(tables, before, "as many as may be");
        let mut pairs = tables.clone();
        group(&mut pairs, 3, 7);
        group(&mut tables, 2, 8);
        assert_eq!(pairs, tables, "too many pairs are as too many ranks");
        group(&mut tables, 2, 8);
        let nodes: Vec<_> = (tables.node_messages.rows())
            .map(|row| (row.node, row.peer, row.count, row.bytes, row.collective_bytes))
            .collect();
        let expected = [
            (0, 0, 1, 1, 1_000_009),
            (0, 1, 2, 320, 320_000_000),
            (1, 0, 1, 4000, 4_000_000_000),
            (1, 1, 1, 7, 7_000_000),
        ];
        assert_eq!(nodes, expected);
        let ranks: Vec<_> = (tables.messages_received.rows())
            .map(|row| (row.process, row.count, row.bytes, row.collective_bytes))
            .collect();
        let expected = [
            (0, 1, 4000, 4_000_000_009),
            (1, 1, 1, 1_000_000),
            (2, 3, 327, 327_000_000),
        ];
        assert_eq!(ranks, expected);
        let left: Vec<_> = tables.messages.rows().map(|row| (row.process, row.peer)).collect();
        assert_eq!(left, [(1, 9), (2, PEER_OUTSIDE)], "nobody knows their nodes");
    }
}
