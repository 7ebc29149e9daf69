//! Stretches of time that overlap.

/// What the spans (start, end) cover together: in order, and apart.
pub fn covered<T: Copy + Ord>(mut spans: Vec<(T, T)>) -> Vec<(T, T)> {
    spans.sort_unstable();
    let mut apart: Vec<(T, T)> = Vec::new();
    for (start, end) in spans {
        match apart.last_mut() {
            Some(last) if start <= last.1 => last.1 = last.1.max(end),
            _ => apart.push((start, end)),
        }
    }
    apart
}
