//! `steelyard site task`, `collect`, `clean` and `check`: programs recorded unasked on a whole machine.

mod check;
mod clean;
mod collect;
mod task;

use crate::library::own_binary;
use ::site::Settings;
use anyhow::Result;
use clap::{Args, Subcommand};
use format::options::SITE;
use std::ffi::OsStr;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// How the collector's file is named, wherever it lies.
const LIBRARY: &str = "libsteelyard";

/// Has programs recorded unasked, on a whole machine.
///
/// docs/site.md says how to set it up, with Slurm and without.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard site check
  steelyard site clean                  once a day, by cron
  export STEELYARD=off                  in a job: it is not recorded")]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub what: What,
    /// The site's settings.
    #[arg(long, global = true, value_name = "FILE", default_value = ::site::FILE)]
    pub settings: PathBuf,
}

/// What a site does.
#[derive(Subcommand, Debug)]
pub enum What {
    /// Print the variables by which what is started next is recorded: the lines that Slurm's TaskProlog prints, and a shell's eval
    /// reads.
    Task,
    /// Make profiles of what recorded itself and has ended: in Slurm's Epilog, or by cron. Root does it as each user.
    Collect(Collect),
    /// Make the folders of the coming days, put together what nodes have left unfinished, and remove the oldest profiles: once a day.
    Clean,
    /// Try it out: the settings, the store, a program that is recorded, and what it costs.
    Check,
}

/// Which records.
#[derive(Args, Debug, Clone)]
pub struct Collect {
    /// Only those of this job of Slurm, which has ended.
    #[arg(long, value_name = "JOB")]
    pub job: Option<String>,
    /// Only those of this user, by number.
    #[arg(long, value_name = "UID")]
    pub user: Option<u32>,
    /// Of this user alone.
    #[arg(long, hide = true)]
    pub own: bool,
    /// A folder of parts, instead.
    #[arg(long, hide = true)]
    pub parts: Option<PathBuf>,
}

/// Does it. An error where the settings cannot be read, or their folder not be used.
pub fn site(options: Arguments) -> Result<ExitCode> {
    let Arguments { what, settings: file } = options;
    // A user's process begins elsewhere.
    let file = std::path::absolute(&file).unwrap_or(file);
    match what {
        What::Task => Ok(task::task(&file)),
        What::Collect(wanted) => collect::collect(&file, &wanted),
        What::Clean => clean::clean(&file),
        What::Check => check::check(&file),
    }
}

/// Whoever types `steelyard run` wants more than the site, and not both: this process begins again without what the site has
/// set. An error where it cannot.
pub fn step_out() -> Result<()> {
    let Some(names) = std::env::var_os(SITE) else {
        return Ok(());
    };
    let mut words = std::env::args_os();
    let mut command = Command::new(own_binary()?);
    command.env_remove(SITE);
    for name in names.to_string_lossy().split(':').filter(|name| !name.is_empty()) {
        command.env_remove(name);
    }
    match preloaded() {
        others if others.is_empty() => command.env_remove("LD_PRELOAD"),
        others => command.env("LD_PRELOAD", others),
    };
    command.arg0(words.next().unwrap_or_default()).args(words);
    let error = anyhow::Error::from(inherited::replace_by(&mut command));
    Err(error.context(format!(
        "cannot begin again without what the site has set; unset {SITE} and LD_PRELOAD, and try again"
    )))
}

/// What LD_PRELOAD has beside our library.
fn preloaded() -> String {
    let value = std::env::var_os("LD_PRELOAD").unwrap_or_default();
    let is_others = |path: &&str| {
        let name = Path::new(path).file_name().and_then(OsStr::to_str);
        !path.is_empty() && !name.is_some_and(|name| name.starts_with(LIBRARY))
    };
    let value = value.to_string_lossy();
    value.split([':', ' ']).filter(is_others).collect::<Vec<_>>().join(":")
}

fn settings(file: &Path) -> Result<Settings> {
    Ok(Settings::read(file)?)
}
