//! Tables of the ranks that send messages to each other: which send most, and how far they are from each other.

use crate::report::ROWS;
use crate::{Cell, Table};
use model::Run;
use text::Unit;

/// Most pairs, or distances, that a page shows at a glance.
const GLANCE: usize = 10;
/// So many pairs are shown where they are worth it.
const FEWEST: usize = 3;
/// The column of shares.
const SHARE: usize = 3;
/// The part of all bytes that the pairs at a glance must have to be worth showing; else distances say more.
const WORTH_PAIRS: f64 = 0.5;

/// How far from each other the ranks are that send messages; nothing of a few pairs, which tell it themselves.
pub fn distances(run: &Run) -> Option<Table> {
    let pairs = run.pairs();
    let all = pairs.iter().fold(0u64, |sum, pair| sum.saturating_add(pair.bytes));
    if pairs.len() <= GLANCE || all == 0 {
        return None;
    }
    let mut by_distance: std::collections::BTreeMap<u32, (u64, u64, usize)> = Default::default();
    for pair in pairs {
        let sum = by_distance.entry(pair.from.0.abs_diff(pair.to.0)).or_default();
        *sum = (
            sum.0.saturating_add(pair.bytes),
            sum.1.saturating_add(pair.count),
            sum.2 + 1,
        );
    }
    let mut rows: Vec<(u32, (u64, u64, usize))> = by_distance.into_iter().collect();
    rows.sort_by(|a, b| b.1.0.cmp(&a.1.0).then(a.0.cmp(&b.0)));
    let row = |(distance, (bytes, count, pairs)): &(u32, (u64, u64, usize))| {
        vec![
            Cell::Text(distance.to_string()),
            Cell::Number(*pairs as f64),
            Cell::Number(*bytes as f64),
            Cell::Number(*bytes as f64 / all as f64),
            Cell::Number(*count as f64),
            Cell::Number(*bytes as f64 / (*count).max(1) as f64),
        ]
    };
    Some(Table {
        id: "mpi_distances".into(),
        title: "Messages by how far apart the ranks' numbers are".into(),
        columns: vec![
            ("Ranks apart".into(), None),
            ("Pairs".into(), Some(Unit::Count)),
            ("Bytes".into(), Some(Unit::Bytes)),
            ("Share".into(), Some(Unit::Share)),
            ("Messages".into(), Some(Unit::Count)),
            ("Mean size".into(), Some(Unit::Bytes)),
        ],
        rows: rows.iter().take(ROWS).map(row).collect(),
        note: "Point-to-point messages; collectives are not in it.".into(),
        bins: false,
        glance: Some(rows.len().min(GLANCE) as u32),
        errors: Vec::new(),
        adds_up: Some(SHARE),
    })
}

/// Who sends most to whom; nothing of two ranks, which have no choice.
pub fn pairs(run: &Run) -> Option<Table> {
    let pairs = run.pairs();
    if run.ranks().len() < 3 || pairs.is_empty() {
        return None;
    }
    let all = pairs.iter().fold(0u64, |sum, pair| sum.saturating_add(pair.bytes));
    let several_nodes = run.ranks().iter().any(|rank| rank.node != run.ranks()[0].node);
    let mut columns: Vec<(String, Option<Unit>)> = vec![
        ("From rank".into(), None),
        ("To rank".into(), None),
        ("Bytes".into(), Some(Unit::Bytes)),
        ("Share".into(), Some(Unit::Share)),
        ("Messages".into(), Some(Unit::Count)),
        ("Mean size".into(), Some(Unit::Bytes)),
    ];
    if several_nodes {
        columns.push(("Between nodes".into(), None));
    }
    let width = columns.len();
    let row = |pair: &model::Pair| -> Vec<Cell> {
        let cells = [
            Cell::Text(pair.from.0.to_string()),
            Cell::Text(pair.to.0.to_string()),
            Cell::Number(pair.bytes as f64),
            Cell::Number(if all > 0 { pair.bytes as f64 / all as f64 } else { 0.0 }),
            Cell::Number(pair.count as f64),
            Cell::Number(pair.bytes as f64 / pair.count.max(1) as f64),
            Cell::Text(if pair.on_one_node { "no" } else { "yes" }.into()),
        ];
        cells.into_iter().take(width).collect()
    };
    let between = || {
        pairs
            .iter()
            .filter(|pair| !pair.on_one_node)
            .fold(0u64, |sum, pair| sum.saturating_add(pair.bytes))
    };
    let crossing = match several_nodes && all > 0 {
        true => format!(
            " {} of their bytes go to another node.",
            text::number(Unit::Share, between() as f64 / all as f64)
        ),
        false => String::new(),
    };
    let first = pairs
        .iter()
        .take(FEWEST)
        .fold(0u64, |sum, pair| sum.saturating_add(pair.bytes));
    let hidden = pairs.len() > GLANCE && (first as f64) < WORTH_PAIRS * all as f64;
    Some(Table {
        id: "mpi_pairs".into(),
        title: "Ranks that send most to each other".into(),
        columns,
        rows: pairs.iter().take(ROWS).map(row).collect(),
        note: format!(
            "{} send messages, point-to-point; collectives are not in it.{crossing}",
            text::counted(pairs.len() as f64, "pair")
        ),
        bins: false,
        glance: Some(match hidden {
            true => 0,
            false => pairs.len().min(FEWEST) as u32,
        }),
        errors: Vec::new(),
        adds_up: (all > 0).then_some(SHARE),
    })
}
