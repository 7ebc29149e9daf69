//! Programs that record themselves with nobody beside them, as a site has all programs do.

use crate::ancestor::Ancestor;
use crate::drain::is_running;
use crate::exec::{here, recording};
use crate::job::{Job, SLURM_LAST_STEP};
use crate::parts::id_of;
use crate::run_directory::{RunDirectory, left_behind};
use crate::{Error, clock, file_places, node, procfs};
use format::facts::{self, ExitFacts, Starter, SupervisorFacts};
use format::region::Region;
use format::run_directory::{entries, parts, regions, unfolded};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The directory of such a run on this node.
#[derive(Clone, Debug)]
pub struct Unattended {
    /// Where it is.
    pub path: PathBuf,
    /// What was known before its programs began.
    pub facts: SupervisorFacts,
}

impl Unattended {
    /// Makes a place for what this process's job starts next on this node. The variables by which programs record themselves
    /// there; `library` is the collector. An error where no such place can be made.
    pub fn begin(library: &Path) -> Result<Vec<(OsString, OsString)>, Error> {
        let job = Job::here();
        let run = RunDirectory::find(&job)?;
        let read = |source| Error::Read {
            path: run.path().to_path_buf(),
            source,
        };
        let (directory, _lock) = run.process_directory().map_err(read)?;
        let parent = std::os::unix::process::parent_id();
        let facts = SupervisorFacts {
            pid: 0,
            unattended: Some(Starter {
                pid: parent,
                start_ticks: procfs::stat(parent).map_or(0, |stat| stat.start_ticks),
            }),
            ..here(&job, &run)
        };
        facts::write(&directory.join("supervisor.json"), &facts).map_err(read)?;
        Ok(recording(library, &directory, &run))
    }

    /// Those of this user.
    pub fn all() -> Vec<Self> {
        left_behind().into_iter().filter_map(Self::at).collect()
    }

    /// Those in a folder.
    pub fn in_place(folder: &Path) -> Vec<Self> {
        entries(folder).filter_map(Self::at).collect()
    }

    fn at(path: PathBuf) -> Option<Self> {
        let first = unfolded(&path).into_iter().next()?;
        let facts: SupervisorFacts = facts::read(&first.join("supervisor.json"));
        facts.unattended.is_some().then_some(Self { path, facts })
    }

    /// Its job of Slurm.
    pub fn job(&self) -> Option<&str> {
        self.variable("SLURM_JOB_ID")
    }

    fn variable(&self, name: &str) -> Option<&str> {
        self.facts.environment.get(name).map(String::as_str)
    }

    /// What the records are of, for people: the job and step of Slurm, else what tells the run from others.
    pub fn id(&self) -> String {
        let step = self.variable("SLURM_STEP_ID").and_then(|step| step.parse::<u32>().ok());
        match (self.job(), step) {
            (Some(job), Some(step)) if step < SLURM_LAST_STEP => format!("{job}.{step}"),
            (Some(job), _) => format!("{job}.batch"),
            (None, _) => id_of(&self.path),
        }
    }

    /// Whether any process left a record.
    pub fn has_records(&self) -> bool {
        let of_one = |one: PathBuf| regions(&one).next().is_some();
        !parts(&self.path).is_empty() || unfolded(&self.path).into_iter().any(of_one)
    }

    /// Whether a process that records itself here still runs.
    pub fn is_in_use(&self) -> bool {
        let mut regions = unfolded(&self.path).into_iter().flat_map(|one| regions(&one));
        regions.any(|region| lives(&region).unwrap_or(false))
    }

    /// Whether programs may still be started that record themselves here.
    pub fn is_open(&self) -> bool {
        let starter = |one: PathBuf| facts::read::<SupervisorFacts>(&one.join("supervisor.json")).unattended;
        let mut starters = unfolded(&self.path).into_iter().filter_map(starter);
        starters.any(|Starter { pid, start_ticks }| {
            is_running(pid) && procfs::stat(pid).is_some_and(|stat| stat.start_ticks == start_ticks)
        })
    }

    /// Looks up, when all have ended, what a supervisor would have: the node, and where the files lie. Where their job has
    /// `ended` just now, those that were killed ended by then.
    pub fn look(&self, ended: bool) {
        // Without it the report knows less, and says so.
        let _ = facts::write(&self.path.join("probe.json"), &node::look());
        for one in unfolded(&self.path) {
            let places = file_places::look(&one, &self.facts.directory);
            let _ = facts::write(&one.join("storage.json"), &places);
            if ended {
                let exit = ExitFacts {
                    end_mono_ns: clock::monotonic_ns(),
                    ..ExitFacts::default()
                };
                let _ = facts::write(&one.join("exit.json"), &exit);
            }
        }
    }
}

/// Whether the process of a region still runs, whatever it has become: its number may be another's by now, or in another
/// namespace. `None` where the file is damaged.
fn lives(region: &Path) -> Option<bool> {
    /// The start of a process is known to a clock tick.
    const SLACK_NS: i64 = 1_000_000_000;
    let file = input::own(region).ok()?;
    let header = Region::open(&file).ok()?.header().clone();
    let Some(pid) = procfs::number_here(header.pid, header.pid_namespace) else {
        return Some(false);
    };
    let stat = procfs::stat(pid);
    let start_ticks = stat.map_or(u64::MAX, |stat| stat.start_ticks);
    let begun = Ancestor { pid, start_ticks }.start_mono_ns();
    let recorded = i64::try_from(header.start_mono_ns).unwrap_or(i64::MAX);
    Some(is_running(pid) && begun <= recorded.saturating_add(SLACK_NS))
}
