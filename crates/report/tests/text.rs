//! The text of the small run, and of it in other styles.

use crate::small;
use steelyard_report::Cell;
use steelyard_report::text::{Style, write};

#[test]
fn nothing_is_wider_than_the_page_and_ascii_is_ascii() {
    for width in [60, 72, 80, 100, 120] {
        for (unicode, whole) in [(true, false), (false, false), (true, true), (false, true)] {
            let page = write(
                &small::report(),
                Style {
                    width,
                    unicode,
                    colour: false,
                    whole,
                },
            );
            for line in page.lines() {
                assert!(line.chars().count() <= width, "{width}: {line}");
            }
            assert!(unicode || page.is_ascii());
        }
    }
}

#[test]
fn colour_adds_nothing_to_the_words() {
    let plain = write(&small::report(), Style::default());
    let coloured = write(
        &small::report(),
        Style {
            colour: true,
            ..Style::default()
        },
    );
    assert_ne!(plain, coloured);
    let mut stripped = String::new();
    let mut rest = coloured.as_str();
    while let Some((before, after)) = rest.split_once("\x1b[") {
        stripped.push_str(before);
        rest = after.split_once('m').map_or("", |(_, after)| after);
    }
    stripped.push_str(rest);
    assert_eq!(plain, stripped);
}

#[test]
fn a_long_histogram_shows_its_fullest_bins_in_order_and_what_the_others_hold() {
    let mut report = small::report();
    let table = (report.sections.iter_mut().flat_map(|section| &mut section.tables)).find(|table| table.bins);
    let table = table.unwrap();
    let bin = |name: &str, share: f64| vec![Cell::Text(name.into()), Cell::Number(share * 1e6), Cell::Number(share)];
    let names = ["aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh"];
    let shares = [0.02, 0.04, 0.1, 0.1, 0.1, 0.1, 0.04, 0.5];
    table.rows = names.iter().zip(shares).map(|(name, share)| bin(name, share)).collect();
    let page = write(&report, Style::default());
    let start = page.find("Messages by size").unwrap();
    let lines: Vec<&str> = page[start..].lines().skip(2).take(7).map(str::trim).collect();
    let firsts: Vec<&str> = lines[..6].iter().map(|line| &line[..2]).collect();
    assert_eq!(firsts, ["bb", "cc", "dd", "ee", "ff", "hh"], "{page}");
    assert_eq!(lines[6], "2 other rows hold 6.0 %.");
}
