//! The file system of a directory: what it is, and the room on it.

use crate::error::Error;
use format::facts::MountFact;
use format::filesystem::{is_network, mounted};
use rustix::fs::{AtFlags, StatxFlags, statvfs, statx};
use std::fs;
use std::path::Path;

/// A mounted file system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileSystem {
    /// Its type, such as ext4, lustre, nfs4, tmpfs.
    pub kind: String,
    /// What is mounted: a device, a server and its export.
    pub source: String,
    /// Where.
    pub mount: String,
    /// The host whose own it is; `None` for a file system of the network.
    pub host: Option<String>,
}

impl FileSystem {
    /// That of a directory. An error where the directory is not there, or what is mounted cannot be read.
    pub fn of(directory: &Path) -> Result<Self, Error> {
        let failed = |source| Error::Directory {
            path: directory.to_path_buf(),
            source,
        };
        let real = fs::canonicalize(directory).map_err(failed)?;
        let mounts = fs::read_to_string("/proc/self/mountinfo").map_err(failed)?;
        // Kernels before 5.8 do not tell the mount's number.
        let facts = statx(rustix::fs::CWD, &real, AtFlags::empty(), StatxFlags::MNT_ID).ok();
        let number = facts
            .filter(|facts| facts.stx_mask & StatxFlags::MNT_ID.bits() != 0)
            .map(|facts| facts.stx_mnt_id);
        Ok(find(&mounts, &real, number, &host_name()).unwrap_or_default())
    }

    /// Whether it lies in memory.
    pub fn is_memory(&self) -> bool {
        format::filesystem::is_memory(&self.kind)
    }

    /// Whether it is seen from several nodes.
    pub fn is_network(&self) -> bool {
        self.host.is_none()
    }
}

impl Default for FileSystem {
    fn default() -> Self {
        Self {
            kind: "unknown".into(),
            source: "unknown".into(),
            mount: "/".into(),
            host: Some(host_name()),
        }
    }
}

/// The host's name.
pub fn host_name() -> String {
    rustix::system::uname().nodename().to_string_lossy().into_owned()
}

/// The mount of this number; else the last one whose directory the path lies in, of those the deepest.
fn find(mounts: &str, path: &Path, number: Option<u64>, host: &str) -> Option<FileSystem> {
    let all: Vec<(u64, MountFact)> = mounts.lines().filter_map(mounted).collect();
    let deepest = || {
        let above = all.iter().filter(|(_, mount)| path.starts_with(&mount.mount));
        above.max_by_key(|(_, mount)| mount.mount.len())
    };
    let (_, found) = all.iter().find(|(id, _)| number == Some(*id)).or_else(deepest)?;
    Some(FileSystem {
        kind: found.kind.clone(),
        source: found.source.clone(),
        mount: found.mount.clone(),
        host: (!is_network(&found.kind)).then(|| host.to_string()),
    })
}

/// Room on a file system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Bytes that this user may still write, as far as the file system tells; quotas mostly do not show.
    pub free_bytes: u64,
    /// Files that may still be made, where there is a limit.
    pub free_files: Option<u64>,
}

impl Room {
    /// That of a directory's file system. Of one in memory no more than the memory that is free. An error where the directory
    /// is not there.
    pub fn of(directory: &Path, file_system: &FileSystem) -> Result<Self, Error> {
        let facts = statvfs(directory).map_err(|error| Error::Directory {
            path: directory.to_path_buf(),
            source: error.into(),
        })?;
        let free = facts.f_bavail.saturating_mul(facts.f_frsize);
        let memory = file_system.is_memory().then(free_memory).flatten();
        Ok(Self {
            free_bytes: free.min(memory.unwrap_or(u64::MAX)),
            free_files: (facts.f_files > 0).then_some(facts.f_favail),
        })
    }
}

/// Bytes of memory that programs may still take; `None` if the kernel does not tell.
pub fn free_memory() -> Option<u64> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(kibibytes.saturating_mul(1024))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOUNTS: &str = "\
22 27 0:21 / /proc rw - proc proc rw
27 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw
30 27 0:25 / /scratch rw - lustre 10.0.0.1@tcp:/scratch rw
31 27 0:26 / /home rw shared:2 master:1 - nfs4 server:/export/my\\040home rw
32 31 0:27 / /home/a\\040b rw - tmpfs tmpfs rw
33 27 0:28 / /deep rw - ext4 /dev/vdb rw
34 27 0:29 / /deep rw - xfs /dev/vdc rw
35 27 0:30 / /cloud rw - fuse.sshfs me@there:/x rw
";

    fn at(path: &str) -> FileSystem {
        find(MOUNTS, Path::new(path), None, "n1").unwrap()
    }

    #[test]
    fn the_deepest_and_last_mount_is_it() {
        assert_eq!((at("/etc").kind, at("/etc").host), ("ext4".into(), Some("n1".into())));
        assert_eq!((at("/scratch/x").kind, at("/scratch/x").host), ("lustre".into(), None));
        assert_eq!(at("/homes").mount, "/");
        assert_eq!(at("/home/a b/c").kind, "tmpfs");
        assert_eq!(at("/home/a").source, "server:/export/my home");
        assert_eq!(at("/deep/x").source, "/dev/vdc");
        assert!(at("/cloud").is_network() && !at("/deep").is_network());
        let hidden = find(MOUNTS, Path::new("/deep/x"), Some(33), "n1").unwrap();
        assert_eq!(hidden.source, "/dev/vdb");
    }

    #[test]
    fn this_directory_has_one() {
        let here = FileSystem::of(Path::new(".")).unwrap();
        assert!(!here.kind.is_empty() && here.kind != "unknown", "{here:?}");
        assert!(FileSystem::of(Path::new("/not/there")).is_err());
    }
}
