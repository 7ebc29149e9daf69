//! The folder in which the nodes of a run leave their parts, where all of them can see it.

use crate::keep::{has_ended, start_keeper};
use crate::run_directory::{RunDirectory, is_alive};
use crate::told;
use format::facts::SupervisorFacts;
use format::options;
use format::run_directory::{PART, entries};
use std::fs::{self, DirBuilder, File};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long supervisors that still fold are waited for when a run is collected.
const PATIENCE: Duration = Duration::from_secs(5);

/// A node that has a part to leave says so when it begins.
const STARTED: &str = "started";
/// The file that says what a folder of parts is.
const README: &str = "README";

/// The folder of one run.
#[derive(Clone, Debug)]
pub struct PartsFolder(PathBuf);

impl PartsFolder {
    /// Of the run that a supervised program is of; it need not be there.
    pub fn of(run: &RunDirectory, facts: &SupervisorFacts) -> Self {
        let out = told::variable(options::OUT).map_or_else(|| PathBuf::from(&facts.directory), PathBuf::from);
        Self::named(&out, &facts.name, run)
    }

    /// Of a run, in a folder that all nodes see.
    pub fn named(out: &Path, name: &str, run: &RunDirectory) -> Self {
        Self(out.join(format!("{name}_{}.parts", run_id(run))))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Makes it, or takes the one that another node made. Its name can be guessed where a launcher's job number is in it:
    /// one that another user put there is not written to. That is an error, and so is a folder that cannot be made.
    pub fn make(&self, facts: &SupervisorFacts) -> io::Result<()> {
        if let Some(out) = self.0.parent() {
            fs::create_dir_all(out)?;
        }
        match DirBuilder::new().mode(0o700).create(&self.0) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
            _ if is_ours(&self.0) => {
                // Whoever finds the folder later is told; nothing depends on it.
                let _ = File::create_new(self.0.join(README))
                    .and_then(|mut file| file.write_all(about(&self.0, facts).as_bytes()));
                Ok(())
            }
            _ => Err(io::Error::other("it is there already, and others can write to it")),
        }
    }

    /// The file for a node's part of so many ranks: names tell how many are there, so that nodes need not read each
    /// other's parts to know.
    pub fn part(&self, host: &str, ranks: u32) -> PathBuf {
        self.0.join(format!("{}{ranks}{PART}", prefix(host)))
    }

    /// Ranks of all parts that are there.
    pub fn ranks(&self) -> u32 {
        let count = |path: PathBuf| {
            let name = path.file_name()?.to_string_lossy().into_owned();
            name.strip_suffix(PART)?.rsplit('.').next()?.parse::<u32>().ok()
        };
        entries(&self.0).filter_map(count).fold(0, u32::saturating_add)
    }

    /// Takes the folder away from the others: where it went, `None` if another was quicker. Two nodes may see the set
    /// complete; the one that gets it makes the run.
    pub fn claim(&self) -> Option<PathBuf> {
        let claimed = self.0.with_extension("merging");
        fs::rename(&self.0, &claimed).is_ok().then_some(claimed)
    }

    /// Nodes that have said that they will leave a part here, and have not.
    fn owing(&self) -> Vec<String> {
        let names: Vec<String> = entries(&self.0)
            .filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()))
            .collect();
        let has_part = |prefix: &str| {
            let ranks = |name: &String| name.strip_prefix(prefix)?.strip_suffix(PART)?.parse::<u32>().ok();
            names.iter().any(|name| ranks(name).is_some())
        };
        let mut hosts: Vec<String> = (names.iter())
            .filter_map(|name| name.strip_suffix(STARTED))
            .filter(|prefix| !has_part(prefix))
            .filter_map(|prefix| Some(prefix.strip_prefix("node-")?.strip_suffix('.')?.to_string()))
            .collect();
        hosts.sort();
        hosts
    }
}

fn prefix(host: &str) -> String {
    format!("node-{host}.")
}

fn about(folder: &Path, facts: &SupervisorFacts) -> String {
    format!(
        "Here the nodes of a run leave what they recorded:\n\n  {}\n  in {}\n\nWhat began the run puts it together and \
         removes this folder. If that was killed, make the profile and the page of what is here with\n\n  steelyard \
         collect {}\n",
        facts.command.join(" "),
        facts.directory,
        folder.display()
    )
}

/// Whether a folder of parts is ours. On a file system that does not say whose it is (a squashed root, names that are not
/// mapped), all that we make belongs to whom the folder around it belongs to.
fn is_ours(folder: &Path) -> bool {
    let owner = |path: &Path| {
        fs::symlink_metadata(path)
            .ok()
            .map(|facts| (facts.is_dir(), facts.uid()))
    };
    let around = folder.parent().and_then(owner);
    input::is_own_folder(folder) || owner(folder).is_some_and(|(is_dir, uid)| is_dir && around == Some((true, uid)))
}

/// What tells the run from others: the end of its directory's name.
pub fn run_id(run: &RunDirectory) -> String {
    id_of(run.path())
}

/// The same of its directory.
pub(crate) fn id_of(directory: &Path) -> String {
    let name = directory.file_name().unwrap_or_default().to_string_lossy().into_owned();
    name.rsplit('-').next().unwrap_or_default().to_string()
}

/// Tells the `steelyard run` on another node that this one will leave a part. Once a node; where it cannot be told, the
/// part may come all the same.
pub fn announce(run: &RunDirectory, facts: &SupervisorFacts) {
    let first = || File::create_new(run.path().join("announced")).is_ok();
    if run.has_outer_elsewhere() && first() {
        let folder = PartsFolder::of(run, facts);
        let _ = folder
            .make(facts)
            .and_then(|()| File::create_new(folder.path().join(prefix(&facts.host) + STARTED)));
        if let Some(out) = folder.path().parent() {
            start_keeper(run, facts, out);
        }
    }
}

/// Whether the `steelyard run` on another node was told so.
pub fn is_awaited(run: &RunDirectory, facts: &SupervisorFacts) -> bool {
    let folder = PartsFolder::of(run, facts);
    run.has_outer_elsewhere() && folder.path().join(prefix(&facts.host) + STARTED).exists()
}

impl RunDirectory {
    /// Waits a little for what is still being folded, and for the parts of nodes that said that they would leave one in
    /// `out`. Those that have not.
    pub fn await_parts(&self, out: &Path) -> Vec<String> {
        let deadline = Instant::now() + PATIENCE;
        while self
            .unfolded()
            .iter()
            .any(|directory| is_alive(directory) && (directory.join("exit.json").exists() || has_ended(directory)))
        {
            if Instant::now() > deadline {
                break;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        let owing = || -> Vec<String> { self.remote_parts(out).iter().flat_map(PartsFolder::owing).collect() };
        while !owing().is_empty() && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(20));
        }
        owing()
    }

    /// The folders in `out` that other nodes of this run left.
    pub fn remote_parts(&self, out: &Path) -> Vec<PartsFolder> {
        let end = format!("_{}.parts", run_id(self));
        entries(out)
            .filter(|path| path.to_string_lossy().ends_with(&end) && is_ours(path))
            .map(PartsFolder)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_of_parts_says_whose_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let parts = PartsFolder(folder.path().join("app_1a.parts"));
        let facts = SupervisorFacts {
            command: vec!["./app".into(), "in.dat".into()],
            directory: "/home/ada".into(),
            ..SupervisorFacts::default()
        };
        parts.make(&facts).unwrap();
        parts.make(&SupervisorFacts::default()).unwrap();
        let text = fs::read_to_string(parts.path().join(README)).unwrap();
        assert!(text.contains("./app in.dat\n  in /home/ada\n"), "{text}");
        let collect = format!("steelyard collect {}\n", parts.path().display());
        assert!(text.contains(&collect), "{text}");
        assert!(parts.owing().is_empty());
    }
}
