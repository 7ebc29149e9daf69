//! `steelyard export --to FORMAT FILE`.

use crate::stream::{self, tell};
use anyhow::{Context, Result, ensure};
use clap::{Args, ValueEnum};
use format::Profile;
use interchange::{Choice, Paraver, ParaverFile, Threads, Viewer};
use model::Run;
use std::path::PathBuf;
use std::process::ExitCode;

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
    /// A trace of calls and functions over time in Chrome's trace events (JSON), which many viewers read.
    Chrome,
    /// A trace of states and calls over time, for Paraver: a .prv with its .pcf and .row.
    Paraver,
    /// The text report of mpiP, for scripts that read it.
    Mpip,
    /// The summary of perf-libs-tools: calls of BLAS, LAPACK and FFTW.
    Perflibs,
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
/// (darshan-parser, PyDarshan, Drishti) get the records of files, see docs/darshan.md; scripts that read mpiP's text report get
/// one. What had no place is said.
#[derive(Args, Debug)]
#[command(before_help = "\
Examples:
  steelyard export --to speedscope app.steelyard
  steelyard export --to firefox app.steelyard --ranks 0-3 --threads all
  steelyard export --to folded --merge app.steelyard -o /dev/stdout | inferno-flamegraph > flame.svg
  steelyard export --to pprof app.steelyard && go tool pprof -http=: app.pb.gz
  steelyard export --to paraver app.steelyard && wxparaver app.prv
  steelyard export --to mpip app.steelyard
  steelyard export --to perflibs app.steelyard && process_summary.py app.apl
  steelyard export --to darshan app.steelyard -o app.darshan")]
pub struct Arguments {
    /// The format.
    #[arg(long, value_name = "FORMAT")]
    pub to: Target,
    /// The profile.
    pub profile: PathBuf,
    /// Write to this file, packed if its name ends in .gz [default: here, with the profile's name and the format's ending]
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Which threads are rows [default: working]
    #[arg(long, value_name = "WHICH")]
    pub threads: Option<ThreadsOf>,
    /// These ranks alone, as 0-3,8
    #[arg(long, value_name = "LIST")]
    pub ranks: Option<interchange::RankList>,
    /// All rows as one, where a format does not show when things happened: speedscope, folded, pprof.
    #[arg(long)]
    pub merge: bool,
    /// Show a function's lines apart, in speedscope, folded, perfetto, chrome and paraver; the others have lines beside functions.
    #[arg(long)]
    pub lines: bool,
}

/// Reads a profile, and writes what another tool reads. An error where the profile cannot be read, has nothing of that kind,
/// options do not fit it, or the file cannot be written.
pub fn export(options: Arguments) -> Result<ExitCode> {
    let profile = Profile::read(&options.profile).with_context(|| options.profile.display().to_string())?;
    match options.to {
        Target::Speedscope => to_viewer(profile, Viewer::Speedscope, &options),
        Target::Firefox => to_viewer(profile, Viewer::Firefox, &options),
        Target::Folded => to_viewer(profile, Viewer::Folded, &options),
        Target::Pprof => to_viewer(profile, Viewer::Pprof, &options),
        Target::Perfetto => to_viewer(profile, Viewer::Perfetto, &options),
        Target::Chrome => to_viewer(profile, Viewer::Chrome, &options),
        Target::Paraver => to_paraver(profile, &options),
        Target::Mpip => to_mpip(profile, &options),
        Target::Perflibs => to_perflibs(profile, &options),
        Target::Darshan => to_darshan(&profile, &options),
    }
}

fn is_whole(options: &Arguments, what: &str) -> Result<()> {
    ensure!(
        options.threads.is_none() && options.ranks.is_none() && !options.merge && !options.lines,
        "{what} is of the whole run: leave out --threads, --ranks, --merge and --lines"
    );
    Ok(())
}

fn to_mpip(profile: Profile, options: &Arguments) -> Result<ExitCode> {
    is_whole(options, "a report of mpiP")?;
    let path = path(options, "mpiP");
    let run = Run::new(profile);
    stream::write_with(&path, |out| {
        interchange::write_mpip(&run, env!("CARGO_PKG_VERSION"), out)
    })?
    .with_context(|| options.profile.display().to_string())?;
    tell(&format!(
        "steelyard: {}: a report in the form of mpiP's\n",
        path.display()
    ));
    Ok(ExitCode::SUCCESS)
}

fn to_perflibs(profile: Profile, options: &Arguments) -> Result<ExitCode> {
    is_whole(options, "a summary of perf-libs-tools")?;
    let path = path(options, "apl");
    let run = Run::new(profile);
    stream::write_with(&path, |out| interchange::write_perflibs(&run, out))?
        .with_context(|| options.profile.display().to_string())?;
    tell(&format!(
        "steelyard: {}: a summary in the form of perf-libs-tools'\n",
        path.display()
    ));
    Ok(ExitCode::SUCCESS)
}

fn choice(options: &Arguments) -> Choice {
    Choice {
        threads: match options.threads {
            Some(ThreadsOf::All) => Threads::All,
            Some(ThreadsOf::Main) => Threads::Main,
            Some(ThreadsOf::Working) | None => Threads::Working,
        },
        ranks: options.ranks.clone(),
        merge: options.merge,
        lines: options.lines,
    }
}

/// The three files have one name, by which Paraver finds them.
fn to_paraver(profile: Profile, options: &Arguments) -> Result<ExitCode> {
    let trace = path(options, ParaverFile::Prv.ending());
    ensure!(
        trace
            .extension()
            .is_some_and(|ending| ending == ParaverFile::Prv.ending()),
        "{}: Paraver knows its traces, and the files beside them, by their names: let it end in .prv",
        trace.display()
    );
    let run = Run::new(profile);
    let paraver = Paraver::new(&run, &choice(options), env!("CARGO_PKG_VERSION"))
        .with_context(|| options.profile.display().to_string())?;
    for file in ParaverFile::ALL {
        stream::write_with(&trace.with_extension(file.ending()), |out| paraver.write(file, out))??;
    }
    tell(&format!(
        "steelyard: {} threads, {} messages\nsteelyard: {}: open it with `wxparaver FILE`; the .pcf and .row beside it belong to it\n",
        paraver.threads(),
        paraver.messages(),
        trace.display()
    ));
    Ok(ExitCode::SUCCESS)
}

fn to_viewer(profile: Profile, viewer: Viewer, options: &Arguments) -> Result<ExitCode> {
    let path = path(options, viewer.ending());
    let choice = choice(options);
    let packed = path.extension().is_some_and(|ending| ending == "gz");
    let run = Run::new(profile);
    let written = stream::write_with(&path, |out| {
        interchange::write(&run, viewer, &choice, env!("CARGO_PKG_VERSION"), packed, out)
    })?
    .with_context(|| options.profile.display().to_string())?;
    for note in &written.notes {
        tell(&format!("steelyard: {note}\n"));
    }
    tell(&format!(
        "steelyard: {written}\nsteelyard: {}: {}\n",
        path.display(),
        viewer.opens()
    ));
    Ok(ExitCode::SUCCESS)
}

fn to_darshan(profile: &Profile, options: &Arguments) -> Result<ExitCode> {
    is_whole(options, "a Darshan log")?;
    let exported = darshan::export(profile, env!("CARGO_PKG_VERSION"))?;
    let path = path(options, "darshan");
    stream::write(&path, &exported.log.to_bytes())?;
    for note in &exported.notes {
        tell(&format!("steelyard: {note}\n"));
    }
    tell(&format!("steelyard: log: {}\n", path.display()));
    Ok(ExitCode::SUCCESS)
}

/// Where to write: where the user says, else here.
fn path(options: &Arguments, ending: &str) -> PathBuf {
    let beside = || PathBuf::from(options.profile.file_name().unwrap_or_default()).with_extension(ending);
    options.output.clone().unwrap_or_else(beside)
}
