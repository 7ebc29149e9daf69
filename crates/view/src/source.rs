//! Source text, taken when the page is made: the lines that were seen in stacks, with those around them.
//!
//! What to read comes from the debug information of the program, and a profile may come from anybody. So only regular
//! files are read whose names are those of source code, and everything has a bound.

mod language;
mod lines;
mod lookup;

use crate::document::{Source, SourceFile};
use crate::listing;
use lines::{Sampled, sampled};
use lookup::{Found, look_up};
use model::Run;
use report::Report;
use std::path::PathBuf;
use text::visible;

pub use language::language;

/// Lines shown before and after a sampled one.
const AROUND: u32 = 12;

/// Longest line, in characters.
const LONGEST_LINE: usize = 500;

/// Source files that are told of.
const FILES: usize = 2_000;

/// What the reader asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sources {
    /// Folders to look in for files that are not where the program was built.
    pub folders: Vec<PathBuf>,
    /// All lines of the files, not only those around samples.
    pub whole: bool,
    /// No source at all.
    pub none: bool,
    /// Bytes of text at most.
    pub bytes: usize,
    /// Functions that are shown as machine code at most.
    pub listings: usize,
}

impl Sources {
    /// As much as a page in one file has room for.
    pub const PAGE: Sources = Sources {
        folders: Vec::new(),
        whole: false,
        none: false,
        bytes: 400_000,
        listings: 24,
    };

    /// As much as a server of the same machine can give.
    pub const SERVER: Sources = Sources {
        bytes: 32_000_000,
        listings: 200,
        folders: Vec::new(),
        whole: false,
        none: false,
    };
}

/// Source text and machine code of a run. `number` is the number of a text in its scene.
pub fn source(run: &Run, report: &Report, options: &Sources, number: &dyn Fn(&str) -> Option<u32>) -> Source {
    let mut files = Vec::new();
    let mut shown = std::collections::HashSet::new();
    let mut room = options.bytes;
    for (path, sampled) in sampled(run, report).into_iter().take(FILES) {
        let Some(file) = number(path) else { continue };
        let entry = match look_up(path, &options.folders, run.facts().start_unix_ns) {
            Ok(found) => text(&found, &sampled, options.whole, &mut room),
            Err(missing) => SourceFile {
                missing,
                ..SourceFile::default()
            },
        };
        if entry.missing.is_empty() {
            shown.insert(path);
        }
        files.push(SourceFile {
            file,
            language: language(path).unwrap_or("text").to_string(),
            ..entry
        });
    }
    let listings = listing::listings(
        run,
        &symbols::System,
        options.listings,
        &|path| shown.contains(path),
        number,
    );
    Source { files, listings }
}

/// The lines of a file that there is room for.
fn text(found: &Found, sampled: &Sampled, whole: bool, room: &mut usize) -> SourceFile {
    let all: Vec<&str> = found.text.lines().collect();
    let wanted = |line: u32| whole || sampled.near(line, AROUND);
    let lines: Vec<(u32, String)> = (1..)
        .zip(&all)
        .filter(|(line, _)| wanted(*line))
        .map(|(line, text)| (line, shown(text)))
        .collect();
    let size: usize = lines.iter().map(|(_, text)| text.len() + 8).sum();
    if size > *room {
        return SourceFile {
            missing: "It is left out: the page holds the text of the hottest files, as far as there is room.".into(),
            ..SourceFile::default()
        };
    }
    *room -= size;
    let mut notes = Vec::new();
    if sampled.last() as usize > all.len() {
        notes.push(format!(
            "This is another version of the file: it has {} lines, and the run was in line {}.",
            all.len(),
            sampled.last()
        ));
    } else if found.newer {
        notes.push("The file was changed after the run began: lines may have moved.".to_string());
    }
    if found.elsewhere {
        notes.push(format!("The text is from {}.", visible(&found.path.to_string_lossy())));
    }
    SourceFile {
        lines,
        note: notes.join(" "),
        ..SourceFile::default()
    }
}

/// A line as it is shown: tabs stay, and what would act instead of being seen is made visible.
fn shown(line: &str) -> String {
    let parts: Vec<_> = line.split('\t').map(visible).collect();
    let line = parts.join("\t");
    match line.char_indices().nth(LONGEST_LINE) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::fixture::Fixture;
    use std::fs;
    use std::path::Path;

    fn numbers(text: &str) -> Option<u32> {
        (!text.is_empty()).then_some(text.len() as u32)
    }

    /// A run that computes in line `line` of `file`, called from line 2 of main.c.
    fn run(file: &str, line: u32) -> Run {
        Fixture::new("aaa")
            .letter('a', "", &["main@main.c:2", &format!("solve@{file}:{line}")])
            .run()
    }

    fn taken(run: &Run, options: &Sources) -> Source {
        source(run, &Report::of(run), options, &numbers)
    }

    fn in_folder(folder: &Path, change: impl Fn(&mut Sources)) -> Sources {
        let mut options = Sources {
            folders: vec![folder.to_path_buf()],
            ..Sources::PAGE
        };
        change(&mut options);
        options
    }

    fn write(folder: &Path, name: &str, lines: u32) {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        let text: Vec<String> = (1..=lines).map(|line| format!("\tline {line};\n")).collect();
        fs::write(path, text.concat()).unwrap();
    }

    fn file<'a>(source: &'a Source, name: &str) -> &'a SourceFile {
        source
            .files
            .iter()
            .find(|file| Some(file.file) == numbers(name))
            .unwrap()
    }

    #[test]
    fn sampled_lines_and_those_around_them_are_taken() {
        let folder = tempfile::tempdir().unwrap();
        write(folder.path(), "src/solver.f90", 100);
        let run = run("/build/app/src/solver.f90", 50);
        let source = taken(&run, &in_folder(folder.path(), |_| {}));
        let solver = file(&source, "/build/app/src/solver.f90");
        let lines: Vec<u32> = solver.lines.iter().map(|(line, _)| *line).collect();
        assert_eq!(lines, (50 - AROUND..=50 + AROUND).collect::<Vec<_>>());
        assert_eq!(solver.lines[0].1, "\tline 38;");
        assert_eq!((solver.language.as_str(), solver.missing.as_str()), ("fortran", ""));
        assert!(solver.note.contains("The text is from") && solver.note.contains("src/solver.f90"));
        let main = file(&source, "main.c");
        assert!(
            main.lines.is_empty() && main.missing.contains("--source-dir"),
            "{}",
            main.missing
        );

        let whole = taken(&run, &in_folder(folder.path(), |options| options.whole = true));
        assert_eq!(file(&whole, "/build/app/src/solver.f90").lines.len(), 100);
    }

    #[test]
    fn another_version_of_a_file_is_told() {
        let folder = tempfile::tempdir().unwrap();
        write(folder.path(), "main.c", 3);
        write(folder.path(), "src/a.c", 20);
        let source = taken(&run("/b/src/a.c", 30), &in_folder(folder.path(), |_| {}));
        assert!(
            file(&source, "/b/src/a.c")
                .note
                .contains("it has 20 lines, and the run was in line 30")
        );
        assert!(file(&source, "main.c").note.contains("changed after the run"));
    }

    #[test]
    fn the_hottest_files_come_first_and_room_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        write(folder.path(), "big/a.c", 30);
        write(folder.path(), "big/b.c", 30);
        let run = Fixture::new("aab")
            .letter('a', "", &["f@/x/big/b.c:10"])
            .letter('b', "", &["g@/xx/big/a.c:10"])
            .run();
        let source = taken(&run, &in_folder(folder.path(), |options| options.bytes = 500));
        assert_eq!(source.files.len(), 2);
        assert_eq!(source.files[0].lines.len(), 22);
        assert!(source.files[1].lines.is_empty() && source.files[1].missing.contains("room"));
    }

    #[test]
    fn lines_are_bounded_and_nothing_in_them_acts() {
        assert_eq!(shown("a\tb\u{202e}c"), "a\tb\\u{202e}c");
        assert_eq!(shown(&"ä".repeat(501)).chars().count(), 501);
        assert!(shown(&"ä".repeat(501)).ends_with('…'));
        assert_eq!(shown(&"ä".repeat(500)).chars().count(), 500);
    }
}
