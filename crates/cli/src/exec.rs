//! `steelyard exec PROGRAM`: the supervisor of one program.

use crate::arguments::{Measuring, Outputs, Rank};
use crate::finish::finish;
use crate::library::{COLLECTOR, CUPTI, library};
use crate::stream::{are_removed, chain, removed, still_in, tell, tell_left_out};
use crate::{mistake, settings};
use anyhow::Result;
use clap::Args;
use clap::builder::{OsStringValueParser, TypedValueParser};
use format::facts::AbsentFact;
use format::kernels::KERNELS as KERNELS_ABSENT;
use format::options::KERNELS;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use supervisor::{ExecOptions, Records};

/// Runs one program from inside any launcher.
///
/// It ends exactly as the program ends. Under `steelyard run`, that one reports; else the last rank of the run does.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  mpirun -n 4 steelyard exec ./app input
  srun steelyard exec ./app
  apptainer exec image.sif steelyard exec ./app")]
pub struct Arguments {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub outputs: Outputs,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub measuring: Measuring,
    /// What `steelyard run` says, for launchers that hand on no environment.
    #[arg(long = "told", hide = true, value_name = "NAME=VALUE", value_parser = OsStringValueParser::new().try_map(assignment))]
    pub told: Vec<(OsString, OsString)>,
    /// The program and its arguments.
    #[arg(
        required = true,
        trailing_var_arg = true,
        allow_hyphen_values = true,
        value_name = "PROGRAM"
    )]
    pub command: Vec<OsString>,
}

fn assignment(text: OsString) -> Result<(OsString, OsString), &'static str> {
    let bytes = text.as_bytes();
    let split = bytes.iter().position(|&byte| byte == b'=').ok_or("write NAME=VALUE")?;
    let part = |bytes: &[u8]| OsStr::from_bytes(bytes).to_os_string();
    Ok((part(&bytes[..split]), part(&bytes[split + 1..])))
}

/// Runs the program, and ends as it ended. Whatever goes wrong on our side, the program comes first. An error where a setting
/// or the command is wrong, or the program cannot be started.
#[inline(never)]
pub fn exec(options: Arguments) -> Result<ExitCode> {
    stand_in(&options.command)?;
    measured(options)
}

#[inline(never)]
fn measured(options: Arguments) -> Result<ExitCode> {
    let options = innermost(options);
    supervisor::take_told(options.told);
    settings::look()?;
    // Under `steelyard run` that one has said it; else the first rank does.
    let first = supervisor::Job::here().rank.is_none_or(|rank| rank == 0);
    let near = supervisor::variable(format::options::RUN);
    if near.is_none() && first && !options.outputs.quiet {
        settings::tell_unknown();
    }
    // `steelyard run` has put it there; on another machine of the run there is no such directory.
    let near = near.as_deref().map(Path::new).filter(|run| run.is_dir());
    let library = library(&COLLECTOR, near)
        .map_err(|error| tell(&format!("steelyard: {}\n", chain(&error))))
        .ok()
        .map(|library| library.path);
    let words = as_text(&options.command);
    mistake::look("exec", &words)?;
    let wanted = options.measuring.kernels || supervisor::variable(KERNELS).is_some_and(|value| value == "1");
    let kernels = wanted.then(|| plugin(near, first));
    let ended = supervisor::exec(ExecOptions {
        command: options.command,
        kernels,
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

/// The library that records GPU kernels; a launcher's first rank says why it cannot be had.
fn plugin(near: Option<&Path>, first: bool) -> Result<PathBuf, AbsentFact> {
    let found = library(&CUPTI, near);
    let absent = |error: anyhow::Error| {
        let reason = chain(&error);
        if first {
            tell(&format!("steelyard: GPU kernels are not recorded: {reason}\n"));
        }
        AbsentFact {
            what: KERNELS_ABSENT.into(),
            reason,
            remedy: String::new(),
        }
    };
    found.map(|library| library.path).map_err(absent)
}

/// The words of a command to be looked at and shown: what is not UTF-8 in them is not kept.
pub fn as_text(words: &[OsString]) -> Vec<String> {
    words.iter().map(|word| word.to_string_lossy().into_owned()).collect()
}

/// From now on the command's end is ours, whatever happens to us. Where there is no room for us beside it, it takes our place.
/// An error where it then cannot be found or started.
pub fn stand_in(words: &[OsString]) -> Result<()> {
    inherited::stand_in(words);
    let (Some(limit), Some((name, rest))) = (inherited::too_low_for_us(), words.split_first()) else {
        return Ok(());
    };
    tell(&format!(
        "steelyard: {limit} leaves no room for recording: {} runs without it\n",
        name.to_string_lossy()
    ));
    let program = supervisor::find_program(name, std::env::var_os("PATH").as_deref())?;
    let mut command = Command::new(program.path);
    command.arg0(name).args(rest);
    let source = inherited::replace_by(&mut command);
    let program = name.to_string_lossy().into_owned();
    Err(supervisor::Error::Start { program, source }.into())
}

/// Of `steelyard exec steelyard exec ./app`, which `steelyard run mpirun steelyard exec ./app` becomes, the last: there is one
/// rank, and what stands before the program is for it.
fn innermost(options: Arguments) -> Arguments {
    let own = std::env::current_exe().and_then(std::fs::canonicalize).ok();
    let path = std::env::var_os("PATH");
    let is_own = |program: &OsString| {
        let found = supervisor::find_program(program, path.as_deref()).ok();
        own.is_some() && found.and_then(|found| std::fs::canonicalize(found.path).ok()) == own
    };
    match options.command.split_first() {
        Some((program, words)) if is_own(program) => match Rank::of(words) {
            Some(inner) => innermost(Arguments {
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
                let run = records.run.path();
                let why = if are_removed(run) {
                    removed(run)
                } else {
                    format!("{error}; {}", still_in(run))
                };
                tell(&format!("steelyard: {why}\n"));
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
