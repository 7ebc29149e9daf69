//! `steelyard import FILE`.

use crate::arguments::{Outputs, count};
use crate::finish::conclude;
use crate::writable;
use anyhow::{Context, Result, anyhow, bail, ensure};
use clap::Args;
use darshan::Log;
use format::Profile;
use imports::{Asked, HEAD, Kind, nearest};
use std::fs::File;
use std::io::{BufReader, Cursor, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// Makes a profile of a file of another tool, and reports on it.
///
/// Reads Darshan logs of format 3.00 (2015) to 3.41, mpiP's text report, what perf script prints, folded stacks
/// (a;b;c 12) of flame graphs, and IPM's XML log. What a file is, is told by what it holds, not by its name. What its tool
/// did not record is not known: the report says so, and shows no zeros for it. docs/imports.md has what is taken of each.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard import user_app_id4711.darshan
  steelyard import app.64.4711.1.mpiP -o app.steelyard --html app.html
  perf record -F 99 -g ./app && perf script -F +pid | steelyard import -
  perf script --header --full-source-path -F +pid,+srcline > app.perf && steelyard import app.perf
  steelyard import --count 10ms app.folded")]
pub struct Arguments {
    /// The file; - for standard input. What it is, is told by what it holds, not by its name.
    pub file: PathBuf,
    /// How long one count of folded stacks is, as 10ms or 1us; without it only shares are known.
    #[arg(long, value_name = "TIME", value_parser = count)]
    pub count: Option<Duration>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub outputs: Outputs,
}

/// Logs beyond this size are no logs: the largest known are a hundredth of it.
const LARGEST_LOG: u64 = 4 << 30;

/// Of a text beyond it more than all samples that are taken in.
const LARGEST_TEXT: u64 = 16 << 30;

/// How files of perf record begin.
const PERF_DATA: &[u8] = b"PERFILE2";

/// What stands for standard input.
const STDIN: &str = "-";

/// Reads a file of another tool, and makes a profile of it. An error where it cannot be read or is of no tool that is known, or
/// the profile cannot be written.
pub fn import(options: Arguments) -> Result<ExitCode> {
    writable::look(&options.outputs)?;
    let path = &options.file;
    let profile = match path.as_os_str() == STDIN {
        true => of(std::io::stdin().lock(), path, &options),
        false => of(open(path)?, path, &options),
    };
    let profile = profile.with_context(|| match path.as_os_str() == STDIN {
        true => "standard input".to_string(),
        false => path.display().to_string(),
    })?;
    conclude(profile, &options.outputs)?;
    Ok(ExitCode::SUCCESS)
}

fn open(path: &Path) -> Result<File> {
    let file = input::named(path).map_err(|error| match error.kind() {
        ErrorKind::InvalidInput => anyhow!("{} is not a file; give a file, or - for standard input", path.display()),
        _ => anyhow::Error::from(error).context(format!("cannot read {}", path.display())),
    })?;
    let bytes = file.metadata()?.len();
    ensure!(
        bytes <= LARGEST_TEXT,
        "{} is larger than what can be taken in here: {bytes} bytes",
        path.display()
    );
    Ok(file)
}

/// The profile of what can be read.
fn of(mut file: impl Read, path: &Path, options: &Arguments) -> Result<Profile> {
    let mut head = Vec::new();
    file.by_ref().take(HEAD as u64).read_to_end(&mut head)?;
    let Some(kind) = Kind::of(&head) else {
        return of_log(head, file, path);
    };
    if options.count.is_some() && kind != Kind::Folded {
        bail!("--count is for folded stacks, and this is {}", kind.label());
    }
    let asked = Asked {
        version: env!("CARGO_PKG_VERSION").into(),
        name: name(path, kind),
        count_ns: options.count.map(|count| count.as_nanos() as u64),
    };
    let mut whole = BufReader::with_capacity(HEAD, Cursor::new(head).chain(file).take(LARGEST_TEXT));
    imports::import(kind, &mut whole, &asked).with_context(|| taken_for(kind.label()))
}

/// What a file was taken for that is refused all the same.
fn taken_for(what: &str) -> String {
    format!("taken for {what} by its beginning")
}

/// What a run is called whose file does not say: by the file's name.
fn name(path: &Path, kind: Kind) -> String {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    match stem.as_ref() {
        "" | STDIN => kind.label().into(),
        stem => stem.into(),
    }
}

/// Darshan's logs have a reader of their own, and are no text.
fn of_log(head: Vec<u8>, file: impl Read, path: &Path) -> Result<Profile> {
    if writable::begins_profile(&head) {
        bail!(
            "this is a profile already: steelyard report {}",
            match path.as_os_str() == STDIN {
                true => "FILE".into(),
                false => text::command_line(&[path.to_string_lossy().into()]),
            }
        );
    }
    if head.starts_with(PERF_DATA) {
        bail!("this is perf's own file: perf script prints it, as in perf script -F +pid -i FILE | steelyard import -");
    }
    // Before all of something else is read.
    if let Err(darshan::Error::NotALog { .. }) = Log::read(&head) {
        bail!(
            "{}this is none of the files that can be read: a Darshan log, mpiP's text report, the output of perf script with \
             its times, folded stacks (lines as a;b;c 12), IPM's XML log",
            nearest(&head).map_or(String::new(), |told| format!("{told}; "))
        );
    }
    let mut bytes = head;
    file.take(LARGEST_LOG).read_to_end(&mut bytes)?;
    ensure!(
        bytes.len() as u64 <= LARGEST_LOG,
        "it is larger than any log of Darshan"
    );
    let mut log = Log::read(&bytes).with_context(|| taken_for("a Darshan log"))?;
    log.job.command = secrets::redacted_text(&log.job.command);
    Ok(darshan::import(&log, fold::class_of_path, env!("CARGO_PKG_VERSION"))?)
}
