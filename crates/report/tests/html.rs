//! The page asks nothing of any network, runs nothing, and shows hostile names as text.

use crate::small;
use steelyard_report::{Report, csv, html, markdown, text};

/// What would make a browser fetch, run or leave something.
const FORBIDDEN: &[&str] = &[
    "://",
    "src=",
    "srcset",
    "href",
    "@import",
    "url(",
    "<script",
    "<link",
    "<iframe",
    "javascript:",
    "<form",
];

fn fetches(page: &str) -> Vec<&'static str> {
    let page = page.to_lowercase();
    FORBIDDEN.iter().copied().filter(|word| page.contains(word)).collect()
}

const HOSTILE: &[&str] = &[
    "</title><script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "' onmouseover='alert(1)",
    "operator<<(std::ostream&, char)",
    "&lt;b&gt;",
    "\u{202e}gnp.exe\u{202c}",
    "\x1b]0;owned\x07\x1b[2J",
    "line one\nline two\r\u{2028}three",
    "]]><!-- -->",
    "\u{0}nul\u{7f}",
];

fn rename(section: &mut steelyard_report::Section, name: &str) {
    let text = || name.to_string();
    (section.title, section.intro) = (text(), text());
    for (label, answer) in &mut section.points {
        (*label, *answer) = (text(), text());
    }
    for row in &mut section.rows {
        (row.label, row.formula, row.doc) = (text(), text(), text());
        row.missing = row.missing.as_ref().map(|_| text());
    }
    for table in &mut section.tables {
        (table.title, table.note) = (text(), text());
        for (heading, _) in &mut table.columns {
            *heading = text();
        }
        for cell in table.rows.iter_mut().flatten() {
            if let steelyard_report::Cell::Text(value) = cell {
                *value = text();
            }
        }
    }
    for map in &mut section.heatmaps {
        (map.id, map.title, map.noun, map.note) = (text(), text(), text(), text());
        for (line, _) in &mut map.lines {
            *line = text();
        }
    }
    for part in &mut section.parts {
        rename(part, name);
    }
}

/// The small run with `name` wherever the program can put a text.
fn named(name: &str) -> Report {
    let mut report = small::report();
    let text = || name.to_string();
    report.head.name = text();
    for (label, value) in &mut report.head.rows {
        (*label, *value) = (text(), text());
    }
    report.verdict = text();
    for share in &mut report.shares {
        (share.label, share.colour) = (text(), text());
    }
    for finding in &mut report.findings {
        (finding.id, finding.title, finding.gain_basis) = (text(), text(), text());
        finding.evidence = vec![text(), text()];
        finding.advice = vec![text()];
        finding.nodes = vec![text()];
        (
            finding.threshold.name,
            finding.threshold.limit,
            finding.threshold.source,
        ) = (text(), text(), text());
        for place in &mut finding.places {
            (place.function, place.file, place.module) = (text(), text(), text());
        }
    }
    for section in &mut report.sections {
        rename(section, name);
    }
    for class in &mut report.picture.classes {
        (class.label, class.colour) = (text(), text());
    }
    for (label, _) in &mut report.trust.overhead_parts {
        *label = text();
    }
    report.trust.losses = vec![text()];
    report.trust.notes = vec![text()];
    for absent in &mut report.trust.absent {
        (absent.what, absent.reason, absent.remedy) = (text(), text(), text());
    }
    report.tool_version = text();
    report
}

fn whole() -> text::Style {
    text::Style {
        whole: true,
        ..text::Style::default()
    }
}

#[test]
fn nothing_is_fetched_and_nothing_runs() {
    let page = html::write(&small::report());
    assert_eq!(fetches(&page), Vec::<&str>::new());
    assert!(page.contains("default-src 'none'"));
    assert!(!page.contains("script-src"));
    // The words are looked for where they would be found: in a page that has them.
    assert_eq!(fetches("<img src=x><a HREF='http://x'>"), ["://", "src=", "href"]);
}

#[test]
fn hostile_names_are_text() {
    let tags = |page: &str| page.matches('<').count();
    for name in HOSTILE {
        let page = html::write(&named(name));
        // A harmless name of the same length makes the same page, but for its letters.
        let plain = html::write(&named(&"x".repeat(name.len())));
        assert_eq!(tags(&page), tags(&plain), "{name:?} made or broke an element");
        assert!(
            !page.contains(name) || name.chars().all(|c| c.is_alphanumeric()),
            "{name:?} is in the page as it is"
        );
        for c in ['\u{202e}', '\u{2028}', '\x1b', '\0', '\x07', '\x7f'] {
            assert!(!page.contains(c), "{name:?} brings {c:?}");
        }
        assert_eq!(
            page.matches('"').count(),
            plain.matches('"').count(),
            "{name:?} ended an attribute"
        );
    }
}

#[test]
fn hostile_names_send_nothing_to_a_terminal_and_break_no_line() {
    for name in HOSTILE {
        let report = named(name);
        for page in [
            text::write(&report, text::Style::default()),
            text::write(&report, whole()),
            csv::write(&report),
            markdown::write(&report),
        ] {
            assert!(page.chars().all(|c| c == '\n' || !c.is_control()), "{name:?}");
            let acting: Vec<&str> = page.lines().filter(|l| l.contains(['\u{202e}', '\u{2028}'])).collect();
            assert_eq!(acting, Vec::<&str>::new());
        }
        let fields = |page: &str| page.lines().count();
        assert_eq!(
            fields(&csv::write(&report)),
            fields(&csv::write(&named("plain"))),
            "{name:?}"
        );
    }
}

#[test]
fn a_name_of_ten_thousand_letters_is_cut_and_kept_in_a_tooltip() {
    let name = format!("begin_{}_end", "x".repeat(10_000));
    let mut report = small::report();
    report.head.name = name.clone();
    let page = html::write(&report);
    assert!(page.contains(&format!("title=\"{name}\"")));
    assert_eq!(page.matches(&name).count(), 1);
    let shown = text::write(&report, text::Style::default());
    assert!(shown.lines().all(|line| line.chars().count() <= 80));
}

#[test]
fn numbers_that_are_none_break_nothing() {
    let mut report = small::report();
    report.picture.bin_s = f64::NAN;
    report.picture.classes[0].shares = vec![f64::NAN, f64::INFINITY, -1.0, 2.0];
    report.picture.ranks[0].1 = vec![f64::NAN; 9];
    report.shares[0].share = f64::INFINITY;
    let io = report.sections.iter_mut().find(|section| section.id == "io").unwrap();
    for map in io.parts.iter_mut().flat_map(|part| &mut part.heatmaps) {
        map.bin_s = f64::NAN;
        map.lines[0].1 = vec![f64::NAN, f64::INFINITY, -1.0, 1e300];
    }
    let page = html::write(&report);
    assert!(!page.contains("NaN") && !page.contains("inf\""));
    assert!(!text::write(&report, whole()).contains("NaN"));
}

/// Where each of these stands in a page, in the order in which it is read.
fn in_order(page: &str, marks: &[&str]) {
    let places: Vec<usize> = (marks.iter())
        .map(|mark| page.find(mark).unwrap_or_else(|| panic!("{mark} is not there: {page}")))
        .collect();
    assert!(places.is_sorted(), "{marks:?} {places:?}");
}

#[test]
fn a_page_is_in_the_order_of_reading() {
    let mut report = small::report();
    let further = steelyard_report::Report::clone(&report).findings;
    for (i, finding) in further.iter().cycle().take(4).enumerate() {
        let mut finding = finding.clone();
        finding.title = format!(
            "Further finding {i}, which is told at such a length that it takes more than one line of a terminal."
        );
        report.findings.push(finding);
    }
    let page = html::write(&report);
    in_order(
        &page,
        &[
            "class=\"facts\"",
            "class=\"viewer",
            "class=\"verdict\"",
            "class=\"run\"",
            "class=\"findings\"",
            "class=\"story further\"",
            "class=\"chapter\"",
        ],
    );
    assert!(page.contains("steelyard view heat.steelyard"));
    // Three in full, of the rest a line each that unfolds.
    let (full, rest) = page.split_once("class=\"story further\"").unwrap();
    assert_eq!(full.matches("class=\"gain\"").count(), 3);
    assert!(full.contains("Further finding 0") && !full.contains("Further finding 1"));
    assert_eq!(rest.matches("class=\"story further\"").count() + 1, 3);

    let shown = text::write(&report, text::Style::default());
    in_order(
        &shown,
        &[
            "Command",
            &report.verdict[..20],
            "Compute",
            "Findings",
            " 1. ",
            " 3. ",
            " 4. up to ",
            " 6. up to ",
            "\nMPI\n",
            "Measurement quality",
        ],
    );
    for line in shown
        .lines()
        .filter(|line| line.contains("Further finding") && !line.contains("finding 0"))
    {
        assert!(line.ends_with('…') && line.chars().count() <= 80, "{line}");
    }
    assert!(shown.contains("steelyard view heat.steelyard"));
}

/// Paper has no mouse: what is folded there has more than its title to show.
#[test]
fn nothing_that_is_folded_is_empty_on_paper() {
    let mut report = small::report();
    for section in &mut report.sections {
        section.intro.clear();
    }
    let page = html::write(&report);
    let chapters: Vec<&str> = page.split("<details class=\"chapter\">").skip(1).collect();
    assert!(chapters.len() >= 4, "{page}");
    for chapter in chapters {
        let (summary, _) = chapter.split_once("</summary>").unwrap();
        let (_, said) = summary.split_once("</h2>").unwrap();
        let words: String = said
            .split('<')
            .filter_map(|part| part.split_once('>'))
            .map(|(_, text)| text)
            .collect();
        assert!(words.chars().any(char::is_alphanumeric), "{summary}");
    }
}

#[test]
fn a_number_says_how_exact_it_is_wherever_it_stands() {
    let page = text::write(&small::report(), text::Style::default());
    assert!(page.contains("up to 2.1 s ± 0.2 s (17.4 % of the run)"), "{page}");
    let mut report = small::report();
    let mpi = report.sections.iter_mut().find(|section| section.id == "mpi").unwrap();
    mpi.rows[0].value = Some(362_000.0);
    (mpi.rows[0].unit, mpi.rows[0].error) = (::text::Unit::Count, None);
    mpi.rows[0].spread = Some(metrics::Spread {
        min: 5943.0,
        min_rank: 1,
        mean: 181_000.0,
        max: 356_000.0,
        max_rank: 0,
    });
    for width in [60, 66, 72, 80, 100] {
        let page = text::write(
            &report,
            text::Style {
                width,
                ..text::Style::default()
            },
        );
        let line = page.lines().find(|line| line.contains("362 k")).unwrap();
        // With its unit, or not at all; and never the lowest without the highest.
        assert_eq!(line.contains("5943 (1)"), line.contains("356 k (0)"), "{width}: {line}");
        assert!(!line.contains("356 ("), "{line}");
    }
}
