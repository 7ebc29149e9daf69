//! The small JSON files of a run directory, which what records writes and what analyses reads. Every field may be missing:
//! readers take the default.

use crate::Note;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// `node.json` beside the process directories: what all supervisors of a node share.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct NodeFacts {
    /// Host name.
    pub host: String,
    /// CLOCK_REALTIME − CLOCK_MONOTONIC, measured once, so that all processes of the node agree.
    pub clock_offset_ns: i64,
    /// When the directory was made, since 1970.
    pub start_unix_ns: i64,
    /// Process id of the `steelyard run` that made it and will collect it; 0 if a supervisor made it.
    pub outer_pid: u32,
}

/// `probe.json` beside it: what the node is and what it cannot measure. Looked up while the program already runs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct ProbeFacts {
    /// Kernel release.
    pub kernel: String,
    /// Processor model.
    pub cpu_model: String,
    /// Physical cores, 0 not known.
    pub cores_physical: u32,
    /// Logical cores online, 0 not known.
    pub cores_logical: u32,
    /// Memory, 0 not known.
    pub memory_bytes: u64,
    /// Its first core's data caches.
    pub caches: Caches,
    /// What cannot be measured here.
    pub absent: Vec<AbsentFact>,
    /// File systems that were mounted at the start.
    pub mounts: Vec<MountFact>,
}

/// Data caches. 0: not known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Caches {
    /// Bytes of the largest that a core has for itself.
    pub core_bytes: u64,
    /// Bytes of the largest that cores share.
    pub shared_bytes: u64,
    /// Logical cores that share it.
    pub sharers: u32,
}

/// A mounted file system.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct MountFact {
    /// st_dev as major << 32 | minor.
    pub device: u64,
    /// Where.
    pub mount: String,
    /// Its type.
    pub kind: String,
    /// What is mounted.
    pub source: String,
    /// Block size; 0 not known.
    pub block_bytes: u64,
    /// Its size.
    pub size_bytes: Option<u64>,
    /// Free for users.
    pub free_bytes: Option<u64>,
}

/// `storage.json` in the directory of one supervised program: where its files lie, looked up when it had ended.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct StorageFacts {
    /// File systems that its files lie on.
    pub mounts: Vec<MountFact>,
    /// How its files are laid out over the servers of a parallel file system.
    pub layouts: Vec<LayoutFact>,
}

/// The layout of one file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LayoutFact {
    /// st_dev as major << 32 | minor.
    pub device: u64,
    /// st_ino.
    pub inode: u64,
    /// Servers it is spread over.
    pub stripe_count: u32,
    /// Bytes on one before the next comes.
    pub stripe_bytes: u64,
}

/// Variables in which CI systems say which commit it is; they stand in [`RunFacts`]'s environment.
pub const COMMITS: [&str; 4] = ["GITHUB_SHA", "CI_COMMIT_SHA", "GIT_COMMIT", "BUILDKITE_COMMIT"];

/// Of a program that ran unmeasured: all that it did is missing.
pub const RECORDING: &str = "recording";
/// Of a program whose MPI calls did not pass us.
pub const MPI_CALLS: &str = "MPI_calls";

/// Of a node whose processors count nothing.
pub const HARDWARE_COUNTERS: &str = "hardware_counters";
/// Of a node without energy counters.
pub const ENERGY: &str = "energy";

/// Of a profile that was imported from records of I/O alone: what else took time.
pub const TIME_OUTSIDE_IO: &str = "time_outside_io";
/// The same of calls of MPI.
pub const TIME_OUTSIDE_MPI: &str = "time_outside_MPI";
/// The call that stands for those of MPI of which another tool does not say which they are.
pub const OTHER_CALLS: &str = "other MPI calls";
/// Of samples of what runs on a CPU: what threads wait for.
pub const TIME_OFF_CPU: &str = "time_off_CPU";
/// Of samples without times: how long a sample is, and when it was taken.
pub const ELAPSED_TIME: &str = "elapsed_time";
/// Of samples alone: how often what is sampled was called.
pub const CALL_COUNTS: &str = "call_counts";
/// Where there are no samples.
pub const SAMPLING: &str = "sampling";

/// One thing that cannot be measured.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct AbsentFact {
    /// Its id.
    pub what: String,
    /// Why, a clause.
    pub reason: String,
    /// How to enable it, a sentence; empty if it cannot be.
    pub remedy: String,
}

/// `supervisor.json` in the directory of one supervised program.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SupervisorFacts {
    /// Process id of the supervisor.
    pub pid: u32,
    /// Process id of the program, 0 before it started.
    pub child_pid: u32,
    /// Host name.
    pub host: String,
    /// Launcher family; absent without one.
    pub launcher: Option<String>,
    /// The launcher's job, or a number of our own.
    pub job: String,
    /// What all ranks of its launcher share on all nodes, and no others; empty without a launcher.
    pub world: String,
    /// Rank that the launcher gave.
    pub rank: Option<u32>,
    /// Ranks of the job.
    pub size: Option<u32>,
    /// Ranks of the job on this node.
    pub local_size: Option<u32>,
    /// Short name of the program.
    pub name: String,
    /// The file that is executed.
    pub executable: String,
    /// The command line, redacted.
    pub command: Vec<String>,
    /// Working directory.
    pub directory: String,
    /// Environment that explains performance.
    pub environment: BTreeMap<String, String>,
    /// Start of the program: CLOCK_MONOTONIC.
    pub start_mono_ns: i64,
    /// CLOCK_REALTIME − CLOCK_MONOTONIC of the node.
    pub clock_offset_ns: i64,
    /// Nobody runs beside the program: a site has it recorded, and collects what it leaves when its job has ended. The process
    /// from which programs are started.
    pub unattended: Option<Starter>,
    /// What the reader should know.
    pub notes: Vec<Note>,
    /// Why the program runs unmeasured; absent if it does not.
    pub unmeasured: Option<AbsentFact>,
    /// Where GPU kernels are to be recorded: why there are none, if no process says anything of them.
    pub kernels: Option<AbsentFact>,
}

/// A process from which programs are started that record themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Starter {
    /// Its id.
    pub pid: u32,
    /// Its start, in clock ticks since boot.
    pub start_ticks: u64,
}

/// What the hardware counters of a program counted. Absent: not known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Counts {
    /// Instructions completed.
    pub instructions: Option<u64>,
    /// Cycles of the cores.
    pub cycles: Option<u64>,
    /// Misses of the last cache level, as the kernel defines them for this processor.
    pub cache_misses: Option<u64>,
}

/// `exit.json`: how the program ended, from its wait status and its last readings.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct ExitFacts {
    /// Exit status, absent if a signal ended it.
    pub status: Option<i32>,
    /// Signal that ended it, absent if none.
    pub signal: Option<i32>,
    /// When: CLOCK_MONOTONIC.
    pub end_mono_ns: i64,
    /// Peak resident memory of the program or of its largest child.
    pub peak_rss_bytes: Option<u64>,
    /// Voluntary context switches of the program and its children.
    pub voluntary_switches: Option<u64>,
    /// Involuntary ones.
    pub involuntary_switches: Option<u64>,
    /// User time of the program and of the processes that were waited for.
    pub user_ns: Option<u64>,
    /// Hardware counters of the program and of all that it started.
    pub counts: Counts,
    /// Processes of the program that were still running.
    pub still_running: Vec<u32>,
    /// What went wrong while recording.
    pub notes: Vec<Note>,
}

/// Reads such a file; what is missing, damaged or not ours gives the default.
pub fn read<T: DeserializeOwned + Default>(path: &Path) -> T {
    input::own_bytes(path, input::TEXT)
        .ok()
        .and_then(|bytes| serde_json::from_slice(&bytes).ok())
        .unwrap_or_default()
}

/// Writes such a file under a temporary name, then renames it: readers never see half of it. An error where it cannot be
/// written: what was there stays.
pub fn write(path: &Path, facts: &impl Serialize) -> io::Result<()> {
    let temporary = path.with_extension(format!("{}.tmp", std::process::id()));
    let bytes = serde_json::to_vec_pretty(facts)?;
    let written = input::fresh(&temporary, 0o600)
        .and_then(|mut file| file.write_all(&bytes))
        .and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        // The first error is the one to report.
        let _ = fs::remove_file(&temporary);
    }
    written
}
