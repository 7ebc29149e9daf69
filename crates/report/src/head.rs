//! What ran, where, on how many, and how it ended.

use crate::{ENDED, Head};
use model::{End, Recorded, Run, TIMED_OUT, bad_ends};
use text::Unit;
use text::number;

/// How a run ended.
pub struct Outcome {
    /// As a run should.
    pub well: bool,
    /// Completes "Exit status: …".
    pub text: String,
}

/// The head.
pub fn head(run: &Run) -> Head {
    let facts = run.facts();
    let outcome = outcome(run);
    let rows = [
        ("Command", text::command_line(&facts.command)),
        ("Processes", processes(run)),
        (ENDED, outcome.text),
        (
            "Started",
            match run.profile().started_unix_ns() {
                0 => String::new(),
                started => text::utc(started),
            },
        ),
        (
            "Elapsed",
            match run.recorded() {
                Recorded::Stacks => "not recorded".into(),
                _ => elapsed(run),
            },
        ),
        ("Ran on", machines(run)),
    ];
    Head {
        name: if facts.name.is_empty() {
            "(unnamed)".into()
        } else {
            facts.name.clone()
        },
        rows: rows
            .into_iter()
            .filter(|(_, text)| !text.is_empty())
            .map(|(label, text)| (label.into(), text))
            .collect(),
        ended_well: outcome.well,
        elapsed_s: run.elapsed_s(),
        ranks: if run.has_mpi() { run.everyone().len() as u32 } else { 0 },
        rank_noun: run.rank_noun().into(),
        nodes: run.tables().nodes.len() as u32,
    }
}

fn machines(run: &Run) -> String {
    let nodes = &run.tables().nodes;
    if nodes.is_empty() {
        return String::new();
    }
    let describe = |i: usize| {
        let physical = nodes.cores_physical[i];
        let logical = nodes.cores_logical[i];
        let mut parts = Vec::new();
        match (physical, logical) {
            (0, 0) => {}
            (p, l) if p == l || l == 0 => parts.push(text::counted(f64::from(p), "core")),
            (0, l) => parts.push(text::counted(u64::from(l) as f64, "logical core")),
            (p, l) => parts.push(format!("{}, {l} logical", text::counted(f64::from(p), "core"))),
        }
        let model = run.text(nodes.cpu_model[i]);
        if !model.is_empty() {
            parts.push(model.split_whitespace().collect::<Vec<_>>().join(" "));
        }
        if nodes.memory_bytes[i] > 0 {
            parts.push(number(Unit::Bytes, nodes.memory_bytes[i] as f64));
        }
        let kernel = run.text(nodes.kernel[i]);
        if !kernel.is_empty() {
            parts.push(format!("Linux {kernel}"));
        }
        parts.join(", ")
    };
    let name = |i: usize| run.text(nodes.name[i]);
    let (n, first) = (nodes.len(), describe(0));
    let details = if first.is_empty() {
        String::new()
    } else {
        format!(" ({first})")
    };
    if n == 1 {
        return format!("{}{details}", name(0));
    }
    let shown: Vec<&str> = (0..n.min(3)).map(name).collect();
    let more = if n > 3 {
        format!(" and {} more", n - 3)
    } else {
        String::new()
    };
    let alike = (1..n).all(|i| describe(i) == first);
    let details = if alike && first.is_empty() {
        String::new()
    } else if alike {
        format!("; each has {first}")
    } else {
        format!("; the first has {first}, others differ")
    };
    format!("{n} nodes: {}{more}{details}", shown.join(", "))
}

/// Levels of MPI above MPI_THREAD_SINGLE, of which nothing need be said.
const THREAD_LEVELS: [&str; 3] = ["MPI_THREAD_FUNNELED", "MPI_THREAD_SERIALIZED", "MPI_THREAD_MULTIPLE"];

fn processes(run: &Run) -> String {
    let processes = &run.tables().processes;
    let ranks = run.everyone().len();
    let all = processes.len();
    let mut parts = Vec::new();
    if run.has_mpi() {
        parts.push(text::counted(ranks as f64, "rank") + &programs(run));
        if all > ranks {
            parts.push(text::counted((all - ranks) as f64, "other process") + &beside(run));
        }
        let version = processes
            .mpi_version
            .iter()
            .map(|v| run.text(*v))
            .find(|v| !v.is_empty());
        parts.extend(version.map(short_version));
        let level = processes.mpi_thread_level.iter().copied().max();
        let level = level.and_then(|level| THREAD_LEVELS.get(usize::try_from(level - 1).ok()?));
        parts.extend(level.map(|name| name.to_string()));
    } else {
        parts.push(text::counted(all as f64, "process") + if all > 1 { beside(run) } else { String::new() }.as_str());
        if run.is_measured() && !run.is_imported() {
            parts.push("no MPI".into());
        }
    }
    let team = processes.openmp_threads.iter().copied().max().unwrap_or(0);
    if team > 1 {
        parts.push(match all {
            1 => format!("{team} OpenMP threads"),
            _ => format!("up to {team} OpenMP threads each"),
        });
    }
    parts.join(", ")
}

/// " beside sh and 18 shorter than a tick": shells and launchers are not measured, and so are not counted, nor are helpers
/// that were left out.
fn beside(run: &Run) -> String {
    let facts = run.facts();
    let program = facts.command.first().map_or("", |word| text::file_name(word));
    let is_shell = format::inert::INERT.binary_search(&program).is_ok() && facts.launcher.is_none();
    let short = run.short_processes();
    let shell = is_shell.then(|| program.to_string());
    let short = (short > 0).then(|| format!("{short} shorter than a tick"));
    let all: Vec<String> = shell.into_iter().chain(short).collect();
    match all.is_empty() {
        true => String::new(),
        false => format!(" beside {}", text::and(&all)),
    }
}

/// What the ranks run where that is not one program: " (0-1 ocean, 2 ice)".
fn programs(run: &Run) -> String {
    let processes = &run.tables().processes;
    let mut ranges: Vec<(u32, u32, &str)> = vec![];
    for rank in run.everyone() {
        let path = run.text(processes.executable[rank.process.row()]);
        let name = text::file_name(path);
        match ranges.last_mut() {
            Some((_, last, before)) if *before == name => *last = rank.id.0,
            _ => ranges.push((rank.id.0, rank.id.0, name)),
        }
    }
    let shown = ranges
        .iter()
        .take(NAMED)
        .map(|&(first, last, name)| match last == first {
            true => format!("{first} {name}"),
            false => format!("{first}-{last} {name}"),
        });
    let more = if ranges.len() > NAMED { ", …" } else { "" };
    match ranges.len() {
        0 | 1 => String::new(),
        _ => format!(" ({}{more})", shown.collect::<Vec<_>>().join(", ")),
    }
}

/// "Open MPI v4.1.4, package: …" and "MPICH Version:      4.0.2" without what nobody reads.
fn short_version(text: &str) -> String {
    let text = text.split(", package").next().unwrap_or(text).replace(" Version:", "");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Share of the run from which starting and ending MPI is worth a word.
const MUCH: f64 = 0.02;

fn elapsed(run: &Run) -> String {
    let (program, command) = (run.elapsed_s(), run.command_elapsed_s());
    let mpi = run.start_and_end_of_mpi();
    let ended = mpi.finalize.seconds();
    let mpi = mpi.init.seconds() + ended;
    let text = match mpi >= MUCH * program && mpi > 0.0 {
        true => format!(
            "{}, of which {} to start{} MPI",
            number(Unit::Seconds, program),
            number(Unit::Seconds, mpi),
            if ended > 0.0 { " and end" } else { "" }
        ),
        false => number(Unit::Seconds, program),
    };
    if command > 1.01 * program && command - program > 0.01 {
        let with = match run.facts().launcher {
            Some(_) => "launcher and other programs",
            None => "Steelyard's start and end, and other programs,",
        };
        return format!(
            "{text}; the whole command {}, {with} included",
            number(Unit::Seconds, command)
        );
    }
    text
}

/// How the run ended: the worst that any process met with, which one it was, and which ranks left no record.
pub fn outcome(run: &Run) -> Outcome {
    let seen = seen(run);
    match missing_ranks(run) {
        Some(missing) => Outcome {
            well: false,
            text: format!("{}; {missing} left no record", seen.text),
        },
        None => seen,
    }
}

/// Ranges of ranks that are named at most.
const NAMED: usize = 8;

/// The ranks that should be there and are not: a node was lost, or its part.
fn missing_ranks(run: &Run) -> Option<String> {
    let expected = run.facts().ranks_expected.filter(|_| run.has_mpi())?;
    let mut missing: Vec<(u32, u32)> = vec![];
    let mut next = 0;
    for id in run.everyone().iter().map(|rank| rank.id.0).chain([expected]) {
        if id > next && next < expected {
            missing.push((next, id.min(expected) - 1));
        }
        next = next.max(id.saturating_add(1));
    }
    let ranges = missing.iter().take(NAMED).map(|&(first, last)| match last - first {
        0 => first.to_string(),
        _ => format!("{first}-{last}"),
    });
    let mut text = ranges.collect::<Vec<_>>().join(", ");
    let rest: u64 = missing
        .iter()
        .skip(NAMED)
        .map(|&(first, last)| u64::from(last - first) + 1)
        .sum();
    if rest > 0 {
        text += &format!(" and {rest} more");
    }
    match missing.as_slice() {
        [] => None,
        [(first, last)] if first == last => Some(format!("rank {text}")),
        _ => Some(format!("ranks {text}")),
    }
}

/// " with SIGTERM", or what `timeout` was told to send instead.
fn by_signal(run: &Run) -> String {
    let words = &run.facts().command;
    let at = words
        .iter()
        .position(|word| text::file_name(word) == "timeout")
        .unwrap_or(0);
    let mut options = words[at..].iter().skip(1);
    let mut signal = "TERM";
    while let Some(option) = options.next().filter(|word| word.starts_with('-')) {
        signal = match option.strip_prefix("--signal=").or_else(|| option.strip_prefix("-s")) {
            Some("") => options.next().map_or(signal, String::as_str),
            Some(name) => name,
            None => signal,
        };
        if ["-k", "--kill-after", "--signal"].contains(&option.as_str()) {
            let next = options.next().map_or(signal, String::as_str);
            signal = if option == "--signal" { next } else { signal };
        }
    }
    match signal.parse::<i32>() {
        Ok(number) => format!(" with {}", text::signal(number)),
        Err(_) => format!(" with SIG{}", signal.trim_start_matches("SIG")),
    }
}

/// The worst that any process which was recorded met with.
fn seen(run: &Run) -> Outcome {
    let (facts, processes) = (run.facts(), &run.tables().processes);
    let bad = |text: String| Outcome { well: false, text };
    let who = |row: usize| match processes.rank[row] {
        rank if rank >= 0 => format!("rank {rank} on {}", run.node_name(model::NodeId(processes.node[row]))),
        _ => format!(
            "process {} on {}",
            processes.pid[row],
            run.node_name(model::NodeId(processes.node[row]))
        ),
    };
    let start = run.span_ns().0;
    let after = |row: usize| {
        number(
            Unit::Seconds,
            processes.end_ns[row].saturating_sub(start).max(0) as f64 * 1e-9,
        )
    };
    let told = facts
        .told_to_end
        .map(|number| format!("steelyard was sent {}; ", text::signal(number)));
    let told = told.unwrap_or_default();
    let others = |n: usize, what: &str| match n {
        0 | 1 => String::new(),
        n => format!(
            ", the first of {} that {what}",
            text::counted(n as f64, run.rank_noun())
        ),
    };
    // Without MPI a helper may fail and the program go on; its first process speaks for the run.
    let rows: Vec<usize> = match run.has_mpi() {
        true => run.everyone().iter().map(|rank| rank.process.row()).collect(),
        false => run.ranks().first().map(|rank| rank.process.row()).into_iter().collect(),
    };
    let ends = bad_ends(run);
    // Where all ended alike without it, launchers take that for success.
    let failed = ends.iter().any(|(end, _)| *end != End::NoFinalize);
    if let Some((end, rank)) = ends.first().filter(|_| failed) {
        let how = match end {
            End::Abort { mpi: true, code } => match code {
                Some(code) => format!("called MPI_Abort with code {code}"),
                None => "called MPI_Abort".into(),
            },
            End::Abort { mpi: false, .. } => "called abort".into(),
            End::Fault(number) | End::Killed(number) => format!("was killed by {}", text::signal(*number)),
            End::Status(status) => format!("returned {status}"),
            End::NoFinalize => "ended without MPI_Finalize".into(),
        };
        let row = rank.process.row();
        let status = match facts.exit_status.filter(|status| *status != 0) {
            Some(status) => format!("{status}: "),
            None => String::new(),
        };
        let status = match facts.exit_status {
            Some(TIMED_OUT) if run.timed_out() => format!("{TIMED_OUT}, of timeout, for its time limit: "),
            _ => status,
        };
        return bad(format!(
            "{status}{told}{} {how} after {}{}",
            who(row),
            after(row),
            others(
                ends.len(),
                match ends.iter().all(|(end, _)| matches!(end, End::Killed(_))) {
                    true => "were killed",
                    false => "failed",
                }
            )
        ));
    }
    if let Some(expected) = facts
        .ranks_expected
        .filter(|n| run.has_mpi() && *n as usize > rows.len())
    {
        return bad(format!("unknown: {} of {expected} ranks were recorded", rows.len()));
    }
    if facts.partial {
        return bad("unknown: this is the record of one node; its run was not merged".into());
    }
    if let Some(status) = facts.exit_status.filter(|status| *status != 0) {
        return bad(match status {
            _ if facts.exit_signal == Some(status - 128) => {
                format!("{told}the command was killed by {}", text::signal(status - 128))
            }
            129..=192 => format!(
                "{told}{status}, of the command: a program that it ran was killed by {}, as shells say it",
                text::signal(status - 128)
            ),
            TIMED_OUT if run.timed_out() => format!(
                "{told}{status}, of timeout: its time limit ended the program{}",
                by_signal(run)
            ),
            _ => format!("{told}{status}, of the command"),
        });
    }
    if rows.is_empty() {
        return bad("unknown: no process was measured".into());
    }
    if run.is_imported() {
        return Outcome {
            well: true,
            text: "unknown: the imported file does not have it".into(),
        };
    }
    let mut lost: Vec<usize> = rows
        .iter()
        .copied()
        .filter(|row| run.text(processes.end[*row]) == "unknown")
        .collect();
    if facts.still_running && !lost.is_empty() {
        return Outcome {
            well: true,
            text: "none yet: it was still running".into(),
        };
    }
    lost.sort_by_key(|row| processes.end_ns[*row]);
    if let Some(row) = lost.first() {
        return bad(format!(
            "unknown: {} was last seen after {}{}",
            who(*row),
            after(*row),
            others(lost.len(), "failed")
        ));
    }
    let text = if rows.len() > 1 { "0 (every rank)" } else { "0" };
    Outcome {
        well: true,
        text: text.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_short() {
        assert_eq!(
            short_version("Open MPI v4.1.4, package: Debian OpenMPI"),
            "Open MPI v4.1.4"
        );
        assert_eq!(short_version("MPICH Version:      4.0.2"), "MPICH 4.0.2");
    }
}
