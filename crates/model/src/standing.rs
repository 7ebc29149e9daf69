//! Where ranks stand: where each was last seen, and since when.

use crate::class::{Class, Family};
use crate::id::{CallId, ContextId, FrameId, ProcessId};
use crate::place::Place;
use crate::run::Run;
use crate::waiting::circle;
use std::collections::HashMap;

/// For so long nobody moves where a program goes on, seconds.
pub const STUCK_S: f64 = 5.0;

/// What the kernel says of a thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum State {
    /// It runs or sleeps, as threads do, or nobody asked.
    #[default]
    Alive,
    /// It sleeps in the kernel and takes no signals.
    Uninterruptible,
    /// A signal stopped it.
    Stopped,
    /// A debugger stopped it.
    Traced,
    /// It has ended.
    Ended,
}

/// A thread of a running program at this moment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Moment {
    /// The call that it is in, empty outside.
    pub call: &'static str,
    /// Seconds for which this call, and no other of the same name, has lasted at least; 0 if that is not known.
    pub call_s: f64,
    /// Seconds since its last sample.
    pub unsampled_s: f64,
    /// What the kernel says.
    pub state: State,
}

/// By process and thread id.
pub type Moments = HashMap<(u32, u32), Moment>;

/// Ranks whose main threads were last seen at one place of the program.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The call that they are in; the first row of `calls` where they compute.
    pub call: CallId,
    /// What their last samples were classified as.
    pub class: Class,
    /// The program's own frame there, where one is known.
    pub frame: Option<FrameId>,
    /// The stack of the first of them.
    pub context: ContextId,
    /// Indices into `ranks()`, ascending.
    pub ranks: Vec<usize>,
    /// Seconds for which the one that came last has been seen nowhere else, and the one that came first.
    pub for_s: (f64, f64),
    /// Whether all this is one call of each: it has lasted since. Else nothing is known but where samples fell.
    pub one_call: bool,
    /// What the kernel says of them.
    pub state: State,
    /// Seconds since the last sample of any.
    pub unsampled_s: f64,
    /// Their other threads, most first.
    pub others: Vec<Others>,
}

/// Threads, other than the main ones, that were last seen at one place.
#[derive(Clone, Debug, PartialEq)]
pub struct Others {
    /// The call that they are in; the first row of `calls` where they compute.
    pub call: CallId,
    /// What their last samples were classified as.
    pub class: Class,
    /// The program's own frame there, where one is known.
    pub frame: Option<FrameId>,
    /// How many they are.
    pub threads: usize,
    /// Seconds for which the one that came last has been in its call; 0 outside of calls.
    pub call_s: f64,
}

impl Run {
    /// Where ranks were last seen, most ranks first; those of which nothing was seen are in none.
    pub fn standing(&self) -> Vec<Standing> {
        self.standing_at(&Moments::new())
    }

    /// Likewise, of a run that goes on: those that are stopped or have ended first.
    pub fn standing_at(&self, now: &Moments) -> Vec<Standing> {
        let mut groups: Vec<(Place<'_>, Standing)> = vec![];
        for rank in 0..self.ranks().len() {
            let Some((mut seen, came_late_s)) = self.last_seen(rank) else {
                continue;
            };
            let pid = self.pid(rank);
            if let Some(moment) = now.get(&(pid, pid)) {
                // The first sample here counts from the one before, elsewhere, and may be as late as its weight; another tick
                // may be due.
                let since = moment.call_s + came_late_s + self.tick_s();
                seen.one_call =
                    moment.call == self.call_name(seen.call) && moment.call_s > 0.0 && since >= seen.for_s.0;
                if seen.one_call {
                    seen.for_s = (moment.call_s, moment.call_s);
                }
                (seen.state, seen.unsampled_s) = (moment.state, moment.unsampled_s);
            }
            let place = seen.frame.map(|frame| self.place(frame)).unwrap_or_default();
            let key = |of: &Standing| (of.call, of.class, of.one_call, of.state);
            match (groups.iter_mut()).find(|(known, group)| *known == place && key(group) == key(&seen)) {
                Some((_, group)) => {
                    group.ranks.push(rank);
                    group.for_s = (group.for_s.0.min(seen.for_s.0), group.for_s.1.max(seen.for_s.1));
                    group.unsampled_s = group.unsampled_s.min(seen.unsampled_s);
                }
                None => groups.push((place, seen)),
            }
        }
        let mut groups: Vec<Standing> = groups.into_iter().map(|(_, group)| group).collect();
        if !now.is_empty() {
            self.add_others(&mut groups, now);
        }
        let still = |state| !matches!(state, State::Stopped | State::Traced | State::Ended);
        groups.sort_by_key(|group| (still(group.state), std::cmp::Reverse(group.ranks.len())));
        groups
    }

    /// Ranks of which each has waited for the next for [`STUCK_S`], and the last for the first, by whom each waits for
    /// ([`Run::last_waits`]); of a run that goes on each in `one_call`, which is not known of one that ended.
    pub fn deadlock(&self, waits: &[Vec<usize>], standing: &[Standing], one_call: bool) -> Option<Vec<usize>> {
        let circle = circle(waits)?;
        let stuck = |rank: &usize| {
            let at = |group: &&Standing| group.ranks.contains(rank);
            let group = standing.iter().find(at);
            group.is_some_and(|group| (group.one_call || !one_call) && group.for_s.0 >= STUCK_S)
        };
        circle.iter().all(stuck).then_some(circle)
    }

    /// "0 → 2 → 0"
    pub fn told_in_a_circle(&self, circle: &[usize]) -> String {
        let ranks = circle.iter().chain(circle.first());
        let numbers: Vec<String> = ranks.map(|rank| self.ranks()[*rank].id.0.to_string()).collect();
        numbers.join(" → ")
    }

    /// Whether all ranks stand in MPI, each in one call for at least so many seconds: then none of them goes on by itself.
    pub fn all_wait_in_mpi(&self, standing: &[Standing], seconds: f64) -> bool {
        let seen: usize = standing.iter().map(|group| group.ranks.len()).sum();
        let waits = |group: &Standing| {
            let sleeps = matches!(group.state, State::Alive | State::Uninterruptible);
            let mpi = self.call_class(group.call).family() == Family::Mpi;
            sleeps && mpi && group.one_call && group.for_s.0 >= seconds
        };
        seen > 1 && seen == self.everyone().len() && standing.iter().all(waits)
    }

    fn pid(&self, rank: usize) -> u32 {
        self.tables().processes.pid[self.ranks()[rank].process.row()]
    }

    /// A rank's last sample, with the seconds since its main thread was seen at another place, and how many of these may
    /// have passed before it came here.
    fn last_seen(&self, rank: usize) -> Option<(Standing, f64)> {
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
        let weights = (rows.rev().take_while(stays)).map(|row| f64::from(samples.weight[row]));
        let (ticks, first) = weights.fold((0.0, 0.0), |(sum, _), weight| (sum + weight, weight));
        let for_s = ticks * self.tick_s();
        let standing = Standing {
            call,
            class: self.sample_classes()[last],
            frame,
            context,
            ranks: vec![rank],
            for_s: (for_s, for_s),
            one_call: false,
            state: State::Alive,
            unsampled_s: 0.0,
            others: vec![],
        };
        Some((standing, first * self.tick_s()))
    }

    /// The threads of the program beside the main ones that live now; MPI's own do not count.
    fn add_others(&self, groups: &mut [Standing], now: &Moments) {
        let (samples, threads) = (&self.tables().samples, &self.tables().threads);
        let mut last: HashMap<u32, usize> = HashMap::new();
        for row in 0..samples.len() {
            last.insert(samples.thread[row], row);
        }
        let mut rows: Vec<(u32, usize)> = last.into_iter().collect();
        rows.sort_unstable();
        for (thread, row) in rows {
            let thread = thread as usize;
            let process = ProcessId(threads.process[thread]);
            let (pid, tid) = (self.tables().processes.pid[process.row()], threads.tid[thread]);
            let Some(moment) = now.get(&(pid, tid)).filter(|moment| moment.state != State::Ended) else {
                continue;
            };
            if ["main", "runtime"].contains(&self.text(threads.role[thread])) {
                continue;
            }
            let Some(rank) = self.rank_index(process) else { continue };
            let Some(group) = groups.iter_mut().find(|group| group.ranks.contains(&rank)) else {
                continue;
            };
            let (call, class) = (CallId(samples.call[row]), self.sample_classes()[row]);
            let frame = self.own_frame(ContextId(samples.context[row]));
            let place = |frame: Option<FrameId>| frame.map(|frame| self.place(frame)).unwrap_or_default();
            let at =
                |other: &&mut Others| (other.call, other.class) == (call, class) && place(other.frame) == place(frame);
            match group.others.iter_mut().find(at) {
                Some(other) => {
                    other.threads += 1;
                    other.call_s = other.call_s.min(moment.call_s);
                }
                None => group.others.push(Others {
                    call,
                    class,
                    frame,
                    threads: 1,
                    call_s: moment.call_s,
                }),
            }
        }
        for group in groups {
            group.others.sort_by_key(|other| std::cmp::Reverse(other.threads));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Moment, Moments, State};
    use crate::fixture::Fixture;

    /// The first rank's main thread, and the second's.
    fn moments(of: [Moment; 2]) -> Moments {
        let pids = [1000, 1100];
        pids.into_iter()
            .zip(of)
            .map(|(pid, moment)| ((pid, pid), moment))
            .collect()
    }

    fn reduces(call_s: f64) -> Moment {
        Moment {
            call: "MPI_Allreduce",
            call_s,
            ..Moment::default()
        }
    }

    #[test]
    fn ranks_at_one_place_stand_together_since_the_last_of_them_came() {
        let run = Fixture::new("U2M6\nU4M4\nU8").run();
        let seen: Vec<(Vec<usize>, (f64, f64))> = (run.standing().into_iter())
            .map(|group| (group.ranks, group.for_s))
            .collect();
        assert_eq!(seen, [(vec![0, 1], (4.0, 6.0)), (vec![2], (8.0, 8.0))]);
    }

    #[test]
    fn only_one_call_is_said_to_last() {
        let run = Fixture::new("U2M6\nU4M4").run();
        let one = run.standing_at(&moments([reduces(5.9), reduces(3.9)]));
        assert!(one.len() == 1 && one[0].one_call && one[0].for_s == (3.9, 5.9));
        assert!(run.all_wait_in_mpi(&one, 3.9) && !run.all_wait_in_mpi(&one, 4.0));
        // Rank 0 makes many short ones.
        let many = run.standing_at(&moments([reduces(0.0), reduces(3.9)]));
        assert_eq!(
            many.iter().map(|group| group.one_call).collect::<Vec<_>>(),
            [false, true]
        );
        assert!(!run.all_wait_in_mpi(&many, 1.0));
    }

    #[test]
    fn a_rank_that_is_stopped_comes_first_and_waits_for_nobody() {
        let run = Fixture::new("U2M6\nU4M4").run();
        let stopped = Moment {
            state: State::Stopped,
            ..reduces(3.9)
        };
        let seen = run.standing_at(&moments([reduces(5.9), stopped]));
        assert_eq!((seen.len(), seen[0].ranks.as_slice()), (2, &[1][..]));
        assert!(!run.all_wait_in_mpi(&seen, 1.0));
    }
}
