//! The comparison as a page, for the writers that reports have.

use crate::comparison::{CompareKind, CompareRow, Compared, Comparison, Verdict};
use crate::words::{seconds, signed};
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
    (
        CompareKind::File,
        "files",
        "By file",
        "File",
        "How exact the times of a file are is not known.",
    ),
];

impl Comparison {
    /// What pages for people show: the ratio, what changed most by class, function, call and file, and what else differs.
    pub fn page(&self) -> Report {
        let (mut sections, mut notes) = (vec![], vec![]);
        if !self.different_programs {
            sections.push(self.classes());
            sections.extend(TABLES.iter().filter_map(|shown| self.changes(shown)));
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
        let least = LEAST * self.a.elapsed_s.unwrap_or(0.0).max(self.b.elapsed_s.unwrap_or(0.0));
        let worth = |row: &&CompareRow| match row.verdict {
            Verdict::Unknown => row.a.or(row.b).is_some_and(|seconds| seconds > least),
            Verdict::Same => false,
            _ => (row.sure || row.noise.is_none()) && row.change.is_some_and(|change| change.abs() > least),
        };
        let counted = kind != CompareKind::Function;
        let rows: Vec<_> = self
            .of_kind(kind)
            .filter(worth)
            .map(|row| cells(row, counted))
            .collect();
        let any = self.of_kind(kind).next().is_some();
        let table = Table {
            rows,
            ..table(id, "", heading, counted)
        };
        match table.rows.is_empty() {
            true if any => {
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
        points: vec![],
        rows: vec![],
        tables: vec![table],
        heatmaps: vec![],
        parts: vec![],
        repeats_head: false,
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

fn cells(row: &CompareRow, counted: bool) -> Vec<Cell> {
    let known = |value: Option<f64>| value.map_or(Cell::Nothing, Cell::Number);
    let name = match (row.kind, row.place.as_str()) {
        // As reports of one run have it.
        (CompareKind::Function, place) if !place.is_empty() && row.name == "(no symbols)" => {
            format!("{place} {}", row.name)
        }
        (CompareKind::Function, place) if !place.is_empty() => format!("{} ({place})", row.name),
        _ => row.name.clone(),
    };
    let noise = match row.noise {
        Some(0.0) => Cell::Text("exact".into()),
        Some(noise) => Cell::Text(format!("±\u{a0}{}", number(Unit::Seconds, noise))),
        None => Cell::Nothing,
    };
    let verdict = match row.verdict {
        Verdict::Same if row.change == Some(0.0) => "same",
        _ => row.words(),
    };
    let mut cells = vec![
        Cell::Text(name),
        known(row.a),
        known(row.b),
        Cell::Text(signed(row.change)),
        noise,
        Cell::Text(verdict.into()),
    ];
    if counted {
        cells.extend([known(row.count_a), known(row.count_b)]);
    }
    cells
}
