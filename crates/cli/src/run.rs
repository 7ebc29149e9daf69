//! `steelyard run COMMAND`: gets into the launcher's line, runs it, collects, reports.

use crate::arguments::{Measuring, Outputs, patience};
use crate::exec::{self, exec};
use crate::finish::{finish, output_folder};
use crate::library::{COLLECTOR, library, own_binary};
use crate::repeat::repeat;
use crate::rescue::rescue;
use crate::snapshot::hang::Beside;
use crate::stream::{self, are_removed, chain, removed, still_in, tell, tell_left_out};
use crate::{mistake, settings, writable};
use anyhow::{Context, Result, bail};
use clap::Args;
use fold::Collected;
use format::options;
use launch::LaunchLine;
use overhead::Phases;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use supervisor::{How, Ran, RunDirectory, Streams};

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
  steelyard run --repeat 5 -o before/ mpirun -n 4 ./app     several runs, to compare with others
  steelyard run ./app > out            `out` holds what the program printed, and nothing else")]
pub struct Arguments {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub outputs: Outputs,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub measuring: Measuring,
    /// Run it so often, a profile of each by number in a directory (-o DIR, which is made; default: NAME_runs), for steelyard diff
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000),
          conflicts_with_all = ["html", "keep_run_dir", "times"])]
    pub repeat: Option<u32>,
    /// Print on stderr where each rank is, as steelyard snapshot does, when no process of this node has moved for so long, as 10m
    #[arg(long, value_name = "TIME", value_parser = patience)]
    pub hang: Option<Duration>,
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
    pub command: Vec<OsString>,
}

/// Runs the command, and ends as it ended. An error where it, a setting or an output is wrong, or it cannot be started; what
/// goes wrong later is only told.
#[inline(never)]
pub fn run(options: Arguments) -> Result<ExitCode> {
    exec::stand_in(&options.command)?;
    measured(options)
}

#[inline(never)]
fn measured(options: Arguments) -> Result<ExitCode> {
    let began = Instant::now();
    let words = exec::as_text(&options.command);
    mistake::look("run", &words)?;
    if let Some(times) = options.repeat {
        return repeat(&options, times);
    }
    let line = understand(&words)?;
    // As in `mpirun -n 4 steelyard run ./app`: this is a rank, and its run is that of all ranks.
    if line.family.is_none() && supervisor::Job::here().size.is_some_and(|size| size > 1) {
        return exec(as_rank(options));
    }
    settings::look()?;
    writable::look(&options.outputs).map_err(|error| anyhow::anyhow!("{error}. Nothing was started"))?;
    if !options.outputs.quiet {
        settings::tell_unknown();
    }
    let directory = match RunDirectory::make() {
        Ok(directory) => directory,
        Err(error) => return Err(unmeasured(&options.command, &error)),
    };
    if let Some(wanted) = std::env::var_os(format::options::TMPDIR)
        && !wanted.is_empty()
        && !options.outputs.quiet
        && !directory.path().starts_with(&wanted)
    {
        tell(&format!(
            "steelyard: nothing can be written to {}, as {} says: records go to {}\n",
            Path::new(&wanted).display(),
            format::options::TMPDIR,
            directory.path().display()
        ));
    }
    let watch = options.hang.map(|patience| Beside::start(directory.path(), patience));
    if let Some(Err(error)) = &watch {
        tell(&format!("steelyard: nobody looks whether the run hangs: {error}\n"));
    }
    let mut phases = Phases::default();
    let Ran { how, told_to_end } = match start(&options, &line, &directory, began, &mut phases) {
        Ok(ran) => ran,
        Err(error) => {
            // Nothing ran, so nothing is lost with it.
            let _ = directory.remove();
            return Err(error);
        }
    };
    drop(watch);
    let ended = Instant::now();
    if let Err(error) = conclude(&options, &line, &directory, how, told_to_end) {
        tell(&format!("steelyard: {}\n", chain(&error)));
    }
    phases.after_s = ended.elapsed().as_secs_f64();
    if let Some(path) = &options.times
        && let Err(error) = stream::write(path, phases.to_json().as_bytes())
    {
        tell(&format!("steelyard: {}\n", chain(&error)));
    }
    how.leave()
}

/// The command in our place, where nothing can be recorded: a job that waited for its turn is not lost with it. What keeps even that
/// from starting is returned.
fn unmeasured(command: &[OsString], why: &supervisor::Error) -> anyhow::Error {
    tell(&format!("steelyard: the command runs unmeasured: {why}\n"));
    let [program, arguments @ ..] = command else {
        return anyhow::anyhow!("no command was given");
    };
    anyhow::Error::new(inherited::replace_by(Command::new(program).args(arguments)))
        .context(format!("cannot start {}", program.to_string_lossy()))
}

fn as_rank(options: Arguments) -> exec::Arguments {
    exec::Arguments {
        outputs: options.outputs,
        measuring: options.measuring,
        told: Vec::new(),
        command: options.command,
    }
}

/// Where the programs are in a launcher's line. An error where that cannot be told.
pub fn understand(command: &[String]) -> Result<LaunchLine> {
    let hint = launch::needs_hint(command).and_then(version);
    Ok(launch::parse(command, hint.as_deref())?)
}

/// What a launcher says it is.
fn version(launcher: &str) -> Option<String> {
    let output = Command::new(launcher)
        .arg("--version")
        .stdin(Stdio::null())
        .output()
        .ok()?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn start(
    options: &Arguments,
    line: &LaunchLine,
    directory: &RunDirectory,
    began: Instant,
    phases: &mut Phases,
) -> Result<Ran> {
    let own = own_binary()?.into_os_string();
    // Put beside the records once, for all ranks of this machine.
    if let Some(note) = library(&COLLECTOR, Some(directory.path()))?.note
        && !options.outputs.quiet
    {
        tell(&format!("steelyard: {note}\n"));
    }
    let mut variables: Vec<(OsString, OsString)> = vec![
        (options::RUN.into(), directory.path().into()),
        (options::OUT.into(), output_folder().into()),
    ];
    variables.extend(options.measuring.variables());
    let words = line.with_exec(&options.command, &prefix(line, own, &variables));
    variables.extend(job_name(line));
    phases.before_s = began.elapsed().as_secs_f64();
    let ran = supervisor::command(&words, &variables, &streams(options))?;
    phases.command_s = began.elapsed().as_secs_f64() - phases.before_s;
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    phases.command_end_unix_ns = now.map_or(0, |now| now.as_nanos() as i64);
    Ok(ran)
}

/// The program's alone, where we write to none of them: an output may well be /dev/stdout.
fn streams(options: &Arguments) -> Streams {
    let written = [&options.outputs.output, &options.outputs.html, &options.times];
    let is_device = |path: &PathBuf| path.starts_with("/dev") || path.starts_with("/proc");
    match written.into_iter().flatten().any(is_device) {
        true => Streams::default(),
        false => Streams::given(),
    }
}

/// The words before each program. A launcher may hand on no environment, but it hands on these.
fn prefix(line: &LaunchLine, own: OsString, variables: &[(OsString, OsString)]) -> Vec<OsString> {
    let told = variables.iter().filter(|_| line.family.is_some()).map(|(name, value)| {
        ["--told=".as_ref(), name.as_os_str(), "=".as_ref(), value]
            .into_iter()
            .collect()
    });
    [own, "exec".into()]
        .into_iter()
        .chain(told)
        .chain(["--".into()])
        .collect()
}

/// srun names a job, and tells it the name, by the program that it starts: that is to be the user's.
fn job_name(line: &LaunchLine) -> Option<(OsString, OsString)> {
    const NAME: &str = "SLURM_JOB_NAME";
    let srun = line.family == Some("slurm") && std::env::var_os(NAME).is_none();
    let program = srun.then(|| Path::new(line.program()).file_name())??;
    Some((NAME.into(), program.into()))
}

/// After the command: the records become a profile, the profile a report.
fn conclude(
    options: &Arguments,
    line: &LaunchLine,
    directory: &RunDirectory,
    how: How,
    told_to_end: Option<i32>,
) -> Result<()> {
    let out = output_folder();
    let lost = rescue(directory, &out, directory.await_parts(&out));
    let Collected { mut profile, left_out } = match collect::collect_run(directory, &out, &lost) {
        Ok(collected) => collected,
        Err(_) if are_removed(directory.path()) => {
            let _ = directory.remove();
            bail!(removed(directory.path()));
        }
        Err(fold::Error::NothingRecorded { .. }) => {
            if !options.keep_run_dir {
                // They hold nothing, but for the names of nodes that left no part.
                let _ = directory.remove();
                for folder in directory.remote_parts(&out) {
                    let _ = std::fs::remove_dir_all(folder.path());
                }
            }
            if let Some(why) = nothing(line, &line.words()[0], how, &lost) {
                tell(&format!("steelyard: {why}\n"));
            }
            return Ok(());
        }
        Err(error) => {
            bail!("{error}; {}", still_in(directory.path()));
        }
    };
    let facts = &mut profile.manifest.run;
    facts.name = line.name().to_string();
    facts.command = secrets::redacted(line.words());
    facts.directory = std::env::current_dir()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    facts.launcher = line.family.map(str::to_string);
    facts.exit_status = Some(how.status());
    facts.exit_signal = match how {
        How::Signal(signal) => Some(signal),
        How::Exit(_) => None,
    };
    facts.told_to_end = told_to_end;
    facts.ranks_expected = line.ranks.filter(|_| line.family.is_some()).or(facts.ranks_expected);
    if let Err(error) = finish(profile, &options.outputs) {
        bail!("{}; {}", chain(&error), still_in(directory.path()));
    }
    if !lost.is_empty() {
        tell(&format!(
            "steelyard: no part came from {}: if records are left there, steelyard collect on that node finds them\n",
            lost.join(", ")
        ));
    }
    if !left_out.is_empty() {
        tell_left_out(&left_out, directory.path());
        return Ok(());
    }
    for folder in directory.remote_parts(&out) {
        // They are in the profile; what cannot be removed is at worst in the way.
        let _ = std::fs::remove_dir_all(folder.path());
    }
    if options.keep_run_dir {
        tell(&format!("steelyard: records: {}\n", directory.path().display()));
    } else {
        directory
            .remove()
            .with_context(|| format!("cannot remove {}", directory.path().display()))?;
    }
    Ok(())
}

/// Why there is nothing to report; `None` where that has been said already.
fn nothing(line: &LaunchLine, launcher: &str, how: How, lost: &[String]) -> Option<String> {
    let ended = match how {
        // Where the program could not even be started, its supervisor has said so.
        How::Exit(126 | 127) => return None,
        How::Exit(0) => return Some("nothing was recorded: none of the processes that ran could be measured".into()),
        How::Exit(status) => format!("ended with status {status}"),
        How::Signal(signal) => format!("was ended by {}", text::signal(signal)),
    };
    let on = lost.join(", ");
    Some(match line.family {
        Some(_) if !lost.is_empty() => format!(
            "{launcher} {ended}, and all that was recorded was killed with the program before it could be put together; \
             what there is of it still lies on {on}: `steelyard collect` there finds it{}",
            if line.family == Some("slurm") {
                ", and a run inside sbatch or salloc fetches it by itself"
            } else {
                ""
            }
        ),
        Some(_) => format!(
            "{launcher} {ended} before it had started the program, so there is nothing to report; what it said about \
             that stands above"
        ),
        None => format!("{launcher} {ended}, and nothing was recorded of it"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_launcher_that_fails_is_named_with_its_status() {
        let words = |line: &str| line.split(' ').map(String::from).collect::<Vec<_>>();
        let said = |text: &str, how: How| {
            let words = words(text);
            nothing(&launch::parse(&words, None).unwrap(), &words[0], how, &[])
        };
        let text = said("mpirun -n 99 ./app", How::Exit(1)).unwrap();
        assert!(text.starts_with("mpirun ended with status 1 before it had started the program"));
        assert!(
            said("srun ./app", How::Signal(9))
                .unwrap()
                .starts_with("srun was ended by signal 9")
        );
        assert_eq!(said("mpirun -n 2 ./missing", How::Exit(127)), None);
    }

    #[test]
    fn a_program_that_ran_is_not_said_not_to_have_started() {
        let line = launch::parse(&["srun".to_string(), "./app".to_string()], None).unwrap();
        let text = nothing(&line, "srun", How::Signal(9), &["n1".to_string(), "n2".to_string()]).unwrap();
        assert!(
            text.contains("still lies on n1, n2") && !text.contains("before it had started"),
            "{text}"
        );
    }
}
