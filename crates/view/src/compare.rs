//! Two runs of a program side by side: what takes longer in the second, and whether noise explains it.

use model::{CallSite, Class, HotRow, ProcessId, Run};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, HashMap};

/// Standard errors that hold 95 % of a normal deviate.
const SURE: f64 = 1.96;
/// Functions and call sites at most, of each.
const ROWS: usize = 1000;
/// Ranks at most.
const RANKS: usize = 10_000;

/// Said of every comparison.
const METHOD: &str = "Seconds are the mean over ranks. A change is marked where it is larger than what noise explains \
    with 95 % confidence: 1.96 standard errors. Shares of time have the error of sampling, a binomial proportion of the \
    moments at which a rank was looked at; classes, in addition, that of the spread over ranks; call sites that of timing \
    some of the calls, that of calls whose times vary by as much as they last, and that of the spread over ranks; the \
    total that of its classes together. What differs from run to run on the same machine two single runs cannot show: \
    repeat them before you trust a small change.";

/// Member `compare`: run A against run B.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Comparison {
    /// How the limit of noise is found.
    pub method: String,
    /// What makes the runs hard to compare, a sentence each.
    pub notes: Vec<String>,
    /// Kind by kind, those with the largest change first.
    pub rows: Vec<CompareRow>,
}

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum CompareKind {
    /// The time of a rank.
    Total,
    /// A class.
    Class,
    /// What a function takes itself.
    Function,
    /// A call at a place.
    Site,
    /// Computing of a rank.
    Rank,
}

/// Something in both runs, or in one.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct CompareRow {
    /// What it is.
    pub kind: CompareKind,
    /// Its name.
    pub name: String,
    /// Where, for functions and call sites.
    pub place: String,
    /// Seconds a rank in run A, absent where it is not there.
    pub a: Option<f64>,
    /// In run B.
    pub b: Option<f64>,
    /// b − a, taking nothing for what is not there.
    pub change: f64,
    /// What of the change noise explains with 95 % confidence; absent where not known.
    pub noise: Option<f64>,
    /// Whether the change is beyond noise.
    pub sure: bool,
}

impl Comparison {
    /// The member's bytes: JSON.
    pub fn to_bytes(&self) -> Vec<u8> {
        // Texts, finite numbers and lists alone always serialise.
        serde_json::to_vec(self).unwrap_or_default()
    }
}

/// Seconds a rank, and the variance of that; no variance where it is not known.
#[derive(Clone, Copy, Debug, Default)]
struct Taken {
    seconds: f64,
    variance: Option<f64>,
}

fn row(kind: CompareKind, name: &str, place: &str, a: Option<Taken>, b: Option<Taken>) -> CompareRow {
    let seconds = |taken: Option<Taken>| taken.map_or(0.0, |taken| taken.seconds);
    // What is not there adds no noise of its own; that it may have been missed is in the other's error.
    let variance = |taken: Option<Taken>| taken.map_or(Some(0.0), |taken| taken.variance);
    let change = seconds(b) - seconds(a);
    let noise = match (variance(a), variance(b)) {
        (Some(a), Some(b)) => Some(SURE * (a + b).sqrt()).filter(|noise| noise.is_finite()),
        _ => None,
    };
    CompareRow {
        kind,
        name: name.to_string(),
        place: place.to_string(),
        a: a.map(|taken| taken.seconds),
        b: b.map(|taken| taken.seconds),
        change,
        noise,
        sure: noise.is_some_and(|noise| change.abs() > noise),
    }
}

/// Run B against run A.
pub fn compare(a: &Run, b: &Run) -> Comparison {
    let classes = classes(a, b);
    let mut rows = vec![total(a, b, &classes)];
    rows.extend(largest_first(classes, usize::MAX));
    rows.extend(largest_first(functions(a, b), ROWS));
    rows.extend(largest_first(sites(a, b), ROWS));
    rows.extend(largest_first(ranks(a, b), RANKS));
    Comparison {
        method: METHOD.into(),
        notes: notes(a, b),
        rows,
    }
}

fn largest_first(mut rows: Vec<CompareRow>, most: usize) -> Vec<CompareRow> {
    rows.sort_by(|x, y| {
        (y.change.abs().total_cmp(&x.change.abs())).then_with(|| (&x.name, &x.place).cmp(&(&y.name, &y.place)))
    });
    rows.truncate(most);
    rows
}

fn mean(run: &Run, seconds: f64) -> f64 {
    seconds / run.ranks().len().max(1) as f64
}

/// Seconds a rank with the error of sampling: ranks are looked at at the same moments and count as one.
fn sampled(run: &Run, seconds: f64) -> Taken {
    let (times, whole) = (run.times(), run.times().total());
    let looks = times.observations_together();
    let error = (whole > 0.0)
        .then(|| times.share_error(seconds / whole, looks))
        .flatten();
    Taken {
        seconds: mean(run, seconds),
        variance: error.map(|error| (error * mean(run, whole)).powi(2)),
    }
}

/// Square of the standard error of a mean over ranks, by their spread; 0 for one rank.
fn spread(sum: f64, squares: f64, ranks: usize) -> f64 {
    if ranks < 2 {
        return 0.0;
    }
    let n = ranks as f64;
    ((squares - sum * sum / n) / (n - 1.0)).max(0.0) / n
}

/// By the spread of the change, where the ranks are the same; else by that of each run.
fn spread_of(a: &Run, b: &Run, seconds: impl Fn(&Run, usize) -> f64) -> [f64; 2] {
    let of = |ranks: usize, value: &dyn Fn(usize) -> f64| {
        let sum: f64 = (0..ranks).map(value).sum();
        spread(sum, (0..ranks).map(|rank| value(rank).powi(2)).sum(), ranks)
    };
    let (ranks_a, ranks_b) = (a.ranks().len(), b.ranks().len());
    if ranks_a == ranks_b {
        let both = of(ranks_a, &|rank| seconds(b, rank) - seconds(a, rank));
        return [both / 2.0; 2];
    }
    [
        of(ranks_a, &|rank| seconds(a, rank)),
        of(ranks_b, &|rank| seconds(b, rank)),
    ]
}

fn classes(a: &Run, b: &Run) -> Vec<CompareRow> {
    let mut rows = vec![];
    for class in Class::ALL {
        let seconds = |run: &Run| run.times().class_total(class);
        if seconds(a) <= 0.0 && seconds(b) <= 0.0 {
            continue;
        }
        let spread = spread_of(a, b, |run, rank| run.times().class(rank, class));
        let taken = |run: &Run, spread: f64| {
            let taken = sampled(run, seconds(run));
            Taken {
                variance: taken.variance.map(|variance| variance + spread),
                ..taken
            }
        };
        rows.push(row(
            CompareKind::Class,
            class.label(),
            "",
            Some(taken(a, spread[0])),
            Some(taken(b, spread[1])),
        ));
    }
    rows
}

fn total(a: &Run, b: &Run, classes: &[CompareRow]) -> CompareRow {
    let noise = classes
        .iter()
        .map(|class| class.noise.map(|noise| (noise / SURE).powi(2)))
        .sum::<Option<f64>>();
    let noise = noise.filter(|_| !classes.is_empty());
    let taken = |run: &Run| Taken {
        seconds: mean(run, run.times().total()),
        variance: noise.map(|noise| noise / 2.0),
    };
    row(CompareKind::Total, "Time of a rank", "", Some(taken(a)), Some(taken(b)))
}

/// Rows by key of what is in either.
fn matched<K: Ord>(
    a: BTreeMap<K, Taken>,
    mut b: BTreeMap<K, Taken>,
    mut make: impl FnMut(&K, Option<Taken>, Option<Taken>) -> CompareRow,
) -> Vec<CompareRow> {
    let mut rows = Vec::with_capacity(a.len());
    for (key, taken) in a {
        let other = b.remove(&key);
        rows.push(make(&key, Some(taken), other));
    }
    for (key, taken) in b {
        rows.push(make(&key, None, Some(taken)));
    }
    rows
}

/// What functions take themselves: the time in calls that they make counts for them.
fn functions(a: &Run, b: &Run) -> Vec<CompareRow> {
    let of = |run: &Run| {
        let mut sums: BTreeMap<(String, String), f64> = BTreeMap::new();
        for row in &run.hot().functions {
            let seconds = |row: &HotRow| row.self_s.iter().sum::<f64>();
            let place = run.place(row.frame);
            *sums.entry((place.function.into(), place.module.into())).or_default() += seconds(row);
        }
        sums.retain(|_, seconds| *seconds > 0.0);
        (sums.into_iter())
            .map(|(key, seconds)| (key, sampled(run, seconds)))
            .collect()
    };
    matched(of(a), of(b), |(function, module), a, b| {
        let name = if function.is_empty() {
            "code without a name"
        } else {
            function
        };
        row(CompareKind::Function, name, module, a, b)
    })
}

/// Call, function, module, and the line where both runs have the same ones.
type SiteKey = (String, String, String, u32);

fn sites(a: &Run, b: &Run) -> Vec<CompareRow> {
    // Lines move when the program is changed: then all of a function's calls are one.
    let lines = |run: &Run| {
        let mut lines: HashMap<(String, String, String), Vec<u32>> = HashMap::new();
        for site in run.call_sites() {
            let place = site.place(run);
            let key = (
                run.call_name(site.call).into(),
                place.function.into(),
                place.module.into(),
            );
            lines.entry(key).or_default().push(place.line);
        }
        lines.values_mut().for_each(|lines| lines.sort_unstable());
        lines
    };
    let (in_a, in_b) = (lines(a), lines(b));
    let key = |run: &Run, site: &CallSite| -> SiteKey {
        let place = site.place(run);
        let key = (
            run.call_name(site.call).into(),
            place.function.into(),
            place.module.into(),
        );
        let same = match (in_a.get(&key), in_b.get(&key)) {
            (Some(a), Some(b)) => a == b,
            _ => true,
        };
        (key.0, key.1, key.2, if same { place.line } else { 0 })
    };
    matched(
        site_times(a, key),
        site_times(b, key),
        |(call, function, module, line), a, b| {
            let place = match (function.as_str(), *line) {
                ("", _) => module.clone(),
                (function, 0) => format!("{function} ({module})"),
                (function, line) => format!("{function}, line {line}"),
            };
            row(CompareKind::Site, call, &place, a, b)
        },
    )
}

/// Seconds a rank of the run's call sites by key.
fn site_times(run: &Run, key: impl Fn(&Run, &CallSite) -> SiteKey) -> BTreeMap<SiteKey, Taken> {
    #[derive(Default)]
    struct Sum {
        seconds: f64,
        variance: f64,
        by_rank: HashMap<usize, f64>,
    }
    let mut sums: BTreeMap<SiteKey, Sum> = BTreeMap::new();
    let mut key_of = HashMap::new();
    for site in run.call_sites() {
        let key = key(run, site);
        let sum = sums.entry(key.clone()).or_default();
        sum.seconds += site.time_s;
        // A call's time varies by about as much as it lasts.
        sum.variance += site.error_s.powi(2) + site.time_s.powi(2) / site.count.max(1) as f64;
        let place = site.place(run);
        key_of.insert((site.call.0, place), key);
    }
    let table = &run.tables().sites;
    for at in 0..table.len() {
        let frame = model::FrameId(table.frame[at]);
        let place = match frame.row() < run.tables().frames.len() {
            true => run.place(run.own_line(frame)),
            false => Default::default(),
        };
        let rank = run.rank_index(ProcessId(table.process[at]));
        let sum = key_of.get(&(table.call[at], place)).and_then(|key| sums.get_mut(key));
        if let (Some(rank), Some(sum)) = (rank, sum) {
            *sum.by_rank.entry(rank).or_default() += table.time_ns[at] as f64 / 1e9;
        }
    }
    let ranks = run.ranks().len();
    let taken = |sum: Sum| {
        let mut each: Vec<f64> = sum.by_rank.into_values().collect();
        // In one order, so that the sums are the same every time.
        each.sort_by(f64::total_cmp);
        let squares = each.iter().map(|seconds| seconds * seconds).sum();
        Taken {
            seconds: mean(run, sum.seconds),
            variance: Some(sum.variance / (ranks.max(1) as f64).powi(2) + spread(each.iter().sum(), squares, ranks)),
        }
    };
    sums.into_iter().map(|(key, sum)| (key, taken(sum))).collect()
}

/// What ranks compute, where both runs have the same number of them.
fn ranks(a: &Run, b: &Run) -> Vec<CompareRow> {
    if a.ranks().len() != b.ranks().len() {
        return vec![];
    }
    let taken = |run: &Run, rank: usize| {
        let (times, elapsed) = (run.times(), run.times().row(rank).iter().sum::<f64>());
        let seconds = times.useful(rank);
        let looks = times.observations(rank);
        let error = (elapsed > 0.0)
            .then(|| times.share_error(seconds / elapsed, looks))
            .flatten();
        Taken {
            seconds,
            variance: error.map(|error| (error * elapsed).powi(2)),
        }
    };
    (0..a.ranks().len())
        .map(|rank| {
            let name = format!("{} {}", a.rank_noun(), a.ranks()[rank].id.0);
            row(
                CompareKind::Rank,
                &name,
                "computing",
                Some(taken(a, rank)),
                Some(taken(b, rank)),
            )
        })
        .collect()
}

fn notes(a: &Run, b: &Run) -> Vec<String> {
    let mut notes = vec![];
    let (ranks_a, ranks_b) = (a.ranks().len(), b.ranks().len());
    if a.facts().name != b.facts().name {
        notes.push(format!(
            "The runs are of different programs: {} and {}.",
            a.facts().name,
            b.facts().name
        ));
    }
    if ranks_a != ranks_b {
        notes.push(format!(
            "Run A has {ranks_a} {}s, run B {ranks_b}: seconds are those of a rank, and ranks are not compared one by one.",
            a.rank_noun()
        ));
    }
    let parts: fn(&Run) -> String = |run| run.facts().command.join(" ");
    if a.facts().name == b.facts().name && parts(a) != parts(b) {
        notes.push("The command lines differ.".into());
    }
    for (name, run) in [("A", a), ("B", b)] {
        let times = run.times();
        if run.tables().samples.is_empty() {
            notes.push(format!(
                "Run {name} has no samples: its functions are not known, and its shares are those of timed calls."
            ));
        } else if times.are_rough() {
            notes.push(format!(
                "Run {name} was too short for exact shares: {:.0} samples of a {}.",
                times.observations_together(),
                run.rank_noun()
            ));
        }
    }
    notes
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::fixture::{Fixture, SiteOf, run_from_text};

    fn find<'a>(comparison: &'a Comparison, kind: CompareKind, name: &str) -> &'a CompareRow {
        let found = comparison.rows.iter().find(|row| row.kind == kind && row.name == name);
        found.unwrap_or_else(|| panic!("no {name} in {comparison:?}"))
    }

    #[test]
    fn a_run_against_itself_has_no_change_and_nothing_is_sure() {
        let run = run_from_text("U200M100\nU150M150");
        let comparison = compare(&run, &run);
        assert!(
            comparison.rows.iter().all(|row| row.change == 0.0 && !row.sure),
            "{comparison:?}"
        );
        assert!(comparison.notes.is_empty(), "{comparison:?}");
    }

    #[test]
    fn what_got_slower_is_marked_and_what_noise_explains_is_not() {
        let (a, b) = (run_from_text("U250M250\nU250M250"), run_from_text("U450M255\nU450M255"));
        let comparison = compare(&a, &b);
        let (compute, mpi) = (
            find(&comparison, CompareKind::Class, "Compute"),
            find(&comparison, CompareKind::Class, "MPI collective"),
        );
        assert_eq!(
            (compute.a, compute.b, compute.change),
            (Some(250.0), Some(450.0), 200.0)
        );
        assert!(compute.sure && !mpi.sure, "{comparison:?}");
        // 500 and 705 looks, 250 and 450 of them computing, no spread: binomial.
        let expected = SURE * (500.0 * 0.25 + 705.0 * (450.0 / 705.0) * (255.0 / 705.0f64)).sqrt();
        assert!(
            (compute.noise.unwrap() / expected - 1.0).abs() < 0.01,
            "{:?} {expected}",
            compute.noise
        );
        let total = find(&comparison, CompareKind::Total, "Time of a rank");
        assert_eq!((total.change, total.sure), (205.0, true));
        assert_eq!(comparison.rows[0].kind, CompareKind::Total);
        assert!(find(&comparison, CompareKind::Rank, "rank 1").sure);
    }

    #[test]
    fn a_change_that_only_some_ranks_have_is_less_sure() {
        let noise = |b: &str| {
            let comparison = compare(&run_from_text("U100M100\nU100M100\nU100M100"), &run_from_text(b));
            find(&comparison, CompareKind::Class, "Compute").noise.unwrap()
        };
        let (even, uneven) = (
            noise("U160M100\nU160M100\nU160M100"),
            noise("U280M100\nU100M280\nU100M280"),
        );
        assert!(uneven > 3.0 * even, "{uneven} {even}");
    }

    #[test]
    fn functions_that_one_run_lacks_are_told() {
        let run = |name: &str| {
            let stack = format!("{name}@app.c:2");
            Fixture::new("a100U100")
                .letter('a', "", &["main@app.c:1", &stack])
                .run()
        };
        let comparison = compare(&run("old"), &run("new"));
        let (old, new) = (
            find(&comparison, CompareKind::Function, "old"),
            find(&comparison, CompareKind::Function, "new"),
        );
        assert_eq!((old.a, old.b, old.change, old.sure), (Some(100.0), None, -100.0, true));
        assert_eq!((new.a, new.b, new.change, new.sure), (None, Some(100.0), 100.0, true));
        assert_eq!(find(&comparison, CompareKind::Function, "step").change, 0.0);
    }

    #[test]
    fn call_sites_are_found_again_where_lines_have_moved() {
        let run = |line: u32, time_s: f64| {
            let of = SiteOf {
                count: 10_000,
                time_s,
                ..SiteOf::default()
            };
            Fixture::new("U100\nU100")
                .site_of_all("MPI_Send", &format!("halo@app.c:{line}"), of)
                .run()
        };
        let same = compare(&run(7, 1.0), &run(7, 2.0));
        let row = find(&same, CompareKind::Site, "MPI_Send");
        assert_eq!((row.a, row.b, row.sure), (Some(1.0), Some(2.0), true));
        assert_eq!(row.place, "halo, line 7");
        // 10 000 calls of 0.1 and 0.2 ms on each of two ranks.
        let expected = SURE * ((1.0 + 4.0) / 10_000.0 / 2.0f64).sqrt();
        assert!(
            (row.noise.unwrap() - expected).abs() < 1e-9,
            "{:?} {expected}",
            row.noise
        );
        let moved = compare(&run(7, 1.0), &run(9, 1.01));
        let row = find(&moved, CompareKind::Site, "MPI_Send");
        assert_eq!((row.a, row.b, row.sure), (Some(1.0), Some(1.01), false));
        assert_eq!(row.place, "halo (app)");
    }

    #[test]
    fn runs_that_are_hard_to_compare_say_so() {
        let comparison = compare(&run_from_text("U5"), &run_from_text("U5\nU5"));
        assert_eq!(comparison.notes.len(), 4, "{:?}", comparison.notes);
        assert!(comparison.rows.iter().all(|row| row.kind != CompareKind::Rank));
        let comparison = compare(&run_from_text(""), &run_from_text(""));
        assert!(comparison.rows.iter().all(|row| !row.sure));
        assert!(serde_json::from_slice::<serde_json::Value>(&comparison.to_bytes()).is_ok());
    }
}
