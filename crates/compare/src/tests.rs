use crate::{CompareKind, CompareRow, Comparison, Verdict};
use format::Profile;
use model::Run;
use model::fixture::{Fixture, SiteOf, UseOf, run_from_text};

fn compare(a: &Run, b: &Run) -> Comparison {
    Comparison::of(&[a], &[b]).unwrap()
}

fn find<'a>(comparison: &'a Comparison, kind: CompareKind, name: &str) -> &'a CompareRow {
    let found = comparison.of_kind(kind).find(|row| row.name == name);
    found.unwrap_or_else(|| panic!("no {name}: {:#?}", comparison.rows))
}

fn verdict(comparison: &Comparison) -> String {
    comparison.verdict.replace('\u{a0}', " ")
}

/// The program's executable has another name.
fn renamed(profile: &mut Profile, name: &str) {
    let (old, new) = ("/home/user/app", format!("/home/user/{name}"));
    let (old, new) = (profile.strings.intern(old), profile.strings.intern(&new));
    for path in profile
        .tables
        .modules
        .path
        .iter_mut()
        .chain(&mut profile.tables.processes.executable)
    {
        if *path == old {
            *path = new;
        }
    }
    profile.manifest.run.name = name.into();
}

/// Calls, seconds in them and their standard error.
fn calls(count: u64, time_s: f64, error_s: f64) -> SiteOf {
    SiteOf {
        count,
        time_s,
        error_s,
        ..SiteOf::default()
    }
}

#[test]
fn what_ranks_differ_in_is_no_noise() {
    // The ranks are far apart, and stay so; both runs have many samples.
    let a = run_from_text("U2400M320\nU1200M1520");
    let b = run_from_text("U1100M140\nU540M700");
    let comparison = compare(&a, &b);
    let total = &comparison.rows[0];
    assert_eq!(
        (total.kind, total.a, total.b),
        (CompareKind::Total, Some(2720.0), Some(1240.0))
    );
    assert_eq!((total.noise, total.sure, total.verdict), (None, false, Verdict::Faster));
    let speedup = comparison.speedup.unwrap();
    assert!((speedup.value - 2720.0 / 1240.0).abs() < 1e-12 && speedup.low.is_none());
    assert!(
        verdict(&comparison).starts_with("B is 2.19 × faster than A: "),
        "{}",
        comparison.verdict
    );
    let computing = find(&comparison, CompareKind::Family, "Compute");
    assert_eq!(computing.change, Some(820.0 - 1800.0));
    // Two standard errors of two binomial proportions, each of one rank's moments.
    let variance = |run: &Run, all: f64, part: f64| part * (all - part) / run.times().observations_together();
    let expected = 2.0 * (variance(&a, 2720.0, 1800.0) + variance(&b, 1240.0, 820.0)).sqrt();
    assert!(
        (computing.noise.unwrap() - expected).abs() < 1e-6,
        "{:?} {expected}",
        computing.noise
    );
    assert_eq!(
        find(&comparison, CompareKind::Rank, "rank 1").change,
        Some(540.0 - 1200.0)
    );
}

#[test]
fn ranks_are_paired_by_their_numbers() {
    let with = |lost: usize| {
        Fixture::new("U100\nU200\nU300")
            .edit(|profile| profile.tables.threads.process[lost] = 99)
            .run()
    };
    let comparison = compare(&with(0), &with(1));
    let ranks: Vec<&CompareRow> = comparison.of_kind(CompareKind::Rank).collect();
    assert_eq!(ranks.len(), 1, "{ranks:#?}");
    assert_eq!((ranks[0].name.as_str(), ranks[0].change), ("rank 2", Some(0.0)));
}

#[test]
fn several_runs_have_the_noise_between_them() {
    let runs = |lengths: [u32; 3]| lengths.map(|length| run_from_text(&format!("U{length}")));
    let of = |a: &[Run; 3], b: &[Run; 3]| Comparison::of(&a.each_ref(), &b.each_ref()).unwrap();
    let slow = runs([1000, 1010, 990]);
    let faster = of(&slow, &runs([500, 505, 495]));
    let (low, high) = faster.speedup.and_then(|s| s.low.zip(s.high)).unwrap();
    assert!(low > 1.9 && low < 2.0 && high > 2.0 && high < 2.1, "{low} {high}");
    assert!(
        verdict(&faster).starts_with("B is 2.00 × faster than A (95 % interval 1.9"),
        "{}",
        faster.verdict
    );
    assert!((faster.rows[0].sure, faster.rows[0].verdict) == (true, Verdict::Faster));
    let same = of(&slow, &runs([1005, 980, 1020]));
    assert!(
        verdict(&same).starts_with("No difference beyond the noise between runs: "),
        "{}",
        same.verdict
    );
    assert_eq!((same.rows[0].sure, same.rows[0].verdict), (false, Verdict::Same));
    assert!(same.notes.iter().all(|note| !note.contains("One run")));
    let back = of(&runs([500, 505, 495]), &slow);
    assert!(
        verdict(&back).starts_with("B is 2.00 × slower than A (95 % interval 1.9"),
        "{}",
        back.verdict
    );
}

#[test]
fn a_run_is_no_other_than_itself() {
    let run = Fixture::new("U30M20\nU40M10")
        .site_of_all("MPI_Send", "halo@app.c:7", calls(10, 1.0, 0.1))
        .run();
    let comparison = compare(&run, &run);
    assert!(
        comparison
            .rows
            .iter()
            .all(|row| !row.sure && row.verdict == Verdict::Same)
    );
    assert!(verdict(&comparison).starts_with("B takes as long as A: 50.0 s and 50.0 s, in one run each"));
    assert!(comparison.differences.is_empty());
}

#[test]
fn the_program_is_one_module_whatever_its_name() {
    let of = |name: &str, library: &str| {
        let stack = format!("dgemm@{library}");
        let run = Fixture::new("a60b40").letter('a', "", &["main@app.c:1", "solve@app.c:2"]);
        run.letter('b', "", &["main@app.c:1", &stack])
            .edit(|profile| renamed(profile, name))
            .run()
    };
    let comparison = compare(
        &of("app_O0", "/opt/libblas.so.3.1"),
        &of("app_O3", "/opt/libblas.so.3.2"),
    );
    for (name, seconds) in [("solve", 60.0), ("dgemm", 40.0)] {
        let row = find(&comparison, CompareKind::Function, name);
        assert_eq!(
            (row.a, row.b, row.verdict),
            (Some(seconds), Some(seconds), Verdict::Same),
            "{name}"
        );
    }
    let names = &comparison.differences[0];
    assert_eq!(
        (names.what.as_str(), names.a.as_str(), names.b.as_str()),
        ("program", "app_O0", "app_O3")
    );
    assert!(!verdict(&comparison).contains("different programs"));
}

#[test]
fn a_program_that_shares_nothing_is_another() {
    let of = |name: &str, function: &str| {
        let stack = format!("{function}@app.c:2");
        let run = Fixture::new("a100").letter('a', "", &["main@app.c:1", &stack]);
        run.edit(|profile| renamed(profile, name)).run()
    };
    let comparison = compare(&of("heat", "step"), &of("sort", "partition"));
    assert!(
        verdict(&comparison).starts_with("A and B are different programs, heat and sort, with no function"),
        "{}",
        comparison.verdict
    );
    assert!(comparison.speedup.is_none() && !comparison.verdict.contains("faster"));
    assert_eq!(find(&comparison, CompareKind::Function, "step").verdict, Verdict::OnlyA);
}

#[test]
fn programs_without_samples_are_told_apart_by_their_executables() {
    let of = |executable: &str, name: &str| {
        let run = Fixture::new(".....").edit(|profile| renamed(profile, executable));
        run.edit(|profile| profile.manifest.run.name = name.into()).run()
    };
    assert!(compare(&of("sleep", "sleep"), &of("app", "app")).different_programs);
    for (one, other) in [
        (of("app1", "app"), of("app2", "app")),
        (of("python3", "a.py"), of("python3", "b.py")),
    ] {
        assert!(!compare(&one, &other).different_programs);
    }
}

#[test]
fn what_the_compiler_made_of_a_function_is_that_function() {
    let of = |names: &[&str]| {
        let letters = ['a', 'b', 'c'];
        let mut text = String::new();
        names
            .iter()
            .zip(letters)
            .for_each(|(_, letter)| text += &format!("{letter}20"));
        let mut fixture = Fixture::new(&text);
        for (name, letter) in names.iter().zip(letters) {
            fixture = fixture.letter(letter, "", &["main@app.c:1", &format!("{name}@app.c:2")]);
        }
        fixture.run()
    };
    let comparison = compare(
        &of(&["step", "heat::sum_", "dot<float>(float*)"]),
        &of(&["step.constprop.0", "heat::sum", "dot<double>(double*)"]),
    );
    let functions: Vec<(&str, Option<f64>, Option<f64>)> = comparison
        .of_kind(CompareKind::Function)
        .map(|row| (row.name.as_str(), row.a, row.b))
        .collect();
    let same = (Some(20.0), Some(20.0));
    assert_eq!(
        functions,
        [
            ("dot<double>(double*)", same.0, same.1),
            ("heat::sum", same.0, same.1),
            ("step", same.0, same.1)
        ]
    );
    // Parts of one function are one; two of one name otherwise stay apart.
    let parts = compare(
        &of(&["step", "step.cold", "step._omp_fn.1"]),
        &of(&["dot<int>(int)", "dot<char>(char)", "dot"]),
    );
    assert_eq!(find(&parts, CompareKind::Function, "step").a, Some(60.0));
    assert_eq!(parts.of_kind(CompareKind::Function).count(), 4);
}

#[test]
fn what_one_side_lacks_is_told() {
    let of = |name: &str| {
        let stack = format!("{name}@app.c:2");
        Fixture::new("a100U100")
            .letter('a', "", &["main@app.c:1", &stack])
            .run()
    };
    let comparison = compare(&of("old"), &of("new"));
    let (old, new) = (
        find(&comparison, CompareKind::Function, "old"),
        find(&comparison, CompareKind::Function, "new"),
    );
    assert_eq!(
        (old.a, old.b, old.verdict, old.sure),
        (Some(100.0), Some(0.0), Verdict::OnlyA, true)
    );
    assert_eq!(
        (new.a, new.b, new.verdict, new.sure),
        (Some(0.0), Some(100.0), Verdict::OnlyB, true)
    );
    assert!(
        old.noise.is_some_and(|noise| noise > 0.0),
        "it may have run and have been met by no sample"
    );
    let calls_of = |call: &str| {
        Fixture::new("U9")
            .site_of_all(call, "halo@app.c:7", calls(10, 1.0, 0.0))
            .run()
    };
    let calls = compare(&calls_of("MPI_Send"), &calls_of("MPI_Isend"));
    let send = find(&calls, CompareKind::Call, "MPI_Send");
    assert_eq!((send.b, send.count_a, send.count_b), (Some(0.0), Some(10.0), Some(0.0)));
    assert_eq!(
        (send.noise, send.sure, send.verdict),
        (None, false, Verdict::OnlyA),
        "by how much the times of single runs differ is not known"
    );
}

#[test]
fn what_is_not_known_is_not_nothing() {
    let sampled = Fixture::new("a100M50")
        .letter('a', "", &["main@app.c:1", "solve@app.c:2"])
        .run();
    let counted = Fixture::new("U150")
        .site_of_all("MPI_Allreduce", "step@app.c:1", calls(10, 50.0, 0.0))
        .edit(|profile| profile.tables.samples = Default::default())
        .run();
    let comparison = compare(&sampled, &counted);
    let solve = find(&comparison, CompareKind::Function, "solve");
    assert_eq!((solve.a, solve.b, solve.change), (Some(100.0), None, None));
    assert_eq!((solve.verdict, solve.sure), (Verdict::Unknown, false));
    let mpi = find(&comparison, CompareKind::Family, "MPI");
    assert_eq!((mpi.a, mpi.b, mpi.noise), (Some(50.0), Some(50.0), None));
    let unseen = Fixture::new("U150")
        .absent("MPI_calls", "they were made past us", "")
        .run();
    let comparison = compare(&sampled, &unseen);
    assert_eq!(find(&comparison, CompareKind::Family, "Compute").b, None);
    assert_eq!(find(&comparison, CompareKind::Family, "MPI").verdict, Verdict::Unknown);
    let empty = compare(&run_from_text(""), &run_from_text(""));
    assert!(empty.rows.iter().all(|row| row.change.is_none()) && empty.speedup.is_none());
    assert!(Comparison::of(&[], &[&sampled]).is_none());
}

#[test]
fn exact_calls_of_single_runs_are_less_and_not_faster() {
    let of = |time_s: f64| {
        Fixture::new("U99\nU99")
            .site_of_all("MPI_Send", "halo@app.c:7", calls(10, time_s, 0.0))
            .run()
    };
    let single = compare(&of(9.0), &of(1.0));
    let row = find(&single, CompareKind::Call, "MPI_Send");
    assert_eq!(
        (row.change, row.noise, row.sure, row.word.as_str()),
        (Some(-8.0), None, false, "less")
    );
    let (slow, fast) = ([of(9.0), of(9.2), of(8.8)], [of(1.0), of(1.1), of(0.9)]);
    let several = Comparison::of(&slow.each_ref(), &fast.each_ref()).unwrap();
    let row = find(&several, CompareKind::Call, "MPI_Send");
    assert_eq!((row.sure, row.word.as_str()), (true, "faster"));
    // Without an interval nothing is known of the elapsed time, of several runs of one side neither.
    let one_sided = Comparison::of(&slow.each_ref(), &[&run_from_text("U9")]).unwrap();
    assert!(!one_sided.rows[0].sure && one_sided.speedup.unwrap().low.is_none());
}

#[test]
fn a_sort_of_other_things_is_another() {
    let of = |name: &str| {
        let stack = format!("{name}@app.c:2");
        Fixture::new("a100").letter('a', "", &["main@app.c:1", &stack]).run()
    };
    let comparison = compare(&of("sort<float>(float*)"), &of("sort<Foo>(Foo*)"));
    let verdict = |name: &str| find(&comparison, CompareKind::Function, name).verdict;
    assert_eq!(verdict("sort<float>(float*)"), Verdict::OnlyA);
    assert_eq!(verdict("sort<Foo>(Foo*)"), Verdict::OnlyB);
}

#[test]
fn what_is_another_in_every_job_is_no_difference() {
    let of = |job: u32, threads: u32| {
        let environment = [
            ("SLURM_JOB_ID", format!("{job}")),
            ("SLURM_JOBID", format!("{job}")),
            ("SLURM_STEP_LAUNCHER_PORT", format!("4{job}")),
            ("SLURM_JOB_START_TIME", format!("1700000{job}")),
            ("SLURM_NODELIST", format!("n{job}")),
            ("PMIX_SERVER_URI41", format!("{job}.0;tcp4://127.0.0.1:{job}")),
            ("OMPI_MCA_session_dir", format!("/tmp/ompi.{job}")),
            ("SLURM_CPUS_PER_TASK", format!("{threads}")),
            ("UCX_TLS", format!("tls{threads}")),
        ];
        let environment = environment.map(|(name, value)| (name.to_string(), value));
        Fixture::new("U9")
            .edit(|profile| profile.manifest.run.environment = environment.into_iter().collect())
            .run()
    };
    let comparison = compare(&of(7, 4), &of(8, 8));
    let names: Vec<&str> = comparison.differences.iter().map(|each| each.what.as_str()).collect();
    assert_eq!(names, ["SLURM_CPUS_PER_TASK", "UCX_TLS"]);
}

#[test]
fn files_are_the_same_wherever_the_job_put_them() {
    let of = |folder: &str, write_s: f64| {
        let writes = UseOf {
            writes: 10,
            write_bytes: 1000,
            write_s,
            ..UseOf::default()
        };
        Fixture::new("U9\nU9")
            .file_use_of_all(&format!("/scratch/{folder}/out.h5"), "posix", writes)
            .run()
    };
    let comparison = compare(&of("job17", 1.0), &of("job18", 3.0));
    let file = find(&comparison, CompareKind::File, "/scratch/job18/out.h5");
    assert_eq!(
        (file.a, file.b, file.noise, file.verdict),
        (Some(1.0), Some(3.0), None, Verdict::Slower)
    );
    assert_eq!((file.bytes_a, file.count_b), (Some(1000.0), Some(10.0)));
}

#[test]
fn call_sites_are_found_again_where_lines_have_moved() {
    let run = |line: u32, time_s: f64| {
        let place = format!("halo@app.c:{line}");
        Fixture::new("U4\nU4")
            .site_of_all("MPI_Send", &place, calls(10_000, time_s, 0.1))
            .run()
    };
    let same = compare(&run(7, 1.0), &run(7, 2.0));
    let row = find(&same, CompareKind::Site, "MPI_Send");
    assert_eq!((row.a, row.b, row.sure), (Some(1.0), Some(2.0), true));
    assert_eq!(row.place, "halo (app.c:7)");
    // Two ranks of 0.1 s each side: per rank √2·0.1/2.
    assert!((row.noise.unwrap() - 2.0 * 0.1).abs() < 1e-9, "{:?}", row.noise);
    let moved = compare(&run(7, 1.0), &run(9, 1.01));
    let row = find(&moved, CompareKind::Site, "MPI_Send");
    assert_eq!((row.a, row.b, row.sure), (Some(1.0), Some(1.01), false));
    assert_eq!(row.place, "halo (app.c)");
}

#[test]
fn runs_that_are_hard_to_compare_say_so_first() {
    let two = Fixture::new("U5\nU5").edit(|profile| {
        let command = profile.strings.intern("./app 200");
        profile.tables.processes.command.fill(command);
        profile.tables.processes.exit_signal[1] = 9;
    });
    let comparison = compare(&run_from_text("U5"), &two.run());
    let said = verdict(&comparison);
    let failed = said
        .find("B did not end as it should: rank 1 on node0 was killed by signal 9")
        .unwrap();
    let kind = said
        .find("they differ in arguments (none in A, 200 in B); ranks (1 in A, 2 in B).")
        .unwrap();
    assert!(
        failed < kind && kind < said.find("which is faster is not known").unwrap(),
        "{said}"
    );
    assert!(comparison.speedup.is_none() && comparison.rows.iter().all(|row| !row.sure));
    assert_eq!(comparison.of_kind(CompareKind::Rank).count(), 0);
    let failed = Fixture::new("U4").edit(|profile| profile.tables.processes.exit_status[0] = 3);
    let comparison = compare(&run_from_text("U5"), &failed.run());
    assert!(
        verdict(&comparison).contains("B is 1.25 × faster"),
        "{}",
        verdict(&comparison)
    );
}

#[test]
fn a_newcomer_reads_the_page() {
    let of = |text: &str, name: &str, producer: &str| {
        let run = Fixture::new(text).letter('s', "", &["main@app.c:1", "solve@app.c:2"]);
        run.site_of_all("MPI_Allreduce", "step@app.c:3", calls(1000, 20.0, 0.5))
            .edit(|profile| {
                renamed(profile, name);
                let producer = profile.strings.intern(producer);
                profile.tables.modules.producer.fill(producer);
            })
            .run()
    };
    let (a, b) = (
        of("s2400M320\ns2300M420", "app_O0", "GNU C17 -O0"),
        of("s900M340\ns880M360", "app_O3", "GNU C17 -O3"),
    );
    let comparison = compare(&a, &b).with_files(vec!["a.steelyard".into()], vec!["b.steelyard".into()]);
    insta::assert_snapshot!(report::text::write(&comparison.page(), Default::default()), @"
    Steelyard: app_O3 (B) compared with app_O0 (A)
    ──────────────────────────────────────────────
    A            a.steelyard: mpirun -n 2 ./app; 2 ranks; elapsed 45 min 20 s
    B            b.steelyard: mpirun -n 2 ./app; 2 ranks; elapsed 20 min 40 s

    B is 2.19 × faster than A: 20 min 40 s instead of 45 min 20 s, in one run each,
    which does not show how much such runs differ. Per rank, computing takes
    24 min 20 s less. The function that changed most is solve (−24 min 20 s).

    Where the time changed
    ──────────────────────

                         A            B        change     noise
      Elapsed  45 min 20 s  20 min 40 s  −24 min 40 s         –  less
      Compute  39 min 10 s  14 min 50 s  −24 min 20 s  ± 54.4 s  faster
      MPI       6 min 10 s   5 min 50 s       −20.0 s  ± 54.4 s  within noise
      Rank by rank, the change of computing lies between −25 min 00 s (rank 0) and
      −23 min 40 s (rank 1).

    By function
    ───────────
    The time of a function itself and of the calls that it makes of MPI, I/O and the
    system. What is only in one side may have been inlined, renamed or moved.

      Function                 A            B        change     noise
      solve (app.c)  39 min 10 s  14 min 50 s  −24 min 20 s  ± 54.4 s  faster

    By MPI call
    ───────────

      Nothing here changed beyond the noise.

    By rank
    ───────

      Computing of            A            B        change     noise
      rank 0        40 min 00 s  15 min 00 s  −25 min 00 s  ± 52.2 s  faster
      rank 1        38 min 20 s  14 min 40 s  −23 min 40 s  ± 56.4 s  faster

    Numbers that changed
    ────────────────────
    Metrics that changed beyond their noise; what is counted is exact.

                                     A            B            change
      Parallel efficiency            86.4 %       71.8 %       −14.6 pp ± 3.1 pp
      Communication efficiency       88.2 %       72.6 %       −15.7 pp ± 3.0 pp
      Useful time                    39 min 10 s  14 min 50 s  −24 min 20 s ± 54.4 s
      Time lost to late ranks        50.0 s       10.0 s       −40.0 s ± 18.1 s
      MPI: Waiting for late ranks    13.5 %       2.9 %        −10.7 pp ± 4.7 pp
      MPI: Transfer and              86.5 %       97.1 %       +10.7 pp ± 4.7 pp
        synchronisation

    What else differs
    ─────────────────

                A            B
      program   app_O0       app_O3
      compiler  GNU C17 -O0  GNU C17 -O3

      Notes
      · One run of each does not show by how much runs of the same command differ:
        record several of each (steelyard run --repeat 3) and name them all,
        steelyard diff A1 A2 A3 -- B1 B2 B3.
      · Seconds are those of a rank: the mean over the ranks and over the runs of a
        side; without MPI, of a process. Elapsed times and numbers of calls are
        exact. Times of classes and functions are sampled, those of calls are
        estimated where not all were timed: noise is two standard errors of the
        change, and of exact numbers of one run each it is not known. Where each
        side has several runs it is at least the 95 % interval of the difference of
        their means (Welch), which holds what differs from run to run. A change
        beyond the noise is marked; a dash is what is not known.
      · This page has what changed beyond the noise; JSON and CSV have every row.
    ");
    let csv = crate::csv::write(&comparison);
    assert_eq!(csv.lines().count(), 1 + comparison.rows.len());
    assert!(
        csv.lines()
            .nth(1)
            .unwrap()
            .starts_with("total,Elapsed,,2720,1240,-1480,,false,faster,")
    );
    let value: serde_json::Value = serde_json::from_str(&comparison.to_json()).unwrap();
    assert_eq!(
        (&value["schema"], &value["rows"][0]["verdict"]),
        (&crate::SCHEMA.into(), &"faster".into())
    );
}

#[test]
fn what_is_shown_alike_is_no_change() {
    let writing = |bytes: u64| {
        let writes = UseOf {
            writes: 1000,
            write_bytes: bytes,
            ..UseOf::default()
        };
        Fixture::new("U40\nU40")
            .file_use_of_all("/data/out", "posix", writes)
            .run()
    };
    let shown = |a: u64, b: u64| {
        let comparison = compare(&writing(a), &writing(b));
        assert!(
            comparison
                .numbers
                .iter()
                .any(|row| row.id == "io_data_written" && row.sure),
            "{:?}",
            comparison.numbers
        );
        crate::page::number_cells(&comparison)
    };
    let named = |cells: Vec<[String; 5]>| cells.iter().any(|cells| cells[0].ends_with("Written to data files"));
    assert!(!named(shown(64_000, 64_010)) && named(shown(64_000, 66_000)));
}
