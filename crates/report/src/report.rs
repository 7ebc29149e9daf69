//! The report: everything that any writer shows, computed once. `report.json` is this, serialised.

use findings::Finding;
use metrics::{Better, Certainty, Spread};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use text::Unit;

/// Version of this type, in `report.schema`.
///
/// What is added later is optional, so that a reader of version 1 reads every report of that version:
/// 1.1 adds `points`, `heatmaps` and `parts` of a section, `sections` of a finding, and `bins` of a table;
/// 1.2 adds `unmeasured`, and has no shares where it is not known what the time went to;
/// 1.3 adds `depth` of a row, `warning` and `ranks_text` of a finding, `label` of a threshold, `text` of a place;
/// 1.4 adds `text` of a threshold and `not_applicable` of a row: from then on every report of a measured run has every section and row there is;
/// 1.5 adds `errors` and `adds_up` of a table, `gain_error_s` of a finding and `share` of a class in the picture;
/// 1.6 adds `cost` of the grounds for trust.
pub const SCHEMA: &str = "steelyard-report/1.6";

/// Label of the row of [`Head::rows`] that says how the run ended.
pub const ENDED: &str = "Exit status";

/// Most rows of a table: more are of no use to anybody.
pub(crate) const ROWS: usize = 1000;

/// One page on one run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Report {
    /// [`SCHEMA`].
    pub schema: String,
    /// Version of the steelyard that made it.
    pub tool_version: String,
    /// What ran, where, on how many, how it ended.
    pub head: Head,
    /// True where nothing was measured: then `verdict` says why and what to do, and there are no numbers.
    #[serde(default)]
    pub unmeasured: bool,
    /// The run in a sentence.
    pub verdict: String,
    /// Shares of elapsed time by family, in the order shown; they sum to 1.
    pub shares: Vec<Share>,
    /// Said where the run was too short for exact shares; the pages for people then show no errors.
    #[serde(default)]
    pub caution: Option<String>,
    /// What to do, the most rewarding first.
    pub findings: Vec<Finding>,
    /// Said where there are no findings, or none worth acting on.
    pub no_finding: Option<String>,
    /// The breakdowns.
    pub sections: Vec<Section>,
    /// What the picture of the run is drawn from.
    pub picture: Picture,
    /// How far to trust all this.
    pub trust: Trust,
    /// Name of the profile's file, where it is known: a page says how to open it. Not in JSON, which is in that file.
    #[serde(skip)]
    pub profile: Option<String>,
    /// A picture as inline SVG that stands under the verdict of the HTML page; empty for none. Not in JSON.
    #[serde(skip)]
    pub figure: String,
    /// Whether pages show the sections unfolded: they are all that is asked for. Not in JSON.
    #[serde(skip)]
    pub unfolded: bool,
}

/// What ran.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Head {
    /// Short name of the program.
    pub name: String,
    /// Label and text, in order: Command, Ran on, Processes, Started, Elapsed, Exit status, …
    pub rows: Vec<(String, String)>,
    /// True if the run ended as a run should.
    pub ended_well: bool,
    /// Elapsed seconds.
    pub elapsed_s: f64,
    /// Ranks seen, 0 without MPI.
    pub ranks: u32,
    /// What the numbers of a spread count: "rank" or, without MPI, "process".
    pub rank_noun: String,
    /// Nodes seen.
    pub nodes: u32,
}

/// A family's share of elapsed time, averaged over ranks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Share {
    /// Family of api/classes.toml: compute, mpi, io, wait.
    pub id: String,
    /// For people.
    pub label: String,
    /// 0 to 1.
    pub share: f64,
    /// One standard error.
    pub error: Option<f64>,
    /// Spread over ranks.
    pub spread: Option<Spread>,
    /// Colour, #rrggbb.
    pub colour: String,
}

/// A breakdown.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Section {
    /// Id: cpu, mpi, io, threads, memory, balance, …
    pub id: String,
    /// Title.
    pub title: String,
    /// What it shows, in a sentence with its main number.
    pub intro: String,
    /// What a reader asks first, in that order: a word for the question, and the answer in a sentence or two. A section
    /// that has them shows little else where room is short.
    #[serde(default)]
    pub points: Vec<(String, String)>,
    /// Numbers.
    pub rows: Vec<Row>,
    /// Tables: costliest call sites, hottest functions, histograms.
    pub tables: Vec<Table>,
    /// Numbers over time.
    #[serde(default)]
    pub heatmaps: Vec<Heatmap>,
    /// The whole story, where it is longer than a page has room for: folded away, or shown alone.
    #[serde(default)]
    pub parts: Vec<Section>,
    /// True if head and shares say as much: the same, or all of it is next to nothing. Pages for people leave it out.
    pub repeats_head: bool,
}

/// A number with all that is known of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Row {
    /// Metric id.
    pub id: String,
    /// For people.
    pub label: String,
    /// Unit.
    pub unit: Unit,
    /// The number; absent where `missing` says why.
    pub value: Option<f64>,
    /// One standard error.
    pub error: Option<f64>,
    /// Spread over ranks.
    pub spread: Option<Spread>,
    /// How it came about.
    pub certainty: Certainty,
    /// Which way is good.
    pub better: Better,
    /// Metric it is a part of.
    pub parent: Option<String>,
    /// How deep it stands under its parents among the rows beside it, at most 4.
    #[serde(default)]
    pub depth: u8,
    /// Formula.
    pub formula: String,
    /// What it means.
    pub doc: String,
    /// Why there is no number, and how to enable it.
    pub missing: Option<String>,
    /// True where the question does not arise in this run: `missing` says why, and pages for people leave the row out.
    #[serde(default)]
    pub not_applicable: bool,
}

impl Row {
    /// Whether the question arises in this run.
    pub fn applies(&self) -> bool {
        !self.not_applicable
    }
}

impl Section {
    /// Whether this run has anything to say here; if not, pages for people leave it out.
    pub fn applies(&self) -> bool {
        let numbers = self.rows.iter().any(|row| row.value.is_some());
        numbers || !self.tables.is_empty() || !self.heatmaps.is_empty() || !self.parts.is_empty()
    }
}

/// A table: each cell has a number, a text, or both.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Table {
    /// Id.
    pub id: String,
    /// Title.
    pub title: String,
    /// Headings, with the unit of their numbers where they have any.
    pub columns: Vec<(String, Option<Unit>)>,
    /// Rows of cells.
    pub rows: Vec<Vec<Cell>>,
    /// Said under the table, or where it is empty.
    pub note: String,
    /// Whether the rows are a histogram's, in its order and with their share last. A page with room for less shows the
    /// fullest.
    #[serde(default)]
    pub bins: bool,
    /// How many rows are worth a line at a glance; all of them if absent.
    #[serde(default)]
    pub glance: Option<u32>,
    /// One standard error by row and column; a row or a column that is not there is exact.
    #[serde(default)]
    pub errors: Vec<Vec<Option<f64>>>,
    /// The column whose shares are parts of one whole: what is left out of the rows is told by it.
    #[serde(default)]
    pub adds_up: Option<usize>,
}

/// A cell.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Cell {
    /// A number in the column's unit.
    Number(f64),
    /// A text.
    Text(String),
    /// Not known.
    Nothing,
}

/// A number by time and, say, rank: columns of equal width, the first at the start of the run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Heatmap {
    /// Id.
    pub id: String,
    /// Title.
    pub title: String,
    /// What a line stands for: "rank".
    pub noun: String,
    /// Unit of the cells.
    pub unit: Unit,
    /// Seconds a column.
    pub bin_s: f64,
    /// Lines from top to bottom: name, "3" or "16-31" where neighbours are added up, and a cell for each column.
    pub lines: Vec<(String, Vec<f64>)>,
    /// Said under it.
    pub note: String,
}

/// What the picture of the run is drawn from: a stacked timeline of the classes, and a strip of ranks.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Picture {
    /// Seconds a bin.
    pub bin_s: f64,
    /// Classes in drawing order: id, label, colour, and share of all ranks' time, 0 to 1, for each bin.
    pub classes: Vec<PictureClass>,
    /// Rank and its share of time by family, in the order of `Report.shares`; thinned to at most 128 ranks.
    pub ranks: Vec<(u32, Vec<f64>)>,
    /// When each of those began and ended, seconds from the start of the run; empty in reports of older versions.
    #[serde(default)]
    pub spans: Vec<(f64, f64)>,
}

/// One class's band in the picture.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct PictureClass {
    /// Id in api/classes.toml.
    pub id: String,
    /// Label.
    pub label: String,
    /// Colour.
    pub colour: String,
    /// Its part of the ranks' time; the mean of its bins where an older version wrote them.
    #[serde(default)]
    pub share: Option<f64>,
    /// One standard error of that part.
    #[serde(default)]
    pub error: Option<f64>,
    /// Share of time in each bin.
    pub shares: Vec<f64>,
}

/// How far to trust the report.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Trust {
    /// Our cost as a share of the ranks' time, by calibration and self-measurement.
    pub overhead_share: Option<f64>,
    /// The same, a sentence.
    #[serde(default)]
    pub cost: String,
    /// What it is made of: label and seconds a rank (mean).
    pub overhead_parts: Vec<(String, f64)>,
    /// Rows like those of a section: samples taken, calls timed, ranks seen, …
    pub rows: Vec<Row>,
    /// Losses, a sentence each.
    pub losses: Vec<String>,
    /// What was not available: what, why, how to enable.
    pub absent: Vec<Absent>,
    /// Other notes, a sentence each.
    pub notes: Vec<String>,
}

/// Something that could not be measured.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Absent {
    /// What.
    pub what: String,
    /// Why.
    pub reason: String,
    /// How to enable it; empty if it cannot be.
    pub remedy: String,
}

impl Picture {
    /// Seconds that it shows.
    pub fn duration_s(&self) -> f64 {
        let bins = self.classes.iter().map(|class| class.shares.len()).max().unwrap_or(0);
        self.bin_s * bins as f64
    }

    /// Where the time of the rank drawn `at` that place begins and ends, as shares of the run: all of it where that is not
    /// known.
    pub fn span(&self, at: usize) -> (f64, f64) {
        let end = self.spans.iter().map(|span| span.1).fold(0.0, f64::max);
        match self.spans.get(at) {
            Some((from, to)) if end > 0.0 && (0.0..=*to).contains(from) => (from / end, to / end),
            _ => (0.0, 1.0),
        }
    }
}

impl Table {
    /// One standard error of a cell; `None` where it is exact.
    pub fn error(&self, row: usize, column: usize) -> Option<f64> {
        *self.errors.get(row)?.get(column)?
    }

    /// The columns in which any of these rows says something.
    pub fn told(&self, rows: &[usize]) -> Vec<usize> {
        let silent = |column: &usize| {
            rows.iter()
                .all(|row| self.rows[*row].get(*column) == Some(&Cell::Nothing))
        };
        (0..self.columns.len())
            .filter(|column| *column == 0 || !silent(column))
            .collect()
    }

    /// What the rows from `shown` on hold together, where that can be said: "77 rows below these hold 2.3 %."
    pub fn rest(&self, shown: usize) -> String {
        let rest = self.rows.get(shown..).unwrap_or_default();
        if rest.is_empty() {
            return String::new();
        }
        let share = |row: &Vec<Cell>| match row.get(self.adds_up?)? {
            Cell::Number(share) => Some(*share),
            _ => None,
        };
        let held: Option<f64> = rest.iter().map(share).sum();
        let rows = text::counted(rest.len() as f64, "row");
        let below = if shown > 0 { " below these" } else { "" };
        match held {
            Some(held) => format!(
                "{rows}{below} {} {}.",
                if rest.len() == 1 { "holds" } else { "hold" },
                text::number(Unit::Share, held)
            ),
            None => format!("{rows}{below}."),
        }
    }
}

impl Report {
    /// What pages for people show: without the sections and rows that do not apply, and tables of at most so many rows.
    pub fn shown(&self, most: usize) -> Report {
        fn section(of: &Section, most: usize) -> Section {
            let mut shown = of.clone();
            shown.rows.retain(Row::applies);
            for table in shown.tables.iter_mut().filter(|table| table.rows.len() > most) {
                table.note = format!("{} {}", table.rest(most), table.note);
                table.rows.truncate(most);
            }
            shown.parts = of.parts.iter().map(|part| section(part, most)).collect();
            shown
        }
        let mut shown = self.clone();
        let applies = self.sections.iter().filter(|section| section.applies());
        shown.sections = applies.map(|of| section(of, most)).collect();
        shown.trust.rows.retain(Row::applies);
        shown
    }

    /// One section alone, its parts unfolded into sections of their own, with the findings it is about; `None` if the run
    /// has no such section.
    pub fn alone(&self, id: &str) -> Option<Report> {
        let of_id = |section: &&Section| section.id == id && section.applies();
        let mut first = self.sections.iter().find(of_id)?.clone();
        let parts = std::mem::take(&mut first.parts);
        let mut report = Report {
            findings: self
                .findings
                .iter()
                .filter(|finding| finding.sections.iter().any(|section| section == id))
                .cloned()
                .collect(),
            verdict: first.intro.clone(),
            no_finding: None,
            picture: Picture::default(),
            sections: Vec::new(),
            unfolded: true,
            ..self.clone()
        };
        if report.findings.is_empty() && !report.shares.is_empty() {
            report.no_finding = Some(format!(
                "No finding in {}: nothing crosses a threshold of our rules.",
                first.title
            ));
        }
        first.intro.clear();
        report.sections.push(first);
        report.sections.extend(parts);
        report.trust.rows.clear();
        Some(report)
    }
}
