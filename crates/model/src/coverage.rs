//! What was recorded of the bytes that the kernel counted: wrapped calls against /proc/PID/io.
//!
//! rchar and wchar count what passes through read and write system calls, sockets and pipes included, but neither memory
//! that maps a file nor io_uring. What they have and our records lack went past the wrapped calls: raw system calls,
//! statically linked parts, libraries that call the kernel themselves.

use crate::id::{CallId, ProcessId};
use crate::run::Run;
use crate::site::Moved;
use crate::usage::Interface;
use format::calls::Tag;
use std::collections::HashMap;

/// Bytes in one direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Captured {
    /// In recorded calls.
    pub captured: u64,
    /// By the kernel's count.
    pub kernel: u64,
}

impl Captured {
    /// Share of the kernel's bytes that was recorded; not more than all, for buffered bytes may not have reached the
    /// kernel. `None` where nothing moved.
    pub fn share(&self) -> Option<f64> {
        (self.kernel > 0).then(|| (self.captured as f64 / self.kernel as f64).min(1.0))
    }

    /// Bytes that went past the wrapped calls.
    pub fn missed(&self) -> u64 {
        self.kernel.saturating_sub(self.captured)
    }

    fn add(&mut self, other: Captured) {
        self.captured = self.captured.saturating_add(other.captured);
        self.kernel = self.kernel.saturating_add(other.kernel);
    }
}

/// What was recorded of a process's bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Coverage {
    /// The process.
    pub process: ProcessId,
    /// Bytes read, `None` where the kernel's count is not known.
    pub read: Option<Captured>,
    /// Bytes written.
    pub written: Option<Captured>,
    /// Bytes of files that it mapped: what it touched of them is counted nowhere.
    pub mapped_bytes: u64,
    /// io_uring queues that it set up: what passed through them is counted nowhere.
    pub io_uring_rings: u32,
}

/// The same over all processes of which the kernel's count is known.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CoverageTotal {
    /// Bytes read.
    pub read: Option<Captured>,
    /// Bytes written.
    pub written: Option<Captured>,
    /// Bytes of files that were mapped.
    pub mapped_bytes: u64,
    /// io_uring queues.
    pub io_uring_rings: u64,
}

impl Run {
    /// What was recorded of every process's bytes, in the order of the table.
    pub fn coverage(&self) -> Vec<Coverage> {
        let processes = &self.tables().processes;
        let since = |end: i64, start: i64| (end >= 0 && start >= 0).then(|| end.saturating_sub(start).max(0) as u64);
        (self.captured().into_iter().enumerate())
            .map(|(row, (read, written))| Coverage {
                process: ProcessId(row as u32),
                read: since(processes.io_rchar[row], processes.io_rchar_start[row])
                    .map(|kernel| Captured { captured: read, kernel }),
                written: since(processes.io_wchar[row], processes.io_wchar_start[row]).map(|kernel| Captured {
                    captured: written,
                    kernel,
                }),
                mapped_bytes: processes.mapped_bytes[row],
                io_uring_rings: processes.io_uring_rings[row],
            })
            .collect()
    }

    /// Bytes that every process read and wrote in recorded calls.
    fn captured(&self) -> Vec<(u64, u64)> {
        let (uses, sites) = (&self.tables().file_uses, &self.tables().sites);
        let mut captured = vec![(0u64, 0u64); self.tables().processes.len()];
        // Pipes and sockets are no files: what passes through them is known of the calls alone.
        for row in 0..sites.len() {
            let call = CallId(sites.call[row]);
            let moved = Moved::of(self.call_name(call), self.call_class(call), sites.bytes[row], 0);
            if let Some((read, written)) = captured.get_mut(sites.process[row] as usize)
                && self.call_is(call, Tag::Stream)
            {
                *read = read.saturating_add(moved.read);
                *written = written.saturating_add(moved.written);
            }
        }
        for row in 0..uses.len() {
            let system = Interface::from_id(self.text(uses.interface[row])).is_some_and(Interface::is_system);
            if let Some((read, written)) = captured.get_mut(uses.process[row] as usize).filter(|_| system) {
                *read = read.saturating_add(uses.read_bytes[row]);
                *written = written.saturating_add(uses.write_bytes[row]);
            }
        }
        captured
    }

    /// The same over all processes. A process that has waited for a child has the child's bytes in the kernel's count of its
    /// own: they are taken from there, for of a short process nobody has read them.
    pub fn coverage_total(&self) -> CoverageTotal {
        let mut total = CoverageTotal::default();
        let (all, captured, held) = (self.coverage(), self.captured(), self.counts_that_hold_it());
        for (row, one) in all.iter().enumerate() {
            let of = |own: Option<Captured>, above: fn(&Coverage) -> Option<Captured>, captured: u64| {
                let above = held[row].and_then(|row| above(&all[row]));
                above.map(|_| Captured { captured, kernel: 0 }).or(own)
            };
            let read = of(one.read, |above| above.read, captured[row].0);
            let written = of(one.written, |above| above.written, captured[row].1);
            for (sum, more) in [(&mut total.read, read), (&mut total.written, written)] {
                if let Some(more) = more {
                    sum.get_or_insert_default().add(more);
                }
            }
            total.mapped_bytes = total.mapped_bytes.saturating_add(one.mapped_bytes);
            total.io_uring_rings += u64::from(one.io_uring_rings);
        }
        total
    }

    /// Sum of a column of the kernel's over all processes, -1 in it being not known; the bytes of a child that was waited for
    /// once, though its parent's count holds them too.
    pub fn kernel_sum(&self, column: &[i64]) -> Option<u64> {
        let held = self.counts_that_hold_it();
        let known = |row: usize| u64::try_from(column[row]).ok();
        (0..column.len())
            .filter(|row| held[*row].is_none_or(|above| known(above).is_none()))
            .filter_map(known)
            .fold(None, |sum, bytes| Some(sum.unwrap_or(0u64).saturating_add(bytes)))
    }

    /// Of every process the first of its ancestors of which the kernel's count is known and that outlived it.
    fn counts_that_hold_it(&self) -> Vec<Option<usize>> {
        let of = &self.tables().processes;
        let mut rows = HashMap::<_, Vec<usize>>::new();
        for row in 0..of.len() {
            rows.entry((of.node[row], of.pid[row])).or_default().push(row);
        }
        let above = |row: usize| {
            let alive = |&at: &usize| at != row && of.start_ns[at] <= of.end_ns[row] && of.end_ns[row] <= of.end_ns[at];
            rows.get(&(of.node[row], of.parent_pid[row]))?
                .iter()
                .copied()
                .find(alive)
        };
        let known = |&row: &usize| of.io_rchar[row] >= 0 && of.io_rchar_start[row] >= 0;
        // Numbers in a file may go round in a circle.
        let ancestors = |row| std::iter::successors(above(row), |&row| above(row)).take(64);
        (0..of.len()).map(|row| ancestors(row).filter(known).last()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Fixture, UseOf};

    #[test]
    fn recorded_bytes_are_held_against_the_kernel_s() {
        let of = |read_bytes, write_bytes| UseOf {
            reads: 1,
            read_bytes,
            writes: 1,
            write_bytes,
            ..UseOf::default()
        };
        let run = Fixture::new("U\nU")
            .file_use(0, "/a", "posix", of(600, 100))
            .file_use(0, "/a", "mpiio", of(600, 100))
            .file_use(0, "<STDOUT>", "stdio", of(0, 150))
            .kernel_io(0, (1000, 200), (0, 0))
            .edit(|profile| profile.tables.processes.mapped_bytes[0] = 7)
            .run();
        let of_first = run.coverage()[0];
        assert_eq!(of_first.read.unwrap().share(), Some(0.6));
        assert_eq!(of_first.read.unwrap().missed(), 400);
        // Buffered output that never reached the kernel is no more than all.
        assert_eq!(of_first.written.unwrap().share(), Some(1.0));
        assert_eq!(run.coverage()[1].read, None);
        let total = run.coverage_total();
        assert_eq!((total.read, total.mapped_bytes), (of_first.read, 7));
        assert_eq!(Fixture::new("U").run().coverage_total(), CoverageTotal::default());
    }

    #[test]
    fn bytes_of_children_are_counted_once() {
        let of = |write_bytes| UseOf {
            writes: 1,
            write_bytes,
            ..UseOf::default()
        };
        // Of one child the kernel's count was read, of the other not; the third outlived its parent.
        let run = Fixture::new("U\nU\nU\nU")
            .file_use(0, "/a", "posix", of(100))
            .file_use(1, "/a", "posix", of(30))
            .file_use(2, "/a", "posix", of(20))
            .file_use(3, "/a", "posix", of(5))
            .kernel_io(0, (0, 200), (0, 0))
            .kernel_io(1, (0, 40), (0, 0))
            .kernel_io(3, (0, 5), (0, 0))
            .edit(|profile| {
                let of = &mut profile.tables.processes;
                of.node = vec![0; 4];
                of.pid = vec![10, 11, 12, 13];
                of.parent_pid = vec![9, 10, 11, 10];
                of.start_ns = vec![0; 4];
                of.end_ns = vec![50, 40, 30, 60];
            })
            .run();
        let written = run.coverage_total().written.unwrap();
        assert_eq!((written.captured, written.kernel), (155, 205));
    }
}
