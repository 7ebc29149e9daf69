use std::hint::black_box;

/// Passes `units` times through y = a·x + b, the loop of the Sandia benchmark, each pass hidden from the compiler:
/// the time is proportional to the units, and nothing of it can be left out, reordered or made a vector.
#[inline(never)]
pub fn work(units: u64) {
    let (a, b) = (black_box(1.000_000_1), black_box(0.5));
    for x in 0..units {
        black_box(a * x as i64 as f64 + b);
    }
}

#[cfg(test)]
mod tests {
    use super::work;

    #[test]
    fn twice_the_units_are_about_twice_the_work() {
        // No time is asserted, only that a million passes are not nothing.
        let start = std::time::Instant::now();
        work(1_000_000);
        assert!(start.elapsed().as_nanos() > 10_000);
    }
}
