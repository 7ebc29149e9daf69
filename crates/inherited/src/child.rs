//! Children that get what we got, or nothing of it.

use crate::descriptors::beyond_standard;
use crate::limits;
use crate::start::{OWN_IGNORED, closed, ignored};
use std::io;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command};

/// Starts the command with what was given to us: limits, the signals that were ignored, the standard descriptors in `close`
/// closed, and this mask. Returns its process id; it is waited for by that. An error where the system cannot start it.
#[allow(unsafe_code)]
pub fn spawn(command: &mut Command, mask: &libc::sigset_t, close: [bool; 3]) -> io::Result<u32> {
    let mask = *mask;
    let prepare = move || {
        give_back(&mask, close);
        Ok(())
    };
    // SAFETY: system calls alone, all of them safe after a fork.
    unsafe { command.pre_exec(prepare) };
    command.spawn().map(|child| child.id())
}

/// Before an exec. System calls alone.
#[allow(unsafe_code)]
pub(crate) fn give_back(mask: &libc::sigset_t, close: [bool; 3]) {
    for number in (1..=64).filter(|&number| ignored(number) || OWN_IGNORED.contains(&number)) {
        let how = if ignored(number) { libc::SIG_IGN } else { libc::SIG_DFL };
        // SAFETY: neither needs a handler.
        unsafe { libc::signal(number, how) };
    }
    for descriptor in (0..3).filter(|&descriptor| close[descriptor as usize]) {
        // SAFETY: nobody owns the standard descriptors any more.
        unsafe { libc::close(descriptor) };
    }
    // SAFETY: a valid mask.
    unsafe { libc::sigprocmask(libc::SIG_SETMASK, mask, std::ptr::null_mut()) };
    limits::give_back();
}

/// This process's.
#[allow(unsafe_code)]
pub(crate) fn mask() -> libc::sigset_t {
    let mut mask = *nix::sys::signal::SigSet::empty().as_ref();
    // SAFETY: only asked for.
    unsafe { libc::sigprocmask(libc::SIG_BLOCK, std::ptr::null(), &mut mask) };
    mask
}

/// Replaces this process by the command, with what was given to us. Returns where that cannot be done.
#[allow(unsafe_code)]
pub fn replace_by(command: &mut Command) -> io::Error {
    let close = [0, 1, 2].map(closed);
    let mask = mask();
    let prepare = move || {
        give_back(&mask, close);
        Ok(())
    };
    // SAFETY: system calls alone.
    unsafe { command.pre_exec(prepare) };
    command.exec()
}

/// Starts the command apart from this process: in a session of its own, with none of our descriptors but its standard
/// ones. Whoever kills our process group, or waits for the other end of what we have open, does not mean it. An error where the
/// system cannot start it.
#[allow(unsafe_code)]
pub fn spawn_apart(command: &mut Command) -> io::Result<Child> {
    let open = beyond_standard()?;
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
    command.spawn()
}

/// Sends any signal, real-time ones among them; a process that has ended gets none.
#[allow(unsafe_code)]
pub fn send(process: u32, number: i32) {
    if let Ok(process) = i32::try_from(process) {
        // SAFETY: takes numbers, and touches no memory of ours.
        unsafe { libc::kill(process, number) };
    }
}
