//! `steelyard exec`: the parent of one program.

use crate::drain::Drain;
use crate::ended::{Ended, How};
use crate::facts::{self, ExitFacts, ProbeFacts, SupervisorFacts};
use crate::job::Job;
use crate::node::NodeSampler;
use crate::program::Program;
use crate::run_directory::RunDirectory;
use crate::signals::{Event, Signals};
use crate::{Error, child, clock, environment, finish, procfs, program, signals};
use nix::sys::resource::{UsageWho, getrusage};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Pid, WaitId, WaitIdOptions, WaitOptions, waitid, waitpid};
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Time between two rounds, the shortest where rings fill fast, and the first of a young run.
const ROUND: Duration = Duration::from_secs(1);
const SHORTEST_ROUND: Duration = Duration::from_millis(50);
const FIRST_ROUND: Duration = Duration::from_millis(10);
/// How long processes of the program that outlive it are waited for.
const GRACE: Duration = Duration::from_millis(250);

/// What to run.
#[derive(Clone, Debug, Default)]
pub struct ExecOptions {
    /// The program and its arguments.
    pub command: Vec<OsString>,
    /// `libsteelyard.so`, an absolute path; without it the program runs unmeasured.
    pub library: Option<PathBuf>,
}

/// Launchers whose daemons signal the process group of a rank, or all of its processes: the program gets what we get.
const GROUP_WISE: &[&str] = &["openmpi", "hydra", "slurm", "flux", "pals"];

/// Runs the program to its end, records it, and folds the records. Nothing that can run is refused: where it cannot be
/// measured it runs all the same, with a sentence on stderr.
pub fn exec(options: ExecOptions) -> Result<Ended, Error> {
    let name = options.command.first().ok_or(Error::NoProgram)?;
    let program = program::find(name, std::env::var_os("PATH").as_deref())?;
    let mut notes = Vec::new();
    match (program.unmeasurable, &options.library) {
        (Some(why), _) => notes.push(format!("{} runs unmeasured: {why}.", name.to_string_lossy())),
        (None, None) => notes.push("libsteelyard.so was not found, so that the program runs unmeasured.".into()),
        (None, Some(_)) => {}
    }
    // Unmeasured or not, how it ends and what the kernel says of it is worth a report.
    let recorder = Recorder::make(&options, &program, &mut notes);
    for note in &notes {
        eprintln!("steelyard: {note}");
    }
    run(&options, &program, recorder, notes)
}

/// Where the records of this program go.
struct Recorder {
    run: RunDirectory,
    directory: PathBuf,
    facts: SupervisorFacts,
    /// Held for life: that it is locked says that this supervisor lives.
    _lock: File,
}

impl Recorder {
    /// Any failure is a note, and the program runs unmeasured.
    fn make(options: &ExecOptions, program: &Program, notes: &mut Vec<String>) -> Option<Self> {
        let parent = rustix::process::getppid().map_or(0, |pid| pid.as_raw_pid() as u32);
        let parent_start = procfs::stat(parent).map_or(0, |stat| stat.start_ticks);
        let job = Job::from_environment(|name| std::env::var(name).ok(), &format!("{parent} {parent_start}"));
        let made = RunDirectory::find(&job).and_then(|run| {
            let read = |source| Error::Read {
                path: run.path().to_path_buf(),
                source,
            };
            let (directory, lock) = run.process_directory().map_err(read)?;
            let facts = describe(options, program, &job, &run, notes);
            facts::write(&directory.join("supervisor.json"), &facts).map_err(read)?;
            Ok(Self {
                run,
                directory,
                facts,
                _lock: lock,
            })
        });
        made.map_err(|error| notes.push(format!("the program runs unmeasured: {error}.")))
            .ok()
    }

    /// What the program's environment has more than ours.
    fn variables(&self, program: &Program, library: Option<&Path>) -> Vec<(OsString, OsString)> {
        let Some(library) = library.filter(|_| program.unmeasurable.is_none()) else {
            return Vec::new();
        };
        let mut preload = library.as_os_str().to_os_string();
        if let Some(old) = std::env::var_os("LD_PRELOAD").filter(|old| !old.is_empty()) {
            preload.push(":");
            preload.push(old);
        }
        vec![
            ("LD_PRELOAD".into(), preload),
            ("STEELYARD_DIR".into(), self.directory.clone().into_os_string()),
            (
                "STEELYARD_CLOCK_OFFSET_NS".into(),
                self.run.node().clock_offset_ns.to_string().into(),
            ),
        ]
    }
}

fn describe(
    options: &ExecOptions,
    program: &Program,
    job: &Job,
    run: &RunDirectory,
    notes: &[String],
) -> SupervisorFacts {
    let words: Vec<String> = options
        .command
        .iter()
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let directory = std::env::current_dir().unwrap_or_default();
    let variables = std::env::vars_os().map(|(name, value)| {
        (
            name.to_string_lossy().into_owned(),
            value.to_string_lossy().into_owned(),
        )
    });
    SupervisorFacts {
        pid: std::process::id(),
        child_pid: 0,
        host: procfs::host_name(),
        launcher: (!job.family.is_empty()).then(|| job.family.to_string()),
        job: job.id.clone().unwrap_or_else(|| {
            run.path()
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned()
        }),
        rank: job.rank,
        size: job.size,
        local_size: job.local_size,
        name: short_name(&words),
        executable: std::fs::canonicalize(&program.path)
            .unwrap_or(program.path.clone())
            .to_string_lossy()
            .into_owned(),
        command: environment::redacted(&words),
        directory: directory.to_string_lossy().into_owned(),
        environment: environment::kept(variables),
        start_mono_ns: clock::monotonic_ns(),
        clock_offset_ns: run.node().clock_offset_ns,
        notes: notes.to_vec(),
    }
}

/// What a person calls the program: its file name, or that of the script an interpreter runs.
pub fn short_name(words: &[String]) -> String {
    let file = |word: &str| {
        Path::new(word)
            .file_name()
            .unwrap_or(OsStr::new("program"))
            .to_string_lossy()
            .into_owned()
    };
    let first = words.first().map(|word| file(word)).unwrap_or_default();
    let interpreter = ["python", "perl", "ruby", "Rscript", "julia", "bash", "sh"]
        .iter()
        .any(|name| {
            first
                .strip_prefix(name)
                .is_some_and(|rest| rest.chars().all(|c| c.is_ascii_digit() || c == '.'))
        });
    // After -c, -e and -m comes no file.
    let text = |word: &String| ["-c", "-e", "-m"].contains(&word.as_str());
    let script = words
        .iter()
        .skip(1)
        .take_while(|word| !text(word))
        .find(|word| !word.starts_with('-'));
    let script = script.filter(|_| interpreter);
    match script.filter(|word| Path::new(word).extension().is_some()) {
        Some(script) => Path::new(&file(script))
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned(),
        None => first,
    }
}

fn run(
    options: &ExecOptions,
    program: &Program,
    mut recorder: Option<Recorder>,
    notes: Vec<String>,
) -> Result<Ended, Error> {
    let mut variables: Vec<(OsString, OsString)> = std::env::vars_os().collect();
    for (name, value) in recorder
        .iter()
        .flat_map(|r| r.variables(program, options.library.as_deref()))
    {
        variables.retain(|(old, _)| *old != name);
        variables.push((name, value));
    }
    let started = Signals::take()
        .map_err(|source| Error::Start {
            program: options.command[0].to_string_lossy().into_owned(),
            source,
        })
        .and_then(|taken| {
            Ok((
                child::spawn(program, &options.command, variables, &taken.inherited)?,
                taken,
            ))
        });
    let (pid, mut signals) = match started {
        Ok(started) => started,
        Err(error) => {
            // Nothing ran, so nothing is to be kept.
            if let Some(recorder) = &recorder {
                let _ = std::fs::remove_dir_all(&recorder.directory);
                finish::remove_if_unused(&recorder.run);
            }
            return Err(error);
        }
    };
    if let Some(recorder) = &mut recorder {
        recorder.facts.child_pid = pid;
        // Without it the fold takes the program's own records for its end.
        let _ = facts::write(&recorder.directory.join("supervisor.json"), &recorder.facts);
    }
    let group_wise = recorder
        .as_ref()
        .and_then(|r| r.facts.launcher.as_deref())
        .is_some_and(|f| GROUP_WISE.contains(&f));
    let mut watch = Watch::new(recorder.as_ref());
    let how = watch.until_end(pid, &mut signals, group_wise);
    let Some(recorder) = &recorder else {
        return Ok(Ended {
            how,
            whole: None,
            notes,
        });
    };
    watch.leave(recorder, pid, how);
    drop(watch);
    let whole = finish::finish(&recorder.run, &recorder.directory);
    Ok(match whole {
        Ok(whole) => Ended { how, whole, notes },
        Err(error) => Ended {
            how,
            whole: None,
            notes: [notes, vec![error.to_string()]].concat(),
        },
    })
}

/// The rounds of a running program.
struct Watch<'a> {
    recorder: Option<&'a Recorder>,
    drain: Option<Drain>,
    node: Option<NodeSampler>,
}

impl<'a> Watch<'a> {
    fn new(recorder: Option<&'a Recorder>) -> Self {
        let drain = recorder.map(|recorder| Drain::new(&recorder.directory));
        Self {
            recorder,
            drain,
            node: None,
        }
    }

    /// Sleeps, drains and forwards until the program has ended.
    fn until_end(&mut self, pid: u32, signals: &mut Signals, group_wise: bool) -> How {
        self.probe();
        if let Some(drain) = &mut self.drain {
            drain.program = Some(pid);
        }
        let mut interval = FIRST_ROUND;
        let mut next = Instant::now() + interval;
        loop {
            let wait = next.saturating_duration_since(Instant::now());
            let timeout = Timespec {
                tv_sec: wait.as_secs() as i64,
                tv_nsec: wait.subsec_nanos() as i64,
            };
            let mut descriptors = [PollFd::new(&*signals, PollFlags::IN)];
            // Interrupted or not, what there is to do is looked up below.
            let _ = poll(&mut descriptors, self.drain.is_some().then_some(&timeout));
            while let Some(event) = signals.next(group_wise) {
                if let Event::ForProgram { number, to_all } = event {
                    if !to_all {
                        signals::send(pid, number);
                    }
                    if number == nix::libc::SIGTSTP {
                        signals::stop_self();
                    }
                }
            }
            if let Some(how) = self.ended(pid) {
                return how;
            }
            if Instant::now() >= next {
                let round = self.round();
                interval = if round {
                    (interval / 2).max(SHORTEST_ROUND)
                } else {
                    (interval * 2).min(ROUND)
                };
                next = Instant::now() + interval;
            }
        }
    }

    /// One supervisor a node looks up what the node is, and samples it.
    fn probe(&mut self) {
        let Some(recorder) = self.recorder else { return };
        let probe = recorder.run.path().join("probe.json");
        self.node = NodeSampler::elect(&recorder.run);
        if self.node.is_some() && !probe.exists() {
            // Without it the report knows the node's name only.
            let _ = facts::write(&probe, &ProbeFacts::look());
        }
    }

    fn round(&mut self) -> bool {
        let busy = self.drain.as_mut().is_some_and(|drain| drain.round().busy);
        if self.node.is_none() {
            self.node = self.recorder.and_then(|recorder| NodeSampler::elect(&recorder.run));
        }
        if let Some(node) = &mut self.node {
            node.round();
        }
        busy
    }

    /// How the program ended, if it has. Its readings in /proc are taken while it is a zombie.
    fn ended(&mut self, pid: u32) -> Option<How> {
        let pid = Pid::from_raw(pid as i32)?;
        waitid(
            WaitId::Pid(pid),
            WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT,
        )
        .ok()??;
        if let Some(drain) = &mut self.drain {
            drain.round();
            drain.last_reading(pid.as_raw_pid() as u32);
        }
        let status = waitpid(Some(pid), WaitOptions::NOHANG).ok()??.1;
        Some(match status.terminating_signal() {
            Some(signal) => How::Signal(signal),
            None => How::Exit(status.exit_status().unwrap_or(0)),
        })
    }

    /// Waits a little for processes that outlive the program, empties the rings a last time, and writes how it ended.
    fn leave(&mut self, recorder: &Recorder, pid: u32, how: How) {
        let end_mono_ns = clock::monotonic_ns();
        let Some(drain) = &mut self.drain else { return };
        let deadline = Instant::now() + GRACE;
        let mut running = drain.running();
        running.retain(|&other| other != pid);
        while !running.is_empty() && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(5));
            running = drain.running();
        }
        drain.round();
        if let Some(node) = &mut self.node {
            node.round();
        }
        let usage = getrusage(UsageWho::RUSAGE_CHILDREN).ok();
        // A child begins with its parent's peak: only more than that is its own.
        let ours = getrusage(UsageWho::RUSAGE_SELF).map_or(0, |usage| usage.max_rss());
        let number = |value: i64| u64::try_from(value).ok();
        let mut notes = Vec::new();
        if drain.full {
            notes.push("There was no room left for samples while the program ran; later ones are missing.".to_string());
        }
        if !running.is_empty() {
            notes.push(format!(
                "{} of the program's processes were still running when it ended.",
                running.len()
            ));
        }
        let exit = ExitFacts {
            status: if let How::Exit(status) = how {
                Some(status)
            } else {
                None
            },
            signal: if let How::Signal(signal) = how {
                Some(signal)
            } else {
                None
            },
            end_mono_ns,
            peak_rss_bytes: usage
                .as_ref()
                .and_then(|u| number(u.max_rss()).filter(|_| u.max_rss() > ours))
                .map(|kib| kib.saturating_mul(1024)),
            voluntary_switches: usage.as_ref().and_then(|u| number(u.voluntary_context_switches())),
            involuntary_switches: usage.as_ref().and_then(|u| number(u.involuntary_context_switches())),
            still_running: running,
            notes,
        };
        // Without it the fold says that the end is not known.
        let _ = facts::write(&recorder.directory.join("exit.json"), &exit);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_have_the_names_people_use() {
        let name = |line: &str| short_name(&line.split(' ').map(String::from).collect::<Vec<_>>());
        assert_eq!(name("./bin/app -n 4"), "app");
        assert_eq!(name("python3.11 -u dir/train.py x"), "train");
        assert_eq!(name("python3 -m pytest"), "python3");
        assert_eq!(name("bash run.sh"), "run");
        assert_eq!(name("sh -c ./a.sh"), "sh");
        assert_eq!(name("/usr/bin/lmp -in in.melt"), "lmp");
    }
}
