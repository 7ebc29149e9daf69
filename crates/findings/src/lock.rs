//! Locks that threads of a process wait for: the program's own, and those inside the C library.

use crate::RULES;
use crate::rule::{Draft, Limit};
use crate::sites::cost;
use crate::words::{about, at, capital, costliest, count, ranks, sampled, seconds_within, share_about};
use model::{
    CallId, Class, ContextId, Family, FrameId, Held, ProcessId, Run, Tag, ThreadId, by_most, is_libc, is_libpthread,
};
use std::collections::{BTreeMap, HashMap};

/// What threads of the process with most of it spend around locks.
struct Locked {
    rank: usize,
    /// Threads that do so, at the same time.
    threads: u32,
    /// Seconds of all of them.
    seconds: f64,
    /// Those of them that were in no recorded call, and so look like computing.
    unrecorded: f64,
    /// Places with their seconds, most first.
    places: Vec<(FrameId, f64)>,
}

impl Locked {
    /// Of the samples that `wanted` takes by their row, of those processes in which two threads and more have such.
    fn of(run: &Run, wanted: impl Fn(usize) -> bool) -> Option<Locked> {
        let samples = &run.tables().samples;
        let (mut by_rank, mut unrecorded) = (vec![0.0; run.ranks().len()], vec![0.0; run.ranks().len()]);
        let mut by_frame: HashMap<(usize, FrameId), f64> = HashMap::new();
        let mut has = vec![false; run.tables().threads.len()];
        for row in (0..samples.len()).filter(|row| wanted(*row)) {
            let Some(rank) = run.rank_index(ProcessId(samples.process[row])) else {
                continue;
            };
            let seconds = f64::from(samples.weight[row]) * run.tick_s();
            by_rank[rank] += seconds;
            if run.sample_classes()[row] == Class::Compute {
                unrecorded[rank] += seconds;
            }
            if let Some(has) = has.get_mut(samples.thread[row] as usize) {
                *has = true;
            }
            if let Some(frame) = run.own_frame(ContextId(samples.context[row])) {
                *by_frame.entry((rank, frame)).or_default() += seconds;
            }
        }
        let threads = run.threads_at_once(|thread: ThreadId| has.get(thread.row()) == Some(&true));
        let of_thread = |rank: usize| by_rank[rank] / f64::from(threads[rank].max(1));
        let rank = (0..by_rank.len())
            .filter(|rank| threads[*rank] >= 2)
            .max_by(|a, b| of_thread(*a).total_cmp(&of_thread(*b)).then(b.cmp(a)))?;
        let mut places: Vec<(FrameId, f64)> = (by_frame.into_iter())
            .filter(|((of, _), _)| *of == rank)
            .map(|((_, frame), seconds)| (frame, seconds))
            .collect();
        places.sort_by(by_most);
        Some(Locked {
            rank,
            threads: threads[rank],
            seconds: by_rank[rank],
            unrecorded: unrecorded[rank],
            places,
        })
    }

    /// Of one thread on average.
    fn mean_s(&self) -> f64 {
        self.seconds / f64::from(self.threads)
    }

    /// That time, but no more than the cores leave: what the threads compute takes them as long as before.
    fn saves(&self, run: &Run) -> f64 {
        let rank = &run.ranks()[self.rank];
        let cores = f64::from(run.cores_allowed(rank.process));
        let computing = run.thread_seconds(|class| class == Class::Compute)[self.rank] - self.unrecorded;
        let least = run
            .cpu_s(rank.process)
            .filter(|_| cores > 0.0)
            .map_or(0.0, |used| used.min(computing.max(0.0)) / cores);
        self.mean_s().min((rank.elapsed_s() - least).max(0.0))
    }

    fn is_worth(&self, run: &Run, limit: &Limit) -> bool {
        let lived = run.ranks()[self.rank].elapsed_s();
        lived > 0.0 && limit.met(self.mean_s() / lived)
    }

    /// "Its threads, 2 at a time, are … for 12 s ± 1 s in all."
    fn in_all(&self, run: &Run, what: &str) -> String {
        let threads = f64::from(self.threads);
        format!(
            "Its threads, {} at a time, are {what} for {} in all.",
            self.threads,
            about(self.seconds, sampled(run, self.mean_s()).map(|error| error * threads))
        )
    }
}

/// A function of the C library by the name that programs know: `__GI___pthread_mutex_unlock` is pthread_mutex_unlock.
pub(crate) fn bare(function: &str) -> &str {
    let name = function.trim_start_matches('_');
    let name = ["GI_", "libc_", "vdso_"]
        .iter()
        .find_map(|front| name.strip_prefix(front))
        .unwrap_or(name);
    name.trim_start_matches('_').split('@').next().unwrap_or(name)
}

/// In libc, or in the library that older ones have for threads.
pub(crate) fn of_libc(run: &Run, frame: FrameId) -> bool {
    let module = run.place(frame).module;
    is_libc(module) || is_libpthread(module)
}

/// Where one thread lets another go on: with a lock that many want this is a system call.
fn lets_go(run: &Run, frame: FrameId) -> bool {
    let name = bare(run.place(frame).function);
    of_libc(run, frame)
        && (["pthread_mutex_unlock", "pthread_rwlock_unlock", "pthread_spin_unlock"].iter())
            .any(|unlock| name.starts_with(unlock))
        || name == "lll_lock_wake"
}

/// Of a thread of the process with most of it, in taking and releasing locks, where threads wait for them.
fn around_locks(run: &Run, limit: &Limit) -> Option<Locked> {
    let samples = &run.tables().samples;
    let lock: Vec<bool> = (0..run.tables().calls.len() as u32)
        .map(|call| run.call_is(CallId(call), Tag::Lock))
        .collect();
    let takes = |row: usize| lock.get(samples.call[row] as usize) == Some(&true);
    // Whether threads wait is seen where locks are taken: releasing one that nobody wants is nothing.
    Locked::of(run, takes).filter(|locked| locked.is_worth(run, limit))?;
    let releases = run.through(|frame| lets_go(run, frame));
    Locked::of(run, |row| {
        takes(row) || releases.get(samples.context[row] as usize) == Some(&true)
    })
}

/// Seconds that a thread spends around locks for which others wait: the program's own, or those of Java's objects.
pub(crate) fn locked_s(run: &Run) -> f64 {
    let worth = |id: &str| RULES.iter().find(|rule| rule.id == id).map(|rule| &rule.limit);
    let of_threads = worth("lock_contention").and_then(|limit| around_locks(run, limit));
    let of_java = worth("monitor_contention").and_then(|limit| around_monitors(run, limit));
    [of_threads, of_java]
        .iter()
        .flatten()
        .map(Locked::mean_s)
        .fold(0.0, f64::max)
}

pub(crate) fn lock_contention(run: &Run, limit: &Limit) -> Option<Draft> {
    let locked = around_locks(run, limit)?;
    let lost = locked.mean_s();
    let calls = cost(run, |site| site.is(run, Tag::Lock));
    let (holders, beyond_s) = run.held(Some(locked.rank));
    let (holder, does) = while_waited_for(run, &holders, beyond_s).unzip();
    Some(Draft {
        title: format!(
            "A thread of {} spends {} on average in taking and releasing locks{}.",
            ranks(run, &[locked.rank]),
            seconds_within(lost, sampled(run, lost)),
            at(run, locked.places.first().map(|(frame, _)| *frame))
        ),
        gain_s: locked.saves(run),
        gain_basis:
            "that time, mean over the threads of the process with most of it, and no more than its cores leave to save"
                .into(),
        evidence: (does.into_iter())
            .chain([
                locked.in_all(run, "in locks"),
                format!("{} calls took locks.", capital(&count(calls.count as f64))),
            ])
            .collect(),
        advice: vec![less_of(holder).into()],
        ranks: vec![locked.rank],
        places: costliest(run, &locked.places),
        ..Draft::default()
    })
}

/// Where a thread of Java takes the lock of an object, or lets the next one go on.
fn is_monitor(run: &Run, frame: FrameId) -> bool {
    let place = run.place(frame);
    let name = place.function.strip_prefix("ObjectMonitor::").unwrap_or_default();
    place.module.starts_with("libjvm.")
        && ["enter(", "EnterI(", "TrySpin(", "ReenterI(", "exit(", "ExitEpilog("]
            .iter()
            .any(|of| name.starts_with(of))
}

fn around_monitors(run: &Run, limit: &Limit) -> Option<Locked> {
    let samples = &run.tables().samples;
    let inside = run.through(|frame| is_monitor(run, frame));
    let locked = Locked::of(run, |row| inside.get(samples.context[row] as usize) == Some(&true));
    locked.filter(|locked| locked.is_worth(run, limit))
}

/// Threads of Java that want one object's lock.
pub(crate) fn monitor_contention(run: &Run, limit: &Limit) -> Option<Draft> {
    let locked = around_monitors(run, limit)?;
    let lost = locked.mean_s();
    Some(Draft {
        title: format!(
            "A thread of {} spends {} on average in taking and releasing locks of Java's objects (synchronized).",
            ranks(run, &[locked.rank]),
            seconds_within(lost, sampled(run, lost)),
        ),
        gain_s: locked.saves(run),
        gain_basis: "that time, mean over the threads of the process with most of it, and no more than its cores leave to save".into(),
        evidence: vec![locked.in_all(run, "in these locks")],
        advice: vec![
            "Give each thread its own part and combine at the end, or use what needs no lock (LongAdder, AtomicLong, \
             ConcurrentHashMap); do less in the synchronized block. jcmd PID Thread.print names the lock while the program runs."
                .into(),
        ],
        ranks: vec![locked.rank],
        ..Draft::default()
    })
}

/// Who holds what others sleep for says what it is held for where most of the time is at one place.
const MOSTLY: f64 = 0.5;

/// What a thread mostly does while others wait for it, and that in a sentence.
fn while_waited_for<'a>(run: &Run, holders: &'a [Held], beyond_s: f64) -> Option<(&'a Held, String)> {
    let all: f64 = holders.iter().map(|held| held.seconds).sum::<f64>() + beyond_s;
    let first = holders.first().filter(|held| held.seconds > MOSTLY * all)?;
    let (call, frame) = first.at;
    let place = run.place(frame?);
    let does = match first.class.family() {
        Family::Compute => format!("computes in {place}"),
        Family::Accelerator => format!("is in an accelerator's driver in {place}"),
        _ => format!("is in {} in {place}", run.call_name(call)),
    };
    let share = share_about(first.seconds / all, None);
    Some((
        first,
        format!("For {share} of the time in which threads wait for a mutex, the thread that holds it {does}."),
    ))
}

/// Advice by what the lock is held for.
fn less_of(holder: Option<&Held>) -> &'static str {
    match holder.map(|held| held.class.family()) {
        Some(Family::Io) => {
            "Read or write without the lock: take out under it what is to be written, or let one thread write what \
             the others put into a queue."
        }
        Some(Family::Mpi) => "Communicate without the lock, or in one thread.",
        Some(Family::Accelerator) => "Do not wait for an accelerator while you hold the lock.",
        Some(Family::Wait) => "Do not wait for anything else while you hold the lock.",
        Some(Family::Compute) | None => {
            "Hold the lock for less, split it by data, or give each thread its own copy and combine at the end."
        }
    }
}

/// Whether a frame waits for a lock inside the C library, or wakes who does.
fn waits_inside(run: &Run, frame: FrameId) -> bool {
    matches!(
        bare(run.place(frame).function),
        "lll_lock_wait_private" | "lll_lock_wake_private"
    )
}

/// The function of the C library that was called.
fn called(run: &Run, context: ContextId) -> Option<&str> {
    (run.stack(context).skip_while(|frame| run.is_ours(*frame)))
        .take_while(|frame| of_libc(run, *frame) && !run.place(*frame).function.is_empty())
        .last()
        .map(|frame| bare(run.place(frame).function))
}

/// What to call in its place.
fn instead(function: &str) -> &'static str {
    match function {
        "rand" | "random" | "srand" | "srandom" | "drand48" | "lrand48" | "mrand48" | "random_r" => {
            "Give each thread a generator of its own: rand_r, erand48, random_r with a state of its own, std::mt19937, C++'s and Fortran's others. Results then do not depend on the order of threads either."
        }
        "malloc" | "free" | "calloc" | "realloc" | "memalign" | "posix_memalign" | "aligned_alloc" => {
            "Keep memory instead of allocating it again in each iteration; a thread that frees what another allocated takes that one's lock. More arenas (MALLOC_ARENA_MAX, if it is set), or another allocator by LD_PRELOAD (jemalloc, tcmalloc, mimalloc)."
        }
        "tz_convert" | "localtime" | "localtime_r" | "mktime" | "strftime" | "tzset" | "ctime" | "ctime_r"
        | "strftime_l" => {
            "All conversions of local time take one lock: convert once and add, or use gmtime_r or std::chrono, which take none."
        }
        "dl_iterate_phdr" | "dl_open" | "dlsym" => {
            "Exceptions and dlsym look through the loaded libraries under a lock: do neither in a loop."
        }
        _ => {
            "Call it less often, or let one thread do it for all; of a stream (stdio) the functions with _unlocked take no lock, and a stream or buffer of each thread's own is wanted by nobody else."
        }
    }
}

pub(crate) fn library_lock(run: &Run, limit: &Limit) -> Option<Draft> {
    let samples = &run.tables().samples;
    let inside = run.through(|frame| waits_inside(run, frame));
    let waits = |row: usize| inside.get(samples.context[row] as usize) == Some(&true);
    let locked = Locked::of(run, waits).filter(|locked| locked.is_worth(run, limit))?;
    let mut functions: BTreeMap<&str, f64> = BTreeMap::new();
    for row in (0..samples.len()).filter(|row| waits(*row)) {
        if let Some(function) = called(run, ContextId(samples.context[row])) {
            *functions.entry(function).or_default() += f64::from(samples.weight[row]);
        }
    }
    let all: f64 = functions.values().sum();
    let (function, most) = functions
        .into_iter()
        .max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(a.0)))?;
    let lost = locked.mean_s();
    Some(Draft {
        title: format!(
            "A thread of {} waits {} on average for a lock inside the C library, in {function}{}.",
            ranks(run, &[locked.rank]),
            seconds_within(lost, sampled(run, lost)),
            at(run, locked.places.first().map(|(frame, _)| *frame))
        ),
        gain_s: locked.saves(run),
        gain_basis: "time in waiting for that lock and waking who waits, mean over the threads that do, and no more than the cores leave to save".into(),
        evidence: vec![
            locked.in_all(run, "there"),
            format!(
                "{} of it is in {function}, in which one thread is at a time.",
                share_about(most / all, None)
            ),
        ],
        advice: vec![instead(function).into()],
        ranks: vec![locked.rank],
        places: costliest(run, &locked.places),
        ..Draft::default()
    })
}

#[cfg(test)]
mod tests {
    use super::bare;

    #[test]
    fn a_function_has_the_name_that_programs_know() {
        let names = [
            "getpid",
            "__sched_yield",
            "__GI___clock_gettime",
            "__vdso_gettimeofday",
            "syscall@plt",
        ];
        let known = ["getpid", "sched_yield", "clock_gettime", "gettimeofday", "syscall"];
        assert_eq!(names.map(bare), known);
    }
}
