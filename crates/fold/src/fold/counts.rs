//! Hardware counts of a supervised program: they are of all its processes together, and stand in one row.

use super::Inputs;
use format::tables::Processes;

/// Puts them into the row of the rank, else of the program; where it is wrapped in a shell, of what lived longest.
pub fn add(processes: &mut Processes, inputs: &Inputs) {
    let best = (0..processes.len()).max_by_key(|&n| {
        let lived = processes.end_ns[n].saturating_sub(processes.start_ns[n]);
        let is_program = processes.pid[n] == inputs.supervisor.child_pid;
        // Of several images of one process (exec), the last.
        (
            processes.rank[n] >= 0,
            is_program,
            if is_program { 0 } else { lived },
            n,
        )
    });
    let Some(row) = best else { return };
    let known = |value: Option<u64>| value.and_then(|value| i64::try_from(value).ok()).unwrap_or(-1);
    let counts = inputs.exit.counts;
    processes.instructions[row] = known(counts.instructions);
    processes.cycles[row] = known(counts.cycles);
    processes.cache_misses[row] = known(counts.cache_misses);
    processes.counted_user_ns[row] = known(inputs.exit.user_ns);
}
