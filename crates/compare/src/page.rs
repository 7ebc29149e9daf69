//! The comparison as a page, for the writers that reports have.

use crate::comparison::{CompareKind, CompareRow, Compared, Comparison, Verdict};
use crate::gate::Judged;
use crate::value::NumberRow;
use crate::words::{metric_name, seconds, signed};
use metrics::Better;
use report::{Cell, Report, Section, Table};
use text::Unit;
use text::{counted, number};

/// A change of less than this share of the elapsed time is not worth a line.
const LEAST: f64 = 0.001;

/// A table of the page: kind, id, title, heading of the names, what is said of it.
type Shown = (CompareKind, &'static str, &'static str, &'static str, &'static str);

const TABLES: &[Shown] = &[
    (
        CompareKind::Function,
        "functions",
        "By function",
        "Function",
        "The time of a function itself and of the calls that it makes of MPI, I/O and the system. What is only in one side may \
         have been inlined, renamed or moved.",
    ),
    (CompareKind::Call, "calls", "By MPI call", "Call", ""),
    (CompareKind::Site, "sites", "By call site", "Call", ""),
    (
        CompareKind::File,
        "files",
        "By file",
        "File",
        "How exact the times of a file are is not known.",
    ),
    (CompareKind::Rank, "ranks", "By rank", "Computing of", ""),
];

/// The section of METRICS that is about measuring itself.
pub(crate) const MEASURING: &str = "trust";

/// Rows of a table that a page for people has; JSON has all.
const ROWS: usize = 40;
/// Of ranks those that changed most.
const RANKS: usize = 8;

impl Comparison {
    /// What pages for people show: gates, the ratio, what changed most by class, function, call, call site, file, rank and number,
    /// and what else differs.
    pub fn page(&self) -> Report {
        let (mut sections, mut notes) = (vec![], vec![]);
        if !self.gates.is_empty() {
            sections.push(gates(&self.gates));
        }
        if !self.different_programs {
            sections.push(self.classes());
            sections.extend(TABLES.iter().filter_map(|shown| self.changes(shown)));
            sections.extend(self.numbers());
            notes.extend(self.notes.iter().chain([&self.method]).cloned());
            notes.push("This page has what changed beyond the noise; JSON and CSV have every row.".into());
        }
        sections.extend(self.others());
        let title = match self.a.name == self.b.name {
            true => format!("{}, B compared with A", self.b.name),
            false => format!("{} (B) compared with {} (A)", self.b.name, self.a.name),
        };
        let head = vec![("A".into(), side(&self.a)), ("B".into(), side(&self.b))];
        Report::of_sections(title, head, self.verdict.clone(), sections, notes)
    }

    fn classes(&self) -> Section {
        let rows = self
            .of_kind(CompareKind::Total)
            .chain(self.of_kind(CompareKind::Family));
        let ranks: Vec<&CompareRow> = self.of_kind(CompareKind::Rank).collect();
        let of_change =
            |a: &&&CompareRow, b: &&&CompareRow| a.change.unwrap_or(0.0).total_cmp(&b.change.unwrap_or(0.0));
        let ends = ranks.iter().min_by(of_change).zip(ranks.iter().max_by(of_change));
        let note = ends.filter(|_| ranks.len() > 1).map_or(String::new(), |(least, most)| {
            let of = |row: &CompareRow| format!("{} ({})", signed(row.change), row.name);
            format!(
                "Rank by rank, the change of computing lies between {} and {}.",
                of(least),
                of(most)
            )
        });
        let table = Table {
            rows: rows.map(|row| cells(row, false)).collect(),
            note,
            ..table("classes", "", "", false)
        };
        section("classes", "Where the time changed", "", table)
    }

    /// The rows of a kind that changed beyond the noise, and those whose noise is not known.
    fn changes(&self, &(kind, id, title, heading, intro): &Shown) -> Option<Section> {
        let counted = !matches!(kind, CompareKind::Function | CompareKind::Rank);
        let rows: Vec<_> = self
            .of_kind(kind)
            .filter(|row| worth(self, row))
            .map(|row| cells(row, counted))
            .take(if kind == CompareKind::Rank { RANKS } else { ROWS })
            .collect();
        let any = self.of_kind(kind).next().is_some();
        let table = Table {
            rows,
            ..table(id, "", heading, counted)
        };
        match table.rows.is_empty() {
            true if any && !matches!(kind, CompareKind::Site | CompareKind::Rank) => {
                let none = Table {
                    note: "Nothing here changed beyond the noise.".into(),
                    ..table
                };
                Some(section(id, title, "", none))
            }
            true => None,
            false => Some(section(id, title, intro, table)),
        }
    }

    /// Metrics that changed beyond their noise, what is counted to the last digit.
    fn numbers(&self) -> Option<Section> {
        let rows: Vec<Vec<Cell>> = number_cells(self)
            .into_iter()
            .map(|row| row.map(Cell::Text).into())
            .collect();
        let columns = ["", "A", "B", "change", ""].map(|heading| (heading.to_string(), None));
        let intro = "Metrics that changed beyond their noise; what is counted is exact.";
        let table = Table {
            columns: columns.into(),
            rows,
            ..table("numbers", "", "", false)
        };
        (!table.rows.is_empty()).then(|| section("numbers", "Numbers that changed", intro, table))
    }

    fn others(&self) -> Option<Section> {
        let cells = |text: &String| Cell::Text(text.clone());
        let rows = self
            .differences
            .iter()
            .map(|each| vec![cells(&each.what), cells(&each.a), cells(&each.b)]);
        let columns = ["", "A", "B"].map(|heading| (heading.to_string(), None));
        let table = Table {
            columns: columns.to_vec(),
            rows: rows.collect(),
            glance: None,
            ..table("differences", "", "", false)
        };
        (!table.rows.is_empty()).then(|| section("differences", "What else differs", "", table))
    }
}

/// "before.steelyard: mpirun -n 2 ./app; 2 ranks; elapsed 27.2 s".
fn side(side: &Compared) -> String {
    let files = match side.files.as_slice() {
        [] => String::new(),
        files => format!("{}: ", files.join(", ")),
    };
    let runs = match side.runs {
        1 => String::new(),
        runs => format!("; {}", counted(f64::from(runs), "run")),
    };
    let elapsed = side.elapsed_s.map_or("not known".into(), seconds);
    let ranks = counted(f64::from(side.ranks), &side.rank_noun);
    format!("{files}{}{runs}; {ranks}; elapsed {elapsed}", side.command)
}

fn section(id: &str, title: &str, intro: &str, table: Table) -> Section {
    Section {
        id: format!("compare_{id}"),
        title: title.into(),
        intro: intro.into(),
        tables: vec![table],
        ..Section::default()
    }
}

fn table(id: &str, title: &str, heading: &str, counted: bool) -> Table {
    let number = |heading: &str| (heading.to_string(), Some(Unit::Seconds));
    let mut columns = vec![
        (heading.to_string(), None),
        number("A"),
        number("B"),
        number("change"),
        number("noise"),
    ];
    columns.push((String::new(), None));
    if counted {
        columns.extend(["calls A", "calls B"].map(|heading| (heading.to_string(), Some(Unit::Count))));
    }
    Table {
        id: id.into(),
        title: title.into(),
        columns,
        rows: vec![],
        note: String::new(),
        bins: false,
        glance: None,
        errors: Vec::new(),
        adds_up: None,
    }
}

/// Whether a row changed beyond the noise, or nobody knows, and by what is worth a line.
pub(crate) fn worth(comparison: &Comparison, row: &CompareRow) -> bool {
    let elapsed = |side: &Compared| side.elapsed_s.unwrap_or(0.0);
    let least = LEAST * elapsed(&comparison.a).max(elapsed(&comparison.b));
    match row.verdict {
        Verdict::Unknown => row.a.or(row.b).is_some_and(|seconds| seconds > least),
        Verdict::Same => false,
        _ => (row.sure || row.noise.is_none()) && row.change.is_some_and(|change| change.abs() > least),
    }
}

/// Label, A, B, change with its noise, and what became of it, of each metric that changed.
pub(crate) fn number_cells(comparison: &Comparison) -> Vec<[String; 5]> {
    let measuring = |row: &NumberRow| metrics::metric(&row.id).is_none_or(|metric| metric.section == MEASURING);
    // Families and the total stand above, in seconds.
    let repeats_head = |row: &NumberRow| metrics::metric(&row.id).is_some_and(|metric| metric.section == "overview");
    let shown_alike = |row: &NumberRow| {
        row.a
            .zip(row.b)
            .is_some_and(|(a, b)| number(row.unit, a) == number(row.unit, b))
    };
    let changed = comparison
        .numbers
        .iter()
        .filter(|row| row.sure && !measuring(row) && !repeats_head(row) && !shown_alike(row));
    let cells = |row: &NumberRow| {
        let shown = |value: f64| number(row.unit, value);
        let of = |value: Option<f64>| value.map_or("–".into(), shown);
        let change = row.change.unwrap_or(0.0);
        let by = |value: f64| points(row.unit, value);
        let noise = match row.noise {
            Some(noise) if noise > 0.0 => format!(" ±\u{a0}{}", by(noise)),
            _ => String::new(),
        };
        let word = match (row.better, change > 0.0) {
            (Better::Higher, true) | (Better::Lower, false) => "better",
            (Better::Higher, false) | (Better::Lower, true) => "worse",
            (Better::Neutral, true) => "more",
            (Better::Neutral, false) => "less",
        };
        let sign = if change > 0.0 { "+" } else { "−" };
        let change = format!("{sign}{}{noise}", by(change.abs()));
        let name = metric_name(&row.id, &row.label);
        [name, of(row.a), of(row.b), change, word.into()]
    };
    changed.map(cells).collect()
}

/// A difference of two numbers: of shares in percentage points.
pub(crate) fn points(unit: Unit, difference: f64) -> String {
    let text = number(unit, difference);
    match unit {
        Unit::Share => text.replace('%', "pp"),
        _ => text,
    }
}

/// The gates, those that failed first.
fn gates(gates: &[Judged]) -> Section {
    let mut sorted: Vec<&Judged> = gates.iter().collect();
    sorted.sort_by_key(|gate| gate.outcome);
    let cells = |gate: &&Judged| {
        [gate.gate.as_str(), gate.outcome.words(), &gate.text]
            .map(|text| Cell::Text(text.into()))
            .into()
    };
    let columns = ["Fails if", "", ""].map(|heading| (heading.to_string(), None));
    let table = Table {
        columns: columns.into(),
        rows: sorted.iter().map(cells).collect(),
        ..table("gates", "", "", false)
    };
    section("gates", "Gates", "", table)
}

/// As reports of one run have it.
pub(crate) fn name_and_place(row: &CompareRow) -> String {
    match (row.kind, row.place.as_str()) {
        (CompareKind::Function, place) if !place.is_empty() && row.name == "(no symbols)" => {
            format!("{place} {}", row.name)
        }
        (CompareKind::Function, place) if !place.is_empty() => format!("{} ({place})", row.name),
        (CompareKind::Site, place) if !place.is_empty() => format!("{} at {place}", row.name),
        _ => row.name.clone(),
    }
}

fn cells(row: &CompareRow, counted: bool) -> Vec<Cell> {
    let known = |value: Option<f64>| value.map_or(Cell::Nothing, Cell::Number);
    let noise = match row.noise {
        Some(0.0) => Cell::Text("exact".into()),
        Some(noise) => Cell::Text(format!("±\u{a0}{}", number(Unit::Seconds, noise))),
        None => Cell::Nothing,
    };
    let mut cells = vec![
        Cell::Text(name_and_place(row)),
        known(row.a),
        known(row.b),
        Cell::Text(signed(row.change)),
        noise,
        Cell::Text(row.word.clone()),
    ];
    if counted {
        cells.extend([known(row.count_a), known(row.count_b)]);
    }
    cells
}
