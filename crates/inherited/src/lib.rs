//! What this process was given: signals that are ignored, standard descriptors that are closed; and what a child of
//! it is to have of that. And what it can give back itself: the memory of its own code.
//!
//! Before `main`, Rust's runtime ignores SIGPIPE and opens `/dev/null` in place of closed standard descriptors. A program
//! that we start is to find what we found, so it is noted earlier, among the initialisers that the dynamic linker or the
//! C library's start-up code calls.

use nix::sys::signal::SigSet;
use std::io;
use std::os::unix::process::CommandExt;
use std::process::Command;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

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
/// ignored, and we need SIGCHLD ourselves.
pub fn needs_spawn() -> bool {
    ignored(libc::SIGCHLD)
}

/// The signals that `posix_spawn` must set to their default. It has libc's own two ignored otherwise, whatever they were.
#[allow(unsafe_code)]
pub fn defaults() -> SigSet {
    let wanted = [libc::SIGPIPE, LIBC_FIRST, LIBC_FIRST + 1].into_iter();
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

/// Starts the command with the signals ignored that were ignored for us, the standard descriptors in `close` closed, and
/// this mask. Returns its process id; it is waited for by that.
#[allow(unsafe_code)]
pub fn spawn(command: &mut Command, mask: &libc::sigset_t, close: [bool; 3]) -> io::Result<u32> {
    let mask = *mask;
    let prepare = move || {
        for number in (1..=64).filter(|&number| ignored(number)) {
            // SAFETY: an ignored signal needs no handler; this is the child, with one thread.
            unsafe { libc::signal(number, libc::SIG_IGN) };
        }
        for descriptor in (0..3).filter(|&descriptor| close[descriptor as usize]) {
            // SAFETY: nobody owns the child's standard descriptors any more.
            unsafe { libc::close(descriptor) };
        }
        // SAFETY: a valid mask.
        unsafe { libc::sigprocmask(libc::SIG_SETMASK, &mask, std::ptr::null_mut()) };
        Ok(())
    };
    // SAFETY: system calls alone, all of them safe after a fork.
    unsafe { command.pre_exec(prepare) };
    command.spawn().map(|child| child.id())
}

/// Starts the command apart from this process: in a session of its own, with none of our descriptors but its standard
/// ones. Whoever kills our process group, or waits for the other end of what we have open, does not mean it.
#[allow(unsafe_code)]
pub fn spawn_apart(command: &mut Command) -> io::Result<()> {
    let open: Vec<i32> = std::fs::read_dir("/proc/self/fd")?
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .filter(|descriptor| *descriptor > 2)
        .collect();
    let prepare = move || {
        for &descriptor in &open {
            // SAFETY: closes nothing before the program is replaced, and then what this child alone has.
            unsafe { libc::fcntl(descriptor, libc::F_SETFD, libc::FD_CLOEXEC) };
        }
        // SAFETY: asks for a session; a child of fork leads no group, so it gets one.
        unsafe { libc::setsid() };
        Ok(())
    };
    // SAFETY: system calls alone, all of them safe after a fork.
    unsafe { command.pre_exec(prepare) };
    command.spawn().map(drop)
}

/// Lets go of the memory that this program's own code and constants are in, while it has little to do. They are in its
/// file: what is used again comes back from there.
#[allow(unsafe_code)]
pub fn let_code_go() {
    // SAFETY: the function keeps what it is told to itself, and needs no data.
    unsafe { libc::dl_iterate_phdr(Some(let_segments_go), std::ptr::null_mut()) };
}

/// Of the first object, which is the program: others may have been written to by whoever loaded them.
#[allow(unsafe_code)]
unsafe extern "C" fn let_segments_go(
    object: *mut libc::dl_phdr_info,
    _size: libc::size_t,
    _data: *mut libc::c_void,
) -> libc::c_int {
    // SAFETY: the linker hands us an object with so many headers, which stay for the life of the process.
    let (object, headers) = unsafe {
        let object = &*object;
        (
            object,
            std::slice::from_raw_parts(object.dlpi_phdr, usize::from(object.dlpi_phnum)),
        )
    };
    // SAFETY: asks for a number.
    let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) } as libc::Elf64_Addr;
    for header in headers {
        // What could be written to has been relocated, and would come back as it was before.
        if header.p_type != libc::PT_LOAD || header.p_flags & libc::PF_W != 0 {
            continue;
        }
        let first = object.dlpi_addr + header.p_vaddr;
        let (start, end) = (first.next_multiple_of(page), (first + header.p_memsz) / page * page);
        if start < end {
            // SAFETY: these pages are the file's, unchanged.
            unsafe { libc::madvise(start as *mut libc::c_void, (end - start) as usize, libc::MADV_DONTNEED) };
        }
    }
    1
}

/// Sends any signal, real-time ones among them; a process that has ended gets none.
#[allow(unsafe_code)]
pub fn send(process: u32, number: i32) {
    if let Ok(process) = i32::try_from(process) {
        // SAFETY: takes numbers, and touches no memory of ours.
        unsafe { libc::kill(process, number) };
    }
}
