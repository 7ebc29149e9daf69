//! Prints the small run of the tests in a format: `cargo run --example page html > page.html`.

#[path = "../tests/small/mod.rs"]
mod small;

use steelyard_report::{csv, html, json, markdown, text};

fn main() {
    let format = std::env::args().nth(1).unwrap_or_else(|| "text".into());
    let report = small::report();
    match format.as_str() {
        "html" => print!("{}", html::write(&report)),
        "json" => print!("{}", json::write(&report)),
        "csv" => print!("{}", csv::write(&report)),
        "markdown" => print!("{}", markdown::write(&report)),
        _ => print!("{}", text::write(&report, text::Style::default())),
    }
}
