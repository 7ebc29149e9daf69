//! The report as plain text: for a terminal of 80 columns, a log, an e-mail.

use crate::grid::{Grid, wrap};
use crate::visible::{cut, visible};
use crate::{Cell, Report, Row, Section, Share, Table};
use findings::{Finding, Place};
use metrics::number::{ERROR_LEGEND, ascii, error, number};

/// How the text may look. The words are the same in every style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Columns of the page.
    pub width: usize,
    /// Whether `µ`, `±` and block characters can be shown.
    pub unicode: bool,
    /// Whether to send ANSI colours. They repeat what the words say.
    pub colour: bool,
}

impl Default for Style {
    fn default() -> Self {
        Style {
            width: 80,
            unicode: true,
            colour: false,
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
        noun: &report.head.rank_noun,
        cut: false,
    };
    page.head(report);
    page.verdict(report);
    page.findings(report);
    for section in report.sections.iter().filter(|section| !section.repeats_head) {
        page.section(section);
    }
    page.trust(report);
    page.out.replace('\u{a0}', " ")
}

/// A place in words: "solve (solver.c:42)", or what is known of that.
fn place(place: &Place) -> String {
    let name = |path: &str| path.rsplit('/').next().unwrap_or_default().to_string();
    let source = match (place.file.as_str(), place.line) {
        ("", _) => name(&place.module),
        (file, 0) => name(file),
        (file, line) => format!("{}:{line}", name(file)),
    };
    match (place.function.as_str(), source.as_str()) {
        ("", "") => "an unknown place".into(),
        ("", _) => source,
        (function, "") => function.to_string(),
        (function, _) => format!("{function} ({source})"),
    }
}

/// Most places that a finding names.
const PLACES: usize = 3;

/// Where a finding is at home, the most costly place first; several addresses of one line are one place.
pub fn places(finding: &Finding) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for place in finding.places.iter().map(place) {
        if found.len() < PLACES && !found.contains(&place) {
            found.push(place);
        }
    }
    found
}

/// A cell in words.
pub fn cell(cell: &Cell, unit: Option<metrics::Unit>) -> String {
    match (cell, unit) {
        (Cell::Number(value), Some(unit)) => number(unit, *value),
        (Cell::Number(value), None) => number(metrics::Unit::Count, *value),
        (Cell::Text(text), _) => visible(text).into_owned(),
        (Cell::Nothing, _) => "–".into(),
    }
}

struct Page<'a> {
    out: String,
    style: Style,
    /// What the numbers of a spread count.
    noun: &'a str,
    /// Whether a table has more than is shown.
    cut: bool,
}

const BOLD: &str = "1";
const DIM: &str = "2";
const ACCENT: &str = "1;36";
const LABELS: usize = 11;
/// Most rows of a table; the pages without width and length have all.
const ROWS: usize = 6;

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
        self.blank();
        for share in &report.shares {
            self.share(share);
        }
    }

    fn share(&mut self, share: &Share) {
        let value = number(metrics::Unit::Share, share.share);
        let error = self.plain(&error(metrics::Unit::Share, share.share, share.error));
        let room = self.style.width - 38;
        let bar = self.paint(&ansi_of(&share.colour), &self.bar(share.share, room));
        self.line(&format!(
            "  {:14}{value:>8}  {error:10}  {bar}",
            self.plain(&cut(&self.plain(&share.label), 14))
        ));
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

    fn findings(&mut self, report: &Report) {
        if report.findings.is_empty() {
            self.title("What to do");
            self.paragraph(0, report.no_finding.as_deref().unwrap_or("Nothing stands out."));
            return;
        }
        self.title("What to do, the most rewarding first");
        for (i, finding) in report.findings.iter().enumerate() {
            self.blank();
            self.finding(i + 1, finding, report);
        }
        if let Some(text) = &report.no_finding {
            self.blank();
            self.paragraph(0, text);
        }
    }

    fn finding(&mut self, ordinal: usize, finding: &Finding, report: &Report) {
        for (i, line) in wrap(&self.plain(&finding.title), self.style.width - 4)
            .iter()
            .enumerate()
        {
            let ordinal = if i == 0 {
                format!("{ordinal:>2}. ")
            } else {
                "    ".into()
            };
            let line = format!("{}{}", self.paint(ACCENT, &ordinal), self.paint(BOLD, line));
            self.line(&line);
        }
        if !finding.is_warning() {
            self.labelled(4, LABELS, "To gain", &gain(finding));
        }
        for (i, text) in finding.advice.iter().enumerate() {
            self.labelled(4, LABELS, if i == 0 { "Do" } else { "" }, text);
        }
        for (i, text) in finding.evidence.iter().enumerate() {
            self.labelled(4, LABELS, if i == 0 { "Evidence" } else { "" }, text);
        }
        for (i, text) in places(finding).iter().enumerate() {
            self.labelled(4, LABELS, if i == 0 { "Where" } else { "" }, text);
        }
        self.labelled(4, LABELS, "Threshold", &threshold(finding, report));
    }

    fn section(&mut self, section: &Section) {
        self.title(&section.title);
        self.paragraph(0, &section.intro);
        self.rows(&section.rows);
        for table in &section.tables {
            self.table(table);
        }
    }

    fn rows(&mut self, rows: &[Row]) {
        let lines: Vec<Vec<String>> = rows
            .iter()
            .filter(|row| !is_none(row))
            .filter_map(|row| line_of(row, depth(row, rows)))
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
            let grid = Grid {
                columns: headings
                    .into_iter()
                    .enumerate()
                    .map(|(i, h)| (h, i == 1 || i > 2))
                    .collect(),
                rows: lines,
            };
            let lines: Vec<String> = grid
                .lines(self.style.width - 2)
                .0
                .iter()
                .map(|line| self.plain(line))
                .collect();
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
        let none: Vec<String> = rows
            .iter()
            .filter(|row| is_none(row))
            .map(|row| self.plain(&row.label))
            .collect();
        if !none.is_empty() {
            self.labelled(2, 6, "None:", &none.join(", "));
        }
        self.missing(rows);
    }

    /// Rows without a number, those with the same reason together.
    fn missing(&mut self, rows: &[Row]) {
        let mut reasons: Vec<(&str, Vec<&str>)> = Vec::new();
        for row in rows.iter().filter(|row| row.value.is_none()) {
            let reason = row.missing.as_deref().unwrap_or("the reason is not known");
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

    fn table(&mut self, table: &Table) {
        self.blank();
        let title = self.paint(BOLD, &self.plain(&table.title));
        self.line(&format!("  {title}"));
        let mut dropped = 0;
        if !table.rows.is_empty() {
            let grid = Grid {
                columns: table
                    .columns
                    .iter()
                    .map(|(heading, unit)| (self.plain(heading), unit.is_some()))
                    .collect(),
                rows: table
                    .rows
                    .iter()
                    .take(ROWS)
                    .map(|row| {
                        row.iter()
                            .zip(&table.columns)
                            .map(|(c, (_, unit))| self.plain(&cell(c, *unit)))
                            .collect()
                    })
                    .collect(),
            };
            let (lines, without) = grid.lines(self.style.width - 2);
            dropped = without;
            for (i, line) in lines.iter().enumerate() {
                let line = self.plain(line);
                let line = if i == 0 { self.paint(DIM, &line) } else { line };
                self.line(&format!("  {line}"));
            }
        }
        self.paragraph(2, &table.note);
        self.cut |= table.rows.len() > ROWS || dropped > 0;
    }

    fn trust(&mut self, report: &Report) {
        let trust = &report.trust;
        self.title("How far to trust this");
        self.paragraph(0, &cost(report));
        self.rows(&trust.rows);
        self.list("Lost", trust.losses.iter().map(String::as_str));
        let absent: Vec<String> = trust
            .absent
            .iter()
            .map(|a| format!("{}: {}. {}", a.what, a.reason.trim_end_matches('.'), a.remedy))
            .collect();
        self.list("Not available", absent.iter().map(String::as_str));
        self.list("Notes", trust.notes.iter().map(String::as_str));
        self.blank();
        self.paragraph(0, ERROR_LEGEND);
        if self.cut {
            self.paragraph(
                0,
                "Tables are cut to fit here: the other formats have all rows and columns.",
            );
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

/// Whether a row says that there was nothing: they share a line.
fn is_none(row: &Row) -> bool {
    row.value == Some(0.0)
}

/// Label, value, error, lowest and highest of a row that has a number.
fn line_of(row: &Row, depth: usize) -> Option<Vec<String>> {
    let value = row.value?;
    let unit = |text: &str| text.rsplit_once('\u{a0}').map(|(_, unit)| unit.to_string());
    let own = unit(&number(row.unit, value));
    // The row's own unit need not be said three times.
    let ranked = |value: f64, rank: u32| {
        let text = number(row.unit, value);
        let short = text
            .split_once('\u{a0}')
            .filter(|(_, unit)| Some(*unit) == own.as_deref())
            .map(|(number, _)| number);
        format!("{} ({rank})", short.unwrap_or(&text))
    };
    let (low, high) = row
        .spread
        .as_ref()
        .filter(|s| s.min < s.max)
        .map_or_else(Default::default, |s| {
            (ranked(s.min, s.min_rank), ranked(s.max, s.max_rank))
        });
    let label = format!("{:indent$}{}", "", visible(&row.label), indent = 2 * depth);
    // The widths that most rows need, so that the numbers of all sections stand under each other.
    let (label, shown) = (format!("{label:28}"), format!("{:>9}", number(row.unit, value)));
    Some(vec![
        label,
        shown,
        format!("{:9}", error(row.unit, value, row.error)),
        low,
        high,
    ])
}

/// The gain in words: "up to 1.40 s (11.4 % of the run): what the basis says".
pub fn gain(finding: &Finding) -> String {
    let seconds = number(metrics::Unit::Seconds, finding.gain_s);
    let share = number(metrics::Unit::Share, finding.gain_share);
    let basis = finding.gain_basis.trim_end_matches('.');
    let basis = if basis.is_empty() {
        String::new()
    } else {
        format!(": {basis}")
    };
    format!("up to {seconds} ({share} of the run){basis}")
}

/// The threshold in words.
pub fn threshold(finding: &Finding, report: &Report) -> String {
    let t = &finding.threshold;
    let name = threshold_name(finding, report);
    let source = if t.source.is_empty() {
        String::new()
    } else {
        format!(" ({})", t.source.trim_end_matches('.'))
    };
    format!("{name} {}{source}", t.limit)
}

/// What a threshold compares: where it is a number of the report, that number's label.
pub fn threshold_name<'a>(finding: &'a Finding, report: &'a Report) -> &'a str {
    let name = &finding.threshold.name;
    let mut rows = report
        .sections
        .iter()
        .flat_map(|section| &section.rows)
        .chain(&report.trust.rows);
    rows.find(|row| row.id == *name).map_or(name, |row| &row.label)
}

/// What we cost, in a sentence.
pub fn cost(report: &Report) -> String {
    let trust = &report.trust;
    let Some(share) = trust.overhead_share else {
        return "What Steelyard itself cost this run is not known.".into();
    };
    format!(
        "Steelyard itself took {} of the program's time.",
        number(metrics::Unit::Share, share)
    )
}

/// How deep a row stands under its parents among `rows`.
pub fn depth(row: &Row, rows: &[Row]) -> usize {
    let mut depth = 0;
    let mut parent = row.parent.as_deref();
    while let Some(found) = parent.and_then(|id| rows.iter().find(|r| r.id == id)) {
        depth += 1;
        parent = found.parent.as_deref();
        if depth == 4 {
            break;
        }
    }
    depth
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
