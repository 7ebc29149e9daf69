//! `steelyard bench compare`.

use crate::format::Tabular;
use clap::Args;
use std::path::PathBuf;

/// Puts results of one benchmark side by side: machines, MPIs, transports, days.
///
/// Results are files that `steelyard bench` wrote with -o FILE.json. The page overlays them in one plot; tables give the
/// ratio to the first, with a mark where the two intervals do not overlap.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard bench compare mpich.json openmpi.json
  steelyard bench compare node1.json node2.json node3.json -o nodes.html")]
pub struct Compare {
    /// The results; the others are compared with the first.
    #[arg(required = true, num_args = 2..)]
    pub results: Vec<PathBuf>,
    /// Write to this file; its ending says the format: .txt, .html, .json or .csv
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The format, where no file name says it [default: text]
    #[arg(short, long)]
    pub format: Option<Tabular>,
}
