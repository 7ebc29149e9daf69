//! The table of the documentation, made and compared.

use super::{SEEDS, studies};
use crate::host_overhead::{Direction, Method};
use std::fmt::Write;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/host-overhead.md");
const BEGIN: &str = "<!-- simulation:begin -->\n";
const END: &str = "<!-- simulation:end -->";

#[test]
fn the_table_of_the_page_is_fresh() {
    let old = std::fs::read_to_string(PAGE).unwrap();
    let (head, rest) = old.split_once(BEGIN).unwrap();
    let (_, tail) = rest.split_once(END).unwrap();
    let new = format!("{head}{BEGIN}{}{END}{tail}", table());
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(PAGE, &new).unwrap();
    }
    assert!(
        new == old || std::env::var_os("UPDATE").is_some(),
        "docs/host-overhead.md is stale: make documents writes it"
    );
}

fn table() -> String {
    let mut table = String::from(
        "| message | side | T, µs | o, µs | method | overhead: bias ± spread, µs | true availability | bias ± spread, points | interval holds o | time, s |\n\
         |---|---|---|---|---|---|---|---|---|---|\n",
    );
    for study in studies() {
        let (machine, direction) = (&study.case.machine, study.case.direction);
        let held = match study.method {
            Method::Sandia => "–".to_string(),
            Method::Paired => format!("{:.0} %", 100.0 * study.overhead.covered as f64 / SEEDS as f64),
        };
        let _ = writeln!(
            table,
            "| {} | {} | {} | {} | {} | {:+.3} ± {:.3} | {:.1} % | {:+.2} ± {:.2} | {held} | {:.2} |",
            study.case.name,
            match direction {
                Direction::Send => "send",
                Direction::Receive => "receive",
            },
            1e6 * machine.transfer_s,
            (1e9 * machine.true_overhead_s(direction)).round() / 1e3,
            study.method.name(),
            1e6 * study.overhead.bias,
            1e6 * study.overhead.spread,
            100.0 * machine.true_availability(direction),
            100.0 * study.availability.bias,
            100.0 * study.availability.spread,
            study.time_s,
        );
    }
    table
}
