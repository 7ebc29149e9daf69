//! What can be typed after `steelyard bench`.

mod compare;
mod recording;

pub use compare::Compare;
pub use recording::Recording;

use crate::format::Format;
use clap::{Args, Subcommand, ValueEnum};
use communication::host_overhead::Method;
use std::path::PathBuf;

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
pub struct Bench {
    /// What to measure.
    #[command(subcommand)]
    pub what: BenchWhat,
}

/// What can be measured.
#[derive(Subcommand, Debug)]
pub enum BenchWhat {
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
    Recording(Recording),
    /// Put results side by side.
    Compare(Compare),
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
