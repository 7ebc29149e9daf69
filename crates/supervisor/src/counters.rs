//! Hardware counters: instructions, cycles and cache misses of the program and of all that it starts, in user mode.
//!
//! The counters are opened on the supervisor itself, switched off, inherited and to be switched on by exec: the program
//! is counted from its first instruction, whatever it starts is counted too, and the supervisor, which never calls
//! exec, is not. What can be counted is counted; the rest is not known.

use format::facts::Counts;
use format::options;
use perf_event::events::{Event, Hardware, Software};
use perf_event::{Builder, Counter};
use std::io;

/// What is counted, in the order of [`Counts`], by the ids under which a missing one is noted.
pub const NAMES: [&str; 3] = ["instructions", "cycles", "cache_misses"];

const HARDWARE: [Hardware; 3] = [Hardware::INSTRUCTIONS, Hardware::CPU_CYCLES, Hardware::CACHE_MISSES];
/// Events that every kernel has: nanoseconds, nanoseconds and page faults.
const SOFTWARE: [Software; 3] = [Software::TASK_CLOCK, Software::TASK_CLOCK, Software::PAGE_FAULTS];

/// The counters of one program. They close when it is dropped, and in the program by exec.
pub struct Counters([io::Result<Counter>; 3]);

/// What STEELYARD_COUNTERS asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Nothing.
    None,
    /// Hardware counters.
    Hardware,
    /// Software events in their place, for tests.
    Software,
}

/// What the environment asks for.
pub fn wanted() -> Wanted {
    match std::env::var(options::COUNTERS).as_deref() {
        Ok("0") => Wanted::None,
        Ok("software") => Wanted::Software,
        _ => Wanted::Hardware,
    }
}

impl Counters {
    /// Opens them for the next program that this thread starts.
    pub fn open(wanted: Wanted) -> Self {
        match wanted {
            Wanted::None => Self([(); 3].map(|()| Err(io::ErrorKind::NotFound.into()))),
            Wanted::Hardware => Self(HARDWARE.map(counter)),
            Wanted::Software => Self(SOFTWARE.map(counter)),
        }
    }

    /// Why each of [`NAMES`] cannot be counted; `None` for those that can.
    pub fn errors(&self) -> [Option<&io::Error>; 3] {
        self.0.each_ref().map(|counter| counter.as_ref().err())
    }

    /// Counts so far, with all processes that have ended and all that still run.
    pub fn read(&mut self) -> Counts {
        let [instructions, cycles, cache_misses] = self.0.each_mut().map(|counter| {
            let all = counter.as_mut().ok()?.read_count_and_time().ok()?;
            scaled(all.count, all.time_enabled, all.time_running)
        });
        Counts {
            instructions,
            cycles,
            cache_misses,
        }
    }
}

fn counter(event: impl Event) -> io::Result<Counter> {
    // The crate opens them with close-on-exec, switched off, without kernel and hypervisor.
    Builder::new(event)
        .exclude_kernel(true)
        .exclude_hv(true)
        .inherit(true)
        .enable_on_exec(true)
        .build()
}

/// A counter that shared the hardware with others counted a part of the time only; one that never ran knows nothing.
fn scaled(count: u64, enabled_ns: u64, running_ns: u64) -> Option<u64> {
    let whole = (u128::from(count) * u128::from(enabled_ns)).checked_div(u128::from(running_ns))?;
    u64::try_from(whole).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    /// Counts of a shell's script by software events.
    fn counts(script: &str) -> Counts {
        let mut counters = Counters::open(Wanted::Software);
        assert!(counters.errors().iter().all(Option::is_none), "{:?}", counters.errors());
        let status = Command::new("/bin/sh").args(["-c", script]).status().unwrap();
        assert!(status.success());
        counters.read()
    }

    #[test]
    fn children_are_counted_and_we_are_not() {
        let loops = "i=0; while [ $i -lt 50000 ]; do i=$((i+1)); done";
        let one = counts(loops);
        // Two children of a shell that itself does nothing but wait.
        let two = counts(&format!("({loops}) & ({loops}) & wait"));
        assert!(two.cache_misses > one.cache_misses, "{one:?} {two:?}");
        // A program that does next to nothing: what this process did meanwhile is not in it.
        let busy: u64 = (0..3_000_000u64).fold(1, |sum, n| std::hint::black_box(sum ^ n.wrapping_mul(sum)));
        let none = counts("exit 0");
        for counted in [one, two] {
            assert!(none.instructions < counted.instructions, "{none:?} {counted:?} {busy}");
        }
        assert!(none.instructions > Some(0) && none.cache_misses > Some(0));
    }

    #[test]
    fn nobody_else_has_our_descriptors() {
        let _counters = Counters::open(Wanted::Software);
        let seen = Command::new("/bin/ls").args(["-l", "/proc/self/fd"]).output().unwrap();
        let seen = String::from_utf8_lossy(&seen.stdout).into_owned();
        assert!(seen.contains("->") && !seen.contains("perf_event"), "{seen}");
        let ours = Command::new("/bin/ls")
            .args(["-l", &format!("/proc/{}/fd", std::process::id())])
            .output()
            .unwrap();
        assert!(String::from_utf8_lossy(&ours.stdout).contains("perf_event"));
    }

    #[test]
    fn what_is_not_counted_is_not_known() {
        assert_eq!(Counters::open(Wanted::None).read(), Counts::default());
        assert_eq!(scaled(100, 0, 0), None);
        assert_eq!(scaled(100, 50, 0), None);
        assert_eq!(scaled(100, 50, 50), Some(100));
        assert_eq!(scaled(100, 50, 25), Some(200));
        assert_eq!(scaled(u64::MAX, 2, 1), None);
    }
}
