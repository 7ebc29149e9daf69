//! Programs of the system that scripts are made of, sort and gzip and the like: whoever runs them does not change their code.

use crate::rule::{Draft, Limit};
use crate::separate::{covered_s, lived};
use crate::words::{count, seconds};
use model::{ProcessId, Run, is_program_of_system};
use std::collections::HashSet;

/// Programs of the system, by name, to whose code nothing is advised.
const TOOLS: &[&str] = &[
    "awk",
    "b2sum",
    "base64",
    "bash",
    "bc",
    "bzip2",
    "cat",
    "cksum",
    "cmp",
    "comm",
    "cp",
    "curl",
    "cut",
    "dash",
    "dd",
    "diff",
    "du",
    "egrep",
    "fgrep",
    "find",
    "gawk",
    "grep",
    "gzip",
    "head",
    "join",
    "ls",
    "lz4",
    "lzma",
    "make",
    "mawk",
    "md5sum",
    "mv",
    "od",
    "original-awk",
    "paste",
    "rev",
    "rsync",
    "sed",
    "sh",
    "sha1sum",
    "sha256sum",
    "sha512sum",
    "shuf",
    "sort",
    "split",
    "ssh",
    "tac",
    "tail",
    "tar",
    "tr",
    "uniq",
    "unzip",
    "wc",
    "wget",
    "xargs",
    "xxd",
    "xz",
    "zip",
    "zstd",
];

/// Whether the file that a process runs is one of them.
fn is_tool(path: &str) -> bool {
    is_program_of_system(path) && TOOLS.contains(&text::file_name(path))
}

/// The names of the run's files of code that are such programs.
pub(crate) fn tools(run: &Run) -> HashSet<&str> {
    let paths = run.tables().modules.path.iter().map(|path| run.text(*path));
    paths.filter(|path| is_tool(path)).map(text::file_name).collect()
}

/// A program that compresses on one core, with the words by which it is told to do something else, and what does the same on all.
struct Packer {
    name: &'static str,
    /// Short options without which it compresses, or does not do it on one core.
    other: &'static str,
    /// Beginnings of long ones.
    other_long: &'static [&'static str],
    instead: &'static str,
}

const PACKERS: &[Packer] = &[
    Packer {
        name: "gzip",
        other: "dltV",
        other_long: &["--decompress", "--uncompress", "--list", "--test"],
        instead: "Use pigz, which does the same on all cores (-p N on N of them); gunzip reads what it writes.",
    },
    Packer {
        name: "bzip2",
        other: "dt",
        other_long: &["--decompress", "--test"],
        instead: "Use lbzip2 or pbzip2, which do the same on all cores; bunzip2 reads what they write.",
    },
    Packer {
        name: "xz",
        other: "dltT",
        other_long: &["--decompress", "--uncompress", "--list", "--test", "--threads"],
        instead: "Use xz -T0, which does it on all cores (-T N on N of them), with more memory and slightly larger files.",
    },
    Packer {
        name: "zstd",
        other: "dltT",
        other_long: &["--decompress", "--uncompress", "--list", "--test", "--threads"],
        instead: "Use zstd -T0, which does it on all cores (-T N on N of them).",
    },
];

/// The one that a process is, as it was called.
fn packer(path: &str, command: &str) -> Option<&'static Packer> {
    let packer = PACKERS
        .iter()
        .find(|packer| is_tool(path) && text::file_name(path) == packer.name)?;
    let does_other = |word: &str| match word.strip_prefix('-') {
        Some(long) if long.starts_with('-') => packer.other_long.iter().any(|option| word.starts_with(option)),
        Some(short) => short.contains(|letter| packer.other.contains(letter)),
        None => false,
    };
    let mut words = command.split_whitespace();
    let called = text::file_name(words.next().unwrap_or_default());
    let unpacks =
        called.starts_with("un") || called.starts_with("gun") || called.starts_with("bun") || called.ends_with("cat");
    (!unpacks && !words.any(does_other)).then_some(packer)
}

pub(crate) fn packing_on_one_core(run: &Run, limit: &Limit) -> Option<Draft> {
    let processes = &run.tables().processes;
    let named = |row: usize| packer(run.text(processes.executable[row]), run.text(processes.command[row]));
    let cpu_s = |row: usize| (processes.user_ns[row].max(0) + processes.system_ns[row].max(0)) as f64 / 1e9;
    let of_all = |packer: &Packer| -> Vec<usize> {
        let rows = 0..processes.len();
        rows.filter(|row| named(*row).is_some_and(|of| of.name == packer.name))
            .collect()
    };
    let busy = |rows: &[usize]| rows.iter().map(|row| cpu_s(*row)).sum::<f64>();
    let found = PACKERS.iter().map(|packer| (packer, of_all(packer)));
    let (packer, rows) = found.max_by(|(_, a), (_, b)| busy(a).total_cmp(&busy(b)))?;
    let spans = rows.iter().map(|row| lived(run, ProcessId(*row as u32))).collect();
    // What several do side by side is on several cores already.
    let (busy_s, there_s) = (busy(&rows), covered_s(spans));
    let alone_s = busy_s.min(there_s);
    let cores = rows
        .iter()
        .map(|row| f64::from(processes.cpus_allowed[*row]))
        .fold(0.0, f64::max);
    if cores < 2.0 || !limit.met(alone_s / run.elapsed_s()) {
        return None;
    }
    let name = packer.name;
    Some(Draft {
        title: match rows.len() {
            1 => format!("The program {name} compresses on one core for {}.", seconds(alone_s)),
            many => format!("{} processes of {name} compress, for {} on one core at a time.", count(many as f64), seconds(alone_s)),
        },
        gain_s: alone_s - busy_s / cores,
        gain_error_s: Some(0.0),
        gain_basis: format!("their processor time, on all of the {cores:.0} cores that they may run on"),
        evidence: vec![format!("Processor time {}, in {} of the run.", seconds(busy_s), seconds(there_s))],
        advice: vec![
            packer.instead.into(),
            match name {
                "zstd" => "A lower level (zstd -1) takes less time and makes files a little larger.".into(),
                _ => "Where whoever reads the files has zstd, that is several times faster at a like size; a lower level (-1) is, too, with larger files.".into(),
            },
        ],
        ..Draft::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_compresses_on_one_core_is_told_by_its_command() {
        let name = |path: &str, command: &str| packer(path, command).map(|packer| packer.name);
        assert_eq!(name("/usr/bin/gzip", "gzip -c -9 sorted.txt"), Some("gzip"));
        assert_eq!(name("/bin/xz", "xz --keep run.log"), Some("xz"));
        for command in [
            "gzip -dc a.gz",
            "gunzip a.gz",
            "zcat a.gz",
            "gzip --decompress a.gz",
            "gzip -t a.gz",
        ] {
            assert_eq!(name("/usr/bin/gzip", command), None, "{command}");
        }
        assert_eq!(name("/usr/bin/xz", "xz -T0 run.log"), None);
        assert_eq!(name("/home/ann/gzip", "gzip a"), None);
    }

    #[test]
    fn lists_are_in_order() {
        assert!(TOOLS.is_sorted() && PACKERS.iter().all(|packer| TOOLS.contains(&packer.name)));
    }
}
