//! Whose a rank's time is, moment by moment.
//!
//! A process's time is that of its threads. At each moment it belongs, in equal parts, to those of its threads that work:
//! compute, communicate or do I/O. Where none of them works it is the main thread's, which waits. So a main thread that
//! joins its workers does not wait while they compute, and a thread that waits beside one that works costs nothing.
//! Threads that serve a library (see [`crate::helper`]) have no part in it.
//!
//! What a process waits while one that it started works is left out ([`crate::child`]).
//!
//! Every rank's parts, and what is left out so, add up to the ticks at which it was seen, whatever the number of its threads.

use crate::class::{Class, Family};
use crate::run::Rank;
use format::tables::Samples;
use std::ops::Range;

/// Ticks of a rank that belong to a sample, wholly or in part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    /// Row of `samples`.
    pub row: usize,
    /// First tick.
    pub start: u32,
    /// One past the last.
    pub end: u32,
    /// The part of these ticks that is the sample's; more than 1 where it stands for more ticks than the run had.
    pub part: f64,
}

impl Piece {
    /// The whole of a sample.
    pub fn whole(samples: &Samples, row: usize) -> Piece {
        let (weight, end) = (samples.weight[row], samples.tick[row].saturating_add(1));
        let start = end.saturating_sub(weight);
        Piece {
            row,
            start,
            end,
            part: f64::from(weight) / f64::from((end - start).max(1)),
        }
    }

    /// Ticks that are the sample's.
    pub fn ticks(&self) -> f64 {
        f64::from(self.end - self.start) * self.part
    }
}

/// A rank's time.
#[derive(Clone, Debug, Default)]
pub(crate) struct Parts {
    /// In order of time; `None` where it is its main thread's samples, all of them.
    pub(crate) pieces: Option<Vec<Piece>>,
    /// Whether threads beside the main one have a part in it.
    pub(crate) shared: bool,
    /// What is left out: waiting, while a process that it started works.
    pub(crate) for_children: Vec<Piece>,
}

/// The pieces of a rank in which a thread beside its main one works, in order of time; `None` where the main thread's
/// samples are all there is.
pub(crate) fn pieces(
    samples: &Samples,
    rank: &Rank,
    process: Range<usize>,
    main: Range<usize>,
    class: &[Class],
    helper: &[bool],
) -> Option<Vec<Piece>> {
    let works = |row: &usize| class[*row].family() != Family::Wait;
    let beside = |row: &usize| {
        let thread = samples.thread[*row];
        rank.main.is_none_or(|main| main.0 != thread) && !helper.get(thread as usize).copied().unwrap_or(false)
    };
    let mut spans: Vec<Piece> = Vec::new();
    let mut last: Option<u32> = None;
    for row in process.filter(|row| beside(row) && works(row)) {
        let mut span = Piece::whole(samples, row);
        // A thread is at one place at a time, also in a damaged table.
        if last == Some(samples.thread[row])
            && let Some(before) = spans.last()
        {
            span.start = span.start.max(before.end);
        }
        last = Some(samples.thread[row]);
        if span.start < span.end {
            spans.push(span);
        }
    }
    if spans.is_empty() {
        return None;
    }
    let others = spans.len();
    let mut end = 0;
    for row in main {
        let mut span = Piece::whole(samples, row);
        span.start = span.start.max(end);
        end = end.max(span.end);
        if span.start < span.end {
            spans.push(span);
        }
    }
    // Where each span starts and where it ends, in order of time; what ends comes first.
    let mut edges: Vec<(u32, bool, usize)> = (spans.iter().enumerate())
        .flat_map(|(at, span)| [(span.start, true, at), (span.end, false, at)])
        .collect();
    edges.sort_unstable();
    let (mut working, mut waiting): (Vec<usize>, Option<usize>) = (Vec::new(), None);
    let mut pieces = Vec::with_capacity(spans.len());
    let mut from = 0;
    for (tick, starts, at) in edges {
        if tick > from {
            let part = 1.0 / working.len().max(1) as f64;
            for at in working.iter().copied().chain(waiting.filter(|_| working.is_empty())) {
                pieces.push(Piece {
                    row: spans[at].row,
                    start: from,
                    end: tick,
                    part,
                });
            }
            from = tick;
        }
        match (at < others || works(&spans[at].row), starts) {
            (true, true) => working.push(at),
            (true, false) => working.retain(|other| *other != at),
            (false, true) => waiting = Some(at),
            (false, false) => waiting = waiting.filter(|other| *other != at),
        }
    }
    Some(pieces)
}

#[cfg(test)]
mod tests {
    use crate::class::{Class, Family};
    use crate::fixture::{Fixture, run_from_text};

    /// Seconds of a rank in computing, MPI, I/O and waiting.
    fn families(text: &str) -> [f64; 4] {
        let run = run_from_text(text);
        let families = [Family::Compute, Family::Mpi, Family::Io, Family::Wait];
        families.map(|family| (run.times().family(0, family) * 1e4).round() / 1e4)
    }

    #[test]
    fn a_main_thread_that_joins_does_not_wait_while_its_workers_compute() {
        assert_eq!(families("LLLL\n+UUUU\n+UUUU"), [4.0, 0.0, 0.0, 0.0]);
        assert_eq!(families("LLLL\n+.UU."), [2.0, 0.0, 0.0, 2.0]);
        assert_eq!(families("LLLL\n+LUUL\n+LLUL"), [2.0, 0.0, 0.0, 2.0]);
    }

    #[test]
    fn threads_that_work_at_the_same_moment_share_it() {
        assert_eq!(families("MMMM\n+UUUU"), [2.0, 2.0, 0.0, 0.0]);
        assert_eq!(families("DDUU\n+UUUU\n+LLLL"), [3.0, 0.0, 1.0, 0.0]);
        assert_eq!(families("UUM\n+UOO\n+UOO\n+UOO"), [2.0, 1.0, 0.0, 0.0]);
    }

    #[test]
    fn a_rank_s_time_is_what_it_is_however_many_threads_it_has() {
        for text in ["UUUU\n+UUUU", "LLLL\n+UULL\n+LUUL", "M2S2\n+D4\n+U4", "U..L\n+.UU."] {
            let run = run_from_text(text);
            assert!((run.times().total() - 4.0).abs() < 1e-6, "{text}");
            assert!((run.times().seen_s(0) - 4.0).abs() < 1e-6, "{text}");
        }
    }

    #[test]
    fn what_stands_for_long_is_cut_where_others_work() {
        let mut fixture = Fixture::new("LLLL\n+.UU.");
        let samples = &mut fixture.profile().tables.samples;
        // The main thread's four ticks as one sample.
        for column in [
            &mut samples.process,
            &mut samples.thread,
            &mut samples.tick,
            &mut samples.call,
            &mut samples.context,
            &mut samples.weight,
        ] {
            column.drain(..3);
        }
        samples.weight[0] = 4;
        let run = fixture.run();
        let times = run.times();
        assert_eq!(
            (times.class(0, Class::Compute), times.class(0, Class::ThreadSync)),
            (2.0, 2.0)
        );
        assert_eq!(run.timeline().class(Class::Compute), [0.0, 1.0, 1.0, 0.0]);
        assert_eq!(run.timeline().class(Class::ThreadSync), [1.0, 0.0, 0.0, 1.0]);
    }

    #[test]
    fn threads_of_a_library_have_no_part_in_it() {
        let run = Fixture::new("UUUU\n+pppp\n+pppp")
            .letter('p', "read", &["progress@libmpi.so"])
            .run();
        assert_eq!(run.times().family(0, Family::Compute), 4.0);
    }
}
