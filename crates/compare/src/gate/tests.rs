use super::{Error, Gate, Judged, Limit, Outcome, alone, between, from_toml, held};
use metrics::METRICS;
use model::Run;
use model::fixture::{Fixture, SiteOf, run_from_text};

fn gate(text: &str) -> Gate {
    Gate::parse(text).unwrap_or_else(|error| panic!("{error}"))
}

fn refused(text: &str) -> String {
    Gate::parse(text).unwrap_err().to_string()
}

#[test]
fn limits_are_read_in_the_metrics_units() {
    for (text, limit) in [
        ("elapsed > +5%", Limit::Times(1.05)),
        ("elapsed>-2.5 %", Limit::Times(0.975)),
        ("elapsed > 90s", Limit::Value(90.0)),
        ("elapsed > 1.5min", Limit::Value(90.0)),
        ("elapsed > +200ms", Limit::More(0.2)),
        ("mpi_share > 30%", Limit::Value(0.3)),
        ("mpi_share > +2pp", Limit::More(0.02)),
        ("mpi_share > +10%", Limit::Times(1.1)),
        ("load_balance <= 80 %", Limit::Value(0.8)),
        ("io_calls != same", Limit::More(0.0)),
        ("io_calls > 12k", Limit::Value(12_000.0)),
        ("io_calls == 0", Limit::Value(0.0)),
        ("io_bytes_written > +100MiB", Limit::More(100.0 * 1024.0 * 1024.0)),
        ("io_write_rate < 1.5GB/s", Limit::Value(1.5e9)),
        ("cpu_instructions_per_cycle < 0.9", Limit::Value(0.9)),
        ("io_calls > +5", Limit::More(5.0)),
        ("cores_of_others > 1", Limit::Value(1.0)),
        ("io_of_baseline_read > 200%", Limit::Value(2.0)),
    ] {
        let read = gate(text).limit;
        let near = |a: f64, b: f64| (a - b).abs() <= 1e-12 * b.abs();
        let same = match (read, limit) {
            (Limit::Value(a), Limit::Value(b))
            | (Limit::More(a), Limit::More(b))
            | (Limit::Times(a), Limit::Times(b)) => near(a, b),
            _ => false,
        };
        assert!(same, "{text}: {read:?}, not {limit:?}");
    }
}

#[test]
fn every_metric_can_be_a_gate_and_reads_back_as_it_is_shown() {
    for metric in METRICS {
        for limit in ["> +5%", "< -12.5%", "> same", "<= 7", "> +3", ">= 12%", "> +2pp"] {
            let Ok(read) = Gate::parse(&format!("{} {limit}", metric.id)) else {
                continue;
            };
            assert_eq!(
                gate(&read.to_string()),
                read,
                "{} {limit} is shown as {read}",
                metric.id
            );
        }
        gate(&format!("{} > +5%", metric.id));
    }
    for text in [
        "io_bytes_read > 2GiB",
        "io_bytes_read > +1500000000B",
        "elapsed > 90s",
        "elapsed > +2pp",
    ] {
        let Ok(read) = Gate::parse(text) else { continue };
        assert_eq!(gate(&read.to_string()), read);
    }
    assert_eq!(gate("mpi_share>+2pp").to_string(), "mpi_share > +2pp");
    assert_eq!(gate("io_bytes_read > 2GiB").to_string(), "io_bytes_read > 2GiB");
}

#[test]
fn what_is_wrong_is_said_with_what_to_write() {
    for (text, told) in [
        ("", "write METRIC SIGN LIMIT"),
        ("elapsed", "write METRIC SIGN LIMIT"),
        ("elapsed = 5", "write METRIC SIGN LIMIT"),
        ("elapsd > +5%", "but elapsed is one"),
        ("bytes_written > +5%", "but io_bytes_written is one"),
        ("nonsense > +5%", "docs/metrics.md"),
        ("elapsed > 5%", "+5%"),
        ("elapsed > +5pp", "percentage points"),
        ("mpi_share > 30", "30%"),
        ("mpi_share > +2", "Write +2%, of A's number, or +2pp"),
        ("mpi_share > 200%", "never more than 100%"),
        ("elapsed > +5", "Write +5%, of A's number, or +5s"),
        ("elapsed > −5", "Write −5%, of A's number, or −5s"),
        ("elapsed > 90", "Write 90s, or another of s, ms"),
        ("io_bytes_read > 4096", "Write 4096B"),
        ("io_write_rate < 100", "Write 100B/s"),
        ("mpi_calls_per_second > +10", "+10/s"),
        ("mpi_share > 2pp", "+2pp"),
        ("elapsed > 5 parsecs", "one of s, ms"),
        ("elapsed > soon", "no limit"),
        ("elapsed > +-5%", "no limit"),
        ("elapsed > -101%", "less than nothing"),
        ("elapsed != same", "never twice the same"),
        ("samples != same", "never twice the same"),
        ("mpi_share == 30%", "+2pp"),
    ] {
        assert!(refused(text).contains(told), "{text}: {}", refused(text));
    }
    assert!(gate("elapsed > +5%").for_one().is_err() && gate("elapsed > 5s").for_one().is_ok());
    assert!(matches!(
        gate("io_calls != same").for_one(),
        Err(Error::Compares { .. })
    ));
}

#[test]
fn a_file_of_gates_is_read_whole_or_not_at_all() {
    let read = from_toml("# ours\n[gate]\nfail-if = [\"elapsed > +5%\", \"io_calls != same\"]\n").unwrap();
    assert_eq!(read, [gate("elapsed > +5%"), gate("io_calls != same")]);
    assert!(from_toml("").unwrap().is_empty());
    for wrong in [
        "[gate]\nfail_if = []",
        "[gates]\n",
        "[gate]\nfail-if = [\"x > 1\"]",
        "[gate",
    ] {
        assert!(from_toml(wrong).is_err(), "{wrong}");
    }
}

fn runs(drawings: &[&str]) -> Vec<Run> {
    drawings.iter().map(|text| run_from_text(text)).collect()
}

fn judged(text: &str, a: &[Run], b: &[Run]) -> Judged {
    let (a, b): (Vec<&Run>, Vec<&Run>) = (a.iter().collect(), b.iter().collect());
    between(&[gate(text)], &a, &b).remove(0)
}

fn outcome(text: &str, a: &[Run], b: &[Run]) -> Outcome {
    judged(text, a, b).outcome
}

#[test]
fn a_gate_fails_beyond_the_noise_and_not_within_it() {
    let (a, b) = (runs(&["U100", "U101", "U99"]), runs(&["U120", "U121", "U119"]));
    assert_eq!(outcome("elapsed > +5%", &a, &b), Outcome::Failed);
    assert_eq!(outcome("elapsed > +30%", &a, &b), Outcome::Passed);
    assert_eq!(outcome("elapsed > +10s", &a, &b), Outcome::Failed);
    assert_eq!(outcome("elapsed < -5%", &b, &a), Outcome::Failed);
    assert_eq!(outcome("elapsed > 110s", &a, &b), Outcome::Failed);
    assert_eq!(outcome("elapsed > 130s", &a, &b), Outcome::Passed);
    // The mean is 20 % more, and the limit 19.5 %: t(4)·√(1.195²/3 + 1/3) = 2.5 s, against 0.5 s.
    let near = judged("elapsed > +19.5%", &a, &b);
    assert_eq!(near.outcome, Outcome::Undecided);
    assert!(
        near.text
            .contains("of each side like these would decide, where 3 are there"),
        "{}",
        near.text
    );
    // n with t(2n − 2)·√((1.195² + 1)/n) < 0.5: 40 gives 1.991·0.2463 = 0.4905, 39 gives 0.4967, 38 0.5033.
    assert_eq!(near.runs, Some(39));
    assert!(held(&[near]) && !held(&[judged("elapsed > +5%", &a, &b)]));
}

#[test]
fn one_run_of_each_decides_of_nothing_that_is_timed() {
    let (a, b) = (runs(&["U100"]), runs(&["U300"]));
    let undecided = judged("elapsed > +5%", &a, &b);
    assert_eq!((undecided.outcome, undecided.runs), (Outcome::Undecided, Some(3)));
    assert!(
        undecided.text.contains("steelyard run --repeat 3"),
        "{}",
        undecided.text
    );
    // What is sampled differs from run to run by more than its own error.
    let (a, b) = (runs(&["U90M10\nU90M10"]), runs(&["U10M90\nU10M90"]));
    assert_eq!(outcome("mpi_share > +2pp", &a, &b), Outcome::Undecided);
    // Of the run itself it is known.
    let of_one = |text: &str, run: &Run| alone(&[gate(text)], &[run]).remove(0).outcome;
    assert_eq!(of_one("mpi_share > 30%", &b[0]), Outcome::Failed);
    assert_eq!(of_one("mpi_share > 30%", &a[0]), Outcome::Passed);
    assert_eq!(of_one("mpi_share > 89%", &b[0]), Outcome::Undecided);
    assert_eq!(of_one("elapsed > 99s", &a[0]), Outcome::Failed);
    assert_eq!(of_one("elapsed > 100s", &a[0]), Outcome::Passed);
    assert_eq!(of_one("elapsed >= 100s", &a[0]), Outcome::Failed);
}

/// Ranks that call MPI_Send so often.
fn calling(count: u64) -> Run {
    let calls = SiteOf {
        count,
        time_s: 1.0,
        ..SiteOf::default()
    };
    Fixture::new("U9P\nU9P")
        .site_of_all("MPI_Send", "main@app.c:7", calls)
        .run()
}

#[test]
fn what_is_counted_is_exact_from_one_run_on() {
    let (a, same, more) = (vec![calling(100)], vec![calling(100)], vec![calling(101)]);
    assert_eq!(outcome("mpi_calls != same", &a, &same), Outcome::Passed);
    assert_eq!(outcome("mpi_calls != same", &a, &more), Outcome::Failed);
    assert_eq!(outcome("mpi_calls == same", &a, &same), Outcome::Failed);
    assert_eq!(outcome("mpi_calls > same", &a, &more), Outcome::Failed);
    assert_eq!(outcome("mpi_calls > +1%", &a, &more), Outcome::Passed);
    assert_eq!(outcome("mpi_calls > +0.5%", &a, &more), Outcome::Failed);
    assert_eq!(outcome("mpi_calls > 200", &a, &more), Outcome::Failed);
    assert_eq!(outcome("mpi_calls > 200", &a, &same), Outcome::Passed);
    // A rate of them hangs on time.
    assert_eq!(outcome("mpi_calls_per_second > +1%", &a, &more), Outcome::Undecided);
    // A program that polls does not repeat itself: then a difference has its noise.
    let polls = vec![calling(100), calling(104), calling(96)];
    let polls_again = vec![calling(101), calling(97), calling(103)];
    assert_eq!(outcome("mpi_calls != same", &polls, &polls_again), Outcome::Undecided);
    let far = vec![calling(200), calling(204), calling(196)];
    assert_eq!(outcome("mpi_calls != same", &polls, &far), Outcome::Failed);
}

#[test]
fn what_cannot_be_known_passes_and_says_why() {
    let without = vec![Fixture::new("U10").without_mpi().run()];
    let missing = judged("mpi_share > +2pp", &without, &[run_from_text("U8M2\nU8M2")]);
    assert_eq!(missing.outcome, Outcome::Undecided);
    let missing = judged("load_balance < -2pp", &without, &[run_from_text("U8M2\nU8M2")]);
    assert_eq!((missing.outcome, missing.runs), (Outcome::Undecided, None));
    assert!(missing.text.starts_with("A does not have it: "), "{}", missing.text);
    // None of what is counted is none.
    assert_eq!(outcome("mpi_calls != same", &without, &[calling(3)]), Outcome::Failed);
    assert_eq!(outcome("mpi_calls > +100", &without, &[calling(3)]), Outcome::Passed);
    let neither = judged("mpi_calls != same", &without, &without);
    assert!(
        neither.outcome == Outcome::Passed && neither.text.starts_with("neither side has it: "),
        "{neither:?}"
    );
    let killed = || {
        Fixture::new("U10\nU10")
            .edit(|profile| profile.tables.processes.exit_signal[1] = 9)
            .run()
    };
    let stopped = judged("elapsed > 1s", &[calling(1)], &[killed()]);
    assert_eq!(stopped.outcome, Outcome::Undecided);
    assert!(
        stopped.text.contains("B was stopped before its end"),
        "{}",
        stopped.text
    );
}
