//! Files: each, and by directory and name pattern where there are many. The loader's and the runtimes' stand apart: they
//! are kept, because thousands of ranks that load modules are a burden of their own.

use super::{ROWS, amount, counted, known, part, table, word};
use crate::{Cell, Section, Table};
use model::{FileClass, FileView, Group, IoSeconds, Run, Use};
use text::Unit;

/// Up to so many files are told one by one alone.
const FEW: usize = 12;

const COLUMNS: [(&str, Option<Unit>); 10] = [
    ("Time", Some(Unit::Seconds)),
    ("Written", Some(Unit::Bytes)),
    ("Read", Some(Unit::Bytes)),
    ("Writes", Some(Unit::Count)),
    ("Reads", Some(Unit::Count)),
    ("Opens", Some(Unit::Count)),
    ("Processes", Some(Unit::Count)),
    ("Metadata", Some(Unit::Seconds)),
    ("Sync", Some(Unit::Seconds)),
    ("Size", Some(Unit::Bytes)),
];

pub fn files(run: &Run) -> Section {
    let all = run.files().by_time();
    let of = |class: FileClass| -> Vec<&FileView> { all.iter().copied().filter(|file| file.class == class).collect() };
    let data = of(FileClass::Data);
    let others: u64 = FileClass::ALL
        .into_iter()
        .filter(|class| !matches!(class, FileClass::Data | FileClass::Dataset))
        .flat_map(|class| run.files().of(class))
        .map(|file| file.members)
        .sum();
    let members = |opened: bool| -> u64 {
        let wanted = data.iter().filter(|file| file.is_opened() == opened);
        wanted.map(|file| file.members).sum()
    };
    let (opened, named) = (members(true), members(false));
    let mut tables = Vec::new();
    if data.len() > FEW {
        let (folders, patterns) = (
            run.files_by_directory(FileClass::Data),
            run.files_by_pattern(FileClass::Data),
        );
        tables.push(groups("io_directories", "Directories", "Directory", &folders));
        if patterns.len() < data.len() {
            tables.push(groups("io_patterns", "Names, digits as #", "Files named", &patterns));
        }
    }
    tables.push(each(run, "io_files", "Data files", &data));
    tables.push(each(run, "io_datasets", "Data sets", &of(FileClass::Dataset)));
    for (class, id) in [
        (FileClass::Program, "io_programs"),
        (FileClass::Runtime, "io_runtimes"),
        (FileClass::Stream, "io_streams"),
        (FileClass::Device, "io_devices"),
        (FileClass::Directory, "io_opened_directories"),
    ] {
        let folded = of(class);
        tables.push(each(run, id, class.label(), &folded));
    }
    let intro = format!(
        "{} {} opened{}, {}. Time is that of all processes together.",
        text::counted(opened as f64, "data file"),
        if opened == 1 { "was" } else { "were" },
        match named {
            0 => String::new(),
            named => format!(", {} only looked up", text::counted(named as f64, "other name")),
        },
        match others {
            0 => "and nothing else".to_string(),
            others => format!(
                "and {} of programs, runtimes, streams, devices and directories",
                text::counted(others as f64, "file")
            ),
        }
    );
    part("io_files", "Files", intro, tables)
}

fn cells(name: String, of: &Use, time: &IoSeconds, processes: u32, size: Option<u64>) -> Vec<Cell> {
    vec![
        Cell::Text(name),
        Cell::Number(time.all()),
        counted(of, "write_bytes", of.write.bytes),
        counted(of, "read_bytes", of.read.bytes),
        counted(of, "writes", of.write.calls),
        counted(of, "reads", of.read.calls),
        counted(of, "opens", of.opens),
        amount(u64::from(processes)),
        known(of.known("meta_ns", time.meta_s)),
        known(of.known("sync_ns", time.sync_s)),
        size.map_or(Cell::Nothing, amount),
    ]
}

fn columns(first: &'static str) -> Vec<(&'static str, Option<Unit>)> {
    [(first, None)].into_iter().chain(COLUMNS).collect()
}

fn each(run: &Run, id: &str, title: &str, files: &[&FileView]) -> Option<Table> {
    let rows = files
        .iter()
        .take(ROWS)
        .map(|file| {
            let name = match file.members {
                1 => run.text(file.path).to_string(),
                n => format!("{} ({})", run.text(file.path), text::counted(n as f64, "file")),
            };
            cells(name, &file.all_asked(), &file.time, file.processes, file.size_bytes)
        })
        .collect();
    let rest = files.iter().skip(ROWS).map(|file| (file.members, file.time.all()));
    table(id, title, &columns("File"), rows, left_out(rest))
}

fn groups(id: &str, title: &str, noun: &'static str, groups: &[Group]) -> Option<Table> {
    let mut columns = columns(noun);
    columns.pop();
    columns.insert(2, ("Files", Some(Unit::Count)));
    let rows = groups
        .iter()
        .take(ROWS)
        .map(|group| {
            let mut cells = cells(group.name.clone(), &group.asked, &group.time, group.processes, None);
            cells.pop();
            cells.insert(2, amount(group.files));
            cells
        })
        .collect();
    let rest = groups.iter().skip(ROWS).map(|group| (group.files, group.time.all()));
    table(id, title, &columns, rows, left_out(rest))
}

fn left_out(rest: impl Iterator<Item = (u64, f64)>) -> String {
    let (files, time) = rest.fold((0u64, 0.0), |sum, one| (sum.0.saturating_add(one.0), sum.1 + one.1));
    match files {
        0 => String::new(),
        n => format!(
            "{} more took {} together.",
            text::counted(n as f64, "file"),
            super::seconds(time)
        ),
    }
}

/// The name of a file for a heading.
pub fn name(run: &Run, file: &FileView) -> Cell {
    word(run.text(file.path))
}
