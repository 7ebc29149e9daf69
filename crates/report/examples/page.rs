//! Prints a run of the tests in a format: `cargo run --example page html > page.html`; `page html io` a run with I/O,
//! `page text alone` its I/O alone.

#[path = "../tests/plasma.rs"]
mod plasma;
#[path = "../tests/small.rs"]
mod small;

use steelyard_report::{Report, csv, html, json, markdown, text};

fn main() {
    let mut words = std::env::args().skip(1);
    let format = words.next().unwrap_or_else(|| "text".into());
    let run = words.next().unwrap_or_default();
    let report = match run.as_str() {
        "" => small::report(),
        _ => Report::of(&plasma::run()),
    };
    let alone = run == "alone";
    let report = match alone {
        true => report.alone("io").expect("the run has I/O"),
        false => report,
    };
    let style = text::Style {
        whole: alone,
        ..text::Style::default()
    };
    match format.as_str() {
        "html" => print!("{}", html::write(&report)),
        "json" => print!("{}", json::write(&report)),
        "csv" => print!("{}", csv::write(&report)),
        "markdown" => print!("{}", markdown::write(&report)),
        _ => print!("{}", text::write(&report, style)),
    }
}
