//! What a node's own statistics of storage counted while a run was on it, and the file systems that they are of.

use format::facts::{self, MountFact};
use format::filesystem::is_network;
use format::readings::{Counter, StorageReading};
use format::tables::{Filesystem, NONE, StorageCounter};
use format::{Profile, Strings};
use std::collections::HashMap;
use std::path::Path;

/// The row of a mounted file system, as a node sees it.
pub fn filesystem(mount: &MountFact, strings: &mut Strings, node: u32) -> Filesystem {
    let known = |value: Option<u64>| value.and_then(|value| i64::try_from(value).ok()).unwrap_or(-1);
    Filesystem {
        node: if is_network(&mount.kind) { NONE } else { node },
        mount: strings.intern(&mount.mount),
        kind: strings.intern(&mount.kind),
        source: strings.intern(&mount.source),
        block_bytes: mount.block_bytes,
        size_bytes: known(mount.size_bytes),
        free_bytes: known(mount.free_bytes),
    }
}

/// What the node's statistics of storage counted from the start of the run to its end.
pub fn add_storage(profile: &mut Profile, run: &Path, node: u32) {
    let files = StorageReading::FILES.map(|name| run.join(name));
    if !files.iter().all(|file| file.exists()) {
        return;
    }
    let [start, end] = files.map(|file| facts::read::<StorageReading>(&file));
    for counter in differences(&start.counters, &end.counters) {
        let filesystem = mount_of(&counter.source, &end.mounts).map_or(NONE, |mount| {
            let row = filesystem(mount, &mut profile.strings, node);
            let rows = &mut profile.tables.filesystems;
            let known = (0..).zip(rows.rows()).find(|(_, other)| *other == row);
            known.map_or_else(|| rows.push(row), |(number, _)| number)
        });
        let strings = &mut profile.strings;
        let row = StorageCounter {
            node,
            filesystem,
            source: strings.intern(&counter.source),
            counter: strings.intern(&counter.counter),
            unit: strings.intern(&counter.unit),
            value: counter.value,
        };
        profile.tables.storage.push(row);
    }
}

/// What a run added: each counter less what it was at the start. A file system that was mounted meanwhile began at zero.
/// What did not move is left out, but for pressure: that nothing waited is worth knowing.
fn differences(start: &[Counter], end: &[Counter]) -> Vec<Counter> {
    let key = |counter: &Counter| (counter.source.clone(), counter.counter.clone());
    let before: HashMap<_, u64> = start.iter().map(|counter| (key(counter), counter.value)).collect();
    end.iter()
        .map(|counter| Counter {
            value: counter
                .value
                .saturating_sub(before.get(&key(counter)).copied().unwrap_or(0)),
            ..counter.clone()
        })
        .filter(|counter| counter.value > 0 || counter.source.starts_with("pressure:"))
        .collect()
}

/// The mount that the statistics of a source are of.
fn mount_of<'a>(source: &str, mounts: &'a [MountFact]) -> Option<&'a MountFact> {
    let (kind, name) = source.split_once(':')?;
    mounts.iter().find(|mount| match kind {
        "nfs" => mount.kind.starts_with("nfs") && mount.source == name,
        "lustre" => mount.kind == "lustre" && lustre_name(&mount.source) == name,
        _ => false,
    })
}

/// The file system's name in `10.0.0.1@o2ib:10.0.0.2@o2ib:/home/sub`.
fn lustre_name(source: &str) -> &str {
    let path = source.rsplit_once(":/").map_or(source, |(_, path)| path);
    path.split('/').next().unwrap_or(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_of_what_moved() {
        let at = |source: &str, counter: &str, value| Counter::new(source, counter, "bytes", value);
        let start = [
            at("disk:sda", "a", 10),
            at("disk:sda", "b", 5),
            at("pressure:io", "some", 7),
        ];
        let end = [
            at("disk:sda", "a", 30),
            at("disk:sda", "b", 5),
            at("pressure:io", "some", 7),
            at("nfs:s:/new", "c", 3),
            at("disk:sda", "d", 0),
        ];
        let found = differences(&start, &end);
        assert_eq!(
            found,
            [
                at("disk:sda", "a", 20),
                at("pressure:io", "some", 0),
                at("nfs:s:/new", "c", 3)
            ]
        );
        // A counter that began again is not known.
        assert_eq!(differences(&[at("disk:sda", "a", 30)], &[at("disk:sda", "a", 10)]), []);
    }

    #[test]
    fn statistics_belong_to_mounts() {
        let mount = |kind: &str, source: &str| MountFact {
            kind: kind.into(),
            source: source.into(),
            ..MountFact::default()
        };
        let mounts = [
            mount("nfs4", "server:/export/home"),
            mount("lustre", "10.0.0.1@o2ib:10.0.0.2@o2ib:/home/sub"),
        ];
        let of = |source: &str| mount_of(source, &mounts).map(|mount| &*mount.kind);
        assert_eq!(of("nfs:server:/export/home"), Some("nfs4"));
        assert_eq!(of("lustre:home"), Some("lustre"));
        assert_eq!((of("lustre:other"), of("disk:sda"), of("nonsense")), (None, None, None));
    }
}
