//! Work in parts, on as many cores as there are.

use std::sync::atomic::{AtomicUsize, Ordering};

/// More threads than this wait for memory, not for cores.
const MOST_THREADS: usize = 8;

/// What `work` gives for each of so many parts, in their order.
pub fn in_parallel<T: Send>(parts: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    on_threads(cores.min(MOST_THREADS), parts, work)
}

/// The same, on so many threads.
pub fn on_threads<T: Send>(threads: usize, parts: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let threads = threads.min(parts);
    if threads <= 1 {
        return (0..parts).map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let run = || {
        let mut done = vec![];
        loop {
            let part = next.fetch_add(1, Ordering::Relaxed);
            if part >= parts {
                return done;
            }
            done.push((part, work(part)));
        }
    };
    let mut all: Vec<(usize, T)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(run)).collect();
        let join = |thread: std::thread::ScopedJoinHandle<'_, Vec<(usize, T)>>| match thread.join() {
            Ok(done) => done,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        threads.into_iter().flat_map(join).collect()
    });
    all.sort_by_key(|(part, _)| *part);
    all.into_iter().map(|(_, done)| done).collect()
}

/// What two pieces of work give that are done at the same time; `other` in a thread of its own.
pub fn beside<A: Send, B>(other: impl FnOnce() -> A + Send, here: impl FnOnce() -> B) -> (A, B) {
    std::thread::scope(|scope| {
        let other = scope.spawn(other);
        let here = here();
        match other.join() {
            Ok(other) => (other, here),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::{beside, in_parallel};

    #[test]
    fn each_gives_its_own() {
        let text = String::from("here");
        assert_eq!(beside(|| text.len(), || text.as_str()), (4, "here"));
    }

    #[test]
    fn parts_come_back_in_order() {
        assert_eq!(
            in_parallel(1000, |part| part * 2),
            (0..1000).map(|part| part * 2).collect::<Vec<_>>()
        );
        assert!(in_parallel(0, |part| part).is_empty());
    }
}
