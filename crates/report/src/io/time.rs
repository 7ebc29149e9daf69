//! When, and on which ranks; who waited for whom.

use super::{part, seconds, table};
use crate::{Cell, Heatmap, Section, Table};
use model::{CallPlace, HeatCell, HeatMap, Interface, Run};
use text::Unit;

/// Lines and columns of a heat map in the report.
const LINES: usize = 64;
const COLUMNS: usize = 116;
/// Ranks and places shown.
const RANKS: usize = 16;
const PLACES: usize = 5;
/// Metadata gets a map of its own where it takes this part of the I/O.
const MUCH: f64 = 0.1;

pub fn moments(run: &Run) -> Section {
    let map = run.heat_map(Interface::is_system, LINES, COLUMNS);
    let sum = |of: fn(&HeatCell) -> f64| map.cells.iter().map(of).sum::<f64>();
    let (busy, meta) = (sum(HeatCell::busy_s), sum(|cell| cell.meta_s));
    let mut maps = Vec::new();
    let mut add = |id: &str, title: &str, unit: Unit, of: fn(&HeatCell) -> f64| {
        if map.cells.iter().any(|cell| of(cell) > 0.0) {
            maps.push(heatmap(run, &map, id, title, unit, of));
        }
    };
    add("io_written", "Bytes written", Unit::Bytes, |cell| cell.write_bytes);
    add("io_read", "Bytes read", Unit::Bytes, |cell| cell.read_bytes);
    if meta >= MUCH * busy {
        add("io_metadata", "Time in metadata and sync", Unit::Seconds, |cell| {
            cell.meta_s
        });
    }
    let mut text = "What reached the system, through POSIX and stdio.".to_string();
    if let Some(bursts) = run.write_bursts() {
        text += &format!(
            " The program writes in {} bursts, one every {}, each of {}{}.",
            bursts.count,
            seconds(bursts.period_s),
            super::bytes(bursts.bytes as u64),
            match bursts.time_s > 0.0 {
                true => format!(" in {}", seconds(bursts.time_s)),
                false => String::new(),
            }
        );
    }
    Section {
        heatmaps: maps,
        ..part("io_time", "Ranks and time", text, vec![together(run)])
    }
}

fn heatmap(run: &Run, map: &HeatMap, id: &str, title: &str, unit: Unit, of: fn(&HeatCell) -> f64) -> Heatmap {
    let last = run.ranks().len().saturating_sub(1);
    let name = |row: usize| {
        let first = row * map.ranks_per_row;
        let to = (first + map.ranks_per_row - 1).min(last);
        let id = |index: usize| run.ranks().get(index).map_or(0, |rank| rank.id.0);
        if to > first {
            format!("{}-{}", id(first), id(to))
        } else {
            id(first).to_string()
        }
    };
    // A picture needs no more digits than these, and report.json is half as long.
    let digits = |value: f64| {
        let scale = if unit == Unit::Bytes { 1.0 } else { 1e6 };
        (value * scale).round() / scale
    };
    Heatmap {
        id: id.into(),
        title: title.into(),
        noun: run.rank_noun().into(),
        unit,
        bin_s: map.bin_s,
        lines: (0..map.rows)
            .map(|row| (name(row), map.row(row).iter().map(|cell| digits(of(cell))).collect()))
            .collect(),
        note: String::new(),
    }
}

/// The part of all bytes that a number of writers must have written.
const WORTH_A_ROW: f64 = 0.001;

/// Rate by the number of writers: where it falls, they hinder each other.
fn together(run: &Run) -> Option<Table> {
    let mut together = run.written_together();
    // Calls whose times are known by their sums alone are taken for even: what is left over of one is no rate.
    let all: f64 = together.iter().map(|at| at.bytes).sum();
    together.retain(|at| at.bytes >= WORTH_A_ROW * all);
    if together.len() < 2 {
        return None;
    }
    let rows = together
        .iter()
        .map(|at| {
            vec![
                Cell::Number(f64::from(at.writers)),
                Cell::Number(at.time_s),
                Cell::Number(at.bytes),
                Cell::Number(at.rate()),
            ]
        })
        .collect();
    let columns = [
        ("Writers", Some(Unit::Count)),
        ("Time", Some(Unit::Seconds)),
        ("Written", Some(Unit::Bytes)),
        ("All together", Some(Unit::BytesPerSecond)),
    ];
    table("io_writers", "Writers at the same time", &columns, rows, String::new())
}

/// I/O of each rank, and who waited for whose.
pub fn ranks(run: &Run) -> Section {
    let (by_rank, waits) = (run.files().seconds_by_rank(run, |_| true), run.io_waits());
    let noun = run.rank_noun();
    let mut order: Vec<usize> = (0..by_rank.len()).collect();
    let weight = |rank: &usize| by_rank[*rank].all() + waits.waiting_by_rank.get(*rank).unwrap_or(&0.0);
    order.sort_by(|a, b| weight(b).total_cmp(&weight(a)).then(a.cmp(b)));
    let rows: Vec<Vec<Cell>> = order
        .iter()
        .filter(|rank| weight(rank) > 0.0)
        .take(RANKS)
        .map(|rank| {
            let time = &by_rank[*rank];
            vec![
                Cell::Text(run.ranks()[*rank].id.0.to_string()),
                Cell::Number(time.all()),
                Cell::Number(time.write_s),
                Cell::Number(time.read_s),
                Cell::Number(time.meta_s),
                Cell::Number(time.sync_s),
                Cell::Number(waits.waiting_by_rank.get(*rank).copied().unwrap_or(0.0)),
                Cell::Number(waits.by_rank.get(*rank).copied().unwrap_or(0.0)),
            ]
        })
        .collect();
    let heading = text::capital(noun);
    let s = Some(Unit::Seconds);
    let columns = [
        (heading.as_str(), None),
        ("I/O", s),
        ("Write", s),
        ("Read", s),
        ("Metadata", s),
        ("Sync", s),
        ("Waiting", s),
        ("Waited for", s),
    ];
    let rest = order.iter().filter(|rank| weight(rank) > 0.0).count() - rows.len();
    let more = (rest > 0).then(|| format!("{} more have less.", text::counted(rest as f64, noun)));
    let columns_of_waits = "Waiting: in MPI, while few others did I/O. Waited for: what others waited so for it.";
    let waits_are_told = (waits.slots_s > 0.0).then(|| columns_of_waits.to_string());
    let note = Vec::from_iter(more.into_iter().chain(waits_are_told)).join(" ");
    let intro = match waits.slots_s {
        0.0 => "No rank was seen waiting in MPI for another's I/O.".replace("rank", noun),
        time => format!(
            "For {} of the run, {} waited in MPI while few others, which had not come yet, did I/O.",
            seconds(time),
            text::plural(noun)
        ),
    };
    part(
        "io_ranks",
        "Ranks, and who waited for whom",
        intro,
        vec![
            table("io_ranks", "", &columns, rows, note),
            places(run, "io_waited_for", "I/O that others waited for", &waits.places),
            places(run, "io_waiting", "Where they waited", &waits.waits),
        ],
    )
}

fn places(run: &Run, id: &str, title: &str, places: &[(CallPlace, f64)]) -> Option<Table> {
    let rows = places
        .iter()
        .take(PLACES)
        .map(|((call, frame), time)| {
            let place = frame.map(|frame| run.place(frame)).unwrap_or_default();
            vec![
                Cell::Text(run.call_name(*call).into()),
                Cell::Text(place.to_string()),
                Cell::Number(*time),
            ]
        })
        .collect();
    let columns = [("Call", None), ("Called from", None), ("Time", Some(Unit::Seconds))];
    table(id, title, &columns, rows, String::new())
}
