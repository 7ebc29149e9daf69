//! Regions that the program names, and numbers that it tells (docs/regions.md).
//!
//! Calls and elapsed times are exact. What the time in a region went to is told by the samples of those threads that have
//! a part in a rank's time (see [`crate::work`]), taken in the region or in one inside it.

use crate::class::Family;
use crate::hot::FamilyRow;
use crate::id::ProcessId;
use crate::run::Run;
use format::tables::Str;
use std::collections::BTreeMap;

/// A region, all ranks together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Region {
    /// As the program names it.
    pub name: String,
    /// The names from the outermost to this one, with " > " between.
    pub path: String,
    /// How many regions it is in.
    pub depth: usize,
    /// Times that it was begun. Exact.
    pub calls: u64,
    /// Those that were never ended.
    pub open: u64,
    /// Elapsed seconds by rank, in the order of `Run::ranks`: of the thread that spent most in it. Exact. `None` of processes
    /// without MPI that were never in it: a helper is not to halve the mean.
    pub by_rank: Vec<Option<f64>>,
    /// Longest one, seconds.
    pub longest_s: f64,
    /// Seconds of the ranks' time by family, in the order of `Family::ALL`.
    pub families: FamilyRow,
}

/// A number, all ranks together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Told {
    /// As the program names it.
    pub name: String,
    /// How often it told one that is finite. Exact.
    pub count: u64,
    /// Their mean, least and greatest; `None` where there is none.
    pub mean: Option<f64>,
    /// The least.
    pub min: Option<f64>,
    /// The greatest.
    pub max: Option<f64>,
    /// The last of the first rank that told one.
    pub last: Option<f64>,
    /// Infinities, and what is not a number.
    pub odd: u64,
}

/// All of both.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Regions {
    /// Each before those inside it; of those side by side the one in which ranks spent most first.
    pub rows: Vec<Region>,
    /// By name.
    pub values: Vec<Told>,
    /// Seconds by rank in any of them.
    pub inside_s: Vec<f64>,
}

impl Region {
    fn seconds(&self) -> impl DoubleEndedIterator<Item = (usize, f64)> + '_ {
        let known = |(rank, seconds): (usize, &Option<f64>)| seconds.map(|seconds| (rank, seconds));
        self.by_rank.iter().enumerate().filter_map(known)
    }

    /// Seconds of a rank, mean.
    pub fn mean_s(&self) -> f64 {
        self.seconds().map(|(_, seconds)| seconds).sum::<f64>() / self.seconds().count().max(1) as f64
    }

    /// The rank, as an index, that spent least in it, and the one that spent most, with their seconds; the first of equals.
    /// `None` where there is one rank.
    pub fn extremes(&self) -> Option<[(usize, f64); 2]> {
        let compared = |a: &(usize, f64), b: &(usize, f64)| a.1.total_cmp(&b.1);
        let least = self.seconds().min_by(compared)?;
        let most = self.seconds().rev().max_by(compared)?;
        (self.seconds().count() > 1).then_some([least, most])
    }

    /// 1 - mean / most: the share of the slowest rank's time that an even distribution would save. `None` of one rank, and of
    /// no time.
    pub fn imbalance(&self) -> Option<f64> {
        let [_, (_, most)] = self.extremes()?;
        (most > 0.0).then(|| (1.0 - self.mean_s() / most).max(0.0))
    }

    /// Seconds of the ranks' time in it, by samples.
    pub fn sampled_s(&self) -> f64 {
        self.families.iter().sum()
    }

    /// Share of a family in it; `None` where no sample fell into it.
    pub fn share(&self, family: Family) -> Option<f64> {
        let all = self.sampled_s();
        (all > 0.0).then(|| self.families[family.index()] / all)
    }
}

impl Regions {
    pub(crate) fn new(run: &Run) -> Regions {
        let tables = run.tables();
        let (parents, ranks) = (&tables.regions.parent, run.ranks().len());
        let mut rows: Vec<Region> = (tables.regions.rows())
            .map(|row| Region {
                name: run.text(row.name).to_owned(),
                by_rank: vec![run.has_mpi().then_some(0.0); ranks],
                ..Region::default()
            })
            .collect();
        // A parent stands before its children.
        for at in 1..rows.len() {
            let parent = parents[at] as usize;
            rows[at].path = match parent {
                0 => rows[at].name.clone(),
                _ => format!("{} > {}", rows[parent].path, rows[at].name),
            };
            rows[at].depth = if parent == 0 { 0 } else { rows[parent].depth + 1 };
        }
        for used in tables.region_uses.rows() {
            let Some(row) = rows.get_mut(used.region as usize) else {
                continue;
            };
            row.calls = row.calls.saturating_add(used.count);
            row.open = row.open.saturating_add(used.open);
            row.longest_s = row.longest_s.max(used.max_ns as f64 / 1e9);
            if let Some(rank) = run.rank_index(ProcessId(used.process)) {
                *row.by_rank[rank].get_or_insert(0.0) += used.thread_ns as f64 / 1e9;
            }
        }
        let inside_s = (0..ranks).map(|rank| sampled(run, rank, &mut rows)).collect();
        for at in (1..rows.len()).rev() {
            let inner = rows[at].families;
            let outer = &mut rows[parents[at] as usize].families;
            outer.iter_mut().zip(inner).for_each(|(sum, seconds)| *sum += seconds);
        }
        Regions {
            rows: as_tree(rows, parents),
            values: values(run),
            inside_s,
        }
    }

    /// Whether the program named none, and told no number.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty() && self.values.is_empty()
    }
}

/// Adds the seconds of a rank to the regions in which its samples fell; returns those in any.
fn sampled(run: &Run, rank: usize, rows: &mut [Region]) -> f64 {
    let samples = &run.tables().samples;
    if rows.len() < 2 {
        return 0.0;
    }
    let mut inside = 0.0;
    for (sample, seconds) in run.sample_seconds(rank) {
        let region = samples.region.get(sample).copied().unwrap_or(0) as usize;
        if let Some(row) = rows.get_mut(region).filter(|_| region != 0) {
            row.families[run.sample_classes()[sample].family().index()] += seconds;
            inside += seconds;
        }
    }
    inside
}

/// Without row 0, each before those inside it.
fn as_tree(rows: Vec<Region>, parents: &[u32]) -> Vec<Region> {
    let mut children: Vec<Vec<usize>> = vec![vec![]; rows.len()];
    for at in 1..rows.len() {
        children[parents[at] as usize].push(at);
    }
    for side_by_side in &mut children {
        // The first to be taken from the end.
        side_by_side.sort_by(|&a, &b| {
            (rows[a].mean_s().total_cmp(&rows[b].mean_s())).then_with(|| rows[b].name.cmp(&rows[a].name))
        });
    }
    let mut rows: Vec<Option<Region>> = rows.into_iter().map(Some).collect();
    let mut open = children.first().cloned().unwrap_or_default();
    let mut ordered = Vec::with_capacity(rows.len());
    while let Some(at) = open.pop() {
        ordered.extend(rows[at].take());
        open.append(&mut children[at]);
    }
    ordered
}

fn values(run: &Run) -> Vec<Told> {
    let mut rows: Vec<_> = run.tables().region_values.rows().collect();
    let rank = |process: u32| run.rank_index(ProcessId(process)).unwrap_or(usize::MAX);
    rows.sort_by_key(|row| (rank(row.process), row.process));
    let mut all: BTreeMap<&str, (Told, f64)> = BTreeMap::new();
    let name = |name: Str| run.text(name);
    for row in rows {
        let (told, sum) = all.entry(name(row.name)).or_default();
        told.odd = told.odd.saturating_add(row.odd);
        let numbers = [row.sum, row.min, row.max, row.last].map(|number| number.get());
        if row.count == 0 || numbers.iter().any(|number| number.is_nan()) {
            continue;
        }
        told.count = told.count.saturating_add(row.count);
        *sum += numbers[0];
        told.min = Some(told.min.map_or(numbers[1], |min| min.min(numbers[1])));
        told.max = Some(told.max.map_or(numbers[2], |max| max.max(numbers[2])));
        told.last = told.last.or(Some(numbers[3]));
    }
    let named = |(name, (told, sum)): (&str, (Told, f64))| Told {
        name: name.to_owned(),
        mean: Some(sum / told.count.max(1) as f64).filter(|mean| told.count > 0 && mean.is_finite()),
        ..told
    };
    all.into_iter().map(named).collect()
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;
    use crate::{Family, Run};

    /// Two ranks that solve for 4 s and 2 s, in which they assemble for 1 s.
    fn run() -> Run {
        Fixture::new("UUUUUM\nUUMMMM")
            .region(0, &["solve"], 2, 4.0, 0..4)
            .region(0, &["solve", "assemble"], 2, 1.0, 1..2)
            .region(1, &["solve"], 2, 2.0, 0..4)
            .region(1, &["solve", "assemble"], 3, 1.5, 0..1)
            .region(1, &["end"], 1, 2.0, 4..6)
            .value(0, "residual", &[4.0, 0.5])
            .value(1, "residual", &[1.0, f64::NAN])
            .run()
    }

    #[test]
    fn regions_are_a_tree_and_hold_what_is_inside_them() {
        let run = run();
        let regions = run.regions();
        let told: Vec<_> = (regions.rows.iter())
            .map(|row| (row.path.as_str(), row.depth, row.calls, row.by_rank.clone()))
            .collect();
        assert_eq!(
            told,
            [
                ("solve", 0, 4, vec![Some(4.0), Some(2.0)]),
                ("solve > assemble", 1, 5, vec![Some(1.0), Some(1.5)]),
                ("end", 0, 1, vec![Some(0.0), Some(2.0)]),
            ]
        );
        let solve = &regions.rows[0];
        assert_eq!(solve.families, [6.0, 2.0, 0.0, 0.0, 0.0]);
        assert_eq!(solve.share(Family::Mpi), Some(0.25));
        assert_eq!(solve.extremes(), Some([(1, 2.0), (0, 4.0)]));
        assert_eq!(solve.imbalance(), Some(0.25));
        assert_eq!(regions.rows[1].families, [2.0, 0.0, 0.0, 0.0, 0.0]);
        assert_eq!(regions.inside_s, [4.0, 6.0]);
    }

    #[test]
    fn numbers_are_added_up_and_what_is_none_is_counted() {
        let run = run();
        let residual = &run.regions().values[0];
        assert_eq!(
            (residual.name.as_str(), residual.count, residual.odd),
            ("residual", 3, 1)
        );
        let numbers = [residual.mean, residual.min, residual.max, residual.last];
        assert_eq!(numbers, [5.5 / 3.0, 0.5, 4.0, 0.5].map(Some));
    }

    #[test]
    fn a_helper_is_not_to_halve_the_mean() {
        let mut fixture = Fixture::new("UU\nUU").region(0, &["solve"], 1, 2.0, 0..2);
        fixture.profile().tables.processes.rank.fill(-1);
        let run = fixture.run();
        let solve = &run.regions().rows[0];
        assert_eq!((solve.mean_s(), solve.extremes()), (2.0, None));
    }

    #[test]
    fn a_run_without_them_has_none() {
        assert!(Fixture::new("UU").run().regions().is_empty());
    }
}
