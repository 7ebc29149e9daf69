//! How long MPI takes to start and to end.

use crate::run::Run;

/// A stretch of time, in ns since the run began; negative where it was not seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// When it began.
    pub from_ns: i64,
    /// When it ended.
    pub to_ns: i64,
}

impl Stretch {
    const NONE: Stretch = Stretch { from_ns: -1, to_ns: -1 };

    /// Its length, 0 where it was not seen in whole.
    pub fn seconds(self) -> f64 {
        self.span().map_or(0.0, |(from, to)| (to - from) as f64 / 1e9)
    }

    /// Its beginning and its end.
    pub fn span(self) -> Option<(u64, u64)> {
        let from = u64::try_from(self.from_ns).ok()?;
        let to = u64::try_from(self.to_ns).ok()?;
        (to > from).then_some((from, to))
    }
}

/// MPI_Init and MPI_Finalize, each from when the last rank came to when the last was through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartAndEnd {
    /// MPI_Init or MPI_Init_thread.
    pub init: Stretch,
    /// MPI_Finalize.
    pub finalize: Stretch,
}

impl Run {
    /// What starting and ending MPI took.
    pub fn start_and_end_of_mpi(&self) -> StartAndEnd {
        let processes = &self.tables().processes;
        // Whoever comes early waits for what the others still do, and that is no part of it.
        let from_the_last = |from: &[i64], to: &[i64]| {
            let rows = self.ranks().iter().map(|rank| rank.process.row());
            let seen = rows.map(|row| Stretch {
                from_ns: from[row],
                to_ns: to[row],
            });
            seen.filter(|one| one.span().is_some())
                .reduce(|one, other| Stretch {
                    from_ns: one.from_ns.max(other.from_ns),
                    to_ns: one.to_ns.max(other.to_ns),
                })
                .unwrap_or(Stretch::NONE)
        };
        StartAndEnd {
            init: from_the_last(&processes.mpi_init_begin_ns, &processes.mpi_init_end_ns),
            finalize: from_the_last(&processes.mpi_finalize_begin_ns, &processes.mpi_finalize_end_ns),
        }
    }
}
