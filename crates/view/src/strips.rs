//! Numbers by time with mean, spread and extremes over ranks or nodes.

use crate::columns::Columns;
use crate::document::StripInfo;
use metrics::series::{Axis, Readings, SERIES, Series};
use model::{Run, in_parallel};

/// What is known of each bin.
struct Band {
    known: Vec<u32>,
    sum: Vec<f64>,
    squares: Vec<f64>,
    least: Vec<f32>,
    most: Vec<f32>,
    low: Vec<u32>,
    high: Vec<u32>,
}

impl Band {
    fn new(bins: usize) -> Band {
        Band {
            known: vec![0; bins],
            sum: vec![0.0; bins],
            squares: vec![0.0; bins],
            least: vec![f32::NAN; bins],
            most: vec![f32::NAN; bins],
            low: vec![0; bins],
            high: vec![0; bins],
        }
    }

    /// Of equals, the first is named.
    fn add(&mut self, index: usize, row: &[f32]) {
        for (bin, value) in row.iter().enumerate().filter(|(_, value)| value.is_finite()) {
            self.known[bin] += 1;
            self.sum[bin] += f64::from(*value);
            self.squares[bin] += f64::from(*value).powi(2);
            if self.known[bin] == 1 || *value < self.least[bin] {
                (self.least[bin], self.low[bin]) = (*value, index as u32);
            }
            if self.known[bin] == 1 || *value > self.most[bin] {
                (self.most[bin], self.high[bin]) = (*value, index as u32);
            }
        }
    }

    /// Adds ranks that come after its own.
    fn join(&mut self, other: &Band) {
        for bin in (0..other.known.len()).filter(|bin| other.known[*bin] > 0) {
            let first = self.known[bin] == 0;
            self.known[bin] += other.known[bin];
            self.sum[bin] += other.sum[bin];
            self.squares[bin] += other.squares[bin];
            if first || other.least[bin] < self.least[bin] {
                (self.least[bin], self.low[bin]) = (other.least[bin], other.low[bin]);
            }
            if first || other.most[bin] > self.most[bin] {
                (self.most[bin], self.high[bin]) = (other.most[bin], other.high[bin]);
            }
        }
    }

    fn is_empty(&self) -> bool {
        self.known.iter().all(|known| *known == 0)
    }

    fn write(self, id: &str, precision: u32, columns: &mut Columns) {
        let mean = |bin: usize| self.sum[bin] / f64::from(self.known[bin]);
        let deviation = |bin: usize| {
            let variance = self.squares[bin] / f64::from(self.known[bin]) - mean(bin).powi(2);
            // The rounding of equal values is no spread.
            if variance > 1e-12 * mean(bin).powi(2) {
                variance.sqrt()
            } else {
                0.0
            }
        };
        let bins = 0..self.known.len();
        let round = |value: f32| rounded(value, precision);
        let column = |value: &dyn Fn(usize) -> f64| -> Vec<f32> {
            let known = |bin: usize| {
                if self.known[bin] > 0 {
                    value(bin) as f32
                } else {
                    f32::NAN
                }
            };
            bins.clone().map(|bin| round(known(bin))).collect()
        };
        columns.add(format!("strip.{id}.mean"), column(&mean));
        columns.add(format!("strip.{id}.sd"), column(&deviation));
        columns.add(
            format!("strip.{id}.min"),
            self.least.iter().map(|v| round(*v)).collect::<Vec<f32>>(),
        );
        columns.add(
            format!("strip.{id}.max"),
            self.most.iter().map(|v| round(*v)).collect::<Vec<f32>>(),
        );
        columns.add(format!("strip.{id}.low"), self.low);
        columns.add(format!("strip.{id}.high"), self.high);
    }
}

/// A number with so many significant bits.
pub(crate) fn rounded(value: f32, bits: u32) -> f32 {
    if bits >= 24 || !value.is_finite() {
        return value;
    }
    let drop = 24 - bits.max(1);
    let half = 1u32 << (drop - 1);
    let near = f32::from_bits((value.to_bits().saturating_add(half) >> drop) << drop);
    if near.is_finite() { near } else { value }
}

/// Ranks that are added up one after the other; such blocks go side by side.
const BLOCK: usize = 512;

/// The strips; those that nothing is known of have no columns.
pub(crate) fn strips(readings: &Readings, axis: Axis, precision: u32, columns: &mut Columns) -> Vec<StripInfo> {
    let ranks = readings.run.ranks().len();
    let blocks = in_parallel(ranks.div_ceil(BLOCK), |block| {
        let mut bands: Vec<Band> = SERIES.iter().map(|_| Band::new(axis.bins)).collect();
        for rank in block * BLOCK..((block + 1) * BLOCK).min(ranks) {
            let ticks = readings.ticks(rank, axis);
            for (series, band) in SERIES.iter().zip(&mut bands) {
                band.add(rank, &series.of_rank(readings, &ticks, rank, axis));
            }
        }
        bands
    });
    let mut bands: Vec<Band> = SERIES.iter().map(|_| Band::new(axis.bins)).collect();
    // In their order, so that the same run gives the same sums on any machine.
    for block in blocks {
        bands.iter_mut().zip(&block).for_each(|(band, more)| band.join(more));
    }
    for (series, band) in SERIES.iter().zip(&mut bands) {
        for node in 0..readings.run.tables().nodes.len() {
            band.add(node, &series.of_node(readings, node, axis));
        }
    }
    (SERIES.iter().zip(bands))
        .map(|(series, band)| strip(series, band, readings.run, precision, columns))
        .collect()
}

fn strip(series: &Series, band: Band, run: &Run, precision: u32, columns: &mut Columns) -> StripInfo {
    let missing = series.missing(run, !band.is_empty()).unwrap_or_default();
    if missing.is_empty() {
        band.write(series.id, precision, columns);
    }
    StripInfo {
        id: series.id.into(),
        label: series.label.into(),
        unit: series.unit,
        group: series.group.into(),
        over: series.over.noun().into(),
        formula: series.formula.into(),
        doc: series.doc.into(),
        missing: missing.into(),
        preset: series.preset && missing.is_empty(),
    }
}
