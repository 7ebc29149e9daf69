//! Where ranks stand: where each was last seen, and since when.

use crate::class::Family;
use crate::id::{CallId, ContextId, FrameId};
use crate::place::Place;
use crate::run::Run;

/// Ranks whose main threads were last seen at one place of the program.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The call that they are in; the first row of `calls` where they compute.
    pub call: CallId,
    /// The program's own frame there, where one is known.
    pub frame: Option<FrameId>,
    /// The stack of the first of them.
    pub context: ContextId,
    /// Indices into `ranks()`, ascending.
    pub ranks: Vec<usize>,
    /// Seconds for which the one that came last has been seen nowhere else, and the one that came first.
    pub for_s: (f64, f64),
}

impl Run {
    /// Where ranks were last seen, most ranks first; those of which nothing was seen are in none.
    pub fn standing(&self) -> Vec<Standing> {
        let mut groups: Vec<(Place<'_>, Standing)> = vec![];
        for rank in 0..self.ranks().len() {
            let Some((call, frame, context, for_s)) = self.last_seen(rank) else {
                continue;
            };
            let place = frame.map(|frame| self.place(frame)).unwrap_or_default();
            match groups
                .iter_mut()
                .find(|(known, group)| *known == place && group.call == call)
            {
                Some((_, group)) => {
                    group.ranks.push(rank);
                    group.for_s = (group.for_s.0.min(for_s), group.for_s.1.max(for_s));
                }
                None => groups.push((
                    place,
                    Standing {
                        call,
                        frame,
                        context,
                        ranks: vec![rank],
                        for_s: (for_s, for_s),
                    },
                )),
            }
        }
        groups.sort_by_key(|(_, group)| std::cmp::Reverse(group.ranks.len()));
        groups.into_iter().map(|(_, group)| group).collect()
    }

    /// Whether all ranks stand in MPI, each at least for so many seconds each: then none of them goes on by itself.
    pub fn all_wait_in_mpi(&self, standing: &[Standing], seconds: f64) -> bool {
        let seen: usize = standing.iter().map(|group| group.ranks.len()).sum();
        let waits = |group: &Standing| self.call_class(group.call).family() == Family::Mpi && group.for_s.0 >= seconds;
        seen > 1 && seen == self.everyone().len() && standing.iter().all(waits)
    }

    /// Call, own frame and context of a rank's last sample, and the seconds since its main thread was seen at another place.
    fn last_seen(&self, rank: usize) -> Option<(CallId, Option<FrameId>, ContextId, f64)> {
        let samples = &self.tables().samples;
        let rows = self.main_samples(rank);
        let last = rows.clone().last()?;
        let (call, context) = (CallId(samples.call[last]), ContextId(samples.context[last]));
        let frame = self.own_frame(context);
        // A loop goes from line to line; a call that waits does not.
        let at = |context: ContextId| {
            let place = self
                .own_frame(context)
                .map(|frame| self.place(frame))
                .unwrap_or_default();
            (place.function, if call.0 == 0 { 0 } else { place.line })
        };
        let here = at(context);
        let stays = |row: &usize| {
            let context_of = ContextId(samples.context[*row]);
            samples.call[*row] == call.0 && (context_of == context || at(context_of) == here)
        };
        let ticks: f64 = (rows.rev().take_while(stays))
            .map(|row| f64::from(samples.weight[row]))
            .sum();
        Some((call, frame, context, ticks * self.tick_s()))
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn ranks_at_one_place_stand_together_since_the_last_of_them_came() {
        let run = Fixture::new("U2M6\nU4M4\nU8").run();
        let seen: Vec<(Vec<usize>, (f64, f64))> = (run.standing().into_iter())
            .map(|group| (group.ranks, group.for_s))
            .collect();
        assert_eq!(seen, [(vec![0, 1], (4.0, 6.0)), (vec![2], (8.0, 8.0))]);
        assert!(!run.all_wait_in_mpi(&run.standing(), 1.0));
        let run = Fixture::new("U2M6\nU4M4").run();
        assert!(run.all_wait_in_mpi(&run.standing(), 4.0) && !run.all_wait_in_mpi(&run.standing(), 5.0));
    }
}
