//! Waiting that is due to others' I/O: ranks in MPI while few others, which have not come yet, read or write.

use crate::class::Family;
use crate::id::{CallId, ContextId, FrameId};
use crate::order::most_first;
use crate::run::Run;
use std::collections::HashMap;

/// A call at the program's own place.
pub type CallPlace = (CallId, Option<FrameId>);

/// Who waited for whose I/O, over the slots of [`crate::Snapshots`] in which few ranks kept many waiting. Where some of
/// those few did other things, the slot counts for its part of ranks in I/O.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct IoWaits {
    /// Seconds in which ranks waited for others' I/O.
    pub slots_s: f64,
    /// Seconds of waiting, ranks added up.
    pub waiting_s: f64,
    /// Seconds that spreading that I/O over all ranks would save.
    pub gain_s: f64,
    /// The most ranks that did I/O while others waited.
    pub most_at_once: u32,
    /// By rank: seconds of I/O while others waited.
    pub by_rank: Vec<f64>,
    /// By rank: seconds of waiting.
    pub waiting_by_rank: Vec<f64>,
    /// The I/O that was waited for, most seconds first.
    pub places: Vec<(CallPlace, f64)>,
    /// Where ranks waited, most seconds first.
    pub waits: Vec<(CallPlace, f64)>,
}

impl IoWaits {
    pub(crate) fn new(run: &Run) -> IoWaits {
        let (snapshots, samples, ranks) = (run.snapshots(), &run.tables().samples, run.ranks().len());
        let mut found = IoWaits {
            by_rank: vec![0.0; ranks],
            waiting_by_rank: vec![0.0; ranks],
            ..IoWaits::default()
        };
        let (mut places, mut waits) = (HashMap::new(), HashMap::new());
        let family = |row: usize| run.sample_classes()[row].family();
        let place = |row: usize| {
            let own = run.own_frame(ContextId(samples.context[row]));
            (CallId(samples.call[row]), own)
        };
        for (slot, count) in snapshots.counts().iter().enumerate() {
            let in_io: Vec<(usize, f64)> = (snapshots.waited_for(slot))
                .filter(|(rank, _)| {
                    snapshots
                        .sample(slot, *rank)
                        .is_some_and(|row| family(row) == Family::Io)
                })
                .collect();
            if in_io.is_empty() {
                continue;
            }
            let held: f64 = in_io.iter().map(|(_, held)| held).sum();
            let seconds = snapshots.slot_s() * held / f64::from(count.held);
            found.slots_s += seconds;
            found.waiting_s += snapshots.slot_s() * held;
            found.gain_s += snapshots.slot_s() * held / f64::from(count.running);
            found.most_at_once = found.most_at_once.max(in_io.len() as u32);
            let states = (0..ranks).filter_map(|rank| Some((rank, snapshots.sample(slot, rank)?)));
            let each = seconds * f64::from(count.held) / f64::from(count.waiting);
            for (rank, row) in states {
                match family(row) {
                    Family::Io if snapshots.is_waited_for(slot, rank) => {
                        found.by_rank[rank] += seconds;
                        *places.entry(place(row)).or_default() += seconds;
                    }
                    Family::Mpi => {
                        found.waiting_by_rank[rank] += each;
                        *waits.entry(place(row)).or_default() += each;
                    }
                    _ => {}
                }
            }
        }
        (found.places, found.waits) = (most_first(places), most_first(waits));
        found
    }

    /// Ranks by the seconds that others waited for their I/O, most first; those with none are left out.
    pub fn waited_for(&self) -> Vec<usize> {
        let mut ranks: Vec<usize> = (0..self.by_rank.len())
            .filter(|rank| self.by_rank[*rank] > 0.0)
            .collect();
        ranks.sort_by(|a, b| self.by_rank[*b].total_cmp(&self.by_rank[*a]).then(a.cmp(b)));
        ranks
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::run_from_text;

    #[test]
    fn the_barrier_after_an_unequal_flush_is_waiting_for_io() {
        let run = run_from_text("D6U4\nD2B4U4\nD2B4U4\nD2B4U4");
        let waits = run.io_waits();
        assert_eq!((waits.slots_s, waits.waiting_s, waits.gain_s), (4.0, 12.0, 3.0));
        assert_eq!(waits.by_rank, [4.0, 0.0, 0.0, 0.0]);
        assert_eq!(waits.waiting_by_rank, [0.0, 4.0, 4.0, 4.0]);
        assert_eq!((waits.waited_for(), waits.most_at_once), (vec![0], 1));
        assert_eq!(run.call_name(waits.places[0].0.0), "write");
        assert_eq!(
            (run.call_name(waits.waits[0].0.0), waits.waits[0].1),
            ("MPI_Barrier", 12.0)
        );
    }

    #[test]
    fn waiting_for_work_is_not_waiting_for_io() {
        assert_eq!(run_from_text("U6\nU2B4\nU2B4").io_waits().slots_s, 0.0);
        assert_eq!(run_from_text("D6\nD6\nB6").io_waits().slots_s, 0.0);
        // One of the two that are waited for computes.
        assert_eq!(run_from_text("D4\nU4\nB4\nB4").io_waits().slots_s, 2.0);
    }
}
