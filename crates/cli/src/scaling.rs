//! `steelyard scaling DIR`: a series of runs at several scales.

use crate::format::Format;
use crate::pages::Pages;
use crate::profiles::{all, run};
use anyhow::Result;
use clap::Args;
use compare::scaling::{Kind, Reading, Scaling};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Shows how a program scales, of a series of runs on different numbers of ranks, threads or nodes.
///
/// Whether the series is of strong or of weak scaling is told by the useful time of all ranks together. Shown are speed-up,
/// POP's efficiencies, how each function and call site grows (as Extra-P models it), where that leads, and which run is
/// worth making next: docs/scaling.md.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  for n in 2 4 8 16 32; do steelyard run --repeat 3 -o series/ mpirun -n $n ./app; done
  steelyard scaling series/
  steelyard scaling series/ -o scaling.html -o scaling.csv")]
pub struct Arguments {
    /// Profiles, or directories of them.
    #[arg(required = true, value_name = "FILE|DIR")]
    pub profiles: Vec<PathBuf>,
    /// The same work at every scale, whatever the useful time says.
    #[arg(long, conflicts_with = "weak")]
    pub strong: bool,
    /// Work that grows with the scale, whatever the useful time says.
    #[arg(long)]
    pub weak: bool,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub pages: Pages,
}

/// Reads the runs one by one, and writes what they show together. An error where a profile that is named cannot be read, they
/// are no series, or a page cannot be written.
pub fn scaling(options: Arguments) -> Result<ExitCode> {
    options.pages.look()?;
    let reading = |path: &Path| Ok(Reading::of(&run(path)?, &path.display().to_string()));
    let readings = all(&options.profiles, reading)?;
    let readings = readings.into_iter().map(|(_, reading)| reading).collect();
    let kind = match (options.strong, options.weak) {
        (true, _) => Some(Kind::Strong),
        (_, true) => Some(Kind::Weak),
        _ => None,
    };
    let series = Scaling::of(readings, kind)?;
    options.pages.write(|format, style| match format {
        Format::Json => series.to_json(),
        Format::Csv => series.to_csv(),
        page => page.write(&series.page(), style),
    })?;
    Ok(ExitCode::SUCCESS)
}
