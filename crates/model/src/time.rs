//! Seconds of every rank by class.
//!
//! A rank's seconds in a class are the ticks that belong to its threads' samples in it (see [`crate::work`]), scaled so
//! that the classes fill the rank's measured time from start to end, less what it waits while processes work that it started. They carry the error of sampling. The call sites' times are
//! estimated from timed calls, over all threads; tables of calls show those. Where both see the same thing they agree
//! within their errors; shares of elapsed time always come from here, so that they add up to the whole.

use crate::class::{CLASSES, Class, Family};
use crate::id::{CallId, ProcessId};
use crate::recorded::Recorded;
use crate::run::{ClassRow, Rank, Run};
use crate::usage::Interface;
use crate::work::Piece;
use format::Profile;
use format::records::PERIODS_A_RATE;
use format::tables::Tables;
use std::collections::HashMap;

/// Where a rank's times come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// Samples of its threads.
    Samples,
    /// The timed calls, for want of samples: the run was shorter than a tick or was not sampled.
    Calls,
    /// The use of files, for want of both: the run is an imported log of I/O.
    Files,
    /// Nothing is known.
    Nothing,
}

/// Observations from which on shares are worth their name: two standard errors of a half are then 10 %.
pub const ENOUGH_OBSERVATIONS: f64 = 100.0;

/// The sampling period, in ticks, so many ticks after a process's first sample: it doubles each 1024 periods. (It also
/// doubles when the ring fills; then observations are counted too high, by that factor.)
fn period_at(ticks: u32) -> f64 {
    let doublings = ticks.saturating_add(PERIODS_A_RATE as u32).ilog2() - (PERIODS_A_RATE as u32).ilog2();
    f64::from(1u32 << doublings)
}

/// The same of samples of another tool, which takes them at one rate.
fn ticks_a_look(run: &Run, rank: &Rank) -> f64 {
    let period_s = run.tables().processes.tick_ns[rank.process.row()] as f64 / 1e9;
    (period_s / run.tick_s()).max(1.0)
}

/// See [`ClassTimes::share_error`].
pub(crate) fn proportion_error(p: f64, observations: f64) -> Option<f64> {
    let p = p.clamp(0.0, 1.0);
    (observations >= 1.0).then(|| {
        if p == 0.0 || p == 1.0 {
            (1.0 - 0.05f64.powf(1.0 / observations)) / 2.0
        } else {
            (p * (1.0 - p) / observations).sqrt().min(0.5)
        }
    })
}

/// Seconds of every rank by class.
#[derive(Clone, Debug, Default)]
pub struct ClassTimes {
    rows: Vec<ClassRow>,
    basis: Vec<Basis>,
    seen_s: Vec<f64>,
    independent: Vec<f64>,
    counted: [bool; CLASSES],
    corrected: Vec<Corrected>,
}

/// A family of a rank whose samples and timed calls differ by more than both their errors.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Corrected {
    /// The rank's index.
    pub rank: usize,
    /// MPI or I/O.
    pub family: Family,
    /// Seconds by samples.
    pub sampled_s: f64,
    /// Seconds by timed calls, which count.
    pub timed_s: f64,
}

/// Standard errors, of both and of a tick, by which samples and timed calls of a rank must differ before it is no chance:
/// once in some ten thousand ranks.
const TOO_FAR: f64 = 4.0;

impl ClassTimes {
    pub(crate) fn new(run: &Run) -> ClassTimes {
        let (ranks, tables) = (run.ranks(), run.tables());
        let mut times = ClassTimes {
            rows: Vec::with_capacity(ranks.len()),
            basis: Vec::with_capacity(ranks.len()),
            seen_s: Vec::with_capacity(ranks.len()),
            independent: Vec::with_capacity(ranks.len()),
            counted: [false; CLASSES],
            corrected: vec![],
        };
        for (index, rank) in ranks.iter().enumerate() {
            let mut row = ClassRow::default();
            let (mut ticks, mut looks) = (0.0, 0.0);
            let left_out = run.pieces_for_children(index);
            let first = run.pieces(index).next().into_iter().chain(left_out.first().copied());
            let first = first.map(|piece| piece.end.saturating_sub(1)).min().unwrap_or(0);
            let of_others = (run.is_samples_only()).then(|| ticks_a_look(run, rank));
            let look = |piece: &Piece| {
                piece.ticks() / of_others.unwrap_or_else(|| period_at((piece.end - 1).saturating_sub(first)))
            };
            for piece in run.pieces(index) {
                row[run.sample_classes()[piece.row].index()] += piece.ticks();
                ticks += piece.ticks();
                looks += look(&piece);
            }
            // Who waits for another is looked at, and so is the other.
            looks += left_out.iter().map(look).sum::<f64>();
            let others: f64 = left_out.iter().map(Piece::ticks).sum();
            let elapsed = rank.elapsed_s() * if others > 0.0 { ticks / (ticks + others) } else { 1.0 };
            // What it waited is not in samples of what runs.
            let elapsed = match run.recorded() {
                Recorded::OnCpu => elapsed.min(ticks * run.tick_s()),
                _ => elapsed,
            };
            if ticks > 0.0 && elapsed > 0.0 {
                row.iter_mut().for_each(|seconds| *seconds *= elapsed / ticks);
            } else {
                row = ClassRow::default();
            }
            times.basis.push(if ticks + others > 0.0 && rank.elapsed_s() > 0.0 {
                Basis::Samples
            } else {
                Basis::Nothing
            });
            times.seen_s.push(ticks * run.tick_s());
            times.independent.push(looks);
            times.rows.push(row);
        }
        times.fill_from_calls(run, tables);
        times.correct(run);
        times.fill_from_files(run.profile(), ranks);
        times
    }

    /// Ranks without samples get the times of their main thread's calls, and the rest of their time as compute. What the main
    /// thread waits for other threads is waiting no longer than no core works for the process meanwhile.
    fn fill_from_calls(&mut self, run: &Run, tables: &Tables) {
        let ranks = run.ranks();
        let mut index = vec![usize::MAX; tables.processes.len()];
        ranks
            .iter()
            .enumerate()
            .for_each(|(at, rank)| index[rank.process.row()] = at);
        let sites = &tables.sites;
        let mut of_main = vec![false; ranks.len()];
        for (process, _) in sites.process.iter().zip(&sites.main_ns).filter(|(_, ns)| **ns > 0) {
            if let Some(known) = index.get(*process as usize).and_then(|at| of_main.get_mut(*at)) {
                *known = true;
            }
        }
        for site in 0..sites.len() {
            let class = run.call_class(CallId(sites.call[site]));
            self.counted[class.index()] |= sites.count[site] > 0;
            let Some(at) = index
                .get(sites.process[site] as usize)
                .copied()
                .filter(|at| *at != usize::MAX)
            else {
                continue;
            };
            if self.basis[at] != Basis::Samples && class != Class::Compute {
                self.basis[at] = Basis::Calls;
                let of = if of_main[at] {
                    sites.main_ns[site]
                } else {
                    sites.time_ns[site]
                };
                self.rows[at][class.index()] += of as f64 / 1e9;
            }
        }
        for (at, rank) in ranks
            .iter()
            .enumerate()
            .filter(|(at, _)| self.basis[*at] == Basis::Calls)
        {
            let idle_s = run
                .cpu_s(rank.process)
                .map_or(f64::MAX, |used| (rank.elapsed_s() - used).max(0.0));
            let joined = &mut self.rows[at][Class::ThreadSync.index()];
            *joined = joined.min(idle_s);
        }
        self.rest_computes(Basis::Calls, ranks);
    }

    /// Where all calls of a rank are counted, and all by one thread, those that were timed say how long MPI and I/O took.
    /// Text is formatted outside the calls that write it, so that samples of I/O may well be more.
    fn correct(&mut self, run: &Run) {
        if run.uncounted() {
            return;
        }
        let sites = &run.tables().sites;
        let mut timed = vec![(ClassRow::default(), ClassRow::default()); self.len()];
        let mut untimed = vec![false; self.len()];
        for site in 0..sites.len() {
            if let Some(rank) = run.rank_index(ProcessId(sites.process[site])) {
                let class = run.call_class(CallId(sites.call[site])).index();
                timed[rank].0[class] += sites.time_ns[site] as f64 / 1e9;
                timed[rank].1[class] += (sites.time_error_ns[site] as f64 / 1e9).powi(2);
                untimed[rank] |= sites.timed[site] == 0;
            }
        }
        let threads = run.threads_by_rank();
        for (rank, (seconds, squares)) in timed.iter().enumerate() {
            let elapsed: f64 = self.rows[rank].iter().sum();
            if self.basis[rank] != Basis::Samples || threads[rank] != 1 || elapsed <= 0.0 || untimed[rank] {
                continue;
            }
            for family in [Family::Mpi, Family::Io] {
                let of = |row: &ClassRow| -> f64 {
                    let classes = Class::ALL.iter().filter(|class| class.family() == family);
                    classes.map(|class| row[class.index()]).sum()
                };
                let (sampled_s, timed_s) = (of(&self.rows[rank]), of(seconds).min(elapsed));
                let looked = proportion_error(sampled_s / elapsed, self.independent[rank]).unwrap_or(1.0) * elapsed;
                let error = looked.hypot(of(squares).sqrt()).hypot(run.tick_s());
                let more = timed_s - sampled_s;
                if timed_s <= 0.0 || more.abs() <= TOO_FAR * error || (more < 0.0 && family == Family::Io) {
                    continue;
                }
                self.corrected.push(Corrected {
                    rank,
                    family,
                    sampled_s,
                    timed_s,
                });
                let row = &mut self.rows[rank];
                // What the others have stays in proportion; the whole is as long as before.
                let others = (elapsed - timed_s) / (elapsed - sampled_s).max(f64::MIN_POSITIVE);
                for class in Class::ALL {
                    let at = class.index();
                    if class.family() != family {
                        row[at] *= others;
                    } else {
                        row[at] = seconds[at] * timed_s / of(seconds);
                    }
                }
            }
        }
    }

    /// Ranks of which no call is known either get the times of what they did with files, of each file in the interface
    /// in which they spent most: calls inside calls are not added.
    fn fill_from_files(&mut self, profile: &Profile, ranks: &[Rank]) {
        if !self.basis.contains(&Basis::Nothing) {
            return;
        }
        let uses = &profile.tables.file_uses;
        let nanoseconds = |row: usize| {
            [
                uses.read_ns[row],
                uses.write_ns[row],
                uses.meta_ns[row],
                uses.sync_ns[row],
            ]
        };
        let mut longest: HashMap<(u32, u32), (f64, usize)> = HashMap::new();
        for row in 0..uses.len() {
            let all = nanoseconds(row).iter().map(|ns| *ns as f64).sum::<f64>();
            let best = longest.entry((uses.process[row], uses.file[row])).or_insert((all, row));
            if all > best.0 {
                *best = (all, row);
            }
        }
        let mut rows: Vec<usize> = longest.into_values().map(|(_, row)| row).collect();
        rows.sort_unstable();
        let at: HashMap<u32, usize> = (ranks.iter().enumerate())
            .filter(|(at, _)| self.basis[*at] == Basis::Nothing)
            .map(|(at, rank)| (rank.process.0, at))
            .collect();
        for row in rows {
            let system = Interface::from_id(profile.strings.get(uses.interface[row])).is_some_and(Interface::is_system);
            let classes = if system {
                [Class::IoRead, Class::IoWrite, Class::IoMeta, Class::IoSync]
            } else {
                [Class::MpiIo; 4]
            };
            for (class, ns) in classes.into_iter().zip(nanoseconds(row)).filter(|(_, ns)| *ns > 0) {
                if let Some(at) = at.get(&uses.process[row]).copied() {
                    self.counted[class.index()] = true;
                    self.basis[at] = Basis::Files;
                    self.rows[at][class.index()] += ns as f64 / 1e9;
                }
            }
        }
        self.rest_computes(Basis::Files, ranks);
    }

    /// What is left of a rank's time is computing; if there is more than all of it, it is scaled down.
    fn rest_computes(&mut self, basis: Basis, ranks: &[Rank]) {
        for (at, rank) in ranks.iter().enumerate() {
            if self.basis[at] == basis {
                let row = &mut self.rows[at];
                let (elapsed, calls) = (rank.elapsed_s(), row.iter().sum::<f64>());
                if calls > elapsed {
                    row.iter_mut().for_each(|seconds| *seconds *= elapsed / calls);
                } else {
                    row[Class::Compute.index()] = elapsed - calls;
                }
            }
        }
    }

    /// What rests on timed calls though there are samples.
    pub fn corrected(&self) -> &[Corrected] {
        &self.corrected
    }

    /// Ranks, as many as `Run::ranks`.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Seconds of a rank by class.
    pub fn row(&self, rank: usize) -> &ClassRow {
        &self.rows[rank]
    }

    /// Where a rank's seconds come from.
    pub fn basis(&self, rank: usize) -> Basis {
        self.basis[rank]
    }

    /// Seconds of a rank in a class.
    pub fn class(&self, rank: usize, class: Class) -> f64 {
        self.rows[rank][class.index()]
    }

    /// Seconds of a rank in a family.
    pub fn family(&self, rank: usize, family: Family) -> f64 {
        Class::ALL
            .iter()
            .filter(|class| class.family() == family)
            .map(|class| self.class(rank, *class))
            .sum()
    }

    /// Useful seconds of a rank: outside MPI, I/O and waiting.
    pub fn useful(&self, rank: usize) -> f64 {
        self.class(rank, Class::Compute)
    }

    /// Seconds in a class, all ranks together.
    pub fn class_total(&self, class: Class) -> f64 {
        self.rows.iter().map(|row| row[class.index()]).sum()
    }

    /// Seconds in a family, all ranks together.
    pub fn family_total(&self, family: Family) -> f64 {
        (0..self.len()).map(|rank| self.family(rank, family)).sum()
    }

    /// Seconds in all classes, all ranks together: the ranks' elapsed times less [`Run::for_children_s`], of those of which
    /// something is known.
    pub fn total(&self) -> f64 {
        self.rows.iter().flatten().sum()
    }

    /// Seconds that a rank's samples stand for, before scaling.
    pub fn seen_s(&self, rank: usize) -> f64 {
        self.seen_s[rank]
    }

    /// Observations behind a share of a rank: the moments at which it was looked at. A sample that stands for several
    /// missed moments (a call during which the signal waited) counts for each of them, for it was in the call at each.
    pub fn observations(&self, rank: usize) -> f64 {
        self.independent[rank]
    }

    /// Independent observations behind a share of all ranks. Ranks are sampled at the same moments, and in a
    /// bulk-synchronous program they do the same things then: many ranks are taken as one. The error that follows
    /// from it is rather too large than too small.
    pub fn observations_together(&self) -> f64 {
        self.independent.iter().copied().fold(0.0, f64::max)
    }

    /// Standard error of a share `p` seen in so many observations: that of a binomial proportion. All or nothing seen in
    /// n observations is not certain: with 95 % confidence a share that was never met is below 1 - 0.05^(1/n), which is
    /// 3/n for large n, and this is taken for two standard errors. Two standard errors are never more than 1.
    pub fn share_error(&self, p: f64, observations: f64) -> Option<f64> {
        proportion_error(p, observations)
    }

    /// One standard error of so many seconds of a rank, as samples show them; `None` for none, and where nothing is sampled.
    pub fn seconds_error(&self, seconds: f64) -> Option<f64> {
        // Of the rank that was looked at longest, whose observations they are.
        let elapsed = (self.rows.iter())
            .map(|row| row.iter().sum::<f64>())
            .fold(0.0, f64::max);
        if elapsed <= 0.0 || seconds <= 0.0 || !self.rest_on_samples() {
            return None;
        }
        Some(self.share_error(seconds / elapsed, self.observations_together())? * elapsed)
    }

    /// Whether any of it comes from samples.
    pub fn rest_on_samples(&self) -> bool {
        self.basis.contains(&Basis::Samples)
    }

    /// Whether the run was looked at so seldom that its shares say little: they may be wrong by 10 % of the time and more.
    pub fn are_rough(&self) -> bool {
        self.rest_on_samples() && self.observations_together() < ENOUGH_OBSERVATIONS
    }

    /// Standard error of the share that the classes `of` have of the classes `among`. Where no call was made of what
    /// is not seen, nothing is uncertain: that is counted.
    pub fn classes_error(&self, of: impl Fn(Class) -> bool, among: impl Fn(Class) -> bool) -> Option<f64> {
        let sum = |wanted: &dyn Fn(Class) -> bool| -> f64 {
            Class::ALL
                .into_iter()
                .filter(|class| wanted(*class))
                .map(|class| self.class_total(class))
                .sum()
        };
        let (part, whole) = (sum(&of), sum(&among));
        let made =
            |wanted: &dyn Fn(Class) -> bool| Class::ALL.into_iter().any(|c| wanted(c) && self.counted[c.index()]);
        let certain = match part {
            _ if whole <= 0.0 || self.observations_together() < 1.0 => return None,
            0.0 => !made(&of),
            _ if part == whole => !made(&|class| among(class) && !of(class)),
            _ => false,
        };
        let observations = self.observations_together() * whole / self.total();
        if certain {
            Some(0.0)
        } else {
            self.share_error(part / whole, observations.max(1.0))
        }
    }

    /// Standard error of a family's share of all ranks' time.
    pub fn family_error(&self, family: Family) -> Option<f64> {
        if self.observations_together() < 1.0 {
            return None;
        }
        self.classes_error(|class| class.family() == family, |_| true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Fixture, SiteOf, UseOf, run_from_text};

    #[test]
    fn classes_fill_the_measured_time() {
        let run = Fixture::new("UUMD")
            .edit(|profile| profile.tables.processes.end_ns[0] = 6_000_000_000)
            .run();
        let times = run.times();
        assert_eq!(times.class(0, Class::Compute), 3.0);
        assert_eq!(times.class(0, Class::MpiCollective), 1.5);
        assert_eq!(times.family(0, Family::Io), 1.5);
        assert_eq!(
            (times.total(), times.seen_s(0), times.basis(0)),
            (6.0, 4.0, Basis::Samples)
        );
    }

    #[test]
    fn a_sample_counts_for_its_ticks() {
        let run = Fixture::new("UM")
            .edit(|profile| profile.tables.samples.weight[1] = 3)
            .run();
        assert_eq!(run.times().row(0)[Class::MpiCollective.index()], 2.0 * 3.0 / 4.0);
        assert_eq!(run.times().observations(0), 4.0);
    }

    #[test]
    fn a_look_stands_for_the_period_of_its_time() {
        assert_eq!([0, 1023, 1024, 3071, 3072].map(period_at), [1.0, 1.0, 2.0, 2.0, 4.0]);
    }

    #[test]
    fn an_error_is_never_absurd() {
        let run = run_from_text("U");
        for n in [1.0, 2.0, 10.0, 1e6] {
            for p in [0.0, 0.01, 0.5, 1.0] {
                let shown = 2.0 * run.times().share_error(p, n).unwrap();
                assert!(shown > 0.0 && shown <= 1.0, "{p} {n}: {shown}");
            }
        }
        let rule_of_three = 2.0 * run.times().share_error(0.0, 1000.0).unwrap();
        assert!((rule_of_three - 0.003).abs() < 1e-5, "{rule_of_three}");
        assert!(run.times().are_rough() && !run_from_text("U100").times().are_rough());
    }

    #[test]
    fn where_samples_and_timed_calls_disagree_the_calls_count() {
        let timed = |time_s, error_s| SiteOf {
            count: 10,
            timed: 10,
            time_s,
            error_s,
            ..SiteOf::default()
        };
        let of = |drawing: &str, call: &str, site| Fixture::new(drawing).site(0, call, "a@app.c:1", site);
        let times = |fixture: Fixture| {
            let run = fixture.run();
            let (row, corrected) = (*run.times().row(0), run.times().corrected().to_vec());
            (
                row[Class::Compute.index()],
                row[Class::MpiCollective.index()],
                corrected.len(),
            )
        };
        // A quarter of 400 looks is known to ± 8.7.
        assert_eq!(
            times(of("U300M100", "MPI_Barrier", timed(130.0, 0.0))),
            (300.0, 100.0, 0)
        );
        assert_eq!(
            times(of("U300M100", "MPI_Barrier", timed(160.0, 0.0))),
            (240.0, 160.0, 1)
        );
        assert_eq!(times(of("U300M100", "MPI_Barrier", timed(40.0, 0.0))), (360.0, 40.0, 1));
        assert_eq!(times(of("U300M100", "MPI_Barrier", timed(900.0, 0.0))), (0.0, 400.0, 1));
        // A coarse estimate, calls that were not timed, uncounted calls and a second thread decide nothing.
        assert_eq!(
            times(of("U300M100", "MPI_Barrier", timed(160.0, 20.0))),
            (300.0, 100.0, 0)
        );
        let some = of("U300M100", "MPI_Barrier", timed(160.0, 0.0));
        let untimed = SiteOf {
            timed: 0,
            ..timed(0.0, 0.0)
        };
        assert_eq!(times(some.site(0, "MPI_Bcast", "b@app.c:1", untimed)).2, 0);
        assert_eq!(times(of("U300M100\n+U400", "MPI_Barrier", timed(160.0, 0.0))).2, 0);
        // Formatting is I/O, and in no call.
        assert_eq!(times(of("U300D100", "write", timed(10.0, 0.0))).2, 0);
        assert_eq!(times(of("U300D100", "write", timed(190.0, 0.0))).2, 1);
    }

    #[test]
    fn without_samples_the_calls_tell_the_time() {
        let site = SiteOf {
            count: 3,
            time_s: 0.25,
            ..SiteOf::default()
        };
        let alive = |fixture: Fixture| {
            fixture
                .edit(|profile| profile.tables.processes.end_ns[0] = 1_000_000_000)
                .run()
        };
        let run = alive(Fixture::new("...").site(0, "MPI_Send", "a@app.c:1", site));
        assert_eq!(run.times().basis(0), Basis::Calls);
        assert_eq!(
            (run.times().useful(0), run.times().class(0, Class::MpiP2p)),
            (0.75, 0.25)
        );
        let site = SiteOf { time_s: 4.0, ..site };
        let run = alive(Fixture::new("...").site(0, "MPI_Send", "a@app.c:1", site));
        assert_eq!((run.times().useful(0), run.times().class(0, Class::MpiP2p)), (0.0, 1.0));
        assert_eq!(alive(Fixture::new("...")).times().basis(0), Basis::Nothing);
    }

    #[test]
    fn without_calls_the_use_of_files_tells_the_time() {
        let of = |write_s, meta_s| UseOf {
            writes: 1,
            write_s,
            meta_s,
            ..UseOf::default()
        };
        let run = Fixture::new("...\n...")
            .file_use(0, "/a", "mpiio", of(0.5, 0.0))
            .file_use(0, "/a", "posix", of(0.25, 0.0))
            .file_use(0, "/b", "posix", of(0.125, 0.125))
            .file_use(1, "/a", "mpiio", of(4.0, 0.0))
            .edit(|profile| profile.tables.processes.end_ns.fill(1_000_000_000))
            .run();
        let times = run.times();
        assert_eq!(times.basis(0), Basis::Files);
        assert_eq!(
            (times.class(0, Class::MpiIo), times.class(0, Class::IoWrite)),
            (0.5, 0.125)
        );
        assert_eq!((times.class(0, Class::IoMeta), times.useful(0)), (0.125, 0.25));
        assert_eq!(times.class(1, Class::MpiIo), 1.0);
    }

    #[test]
    fn threads_that_wait_beside_one_that_works_do_not_count() {
        let run = run_from_text("UUMM\n+LLLL");
        assert_eq!(run.times().total(), 4.0);
        assert_eq!(run.times().class_total(Class::ThreadSync), 0.0);
    }
}
