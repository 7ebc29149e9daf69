//! What a file system is, by its type: column `kind` of `filesystems`; how the kernel writes its names; and on which of
//! those that are mounted a file lies.

use crate::facts::MountFact;
use std::collections::HashMap;

/// Types that are the same from every node. FUSE is a driver's business: most of what runs by it on clusters is remote.
const NETWORK: &[&str] = &[
    "nfs",
    "lustre",
    "gpfs",
    "mmfs",
    "beegfs",
    "ceph",
    "cifs",
    "smb",
    "panfs",
    "fuse",
    "9p",
    "virtiofs",
    "afs",
    "pvfs",
    "orangefs",
    "glusterfs",
    "wekafs",
    "daos",
    "dvs",
    "quobyte",
    "moosefs",
    "ocfs2",
    "gfs",
    "fhgfs",
];

/// FUSE drivers whose files are of the node.
const LOCAL_FUSE: &[&str] = &[
    "fuseblk",
    "fuse.fuse-overlayfs",
    "fuse.lxcfs",
    "fuse.portal",
    "fuse.gvfsd-fuse",
    "fusectl",
    "fuse.squashfuse",
    "fuse.squashfuse_ll",
    "fuse.bindfs",
];

/// Types that lie in memory.
const MEMORY: &[&str] = &["tmpfs", "ramfs", "devtmpfs", "hugetlbfs"];

/// Whether a file system of this type is one and the same on all nodes.
pub fn is_network(kind: &str) -> bool {
    NETWORK.iter().any(|start| kind.starts_with(start)) && !LOCAL_FUSE.contains(&kind)
}

/// Whether it lies in memory.
pub fn is_memory(kind: &str) -> bool {
    MEMORY.contains(&kind)
}

/// The number and the facts of a mount, sizes apart, by its line of /proc/PID/mountinfo; see proc(5).
pub fn mounted(line: &str) -> Option<(u64, MountFact)> {
    // 36 35 98:0 /root /mount options [optional fields] - type source options
    let (left, right) = line.split_once(" - ")?;
    let (mut left, mut right) = (left.split(' '), right.split(' '));
    let number = left.next()?.parse().ok()?;
    let (major, minor) = left.nth(1)?.split_once(':')?;
    let device = u64::from(major.parse::<u32>().ok()?) << 32 | u64::from(minor.parse::<u32>().ok()?);
    let facts = MountFact {
        device,
        mount: unescaped(left.nth(1)?),
        kind: unescaped(right.next()?),
        source: unescaped(right.next()?),
        ..MountFact::default()
    };
    Some((number, facts))
}

/// A field of mountinfo: the kernel writes blanks and backslashes as a backslash and three octal digits.
fn unescaped(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let digits = after
            .get(..3)
            .filter(|_| first == b'\\')
            .and_then(|digits| std::str::from_utf8(digits).ok());
        match digits.and_then(|digits| u8::from_str_radix(digits, 8).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[3..];
            }
            None => {
                bytes.push(first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A path from the root on, without `.`, `..` and doubled slashes.
pub fn absolute(directory: &str, path: &str) -> String {
    let start = if path.starts_with('/') { "" } else { directory };
    let mut parts: Vec<&str> = Vec::new();
    for part in start.split('/').chain(path.split('/')) {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    // Where the directory is not known a relative path stays one.
    let root = if path.starts_with('/') || directory.starts_with('/') {
        "/"
    } else {
        ""
    };
    format!("{root}{}", parts.join("/"))
}

/// Whether a path is a folder or lies below it.
fn lies_below(path: &str, folder: &str) -> bool {
    let folder = folder.trim_end_matches('/');
    path.strip_prefix(folder)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Finds the mount of a file.
pub struct Finder<'a> {
    mounts: &'a [MountFact],
    by_device: HashMap<u64, Vec<usize>>,
}

impl<'a> Finder<'a> {
    /// Among these, of which a later one hides an earlier one at the same place.
    pub fn new(mounts: &'a [MountFact]) -> Self {
        let mut by_device: HashMap<u64, Vec<usize>> = HashMap::new();
        for (n, mount) in mounts.iter().enumerate() {
            by_device.entry(mount.device).or_default().push(n);
        }
        Self { mounts, by_device }
    }

    /// The number of the mount of a file: by its device, 0 not known, else by its absolute path. A file system that is
    /// mounted several times is taken where the path says, else where it was first.
    pub fn find(&self, device: u64, path: &str) -> Option<usize> {
        let longest = |candidates: &mut dyn Iterator<Item = usize>| {
            candidates
                .filter(|&n| lies_below(path, &self.mounts[n].mount))
                .max_by_key(|&n| (self.mounts[n].mount.len(), n))
        };
        let same = self.by_device.get(&device).filter(|_| device != 0);
        if let Some(same) = same {
            return longest(&mut same.iter().copied()).or(same.first().copied());
        }
        if !path.starts_with('/') {
            return None;
        }
        longest(&mut (0..self.mounts.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_made_absolute() {
        assert_eq!(absolute("/home/me", "x/../y//z/./w"), "/home/me/y/z/w");
        assert_eq!(absolute("/home/me", "../../../x"), "/x");
        assert_eq!(absolute("/home/me", "/a//b/"), "/a/b");
        assert_eq!(absolute("", "x/y"), "x/y");
        assert_eq!(absolute("/", "."), "/");
    }

    #[test]
    fn nonsense_is_no_mount() {
        for line in [
            "",
            "x",
            "1 2 3 - ",
            "a - b c",
            "1 2 3 4 /\\04 - ext4 x",
            "1 2 x:1 / /y rw - ext4 /dev/vdb rw",
        ] {
            assert_eq!(mounted(line), None, "{line}");
        }
        assert_eq!(unescaped("a\\040b\\134\\9"), "a b\\\\9");
    }

    #[test]
    fn network_file_systems_are_told_from_local_ones() {
        for kind in [
            "nfs",
            "nfs4",
            "lustre",
            "gpfs",
            "beegfs",
            "ceph",
            "cifs",
            "panfs",
            "fuse.sshfs",
            "9p",
            "virtiofs",
        ] {
            assert!(is_network(kind), "{kind}");
        }
        for kind in [
            "ext4",
            "xfs",
            "tmpfs",
            "btrfs",
            "overlay",
            "fuseblk",
            "fuse.fuse-overlayfs",
            "zfs",
        ] {
            assert!(!is_network(kind), "{kind}");
        }
    }
}
