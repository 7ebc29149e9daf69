//! `steelyard doctor`: what can be measured here, what cannot, why, and how to enable it.

pub mod self_test;
pub mod target;

use crate::library::{COLLECTOR, library};
use crate::stream::{self, chain};
use anyhow::Result;
use clap::Args;
use format::facts::ProbeFacts;
use report::text::paragraph;
use std::process::{Command, ExitCode, Output, Stdio};
use supervisor::RunDirectory;

/// Says what can be measured here, what cannot, why, and how to enable it; and tries it out.
#[derive(Args, Debug)]
pub struct Arguments {
    /// Leave out the self-test, which takes a second.
    #[arg(long)]
    pub no_self_test: bool,
}

/// What was looked at, and what came of it.
pub struct Check {
    /// In a few words.
    pub what: String,
    /// Whether it is as it should be, is missing but not needed, or stops everything.
    pub state: State,
    /// What was found, and what to do about it.
    pub text: String,
}

/// How a check came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// As it should be.
    Good,
    /// Less can be measured.
    Less,
    /// Nothing can be measured.
    Bad,
}

impl Check {
    /// Of these.
    pub fn new(what: &str, state: State, text: impl Into<String>) -> Self {
        Check {
            what: what.into(),
            state,
            text: text.into(),
        }
    }
}

/// Prints the checks; the exit status says whether programs can be measured here. An error where nothing can be printed.
pub fn doctor(options: Arguments) -> Result<ExitCode> {
    let probe = supervisor::look_at_node();
    stream::print(&format!("{}\n\n", machine(&probe)))?;
    let mut checks = vec![collector(), records()];
    checks.extend(launchers());
    checks.extend(absent(&probe));
    checks.push(crate::probe::check());
    let (mut bad, mut less) = (false, false);
    for check in &checks {
        bad |= check.state == State::Bad;
        less |= check.state == State::Less;
        stream::print(&line(check))?;
    }
    if !options.no_self_test && !bad {
        let checks = self_test::self_test();
        stream::print("\nSelf-test: a small program that computes, writes and sleeps, measured.\n")?;
        for check in &checks {
            bad |= check.state == State::Bad;
            stream::print(&line(check))?;
        }
    }
    let verdict = match (bad, less) {
        (true, _) => "Programs cannot be measured here until what is marked `BAD` is fixed.",
        (false, true) => {
            "Programs can be measured here: put `steelyard run` before your command. What is marked `less` will be\n\
             missing from their reports; everything else works without it."
        }
        (false, false) => "Programs can be measured here: put `steelyard run` before your command.",
    };
    stream::print(&format!("\n{verdict}\n"))?;
    Ok(if bad {
        ExitCode::from(crate::COULD_NOT)
    } else {
        ExitCode::SUCCESS
    })
}

/// As it is printed.
pub fn line(check: &Check) -> String {
    let state = match check.state {
        State::Good => "good",
        State::Less => "less",
        State::Bad => "BAD",
    };
    paragraph(&format!("  {state:5} {:18} ", check.what), &check.text, 80)
}

fn machine(probe: &ProbeFacts) -> String {
    let cores = match (probe.cores_physical, probe.cores_logical) {
        (0, 0) => "cores not known".into(),
        (0, logical) => format!("{logical} logical cores"),
        (physical, logical) if physical == logical => format!("{physical} cores"),
        (physical, logical) => format!("{physical} cores, {logical} logical"),
    };
    let memory = text::plain(text::Unit::Bytes, probe.memory_bytes as f64);
    let model = if probe.cpu_model.is_empty() {
        "processor not known"
    } else {
        &probe.cpu_model
    };
    format!("This machine: {model}, {cores}, {memory}, Linux {}.", probe.kernel)
}

fn collector() -> Check {
    match library(&COLLECTOR, None) {
        Ok(library) => Check::new("collector", State::Good, library.path.display().to_string()),
        Err(error) => Check::new("collector", State::Bad, format!("{}.", chain(&error))),
    }
}

fn records() -> Check {
    match RunDirectory::make() {
        Ok(directory) => {
            let place = directory
                .path()
                .parent()
                .map(|p| p.display().to_string())
                .unwrap_or_default();
            let removed = directory.remove();
            let note = if removed.is_ok() {
                ""
            } else {
                ", but a directory there could not be removed"
            };
            Check::new("room for records", State::Good, format!("{place}{note}"))
        }
        Err(error) => Check::new("room for records", State::Bad, format!("{error}.")),
    }
}

/// Launchers by name; a name may be missing, and a name may be that of several.
fn launchers() -> Vec<Check> {
    let ask = |name: &str| -> Option<Check> {
        let output = Command::new(name).arg("--version").stdin(Stdio::null()).output();
        Some(launcher(name, &output.ok()?))
    };
    let found: Vec<Check> = ["mpirun", "mpiexec", "srun", "flux"]
        .into_iter()
        .filter_map(ask)
        .collect();
    if found.is_empty() {
        let text = "none of mpirun, mpiexec, srun, flux is in PATH; programs without MPI can be measured.";
        return vec![Check::new("MPI launcher", State::Less, text)];
    }
    found
}

/// What a launcher says of its version. One that cannot say it cannot be used either: srun without a cluster, say.
fn launcher(name: &str, said: &Output) -> Check {
    let first = |text: &str| {
        text.lines()
            .map(str::trim)
            .find(|line| !line.is_empty())
            .map(str::to_string)
    };
    let (text, errors) = (
        String::from_utf8_lossy(&said.stdout),
        String::from_utf8_lossy(&said.stderr),
    );
    if !said.status.success() {
        // What it gave up for comes last.
        let last = |text: &str| {
            text.lines()
                .map(str::trim)
                .rfind(|line| !line.is_empty())
                .map(str::to_string)
        };
        let why = last(&errors).or_else(|| last(&text)).map(|why| format!(": {why}"));
        let text = format!("`{name} --version` fails{}", why.unwrap_or_default());
        return Check::new(name, State::Less, format!("{}.", text.trim_end_matches('.')));
    }
    let Some(line) = first(&text).or_else(|| first(&errors)) else {
        let text = format!("`{name} --version` names none: what it is, is not known.");
        return Check::new(name, State::Less, text);
    };
    let version = text
        .lines()
        .find_map(|l| l.trim().strip_prefix("Version:"))
        .map(|v| format!(" {}", v.trim()));
    let text = format!("{}{}", line.trim_end_matches(':'), version.unwrap_or_default());
    Check::new(name, State::Good, text)
}

fn absent(probe: &ProbeFacts) -> Vec<Check> {
    let all = [
        ("hardware_counters", "hardware counters"),
        ("energy", "energy"),
        ("accelerator", "accelerators"),
    ];
    all.iter()
        .map(
            |(id, name)| match probe.absent.iter().find(|absent| absent.what == *id) {
                Some(absent) => {
                    let text = format!(
                        "not available: {}. {}",
                        absent.reason.trim_end_matches('.'),
                        absent.remedy
                    );
                    Check::new(name, State::Less, text)
                }
                None => Check::new(name, State::Good, "available"),
            },
        )
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(script: &str) -> (State, String) {
        let output = Command::new("sh").args(["-c", script]).output().unwrap();
        let check = launcher("srun", &output);
        (check.state, check.text)
    }

    #[test]
    fn a_launcher_is_good_where_it_tells_its_version() {
        let hydra = "printf 'HYDRA build details:\n    Version:    4.0.2\n'";
        assert_eq!(said(hydra), (State::Good, "HYDRA build details 4.0.2".into()));
        assert_eq!(
            said("echo slurm-wlm 22.05.8 >&2"),
            (State::Good, "slurm-wlm 22.05.8".into())
        );
        let (state, text) = said("echo 'srun: error:' >&2; echo 'srun: fatal: no configuration.' >&2; exit 1");
        assert_eq!(state, State::Less);
        assert_eq!(text, "`srun --version` fails: srun: fatal: no configuration.");
        assert_eq!(said("true").0, State::Less);
        assert_eq!(said("kill -9 $$").0, State::Less);
    }
}
