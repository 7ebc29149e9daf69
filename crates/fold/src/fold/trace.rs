//! Calls of MPI one by one: communicators that all their ranks number alike, requests from their start to their end.

use super::Fold;
use super::files::moment;
use super::open::caller;
use super::place::Mapping;
use super::process::Recorded;
use super::time::Cycles;
use super::waits::Communicators;
use format::Profile;
use format::records::{
    EVENT_ALSO_RECEIVE, EVENT_ALSO_START_RECEIVE, EVENT_CANCELLED, EVENT_COLLECTIVE, EVENT_COMPLETED,
    EVENT_PREPARE_RECEIVE, EVENT_PREPARE_SEND, EVENT_RECEIVE, EVENT_SEND, EVENT_START_RECEIVE, EVENT_START_SEND,
    EVENT_STARTED, PEER_ANYBODY, PEER_NOBODY,
};
use format::region::{Event, Record};
use format::tables::{self, NONE, Str};
use std::collections::{HashMap, HashSet};

const SEND: &str = "send";
const RECEIVE: &str = "receive";
const START_SEND: &str = "start send";
const START_RECEIVE: &str = "start receive";
const COMPLETE: &str = "complete";
const COLLECTIVE: &str = "collective";

/// An event, and whose it is.
struct Told {
    event: Event,
    thread: u32,
    block: u32,
}

/// What a request that runs was started with.
struct Started {
    number: u32,
    receives: bool,
    event: Event,
    /// Where its row is.
    row: usize,
}

/// The requests of a process by handle.
#[derive(Default)]
struct Requests {
    prepared: HashMap<u64, Event>,
    running: HashMap<u64, Vec<Started>>,
    last: u32,
}

impl Requests {
    /// A request was started, whose handle nobody else has any more; `also` as well as what it started before.
    fn start(&mut self, event: Event, receives: bool, also: bool, row: usize) -> u32 {
        if !also {
            self.last = self.last.saturating_add(1);
            self.running.remove(&event.request);
        }
        let number = self.last;
        let running = self.running.entry(event.request).or_default();
        running.push(Started {
            number,
            receives,
            event,
            row,
        });
        number
    }
}

fn rank(word: u32) -> i32 {
    match word as usize {
        PEER_NOBODY => -1,
        PEER_ANYBODY => -3,
        _ => i32::try_from(word).unwrap_or(-2),
    }
}

/// Communicators by their number in the process: their ranks, and which of those with the same ranks it is. All ranks of one
/// make it in the same order, or use it first: that of the events. Of those of several threads the order is another one in
/// each process: NONE.
fn communicators(told: &[Told], known: &Communicators) -> HashMap<u32, (String, u32)> {
    let mut met = HashSet::from([0, NONE]);
    let mut of_ranks: HashMap<String, Vec<(u32, u32)>> = HashMap::new();
    for Told { event, block, .. } in told {
        if met.insert(event.comm) {
            of_ranks
                .entry(known.list(event.comm))
                .or_default()
                .push((event.comm, *block));
        }
    }
    let world = known.list(0);
    let mut found = HashMap::from([(0, (world.clone(), 0))]);
    for (group, all) in of_ranks {
        let ordered = !group.is_empty() && all.iter().all(|(_, thread)| *thread == all[0].1);
        for (ordinal, (number, _)) in (u32::from(group == world)..).zip(all) {
            found.insert(number, (group.clone(), if ordered { ordinal } else { NONE }));
        }
    }
    found
}

impl Fold<'_> {
    /// Adds the rows of a process; `traced` are its records of events with the thread's row. Returns how many made no sense.
    pub fn add_events(
        &mut self,
        process: u32,
        recorded: &Recorded,
        mapping: &Mapping,
        cycles: Cycles,
        traced: &[(&Record, u32)],
    ) -> u64 {
        let mut damaged = 0;
        let mut told: Vec<Told> = Vec::new();
        for (record, thread) in traced {
            let words = record.frames.chunks(Event::SIZE / 8);
            for words in words {
                let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
                match Event::parse(&bytes) {
                    Some(event) => told.push(Told {
                        event,
                        thread: *thread,
                        block: record.head.thread,
                    }),
                    None => damaged += 1,
                }
            }
        }
        // A request is started before it is complete, whichever threads do that; events of one call stay together.
        told.sort_by_key(|told| told.event.end_tsc);
        let ranks = Communicators::of(recorded);
        let known = communicators(&told, &ranks);
        let start_ns = self.clock.at(recorded.header.start_mono_ns);
        let moment = |tsc| moment(start_ns, &recorded.header, cycles, tsc);
        let mut requests = Requests::default();
        let mut places: HashMap<(u32, u32), (u32, u32)> = HashMap::new();
        let mut parts: HashMap<u32, u32> = HashMap::new();
        let mut rows = Vec::with_capacity(told.len());
        for Told { event, thread, block } in &told {
            let (call, frame) = *places.entry((*block, event.site)).or_insert_with(|| {
                let Some(site) = event
                    .site
                    .checked_sub(1)
                    .and(recorded.site_of.get(&(*block, event.site)))
                else {
                    return (0, NONE);
                };
                let call = self.call(site.call);
                let Profile { tables, strings, .. } = &mut self.profile;
                (
                    call,
                    self.places
                        .caller(tables, strings, mapping, &recorded.python, caller(site)),
                )
            });
            let part = parts.entry(*thread).or_default();
            *part = if event.kind < EVENT_ALSO_RECEIVE { 0 } else { *part + 1 };
            let strings = &mut self.profile.strings;
            let (start, end) = (moment(event.start_tsc), moment(event.end_tsc));
            let row = tables::Event {
                process,
                start_ns: start,
                thread: *thread,
                part: *part,
                duration_ns: u64::try_from(end - start).unwrap_or(0),
                call,
                frame,
                kind: Str(0),
                peer: -1,
                tag: -1,
                group: Str(0),
                ordinal: 0,
                bytes: event.bytes,
                request: 0,
            };
            let mut message = |kind: &str, event: &Event, request: u32| {
                let group = known
                    .get(&event.comm)
                    .map_or(("", NONE), |(group, ordinal)| (group.as_str(), *ordinal));
                tables::Event {
                    kind: strings.intern(kind),
                    peer: rank(event.peer),
                    tag: event.tag,
                    group: strings.intern(group.0),
                    ordinal: group.1,
                    bytes: event.bytes,
                    request,
                    ..row
                }
            };
            match event.kind {
                EVENT_SEND => rows.push(message(SEND, event, 0)),
                EVENT_RECEIVE | EVENT_ALSO_RECEIVE => rows.push(message(RECEIVE, event, 0)),
                EVENT_COLLECTIVE => rows.push(message(COLLECTIVE, event, 0)),
                EVENT_START_SEND => {
                    let request = requests.start(event.clone(), false, false, rows.len());
                    rows.push(message(START_SEND, event, request));
                }
                EVENT_START_RECEIVE | EVENT_ALSO_START_RECEIVE => {
                    let also = event.kind == EVENT_ALSO_START_RECEIVE;
                    let request = requests.start(event.clone(), true, also, rows.len());
                    rows.push(message(START_RECEIVE, event, request));
                }
                EVENT_STARTED => match requests.prepared.get(&event.request).cloned() {
                    Some(made) => {
                        let receives = made.kind == EVENT_PREPARE_RECEIVE;
                        let kind = if receives { START_RECEIVE } else { START_SEND };
                        let request = requests.start(made.clone(), receives, false, rows.len());
                        rows.push(message(kind, &made, request));
                    }
                    None => *part -= 1,
                },
                EVENT_COMPLETED => {
                    let running = requests.running.remove(&event.request).unwrap_or_default();
                    *part -= 1;
                    for started in running {
                        let mut what = started.event;
                        if started.receives {
                            let peer = ranks.rank(what.comm, event.peer);
                            // MPICH leaves some statuses as they were (MPI_Isendrecv): such a one is of another message.
                            let told = peer.filter(|peer| {
                                (rank(what.peer) < -1 || what.peer == *peer) && (what.tag < 0 || what.tag == event.tag)
                            });
                            what.bytes = told.map_or(0, |_| event.bytes);
                            if let Some(peer) = told {
                                (what.peer, what.tag) = (peer, event.tag);
                            }
                        }
                        *part += 1;
                        rows.push(tables::Event {
                            part: *part,
                            ..message(COMPLETE, &what, started.number)
                        });
                    }
                }
                EVENT_CANCELLED => {
                    for started in requests.running.remove(&event.request).unwrap_or_default() {
                        rows[started.row].peer = -1;
                    }
                    *part -= 1;
                }
                _ => {
                    if matches!(event.kind, EVENT_PREPARE_SEND | EVENT_PREPARE_RECEIVE) {
                        requests.prepared.insert(event.request, event.clone());
                    }
                    rows.push(row);
                }
            }
        }
        rows.sort();
        self.profile.tables.events.append(rows.into_iter().collect());
        damaged
    }
}
