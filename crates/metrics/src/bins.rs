//! Names of the bins of histograms. The last bin of each has no upper limit.

use text::Unit;
use text::{limit, number};

/// Bins of sizes by their upper limits in bytes, inclusive: "0 B", "up to 16 KiB", "above 4 MiB".
pub fn sizes(limits: &[u64]) -> Vec<String> {
    let bytes = |limit: u64| number(Unit::Bytes, limit as f64);
    let named = limits.iter().map(|limit| match limit {
        0 => "0 B".to_string(),
        limit => format!("up to {}", bytes(*limit)),
    });
    let last = limits
        .last()
        .map_or("any size".into(), |limit| format!("above {}", bytes(*limit)));
    named.chain([last]).collect()
}

/// Bins of durations by their upper limits in nanoseconds, exclusive: "below 1.02 µs", "17.2 s or more".
pub fn durations(limits: &[u64]) -> Vec<String> {
    let seconds = |nanoseconds: u64| limit(Unit::Seconds, nanoseconds as f64 / 1e9);
    let named = limits.iter().map(|limit| format!("below {}", seconds(*limit)));
    let last = limits
        .last()
        .map_or("any duration".into(), |limit| format!("{} or more", seconds(*limit)));
    named.chain([last]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(labels: Vec<String>) -> Vec<String> {
        labels.iter().map(|label| label.replace('\u{a0}', " ")).collect()
    }

    #[test]
    fn each_bin_has_a_name() {
        assert_eq!(
            plain(sizes(&[0, 4, 16384])),
            ["0 B", "up to 4 B", "up to 16 KiB", "above 16 KiB"]
        );
        assert_eq!(plain(sizes(&[])), ["any size"]);
        assert_eq!(
            plain(durations(&[64, 1024])),
            ["below 64 ns", "below 1.02 µs", "1.02 µs or more"]
        );
        assert_eq!(plain(durations(&[])), ["any duration"]);
    }
}
