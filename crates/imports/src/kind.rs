//! What a file is, by what it begins with.

use crate::unknown::DARSHAN_TEXT;
use crate::{folded, perf};

/// So much of the beginning of a file tells what it is.
pub const HEAD: usize = 64 << 10;

/// Lines that must look alike, if there are so many, for a file without a mark of its own.
pub const LOOKED_AT: usize = 20;

/// A file that can be read here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The text report of mpiP.
    Mpip,
    /// What `perf script` prints.
    PerfScript,
    /// Stacks in lines, with their counts.
    Folded,
    /// The XML log of IPM.
    Ipm,
}

impl Kind {
    /// For people.
    pub fn label(self) -> &'static str {
        match self {
            Kind::Mpip => "a report of mpiP",
            Kind::PerfScript => "the output of perf script",
            Kind::Folded => "folded stacks",
            Kind::Ipm => "a log of IPM",
        }
    }

    /// By its first bytes, [`HEAD`] of them or all; `None` for anything else.
    pub fn of(head: &[u8]) -> Option<Kind> {
        if head.contains(&0) {
            return None;
        }
        let text = String::from_utf8_lossy(head);
        let lines = lines_of(&text, head.len());
        if lines.first().is_some_and(|line| line.starts_with(DARSHAN_TEXT)) {
            return None;
        }
        let mut said = (lines.iter().copied()).filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
        let first = said.clone().next()?;
        if first.trim_end() == "@ mpiP" {
            return Some(Kind::Mpip);
        }
        if first.trim_start().starts_with('<') {
            return text.contains("<ipm_job_profile").then_some(Kind::Ipm);
        }
        if perf::is_header(first) {
            return Some(Kind::PerfScript);
        }
        said.by_ref()
            .take(LOOKED_AT)
            .all(|line| folded::parts(line).is_some())
            .then_some(Kind::Folded)
    }
}

/// The lines of a head of so many bytes, but for one that is cut off there.
pub fn lines_of(text: &str, bytes: usize) -> Vec<&str> {
    let mut lines: Vec<&str> = text.lines().collect();
    if bytes >= HEAD && lines.len() > 1 {
        lines.pop();
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_told_by_what_they_hold() {
        for (head, kind) in [
            ("@ mpiP\n@ Command : ./a \n", Some(Kind::Mpip)),
            ("\n@ mpiP\r\n", Some(Kind::Mpip)),
            ("<?xml version=\"1.0\"?>\n<html>\n", None),
            (
                "dd 29776 666709.771979:   10101010 cpu-clock: \n\t 414b3b a (b)\n",
                Some(Kind::PerfScript),
            ),
            (
                "# ========\n# hostname : h\n#\na b 1/2 [003] 5.000001: cycles: \n",
                Some(Kind::PerfScript),
            ),
            ("<?xml version=\"1.0\"?>\n<ipm_job_profile>\n", Some(Kind::Ipm)),
            ("<?xml version=\"1.0\"?>\n<html>\n", None),
            ("main;solve 12\nmain;wait 3\n", Some(Kind::Folded)),
            ("main 12", Some(Kind::Folded)),
            ("main;solve 12\nanything\n", None),
            ("hello world\n", None),
            ("# darshan log version: 3.41\nPOSIX\t0\n", None),
            ("", None),
            ("\n\n", None),
            ("2.05\0\0\0\0", None),
            ("{\"a\": 1}\n", None),
        ] {
            assert_eq!(Kind::of(head.as_bytes()), kind, "{head}");
        }
    }
}
