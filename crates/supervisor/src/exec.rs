//! `steelyard exec`: the parent of one program.

use crate::counters::{self, Counters};
use crate::drain::Retire;
use crate::ended::{Ended, Records};
use crate::job::Job;
use crate::program::Program;
use crate::run_directory::{RunDirectory, remove_if_unused};
use crate::signals::Signals;
use crate::watch::Watch;
use crate::{Error, child, clock, environment, parts, procfs, program, told};
use format::Note;
use format::facts::{self, AbsentFact, RECORDING, SupervisorFacts};
use format::kernels::{self, KERNELS};
use format::options;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// What to run.
#[derive(Clone, Debug, Default)]
pub struct ExecOptions {
    /// The program and its arguments.
    pub command: Vec<OsString>,
    /// `libsteelyard.so`, an absolute path; without it the program runs unmeasured.
    pub library: Option<PathBuf>,
    /// What a person calls the program; without it, its file's name.
    pub name: Option<String>,
    /// Variables for the program, beside those of ours.
    pub variables: Vec<(OsString, OsString)>,
    /// `libsteelyard-cupti.so`, an absolute path, where GPU kernels are to be recorded; or why that cannot be.
    pub kernels: Option<Result<PathBuf, AbsentFact>>,
    /// Makes room when many processes of the program have ended; without it their records stay as they are.
    pub retire: Option<Retire>,
}

/// Launchers whose daemons signal the process group of a rank, or all of its processes: the program gets what we get.
const GROUP_WISE: &[&str] = &["openmpi", "hydra", "slurm", "flux", "pals"];

/// Runs the program to its end and records it. Nothing that can run is refused: where it cannot be
/// measured it runs all the same, with a sentence on stderr. An error where it is not found or cannot be started.
pub fn exec(options: ExecOptions) -> Result<Ended, Error> {
    let name = options.command.first().ok_or(Error::NoProgram)?;
    let program = find(name)?;
    let unmeasured = unmeasured(&program, options.library.is_some());
    if let Some(absent) = &unmeasured {
        eprintln!(
            "steelyard: {} runs unmeasured: {}.",
            name.to_string_lossy(),
            absent.reason
        );
    }
    let software = counters::wanted() == counters::Wanted::Software;
    let notes: Vec<Note> = software.then_some(Note::SoftwareCounters).into_iter().collect();
    for note in &notes {
        eprintln!("steelyard: {note}");
    }
    // Unmeasured or not, how it ends and what the kernel says of it is worth a report.
    let recorder = Recorder::make(&options, &program, unmeasured, notes);
    run(&options, &program, recorder)
}

/// Launchers that start a program of the folder they are in, by its bare name, where no folder of PATH has it.
const LOOK_HERE: &[&str] = &["openmpi", "slurm"];

/// As a shell finds it, or as the launcher would.
fn find(name: &OsStr) -> Result<Program, Error> {
    match program::find(name, std::env::var_os("PATH").as_deref()) {
        Err(Error::NotFound { program }) if LOOK_HERE.contains(&Job::here().family) => {
            program::find(Path::new(".").join(name).as_os_str(), None).map_err(|_| Error::NotFound { program })
        }
        found => found,
    }
}

/// Why nothing will be known of what the program does.
fn unmeasured(program: &Program, has_library: bool) -> Option<AbsentFact> {
    let (reason, remedy) = match (program.unmeasurable, inherited::too_low_for_child()) {
        (Some(known), _) => (known.why.into(), known.remedy),
        (None, Some(limit)) => (
            format!("its limit, {limit}, leaves no room for recording"),
            "Raise the limit.",
        ),
        (None, None) if has_library => return None,
        (None, None) => (
            "libsteelyard.so was not found, or not where it could be loaded from".into(),
            "`steelyard doctor` says what is missing.",
        ),
    };
    Some(AbsentFact {
        what: RECORDING.into(),
        reason,
        remedy: remedy.into(),
    })
}

/// Where the records of this program go, and what is known of it.
pub struct Recorder {
    /// The place.
    pub records: Records,
    /// `supervisor.json`.
    pub facts: SupervisorFacts,
    /// The launcher's process, if what it sends us it sends to the program too.
    group_wise: Option<u32>,
}

impl Recorder {
    /// Where it cannot be made the program runs unmeasured.
    fn make(
        options: &ExecOptions,
        program: &Program,
        unmeasured: Option<AbsentFact>,
        notes: Vec<Note>,
    ) -> Option<Self> {
        let job = Job::here();
        let made = RunDirectory::find(&job).and_then(|run| {
            let read = |source| Error::Read {
                path: run.path().to_path_buf(),
                source,
            };
            let (directory, lock) = run.process_directory().map_err(read)?;
            let facts = SupervisorFacts {
                unmeasured,
                ..describe(options, program, &job, &run, notes)
            };
            facts::write(&directory.join("supervisor.json"), &facts).map_err(read)?;
            parts::announce(&run, &facts);
            Ok(Self {
                records: Records {
                    run,
                    directory,
                    _lock: lock,
                },
                facts,
                group_wise: job
                    .launcher
                    .map(|launcher| launcher.pid)
                    .filter(|_| GROUP_WISE.contains(&job.family)),
            })
        });
        made.map_err(|error| eprintln!("steelyard: the program runs unmeasured: {error}."))
            .ok()
    }

    /// What the program's environment has more than ours.
    fn variables(&self, options: &ExecOptions) -> Vec<(OsString, OsString)> {
        let ExecOptions { library, kernels, .. } = options;
        let Some(library) = library.as_ref().filter(|_| self.facts.unmeasured.is_none()) else {
            return Vec::new();
        };
        let mut variables = recording(library, &self.records.directory, &self.records.run);
        for (option, names) in options::MARKS {
            let here = options.variables.iter().find(|(name, _)| name == option);
            let asked = here.map(|(_, value)| value.clone()).or_else(|| told::variable(option));
            if asked.is_some_and(|value| value == "1") && names.iter().all(|name| std::env::var_os(name).is_none()) {
                variables.push((names[0].into(), library.clone().into_os_string()));
            }
        }
        // One that is set is another tool's.
        if let Some(Ok(plugin)) = kernels
            && other_injection().is_none()
        {
            variables.push((INJECTION.into(), plugin.clone().into_os_string()));
        }
        if let Some(parent) = self.parent() {
            variables.push(("STEELYARD_SUPERVISOR".into(), std::process::id().to_string().into()));
            variables.push(("STEELYARD_PARENT".into(), parent.to_string().into()));
        }
        variables
    }

    /// Whose child the program would be without us: not that of our own `steelyard run`. `None` in another namespace.
    fn parent(&self) -> Option<u32> {
        let above = std::os::unix::process::parent_id();
        let run = &self.records.run;
        let ours = run.has_outer() && run.node().outer_pid == above;
        let parent = if ours { procfs::stat(above)?.parent } else { above };
        (parent != 0).then_some(parent)
    }
}

/// By which a program records itself.
pub(crate) fn recording(library: &Path, directory: &Path, run: &RunDirectory) -> Vec<(OsString, OsString)> {
    let mut preload = library.as_os_str().to_os_string();
    if let Some(old) = std::env::var_os("LD_PRELOAD").filter(|old| !old.is_empty()) {
        preload.push(":");
        preload.push(old);
    }
    let offset = run.node().clock_offset_ns.to_string();
    vec![
        ("LD_PRELOAD".into(), preload),
        (options::DIR.into(), directory.as_os_str().to_os_string()),
        (options::CLOCK_OFFSET_NS.into(), offset.into()),
    ]
}

fn describe(
    options: &ExecOptions,
    program: &Program,
    job: &Job,
    run: &RunDirectory,
    notes: Vec<Note>,
) -> SupervisorFacts {
    let words: Vec<String> = options
        .command
        .iter()
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    SupervisorFacts {
        name: options
            .name
            .clone()
            .or_else(|| Some(Path::new(words.first()?).file_name()?.to_string_lossy().into_owned()))
            .unwrap_or_default(),
        executable: std::fs::canonicalize(&program.path)
            .unwrap_or(program.path.clone())
            .to_string_lossy()
            .into_owned(),
        command: secrets::redacted(&words),
        notes,
        kernels: options.kernels.as_ref().map(without_kernels),
        ..here(job, run)
    }
}

/// What is known of a program before it is known which.
pub(crate) fn here(job: &Job, run: &RunDirectory) -> SupervisorFacts {
    let directory = std::env::current_dir().unwrap_or_default();
    let variables = std::env::vars_os().map(|(name, value)| {
        (
            name.to_string_lossy().into_owned(),
            value.to_string_lossy().into_owned(),
        )
    });
    SupervisorFacts {
        pid: std::process::id(),
        host: procfs::host_name(),
        launcher: (!job.family.is_empty()).then(|| job.family.to_string()),
        job: job.id.clone().unwrap_or_else(|| {
            run.path()
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned()
        }),
        world: world(job, run),
        rank: job.rank,
        size: job.size,
        local_size: job.local_size,
        directory: directory.to_string_lossy().into_owned(),
        environment: environment::kept(variables),
        start_mono_ns: clock::monotonic_ns(),
        clock_offset_ns: run.node().clock_offset_ns,
        ..SupervisorFacts::default()
    }
}

/// By which CUDA's driver is told what to load into the program.
const INJECTION: &str = "CUDA_INJECTION64_PATH";

/// What another tool has the driver load.
fn other_injection() -> Option<OsString> {
    let value = std::env::var_os(INJECTION).filter(|value| !value.is_empty())?;
    let name = Path::new(&value).file_name()?.to_string_lossy().into_owned();
    // A supervisor above this one has set it for the same.
    (!name.starts_with("libsteelyard-cupti")).then_some(value)
}

/// What is to be said if no process records a kernel.
fn without_kernels(plugin: &Result<PathBuf, AbsentFact>) -> AbsentFact {
    let (reason, remedy) = match (plugin, other_injection()) {
        (Err(absent), _) => return absent.clone(),
        (Ok(_), Some(other)) => (
            format!("{INJECTION} is set for another tool, {}", other.to_string_lossy()),
            format!("Unset {INJECTION}: only one tool at a time can record them."),
        ),
        (Ok(_), None) => (kernels::NOTHING.into(), String::new()),
    };
    AbsentFact {
        what: KERNELS.into(),
        reason,
        remedy,
    }
}

/// What all ranks of the launcher share: of a line that `steelyard run` started the run itself, for not every launcher gives
/// its nodes something in common. A supervisor below another, of a wrapper, is of the same ranks.
fn world(job: &Job, run: &RunDirectory) -> String {
    let Some(id) = &job.id else { return String::new() };
    let above = told::variable(options::DIR).map(PathBuf::from);
    let above: SupervisorFacts = above.map_or_else(SupervisorFacts::default, |above| {
        facts::read(&above.join("supervisor.json"))
    });
    if above.job == *id {
        above.world
    } else if told::is_told() {
        parts::run_id(run)
    } else {
        id.clone()
    }
}

fn run(options: &ExecOptions, program: &Program, mut recorder: Option<Recorder>) -> Result<Ended, Error> {
    let mut variables: Vec<(OsString, OsString)> = std::env::vars_os().collect();
    for (name, value) in recorder
        .iter()
        .flat_map(|r| r.variables(options))
        .chain(options.variables.iter().cloned())
        .chain(told::missing_here())
    {
        variables.retain(|(old, _)| *old != name);
        variables.push((name, value));
    }
    // Before the start: the program inherits them.
    let counters = recorder.as_ref().map(|_| Counters::open(counters::wanted()));
    let streams = child::Streams::given();
    let started = Signals::take()
        .map_err(|source| Error::Start {
            program: options.command[0].to_string_lossy().into_owned(),
            source,
        })
        .and_then(|taken| {
            Ok((
                child::spawn(program, &options.command, variables, &taken.inherited, &streams)?,
                taken,
            ))
        });
    let (pid, mut signals) = match started {
        Ok(started) => started,
        Err(error) => {
            // Nothing ran, so nothing is to be kept.
            if let Some(Recorder { records, .. }) = &recorder {
                let _ = std::fs::remove_dir_all(&records.directory);
                remove_if_unused(&records.run);
            }
            return Err(error);
        }
    };
    inherited::started(pid);
    streams.let_go();
    if let Some(recorder) = &mut recorder {
        recorder.facts.child_pid = pid;
        // Without it the fold takes the program's own records for its end.
        let _ = facts::write(&recorder.records.directory.join("supervisor.json"), &recorder.facts);
    }
    let group_wise = recorder.as_ref().and_then(|r| r.group_wise);
    let mut watch = Watch::new(recorder.as_ref(), counters, options.retire);
    let how = watch.until_end(pid, &mut signals, group_wise);
    if let Some(recorder) = &recorder {
        watch.leave(recorder, pid, how);
    }
    drop(watch);
    Ok(Ended {
        how,
        records: recorder.map(|recorder| recorder.records),
    })
}
