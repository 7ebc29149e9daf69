//! Whom calls of MPI waited for: what the collector told at their end, or, of calls that never ended, what stands in the
//! thread's block.

use super::Fold;
use super::process::Recorded;
use format::records::{
    AWAIT_ALL, AWAIT_FROM_ROOT, AWAIT_HOLDS, AWAIT_TO_ROOT, AWAIT_WORDS, AWAITED_ROLE_BIT, ROLE_ANYBODY,
    ROLE_IN_COMMUNICATOR, ROLE_RECEIVES, ROLE_SENDS,
};
use format::region::{Record, RecordKind, Thread};
use format::tables::{Str, Wait};
use std::collections::HashMap;
use std::ops::RangeInclusive;

/// Rows of `waits` by sample.
#[derive(Default)]
pub struct Waits {
    rows: HashMap<*const Record, u32>,
    /// Of the calls that threads were in at the end, by number of the thread and its site.
    open: HashMap<(u32, u32), u32>,
}

impl Waits {
    /// The row of a sample; 0 where it is not known.
    pub fn of(&self, record: &Record) -> u32 {
        let open = || self.open.get(&(record.head.thread, u32::from(record.head.site)));
        *(self.rows.get(&std::ptr::from_ref(record)).or_else(open)).unwrap_or(&0)
    }
}

/// The ranks of communicators, as far as they are known.
pub struct Communicators {
    world: Vec<RangeInclusive<u32>>,
    others: HashMap<u32, Vec<RangeInclusive<u32>>>,
}

impl Communicators {
    fn of_world(recorded: &Recorded) -> Self {
        let last = u32::try_from(recorded.header.world_size).unwrap_or(0).checked_sub(1);
        Self {
            world: last.map(|last| 0..=last).into_iter().collect(),
            others: HashMap::new(),
        }
    }

    /// All that a process told of.
    pub fn of(recorded: &Recorded) -> Self {
        let mut all = Self::of_world(recorded);
        let told = recorded
            .records
            .iter()
            .filter(|record| record.kind == RecordKind::Communicator);
        told.for_each(|record| all.add(record));
        all
    }

    fn add(&mut self, record: &Record) {
        let [number, _, runs @ ..] = record.frames.as_slice() else {
            return;
        };
        let span = |word: &u64| {
            let (first, count) = ((word >> 32) as u32, *word as u32);
            Some(first..=first.checked_add(count.checked_sub(1)?)?)
        };
        self.others
            .insert(*number as u32, runs.iter().filter_map(span).collect());
    }

    /// Who has a rank in one; in one between two groups, in the other's.
    pub fn rank(&self, number: u32, rank: u32) -> Option<u32> {
        let spans = if number == 0 {
            &self.world
        } else {
            self.others.get(&number)?
        };
        let mut rest = rank;
        for span in spans {
            let count = span.end() - span.start() + 1;
            if rest < count {
                return Some(span.start() + rest);
            }
            rest -= count;
        }
        None
    }

    /// The ranks of one by its number in the ring; empty if they are not known.
    pub fn list(&self, number: u32) -> String {
        let spans = if number == 0 {
            Some(&self.world)
        } else {
            self.others.get(&number)
        };
        text::list(spans.into_iter().flatten().cloned())
    }
}

/// What a record or a block says, before its texts are rows.
struct Told {
    kind: u32,
    group: String,
    /// All ranks.
    world: String,
    root: Option<u32>,
    ranks: Vec<u64>,
}

impl Fold<'_> {
    /// Adds the rows that the samples of a process need.
    pub fn add_waits(&mut self, recorded: &Recorded) -> Waits {
        let mut communicators = Communicators::of_world(recorded);
        let mut waits = Waits::default();
        // Samples in a call whose end has not come yet, by thread.
        let mut pending: HashMap<u32, Vec<&Record>> = HashMap::new();
        let mut holds: Vec<&Record> = vec![];
        for record in &recorded.records {
            let head = &record.head;
            match record.kind {
                RecordKind::Sample => {
                    let samples = pending.entry(head.thread).or_default();
                    if samples.last().is_some_and(|before| before.head.site != head.site) {
                        samples.clear();
                    }
                    if head.call != 0 && head.site != 0 {
                        samples.push(record);
                    }
                }
                RecordKind::Communicator => communicators.add(record),
                RecordKind::Await if told_kind(record) == AWAIT_HOLDS => holds.push(record),
                RecordKind::Await => {
                    let samples = pending.remove(&head.thread).unwrap_or_default();
                    let row = self.wait(&told(record, &communicators));
                    let here = samples.into_iter().filter(|sample| sample.head.site == head.site);
                    waits.rows.extend(here.map(|sample| (std::ptr::from_ref(sample), row)));
                }
                _ => {}
            }
        }
        for (number, thread) in &recorded.threads {
            if let Some(told) = still_waits(thread, recorded.header.comm_world, &communicators) {
                let row = self.wait(&told);
                waits.open.insert((*number, thread.site), row);
                let samples = pending.remove(number).unwrap_or_default();
                waits
                    .rows
                    .extend(samples.into_iter().map(|sample| (std::ptr::from_ref(sample), row)));
            }
        }
        self.add_holds(recorded, &holds, &mut waits);
        waits
    }

    /// What threads did while they held a lock, beside whom they then waited for.
    fn add_holds(&mut self, recorded: &Recorded, holds: &[&Record], waits: &mut Waits) {
        let mut of_thread: HashMap<u32, Vec<&Record>> = HashMap::new();
        for hold in holds {
            of_thread.entry(hold.head.thread).or_default();
        }
        let samples = recorded
            .records
            .iter()
            .filter(|record| record.kind == RecordKind::Sample);
        for sample in samples {
            if let Some(samples) = of_thread.get_mut(&sample.head.thread) {
                samples.push(sample);
            }
        }
        for hold in holds {
            let [_, since, rank, ..] = hold.frames.as_slice() else {
                continue;
            };
            let samples = &of_thread[&hold.head.thread];
            let first = samples.partition_point(|sample| sample.head.tick <= *since);
            let held = samples[first..]
                .iter()
                .take_while(|sample| sample.head.tick <= hold.head.tick);
            for sample in held {
                let row = Wait {
                    holds: self.profile.strings.intern(&text::list([*rank as u32..=*rank as u32])),
                    ..self.profile.tables.waits.row(waits.of(sample))
                };
                waits.rows.insert(std::ptr::from_ref(*sample), self.row_of(row));
            }
        }
    }

    fn wait(&mut self, told: &Told) -> u32 {
        let with = |role: u32| {
            let ranks = told
                .ranks
                .iter()
                .filter(move |word| (**word >> AWAITED_ROLE_BIT) as u32 & role != 0);
            ranks.map(|word| *word as u32..=*word as u32)
        };
        let anybody = told
            .ranks
            .iter()
            .any(|word| (word >> AWAITED_ROLE_BIT) as u32 & ROLE_ANYBODY != 0);
        let collective = told.kind >= AWAIT_ALL;
        let strings = &mut self.profile.strings;
        let row = Wait {
            kind: match AWAIT_WORDS.get(told.kind as usize) {
                Some(_) if anybody && !collective => strings.intern("any message"),
                Some(word) => strings.intern(word),
                None => Str(0),
            },
            from: match collective {
                true => strings.intern(&told.group),
                // Of MPI_ANY_SOURCE any rank will do.
                false if anybody => strings.intern(&told.world),
                false => strings.intern(&text::list(with(ROLE_SENDS))),
            },
            to: strings.intern(&text::list(with(ROLE_RECEIVES))),
            root: told.root.and_then(|root| i32::try_from(root).ok()).unwrap_or(-1),
            holds: Str(0),
        };
        self.row_of(row)
    }

    fn row_of(&mut self, row: Wait) -> u32 {
        *(self.waits.entry(row)).or_insert_with(|| self.profile.tables.waits.push(row))
    }
}

/// await of the call.
fn told_kind(record: &Record) -> u32 {
    record.frames.first().map_or(0, |word| *word as u32)
}

fn told(record: &Record, communicators: &Communicators) -> Told {
    let word = |at: usize| record.frames.get(at).copied().unwrap_or(0);
    Told {
        kind: told_kind(record),
        group: communicators.list((word(0) >> 32) as u32),
        world: communicators.list(0),
        root: u32::try_from(word(1)).ok(),
        ranks: record.frames.get(2..).unwrap_or_default().to_vec(),
    }
}

/// What a thread waited for when its process ended, as far as that can be told without asking MPI.
fn still_waits(thread: &Thread, comm_world: u64, communicators: &Communicators) -> Option<Told> {
    if thread.call == 0 || thread.awaited_kind == 0 || thread.first_tick_tsc == 0 {
        return None;
    }
    let of_world = thread.awaited_group == comm_world;
    let known = |word: &u64| (word >> AWAITED_ROLE_BIT) as u32 & ROLE_IN_COMMUNICATOR == 0;
    let ranks = thread.awaited.iter().take(thread.awaited_count as usize).copied();
    let rooted = matches!(thread.awaited_kind, AWAIT_FROM_ROOT | AWAIT_TO_ROOT);
    let told = Told {
        kind: thread.awaited_kind,
        world: communicators.list(0),
        group: if of_world { communicators.list(0) } else { String::new() },
        root: Some(thread.awaited_root as u32).filter(|_| rooted && of_world),
        ranks: ranks.filter(known).collect(),
    };
    (told.kind >= AWAIT_ALL && of_world || !told.ranks.is_empty()).then_some(told)
}
