//! `steelyard site collect`.

use super::{Collect, settings};
use crate::COULD_NOT;
use crate::arguments::{Outputs, Printed};
use crate::finish::{finish, free};
use crate::library::own_binary;
use crate::stream::{chain, tell, tell_left_out};
use ::site::{Settings, Store};
use anyhow::{Context, Result};
use format::Profile;
use format::options::TMPDIR;
use std::fs;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, ExitCode};
use std::time::{Duration, Instant, SystemTime};
use supervisor::Unattended;

/// Slurm's Epilog holds the node: no user's records are worth more of it.
const PATIENCE: Duration = Duration::from_secs(60);

/// Makes profiles. Root reads nothing that a user wrote: a process of that user does. An error where the settings cannot be
/// read, or a user's process not be started; a run that fails is told, and the exit status says so.
pub fn collect(file: &Path, wanted: &Collect) -> Result<ExitCode> {
    let mut all = true;
    if rustix::process::geteuid().is_root() && !wanted.own {
        for owner in supervisor::owners()
            .into_iter()
            .filter(|owner| wanted.user.is_none_or(|user| user == *owner))
        {
            let mut words = vec!["--own".into()];
            words.extend(wanted.job.iter().flat_map(|job| ["--job".into(), job.clone()]));
            all &= as_user(owner, file, &words)?;
        }
        return Ok(status(all));
    }
    let settings = settings(file)?;
    let mut done = |what: &Path, made: Result<()>| {
        if let Err(error) = made {
            tell(&format!("steelyard: {}: {}\n", what.display(), chain(&error)));
            all = false;
        }
    };
    if let Some(parts) = &wanted.parts {
        done(parts, put_together(&settings, parts));
        return Ok(status(all));
    }
    let of_job = |left: &Unattended| wanted.job.is_none() || left.job() == wanted.job.as_deref();
    let ended = wanted.job.is_some();
    for left in Unattended::all() {
        if of_job(&left) && !left.is_in_use() && (ended || !left.is_open()) {
            done(&left.path, one(&settings, &left, ended));
        }
    }
    Ok(status(all))
}

/// Of a command that did all that it was to do, or not.
pub(super) fn status(all: bool) -> ExitCode {
    if all {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(COULD_NOT)
    }
}

/// Runs `steelyard site collect` with these words as a user, and waits for it. Whether it did what it was to do.
pub(super) fn as_user(user: u32, file: &Path, words: &[String]) -> Result<bool> {
    let own = own_binary()?;
    let mut command = Command::new(own);
    command.args(["site", "collect", "--settings"]).arg(file).args(words);
    let handed_on = ["PATH", TMPDIR, "TMPDIR"];
    let handed_on = handed_on.map(|name| (name, std::env::var_os(name).unwrap_or_default()));
    command
        .env_clear()
        .envs(handed_on.into_iter().filter(|(_, value)| !value.is_empty()));
    match ::site::user(user) {
        Some(known) => command.gid(known.group).env("HOME", known.home),
        None => command.gid(user),
    };
    let mut child = (command.uid(user).current_dir("/").spawn()).context("cannot start `steelyard site collect`")?;
    let ended = ends_well(&mut child)?;
    if ended.is_none() {
        tell(&format!(
            "steelyard: the process that collects for user {user} took longer than {} s, and was ended\n",
            PATIENCE.as_secs()
        ));
    }
    Ok(ended.unwrap_or(false))
}

/// `None` where it does not end.
fn ends_well(child: &mut Child) -> std::io::Result<Option<bool>> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status.success()));
        }
        if Instant::now() > deadline {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn one(settings: &Settings, left: &Unattended, ended: bool) -> Result<()> {
    if !left.has_records() {
        return Ok(fs::remove_dir_all(&left.path)?);
    }
    let out = Store::at(&settings.directory).of_user(SystemTime::now())?;
    let id = left.id();
    // Another node has the rest of it, or will.
    let Some(whole) = collect::unattended(left, ended, &out, &id)? else {
        return Ok(());
    };
    // Of processes that were over before anything could be told of them there is no page.
    if !whole.profile.tables.processes.rank.is_empty() {
        write(settings, whole.profile, &out, &id)?;
    }
    if whole.left_out.is_empty() {
        fs::remove_dir_all(&whole.records)?;
    } else {
        tell_left_out(&whole.left_out, &whole.records);
    }
    Ok(())
}

/// What nodes have left of a run that not all of them have finished.
fn put_together(settings: &Settings, parts: &Path) -> Result<()> {
    let found = collect::collect(parts)?;
    let name = parts.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let id = name.rsplit_once('_').map_or(name.as_str(), |(id, _)| id);
    let out = parts.parent().unwrap_or(Path::new("/"));
    write(settings, fold::complete(found.profile), out, id)?;
    Ok(fs::remove_dir_all(parts)?)
}

fn write(settings: &Settings, profile: Profile, out: &Path, id: &str) -> Result<()> {
    let path = free(out, &profile.manifest.run.name, id);
    let outputs = Outputs {
        output: Some(path.clone()),
        html: None,
        report: Printed::None,
        name: None,
        quiet: true,
    };
    finish(profile, &outputs)?;
    let most = u64::from(settings.largest_profile_mib) << 20;
    let bytes = fs::metadata(&path)?.len();
    if most > 0 && bytes > most {
        fs::remove_file(&path)?;
        let bytes = text::plain(text::Unit::Bytes, bytes as f64);
        tell(&format!(
            "steelyard: {} had {bytes}, and is not kept: largest_profile_mib\n",
            path.display()
        ));
    }
    Ok(())
}
