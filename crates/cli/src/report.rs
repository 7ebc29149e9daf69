//! `steelyard report FILE`, and `steelyard report A B`.

use crate::arguments::Source;
use crate::diff::compared;
use crate::finish::name_of;
use crate::gates::Gates;
use crate::pages::Pages;
use crate::profiles::{run, sides};
use crate::stream;
use crate::view;
use anyhow::{Context, Result, bail};
use clap::Args;
use compare::gate;
use report::Report;
use report::text::Style;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Shows the report of a profile, or compares two: which is faster, by how much, and what changed.
///
/// Of two, or of several with -- between the sides, it is `steelyard diff`: docs/comparison.md says what is compared with what.
/// Gates on one run end with status 3: docs/gates.md.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard report app_4p_1n_2026-11-21_05-33-30.steelyard
  steelyard report app.steelyard -o page.html
  steelyard report before.steelyard after.steelyard
  steelyard report before?.steelyard -- after?.steelyard     several runs of each
  steelyard report app.steelyard --view view.html     the run to look around in, in one file
  steelyard report --io app.steelyard
  steelyard report app.steelyard --fail-if 'mpi_share > 30%' --fail-if 'load_balance < 80%'
  steelyard report app.steelyard --format json | jq .findings
  steelyard report app.steelyard --format markdown >> \"$GITHUB_STEP_SUMMARY\"")]
pub struct Arguments {
    /// The profile; or two, of which the second is compared with the first.
    #[arg(required_unless_present_any = ["schema", "against"], value_name = "FILE")]
    pub profiles: Vec<PathBuf>,
    /// Behind --, after all options: the runs that are compared with those before it.
    #[arg(last = true, value_name = "FILE")]
    pub against: Vec<PathBuf>,
    /// Print the JSON schema of `--format json` and of a profile's report.json, and nothing else.
    #[arg(long, conflicts_with_all = ["profiles", "against"])]
    pub schema: bool,
    /// The whole story of input and output instead of the page: files, layers, sizes, order, moments, failures, hints.
    #[arg(long)]
    pub io: bool,
    /// Write the run, or two, to this file as a page to look around in, as `steelyard view` shows it; without -o or -f, nothing else.
    #[arg(long, value_name = "FILE")]
    pub view: Option<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub source: Source,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub pages: Pages,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub gates: Gates,
}

/// Reads profiles, and writes the report of one, or the comparison of several. An error where options do not go together, a
/// profile cannot be read, or a page not be written.
pub fn report(options: Arguments) -> Result<ExitCode> {
    if options.schema {
        stream::print(&report::json::schema())?;
        return Ok(ExitCode::SUCCESS);
    }
    let Source {
        source_dir,
        whole_source,
        no_source,
    } = &options.source;
    if options.view.is_none() && (!source_dir.is_empty() || *whole_source || *no_source) {
        bail!("--source-dir, --whole-source and --no-source are of the page that --view writes; name it: --view FILE");
    }
    options.pages.look()?;
    let all: Vec<PathBuf> = options.profiles.iter().chain(&options.against).cloned().collect();
    if options.view.is_some() && all.len() > 2 {
        bail!("--view shows one run or two; name one profile of each side");
    }
    let only_view = options.view.is_some() && !options.pages.named() && !options.io;
    let status = match sides(&options.profiles, &options.against, "report")? {
        (alone, None) => one(alone, &options, only_view)?,
        _ if only_view => ExitCode::SUCCESS,
        (a, Some(b)) if !options.io => compared(a, b, &options.pages, &options.gates)?,
        _ => bail!("--io tells of one run; name one profile"),
    };
    if let Some(path) = &options.view {
        view::write(path, &all, &options.source)?;
    }
    Ok(status)
}

/// The page of one run, and its gates.
fn one(named: &[PathBuf], options: &Arguments, only_view: bool) -> Result<ExitCode> {
    let gates = options.gates.of_one()?;
    if only_view && gates.is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    let path = named.first().context("no profile is named")?;
    let run = run(path)?;
    if !only_view {
        page(path, &run, options)?;
    }
    options
        .gates
        .conclude(&run.facts().name, &gate::alone(&gates, &[&run]), false)
}

fn page(path: &Path, run: &model::Run, options: &Arguments) -> Result<()> {
    let mut report = Report::of(run);
    report.profile = name_of(path);
    if !options.io {
        return options.pages.write(|format, style| format.write(&report, style));
    }
    let story = report
        .alone("io")
        .with_context(|| format!("{}: nothing is known of I/O in this run", path.display()))?;
    options
        .pages
        .write(|format, style| format.write(&story, Style { whole: true, ..style }))
}
