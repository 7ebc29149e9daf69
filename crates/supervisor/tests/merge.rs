//! Merging gives the same bytes in every order and grouping, loses nothing, and counts nothing twice.

extern crate format as steelyard_format;

#[path = "../../format/tests/random_profile.rs"]
mod random_profile;

use proptest::prelude::*;
use random_profile::random_profile;
use std::collections::BTreeSet;
use steelyard_format::Profile;
use steelyard_format::tables::NONE;
use steelyard_supervisor::merge;

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
