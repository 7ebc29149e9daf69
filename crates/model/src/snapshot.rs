//! What every rank did at the same moments, and who was waited for.
//!
//! All ranks are sampled at the same ticks, so one tick is a picture of the whole run. The run is cut into slots of as
//! many ticks as the slowest sampling had between two samples; a rank's state in a slot is that of the sample that
//! covers the slot's end; of several threads that work, of one that computes. In a slot a rank either waits (it is in MPI)
//! or is busy (it is in anything else).
//!
//! A slot is *held up* when ranks wait for some that are busy. Who waits for whom is known where calls of MPI say it
//! ([`crate::waiting`]); else ranks wait for those that are busy if these are no more than half: the few keep the many waiting.
//! If the work of those that are waited for were spread evenly over all, the slot would take `1 - held / ranks` of its time.

use crate::class::Family;
use crate::run::Run;
use crate::waiting::{Culprits, Waiting, waiting};
use format::tables::NONE;

/// Most slots; with more ticks than that, slots are longer.
const MAX_SLOTS: u64 = 4096;
/// Most slots of all ranks together, 128 MiB of row numbers: a wide run has fewer slots, each seen by more ranks.
const MAX_STATES: u64 = 32 << 20;
/// But not fewer than this.
const MIN_SLOTS: u64 = 64;

/// Who was waited for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HeldUp {
    /// Seconds in which few kept many waiting.
    pub slots_s: f64,
    /// Seconds of elapsed time that even spreading of the busy ranks' work would save.
    pub gain_s: f64,
    /// Seconds in MPI in held-up slots, summed over the ranks that wait.
    pub waiting_s: f64,
    /// The same for each rank.
    pub waiting_by_rank: Vec<f64>,
    /// Per rank: its part of `gain_s`, shared evenly among the ranks that are busy in a slot.
    pub waited_for_s: Vec<f64>,
    /// Per context: the call in which ranks waited there in held-up slots, and for how long, summed over ranks.
    pub waiting_in: Vec<(u32, f64)>,
}

/// How many ranks run in a slot, and how many of them wait in MPI.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlotCount {
    /// Ranks that were running.
    pub running: u32,
    /// Those in MPI.
    pub waiting: u32,
    /// Those of them that wait for ranks that are not.
    pub held: u32,
}

impl SlotCount {
    /// Ranks that run and are not in MPI.
    pub fn busy(self) -> u32 {
        self.running - self.waiting
    }

    /// Whether ranks keep others waiting.
    pub fn is_held_up(self) -> bool {
        self.held > 0
    }

    /// The part of the slot that even spreading of the work that is waited for would save.
    pub fn saving(self) -> f64 {
        f64::from(self.held) / f64::from(self.running.max(1))
    }
}

/// States of ranks by slot.
#[derive(Clone, Debug)]
pub struct Snapshots {
    slot_s: f64,
    slots: usize,
    ranks: usize,
    sample: Vec<u32>,
    /// Whether the rank began a call of MPI between the slot before and this one; empty where that is not known.
    called: Vec<bool>,
    counts: Vec<SlotCount>,
    in_mpi_s: f64,
    culprits: Culprits,
    waiting: Waiting,
    held_up: HeldUp,
}

impl Snapshots {
    pub(crate) fn new(run: &Run) -> Snapshots {
        let samples = &run.tables().samples;
        let ranks = run.ranks().len();
        let mut last = 0u64;
        let mut weights = vec![];
        for rank in 0..ranks {
            let mut before = None;
            for piece in run.pieces(rank) {
                last = last.max(u64::from(piece.end));
                if samples.call[piece.row] == 0 && before != Some(piece.row) {
                    weights.push(samples.weight[piece.row]);
                }
                before = Some(piece.row);
            }
        }
        // Weights of computing samples are the sampling periods; those of blocked calls are longer and are no guide.
        let period = if weights.is_empty() {
            1
        } else {
            let at = (weights.len() - 1) * 95 / 100;
            *weights.select_nth_unstable(at).1
        };
        let most = (MAX_STATES / ranks.max(1) as u64).clamp(MIN_SLOTS, MAX_SLOTS);
        let width = u64::from(period.max(1)).max(last.div_ceil(most));
        let slots = (last / width) as usize;
        let mut sample = vec![NONE; slots * ranks];
        let known = samples.called.iter().any(|called| *called != 0);
        let mut called = vec![false; if known { slots * ranks } else { 0 }];
        for rank in 0..ranks {
            for piece in run.pieces(rank) {
                let (start, end) = (u64::from(piece.start), u64::from(piece.end));
                if samples.called[piece.row] != 0
                    && let Some(called) = called.get_mut((start / width) as usize * ranks + rank)
                {
                    *called = true;
                }
                // Slots whose last tick lies in start..end.
                for slot in (start / width)..(end / width).min(slots as u64) {
                    let state = &mut sample[slot as usize * ranks + rank];
                    if *state == NONE || run.prevails(rank, piece.row, *state as usize) {
                        *state = piece.row as u32;
                    }
                }
            }
        }
        let mut snapshots = Snapshots {
            slot_s: width as f64 * run.tick_s(),
            slots,
            ranks,
            sample,
            called,
            counts: Vec::with_capacity(slots),
            in_mpi_s: 0.0,
            culprits: Vec::with_capacity(slots),
            waiting: Waiting::default(),
            held_up: HeldUp::default(),
        };
        let (waiting, known) = waiting(run, &snapshots);
        snapshots.waiting = waiting;
        snapshots.judge(run, known);
        snapshots
    }

    /// `known`: who is waited for, where that is known.
    fn judge(&mut self, run: &Run, mut known: Option<Culprits>) {
        let samples = &run.tables().samples;
        let classes = run.sample_classes();
        let mut held_up = HeldUp {
            waiting_by_rank: vec![0.0; self.ranks],
            waited_for_s: vec![0.0; self.ranks],
            waiting_in: vec![(0, 0.0); run.tables().contexts.len()],
            ..HeldUp::default()
        };
        for slot in 0..self.slots {
            let states = &self.sample[slot * self.ranks..(slot + 1) * self.ranks];
            let running = states.iter().filter(|row| **row != NONE).count() as u32;
            let waits = |row: &u32| *row != NONE && classes[*row as usize].family() == Family::Mpi;
            let in_mpi = states.iter().filter(|row| waits(row)).count() as u32;
            let mut count = SlotCount {
                waiting: in_mpi,
                running,
                held: 0,
            };
            let culprits = match &mut known {
                Some(culprits) => std::mem::take(&mut culprits[slot]),
                None if count.busy() >= 1 && in_mpi >= count.busy() => {
                    let busy = |(_, row): &(usize, &u32)| **row != NONE && !waits(row);
                    let each = in_mpi as f32 / count.busy() as f32;
                    let of = states.iter().enumerate().filter(busy);
                    of.map(|(rank, _)| (rank as u32, each)).collect()
                }
                None => vec![],
            };
            count.held = culprits.iter().map(|(_, held)| held).sum::<f32>().round() as u32;
            self.counts.push(count);
            self.in_mpi_s += self.slot_s * f64::from(in_mpi);
            self.culprits.push(culprits);
            let culprits = &self.culprits[slot];
            if !count.is_held_up() {
                continue;
            }
            let gain = self.slot_s * count.saving();
            held_up.slots_s += self.slot_s;
            held_up.gain_s += gain;
            held_up.waiting_s += self.slot_s * f64::from(count.held);
            for (rank, held) in culprits {
                held_up.waited_for_s[*rank as usize] += gain * f64::from(*held) / f64::from(count.held);
            }
            // All that are in MPI where it is not known who waits.
            let part = f64::from(count.held) / f64::from(in_mpi.max(1));
            for (rank, row) in states.iter().enumerate().filter(|(_, row)| waits(row)) {
                held_up.waiting_by_rank[rank] += self.slot_s * part;
                if let Some((call, seconds)) = held_up.waiting_in.get_mut(samples.context[*row as usize] as usize) {
                    (*call, *seconds) = (samples.call[*row as usize], *seconds + self.slot_s * part);
                }
            }
        }
        self.held_up = held_up;
    }

    /// Seconds a slot.
    pub fn slot_s(&self) -> f64 {
        self.slot_s
    }

    /// Slots.
    pub fn len(&self) -> usize {
        self.slots
    }

    /// Whether nothing was sampled.
    pub fn is_empty(&self) -> bool {
        self.slots == 0
    }

    /// How many ranks run and wait in each slot.
    pub fn counts(&self) -> &[SlotCount] {
        &self.counts
    }

    /// Rows of `samples` of all ranks in a slot, NONE of those that do not run.
    pub(crate) fn states(&self, slot: usize) -> &[u32] {
        &self.sample[slot * self.ranks..(slot + 1) * self.ranks]
    }

    /// Whether a rank began a call of MPI between the slot before and this one; `None` where that is not known.
    pub(crate) fn called(&self, slot: usize, rank: usize) -> Option<bool> {
        self.called.get(slot * self.ranks + rank).copied()
    }

    /// Ranks that others wait for in a slot, and by how many each.
    pub fn waited_for(&self, slot: usize) -> impl Iterator<Item = (usize, f64)> + '_ {
        self.culprits[slot]
            .iter()
            .map(|(rank, held)| (*rank as usize, f64::from(*held)))
    }

    /// Whether others wait for the rank in a slot.
    pub fn is_waited_for(&self, slot: usize, rank: usize) -> bool {
        self.waited_for(slot).any(|(other, _)| other == rank)
    }

    /// Who waits for whom, as far as calls say it.
    pub fn waiting(&self) -> &Waiting {
        &self.waiting
    }

    /// A rank's sample (a row of `samples`) in a slot.
    pub fn sample(&self, slot: usize, rank: usize) -> Option<usize> {
        let row = *self.sample.get(slot * self.ranks + rank)?;
        (row != NONE).then_some(row as usize)
    }

    /// Seconds in MPI, summed over ranks and slots.
    pub fn in_mpi_s(&self) -> f64 {
        self.in_mpi_s
    }

    /// Who was waited for, over the whole run.
    pub fn held_up(&self) -> &HeldUp {
        &self.held_up
    }
}

impl Run {
    /// Whether, of two samples of a rank at one moment, the first stands for the rank: one that computes before one that
    /// communicates before one in I/O, and of equals that of the main thread.
    fn prevails(&self, rank: usize, row: usize, over: usize) -> bool {
        let threads = &self.tables().samples.thread;
        let main = self.ranks()[rank].main.map(|main| main.0);
        let order = |row: usize| (self.sample_classes()[row].family(), Some(threads[row]) != main);
        order(row) < order(over)
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::run_from_text;

    #[test]
    fn a_rank_whose_worker_computes_does_not_wait() {
        let held_up = |text: &str| run_from_text(text).snapshots().held_up().slots_s;
        assert_eq!(held_up("UUUU\nMMMM\n+UUUU"), 0.0);
        assert_eq!(held_up("LLLL\n+UUUU\nMMMM"), 4.0);
    }

    #[test]
    fn the_rank_that_computes_while_others_wait_is_waited_for() {
        let run = run_from_text("UUUU\nUUMM\nUUMM\nUUMM");
        let held_up = run.snapshots().held_up();
        assert_eq!(held_up.slots_s, 2.0);
        assert_eq!(held_up.gain_s, 1.5);
        assert_eq!(held_up.waiting_s, 6.0);
        assert_eq!(held_up.waited_for_s, [1.5, 0.0, 0.0, 0.0]);
        assert_eq!(held_up.waiting_by_rank, [0.0, 2.0, 2.0, 2.0]);
    }

    #[test]
    fn nobody_is_waited_for_when_all_communicate_or_most_compute() {
        assert_eq!(run_from_text("UM\nUM").snapshots().held_up().slots_s, 0.0);
        assert_eq!(run_from_text("UM\nUU\nUU").snapshots().held_up().slots_s, 0.0);
    }

    #[test]
    fn a_rank_that_has_ended_is_not_counted() {
        let held_up = run_from_text("UUU\nUMM\nU..").snapshots().held_up().clone();
        assert_eq!(held_up.gain_s, 2.0 * 0.5);
    }

    #[test]
    fn a_sample_stands_for_all_its_ticks() {
        let mut fixture = crate::fixture::Fixture::new("UUUU\nUUMM");
        let samples = &mut fixture.profile().tables.samples;
        // The second rank's two ticks in MPI, as one sample of weight 2 at the end.
        for column in [
            &mut samples.process,
            &mut samples.thread,
            &mut samples.tick,
            &mut samples.call,
        ] {
            column.remove(6);
        }
        samples.context.remove(6);
        samples.weight.remove(6);
        samples.weight[6] = 2;
        assert_eq!(fixture.run().snapshots().held_up().slots_s, 2.0);
    }
}
