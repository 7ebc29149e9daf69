//! Mounted file systems, and their sizes.

use crate::procfs::root;
use format::facts::MountFact;
use format::filesystem::mounted;
use std::fs;
use std::path::Path;

/// Types that hold no files of anybody: windows into the kernel, and place holders.
const WINDOWS: &[&str] = &[
    "proc",
    "sysfs",
    "devtmpfs",
    "devpts",
    "cgroup",
    "cgroup2",
    "mqueue",
    "debugfs",
    "tracefs",
    "securityfs",
    "configfs",
    "pstore",
    "bpf",
    "efivarfs",
    "fusectl",
    "binfmt_misc",
    "rpc_pipefs",
    "nsfs",
    "selinuxfs",
    "autofs",
    "hugetlbfs",
];

/// The mounts of this process's namespace that can hold files; sizes not yet asked for.
pub fn read() -> Vec<MountFact> {
    let text = fs::read(root().join("self/mountinfo")).unwrap_or_default();
    parse(&String::from_utf8_lossy(&text))
}

/// Most mounts that are kept; a machine that runs many containers may show more.
const MOST: usize = 4096;

fn parse(mountinfo: &str) -> Vec<MountFact> {
    let mounts = mountinfo.lines().filter_map(mounted).map(|(_, mount)| mount);
    mounts
        .filter(|mount| !WINDOWS.contains(&&*mount.kind))
        .take(MOST)
        .collect()
}

/// Asks a mounted file system for its sizes.
pub fn measure(mount: &mut MountFact) {
    if let Ok(found) = rustix::fs::statvfs(Path::new(&mount.mount)) {
        mount.block_bytes = found.f_bsize;
        mount.size_bytes = Some(found.f_blocks.saturating_mul(found.f_frsize));
        mount.free_bytes = Some(found.f_bavail.saturating_mul(found.f_frsize));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use format::filesystem::Finder;

    const MOUNTINFO: &str = "\
22 27 0:21 / /proc rw,relatime - proc proc rw
27 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw,discard
30 25 0:27 / /dev/shm rw,relatime - tmpfs tmpfs rw
48 27 0:44 / /home rw,relatime shared:3 master:2 - nfs4 server:/export/home rw,vers=4.2
49 27 0:45 / /scratch\\040new rw - lustre 10.0.0.1@o2ib:/work rw,flock
50 27 254:0 /data /bind rw - ext4 /dev/vda rw
51 27 0:46 / /home rw - autofs systemd-1 rw
broken line
52 27 x:1 / /y rw - ext4 /dev/vdb rw
";

    #[test]
    fn mounts_are_read_and_found() {
        let mounts = parse(MOUNTINFO);
        let kinds: Vec<_> = mounts.iter().map(|mount| &*mount.kind).collect();
        assert_eq!(kinds, ["ext4", "tmpfs", "nfs4", "lustre", "ext4"]);
        let finder = Finder::new(&mounts);
        let find = |device, path| finder.find(device, path).map(|n| &*mounts[n].mount);
        let vda = 254 << 32;
        assert_eq!(find(vda, "/x/y"), Some("/"));
        assert_eq!(find(vda, "/bind/y"), Some("/bind"));
        assert_eq!(find(45, "/elsewhere/by/link"), Some("/scratch new"));
        // A device that is nobody's, as btrfs and overlays have them, or none: the path decides.
        assert_eq!(find(99, "/home/me/x"), Some("/home"));
        assert_eq!(find(0, "/homes"), Some("/"));
        assert_eq!(find(0, "/dev/shm"), Some("/dev/shm"));
        assert_eq!(find(0, "relative"), None);
    }

    #[test]
    fn this_machine_has_a_root() {
        let mut mounts = read();
        let root = mounts.iter_mut().find(|mount| mount.mount == "/").expect("a root");
        measure(root);
        assert!(root.block_bytes >= 512 && root.size_bytes > root.free_bytes.or(Some(0)));
        let mut gone = MountFact {
            mount: "/no/such/place".into(),
            ..MountFact::default()
        };
        measure(&mut gone);
        assert_eq!((gone.block_bytes, gone.size_bytes), (0, None));
    }
}
