//! The keeper of a node: a process that does what the node's last supervisor would have done, if that is killed.
//!
//! Launchers that end a job early kill the processes that they started on other nodes, our supervisors too. The records
//! lie in that node's memory then, where the `steelyard run` that began it all cannot read them. So a node with such a run
//! elsewhere has one process more: nobody's child, in a session of its own, asleep until the last supervisor has ended,
//! however it did. It waits for their locks, and nothing wakes it before.

use crate::drain::is_running;
use crate::run_directory::{RunDirectory, await_end, is_alive};
use format::facts::{self, SupervisorFacts};
use format::region::Region;
use format::run_directory::regions;
use std::fs::File;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How long ranks that have not started, and programs that outlive their supervisors, are waited for.
const PATIENCE: Duration = Duration::from_secs(2);

/// Launcher families whose jobs hold every process of a step and end with the last: there it would be killed with the
/// rest, or keep the job.
const STEPS: &[&str] = &["slurm", "flux", "pals", "jsrun"];

/// Starts the keeper of this node. `out` is the folder in which the node's part is awaited.
pub fn start_keeper(run: &RunDirectory, facts: &SupervisorFacts, out: &Path) {
    if facts.launcher.as_deref().is_some_and(|family| STEPS.contains(&family)) {
        return;
    }
    let Ok(own) = std::env::current_exe() else { return };
    let mut command = Command::new(own);
    command
        .arg("keep")
        .args([run.path(), out])
        .arg(facts.local_size.unwrap_or(0).to_string())
        .current_dir("/")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    // Without it a killed job loses this node, as it would without a keeper.
    let _ = inherited::spawn_apart(&mut command);
}

/// What the keeper does first: waits for the supervisors of this node, of which there will be `local`. What they left
/// behind, for the caller to hand in while it holds the lock; `None` where they did so themselves. An error where there is no
/// such directory.
pub fn keep(directory: &Path, local: usize) -> io::Result<Option<(RunDirectory, File)>> {
    inherited::let_code_go();
    let run = RunDirectory::open(directory)?;
    let mut alone_since = None;
    while run.path().exists() {
        let left = run.unfolded();
        if let Some(alive) = left.iter().find(|supervised| is_alive(supervised)) {
            await_end(alive);
            alone_since = None;
            continue;
        }
        let all = left.len() + run.parts().len() >= local.max(1);
        let over = left.iter().all(|supervised| has_ended(supervised));
        if all && over || alone_since.get_or_insert_with(Instant::now).elapsed() > PATIENCE {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    // A supervisor may be at it, and remove everything when it has done.
    let lock = run.lock_merge().ok();
    Ok(lock.map(|lock| (run, lock)))
}

/// Whether the program was started, and nothing of it runs any more.
pub(crate) fn has_ended(supervised: &Path) -> bool {
    let facts: SupervisorFacts = facts::read(&supervised.join("supervisor.json"));
    let measured =
        regions(supervised).filter_map(|path| Some(Region::open(&input::own(&path).ok()?).ok()?.header().pid));
    facts.child_pid != 0 && !measured.chain([facts.child_pid]).any(is_running)
}
