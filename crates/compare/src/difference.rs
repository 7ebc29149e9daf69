//! What is not the same about the runs themselves.

use crate::names::{bare, function};
use model::{End, Run, bad_ends};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;

/// Variables of the environment at most.
const VARIABLES: usize = 12;

/// How the names of variables begin that a launcher sets for its own ends.
const WIRING: &[&str] = &["PMIX_", "PMI_", "SLURM_STEP", "SLURM_PTY_"];
/// How names end of what is another in every job: its number, its nodes, its ports and times.
const OF_A_JOB: &[&str] = &[
    "_ID",
    "JOBID",
    "STEPID",
    "NODELIST",
    "NODE_ALIASES",
    "_PORT",
    "_PORTS",
    "_START_TIME",
    "_END_TIME",
    "_PID",
    "_URI",
    "_HOST",
];
/// Where files are put for as long as a job or a login lasts.
const TEMPORARY: &[&str] = &["/tmp/", "/var/tmp/", "/dev/shm/", "/run/user/"];

/// Whether a variable is another in every job, whoever sets it: that explains nothing.
fn of_a_job(name: &str, runs: &[&Run]) -> bool {
    let mut values = runs.iter().filter_map(|run| run.facts().environment.get(name));
    let temporary = |value: &String| TEMPORARY.iter().any(|folder| value.starts_with(folder));
    WIRING.iter().any(|begin| name.starts_with(begin))
        || OF_A_JOB.iter().any(|end| name.ends_with(end))
        || values.all(temporary)
}

/// A fact that the two sides do not share.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Difference {
    /// Which: "ranks", "arguments", "compiler".
    pub what: String,
    /// In A; where its runs differ, all that there is.
    pub a: String,
    /// In B.
    pub b: String,
    /// Whether numbers cannot be compared as those of one experiment; else it may be what was changed.
    pub grave: bool,
}

/// A fact of a run; empty where it is not known.
struct Fact {
    what: &'static str,
    grave: bool,
    of: fn(&Run) -> String,
}

const FACTS: &[Fact] = &[
    Fact {
        what: "program",
        grave: false,
        of: |run| run.facts().name.clone(),
    },
    Fact {
        what: "arguments",
        grave: true,
        of: arguments,
    },
    Fact {
        what: "ranks",
        grave: true,
        of: |run| {
            if run.has_mpi() {
                run.everyone().len().to_string()
            } else {
                "no MPI".into()
            }
        },
    },
    Fact {
        what: "processes",
        grave: false,
        of: |run| {
            if run.has_mpi() {
                String::new()
            } else {
                run.everyone().len().to_string()
            }
        },
    },
    Fact {
        what: "nodes",
        grave: true,
        // Files of other tools need not say which they were.
        of: |run| {
            if run.is_imported() {
                String::new()
            } else {
                run.tables().nodes.len().to_string()
            }
        },
    },
    Fact {
        what: "processors",
        grave: true,
        of: processors,
    },
    Fact {
        what: "OpenMP threads",
        grave: true,
        of: |run| match run.tables().processes.openmp_threads.iter().max() {
            Some(threads) if *threads > 0 => threads.to_string(),
            _ => String::new(),
        },
    },
    Fact {
        what: "MPI",
        grave: false,
        of: |run| {
            let versions = &run.tables().processes.mpi_version;
            let known = versions
                .iter()
                .map(|version| run.text(*version))
                .find(|version| !version.is_empty());
            known.unwrap_or("").split(", package").next().unwrap_or("").into()
        },
    },
    Fact {
        what: "compiler",
        grave: false,
        of: compiler,
    },
];

/// Every fact that is known of both sides and differs.
pub(crate) fn between(a: &[&Run], b: &[&Run]) -> Vec<Difference> {
    let mut differences: Vec<Difference> = (FACTS.iter())
        .filter_map(|fact| differing(fact.what, fact.grave, a, b, fact.of))
        .collect();
    let all = [a, b].concat();
    let mut names: BTreeSet<&String> = all.iter().flat_map(|run| run.facts().environment.keys()).collect();
    names.retain(|name| !of_a_job(name, &all));
    let variable = |name: &&String| {
        let of = |run: &Run| match run.facts().environment.get(*name) {
            Some(value) if value.is_empty() => "set to nothing".into(),
            Some(value) => value.clone(),
            None if run.is_imported() => String::new(),
            None => "not set".into(),
        };
        differing(name, false, a, b, of)
    };
    differences.extend(names.iter().filter_map(variable).take(VARIABLES));
    differences
}

fn differing(what: &str, grave: bool, a: &[&Run], b: &[&Run], of: impl Fn(&Run) -> String) -> Option<Difference> {
    let of_side = |runs: &[&Run]| -> BTreeSet<String> { runs.iter().map(|run| of(run)).collect() };
    let (a, b) = (of_side(a), of_side(b));
    let known = |side: &BTreeSet<String>| !side.contains("");
    (a != b || a.len() > 1).then_some(())?;
    let text = |side: BTreeSet<String>| side.into_iter().collect::<Vec<_>>().join(" and ");
    (known(&a) && known(&b)).then(|| Difference {
        what: what.into(),
        a: text(a),
        b: text(b),
        grave,
    })
}

/// What keeps the two sides from being one experiment, sentences.
pub(crate) fn obstacles(a: &[&Run], b: &[&Run], differences: &[Difference]) -> Vec<String> {
    let mut said = vec![];
    for (letter, runs) in [("A", a), ("B", b)] {
        for run in runs {
            let outcome = report::outcome(run);
            if !run.is_measured() {
                said.push(format!("{letter} was not measured: only its elapsed time is known."));
            } else if !outcome.well {
                said.push(format!("{letter} did not end as it should: {}.", outcome.text));
            }
        }
    }
    let grave = differences.iter().filter(|difference| difference.grave);
    let listed: Vec<String> = grave
        .map(|difference| format!("{} ({} in A, {} in B)", difference.what, difference.a, difference.b))
        .collect();
    if !listed.is_empty() {
        said.push(format!(
            "The runs are not of one kind, they differ in {}.",
            listed.join("; ")
        ));
    }
    said
}

/// Whether it was stopped before its end. What ended by itself with a status may have done all that it had to.
pub(crate) fn unfinished(run: &Run) -> bool {
    let stopped = |end: End| matches!(end, End::Fault(_) | End::Abort { .. } | End::Killed(_));
    let ends = bad_ends(run);
    let told = run.facts().told_to_end.is_some() && !ends.is_empty();
    told || run.timed_out() || ends.into_iter().any(|(end, _)| stopped(end))
}

/// Whether nothing says that it is one program: not its name, nor a function of its own, nor, where functions are not
/// known, an executable.
pub(crate) fn different_programs(a: &Run, b: &Run) -> bool {
    let (mine, others) = (own_functions(a), own_functions(b));
    let functions_known = !mine.is_empty() && !others.is_empty();
    a.facts().name != b.facts().name
        && mine.is_disjoint(&others)
        && (functions_known || executables(a).is_disjoint(&executables(b)))
}

/// Names of the files that ranks run.
pub(crate) fn executables(run: &Run) -> BTreeSet<String> {
    let processes = &run.tables().processes;
    let of_ranks = run.ranks().iter().map(|rank| processes.executable[rank.process.row()]);
    of_ranks
        .map(|path| text::file_name(run.text(path)).to_string())
        .collect()
}

/// Functions of the program itself that took time; every program has a main one.
fn own_functions(run: &Run) -> BTreeSet<String> {
    let own = run.hot().functions.iter().filter(|row| run.is_own(row.frame));
    own.map(|row| bare(function(run.place(row.frame).function)))
        .filter(|name| !["", "main", "main program", "_start"].contains(&name.as_str()))
        .collect()
}

/// The command line of the first rank without its program.
pub(crate) fn arguments(run: &Run) -> String {
    let command = run
        .ranks()
        .first()
        .map(|rank| run.tables().processes.command[rank.process.row()]);
    let command = command.map_or("", |command| run.text(command));
    // A program with a space in its path is quoted.
    let program = match command.strip_prefix('\'') {
        Some(rest) => rest.split_once("' ").map(|(_, rest)| rest),
        None => command.split_once(' ').map(|(_, rest)| rest),
    };
    match (command, program) {
        ("", _) => String::new(),
        (_, Some(arguments)) => arguments.trim().into(),
        (_, None) => "none".into(),
    }
}

fn processors(run: &Run) -> String {
    let nodes = &run.tables().nodes;
    let is_known = |row: usize| nodes.cores_logical[row] > 0 || !run.text(nodes.cpu_model[row]).is_empty();
    if !(0..nodes.len()).all(is_known) {
        return String::new();
    }
    let kinds: BTreeSet<String> = (0..nodes.len())
        .map(|row| {
            let model = run.text(nodes.cpu_model[row]);
            let model = model.split_whitespace().collect::<Vec<_>>().join(" ");
            let cores = text::counted(f64::from(nodes.cores_logical[row]), "logical core");
            format!("{model}, {cores}").trim_start_matches(", ").to_string()
        })
        .collect();
    kinds.into_iter().collect::<Vec<_>>().join(" and ")
}

/// Compiler and options of the program, where its debug information tells.
fn compiler(run: &Run) -> String {
    let executable = run
        .ranks()
        .first()
        .map(|rank| run.tables().processes.executable[rank.process.row()]);
    let executable = text::file_name(executable.map_or("", |path| run.text(path)));
    let modules = &run.tables().modules;
    let row = (0..modules.len()).find(|row| text::file_name(run.text(modules.path[*row])) == executable);
    row.map_or(String::new(), |row| run.text(modules.producer[row]).into())
}
