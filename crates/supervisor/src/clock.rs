//! The two clocks: realtime names moments for people and across nodes, monotonic is what the collector stamps.

use rustix::time::{ClockId, clock_gettime};

fn nanoseconds(clock: ClockId) -> i64 {
    let now = clock_gettime(clock);
    now.tv_sec.saturating_mul(1_000_000_000).saturating_add(now.tv_nsec)
}

/// CLOCK_REALTIME.
pub fn realtime_ns() -> i64 {
    nanoseconds(ClockId::Realtime)
}

/// CLOCK_MONOTONIC.
pub fn monotonic_ns() -> i64 {
    nanoseconds(ClockId::Monotonic)
}

/// How long the machine has been suspended since boot.
pub fn asleep_ns() -> i64 {
    nanoseconds(ClockId::Boottime).saturating_sub(monotonic_ns())
}

/// Realtime minus monotonic: of five pairs, that with the least time between its readings.
pub fn offset_ns() -> i64 {
    let pair = |_| {
        let (before, real, after) = (monotonic_ns(), realtime_ns(), monotonic_ns());
        (after - before, real - before - (after - before) / 2)
    };
    (0..5).map(pair).min().map_or(0, |(_, offset)| offset)
}
