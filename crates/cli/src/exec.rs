//! `steelyard exec PROGRAM`: the supervisor of one program.

use crate::arguments::{Exec, Outputs, Rank};
use crate::finish::finish;
use crate::library::library;
use crate::stream::{chain, still_in, tell, tell_left_out};
use crate::{mistake, settings};
use anyhow::Result;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;
use supervisor::{ExecOptions, Records};

/// Runs the program, and ends as it ended. Whatever goes wrong on our side, the program comes first.
pub fn exec(options: Exec) -> Result<ExitCode> {
    let options = innermost(options);
    supervisor::take_told(options.told);
    settings::look(false)?;
    // Under `steelyard run` that one has said it; else the first rank does.
    let first = supervisor::Job::here().rank.is_none_or(|rank| rank == 0);
    let near = supervisor::variable("STEELYARD_RUN");
    if near.is_none() && first && !options.outputs.quiet {
        settings::tell_unknown();
    }
    // `steelyard run` has put it there; on another machine of the run there is no such directory.
    let near = near.as_deref().map(Path::new).filter(|run| run.is_dir());
    let library = library(near)
        .map_err(|error| tell(&format!("steelyard: {}\n", chain(&error))))
        .ok()
        .map(|library| library.path);
    let words: Vec<String> = options
        .command
        .iter()
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    mistake::look("exec", &words)?;
    let ended = supervisor::exec(ExecOptions {
        command: options.command,
        library,
        name: Some(launch::program_name(&words).to_string()),
        variables: options.measuring.variables(),
        retire: Some(collect::retire),
    })?;
    if let Some(records) = &ended.records {
        conclude(records, &options.outputs);
    }
    ended.how.leave()
}

/// Of `steelyard exec steelyard exec ./app`, which `steelyard run mpirun steelyard exec ./app` becomes, the last: there is one
/// rank, and what stands before the program is for it.
fn innermost(options: Exec) -> Exec {
    let own = std::env::current_exe().and_then(std::fs::canonicalize).ok();
    let path = std::env::var_os("PATH");
    let is_own = |program: &OsString| {
        let found = supervisor::find_program(program, path.as_deref()).ok();
        own.is_some() && found.and_then(|found| std::fs::canonicalize(found.path).ok()) == own
    };
    match options.command.split_first() {
        Some((program, words)) if is_own(program) => match Rank::of(words) {
            Some(inner) => innermost(Exec {
                told: [inner.told, options.told].concat(),
                ..inner
            }),
            None => options,
        },
        _ => options,
    }
}

/// What cannot be finished stays where `steelyard collect` finds it.
fn conclude(records: &Records, outputs: &Outputs) {
    let whole = match collect::finish(records) {
        Ok(Some(whole)) => whole,
        Ok(None) => return,
        Err(error) => {
            // The terminal is the program's.
            if records.are_ours_to_tell() {
                let still = still_in(records.run.path());
                tell(&format!("steelyard: {error}; {still}\n"));
            }
            return;
        }
    };
    match finish(whole.profile, outputs) {
        // A temporary directory that stays is at worst in the way.
        Ok(()) if whole.left_out.is_empty() => drop(std::fs::remove_dir_all(whole.records)),
        Ok(()) => tell_left_out(&whole.left_out, &whole.records),
        Err(error) => tell(&format!("steelyard: {}; {}\n", chain(&error), still_in(&whole.records))),
    }
}
