//! `steelyard bench compare A.json B.json`.

use crate::arguments::Compare;
use crate::format::Tabular;
use crate::stream;
use anyhow::{Context, Result};
use communication::compare::{Comparison, csv, html, text};
use communication::{Error, Sweep};
use std::fs::File;
use std::io::Read;
use std::process::ExitCode;

/// Reads, compares, writes.
pub fn compare(options: &Compare) -> Result<ExitCode> {
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
