//! Our own time in a process: its calls by what the collector measured of itself at the start, its samples by their clock.

use super::process::Recorded;
use super::time::Cycles;
use format::calls;
use format::file_counters::{COUNTERS, Kind};
use format::records::{FILE_POSIX, FILE_STDIO};
use format::region::{FileUse, Header};

/// Nanoseconds of all threads of a process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    pub samples_ns: u64,
    /// Wrapped calls, masking the signal around those that block, and asking libraries and the system what a call moved or named.
    pub calls_ns: u64,
    pub start_ns: u64,
}

/// Calls by what they cost; a call may appear twice, at its site and in a file's record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Passes {
    counted: u64,
    timed: u64,
    sized: u64,
    accessed: u64,
    streamed: u64,
    asked: u64,
    opened: u64,
    /// Calls of libc made inside other wrapped calls: in a file's record, at no site.
    nested: u64,
}

impl Cost {
    pub fn of(recorded: &Recorded, cycles: Cycles) -> Self {
        let sum = |of: fn(&format::region::Thread) -> u64| -> u128 {
            recorded.threads.iter().map(|(_, thread)| of(thread) as u128).sum()
        };
        let calls = Passes::of(recorded).cycles(&recorded.header);
        Self {
            samples_ns: cycles.ns(sum(|thread| thread.handler_tsc)),
            calls_ns: cycles.ns(calls + sum(|thread| thread.own_tsc)),
            start_ns: cycles.ns(recorded.header.start_cost_tsc as u128),
        }
    }
}

impl Passes {
    fn of(recorded: &Recorded) -> Self {
        let mut passes = Self::default();
        // A damaged record may count anything.
        let add = |sum: &mut u64, counted: u64| *sum = sum.saturating_add(counted);
        let mut at_sites = 0u64;
        for (site, ..) in &recorded.sites {
            add(&mut passes.timed, site.timed);
            add(&mut passes.counted, site.count.saturating_sub(site.timed));
            add(&mut passes.sized, if is_sized(site.call) { site.count } else { 0 });
            add(&mut at_sites, if is_file_call(site.call) { site.count } else { 0 });
        }
        let mut posix = 0u64;
        for used in &recorded.uses {
            let data = used.reads.saturating_add(used.writes);
            let others = without_data(used);
            match used.interface {
                FILE_POSIX => {
                    add(&mut passes.accessed, data);
                    [data, others, used.opens]
                        .into_iter()
                        .for_each(|calls| add(&mut posix, calls));
                }
                FILE_STDIO => add(&mut passes.streamed, data),
                _ => add(&mut passes.accessed, data),
            }
            add(&mut passes.asked, others);
            add(&mut passes.opened, used.opens);
        }
        passes.nested = posix.saturating_sub(at_sites);
        passes
    }

    /// What was measured of a pass, times the calls. A file's record is what its kind of pass took beyond one that has none.
    fn cycles(&self, each: &Header) -> u128 {
        let (counted, timed) = (each.calibration_counted_tsc, each.calibration_timed_tsc);
        [
            (self.counted, counted),
            (self.timed, timed),
            (self.sized, each.calibration_sized_tsc.saturating_sub(counted)),
            (self.accessed, each.calibration_accessed_tsc.saturating_sub(counted)),
            (self.streamed, each.calibration_streamed_tsc.saturating_sub(counted)),
            (self.asked, each.calibration_asked_tsc.saturating_sub(timed)),
            (self.opened, each.calibration_opened_tsc.saturating_sub(timed)),
            (self.nested, timed),
        ]
        .into_iter()
        .map(|(calls, tsc)| calls as u128 * tsc as u128)
        .fold(0, u128::saturating_add)
        .checked_div(each.calibration_calls as u128)
        .unwrap_or(0)
    }
}

/// Calls of libc on descriptors and paths; those on pipes and sockets are calls of their own, of another class.
fn is_file_call(number: u32) -> bool {
    calls::call(number).is_some_and(|call| call.interface == "posix" && call.class != "event_wait")
}

/// MPI calls whose bytes are worked out from their arguments.
fn is_sized(number: u32) -> bool {
    calls::call(number).is_some_and(|call| call.interface == "mpi" && !call.means.is_empty())
}

fn without_data(used: &FileUse) -> u64 {
    let asked = COUNTERS.iter().filter(|counter| counter.kind == Kind::Asked);
    asked
        .map(|counter| (counter.recorded)(used))
        .fold(0, u64::saturating_add)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One cycle counted, 3 timed, 2 with its size, 5 with a descriptor's record, 2 with a stream's, 4 without data, 20 to open.
    fn each() -> Header {
        Header {
            calibration_calls: 100,
            calibration_counted_tsc: 100,
            calibration_timed_tsc: 300,
            calibration_sized_tsc: 200,
            calibration_accessed_tsc: 500,
            calibration_streamed_tsc: 200,
            calibration_asked_tsc: 400,
            calibration_opened_tsc: 2000,
            ..Header::parse(&[0; Header::SIZE]).unwrap()
        }
    }

    /// Cycles of one call of some kinds, as the closure marks them.
    fn cycles(mark: fn(&mut Passes)) -> u128 {
        let mut passes = Passes::default();
        mark(&mut passes);
        passes.cycles(&each())
    }

    #[test]
    fn each_kind_costs_its_own() {
        assert_eq!(cycles(|p| (p.counted, p.timed) = (7, 2)), 7 + 6);
        assert_eq!(cycles(|p| (p.counted, p.sized) = (1, 1)), 2);
        // With a record: five in all, and two more where it is timed.
        assert_eq!(cycles(|p| (p.counted, p.accessed) = (1, 1)), 5);
        assert_eq!(cycles(|p| (p.timed, p.accessed) = (1, 1)), 7);
        assert_eq!(cycles(|p| (p.counted, p.streamed) = (1, 1)), 2);
        assert_eq!(cycles(|p| (p.timed, p.opened) = (1, 1)), 20);
        assert_eq!(cycles(|p| (p.nested, p.accessed) = (1, 1)), 7);
    }
}
