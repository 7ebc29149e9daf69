//! What can be typed: the subcommands, each with its arguments in its own file, and what several of them share.

use crate::format::Format;
use crate::{
    bench, collect, completions, diff, doctor, exec, export, history, import, man, merge, mistake, overhead, probe,
    report, rescue, run, scaling, site, snapshot, view,
};
use clap::{Args, Parser, Subcommand, ValueEnum};
use format::options::{BUDGET_PPM, IO_TRACE, ITT, KERNELS, KOKKOS, NVTX, PERIOD_US, RING_KIB, SAMPLING, TRACE};
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

const EXAMPLES: &str = "\
Start here:
  steelyard run mpirun -n 4 ./app input     run your command as ever; then read where its time went
  steelyard run ./app                       the same without MPI
  steelyard report app_4p_….steelyard       read it again, or: -o page.html
  steelyard diff before after               which run is faster, by how much, and what changed
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
    exec: exec::Arguments,
}

impl Rank {
    fn typed() -> Option<Command> {
        let words: Vec<OsString> = std::env::args_os().skip(1).collect();
        Self::of(&words).map(Command::Exec)
    }

    /// What stands behind `steelyard`; `None` where that is something else, or something is wrong with it, or asks for help:
    /// [`Arguments`] says it.
    pub fn of(words: &[OsString]) -> Option<exec::Arguments> {
        let words = words.strip_prefix(&[OsString::from("exec")])?;
        let words = std::iter::once("exec".into()).chain(words.iter().cloned());
        Some(Self::try_parse_from(words).ok()?.exec)
    }
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Run a command, then report on it.
    Run(run::Arguments),
    /// Run one program from inside any launcher: mpirun -n 4 steelyard exec ./app
    Exec(exec::Arguments),
    /// Show the report of a profile, or compare profiles, as text, HTML, JSON, CSV or Markdown.
    Report(report::Arguments),
    /// Compare runs, or several of each: what changed beyond the noise, and whether gates hold.
    Diff(diff::Arguments),
    /// Show how a program scales, of runs on different numbers of ranks, threads or nodes.
    Scaling(scaling::Arguments),
    /// Show runs of a program over time: what changed for good, and when.
    History(history::Arguments),
    /// See a run, or two beside each other, in the browser: timeline, ranks, stacks, source.
    View(view::Arguments),
    /// Say where every rank of a running program is: for one that seems to hang.
    Snapshot(snapshot::Arguments),
    /// Make a profile of what a killed run left behind.
    Collect(collect::Arguments),
    /// Put the parts of several nodes together.
    Merge(merge::Arguments),
    /// Measure the profiling overhead of Steelyard, or of another tool: what it costs a command, and where that arises.
    Overhead(overhead::Arguments),
    /// Measure what communication costs, with any MPI: mpirun -n 2 steelyard bench latency
    Bench(bench::Arguments),
    /// Measure what a file system gives, so that reports can compare with it.
    Probe(probe::Arguments),
    /// Write a profile for another viewer: speedscope, Firefox Profiler, flame graphs, pprof, Perfetto; or a Darshan log.
    Export(export::Arguments),
    /// Make a profile of a file of another tool, and report on it: Darshan, mpiP, perf script, folded stacks, IPM.
    Import(import::Arguments),
    /// Say what can be measured here, what cannot, why, and how to enable it.
    #[command(alias = "self-test")]
    Doctor(doctor::Arguments),
    /// Have programs recorded unasked, on a whole machine.
    Site(site::Arguments),
    /// Print a completion script for a shell.
    Completions(completions::Arguments),
    /// Print the manual page.
    Man(man::Arguments),
    /// Print a modulefile for this installation, for `module load`.
    Modulefile,
    /// A process of a probe.
    #[command(name = "probe-worker", hide = true)]
    ProbeWorker(probe::Worker),
    /// What a killed step left on a node, for the run that it belongs to.
    #[command(name = "hand-in", hide = true)]
    HandIn(rescue::HandIn),
    /// A process that waits for the supervisors of a node, and hands in what they left if they are killed.
    #[command(hide = true)]
    Keep(rescue::Keep),
    /// The program that `doctor` measures.
    #[command(name = "self-test-target", hide = true)]
    Target(doctor::target::Arguments),
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
    /// Keep each read and write with its place, bytes and time, so many of a process (100000 if no number is given): report --io
    /// tells the slowest, and export --to darshan has them as DXT
    #[arg(long, value_name = "ACCESSES", num_args = 0..=1, require_equals = true, default_missing_value = "100000")]
    pub io_trace: Option<u32>,
    /// Keep each call of MPI with its start, end, peer, tag, communicator and bytes, so many of a process (200000 if no number
    /// is given), and reads and writes as --io-trace does: export --to paraver, perfetto and chrome have them
    #[arg(long, value_name = "CALLS", num_args = 0..=1, require_equals = true, default_missing_value = "200000")]
    pub trace: Option<u32>,
    /// Record the kernels and copies of NVIDIA GPUs: by name, with count, time and bytes, through CUPTI; launches take longer by it
    #[arg(long)]
    pub kernels: bool,
    /// Ranges that the program marks for NVIDIA's tools (NVTX) are regions; NVTX then loads Steelyard's library as it would theirs
    #[arg(long)]
    pub nvtx: bool,
    /// Tasks that the program marks for Intel's tools (ITT) are regions; what marks them then loads Steelyard's library likewise
    #[arg(long)]
    pub itt: bool,
    /// Kernels and regions of Kokkos are regions; Kokkos then loads Steelyard's library as its tool
    #[arg(long)]
    pub kokkos: bool,
}

/// Room for what is kept one by one in a second: half of it is theirs, 88 bytes an access and 56 a call.
const TRACE_RING_KIB: &str = "16384";

impl Measuring {
    /// What tells the collector.
    pub fn variables(&self) -> Vec<(OsString, OsString)> {
        let period = self
            .period
            .map(|period| (PERIOD_US.into(), period.as_micros().to_string().into()));
        let sampling = self.no_sampling.then(|| (SAMPLING.into(), "0".into()));
        let budget = self
            .overhead_budget
            .map(|ppm| (BUDGET_PPM.into(), ppm.to_string().into()));
        let count = |name: &str, most: Option<u32>| most.map(|most| (name.into(), most.to_string().into()));
        let io_trace = count(IO_TRACE, self.io_trace.or(self.trace));
        let trace = count(TRACE, self.trace);
        let flag = |set: bool, name: &str| set.then(|| (name.into(), "1".into()));
        let marks = [(self.nvtx, NVTX), (self.itt, ITT), (self.kokkos, KOKKOS)].map(|(set, name)| flag(set, name));
        let room = (io_trace.is_some() && std::env::var_os(RING_KIB).is_none())
            .then(|| (RING_KIB.into(), TRACE_RING_KIB.into()));
        [
            period,
            sampling,
            budget,
            io_trace,
            trace,
            room,
            flag(self.kernels, KERNELS),
        ]
        .into_iter()
        .chain(marks)
        .flatten()
        .collect()
    }
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

/// A share of something, as 1% or 0.01. An error says how to write one.
pub fn share(text: &str) -> Result<f64, String> {
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
    let period = duration(text, "20ms")?;
    if !(Duration::from_micros(100)..=Duration::from_secs(10)).contains(&period) {
        return Err("between 100us and 10s is possible".into());
    }
    Ok(period)
}

/// For how long nothing moves before it is told. An error for what is no duration, and below a second or beyond a week.
pub fn patience(text: &str) -> Result<Duration, String> {
    let patience = duration(text, "10m")?;
    if !(Duration::from_secs(1)..=Duration::from_secs(7 * 24 * 3600)).contains(&patience) {
        return Err("between 1s and 168h is possible".into());
    }
    Ok(patience)
}

/// How long one count of folded stacks is. An error for what is no duration.
pub fn count(text: &str) -> Result<Duration, String> {
    duration(text, "10ms")
}

fn duration(text: &str, example: &str) -> Result<Duration, String> {
    text::duration(text).ok_or_else(|| format!("write a number and a unit, as {example}"))
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

    /// The words of a command as a document shows it: without what is said beside it.
    fn words(line: &str) -> Vec<String> {
        const ENDS: [&str; 7] = ["   ", " #", " | ", " && ", " > ", " >> ", "; "];
        let (mut words, mut quoted) = (vec![String::new()], false);
        for (at, c) in line.char_indices() {
            match c {
                '\'' => quoted = !quoted,
                _ if !quoted && ENDS.iter().any(|end| line[at..].starts_with(end)) => break,
                ' ' if !quoted => words.push(String::new()),
                c => words.last_mut().expect("one is there").push(c),
            }
        }
        words.retain(|word| !word.is_empty());
        words
    }

    /// Commands that a document shows: lines that begin with one, a launcher before it or not, and those in its sentences.
    fn commands_of(text: &str) -> Vec<String> {
        let shown = |line: &str| {
            ["steelyard ", "mpirun ", "srun "]
                .iter()
                .any(|start| line.starts_with(start))
        };
        let lines = text
            .lines()
            .map(str::trim)
            .filter(|line| shown(line))
            .map(str::to_string);
        let inline = text.split('`').skip(1).step_by(2).filter(|code| !code.contains('\n'));
        let from = |command: String| command.find("steelyard ").map(|at| command[at..].to_string());
        (lines.chain(inline.filter(|code| shown(code)).map(str::to_string)))
            .filter_map(from)
            .collect()
    }

    #[test]
    fn commands_of_the_documents_can_be_typed() {
        use clap::error::ErrorKind::{ArgumentConflict, InvalidSubcommand, UnknownArgument};
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let pages = |folder: &str| {
            std::fs::read_dir(root.join(folder))
                .expect("is there")
                .map(|entry| entry.expect("can be read").path())
        };
        let documents = pages("docs")
            .chain(pages("docs/workloads"))
            .chain(pages(""))
            .filter(|path| path.extension().is_some_and(|e| e == "md"));
        let mut seen = 0;
        for path in documents {
            let text = std::fs::read_to_string(&path).expect("a document");
            for command in commands_of(&text) {
                let words = words(&command);
                // A sentence names a command without all of its arguments, or with words in their places.
                let error = Arguments::try_parse_from(&words).err().map(|error| error.kind());
                let wrong = matches!(error, Some(ArgumentConflict | InvalidSubcommand | UnknownArgument));
                let several = words.iter().any(|word| word.contains('|') || word.contains('…'));
                assert!(several || !wrong, "{}: {command}: {error:?}", path.display());
                seen += 1;
            }
        }
        assert!(seen > 60, "{seen}");
    }

    #[test]
    fn every_command_says_what_it_is_for() {
        for command in Arguments::command().get_subcommands() {
            assert!(command.get_about().is_some(), "{}", command.get_name());
        }
    }
}
