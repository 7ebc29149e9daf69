//! Logs of known contents as profiles.

use super::uses::shares;
use super::*;
use crate::log::{Job, Segment, Trace};

fn data(path: &str) -> &'static str {
    if path.starts_with("/usr/") { "program" } else { "data" }
}

/// Four ranks; all have written a file, and rank 2 has read another.
fn log() -> Log {
    let (out, own) = (record_id("/scratch/out"), record_id("/home/in"));
    let mut shared = Record::new(Module::Posix, out, -1).unwrap();
    for (name, value) in [
        ("OPENS", 4),
        ("DUPS", -1),
        ("WRITES", 10),
        ("BYTES_WRITTEN", 1001),
        ("MAX_BYTE_WRITTEN", 1000),
        ("SEQ_WRITES", 7),
        ("SIZE_WRITE_100_1K", 10),
        ("SLOWEST_RANK", 3),
        ("SLOWEST_RANK_BYTES", 500),
        ("FASTEST_RANK", 1),
        ("FASTEST_RANK_BYTES", 100),
    ] {
        shared.set(name, value);
    }
    shared.set_double("F_WRITE_TIME", 8.0);
    shared.set_double("F_SLOWEST_RANK_TIME", 5.0);
    shared.set_double("F_FASTEST_RANK_TIME", 1.0);
    let mut alone = Record::new(Module::Stdio, own, 2).unwrap();
    alone.set("READS", 3);
    alone.set("BYTES_READ", 30);
    alone.set_double("F_READ_TIME", 0.5);
    let segment = Segment {
        offset: 0,
        length: 100,
        start_s: 0.0,
        end_s: 5.0,
    };
    Log {
        format: "3.41".into(),
        job: Job {
            start_unix_ns: 5,
            end_unix_ns: 10_000_000_005,
            processes: 4,
            command: "/bin/app x".into(),
            mounts: vec![("ext4".into(), "/".into()), ("lustre".into(), "/scratch".into())],
            ..Job::default()
        },
        names: [(out, "/scratch/out".to_string()), (own, "/home/in".to_string())].into(),
        records: [(Module::Posix, vec![shared]), (Module::Stdio, vec![alone])].into(),
        traces: vec![Trace {
            module: Module::DxtPosix,
            id: out,
            rank: 1,
            host: "node7".into(),
            writes: vec![segment],
            reads: Vec::new(),
        }],
        ..Log::default()
    }
}

#[test]
fn what_all_ranks_did_is_divided_with_its_sums_and_extremes() {
    let profile = import(&log(), data, "1").unwrap();
    let uses: Vec<FileUse> = profile.tables.file_uses.rows().filter(|used| used.file == 0).collect();
    let column = |of: fn(&FileUse) -> u64| uses.iter().map(of).collect::<Vec<u64>>();
    assert_eq!(column(|used| u64::from(used.process)), [0, 1, 2, 3]);
    assert_eq!(
        column(|used| used.write_ns),
        [1_000_000_000, 1_000_000_000, 1_000_000_000, 5_000_000_000]
    );
    let bytes = column(|used| used.write_bytes);
    assert_eq!((bytes[1], bytes[3], bytes.iter().sum::<u64>()), (100, 500, 1001));
    assert_eq!(column(|used| used.writes).iter().sum::<u64>(), 10);
    assert_eq!(column(|used| used.write_end), [1001; 4]);
    // Three writes were not sequential for Darshan, and there were four opens: all may have been first accesses.
    assert_eq!(column(|used| used.write_sequential).iter().sum::<u64>(), 10);
    assert_eq!(column(|used| used.write_first_at_zero).iter().sum::<u64>(), 3);
    assert!(
        profile
            .manifest
            .run
            .notes
            .iter()
            .any(|note| note.to_string().contains("divided evenly"))
    );
}

#[test]
fn the_run_its_files_and_their_times_are_there() {
    let profile = import(&log(), data, "1").unwrap();
    let Profile {
        tables,
        strings,
        manifest,
        ..
    } = &profile;
    assert_eq!(
        (manifest.run.name.as_str(), manifest.run.elapsed_ns),
        ("app", 10_000_000_000)
    );
    assert_eq!(tables.processes.rank, [0, 1, 2, 3]);
    let node = |process: usize| strings.get(tables.nodes.row(tables.processes.node[process]).name);
    assert_eq!((node(1), node(2)), ("node7", "node not recorded"));
    let mounts: Vec<&str> = (tables.files.rows())
        .map(|file| strings.get(tables.filesystems.row(file.filesystem).mount))
        .collect();
    assert_eq!(mounts, ["/scratch", "/"]);
    let seconds: f64 = tables.sites.time_ns.iter().map(|ns| *ns as f64 / 1e9).sum();
    // Opens and writes of all four, and one rank's reads.
    assert_eq!((tables.sites.len(), seconds), (9, 8.5));
    // A trace of five seconds of ten fills half of the bins.
    let (bytes, time): (u64, u64) = (
        tables.io_series.write_bytes.iter().sum(),
        tables.io_series.write_ns.iter().sum(),
    );
    assert_eq!((tables.io_series.len(), bytes), (128, 100));
    assert!(time.abs_diff(5_000_000_000) < 10);
    // A profile that can be written and read: every reference is sound.
    assert_eq!(Profile::read_bytes(&profile.to_bytes()).unwrap().tables, profile.tables);
}

#[test]
fn what_cannot_be_taken_in_is_told() {
    let mut log = log();
    log.records.get_mut(&Module::Posix).unwrap()[0].set("BYTES_WRITTEN", -1_073_741_824);
    log.records.get_mut(&Module::Stdio).unwrap()[0].rank = 9;
    let profile = import(&log, data, "1").unwrap();
    assert_eq!(profile.tables.file_uses.write_bytes.iter().sum::<u64>(), 0);
    let notes = &profile.manifest.run.notes;
    assert!(
        notes.contains(&Note::DarshanOverflow(1)) && notes.contains(&Note::DarshanRanks(1)),
        "{notes:?}"
    );
    log.job.processes = 1 << 40;
    assert!(import(&log, data, "1").unwrap_err().to_string().contains("processes"));
}

#[test]
fn many_ranks_are_not_all_written_out() {
    let mut log = log();
    log.job.processes = 1 << 20;
    let record = &log.records[&Module::Posix][0];
    let rows = divided(record, 1 << 20, 5);
    let ranks: Vec<u32> = rows.iter().map(|(rank, _)| *rank).collect();
    assert_eq!(ranks, [0, 1, 2, 3, 4]);
    assert_eq!(rows.iter().map(|(_, used)| used.write_bytes).sum::<u64>(), 1001);
    assert_eq!(shares(10, &[0.0, 0.0]), [5, 5]);
    assert_eq!(shares(u64::MAX, &[1.0]), [u64::MAX]);
}

#[test]
fn data_sets_lie_in_their_files() {
    let mut log = Log::default();
    let (file, set) = (record_id("/a:b.h5"), record_id("/a:b.h5:grid/t"));
    log.names = [(file, "/a:b.h5".to_string()), (set, "/a:b.h5:grid/t".to_string())].into();
    let mut record = Record::new(Module::H5d, set, 0).unwrap();
    record.file = file;
    record.set("READS", 2);
    log.records = [(Module::H5d, vec![record])].into();
    let profile = import(&log, data, "1").unwrap();
    let Profile { tables, strings, .. } = &profile;
    let files: Vec<(&str, &str, u32)> = (tables.files.rows())
        .map(|file| (strings.get(file.path), strings.get(file.class), file.parent))
        .collect();
    assert_eq!(files, [("/a:b.h5", "data", NONE), ("grid/t", "dataset", 0)]);
    assert_eq!(tables.processes.rank, [-1]);
}

#[test]
fn what_a_log_lacks_is_not_known_and_not_known_there_again() {
    let mut log = log();
    let record = &mut log.records.get_mut(&Module::Posix).unwrap()[0];
    let lacking = [
        "FILENOS",
        "DUPS",
        "RENAME_SOURCES",
        "RENAME_TARGETS",
        "MMAPS",
        "STATS",
        "SIZE_READ_0_100",
    ];
    lacking.iter().for_each(|name| record.set(name, -1));
    record.set_double("F_META_TIME", -1.0);
    record.set_double("F_MAX_READ_TIME", -1.0);
    record.set("MAX_READ_TIME_SIZE", -1);
    let profile = import(&log, data, "1").unwrap();
    let Profile { tables, strings, .. } = &profile;
    let unknown = |row: u32| -> Vec<&str> { strings.get(tables.file_uses.row(row).uncounted).split(' ').collect() };
    let posix = unknown(0);
    // What Darshan counts nowhere, and what this log lacks.
    for column in [
        "closes",
        "unlinks",
        "errors",
        "sync_ns",
        "filenos",
        "renames_to",
        "maps",
        "stats",
        "meta_ns",
        "read_max_ns",
    ] {
        assert!(posix.contains(&column), "{column} of {posix:?}");
    }
    // What it has, and what no system call can be.
    for column in [
        "opens",
        "writes",
        "write_bytes",
        "write_sequential",
        "seeks",
        "write_bins",
        "read_bins",
        "read_collective",
    ] {
        assert!(!posix.contains(&column), "{column} of {posix:?}");
    }
    let stdio = unknown(4);
    assert!(stdio.contains(&"read_bins") && stdio.contains(&"closes"), "{stdio:?}");
    assert!(!stdio.contains(&"reads") && !stdio.contains(&"stats"), "{stdio:?}");
    let back = crate::export(&profile, "1").unwrap().log;
    let again = &back.records[&Module::Posix][0];
    for name in ["DUPS", "RENAME_SOURCES", "RENAME_TARGETS", "MMAPS", "STATS"] {
        assert_eq!(again.int(name), Some(-1), "{name}");
    }
    assert_eq!(
        (again.double("F_META_TIME"), again.double("F_MAX_READ_TIME")),
        (Some(-1.0), Some(-1.0))
    );
    for (name, value) in [
        ("OPENS", 4),
        ("WRITES", 10),
        ("BYTES_WRITTEN", 1001),
        ("SEEKS", 0),
        ("SIZE_WRITE_100_1K", 10),
    ] {
        assert_eq!(again.int(name), Some(value), "{name}");
    }
    assert_eq!(again.double("F_WRITE_TIME"), Some(8.0));
}
