//! `steelyard overhead COMMAND`: runs it with and without the tool by turns, and says what the tool costs.

pub mod runs;

use crate::arguments::Overhead;
use crate::format::{Tabular, style};
use crate::stream::{self, tell};
use anyhow::{Context, Result, bail};
use overhead::{CONFIDENCE, Comparison, Costs, Merit, Order, Pair, Rule, SCHEMA, Stop, Tool, Weighing};
use runs::Runs;
use std::io;
use std::process::ExitCode;
use std::time::Instant;

/// Measures, then prints or writes the result.
pub fn overhead(options: Overhead) -> Result<ExitCode> {
    let format = Tabular::of(options.format, options.output.as_deref())?;
    let merit = match &options.fom {
        Some(expression) => Some(Merit::new(expression, options.fom_larger)?),
        None => None,
    };
    let tool = options.with.as_deref().map(Tool::parse).transpose()?;
    let mut runs = Runs::new(&options, tool.as_ref(), merit.as_ref())?;
    let (pairs, stop) = all(&options, &mut runs)?;
    let costs = Costs::median(&runs.costs);
    let weighing = Weighing {
        schema: SCHEMA,
        command: text::command_line(&secrets::redacted(&options.command)),
        tool: options.with.clone().unwrap_or_else(|| "Steelyard".into()),
        place: place(),
        rule: rule(&options),
        stop,
        seed: options.seed,
        warm_up: !options.no_warm_up,
        confidence: CONFIDENCE,
        comparisons: Comparison::all(&pairs, options.fom_larger),
        costs: costs.parts,
        stated_share: costs.stated_share,
        pairs,
    };
    let text = match format {
        Tabular::Text => match options.output.is_some() || style(&io::stdout()).unicode {
            true => overhead::text::write(&weighing),
            false => text::ascii(&overhead::text::write(&weighing)),
        },
        Tabular::Csv => overhead::csv::write(&weighing),
        Tabular::Json => weighing.to_json(),
        Tabular::Html => overhead::html::write(&weighing, env!("CARGO_PKG_VERSION")),
    };
    match &options.output {
        Some(path) => stream::write(path, text.as_bytes())?,
        None => stream::print(&text)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn rule(options: &Overhead) -> Rule {
    Rule {
        within: options.within,
        runs: options.runs as usize,
        time: options.time,
    }
}

/// Pairs until the rule says stop.
fn all(options: &Overhead, runs: &mut Runs) -> Result<(Vec<Pair>, Stop)> {
    let mut order = Order::new(options.seed);
    let rule = rule(options);
    if !options.no_warm_up {
        // Its own order, so that it changes nothing for the pairs that count.
        let pair = pair(runs, 0, true)?;
        progress(options, &format!("warm-up: {}", shown(&pair)));
        runs.costs.clear();
    }
    let began = Instant::now();
    let mut pairs = Vec::new();
    loop {
        pairs.push(pair(runs, pairs.len() + 1, order.with_first())?);
        let comparisons = Comparison::all(&pairs, options.fom_larger);
        let mut line = format!("pair {}: {}", pairs.len(), pairs.last().map(shown).unwrap_or_default());
        if let Some((low, high)) = comparisons.first().and_then(|first| first.low.zip(first.high)) {
            line.push_str(&format!("; ratio between {low:.4} and {high:.4}"));
        }
        progress(options, &line);
        if options.fom.is_some() && !comparisons.iter().any(|comparison| comparison.id == "merit") {
            bail!(
                "--fom: its expression found no number in what the program printed; look at that with -v, or keep it with --keep"
            );
        }
        if let Some(stop) = rule.stop(pairs.len(), began.elapsed(), &comparisons) {
            return Ok((pairs, stop));
        }
    }
}

fn pair(runs: &mut Runs, number: usize, with_first: bool) -> Result<Pair> {
    let first = runs.once(number, with_first)?;
    let second = runs.once(number, !with_first)?;
    let (with, without) = if with_first { (first, second) } else { (second, first) };
    Ok(Pair {
        without,
        with,
        with_first,
    })
}

fn shown(pair: &Pair) -> String {
    format!(
        "{:.3} s without, {:.3} s with",
        pair.without.elapsed_s, pair.with.elapsed_s
    )
}

fn progress(options: &Overhead, line: &str) {
    if !options.quiet {
        tell(&format!("steelyard: {line}\n"));
    }
}

fn place() -> Vec<(String, String)> {
    let here = communication::Place::here();
    vec![
        ("host".into(), here.host),
        (
            "processor".into(),
            format!("{}, {} logical cores for this job", here.processor, here.cores),
        ),
        (
            "when".into(),
            text::utc(here.measured_unix_s.saturating_mul(1_000_000_000)),
        ),
        ("version".into(), format!("Steelyard {}", here.steelyard)),
    ]
}

/// A folder for what the runs leave, and whether it is to stay.
fn folder(options: &Overhead) -> Result<(std::path::PathBuf, Option<tempfile::TempDir>)> {
    match &options.keep {
        Some(path) => {
            std::fs::create_dir_all(path)
                .with_context(|| format!("cannot make {}; name another directory with --keep", path.display()))?;
            Ok((path.clone(), None))
        }
        None => {
            let folder = tempfile::Builder::new()
                .prefix("steelyard-overhead-")
                .tempdir()
                .context("no folder for what the runs leave can be made; set TMPDIR")?;
            Ok((folder.path().to_path_buf(), Some(folder)))
        }
    }
}
