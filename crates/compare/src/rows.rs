//! What is compared, kind by kind.

use crate::amount::{Amount, mean_of, noise};
use crate::calls::{calls, files};
use crate::code::{Modules, functions, sites};
use crate::comparison::{CompareKind, CompareRow, Speedup, Verdict, elapsed};
use crate::matching::matched;
use model::{Class, Family, Recorded, Run};
use std::collections::BTreeMap;

/// Rows at most of a kind of which there can be very many.
const ROWS: usize = 1000;
/// Ranks at most.
const RANKS: usize = 10_000;

/// All rows.
pub(crate) fn all(a: &[&Run], b: &[&Run], speedup: Option<Speedup>) -> Vec<CompareRow> {
    let modules = Modules::of(a, b);
    let both = Both { a, b };
    let mut rows = vec![total(&both, speedup)];
    let families = Family::ALL.map(|family| {
        let family = move |class: Class| class.family() == family;
        both.classes(CompareKind::Family, &family)
    });
    let classes = Class::ALL.map(|class| both.classes(CompareKind::Class, &move |other| other == class));
    rows.extend(largest_first(families.into_iter().flatten().collect(), usize::MAX));
    rows.extend(largest_first(classes.into_iter().flatten().collect(), usize::MAX));
    let functions = both.each(|run| functions(run, &modules));
    for of_kind in [
        matched(CompareKind::Function, functions),
        matched(CompareKind::Call, both.each(calls)),
        matched(CompareKind::Site, sites(&both, &modules)),
        matched(CompareKind::File, both.each(files)),
    ] {
        rows.extend(largest_first(of_kind, ROWS));
    }
    rows.extend(largest_first(ranks(&both), RANKS));
    rows
}

/// Unknown changes last.
fn largest_first(mut rows: Vec<CompareRow>, most: usize) -> Vec<CompareRow> {
    let size = |row: &CompareRow| row.change.map_or(-1.0, f64::abs);
    rows.sort_by(|x, y| (size(y).total_cmp(&size(x))).then_with(|| (&x.name, &x.place).cmp(&(&y.name, &y.place))));
    rows.truncate(most);
    rows
}

/// Of what the runs of each side know of a thing; nothing where a run does not know it.
pub(crate) fn row(kind: CompareKind, name: &str, a: Option<&[Amount]>, b: Option<&[Amount]>) -> CompareRow {
    let mean = |runs: Option<&[Amount]>, of: fn(&Amount) -> Option<f64>| mean_of(runs?, of);
    let seconds = |amount: &Amount| Some(amount.seconds);
    let (in_a, in_b) = (mean(a, seconds), mean(b, seconds));
    let change = in_a.zip(in_b).map(|(a, b)| b - a);
    let noise = a
        .zip(b)
        .and_then(|(a, b)| noise(a, b))
        .filter(|noise| noise.is_finite());
    let beyond = |change: f64| noise.is_some_and(|noise| change.abs() > noise);
    let verdict = match change {
        None => Verdict::Unknown,
        Some(change) if change == 0.0 || noise.is_some() && !beyond(change) => Verdict::Same,
        Some(change) if change > 0.0 => Verdict::Slower,
        Some(_) => Verdict::Faster,
    };
    let mut places = [b, a]
        .into_iter()
        .flatten()
        .flatten()
        .map(|amount| amount.place.as_str());
    CompareRow {
        kind,
        name: name.into(),
        place: places.find(|place| !place.is_empty()).unwrap_or("").into(),
        a: in_a,
        b: in_b,
        change,
        noise,
        sure: change.is_some_and(beyond),
        verdict,
        word: String::new(),
        count_a: mean(a, |amount| amount.count),
        count_b: mean(b, |amount| amount.count),
        bytes_a: mean(a, |amount| amount.bytes),
        bytes_b: mean(b, |amount| amount.bytes),
    }
}

fn total(both: &Both, speedup: Option<Speedup>) -> CompareRow {
    let (a, b) = both.each(elapsed);
    let mut row = row(CompareKind::Total, "Elapsed", a.as_deref(), b.as_deref());
    // The interval of the speedup decides, so that no page says both.
    if let Some((low, high)) = speedup.and_then(|speedup| speedup.low.zip(speedup.high)) {
        row.sure = !(low <= 1.0 && 1.0 <= high);
        row.verdict = match row.sure {
            true if low > 1.0 => Verdict::Faster,
            true => Verdict::Slower,
            false => Verdict::Same,
        };
    } else {
        row.sure = false;
        if speedup.is_some_and(Speedup::reads_as_none) {
            row.verdict = Verdict::Same;
        }
    }
    row
}

/// Both sides.
pub(crate) struct Both<'a> {
    pub a: &'a [&'a Run],
    pub b: &'a [&'a Run],
}

impl Both<'_> {
    pub fn each<T>(&self, of: impl Fn(&Run) -> Option<T>) -> (Option<Vec<T>>, Option<Vec<T>>) {
        let side = |runs: &[&Run]| runs.iter().map(|run| of(run)).collect();
        (side(self.a), side(self.b))
    }

    pub fn runs(&self) -> impl Iterator<Item = &Run> {
        self.a.iter().chain(self.b).copied()
    }

    /// The time in some classes, as one row; none where neither side has any.
    fn classes(&self, kind: CompareKind, wanted: &dyn Fn(Class) -> bool) -> Option<CompareRow> {
        let class = Class::ALL.into_iter().find(|class| wanted(*class))?;
        let name = match kind {
            CompareKind::Family => class.family().label(),
            _ => class.label(),
        };
        let (a, b) = self.each(|run| knows(run, class.family()).then(|| in_classes(run, wanted)));
        let some = |runs: &Option<Vec<Amount>>| runs.iter().flatten().any(|amount| amount.seconds > 0.0);
        (some(&a) || some(&b)).then(|| row(kind, name, a.as_deref(), b.as_deref()))
    }
}

/// Whether a run knows what its ranks' time went to, as far as this family goes.
pub(crate) fn knows(run: &Run, family: Family) -> bool {
    let hidden = run.misses_mpi() && matches!(family, Family::Compute | Family::Mpi);
    let there = run.times().family_total(family) > 0.0;
    let known = match run.recorded() {
        Recorded::All => true,
        Recorded::Io => family == Family::Io,
        Recorded::Mpi => family == Family::Mpi || there && family == Family::Io,
        Recorded::OnCpu | Recorded::Stacks => there,
    };
    run.is_measured() && run.times().total() > 0.0 && !hidden && known
}

pub(crate) fn per_rank(run: &Run, sum: f64) -> f64 {
    sum / run.ranks().len().max(1) as f64
}

pub(crate) fn in_classes(run: &Run, wanted: &dyn Fn(Class) -> bool) -> Amount {
    let times = run.times();
    let seconds = Class::ALL
        .into_iter()
        .filter(|class| wanted(*class))
        .map(|class| times.class_total(class))
        .sum();
    let share_error = times.classes_error(wanted, |_| true);
    let error = share_error.map(|error| error * per_rank(run, times.total()));
    Amount::sampled(per_rank(run, seconds), error)
}

/// Seconds of all ranks, by samples: ranks are looked at at the same moments and count as one.
pub(crate) fn sampled(run: &Run, seconds: f64) -> Amount {
    let (times, whole) = (run.times(), run.times().total());
    let share = if whole > 0.0 { seconds / whole } else { 0.0 };
    let error = times.share_error(share, times.observations_together());
    Amount::sampled(per_rank(run, seconds), error.map(|error| error * per_rank(run, whole)))
}

/// What ranks compute, by their numbers, where all runs have the same number of them.
fn ranks(both: &Both) -> Vec<CompareRow> {
    let mut sizes = both.runs().map(|run| run.everyone().len());
    let first = sizes.next();
    if sizes.any(|size| Some(size) != first) {
        return vec![];
    }
    let of_run = |run: &Run| -> Option<BTreeMap<u32, Amount>> {
        knows(run, Family::Compute).then(|| {
            let ids = run.ranks().iter().map(|rank| rank.id.0);
            ids.enumerate().map(|(at, id)| (id, computing(run, at))).collect()
        })
    };
    let (Some(a), Some(b)) = both.each(of_run) else {
        return vec![];
    };
    let Some((noun, ids)) = both
        .a
        .first()
        .zip(a.first())
        .map(|(run, ranks)| (run.rank_noun(), ranks.keys()))
    else {
        return vec![];
    };
    let of = |runs: &[BTreeMap<u32, Amount>], id: &u32| -> Option<Vec<Amount>> {
        runs.iter().map(|ranks| ranks.get(id).cloned()).collect()
    };
    ids.filter_map(|id| {
        let name = format!("{noun} {id}");
        Some(row(CompareKind::Rank, &name, Some(&of(&a, id)?), Some(&of(&b, id)?)))
    })
    .collect()
}

fn computing(run: &Run, rank: usize) -> Amount {
    let (times, elapsed) = (run.times(), run.times().row(rank).iter().sum::<f64>());
    let seconds = times.useful(rank);
    let share = if elapsed > 0.0 { seconds / elapsed } else { 0.0 };
    let error = times.share_error(share, times.observations(rank));
    Amount {
        place: "computing".into(),
        ..Amount::sampled(seconds, error.map(|error| error * elapsed))
    }
}
