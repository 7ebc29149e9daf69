//! Processes that processes start.
//!
//! Without MPI whoever waits while a process works that it started, or one of those, waits for nothing else: that time is the
//! other's and no part of its own, as with threads that are joined. It may be `waitpid` that it is in, or a poll of the pipe
//! by which its workers answer. What sleeps waits for nobody. A shell between them is not recorded: whoever is in `waitpid` is
//! taken to wait for those, too, whose parent is not known.

use crate::class::{Class, Family};
use crate::run::Rank;
use crate::span::covered;
use crate::work::{Parts, Piece};
use format::tables::Processes;
use std::collections::HashMap;

/// More processes above one another are a circle: numbers come again.
const DEEPEST: usize = 64;

/// Of every row of `processes` that of the process which started it, as it was then: a process has a row for each program that
/// it became.
fn parents(processes: &Processes) -> Vec<Option<usize>> {
    let mut rows: HashMap<(u32, u32), Vec<usize>> = HashMap::new();
    // Of an imported log no numbers are known.
    for row in (0..processes.len()).filter(|row| processes.pid[*row] != 0) {
        let of = rows.entry((processes.node[row], processes.pid[row])).or_default();
        of.push(row);
    }
    let start = |row: &usize| processes.start_ns[*row];
    let above = |row: usize| {
        let of = rows.get(&(processes.node[row], processes.parent_pid[row]))?;
        let before = of.iter().filter(|above| **above != row && start(above) <= start(&row));
        before.max_by_key(|above| start(above)).copied()
    };
    (0..processes.len()).map(above).collect()
}

type Span = (u32, u32);

/// Takes out of the time of every one of the processes `ranks` what it waits while those that it started work. `all`: the
/// pieces of each.
pub(crate) fn leave_out(
    parts: &mut [Parts],
    all: &[Vec<Piece>],
    ranks: &[Rank],
    processes: &Processes,
    class: &[Class],
) {
    let waits = |piece: &Piece| class[piece.row].family() == Family::Wait && class[piece.row] != Class::Sleep;
    let parents = parents(processes);
    let mut index = vec![None; processes.len()];
    for (at, rank) in ranks.iter().enumerate() {
        index[rank.process.row()] = Some(at).filter(|at| all[*at].iter().any(waits));
    }
    let mut work: Vec<Vec<Span>> = vec![vec![]; ranks.len()];
    let mut of_orphans = vec![];
    for (at, (rank, all)) in ranks.iter().zip(all).enumerate() {
        let mut above = std::iter::successors(parents[rank.process.row()], |row| parents[*row])
            .take(DEEPEST)
            .filter_map(|row| index[row])
            .peekable();
        // The first is nobody's child here.
        let orphan = at > 0 && parents[rank.process.row()].is_none();
        if orphan || above.peek().is_some() {
            let works = |piece: &&Piece| class[piece.row].family() != Family::Wait;
            let spans = covered(all.iter().filter(works).map(|piece| (piece.start, piece.end)).collect());
            above.for_each(|at| work[at].extend(&spans));
            of_orphans.extend(spans.iter().filter(|_| orphan));
        }
    }
    let of_orphans = covered(of_orphans);
    for ((parts, all), work) in parts.iter_mut().zip(all).zip(work) {
        let with_orphans = match all.iter().any(|piece| class[piece.row] == Class::ProcessWait) {
            true => covered([work.as_slice(), &of_orphans].concat()),
            false => vec![],
        };
        let work = covered(work);
        let mut own = Vec::with_capacity(all.len());
        for piece in all {
            let work = match class[piece.row] {
                Class::ProcessWait => &with_orphans,
                _ => &work,
            };
            let mut from = piece.start;
            let first = work.partition_point(|span| span.1 <= piece.start);
            for (start, end) in work[first..].iter().copied().filter(|_| waits(piece)) {
                let (start, end) = (start.max(piece.start), end.min(piece.end));
                if start >= end {
                    break;
                }
                own.push(Piece {
                    start: from,
                    end: start,
                    ..*piece
                });
                parts.for_children.push(Piece { start, end, ..*piece });
                from = end;
            }
            own.push(Piece { start: from, ..*piece });
        }
        if !parts.for_children.is_empty() {
            own.retain(|piece| piece.start < piece.end);
            parts.pieces = Some(own);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::class::Family;
    use crate::fixture::Fixture;

    /// Seconds of the first and the second process in computing and in waiting, and what of the first's is left out.
    fn seconds(fixture: Fixture) -> ([f64; 2], [f64; 2], f64) {
        let run = fixture.without_mpi().run();
        let of = |rank, family| (run.times().family(rank, family) * 1e4).round() / 1e4;
        let of = |family| [of(0, family), of(1, family)];
        (of(Family::Compute), of(Family::Wait), run.for_children_s(0))
    }

    fn started(text: &str) -> ([f64; 2], [f64; 2], f64) {
        seconds(Fixture::new(text).started_by_the_first())
    }

    #[test]
    fn who_waits_for_a_process_that_works_has_no_time_of_its_own() {
        assert_eq!(started("X4\nU4"), ([0.0, 4.0], [0.0, 0.0], 4.0));
        // Before it works, and after, both wait.
        assert_eq!(started("X4\nSUUS"), ([0.0, 2.0], [2.0, 2.0], 2.0));
        assert_eq!(started("UX3\n.UU."), ([1.0, 2.0], [1.0, 0.0], 2.0));
        assert_eq!(started("L4\nUL3"), ([0.0, 1.0], [3.0, 3.0], 1.0));
    }

    #[test]
    fn who_sleeps_or_started_nothing_waits() {
        assert_eq!(started("S4\nU4"), ([0.0, 4.0], [4.0, 0.0], 0.0));
        assert_eq!(started("X4\nS4"), ([0.0, 0.0], [4.0, 4.0], 0.0));
        let other = |text: &str| seconds(Fixture::new(text).edit(|profile| profile.tables.processes.pid[0] += 1));
        assert_eq!(other("L4\nU4"), ([0.0, 4.0], [4.0, 0.0], 0.0));
        // The first, whose parent nobody knows, is waited for by nobody.
        let first = Fixture::new("U4\nX4").started_by_the_first();
        assert_eq!(seconds(first), ([4.0, 0.0], [0.0, 4.0], 0.0));
    }

    #[test]
    fn behind_a_shell_that_is_not_recorded_is_what_it_started() {
        let behind = Fixture::new("X4\nU4").edit(|profile| profile.tables.processes.parent_pid[1] = 77);
        assert_eq!(seconds(behind), ([0.0, 4.0], [0.0, 0.0], 4.0));
    }

    #[test]
    fn what_is_left_out_is_looked_at_all_the_same() {
        let run = Fixture::new("X90U10\nU90").started_by_the_first().without_mpi().run();
        assert_eq!((run.times().observations(0), run.times().total()), (100.0, 100.0));
        assert_eq!(run.timeline().rank(0).next(), Some(Some(crate::Class::ProcessWait)));
    }

    #[test]
    fn ranks_wait_for_themselves() {
        let run = Fixture::new("X4\nU4").started_by_the_first().run();
        assert_eq!(run.times().family(0, Family::Wait), 4.0);
    }
}
