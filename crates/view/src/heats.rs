//! Numbers by rank and time, a byte a cell.

use crate::document::HeatInfo;
use crate::limits::Limits;
use crate::strips::rounded;
use metrics::series::{Axis, Readings, SERIES, Series};
use model::{Class, in_parallel};
use std::ops::Range;
use text::Unit;

/// A byte that says nothing.
pub(crate) const UNKNOWN: u8 = 255;
/// The byte of the largest value.
pub(crate) const LARGEST: u8 = 254;

/// What heat maps are of.
enum Of {
    Class(Class),
    Series(&'static Series),
}

/// A heat map and its bytes.
pub(crate) type Heat = (HeatInfo, Vec<u8>);

/// Rows that are made one after the other; such blocks go side by side.
const BLOCK: usize = 64;

/// The heat maps that show anything: the classes by time, then the other numbers.
pub(crate) fn heats(readings: &Readings, limits: &Limits) -> Vec<Heat> {
    let run = readings.run;
    let axis = Axis::of(run).within(limits.heat_bins);
    let ranks_per_row = run.ranks().len().div_ceil(limits.heat_rows.max(1)).max(1);
    let mut classes: Vec<(Class, f64)> = (Class::ALL.into_iter())
        .map(|class| (class, run.times().class_total(class)))
        .filter(|(_, seconds)| *seconds > 0.0)
        .collect();
    classes.sort_by(|a, b| b.1.total_cmp(&a.1));
    let classes = classes.into_iter().map(|(class, _)| Of::Class(class));
    let series = (SERIES.iter()).filter(|series| series.heat);
    let of: Vec<Of> = classes.chain(series.map(Of::Series)).collect();
    let rows = run.ranks().len().div_ceil(ranks_per_row);
    let blocks = in_parallel(rows.div_ceil(BLOCK), |block| {
        let mut grids: Vec<Vec<u16>> = vec![vec![]; of.len()];
        for row in block * BLOCK..((block + 1) * BLOCK).min(rows) {
            let ranks = row * ranks_per_row..((row + 1) * ranks_per_row).min(run.ranks().len());
            add_row(readings, &of, ranks, axis, &mut grids);
        }
        grids
    });
    let shape = HeatInfo {
        id: String::new(),
        label: String::new(),
        unit: Unit::Share,
        class: -1,
        rows,
        bins: axis.bins,
        bin_s: axis.bin_s,
        ranks_per_row,
        scale: 1.0,
        doc: String::new(),
    };
    let heat = |(at, of): (usize, &Of)| {
        let grid = || blocks.iter().flat_map(|block| block[at].iter().copied().map(short));
        let most = grid().filter(|value| value.is_finite()).fold(0.0, f32::max);
        // Nothing known, or nothing to see.
        if most <= 0.0 {
            return None;
        }
        let info = of.describe(&shape);
        let largest = if info.unit == Unit::Share { most.max(1.0) } else { most };
        let scale = largest / f32::from(LARGEST);
        let byte = |value: f32| match value.is_finite() {
            true => (value / scale).round().clamp(0.0, f32::from(LARGEST)) as u8,
            false => UNKNOWN,
        };
        let scale = f64::from(scale);
        Some((HeatInfo { scale, ..info }, grid().map(byte).collect()))
    };
    of.iter().enumerate().filter_map(heat).collect()
}

impl Of {
    fn describe(&self, shape: &HeatInfo) -> HeatInfo {
        match self {
            Of::Class(class) => HeatInfo {
                id: class.id().into(),
                label: class.label().into(),
                unit: Unit::Share,
                class: class.index() as i32,
                doc: format::classes::CLASSES[class.index()].doc.into(),
                ..shape.clone()
            },
            Of::Series(series) => HeatInfo {
                id: series.id.into(),
                label: series.label.into(),
                unit: series.unit,
                doc: series.doc.into(),
                ..shape.clone()
            },
        }
    }
}

/// Appends the mean over ranks to each grid.
fn add_row(readings: &Readings, of: &[Of], ranks: Range<usize>, axis: Axis, grids: &mut [Vec<u16>]) {
    let mut sums = vec![(vec![0.0f32; axis.bins], vec![0u32; axis.bins]); of.len()];
    for rank in ranks {
        let ticks = readings.ticks(rank, axis);
        for (of, (sums, known)) in of.iter().zip(&mut sums) {
            let row = match of {
                Of::Class(class) => ticks.classes(|other| other == *class),
                Of::Series(series) => series.of_rank(readings, &ticks, rank, axis),
            };
            for (bin, value) in row.into_iter().enumerate().filter(|(_, value)| value.is_finite()) {
                sums[bin] += value;
                known[bin] += 1;
            }
        }
    }
    for (grid, (sums, known)) in grids.iter_mut().zip(sums) {
        let mean = |(sum, known): (f32, u32)| if known > 0 { sum / known as f32 } else { f32::NAN };
        grid.extend(sums.into_iter().zip(known).map(mean).map(halved));
    }
}

/// The upper half of a number, rounded: what a byte is made of needs no more, and many cells are small that way.
fn halved(value: f32) -> u16 {
    let near = rounded(value, 8);
    (near.to_bits() >> 16) as u16
}

/// What [`halved`] left.
fn short(half: u16) -> f32 {
    f32::from_bits(u32::from(half) << 16)
}
