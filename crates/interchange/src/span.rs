//! A row over time: what it did from when to when.

use crate::row::Row;
use crate::stack::Stacks;
use model::{CallId, Class, Run};

/// A time in which a thread had one stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// From this tick.
    pub start: u64,
    /// To this one, which is not in it.
    pub end: u64,
    /// Ticks that its samples stand for: `end - start`, unless they overlap or reach before the start of the run.
    pub ticks: u64,
    /// Number of the stack.
    pub stack: u32,
    /// The call it is in; 0 for none.
    pub call: CallId,
    /// Its class.
    pub class: Class,
}

/// A row's spans in order of time; neighbours with the same stack are one.
pub fn spans(run: &Run, row: &Row, stacks: &mut Stacks) -> Vec<Span> {
    let samples = &run.tables().samples;
    let mut spans: Vec<Span> = Vec::new();
    for sample in row.samples.clone() {
        let ticks = u64::from(samples.weight[sample]);
        if ticks == 0 {
            continue;
        }
        let before = spans.last().map_or(0, |span| span.end);
        let end = (u64::from(samples.tick[sample]) + 1).max(before);
        let start = end.saturating_sub(ticks).max(before);
        let (stack, call) = (stacks.of(sample), CallId(samples.call[sample]));
        match spans.last_mut() {
            Some(last) if last.end == start && (last.stack, last.call) == (stack, call) => {
                last.end = end;
                last.ticks = last.ticks.saturating_add(ticks);
            }
            _ => spans.push(Span {
                start,
                end,
                ticks,
                stack,
                call,
                class: run.sample_classes()[sample],
            }),
        }
    }
    spans
}

/// Length of ticks.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    tick_ns: u64,
}

impl Clock {
    /// That of a run.
    pub fn of(run: &Run) -> Clock {
        Clock {
            tick_ns: run.facts().tick_ns.max(1),
        }
    }

    /// A tick in nanoseconds.
    pub fn tick_ns(self) -> u64 {
        self.tick_ns.min(i64::MAX as u64)
    }

    /// So many ticks in nanoseconds; what is beyond the type is damage and stays at its end.
    pub fn ns(self, ticks: u64) -> u64 {
        ticks.saturating_mul(self.tick_ns).min(i64::MAX as u64)
    }

    /// In seconds.
    pub fn seconds(self, ticks: u64) -> f64 {
        self.ns(ticks) as f64 / 1e9
    }

    /// In milliseconds.
    pub fn milliseconds(self, ticks: u64) -> f64 {
        self.ns(ticks) as f64 / 1e6
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::Choice;
    use model::fixture::Fixture;

    fn spans_of(fixture: Fixture) -> Vec<(u64, u64, u64)> {
        let run = fixture.run();
        let rows = Row::of(&run, &Choice::default()).unwrap();
        let spans = spans(&run, &rows[0], &mut Stacks::new(&run, false));
        spans.iter().map(|span| (span.start, span.end, span.ticks)).collect()
    }

    #[test]
    fn neighbours_with_the_same_stack_are_one_span() {
        assert_eq!(spans_of(Fixture::new("UUUMM.U")), [(0, 3, 3), (3, 5, 2), (6, 7, 1)]);
    }

    #[test]
    fn a_sample_reaches_back_over_the_ticks_it_stands_for() {
        let weighed = |weights: &'static [u32]| {
            Fixture::new("UMU").edit(|profile| {
                profile.tables.samples.tick = vec![1, 5, 6];
                profile.tables.samples.weight = weights.to_vec();
            })
        };
        assert_eq!(spans_of(weighed(&[2, 4, 1])), [(0, 2, 2), (2, 6, 4), (6, 7, 1)]);
        assert_eq!(spans_of(weighed(&[9, 4, 0])), [(0, 2, 9), (2, 6, 4)]);
        assert_eq!(spans_of(weighed(&[1, 9, 3])), [(1, 2, 1), (2, 6, 9), (6, 7, 3)]);
    }

    #[test]
    fn times_beyond_the_type_stay_at_its_end() {
        let clock = Clock { tick_ns: u64::MAX };
        assert_eq!((clock.tick_ns(), clock.ns(7)), (i64::MAX as u64, i64::MAX as u64));
        assert_eq!(Clock { tick_ns: 20_000_000 }.seconds(17), 0.34);
    }
}
