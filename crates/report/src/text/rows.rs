//! Numbers in the text, a line each. What was nothing is left out: the other formats have it.

use super::{DIM, Page};
use crate::Row;
use crate::grid::Grid;
use crate::words::{absent, measured, range};
use text::visible;

impl Page<'_> {
    pub(super) fn rows(&mut self, rows: &[Row]) {
        // A part whose whole is left out stands where the whole would.
        let mut above = -1;
        let lines: Vec<Vec<String>> = rows
            .iter()
            .filter(|row| !is_none(row) && row.value.is_some())
            .filter_map(|row| {
                above = (above + 1).min(i32::from(row.depth));
                self.line_of(row, above as usize)
            })
            .map(|cells| cells.iter().map(|cell| self.plain(cell)).collect())
            .collect();
        if !lines.is_empty() {
            self.blank();
            let spread = lines.iter().any(|line| !line[3].is_empty());
            let of = |end: &str| {
                if spread {
                    format!("{end} ({})", self.noun)
                } else {
                    String::new()
                }
            };
            let headings = [String::new(), String::new(), String::new(), of("min"), of("max")];
            let mut grid = Grid {
                columns: headings
                    .into_iter()
                    .enumerate()
                    .map(|(i, h)| (h, i == 1 || i > 2))
                    .collect(),
                rows: lines,
            };
            let (mut fitted, dropped) = grid.lines(self.style.width - 2);
            // The lowest says nothing without the highest.
            if dropped == 1 {
                grid.columns.truncate(3);
                grid.rows.iter_mut().for_each(|row| row.truncate(3));
                fitted = grid.lines(self.style.width - 2).0;
            }
            let spread = spread && dropped == 0;
            let lines: Vec<String> = fitted.iter().map(|line| self.plain(line)).collect();
            for (i, line) in lines.iter().enumerate() {
                match i {
                    0 if spread => {
                        let line = self.paint(DIM, line);
                        self.line(&format!("  {line}"));
                    }
                    0 => {}
                    _ => self.line(&format!("  {line}")),
                }
            }
        }
        self.missing(rows);
    }

    /// Rows without a number, those with the same reason together.
    fn missing(&mut self, rows: &[Row]) {
        let mut reasons: Vec<(&str, Vec<&str>)> = Vec::new();
        // What the machine lacks is told once, at the end.
        let told: Vec<String> = self.report.trust.absent.iter().map(absent).collect();
        for row in rows.iter().filter(|row| row.value.is_none() && row.applies()) {
            let reason = row.missing.as_deref().unwrap_or("the reason is not known");
            if told.iter().any(|known| known == reason) {
                continue;
            }
            match reasons.iter_mut().find(|(known, _)| *known == reason) {
                Some((_, labels)) => labels.push(&row.label),
                None => reasons.push((reason, vec![&row.label])),
            }
        }
        let items: Vec<String> = reasons
            .iter()
            .map(|(reason, labels)| format!("{}: {reason}", labels.join(", ")))
            .collect();
        self.list("Not available", items.iter().map(String::as_str));
    }

    /// Label, value, error, lowest and highest of a row that has a number.
    fn line_of(&self, row: &Row, depth: usize) -> Option<Vec<String>> {
        let value = row.value?;
        let (low, high) = (row.spread.as_ref().zip(range(row))).map_or_else(Default::default, |(s, (low, high))| {
            (format!("{low} ({})", s.min_rank), format!("{high} ({})", s.max_rank))
        });
        let label = format!("{:indent$}{}", "", visible(&row.label), indent = 2 * depth);
        // The widths that most rows need, so that the numbers of all sections stand under each other.
        let (shown, error) = measured(self.report, row.unit, value, row.error);
        Some(vec![
            format!("{label:28}"),
            format!("{shown:>9}"),
            format!("{error:9}"),
            low,
            high,
        ])
    }
}

/// Whether a row says that there was nothing: the text leaves them out.
pub(super) fn is_none(row: &Row) -> bool {
    row.value == Some(0.0) || !row.applies()
}
