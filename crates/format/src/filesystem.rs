//! What a file system is, by its type: column `kind` of `filesystems`; and how the kernel writes its names.

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

/// A field of mountinfo: the kernel writes blanks and backslashes as a backslash and three octal digits.
pub fn unescaped(text: &str) -> String {
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
