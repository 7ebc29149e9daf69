//! What can be typed.

mod bench;
mod overhead;

pub use bench::{Bench, BenchWhat, Common, Compare, Exchange, HostOverhead, Recording, Sizes};
pub use overhead::Overhead;

use crate::format::Format;
use crate::mistake;
use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;
use std::time::Duration;

const EXAMPLES: &str = "\
Start here:
  steelyard run mpirun -n 4 ./app input     run your command as ever; then read where its time went
  steelyard run ./app                       the same without MPI
  steelyard report app_4p_….steelyard       read it again, or: -o page.html
  steelyard report before after             which run is faster, by how much, and what changed
  steelyard view app_4p_….steelyard         look around in it: when, where, which ranks, which lines
  steelyard doctor                          what can be measured on this machine, and what cannot";

/// A low-overhead profiler for MPI, OpenMP and I/O: where a run's time went, and what to fix first.
#[derive(Parser, Debug)]
#[command(
    name = "steelyard",
    version,
    before_help = EXAMPLES,
    after_help = "`steelyard help COMMAND` explains a command. The program under measurement needs no change, no \
                  recompilation and no root.",
    max_term_width = 100
)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

impl Command {
    /// What was typed; does not return where that cannot be done.
    pub fn typed() -> Self {
        let typed = || Arguments::try_parse().unwrap_or_else(|error| mistake::exit(&error));
        Rank::typed().unwrap_or_else(|| typed().command)
    }
}

/// `steelyard exec` by itself: each rank of a run starts with it, and need not learn of the other subcommands.
#[derive(Parser, Debug)]
pub struct Rank {
    #[command(flatten)]
    exec: Exec,
}

impl Rank {
    fn typed() -> Option<Command> {
        let words: Vec<OsString> = std::env::args_os().skip(1).collect();
        Self::of(&words).map(Command::Exec)
    }

    /// What stands behind `steelyard`; `None` where that is something else, or something is wrong with it, or asks for help:
    /// [`Arguments`] says it.
    pub fn of(words: &[OsString]) -> Option<Exec> {
        let words = words.strip_prefix(&[OsString::from("exec")])?;
        let words = std::iter::once("exec".into()).chain(words.iter().cloned());
        Some(Self::try_parse_from(words).ok()?.exec)
    }
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Run a command, then report on it.
    Run(Run),
    /// Run one program from inside any launcher: mpirun -n 4 steelyard exec ./app
    Exec(Exec),
    /// Show the report of a profile, or compare profiles, as text, HTML, JSON, CSV or Markdown.
    Report(Report),
    /// See a run, or two beside each other, in the browser: timeline, ranks, stacks, source.
    View(View),
    /// Make a profile of what a killed run left behind.
    Collect(Collect),
    /// Put the parts of several nodes together.
    Merge(Merge),
    /// Measure the profiling overhead of Steelyard, or of another tool: what it costs a command, and where that arises.
    Overhead(Overhead),
    /// Measure what communication costs, with any MPI: mpirun -n 2 steelyard bench latency
    Bench(Bench),
    /// Measure what a file system gives, so that reports can compare with it.
    Probe(Probe),
    /// Write a profile for another viewer: speedscope, Firefox Profiler, flame graphs, pprof, Perfetto; or a Darshan log.
    Export(Export),
    /// Make a profile of a Darshan log, and report on it.
    Import(Import),
    /// Say what can be measured here, what cannot, why, and how to enable it.
    #[command(alias = "self-test")]
    Doctor(Doctor),
    /// Print a completion script for a shell.
    Completions(Completions),
    /// Print the manual page.
    Man(Man),
    /// Print a modulefile for this installation, for `module load`.
    Modulefile,
    /// A process of a probe.
    #[command(name = "probe-worker", hide = true)]
    ProbeWorker(ProbeWorker),
    /// What a killed step left on a node, for the run that it belongs to.
    #[command(name = "hand-in", hide = true)]
    HandIn(HandIn),
    /// A process that waits for the supervisors of a node, and hands in what they left if they are killed.
    #[command(hide = true)]
    Keep(Keep),
    /// The program that `doctor` measures.
    #[command(name = "self-test-target", hide = true)]
    Target(SelfTest),
}

/// What is printed when the run has ended.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    /// The page as text.
    Text,
    /// The page as Markdown.
    Markdown,
    /// The numbers as CSV.
    Csv,
    /// The report as JSON.
    Json,
    /// Nothing but the name of the profile.
    None,
}

impl Printed {
    /// `None` for nothing.
    pub fn format(self) -> Option<Format> {
        match self {
            Printed::Text => Some(Format::Text),
            Printed::Markdown => Some(Format::Markdown),
            Printed::Csv => Some(Format::Csv),
            Printed::Json => Some(Format::Json),
            Printed::None => None,
        }
    }
}

/// Where the results of a run go.
#[derive(Args, Debug, Clone)]
pub struct Outputs {
    /// Write the profile to this file, or into this directory, which must be there [default: here, NAME_4p_1n_DATE_TIME.steelyard]
    #[arg(short, long, value_name = "FILE|DIR")]
    pub output: Option<PathBuf>,
    /// Also write the report as an HTML page.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// What to print at the end, on stderr, so that the program's own output stays as it is.
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub report: Printed,
    /// Name of the run, for titles and file names [default: the program's]
    #[arg(long)]
    pub name: Option<String>,
    /// Print nothing but errors.
    #[arg(short, long)]
    pub quiet: bool,
}

/// How to measure.
#[derive(Args, Debug, Clone)]
pub struct Measuring {
    /// Time between samples, as 20ms or 500us; it grows with the length of the run [default: 20ms]
    #[arg(long, value_name = "TIME", value_parser = period)]
    pub period: Option<Duration>,
    /// Count and time calls only.
    #[arg(long)]
    pub no_sampling: bool,
    /// Most that recording may take of a thread's time, as 1%; beyond it calls pass uncounted for a while, and the report
    /// says so [default: no limit, every call is counted]
    #[arg(long, value_name = "PERCENT", value_parser = budget, conflicts_with = "no_sampling")]
    pub overhead_budget: Option<u32>,
}

impl Measuring {
    /// What tells the collector.
    pub fn variables(&self) -> Vec<(OsString, OsString)> {
        let period = self
            .period
            .map(|period| ("STEELYARD_PERIOD_US".into(), period.as_micros().to_string().into()));
        let sampling = self.no_sampling.then(|| ("STEELYARD_SAMPLING".into(), "0".into()));
        let budget = self
            .overhead_budget
            .map(|ppm| ("STEELYARD_BUDGET_PPM".into(), ppm.to_string().into()));
        period.into_iter().chain(sampling).chain(budget).collect()
    }
}

/// Runs a command, then reports on it.
///
/// Put `steelyard run` in front of the command you use anyway. The program runs as it would without: same output,
/// same exit status. When it has ended, a page on where its time went is printed on stderr and the profile is
/// written beside it.
///
/// The launchers of Open MPI, MPICH, Intel MPI, Slurm, PBS, Flux and others are understood; with any other, put
/// `steelyard exec` before the program by hand.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard run mpirun -n 4 ./app input
  steelyard run -o results/ --html page.html srun -n 64 ./app
  steelyard run python3 script.py
  steelyard run ./app > out            `out` holds what the program printed, and nothing else")]
pub struct Run {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub outputs: Outputs,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub measuring: Measuring,
    /// Keep the directory of raw records, for `steelyard collect`.
    #[arg(long)]
    pub keep_run_dir: bool,
    /// Write how long each phase took to this file, for `steelyard overhead`.
    #[arg(long, hide = true, value_name = "FILE")]
    pub times: Option<PathBuf>,
    /// The command as you would type it without steelyard.
    #[arg(
        required = true,
        trailing_var_arg = true,
        allow_hyphen_values = true,
        value_name = "COMMAND"
    )]
    pub command: Vec<String>,
}

/// Runs one program from inside any launcher.
///
/// It ends exactly as the program ends. Under `steelyard run`, that one reports; else the last rank of the run does.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  mpirun -n 4 steelyard exec ./app input
  srun steelyard exec ./app
  apptainer exec image.sif steelyard exec ./app")]
pub struct Exec {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub outputs: Outputs,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub measuring: Measuring,
    /// What `steelyard run` says, for launchers that hand on no environment.
    #[arg(long = "told", hide = true, value_name = "NAME=VALUE", value_parser = OsStringValueParser::new().try_map(assignment))]
    pub told: Vec<(OsString, OsString)>,
    /// The program and its arguments.
    #[arg(
        required = true,
        trailing_var_arg = true,
        allow_hyphen_values = true,
        value_name = "PROGRAM"
    )]
    pub command: Vec<OsString>,
}

/// Shows the report of a profile, or compares two: which is faster, by how much, and what changed.
///
/// One run of each does not show by how much runs of the same command differ. Where several of each are named, with --
/// between the two sides, the ratio has a confidence interval. docs/comparison.md says what is compared with what.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard report app_4p_1n_2026-11-21_05-33-30.steelyard
  steelyard report app.steelyard -o page.html
  steelyard report before.steelyard after.steelyard
  steelyard report before?.steelyard -- after?.steelyard     several runs of each
  steelyard report app.steelyard --view view.html     the run to look around in, in one file
  steelyard report --io app.steelyard
  steelyard report app.steelyard --format json | jq .findings
  steelyard report app.steelyard --format markdown >> \"$GITHUB_STEP_SUMMARY\"")]
pub struct Report {
    /// The profile; or two, of which the second is compared with the first.
    #[arg(required_unless_present_any = ["schema", "against"], value_name = "FILE")]
    pub profiles: Vec<PathBuf>,
    /// Behind --, after all options: the runs that are compared with those before it.
    #[arg(last = true, value_name = "FILE")]
    pub against: Vec<PathBuf>,
    /// Print the JSON schema of `--format json` and of a profile's report.json, and nothing else.
    #[arg(long, conflicts_with_all = ["profiles", "against"])]
    pub schema: bool,
    /// Write to this file; its ending says the format: .txt, .html, .json, .csv or .md.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The format, where no file name says it.
    #[arg(short, long)]
    pub format: Option<Format>,
    /// The whole story of input and output instead of the page: files, layers, sizes, order, moments, failures, hints.
    #[arg(long)]
    pub io: bool,
    /// Write the run, or two, to this file as a page to look around in, as `steelyard view` shows it; without -o or -f, nothing else.
    #[arg(long, value_name = "FILE")]
    pub view: Option<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub source: Source,
    /// Columns of the text.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(60..=500))]
    pub width: Option<u16>,
    /// Plain ASCII, whatever the locale says.
    #[arg(long)]
    pub ascii: bool,
}

/// Which source text a page holds.
#[derive(Args, Debug, Clone, Default)]
pub struct Source {
    /// Where the program's source is, if not where it was built from; may be given several times.
    #[arg(long, value_name = "DIR")]
    pub source_dir: Vec<PathBuf>,
    /// All lines of the source files that were sampled, not only those around samples.
    #[arg(long)]
    pub whole_source: bool,
    /// No source text.
    #[arg(long, conflicts_with_all = ["source_dir", "whole_source"])]
    pub no_source: bool,
}

/// Shows a run in the browser, or two runs of the same program beside each other.
///
/// A small server gives the page to this machine alone, at an address with a random token, until it is ended with
/// Ctrl-C. From a login node, the page is reached through ssh; the command says how.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard view app.steelyard
  steelyard view before.steelyard after.steelyard
  steelyard view app.steelyard --source-dir ~/src/app
  steelyard view app.steelyard -o view.html           one file, to keep or to mail")]
pub struct View {
    /// The profile, or two of them.
    #[arg(required = true, num_args = 1..=2, value_name = "FILE")]
    pub profiles: Vec<PathBuf>,
    /// Write the page to this file, with everything in it, instead of serving it.
    #[arg(short, long, value_name = "FILE", conflicts_with_all = ["port", "no_open"])]
    pub output: Option<PathBuf>,
    /// Port of the server [default: any that is free]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub port: Option<u16>,
    /// Start no browser.
    #[arg(long)]
    pub no_open: bool,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub source: Source,
}

/// Makes a profile of what a killed run left behind.
///
/// A run whose processes were all killed leaves its records in a directory steelyard-UID-ID in /dev/shm, $TMPDIR or
/// /tmp. Without a directory, those that lie there are listed.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard collect
  steelyard collect /dev/shm/steelyard-1000-1a2b3c4d")]
pub struct Collect {
    /// The directory.
    pub directory: Option<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub outputs: Outputs,
    /// Leave the directory as it is.
    #[arg(long)]
    pub keep_run_dir: bool,
}

/// Puts what a run left on this node into its folder.
#[derive(Args, Debug)]
pub struct HandIn {
    /// The run's directory, where it was made.
    pub directory: PathBuf,
    /// The folder that all nodes see.
    pub out: PathBuf,
}

/// The keeper of a node.
#[derive(Args, Debug)]
pub struct Keep {
    /// The run's directory on this node.
    pub directory: PathBuf,
    /// The folder that all nodes see.
    pub out: PathBuf,
    /// Ranks of the run on this node; 0 if not known.
    pub local: usize,
}

/// Puts the parts of several nodes together. The order does not matter.
#[derive(Args, Debug)]
#[command(before_help = "\
Example:
  steelyard merge app_1a2b.parts/*.part.steelyard -o app.steelyard")]
pub struct Merge {
    /// The parts.
    #[arg(required = true)]
    pub parts: Vec<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub outputs: Outputs,
}

/// Measures what a file system gives, so that reports can compare with it.
#[derive(Args, Debug)]
pub struct Probe {
    /// What to measure.
    #[command(subcommand)]
    pub what: ProbeWhat,
}

/// What can be probed.
#[derive(Subcommand, Debug)]
pub enum ProbeWhat {
    /// Measure how fast files are written, read, made and removed in a directory.
    Io(ProbeIo),
}

/// Measures how fast files are written, read, made and removed in a directory.
///
/// It takes less than half a minute, says first how much it will write, and leaves nothing behind. The result is kept,
/// the newest of each file system, and is put into the profiles of runs that use the file system. Without a launcher it
/// starts processes of its own; under one, its processes meet in the directory.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard probe io .
  steelyard probe io --size 4G /scratch/me
  mpirun -n 8 steelyard probe io /scratch/me
  srun -N 4 --ntasks-per-node 8 steelyard probe io /scratch/me
  steelyard probe io --list")]
pub struct ProbeIo {
    /// A directory of yours on the file system.
    #[arg(required_unless_present = "list")]
    pub directory: Option<PathBuf>,
    /// Processes to start [default: one a core, at most 16]
    #[arg(short = 'n', long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub processes: Option<u32>,
    /// Bytes to hold there at a time, as 512M or 4G [default: 1G or a tenth of what is free, whichever is less]
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub size: Option<u64>,
    /// How long to measure [default: 18]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=3600))]
    pub seconds: Option<u32>,
    /// Print JSON, as it is kept.
    #[arg(long)]
    pub json: bool,
    /// Show what is kept.
    #[arg(long, conflicts_with_all = ["directory", "processes", "size", "seconds", "json"])]
    pub list: bool,
}

/// A process of a probe.
#[derive(Args, Debug)]
pub struct ProbeWorker {
    /// Where the processes meet.
    pub folder: PathBuf,
    /// Of this one.
    pub rank: u32,
    /// How many there are.
    pub size: u32,
    /// Process id of the first.
    pub leader: u32,
}

/// What a profile can be written as.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Of each rank its stacks in order of time, for www.speedscope.app.
    Speedscope,
    /// A profile with categories, for profiler.firefox.com.
    Firefox,
    /// Stacks in lines, with microseconds, for flame graphs.
    Folded,
    /// A profile with labels, for go tool pprof and what reads its files.
    Pprof,
    /// A trace of calls and functions over time, for ui.perfetto.dev.
    Perfetto,
    /// A Darshan log, format 3.41, of the files' records alone.
    Darshan,
}

/// Which threads are written.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreadsOf {
    /// The main thread of every rank, and the threads that work beside it.
    Working,
    /// The main thread of every rank.
    Main,
    /// Every thread of every process.
    All,
}

/// Writes a profile in the format of another tool.
///
/// Viewers get the samples: of every rank a row, each stack with the time it stands for, inlined functions, lines, and
/// the MPI, I/O or other call that it is in. docs/exports.md says how each format is filled. Darshan's tools
/// (darshan-parser, PyDarshan, Drishti) get the records of files, see docs/darshan.md. What had no place is said.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard export --to speedscope app.steelyard
  steelyard export --to firefox app.steelyard --ranks 0-3 --threads all
  steelyard export --to folded --merge app.steelyard -o /dev/stdout | inferno-flamegraph > flame.svg
  steelyard export --to pprof app.steelyard && go tool pprof -http=: app.pb.gz
  steelyard export --to darshan app.steelyard -o app.darshan")]
pub struct Export {
    /// The format.
    #[arg(long, value_name = "FORMAT")]
    pub to: Target,
    /// The profile.
    pub profile: PathBuf,
    /// Write to this file, packed if its name ends in .gz [default: here, with the profile's name and the format's ending]
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Which threads are rows [default: main]
    #[arg(long, value_name = "WHICH")]
    pub threads: Option<ThreadsOf>,
    /// These ranks alone, as 0-3,8
    #[arg(long, value_name = "LIST")]
    pub ranks: Option<interchange::RankList>,
    /// All rows as one, where a format does not show when things happened: speedscope, folded, pprof.
    #[arg(long)]
    pub merge: bool,
    /// Show a function's lines apart, in speedscope, folded and perfetto; the others have lines beside functions.
    #[arg(long)]
    pub lines: bool,
}

/// Makes a profile of a Darshan log, and reports on it.
///
/// Logs of format 3.00 (2015) to 3.41 can be read. A log tells of I/O alone: there are no samples and no lines of code,
/// and time outside I/O is not told apart.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard import user_app_id4711.darshan
  steelyard import user_app_id4711.darshan -o app.steelyard --html app.html")]
pub struct Import {
    /// The log.
    pub log: PathBuf,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub outputs: Outputs,
}

/// Says what can be measured here, what cannot, why, and how to enable it; and tries it out.
#[derive(Args, Debug)]
pub struct Doctor {
    /// Leave out the self-test, which takes a second.
    #[arg(long)]
    pub no_self_test: bool,
}

/// Prints a completion script.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard completions bash > ~/.local/share/bash-completion/completions/steelyard
  steelyard completions zsh > \"${fpath[1]}/_steelyard\"
  steelyard completions fish > ~/.config/fish/completions/steelyard.fish")]
pub struct Completions {
    /// The shell.
    pub shell: clap_complete::Shell,
}

/// Prints the manual page.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard man | man -l -
  steelyard man -o ~/.local/share/man/man1")]
pub struct Man {
    /// Write a page for each command into this directory.
    #[arg(short, long, value_name = "DIR")]
    pub output: Option<PathBuf>,
}

/// The program that `doctor` measures.
#[derive(Args, Debug)]
pub struct SelfTest {
    /// A file to write to.
    pub file: PathBuf,
}

fn assignment(text: OsString) -> Result<(OsString, OsString), &'static str> {
    let bytes = text.as_bytes();
    let split = bytes.iter().position(|&byte| byte == b'=').ok_or("write NAME=VALUE")?;
    let part = |bytes: &[u8]| OsStr::from_bytes(bytes).to_os_string();
    Ok((part(&bytes[..split]), part(&bytes[split + 1..])))
}

fn size(text: &str) -> Result<u64, String> {
    let at = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, unit) = text.split_at(at);
    let shift = match unit.trim().trim_end_matches("iB").trim_end_matches('B') {
        "" => 0,
        "k" | "K" => 10,
        "M" => 20,
        "G" => 30,
        "T" => 40,
        _ => return Err("write it as 512M or 4G".into()),
    };
    let number: u64 = number.parse().map_err(|_| "write it as 512M or 4G".to_string())?;
    number.checked_mul(1 << shift).ok_or("that is too much".into())
}

/// A share of something, as 1% or 0.01.
fn share(text: &str) -> Result<f64, String> {
    let wrong = || format!("{text:?} is no share: write it as 1% or 0.01");
    let (number, unit) = match text.trim().strip_suffix('%') {
        Some(number) => (number.trim_end(), 100.0),
        None => (text.trim(), 1.0),
    };
    let share = number.parse::<f64>().map_err(|_| wrong())? / unit;
    if share > 0.0 && share <= 1.0 {
        Ok(share)
    } else {
        Err(format!("{text:?} is no share: it is more than 0 and at most 100%"))
    }
}

/// A share in millionths.
fn budget(text: &str) -> Result<u32, String> {
    Ok((share(text)? * 1e6).round().max(1.0) as u32)
}

fn period(text: &str) -> Result<Duration, String> {
    let at = text
        .find(|c: char| !c.is_ascii_digit() && c != '.')
        .unwrap_or(text.len());
    let (number, unit) = text.split_at(at);
    let unit_ns = match unit.trim() {
        "s" => 1e9,
        "ms" => 1e6,
        "us" | "µs" => 1e3,
        _ => return Err("write it with its unit, as 20ms or 500us".into()),
    };
    let number: f64 = number
        .parse()
        .map_err(|_| "write a number and a unit, as 20ms".to_string())?;
    let period = Duration::from_nanos((number * unit_ns).round() as u64);
    if !(Duration::from_micros(100)..=Duration::from_secs(10)).contains(&period) {
        return Err("between 100us and 10s is possible".into());
    }
    Ok(period)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_definition_is_consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn options_of_the_program_are_the_programs() {
        let parsed = Arguments::try_parse_from(["steelyard", "run", "-q", "mpirun", "-n", "2", "./app", "--html", "x"]);
        let Command::Run(run) = parsed.unwrap().command else {
            panic!("not a run")
        };
        assert_eq!(run.command, ["mpirun", "-n", "2", "./app", "--html", "x"]);
        assert!(run.outputs.quiet && run.outputs.html.is_none());
        let parsed = Arguments::try_parse_from(["steelyard", "exec", "--", "./app", "-x"]);
        let Command::Exec(exec) = parsed.unwrap().command else {
            panic!("not an exec")
        };
        assert_eq!(exec.command, ["./app", "-x"]);
    }

    #[test]
    fn periods_have_units_and_bounds() {
        assert_eq!(period("20ms"), Ok(Duration::from_millis(20)));
        assert_eq!(period("1.5 ms"), Ok(Duration::from_micros(1500)));
        for lowest in ["100us", "0.1ms", "0.0001s", "100 µs"] {
            assert_eq!(period(lowest), Ok(Duration::from_micros(100)), "{lowest}");
        }
        assert_eq!(period("10s"), Ok(Duration::from_secs(10)));
        for wrong in [
            "20",
            "0ms",
            "1h",
            "ms",
            "1e3ms",
            "99us",
            "99.9us",
            "10.1s",
            "99999999999999999999s",
        ] {
            assert!(period(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn shares_are_per_cent_or_fractions() {
        assert_eq!(share("0.5 %"), Ok(0.005));
        assert_eq!(share("0.02"), Ok(0.02));
        assert_eq!(budget("1%"), Ok(10_000));
        for wrong in ["", "0", "-1%", "%", "101%", "2", "NaN", "inf%", "1 in 10"] {
            assert!(budget(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn sizes_are_powers_of_1024() {
        assert_eq!(size("4G"), Ok(4 << 30));
        assert_eq!(size("512 MiB"), Ok(512 << 20));
        assert_eq!(size("1000"), Ok(1000));
        for wrong in ["", "G", "1.5G", "-1", "1X", "99999999T"] {
            assert!(size(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_command_says_what_it_is_for() {
        for command in Arguments::command().get_subcommands() {
            assert!(command.get_about().is_some(), "{}", command.get_name());
        }
    }
}
