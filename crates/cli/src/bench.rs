//! `mpirun -n 2 steelyard bench …`: benchmarks of an MPI that is found at run time. Every rank runs this.

mod compare;
mod recording;

use crate::format::Format;
use crate::stream::{self, tell};
use anyhow::{Result, bail};
use clap::{Args, Subcommand, ValueEnum};
use communication::blocks::Plan;
use communication::host_overhead::{self, Method, Options, Step};
use communication::transport::Direction;
use communication::{Benchmark, Place, Request, Sweep};
use mpi::{Communicator, Library, World};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use supervisor::Job;

/// Measures what communication costs on this machine, with any MPI, without a compiler.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  mpirun -n 2 steelyard bench host-overhead
  mpirun -n 2 steelyard bench latency -o latency.json
  srun -N 2 --ntasks-per-node 8 steelyard bench alltoall -m 0-64k
  mpirun -n 4 steelyard bench barrier --format csv
  steelyard bench compare mpich.json openmpi.json -o both.html
  steelyard bench recording -o recording.html")]
pub struct Arguments {
    /// What to measure.
    #[command(subcommand)]
    pub what: What,
}

/// What can be measured.
#[derive(Subcommand, Debug)]
pub enum What {
    /// Measure the processor time that a message costs its sender and its receiver.
    HostOverhead(HostOverhead),
    /// Measure barriers of 2, 4, 8 … ranks.
    Barrier(Barrier),
    /// Measure all-to-all exchanges.
    Alltoall(Exchange),
    /// Measure sums over all ranks.
    Allreduce(Exchange),
    /// Measure half of a round trip between ranks r and r + n/2.
    Latency(Exchange),
    /// Measure many messages at once from rank r to rank r + n/2.
    Bandwidth(Exchange),
    /// Measure how much of a non-blocking collective operation goes on beside work.
    Overlap(Exchange),
    /// Measure what Steelyard adds to a barrier and to an all-to-all exchange; starts the launcher itself.
    Recording(recording::Arguments),
    /// Put results side by side.
    Compare(compare::Arguments),
}

/// What every benchmark knows.
#[derive(Args, Debug, Clone)]
pub struct Common {
    /// Iterations of each row [default: as many as fit into the time of a row]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub iterations: Option<u64>,
    /// Time for each row where -i is not given, in seconds [default: 0.5; host-overhead: 1]
    #[arg(long, value_name = "S", value_parser = seconds)]
    pub seconds: Option<f64>,
    /// The MPI library, or the directory of its installation [default: the one of the launcher; STEELYARD_MPI]
    #[arg(long, value_name = "FILE|DIR")]
    pub mpi: Option<PathBuf>,
    /// Also write the result to this file; its ending says the format: .json, .html, .csv or .txt. May be repeated.
    #[arg(short, long, value_name = "FILE")]
    pub output: Vec<PathBuf>,
    /// What is printed.
    #[arg(short, long, value_name = "FORMAT", default_value = "text")]
    pub format: Printed,
    /// Print the rows without anything before them.
    #[arg(short, long)]
    pub nohdr: bool,
    /// Say what is being done.
    #[arg(short, long)]
    pub verbose: bool,
}

/// Formats of a result.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    /// A table.
    Text,
    /// A table for programs.
    Csv,
    /// Everything, for `steelyard bench compare` and for programs.
    Json,
    /// A page with plots.
    Html,
}

impl Printed {
    /// The same among all formats.
    pub fn format(self) -> Format {
        match self {
            Printed::Text => Format::Text,
            Printed::Csv => Format::Csv,
            Printed::Json => Format::Json,
            Printed::Html => Format::Html,
        }
    }
}

/// Measures the processor time that a message costs its sender and its receiver: post, work, wait.
///
/// The overhead is what an iteration with a message takes more than the same work without one; what the processor has
/// left of the message's time is its availability. Ranks work in pairs, r with r + n/2. docs/host-overhead.md tells
/// how it is measured and how it differs from the Sandia benchmark, which `--method sandia` is.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  mpirun -n 2 steelyard bench host-overhead
  mpirun -n 2 steelyard bench host-overhead --recv -m 8,64k -o here.json
  mpirun -n 2 steelyard bench host-overhead --method sandia -m 8 -i 1000 -t 1.5 -b 1.02")]
pub struct HostOverhead {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub common: Common,
    /// Message sizes: 8, a list as 1k,64k, or powers of two as 0-4M [default: 0-4M]
    #[arg(short, long, value_name = "SIZES", value_parser = sizes)]
    pub msgsize: Option<Sizes>,
    /// Measure receiving alone [default: sending and receiving; with --method sandia sending]
    #[arg(short, long)]
    pub recv: bool,
    /// How to measure.
    #[arg(long, value_name = "METHOD", default_value = "default")]
    pub method: Wanted,
    /// With --method sandia: a sweep ends where an iteration takes longer than base_t times this.
    #[arg(short, long, value_name = "FACTOR", default_value_t = 1.5, value_parser = factor)]
    pub thresh: f64,
    /// With --method sandia: iterations shorter than base_t times this are part of base_t.
    #[arg(short, long, value_name = "FACTOR", default_value_t = 1.02, value_parser = factor)]
    pub bthresh: f64,
}

/// How the overhead is measured.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Ours: finds the knee by itself, measures pairs of iterations just past it, gives intervals.
    Default,
    /// As the Sandia benchmark was published.
    Sandia,
}

impl Wanted {
    /// As the benchmark knows it.
    pub fn method(self) -> Method {
        match self {
            Wanted::Default => Method::default(),
            Wanted::Sandia => Method::Sandia,
        }
    }
}

/// Measures barriers of 2, 4, 8 … ranks.
#[derive(Args, Debug)]
pub struct Barrier {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub common: Common,
}

/// Measures an operation against the size of its messages.
#[derive(Args, Debug)]
pub struct Exchange {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub common: Common,
    /// Message sizes: 8, a list as 1k,64k, or powers of two as 0-4M [default: up to 4M]
    #[arg(short, long, value_name = "SIZES", value_parser = sizes)]
    pub msgsize: Option<Sizes>,
}

/// A list in one argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sizes(pub Vec<usize>);

fn sizes(text: &str) -> Result<Sizes, String> {
    communication::sizes::parse(text).map(Sizes)
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.001..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("write seconds as 0.5, from 0.001 to 3600".into()),
    }
}

fn factor(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(factor) if (1.0..=1000.0).contains(&factor) => Ok(factor),
        _ => Err("write a factor as 1.5, from 1 to 1000".into()),
    }
}

/// For each row, where the user says neither time nor iterations.
const SECONDS: f64 = 0.5;

/// Measures, and rank 0 writes. An error where an ending has no format, there is no MPI or it fails, or the
/// result cannot be written.
pub fn bench(arguments: Arguments) -> Result<ExitCode> {
    let exchange = |which, options: Exchange| all_ranks(which, &options.common, options.msgsize);
    match arguments.what {
        What::HostOverhead(options) => host_overhead(&options),
        What::Barrier(options) => all_ranks(Benchmark::Barrier, &options.common, None),
        What::Alltoall(options) => exchange(Benchmark::Alltoall, options),
        What::Allreduce(options) => exchange(Benchmark::Allreduce, options),
        What::Latency(options) => exchange(Benchmark::Latency, options),
        What::Bandwidth(options) => exchange(Benchmark::Bandwidth, options),
        What::Overlap(options) => exchange(Benchmark::Overlap, options),
        What::Recording(options) => recording::recording(&options),
        What::Compare(options) => compare::compare(&options),
    }
}

fn all_ranks(which: Benchmark, common: &Common, sizes: Option<Sizes>) -> Result<ExitCode> {
    let request = Request {
        plan: Plan {
            iterations: common.iterations,
            seconds: common.seconds.unwrap_or(SECONDS),
        },
        sizes: sizes.map(|sizes| sizes.0),
    };
    on_ranks(
        common,
        |ranks| which.refusal(ranks),
        |_, ranks, place, told| {
            let mut heard =
                |done: u64, all: u64| told.hear(&format!("{}: {done} of {all} rounds", which.id()), done == all);
            Ok(which.measure(ranks, place, &request, &mut heard)?)
        },
    )
}

fn host_overhead(arguments: &HostOverhead) -> Result<ExitCode> {
    let common = &arguments.common;
    let default = Options::default();
    let method = arguments.method.method();
    let request = host_overhead::Request {
        options: Options {
            method,
            iterations: common.iterations,
            threshold: arguments.thresh,
            base_threshold: arguments.bthresh,
            budget_s: common.seconds.unwrap_or(default.budget_s),
            ..default
        },
        directions: match (arguments.recv, method) {
            (true, _) => vec![Direction::Receive],
            (false, Method::Sandia) => vec![Direction::Send],
            (false, Method::Paired) => vec![Direction::Send, Direction::Receive],
        },
        sizes: arguments.msgsize.clone().map(|sizes| sizes.0),
    };
    let refusal = |ranks| communication::refusal("host-overhead", true, ranks);
    on_ranks(common, refusal, |world, ranks, place, told| {
        let mut heard = |step: Step| {
            let Step { done, all, words } = step;
            told.hear(&format!("{done} of {all} rows; {words}"), done == all);
        };
        Ok(host_overhead::run(world, ranks, place, &request, &mut heard)?)
    })
}

/// Starts MPI, measures unless so many ranks are refused, has rank 0 write, ends MPI.
fn on_ranks(
    common: &Common,
    refusal: impl FnOnce(u32) -> Option<String>,
    measure: impl FnOnce(&World, &Communicator, Place, &mut Told) -> Result<Sweep>,
) -> Result<ExitCode> {
    let job = Job::here();
    let speaks = job.rank.is_none_or(|rank| rank == 0);
    let outputs = outputs(common).and_then(|outputs| Ok((outputs, Library::open(library(common).as_deref())?)));
    let (outputs, library) = match outputs {
        Ok(ready) => ready,
        // The same on every rank: one says so.
        Err(error) if speaks => return Err(error),
        Err(_) => return Ok(ExitCode::from(crate::COULD_NOT)),
    };
    let path = library.path().display().to_string();
    let world = World::start(library)?;
    let ranks = world.all()?;
    let first = ranks.rank() == 0 && (speaks || ranks.size() > 1);
    let refused = match job.size {
        Some(size) if size > 1 && ranks.size() == 1 => Some(format!(
            "the launcher started {size} processes, and {path} knows of one alone, so it belongs to another MPI; name \
             the launcher's own with --mpi FILE"
        )),
        _ => refusal(ranks.size()),
    };
    if let Some(why) = refused {
        if first {
            tell(&format!("steelyard: {why}\n"));
        }
        // A launcher may kill the others as soon as one has failed.
        ranks.barrier()?;
        world.finish()?;
        return Ok(ExitCode::from(crate::COULD_NOT));
    }
    let mut place = communication::place(&world, &ranks)?;
    place.launcher = Some(job.family.to_string()).filter(|family| !family.is_empty());
    let mut told = Told::new(first, common.verbose, &job);
    let sweep = measure(&world, &ranks, place, &mut told)?;
    let written = if first { write(&sweep, common, &outputs) } else { Ok(()) };
    world.finish()?;
    written.map(|()| ExitCode::SUCCESS)
}

/// What the user names, in the command or in the environment.
fn library(common: &Common) -> Option<PathBuf> {
    let variable = || std::env::var_os(format::options::MPI).filter(|value| !value.is_empty());
    common.mpi.clone().or_else(|| variable().map(PathBuf::from))
}

/// Files to write and their formats; a wrong ending is known before anything is measured.
fn outputs(common: &Common) -> Result<Vec<(&Path, Format)>> {
    let formats = common.output.iter().map(|path| Ok((path.as_path(), Format::of(path)?)));
    let formats = formats.collect::<Result<Vec<_>>>()?;
    if let Some((path, _)) = formats.iter().find(|(_, format)| *format == Format::Markdown) {
        bail!(
            "{}: results have the formats .json, .html, .csv and .txt",
            path.display()
        );
    }
    Ok(formats)
}

fn write(sweep: &Sweep, common: &Common, outputs: &[(&Path, Format)]) -> Result<()> {
    stream::print(&as_text(sweep, common.format.format(), !common.nohdr))?;
    for (path, format) in outputs {
        stream::write(path, as_text(sweep, *format, !common.nohdr).as_bytes())?;
    }
    Ok(())
}

fn as_text(sweep: &Sweep, format: Format, heading: bool) -> String {
    match format {
        Format::Json => sweep.to_json(),
        Format::Csv => communication::csv::write(sweep, heading),
        Format::Html => communication::html::write(sweep),
        _ => communication::text::write(sweep, heading),
    }
}

/// What rank 0 says of the way: on a terminal in one line that changes, with -v as lines.
struct Told {
    terminal: bool,
    verbose: bool,
}

impl Told {
    fn new(first: bool, verbose: bool, job: &Job) -> Self {
        Self {
            terminal: first && !verbose && on_terminal(job),
            verbose: first && verbose,
        }
    }

    fn hear(&mut self, words: &str, last: bool) {
        if self.verbose {
            tell(&format!("steelyard: {words}\n"));
        } else if self.terminal {
            tell(&if last {
                "\r\x1b[K".to_string()
            } else {
                format!("\r\x1b[Ksteelyard: {words}")
            });
        }
    }
}

/// Launchers pass on what ranks write: it is their stderr that people see.
fn on_terminal(job: &Job) -> bool {
    let of_launcher = || {
        let pid = job.launcher.map(|launcher| launcher.pid)?;
        std::fs::read_link(format!("/proc/{pid}/fd/2")).ok()
    };
    let is_terminal = |path: PathBuf| path.starts_with("/dev/pts") || path.starts_with("/dev/tty");
    std::io::stderr().is_terminal() || of_launcher().is_some_and(is_terminal)
}
