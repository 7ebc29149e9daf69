//! What a record knows of our columns: a counter that its module lacks, or has as -1, is not known, and not 0.

use crate::layout::{BINS, Module};
use crate::record::Record;
use format::file_counters::{COUNTERS, HISTOGRAMS, LONGEST};

/// Columns that say how a call was made, which MPI-IO and what lies above it know.
const MANNERS: &[&str] = &[
    "read_independent",
    "read_collective",
    "read_split",
    "read_nonblocking",
    "write_independent",
    "write_collective",
    "write_split",
    "write_nonblocking",
    "collective_opens",
    "views",
    "hinted",
];
/// Those of system calls.
const OF_SYSTEM: &[&str] = &[
    "durable_opens",
    "direct_opens",
    "stats",
    "data_syncs",
    "maps",
    "mapped_bytes",
    "renames_from",
    "renames_to",
    "makes",
    "lists",
    "filenos",
    "memory_unaligned",
    "file_unaligned",
];
/// Those of calls that know where in the file they are.
const PLACED: &[&str] = &[
    "read_sequential",
    "read_consecutive",
    "read_first_at_zero",
    "write_sequential",
    "write_consecutive",
    "write_first_at_zero",
    "read_end",
    "write_end",
    "switches",
    "stride",
    "stride_count",
    "truncates",
    "unlinks",
    "other_meta",
];

/// Whether a module's calls never do what a column counts: then nothing is missing.
fn never(module: Module, column: &str) -> bool {
    let of = |groups: &[&[&str]]| groups.iter().any(|group| group.contains(&column));
    match module {
        Module::Posix => of(&[MANNERS, &["flushes"]]),
        Module::Stdio => of(&[MANNERS, OF_SYSTEM, PLACED, &["syncs"]]),
        Module::MpiIo => of(&[OF_SYSTEM, &["flushes"]]),
        // Data move through data sets and variables, which have records of their own.
        Module::H5f | Module::PnetcdfFile if column.starts_with("read") || column.starts_with("write") => true,
        _ => of(&[
            OF_SYSTEM,
            PLACED,
            &["flushes", "seeks", "views", "hinted", "access_size", "access_count"],
        ]),
    }
}

/// The counters of Darshan that a column comes from, where the table of columns does not say it.
fn special(module: Module, column: &str) -> Option<&'static [&'static str]> {
    Some(match column {
        "reads" => &["READS", "INDEP_READS"],
        "writes" => &["WRITES", "INDEP_WRITES"],
        "read_sequential" | "read_first_at_zero" => &["SEQ_READS"],
        "write_sequential" | "write_first_at_zero" => &["SEQ_WRITES"],
        "opens" => &["OPENS", "INDEP_OPENS", "CREATES"],
        "filenos" => &["FILENOS", "DUPS"],
        "flushes" => &["FLUSHES"],
        "syncs" if matches!(module, Module::H5f | Module::H5d) => &["FLUSHES"],
        _ => return None,
    })
}

/// Every column of a record with the counters of Darshan that it comes from; what it cannot have is left out.
fn columns(module: Module) -> Vec<(&'static str, Vec<String>)> {
    let texts = |names: &[&str]| names.iter().map(|name| name.to_string()).collect::<Vec<String>>();
    let bins = |stem: &str| {
        let of = |infix: &str| BINS.map(|bin| format!("{stem}_{infix}{bin}"));
        of("").into_iter().chain(of("AGG_")).collect::<Vec<String>>()
    };
    let common = |of: [&str; 2]| {
        let each = |k: usize| of.map(|of| of.replace('#', &k.to_string()));
        (1..=4).flat_map(each).collect::<Vec<String>>()
    };
    let counters = COUNTERS.iter().map(|counter| {
        let named = special(module, counter.name).unwrap_or(counter.darshan);
        (counter.name, texts(named))
    });
    let longest = LONGEST.iter().map(|longest| (longest.name, texts(&longest.darshan)));
    let histograms = HISTOGRAMS
        .iter()
        .map(|histogram| (histogram.name, bins(histogram.darshan)));
    let frequent = [
        ("access_size", common(["ACCESS#_ACCESS", "ACCESS#_COUNT"])),
        ("stride", common(["STRIDE#_STRIDE", "STRIDE#_COUNT"])),
    ];
    (counters.chain(longest).chain(histograms).chain(frequent))
        .filter(|(column, _)| !never(module, column))
        .collect()
}

/// The columns that a record does not know, as `file_uses.uncounted` has them.
pub(crate) fn uncounted(record: &Record) -> String {
    let known = |name: &String| match name.starts_with("F_") {
        true => record.double(name).is_some_and(|value| value != -1.0),
        false => record.int(name).is_some_and(|value| value >= 0),
    };
    let lacking = columns(record.module)
        .into_iter()
        .filter(|(_, names)| !names.iter().any(known));
    lacking.map(|(column, _)| column).collect::<Vec<_>>().join(" ")
}

/// Says in a record what a row does not know.
pub(crate) fn leave_unknown(record: &mut Record, uncounted: &str) {
    if uncounted.is_empty() {
        return;
    }
    for (column, names) in columns(record.module) {
        if uncounted.split(' ').any(|lacking| lacking == column) {
            for name in names {
                match name.starts_with("F_") {
                    true => record.set_double(&name, -1.0),
                    false => record.set(&name, -1),
                }
            }
        }
    }
}
