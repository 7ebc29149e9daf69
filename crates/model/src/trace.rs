//! Calls of MPI one by one (`--trace`): which message was received where, and who of the two was late.
//!
//! A message goes from the oldest send to the oldest receive of the same communicator, ranks and tag: MPI lets none overtake
//! another. A receive that asked for anybody is counted where its status said who it was. One of which it is not known has no
//! message, and neither have those that the same process began after it and that may be for the same: it has taken one of
//! theirs.

use crate::run::Run;
use format::tables::{NONE, Str};
use std::collections::{HashMap, HashSet, VecDeque};

/// A message, by rows of `events`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// The call that sends, or starts to.
    pub send: usize,
    /// The call that receives, or starts to.
    pub receive: usize,
    /// Where the send is complete: itself, or what completes its request; `None` where that was not seen.
    pub sent: Option<usize>,
    /// Likewise of the receive.
    pub received: Option<usize>,
}

/// All messages of a run of which each call was kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exchanges {
    /// In order of their sends.
    pub matched: Vec<Exchange>,
    /// Sends, or receives, for which there is no other.
    pub alone: usize,
}

/// What a message is known by: communicator, sender, receiver, tag.
type Envelope = (Str, u32, i32, i32, i32);

/// What a receive asked for without its being known what came: communicator, receiver; sender and tag, `None` any.
type Taken = (Str, u32, i32, Option<i32>, Option<i32>);

fn may_have_taken(taken: &HashSet<Taken>, (group, ordinal, from, own, tag): Envelope) -> bool {
    [
        (Some(from), Some(tag)),
        (Some(from), None),
        (None, Some(tag)),
        (None, None),
    ]
    .iter()
    .any(|(from, tag)| taken.contains(&(group, ordinal, own, *from, *tag)))
}

impl Run {
    /// Whether calls of MPI were kept one by one.
    pub fn is_traced(&self) -> bool {
        !self.tables().events.is_empty()
    }

    /// Rows of `events` that are calls, by row of `threads`, each in order of time.
    pub fn kept_calls(&self) -> HashMap<u32, Vec<usize>> {
        let events = &self.tables().events;
        let mut rows: HashMap<u32, Vec<usize>> = HashMap::new();
        for row in (0..events.len()).filter(|row| events.part[*row] == 0) {
            rows.entry(events.thread[row]).or_default().push(row);
        }
        for rows in rows.values_mut() {
            rows.sort_by_key(|row| (events.start_ns[*row], *row));
        }
        rows
    }

    /// Matches the messages of the calls that were kept.
    pub fn exchanges(&self) -> Exchanges {
        let events = &self.tables().events;
        let rank_of = |process: u32| {
            let rank = self.tables().processes.rank.get(process as usize);
            rank.copied().filter(|rank| *rank >= 0)
        };
        let complete: HashMap<(u32, u32), Vec<usize>> = {
            let mut rows: HashMap<(u32, u32), Vec<usize>> = HashMap::new();
            let done = (0..events.len()).filter(|row| self.text(events.kind[*row]) == "complete");
            done.for_each(|row| {
                rows.entry((events.process[row], events.request[row]))
                    .or_default()
                    .push(row)
            });
            rows
        };
        // Of a request that both sends and receives the first row is the send's.
        let completes = |row: usize, receives: bool| {
            let rows = complete.get(&(events.process[row], events.request[row]))?;
            if receives { rows.last() } else { rows.first() }.copied()
        };
        let mut sends: HashMap<Envelope, VecDeque<(usize, Option<usize>)>> = HashMap::new();
        let mut receives: Vec<(Envelope, usize, Option<usize>)> = Vec::new();
        let mut taken: HashSet<Taken> = HashSet::new();
        let mut exchanges = Exchanges::default();
        for row in 0..events.len() {
            let kind = self.text(events.kind[row]);
            let done = match kind {
                "send" | "receive" => Some(row),
                "start send" => completes(row, false),
                "start receive" => completes(row, true),
                _ => continue,
            };
            let Some(own) = rank_of(events.process[row]) else {
                continue;
            };
            let (group, ordinal) = (events.group[row], events.ordinal[row]);
            if events.peer[row] != -1 && ordinal == NONE {
                exchanges.alone += 1;
                continue;
            }
            if kind.ends_with("send") {
                match events.peer[row] {
                    -1 => {}
                    to if to >= 0 => {
                        let envelope = (group, ordinal, own, to, events.tag[row]);
                        sends.entry(envelope).or_default().push_back((row, done));
                    }
                    _ => exchanges.alone += 1,
                }
                continue;
            }
            // What came says more than what was asked for.
            let told = done.filter(|done| events.peer[*done] >= 0).unwrap_or(row);
            match events.peer[told] {
                -1 => {}
                from if from >= 0 && events.tag[told] >= 0 => {
                    let envelope = (group, ordinal, from, own, events.tag[told]);
                    match may_have_taken(&taken, envelope) {
                        false => receives.push((envelope, row, done)),
                        true => exchanges.alone += 1,
                    }
                }
                from => {
                    exchanges.alone += 1;
                    let told = |word: i32| Some(word).filter(|word| *word >= 0);
                    taken.insert((group, ordinal, own, told(from), told(events.tag[row])));
                }
            }
        }
        for (envelope, receive, received) in receives {
            match sends.get_mut(&envelope).and_then(VecDeque::pop_front) {
                Some((send, sent)) => exchanges.matched.push(Exchange {
                    send,
                    receive,
                    sent,
                    received,
                }),
                None => exchanges.alone += 1,
            }
        }
        exchanges.alone += sends.values().map(VecDeque::len).sum::<usize>();
        exchanges
            .matched
            .sort_by_key(|message| (events.start_ns[message.send], message.send));
        exchanges
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{EventOf, Fixture};

    fn of(kind: &'static str, peer: i32, from: i64, to: i64) -> EventOf {
        EventOf {
            kind,
            peer,
            tag: 7,
            ns: (from, to),
            ..EventOf::default()
        }
    }

    fn pairs(run: &Run) -> Vec<(i64, i64)> {
        let events = &run.tables().events;
        let pair = |message: &Exchange| (events.start_ns[message.send], events.start_ns[message.receive]);
        run.exchanges().matched.iter().map(pair).collect()
    }

    #[test]
    fn messages_of_one_kind_keep_their_order() {
        let run = (Fixture::new("U\nU"))
            .event(0, "MPI_Send", of("send", 1, 10, 20))
            .event(
                0,
                "MPI_Send",
                EventOf {
                    tag: 8,
                    ..of("send", 1, 20, 30)
                },
            )
            .event(0, "MPI_Send", of("send", 1, 30, 40))
            .event(1, "MPI_Recv", of("receive", 0, 5, 21))
            .event(1, "MPI_Recv", of("receive", 0, 25, 41))
            .event(
                1,
                "MPI_Recv",
                EventOf {
                    ordinal: 1,
                    ..of("receive", 0, 50, 60)
                },
            )
            .run();
        assert_eq!(pairs(&run), [(10, 5), (30, 25)]);
        assert_eq!(run.exchanges().alone, 2);
    }

    #[test]
    fn a_request_is_waited_for_where_it_is_completed() {
        let request = |of: EventOf| EventOf { request: 1, ..of };
        let run = (Fixture::new("U\nU"))
            .event(0, "MPI_Send", of("send", 1, 100_000_000, 200_000_000))
            .event(1, "MPI_Irecv", request(of("start receive", -3, 0, 10)))
            .event(1, "MPI_Waitall", of("", -1, 50_000_000, 150_000_000))
            .event(
                1,
                "MPI_Waitall",
                EventOf {
                    part: 1,
                    ..request(of("complete", 0, 50_000_000, 150_000_000))
                },
            )
            .run();
        let exchanges = run.exchanges();
        assert_eq!((exchanges.matched.len(), exchanges.alone), (1, 0));
    }

    #[test]
    fn nobody_and_anybody_have_no_message() {
        let run = (Fixture::new("U\nU"))
            .event(0, "MPI_Send", of("send", -1, 10, 20))
            .event(1, "MPI_Recv", of("receive", -3, 5, 21))
            .run();
        assert_eq!(
            run.exchanges(),
            Exchanges {
                matched: vec![],
                alone: 1
            }
        );
    }

    #[test]
    fn a_receive_of_which_nothing_is_known_has_taken_a_message() {
        let run = (Fixture::new("U\nU"))
            .event(0, "MPI_Send", of("send", 1, 10, 20))
            .event(0, "MPI_Send", of("send", 1, 20, 30))
            .event(
                0,
                "MPI_Send",
                EventOf {
                    tag: 8,
                    ..of("send", 1, 30, 40)
                },
            )
            .event(1, "MPI_Irecv", of("start receive", -3, 5, 6))
            .event(1, "MPI_Recv", of("receive", 0, 25, 41))
            .event(
                1,
                "MPI_Recv",
                EventOf {
                    tag: 8,
                    ..of("receive", 0, 45, 50)
                },
            )
            .run();
        assert_eq!(pairs(&run), [(30, 45)]);
        assert_eq!(run.exchanges().alone, 4);
    }

    #[test]
    fn where_it_is_not_known_which_communicator_it_was_there_is_no_message() {
        let of = |kind, peer, from, to| EventOf {
            ordinal: NONE,
            ..of(kind, peer, from, to)
        };
        let run = (Fixture::new("U\nU"))
            .event(0, "MPI_Send", of("send", 1, 10, 20))
            .event(1, "MPI_Recv", of("receive", 0, 5, 21))
            .run();
        assert_eq!((pairs(&run), run.exchanges().alone), (vec![], 2));
    }
}
