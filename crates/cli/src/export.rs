//! `steelyard export --to FORMAT FILE`.

use crate::arguments::{Export, Target, ThreadsOf};
use crate::stream::{self, tell};
use anyhow::{Context, Result, ensure};
use format::Profile;
use interchange::{Choice, Threads, Viewer};
use model::Run;
use std::path::PathBuf;
use std::process::ExitCode;

/// Reads a profile, and writes what another tool reads.
pub fn export(options: Export) -> Result<ExitCode> {
    let profile = Profile::read(&options.profile).with_context(|| options.profile.display().to_string())?;
    match viewer(options.to) {
        Some(viewer) => to_viewer(profile, viewer, &options),
        None => to_darshan(&profile, &options),
    }
}

fn viewer(target: Target) -> Option<Viewer> {
    Some(match target {
        Target::Speedscope => Viewer::Speedscope,
        Target::Firefox => Viewer::Firefox,
        Target::Folded => Viewer::Folded,
        Target::Pprof => Viewer::Pprof,
        Target::Perfetto => Viewer::Perfetto,
        Target::Darshan => return None,
    })
}

fn to_viewer(profile: Profile, viewer: Viewer, options: &Export) -> Result<ExitCode> {
    let path = path(options, viewer.ending());
    let choice = Choice {
        threads: match options.threads {
            Some(ThreadsOf::All) => Threads::All,
            Some(ThreadsOf::Main) => Threads::Main,
            Some(ThreadsOf::Working) | None => Threads::Working,
        },
        ranks: options.ranks.clone(),
        merge: options.merge,
        lines: options.lines,
    };
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

fn to_darshan(profile: &Profile, options: &Export) -> Result<ExitCode> {
    ensure!(
        options.threads.is_none() && options.ranks.is_none() && !options.merge && !options.lines,
        "a Darshan log is of the whole run: leave out --threads, --ranks, --merge and --lines"
    );
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
fn path(options: &Export, ending: &str) -> PathBuf {
    let beside = || PathBuf::from(options.profile.file_name().unwrap_or_default()).with_extension(ending);
    options.output.clone().unwrap_or_else(beside)
}
