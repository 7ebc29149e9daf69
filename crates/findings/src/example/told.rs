//! What is told of runs, in which order, and what is not.

use super::*;

#[test]
fn memory_that_malloc_does_not_hold_is_not_kept_by_malloc() {
    let by = |frames: &'static [&'static str]| {
        let run = Fixture::new("U15m").letter('m', "", frames).edit(|profile| {
            let processes = &mut profile.tables.processes;
            processes.minor_faults.fill(4_000_000);
            processes.rss_peak_bytes.fill(GIB as i64);
            (processes.user_ns, processes.system_ns) = (vec![8_000_000_000], vec![8_000_000_000]);
        });
        finding("page_faults", &run.run()).map_or(vec![], |found| found.advice)
    };
    let tunes = |advice: &[String]| advice.iter().any(|text| text.contains("GLIBC_TUNABLES"));
    let of_malloc = by(&["step@app.c:7", "free@libc.so.6", "munmap@libc.so.6"]);
    assert!(tunes(&of_malloc), "{of_malloc:?}");
    let own = by(&["step@app.c:7", "munmap@libc.so.6"]);
    assert!(!tunes(&own) && own[0].contains("maps this memory itself"), "{own:?}");
    let of_python = by(&[
        "step@app.py:7",
        "_PyEval_EvalFrame@python3.11",
        "loop@_multiarray_umath.so",
        "munmap@libc.so.6",
    ]);
    assert!(
        !tunes(&of_python) && of_python[0].contains("Python maps"),
        "{of_python:?}"
    );
}

#[test]
fn text_that_was_read_is_not_told_to_stay_numbers() {
    let parsing = |bytes: u64| {
        let moved = SiteOf {
            count: 1000,
            bytes,
            time_s: 1.0,
            ..SiteOf::default()
        };
        let stack = ["parse@app.c:22", "____strtod_l_internal@/usr/lib/libc.so.6"];
        let run = Fixture::new("U70h30").letter('h', "", &stack);
        finding("text_in_memory", &run.site(0, "read", "load@app.c:9", moved).run()).is_some()
    };
    assert!(parsing(1000) && !parsing(1_000_000_000));
}

#[test]
fn pages_of_a_file_are_no_memory_given_back() {
    let read = |pages: i64| {
        let run = Fixture::new("U16").edit(move |profile| {
            let processes = &mut profile.tables.processes;
            (processes.minor_faults, processes.major_faults) = (vec![6_000], vec![pages]);
            processes.rss_peak_bytes.fill(GIB as i64);
            (processes.user_ns, processes.system_ns) = (vec![2_000_000_000], vec![4_000_000_000]);
        });
        finding("page_faults", &run.run()).is_some()
    };
    assert!(read(0) && !read(200_000));
}

#[test]
fn blocks_in_huge_pages_have_ends_of_small_ones() {
    assert!(finding("page_faults", &faulting(60_000, 2)).is_some());
    // As long as it takes to clear the memory once, or twice.
    assert!(finding("page_faults", &faulting(60_000, 1)).is_none());
}

#[test]
fn of_a_handful_of_samples_only_what_is_counted_is_told() {
    let imbalance = |ticks: u32| {
        let run = run_from_text(&format!("U{}M{ticks}\nU{}", 3 * ticks, 4 * ticks));
        let found = crate::find(&run)
            .into_iter()
            .find(|finding| finding.id == "compute_imbalance");
        found.map(|found| found.confidence)
    };
    let told = [4, 20, 40].map(imbalance);
    assert_eq!(told, [None, Some(Confidence::Perhaps), Some(Confidence::Sure)]);
}

#[test]
fn what_may_be_counts_half_in_the_order() {
    let finding = |confidence| Finding {
        confidence,
        gain_s: 3.0,
        ..find_by(&run_from_text("U30M30\nU60"), RULES.iter()).remove(0)
    };
    assert!(finding(Confidence::Perhaps).weight() * 2.0 == finding(Confidence::Sure).weight());
}

#[test]
fn a_run_that_was_told_to_end_is_no_fault_of_its_processes() {
    let told = |signal: i32, unfinished: bool| {
        let run = Fixture::new(
            "U20
U12",
        )
        .edit(|profile| {
            profile.manifest.run.told_to_end = Some(2);
            profile.tables.processes.exit_signal[1] = signal;
            let begin = if unfinished { 0 } else { -1 };
            profile.tables.processes.mpi_init_end_ns.fill(begin);
            profile.tables.processes.mpi_finalize_begin_ns.fill(-1);
        });
        find(&run.run()).into_iter().find(|finding| finding.id == "ended_badly")
    };
    for (signal, unfinished) in [(15, false), (9, true), (0, true)] {
        let found = told(signal, unfinished).unwrap();
        assert!(
            found
                .title
                .starts_with("The run was ended by SIGINT (an interrupt) after"),
            "{}",
            found.title
        );
        assert!(
            found.advice[0].starts_with("It was ended from outside"),
            "{:?}",
            found.advice
        );
    }
    assert!(told(11, false).unwrap().title.contains("SIGSEGV"));
    assert_eq!(told(0, false), None);
}

#[test]
fn the_most_rewarding_comes_first_and_a_dead_run_before_all() {
    let run = Fixture::new("U50S30Q20")
        .edit(|profile| profile.tables.processes.exit_status[0] = 3)
        .run();
    let ids: Vec<String> = find(&run).into_iter().map(|finding| finding.id).collect();
    assert_eq!(ids, ["ended_badly", "sleeping", "event_waiting"]);
}

#[test]
fn what_one_rule_claims_another_of_the_same_account_does_not() {
    // Rank 0 computes alone for 100 of 200 s: one rank, imbalance and lateness are the same 75 s.
    let run = run_from_text("U200\nU100M100\nU100M100\nU100M100");
    let ids: Vec<String> = find(&run).into_iter().map(|finding| finding.id).collect();
    assert_eq!(ids, ["one_rank"]);
    // Half of the lateness is imbalance of the whole run; the other half moves from rank to rank.
    let run = run_from_text("U200M100\nU100M100U100\nU100M200\nU100M200");
    let gains: Vec<(String, f64)> = find(&run)
        .into_iter()
        .map(|finding| (finding.id, finding.gain_s.round()))
        .collect();
    assert_eq!(
        gains,
        [
            ("late_arrival".to_string(), 100.0),
            ("compute_imbalance".to_string(), 50.0)
        ]
    );
}

#[test]
fn nothing_is_said_about_what_takes_no_time() {
    // 2 ms of tiny writes and a thousand opened files in 100 s.
    let run = Fixture::new("U100\nU100")
        .site_of_all("write", "save@app.c:9", of(5000, 5000, 0.002))
        .site_of_all("open", "save@app.c:8", of(5000, 0, 0.002))
        .site_of_all("MPI_Send", "halo@app.c:7", of(5000, 5000, 0.002))
        .run();
    assert_eq!(find(&run), []);
    assert!(
        plain(&nothing(&run))
            .starts_with("No rule of Steelyard finds more than 1 % of the elapsed time or 50 ms to save")
    );
}

#[test]
fn our_own_oversubscription_is_not_blamed_on_others() {
    let run = cores("U5M5\nU5M5\nU5M5\nU5M5", 2)
        .edit(|profile| {
            profile.tables.processes.involuntary_switches.fill(5000);
            profile.tables.processes.user_ns.fill(5_000_000_000);
            profile.tables.processes.system_ns.fill(0);
        })
        .run();
    let ids: Vec<String> = find(&run).into_iter().map(|finding| finding.id).collect();
    assert!(
        ids.contains(&"oversubscription".to_string()) && !ids.contains(&"load_from_elsewhere".to_string()),
        "{ids:?}"
    );
}

#[test]
fn of_own_threads_and_other_programs_who_takes_more_is_named() {
    let named = |own_s: i64| {
        let run = cores("U5M5\nU5M5\nU5M5\nU5M5", 2)
            .node_readings(0, &[(0.0, 0, 1.0, None), (10.0, 0, 1.0, None)])
            .edit(move |profile| {
                let tables = &mut profile.tables;
                tables.processes.involuntary_switches.fill(5000);
                tables.processes.user_ns.fill(own_s * 1_000_000_000);
                tables.processes.system_ns.fill(0);
                tables.node_series.busy_ns = vec![0, 20_000_000_000];
                tables.nodes.cores_logical.fill(2);
            })
            .run();
        let ids = find(&run).into_iter().map(|finding| finding.id);
        ids.filter(|id| ["oversubscription", "load_from_elsewhere"].contains(&id.as_str()))
            .collect::<Vec<String>>()
    };
    // They have 0.4 of the 2 cores, then 1.2.
    assert_eq!(named(1), ["load_from_elsewhere"]);
    assert_eq!(named(3), ["oversubscription"]);
}

#[test]
fn a_host_that_takes_the_cores_is_named() {
    let said = |taken_ns, busy_ns| {
        let found = find(&lent_node(taken_ns, busy_ns).run());
        found.into_iter().find(|found| found.id == "load_from_elsewhere")
    };
    let told = said(4_000_000_000, 20_000_000_000).expect("it is said");
    assert!(
        told.title.starts_with("The host of this virtual machine"),
        "{}",
        told.title
    );
    assert!((told.gain_s - 4.0).abs() < 0.01, "{}", told.gain_s);
    assert_eq!(said(500_000_000, 20_000_000_000).map(|found| found.title), None);
    // The cores stood idle.
    assert_eq!(said(4_000_000_000, 16_100_000_000).map(|found| found.title), None);
}

#[test]
fn what_others_take_comes_after_what_can_be_fixed_here() {
    let run = run_from_text("U70M30\nU100");
    let found = |id: &str, gain_s| Finding {
        id: id.into(),
        gain_s,
        gain_share: gain_s / 10.0,
        gain_error_s: None,
        title: "It is so.".into(),
        ..find(&run).remove(0)
    };
    let (here, others) = (found("rank_computes_more", 1.2), found("load_from_elsewhere", 4.0));
    assert!(here.weight() > others.weight());
    let said = verdict(&run, &[here.clone(), others.clone()]);
    assert!(
        said.contains("The largest potential saving in the program itself is 1.2"),
        "{said}"
    );
    assert!(verdict(&run, &[others]).contains("The largest potential saving is 4"));
}

#[test]
fn processes_that_come_and_go_all_lose_their_core() {
    let told = |text: &str, starts: [i64; 2], ends: [i64; 2]| {
        let run = Fixture::new(text).without_mpi().edit(move |profile| {
            let tables = &mut profile.tables;
            let processes = &mut tables.processes;
            processes.involuntary_switches.fill(1000);
            processes.user_ns = vec![6_000_000_000, 7_000_000_000];
            processes.system_ns.fill(0);
            processes.start_ns = starts.map(|s| s * 1_000_000_000).to_vec();
            processes.end_ns = ends.map(|s| s * 1_000_000_000).to_vec();
            tables.threads.run_delay_ns = vec![4_000_000_000, 3_000_000_000];
        });
        finding("load_from_elsewhere", &run.run()).expect("it fires")
    };
    let turns = told("U10.10\n.10U10", [0, 10], [10, 20]);
    assert!(
        plain(&turns.title).contains("for 7.00 s in all 2 processes are ready to run"),
        "{}",
        turns.title
    );
    assert!(turns.gain_basis.ends_with("one after another"), "{}", turns.gain_basis);
    assert!((turns.gain_s - 7.0).abs() < 0.01, "{}", turns.gain_s);
    // Beside each other the run is as long as the one that loses most.
    let beside = told("U10\nU10", [0, 0], [10, 10]);
    assert!((beside.gain_s - 4.0).abs() < 0.01, "{}", beside.gain_s);
    assert!(!beside.title.contains("in all"), "{}", beside.title);
}

#[test]
fn a_program_without_mpi_is_not_spoken_to_of_ranks() {
    for text in ["U50S50", "U100\n+U20O80", "U80L20\n+U80L20", "U80D20", "U50Q50\nU100"] {
        let run = Fixture::new(text)
            .edit(|profile| profile.tables.processes.openmp_threads.fill(2))
            .without_mpi()
            .site_of_all("write", "save@app.c:9", of(20_000, 20_000, 20.0))
            .run();
        let findings = find(&run);
        assert!(!findings.is_empty(), "{text}");
        let said = verdict(&run, &findings)
            + &findings
                .iter()
                .map(|f| f.title.clone() + &f.evidence.join(" "))
                .collect::<String>();
        assert!(!said.contains("rank"), "{said}");
    }
}

#[test]
fn the_verdict_names_the_largest_thing() {
    let run = run_from_text("U70M30\nU100");
    assert_eq!(
        plain(&verdict(&run, &find(&run))),
        "85 % of the time is computation, 15 % is MPI. The largest potential saving is 15 s ± 7 s (15 %): rank 1 computes \
         15 s ± 7 s longer than the mean; the other one waits for it in MPI_Allreduce at step (app.c:177)."
    );
    let run = run_from_text("U100");
    assert_eq!(
        plain(&verdict(&run, &find(&run))),
        "100 % of the time is computation. Most of the time is in step (app.c:185), 100 s ± 3 s. 1 of 8 cores is used: where \
         the program can use more threads or ranks, the others are free. No rule of Steelyard finds more than 1 % of the elapsed \
         time or 50 ms to save; the program may hold more."
    );
    assert_eq!(
        verdict(&run_from_text(""), &[]),
        "The run was too short to say where its time went. Measure a run of at least a second, or sample more often \
         (steelyard run --period 2ms)."
    );
}

#[test]
fn computing_that_waits_for_a_core_is_said_to() {
    let said = |delay_ns: i64| {
        let run = Fixture::new("U10\nU10").without_mpi().edit(move |profile| {
            profile.tables.processes.user_ns.fill(7_000_000_000);
            profile.tables.processes.system_ns.fill(0);
            profile.tables.threads.run_delay_ns.fill(delay_ns);
        });
        plain(&verdict(&run.run(), &[]))
    };
    let lacking = said(3_000_000_000);
    assert!(
        lacking.contains("(threads that could run wait for a core 30.0 % of that time)"),
        "{lacking}"
    );
    assert!(!said(100_000_000).contains("wait for a core"));
}

#[test]
fn one_number_at_a_time_is_all_that_some_loops_can() {
    let found = |kind| finding("elementary_functions", &mathematics_in(kind)).is_some();
    assert!(found("independent") && found(""));
    for kind in ["recurrence", "indirect", "branches", "calls"] {
        assert!(!found(kind), "{kind}");
    }
}

#[test]
fn code_that_was_made_while_the_program_ran_is_said_to_be() {
    let run = Fixture::new("J90U10")
        .letter('J', "", &["@made.jit"])
        .edit(|profile| {
            let of_made =
                |module: &u32| profile.strings.get(profile.tables.modules.path[*module as usize]) == "made.jit";
            let made: Vec<usize> = (0..profile.tables.frames.len())
                .filter(|row| of_made(&profile.tables.frames.module[*row]))
                .collect();
            made.iter()
                .for_each(|row| profile.tables.frames.module[*row] = format::tables::NONE);
        })
        .run();
    let said = plain(&verdict(&run, &[]));
    assert!(
        said.contains("Most of the time is in JIT-compiled code (no file), 90 s"),
        "{said}"
    );
}

#[test]
fn a_sleeper_that_others_wait_for_is_told_of_once() {
    let run = run_from_text("S100U100\nB100U100\nB100U100\nB100U100");
    let found = find(&run);
    let ids: Vec<&str> = found.iter().map(|finding| finding.id.as_str()).collect();
    assert_eq!(ids, ["sleeping"]);
    assert_eq!(found[0].evidence, ["Other ranks wait for it in MPI at times."]);
}

#[test]
fn the_verdict_begins_with_a_run_that_died() {
    let run = ended(9);
    assert!(verdict(&run, &find(&run)).starts_with("Rank 1 was ended by SIGKILL"));
}

#[test]
fn a_run_whose_calls_went_uncounted_is_said_to_be_one() {
    let lost = |word: &'static str| {
        let run = Fixture::new("U70M30\nU100").edit(move |profile| {
            let loss = profile.strings.intern(word);
            profile.tables.losses.push(format::tables::Loss {
                process: 0,
                loss,
                count: 5,
            });
        });
        plain(&verdict(&run.run(), &[]))
    };
    let (uncounted, truncated) = (lost("calls_thinned"), lost("stack_truncated"));
    assert!(uncounted.contains("is MPI. Some calls went uncounted: "), "{uncounted}");
    assert!(!truncated.contains("uncounted"), "{truncated}");
}

#[test]
fn a_helper_thread_that_only_waits_is_not_idle() {
    assert_eq!(finding("idle_threads", &run_from_text("U100\n+Q100")), None);
}

#[test]
fn few_small_messages_that_wait_long_are_not_many() {
    let run = one_site("U80M20\nU80M20", "MPI_Allreduce", of(1500, 12_000, 20.0));
    assert_eq!(finding("small_messages", &run), None);
}

#[test]
fn a_message_that_is_sent_and_received_is_one() {
    let small = of(1_000_000, 8_000_000, 10.0);
    let fixture = Fixture::new("U80P20\nU80P20")
        .site_of_all("MPI_Send", "step@app.c:42", small)
        .site_of_all("MPI_Irecv", "step@app.c:41", small);
    let found = finding("small_messages", &fixture.run()).expect("it fires");
    assert!(
        plain(&found.title).starts_with("A rank passes 1 M messages of 8 B and spends 20.0 s"),
        "{}",
        found.title
    );
    assert!(
        plain(&found.evidence[0]).starts_with("2 M messages have 15.3 MiB in all"),
        "{}",
        found.evidence[0]
    );
}

#[test]
fn small_requests_are_not_also_slow() {
    let run = one_site("U80D20", "write", of(20_000, 20_000 * 1024, 9.0));
    assert!(finding("tiny_requests", &run).is_some() && finding("slow_transfer", &run).is_none());
}

#[test]
fn requests_that_are_whole_files_ask_for_fewer_files_and_not_for_buffers() {
    let told = |requests_of_a_file: u64| {
        let mut fixture = Fixture::new("U80D20").filesystem("/data", "xfs").site_of_all(
            "write",
            "step@app.c:42",
            of(2_000, 2_000 * 1024, 20.0),
        );
        let bytes = requests_of_a_file * 1024;
        for file in 0..2_000 / requests_of_a_file {
            fixture = fixture.file_use(
                0,
                &format!("/data/{file}"),
                "posix",
                writing(requests_of_a_file, bytes, 0.01),
            );
        }
        finding("tiny_requests", &fixture.run()).expect("it fires")
    };
    for (requests, title, advice) in [
        (
            1,
            "Small files are read or written whole, in requests of 1 KiB",
            "Put many small files into one",
        ),
        (
            2,
            "Small files are read or written whole, in requests of 1 KiB",
            "Put many small files into one",
        ),
        (
            8,
            "Files are read or written in requests of 1 KiB on average",
            "Collect data in memory",
        ),
    ] {
        let found = told(requests);
        assert!(plain(&found.title).starts_with(title), "{}", found.title);
        assert!(found.advice[0].starts_with(advice), "{:?}", found.advice);
        let files = plain(&found.evidence[0]).starts_with(&format!(
            "Rank 0 moves {} files in one or two requests",
            2000 / requests
        ));
        assert_eq!(files, requests <= 2, "{:?}", found.evidence);
    }
}

/// Runs of random states: no number is out of bounds, and no account is emptied twice.
#[test]
fn gains_stay_within_their_account_whatever_the_run() {
    let mut seed = 7u64;
    let mut random = |below: u64| {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) % below
    };
    for _ in 0..300 {
        let mut text = String::new();
        for _ in 0..1 + random(5) {
            let main: String = (0..6)
                .map(|_| {
                    format!(
                        "{}{}",
                        char::from(b"UUUMPWBFRDEYLOSQ."[random(17) as usize]),
                        1 + random(40)
                    )
                })
                .collect();
            text += &format!("{main}\n");
            if random(3) == 0 {
                text += &format!("+U{}O{}\n", 1 + random(90), 1 + random(90));
            }
        }
        let mut fixture = Fixture::new(&text);
        for call in ["MPI_Send", "MPI_Allreduce", "write", "fprintf", "open", "fsync"] {
            fixture = fixture.site_of_all(
                call,
                "step@app.c:42",
                of(1 + random(100_000), random(1 << 30), random(100) as f64),
            );
        }
        let run = fixture
            .edit(|profile| profile.tables.processes.openmp_threads.fill(2))
            .run();
        let findings = find(&run);
        for found in &findings {
            assert!(
                found.gain_s.is_finite() && found.gain_s <= run.elapsed_s() + 1e-9,
                "{text}{found:#?}"
            );
            assert!((0.0..=1.0).contains(&found.gain_share), "{text}{found:#?}");
            assert!(
                found.warning || found.gain_s >= (FLOOR_SHARE * run.elapsed_s()).max(FLOOR_S),
                "{text}{found:#?}"
            );
        }
        for account in [
            Account::HeldUp,
            Account::Messages,
            Account::Io,
            Account::Compute,
            Account::Wait,
            Account::Threads,
        ] {
            let claimed: f64 = (findings.iter())
                .filter(|found| {
                    RULES
                        .iter()
                        .any(|rule| rule.id == found.id && rule.accounts.contains(&account))
                })
                .map(|found| found.gain_s)
                .sum();
            assert!(
                claimed <= account.budget(&run) + 1e-6,
                "{account:?}: {claimed}\n{text}{findings:#?}"
            );
        }
        assert!(!verdict(&run, &findings).contains("NaN"));
    }
}

#[test]
fn an_access_of_a_mebibyte_is_not_small() {
    let fires = |each| finding("tiny_mpi_io", &through_mpi(20_000, each, false)).is_some();
    assert!(!fires(1 << 20) && fires(10_000));
}

#[test]
fn what_large_accesses_reach_is_taken_from_the_run_where_no_probe_tells() {
    // 64 MB in large writes at 64 MB/s beside 6.4 MB in small ones, which would then take 0.1 s.
    let run = Fixture::new("U80D20")
        .file_use(0, "/scratch/large", "posix", writing(32, 64_000_000, 1.0))
        .file_use(0, "/scratch/small", "posix", writing(20_000, 6_400_000, 18.0))
        .run();
    let found = finding("unbuffered", &run).expect("small writes");
    assert!((found.gain_s - 17.9).abs() < 1e-9, "{}", found.gain_s);
    assert!(found.gain_basis.contains("own large accesses"), "{}", found.gain_basis);
}

#[test]
fn the_first_write_of_many_files_is_not_scattered() {
    let of = UseOf {
        opens: 5000,
        ..writing(5000, 5000 << 12, 20.0)
    };
    let run = Fixture::new("U80D20")
        .file_use(0, "/scratch/step#", "posix", of)
        .file("/scratch/step#", |row| row.members = 5000)
        .run();
    assert_eq!(finding("scattered", &run), None);
}

#[test]
fn what_takes_no_time_in_files_is_not_told() {
    let run = Fixture::new("U100\nU100")
        .file_use_of_all("/scratch/a", "mpiio", writing(20_000, 20_000, 0.002))
        .file_use_of_all("/scratch/b", "posix", writing(20_000, 20_000, 0.002))
        .run();
    assert_eq!(find(&run), []);
}

#[test]
fn many_ranks_that_are_fast_together_are_not_slow() {
    let text = "U80D20\n".repeat(16);
    let run = one_site(&text, "write", of(100, 200_000_000, 20.0));
    assert_eq!(finding("slow_transfer", &run), None);
    let run = one_site(&text, "write", of(100, 20_000_000, 20.0));
    let found = finding("slow_transfer", &run).expect("16 MB/s together");
    assert!(plain(&found.title).starts_with("16 ranks together read and write at 16 MB/s: rank 0 takes 20.0 s"));
    assert!((found.gain_s - 16.8).abs() < 1e-9, "{}", found.gain_s);
}

#[test]
fn ranks_that_write_by_turns_are_not_pinned_on_one_of_them() {
    let run = run_from_text("D40B40U20\nB40D40U20");
    let found = finding("serial_io", &run).expect("one writes, one waits");
    let title = plain(&found.title).replace('\u{202f}', " ");
    assert!(title.starts_with("2 ranks do I/O by turns for 80 s"), "{title}");
}

#[test]
fn one_file_opened_again_and_again_is_told_of_once() {
    let of_file = UseOf {
        opens: 5000,
        meta_s: 15.0,
        ..UseOf::default()
    };
    let run = Fixture::new("U80E20")
        .site_of_all("open", "step@app.c:42", of(5000, 0, 16.0))
        .file_use(0, "/scratch/log", "posix", of_file)
        .run();
    assert!(finding("reopened", &run).is_some());
    assert_eq!(finding("open_storm", &run), None);
}

/// Files of 512 ranks, one each, of which every 64th takes so much longer.
fn own_servers(times: f64, members: u64) -> Run {
    let mut fixture = (Fixture::new(&".\n".repeat(512)).absent("time_outside_io", "a log", ""))
        .filesystem("/scratch", "lustre")
        .edit(|profile| profile.tables.processes.end_ns.fill(100_000_000_000));
    for rank in 0..512 {
        let (path, slow) = (format!("/scratch/o{rank}.dat"), rank % 64 == 7);
        let of = writing(10, 1 << 31, if slow { 2.0 * times } else { 2.0 });
        fixture = (fixture.file_use(rank, &path, "posix", of))
            .file(&path, |row| (row.stripe_count, row.members) = (1, members));
    }
    fixture.run()
}

#[test]
fn a_tail_of_ranks_is_told_with_what_it_has_in_common() {
    let found = finding("io_straggler", &own_servers(6.0, 1)).expect("eight slow ranks");
    assert!(
        plain(&found.title)
            .starts_with("8 of 512 ranks take up to 12.0 s for the I/O that the median rank does in 2.00 s"),
        "{}",
        found.title
    );
    assert_eq!(found.gain_s, 10.0);
    assert!(
        found.evidence.iter().any(|said| said.contains("in 8 files")),
        "{:?}",
        found.evidence
    );
    assert_eq!(finding("io_straggler", &own_servers(1.5, 1)), None);
}

#[test]
fn files_of_one_process_each_lie_on_many_servers() {
    assert_eq!(finding("one_stripe", &own_servers(1.0, 1)), None);
    assert_eq!(finding("one_stripe", &own_servers(1.0, 3)), None);
}

#[test]
fn a_log_in_which_one_rank_moves_nearly_all_leads_with_it() {
    let mut fixture = Fixture::new(&".\n".repeat(8)).absent("time_outside_io", "a log", "");
    for rank in 0..8 {
        let of = if rank == 0 {
            UseOf {
                reads: 4000,
                read_bytes: 2 << 30,
                read_s: 10.0,
                ..writing(4000, 2 << 30, 20.0)
            }
        } else {
            writing(10, 8 << 20, 0.1)
        };
        fixture = fixture.file_use(rank, "/scratch/a", "posix", of);
    }
    let run = (fixture.file("/scratch/a", |row| row.stripe_count = 1))
        .edit(|profile| profile.tables.processes.end_ns.fill(100_000_000_000))
        .run();
    let found = &find(&run)[0];
    assert_eq!(found.id, "single_writer");
    assert!(
        plain(&found.title).starts_with("Rank 0 alone reads and writes 98.7 %")
            && found.title.contains("/scratch/a of one stripe"),
        "{}",
        found.title
    );
}

#[test]
fn collective_calls_are_no_remedy_where_they_are_slower() {
    let beside = |seconds| {
        let together = UseOf {
            collective: true,
            ..writing(100, 50 << 20, seconds)
        };
        let run = Fixture::new("U80F20\nU80F20")
            .file_use_of_all("/scratch/a", "mpiio", writing(20_000, 20_000 << 10, 10.0))
            .file_use_of_all("/scratch/b", "mpiio", together)
            .site_of_all("MPI_File_write_at", "step@app.c:42", of(20_000, 20_000 << 10, 10.0))
            .run();
        finding("tiny_mpi_io", &run).expect("small pieces").advice
    };
    assert!(!beside(90.0).iter().any(|advice| advice.contains("MPI_File_write_all")));
    assert!(beside(1.0).iter().any(|advice| advice.starts_with("Or try")));
}

#[test]
fn the_time_of_collective_calls_is_not_that_of_small_pieces_beside_them() {
    let run = Fixture::new("U80F20\nU80F20")
        .file_use_with(0, "/scratch/a", "mpiio", writing(20_000, 20_000 << 10, 20.0), |row| {
            row.write_collective = 100
        })
        .file_use(1, "/scratch/a", "mpiio", writing(20_000, 20_000 << 10, 20.0))
        .site_of_all("MPI_File_write_at", "step@app.c:42", of(20_000, 20_000 << 10, 0.1))
        .site_of_all("MPI_File_write_all", "step@app.c:43", of(100, 100 << 10, 19.9))
        .run();
    let found = finding("tiny_mpi_io", &run).expect("small pieces");
    assert!(!found.title.contains("MPI_File_write_all"), "{}", found.title);
}

#[test]
fn a_file_opened_through_mpi_io_is_not_opened_twice() {
    let of_file = |meta_s| UseOf {
        opens: 200,
        meta_s,
        ..writing(200, 200, 0.0)
    };
    let run = Fixture::new("U80F20\nU80F20")
        .file_use_of_all("/scratch/a", "mpiio", of_file(10.0))
        .file_use_of_all("/scratch/a", "posix", of_file(8.0))
        .run();
    let found = finding("reopened", &run).expect("opens");
    assert!((found.gain_s - 10.0 * 0.995).abs() < 1e-9, "{}", found.gain_s);
    assert!(found.title.contains("200 times"), "{}", found.title);
}

#[test]
fn messages_that_a_thread_moves_are_not_said_to_stand_still() {
    let told = |value: &'static str| {
        Fixture::new("U80W20\nU80W20")
            .site_of_all("MPI_Isend", "step@app.c:40", of(100, 100 << 20, 0.1))
            .site_of_all("MPI_Waitall", "step@app.c:42", of(100, 0, 20.0))
            .edit(move |profile| {
                profile.tables.processes.node[1] = 1;
                let environment = &mut profile.manifest.run.environment;
                environment.insert("I_MPI_ASYNC_PROGRESS".into(), value.into());
            })
            .run()
    };
    assert!(finding("no_overlap", &told("1")).is_none());
    assert!(finding("no_overlap", &told("0")).is_some());
}

#[test]
fn text_compared_as_bytes_is_compared_as_cheaply_as_can_be() {
    let told = |name: &'static str, value: &'static str| {
        let compared = Fixture::new("U70h30").letter('h', "", &["parse@app.c:22", "__strcoll_l@/lib/libc.so.6"]);
        let run = compared.edit(move |profile| {
            let environment = &mut profile.manifest.run.environment;
            environment.insert("LANG".into(), "de_DE.UTF-8".into());
            environment.insert(name.into(), value.into());
        });
        finding("collation", &run.run()).is_some()
    };
    assert!(told("LC_ALL", "") && told("LC_ALL", "de_DE.UTF-8"));
    assert!(!told("LC_ALL", "C") && !told("LC_COLLATE", "POSIX"));
}

#[test]
fn a_program_that_looks_in_is_not_told_to() {
    let advice = |looks: u64| {
        let run = Fixture::new("U80W20\nU80W20")
            .site_of_all("MPI_Isend", "step@app.c:40", of(100, 100 << 20, 0.1))
            .site_of_all("MPI_Test", "step@app.c:41", of(looks, 0, 0.1))
            .site_of_all("MPI_Waitall", "step@app.c:42", of(100, 0, 20.0))
            .edit(|profile| profile.tables.processes.node[1] = 1)
            .run();
        finding("no_overlap", &run).expect("waiting").advice.remove(0)
    };
    assert!(
        advice(1000).starts_with("The program looks in already"),
        "{}",
        advice(1000)
    );
    assert!(advice(10).contains("let it look in now and then"), "{}", advice(10));
}

#[test]
fn threads_of_a_rank_that_take_turns_lose_their_core_to_nobody() {
    let run = |allowed| {
        cores("U10\n+U10\nU6M4", 8)
            .edit(move |profile| {
                let processes = &mut profile.tables.processes;
                processes.involuntary_switches.fill(1000);
                processes.user_ns = vec![10_000_000_000, 10_000_000_000];
                processes.system_ns.fill(0);
                processes.cpus_allowed[0] = allowed;
            })
            .run()
    };
    assert!(finding("lost_core", &run(8)).is_some());
    assert!(finding("lost_core", &run(1)).is_none());
}

#[test]
fn a_thread_that_writes_does_not_idle() {
    let beside = |other: &str| finding("idle_threads", &team(&format!("U80\n+U40{other}40")));
    assert!(beside("O").is_some());
    assert!(beside("D").is_none());
}

#[test]
fn what_takes_part_is_counted() {
    let run = |ranks: &str| {
        let setting = of(1000, 0, 20.0);
        let mut fixture = Fixture::new(ranks);
        for rank in 0..2 {
            fixture = fixture.site(rank, "MPI_File_set_view", "step@app.c:42", setting);
        }
        finding("mpi_io_setup", &fixture.run()).expect("views").title
    };
    assert!(run("U80F20\nU80F20").contains("takes each rank"));
    assert!(run("U80F20\nU80F20\nU100").contains("takes each of 2 ranks"));
}

#[test]
fn a_fault_is_told_where_it_was() {
    let run = Fixture::new("U20\nU12")
        .edit(|profile| {
            let tid = profile.tables.threads.tid[1];
            let processes = &mut profile.tables.processes;
            (processes.exit_signal[1], processes.fault_signal[1]) = (11, 11);
            (
                processes.fault_code[1],
                processes.fault_address[1],
                processes.fault_tid[1],
            ) = (1, 8, tid);
        })
        .run();
    let found = &find(&run)[0];
    let title = " at step (app.c:185), by an access to 0x8: address not mapped (SEGV_MAPERR);";
    assert!(found.title.contains(title), "{}", found.title);
    assert!(
        found.evidence[0].contains("innermost first: step (app.c:185)"),
        "{:?}",
        found.evidence
    );
}

#[test]
fn objects_that_must_be_are_not_told_to_be_numbers() {
    const LOOP: &str = "PyUFunc_OO_O@/v/lib/python3.11/site-packages/numpy/_core/_multiarray_umath.so";
    let below = |frames: &[&str]| {
        let stack = [&["<module>@/home/user/app.py:10", LOOP], frames].concat();
        let run = Fixture::new("U50h10w40")
            .letter('h', "", &["<module>@/home/user/app.py:10", LOOP])
            .letter('w', "", &stack)
            .run();
        finding("object_arrays", &run).is_some()
    };
    assert!(below(&["float_add@/usr/bin/python3.11"]));
    for of_more in [
        &["long_mul@/usr/bin/python3.11", "x_mul@/usr/bin/python3.11"][..],
        &[
            "array_add@/v/numpy/_core/_multiarray_umath.so",
            "DOUBLE_add@/v/numpy/_core/_multiarray_umath.so",
        ],
        &["Fraction._add@/usr/lib/python3.11/fractions.py:380"],
        &["nm_mpd_qadd@/usr/lib/python3.11/lib-dynload/_decimal.cpython-311.so"],
    ] {
        assert!(!below(of_more), "{of_more:?}");
    }
}

#[test]
fn who_waits_for_what_it_started_leaves_the_word_to_that() {
    let said = |others: &str| {
        let run = Fixture::new(&format!("X100\n{others}"))
            .letter('c', "", &["parse@cc1plus"])
            .started_by_the_first()
            .without_mpi()
            .run();
        plain(&verdict(&run, &[]))
    };
    let builds = said("c100");
    assert!(
        builds.contains("100 % of the time is computation") && builds.contains("Most of the time is in"),
        "{builds}"
    );
    // Of what is started nothing is known but that it is waited for.
    let hangs = said("X100");
    assert!(hangs.contains("100 % of the time is waiting"), "{hangs}");
}
