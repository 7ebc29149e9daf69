//! `steelyard site check`.

use super::collect::status;
use super::{settings, task};
use crate::doctor::{Check, State, line};
use crate::library::own_binary;
use crate::stream::{self, chain};
use ::site::{OF_A_DAY, Settings, Store};
use anyhow::{Context, Result, bail};
use format::options::{SHORTEST_MS, TMPDIR};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant, SystemTime};
use supervisor::Unattended;
use text::{Unit, plain};

/// Pairs of starts, one with and one without.
const PAIRS: usize = 40;

/// Tries it out as the user who asks; the exit status says whether it works. An error where nothing can be printed.
pub fn check(file: &Path) -> Result<ExitCode> {
    let checks = match settings(file) {
        Ok(settings) => vec![
            said(&settings),
            store(&settings),
            trial(&settings, file),
            cost(&settings, file),
        ],
        Err(error) => vec![tried("settings", Err(error))],
    };
    for check in &checks {
        stream::print(&line(check))?;
    }
    Ok(status(checks.iter().all(|check| check.state != State::Bad)))
}

/// A check of what may fail.
fn tried(what: &str, came: Result<String>) -> Check {
    match came {
        Ok(text) => Check::new(what, State::Good, text),
        Err(error) => Check::new(what, State::Bad, chain(&error)),
    }
}

fn said(settings: &Settings) -> Check {
    if !settings.enabled {
        return Check::new("settings", State::Bad, "enabled = false: nothing is recorded");
    }
    let how = match settings.sample_every_ms {
        0 => "nothing is sampled".to_string(),
        ms => format!("all threads are sampled each {ms} ms"),
    };
    let short = match settings.shortest_s {
        0 => String::new(),
        s => format!("; processes that end before {s} s leave no record, but for those of MPI"),
    };
    let text = format!("Calls are counted and timed, {how}{short}.");
    Check::new("settings", State::Good, text)
}

fn store(settings: &Settings) -> Check {
    let bad = |text: String| Check::new("store", State::Bad, text);
    let store = Store::at(&settings.directory);
    let day = store.day(SystemTime::now());
    let clean = format!(
        "have `steelyard site clean` run once a day, as the owner of {}",
        settings.directory.display()
    );
    match fs::metadata(&day) {
        Err(_) => return bad(format!("{} is not there: {clean}.", day.display())),
        Ok(facts) if facts.permissions().mode() & OF_A_DAY != OF_A_DAY => {
            return bad(format!(
                "{}: not everybody may write there (mode {OF_A_DAY:o}): {clean}.",
                day.display()
            ));
        }
        Ok(_) => {}
    }
    match store.of_user(SystemTime::now()) {
        Ok(own) => Check::new("store", State::Good, format!("{} is yours alone.", own.display())),
        Err(error) => bad(error.to_string()),
    }
}

/// The variables that a task gets, of a run in a place of its own.
fn given(settings: &Settings, file: &Path, place: &Path) -> Result<Vec<(String, String)>> {
    let own = own_binary()?;
    let mut command = Command::new(own);
    command
        .args(["site", "task", "--settings"])
        .arg(file)
        .env(TMPDIR, place);
    let output = command.output()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let variables = text
        .lines()
        .filter_map(|line| line.strip_prefix("export ")?.split_once('='));
    let variables: Vec<_> = variables
        .map(|(name, value)| (name.to_string(), value.to_string()))
        .collect();
    if variables.is_empty() {
        let said = String::from_utf8_lossy(&output.stderr).trim().to_string();
        bail!(
            "a task is told nothing, and not recorded: {}",
            task::why_not(settings).unwrap_or(said)
        );
    }
    Ok(variables)
}

/// A program is recorded, and what it leaves becomes a profile.
fn trial(settings: &Settings, file: &Path) -> Check {
    let recorded = || -> Result<String> {
        let place = tempfile::tempdir_in("/dev/shm")?;
        let variables = given(settings, file, place.path())?;
        let mut sleep = Command::new("sleep");
        sleep.arg("0.1").envs(variables).env(SHORTEST_MS, "0");
        let ended = sleep.status().context("cannot start `sleep`")?;
        let left = Unattended::in_place(place.path());
        let [left] = &left[..] else {
            bail!("no record of `sleep` is in {}", place.path().display())
        };
        let whole = collect::unattended(left, true, place.path(), "check")?.context("its record is not whole")?;
        let processes = whole.profile.tables.processes.rank.len();
        if processes != 1 || !ended.success() {
            bail!(
                "{} of `sleep`, which ended with {ended}",
                text::counted(processes as f64, "record")
            );
        }
        let seconds = plain(Unit::Seconds, whole.profile.manifest.run.elapsed_ns as f64 / 1e9);
        Ok(format!("`sleep 0.1` left a record of {seconds}."))
    };
    tried("a program", recorded())
}

/// What it costs each process, those above all that are over at once.
fn cost(settings: &Settings, file: &Path) -> Check {
    let measured = || -> Result<String> {
        let place = tempfile::tempdir_in("/dev/shm")?;
        let variables = given(settings, file, place.path())?;
        let start = |with: bool| -> Result<Duration> {
            let mut command = Command::new("true");
            if with {
                command.envs(variables.iter().cloned());
            }
            let since = Instant::now();
            command.status().context("cannot start `true`")?;
            Ok(since.elapsed())
        };
        let mut more = Vec::new();
        for _ in 0..PAIRS {
            let (without, with) = (start(false)?, start(true)?);
            more.push(with.as_secs_f64() - without.as_secs_f64());
        }
        more.sort_by(f64::total_cmp);
        let more = plain(Unit::Seconds, more[PAIRS / 2].max(0.0));
        Ok(format!("{more} a process (median of {PAIRS} pairs of `true`)."))
    };
    tried("cost", measured())
}
