//! What memory gives: bandwidth of one core and of all, and how long a read takes that needs the one before.
//!
//! Reads that need each other go through all cache lines of a buffer in an order that no prefetcher knows; a buffer that a
//! cache holds tells of that cache. Bandwidth is that of buffers larger than caches are, counted as STREAM does: what the
//! program reads and writes, not what the processor fetches besides.

use crate::error::Error;
use crate::file_system::{free_memory, host_name};
use crate::record::{Measurement, Probe, VERSION};
use crate::work::unix_ns;
use format::facts::Caches;
use format::words::NodeTest;
use memmap2::{Advice, MmapMut};
use std::hint::black_box;
use std::io;
use std::sync::Barrier;
use std::time::{Duration, Instant};

/// The kind under which a result is kept.
pub const MEMORY: &str = "memory";
/// Bytes read a second, and bytes read and written by a[i] = b[i] + s * c[i].
pub const READ: &str = NodeTest::MemoryRead.word();
/// See [`READ`].
pub const TRIAD: &str = NodeTest::MemoryTriad.word();
/// Reads a second of which each needs the one before, in pages of the usual size.
pub const LOAD: &str = NodeTest::MemoryLoad.word();
/// Likewise in transparent huge pages.
pub const LOAD_HUGE: &str = NodeTest::MemoryLoadHuge.word();

const LINE: usize = 64;
/// More than caches hold, and few enough to be filled in less than a second.
const LARGE: usize = 512 << 20;
/// A cache of the first level holds it.
const SMALL: usize = 16 << 10;
/// Bytes of one array of a core where bandwidth is measured.
const ARRAY: usize = 32 << 20;
/// How long each thing is measured.
const TIME: Duration = Duration::from_millis(200);
/// Reads between two looks at the clock.
const TURN: usize = 1 << 13;

/// Measures on so many cores at most; a few seconds. An error where the system gives no memory to measure.
pub fn measure_memory(caches: Caches, cores: u32) -> Result<Probe, Error> {
    let begin = Instant::now();
    let failed = |source: io::Error| Error::Failed {
        rank: 0,
        what: format!("no memory to measure: {source}"),
    };
    // A quarter of what is free: others live here, too.
    let room = free_memory().map_or(LARGE, |bytes| usize::try_from(bytes / 4).unwrap_or(LARGE));
    let (mut results, mut notes) = (Vec::new(), Vec::new());
    let of_caches = [caches.core_bytes / 2, caches.shared_bytes / 4].map(|bytes| bytes as usize);
    let mut sizes = [&[SMALL, 8 << 20, 64 << 20, LARGE][..], &of_caches].concat();
    sizes.retain(|bytes| (SMALL..=LARGE.min(room)).contains(bytes));
    // An order goes through a power of two.
    sizes.iter_mut().for_each(|bytes| *bytes = 1 << bytes.ilog2());
    sizes.sort_unstable();
    sizes.dedup();
    for &bytes in &sizes {
        results.push(loads(LOAD, bytes, Advice::NoHugePage).map_err(failed)?);
    }
    match sizes.last() {
        Some(&bytes) if bytes > caches.core_bytes as usize => match loads(LOAD_HUGE, bytes, Advice::HugePage) {
            Ok(result) => results.push(result),
            Err(_) => notes.push("The kernel gives no transparent huge pages.".into()),
        },
        _ => {}
    }
    let fits = u32::try_from(room / (3 * ARRAY)).unwrap_or(u32::MAX).max(1);
    if fits < cores {
        notes.push(format!(
            "There is memory free for measuring {fits} of {cores} cores at a time."
        ));
    }
    let mut levels = vec![1, cores.clamp(1, fits)];
    levels.dedup();
    for test in [READ, TRIAD] {
        results.extend(levels.iter().map(|&cores| bandwidth(test, cores)));
    }
    Ok(Probe {
        version: VERSION,
        kind: MEMORY.into(),
        source: MEMORY.into(),
        host: Some(host_name()),
        measured_unix_s: unix_ns() / 1_000_000_000,
        seconds: begin.elapsed().as_secs_f64(),
        processes: levels.last().copied().unwrap_or(1),
        hosts: 1,
        size_bytes: (LARGE as u64).max(u64::from(cores) * 3 * ARRAY as u64),
        results,
        notes,
        ..Probe::default()
    })
}

/// Reads that need each other, through so many bytes, a power of two.
fn loads(test: &str, bytes: usize, pages: Advice) -> io::Result<Measurement> {
    let mut map = MmapMut::map_anon(bytes)?;
    // A kernel without huge pages has nothing to be asked for small ones.
    if let Err(error) = map.advise(pages)
        && pages == Advice::HugePage
    {
        return Err(error);
    }
    let (lines, _) = map.as_chunks_mut::<LINE>();
    let last = (lines.len() - 1) as u64;
    // A linear congruence with these goes through all lines before it comes back (Hull and Dobell).
    for (at, line) in (0..).zip(lines.iter_mut()) {
        let next = 6_364_136_223_846_793_005_u64
            .wrapping_mul(at)
            .wrapping_add(1_442_695_040_888_963_407)
            & last;
        line[..8].copy_from_slice(&next.to_le_bytes());
    }
    let next = |at: usize| {
        let [a, b, c, d, e, f, g, h, ..] = lines[at];
        u64::from_le_bytes([a, b, c, d, e, f, g, h]) as usize
    };
    let (mut at, mut turns) = (0, Vec::new());
    let begin = Instant::now();
    while begin.elapsed() < TIME || turns.len() < 3 {
        let turn = Instant::now();
        for _ in 0..TURN {
            at = next(at);
        }
        turns.push(turn.elapsed().as_secs_f64());
    }
    black_box(at);
    // The host takes the core away now and then: what most turns took.
    turns.sort_by(f64::total_cmp);
    Ok(Measurement {
        test: test.into(),
        processes: 1,
        per_second: (TURN as f64 / turns[turns.len() / 2]) as u64,
        access_bytes: bytes as u64,
        operations: (TURN * turns.len()) as u64,
        seconds: turns.iter().sum(),
        ..Measurement::default()
    })
}

/// Bytes a second of so many threads together.
fn bandwidth(test: &str, cores: u32) -> Measurement {
    let start = Barrier::new(cores as usize);
    let done: Vec<(u64, f64)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(|| stream(test, &start))).collect();
        threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
    });
    Measurement {
        test: test.into(),
        processes: cores,
        per_second: done.iter().map(|(bytes, seconds)| *bytes as f64 / seconds).sum::<f64>() as u64,
        access_bytes: u64::from(cores) * (3 * ARRAY) as u64,
        operations: done.iter().map(|(bytes, _)| bytes).sum(),
        seconds: done.iter().map(|(_, seconds)| *seconds).fold(0.0, f64::max),
        ..Measurement::default()
    }
}

/// A thread goes through arrays of its own again and again; the bytes, and how long it took.
fn stream(test: &str, start: &Barrier) -> (u64, f64) {
    let count = ARRAY / size_of::<f64>();
    // Written, so that each page is there, on the node of memory of this thread.
    let [mut a, b, c] = [1.0, 2.0, 3.0].map(|value| vec![black_box(value); count]);
    let arrays = 3 * ARRAY as u64;
    start.wait();
    let (begin, mut bytes) = (Instant::now(), 0);
    while begin.elapsed() < TIME || bytes == 0 {
        if test == READ {
            for array in [&a, &b, &c] {
                let (pieces, _) = array.as_chunks::<8>();
                let mut sums = [0.0; 8];
                for piece in pieces {
                    sums.iter_mut().zip(piece).for_each(|(sum, value)| *sum += value);
                }
                black_box(sums);
            }
        } else {
            let factor = black_box(0.5);
            for ((a, b), c) in a.iter_mut().zip(&b).zip(&c) {
                *a = b + factor * c;
            }
            black_box(&mut a);
        }
        bytes += arrays;
    }
    (bytes, begin.elapsed().as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read_before_one_is_read_again() {
        let last = 1023_u64;
        let mut at = 0_u64;
        let mut seen = std::collections::HashSet::new();
        while seen.insert(at) {
            at = 6_364_136_223_846_793_005_u64
                .wrapping_mul(at)
                .wrapping_add(1_442_695_040_888_963_407)
                & last;
        }
        assert_eq!(seen.len(), 1024);
    }

    #[test]
    fn each_thing_is_measured_once() {
        let caches = Caches {
            core_bytes: 64 << 10,
            shared_bytes: 1 << 20,
            sharers: 2,
        };
        let probe = measure_memory(caches, 2).unwrap();
        let of = |test: &str| -> Vec<(u32, bool)> {
            let results = probe.results.iter().filter(|result| result.test == test);
            results
                .map(|result| (result.processes, result.per_second > 0))
                .collect()
        };
        assert_eq!(of(READ), [(1, true), (2, true)]);
        assert_eq!(of(TRIAD), [(1, true), (2, true)]);
        let loads = || probe.results.iter().filter(|result| result.test == LOAD);
        assert!(loads().all(|result| result.processes == 1 && result.per_second > 0));
        assert!(loads().map(|result| result.access_bytes).is_sorted());
        assert_eq!(loads().next().map(|result| result.access_bytes), Some(SMALL as u64));
    }
}
