//! A heat map in shaded blocks, with the sums of its lines beside it and those of its columns beneath.

use super::{BOLD, DIM, Page};
use crate::Heatmap;
use crate::heat::Heat;
use crate::picture::ticks;
use text::cut;
use text::number;

/// Most lines.
const LINES: usize = 16;
/// Columns that a sum needs, with its gap.
const SUM: usize = 10;

impl Page<'_> {
    pub(super) fn heatmap(&mut self, map: &Heatmap) {
        let name = |name: &str| format!("{} {name}", map.noun);
        let Some(names) = Heat::of(map, LINES, 1).map(|heat| {
            heat.lines
                .iter()
                .map(|(line, _)| name(line).chars().count())
                .max()
                .unwrap_or(0)
        }) else {
            return;
        };
        let names = names.clamp(3, 24);
        let room = self.style.width.saturating_sub(2 + names + 2 + SUM + 1).max(16);
        let Some(heat) = Heat::of(map, LINES, room) else {
            return;
        };
        self.blank();
        if !map.title.is_empty() {
            let title = self.paint(BOLD, &self.plain(&map.title));
            self.line(&format!("  {title}"));
        }
        let shades: &[&str] = if self.style.unicode {
            &["░", "▒", "▓", "█"]
        } else {
            &[".", ":", "*", "#"]
        };
        let (left, right) = if self.style.unicode { ("▕", "▏") } else { ("|", "|") };
        for ((line, cells), total) in heat.lines.iter().zip(heat.totals()) {
            let blocks: String = cells
                .iter()
                .map(|cell| match heat.shade(*cell, shades.len()) {
                    0 => " ",
                    shade => shades[shade - 1],
                })
                .collect();
            let label = self.plain(&cut(&self.plain(&name(line)), names));
            let total = if total > 0.0 {
                self.plain(&number(map.unit, total))
            } else {
                String::new()
            };
            self.line(&format!("  {label:names$} {left}{blocks}{right}{total:>SUM$}"));
        }
        self.columns(&heat, names, map);
        let limits = heat.limits(shades.len());
        // Where all cells are alike, one shade says it.
        let alike = limits.first() == limits.last();
        let scale: Vec<String> = (shades.iter().zip(&limits))
            .skip(if alike { shades.len() - 1 } else { 0 })
            .map(|(shade, limit)| format!("{shade} from {}", self.plain(&number(map.unit, *limit))))
            .collect();
        let legend = format!(
            "  {} in {}",
            scale.join("  "),
            self.plain(&number(text::Unit::Seconds, heat.bin_s))
        );
        if legend.chars().count() > self.style.width {
            self.paragraph(2, legend.trim_start());
        } else {
            let legend = self.paint(DIM, &legend);
            self.line(&legend);
        }
        self.paragraph(2, &map.note);
    }

    /// The sums of the columns, and the axis of time.
    fn columns(&mut self, heat: &Heat, names: usize, map: &Heatmap) {
        let sums = heat.columns();
        let most = sums.iter().copied().fold(0.0, f64::max);
        if self.style.unicode && heat.lines.len() > 1 && most > 0.0 {
            const BARS: [&str; 8] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
            let bars: String = sums
                .iter()
                .map(|sum| match (sum / most * 8.0).ceil() as usize {
                    0 => " ",
                    height => BARS[height.min(8) - 1],
                })
                .collect();
            let total = self.plain(&number(map.unit, sums.iter().sum()));
            self.line(&format!("  {:names$}  {bars} {total:>SUM$}", "all"));
        }
        let duration = heat.duration_s();
        let mut axis = String::new();
        for (at, label) in ticks(duration) {
            let column = (at / duration * sums.len() as f64).round() as usize;
            let label = self.plain(&label);
            if column >= axis.chars().count() + usize::from(!axis.is_empty())
                && column + label.chars().count() <= sums.len() + SUM
            {
                axis.push_str(&" ".repeat(column - axis.chars().count()));
                axis.push_str(&label);
            }
        }
        let axis = self.paint(DIM, &format!("  {:names$}  {axis}", ""));
        self.line(&axis);
    }
}
