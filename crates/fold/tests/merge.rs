//! Merging gives the same bytes in every order and grouping, loses nothing, and counts nothing twice.

use crate::random_profile::random_profile;
use proptest::prelude::*;
use std::collections::BTreeSet;
use steelyard_fold::merge;
use steelyard_format::Profile;
use steelyard_format::tables::NONE;

fn merged(parts: &[&Profile]) -> Profile {
    merge(parts.iter().map(|part| (*part).clone()).collect()).unwrap()
}

/// A stack as text: what a context means, whatever its row.
fn stack(profile: &Profile, context: u32) -> String {
    let t = &profile.tables;
    let mut words = Vec::new();
    let mut row = t.contexts.row(context);
    let mut at = context;
    while at != 0 {
        let frame = t.frames.row(row.frame);
        let module = if frame.module == NONE {
            "?".into()
        } else {
            profile.strings.get(t.modules.row(frame.module).path).to_string()
        };
        let mut outer = frame.outer;
        let mut inlined = 0;
        while outer != NONE {
            outer = t.frames.row(outer).outer;
            inlined += 1;
        }
        words.push(format!(
            "{module}+{}{}i{inlined}",
            frame.offset,
            profile.strings.get(frame.function)
        ));
        at = row.parent;
        row = t.contexts.row(at);
    }
    words.join(";")
}

/// What every sample says, in words, sorted: the row numbers left out.
fn samples(profile: &Profile) -> Vec<String> {
    let t = &profile.tables;
    let say = |s: steelyard_format::tables::Sample| {
        let (p, thread) = (t.processes.row(s.process), t.threads.row(s.thread));
        let moment = s.tick as i64 * profile.manifest.run.tick_ns as i64 + profile.manifest.run.start_unix_ns;
        let node = profile.strings.get(t.nodes.row(p.node).name);
        let call = profile.strings.get(t.calls.row(s.call).name);
        format!(
            "{node} {} {} {moment} {} {call} {}",
            p.pid,
            thread.tid,
            s.weight,
            stack(profile, s.context)
        )
    };
    let mut all: Vec<String> = t.samples.rows().map(say).collect();
    all.sort();
    all
}

/// What every use of a file says, in words, sorted.
fn uses(profile: &Profile) -> Vec<String> {
    let t = &profile.tables;
    let text = |s| profile.strings.get(s);
    let say = |u: steelyard_format::tables::FileUse| {
        let (p, mut file) = (t.processes.row(u.process), t.files.row(u.file));
        let inside = if file.parent == NONE { "" } else { text(file.path) };
        if file.parent != NONE {
            file = t.files.row(file.parent);
        }
        let start = match u.write_start_ns {
            -1 => -1,
            ns => ns + profile.manifest.run.start_unix_ns,
        };
        let known_by_inode = file.filesystem != NONE && file.inode != 0;
        // Of a file with several names the least is kept: it is told by its inode.
        let file = if known_by_inode {
            format!("{} {}", file.inode, file.birth_ns)
        } else {
            text(file.path).to_string()
        };
        format!(
            "{} {file} {inside} {} {} {start} {:?}",
            p.pid,
            text(u.interface),
            u.writes,
            u.access_size
        )
    };
    let mut all: Vec<String> = t.file_uses.rows().map(say).collect();
    all.sort();
    all
}

/// Profiles whose processes are all different ones.
fn distinct(seeds: [u64; 3]) -> Vec<Profile> {
    let part = |(n, seed): (usize, u64)| {
        let mut profile = random_profile(seed, 25);
        for (row, pid) in profile.tables.processes.pid.iter_mut().enumerate() {
            *pid = (n * 100 + row) as u32;
        }
        profile
    };
    seeds.into_iter().enumerate().map(part).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn order_and_grouping_do_not_matter(seeds: [u64; 3]) {
        let [a, b, c] = seeds.map(|seed| random_profile(seed, 25));
        let all = merged(&[&a, &b, &c]).to_bytes();
        prop_assert!(merged(&[&c, &a, &b]).to_bytes() == all, "another order");
        prop_assert!(merged(&[&merged(&[&a, &b]), &c]).to_bytes() == all, "grouped left");
        prop_assert!(merged(&[&a, &merged(&[&c, &b])]).to_bytes() == all, "grouped right");
    }

    #[test]
    fn a_part_taken_twice_counts_once(seeds: [u64; 2]) {
        let [a, b] = seeds.map(|seed| random_profile(seed, 25));
        let once = merged(&[&a, &b]);
        prop_assert!(merged(&[&a, &b, &a]) == once);
        prop_assert!(merged(&[&once, &b]) == once);
    }

    #[test]
    fn nothing_is_lost(seeds: [u64; 3]) {
        let parts = distinct(seeds);
        let whole = merged(&parts.iter().collect::<Vec<_>>());
        let mut expected: Vec<String> = parts.iter().flat_map(samples).collect();
        expected.sort();
        prop_assert_eq!(samples(&whole), expected);
        let counts = |profile: &Profile| profile.tables.sites.count.iter().map(|&n| n as u128).sum::<u128>();
        prop_assert_eq!(counts(&whole), parts.iter().map(counts).sum::<u128>());
        let losses: usize = parts.iter().map(|part| part.tables.losses.len()).sum();
        prop_assert_eq!(whole.tables.losses.len(), losses);
        let mut expected: Vec<String> = parts.iter().flat_map(uses).collect();
        expected.sort();
        prop_assert_eq!(uses(&whole), expected);
        let rows = |profile: &Profile| {
            let t = &profile.tables;
            [t.io_series.len(), t.io_failures.len(), t.file_uses.len()]
        };
        let sums = parts.iter().map(rows).fold([0; 3], |a, b| std::array::from_fn(|n| a[n] + b[n]));
        prop_assert_eq!(rows(&whole), sums);
        // The result keeps every rule that a reader checks.
        prop_assert_eq!(Profile::read_bytes(&whole.to_bytes()).unwrap(), whole);
    }

    #[test]
    fn texts_and_modules_stand_once(seeds: [u64; 2]) {
        let [a, b] = seeds.map(|seed| random_profile(seed, 25));
        let whole = merged(&[&a, &b]);
        let texts: BTreeSet<&str> = whole.strings.iter().collect();
        prop_assert_eq!(texts.len(), whole.strings.len());
        let modules: BTreeSet<_> = whole.tables.modules.rows().collect();
        prop_assert_eq!(modules.len(), whole.tables.modules.len());
        let nodes: BTreeSet<_> = whole.tables.nodes.name.iter().collect();
        prop_assert_eq!(nodes.len(), whole.tables.nodes.len());
    }
}

#[test]
fn network_file_systems_are_one_and_local_ones_are_not() {
    use steelyard_format::tables::{FileRow, FileUse, Filesystem, Node, Process};
    let part = |node: &str, mount: &str, path: &str| {
        let mut profile = Profile::default();
        let (s, t) = (&mut profile.strings, &mut profile.tables);
        t.nodes.push(Node {
            name: s.intern(node),
            ..Node::default()
        });
        t.processes.push(Process {
            node: 0,
            pid: 5,
            ..Process::default()
        });
        let local = Filesystem {
            node: 0,
            mount: s.intern("/tmp"),
            kind: s.intern("ext4"),
            ..Filesystem::default()
        };
        let (mount, kind, source) = (s.intern(mount), s.intern("nfs4"), s.intern("server:/home"));
        let shared = Filesystem {
            node: NONE,
            mount,
            kind,
            source,
            size_bytes: 7,
            ..Filesystem::default()
        };
        t.filesystems = [local, shared].into_iter().collect();
        let path = s.intern(path);
        for filesystem in [0, 1] {
            let row = FileRow {
                filesystem,
                path,
                inode: 77,
                birth_ns: 5,
                parent: NONE,
                ..FileRow::default()
            };
            let file = t.files.push(row);
            t.file_uses.push(FileUse {
                process: 0,
                file,
                writes: 1,
                ..FileUse::default()
            });
        }
        profile
    };
    let whole = merged(&[&part("n2", "/home", "/home/x"), &part("n1", "/mnt/home", "/mnt/home/x")]);
    let (t, text) = (&whole.tables, |s| whole.strings.get(s));
    let rows: Vec<_> = t
        .filesystems
        .rows()
        .map(|row| (row.node, text(row.mount), row.size_bytes))
        .collect();
    assert_eq!(rows, [(0, "/tmp", -1), (1, "/tmp", -1), (NONE, "/home", 7)]);
    let rows: Vec<_> = t.files.rows().map(|row| (row.filesystem, text(row.path))).collect();
    assert_eq!(rows, [(0, "/mnt/home/x"), (1, "/home/x"), (2, "/home/x")]);
    let rows: Vec<_> = t.file_uses.rows().map(|row| (row.process, row.file)).collect();
    assert_eq!(rows, [(0, 0), (0, 2), (1, 1), (1, 2)]);
}

#[test]
fn a_thousand_ranks_with_twenty_files_each_have_what_they_share_once() {
    use steelyard_format::tables::{FileRow, FileUse, Filesystem, Node, Process};
    let part = |rank: u32| {
        let mut profile = Profile::default();
        let (s, t) = (&mut profile.strings, &mut profile.tables);
        t.nodes.push(Node {
            name: s.intern(&format!("n{}", rank / 100)),
            ..Node::default()
        });
        t.processes.push(Process {
            node: 0,
            pid: rank,
            rank: rank as i32,
            ..Process::default()
        });
        let (kind, source) = (s.intern("lustre"), s.intern("mgs:/work"));
        t.filesystems.push(Filesystem {
            node: NONE,
            kind,
            source,
            ..Filesystem::default()
        });
        let interface = s.intern("posix");
        for n in 0..20 {
            let shared = n < 10;
            let (path, inode) = if shared {
                (format!("/home/shared.{n}"), n + 1)
            } else {
                (format!("/home/rank.{rank}.{n}"), 1000 + 100 * u64::from(rank) + n)
            };
            let path = s.intern(&path);
            let row = FileRow {
                filesystem: 0,
                path,
                inode,
                birth_ns: 1,
                parent: NONE,
                ..FileRow::default()
            };
            let file = t.files.push(row);
            t.file_uses.push(FileUse {
                process: 0,
                file,
                interface,
                writes: n,
                ..FileUse::default()
            });
        }
        profile
    };
    let whole = merge((0..1000).map(part).collect()).unwrap();
    let t = &whole.tables;
    assert_eq!(
        (t.files.len(), t.file_uses.len(), t.filesystems.len()),
        (10 + 10_000, 20_000, 1)
    );
    assert_eq!(t.file_uses.writes.iter().sum::<u64>(), 190_000);
    let users = |path: &str| {
        let path = whole.strings.find(path).unwrap();
        let row = t.files.path.iter().position(|&other| other == path).unwrap() as u32;
        t.file_uses.file.iter().filter(|&&file| file == row).count()
    };
    assert_eq!((users("/home/shared.3"), users("/home/rank.77.13")), (1000, 1));
}

#[test]
fn of_baselines_the_newest_counts() {
    use steelyard_format::tables::{Baseline, Filesystem};
    let part = |rates: &[(u32, u64, i64)]| {
        let mut profile = Profile::default();
        let test = profile.strings.intern("create");
        profile.tables.filesystems.push(Filesystem {
            node: NONE,
            ..Filesystem::default()
        });
        for &(processes, per_second, measured_unix_s) in rates {
            let row = Baseline {
                filesystem: 0,
                test,
                processes,
                per_second,
                measured_unix_s,
                ..Baseline::default()
            };
            profile.tables.baselines.push(row);
        }
        profile
    };
    let whole = merged(&[&part(&[(1, 50, 200), (4, 90, 200)]), &part(&[(1, 70, 100)])]);
    let rows: Vec<_> = whole
        .tables
        .baselines
        .rows()
        .map(|row| (row.processes, row.per_second))
        .collect();
    assert_eq!(rows, [(1, 50), (4, 90)]);
}

#[test]
fn ranks_stand_in_order_and_a_failed_one_decides_the_status() {
    let whole = merged(&[&random_profile(1, 9), &random_profile(2, 9), &random_profile(3, 9)]);
    let ranks: Vec<i32> = whole
        .tables
        .processes
        .rank
        .iter()
        .copied()
        .filter(|&rank| rank >= 0)
        .collect();
    assert!(ranks.is_sorted());
    let (mut good, mut bad) = (random_profile(1, 3), random_profile(2, 3));
    good.manifest.run.exit_status = Some(0);
    bad.manifest.run.exit_status = Some(139);
    assert_eq!(merged(&[&good, &bad]).manifest.run.exit_status, Some(139));
    assert!(merge(Vec::new()).unwrap_err().to_string().contains("no records"));
}
