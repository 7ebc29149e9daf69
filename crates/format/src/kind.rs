//! What a file is that was given for a profile and is none, and what to give instead.

use std::path::Path;

/// How a kind of file begins, and what to say of it, behind "it".
const KINDS: &[(&[u8], &str)] = &[
    (b"PK", "was cut off: copy it again from where it was written"),
    (
        b"<!doctype html>",
        "is an HTML page: open it in a browser, or give the profile that it was made of, a file named *.steelyard",
    ),
    (
        b"section,name,value,",
        "is a report as CSV: give the profile that it was made of, a file named *.steelyard",
    ),
    (
        b"Steelyard: ",
        "is a report as text: give the profile that it was made of, a file named *.steelyard",
    ),
    (
        b"{\n  \"schema\": \"steelyard-",
        "is a report as JSON: give the profile that it was made of, a file named *.steelyard",
    ),
    (b"\x7fELF", "is a program: steelyard run measures it"),
    (b"@ mpiP", "is a report of mpiP: steelyard import makes a profile of it"),
    (b"2.", DARSHAN),
    (b"3.", DARSHAN),
    (b"", "is of another program; give a file named *.steelyard"),
];

const DARSHAN: &str = "may be a Darshan log: steelyard import makes a profile of one";

/// By its first bytes.
pub(crate) fn of(head: &[u8]) -> &'static str {
    if head.is_empty() {
        return "is empty; give a file named *.steelyard";
    }
    let head = head.trim_ascii_start();
    // A log begins with its version, which ends with a zero.
    let is_log = || head.get(4..8).is_some_and(|rest| rest.contains(&0));
    let found = KINDS.iter().find(|(begin, told)| {
        let same = head
            .get(..begin.len())
            .is_some_and(|first| first.eq_ignore_ascii_case(begin));
        same && (*told != DARSHAN || is_log())
    });
    found.map_or("", |(_, told)| told)
}

/// Of what is no plain file.
pub(crate) fn of_no_file(path: &Path) -> &'static str {
    if path.join("node.json").exists() {
        return "is the directory that a run left: steelyard collect makes a profile of it";
    }
    match path.is_dir() {
        true => "is a directory; give a file in it that is named *.steelyard",
        false => "is no plain file, but a pipe or a device; give a file named *.steelyard",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_told_what_they_are() {
        for (head, told) in [
            (&b"PK\x03\x04"[..], "cut off"),
            (b"<!DOCTYPE html>\n<html", "HTML page"),
            (b"section,name,value,unit", "CSV"),
            (b"\nSteelyard: app\n", "as text"),
            (b"{\n  \"schema\": \"steelyard-report/1.5\"", "JSON"),
            (b"\x7fELF\x02", "steelyard run"),
            (b"3.41\0\0\0\0", "steelyard import"),
            (b"@ mpiP\n@ Command : ./a", "steelyard import"),
            (b"3.1415926 2.718", "another program"),
            (b"x", "another program"),
            (b"", "is empty"),
        ] {
            assert!(of(head).contains(told), "{told}: {}", of(head));
        }
    }

    #[test]
    fn no_file_is_told_what_it_is() {
        let folder = tempfile::tempdir().unwrap();
        assert!(of_no_file(folder.path()).starts_with("is a directory"));
        std::fs::write(folder.path().join("node.json"), "{}").unwrap();
        assert!(of_no_file(folder.path()).contains("steelyard collect"));
        assert!(of_no_file(Path::new("/dev/null")).contains("device"));
    }
}
