//! Calls that were kept one by one, among what the samples tell of the time between them.

use super::Segment;
use model::{CallId, Class, FrameId, Run};
use std::collections::HashMap;

/// Of a thread, from the rows of `events` that are calls; `number` is that of a function's name.
pub fn segments(run: &Run, rows: &[usize], number: &mut dyn FnMut(String) -> u64) -> Vec<Segment> {
    let events = &run.tables().events;
    let mut functions: HashMap<(u32, u32), u64> = HashMap::new();
    let segment = |row: &usize| {
        let (call, frame) = (CallId(events.call[*row]), FrameId(events.frame[*row]));
        let function = *functions.entry((call.0, frame.0)).or_insert_with(|| {
            match run.place(run.site_line(call, frame)).function {
                "" => 0,
                name => number(name.to_string()),
            }
        });
        let start_ns = u64::try_from(events.start_ns[*row]).unwrap_or(0);
        Segment {
            start_ns,
            end_ns: start_ns.saturating_add(events.duration_ns[*row]),
            class: run.call_class(call),
            call,
            function,
        }
    };
    rows.iter().map(segment).collect()
}

/// The calls, and between them what was sampled: where that is MPI, the thread had just left it, and computes. Before the first
/// call and behind the last all samples count, for of a long run the oldest calls alone are kept.
pub fn among(sampled: Vec<Segment>, calls: Vec<Segment>) -> Vec<Segment> {
    let mut all: Vec<Segment> = Vec::with_capacity(sampled.len() + 2 * calls.len());
    let mut rest = sampled.into_iter().peekable();
    let mut at = 0;
    let last = calls.len();
    let gaps = calls.into_iter().map(Some).chain([None]).enumerate();
    for (n, call) in gaps {
        let until = call.map_or(u64::MAX, |call| call.start_ns);
        let within = n > 0 && n < last;
        while let Some(piece) = rest.peek().copied().filter(|piece| piece.start_ns < until) {
            let (start_ns, end_ns) = (piece.start_ns.max(at), piece.end_ns.min(until));
            if within && start_ns > at && start_ns < end_ns {
                all.push(computing(at, start_ns, 0));
            }
            if start_ns < end_ns {
                all.push(match within && is_mpi(piece.class) {
                    true => computing(start_ns, end_ns, piece.function),
                    false => Segment {
                        start_ns,
                        end_ns,
                        ..piece
                    },
                });
                at = end_ns;
            }
            if piece.end_ns > until {
                break;
            }
            rest.next();
        }
        let Some(call) = call else { break };
        if within && at < call.start_ns {
            all.push(computing(at, call.start_ns, 0));
        }
        // Clocks are read on one core after another: a call never begins before the one before it ended.
        let start_ns = call.start_ns.max(at);
        if start_ns < call.end_ns {
            all.push(Segment { start_ns, ..call });
            at = call.end_ns;
        }
        while rest.peek().is_some_and(|piece| piece.end_ns <= at) {
            rest.next();
        }
    }
    all
}

fn is_mpi(class: Class) -> bool {
    matches!(
        class,
        Class::MpiP2p | Class::MpiCollective | Class::MpiWait | Class::MpiRma | Class::MpiIo | Class::MpiOther
    )
}

fn computing(start_ns: u64, end_ns: u64, function: u64) -> Segment {
    Segment {
        start_ns,
        end_ns,
        class: Class::Compute,
        call: CallId(0),
        function,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(pieces: &[(u64, u64, Class)]) -> Vec<Segment> {
        let piece = |(start_ns, end_ns, class): &(u64, u64, Class)| Segment {
            class: *class,
            ..computing(*start_ns, *end_ns, 1)
        };
        pieces.iter().map(piece).collect()
    }

    fn merged(sampled: &[(u64, u64, Class)], calls: &[(u64, u64, Class)]) -> Vec<(u64, u64, Class)> {
        let merged = among(drawn(sampled), drawn(calls));
        merged
            .iter()
            .map(|piece| (piece.start_ns, piece.end_ns, piece.class))
            .collect()
    }

    use Class::{Compute, IoRead, MpiP2p};

    #[test]
    fn a_call_takes_the_place_of_what_was_sampled_there() {
        assert_eq!(
            merged(&[(0, 100, Compute)], &[(20, 30, MpiP2p), (50, 60, MpiP2p)]),
            [
                (0, 20, Compute),
                (20, 30, MpiP2p),
                (30, 50, Compute),
                (50, 60, MpiP2p),
                (60, 100, Compute)
            ]
        );
    }

    #[test]
    fn a_sample_of_mpi_between_two_calls_is_of_one_of_them() {
        assert_eq!(
            merged(
                &[(0, 10, MpiP2p), (10, 40, MpiP2p), (40, 50, IoRead), (70, 80, MpiP2p)],
                &[(12, 20, MpiP2p), (60, 65, MpiP2p)]
            ),
            [
                (0, 10, MpiP2p),
                (10, 12, MpiP2p),
                (12, 20, MpiP2p),
                (20, 40, Compute),
                (40, 50, IoRead),
                (50, 60, Compute),
                (60, 65, MpiP2p),
                (70, 80, MpiP2p),
            ]
        );
    }

    #[test]
    fn without_calls_samples_stay() {
        assert_eq!(merged(&[(3, 9, IoRead)], &[]), [(3, 9, IoRead)]);
        assert_eq!(merged(&[], &[(3, 9, MpiP2p), (8, 9, MpiP2p)]), [(3, 9, MpiP2p)]);
    }
}
