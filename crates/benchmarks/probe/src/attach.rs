//! Into a profile: the results of its file systems, so that everything after is a function of the file.

use crate::compute::{COMPUTE, DOUBLE, SINGLE};
use crate::memory::MEMORY;
use crate::record::{Measurement, Probe};
use format::Profile;
use format::tables::{Baseline, Baselines, Filesystem, NONE, Str};
use format::words::CACHED;

/// Of a measurement, bytes or operations a second.
type Rate<'a> = &'a dyn Fn(&Measurement) -> Option<u64>;

/// Puts into a profile the newest result of each of its file systems, and of each node's memory and cores, in the place of an older
/// one.
pub fn attach(profile: &mut Profile, probes: &[Probe]) {
    let file_systems = (0..profile.tables.filesystems.len() as u32).map(|row| (row, NONE, ""));
    let of_node = |row| [MEMORY, COMPUTE].map(|kind| (NONE, row, kind));
    let nodes = (0..profile.tables.nodes.len() as u32).flat_map(of_node);
    for (filesystem, node, kind) in file_systems.chain(nodes).collect::<Vec<_>>() {
        let fitting = probes.iter().filter(|probe| match node {
            NONE => fits(profile, &profile.tables.filesystems.row(filesystem), probe),
            _ => {
                let host = profile.strings.get(profile.tables.nodes.row(node).name);
                probe.kind == kind && probe.host.as_deref() == Some(host)
            }
        });
        let Some(probe) = fitting.max_by_key(|probe| probe.measured_unix_s) else {
            continue;
        };
        let computes: Vec<Str> = [DOUBLE, SINGLE].map(|test| profile.strings.intern(test)).into();
        let of_it = |baseline: &Baseline| {
            baseline.filesystem == filesystem
                && (filesystem != NONE
                    || baseline.node == node && computes.contains(&baseline.test) == (kind == COMPUTE))
        };
        let rows: Vec<Baseline> = profile.tables.baselines.rows().collect();
        if rows
            .iter()
            .any(|baseline| of_it(baseline) && baseline.measured_unix_s >= probe.measured_unix_s)
        {
            continue;
        }
        let mut baselines = Baselines::default();
        for baseline in rows.into_iter().filter(|baseline| !of_it(baseline)) {
            baselines.push(baseline);
        }
        let synced = |result: &Measurement| Some(result.per_second);
        let (whole, cached): (Rate, Rate) = (&synced, &Measurement::without_sync);
        for result in &probe.results {
            for (ending, rate) in [("", whole), (CACHED, cached)] {
                let rates = probe.rates(&result.test, result.processes, rate);
                let ([slowest, ..], [.., fastest]) = (&rates[..], &rates[..]) else {
                    continue;
                };
                baselines.push(Baseline {
                    filesystem,
                    test: profile.strings.intern(&format!("{}{ending}", result.test)),
                    processes: result.processes,
                    per_second: rates[rates.len() / 2],
                    probes: rates.len() as u32,
                    slowest: *slowest,
                    fastest: *fastest,
                    access_bytes: result.access_bytes,
                    measured_unix_s: probe.measured_unix_s,
                    served_by: profile.strings.intern(&result.served_by),
                    node,
                });
            }
        }
        profile.tables.baselines = baselines;
    }
}

/// The same kind and source; and the same host, if it is the host's own.
fn fits(profile: &Profile, file_system: &Filesystem, probe: &Probe) -> bool {
    let text = |number| profile.strings.get(number);
    let own = file_system.node != NONE && probe.host.is_some();
    let host = text(profile.tables.nodes.row(file_system.node).name);
    text(file_system.kind) == probe.kind
        && text(file_system.source) == probe.source
        && (!own || probe.host.as_deref() == Some(host))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Measurement;
    use format::tables::Node;

    fn probe(kind: &str, host: Option<&str>, when: i64, rates: &[u64]) -> Probe {
        let result = |(processes, &per_second): (u32, &u64)| Measurement {
            test: "large_write".into(),
            processes,
            per_second,
            access_bytes: 1 << 20,
            ..Measurement::default()
        };
        Probe {
            kind: kind.into(),
            source: "x".into(),
            host: host.map(str::to_string),
            measured_unix_s: when,
            results: (2..).zip(rates).map(result).collect(),
            ..Probe::default()
        }
    }

    /// Nodes n0 and n1, each with an ext4 of its own, and a Lustre of both.
    fn profile() -> Profile {
        let mut profile = Profile::default();
        for (name, kind, node) in [("n0", "ext4", 0), ("n1", "ext4", 1), ("", "lustre", NONE)] {
            if node != NONE {
                let name = profile.strings.intern(name);
                profile.tables.nodes.push(Node {
                    name,
                    ..Node::default()
                });
            }
            let (kind, source) = (profile.strings.intern(kind), profile.strings.intern("x"));
            profile.tables.filesystems.push(Filesystem {
                node,
                kind,
                source,
                ..Filesystem::default()
            });
        }
        profile
    }

    fn rows(profile: &Profile) -> Vec<(u32, u64)> {
        let rows = profile.tables.baselines.rows();
        rows.map(|row| (row.filesystem, row.per_second)).collect()
    }

    #[test]
    fn each_file_system_gets_its_own() {
        let mut profile = profile();
        let probes = [
            probe("ext4", Some("n1"), 5, &[1, 2]),
            probe("lustre", None, 5, &[3]),
            probe("xfs", Some("n0"), 5, &[4]),
            probe("ext4", Some("n2"), 5, &[5]),
        ];
        attach(&mut profile, &probes);
        assert_eq!(rows(&profile), [(1, 1), (1, 2), (2, 3)]);
        attach(&mut profile, &probes);
        assert_eq!(rows(&profile).len(), 3, "once is enough");
    }

    #[test]
    fn a_newer_one_takes_the_place_of_an_older_and_never_the_other_way() {
        let mut profile = profile();
        attach(&mut profile, &[probe("lustre", None, 5, &[1, 2])]);
        attach(&mut profile, &[probe("lustre", None, 4, &[3])]);
        assert_eq!(rows(&profile), [(2, 1), (2, 2)]);
        attach(
            &mut profile,
            &[probe("lustre", None, 6, &[4]), probe("lustre", None, 5, &[3])],
        );
        assert_eq!(rows(&profile), [(2, 4)]);
    }

    #[test]
    fn of_several_probes_there_is_the_median_and_what_lies_beside_it() {
        let mut profile = profile();
        let mut newest = probe("lustre", None, 9, &[40]);
        (newest.results[0].seconds, newest.results[0].sync_seconds) = (2.0, 1.5);
        let newest = newest.after(probe("lustre", None, 8, &[100]).after(probe("lustre", None, 7, &[60])));
        attach(&mut profile, &[newest]);
        let rows = profile.tables.baselines.rows();
        let told = |row: Baseline| (row.per_second, row.probes, row.slowest, row.fastest);
        let rows: Vec<_> = rows.map(|row| (profile.strings.get(row.test), told(row))).collect();
        // Of 40 bytes a second for two seconds, all were written in half a second.
        assert_eq!(
            rows,
            [
                ("large_write", (60, 3, 40, 100)),
                ("large_write_cached", (160, 1, 160, 160))
            ]
        );
    }

    #[test]
    fn each_node_gets_its_memory_s() {
        let mut profile = profile();
        let memory = |host, when, rate| Probe {
            source: MEMORY.into(),
            ..probe(MEMORY, Some(host), when, &[rate])
        };
        attach(
            &mut profile,
            &[memory("n1", 5, 7), memory("n9", 5, 8), memory("n0", 4, 9)],
        );
        attach(&mut profile, &[memory("n1", 4, 1)]);
        let rows = profile.tables.baselines.rows();
        let rows: Vec<_> = rows.map(|row| (row.filesystem, row.node, row.per_second)).collect();
        assert_eq!(rows, [(NONE, 0, 9), (NONE, 1, 7)]);
    }

    #[test]
    fn a_profile_without_file_systems_stays_as_it_is() {
        let mut profile = Profile::default();
        attach(&mut profile, &[probe("ext4", None, 5, &[1])]);
        assert_eq!(profile, Profile::default());
    }
}
