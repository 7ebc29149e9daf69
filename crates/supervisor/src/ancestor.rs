//! The launcher's process on this node: the nearest ancestor that is not itself part of a rank.

use crate::procfs;

/// A process and when it started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ancestor {
    /// Its id; 0 if it is not known.
    pub pid: u32,
    /// Its start in clock ticks since boot.
    pub start_ticks: u64,
}

/// Wrappers between a rank and its launcher, at most.
const DEPTH: usize = 32;

impl Ancestor {
    /// Of this process. A wrapper between us and the launcher, a shell or a `numactl`, was given the variable that
    /// tells a rank its number; the launcher was not.
    pub fn launcher(rank_variable: &str) -> Self {
        let mut pid = rustix::process::getppid().map_or(0, |pid| pid.as_raw_pid() as u32);
        for _ in 0..DEPTH {
            match procfs::stat(pid) {
                Some(stat) if stat.parent > 1 && procfs::has_variable(pid, rank_variable) => pid = stat.parent,
                _ => break,
            }
        }
        Self {
            pid,
            start_ticks: procfs::stat(pid).map_or(0, |stat| stat.start_ticks),
        }
    }

    /// When it started, CLOCK_MONOTONIC; a little earlier rather than later.
    pub fn start_mono_ns(self) -> i64 {
        let since_boot = self.start_ticks.saturating_mul(procfs::clock_tick_ns());
        // The kernel counts the time asleep too.
        i64::try_from(since_boot)
            .unwrap_or(0)
            .saturating_sub(crate::clock::asleep_ns())
    }
}
