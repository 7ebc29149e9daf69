//! Calls that failed, by call, place and error.

use crate::id::{CallId, FrameId};
use crate::run::Run;
use std::collections::{HashMap, HashSet};

/// One call that fails with one error at one place, all processes together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failure<'a> {
    /// The call.
    pub call: CallId,
    /// Name of its errno: ENOENT.
    pub error: &'a str,
    /// Where it is made; `None` if not known.
    pub frame: Option<FrameId>,
    /// How often.
    pub count: u64,
    /// Processes in which it did.
    pub processes: u32,
}

type Key<'a> = (u32, &'a str, Option<FrameId>);

impl Run {
    /// Calls that failed, the most frequent first.
    pub fn failures(&self) -> Vec<Failure<'_>> {
        let (table, frames) = (&self.tables().io_failures, self.tables().frames.len());
        let mut found: HashMap<Key<'_>, (u64, HashSet<u32>)> = HashMap::new();
        for row in table.rows() {
            let frame = ((row.frame as usize) < frames).then(|| self.own_line(FrameId(row.frame)));
            let (count, processes) = found.entry((row.call, self.text(row.error), frame)).or_default();
            *count = count.saturating_add(row.count);
            processes.insert(row.process);
        }
        let mut failures: Vec<Failure<'_>> = (found.into_iter())
            .map(|((call, error, frame), (count, processes))| Failure {
                call: CallId(call),
                error,
                frame,
                count,
                processes: processes.len() as u32,
            })
            .collect();
        failures.sort_by(|a, b| {
            (b.count.cmp(&a.count)).then_with(|| (a.call, a.error, a.frame).cmp(&(b.call, b.error, b.frame)))
        });
        failures
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn failures_of_a_line_are_added_up_over_processes() {
        let run = Fixture::new("U\nU")
            .failure(0, "open", "find@app.c:3", "ENOENT", 10)
            .failure(1, "open", "find@app.c:3", "ENOENT", 20)
            .failure(1, "open", "find@app.c:3", "EACCES", 1)
            .run();
        let failures = run.failures();
        assert_eq!(failures.len(), 2);
        assert_eq!(
            (failures[0].error, failures[0].count, failures[0].processes),
            ("ENOENT", 30, 2)
        );
        assert_eq!(run.call_name(failures[0].call), "open");
    }
}
