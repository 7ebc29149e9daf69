//! `mpirun -n 2 steelyard bench …`: benchmarks of an MPI that is found at run time. Every rank runs this.

mod compare;
mod recording;

use crate::arguments::{Bench as Arguments, BenchWhat, Common, Exchange, HostOverhead, Sizes};
use crate::format::Format;
use crate::stream::{self, tell};
use anyhow::{Result, bail};
use communication::blocks::Plan;
use communication::host_overhead::{self, Method, Options, Step};
use communication::transport::Direction;
use communication::{Benchmark, Place, Request, Sweep};
use mpi::{Communicator, Library, World};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use supervisor::Job;

/// For each row, where the user says neither time nor iterations.
const SECONDS: f64 = 0.5;

/// Measures, and rank 0 writes.
pub fn bench(arguments: Arguments) -> Result<ExitCode> {
    let exchange = |which, options: Exchange| all_ranks(which, &options.common, options.msgsize);
    match arguments.what {
        BenchWhat::HostOverhead(options) => host_overhead(&options),
        BenchWhat::Barrier(options) => all_ranks(Benchmark::Barrier, &options.common, None),
        BenchWhat::Alltoall(options) => exchange(Benchmark::Alltoall, options),
        BenchWhat::Allreduce(options) => exchange(Benchmark::Allreduce, options),
        BenchWhat::Latency(options) => exchange(Benchmark::Latency, options),
        BenchWhat::Bandwidth(options) => exchange(Benchmark::Bandwidth, options),
        BenchWhat::Overlap(options) => exchange(Benchmark::Overlap, options),
        BenchWhat::Recording(options) => recording::recording(&options),
        BenchWhat::Compare(options) => compare::compare(&options),
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
