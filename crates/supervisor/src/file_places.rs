//! Where the files of a program lie: looked up when it has ended, while its records are there.

use crate::layout::stripes;
use crate::mounts;
use format::facts::{LayoutFact, MountFact, StorageFacts};
use format::filesystem::{Finder, absolute};
use format::region::{FileEntry, Region};
use format::run_directory::regions;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

/// Files whose layout is asked for, the largest first: each is a question to a server.
const LAYOUTS: usize = 256;
/// Bytes of such an attribute; that of a file over two thousand servers is 48 KiB.
const LAYOUT_BYTES: usize = 64 << 10;

/// The file systems and layouts of the files that the processes in a directory used. `working` is where it was started.
pub fn look(directory: &Path, working: &str) -> StorageFacts {
    let mounts = mounts::read();
    let mut used = BTreeSet::new();
    let mut on_lustre: BTreeMap<(u64, u64), (u64, String)> = BTreeMap::new();
    {
        let finder = Finder::new(&mounts);
        for path in regions(directory) {
            let Ok(file) = input::own(&path) else { continue };
            let Ok(region) = Region::open(&file) else { continue };
            for file in region.files().into_iter().filter(|file| !file.path.starts_with('<')) {
                let path = absolute(working, &file.path);
                let Some(mount) = finder.find(file.record.device, &path) else {
                    continue;
                };
                used.insert(mount);
                if may_be_striped(&file, &mounts[mount]) {
                    on_lustre.insert((file.record.device, file.record.inode), (file.record.size, path));
                }
            }
        }
    }
    let mut layouts: Vec<_> = on_lustre.into_iter().collect();
    layouts.sort_by(|(_, a), (_, b)| b.cmp(a));
    StorageFacts {
        layouts: layouts
            .into_iter()
            .take(LAYOUTS)
            .filter_map(|((device, inode), (_, path))| layout(device, inode, &path))
            .collect(),
        mounts: used
            .into_iter()
            .map(|n| {
                let mut mount = mounts[n].clone();
                mounts::measure(&mut mount);
                mount
            })
            .collect(),
    }
}

fn may_be_striped(file: &FileEntry, mount: &MountFact) -> bool {
    const S_IFMT: u32 = 0o170_000;
    const S_IFREG: u32 = 0o100_000;
    mount.kind == "lustre" && file.record.inode != 0 && file.record.mode & S_IFMT == S_IFREG
}

/// The layout of a file, if the name still is that of the file that the program used.
fn layout(device: u64, inode: u64, path: &str) -> Option<LayoutFact> {
    if fs::metadata(path).ok()?.ino() != inode {
        return None;
    }
    let mut bytes = vec![0; LAYOUT_BYTES];
    let length = rustix::fs::getxattr(path, "lustre.lov", &mut bytes).ok()?;
    let (stripe_count, stripe_bytes) = stripes(bytes.get(..length)?)?;
    Some(LayoutFact {
        device,
        inode,
        stripe_count,
        stripe_bytes,
    })
}

#[cfg(test)]
mod tests {
    use super::look;

    #[test]
    fn a_directory_without_records_uses_nothing() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("1-1.region"), b"garbage").unwrap();
        let found = look(folder.path(), "/");
        assert!(found.mounts.is_empty() && found.layouts.is_empty());
    }
}
