//! The program goes on, and its end is passed on, when this process cannot go on itself: where memory runs out, at a panic,
//! at a fault of its own.
//!
//! From then on nothing but system calls: there may be no memory, and no stack but that of a signal handler.

use crate::child;
use crate::start::closed;
use std::alloc::{GlobalAlloc, Layout, System};
use std::ffi::{CString, OsString};
use std::os::unix::ffi::OsStrExt;
use std::ptr::null_mut;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};

/// The words of the program with the NULL behind them, and the mask for it.
struct Command {
    words: Vec<*const libc::c_char>,
    mask: libc::sigset_t,
}

#[allow(unsafe_code)]
// SAFETY: the words are never freed, and never changed.
unsafe impl Send for Command {}
#[allow(unsafe_code)]
// SAFETY: as above.
unsafe impl Sync for Command {}

static COMMAND: OnceLock<Command> = OnceLock::new();
/// Process id of the program, 0 before it is started.
static PROGRAM: AtomicI32 = AtomicI32::new(0);
/// How it ended: an exit status, or a signal's number below zero.
static ENDED: AtomicI32 = AtomicI32::new(STILL_RUNS);
const STILL_RUNS: i32 = i32::MIN;

/// From now on this process does no worse by this command than no process at all would.
#[allow(unsafe_code)]
pub fn stand_in(words: &[OsString]) {
    let owned: Result<Vec<CString>, _> = words.iter().map(|word| CString::new(word.as_bytes())).collect();
    let Ok(owned) = owned else { return };
    let words = owned.into_iter().map(|word| word.into_raw().cast_const());
    let _ = COMMAND.set(Command {
        words: words.chain([std::ptr::null()]).collect(),
        mask: child::mask(),
    });
    on_fault(&[libc::SIGABRT]);
}

/// The program runs.
pub fn started(program: u32) {
    PROGRAM.store(program as i32, Ordering::Release);
}

/// The program has ended, and what comes now, however it goes, is not its affair. An exit status, or the signal's number below
/// zero.
#[allow(unsafe_code)]
pub fn ended(how: i32) {
    const FAULTS: [i32; 4] = [libc::SIGSEGV, libc::SIGBUS, libc::SIGFPE, libc::SIGILL];
    ENDED.store(how, Ordering::Release);
    if COMMAND.get().is_none() {
        return;
    }
    on_fault(&FAULTS);
    let mut set = *nix::sys::signal::SigSet::empty().as_ref();
    for number in FAULTS {
        // SAFETY: a valid set.
        unsafe { libc::sigaddset(&mut set, number) };
    }
    // SAFETY: a valid set; each of these has a handler.
    unsafe { libc::sigprocmask(libc::SIG_UNBLOCK, &set, null_mut()) };
}

#[allow(unsafe_code)]
fn on_fault(signals: &[i32]) {
    extern "C" fn handler(_: i32) {
        leave("a fault of its own");
    }
    let handler: extern "C" fn(i32) = handler;
    for &number in signals.iter().filter(|&&number| !crate::ignored(number)) {
        // SAFETY: the handler makes system calls alone; Rust's runtime has made a stack for it, where its own is used up.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = handler as usize;
            action.sa_flags = libc::SA_ONSTACK | libc::SA_RESETHAND;
            libc::sigaction(number, &action, null_mut());
        }
    }
}

/// Says why, and ends as the program ends: starts it in our place if it has not been started, waits for it if it runs.
/// Returns where nobody stands in for anything.
#[allow(unsafe_code)]
pub fn leave(why: &str) {
    static LEAVING: AtomicBool = AtomicBool::new(false);
    let Some(command) = COMMAND.get() else { return };
    while LEAVING.swap(true, Ordering::Relaxed) {
        // SAFETY: waits. Another thread is about to end this process.
        unsafe { libc::pause() };
    }
    let program = PROGRAM.load(Ordering::Acquire);
    let mut how = ENDED.load(Ordering::Acquire);
    let what = match (program, how) {
        (0, _) => "the program runs without it",
        (_, STILL_RUNS) => {
            "the program goes on, the rest of it unrecorded; `steelyard collect` finds what was recorded"
        }
        _ => "the program had ended; `steelyard collect` finds what was recorded",
    };
    for part in ["steelyard: stopped by ", why, ": ", what, ".\n"] {
        // SAFETY: memory of ours, of that length.
        unsafe { libc::write(2, part.as_ptr().cast(), part.len()) };
    }
    if program == 0 {
        child::give_back(&command.mask, [0, 1, 2].map(closed));
        // SAFETY: text that ends in zero, and NULL behind the last.
        unsafe { libc::execvp(command.words[0], command.words.as_ptr()) };
        // SAFETY: ends this process.
        unsafe { libc::_exit(126) };
    }
    if how == STILL_RUNS {
        how = wait(program);
    }
    if how < 0 {
        die_by(-how);
    }
    // SAFETY: ends this process.
    unsafe { libc::_exit(if how < 0 { 128 - how } else { how }) };
}

/// Until it has ended, signals sent to us are passed on to it.
#[allow(unsafe_code)]
fn wait(program: i32) -> i32 {
    let moment = libc::timespec { tv_sec: 1, tv_nsec: 0 };
    // SAFETY: numbers, and memory of this function's own.
    unsafe {
        let mut all: libc::sigset_t = std::mem::zeroed();
        let mut sent: libc::siginfo_t = std::mem::zeroed();
        let mut status = 0;
        libc::sigfillset(&mut all);
        libc::sigprocmask(libc::SIG_BLOCK, &all, null_mut());
        loop {
            match libc::waitpid(program, &mut status, libc::WNOHANG) {
                0 => {}
                -1 => return 2,
                _ if libc::WIFSIGNALED(status) => return -libc::WTERMSIG(status),
                _ => return libc::WEXITSTATUS(status),
            }
            let number = libc::sigtimedwait(&all, &mut sent, &moment);
            // What the kernel sends, for a key pressed in a terminal, the program has, too.
            if number > 0 && number != libc::SIGCHLD && sent.si_code <= 0 {
                libc::kill(program, number);
            }
        }
    }
}

/// Ends this process by a signal, without a second core file. Returns only where the system does not let it.
#[allow(unsafe_code)]
pub fn die_by(number: i32) {
    let no_core = libc::rlimit {
        rlim_cur: 0,
        rlim_max: 0,
    };
    // SAFETY: numbers, and memory of this function's own.
    unsafe {
        // A program's core file is its own; ours would tell of the supervisor only.
        libc::setrlimit(libc::RLIMIT_CORE, &no_core);
        libc::prctl(libc::PR_SET_DUMPABLE, 0);
        libc::signal(number, libc::SIG_DFL);
        // Blocked signals would only wait.
        let none: libc::sigset_t = std::mem::zeroed();
        libc::sigprocmask(libc::SIG_SETMASK, &none, null_mut());
        libc::raise(number);
    }
}

/// The memory of this process: where there is no more, [`leave`]. The standard library's own way asks for more to say so.
pub struct Memory;

fn there(memory: *mut u8) -> *mut u8 {
    if memory.is_null() {
        leave("want of memory (ulimit -d, ulimit -v, or what the machine has)");
    }
    memory
}

#[allow(unsafe_code)]
// SAFETY: all is the system's.
unsafe impl GlobalAlloc for Memory {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as asked.
        there(unsafe { System.alloc(layout) })
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as asked.
        there(unsafe { System.alloc_zeroed(layout) })
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: as asked.
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as asked.
        there(unsafe { System.realloc(memory, layout, size) })
    }
}
