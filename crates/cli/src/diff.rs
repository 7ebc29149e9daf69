//! `steelyard diff A… -- B…`: what changed, and whether gates hold. `steelyard report A B` is the same.

use crate::format::Format;
use crate::gates::Gates;
use crate::pages::Pages;
use crate::profiles::{File, all, run, sides};
use anyhow::{Context, Result, bail};
use clap::Args;
use compare::Comparison;
use model::Run;
use std::path::PathBuf;
use std::process::ExitCode;

/// Compares runs: which side is faster, by how much, what changed, and whether that is more than noise.
///
/// A side is one run or several of the same command: profiles, or directories of them as `steelyard run --repeat` makes. With
/// several of each what differs from run to run is known; docs/comparison.md says what is compared with what. Gates end
/// with status 3 where a change is beyond its limit and beyond the noise: docs/gates.md.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard diff before.steelyard after.steelyard
  steelyard diff before/ -- after/                     directories, several runs of each
  steelyard diff before/ after/ --fail-if 'elapsed > +5%' --fail-if 'io_calls != same'
  steelyard diff before/ after/ -o comment.md -o page.html --junit gates.xml")]
pub struct Arguments {
    /// Profiles or directories of them: A's, or A and B.
    #[arg(required_unless_present = "against", value_name = "FILE|DIR")]
    pub profiles: Vec<PathBuf>,
    /// Behind --, after all options: B's.
    #[arg(last = true, value_name = "FILE|DIR")]
    pub against: Vec<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub pages: Pages,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub gates: Gates,
}

/// Compares two sides. An error for one alone, and where [`compared`] has one.
pub fn diff(options: Arguments) -> Result<ExitCode> {
    match sides(&options.profiles, &options.against, "diff")? {
        (a, Some(b)) => compared(a, b, &options.pages, &options.gates),
        (_, None) => {
            bail!("one run differs from nothing: name two, steelyard diff A B; its own page is steelyard report A")
        }
    }
}

/// Reads both sides, and writes what became of them. An error where a gate or a profile that is named cannot be read, of a
/// directory none, or where a page cannot be written.
pub fn compared(a: &[PathBuf], b: &[PathBuf], pages: &Pages, set: &Gates) -> Result<ExitCode> {
    pages.look()?;
    let gates = set.of_two()?;
    let side = |paths: &[PathBuf]| -> Result<(Vec<File>, Vec<Run>)> { Ok(all(paths, run)?.into_iter().unzip()) };
    let ((files_a, runs_a), (files_b, runs_b)) = (side(a)?, side(b)?);
    let (side_a, side_b): (Vec<&Run>, Vec<&Run>) = (runs_a.iter().collect(), runs_b.iter().collect());
    let names = |files: &[File]| files.iter().map(|file| file.path.display().to_string()).collect();
    let comparison = Comparison::gated(&side_a, &side_b, &gates)
        .context("no profile is named")?
        .with_files(names(&files_a), names(&files_b));
    pages.write(|format, style| match format {
        Format::Json => comparison.to_json(),
        Format::Csv => compare::csv::write(&comparison),
        Format::Markdown => compare::markdown::write(&comparison),
        page => page.write(&comparison.page(), style),
    })?;
    set.conclude(&comparison.b.name, &comparison.gates, pages.shown())
}
