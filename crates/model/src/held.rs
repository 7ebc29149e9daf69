//! What threads do that hold a mutex while others sleep for it.
//!
//! All threads of a process are sampled at the same ticks, and a mutex of POSIX threads says who holds it: the sample of that
//! thread at that tick is what the others wait for. Locks that are had again before a thread goes to sleep have no such
//! sample, and neither have those of OpenMP and of other kinds.

use crate::class::Class;
use crate::id::{CallId, ContextId, FrameId, ProcessId};
use crate::io_wait::CallPlace;
use crate::order::most_first;
use crate::run::Run;
use crate::waiting::Activity;
use format::calls::Tag;
use format::tables::Samples;
use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

/// What a holder does, and where others wait meanwhile.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    /// What the holder does.
    pub class: Class,
    /// The call that it is in (the first row of `calls` where it computes), and the program's line.
    pub at: CallPlace,
    /// Where others wait for it, most seconds first.
    pub waits: Vec<(CallPlace, f64)>,
    /// Seconds for which threads slept, summed over them.
    pub seconds: f64,
}

/// Seconds of one activity of a holder: by its lines, and by where others wait.
#[derive(Default)]
struct Sums {
    frames: BTreeMap<Option<FrameId>, f64>,
    waits: BTreeMap<CallPlace, f64>,
}

/// By thread, its rows of `samples`, which stand in the order of time.
fn rows_of_threads(samples: &Samples) -> HashMap<u32, Range<usize>> {
    let mut rows: HashMap<u32, Range<usize>> = HashMap::new();
    for (row, thread) in samples.thread.iter().enumerate() {
        rows.entry(*thread).or_insert(row..row).end = row + 1;
    }
    rows
}

/// The row among these that stands for a tick.
fn at_tick(samples: &Samples, rows: &Range<usize>, tick: u32) -> Option<usize> {
    let row = rows.start + samples.tick.get(rows.clone())?.partition_point(|at| *at < tick);
    let covers = |row: &usize| samples.tick[*row].saturating_sub(samples.weight[*row]) < tick;
    Some(row).filter(|row| rows.contains(row)).filter(covers)
}

impl Run {
    /// What the holders of mutexes do for which threads of a process (index into `ranks()`) sleep, or of all of them: most
    /// seconds first; and the seconds in which threads take mutexes and it is not known who has them.
    pub fn held(&self, rank: Option<usize>) -> (Vec<Held>, f64) {
        let samples = &self.tables().samples;
        let takes: Vec<bool> = (0..self.tables().calls.len() as u32)
            .map(|call| self.call_is(CallId(call), Tag::Mutex))
            .collect();
        let takes = |row: &usize| takes.get(samples.call[*row] as usize) == Some(&true);
        let waiting: Vec<usize> = (0..samples.len()).filter(takes).collect();
        if waiting.is_empty() {
            return (vec![], 0.0);
        }
        let rows = rows_of_threads(samples);
        let threads = &self.tables().threads;
        let mut by_id: HashMap<(u32, u32), Vec<&Range<usize>>> = HashMap::new();
        for (thread, rows) in &rows {
            if let Some(id) = threads.tid.get(*thread as usize) {
                by_id.entry((samples.process[rows.start], *id)).or_default().push(rows);
            }
        }
        let place = |row: usize| {
            (
                CallId(samples.call[row]),
                self.own_frame(ContextId(samples.context[row])),
            )
        };
        let mut all: BTreeMap<_, Sums> = BTreeMap::new();
        let mut unknown_s = 0.0;
        for row in waiting {
            let of = self.rank_index(ProcessId(samples.process[row]));
            if of.is_none() || rank.is_some_and(|rank| of != Some(rank)) {
                continue;
            }
            let seconds = f64::from(samples.weight[row]) * self.tick_s();
            // An id comes again when its thread has ended: but one has it at a moment.
            let known = by_id
                .get(&(samples.process[row], samples.holder[row]))
                .filter(|_| samples.holder[row] != 0);
            let holder = known.and_then(|threads| {
                threads
                    .iter()
                    .find_map(|rows| at_tick(samples, rows, samples.tick[row]))
            });
            // Who waits for a condition has let the mutex go.
            let holder = holder.filter(|holder| !self.call_is(CallId(samples.call[*holder]), Tag::Condition));
            match holder {
                Some(holder) => {
                    let (call, frame) = place(holder);
                    // What is inlined there is part of it.
                    let frame = frame.map(|frame| self.own_function(frame));
                    let activity = Activity::of(self, (call, frame));
                    let sums = all.entry((self.sample_classes()[holder], call, activity)).or_default();
                    *sums.frames.entry(frame).or_default() += seconds;
                    *sums.waits.entry(place(row)).or_default() += seconds;
                }
                None => unknown_s += seconds,
            }
        }
        let mut held: Vec<Held> = (all.into_iter())
            .map(|((class, call, _), sums)| Held {
                class,
                seconds: sums.waits.values().sum(),
                at: (call, most_first(sums.frames).first().and_then(|(frame, _)| *frame)),
                waits: most_first(sums.waits),
            })
            .collect();
        held.sort_by(|a, b| b.seconds.total_cmp(&a.seconds));
        (held, unknown_s)
    }
}
