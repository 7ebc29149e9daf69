//! Recorded reports as profiles.

use super::*;

fn profile(report: &[u8]) -> Profile {
    let profile = import(&mut &report[..], &Asked::default()).unwrap();
    assert_eq!(Profile::read_bytes(&profile.to_bytes()).unwrap().tables, profile.tables);
    profile
}

/// Calls, bytes and milliseconds of a call by rank.
fn by_rank(profile: &Profile, call: &str, line: u32) -> Vec<(u32, u64, u64, f64)> {
    let tables = &profile.tables;
    let mut rows: Vec<_> = (tables.sites.rows())
        .filter(|site| profile.strings.get(tables.calls.row(site.call).name) == call)
        .filter(|site| line == 0 || tables.frames.row(site.frame).line == line)
        .map(|site| (site.process, site.count, site.bytes, site.time_ns as f64 / 1e6))
        .collect();
    rows.sort_by_key(|row| row.0);
    rows
}

#[test]
fn a_report_of_all_ranks_is_taken_as_it_stands() {
    let profile = profile(include_bytes!("../../tests/data/amg.mpiP"));
    let facts = &profile.manifest.run;
    assert_eq!((facts.name.as_str(), facts.elapsed_ns), ("amg", 9_510_000_000));
    assert_eq!(profile.tables.processes.rank, [0, 1, 2, 3]);
    assert_eq!(profile.strings.get(profile.tables.nodes.name[0]), "surface101");
    assert_eq!(
        by_rank(&profile, "MPI_Allreduce", 1172),
        [
            (0, 1, 0, 0.0138),
            (1, 1, 0, 0.0138),
            (2, 1, 0, 0.0143),
            (3, 1, 0, 0.013)
        ]
    );
    // Their sums are printed as 4.8e+05.
    assert_eq!(
        by_rank(&profile, "MPI_Send", 0),
        [
            (0, 80, 480_000, 0.0),
            (1, 80, 480_000, 0.0),
            (2, 80, 480_000, 0.0),
            (3, 80, 480_000, 0.0)
        ]
    );
    assert_eq!(
        by_rank(&profile, "MPI_File_read", 0),
        [(0, 20, 1280, 0.0), (1, 20, 1280, 0.0)]
    );
    let site = profile.tables.sites.rows().find(|site| site.bytes == 480_000).unwrap();
    assert_eq!(site.size_bins[6..8], [0, 80]);
    // Of the aggregates alone: calls add up, and each rank has its part by its time in MPI.
    let isends = by_rank(&profile, "MPI_Isend", 0);
    assert_eq!(isends.iter().map(|row| row.1).sum::<u64>(), 71742);
    assert_eq!(isends.iter().map(|row| row.2).sum::<u64>(), 147_000_000);
    assert!((isends.iter().map(|row| row.3).sum::<f64>() - 226.0).abs() < 1e-3);
    assert!(isends[2].3 > isends[0].3);
    // And each rank spends in MPI what the report says.
    let mut in_mpi = [0.0; 4];
    for site in profile.tables.sites.rows() {
        in_mpi[site.process as usize] += site.time_ns as f64 / 1e9;
    }
    for (rank, expected) in [0.168, 0.168, 0.228, 0.219].iter().enumerate() {
        assert!((in_mpi[rank] - expected).abs() < 1e-6, "{in_mpi:?}");
    }
}

#[test]
fn what_a_threshold_leaves_out_is_divided_between_the_ranks() {
    let profile = profile(include_bytes!("../../tests/data/pfc.mpiP"));
    assert_eq!(profile.tables.processes.len(), 256);
    let calls = by_rank(&profile, "MPI_Alltoall", 432);
    assert_eq!(calls.len(), 256);
    assert_eq!(calls[..2], [(0, 2, 262_100, 434.0), (1, 2, 262_100, 466.0)]);
    let sums = calls
        .iter()
        .fold((0, 0, 0.0), |sum, row| (sum.0 + row.1, sum.1 + row.2, sum.2 + row.3));
    assert_eq!((sums.0, sums.1), (512, 67_110_000));
    assert!((sums.2 - 226.0 * 512.0).abs() < 1.0, "{sums:?}");
    let reduces = by_rank(&profile, "MPI_Reduce", 176);
    assert_eq!(
        reduces
            .iter()
            .map(|row| (row.1, row.2))
            .fold((0, 0), |a, b| (a.0 + b.0, a.1 + b.1)),
        (256, 2048)
    );
    let notes = &profile.manifest.run.notes;
    assert!(notes.contains(&Note::MpipDivided(4)), "{notes:?}");
    assert_eq!(notes.len(), 2);
}

#[test]
fn addresses_stand_for_places_without_names() {
    let profile = profile(include_bytes!("../../tests/data/graph500.mpiP"));
    let frames = &profile.tables.frames;
    assert!(frames.offset.contains(&0x55d2_d30e_7a67) && frames.line.iter().all(|line| *line == 0));
    assert_eq!(by_rank(&profile, "MPI_Allreduce", 0), [(0, 65, 520, 0.1638)]);
    let absent: Vec<&str> = profile
        .tables
        .absent
        .what
        .iter()
        .map(|what| profile.strings.get(*what))
        .collect();
    assert!(absent.contains(&"other_calls"), "{absent:?}");
    // What the twenty rows and the details leave of the time in MPI.
    let others = by_rank(&profile, OTHER_CALLS, 0);
    assert!(
        (others[0].3 - (29.9 - 6.98 - 4.21 - 0.1638 - 0.0424)).abs() < 1e-3,
        "{others:?}"
    );
}

#[test]
fn cut_and_hostile_reports_are_read_or_refused() {
    let whole = include_str!("../../tests/data/pfc.mpiP");
    for end in (0..whole.len()).step_by(97) {
        let _ = import(&mut &whole.as_bytes()[..end], &Asked::default());
    }
    for text in [
        "@ mpiP\n@ MPI Task Assignment      : 18446744073709551615 n\n",
        "@ mpiP\n@--- MPI Time (seconds)\nTask AppTime MPITime MPI%\n99999999 1 1 1\n",
    ] {
        let error = import(&mut text.as_bytes(), &Asked::default()).unwrap_err().to_string();
        assert!(error.contains("ranks"), "{error}");
    }
    let huge = "@ mpiP\n@--- MPI Time (seconds)\nTask AppTime MPITime MPI%\n0 1e300 1e300 1\n\
                @--- Callsite Time statistics (all, milliseconds): 1\nName Site Rank Count Max Mean Min App% MPI%\n\
                Send 1 0 18446744073709551615 1e300 1e300 1 1 1\nSend 1 4000000000 1 1 1 1 1 1\n";
    let profile = profile(huge.as_bytes());
    assert_eq!(profile.tables.sites.time_ns, [u64::MAX]);
}
