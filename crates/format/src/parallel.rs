//! Work in parts, on as many cores as there are.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::{Builder, Scope, ScopedJoinHandle};

/// More threads than this wait for memory, not for cores.
const MOST_THREADS: usize = 8;

/// What `work` gives for each of so many parts, in their order.
pub fn in_parallel<T: Send>(parts: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    on_threads(cores.min(MOST_THREADS), parts, work)
}

/// The same, on so many threads, the caller's among them.
pub fn on_threads<T: Send>(threads: usize, parts: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
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
        let others: Vec<_> = (1..threads.min(parts)).map_while(|_| started(scope, run)).collect();
        let mut all = run();
        all.extend(others.into_iter().flat_map(result));
        all
    });
    all.sort_by_key(|(part, _)| *part);
    all.into_iter().map(|(_, done)| done).collect()
}

/// What two pieces of work give that are done at the same time; `other` in a thread of its own.
pub fn beside<A: Send, B>(other: impl FnOnce() -> A + Send, here: impl FnOnce() -> B) -> (A, B) {
    let other = Once::new(other);
    std::thread::scope(|scope| {
        let thread = started(scope, || other.run());
        let here = here();
        let done = thread.and_then(result).or_else(|| other.run());
        (done.expect("one of the two has done it"), here)
    })
}

/// A piece of work that differs from the others that are done at the same time.
pub type Task<'a> = Box<dyn FnOnce() + Send + 'a>;

/// Does all of them, at the same time where there are cores.
pub fn all_done(tasks: Vec<Task<'_>>) {
    let tasks: Vec<_> = tasks.into_iter().map(Once::new).collect();
    in_parallel(tasks.len(), |n| tasks[n].run());
}

/// Work that is done by whoever comes first.
struct Once<F>(Mutex<Option<F>>);

impl<T, F: FnOnce() -> T> Once<F> {
    fn new(work: F) -> Once<F> {
        Once(Mutex::new(Some(work)))
    }

    fn run(&self) -> Option<T> {
        let work = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        work.map(|work| work())
    }
}

/// A thread that does it; none where no more processes may be started, and then whoever asks does it alone.
fn started<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() -> T + Send + 'scope,
) -> Option<ScopedJoinHandle<'scope, T>> {
    Builder::new().spawn_scoped(scope, work).ok()
}

fn result<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    match thread.join() {
        Ok(done) => done,
        Err(panic) => std::panic::resume_unwind(panic),
    }
}

#[cfg(test)]
mod tests {
    use super::{Task, all_done, beside, in_parallel, on_threads};

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

    #[test]
    fn every_task_is_done_once() {
        let mut done = [0; 5];
        let tasks = done.iter_mut().map(|n| Box::new(move || *n += 1) as Task<'_>);
        all_done(tasks.collect());
        assert_eq!(done, [1; 5]);
    }

    #[test]
    fn one_thread_is_the_callers() {
        let here = std::thread::current().id();
        let by = on_threads(1, 3, |_| std::thread::current().id());
        assert_eq!(by, [here; 3]);
    }
}
