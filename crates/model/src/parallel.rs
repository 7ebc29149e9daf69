//! Parallel regions of OpenMP (docs/openmp.md): how often and how long each is entered, and what the threads of its team do meanwhile.

use crate::id::{FrameId, ProcessId};
use crate::place::Place;
use crate::run::Run;
use std::collections::HashMap;

/// What the threads of teams did, in seconds, all threads together; of regions in which that is known.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TeamTime {
    /// From a region's begin until a thread begins to work.
    pub start_s: f64,
    /// They work.
    pub busy_s: f64,
    /// They wait at barriers within the region.
    pub barrier_s: f64,
    /// From the end of a thread's work to the region's.
    pub end_s: f64,
    /// They work less than the one of their team that works longest.
    pub imbalance_s: f64,
}

impl TeamTime {
    /// All of it: the elapsed time of the regions, that of each weighed with the threads of its team.
    pub fn all_s(&self) -> f64 {
        self.start_s + self.busy_s + self.barrier_s + self.end_s
    }

    /// A part of it; `None` where nothing is known.
    pub fn share(&self, part: f64) -> Option<f64> {
        (self.all_s() > 0.0).then(|| part / self.all_s())
    }

    /// Adds what others did.
    pub fn add(&mut self, other: &TeamTime) {
        self.start_s += other.start_s;
        self.busy_s += other.busy_s;
        self.barrier_s += other.barrier_s;
        self.end_s += other.end_s;
        self.imbalance_s += other.imbalance_s;
    }
}

/// A parallel region, all processes together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ParallelRegion {
    /// Where it is; `None` if not known.
    pub frame: Option<FrameId>,
    /// Times that it was begun. Exact.
    pub count: u64,
    /// Times that it ended. Exact.
    pub ended: u64,
    /// Its largest team.
    pub threads: u32,
    /// Elapsed seconds. Exact.
    pub time_s: f64,
    /// Seconds of the longest one.
    pub longest_s: f64,
    /// What its threads did.
    pub team: TeamTime,
    /// Explicit tasks made.
    pub tasks: u64,
    /// Elapsed seconds by rank, in the order of `Run::ranks`.
    pub by_rank: Vec<f64>,
    /// Of these, what main threads began outside all other regions.
    pub main_by_rank: Vec<f64>,
}

impl ParallelRegion {
    /// Where it is, for people.
    pub fn place<'a>(&self, run: &'a Run) -> Place<'a> {
        self.frame.map(|frame| run.place(frame)).unwrap_or_default()
    }

    /// Elapsed seconds of one; `None` where none ended.
    pub fn mean_s(&self) -> Option<f64> {
        (self.ended > 0).then(|| self.time_s / self.ended as f64)
    }

    pub(crate) fn all(run: &Run) -> Vec<ParallelRegion> {
        let mut found: HashMap<(Place<'_>, Option<FrameId>), usize> = HashMap::new();
        let mut all: Vec<ParallelRegion> = vec![];
        for row in run.tables().parallel_regions.rows() {
            let known = (row.frame as usize) < run.tables().frames.len();
            let frame = known.then(|| run.own_line(FrameId(row.frame)));
            let place = frame.map(|frame| run.place(frame)).unwrap_or_default();
            // Several addresses of one line are one place; addresses without a line are places of their own.
            let key = match place.line {
                0 => (Place::default(), frame),
                _ => (place, None),
            };
            let at = *found.entry(key).or_insert_with(|| {
                all.push(ParallelRegion {
                    frame,
                    by_rank: vec![0.0; run.ranks().len()],
                    main_by_rank: vec![0.0; run.ranks().len()],
                    ..ParallelRegion::default()
                });
                all.len() - 1
            });
            let seconds = |ns: u64| ns as f64 / 1e9;
            let region = &mut all[at];
            region.count = region.count.saturating_add(row.count);
            region.ended = region.ended.saturating_add(row.ended);
            region.threads = region.threads.max(row.threads);
            region.time_s += seconds(row.time_ns);
            region.longest_s = region.longest_s.max(seconds(row.max_ns));
            region.tasks = region.tasks.saturating_add(row.tasks);
            region.team.add(&TeamTime {
                start_s: seconds(row.start_ns),
                busy_s: seconds(row.busy_ns),
                barrier_s: seconds(row.barrier_ns),
                end_s: seconds(row.end_ns),
                imbalance_s: seconds(row.imbalance_ns),
            });
            if let Some(rank) = run.rank_index(ProcessId(row.process)) {
                region.by_rank[rank] += seconds(row.time_ns);
                region.main_by_rank[rank] += seconds(row.main_ns);
            }
        }
        all.sort_by(|a, b| {
            (b.time_s.total_cmp(&a.time_s))
                .then(b.count.cmp(&a.count))
                .then(a.frame.cmp(&b.frame))
        });
        all
    }
}

#[cfg(test)]
mod tests {
    use crate::TeamTime;
    use crate::fixture::{Fixture, ParallelOf};

    #[test]
    fn a_place_is_summed_over_processes() {
        let of = |count, time_s| ParallelOf {
            count,
            time_s,
            team: TeamTime {
                start_s: 0.25,
                busy_s: 1.5 * time_s,
                barrier_s: 0.0,
                end_s: 0.5 * time_s - 0.25,
                imbalance_s: 0.5,
            },
            ..ParallelOf::default()
        };
        let run = Fixture::new("U4\nU4")
            .parallel(0, "f@a.c:1", of(10, 1.0))
            .parallel(1, "f@a.c:1", of(5, 2.0))
            .parallel(0, "g@a.c:2", of(1, 4.0))
            .run();
        let regions = run.parallel_regions();
        assert_eq!(regions.len(), 2);
        assert_eq!((regions[0].count, regions[0].mean_s()), (1, Some(4.0)));
        let both = &regions[1];
        assert_eq!((both.count, both.time_s, both.mean_s()), (15, 3.0, Some(0.2)));
        assert_eq!(both.by_rank, [1.0, 2.0]);
        assert_eq!(both.main_by_rank, [1.0, 2.0]);
        assert_eq!(both.team.all_s(), 6.0);
        assert_eq!(both.team.share(both.team.imbalance_s), Some(1.0 / 6.0));
        assert_eq!(both.place(&run).to_string(), "f (a.c:1)");
    }
}
