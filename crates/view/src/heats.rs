//! Numbers by rank and time, a byte a cell.

use crate::axis::Axis;
use crate::document::HeatInfo;
use crate::gauge::{GAUGES, Over};
use crate::limits::Limits;
use crate::series::Series;
use model::{Class, Run};

/// A byte that says nothing.
const UNKNOWN: u8 = 255;
/// The byte of the largest value.
const LARGEST: f32 = 254.0;

/// What heat maps are of.
enum Of {
    Class(Class),
    Gauge(usize),
}

/// A heat map and its bytes.
pub(crate) type Heat = (HeatInfo, Vec<u8>);

/// The heat maps that show anything: the classes by time, then the other numbers.
pub(crate) fn heats(series: &Series, limits: &Limits) -> Vec<Heat> {
    let run = series.run;
    let axis = Axis::of(run).within(limits.heat_bins);
    let ranks_per_row = run.ranks().len().div_ceil(limits.heat_rows.max(1)).max(1);
    let mut classes: Vec<(Class, f64)> = (Class::ALL.into_iter())
        .map(|class| (class, run.times().class_total(class)))
        .filter(|(_, seconds)| *seconds > 0.0)
        .collect();
    classes.sort_by(|a, b| b.1.total_cmp(&a.1));
    let classes = classes.into_iter().map(|(class, _)| Of::Class(class));
    let gauges = (GAUGES.iter().enumerate()).filter(|(_, gauge)| gauge.heat && gauge.over == Over::Ranks);
    classes
        .chain(gauges.map(|(at, _)| Of::Gauge(at)))
        .filter_map(|of| heat(series, &of, axis, ranks_per_row))
        .collect()
}

/// `None` where nothing is known, or everything is zero.
fn heat(series: &Series, of: &Of, axis: Axis, ranks_per_row: usize) -> Option<Heat> {
    let grid = grid(series.run, axis, ranks_per_row, |rank| match of {
        Of::Class(class) => Some(series.classes(rank, axis, |other| other == *class)),
        Of::Gauge(at) => (GAUGES[*at].row)(series, rank, axis),
    })?;
    let most = grid
        .iter()
        .copied()
        .filter(|value| value.is_finite())
        .fold(0.0, f32::max);
    if most <= 0.0 {
        return None;
    }
    let info = match of {
        Of::Class(class) => HeatInfo {
            id: class.id().into(),
            label: class.label().into(),
            unit: "%".into(),
            class: class.index() as i32,
            doc: format::classes::CLASSES[class.index()].doc.into(),
            ..shape(series.run, axis, ranks_per_row)
        },
        Of::Gauge(at) => HeatInfo {
            id: GAUGES[*at].id.into(),
            label: GAUGES[*at].label.into(),
            unit: GAUGES[*at].unit.into(),
            doc: GAUGES[*at].doc.into(),
            ..shape(series.run, axis, ranks_per_row)
        },
    };
    let largest = if info.unit == "%" { most.max(1.0) } else { most };
    let scale = largest / LARGEST;
    let bytes = (grid.iter())
        .map(|value| match value.is_finite() {
            true => (value / scale).round().clamp(0.0, LARGEST) as u8,
            false => UNKNOWN,
        })
        .collect();
    let scale = f64::from(scale);
    Some((HeatInfo { scale, ..info }, bytes))
}

fn shape(run: &Run, axis: Axis, ranks_per_row: usize) -> HeatInfo {
    HeatInfo {
        id: String::new(),
        label: String::new(),
        unit: String::new(),
        class: -1,
        rows: run.ranks().len().div_ceil(ranks_per_row),
        bins: axis.bins,
        bin_s: axis.bin_s,
        ranks_per_row,
        scale: 1.0,
        doc: String::new(),
    }
}

/// Means over the ranks of each row; `None` where a row of ranks can say nothing.
fn grid(run: &Run, axis: Axis, ranks_per_row: usize, row: impl Fn(usize) -> Option<Vec<f32>>) -> Option<Vec<f32>> {
    let ranks = run.ranks().len();
    let mut cells = Vec::with_capacity(ranks.div_ceil(ranks_per_row) * axis.bins);
    for first in (0..ranks).step_by(ranks_per_row) {
        let (mut sums, mut known) = (vec![0.0f32; axis.bins], vec![0u32; axis.bins]);
        for rank in first..(first + ranks_per_row).min(ranks) {
            for (bin, value) in row(rank)?
                .into_iter()
                .enumerate()
                .filter(|(_, value)| value.is_finite())
            {
                sums[bin] += value;
                known[bin] += 1;
            }
        }
        cells.extend(sums.iter().zip(known).map(|(sum, known)| match known {
            0 => f32::NAN,
            known => sum / known as f32,
        }));
    }
    Some(cells)
}
