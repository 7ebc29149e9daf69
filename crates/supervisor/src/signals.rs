//! Signals: those sent to the supervisor reach the program.

use crate::procfs;
use nix::sys::signal::{SigSet, SigmaskHow, Signal, raise, sigprocmask};
use nix::sys::signalfd::{SfdFlags, SignalFd};
use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
use std::io;
use std::os::fd::{AsFd, BorrowedFd};
use std::sync::OnceLock;

/// What stops a job of a shell.
const STOPS: [Signal; 3] = [Signal::SIGTSTP, Signal::SIGTTIN, Signal::SIGTTOU];

/// What asks a process to end.
const ENDS: [Signal; 4] = [Signal::SIGHUP, Signal::SIGINT, Signal::SIGQUIT, Signal::SIGTERM];

/// The kernel sent it: for a key pressed in a terminal, which the whole process group gets.
const SI_KERNEL: i32 = 0x80;

/// Signals, waiting to be read instead of interrupting.
pub struct Signals {
    descriptor: SignalFd,
    /// The mask that was in force before: the program gets it back.
    pub inherited: SigSet,
    /// The first that asks to end, from whoever is not the program itself.
    pub told_to_end: Option<i32>,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Event {
    /// A child changed its state.
    Child,
    /// A signal for the program.
    ForProgram(i32),
    /// Nobody has to do anything.
    Nothing,
}

impl Signals {
    /// From now on all signals wait here. What is taken again, for another command, has the mask of the first
    /// time: the one in force since is ours. An error where the system gives no descriptor.
    pub fn take() -> io::Result<Self> {
        static FIRST: OnceLock<SigSet> = OnceLock::new();
        let mut inherited = SigSet::empty();
        // A fault of our own is not held back: the kernel forces it.
        let wanted = SigSet::all();
        sigprocmask(SigmaskHow::SIG_BLOCK, Some(&wanted), Some(&mut inherited))?;
        let descriptor = SignalFd::with_flags(&wanted, SfdFlags::SFD_NONBLOCK | SfdFlags::SFD_CLOEXEC)?;
        let inherited = *FIRST.get_or_init(|| inherited);
        Ok(Self {
            descriptor,
            inherited,
            told_to_end: None,
        })
    }

    /// Passes all that have come on to the program, and stops where it has stopped. `group_wise` as in [`Self::next`].
    pub fn forward(&mut self, pid: u32, group_wise: Option<u32>) {
        while let Some(event) = self.next(pid, group_wise) {
            match event {
                Event::Child => stop_with(pid),
                Event::ForProgram(number) => send(pid, number),
                Event::Nothing => {}
            }
        }
    }

    /// The next event, if there is one. `group_wise` is the process of a launcher that signals all processes of a rank.
    fn next(&mut self, pid: u32, group_wise: Option<u32>) -> Option<Event> {
        let info = self.descriptor.read_signal().ok().flatten()?;
        let sender = info.ssi_pid;
        let number = info.ssi_signo as i32;
        let from_within = sender == std::process::id() || sender != 0 && below(sender, pid);
        if ENDS.iter().any(|end| *end as i32 == number) && !from_within {
            self.told_to_end = self.told_to_end.or(Some(number));
        }
        Some(if info.ssi_signo == Signal::SIGCHLD as u32 && info.ssi_code > 0 {
            Event::Child
        } else if info.ssi_code == SI_KERNEL || group_wise == Some(sender) || from_within {
            // The program has it, too: it sent it to the whole process group, taking us for nobody. Or it is our own, of a
            // pipe that nobody reads.
            Event::Nothing
        } else {
            Event::ForProgram(number)
        })
    }
}

/// Whether the process is `ancestor` or was begun by it, by its parents.
fn below(mut process: u32, ancestor: u32) -> bool {
    for _ in 0..64 {
        if process == ancestor {
            return true;
        }
        match procfs::stat(process) {
            Some(stat) if stat.parent > 1 => process = stat.parent,
            _ => return false,
        }
    }
    false
}

impl AsFd for Signals {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.descriptor.as_fd()
    }
}

/// Sends a signal to the program.
fn send(pid: u32, number: i32) {
    // It may just have ended; then there is nobody to tell.
    inherited::send(pid, number);
}

/// Stops this process where a signal of a terminal has stopped the program: by the same one, for in a group that its session
/// has left alone the kernel lets it stop nobody, and nobody would be there to let us go on. A program that was stopped
/// by SIGSTOP may be let go on by one who knows nothing of us.
fn stop_with(pid: u32) {
    let options = WaitIdOptions::STOPPED | WaitIdOptions::NOHANG;
    let stopped = Pid::from_raw(pid as i32).and_then(|pid| waitid(WaitId::Pid(pid), options).ok().flatten());
    let by = stopped.and_then(|status| status.stopping_signal());
    let Some(signal) = STOPS.into_iter().find(|signal| by == Some(*signal as i32)) else {
        return;
    };
    let stop = SigSet::from(signal);
    // Sent to oneself it cannot fail, and is taken at the moment it is let in.
    let _ = raise(signal);
    let _ = sigprocmask(SigmaskHow::SIG_UNBLOCK, Some(&stop), None);
    let _ = sigprocmask(SigmaskHow::SIG_BLOCK, Some(&stop), None);
}
