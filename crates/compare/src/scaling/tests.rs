use super::{Axis, Error, GrowthKind, Kind, Reading, Scaling};
use format::Profile;
use model::fixture::{Fixture, SiteOf};
use model::{Run, TIME_OUTSIDE_MPI};

/// A run of so many ranks that all compute in `solve` and then are in MPI_Allreduce, ticks of a hundredth of a second.
fn run(ranks: u32, compute_s: f64, mpi_s: f64) -> Run {
    let ticks = |seconds: f64| (seconds * 100.0).round() as u32;
    let line = format!("s{}m{}\n", ticks(compute_s), ticks(mpi_s));
    Fixture::new(&line.repeat(ranks as usize))
        .tick(0.01)
        .letter('s', "", &["main@app.c:1", "solve@app.c:20"])
        .letter(
            'm',
            "MPI_Allreduce",
            &["main@app.c:1", "norm@app.c:90", "MPI_Allreduce@libmpi.so"],
        )
        .site_of_all(
            "MPI_Allreduce",
            "norm@app.c:90",
            SiteOf {
                count: 100,
                time_s: mpi_s,
                ..SiteOf::default()
            },
        )
        .edit(move |profile| has_cores(profile, ranks))
        .run()
}

/// A node with so many cores, all of which its ranks may use.
fn has_cores(profile: &mut Profile, cores: u32) {
    profile.tables.nodes.cores_logical.fill(cores);
    let list = profile.strings.intern(&format!("0-{}", cores - 1));
    profile.tables.processes.cpu_list.fill(list);
}

fn series(ranks: &[u32], compute_s: impl Fn(f64) -> f64, mpi_s: impl Fn(f64) -> f64) -> Scaling {
    let readings = ranks.iter().map(|n| {
        let scale = f64::from(*n);
        Reading::of(&run(*n, compute_s(scale), mpi_s(scale)), &format!("{n}.steelyard"))
    });
    Scaling::of(readings.collect(), None).unwrap()
}

fn said(series: &Scaling) -> String {
    series.verdict.replace('\u{a0}', " ")
}

const RANKS: [u32; 6] = [2, 4, 8, 16, 32, 64];

#[test]
fn strong_scaling_is_known_by_its_useful_time_and_followed_to_where_it_ends() {
    // 200 s are shared out, the reduction takes 0.05 · n of each rank.
    let found = series(&RANKS, |n| 200.0 / n, |n| 0.05 * n);
    assert_eq!(
        (found.axis, found.kind, found.noun.as_str()),
        (Axis::Ranks, Kind::Strong, "rank")
    );
    assert!(found.kind_why.contains("stays as it is"), "{}", found.kind_why);
    let find = |kind, name: &str| {
        found
            .growth
            .iter()
            .find(|row| row.kind == kind && row.name == name)
            .unwrap()
    };
    let (solve, reduce) = (
        find(GrowthKind::Function, "solve"),
        find(GrowthKind::Site, "MPI_Allreduce"),
    );
    assert!((solve.exponent.unwrap() + 1.0).abs() < 0.1, "{solve:?}");
    assert!((reduce.exponent.unwrap() - 1.0).abs() < 0.1, "{reduce:?}");
    assert_eq!(reduce.title(), "MPI_Allreduce (app.c:90)");
    // 200/n and 0.05·n are equal at √4000 = 63.2: at 64 MPI is the larger already.
    assert_eq!(found.crossings.len(), 1, "{:?}", found.crossings);
    // T(n) = 200/n + 0.05·n; E = T(2)·2/(T(n)·n) = 200.2/(200 + 0.05·n²) is 0.8 at n = √(50.25/0.05) = 31.7.
    let fall = &found.crossings[0];
    assert!((fall.n - 31.7).abs() < 1.0, "{fall:?}");
    assert!(fall.error.is_some_and(|error| error < 6.0), "{fall:?}");
    let parallel = found
        .efficiencies
        .iter()
        .find(|row| row.id == "parallel_efficiency")
        .unwrap();
    let truth = (200.0 / 64.0) / (200.0 / 64.0 + 3.2);
    assert!((parallel.values[5].unwrap() - truth).abs() < 0.01, "{parallel:?}");
    let computation = found
        .efficiencies
        .iter()
        .find(|row| row.id == "computation_scalability")
        .unwrap();
    assert!(
        computation
            .values
            .iter()
            .all(|value| (value.unwrap() - 1.0).abs() < 0.02),
        "{computation:?}"
    );
}

#[test]
fn what_will_overtake_everything_is_named() {
    // Equal at √(400/0.02) = 141 ranks, beyond the largest run.
    let found = series(&RANKS, |n| 400.0 / n, |n| 0.02 * n);
    let overtaken = found
        .crossings
        .iter()
        .find(|crossing| crossing.what.contains("overtakes"))
        .unwrap();
    assert!((overtaken.n / 141.4 - 1.0).abs() < 0.05, "{overtaken:?}");
    assert!(
        said(&found).contains("ranks MPI_Allreduce (app.c:90) overtakes everything."),
        "{}",
        said(&found)
    );
}

#[test]
fn weak_scaling_grows_with_the_machine() {
    let found = series(&RANKS, |_| 8.0, |n| 0.25 * n.log2());
    assert_eq!(found.kind, Kind::Weak);
    assert!(found.amdahl.is_none());
    let last = found.scales.last().unwrap();
    // 8.25 s on 2 ranks, 9.5 s on 64, with 32 times the work.
    assert!((last.speedup - 32.0 * 8.25 / 9.5).abs() < 0.1, "{last:?}");
    let reduce = found.growth.iter().find(|row| row.kind == GrowthKind::Site).unwrap();
    let term = &reduce.model.as_ref().unwrap().terms[0];
    assert_eq!((term.exponent, term.logarithm), (0.0, 1), "{reduce:?}");
    let computation = found
        .efficiencies
        .iter()
        .find(|row| row.id == "computation_scalability")
        .unwrap();
    assert!(
        computation
            .values
            .iter()
            .all(|value| (value.unwrap() - 1.0).abs() < 0.01),
        "{computation:?}"
    );
}

/// A process of so many threads that all look busy, on two cores: 40 s of them whatever it is.
fn crowded(threads: u32, seconds: u32) -> Run {
    let others = format!("+U{seconds}\n").repeat(threads as usize - 1);
    Fixture::new(&format!("U{seconds}\n{others}"))
        .without_mpi()
        .edit(|profile| {
            let processes = &mut profile.tables.processes;
            (processes.user_ns[0], processes.system_ns[0]) = (40_000_000_000, 0);
            processes.openmp_threads[0] = threads;
        })
        .run()
}

#[test]
fn threads_that_wait_for_a_core_do_no_work() {
    let runs = [(1, 40), (2, 20), (4, 20), (8, 20)].map(|(threads, seconds)| crowded(threads, seconds));
    let readings = runs.iter().map(|run| Reading::of(run, "x")).collect();
    let found = Scaling::of(readings, None).unwrap();
    assert_eq!(
        (found.axis, found.kind),
        (Axis::Threads, Kind::Strong),
        "{}",
        found.kind_why
    );
    assert!(
        found
            .scales
            .iter()
            .all(|scale| (scale.useful_s.unwrap() - 40.0).abs() < 1.0),
        "{:?}",
        found.scales
    );
}

#[test]
fn ranks_that_share_cores_show_nothing_of_more_of_them() {
    // Two cores: four ranks and eight want them all the time, and take as long as two.
    let run_of = |ranks: u32| {
        let seconds = 40 / ranks.min(2);
        Fixture::new(&vec![format!("U{seconds}"); ranks as usize].join("\n"))
            .edit(move |profile| {
                has_cores(profile, 2);
                let cores = 2.0 / f64::from(ranks.max(2));
                profile
                    .tables
                    .processes
                    .user_ns
                    .fill((f64::from(seconds) * cores * 1e9) as i64);
                profile.tables.processes.system_ns.fill(0);
            })
            .run()
    };
    let readings = [1, 2, 4, 8].map(|ranks| Reading::of(&run_of(ranks), "x")).into();
    let found = Scaling::of(readings, None).unwrap();
    assert_eq!(
        found.scales.iter().filter(|scale| scale.shares_cores).count(),
        2,
        "{:?}",
        found.scales
    );
    assert!(found.amdahl.is_none() && found.elapsed.is_none() && found.next.is_none());
    assert!(
        said(&found).contains("On 4 and 8 ranks the run's threads shared cores"),
        "{}",
        said(&found)
    );
}

#[test]
fn few_samples_and_shared_cores_decide_nothing() {
    // Each rank is seen computing twice, whatever the scale: useful time seems to grow with the machine.
    let found = series(&[1, 2, 4, 8], |_| 0.02, |_| 5.0);
    assert_eq!(found.kind, Kind::Strong);
    assert!(
        found.kind_why.contains("rests on too few samples"),
        "{}",
        found.kind_why
    );
    // The smallest scale is not known, the largest shared its cores: both are left out.
    let reading = |ranks: u32| Reading::of(&run(ranks, 80.0 / f64::from(ranks), 1.0), "x");
    let mut readings: Vec<Reading> = [1, 2, 4, 8].map(reading).into();
    readings[0].useful_s = None;
    readings[3].useful_s = readings[3].useful_s.map(|useful| 1000.0 * useful);
    readings[3].shares_cores = true;
    let found = Scaling::of(readings, None).unwrap();
    let why = found.kind_why.replace('\u{a0}', " ");
    assert!(
        why.contains("stays as it is, 80.0 s on 2 and 80.0 s on 4 ranks"),
        "{why}"
    );
}

#[test]
fn what_gets_slower_or_stays_is_said_so() {
    let slower = series(&[1, 2, 4, 8], |n| 10.0 / n, |n| 4.0 * n);
    let text = said(&slower);
    assert!(
        text.contains("it is 2.38 × slower where 8 × faster would be ideal."),
        "{text}"
    );
    assert!(!text.contains("Amdahl") && !text.contains("some 1 ranks"), "{text}");
    let serial = series(&[1, 2, 4, 8], |_| 10.0, |_| 0.0);
    let serial = Scaling {
        kind: Kind::Strong,
        ..serial
    };
    let text = Scaling::said(&serial);
    assert!(
        !text.contains("some 1 ranks") && !text.contains("more than 1 ×"),
        "{text}"
    );
    let law = super::Amdahl {
        serial: 1.0,
        error: None,
        alone_s: 10.0,
        residual: 0.0,
    };
    let text = Scaling {
        amdahl: Some(law),
        ..serial
    }
    .said();
    assert!(text.contains("more ranks make it no faster"), "{text}");
}

#[test]
fn tables_have_the_largest_scale_however_many_there_are() {
    let found = series(&[1, 2, 3, 4, 5, 6, 7, 8, 12, 16], |n| 64.0 / n, |_| 0.1);
    let page = report::text::write(&found.page(), Default::default());
    let shown = |n: &str| page.lines().any(|line| line.trim_start().starts_with(&format!("{n} ")));
    assert!(shown("1") && shown("16") && !page.contains("below these"), "{page}");
    assert!(page.contains("6 of 10 scales"), "{page}");
}

#[test]
fn a_record_of_mpi_alone_knows_what_was_outside() {
    let line = "U20M2\n".repeat(4);
    let run = Fixture::new(&line).absent(TIME_OUTSIDE_MPI, "a report", "").run();
    let useful = Reading::of(&run, "x").useful_s.unwrap();
    assert!((useful - 80.0).abs() < 1.0, "{useful}");
}

#[test]
fn a_serial_part_is_amdahls() {
    // Rank time of 2 + 38/n: each repeats 2 s, so that useful time grows a little.
    let found = series(&[1, 2, 4, 8, 16], |n| 2.0 + 38.0 / n, |_| 0.0);
    let law = found.amdahl.unwrap();
    assert!((law.serial - 0.05).abs() < 0.005, "{law:?}");
    assert!(
        said(&found).contains("20") && said(&found).contains("Amdahl"),
        "{}",
        said(&found)
    );
}

#[test]
fn too_few_scales_say_which_run_to_make() {
    let found = series(&[2, 16], |n| 32.0 / n, |_| 1.0);
    let next = found.next.unwrap();
    assert_eq!(next.n, 6, "{next:?}");
    assert!(found.growth.iter().all(|row| row.model.is_none()));
    let found = series(&[2, 4, 8], |n| 32.0 / n, |_| 1.0);
    assert_eq!(found.next.unwrap().n, 16);
}

#[test]
fn what_is_no_series_is_said() {
    let reading = |ranks| Reading::of(&run(ranks, 1.0, 0.1), "x");
    let error = Scaling::of(vec![reading(4), reading(4)], None).unwrap_err();
    assert_eq!(
        error,
        Error::OneScale {
            runs: 2,
            what: "4 ranks".into()
        }
    );
    let mut other = reading(8);
    other.name = "other".into();
    assert!(matches!(
        Scaling::of(vec![reading(4), other], None),
        Err(Error::Programs { .. })
    ));
    assert_eq!(Scaling::of(vec![], None), Err(Error::None));
}

#[test]
fn a_newcomer_reads_the_page() {
    let found = series(&RANKS, |n| 400.0 / n, |n| 0.02 * n);
    let page = report::text::write(&found.page(), Default::default());
    let html = report::html::write(&found.page());
    assert_eq!(html.matches("<svg viewBox").count(), 1);
    assert!(
        found
            .to_csv()
            .lines()
            .any(|line| line.starts_with("site,MPI_Allreduce,app.c:90,64,1.28")),
        "{}",
        found.to_csv()
    );
    insta::assert_snapshot!(page, @"
    Steelyard: app, strong scaling
    ──────────────────────────────
    Series       6 runs on 2 to 64 ranks

    From 2 to 64 ranks it is 26.6 × faster where 32 would be ideal, an efficiency of
    83.0 %. Strong scaling: the useful time of all of them together stays as it is,
    6 min 40 s on 2 and 6 min 40 s on 64 ranks, and all runs have the same
    arguments. By Amdahl's law 0.3 % ± 0.3 % of the work of one rank is serial, so
    that no number of them is more than 308 × faster than one (the law is off by
    1.7 % on average). At some 71 ranks efficiency falls below 80 %. At some 140
    ranks MPI_Allreduce (app.c:90) overtakes everything. The next run worth making
    is on 128 ranks: models that fit alike so far say 5.12 s to 6.03 s there.

    Speed-up
    ────────

      ranks  runs     elapsed  speed-up  ideal  efficiency  useful, all
      2         1  3 min 20 s         1      1       100 %   6 min 40 s
      4         1       100 s      2.00      2      99.9 %   6 min 40 s
      8         1      50.2 s      3.99      4      99.7 %   6 min 40 s
      16        1      25.3 s      7.90      8      98.8 %   6 min 40 s
      32        1      13.1 s      15.2     16      95.1 %   6 min 40 s
      64        1      7.53 s      26.6     32      83.0 %   6 min 40 s

    Efficiency by ranks
    ───────────────────

                                          2       4       8      16      32      64
      Global efficiency             >99.9 %  99.9 %  99.7 %  98.7 %  95.1 %  83.0 %
        Parallel efficiency         >99.9 %  99.9 %  99.7 %  98.7 %  95.1 %  83.0 %
          Load balance                100 %   100 %   100 %   100 %   100 %   100 %
          Communication efficiency  >99.9 %  99.9 %  99.7 %  98.7 %  95.1 %  83.0 %
        Computation scalability       100 %   100 %   100 %   100 %   100 %   100 %

    Growth by class
    ───────────────

                     on 2   on 64  growth  seconds of a rank
      Compute  3 min 20 s  6.25 s  n^−1.0  400 · n^−1
      MPI         40.0 ms  1.28 s  n^1.0   0.02 · n

    Growth of computing, by function
    ────────────────────────────────

                           on 2   on 64  growth  seconds of a rank
      solve (app.c)  3 min 20 s  6.25 s  n^−1.0  400 · n^−1

    Growth by call site
    ───────────────────

                                   on 2   on 64  growth  seconds of a rank
      MPI_Allreduce (app.c:90)  40.0 ms  1.28 s  n^1.0   0.02 · n

      Notes
      · Of one run of a scale it is not known by how much such runs differ: 1 % is
        taken for it. Record several of each, steelyard run --repeat 3.
      · Efficiencies are POP's: global = parallel × computation scalability,
        parallel = load balance × communication. Growth is the performance model
        normal form of Extra-P, one term or two, of the seconds of a rank; what is
        written n^1.0 doubles with the scale, n^−1.0 is shared out. A model is
        followed to 16 times the largest scale, no further.
    ");
}
