//! The end of a run: names for addresses, the report, the profile on disk, the page on stderr.

use crate::arguments::Outputs;
use crate::format::{Format, file_style, style};
use crate::probe;
use crate::stream::{self, chain, tell};
use crate::writable::is_folder;
use anyhow::{Context, Result};
use fold::Worlds;
use format::{Columns, Profile};
use model::{Run, beside};
use report::Report;
use std::io;
use std::path::{Path, PathBuf};

/// Symbolises, reports and writes: each MPI job of the run by itself. An error where a profile or its page cannot be written.
pub fn finish(mut profile: Profile, outputs: &Outputs) -> Result<()> {
    symbols::resolve(&mut profile);
    conclude(profile, outputs)
}

/// Likewise, of a profile whose addresses are of another machine's files, or which has none: with the names that it has. The
/// error is that of the first that cannot be written; the others are.
pub fn conclude(mut profile: Profile, outputs: &Outputs) -> Result<()> {
    probe::attach(&mut profile);
    let Worlds { profiles, said } = fold::worlds(profile);
    if let Some(said) = said.filter(|_| !outputs.quiet) {
        tell(&format!("\nsteelyard: {said}\n"));
    }
    let several = profiles.len() > 1;
    let mut done = Ok(());
    for (n, mut profile) in (1..).zip(profiles) {
        let run = &mut profile.manifest.run;
        match &outputs.name {
            Some(name) if several => run.name = format!("{name}-{}", run.name),
            Some(name) => run.name.clone_from(name),
            None => {}
        }
        // One that cannot be written does not keep the others from it.
        done = done.and(one(profile, &numbered(outputs, n)));
    }
    done
}

/// Where the results of the n-th job go: the first has the names that were asked for, others a number behind them. A file
/// that is there already stays, for nobody has named it.
fn numbered(outputs: &Outputs, n: usize) -> Outputs {
    let with_number = |path: &PathBuf, n: usize| {
        let mut name = path.file_stem().unwrap_or_default().to_os_string();
        name.push(format!("-{n}"));
        if let Some(extension) = path.extension() {
            name.push(".");
            name.push(extension);
        }
        path.with_file_name(name)
    };
    let numbered = |path: &PathBuf| {
        // A folder, or a device as /dev/null.
        let is_no_file = is_folder(path) || (path.exists() && !path.is_file());
        if n == 1 || is_no_file {
            return path.clone();
        }
        let free = (n..).map(|n| with_number(path, n)).find(|path| !path.exists());
        free.unwrap_or_else(|| path.clone())
    };
    Outputs {
        output: outputs.output.as_ref().map(numbered),
        html: outputs.html.as_ref().map(numbered),
        ..outputs.clone()
    }
}

fn one(profile: Profile, outputs: &Outputs) -> Result<()> {
    let run = Run::new(profile);
    let (columns, mut report) = beside(|| run.profile().pack(), || Report::of(&run));
    let mut profile = run.into_profile();
    profile.report_json = Some(report::json::write(&report));
    if !outputs.quiet
        && let Some(format) = outputs.report.format()
    {
        tell(&format!("\n{}\n", format.write(&report, style(&io::stderr()))));
    }
    let path = write(&profile, &columns, &report, outputs)?;
    report.profile = name_of(&path);
    if !outputs.quiet {
        tell(&format!("steelyard: profile: {}\n", path.display()));
    }
    if let Some(page) = &outputs.html {
        stream::write(page, Format::Html.write(&report, file_style()).as_bytes())?;
        if !outputs.quiet {
            tell(&format!("steelyard: page: {}\n", page.display()));
        }
    }
    Ok(())
}

/// What a page calls the profile's file: its folder is another's who got both by mail.
pub fn name_of(profile: &Path) -> Option<String> {
    Some(profile.file_name()?.to_string_lossy().into_owned())
}

/// Writes the profile where it was asked for, or, rather than lose it, where there is room.
fn write(profile: &Profile, columns: &Columns, report: &Report, outputs: &Outputs) -> Result<PathBuf> {
    let wanted = match &outputs.output {
        Some(path) if is_folder(path) => Place::Folder(path.clone()),
        Some(path) => Place::File(path.clone()),
        None => Place::Folder(output_folder()),
    };
    let error = match wanted.write(profile, columns, report) {
        Ok(path) => return Ok(path),
        Err(error) => error,
    };
    let elsewhere = Place::Folder(std::env::temp_dir());
    let path = elsewhere
        .write(profile, columns, report)
        .with_context(|| format!("the profile could not be written: {}", chain(&error)))?;
    tell(&format!(
        "steelyard: {}; the profile is in {} instead\n",
        chain(&error),
        path.display()
    ));
    Ok(path)
}

/// Where profiles go if nobody says: `$STEELYARD_OUT`, else here.
pub fn output_folder() -> PathBuf {
    let named = supervisor::variable(format::options::OUT).map(PathBuf::from);
    let here = std::env::current_dir().unwrap_or_else(|_| PathBuf::from("."));
    // Joined to it, a relative path becomes absolute; an absolute one stays.
    named.map_or_else(|| here.clone(), |folder| here.join(folder))
}

enum Place {
    /// This name, replacing what is there: it was asked for.
    File(PathBuf),
    /// A new name in it.
    Folder(PathBuf),
}

impl Place {
    fn write(&self, profile: &Profile, columns: &Columns, report: &Report) -> Result<PathBuf> {
        match self {
            Place::File(path) => {
                profile.write_packed(path, columns)?;
                Ok(path.clone())
            }
            Place::Folder(folder) => Ok(profile.write_into(folder, names(&stem(profile, report)), columns)?),
        }
    }
}

/// A program's or a job's name in letters that no file system and no shell minds, 60 at most; `run` where it has none.
fn safe(name: &str) -> String {
    let plain = |c: char| match c.is_ascii_alphanumeric() || "-_.+".contains(c) {
        true => c,
        false => '_',
    };
    let name: String = name.trim_start_matches('.').chars().map(plain).take(60).collect();
    if name.is_empty() { "run".into() } else { name }
}

/// The first path in a folder for a profile of this name that nothing has.
pub fn free(folder: &Path, name: &str, id: &str) -> PathBuf {
    let mut all = names(&format!("{}_{id}", safe(name))).map(|name| folder.join(name));
    all.find(|path| !path.exists()).unwrap_or_default()
}

/// `NAME_4p_1n_2026-11-21_05-33-30`, without the moment where it is not known.
fn stem(profile: &Profile, report: &Report) -> String {
    let head = &report.head;
    let name = safe(&head.name);
    let processes = if head.ranks > 0 {
        head.ranks as usize
    } else {
        profile.tables.processes.len()
    };
    let stem = format!("{name}_{processes}p_{}n", head.nodes);
    match profile.started_unix_ns() {
        0 => stem,
        started => {
            let start = text::utc(started);
            let start = start.trim_end_matches(" UTC").replace(' ', "_").replace(':', "-");
            format!("{stem}_{start}")
        }
    }
}

/// The names of a run's profile: no run overwrites another.
fn names(stem: &str) -> impl Iterator<Item = String> + use<> {
    let stem = stem.to_string();
    (1..10_000).map(move |n| match n {
        1 => format!("{stem}.steelyard"),
        n => format!("{stem}-{n}.steelyard"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_a_name_that_is_seen_and_free() {
        let folder = tempfile::tempdir().unwrap();
        let name = |path: &Path| name_of(path).unwrap();
        let first = free(folder.path(), "..a/b c", "7");
        assert_eq!(name(&first), "a_b_c_7.steelyard");
        std::fs::write(&first, "").unwrap();
        assert_eq!(name(&free(folder.path(), "..a/b c", "7")), "a_b_c_7-2.steelyard");
        assert_eq!(name(&free(folder.path(), "...", "7")), "run_7.steelyard");
        assert_eq!(safe(&"x".repeat(90)).len(), 60);
    }
}
