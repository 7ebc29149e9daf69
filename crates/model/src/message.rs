//! Messages between ranks: who sends how much to whom, and what ranks received, whoever completed the receive and however.

use crate::class::Class;
use crate::id::{CallId, ProcessId, RankId};
use crate::run::Run;
use crate::site::Moved;
use std::collections::{HashMap, HashSet};

/// Bytes that ranks received.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Received {
    /// In messages, point-to-point.
    pub messages: u64,
    /// By what other calls read of other ranks.
    pub others: u64,
    /// Both by rank; `None` where a rank's number does not tell which of several it is.
    pub by_rank: Option<Vec<f64>>,
}

/// What one rank sends to another in messages, point-to-point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The sender.
    pub from: RankId,
    /// The receiver.
    pub to: RankId,
    /// Whether both are on one node.
    pub on_one_node: bool,
    /// Messages.
    pub count: u64,
    /// Their bytes.
    pub bytes: u64,
}

/// Why that is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotReceived {
    /// Who got what was sent was not recorded.
    NoReceivers,
    /// Of so many ranks nothing was recorded: what they sent is missing.
    RanksMissing(usize),
    /// Messages went to and came from processes outside MPI_COMM_WORLD.
    Outside,
    /// Of some messages the receiver is not known.
    SomeUnknown,
}

impl Run {
    /// Who sends messages to whom, most bytes first; of receivers that are known. Empty where the run has so many pairs that
    /// they were kept by node, and where ranks of one number are several.
    pub fn pairs(&self) -> Vec<Pair> {
        let by_number: HashMap<u32, usize> = (self.ranks().iter().enumerate())
            .map(|(at, rank)| (rank.id.0, at))
            .collect();
        if by_number.len() < self.ranks().len() {
            return vec![];
        }
        let mut pairs: Vec<Pair> = (self.tables().messages.rows())
            .filter(|row| row.count > 0)
            .filter_map(|row| {
                let from = &self.ranks()[self.rank_index(ProcessId(row.process))?];
                let to = &self.ranks()[*by_number.get(&u32::try_from(row.peer).ok()?)?];
                Some(Pair {
                    from: from.id,
                    to: to.id,
                    on_one_node: from.node == to.node,
                    count: row.count,
                    bytes: row.bytes,
                })
            })
            .collect();
        pairs.sort_by_key(|pair| (std::cmp::Reverse((pair.bytes, pair.count)), pair.from, pair.to));
        pairs
    }

    /// Bytes that ranks received. An error says why that is not known.
    pub fn received(&self) -> Result<Received, NotReceived> {
        let tables = self.tables();
        let (sites, grouped) = (&tables.sites, &tables.messages_received);
        // What collectives sent says nothing of messages.
        let messages = || tables.messages.rows().filter(|row| row.count > 0);
        let by_node = grouped.count.iter().any(|&count| count > 0);
        let told: HashSet<u32> = messages().map(|row| row.process).collect();
        let mut others = vec![0u64; self.ranks().len()];
        for row in 0..sites.len() {
            let Some(rank) = self.rank_index(ProcessId(sites.process[row])) else {
                continue;
            };
            let call = CallId(sites.call[row]);
            let class = self.call_class(call);
            let moved = Moved::of(self.call_name(call), class, sites.bytes[row], sites.bytes_received[row]);
            if class != Class::MpiP2p && class.family() == crate::Family::Mpi {
                others[rank] = others[rank].saturating_add(moved.received);
            } else if class == Class::MpiP2p && moved.sent > 0 && !by_node && !told.contains(&sites.process[row]) {
                return Err(NotReceived::NoReceivers);
            }
        }
        let world = tables.processes.world_size.iter().copied().max().unwrap_or(0).max(0) as usize;
        if self.ranks().len() < world {
            return Err(NotReceived::RanksMissing(world - self.ranks().len()));
        }
        let mut index: HashMap<i32, usize> = HashMap::new();
        for (at, rank) in self.ranks().iter().enumerate() {
            index.entry(rank.id.0 as i32).or_insert(at);
        }
        let unique = index.len() == self.ranks().len();
        let mut received = vec![0u64; self.ranks().len()];
        let add = |sum: &mut u64, bytes: u64| *sum = sum.saturating_add(bytes);
        for row in messages().filter(|row| self.rank_index(ProcessId(row.process)).is_some()) {
            match (row.peer, index.get(&row.peer)) {
                (format::tables::PEER_OUTSIDE, _) => return Err(NotReceived::Outside),
                (_, Some(&rank)) => add(&mut received[rank], row.bytes),
                _ => return Err(NotReceived::SomeUnknown),
            }
        }
        for row in grouped.rows() {
            if let Some(rank) = self.rank_index(ProcessId(row.process)) {
                add(&mut received[rank], row.bytes);
            }
        }
        let sum = |of: &[u64]| of.iter().fold(0, |sum: u64, bytes| sum.saturating_add(*bytes));
        let both = received.iter().zip(&others).map(|(a, b)| a.saturating_add(*b) as f64);
        Ok(Received {
            messages: sum(&received),
            others: sum(&others),
            by_rank: unique.then(|| both.collect()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Fixture, SiteOf};
    use format::tables::{Message, PEER_OUTSIDE, PEER_UNKNOWN};

    fn of(bytes: u64, bytes_received: u64) -> SiteOf {
        SiteOf {
            count: 1,
            bytes,
            bytes_received,
            ..SiteOf::default()
        }
    }

    fn ring() -> Fixture {
        Fixture::new("U\nU\nU")
            .site_of_all("MPI_Isend", "a@app.c:1", of(10, 0))
            .site_of_all("MPI_Irecv", "a@app.c:2", of(99, 0))
            .message(0, 1, 1, 10)
            .message(1, 2, 1, 10)
    }

    #[test]
    fn a_rank_received_what_was_sent_to_it() {
        let run = ring()
            .site(2, "MPI_Sendrecv", "a@app.c:3", of(4, 10))
            .message(2, 1, 2, 14)
            .run();
        let received = run.received().expect("all is known");
        assert_eq!((received.messages, received.others), (34, 0));
        assert_eq!(received.by_rank, Some(vec![0.0, 24.0, 10.0]));
    }

    #[test]
    fn pairs_are_ordered_by_their_bytes() {
        let run = ring().message(2, 0, 3, 20).message(0, PEER_UNKNOWN, 1, 99).run();
        let seen: Vec<_> = (run.pairs().iter())
            .map(|pair| (pair.from.0, pair.to.0, pair.count, pair.bytes, pair.on_one_node))
            .collect();
        assert_eq!(seen, [(2, 0, 3, 20, true), (0, 1, 1, 10, true), (1, 2, 1, 10, true)]);
    }

    #[test]
    fn what_is_not_known_is_said() {
        let why = |fixture: Fixture| fixture.run().received().expect_err("something is missing");
        assert_eq!(why(ring()), NotReceived::NoReceivers, "of rank 2");
        let sent = || ring().message(2, 0, 1, 10);
        assert!(sent().run().received().is_ok());
        assert_eq!(why(sent().message(0, PEER_OUTSIDE, 1, 1)), NotReceived::Outside);
        assert_eq!(why(sent().message(0, PEER_UNKNOWN, 1, 1)), NotReceived::SomeUnknown);
        let collective = |fixture: Fixture, process: u32| {
            fixture.edit(|profile| {
                profile.tables.messages.push(Message {
                    process,
                    peer: PEER_OUTSIDE,
                    collective_bytes: 7,
                    ..Message::default()
                });
            })
        };
        assert_eq!(
            why(collective(ring(), 2)),
            NotReceived::NoReceivers,
            "of rank 2's messages"
        );
        assert!(collective(sent(), 0).run().received().is_ok());
        let lost = sent().edit(|profile| profile.tables.processes.world_size.fill(5));
        assert_eq!(why(lost), NotReceived::RanksMissing(2));
    }
}
