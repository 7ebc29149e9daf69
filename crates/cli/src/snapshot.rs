//! `steelyard snapshot [DIR]`.

pub mod hang;
mod now;

use crate::arguments::patience;
use crate::stream;
use anyhow::{Context, Result, bail};
use clap::Args;
use fold::{Collected, Worlds};
use model::{CallId, Class, Family, FrameId, Moments, Run, STUCK_S, Standing, State};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use supervisor::{is_running, left_behind};

/// Says where every rank of a running program is, and since when: for one that seems to hang.
///
/// Works from any shell on the node, of the same user, and does not disturb the run. Only the ranks on this node are seen.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard snapshot
  steelyard snapshot /dev/shm/steelyard-1000-1a2b3c4d
  steelyard snapshot --hang 10m          print it each time that nothing has moved for so long, until the run ends")]
pub struct Arguments {
    /// The run's directory [default: that of the only run on this node]
    pub directory: Option<PathBuf>,
    /// Wait until no process has moved for so long: each in one call, or stopped. Then print; and so on until the run ends
    #[arg(long, value_name = "TIME", value_parser = patience)]
    pub hang: Option<Duration>,
}

/// Prints it. An error where no run is named and not exactly one is measured here, or it cannot be read.
pub fn snapshot(options: Arguments) -> Result<ExitCode> {
    let directory = match options.directory {
        Some(directory) => directory,
        None => only_run()?,
    };
    if let Some(patience) = options.hang {
        hang::watch(&directory, patience)?;
        return Ok(ExitCode::SUCCESS);
    }
    let (runs, now) = seen(&directory)?;
    for run in runs {
        stream::print(&told(&run, &now))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The runs that records tell of, and what their threads do at this moment.
fn seen(directory: &Path) -> Result<(Vec<Run>, Moments)> {
    let Collected { mut profile, .. } = collect::collect(directory).with_context(|| directory.display().to_string())?;
    // Not before: a call that goes on has then lasted for all that was collected of it.
    let now = now::read(directory);
    profile.manifest.run.still_running = is_running(directory);
    symbols::resolve(&mut profile);
    let Worlds { profiles, .. } = fold::worlds(profile);
    Ok((profiles.into_iter().map(Run::new).collect(), now))
}

fn only_run() -> Result<PathBuf> {
    let mut running: Vec<PathBuf> = left_behind().into_iter().filter(|path| is_running(path)).collect();
    match running.len() {
        0 => {
            bail!("no run of yours is being measured on this node; `steelyard collect` lists what ended runs have left")
        }
        1 => Ok(running.remove(0)),
        many => {
            let names: Vec<String> = running
                .iter()
                .map(|path| format!("  steelyard snapshot {}", path.display()))
                .collect();
            bail!(
                "{many} runs are being measured on this node; say which:\n{}",
                names.join("\n")
            )
        }
    }
}

fn told(run: &Run, now: &Moments) -> String {
    let facts = run.facts();
    let command = text::command_line(&facts.command);
    let seen = run.ranks().len() as f64;
    let mut page = format!(
        "{}: {}, {} after the start{}\n",
        text::visible(&command),
        match facts.ranks_expected {
            Some(all) if f64::from(all) > seen => format!("{seen} of {}", text::counted(all.into(), run.rank_noun())),
            _ => text::counted(seen, run.rank_noun()),
        },
        seconds(run.elapsed_s()),
        if facts.still_running {
            ""
        } else {
            ", when it ended or was last seen"
        },
    );
    let standing = run.standing_at(now);
    let waits = run.last_waits();
    for group in &standing {
        page.push('\n');
        page.push_str(&one(run, group, &waits));
    }
    let silent = run.ranks().len() - standing.iter().map(|group| group.ranks.len()).sum::<usize>();
    if silent > 0 {
        page.push_str(&format!(
            "\n{} not sampled yet.\n",
            text::counted(silent as f64, run.rank_noun())
        ));
    }
    if let Some(circle) = run.deadlock(&waits, &standing, true) {
        page.push_str(&format!(
            "\nEach of these ranks has waited for the next for {STUCK_S} s, in a circle (a deadlock): {}.\n",
            run.told_in_a_circle(&circle)
        ));
    } else if run.all_wait_in_mpi(&standing, STUCK_S) {
        page.push_str(&format!(
            "\nAll ranks are in MPI and none has moved for {STUCK_S} s: each waits for another (a deadlock), or for a large transfer.\n"
        ));
    }
    page
}

fn one(run: &Run, group: &Standing, waits: &[Vec<usize>]) -> String {
    let numbers: Vec<u32> = group.ranks.iter().map(|rank| run.ranks()[*rank].id.0).collect();
    let mut text = format!(
        "{} {}, {}:\n",
        if numbers.len() == 1 {
            run.rank_noun()
        } else {
            run.rank_nouns()
        },
        ranges(&numbers),
        doing(run, group)
    );
    let mut for_whom: Vec<u32> = (group.ranks.iter())
        .flat_map(|rank| waits.get(*rank).into_iter().flatten())
        .map(|rank| run.ranks()[*rank].id.0)
        .collect();
    for_whom.sort_unstable();
    for_whom.dedup();
    if !for_whom.is_empty() {
        let noun = if for_whom.len() == 1 {
            run.rank_noun()
        } else {
            run.rank_nouns()
        };
        text.push_str(&format!("  waiting for {noun} {}\n", ranges(&for_whom)));
    }
    let own: Vec<FrameId> = run
        .stack(group.context)
        .filter(|frame| run.is_own(*frame) && run.place(*frame).function != "_start")
        .collect();
    let shown = if own.is_empty() {
        Vec::from_iter(group.frame)
    } else {
        own
    };
    for frame in shown {
        text.push_str(&format!("    {}\n", text::visible(&run.place(frame).to_string())));
    }
    if group.class.family() == Family::Wait && !group.others.is_empty() {
        text.push_str(&others(run, group));
    }
    text
}

/// What the threads do that the main ones may wait for.
fn others(run: &Run, group: &Standing) -> String {
    let all: usize = group.others.iter().map(|other| other.threads).sum();
    let each = group.others.iter().map(|other| {
        let place = other.frame.map(|frame| format!(" at {}", run.place(frame)));
        let doing = within(run, other.call, other.class);
        format!("{} {doing}{}", other.threads, text::visible(&place.unwrap_or_default()))
    });
    format!(
        "  {} {}: {}\n",
        if group.ranks.len() == 1 { "its" } else { "their" },
        text::counted(all as f64, "other thread"),
        each.collect::<Vec<_>>().join(", ")
    )
}

fn within(run: &Run, call: CallId, class: Class) -> String {
    match (class, run.call_name(call)) {
        (Class::OpenMp, _) => "waiting in the OpenMP runtime".into(),
        (Class::LibraryWait, _) => "waiting in a math library's threads".into(),
        (_, "") => "computing".into(),
        (_, call) => format!("in {call}"),
    }
}

/// "in MPI_Recv for 7.2 s" of one call; of many, and of computing, only where all samples since then fell.
fn doing(run: &Run, group: &Standing) -> String {
    let (least, most) = group.for_s;
    // Ranks that came together are not told apart by a sample.
    let for_s = match most - least <= 0.05 * most {
        true => seconds(most),
        false => format!("{} to {}", seconds(least), seconds(most)),
    };
    let is_call = group.call != CallId(0) && !matches!(group.class, Class::OpenMp | Class::LibraryWait);
    let within = within(run, group.call, group.class);
    let doing = match is_call {
        true if group.one_call => format!("{within} for {for_s}"),
        true if most > 2.0 * run.tick_s() => format!("{within}, call after call at this line for {for_s}"),
        true => within,
        false => format!("{within}, in this function for {for_s}"),
    };
    let last = || format!("last sampled {} ago, {doing}", seconds(group.unsampled_s));
    match group.state {
        State::Alive => doing,
        State::Uninterruptible => format!("in the kernel, uninterruptible (state D: a disk or a file system), {doing}"),
        State::Stopped => format!(
            "stopped (by SIGSTOP, SIGTSTP or the like; SIGCONT continues it), {}",
            last()
        ),
        State::Traced => format!("stopped by a debugger, {}", last()),
        State::Ended => format!("ended, {}", last()),
    }
}

fn seconds(value: f64) -> String {
    text::plain(text::Unit::Seconds, value)
}

/// "0, 2-5 and 9".
fn ranges(numbers: &[u32]) -> String {
    text::and(&text::ranges(numbers))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_told_in_ranges() {
        assert_eq!(ranges(&[3]), "3");
        assert_eq!(ranges(&[0, 2, 3, 4, 9]), "0, 2-4 and 9");
    }
}
