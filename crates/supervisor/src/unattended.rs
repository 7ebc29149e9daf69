//! Programs that record themselves with nobody beside them, as a site has all programs do.

use crate::drain::is_running;
use crate::exec::{here, recording};
use crate::job::Job;
use crate::run_directory::{RunDirectory, left_behind};
use crate::{Error, file_places, node};
use format::facts::{self, SupervisorFacts};
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
    /// Makes a place for what this process's job starts next on this node; `library` gives the collector, for which there is
    /// room in the directory that it is given. The variables by which programs record themselves there.
    pub fn begin<E: From<Error>>(
        library: impl Fn(&Path) -> Result<PathBuf, E>,
    ) -> Result<Vec<(OsString, OsString)>, E> {
        let job = Job::here();
        let run = RunDirectory::find(&job)?;
        let read = |source| Error::Read {
            path: run.path().to_path_buf(),
            source,
        };
        let library = library(run.path())?;
        let (directory, _lock) = run.process_directory().map_err(read)?;
        let facts = SupervisorFacts {
            pid: 0,
            unattended: true,
            ..here(&job, &run)
        };
        facts::write(&directory.join("supervisor.json"), &facts).map_err(read)?;
        Ok(recording(&library, &directory, &run))
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
        facts.unattended.then_some(Self { path, facts })
    }

    /// Whether any process left a record.
    pub fn has_records(&self) -> bool {
        let of_one = |one: PathBuf| regions(&one).next().is_some();
        !parts(&self.path).is_empty() || unfolded(&self.path).into_iter().any(of_one)
    }

    /// Whether a process that records itself here still runs.
    pub fn is_in_use(&self) -> bool {
        let pid = |region: PathBuf| region.file_stem()?.to_str()?.split('-').next()?.parse().ok();
        let mut pids = unfolded(&self.path)
            .into_iter()
            .flat_map(|one| regions(&one))
            .filter_map(pid);
        pids.any(is_running)
    }

    /// Looks up, when all have ended, what a supervisor would have: the node, and where the files lie.
    pub fn look(&self) {
        // Without it the report knows less, and says so.
        let _ = facts::write(&self.path.join("probe.json"), &node::look());
        for one in unfolded(&self.path) {
            let places = file_places::look(&one, &self.facts.directory);
            let _ = facts::write(&one.join("storage.json"), &places);
        }
    }
}
