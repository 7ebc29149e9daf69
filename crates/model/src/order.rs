//! Sums in the order of tables.

use std::collections::HashMap;

/// Sums, most first; of equals the lower key.
pub fn most_first<K: Ord>(sums: HashMap<K, f64>) -> Vec<(K, f64)> {
    let mut sums: Vec<(K, f64)> = sums.into_iter().collect();
    sums.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    sums
}
