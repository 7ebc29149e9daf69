//! Children that get what we got, or nothing of it.

use crate::start::ignored;
use std::io;
use std::os::unix::process::CommandExt;
use std::process::Command;

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

/// Sends any signal, real-time ones among them; a process that has ended gets none.
#[allow(unsafe_code)]
pub fn send(process: u32, number: i32) {
    if let Ok(process) = i32::try_from(process) {
        // SAFETY: takes numbers, and touches no memory of ours.
        unsafe { libc::kill(process, number) };
    }
}
