//! Tables of libraries of mathematics.

use crate::report::ROWS;
use crate::{Cell, Table};
use model::{MathShape, MathSite, MathSum, Run};
use text::Unit;

/// Most that a page shows at a glance.
const GLANCE: usize = 8;
/// A place that takes less than this share of the calls' time is not worth a line.
const LEAST: f64 = 0.005;
/// The column of shares.
const SHARE: usize = 3;
const SHARE_OF_SHAPES: usize = 4;

/// Routines by place, shapes, and calls by how much they compute.
pub fn tables(run: &Run) -> Vec<Table> {
    let sites = run.math();
    let all = run.math_sum(|_| true);
    if all.count == 0 {
        return Vec::new();
    }
    vec![routines(run, sites, all), shapes(run, sites, all), work(sites)]
}

fn number(value: Option<f64>) -> Cell {
    value.map_or(Cell::Nothing, Cell::Number)
}

fn billions(sum: &MathSum) -> Cell {
    number(sum.rate().map(|rate| rate / 1e9))
}

fn of_all(part: f64, all: f64) -> Cell {
    number((all > 0.0).then(|| part / all))
}

fn routines(run: &Run, sites: &[MathSite], all: MathSum) -> Table {
    let ranks = run.ranks().len().max(1) as f64;
    let peak = run.peak_of_a_core();
    let mut columns: Vec<(String, Option<Unit>)> = vec![
        ("Routine".into(), None),
        ("Called from".into(), None),
        ("Time".into(), Some(Unit::Seconds)),
        ("Share".into(), Some(Unit::Share)),
        ("Calls".into(), Some(Unit::Count)),
        ("GFLOP/s".into(), Some(Unit::Ratio)),
        ("Of peak".into(), Some(Unit::Share)),
        ("Most frequent".into(), None),
        ("Of its calls".into(), Some(Unit::Share)),
    ];
    let row = |site: &MathSite| {
        let most = site.most_frequent();
        let mut cells = vec![
            Cell::Text(site.routine.name.into()),
            Cell::Text(site.place(run).to_string()),
            Cell::Number(site.sum.time_s / ranks),
            of_all(site.sum.time_s, all.time_s),
            Cell::Number(site.sum.count as f64),
            billions(&site.sum),
            number(site.sum.rate().zip(peak).map(|(rate, peak)| rate / peak)),
            most.map_or(Cell::Nothing, |shape| Cell::Text(shape.words(site.routine))),
            number(most.map(|shape| shape.sum.count as f64 / site.sum.count.max(1) as f64)),
        ];
        if peak.is_none() {
            cells.remove(6);
        }
        cells
    };
    if peak.is_none() {
        columns.remove(6);
    }
    let worth = |site: &&MathSite| site.sum.time_s >= LEAST * all.time_s;
    let glance = sites.iter().filter(worth).count().clamp(1, GLANCE);
    let time = match run.ranks().len() {
        1 => "Time: all threads together.".into(),
        _ => format!("Time: mean over {}; calls: all together.", run.rank_nouns()),
    };
    Table {
        id: "math_routines".into(),
        title: "Routines that take longest".into(),
        columns,
        rows: sites.iter().take(ROWS).map(row).collect(),
        note: format!(
            "{time} Calls that the program makes, whatever form of a routine it calls; what a routine asks of another is part of \
             it. GFLOP/s by the formulas of docs/math.md."
        ),
        bins: false,
        glance: Some(glance as u32),
        errors: Vec::new(),
        adds_up: (all.time_s > 0.0).then_some(SHARE),
    }
}

fn shapes(run: &Run, sites: &[MathSite], all: MathSum) -> Table {
    let mut shapes: Vec<(&MathSite, &MathShape)> = (sites.iter())
        .flat_map(|site| site.shapes.iter().map(move |shape| (site, shape)))
        .collect();
    shapes.sort_by(|a, b| {
        b.1.sum
            .time_s
            .total_cmp(&a.1.sum.time_s)
            .then(b.1.sum.count.cmp(&a.1.sum.count))
    });
    let row = |(site, shape): &(&MathSite, &MathShape)| {
        vec![
            Cell::Text(site.routine.name.into()),
            Cell::Text(shape.words(site.routine)),
            Cell::Text(site.place(run).to_string()),
            Cell::Number(shape.sum.count as f64),
            of_all(shape.sum.time_s, all.time_s),
            number((shape.sum.count > 0).then(|| shape.sum.time_s / shape.sum.count as f64)),
            billions(&shape.sum),
        ]
    };
    Table {
        id: "math_shapes".into(),
        title: "Sizes that take longest".into(),
        columns: vec![
            ("Routine".into(), None),
            ("Size".into(), None),
            ("Called from".into(), None),
            ("Calls".into(), Some(Unit::Count)),
            ("Share".into(), Some(Unit::Share)),
            ("Mean time".into(), Some(Unit::Seconds)),
            ("GFLOP/s".into(), Some(Unit::Ratio)),
        ],
        rows: shapes.iter().take(ROWS).map(row).collect(),
        note: "Sizes and letters in the order of docs/math.md; of many sizes at a place the most frequent are kept one by one, and \
               \"other sizes\" are the rest."
            .into(),
        bins: false,
        glance: Some(shapes.len().min(GLANCE) as u32),
        errors: Vec::new(),
        adds_up: (all.time_s > 0.0).then_some(SHARE_OF_SHAPES),
    }
}

/// Calls by their operations, a power of ten a row.
fn work(sites: &[MathSite]) -> Table {
    const POWERS: usize = 16;
    let mut bins = [0u64; POWERS + 1];
    for shape in sites.iter().flat_map(|site| &site.shapes) {
        let each = shape.sum.flops / shape.sum.count.max(1) as f64;
        let bin = match each > 0.0 {
            true => (each.log10().floor().max(0.0) as usize + 1).min(POWERS),
            false => 0,
        };
        bins[bin] = bins[bin].saturating_add(shape.sum.count);
    }
    let total = bins.iter().fold(0u64, |sum, calls| sum.saturating_add(*calls)).max(1);
    let label = |bin: usize| match bin {
        0 => "none, or not known".to_owned(),
        _ => format!(
            "{} to {}",
            text::plain(Unit::Count, 10f64.powi(bin as i32 - 1)),
            text::plain(Unit::Count, 10f64.powi(bin as i32))
        ),
    };
    let rows = (bins.iter().enumerate())
        .filter(|(_, calls)| **calls > 0)
        .map(|(bin, calls)| {
            vec![
                Cell::Text(label(bin)),
                Cell::Number(*calls as f64),
                Cell::Number(*calls as f64 / total as f64),
            ]
        })
        .collect();
    Table {
        id: "math_work".into(),
        title: "Calls by floating-point operations".into(),
        columns: vec![
            ("Operations".into(), None),
            ("Calls".into(), Some(Unit::Count)),
            ("Share".into(), Some(Unit::Share)),
        ],
        rows,
        note: String::new(),
        bins: true,
        glance: None,
        errors: Vec::new(),
        adds_up: None,
    }
}
