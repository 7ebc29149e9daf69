//! What was found when this process was started, before `main`.
//!
//! Before `main`, Rust's runtime ignores SIGPIPE and opens `/dev/null` in place of closed standard descriptors. So it is
//! noted earlier, among the initialisers that the dynamic linker or the C library's start-up code calls.

use crate::limits;
use nix::sys::signal::SigSet;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

/// Signals that this process ignores whatever was found: a call that fails is heard of.
pub(crate) const OWN_IGNORED: [i32; 2] = [libc::SIGPIPE, libc::SIGXFSZ];

/// libc's own signals are this and the next.
const LIBC_FIRST: i32 = 32;

/// Bit `number - 1` of each signal that was ignored.
static IGNORED: AtomicU64 = AtomicU64::new(0);
/// Bit `descriptor` of each standard descriptor that was closed.
static CLOSED: AtomicU8 = AtomicU8::new(0);

#[used]
#[allow(unsafe_code)]
// SAFETY: the section holds pointers to functions of this type, called once each by the one thread there is.
#[unsafe(link_section = ".init_array")]
static BEFORE_MAIN: extern "C" fn() = look;

#[allow(unsafe_code)]
extern "C" fn look() {
    for number in 1..=64 {
        // The kernel's own form: the handler first. libc keeps two signals to itself, and would not tell of them.
        let mut found = [0usize; 8];
        // SAFETY: only asked for; the room is larger than what is written.
        unsafe { libc::syscall(libc::SYS_rt_sigaction, number, 0usize, found.as_mut_ptr(), 8usize) };
        if found[0] == libc::SIG_IGN {
            IGNORED.fetch_or(1 << (number - 1), Ordering::Relaxed);
        }
    }
    for descriptor in 0..3 {
        // SAFETY: asks for a flag.
        if unsafe { libc::fcntl(descriptor, libc::F_GETFD) } == -1 {
            CLOSED.fetch_or(1 << descriptor, Ordering::Relaxed);
        }
    }
    // SAFETY: no handler. Rust's runtime does the same with SIGPIPE.
    unsafe { libc::signal(libc::SIGXFSZ, libc::SIG_IGN) };
    limits::raise();
    // Who ignores SIGCHLD has no children to wait for: the kernel takes them away.
    if ignored(libc::SIGCHLD) {
        // SAFETY: a default needs no handler.
        unsafe { libc::signal(libc::SIGCHLD, libc::SIG_DFL) };
    }
}

/// Whether the signal was ignored when this process was started.
pub fn ignored(number: i32) -> bool {
    // The linker keeps the initialiser for whoever refers to it.
    std::hint::black_box(&BEFORE_MAIN);
    (1..=64).contains(&number) && IGNORED.load(Ordering::Relaxed) & 1 << (number - 1) != 0
}

/// Whether the standard descriptor was closed when this process was started.
pub fn closed(descriptor: i32) -> bool {
    std::hint::black_box(&BEFORE_MAIN);
    (0..3).contains(&descriptor) && CLOSED.load(Ordering::Relaxed) & 1 << descriptor != 0
}

/// Whether a child can only get what we got by [`spawn`]: `posix_spawn` can set signals to their default, not have them
/// ignored, and we need SIGCHLD ourselves; nor can it set limits, or the umask.
pub fn needs_spawn() -> bool {
    ignored(libc::SIGCHLD) || limits::are_raised()
}

/// The signals that `posix_spawn` must set to their default. It has libc's own two ignored otherwise, whatever they were.
#[allow(unsafe_code)]
pub fn defaults() -> SigSet {
    let wanted = OWN_IGNORED.into_iter().chain([LIBC_FIRST, LIBC_FIRST + 1]);
    let bits = wanted
        .filter(|&number| !ignored(number))
        .fold(0u64, |bits, number| bits | 1 << (number - 1));
    let mut raw = *SigSet::empty().as_ref();
    // SAFETY: a set is a row of words, at least as many bits as there are signals; the functions for it refuse libc's two.
    unsafe {
        (&raw mut raw).cast::<u64>().write(bits);
        SigSet::from_sigset_t_unchecked(raw)
    }
}
