//! The directory that the supervisors of one run on one node share: made, found, locked and left by them. What lies where
//! in it is in [`format::run_directory`].

use crate::ancestor::Ancestor;
use crate::job::{Job, short_hash};
use crate::{Error, clock, procfs, told};
use format::facts::{self, NodeFacts};
use format::options;
use format::run_directory::{entries, parts, unfolded};
use rustix::fs::{FlockOperation, flock};
use std::collections::BTreeSet;
use std::fs::{self, DirBuilder, File, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};

/// A place with less room than this is passed over: a region would not fit.
const LEAST_ROOM: u64 = 8 << 20;

/// The directory of a run on this node.
#[derive(Clone, Debug)]
pub struct RunDirectory {
    path: PathBuf,
    node: NodeFacts,
}

impl RunDirectory {
    /// Makes one with a new random id, for a process that will collect it at the end. An error where no place takes it.
    pub fn make() -> Result<Self, Error> {
        let id = short_hash(&(clock::realtime_ns(), clock::monotonic_ns(), std::process::id()));
        Self::in_first_place(&id, std::process::id())
    }

    /// The one that `STEELYARD_RUN` names, else the one that the ranks of this job share on this node. An error where no place
    /// takes it.
    pub fn find(job: &Job) -> Result<Self, Error> {
        if let Some(path) = told::variable(options::RUN).map(PathBuf::from) {
            // On the launcher's node it is there; on the others the first supervisor makes it.
            if let Ok(directory) = Self::at(&path, 0) {
                return Ok(directory);
            }
            // Elsewhere than there, but of the same id, by which the run knows its parts.
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            return Self::in_first_place(name.rsplit('-').next().unwrap_or_default(), 0);
        }
        match &job.id {
            Some(id) => {
                let started = job.launcher.map_or(i64::MIN, Ancestor::start_mono_ns);
                for place in places() {
                    put_aside(&place.join(directory_name(id)), started);
                }
                Self::in_first_place(id, 0)
            }
            None => {
                let id = short_hash(&(clock::realtime_ns(), clock::monotonic_ns(), std::process::id()));
                Self::in_first_place(&id, 0)
            }
        }
    }

    /// An existing directory, to collect what a killed run left. An error where there is none.
    pub fn open(path: &Path) -> io::Result<Self> {
        if !fs::metadata(path)?.is_dir() {
            return Err(io::ErrorKind::NotADirectory.into());
        }
        Ok(Self {
            path: path.to_path_buf(),
            node: facts::read(&path.join("node.json")),
        })
    }

    /// The same run's directory where this node has it: launchers may give nodes different places for their files. An error
    /// where it has none and `path` is none.
    pub fn open_here(path: &Path) -> io::Result<Self> {
        let name = path.file_name().unwrap_or_default();
        let here = places()
            .map(|place| place.join(name))
            .find(|path| path.join("node.json").exists());
        Self::open(&here.unwrap_or_else(|| path.to_path_buf()))
    }

    fn in_first_place(id: &str, outer_pid: u32) -> Result<Self, Error> {
        let mut tried = Vec::new();
        for place in places() {
            match Self::at(&place.join(directory_name(id)), outer_pid) {
                Ok(directory) => return Ok(directory),
                Err(error) => tried.push(format!("{} ({error})", place.display())),
            }
        }
        Err(Error::NoRunDirectory {
            tried: tried.join(", "),
        })
    }

    /// Makes the directory, or takes it if it is there and ours alone. `outer_pid` is the process that will collect it, 0 if
    /// none will. An error where it is not, cannot be made, or has too little room.
    pub fn at(path: &Path, outer_pid: u32) -> io::Result<Self> {
        match make(path) {
            Ok(()) => {
                let room = rustix::fs::statvfs(path).map_or(u64::MAX, |fs| fs.f_bavail.saturating_mul(fs.f_frsize));
                if room < LEAST_ROOM {
                    // Empty as yet: if another rank was quicker to use it, it stays.
                    let _ = fs::remove_dir(path);
                    return Err(io::ErrorKind::StorageFull.into());
                }
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
        if !is_ours_alone(path) {
            return Err(io::Error::other("it exists and is not ours alone"));
        }
        Ok(Self {
            path: path.to_path_buf(),
            node: node_facts(path, outer_pid)?,
        })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What all supervisors of the node share.
    pub fn node(&self) -> &NodeFacts {
        &self.node
    }

    /// Whether a `steelyard run` on this node will collect it.
    pub fn has_outer(&self) -> bool {
        self.node.outer_pid != 0 && self.node.host == procfs::host_name()
    }

    /// Whether a `steelyard run` on another node will collect it.
    pub fn has_outer_elsewhere(&self) -> bool {
        !self.has_outer() && told::variable(options::RUN).is_some()
    }

    /// Makes the directory of one supervisor, locked for as long as the file lives. An error where it cannot be made or locked.
    pub fn process_directory(&self) -> io::Result<(PathBuf, File)> {
        let pid = std::process::id();
        let names = (1..).map(|n| {
            if n == 1 {
                format!("s{pid}")
            } else {
                format!("s{pid}-{n}")
            }
        });
        for name in names.take(1000) {
            let path = self.path.join(name);
            match make(&path) {
                Ok(()) => {
                    let lock = File::create(path.join("lock"))?;
                    // Whoever asks just now whether we live holds it for a moment.
                    flock(&lock, FlockOperation::LockExclusive)?;
                    return Ok((path, lock));
                }
                // A process id can come again: of a supervisor that was killed.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// The directories of supervised programs that have not been folded.
    pub fn unfolded(&self) -> Vec<PathBuf> {
        unfolded(&self.path)
    }

    /// The parts of supervised programs that have been folded.
    pub fn parts(&self) -> Vec<PathBuf> {
        parts(&self.path)
    }

    /// Waits until nobody else merges what this node recorded, and keeps others from it. An error where the directory is gone,
    /// or files in it cannot be locked.
    pub fn lock_merge(&self) -> io::Result<File> {
        let file = File::create(self.path.join("merge.lock"))?;
        flock(&file, FlockOperation::LockExclusive)?;
        Ok(file)
    }

    /// The right to sample the node, if nobody has it.
    pub fn lock_node(&self) -> Option<File> {
        let file = File::create(self.path.join("node.lock")).ok()?;
        flock(&file, FlockOperation::NonBlockingLockExclusive)
            .ok()
            .map(|()| file)
    }

    /// Removes it and all it holds. An error where something stays.
    pub fn remove(&self) -> io::Result<()> {
        fs::remove_dir_all(&self.path)
    }
}

/// Directories of runs of this user in the places where they are made, for `steelyard collect`.
pub fn left_behind() -> Vec<PathBuf> {
    let ours = directory_name("");
    let is_ours = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(&ours) && is_ours_alone(path) && input::own(&path.join("node.json")).is_ok()
    };
    let mut found: Vec<PathBuf> = places().flat_map(|place| entries(&place)).filter(is_ours).collect();
    found.sort();
    found.dedup();
    found
}

/// The users who have run directories in the places where they are made. Nothing in them is looked at.
pub fn owners() -> BTreeSet<u32> {
    let owner = |path: PathBuf| {
        let uid = fs::symlink_metadata(&path).ok()?.uid();
        let name = path.file_name()?.to_string_lossy().into_owned();
        name.starts_with(&format!("steelyard-{uid}-")).then_some(uid)
    };
    places().flat_map(|place| entries(&place)).filter_map(owner).collect()
}

/// A folder of ours alone: whatever the program's file mode creation mask takes away, we must come in again.
fn make(path: &Path) -> io::Result<()> {
    DirBuilder::new().mode(0o700).create(path)?;
    fs::set_permissions(path, Permissions::from_mode(0o700))
}

/// Where run directories are made.
fn places() -> impl Iterator<Item = PathBuf> {
    let variable = |name: &str| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let places = [
        variable(options::TMPDIR),
        Some("/dev/shm".into()),
        variable("TMPDIR"),
        Some("/tmp".into()),
    ];
    places.into_iter().flatten()
}

/// Whether it is a directory of ours that nobody else can look into. Before that is known nothing in it is read: names
/// of run directories can be guessed, and others may have put anything there.
fn is_ours_alone(path: &Path) -> bool {
    input::is_own_folder(path) && fs::symlink_metadata(path).is_ok_and(|facts| facts.mode() & 0o077 == 0)
}

fn directory_name(id: &str) -> String {
    format!("steelyard-{}-{id}", rustix::process::geteuid().as_raw())
}

/// Launchers count their jobs from the beginning again, and what a killed job left must not be taken for this one's:
/// a directory that was made before this job's launcher started gets another name, for `steelyard collect`.
fn put_aside(path: &Path, launcher_start_mono_ns: i64) {
    /// Clocks may be set while a machine runs.
    const CLOCKS_NS: i64 = 60_000_000_000;
    /// The start of a process is known to a clock tick.
    const SLACK_NS: i64 = 1_000_000_000;
    if !is_ours_alone(path) {
        return;
    }
    let node: NodeFacts = facts::read(&path.join("node.json"));
    let made_mono_ns = node.start_unix_ns.saturating_sub(node.clock_offset_ns);
    let boot_unix_ns = clock::offset_ns().saturating_sub(clock::asleep_ns());
    let older = made_mono_ns < launcher_start_mono_ns.saturating_sub(SLACK_NS)
        || node.start_unix_ns < boot_unix_ns.saturating_sub(CLOCKS_NS);
    if node.start_unix_ns > 0 && older && !is_recording(path) {
        // All ranks choose this name, and a directory that holds something is never replaced: whoever comes second
        // fails, and does not put the new directory aside.
        let name = format!("{}.{}", path.display(), node.start_unix_ns);
        let _ = fs::rename(path, name);
    }
}

/// Whether the supervisor of a process directory still lives: it holds the lock.
pub fn is_alive(process_directory: &Path) -> bool {
    input::own(&process_directory.join("lock"))
        .is_ok_and(|lock| flock(&lock, FlockOperation::NonBlockingLockExclusive).is_err())
}

/// Whether a supervisor in a run's directory still lives.
pub fn is_recording(run: &Path) -> bool {
    unfolded(run)
        .iter()
        .any(|process_directory| is_alive(process_directory))
}

/// Whether a supervisor in a run's directory still lives, or the `steelyard run` that will read what is there.
pub fn is_running(run: &Path) -> bool {
    let node: NodeFacts = facts::read(&run.join("node.json"));
    let name = fs::read_to_string(format!("/proc/{}/comm", node.outer_pid));
    let waits = node.outer_pid != 0 && name.is_ok_and(|name| name.trim_end() == "steelyard");
    waits || is_recording(run)
}

/// Waits until the supervisor of a process directory has ended.
pub fn await_end(process_directory: &Path) {
    if let Ok(lock) = input::own(&process_directory.join("lock")) {
        // Interrupted or refused: the caller looks again.
        let _ = flock(&lock, FlockOperation::LockExclusive);
    }
}

/// Removes a run directory that nobody has put anything into.
pub fn remove_if_unused(run: &RunDirectory) {
    if !run.has_outer() && run.unfolded().is_empty() && run.parts().is_empty() {
        // Another may be about to use it: then it is made again.
        let _ = run.remove();
    }
}

/// Reads `node.json`, or writes it: whoever comes first decides, and all take its word.
fn node_facts(path: &Path, outer_pid: u32) -> io::Result<NodeFacts> {
    let file = path.join("node.json");
    if !file.exists() {
        let mine = NodeFacts {
            host: procfs::host_name(),
            clock_offset_ns: clock::offset_ns(),
            start_unix_ns: clock::realtime_ns(),
            outer_pid,
        };
        let temporary = path.join(format!("node.{}.tmp", std::process::id()));
        fs::write(&temporary, serde_json::to_vec_pretty(&mine)?)?;
        // A link fails where the name exists, a rename would not.
        let linked = fs::hard_link(&temporary, &file);
        fs::remove_file(&temporary)?;
        match linked {
            Ok(()) => return Ok(mine),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(_) => facts::write(&file, &mine)?,
        }
    }
    Ok(facts::read(&file))
}

#[cfg(test)]
mod tests {
    use super::*;
    use format::run_directory::part_of;

    /// As if the supervisor that holds it had ended. Closed alone it could stay held for a moment: whatever another test
    /// forks has it too, until it runs its own program.
    fn end(lock: &File) {
        flock(lock, FlockOperation::Unlock).unwrap();
    }

    #[test]
    fn the_first_decides_the_clock() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("run");
        let first = RunDirectory::at(&path, 7).unwrap();
        let second = RunDirectory::at(&path, 0).unwrap();
        assert_eq!(first.node(), second.node());
        assert!(second.has_outer());
        assert_eq!(fs::metadata(&path).unwrap().mode() & 0o777, 0o700);
    }

    #[test]
    fn what_an_earlier_job_left_is_put_aside_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("run");
        let old = RunDirectory::at(&path, 0).unwrap();
        let made = old.node().start_unix_ns - old.node().clock_offset_ns;
        let second = 1_000_000_000;
        let (process, lock) = old.process_directory().unwrap();
        // Of this job; and of another that still runs.
        put_aside(&path, made - second);
        put_aside(&path, made + 5 * second);
        assert!(process.exists());
        end(&lock);
        put_aside(&path, made + 5 * second);
        assert!(!path.exists());
        let aside = folder.path().join(format!("run.{}", old.node().start_unix_ns));
        assert!(aside.join(process.file_name().unwrap()).exists());
        // A rank that was slower saw the old directory, and finds the new one in its place.
        fs::create_dir(&path).unwrap();
        fs::copy(aside.join("node.json"), path.join("node.json")).unwrap();
        put_aside(&path, made + 5 * second);
        assert!(path.join("node.json").exists());
    }

    #[test]
    fn nothing_is_read_in_a_directory_of_somebody_else() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("run");
        fs::create_dir(&path).unwrap();
        // Whoever reads it never comes back; nor does who reads the end of the link.
        let fifo = path.join("node.json");
        rustix::fs::mknodat(rustix::fs::CWD, &fifo, rustix::fs::FileType::Fifo, 0o666.into(), 0).unwrap();
        symlink("/dev/zero", path.join("lock")).unwrap();
        for mode in [0o777, 0o700] {
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
            put_aside(&path, i64::MAX);
            assert!(path.exists() && !is_alive(&path));
        }
        assert_eq!(RunDirectory::open(&path).unwrap().node(), &NodeFacts::default());
    }

    #[test]
    fn a_directory_that_others_may_enter_is_not_taken() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("run");
        fs::create_dir(&path).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        assert!(
            RunDirectory::at(&path, 0)
                .unwrap_err()
                .to_string()
                .contains("not ours alone")
        );
        let link = folder.path().join("link");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        assert!(RunDirectory::at(&link, 0).is_err());
    }

    #[test]
    fn process_directories_are_locked_while_their_supervisor_lives() {
        let folder = tempfile::tempdir().unwrap();
        let run = RunDirectory::at(&folder.path().join("run"), 0).unwrap();
        let (first, lock) = run.process_directory().unwrap();
        let (second, _lock) = run.process_directory().unwrap();
        assert_ne!(first, second);
        assert!(is_alive(&first));
        end(&lock);
        assert!(!is_alive(&first));
        assert_eq!(run.unfolded(), [first.clone(), second]);
        fs::write(part_of(&first), "").unwrap();
        assert_eq!(run.parts(), [part_of(&first)]);
        run.remove().unwrap();
        assert!(!run.path().exists());
    }
}
