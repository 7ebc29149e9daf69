//! `steelyard bench compare A.json B.json`.

use crate::format::Tabular;
use crate::stream;
use anyhow::{Context, Result};
use clap::Args;
use communication::compare::{Comparison, csv, html, text};
use communication::{Error, Sweep};
use std::fs::File;
use std::io::Read;
use std::path::PathBuf;
use std::process::ExitCode;

/// Puts results of one benchmark side by side: machines, MPIs, transports, days.
///
/// Results are files that `steelyard bench` wrote with -o FILE.json. The page overlays them in one plot; tables give the
/// ratio to the first, with a mark where the two intervals do not overlap.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard bench compare mpich.json openmpi.json
  steelyard bench compare node1.json node2.json node3.json -o nodes.html")]
pub struct Arguments {
    /// The results; the others are compared with the first.
    #[arg(required = true, num_args = 2..)]
    pub results: Vec<PathBuf>,
    /// Write to this file; its ending says the format: .txt, .html, .json or .csv
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The format, where no file name says it [default: text]
    #[arg(short, long)]
    pub format: Option<Tabular>,
}

/// Reads, compares, writes. An error where a file is no result of the benchmark of the first, or nothing can be written.
pub fn compare(options: &Arguments) -> Result<ExitCode> {
    let format = Tabular::of(options.format, options.output.as_deref())?;
    let mut sweeps: Vec<(String, Sweep)> = Vec::new();
    for path in &options.results {
        let mut bytes = Vec::new();
        // It may be a pipe from another program.
        let read = File::open(path).and_then(|file| file.take(input::TEXT).read_to_end(&mut bytes));
        read.with_context(|| format!("cannot read {}", path.display()))?;
        let found = Sweep::read(&bytes).with_context(|| path.display().to_string())?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let found = match &sweeps[..] {
            // Of a file with several results the one that fits the first.
            [(_, first), ..] => found.into_iter().find(|sweep| sweep.benchmark == first.benchmark),
            [] => found.into_iter().next(),
        };
        let sweep = found
            .ok_or_else(|| Error::Incomparable("it holds no result of the benchmark of the first".into()))
            .with_context(|| path.display().to_string())?;
        sweeps.push((name, sweep));
    }
    let comparison = Comparison::new(&sweeps)?;
    let text = match format {
        Tabular::Text => text::write(&comparison),
        Tabular::Csv => csv::write(&comparison),
        Tabular::Json => comparison.to_json(),
        Tabular::Html => html::write(&comparison, env!("CARGO_PKG_VERSION")),
    };
    match &options.output {
        Some(path) => stream::write(path, text.as_bytes())?,
        None => stream::print(&text)?,
    }
    Ok(ExitCode::SUCCESS)
}
