//! Signals: those sent to the supervisor reach the program, and the supervisor ends by the signal its child ended by.

use nix::sys::signal::{SigSet, SigmaskHow, Signal, raise, sigprocmask};
use nix::sys::signalfd::{SfdFlags, SignalFd};
use rustix::process::{Pid, Resource, Rlimit, kill_process, setrlimit};
use std::io;
use std::os::fd::{AsFd, BorrowedFd};
use std::sync::OnceLock;

/// What is passed on. The rest cannot be caught, concerns the supervisor alone, or is a fault of the receiver.
const FORWARDED: &[Signal] = &[
    Signal::SIGHUP,
    Signal::SIGINT,
    Signal::SIGQUIT,
    Signal::SIGABRT,
    Signal::SIGALRM,
    Signal::SIGTERM,
    Signal::SIGUSR1,
    Signal::SIGUSR2,
    Signal::SIGXCPU,
    Signal::SIGTSTP,
    Signal::SIGCONT,
];

/// The kernel sent it: for a key pressed in a terminal, which the whole process group gets.
const SI_KERNEL: i32 = 0x80;

/// Signals, waiting to be read instead of interrupting.
pub struct Signals {
    descriptor: SignalFd,
    /// The mask that was in force before: the program gets it back.
    pub inherited: SigSet,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Event {
    /// A child changed its state.
    Child,
    /// A signal for the program. `to_all` if the program already got it with us.
    ForProgram {
        /// Its number.
        number: i32,
        /// Whether it went to the whole process group.
        to_all: bool,
    },
}

impl Signals {
    /// From now on the forwarded signals wait here. What is taken again, for another command, has the mask of the first
    /// time: the one in force since is ours.
    pub fn take() -> io::Result<Self> {
        static FIRST: OnceLock<SigSet> = OnceLock::new();
        let mut inherited = SigSet::empty();
        let mut wanted: SigSet = FORWARDED.iter().copied().collect();
        wanted.add(Signal::SIGCHLD);
        sigprocmask(SigmaskHow::SIG_BLOCK, Some(&wanted), Some(&mut inherited))?;
        let descriptor = SignalFd::with_flags(&wanted, SfdFlags::SFD_NONBLOCK | SfdFlags::SFD_CLOEXEC)?;
        let inherited = *FIRST.get_or_init(|| inherited);
        Ok(Self { descriptor, inherited })
    }

    /// Passes all that have come on to the program, and stops with it. `group_wise` as in [`Self::next`].
    pub fn forward(&mut self, pid: u32, group_wise: bool) {
        while let Some(event) = self.next(group_wise) {
            if let Event::ForProgram { number, to_all } = event {
                if !to_all {
                    send(pid, number);
                }
                if number == Signal::SIGTSTP as i32 {
                    stop_self();
                }
            }
        }
    }

    /// The next event, if there is one. `group_wise` says that the launcher signals whole process groups.
    fn next(&mut self, group_wise: bool) -> Option<Event> {
        let info = self.descriptor.read_signal().ok().flatten()?;
        if info.ssi_signo == Signal::SIGCHLD as u32 {
            return Some(Event::Child);
        }
        let from_parent = rustix::process::getppid().is_some_and(|parent| parent.as_raw_pid() as u32 == info.ssi_pid);
        let to_all = info.ssi_code == SI_KERNEL || (group_wise && from_parent);
        Some(Event::ForProgram {
            number: info.ssi_signo as i32,
            to_all,
        })
    }
}

impl AsFd for Signals {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.descriptor.as_fd()
    }
}

/// Sends a signal to the program.
fn send(pid: u32, number: i32) {
    if let (Some(pid), Some(signal)) = (
        Pid::from_raw(pid as i32),
        rustix::process::Signal::from_named_raw(number),
    ) {
        // It may just have ended; then there is nobody to tell.
        let _ = kill_process(pid, signal);
    }
}

/// Stops this process as the signal does its program: by the same signal, for in a group that its session has left
/// alone the kernel lets it stop nobody, and nobody would be there to let us go on.
fn stop_self() {
    let stop = SigSet::from(Signal::SIGTSTP);
    // Sent to oneself it cannot fail, and is taken at the moment it is let in.
    let _ = raise(Signal::SIGTSTP);
    let _ = sigprocmask(SigmaskHow::SIG_UNBLOCK, Some(&stop), None);
    let _ = sigprocmask(SigmaskHow::SIG_BLOCK, Some(&stop), None);
}

/// Ends this process by a signal, without a second core file. Returns only where the system does not let it.
pub fn die_by(number: i32) {
    // A program's core file is its own; ours would tell of the supervisor only.
    let _ = setrlimit(
        Resource::Core,
        Rlimit {
            current: Some(0),
            maximum: Some(0),
        },
    );
    let _ = rustix::process::set_dumpable_behavior(rustix::process::DumpableBehavior::NotDumpable);
    // Blocked signals would only wait.
    let _ = sigprocmask(SigmaskHow::SIG_SETMASK, Some(&SigSet::empty()), None);
    let _ = signal_hook::low_level::emulate_default_handler(number);
    // Real-time signals have a default too, which it does not know.
    let _ = signal_hook::low_level::raise(number);
}
