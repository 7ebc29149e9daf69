//! Which of the processes of a supervised program is the rank, and whose.

use super::process::Recorded;
use format::facts::SupervisorFacts;
use std::collections::{BTreeSet, HashMap};

/// Wrappers between a rank and its launcher, at most.
const DEPTH: usize = 32;

/// What the ranks that one launcher started have in common, for each process; empty for what is no rank. Of ranks that a
/// supervised program started, a script with `mpirun` in it, it is the nearest process above that other ranks are below.
/// Where a wrapper that was not recorded hides it, it is not known, and one for all on the node. A rank that is alone in its
/// world has the first process above that was not recorded: launchers are not.
pub fn worlds(supervisor: &SupervisorFacts, host: &str, recorded: &[Recorded], ranks: &[i32]) -> Vec<String> {
    let parents: HashMap<u32, u32> = (recorded.iter())
        .map(|process| (process.header.pid, process.header.parent_pid))
        .collect();
    let above = |process: &Recorded| -> Vec<u32> {
        std::iter::successors(Some(process.header.parent_pid), |pid| parents.get(pid).copied())
            .take(DEPTH)
            .collect()
    };
    let all = || recorded.iter().zip(ranks).filter(|(_, rank)| **rank >= 0);
    let mut below: HashMap<(u32, i32), BTreeSet<i32>> = HashMap::new();
    for (process, &rank) in all() {
        for pid in above(process) {
            below.entry((pid, process.header.world_size)).or_default().insert(rank);
        }
    }
    let mut worlds = vec![String::new(); recorded.len()];
    for (world, (process, _)) in worlds
        .iter_mut()
        .zip(recorded.iter().zip(ranks))
        .filter(|(_, (_, rank))| **rank >= 0)
    {
        let (above, size) = (above(process), process.header.world_size);
        let has_others = |pid: &u32| below.get(&(*pid, size)).is_some_and(|ranks| ranks.len() > 1);
        *world = match above.iter().find(|pid| has_others(pid)) {
            Some(launcher) => format!("{host} {launcher}"),
            None if supervisor.rank.is_some() => supervisor.world.clone(),
            None if size > 1 => host.into(),
            None => format!("{host} {}", above.last().unwrap_or(&0)),
        };
    }
    worlds
}

/// A rank for each process, -1 for none. MPI's own word counts; where no process called MPI_Init, the rank that the
/// launcher has `given` goes to the program itself, `child_pid`, and if that was a wrapper, to the process that lived longest.
pub fn assign(given: Option<u32>, child_pid: u32, recorded: &[Recorded]) -> Vec<i32> {
    let mut ranks: Vec<i32> = recorded.iter().map(|process| process.header.rank.max(-1)).collect();
    let Some(expected) = given.and_then(|rank| i32::try_from(rank).ok()) else {
        return ranks;
    };
    if ranks.iter().any(|&rank| rank >= 0) || recorded.is_empty() {
        return ranks;
    }
    let lived = |process: &Recorded| process.header.last_mono_ns.saturating_sub(process.header.start_mono_ns);
    let is_program = |process: &Recorded| process.header.pid == child_pid;
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
