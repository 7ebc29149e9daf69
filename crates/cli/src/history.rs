//! `steelyard history DIR`: runs of programs over time.

use crate::format::Format;
use crate::pages::Pages;
use crate::profiles::{File, all, each, run};
use anyhow::{Context, Result, bail};
use clap::Args;
use compare::history::{Entry, History};
use format::Profile;
use model::Run;
use report::Report;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Changes of which the profiles beside them are read, to say what changed there: the newest.
const EXPLAINED: usize = 3;

/// Shows runs of a program over time: which numbers changed for good, when, at which commit, and what took longer since.
///
/// Only the report in each profile is read, so a thousand take seconds. Runs of other programs, and of other commands, are told
/// apart. A commit is known by the variables of CI systems, by the profile's name or directory, or the directory of the run.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard run -o profiles/app-$(git rev-parse --short HEAD).steelyard ./app      in each job of a CI system
  steelyard history profiles/
  steelyard history profiles/ -o history.html")]
pub struct Arguments {
    /// Profiles, or directories of them.
    #[arg(required = true, value_name = "FILE|DIR")]
    pub profiles: Vec<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub pages: Pages,
}

/// Reads the reports, then the profiles around the newest changes. An error where CSV is asked for, a report or profile that is
/// named cannot be read, or a page not be written.
pub fn history(options: Arguments) -> Result<ExitCode> {
    options.pages.look()?;
    if options.pages.uses(Format::Csv) {
        bail!("a history has no CSV: its JSON has every number of every run");
    }
    let (files, entries): (Vec<File>, Vec<Entry>) = all(&options.profiles, entry)?.into_iter().unzip();
    let mut history = History::of(entries);
    for program in &mut history.programs {
        let first = program.changes.len().saturating_sub(EXPLAINED);
        for at in first..program.changes.len() {
            let mut change = program.changes[at].clone();
            let (before, after) = program.beside(&change);
            let of = |names: &[&str]| -> Vec<File> {
                let named = |file: &&File| names.contains(&file.path.display().to_string().as_str());
                files.iter().filter(named).cloned().collect()
            };
            let runs = |names: Vec<&str>| -> Result<Vec<Run>> {
                Ok(each(of(&names), run)?.into_iter().map(|(_, run)| run).collect())
            };
            let (before, after) = (runs(before)?, runs(after)?);
            let (a, b): (Vec<&Run>, Vec<&Run>) = (before.iter().collect(), after.iter().collect());
            change.explain(&a, &b);
            program.changes[at] = change;
        }
    }
    options.pages.write(|format, style| match format {
        Format::Json => history.to_json(),
        page => page.write(&history.page(), style),
    })?;
    Ok(ExitCode::SUCCESS)
}

fn entry(path: &Path) -> Result<Entry> {
    let name = path.display().to_string();
    let (manifest, report) = Profile::read_report(path).with_context(|| name.clone())?;
    let report = match report.and_then(|text| report::json::read(&text).ok()) {
        Some(report) => report,
        // One that another tool made, or an older version.
        None => Report::of(&run(path)?),
    };
    Ok(Entry::of(&name, &manifest, &report))
}
