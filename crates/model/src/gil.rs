//! Waiting for the lock of CPython's interpreter (GIL), which lets one thread at a time carry out Python code.

use crate::id::{ContextId, FrameId, ProcessId};
use crate::order::most_first;
use crate::run::Run;
use crate::span::covered;
use crate::work::Piece;
use format::module::{is_cpython, is_libc};
use std::collections::HashMap;

/// Of one rank. Threads are sampled while they wait.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GilWait {
    /// Seconds in which at least one thread waits.
    pub contended_s: f64,
    /// Seconds that threads wait, added up.
    pub waited_s: f64,
    /// The program's own places that wait, with their seconds, most first.
    pub places: Vec<(FrameId, f64)>,
}

impl Run {
    /// Whether a frame is in CPython's own machine code; its library may have another name than `python`.
    pub fn is_cpython(&self, frame: FrameId) -> bool {
        is_cpython(self.place(frame).module)
    }

    /// Whether a sample waits for the interpreter's lock: that is the condition variable that the interpreter waits for itself.
    fn waits_for_gil(&self) -> impl Fn(usize) -> bool + '_ {
        let calls = &self.tables().calls.name;
        let conditions: Vec<bool> = (calls.iter())
            .map(|name| self.text(*name).starts_with("pthread_cond_"))
            .collect();
        let below: Vec<bool> = (0..self.tables().contexts.len() as u32)
            .map(|context| {
                let mut stack = self.whole_stack(ContextId(context));
                let outside = |frame: &FrameId| !self.is_ours(*frame) && !is_libc(self.place(*frame).module);
                stack.find(outside).is_some_and(|frame| self.is_cpython(frame))
            })
            .collect();
        let samples = &self.tables().samples;
        move |row| {
            conditions.get(samples.call[row] as usize) == Some(&true)
                && below.get(samples.context[row] as usize) == Some(&true)
        }
    }
}

impl GilWait {
    /// A row for each of `ranks()`.
    pub(crate) fn all(run: &Run) -> Vec<GilWait> {
        let samples = &run.tables().samples;
        let waits = run.waits_for_gil();
        let ranks = run.ranks().len();
        let mut spans: Vec<Vec<(u32, u32)>> = vec![vec![]; ranks];
        let mut places: Vec<HashMap<FrameId, f64>> = vec![HashMap::new(); ranks];
        for row in (0..samples.len()).filter(|row| waits(*row)) {
            let Some(rank) = run.rank_index(ProcessId(samples.process[row])) else {
                continue;
            };
            let piece = Piece::whole(samples, row);
            spans[rank].push((piece.start, piece.end));
            let own = run.own_frame(ContextId(samples.context[row]));
            if let Some(frame) = own.filter(|frame| run.is_own(*frame)) {
                *places[rank].entry(frame).or_default() += piece.ticks() * run.tick_s();
            }
        }
        (spans.iter().zip(places))
            .map(|(spans, places)| GilWait {
                contended_s: f64::from(union(spans)) * run.tick_s(),
                waited_s: spans.iter().map(|(start, end)| f64::from(end - start)).sum::<f64>() * run.tick_s(),
                places: most_first(places),
            })
            .collect()
    }
}

/// Ticks that spans cover together.
fn union(spans: &[(u32, u32)]) -> u32 {
    let apart = covered(spans.to_vec()).into_iter();
    apart.map(|(start, end)| end.saturating_sub(start)).sum()
}

#[cfg(test)]
mod tests {
    use super::union;

    #[test]
    fn ticks_that_several_cover_count_once() {
        assert_eq!(union(&[(5, 8), (0, 3), (2, 4), (7, 7)]), 7);
        assert_eq!(union(&[]), 0);
    }
}
