use super::{Change, Entry, History, Setting};
use model::Run;
use model::fixture::Fixture;
use report::Report;
use statistics::Generator;

/// Run number n of a program that computes so long in f and g, one second a day.
fn run(n: i64, f: u32, g: u32) -> Run {
    Fixture::new(&format!("f{f}g{g}"))
        .letter('f', "", &["main@app.c:1", "f@app.c:2"])
        .letter('g', "", &["main@app.c:1", "g@app.c:3"])
        .without_mpi()
        .edit(|profile| profile.manifest.run.start_unix_ns = n * 86_400_000_000_000)
        .run()
}

fn entry(path: &str, run: &Run) -> Entry {
    Entry::of(path, &run.profile().manifest, &Report::of(run))
}

#[test]
fn a_change_is_named_by_its_commit_and_its_cause() {
    let length = |n: i64| if n < 12 { 200 } else { 260 };
    let runs: Vec<Run> = (0..20).map(|n| run(n, length(n) + (n % 3) as u32, 100)).collect();
    let mut entries: Vec<Entry> = (runs.iter().enumerate())
        .map(|(n, run)| entry(&format!("runs/app-{:07x}.steelyard", 0xabc1230 + n), run))
        .collect();
    entries.reverse();
    let mut history = History::of(entries);
    let [program] = &mut history.programs[..] else {
        panic!("{history:?}")
    };
    assert_eq!(
        (program.runs.len(), program.changes.len()),
        (20, 1),
        "{:?}",
        program.changes
    );
    let mut change = program.changes.remove(0);
    assert_eq!(change.run, 12);
    assert_eq!(change.name, "abc123c, 1970-01-13 00:00:00 UTC");
    assert_eq!(change.numbers[0].0, "elapsed");
    assert_eq!(
        program.beside(&change).0,
        [
            "runs/app-abc1237.steelyard",
            "runs/app-abc1238.steelyard",
            "runs/app-abc1239.steelyard",
            "runs/app-abc123a.steelyard",
            "runs/app-abc123b.steelyard"
        ]
    );
    assert_eq!(program.beside(&change).1.len(), 5);
    change.explain(&[&runs[9], &runs[10], &runs[11]], &[&runs[12], &runs[13], &runs[14]]);
    assert!(
        change.causes[0].starts_with("f (app.c): +1 min 00 s") || change.causes[0].starts_with("f (app.c): +60"),
        "{:?}",
        change.causes
    );
    assert!(change.causes[0].contains(" ±\u{a0}"), "{:?}", change.causes);
    change.explain(&[&runs[11]], &[&runs[12], &runs[13]]);
    assert!(change.causes.len() == 1, "one run shows no noise: {:?}", change.causes);
    program.changes.push(change);
    let text = report::text::write(&history.page(), Default::default());
    assert!(text.contains("abc123c") && text.contains("is 6 min 01 s now"), "{text}");
    let page = report::html::write(&history.page());
    assert!(page.matches("<svg viewBox=\"0 0 1000").count() >= 1);
}

#[test]
fn without_a_change_there_is_none_and_few_runs_are_said() {
    let entries = |count: i64| {
        (0..count)
            .map(|n| entry("x", &run(n, 100, 100 + (n % 3) as u32)))
            .collect::<Vec<_>>()
    };
    let history = History::of(entries(12));
    assert!(history.programs[0].changes.is_empty());
    assert!(history.page().verdict.contains("no change beyond the noise"));
    let few = History::of(entries(3));
    assert!(
        few.programs.is_empty() && few.notes[0].contains("fewer than 4"),
        "{few:?}"
    );
    assert!(report::text::write(&few.page(), Default::default()).contains("none of a program with enough of them"));
    let commands = |n: i64| Entry {
        command: format!("x {n}"),
        ..entry("x", &run(n, 100, 100))
    };
    let many = History::of((0..6).map(commands).collect());
    assert_eq!((many.notes.len(), many.notes[3].as_str()), (4, "3 more likewise."));
    let killed = run(1, 10, 10).into_profile();
    let mut killed = killed;
    killed.tables.processes.exit_signal[0] = 9;
    let history = History::of(vec![entry("x", &Run::new(killed))]);
    assert!(history.notes[0].contains("did not end well"), "{history:?}");
}

#[test]
fn runs_of_other_settings_are_other_series() {
    let of = |n: i64, ranks: u32, threads: u32| Entry {
        setting: Setting {
            ranks,
            nodes: 1,
            threads,
        },
        ..entry(&format!("{n}.steelyard"), &run(n, 100 * ranks * threads, 100))
    };
    let history = History::of(
        (0..24)
            .map(|n| of(n, 1 + (n % 2) as u32, 4 - 2 * (n % 4 / 2) as u32))
            .collect(),
    );
    let among: Vec<&str> = history.programs.iter().map(|program| program.among.as_str()).collect();
    assert_eq!(
        among,
        [
            "1 rank, 2 OpenMP threads",
            "1 rank, 4 OpenMP threads",
            "2 ranks, 2 OpenMP threads",
            "2 ranks, 4 OpenMP threads"
        ]
    );
    assert!(
        history.programs.iter().all(|program| program.changes.is_empty()),
        "{history:?}"
    );
    let told = history
        .notes
        .iter()
        .filter(|note| note.contains("differ in their settings"));
    assert_eq!(told.count(), 1, "{:?}", history.notes);
    // Imports have no command.
    let imported = |n: i64| Entry {
        command: String::new(),
        ..of(n, 1 << n, 0)
    };
    let history = History::of((0..7).map(imported).collect());
    assert_eq!(
        history.notes[0],
        "The runs of app differ in their settings, and each has a history of its own: 1 rank; 2 ranks; 4 ranks; 8 ranks; \
         16 ranks; 32 ranks; 1 more."
    );
    assert_eq!(
        history.notes[1],
        "app has 1 run with 1 rank: fewer than 4 show no change for good."
    );
}

#[test]
fn among_many_functions_that_did_not_change_none_is_named() {
    let letters = "abcdefghijklnopqrstuvwxyz";
    let run = |generator: &mut Generator| {
        let line: String = (letters.chars())
            .map(|letter| format!("{letter}{}", (40.0 + 9.0 * generator.normal()).max(1.0).round()))
            .collect();
        let named = letters.chars().fold(Fixture::new(&line), |fixture, letter| {
            fixture.letter(letter, "", &["main@app.c:1", &format!("f_{letter}@app.c:9")])
        });
        named.without_mpi().run()
    };
    let named = (0..8).filter(|seed| {
        let mut generator = Generator::new(*seed);
        let runs: Vec<Run> = (0..10).map(|_| run(&mut generator)).collect();
        let runs: Vec<&Run> = runs.iter().collect();
        let mut change = Change {
            run: 5,
            name: String::new(),
            numbers: vec![],
            causes: vec![],
        };
        change.explain(&runs[..5], &runs[5..]);
        !change.causes.is_empty()
    });
    assert!(named.count() <= 1, "one in twenty may");
}

#[test]
fn a_row_says_of_what_it_is() {
    use crate::words::metric_name;
    for (id, name) in [
        ("openmp_end_share", "OpenMP: At the end"),
        ("mpi_calls", "MPI: Calls"),
        ("io_mean_write", "I/O: Mean size of a write"),
        ("io_calls", "I/O calls"),
        ("load_balance", "Load balance"),
        ("theirs", "Theirs"),
    ] {
        assert_eq!(metric_name(id, "Theirs"), name);
    }
}

#[test]
fn a_file_is_named_as_far_as_others_are_called_the_same() {
    let named = |paths: [&str; 3]| {
        let entries: Vec<Entry> = paths.iter().map(|path| entry(path, &run(0, 1, 1))).collect();
        let title = super::commit::title(&entries[0], &entries);
        title.split(", ").next().unwrap_or("").to_string()
    };
    assert_eq!(
        named(["x/001.steelyard", "x/002.steelyard", "y/003.steelyard"]),
        "001.steelyard"
    );
    assert_eq!(
        named(["r/x/001.steelyard", "r/y/001.steelyard", "y/003.steelyard"]),
        "x/001.steelyard"
    );
    assert_eq!(
        named(["r/x/1.steelyard", "s/x/1.steelyard", "y/1.steelyard"]),
        "r/x/1.steelyard"
    );
}
