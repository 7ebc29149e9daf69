//! Threads of a rank beside each other: how many compute at the same moments.

use crate::Tag;
use crate::class::{Class, Family};
use crate::id::{CallId, ContextId, ThreadId};
use crate::run::{Run, process_span};
use crate::work::Piece;

/// What a rank's threads do in a slot of [`crate::Snapshots`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TeamSlot {
    /// What the main thread does.
    pub main: Option<Class>,
    /// Whether it does so within a parallel region of OpenMP.
    pub main_in_region: bool,
    /// Other threads that compute: a mean where a slot has several samples.
    pub others_computing: f64,
    /// Other threads that were sampled in the OpenMP runtime.
    pub others_in_openmp: f64,
    /// Other threads in I/O or MPI: they have work of their own.
    pub others_in_calls: f64,
    /// Other threads that were taking a lock.
    pub others_at_locks: f64,
    /// Whether the main thread was.
    pub main_at_lock: bool,
}

impl TeamSlot {
    /// Other threads that do work: computing, I/O, MPI.
    pub fn others_working(&self) -> f64 {
        self.others_computing + self.others_in_calls
    }
}

impl Run {
    /// Seconds by the clock in which a thread of a rank or several at once were in a family of classes.
    pub fn wall_s(&self, rank: usize, family: Family) -> f64 {
        let samples = &self.tables().samples;
        let mut spans: Vec<(u32, u32)> = process_span(self.tables(), self.ranks()[rank].process)
            .filter(|row| self.sample_classes()[*row].family() == family)
            .map(|row| Piece::whole(samples, row))
            .map(|piece| (piece.start, piece.end))
            .collect();
        spans.sort_unstable();
        let (mut ticks, mut last) = (0, 0);
        for (start, end) in spans {
            ticks += end.saturating_sub(start.max(last));
            last = last.max(end);
        }
        f64::from(ticks) * self.tick_s()
    }

    /// Seconds in which a rank of several threads waits for I/O: its main thread's, or that of others while nobody computes.
    pub fn waited_io_s(&self, rank: usize) -> f64 {
        let is = |slot: &TeamSlot, family| slot.main.is_some_and(|class| class.family() == family);
        let waited = |slot: &&TeamSlot| {
            let works = is(slot, Family::Compute) || is(slot, Family::Mpi) || slot.others_computing > 0.0;
            is(slot, Family::Io) || slot.main.is_some() && slot.others_in_calls > 0.0 && !works
        };
        self.team(rank).iter().filter(waited).count() as f64 * self.snapshots().slot_s()
    }

    /// The slots of a rank with more than one thread.
    pub fn team(&self, rank: usize) -> Vec<TeamSlot> {
        let (snapshots, samples) = (self.snapshots(), &self.tables().samples);
        let width = (snapshots.slot_s() / self.tick_s()).round().max(1.0) as u64;
        let (process, main) = (self.ranks()[rank].process, self.main_samples(rank));
        let mut main_row = vec![None; snapshots.len()];
        for row in main.clone() {
            let piece = Piece::whole(samples, row);
            for slot in u64::from(piece.start) / width..(u64::from(piece.end) / width).min(main_row.len() as u64) {
                main_row[slot as usize] = Some(row);
            }
        }
        // A critical section of OpenMP is one, too.
        let at_lock = |row: usize| self.call_is(CallId(samples.call[row]), Tag::Lock);
        let within = |row: usize| self.is_in_region(ContextId(samples.context[row]));
        let mut slots: Vec<TeamSlot> = (0..snapshots.len())
            .map(|slot| TeamSlot {
                main: main_row[slot].map(|row| self.sample_classes()[row]),
                main_in_region: main_row[slot].is_some_and(within),
                main_at_lock: main_row[slot].is_some_and(at_lock),
                ..TeamSlot::default()
            })
            .collect();
        for row in process_span(self.tables(), process).filter(|row| !main.contains(row)) {
            let class = self.sample_classes()[row];
            let in_call = matches!(class.family(), Family::Io | Family::Mpi);
            let helps = self.is_helper(ThreadId(samples.thread[row]));
            if !at_lock(row) && !matches!(class, Class::Compute | Class::OpenMp) && (!in_call || helps) {
                continue;
            }
            let end = u64::from(samples.tick[row]) + 1;
            let start = end.saturating_sub(u64::from(samples.weight[row]));
            for at in start / width..end.div_ceil(width).min(slots.len() as u64) {
                let ticks = end.min((at + 1) * width) - start.max(at * width);
                let part = ticks as f64 / width as f64;
                let slot = &mut slots[at as usize];
                *match class {
                    _ if at_lock(row) => &mut slot.others_at_locks,
                    Class::Compute => &mut slot.others_computing,
                    _ if in_call => &mut slot.others_in_calls,
                    _ => &mut slot.others_in_openmp,
                } += part;
            }
        }
        slots
    }
}

#[cfg(test)]
mod tests {
    use crate::class::Class;
    use crate::fixture::run_from_text;

    #[test]
    fn threads_are_counted_at_the_same_moments() {
        let run = run_from_text("M\nUUOO\n+OUUO\n+OUOO");
        let team = run.team(1);
        assert_eq!(team.len(), 4);
        let computing: Vec<f64> = team.iter().map(|slot| slot.others_computing).collect();
        assert_eq!(computing, [0.0, 2.0, 1.0, 0.0]);
        assert_eq!(team[0].main, Some(Class::Compute));
        assert_eq!((team[3].main, team[3].others_in_openmp), (Some(Class::OpenMp), 2.0));
        let writes = run_from_text("U\n+D").team(0)[0];
        assert_eq!((writes.others_in_calls, writes.others_working()), (1.0, 1.0));
        assert_eq!(run.team(0).iter().filter(|slot| slot.main.is_some()).count(), 1);
    }
}
