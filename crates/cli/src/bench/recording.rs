//! `steelyard bench recording`: starts the benchmarks by turns with Steelyard, or another tool, and without.

mod launcher;

use crate::format::Tabular;
use crate::library::own_binary;
use crate::overhead::runs::with_tool;
use crate::stream::{self, tell};
use ::overhead::{Order, Tool};
use anyhow::{Context, Result, bail};
use clap::Args;
use communication::weighed::{self, Weighed};
use communication::{Sweep, csv, html, text};
use format::Profile;
use launcher::Launcher;
use model::CallId;
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use supervisor::{How, Streams};

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
pub struct Arguments {
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

/// Measures both figures, and writes them. An error where there is no launcher, a run fails or is not recorded, or the result
/// cannot be written.
pub fn recording(options: &Arguments) -> Result<ExitCode> {
    let format = Tabular::of(options.format, options.output.as_deref())?;
    let tool = options.with.as_deref().map(Tool::parse).transpose()?;
    let folder = tempfile::Builder::new()
        .prefix("steelyard-bench-")
        .tempdir()
        .context("no folder for what the runs leave can be made; set TMPDIR")?;
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get() as u32);
    let mut runs = Runs {
        options,
        tool,
        launcher: Launcher::find(options.launcher.as_deref())?,
        cores,
        folder: folder.path(),
        order: Order::new(options.seed),
    };
    let ranks = match &options.ranks {
        Some(ranks) => ranks.0.clone(),
        None => default_ranks(cores),
    };
    let sweeps = [barrier(&mut runs, &ranks)?, alltoall(&mut runs, &ranks)?];
    let text = match format {
        Tabular::Text => sweeps
            .iter()
            .map(|sweep| text::write(sweep, true))
            .collect::<Vec<_>>()
            .join("\n"),
        Tabular::Csv => sweeps
            .iter()
            .map(|sweep| csv::write(sweep, true))
            .collect::<Vec<_>>()
            .join("\n"),
        Tabular::Json => format!("[{}]\n", sweeps.each_ref().map(Sweep::to_json).join(",")),
        Tabular::Html => html::write_all(&sweeps),
    };
    match &options.output {
        Some(path) => stream::write(path, text.as_bytes())?,
        None => stream::print(&text)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// 2, 4, 8 … up to the processors there are, and once beyond them.
fn default_ranks(cores: u32) -> Vec<u32> {
    let fitting = (1..17).map(|power| 1u32 << power).take_while(|n| *n <= cores);
    let fitting: Vec<u32> = fitting.collect();
    let beyond = fitting.last().copied().unwrap_or(1) * 2;
    fitting.into_iter().chain([beyond]).collect()
}

/// One launch has all numbers of ranks that find a processor each; more ranks than that are launched for themselves, for
/// those that wait would take processors from those that measure.
fn barrier(runs: &mut Runs, ranks: &[u32]) -> Result<Sweep> {
    let (fitting, beyond): (Vec<u32>, Vec<u32>) = ranks.iter().partition(|n| **n <= runs.cores);
    let launches = fitting
        .last()
        .map(|_| fitting.clone())
        .into_iter()
        .chain(beyond.iter().map(|n| vec![*n]));
    let (mut without, mut with, mut like) = (Vec::new(), Vec::new(), None);
    for wanted in launches {
        let most = wanted.last().copied().unwrap_or(2);
        let pairs = runs.pairs("barrier", most, &[])?;
        let rows = weighed::rows(&pairs, |x| wanted.iter().any(|n| u64::from(*n) == x))?;
        without.extend(rows.0);
        with.extend(rows.1);
        like = pairs.into_iter().next().map(|pair| pair.without).or(like);
    }
    let missing: Vec<String> = ranks
        .iter()
        .filter(|n| !without.iter().any(|row| row.x == u64::from(**n)))
        .map(u32::to_string)
        .collect();
    let mut sweep = runs.sweep("barrier", like, (without, with))?;
    if !missing.is_empty() {
        sweep.notes.push(format!(
            "Not measured: {} ranks, which is no power of two; ask for each in a run of its own.",
            missing.join(", ")
        ));
    }
    Ok(sweep)
}

fn alltoall(runs: &mut Runs, ranks: &[u32]) -> Result<Sweep> {
    let fitting = ranks.iter().copied().filter(|n| *n <= runs.cores).max();
    let most = fitting.or_else(|| ranks.iter().copied().min()).unwrap_or(2);
    let sizes: Vec<String> = runs.options.msgsize.0.iter().map(usize::to_string).collect();
    let pairs = runs.pairs("alltoall", most, &["--msgsize".into(), sizes.join(",").into()])?;
    let rows = weighed::rows(&pairs, |_| true)?;
    runs.sweep("alltoall", pairs.into_iter().next().map(|pair| pair.without), rows)
}

struct Runs<'a> {
    options: &'a Arguments,
    /// `None`: Steelyard.
    tool: Option<Tool>,
    launcher: Launcher,
    cores: u32,
    folder: &'a Path,
    order: Order,
}

impl Runs<'_> {
    fn tool(&self) -> &str {
        self.options.with.as_deref().unwrap_or("Steelyard")
    }

    fn pairs(&mut self, benchmark: &str, ranks: u32, more: &[OsString]) -> Result<Vec<Weighed>> {
        let mut pairs = Vec::new();
        for number in 1..=self.options.runs {
            if !self.options.quiet {
                tell(&format!(
                    "steelyard: {benchmark}, {ranks} ranks, pair {number} of {}\n",
                    self.options.runs
                ));
            }
            let with_first = self.order.with_first();
            let first = self.once(benchmark, ranks, more, with_first)?;
            let second = self.once(benchmark, ranks, more, !with_first)?;
            let (with, without) = if with_first { (first, second) } else { (second, first) };
            pairs.push(Weighed { without, with });
        }
        Ok(pairs)
    }

    /// One run of the benchmark; an error if it fails, or if the tool is Steelyard and has not seen its calls.
    fn once(&self, benchmark: &str, ranks: u32, more: &[OsString], with: bool) -> Result<Sweep> {
        let path = |name: &str| self.folder.join(name);
        let (result, profile, printed) = (path("result.json"), path("run.steelyard"), path("printed"));
        let own = own_binary()?.into_os_string();
        let started = self.launcher.words(ranks, ranks > self.cores);
        let mut words: Vec<OsString> = started.into_iter().map(OsString::from).collect();
        words.extend([own.clone(), "bench".into(), benchmark.into(), "--seconds".into()]);
        words.push(self.options.seconds.to_string().into());
        if let Some(mpi) = &self.options.mpi {
            words.extend(["--mpi".into(), mpi.into()]);
        }
        words.extend(more.iter().cloned());
        words.extend(["--output".into(), result.clone().into()]);
        let mut variables: Vec<(OsString, OsString)> = Vec::new();
        let words: Vec<OsString> = match (&self.tool, with) {
            (_, false) => words,
            (Some(tool), true) => {
                if !self.options.inside {
                    variables.extend(tool.variables.iter().map(|(name, value)| (name.into(), value.into())));
                }
                with_tool(&words, tool, self.options.inside)?
            }
            (None, true) => {
                let before = ["run", "--quiet", "--report", "none", "--output"].map(OsString::from);
                let before = [own].into_iter().chain(before);
                let before = before.chain([profile.clone().into_os_string(), "--".into()]);
                before.chain(words).collect()
            }
        };
        let streams = Streams {
            input: Some(File::open("/dev/null").context("cannot open /dev/null")?),
            output: Some(File::create(&printed).with_context(|| format!("cannot write {}", printed.display()))?),
            ..Streams::default()
        };
        let how = supervisor::command(&words, &variables, &streams)?.how;
        if how != How::Exit(0) {
            tell(&String::from_utf8_lossy(&fs::read(&printed).unwrap_or_default()));
            bail!(
                "`{}` ended with status {}; what it printed stands above. Another launcher can be named with --launcher",
                self.launcher.words(ranks, ranks > self.cores).join(" "),
                how.status()
            );
        }
        let bytes = fs::read(&result).context("the benchmark left no result")?;
        let sweep = Sweep::read(&bytes)?.pop().context("the benchmark left no result")?;
        if with && self.tool.is_none() {
            seen(&profile, &sweep)?;
        }
        for path in [result, profile, printed] {
            // In a folder that is removed in the end anyway.
            let _ = fs::remove_file(path);
        }
        Ok(sweep)
    }

    fn sweep(
        &self,
        benchmark: &str,
        like: Option<Sweep>,
        rows: (Vec<communication::Row>, Vec<communication::Row>),
    ) -> Result<Sweep> {
        let like = like.context("there was nothing to measure")?;
        let mut sweep = weighed::sweep(&like, self.tool(), rows);
        let beyond = sweep
            .series
            .iter()
            .flat_map(|series| &series.rows)
            .any(|row| row.note.is_some());
        sweep.options.push(communication::Setting {
            name: "launcher".into(),
            value: self.launcher.to_string(),
        });
        sweep.options.push(communication::Setting {
            name: "runs".into(),
            value: self.options.runs.to_string(),
        });
        // Each row says it of itself.
        sweep.place.oversubscribed &=
            beyond && sweep.series.iter().all(|s| s.rows.iter().all(|row| row.note.is_some()));
        if beyond {
            sweep.notes.push(format!(
                "Of the {} processors here each had a rank of its own only up to that number; beyond it ranks take turns, and \
                 times are those of the system's scheduler more than of the barrier.",
                self.cores
            ));
        }
        if (self.options.runs as usize) < weighed::LEAST_VALUES {
            sweep
                .notes
                .push(format!("An interval needs {} pairs of runs.", weighed::LEAST_VALUES));
        }
        sweep.notes.extend(weighed::published(benchmark).map(String::from));
        Ok(sweep)
    }
}

/// A figure of a benchmark whose calls were not recorded would be a lie.
fn seen(profile: &Path, sweep: &Sweep) -> Result<()> {
    let name = match sweep.benchmark.as_str() {
        "barrier" => "MPI_Barrier",
        _ => "MPI_Alltoall",
    };
    let run = model::Run::new(Profile::read(profile)?);
    let sites = &run.tables().sites;
    let of = |row: &usize| run.call_name(CallId(sites.call[*row])) == name;
    let counted: u64 = (0..sites.len()).filter(of).map(|row| sites.count[row]).sum();
    let iterations = sweep.column("iterations").unwrap_or(usize::MAX);
    let made = sweep.series.iter().flat_map(|series| &series.rows).map(|row| {
        let ranks = if name == "MPI_Barrier" {
            row.x as f64
        } else {
            f64::from(sweep.place.ranks)
        };
        row.values.get(iterations).and_then(|value| value.value).unwrap_or(0.0) * ranks
    });
    let made = made.sum::<f64>() as u64;
    if counted < made || made == 0 {
        bail!(
            "Steelyard counted {counted} calls of {name}, and the benchmark made {made} and more: it was not measured, so \
             there is nothing to compare. Name the launcher's own MPI with --mpi"
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_default_ranks_double_until_once_beyond_the_processors() {
        assert_eq!(default_ranks(2), [2, 4]);
        assert_eq!(default_ranks(1), [2]);
        assert_eq!(default_ranks(6), [2, 4, 8]);
        assert_eq!(default_ranks(128).last(), Some(&256));
    }

    #[test]
    fn ranks_are_a_list() {
        assert_eq!(ranks("8, 2,4,2").unwrap().0, [2, 4, 8]);
        for wrong in ["", "1", "2,", "2-8", "100001"] {
            assert!(ranks(wrong).is_err(), "{wrong}");
        }
    }
}
