//! Libraries of mathematics: which routines a run calls, for what, and how fast they are.
//!
//! Calls are counted where the program makes them, whatever form of a routine it calls; what a routine asks of another is part
//! of it. Operations are those of the formulas of docs/math.md, times of calls are estimated from those that were timed.

use crate::id::{CallId, FrameId, ProcessId};
use crate::place::Place;
use crate::run::Run;
use format::math::{FAMILIES, Family, Role, Routine, routine};
use format::words::NodeTest;
use std::collections::HashMap;

/// Sums over calls.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MathSum {
    /// Calls. Exact.
    pub count: u64,
    /// Floating-point operations, as far as there is a formula.
    pub flops: f64,
    /// Seconds in calls.
    pub time_s: f64,
    /// Seconds in those whose operations are known.
    pub known_s: f64,
    /// Longest call, seconds.
    pub longest_s: f64,
}

impl MathSum {
    /// Operations a second; `None` where no operation is known or no time was measured.
    pub fn rate(&self) -> Option<f64> {
        (self.flops > 0.0 && self.known_s > 0.0).then(|| self.flops / self.known_s)
    }

    fn add(&mut self, other: MathSum) {
        self.count = self.count.saturating_add(other.count);
        self.flops += other.flops;
        self.time_s += other.time_s;
        self.known_s += other.known_s;
        self.longest_s = self.longest_s.max(other.longest_s);
    }
}

/// Calls of one shape.
#[derive(Clone, Debug, PartialEq)]
pub struct MathShape {
    /// In the routine's order; 0 where it has fewer.
    pub sizes: [u64; 4],
    /// Letters that say what is to be done.
    pub letters: String,
    /// Whether it stands for several shapes, that were too many to be kept one by one.
    pub others: bool,
    /// Its calls.
    pub sum: MathSum,
}

/// Of one place: by sizes, letters as a row of texts, and whether it stands for several shapes.
type Shapes = HashMap<([u64; 4], u32, bool), MathSum>;

/// One routine from one place, summed over processes.
#[derive(Clone, Debug, PartialEq)]
pub struct MathSite {
    /// The routine.
    pub call: CallId,
    /// What is known of it.
    pub routine: &'static Routine,
    /// Where it is called; `None` if not known.
    pub frame: Option<FrameId>,
    /// All its calls.
    pub sum: MathSum,
    /// By shape, the most frequent first, those that stand for several last.
    pub shapes: Vec<MathShape>,
    /// Seconds by rank, in the order of `Run::ranks`.
    pub by_rank: Vec<f64>,
}

impl MathSite {
    /// Where it is called, for people.
    pub fn place<'a>(&self, run: &'a Run) -> Place<'a> {
        self.frame.map(|frame| run.place(frame)).unwrap_or_default()
    }

    /// What it belongs to.
    pub fn family(&self) -> &'static Family {
        &FAMILIES[self.routine.family]
    }

    /// Whether it makes a plan of transforms.
    pub fn plans(&self) -> bool {
        self.routine.role == Role::Plan
    }

    /// Whether it carries out a plan.
    pub fn transforms(&self) -> bool {
        self.routine.role == Role::Execute
    }

    /// The shape with most calls of those that are kept one by one.
    pub fn most_frequent(&self) -> Option<&MathShape> {
        self.shapes.iter().find(|shape| !shape.others)
    }

    pub(crate) fn all(run: &Run) -> Vec<MathSite> {
        let rows = &run.tables().math;
        let mut found: HashMap<(u32, Place<'_>, Option<FrameId>), usize> = HashMap::new();
        let mut all: Vec<MathSite> = vec![];
        let mut shapes: Vec<Shapes> = vec![];
        for row in rows.rows() {
            let Some(routine) = routine(run.call_name(CallId(row.call))) else {
                continue;
            };
            let known = (row.frame as usize) < run.tables().frames.len();
            let frame = known.then(|| run.own_line(FrameId(row.frame)));
            let place = frame.map(|frame| run.place(frame)).unwrap_or_default();
            // Several addresses of one line are one place; addresses without a line are places of their own.
            let key = match place.line {
                0 => (row.call, Place::default(), frame),
                _ => (row.call, place, None),
            };
            let at = *found.entry(key).or_insert_with(|| {
                all.push(MathSite {
                    call: CallId(row.call),
                    routine,
                    frame,
                    sum: MathSum::default(),
                    shapes: vec![],
                    by_rank: vec![0.0; run.ranks().len()],
                });
                shapes.push(Shapes::new());
                all.len() - 1
            });
            let time_s = row.time_ns as f64 / 1e9;
            let sum = MathSum {
                count: row.count,
                flops: row.flops as f64 * row.count as f64,
                time_s,
                known_s: if row.flops > 0 { time_s } else { 0.0 },
                longest_s: row.max_ns as f64 / 1e9,
            };
            all[at].sum.add(sum);
            if let Some(rank) = run.rank_index(ProcessId(row.process)) {
                all[at].by_rank[rank] += time_s;
            }
            let of_shape = shapes[at]
                .entry((row.sizes, row.letters.0, row.others != 0))
                .or_default();
            of_shape.add(sum);
        }
        for (site, shapes) in all.iter_mut().zip(shapes) {
            site.shapes = (shapes.into_iter())
                .map(|((sizes, letters, others), sum)| MathShape {
                    sizes,
                    letters: run.text(format::tables::Str(letters)).to_owned(),
                    others,
                    sum,
                })
                .collect();
            site.shapes.sort_by(|a, b| {
                (a.others.cmp(&b.others))
                    .then(b.sum.count.cmp(&a.sum.count))
                    .then(b.sum.time_s.total_cmp(&a.sum.time_s))
                    .then(b.sizes.cmp(&a.sizes))
                    .then(a.letters.cmp(&b.letters))
            });
        }
        all.sort_by(|a, b| {
            (b.sum.time_s.total_cmp(&a.sum.time_s))
                .then(b.sum.count.cmp(&a.sum.count))
                .then(a.routine.name.cmp(b.routine.name))
                .then(a.frame.cmp(&b.frame))
        });
        all
    }
}

impl MathShape {
    /// In words: "600 × 400 × 500, NT".
    pub fn words(&self, routine: &Routine) -> String {
        if self.others {
            return "other sizes".into();
        }
        let transform = routine.role != Role::Compute;
        let mut sizes: Vec<u64> = self.sizes[..routine.sizes.len().min(4)].to_vec();
        let last = routine.sizes.last().copied().unwrap_or_default();
        let at_once = if transform || last == "batch" {
            sizes.pop()
        } else {
            None
        };
        let ranks = if last == "ranks" { sizes.pop() } else { None };
        if transform {
            sizes.retain(|size| *size != 0);
        }
        let mut words: Vec<String> = vec![];
        if !sizes.is_empty() {
            let sizes: Vec<String> = sizes.iter().map(u64::to_string).collect();
            words.push(sizes.join(" × "));
        }
        words.extend(
            at_once
                .filter(|howmany| *howmany > 1)
                .map(|howmany| format!("{howmany} at a time")),
        );
        words.extend(
            (ranks.filter(|ranks| *ranks > 0)).map(|ranks| format!("on {}", text::counted(ranks as f64, "rank"))),
        );
        match (transform, self.letters.as_str()) {
            (_, "") => {}
            (true, "C") => words.push("complex".into()),
            (true, "R") => words.push("real to complex".into()),
            (true, "B") => words.push("complex to real".into()),
            (true, _) => words.push("real".into()),
            (false, letters) => match letters.strip_suffix('=') {
                Some(letters) => words.push(format!("{letters}, of one matrix")),
                None => words.push(letters.into()),
            },
        }
        match words.is_empty() {
            true => "not known".into(),
            false => words.join(", "),
        }
    }
}

impl Run {
    /// Floating-point operations a second that a core of the run's slowest node was measured to reach, in double precision; `None`
    /// where that was not measured, or the run itself was faster on all its cores than that allows: other programs ran meanwhile.
    pub fn peak_of_a_core(&self) -> Option<f64> {
        let rows = self.tables().baselines.rows();
        let cores = (self.ranks().iter()).map(|rank| self.cores_allowed(rank.process)).max();
        let cores = f64::from(cores.unwrap_or(0).max(1));
        let fastest = self.math_sum(|_| true).rate().unwrap_or(0.0);
        rows.filter(|row| row.processes == 1 && self.text(row.test) == NodeTest::ComputeDouble.word())
            .map(|row| row.per_second as f64)
            .filter(|peak| *peak > 0.0)
            .reduce(f64::min)
            .filter(|peak| fastest <= cores * peak)
    }

    /// Sums over the routines for which `wanted` holds.
    pub fn math_sum(&self, wanted: impl Fn(&MathSite) -> bool) -> MathSum {
        let mut sum = MathSum::default();
        for site in self.math().iter().filter(|site| wanted(site)) {
            sum.add(site.sum);
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Fixture, MathOf};

    fn of(sizes: [u64; 4], count: u64, flops: u64, time_s: f64) -> MathOf {
        MathOf {
            sizes,
            letters: "NT",
            count,
            flops,
            time_s,
            ..MathOf::default()
        }
    }

    #[test]
    fn a_place_is_summed_over_processes_and_shapes() {
        let run = Fixture::new("U4\nU4")
            .math(0, "dgemm", "f@a.c:1", of([2, 3, 4, 0], 10, 48, 1.0))
            .math(1, "dgemm", "f@a.c:1", of([2, 3, 4, 0], 5, 48, 0.5))
            .math(1, "dgemm", "f@a.c:1", of([100, 100, 100, 0], 1, 2_000_000, 0.5))
            .math(0, "dgesdd", "g@a.c:2", of([9, 9, 0, 0], 1, 0, 4.0))
            .run();
        let sites = run.math();
        assert_eq!(sites.len(), 2);
        assert_eq!(sites[0].routine.name, "dgesdd");
        assert_eq!(sites[0].sum.rate(), None);
        let gemm = &sites[1];
        assert_eq!((gemm.sum.count, gemm.sum.flops), (16, 15.0 * 48.0 + 2e6));
        assert_eq!(gemm.by_rank, [1.0, 1.0]);
        assert_eq!(gemm.most_frequent().map(|shape| shape.sum.count), Some(15));
        assert_eq!(gemm.shapes[0].words(gemm.routine), "2 × 3 × 4, NT");
        let all = run.math_sum(|_| true);
        assert_eq!(all.rate(), Some((15.0 * 48.0 + 2e6) / 2.0));
    }

    #[test]
    fn transforms_are_told_in_words() {
        let routine = routine("fftw_execute").expect("in the table");
        let shape = |sizes, letters: &str| MathShape {
            sizes,
            letters: letters.into(),
            others: false,
            sum: MathSum::default(),
        };
        assert_eq!(
            shape([64, 32, 0, 10], "R").words(routine),
            "64 × 32, 10 at a time, real to complex"
        );
        assert_eq!(shape([64, 0, 0, 1], "C").words(routine), "64, complex");
        assert_eq!(shape([0; 4], "").words(routine), "not known");
    }

    #[test]
    fn numbers_of_ranks_and_of_products_are_told_in_words() {
        let words = |name, sizes, letters: &str| {
            let shape = MathShape {
                sizes,
                letters: letters.into(),
                others: false,
                sum: MathSum::default(),
            };
            shape.words(routine(name).expect("in the table"))
        };
        assert_eq!(words("pdgemm", [6, 5, 4, 2], "NT"), "6 × 5 × 4, on 2 ranks, NT");
        assert_eq!(words("pdpotrf", [600, 1, 0, 0], "L"), "600, on 1 rank, L");
        assert_eq!(words("pdpotrf", [600, 0, 0, 0], "L"), "600, L", "the grid is not known");
        assert_eq!(words("dgemm_batch", [6, 5, 4, 10], "NT"), "6 × 5 × 4, 10 at a time, NT");
    }
}
