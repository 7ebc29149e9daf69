//! The story of input and output: what it says of a run whose every number is drawn, and how long it may become.

use crate::plasma;
use model::fixture::{Fixture, UseOf, run_from_text};
use steelyard_report::{Cell, Report, Section, Table, csv, html, json, markdown, text};

fn io(report: &Report) -> &Section {
    report.sections.iter().find(|section| section.id == "io").expect("I/O")
}

fn part<'a>(report: &'a Report, id: &str) -> &'a Section {
    io(report)
        .parts
        .iter()
        .find(|part| part.id == id)
        .unwrap_or_else(|| panic!("no {id}"))
}

fn table<'a>(section: &'a Section, id: &str) -> &'a Table {
    section
        .tables
        .iter()
        .find(|table| table.id == id)
        .unwrap_or_else(|| panic!("no {id}"))
}

fn column(table: &Table, heading: &str) -> Vec<Cell> {
    let at = table.columns.iter().position(|(name, _)| name == heading);
    let at = at.unwrap_or_else(|| panic!("no {heading}"));
    table.rows.iter().map(|row| row[at].clone()).collect()
}

fn words(cells: &[&str]) -> Vec<Cell> {
    cells.iter().map(|cell| Cell::Text(cell.to_string())).collect()
}

fn numbers(cells: &[f64]) -> Vec<Cell> {
    cells.iter().copied().map(Cell::Number).collect()
}

#[test]
fn the_answers_stand_in_the_order_of_the_questions() {
    let report = Report::of(&plasma::run());
    let io = io(&report);
    let asked: Vec<&str> = io
        .points
        .iter()
        .map(|(label, _)| label.as_str())
        .filter(|label| !label.is_empty())
        .collect();
    assert_eq!(asked, ["Time", "Files", "Lines", "Pattern", "Baseline", "Change"]);
    let page = text::write(&report, text::Style::default());
    let shown = page
        .split("\nI/O\n")
        .nth(1)
        .unwrap()
        .split("\n\nProcessor\n")
        .next()
        .unwrap();
    assert!(shown.lines().count() <= 26, "{shown}");
    let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in [
        "34.0 s ± 0.2 s a rank",
        "write_species (output.c:141)",
        "all under 1 MiB, all independent",
        "1.15 GB/s",
        "steelyard probe io DIR, with a directory below /home, measures it",
    ] {
        assert!(shown.contains(words), "{words} is not in {shown}");
    }
}

#[test]
fn a_run_with_little_io_has_three_lines_on_it() {
    let mut fixture = Fixture::new(&"U400\nU400".replace("U400", &"U".repeat(400)));
    fixture = fixture.file_use(
        0,
        "/home/user/result.txt",
        "stdio",
        UseOf {
            writes: 3,
            write_bytes: 300,
            write_s: 0.01,
            opens: 1,
            ..UseOf::default()
        },
    );
    let report = Report::of(&fixture.run());
    let io = io(&report);
    assert_eq!(io.points.len(), 1);
    assert_eq!(io.points[0].1.replace('\u{a0}', " "), "1 data file: 300 B written.");
}

#[test]
fn a_run_without_io_has_no_story() {
    let report = Report::of(&run_from_text("UUUU\nUUUU"));
    let io = io(&report);
    assert!(!io.applies() && io.rows.iter().all(|row| row.missing.is_some()));
    assert!(report.alone("io").is_none());
}

#[test]
fn parts_say_what_was_drawn() {
    let report = Report::of(&plasma::run());
    let files = table(part(&report, "io_files"), "io_files");
    assert_eq!(
        column(files, "File")[..2],
        words(&["/scratch/run/particles.dat", "/home/user/run.log"])
    );
    assert_eq!(column(files, "Written")[..2], numbers(&[201_600_000.0, 2_000_000.0]));
    let patterns = table(part(&report, "io_files"), "io_patterns");
    assert_eq!(
        column(patterns, "Files named")[2..],
        words(&["/home/user/input/part#.txt"])
    );
    assert_eq!(column(patterns, "Files")[2..], numbers(&[14.0]));
    let programs = table(part(&report, "io_files"), "io_programs");
    assert_eq!(column(programs, "File"), words(&["/usr/lib/libmpi.so"]));
    let ledger = table(part(&report, "io_layers"), "io_layers_1");
    assert_eq!(column(ledger, "Layer"), words(&["MPI-IO requests", "POSIX"]));
    assert_eq!(column(ledger, "Read"), numbers(&[0.0, 32_000_000.0]));
    assert!(ledger.note.contains("that the program did not make"), "{}", ledger.note);
    let sizes = table(part(&report, "io_sizes"), "io_sizes_mpiio");
    assert_eq!(column(sizes, "Independent writes"), numbers(&[2_400_000.0]));
    let failures = table(part(&report, "io_failures"), "io_failures");
    assert_eq!(column(failures, "Error"), words(&["ENOENT"]));
    assert_eq!(column(failures, "Times"), numbers(&[30.0]));
    let hints = table(part(&report, "io_hints"), "io_hints");
    assert_eq!(
        column(hints, "Hint"),
        words(&["cb_buffer_size", "romio_cb_write", "striping_factor"])
    );
    let waits = table(part(&report, "io_ranks"), "io_ranks");
    assert_eq!(column(waits, "Waiting")[..2], numbers(&[0.0, 18.0]));
    assert_eq!(column(waits, "Waited for")[..2], numbers(&[18.0, 0.0]));
    let map = &part(&report, "io_time").heatmaps[0];
    let drawn =
        2.0 * 17.0 * 8.0 * 700_000.0 + 2.0 * 17.0 * 28.0 * 60_000.0 + 2.0 * 8.0 * 136.0 * 9_000.0 + 18.0 * 110_000.0;
    let shown: f64 = map.lines.iter().flat_map(|(_, cells)| cells).sum();
    assert!((shown / drawn - 1.0).abs() < 1e-4, "{shown} of {drawn}");
    assert!(part(&report, "io_coverage").intro.starts_with("Captured"));
}

#[test]
fn twenty_thousand_files_are_a_short_story_with_exact_sums() {
    let mut fixture = Fixture::new("U9D9\nU9D9");
    let (count, of) = (
        20_000u64,
        UseOf {
            writes: 1,
            write_bytes: 10,
            write_s: 1e-5,
            opens: 1,
            ..UseOf::default()
        },
    );
    fixture = fixture.file_use(0, "/scratch/0/f0.dat", "posix", of);
    let profile = fixture.profile();
    let (file, used) = (profile.tables.files.row(0), profile.tables.file_uses.row(0));
    for number in 1..count as u32 {
        let path = profile
            .strings
            .intern(&format!("/scratch/{}/f{number}.dat", number % 10));
        profile.tables.files.push(format::tables::FileRow { path, ..file });
        profile
            .tables
            .file_uses
            .push(format::tables::FileUse { file: number, ..used });
    }
    let report = Report::of(&fixture.run());
    let patterns = table(part(&report, "io_files"), "io_patterns");
    assert_eq!(column(patterns, "Files named"), words(&["/scratch/#/f#.dat"]));
    assert_eq!(column(patterns, "Files"), numbers(&[count as f64]));
    assert_eq!(column(patterns, "Written"), numbers(&[10.0 * count as f64]));
    let files = table(part(&report, "io_files"), "io_files");
    assert_eq!(files.rows.len(), 40);
    assert!(files.note.contains("more took"), "{}", files.note);
    for page in [
        text::write(
            &report,
            text::Style {
                whole: true,
                ..text::Style::default()
            },
        ),
        html::write(&report),
        markdown::write(&report),
        csv::write(&report),
        json::write(&report),
    ] {
        assert!(page.len() < 400_000, "{}", page.len());
    }
}

/// What was read is told, whatever kind of file it was of; a file that was only opened is not one of which 0 B were read.
#[test]
fn what_was_read_of_other_files_is_not_nothing() {
    let use_of = |reads: u64, read_bytes: u64, writes: u64, write_bytes: u64| UseOf {
        reads,
        read_bytes,
        read_s: 0.4 * reads as f64,
        writes,
        write_bytes,
        write_s: 0.4 * writes as f64,
        opens: 1,
        ..UseOf::default()
    };
    let site = |bytes: u64| model::fixture::SiteOf {
        count: 1,
        bytes,
        time_s: 0.4,
        ..Default::default()
    };
    let fixture = Fixture::new("U9D1")
        .file_use(0, "/usr/lib/libx.so", "posix", use_of(1, 4096, 0, 0))
        .file_use(0, "/scratch/out.dat", "posix", use_of(0, 0, 1, 300))
        .site(0, "read", "load@app.c:3", site(4096))
        .site(0, "write", "save@app.c:9", site(300));
    let report = Report::of(&fixture.run());
    let io = io(&report);
    let said = io.intro.replace('\u{a0}', " ");
    assert!(
        said.contains("4 KiB read, none of it from data files; 300 B written to data files"),
        "{said}"
    );
    let opened = Fixture::new("U9999D1").file_use(0, "/scratch/in.dat", "posix", use_of(0, 0, 0, 0));
    let report = Report::of(&opened.run());
    let page = text::write(&report, text::Style::default());
    assert!(
        page.contains("1 data file: opened, neither read nor written."),
        "{page}"
    );
    assert!(!page.contains("of all files"));
}
