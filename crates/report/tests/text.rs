//! The text of the small run, and of it in other styles.

mod small;

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
