//! Input and output: what a reader asks first, and the whole story behind it.

mod access;
mod file;
mod point;
mod system;
mod time;

pub use point::points;

use crate::{Cell, Section, Table};
use model::{Run, Use};
use text::Unit;
use text::number;

/// Most rows of a table of this story; what they leave out is said under it.
const ROWS: usize = 40;

/// The story, part by part; what this run has nothing of is left out.
pub fn parts(run: &Run) -> Vec<Section> {
    let parts = [
        file::files(run),
        access::layers(run),
        access::sizes(run),
        access::order(run),
        time::moments(run),
        time::ranks(run),
        access::calls(run),
        access::slowest(run),
        system::failures(run),
        system::hints(run),
        system::filesystems(run),
        system::coverage(run),
    ];
    let told = |part: &Section| !part.tables.is_empty() || !part.heatmaps.is_empty();
    parts.into_iter().filter(told).collect()
}

fn part(id: &str, title: &str, intro: String, tables: Vec<Option<Table>>) -> Section {
    Section {
        id: id.into(),
        title: title.into(),
        intro,
        tables: tables
            .into_iter()
            .flatten()
            .filter(|table| !table.rows.is_empty())
            .collect(),
        ..Section::default()
    }
}

fn table(id: &str, title: &str, columns: &[(&str, Option<Unit>)], rows: Vec<Vec<Cell>>, note: String) -> Option<Table> {
    Some(Table {
        id: id.into(),
        title: title.into(),
        columns: columns
            .iter()
            .map(|(heading, unit)| (heading.to_string(), *unit))
            .collect(),
        rows,
        note,
        bins: false,
        glance: None,
        errors: Vec::new(),
        adds_up: None,
    })
}

fn word(text: &str) -> Cell {
    Cell::Text(text.into())
}

fn amount(value: u64) -> Cell {
    Cell::Number(value as f64)
}

/// A count of a use of files, where it is known.
fn counted(of: &Use, column: &str, value: u64) -> Cell {
    of.known(column, value).map_or(Cell::Nothing, amount)
}

fn known(value: Option<f64>) -> Cell {
    value
        .filter(|value| value.is_finite())
        .map_or(Cell::Nothing, Cell::Number)
}

fn part_of(some: u64, all: u64) -> Option<f64> {
    (all > 0).then(|| some as f64 / all as f64)
}

fn seconds(value: f64) -> String {
    number(Unit::Seconds, value)
}

fn bytes(value: u64) -> String {
    number(Unit::Bytes, value as f64)
}

fn share(value: f64) -> String {
    number(Unit::Share, value)
}

fn rate(value: f64) -> String {
    number(Unit::BytesPerSecond, value)
}
