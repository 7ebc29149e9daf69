//! `steelyard bench recording`.

use crate::format::Tabular;
use clap::Args;
use std::path::PathBuf;

/// Measures what Steelyard adds to a barrier and to an all-to-all exchange on this machine.
///
/// The two figures that are published of other profilers: barrier time against the number of ranks, and all-to-all time
/// against the size of messages, with and without. It starts the launcher itself, by turns with Steelyard and without.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard bench recording
  steelyard bench recording --ranks 2,4,8,16,32 -o overhead.html
  steelyard bench recording --launcher 'srun -n {ranks}' --ranks 64,128,256,512
  steelyard bench recording --with 'LD_PRELOAD=/opt/other/libprofiler.so'")]
pub struct Recording {
    /// Numbers of ranks, as 2,4,8 [default: powers of two up to the processors there are, and twice as many]
    #[arg(long, value_name = "LIST", value_parser = ranks)]
    pub ranks: Option<Ranks>,
    /// Message sizes of the all-to-all: a list as 1k,64k, or powers of two as 0-4M
    #[arg(short, long, value_name = "SIZES", default_value = "0-256k", value_parser = super::sizes)]
    pub msgsize: super::Sizes,
    /// Command that starts ranks; {ranks} stands for their number [default: mpirun, mpiexec or srun, as found on the PATH]
    #[arg(long, value_name = "COMMAND")]
    pub launcher: Option<String>,
    /// Pairs of runs; an interval needs 6.
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub runs: u32,
    /// Time for each row of a run, in seconds.
    #[arg(long, value_name = "S", default_value = "0.1", value_parser = super::seconds)]
    pub seconds: f64,
    /// The MPI library, or the directory of its installation [default: the one of the launcher; STEELYARD_MPI]
    #[arg(long, value_name = "FILE|DIR")]
    pub mpi: Option<PathBuf>,
    /// Measure the overhead of this instead of Steelyard's: assignments to the environment, or a command put before the launcher, or both
    #[arg(long, value_name = "TOOL")]
    pub with: Option<String>,
    /// Put it before the program, behind the launcher.
    #[arg(long, requires = "with")]
    pub inside: bool,
    /// Of the order of the two runs of each pair.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Write to this file; its ending says the format: .txt, .html, .json or .csv
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The format, where no file name says it [default: text]
    #[arg(short, long)]
    pub format: Option<Tabular>,
    /// Say nothing while it goes on.
    #[arg(short, long)]
    pub quiet: bool,
}

/// A list in one argument, in order, each once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranks(pub Vec<u32>);

fn ranks(text: &str) -> Result<Ranks, String> {
    let wrong = || "write numbers of ranks from 2 to 100000, as 2,4,8".to_string();
    let number = |word: &str| word.trim().parse::<u32>().ok().filter(|n| (2..=100_000).contains(n));
    let list: Option<Vec<u32>> = text.split(',').map(number).collect();
    let mut list = list.ok_or_else(wrong)?;
    list.sort_unstable();
    list.dedup();
    Ok(Ranks(list))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_a_list() {
        assert_eq!(ranks("8, 2,4,2").unwrap().0, [2, 4, 8]);
        for wrong in ["", "1", "2,", "2-8", "100001"] {
            assert!(ranks(wrong).is_err(), "{wrong}");
        }
    }
}
