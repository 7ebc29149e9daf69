//! From a run to its page: what the head says of how it ended, and where the numbers of metrics and findings stand.

use model::fixture::{Fixture, run_from_text};
use steelyard_report::{ENDED, Report, html, text};

fn ended(report: &Report) -> &str {
    report
        .head
        .rows
        .iter()
        .find(|(label, _)| label == ENDED)
        .map_or("", |(_, text)| text)
}

#[test]
fn a_run_that_waits_for_a_rank_says_so() {
    let report = Report::of(&run_from_text("UUUUUUUUUUUUUUUUUUUU\nUUUUUMMMMMMMMMMMMMMM"));
    let share = |id: &str| report.shares.iter().find(|share| share.id == id).unwrap();
    assert_eq!(share("compute").share, 25.0 / 40.0);
    assert_eq!(share("mpi").share, 15.0 / 40.0);
    let spread = share("mpi").spread.unwrap();
    assert_eq!(
        (spread.min_rank, spread.min, spread.max_rank, spread.max),
        (0, 0.0, 1, 0.75)
    );
    assert!((report.shares.iter().map(|share| share.share).sum::<f64>() - 1.0).abs() < 1e-9);
    assert!(!report.findings.is_empty() && report.no_finding.is_none());
    assert!(report.sections.iter().any(|section| section.id == "balance"));
    assert_eq!(report.picture.ranks.len(), 2);
    assert!(report.picture.ranks[1].1[1] == 0.75);
    assert!(report.head.ended_well, "{}", ended(&report));
}

#[test]
fn the_thread_level_is_said_where_there_is_one() {
    let said = |level: i32| {
        let run = Fixture::new("UUUU\nUUUU")
            .edit(|profile| profile.tables.processes.mpi_thread_level = vec![level, -1])
            .run();
        Report::of(&run).head.rows[1].1.clone()
    };
    assert_eq!(
        said(3).replace('\u{a0}', " "),
        said(0).replace('\u{a0}', " ") + ", MPI_THREAD_MULTIPLE"
    );
    assert!(said(1).ends_with(", MPI_THREAD_FUNNELED"));
    assert_eq!((said(-1), said(9)), (said(0), said(0)));
}

#[test]
fn a_rank_that_ends_early_has_a_shorter_bar() {
    let report = Report::of(&run_from_text("UUUUUUUUUUUUUUUUUUUU\nUUUUUUUUUU"));
    assert_eq!(report.picture.ranks[0].1, report.picture.ranks[1].1);
    assert_eq!(
        (report.picture.span(0), report.picture.span(1)),
        ((0.0, 1.0), (0.0, 0.5))
    );
    let page = html::write(&report);
    for bar in ["y=\"0.0\" width=\"926.0\"", "y=\"22.0\" width=\"463.0\""] {
        assert!(page.contains(&format!("x=\"74.0\" {bar}")), "{bar}");
    }
}

#[test]
fn a_run_without_potential_saving_says_so() {
    let report = Report::of(&run_from_text("UUUUUUUUUU\nUUUUUUUUUU"));
    assert_eq!(report.findings.len(), 0);
    assert!(report.no_finding.is_some());
    assert!(text::write(&report, text::Style::default()).contains("No rule of Steelyard finds more than"));
}

#[test]
fn the_first_rank_that_died_is_named_and_nothing_is_well() {
    let run = Fixture::new("UUUU\nUUUU\nUUUU")
        .edit(|profile| {
            let processes = &mut profile.tables.processes;
            (processes.exit_signal[0], processes.exit_signal[1]) = (15, 9);
            processes.end_ns[1] -= 1_000_000_000;
        })
        .run();
    let report = Report::of(&run);
    assert!(!report.head.ended_well);
    let shown = ended(&report).replace('\u{a0}', " ");
    assert!(shown.starts_with("rank 1 "), "{shown}");
    assert!(
        shown.contains("signal 9 (SIGKILL) after 3.00 s, the first of 2 ranks that were killed"),
        "{shown}"
    );
    assert!(report.verdict.to_lowercase().contains("rank 1 "), "{}", report.verdict);
    assert!(html::write(&report).contains("class=\"bad\""));
    let labels: Vec<&str> = report.head.rows.iter().map(|(label, _)| label.as_str()).collect();
    assert_eq!(labels[..3], ["Command", "Processes", ENDED]);
}

/// Head and finding count from the same moment.
#[test]
fn a_rank_dies_once() {
    let run = Fixture::new("UUUU\nUUUU")
        .edit(|profile| {
            let processes = &mut profile.tables.processes;
            (processes.exit_signal[0], processes.exit_signal[1]) = (15, 9);
            processes.start_ns[1] += 500_000_000;
            processes.end_ns[1] -= 1_000_000_000;
        })
        .run();
    let report = Report::of(&run);
    let moment = |text: &str| text.replace('\u{a0}', " ").contains("after 3.00 s");
    assert!(moment(ended(&report)), "{}", ended(&report));
    assert!(moment(&report.findings[0].title), "{}", report.findings[0].title);
}

#[test]
fn missing_ranks_are_missed() {
    let run = Fixture::new("UU\nUU")
        .edit(|profile| profile.manifest.run.ranks_expected = Some(4))
        .run();
    let report = Report::of(&run);
    let said = ended(&report);
    assert_eq!(said, "unknown: 2 of 4 ranks were recorded; ranks 2-3 left no record");
}

#[test]
fn ranks_that_left_no_record_are_named_whatever_became_of_the_others() {
    let run = Fixture::new("UU\nUU\nUU")
        .edit(|profile| {
            profile.manifest.run.ranks_expected = Some(9);
            profile.tables.processes.rank = vec![1, 5, 4];
            profile.tables.processes.exit_signal[2] = 9;
        })
        .run();
    let report = Report::of(&run);
    let said = ended(&report);
    assert!(said.starts_with("rank 4 "), "{said}");
    assert!(said.ends_with("; ranks 0, 2-3, 6-8 left no record"), "{said}");
}

#[test]
fn an_empty_profile_makes_a_page_all_the_same() {
    let report = Report::of(&model::Run::new(format::Profile::default()));
    assert!(!report.head.ended_well);
    for page in [text::write(&report, text::Style::default()), html::write(&report)] {
        assert!(page.contains("no process was measured"), "{page}");
        assert!(!page.contains("NaN") && !page.contains("not a number"));
    }
}

#[test]
fn losses_are_told_in_sentences() {
    let run = Fixture::new("UU\nUU")
        .edit(|profile| {
            let loss = profile.strings.intern("ring_full");
            for (process, count) in [(0, 3), (1, 4)] {
                profile
                    .tables
                    .losses
                    .push(format::tables::Loss { process, loss, count });
            }
        })
        .run();
    let losses = Report::of(&run).trust.losses;
    assert_eq!(losses.len(), 1);
    assert!(
        losses[0].starts_with("Samples were dropped") && losses[0].ends_with("(7 times, in 2 processes)"),
        "{losses:?}"
    );
}

#[test]
fn what_recording_changed_is_said_before_the_numbers() {
    let said = |calls_ns: u64, start_ns: u64| {
        let run = Fixture::new("U50").edit(move |profile| {
            profile.tables.processes.cost_calls_ns.fill(calls_ns);
            profile.tables.processes.cost_start_ns.fill(start_ns);
        });
        Report::of(&run.run()).caution.map(|said| said.replace('\u{a0}', " "))
    };
    let dear = said(4_500_000_000, 500_000_000).expect("it is said");
    assert!(
        dear.ends_with("Steelyard itself took 10.0 % of the program's time, most of it in recording calls: the times here have that in them."),
        "{dear}"
    );
    assert!(
        said(500_000_000, 4_500_000_000)
            .is_some_and(|said| said.contains("most of it when its processes and threads start:"))
    );
    assert!(said(500_000_000, 500_000_000).is_none_or(|said| !said.contains("Steelyard")));
}
