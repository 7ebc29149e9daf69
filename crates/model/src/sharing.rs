//! Cache lines that several threads of a process write at the same time.

use crate::id::{FrameId, ProcessId};
use crate::run::Run;
use format::tables::SharedLine;
use std::collections::BTreeMap;

/// A line and who writes it.
#[derive(Clone, Debug)]
pub struct Shared(Vec<SharedLine>);

impl Run {
    /// Those that were seen, the most seen first.
    pub fn shared_lines(&self) -> Vec<Shared> {
        let mut lines: BTreeMap<(u32, u64), Vec<SharedLine>> = BTreeMap::new();
        for row in self.tables().shared_lines.rows() {
            lines.entry((row.process, row.line)).or_default().push(row);
        }
        let mut lines: Vec<Shared> = lines.into_values().map(Shared).collect();
        lines.sort_by_key(|line| std::cmp::Reverse(line.0.iter().map(|row| row.time_ns).sum::<u64>()));
        lines
    }
}

fn seconds<'a>(rows: impl Iterator<Item = &'a SharedLine>) -> f64 {
    rows.map(|row| row.time_ns as f64 / 1e9).sum()
}

impl Shared {
    /// Its address in the process.
    pub fn address(&self) -> u64 {
        self.0.first().map_or(0, |row| row.line)
    }

    /// Time of the samples at instructions that write it.
    fn seconds(&self) -> f64 {
        seconds(self.0.iter())
    }

    /// Row of the process whose line it is.
    pub fn process(&self) -> ProcessId {
        ProcessId(self.0.first().map_or(0, |row| row.process))
    }

    /// Seconds, of all threads, at instructions that read or write it in the code of such frames.
    pub fn waited_s(&self, of: impl Fn(FrameId) -> bool) -> f64 {
        let rows = self.0.iter().filter(|row| of(FrameId(row.frame)));
        rows.map(|row| row.at_ns as f64 / 1e9).sum()
    }

    /// Bytes of each thread, by thread: the first, and one past the last.
    pub fn ranges(&self) -> Vec<(u32, u32)> {
        let mut threads: BTreeMap<u32, (u32, u32)> = BTreeMap::new();
        for row in &self.0 {
            let range = threads.entry(row.thread).or_insert((row.offset, row.offset));
            *range = (
                range.0.min(row.offset),
                range.1.max(row.offset.saturating_add(row.size)),
            );
        }
        threads.into_values().collect()
    }

    /// Frames of the instructions that write it, those with most time first.
    pub fn frames(&self) -> Vec<FrameId> {
        let mut rows: Vec<&SharedLine> = self.0.iter().collect();
        rows.sort_by_key(|row| (std::cmp::Reverse(row.time_ns), row.frame));
        rows.into_iter().map(|row| FrameId(row.frame)).collect()
    }

    /// What lies there, in words.
    pub fn what<'a>(&self, run: &'a Run) -> &'a str {
        match self.0.first().map_or("", |row| run.text(row.place)) {
            "heap" => "memory of malloc or mmap",
            "stack" => "a thread's stack",
            name => name,
        }
    }

    /// Seconds beside which another thread writes the same bytes, and of those beside which others write other bytes only.
    fn same_and_other(&self) -> (f64, f64) {
        let overlap = |a: &SharedLine, b: &SharedLine| {
            a.offset < b.offset.saturating_add(b.size) && b.offset < a.offset.saturating_add(a.size)
        };
        let is_same =
            |row: &&SharedLine| (self.0.iter()).any(|other| other.thread != row.thread && overlap(row, other));
        let same = seconds(self.0.iter().filter(is_same));
        (same, self.seconds() - same)
    }

    /// Whether threads write different places of it, and hardly one the same.
    pub fn is_false(&self) -> bool {
        let (same, other) = self.same_and_other();
        other > 0.0 && same < 0.1 * other
    }

    /// Whether threads change one variable of it by atomic instructions.
    pub fn is_contended(&self) -> bool {
        self.same_and_other().0 > 0.0 && !self.is_false() && self.0.iter().any(|row| row.atomic != 0)
    }

    /// Bytes that the atomic instruction changes that is seen most, 0 if none does.
    pub fn atomic_size(&self) -> u32 {
        let atomic = self.0.iter().filter(|row| row.atomic != 0);
        atomic.max_by_key(|row| row.time_ns).map_or(0, |row| row.size)
    }
}
