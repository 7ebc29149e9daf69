//! Time in the kernel outside of recorded calls: which system call it is, or that it is page faults.

use crate::FLOOR_S;
use crate::memory::{self, A_DEAR_PAGE_S, A_PAGE_OF_DISK_S};
use crate::rule::{Draft, Limit};
use crate::system_call::{Calls, calls};
use crate::words::{at, capital, costliest, count, place, ranks, sampled, seconds, seconds_within, share};
use model::{ContextId, Family, FrameId, Run, by_most, is_libc};
use std::collections::BTreeMap;

/// Where one kind takes less of the kernel time, the time is not put down to it.
const MOST: f64 = 0.5;

/// What to do about a system call that takes long in all.
fn advice(name: &str) -> &'static str {
    match name {
        "getpid" | "gettid" | "getppid" | "getuid" | "getrusage" | "times" | "clock" | "sysinfo" | "uname"
        | "getcpu" => "Ask once, or once in many iterations, and keep the answer: it hardly changes between two calls.",
        "gettimeofday" | "clock_gettime" | "time" | "clock_getres" => {
            "Such clocks are read without the kernel where its clock source allows it (/sys/devices/system/clocksource/clocksource0/current_clocksource says which: tsc does, hpet, acpi_pm and some virtual ones do not), and CLOCK_THREAD_CPUTIME_ID and CLOCK_PROCESS_CPUTIME_ID never are: ask less often."
        }
        "mprotect" | "mmap" | "munmap" | "madvise" | "mremap" | "brk" | "sbrk" => {
            "Change the address space seldom: keep what was mapped, in large pieces; each change makes all cores of the process forget their addresses."
        }
        "sigprocmask" | "pthread_sigmask" | "rt_sigprocmask" | "sigaction" | "sigsetjmp" | "sigjmp_save" | "raise"
        | "kill" | "tgkill" => {
            "Signals are dear in a loop: change masks and handlers once around it; setjmp without the mask is _setjmp or sigsetjmp(…, 0)."
        }
        _ => {
            "See how often it is called, and for what: `strace -c -f PROGRAM` counts them. Ask the kernel for more at a time, or less often."
        }
    }
}

/// Kernel time of the rank with most of it that no recorded call and no other rule explains.
struct Kernel {
    rank: usize,
    /// Seconds a thread.
    seconds: f64,
    /// Minor page faults.
    faults: f64,
    /// Major ones.
    of_disk: f64,
    calls: Calls,
}

impl Kernel {
    fn of(run: &Run) -> Option<Kernel> {
        let processes = &run.tables().processes;
        let runnable = run.runnable_by_rank();
        let explained = memory::given_again(run);
        let (rank, seconds) = (memory::kernel_seconds(run).into_iter().enumerate())
            .filter_map(|(index, kernel_s)| {
                let own_s = kernel_s? / runnable[index].max(1.0);
                let other = explained
                    .filter(|(other, _)| *other == index)
                    .map_or(0.0, |(_, seconds)| seconds);
                Some((index, (own_s - other).max(0.0)))
            })
            .min_by(by_most)?;
        Some(Kernel {
            rank,
            seconds,
            faults: processes.minor_faults[run.ranks()[rank].process.row()].max(0) as f64,
            of_disk: processes.major_faults[run.ranks()[rank].process.row()].max(0) as f64,
            calls: calls(run, rank),
        })
    }

    fn is_worth_a_word(&self, run: &Run, part: f64) -> bool {
        let elapsed = run.ranks()[self.rank].elapsed_s();
        elapsed > 0.0 && self.seconds >= f64::max(part * elapsed, FLOOR_S)
    }

    /// Seconds in functions of the program that the C library calls from code without a name, as it calls a signal's handler, and
    /// the one with most.
    fn handled(&self, run: &Run) -> (f64, Option<FrameId>) {
        let mut by_frame: BTreeMap<FrameId, f64> = BTreeMap::new();
        for (context, of) in run.context_seconds(|other| other == self.rank).iter().enumerate() {
            let (context, seconds) = (ContextId(context as u32), of[Family::Compute.index()]);
            let mut stack = run.stack(context);
            if seconds > 0.0
                && let (Some(leaf), Some(caller)) = (stack.next(), stack.next())
                && run.is_own(leaf)
                && run.place(caller).function.is_empty()
                && is_libc(run.place(caller).module)
            {
                *by_frame.entry(leaf).or_default() += seconds;
            }
        }
        let all = by_frame.values().sum();
        let most = by_frame.into_iter().min_by(by_most);
        (all, most.map(|(frame, _)| frame))
    }

    /// Seconds in system calls.
    fn asked(&self) -> f64 {
        self.calls.by_name.iter().map(|(_, seconds)| seconds).sum()
    }

    fn is_of_calls(&self) -> bool {
        self.asked() >= MOST * self.seconds
    }

    fn is_of_first_uses(&self) -> bool {
        !self.is_of_calls() && self.faults * A_DEAR_PAGE_S >= MOST * self.seconds
    }

    /// Whether pages of files are read: what waits for them is another rule's.
    fn is_of_disk(&self) -> bool {
        self.of_disk * A_PAGE_OF_DISK_S >= MOST * self.seconds
    }
}

pub(crate) fn kernel_time(run: &Run, limit: &Limit) -> Option<Draft> {
    // Without samples it is not known what it does in them.
    let kernel = Kernel::of(run).filter(|kernel| {
        run.times().rest_on_samples()
            && kernel.is_worth_a_word(run, limit.value)
            && !kernel.is_of_first_uses()
            && !kernel.is_of_disk()
    })?;
    let processes = &run.tables().processes;
    let row = run.ranks()[kernel.rank].process.row();
    let who = capital(&ranks(run, &[kernel.rank]));
    let spent = seconds(kernel.seconds);
    let mut draft = Draft {
        gain_s: kernel.seconds,
        ranks: vec![kernel.rank],
        evidence: vec![format!(
            "The kernel counted {} of system time in all, and {} minor page faults.",
            seconds(processes.system_ns[row].max(0) as f64 / 1e9),
            count(kernel.faults)
        )],
        ..Draft::default()
    };
    if kernel.is_of_calls() {
        let (name, first) = kernel.calls.by_name.first()?;
        let places = &kernel.calls.places;
        // With the way there and back, which the kernel does not count as its own.
        let asked = kernel.asked();
        (draft.gain_s, draft.gain_error_s) = (asked, sampled(run, asked));
        draft.title = format!(
            "{who} spends {} in system calls that are not recorded, {} of it in {}{}.",
            seconds_within(asked, draft.gain_error_s),
            share((first / asked).min(1.0)),
            if name.is_empty() { "one without a name" } else { name },
            at(run, places.first().map(|(frame, _)| *frame))
        );
        draft.gain_basis = "all of that, if the calls were not needed".into();
        draft.advice = vec![advice(name).into()];
        draft.places = costliest(run, places);
    } else {
        let (handled, handler) = kernel.handled(run);
        let handler = handler.filter(|_| handled >= MOST * kernel.seconds);
        draft.title = format!(
            "{who} spends {spent} in the kernel outside of calls that are recorded, {} of the time{}.",
            share(kernel.seconds / run.ranks()[kernel.rank].elapsed_s()),
            handler.map_or(String::new(), |frame| format!(
                ", on the way to {}, which signals call",
                run.place(frame)
            ))
        );
        draft.gain_basis = "all of that, if it were not needed".into();
        if handler.is_none() {
            draft.evidence.push("Few samples are at system calls, and the page faults are few: what is left are signals and exceptions that the program handles (SIGSEGV, SIGFPE), and interrupts.".into());
        }
        draft.advice = match handler {
            Some(_) => vec!["Each signal takes a microsecond and more: test for the case before it faults (a bound, a divisor of 0), make what a handler writes for every fault larger pieces, or set timers further apart.".into()],
            None => vec!["`strace -c -f PROGRAM` counts signals and system calls, `perf trace -F all PROGRAM` shows page faults, too.".into()],
        };
        draft.places = handler.iter().map(|frame| place(run, *frame)).collect();
    }
    Some(draft)
}

/// Page faults that take a good part of the run, a sentence: what they save is not known, for memory must be given once.
pub(crate) fn first_uses(run: &Run) -> Option<String> {
    let kernel = Kernel::of(run).filter(|kernel| {
        kernel.is_worth_a_word(run, WORTH_A_WORD) && kernel.is_of_first_uses() && !kernel.is_of_disk()
    })?;
    Some(format!(
        "The kernel takes {} of {} for page faults: {} pages are given when they are first used, and memory that is used again needs none.",
        seconds(kernel.seconds),
        ranks(run, &[kernel.rank]),
        count(kernel.faults)
    ))
}

/// The part of a rank's time from which on page faults are named.
const WORTH_A_WORD: f64 = 0.1;
