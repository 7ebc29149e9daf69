//! `steelyard exec PROGRAM`: the supervisor of one program.

use crate::arguments::Exec;
use crate::finish::finish;
use crate::library::library;
use crate::mistake;
use crate::stream::{chain, tell};
use anyhow::Result;
use std::path::Path;
use std::process::ExitCode;
use supervisor::ExecOptions;

/// Runs the program, and ends as it ended. Whatever goes wrong on our side, the program comes first.
pub fn exec(options: Exec) -> Result<ExitCode> {
    supervisor::take_told(options.told);
    let near = supervisor::variable("STEELYARD_RUN");
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
    // What cannot be finished stays where `steelyard collect` finds it.
    if let Some(Ok(Some(whole))) = ended.records.as_ref().map(collect::finish) {
        match finish(whole.profile, &options.outputs) {
            // A temporary directory that stays is at worst in the way.
            Ok(()) => drop(std::fs::remove_dir_all(whole.records)),
            Err(error) => tell(&format!(
                "steelyard: {}; the records are still in {}\n",
                chain(&error),
                whole.records.display()
            )),
        }
    }
    ended.how.leave()
}
