//! Nodes whose step Slurm killed with all that was in it, our supervisors too: what they recorded lies there still, and
//! while the allocation lasts a step of our own can fetch it.

use anyhow::Result;
use clap::Args;
use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};
use supervisor::RunDirectory;

/// Puts what a run left on this node into its folder.
#[derive(Args, Debug)]
pub struct HandIn {
    /// The run's directory, where it was made.
    pub directory: PathBuf,
    /// The folder that all nodes see.
    pub out: PathBuf,
}

/// The keeper of a node.
#[derive(Args, Debug)]
pub struct Keep {
    /// The run's directory on this node.
    pub directory: PathBuf,
    /// The folder that all nodes see.
    pub out: PathBuf,
    /// Ranks of the run on this node; 0 if not known.
    pub local: usize,
}

/// A node that is dead is not waited for.
const PATIENCE: Duration = Duration::from_secs(20);

/// Asks each of these nodes for its part, if we are in an allocation of Slurm's; those that have left none by then.
pub fn rescue(directory: &RunDirectory, out: &Path, lost: Vec<String>) -> Vec<String> {
    let steps: Vec<Child> = lost
        .iter()
        .filter_map(|host| ask(host, directory.path(), out))
        .collect();
    if steps.is_empty() {
        return lost;
    }
    let deadline = Instant::now() + PATIENCE;
    for mut step in steps {
        while matches!(step.try_wait(), Ok(None)) && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(20));
        }
        // It has ended, or is given up.
        let _ = step.kill();
        let _ = step.wait();
    }
    directory.await_parts(out)
}

/// A step on one node, beside whatever runs there: each by itself, for one dead node must not keep the others from it.
fn ask(host: &str, directory: &Path, out: &Path) -> Option<Child> {
    let job = env::var_os("SLURM_JOB_ID")?;
    let own = env::current_exe().ok()?;
    let mut step = Command::new("srun");
    step.args([
        "--overlap",
        "--nodes=1",
        "--ntasks=1",
        "--mpi=none",
        "--export=ALL",
        "--quiet",
        "--jobid",
    ])
    .arg(job)
    .args(["--nodelist", host])
    .args([
        own.as_os_str(),
        OsStr::new("hand-in"),
        directory.as_os_str(),
        out.as_os_str(),
    ])
    .stdin(Stdio::null())
    .stdout(Stdio::null())
    .stderr(Stdio::null());
    for (name, _) in env::vars_os().filter(|(name, _)| places_a_step(name)) {
        step.env_remove(name);
    }
    step.spawn().ok()
}

/// Variables that a batch script has, and that srun takes for options.
fn places_a_step(name: &OsStr) -> bool {
    const SHAPES: &[&str] = &[
        "SLURM_NTASKS",
        "SLURM_NPROCS",
        "SLURM_NNODES",
        "SLURM_CPUS_PER",
        "SLURM_TASKS_PER",
        "SLURM_MEM",
    ];
    SHAPES.iter().any(|shape| name.to_string_lossy().starts_with(shape))
}

/// `steelyard hand-in`: on the node. An error where nothing was recorded there, or the part cannot be written.
pub fn hand_in(options: HandIn) -> Result<ExitCode> {
    collect::hand_in(&options.directory, &options.out)?;
    Ok(ExitCode::SUCCESS)
}

/// `steelyard keep`: on a node of another launcher. An error where nothing was recorded there, or the part cannot be written.
pub fn keep(options: Keep) -> Result<ExitCode> {
    collect::keep(&options.directory, &options.out, options.local)?;
    Ok(ExitCode::SUCCESS)
}
