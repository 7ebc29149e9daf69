//! `steelyard site task`.

use super::{preloaded, settings};
use crate::library::{COLLECTOR, lasting};
use crate::stream::{self, chain, tell};
use ::site::{Settings, is_word};
use anyhow::Result;
use format::options::{DIR, RUN, SITE};
use rustix::fs::Mode;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;
use supervisor::Unattended;

/// The user's word against it.
const STEELYARD: &str = "STEELYARD";
const PRELOAD: &str = "LD_PRELOAD";

/// Prints the variables. A job comes before what is to be known of it: whatever is wrong, it begins without us.
pub fn task(file: &Path) -> ExitCode {
    let printed = settings(file).and_then(|settings| {
        let found = match why_not(&settings) {
            None => variables(&settings)?,
            Some(_) => Vec::new(),
        };
        let lines = found
            .into_iter()
            .map(|(name, value)| format!("export {name}={value}\n"));
        stream::print(&lines.collect::<String>())
    });
    if let Err(error) = printed {
        tell(&format!("steelyard: not recorded: {}\n", chain(&error)));
    }
    ExitCode::SUCCESS
}

/// Why nothing is to be recorded; `None` where it is.
pub(super) fn why_not(settings: &Settings) -> Option<String> {
    let is_off = std::env::var_os(STEELYARD).is_some_and(|value| value == "off");
    match () {
        () if !settings.enabled => Some("enabled = false".into()),
        () if is_off => Some(format!("{STEELYARD}=off")),
        () if is_users(DIR) || is_users(RUN) => Some("`steelyard run` records this shell".into()),
        () if !has_room(settings.least_free_percent) => Some(format!(
            "less than {} % of /dev/shm is free (least_free_percent)",
            settings.least_free_percent
        )),
        () if !is_word(&preloaded()) => Some(format!("{PRELOAD} has a character in it that shells read otherwise")),
        () => None,
    }
}

/// Set, and not by the site for the step that this one was started from.
fn is_users(name: &str) -> bool {
    let ours = std::env::var(SITE).unwrap_or_default();
    std::env::var_os(name).is_some_and(|value| !value.is_empty()) && !ours.split(':').any(|other| other == name)
}

/// All of them or none: a program that loads the library and knows no place is slower for nothing.
fn variables(settings: &Settings) -> Result<Vec<(String, String)>> {
    let text = |(name, value): (OsString, OsString)| Some((name.into_string().ok()?, value.into_string().ok()?));
    // Ours alone, and in a place from which this user's other jobs load it, too.
    rustix::process::umask(Mode::from_raw_mode(0o077));
    let place = Unattended::begin(&lasting(&COLLECTOR)?.path)?;
    let mut found: Vec<(String, String)> = place.into_iter().filter_map(text).collect();
    for (name, value) in settings.variables().into_iter().filter(|(name, _)| !is_users(name)) {
        found.push((name.into(), value));
    }
    let ours: Vec<String> = found
        .iter()
        .map(|(name, _)| name.clone())
        .filter(|name| name != PRELOAD)
        .collect();
    // That of the step before would be loaded beside this one.
    for (_, value) in found.iter_mut().filter(|(name, _)| name == PRELOAD) {
        let own = value.split(':').next().unwrap_or_default();
        *value = [own, &preloaded()].join(":").trim_end_matches(':').to_string();
    }
    found.push((SITE.into(), ours.join(":")));
    let whole = found.iter().all(|(_, value)| is_word(value));
    Ok(if whole { found } else { Vec::new() })
}

/// The memory file system is the programs' own: some of it stays theirs.
fn has_room(least_percent: u32) -> bool {
    let facts = rustix::fs::statvfs("/dev/shm");
    facts.is_ok_and(|facts| facts.f_bavail.saturating_mul(100) >= facts.f_blocks.saturating_mul(least_percent.into()))
}
