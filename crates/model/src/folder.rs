//! Files rolled up: by directory, and by name with digits folded.

use crate::file::{FileClass, FileView};
use crate::id::FileId;
use crate::run::Run;
use crate::usage::{IoSeconds, Use};
use std::collections::HashMap;

/// Files of one directory, or of one name pattern.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// The directory, or the pattern: a path with # for each run of digits in which they differ; for all of them where some
    /// names were put together when they were recorded.
    pub name: String,
    /// Files in it.
    pub files: u64,
    /// Their rows, in the order of the table.
    pub rows: Vec<FileId>,
    /// What the program asked for.
    pub asked: Use,
    /// What reached the system.
    pub system: Use,
    /// Seconds of all processes, calls inside calls not added.
    pub time: IoSeconds,
    /// The most processes that used one of them.
    pub processes: u32,
    /// Files that one process alone used.
    pub by_one: u64,
}

/// A path with # for every run of digits.
pub fn pattern(path: &str) -> String {
    let mut out = String::with_capacity(path.len());
    for letter in path.chars() {
        match letter.is_ascii_digit() {
            true if out.ends_with('#') => {}
            true => out.push('#'),
            false => out.push(letter),
        }
    }
    out
}

/// A path as texts and runs of digits by turns, a text first.
fn parts(path: &str) -> Vec<&str> {
    let mut parts = vec![];
    let mut rest = path;
    while !rest.is_empty() {
        let digits = parts.len() % 2 == 1;
        let end = rest.find(|letter: char| letter.is_ascii_digit() != digits);
        let (part, behind) = rest.split_at(end.unwrap_or(rest.len()));
        parts.push(part);
        rest = behind;
    }
    parts
}

/// The pattern of paths that have one, with the digits that are the same in all.
fn common(paths: &[&str]) -> String {
    let split: Vec<Vec<&str>> = paths.iter().map(|path| parts(path)).collect();
    let Some((first, others)) = split.split_first() else {
        return String::new();
    };
    // One that was folded when it was recorded has no digits any more.
    if others.iter().any(|other| other.len() != first.len()) {
        return pattern(paths[0]);
    }
    let part = |n: usize| match others.iter().all(|other| other[n] == first[n]) {
        true => first[n],
        false => "#",
    };
    (0..first.len()).map(part).collect()
}

/// The folder of a path; of a name without one, the name itself.
fn folder(path: &str) -> &str {
    match path.rfind('/') {
        Some(0) => "/",
        Some(end) => &path[..end],
        None => path,
    }
}

impl Run {
    /// Files of a class by directory, those with most time first.
    pub fn files_by_directory(&self, class: FileClass) -> Vec<Group> {
        self.group(class, |path| folder(path).to_string())
    }

    /// Files of a class by name pattern, those with most time first.
    pub fn files_by_pattern(&self, class: FileClass) -> Vec<Group> {
        let mut groups = self.group(class, pattern);
        for group in &mut groups {
            let path = |file: &FileId| self.text(self.tables().files.path[file.row()]);
            group.name = common(&group.rows.iter().map(path).collect::<Vec<&str>>());
        }
        groups
    }

    fn group(&self, class: FileClass, name: impl Fn(&str) -> String) -> Vec<Group> {
        let mut groups: HashMap<String, Group> = HashMap::new();
        for file in self.files().of(class) {
            let name = name(self.text(file.path));
            groups
                .entry(name.clone())
                .or_insert_with(|| Group::empty(name))
                .add(file);
        }
        let mut groups: Vec<Group> = groups.into_values().collect();
        groups.sort_by(|a, b| {
            (b.time.all().total_cmp(&a.time.all()))
                .then(b.system.bytes().cmp(&a.system.bytes()))
                .then(a.name.cmp(&b.name))
        });
        groups
    }
}

impl Group {
    fn empty(name: String) -> Group {
        Group {
            name,
            files: 0,
            rows: vec![],
            asked: Use::default(),
            system: Use::default(),
            time: IoSeconds::default(),
            processes: 0,
            by_one: 0,
        }
    }

    fn add(&mut self, file: &FileView) {
        self.files = self.files.saturating_add(file.members);
        self.rows.push(file.file);
        self.asked.add(&file.all_asked());
        self.system.add(&file.system());
        self.time.add(&file.time);
        self.processes = self.processes.max(file.processes);
        if file.processes == 1 {
            self.by_one = self.by_one.saturating_add(file.members);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Fixture, UseOf};

    #[test]
    fn names_that_differ_in_digits_are_one_pattern() {
        assert_eq!(pattern("/out/step0012/rank3.h5"), "/out/step#/rank#.h#");
        let of = |paths: &[&str]| common(paths);
        assert_eq!(of(&["/out1/step07/rank3.h5"]), "/out1/step07/rank3.h5");
        assert_eq!(of(&["/out1/step07.h5", "/out1/step8.h5"]), "/out1/step#.h5");
        assert_eq!(of(&["/out1/step07.h5", "/out#/step#.h#"]), "/out#/step#.h#");
        assert_eq!(of(&["7", "8"]), "#");
        assert_eq!(
            (folder("/a/b"), folder("/a"), folder("<STDOUT>")),
            ("/a", "/", "<STDOUT>")
        );
    }

    #[test]
    fn files_are_rolled_up_by_directory_and_by_pattern() {
        let of = |write_s| UseOf {
            writes: 1,
            write_bytes: 10,
            write_s,
            ..UseOf::default()
        };
        let run = Fixture::new("U\nU")
            .file_use(0, "/out/rank0.dat", "posix", of(1.0))
            .file_use(1, "/out/rank1.dat", "posix", of(1.0))
            .file_use_of_all("/out/all", "posix", of(2.0))
            .file_use(0, "/tmp/part#", "posix", of(0.5))
            .file("/tmp/part#", |row| row.members = 40)
            .run();
        let names = |groups: &[Group]| -> Vec<(String, u64, u64)> {
            groups
                .iter()
                .map(|group| (group.name.clone(), group.files, group.by_one))
                .collect()
        };
        let by_directory = run.files_by_directory(FileClass::Data);
        assert_eq!(names(&by_directory), [("/out".into(), 3, 2), ("/tmp".into(), 40, 40)]);
        assert_eq!(
            (by_directory[0].time.all(), by_directory[0].asked.write.bytes),
            (6.0, 40)
        );
        let by_pattern = run.files_by_pattern(FileClass::Data);
        let expected = [
            ("/out/all".into(), 1, 0),
            ("/out/rank#.dat".into(), 2, 2),
            ("/tmp/part#".into(), 40, 40),
        ];
        assert_eq!(names(&by_pattern), expected);
        assert_eq!(by_pattern[0].processes, 2);
    }
}
