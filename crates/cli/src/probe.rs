//! `steelyard probe io DIR`, `memory` and `compute`: what a file system, memory and cores give, measured, shown and kept.

use crate::doctor::{Check, State};
use crate::library::own_binary;
use crate::stream::{self, tell};
use ::probe::{Error, FileSystem, Plan, Probe, Store, Team, Test, Wish};
use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use format::Profile;
use report::text::paragraph;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::SystemTime;
use supervisor::Job;
use text::{Unit, plain};

/// Measures what a file system, memory or cores give, so that reports can compare with it.
#[derive(Args, Debug)]
pub struct Arguments {
    /// What to measure.
    #[command(subcommand)]
    pub what: What,
}

/// What can be probed.
#[derive(Subcommand, Debug)]
pub enum What {
    /// Measure how fast files are written, read, made and removed in a directory.
    Io(Io),
    /// Measure how fast memory is read and written, and how long a read takes.
    Memory(Memory),
    /// Measure how many floating-point operations a second a core does at most.
    Compute(Compute),
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
pub struct Io {
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

/// Measures how fast memory is read and written by one core and by all, and how long a read takes that needs the one before.
///
/// It takes a few seconds, and a quarter of the free memory at most. The result is kept, the newest of each node, and is put
/// into the profiles of runs on this node. Measure where nothing else runs, with the cores that the program has.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard probe memory
  srun -N 1 --exclusive steelyard probe memory")]
pub struct Memory {
    /// Print JSON, as it is kept.
    #[arg(long)]
    pub json: bool,
}

/// Measures how many floating-point operations a second one core does at most, and all of them.
///
/// It takes a second. The result is kept, the newest of each node, and is put into the profiles of runs on this node: reports say
/// how near to it calls of BLAS, LAPACK and FFTW come. Measure where nothing else runs, with the cores that the program has.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard probe compute
  srun -N 1 --exclusive steelyard probe compute")]
pub struct Compute {
    /// Print JSON, as it is kept.
    #[arg(long)]
    pub json: bool,
}

/// A process of a probe.
#[derive(Args, Debug)]
pub struct Worker {
    /// Where the processes meet.
    pub folder: PathBuf,
    /// Of this one.
    pub rank: u32,
    /// How many there are.
    pub size: u32,
    /// Process id of the first.
    pub leader: u32,
}

fn size(text: &str) -> Result<u64, String> {
    text::size(text).ok_or_else(|| "write it as 512M or 4G".into())
}

/// Columns of what is printed.
const WIDTH: usize = 80;
/// Processes of a probe without a launcher, where nobody says how many.
const PROCESSES: usize = 16;

/// Measures, or shows what was measured. An error where it cannot be measured, kept or printed.
pub fn probe(arguments: Arguments) -> Result<ExitCode> {
    let options = match arguments.what {
        What::Io(options) => options,
        What::Memory(options) => return memory(&options),
        What::Compute(options) => return compute(&options),
    };
    match &options.directory {
        Some(directory) if !options.list => measure(directory, &options),
        _ => list(),
    }
}

/// The hidden command: a process of a probe without a launcher. An error where [`::probe::serve`] has one.
pub fn worker(options: Worker) -> Result<ExitCode> {
    let served = ::probe::serve(&options.folder, options.rank, options.size, options.leader);
    Ok(ended(served.map(|()| None))?.unwrap_or(ExitCode::SUCCESS))
}

/// Puts what is known of its file systems into a profile.
pub fn attach(profile: &mut Profile) {
    if let Ok(store) = store() {
        let (probes, _) = store.read();
        let probes: Vec<Probe> = probes.into_iter().map(|(_, probe)| probe).collect();
        ::probe::attach(profile, &probes);
    }
}

/// Whether the file system of this directory is known.
pub fn check() -> Check {
    let file_system = FileSystem::of(Path::new(".")).unwrap_or_default();
    let what = named(&file_system);
    match store().ok().and_then(|store| store.find(&file_system)) {
        Some(probe) => Check::new(
            "file system here",
            State::Good,
            format!("{what}: probed {}", age(probe.measured_unix_s)),
        ),
        None => Check::new(
            "file system here",
            State::Less,
            format!(
                "{what}: what it gives is not known. `steelyard probe io .` measures it in less than half a minute."
            ),
        ),
    }
}

fn memory(options: &Memory) -> Result<ExitCode> {
    let store = store()?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as u32;
    tell(&format!(
        "steelyard: measuring memory with 1 to {cores} cores, a few seconds\n"
    ));
    let probe = ::probe::measure_memory(supervisor::caches(), cores)?;
    let text = match options.json {
        true => probe.to_json(),
        false => format!("\n{}", memory_page(&probe)),
    };
    let kept = store.write(&probe);
    stream::print(&text)?;
    tell(&format!("steelyard: kept in {}\n", kept?.display()));
    Ok(ExitCode::SUCCESS)
}

fn compute(options: &Compute) -> Result<ExitCode> {
    let store = store()?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as u32;
    tell(&format!(
        "steelyard: measuring what 1 to {cores} cores compute, about a second\n"
    ));
    let probe = ::probe::measure_compute(cores);
    let row = |result: &::probe::Measurement| {
        let cores = text::counted(f64::from(result.processes), "core");
        let precision = if result.test == ::probe::SINGLE {
            "single"
        } else {
            "double"
        };
        let label = format!("multiply and add, {precision} precision, {cores}");
        let value = format!("{} GFLOP/s", plain(Unit::Ratio, result.per_second as f64 / 1e9));
        format!("  {label:54}{value:>16}\n")
    };
    let text = match options.json {
        true => probe.to_json(),
        false => format!("\n{}", probe.results.iter().map(row).collect::<String>()),
    };
    let kept = store.write(&probe);
    stream::print(&text)?;
    tell(&format!("steelyard: kept in {}\n", kept?.display()));
    Ok(ExitCode::SUCCESS)
}

/// The table: a row a measurement.
fn memory_page(probe: &Probe) -> String {
    let mut text = String::new();
    for result in &probe.results {
        let (bytes, rate) = (plain(Unit::Bytes, result.access_bytes as f64), result.per_second as f64);
        let cores = match result.processes {
            1 => "1 core".to_string(),
            cores => format!("{cores} cores"),
        };
        let (label, value) = match result.test.as_str() {
            ::probe::READ => (format!("read, {cores}"), plain(Unit::BytesPerSecond, rate)),
            ::probe::TRIAD => (
                format!("a[i] = b[i] + s * c[i], {cores}"),
                plain(Unit::BytesPerSecond, rate),
            ),
            test => (
                format!(
                    "a read that needs the last, in {bytes}{}",
                    if test == ::probe::LOAD_HUGE {
                        " of huge pages"
                    } else {
                        ""
                    }
                ),
                plain(Unit::Seconds, 1.0 / rate),
            ),
        };
        text += &format!("  {label:54}{value:>12}\n");
    }
    for note in &probe.notes {
        text += &paragraph("  ", note, WIDTH);
    }
    text
}

fn store() -> Result<Store, Error> {
    Store::from_environment(|name| std::env::var_os(name).map(PathBuf::from))
}

fn measure(directory: &Path, options: &Io) -> Result<ExitCode> {
    // What cannot be kept need not be measured.
    let store = store()?;
    let team = team(options)?;
    let wish = Wish {
        size: options.size,
        seconds: options.seconds.map(f64::from),
    };
    let mut announce = |file_system: &FileSystem, plan: &Plan| tell(&announcement(directory, file_system, plan));
    let measured = ::probe::measure(directory, &team, &wish, &mut announce);
    let probe = match measured {
        Ok(Some(probe)) => probe,
        other => return Ok(ended(other.map(|_| None))?.unwrap_or(ExitCode::SUCCESS)),
    };
    let text = if options.json {
        probe.to_json()
    } else {
        format!("\n{}", page(&probe))
    };
    let kept = store.write(&probe);
    stream::print(&text)?;
    let path = kept?;
    tell(&format!(
        "steelyard: kept in {}; nothing is left in {}\n",
        path.display(),
        directory.display()
    ));
    Ok(ExitCode::SUCCESS)
}

/// A probe that a signal ended ends this process by that signal, now that all is removed.
fn ended(outcome: Result<Option<ExitCode>, Error>) -> Result<Option<ExitCode>, Error> {
    if let Err(Error::Interrupted { signal }) = &outcome {
        tell("steelyard: interrupted; all that the probe had written is removed\n");
        ::probe::end_by(*signal);
    }
    outcome
}

fn team(options: &Io) -> Result<Team> {
    let job = Job::here();
    if let (Some(rank), Some(id)) = (job.rank, job.id)
        && job.size != Some(1)
    {
        if options.processes.is_some() {
            bail!("-n is for a probe without a launcher; here the launcher's number of processes counts");
        }
        let size = job.size;
        return Ok(Team::Launched { rank, size, job: id });
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let program = own_binary()?;
    Ok(Team::Own {
        processes: options.processes.unwrap_or(cores.min(PROCESSES) as u32),
        worker: vec![program.into(), OsString::from("probe-worker")],
    })
}

fn announcement(directory: &Path, file_system: &FileSystem, plan: &Plan) -> String {
    let processes = match plan.processes {
        1 => "1 process".to_string(),
        n => format!("1 to {n} processes"),
    };
    let text = format!(
        "measuring {} in {} with {processes}. At most {} and {} empty files lie there at a time, and all of it is \
         removed. About {:.0} s.",
        named(file_system),
        directory.display(),
        plain(Unit::Bytes, plan.size_bytes as f64),
        plan.files,
        plan.seconds.min(plan.level_seconds() * plan.levels.len() as f64)
    );
    paragraph("steelyard: ", &text, WIDTH)
}

/// "ext4 of /dev/vda, mounted at /".
fn named(file_system: &FileSystem) -> String {
    let FileSystem {
        kind, source, mount, ..
    } = file_system;
    if kind == source {
        format!("{kind}, mounted at {mount}")
    } else {
        format!("{kind} of {source}, mounted at {mount}")
    }
}

/// "3 days ago".
fn age(unix_s: i64) -> String {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let seconds = now.map_or(0, |now| now.as_secs() as i64).saturating_sub(unix_s);
    let (count, unit) = match seconds {
        ..60 => return "just now".into(),
        60..3600 => (seconds / 60, "minute"),
        3600..86_400 => (seconds / 3600, "hour"),
        _ => (seconds / 86_400, "day"),
    };
    format!("{count} {unit}{} ago", if count == 1 { "" } else { "s" })
}

/// The table: a row a test, a column a number of processes.
fn page(probe: &Probe) -> String {
    let levels = probe.levels();
    let row = |label: &str, cells: Vec<String>| {
        let cells: String = cells.iter().map(|cell| format!("{cell:>11}")).collect();
        format!("  {label:22}{cells}").trim_end().to_string() + "\n"
    };
    let mut text = row(
        "processes at a time",
        levels.iter().map(|level| level.to_string()).collect(),
    );
    for &test in Test::ALL {
        let unit = if ::probe::test::access_bytes(test) > 0 {
            Unit::BytesPerSecond
        } else {
            Unit::PerSecond
        };
        let cells = |cell: &dyn Fn(&::probe::Measurement) -> String| {
            let found = levels.iter().map(|&level| probe.result(test, level));
            found.map(|result| result.map_or("-".into(), cell)).collect()
        };
        text += &row(label(test), cells(&|result| plain(unit, result.per_second as f64)));
        if ::probe::test::writes(test) {
            let part = |seconds: f64, all: f64| plain(Unit::Share, if all > 0.0 { seconds / all } else { 0.0 });
            text += &row(
                "  its time in fsync",
                cells(&|result| part(result.sync_seconds, result.seconds)),
            );
        }
        if ::probe::test::reads(test) {
            text += &row("  answered by", cells(&|result| result.served_by.clone()));
        }
    }
    text.push('\n');
    let mut say = |words: &str| text += &paragraph("  ", words, WIDTH);
    say(
        "Large: accesses of 1 MiB, a file for each process. Small: accesses of 47 008 bytes, in turns, all in one file. \
         Rates are of all processes together; those of writes have the fsync at the end in them.",
    );
    let answered = |by: &str| probe.results.iter().any(|result| result.served_by == by);
    for (by, words) in ANSWERS {
        if answered(by) {
            say(words);
        }
    }
    for note in &probe.notes {
        say(note);
    }
    text
}

const ANSWERS: &[(&str, &str)] = &[
    (
        "cache",
        "cache: memory of this node answered the reads, or it cannot be told that it did not; it says nothing of the \
         storage.",
    ),
    (
        "memory",
        "memory: this file system lies in memory; it uses up what programs have.",
    ),
    ("device", "device: the kernel fetched what was read from storage."),
    (
        "server",
        "server: what was read came over the network, perhaps out of the server's memory.",
    ),
];

fn label(test: Test) -> &'static str {
    match test {
        Test::LargeWrite => "large writes",
        Test::LargeRead => "large reads",
        Test::SmallWrite => "small writes",
        Test::SmallRead => "small reads",
        Test::Create => "files made",
        Test::Stat => "files looked at (stat)",
        Test::Unlink => "files removed",
    }
}

fn list() -> Result<ExitCode> {
    let store = store()?;
    let (probes, wrong) = store.read();
    let mut text = if probes.is_empty() {
        format!("No probe is kept in {}.\n", store.folder().display())
    } else {
        format!("Probes in {}:\n", store.folder().display())
    };
    for (_, probe) in &probes {
        let host = probe
            .host
            .as_ref()
            .map_or("every node's".into(), |host| format!("of {host} alone"));
        if probe.kind == ::probe::MEMORY {
            let most = |test: &str| {
                probe
                    .results
                    .iter()
                    .filter(|r| r.test == test)
                    .map(|r| r.per_second)
                    .max()
            };
            text += &format!(
                "  memory, {host}: {}\n    {} cores; read {} at best\n",
                age(probe.measured_unix_s),
                probe.levels().last().unwrap_or(&0),
                plain(Unit::BytesPerSecond, most(::probe::READ).unwrap_or(0) as f64),
            );
            continue;
        }
        if probe.kind == ::probe::COMPUTE {
            let of_one = |result: &&::probe::Measurement| result.processes == 1 && result.test == ::probe::DOUBLE;
            let rate = probe.results.iter().find(of_one).map_or(0, |result| result.per_second);
            text += &format!(
                "  cores, {host}: {}\n    a core does {} GFLOP/s in double precision\n",
                age(probe.measured_unix_s),
                plain(Unit::Ratio, rate as f64 / 1e9),
            );
            continue;
        }
        let best = |test: Test| {
            probe
                .results
                .iter()
                .filter(move |r| r.test == test.word())
                .map(|r| r.per_second)
                .max()
        };
        let rate = |test: Test| best(test).map_or("-".into(), |rate| plain(Unit::BytesPerSecond, rate as f64));
        text += &format!(
            "  {}, {host}: {}\n    up to {} processes; large writes {}, small writes {} at best\n",
            named(&probe.file_system()),
            age(probe.measured_unix_s),
            probe.levels().last().unwrap_or(&0),
            rate(Test::LargeWrite),
            rate(Test::SmallWrite),
        );
    }
    stream::print(&text)?;
    for why in wrong {
        tell(&format!("steelyard: {why}\n"));
    }
    Ok(ExitCode::SUCCESS)
}
