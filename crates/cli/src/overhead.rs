//! `steelyard overhead COMMAND`: runs it with and without the tool by turns, and says what the tool costs.

pub mod runs;

use crate::arguments::{Measuring, share};
use crate::exec::as_text;
use crate::format::{Tabular, style};
use crate::stream::{self, tell};
use anyhow::{Context, Result, bail};
use clap::Args;
use overhead::{CONFIDENCE, Comparison, Costs, Merit, Order, Pair, Rule, SCHEMA, Stop, Tool, Weighing};
use runs::Runs;
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Measures the profiling overhead of Steelyard, or of another tool: what it costs a command, and where that arises.
///
/// The command is run in pairs, once as it is and once with the tool, until the ratio of their times is known well enough.
/// The ratio has a confidence interval; what is added and not explained is shown as such. What the command prints is
/// hidden, unless it fails. Where standard input is a file, every run reads it from where it is now.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard overhead mpirun -n 4 ./app input
  steelyard overhead --runs 40 --within 0.3% --fom 'Time: ([0-9.]+)' mpirun -n 4 ./app
  steelyard overhead --fom 'Rate: ([0-9.]+)' --fom-larger -o overhead.html ./app
  steelyard overhead --with 'LD_PRELOAD=/opt/darshan/lib/libdarshan.so' mpirun -n 4 ./app
  steelyard overhead --with 'perf record -o /dev/null' --inside mpirun -n 4 ./app")]
pub struct Arguments {
    /// Run at most this many pairs; an interval needs 6.
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub runs: u32,
    /// Enough when the interval reaches at most this far to either side, as 0.5%
    #[arg(long, value_name = "SHARE", default_value = "1%", value_parser = share)]
    pub within: f64,
    /// Begin no pair after this long, as 90s, 10m or 2h
    #[arg(long, value_name = "TIME", default_value = "10m", value_parser = time)]
    pub time: Duration,
    /// Count the first pair too, which may find caches cold.
    #[arg(long)]
    pub no_warm_up: bool,
    /// A figure of merit in what the program prints: a regular expression with one group, the number; the last one counts
    #[arg(long, value_name = "REGEX")]
    pub fom: Option<String>,
    /// Of the figure of merit more is better.
    #[arg(long, requires = "fom")]
    pub fom_larger: bool,
    /// Measure the overhead of this instead of Steelyard's: assignments to the environment, or a command put before yours, or both
    #[arg(long, value_name = "TOOL")]
    pub with: Option<String>,
    /// Put it before the program, behind the launcher.
    #[arg(long, requires = "with")]
    pub inside: bool,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub measuring: Measuring,
    /// Of the order of the two runs of each pair.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Keep the profiles and what the runs printed in this directory.
    #[arg(long, value_name = "DIR")]
    pub keep: Option<PathBuf>,
    /// Write to this file; its ending says the format: .txt, .html, .json or .csv
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The format, where no file name says it [default: text]
    #[arg(short, long)]
    pub format: Option<Tabular>,
    /// Show what the command prints, after each run, on stderr.
    #[arg(short, long)]
    pub verbose: bool,
    /// Say nothing while it goes on.
    #[arg(short, long, conflicts_with = "verbose")]
    pub quiet: bool,
    /// The command as you would type it without steelyard.
    #[arg(
        required = true,
        trailing_var_arg = true,
        allow_hyphen_values = true,
        value_name = "COMMAND"
    )]
    pub command: Vec<OsString>,
}

fn time(text: &str) -> Result<Duration, String> {
    let most = Duration::from_secs(10_000_000);
    text::duration(text)
        .filter(|time| !time.is_zero() && *time <= most)
        .ok_or_else(|| "write a time with its unit, as 90s, 10m or 2h".into())
}

/// Measures, then prints or writes the result. An error where an option cannot be used, a run fails, or the result cannot be
/// written.
pub fn overhead(options: Arguments) -> Result<ExitCode> {
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
        command: text::command_line(&secrets::redacted(&as_text(&options.command))),
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

fn rule(options: &Arguments) -> Rule {
    Rule {
        within: options.within,
        runs: options.runs as usize,
        time: options.time,
    }
}

/// Pairs until the rule says stop.
fn all(options: &Arguments, runs: &mut Runs) -> Result<(Vec<Pair>, Stop)> {
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

fn progress(options: &Arguments, line: &str) {
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
fn folder(options: &Arguments) -> Result<(std::path::PathBuf, Option<tempfile::TempDir>)> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_units_and_bounds() {
        assert_eq!(time("1.5m"), Ok(Duration::from_secs(90)));
        for wrong in ["", "10", "0s", "10000h"] {
            assert!(time(wrong).is_err(), "{wrong}");
        }
    }
}
