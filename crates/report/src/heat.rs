//! What every picture of a heat map is drawn from: few enough lines and columns, shades, sums along both sides.

use crate::Heatmap;

/// Values this many times smaller than the largest get the first shade, as the smallest do.
pub const HEAT_RANGE: f64 = 1e4;

/// A heat map as coarse as a picture needs it.
pub struct Heat {
    /// Name of each line, and its cells.
    pub lines: Vec<(String, Vec<f64>)>,
    /// Seconds a column.
    pub bin_s: f64,
    low: f64,
    high: f64,
}

impl Heat {
    /// At most so many lines and columns: neighbours are added up. `None` where there is nothing to see.
    pub fn of(map: &Heatmap, most_lines: usize, most_columns: usize) -> Option<Heat> {
        let columns = map.lines.iter().map(|(_, cells)| cells.len()).max().unwrap_or(0);
        if columns == 0 {
            return None;
        }
        let (tall, wide) = (map.lines.len().div_ceil(most_lines), columns.div_ceil(most_columns));
        let join = |lines: &[(String, Vec<f64>)]| {
            let mut cells = vec![0.0; columns.div_ceil(wide)];
            for (_, line) in lines {
                for (i, value) in line
                    .iter()
                    .enumerate()
                    .filter(|(_, value)| value.is_finite() && **value > 0.0)
                {
                    cells[i / wide] += value;
                }
            }
            (span(&lines[0].0, &lines[lines.len() - 1].0), cells)
        };
        let lines: Vec<(String, Vec<f64>)> = map.lines.chunks(tall).map(join).collect();
        let positive = || {
            lines
                .iter()
                .flat_map(|(_, cells)| cells)
                .copied()
                .filter(|value| *value > 0.0)
        };
        let high = positive().fold(0.0, f64::max);
        if high <= 0.0 {
            return None;
        }
        let low = positive().fold(high, f64::min).max(high / HEAT_RANGE);
        Some(Heat {
            lines,
            bin_s: map.bin_s * wide as f64,
            low,
            high,
        })
    }

    /// 0 for nothing, else 1 to `shades`, by the logarithm.
    pub fn shade(&self, value: f64, shades: usize) -> usize {
        if value <= 0.0 || shades == 0 {
            return 0;
        }
        if self.high <= self.low {
            return shades;
        }
        let part = (value / self.low).ln() / (self.high / self.low).ln();
        1 + ((part.max(0.0) * shades as f64) as usize).min(shades - 1)
    }

    /// Where each shade begins, the smallest cell first.
    pub fn limits(&self, shades: usize) -> Vec<f64> {
        let step = |i: usize| self.low * (self.high / self.low).powf(i as f64 / shades as f64);
        (0..shades).map(step).collect()
    }

    /// The largest cell.
    pub fn high(&self) -> f64 {
        self.high
    }

    /// The sum of each column.
    pub fn columns(&self) -> Vec<f64> {
        let mut sums = vec![0.0; self.lines.first().map_or(0, |(_, cells)| cells.len())];
        for (_, cells) in &self.lines {
            for (sum, cell) in sums.iter_mut().zip(cells) {
                *sum += cell;
            }
        }
        sums
    }

    /// The sum of each line.
    pub fn totals(&self) -> Vec<f64> {
        self.lines.iter().map(|(_, cells)| cells.iter().sum()).collect()
    }

    /// From left to right.
    pub fn duration_s(&self) -> f64 {
        self.bin_s * self.columns().len() as f64
    }
}

/// "3" and "16-31" become "3-31".
fn span(first: &str, last: &str) -> String {
    let (from, to) = (
        first.split('-').next().unwrap_or(first),
        last.rsplit('-').next().unwrap_or(last),
    );
    if from == to {
        from.into()
    } else {
        format!("{from}-{to}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map(lines: Vec<(&str, Vec<f64>)>) -> Heatmap {
        Heatmap {
            id: String::new(),
            title: String::new(),
            noun: "rank".into(),
            unit: text::Unit::Bytes,
            bin_s: 0.5,
            lines: lines
                .into_iter()
                .map(|(name, cells)| (name.to_string(), cells))
                .collect(),
            note: String::new(),
        }
    }

    #[test]
    fn coarser_cells_keep_the_sum() {
        let lines = vec![
            ("0", vec![1.0, 2.0, 3.0, 4.0, 5.0]),
            ("1", vec![10.0]),
            ("2-3", vec![0.0, f64::NAN, -1.0, 0.0, 7.0]),
        ];
        let heat = Heat::of(&map(lines), 2, 2).unwrap();
        assert_eq!(heat.lines[0], ("0-1".into(), vec![16.0, 9.0]));
        assert_eq!(heat.lines[1], ("2-3".into(), vec![0.0, 7.0]));
        assert_eq!((heat.bin_s, heat.duration_s()), (1.5, 3.0));
        assert_eq!((heat.columns(), heat.totals()), (vec![16.0, 16.0], vec![25.0, 7.0]));
    }

    #[test]
    fn shades_are_those_of_the_logarithm() {
        let heat = Heat::of(&map(vec![("0", vec![0.0, 1.0, 9.0, 11.0, 99.0, 101.0, 1000.0])]), 8, 8).unwrap();
        let shades: Vec<usize> = heat.lines[0].1.iter().map(|value| heat.shade(*value, 3)).collect();
        assert_eq!(shades, [0, 1, 1, 2, 2, 3, 3]);
        assert!(
            heat.limits(3)
                .iter()
                .zip([1.0, 10.0, 100.0])
                .all(|(a, b)| (a - b).abs() < 1e-9)
        );
        let alike = Heat::of(&map(vec![("0", vec![2.0, 2.0])]), 8, 8).unwrap();
        assert_eq!(alike.shade(2.0, 4), 4);
    }

    #[test]
    fn nothing_is_no_picture() {
        assert!(Heat::of(&map(vec![]), 2, 2).is_none());
        assert!(Heat::of(&map(vec![("0", vec![])]), 2, 2).is_none());
        assert!(Heat::of(&map(vec![("0", vec![0.0, f64::INFINITY])]), 2, 2).is_none());
    }
}
