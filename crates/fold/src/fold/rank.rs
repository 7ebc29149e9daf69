//! Which of the processes of a supervised program is the rank.

use super::process::Recorded;
use format::facts::SupervisorFacts;

/// A rank for each process, -1 for none. MPI's own word counts; where no process called MPI_Init, the rank that the
/// launcher gave goes to the program itself, and if that was a wrapper, to the process that lived longest.
pub fn assign(supervisor: &SupervisorFacts, recorded: &[Recorded]) -> Vec<i32> {
    let mut ranks: Vec<i32> = recorded.iter().map(|process| process.header.rank.max(-1)).collect();
    let Some(expected) = supervisor.rank.and_then(|rank| i32::try_from(rank).ok()) else {
        return ranks;
    };
    if ranks.iter().any(|&rank| rank >= 0) || recorded.is_empty() {
        return ranks;
    }
    let lived = |process: &Recorded| process.header.last_mono_ns.saturating_sub(process.header.start_mono_ns);
    let is_program = |process: &Recorded| process.header.pid == supervisor.child_pid;
    // Of several images of one process (exec), the last.
    let best = recorded.iter().enumerate().max_by_key(|(n, process)| {
        (
            is_program(process),
            if is_program(process) { *n as u64 } else { lived(process) },
        )
    });
    if let Some((n, _)) = best {
        ranks[n] = expected;
    }
    ranks
}
