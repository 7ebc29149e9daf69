//! The report as plain text: for a terminal of 80 columns, a log, an e-mail.

mod finding;
mod heat;
mod rows;

use crate::grid::Grid;
use crate::picture::strips;
use crate::words::{absent, cell, legend, measured, open};
use crate::{Cell, Report, Section, Share, Table};
use text::Unit;
use text::{ascii, number};
use text::{cut, visible, wrap};

/// How the text may look. The words are the same in every style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Columns of the page.
    pub width: usize,
    /// Whether `µ`, `±` and block characters can be shown.
    pub unicode: bool,
    /// Whether to send ANSI colours. They repeat what the words say.
    pub colour: bool,
    /// All numbers and tables, and not only what matters at a glance.
    pub whole: bool,
}

impl Default for Style {
    fn default() -> Self {
        Style {
            width: 80,
            unicode: true,
            colour: false,
            whole: false,
        }
    }
}

/// The page.
pub fn write(report: &Report, style: Style) -> String {
    let style = Style {
        width: style.width.clamp(60, 120),
        ..style
    };
    let mut page = Page {
        out: String::new(),
        style,
        report,
        noun: &report.head.rank_noun,
    };
    page.head(report);
    page.verdict(report);
    page.findings(report);
    for section in (report.sections.iter()).filter(|section| !section.repeats_head && section.applies()) {
        page.section(section);
    }
    if report.unmeasured {
        page.list("Notes", report.trust.notes.iter().map(String::as_str));
    } else {
        page.trust(report);
    }
    page.out.replace('\u{a0}', " ")
}

/// A heat map alone, for a page of another format.
pub fn heatmap(map: &crate::Heatmap, report: &Report) -> String {
    let mut page = Page {
        out: String::new(),
        style: Style::default(),
        report,
        noun: &map.noun,
    };
    page.heatmap(map);
    page.out.replace('\u{a0}', " ")
}

struct Page<'a> {
    out: String,
    style: Style,
    report: &'a Report,
    /// What the numbers of a spread count.
    noun: &'a str,
}

const BOLD: &str = "1";
const DIM: &str = "2";
const ACCENT: &str = "1;36";
const LABELS: usize = 13;
/// Columns that a share needs before what is drawn of it.
const SHARE: usize = 38;
/// Most rows of a table, at a glance and in a whole text; the pages without width and length have all.
const ROWS: usize = 6;
const WHOLE_ROWS: usize = 16;
/// A section on less of the time than this is its first sentence.
const WORTH_A_TABLE: f64 = 0.001;
/// Said at the end.
const REST: &str = "This page is cut to what matters: JSON, CSV and HTML have every row, column and source.";

impl Page<'_> {
    fn line(&mut self, text: &str) {
        self.out.push_str(text.trim_end());
        self.out.push('\n');
    }

    fn blank(&mut self) {
        if !self.out.is_empty() && !self.out.ends_with("\n\n") {
            self.out.push('\n');
        }
    }

    /// The text as it will be shown, so that what is measured is what is printed.
    fn plain(&self, text: &str) -> String {
        let text = visible(text);
        if self.style.unicode {
            text.into_owned()
        } else {
            ascii(&text)
        }
    }

    fn paint(&self, ansi: &str, text: &str) -> String {
        if self.style.colour && !text.is_empty() {
            format!("\x1b[{ansi}m{text}\x1b[0m")
        } else {
            text.to_string()
        }
    }

    fn title(&mut self, text: &str) {
        self.blank();
        let text = self.plain(&cut(&self.plain(text), self.style.width));
        let title = self.paint(BOLD, &text);
        self.line(&title);
        let rule = (if self.style.unicode { "─" } else { "-" }).repeat(text.chars().count());
        let rule = self.paint(DIM, &rule);
        self.line(&rule);
    }

    fn paragraph(&mut self, indent: usize, text: &str) {
        for line in wrap(&self.plain(text), self.style.width - indent) {
            self.line(&format!("{:indent$}{line}", ""));
        }
    }

    /// A label in a column of its own, and text beside it that wraps under itself.
    fn labelled(&mut self, indent: usize, labels: usize, label: &str, text: &str) {
        let margin = indent + labels;
        let label = self.plain(&cut(&self.plain(label), labels - 1));
        for (i, line) in wrap(&self.plain(text), self.style.width - margin).iter().enumerate() {
            let label = if i == 0 {
                self.paint(DIM, &format!("{label:labels$}"))
            } else {
                " ".repeat(labels)
            };
            self.line(&format!("{:indent$}{label}{line}", ""));
        }
    }

    fn head(&mut self, report: &Report) {
        let title = format!("Steelyard: {}", report.head.name);
        self.title(&title);
        for (label, text) in &report.head.rows {
            self.labelled(0, LABELS, label, text);
        }
    }

    fn verdict(&mut self, report: &Report) {
        self.blank();
        for line in wrap(&self.plain(&report.verdict), self.style.width) {
            let line = self.paint(BOLD, &line);
            self.line(&line);
        }
        if !report.shares.is_empty() {
            self.blank();
        }
        let room = self.style.width - SHARE;
        let over_time = if report.unfolded {
            None
        } else {
            strips(&report.picture, room, report.head.ranks)
        };
        for share in &report.shares {
            let strip = over_time.as_ref().and_then(|strips| strips.get(&share.id));
            self.share(share, strip.map(Vec::as_slice), room);
        }
        if over_time.is_some() {
            // The last column may reach beyond the end.
            let duration = match report.head.elapsed_s {
                elapsed if elapsed > 0.0 => elapsed.min(report.picture.duration_s()),
                _ => report.picture.duration_s(),
            };
            let end = self.plain(&number(text::Unit::Seconds, duration));
            let axis = self.paint(
                DIM,
                &format!("{:>margin$}{end:>rest$}", "0", margin = SHARE + 1, rest = room - 1),
            );
            self.line(&axis);
        }
        if let Some(caution) = &report.caution {
            self.blank();
            self.paragraph(0, caution);
        }
    }

    /// A share, and beside it how it was over the run: as high as its part of each moment. A run of which that is not
    /// known has a bar.
    fn share(&mut self, share: &Share, strip: Option<&[f64]>, room: usize) {
        let (value, error) = measured(self.report, text::Unit::Share, share.share, share.error);
        let error = self.plain(&error);
        let drawn = match strip {
            Some(levels) => levels.iter().map(|level| self.level(*level)).collect(),
            None => self.bar(share.share, room),
        };
        let bar = self.paint(&ansi_of(&share.colour), &drawn);
        self.line(&format!(
            "  {:14}{value:>8}  {error:10}  {bar}",
            self.plain(&cut(&self.plain(&share.label), 14))
        ));
    }

    /// A part of a moment, 0 to 1; something is never drawn as nothing.
    fn level(&self, part: f64) -> &'static str {
        let levels: &[&str] = match self.style.unicode {
            true => &["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"],
            false => &[".", ":", "*", "#"],
        };
        match (part * levels.len() as f64).round() as usize {
            _ if part <= 0.0 => " ",
            height => levels[height.clamp(1, levels.len()) - 1],
        }
    }

    fn bar(&self, share: f64, room: usize) -> String {
        let share = if share.is_finite() { share.clamp(0.0, 1.0) } else { 0.0 };
        if !self.style.unicode {
            return "#".repeat((share * room as f64).round() as usize);
        }
        let eighths = (share * room as f64 * 8.0).round() as usize;
        let mut bar = "█".repeat(eighths / 8);
        bar.extend(['▏', '▎', '▍', '▌', '▋', '▊', '▉'].get((eighths % 8).wrapping_sub(1)));
        bar
    }

    fn section(&mut self, section: &Section) {
        let bare = section.tables.is_empty() && section.heatmaps.is_empty() && section.points.is_empty();
        if bare && section.intro.is_empty() && section.rows.iter().all(rows::is_none) {
            return;
        }
        self.title(&section.title);
        self.paragraph(0, &section.intro);
        let share = self.report.shares.iter().find(|share| share.id == section.id);
        let little = share.is_some_and(|share| share.share < WORTH_A_TABLE) && !section.intro.is_empty();
        if !section.points.is_empty() {
            self.blank();
            let longest = section.points.iter().map(|(label, _)| label.chars().count()).max();
            let labels = longest.unwrap_or(0).clamp(7, 18) + 2;
            for (label, text) in &section.points {
                self.labelled(2, labels, label, text);
            }
            if !self.style.whole && !section.parts.is_empty() {
                let more = format!("steelyard report --{} PROFILE prints all of it.", section.id);
                self.labelled(2, labels, "More", &more);
            }
        }
        if !self.style.whole && (little || !section.points.is_empty()) {
            return;
        }
        self.rows(&section.rows);
        if self.style.whole {
            for map in &section.heatmaps {
                self.heatmap(map);
            }
        }
        for table in &section.tables {
            self.table(table);
        }
        if self.style.whole {
            for part in &section.parts {
                self.section(part);
            }
        }
    }

    fn table(&mut self, table: &Table) {
        // Not worth a line at a glance.
        if table.glance == Some(0) && !table.rows.is_empty() {
            return;
        }
        self.blank();
        if !table.title.is_empty() {
            let title = self.paint(BOLD, &self.plain(&table.title));
            self.line(&format!("  {title}"));
        }
        let most = if self.style.whole { WHOLE_ROWS } else { ROWS };
        let most = table.glance.map_or(most, |glance| most.min(glance as usize));
        let (shown, left_out) = shown(table, most);
        if !table.rows.is_empty() {
            // The `±` of a column has one of its own beside it, so that the numbers stand under each other.
            let mut columns = Vec::new();
            for column in table.told(&shown) {
                let (heading, unit) = &table.columns[column];
                let cells: Vec<(String, String)> =
                    shown.iter().map(|row| cell(self.report, table, *row, column)).collect();
                let (values, errors): (Vec<_>, Vec<_>) = cells
                    .iter()
                    .map(|(value, error)| (self.plain(value), self.plain(error)))
                    .unzip();
                // Where there is little room, one will do: the digits of the others tell.
                let told = columns
                    .iter()
                    .any(|((heading, _), _): &((String, bool), _)| heading.is_empty());
                let uncertain = !told && errors.iter().any(|error| !error.is_empty());
                columns.push(((self.plain(heading), unit.is_some()), values));
                if uncertain {
                    columns.push(((String::new(), false), errors));
                }
            }
            let row = |row: usize| {
                columns
                    .iter()
                    .map(|(_, cells): &(_, Vec<String>)| cells[row].clone())
                    .collect()
            };
            let rows = (0..shown.len()).map(row).collect();
            let grid = Grid {
                columns: columns.iter().map(|(heading, _)| heading.clone()).collect(),
                rows,
            };
            let (lines, _) = grid.lines(self.style.width - 2);
            for (i, line) in lines.iter().enumerate() {
                let line = self.plain(line);
                let line = if i == 0 { self.paint(DIM, &line) } else { line };
                self.line(&format!("  {line}"));
            }
        }
        self.paragraph(2, format!("{left_out} {}", table.note).trim());
    }

    fn trust(&mut self, report: &Report) {
        let trust = &report.trust;
        self.title("Measurement quality");
        self.paragraph(0, &report.trust.cost);
        self.rows(&trust.rows);
        self.list("Lost", trust.losses.iter().map(String::as_str));
        let absent: Vec<String> = trust
            .absent
            .iter()
            .map(|a| format!("{}: {}", a.what, absent(a)))
            .collect();
        self.list("Not available", absent.iter().map(String::as_str));
        self.list("Notes", trust.notes.iter().map(String::as_str));
        self.blank();
        let legend = legend(&self.out);
        self.paragraph(0, legend);
        if !self.style.whole {
            self.paragraph(0, REST);
            if let Some(profile) = &report.profile {
                self.paragraph(0, &open(profile));
            }
        }
    }

    fn list<'a>(&mut self, title: &str, items: impl ExactSizeIterator<Item = &'a str>) {
        if items.len() == 0 {
            return;
        }
        self.blank();
        let title = self.paint(BOLD, title);
        self.line(&format!("  {title}"));
        for item in items {
            self.labelled(2, 2, if self.style.unicode { "·" } else { "-" }, item);
        }
    }
}

/// The rows of a table that a page with room for so many shows: the first, of a histogram the fullest; and what is to be
/// said of the others.
fn shown(table: &Table, most: usize) -> (Vec<usize>, String) {
    let rows = &table.rows;
    if !table.bins || rows.len() <= most {
        return ((0..rows.len().min(most)).collect(), table.rest(most));
    }
    let share = |row: &[Cell]| match row.last() {
        Some(Cell::Number(share)) => *share,
        _ => 0.0,
    };
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by(|&a, &b| share(&rows[b]).total_cmp(&share(&rows[a])));
    let rest = order.split_off(most);
    let left = number(Unit::Share, rest.iter().map(|&row| share(&rows[row])).sum());
    order.sort_unstable();
    let left_out = match rest.len() {
        1 => format!("One other row holds {left}."),
        several => format!("{several} other rows hold {left}."),
    };
    (order, left_out)
}

/// The nearest of the 256 terminal colours to `#rrggbb`.
fn ansi_of(colour: &str) -> String {
    let channel = |i: usize| colour.get(i..i + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok());
    match (channel(1), channel(3), channel(5)) {
        (Some(r), Some(g), Some(b)) => {
            let step = |c: u8| (u32::from(c) * 5 + 127) / 255;
            format!("38;5;{}", 16 + 36 * step(r) + 6 * step(g) + step(b))
        }
        _ => "0".into(),
    }
}

/// A label, and text beside it that wraps under itself: lines of at most `width`, each ended.
pub fn paragraph(label: &str, text: &str, width: usize) -> String {
    let margin = label.chars().count();
    let lines = wrap(text, width.saturating_sub(margin).max(20));
    let mut out = String::new();
    for (i, line) in lines.iter().enumerate() {
        let margin = if i == 0 { label.to_string() } else { " ".repeat(margin) };
        out.push_str(format!("{margin}{line}").trim_end());
        out.push('\n');
    }
    out
}
