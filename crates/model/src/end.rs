//! How processes ended, and whose end speaks for the run.

use crate::{Rank, Run};

/// An end that is not as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A signal that a fault of its own brings.
    Fault(i32),
    /// It called MPI_Abort or abort.
    Abort {
        /// Whether it was MPI_Abort.
        mpi: bool,
        /// What the process returned, where that is known.
        code: Option<i32>,
    },
    /// It was told to stop, or stopped without a word: SIGKILL, SIGTERM and their like.
    Killed(i32),
    /// It ended itself with this status.
    Status(i32),
    /// It left without MPI_Finalize.
    NoFinalize,
}

/// Exit status of `timeout` for what it ended.
pub const TIMED_OUT: i32 = 124;

impl Run {
    /// Whether the command ended because `timeout`, which is in it, said so.
    pub fn timed_out(&self) -> bool {
        let words = self.facts().command.iter().flat_map(|word| word.split_whitespace());
        self.facts().exit_status == Some(TIMED_OUT) && words.map(text::file_name).any(|word| word == "timeout")
    }
}

/// Signals that a fault brings.
const FAULTS: [i32; 7] = [4, 5, 6, 7, 8, 11, 31];

/// How a process ended; `None` if as it should, or if that is not known.
fn end(run: &Run, rank: &Rank) -> Option<End> {
    let (processes, row) = (&run.tables().processes, rank.process.row());
    let (signal, status) = (processes.exit_signal[row], processes.exit_status[row]);
    match run.text(processes.end[row]) {
        how @ ("mpi_abort" | "abort") if how == "mpi_abort" || !FAULTS.contains(&signal) => Some(End::Abort {
            mpi: how == "mpi_abort",
            code: (status >= 0).then_some(status),
        }),
        // It has not ended.
        "unknown" if run.facts().still_running && signal <= 0 && status <= 0 => None,
        _ if FAULTS.contains(&signal) => Some(End::Fault(signal)),
        _ if signal > 0 => Some(End::Killed(signal)),
        "exec" => None,
        _ if status > 0 => Some(End::Status(status)),
        _ if processes.mpi_init_end_ns[row] >= 0 && processes.mpi_finalize_begin_ns[row] < 0 => Some(End::NoFinalize),
        _ => None,
    }
}

/// The ends that are not as they should be, the one that speaks for the run first: a launcher kills the others when one
/// has died, so that the first fault is the cause, else whoever ended first; one whose supervisor was killed with it is only
/// known to have been there until then, and did not begin it.
///
/// Without MPI only the first process is judged: that a helper ends with a status is often its answer.
pub fn bad_ends(run: &Run) -> Vec<(End, &Rank)> {
    let judged = match run.has_mpi() {
        true => run.everyone(),
        false => run.ranks().first().into_iter().collect(),
    };
    let mut ends: Vec<(End, &Rank)> = judged
        .into_iter()
        .filter_map(|rank| Some((end(run, rank)?, rank)))
        .collect();
    let is_cause = |end: &End| !matches!(end, End::Killed(_) | End::NoFinalize);
    let is_unknown = |rank: &Rank| run.text(run.tables().processes.end[rank.process.row()]) == "unknown";
    ends.sort_by_key(|(end, rank)| (!is_cause(end), is_unknown(rank), rank.end_ns, rank.id));
    ends
}
