//! Sums in the order of tables.

use std::cmp::Ordering;

/// Most first; of equals the lower key.
pub fn by_most<K: Ord>(a: &(K, f64), b: &(K, f64)) -> Ordering {
    b.1.total_cmp(&a.1).then_with(|| a.0.cmp(&b.0))
}

/// Sums in that order.
pub fn most_first<K: Ord>(sums: impl IntoIterator<Item = (K, f64)>) -> Vec<(K, f64)> {
    let mut sums: Vec<(K, f64)> = sums.into_iter().collect();
    sums.sort_by(by_most);
    sums
}
