//! `steelyard overhead`.

use super::Measuring;
use super::share;
use crate::format::Tabular;
use clap::Args;
use std::path::PathBuf;
use std::time::Duration;

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
pub struct Overhead {
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
    pub command: Vec<String>,
}

fn time(text: &str) -> Result<Duration, String> {
    let wrong = || "write a time with its unit, as 90s, 10m or 2h".to_string();
    let unit = match text.trim().char_indices().next_back() {
        Some((at, 's')) => (at, 1.0),
        Some((at, 'm')) => (at, 60.0),
        Some((at, 'h')) => (at, 3600.0),
        _ => return Err(wrong()),
    };
    let seconds = text.trim()[..unit.0].trim().parse::<f64>().map_err(|_| wrong())? * unit.1;
    if seconds > 0.0 && seconds <= 1e7 {
        Ok(Duration::from_secs_f64(seconds))
    } else {
        Err(wrong())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_units_and_bounds() {
        assert_eq!(time("1.5m"), Ok(Duration::from_secs(90)));
        for wrong in ["", "s", "10", "0s", "-1s", "NaNs", "1e9h", "1µ"] {
            assert!(time(wrong).is_err(), "{wrong}");
        }
    }
}
