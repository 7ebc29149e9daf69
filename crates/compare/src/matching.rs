//! Which things of the two sides are the same.

use crate::amount::Amount;
use crate::comparison::{CompareKind, CompareRow, Verdict};
use crate::rows::row;
use std::collections::{BTreeMap, BTreeSet};

/// What one run knows of the things of a kind, and what it knows of one that it does not have.
pub(crate) struct Found<K> {
    pub all: BTreeMap<K, Amount>,
    pub absent: Amount,
    /// Of which it knows nothing where it does not have them.
    pub unknown: fn(&K) -> bool,
}

impl<K: Ord> Found<K> {
    pub fn new(absent: Amount) -> Found<K> {
        Found {
            all: BTreeMap::new(),
            absent,
            unknown: |_| false,
        }
    }

    pub fn add(&mut self, key: K, amount: Amount) {
        match self.all.get_mut(&key) {
            Some(sum) => sum.add(&amount),
            None => {
                self.all.insert(key, amount);
            }
        }
    }
}

/// By side, run by run; `None` for a side of which a run does not know the kind.
pub(crate) type FoundOf<K> = (Option<Vec<Found<K>>>, Option<Vec<Found<K>>>);

/// Rows of the things in either side.
pub(crate) fn matched<K: Key>(kind: CompareKind, (a, b): FoundOf<K>) -> Vec<CompareRow> {
    let keys = |side: &Option<Vec<Found<K>>>| -> BTreeSet<K> {
        let runs = side.iter().flatten();
        runs.flat_map(|found| found.all.keys().cloned()).collect()
    };
    let amounts = |side: &Option<Vec<Found<K>>>, key: Option<&K>, either: &K| -> Option<Vec<Amount>> {
        let of = |found: &Found<K>| match key.and_then(|key| found.all.get(key)) {
            Some(amount) => Some(amount.clone()),
            None => (!(found.unknown)(either)).then(|| found.absent.clone()),
        };
        side.as_ref()?.iter().map(of).collect()
    };
    let pairs = pairs(keys(&a), keys(&b));
    let make = |(in_a, in_b): (Option<K>, Option<K>)| {
        let key = in_b.as_ref().or(in_a.as_ref())?;
        let (amounts_a, amounts_b) = (amounts(&a, in_a.as_ref(), key), amounts(&b, in_b.as_ref(), key));
        let mut row = row(kind, &key.name(), amounts_a.as_deref(), amounts_b.as_deref());
        row.verdict = match row.verdict {
            Verdict::Unknown => Verdict::Unknown,
            _ if in_b.is_none() => Verdict::OnlyA,
            _ if in_a.is_none() => Verdict::OnlyB,
            verdict => verdict,
        };
        Some(row)
    };
    pairs.into_iter().filter_map(make).collect()
}

/// What tells a thing from others of its kind.
pub(crate) trait Key: Ord + Clone {
    /// For people.
    fn name(&self) -> String;
    /// What two that are not equal may have in common and yet be the same.
    fn loose(&self) -> Self;
}

/// Those that are equal; of the others, those that are alike in what may differ and alone in it on their side.
fn pairs<K: Key>(mut a: BTreeSet<K>, mut b: BTreeSet<K>) -> Vec<(Option<K>, Option<K>)> {
    let common: Vec<K> = a.intersection(&b).cloned().collect();
    for key in &common {
        a.remove(key);
        b.remove(key);
    }
    let mut pairs: Vec<(Option<K>, Option<K>)> = common.into_iter().map(|key| (Some(key.clone()), Some(key))).collect();
    let alike = |side: &BTreeSet<K>| {
        let mut alike: BTreeMap<K, Vec<K>> = BTreeMap::new();
        for key in side {
            alike.entry(key.loose()).or_default().push(key.clone());
        }
        alike
    };
    let mut others = alike(&b);
    for (loose, keys) in alike(&a) {
        match (keys.as_slice(), others.get(&loose).map(Vec::as_slice)) {
            ([one], Some([other])) => {
                pairs.push((Some(one.clone()), Some(other.clone())));
                others.remove(&loose);
            }
            _ => pairs.extend(keys.into_iter().map(|key| (Some(key), None))),
        }
    }
    pairs.extend(others.into_values().flatten().map(|key| (None, Some(key))));
    pairs
}

impl Key for String {
    fn name(&self) -> String {
        self.clone()
    }

    fn loose(&self) -> String {
        text::file_name(self).into()
    }
}
