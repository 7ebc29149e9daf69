//! The private directory of a probe, and its end: whoever leaves early removes it, and the next probe removes what was
//! left by one that could not.

use crate::error::Error;
use crate::file_system::host_name;
use serde::{Deserialize, Serialize};
use std::fs::{self, DirBuilder, File};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

/// What another host left is taken away when it is older than a probe can be.
const OLD: Duration = Duration::from_secs(600);
/// Others may still be writing into it for this long.
const PATIENCE: Duration = Duration::from_secs(5);

/// Who leads the probe that a directory belongs to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Owner {
    host: String,
    pid: u32,
    start_ticks: u64,
}

impl Owner {
    fn here() -> Self {
        let pid = std::process::id();
        Self {
            host: host_name(),
            pid,
            start_ticks: start_ticks(pid).unwrap_or(0),
        }
    }
}

/// A directory that is removed when this is dropped, unless it was left to others.
pub struct Folder {
    path: PathBuf,
    left_to_others: bool,
}

impl Folder {
    /// One of a name that nobody has, for a team of our own. An error where nothing can be made in `directory`.
    pub fn make(directory: &Path) -> Result<Self, Error> {
        let now = SystemTime::now()
            .duration_since(SystemTime::UNIX_EPOCH)
            .unwrap_or_default();
        let name = format!("{}{}-{:x}", prefix(), std::process::id(), now.as_nanos());
        let path = directory.join(name);
        DirBuilder::new()
            .mode(0o700)
            .create(&path)
            .map_err(|source| cannot_write(directory, source))?;
        let folder = Self {
            path,
            left_to_others: false,
        };
        folder.sign().map_err(|source| cannot_write(directory, source))?;
        Ok(folder)
    }

    /// The one that all processes of a launcher's job share; the first of them makes it. The leader signs it. An error where it
    /// cannot be made, or is another user's or open to others.
    pub fn join(directory: &Path, job: &str, leader: bool) -> Result<Self, Error> {
        let path = directory.join(format!("{}{job}", prefix()));
        match DirBuilder::new().mode(0o700).create(&path) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(cannot_write(directory, error)),
            _ => {}
        }
        let facts = fs::symlink_metadata(&path).map_err(|source| cannot_write(directory, source))?;
        if !facts.is_dir() || facts.uid() != user() || facts.mode() & 0o077 != 0 {
            return Err(Error::Taken { path });
        }
        let folder = Self {
            path,
            left_to_others: false,
        };
        if leader {
            folder.sign().map_err(|source| cannot_write(directory, source))?;
        }
        Ok(folder)
    }

    /// One that the leader has made.
    pub fn existing(path: &Path) -> Self {
        Self {
            path: path.to_path_buf(),
            left_to_others: false,
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The leader will remove it.
    pub fn leave(mut self) {
        self.left_to_others = true;
    }

    /// Waits for the leader to remove it; if it does not, the leader is gone, and we do.
    pub fn await_removal(&self, patience: Duration) {
        let until = Instant::now() + patience;
        while self.path.exists() && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Removes what an earlier job of the same name left in it. An error where the folder cannot be read, or something in it
    /// not be removed.
    pub fn clear(&self) -> io::Result<()> {
        for entry in fs::read_dir(&self.path)?.flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.starts_with("rank-") || name == "owner" {
                continue;
            }
            let path = entry.path();
            if entry.file_type()?.is_dir() {
                fs::remove_dir_all(path)?;
            } else {
                fs::remove_file(path)?;
            }
        }
        Ok(())
    }

    fn sign(&self) -> io::Result<()> {
        let text = serde_json::to_vec(&Owner::here()).map_err(io::Error::other)?;
        let mut file = File::options();
        let file = file.write(true).create(true).truncate(true).mode(0o600);
        file.open(self.path.join("owner"))?.write_all(&text)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if self.left_to_others {
            return;
        }
        let until = Instant::now() + PATIENCE;
        while let Err(error) = fs::remove_dir_all(&self.path) {
            if Instant::now() > until || (error.kind() == io::ErrorKind::NotFound && !self.path.exists()) {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// Removes what killed probes of this user left in a directory; how many there were.
pub fn sweep(directory: &Path, but: &Path) -> usize {
    let entries = fs::read_dir(directory).into_iter().flatten().flatten();
    let ours = entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(&prefix()));
    let left = ours
        .map(|entry| entry.path())
        .filter(|path| path != but && is_dead(path));
    left.filter(|path| fs::remove_dir_all(path).is_ok()).count()
}

fn is_dead(path: &Path) -> bool {
    let Ok(facts) = fs::symlink_metadata(path) else {
        return false;
    };
    if !facts.is_dir() || facts.uid() != user() {
        return false;
    }
    let owner: Owner = input::own_bytes(&path.join("owner"), 4096)
        .ok()
        .and_then(|text| serde_json::from_slice(&text).ok())
        .unwrap_or_default();
    if owner.host == host_name() {
        return start_ticks(owner.pid) != Some(owner.start_ticks);
    }
    let newest = ["owner", "rank-0"]
        .iter()
        .filter_map(|name| fs::metadata(path.join(name)).ok());
    let newest = newest.chain([facts]).filter_map(|facts| facts.modified().ok()).max();
    newest.and_then(|time| time.elapsed().ok()).is_some_and(|age| age > OLD)
}

fn cannot_write(directory: &Path, source: io::Error) -> Error {
    match source.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Error::Directory {
            path: directory.to_path_buf(),
            source,
        },
        _ => Error::NotWritable {
            path: directory.to_path_buf(),
            source,
        },
    }
}

fn user() -> u32 {
    rustix::process::geteuid().as_raw()
}

fn prefix() -> String {
    format!(".steelyard-probe-{}-", user())
}

/// When a process started, in clock ticks since boot: with its number, what tells it from all others of this boot.
fn start_ticks(pid: u32) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name in parentheses may hold anything.
    let (_, after) = text.rsplit_once(')')?;
    after.split_whitespace().nth(19)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(directory: &Path) -> Vec<String> {
        let entries = fs::read_dir(directory).unwrap().flatten();
        entries
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .collect()
    }

    #[test]
    fn it_is_private_and_ends_with_its_owner() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::make(place.path()).unwrap();
        assert_eq!(fs::metadata(folder.path()).unwrap().mode() & 0o777, 0o700);
        fs::write(folder.path().join("large-0"), "x").unwrap();
        assert_eq!(sweep(place.path(), Path::new("")), 0, "its owner lives");
        drop(folder);
        assert!(names(place.path()).is_empty());
    }

    #[test]
    fn what_a_killed_probe_left_is_swept_and_nothing_else() {
        let place = tempfile::tempdir().unwrap();
        let make = |name: &str, owner: &Owner| {
            let path = place.path().join(name);
            fs::create_dir_all(path.join("names-0")).unwrap();
            fs::write(path.join("owner"), serde_json::to_vec(owner).unwrap()).unwrap();
        };
        let (alive, dead) = (
            Owner::here(),
            Owner {
                start_ticks: 1,
                ..Owner::here()
            },
        );
        let elsewhere = Owner {
            host: "another".into(),
            ..dead.clone()
        };
        make(&format!("{}alive", prefix()), &alive);
        make(&format!("{}dead", prefix()), &dead);
        make(&format!("{}elsewhere", prefix()), &elsewhere);
        make(".steelyard-other", &dead);
        fs::write(place.path().join(format!("{}file", prefix())), "x").unwrap();
        assert_eq!(sweep(place.path(), Path::new("")), 1);
        assert_eq!(names(place.path()).len(), 4);
        assert!(!names(place.path()).iter().any(|name| name.ends_with("dead")));
    }

    #[test]
    fn a_shared_one_is_nobody_elses() {
        let place = tempfile::tempdir().unwrap();
        let (first, second) = (
            Folder::join(place.path(), "j", false),
            Folder::join(place.path(), "j", true),
        );
        let (first, second) = (first.unwrap(), second.unwrap());
        assert_eq!(first.path(), second.path());
        fs::write(first.path().join("large-0"), "x").unwrap();
        fs::write(first.path().join("rank-0"), "x").unwrap();
        second.clear().unwrap();
        assert_eq!(names(first.path()).len(), 2);
        first.leave();
        assert!(second.path().exists());
        drop(second);
        assert!(names(place.path()).is_empty());
        DirBuilder::new()
            .mode(0o755)
            .create(place.path().join(format!("{}open", prefix())))
            .unwrap();
        assert!(matches!(
            Folder::join(place.path(), "open", true),
            Err(Error::Taken { .. })
        ));
        let missing = Folder::join(&place.path().join("none"), "j", true);
        assert!(matches!(missing, Err(Error::Directory { .. })));
    }
}
