//! `steelyard run --repeat N`: the same command several times, a profile of each in one directory.

use crate::again::Input;
use crate::exec::as_text;
use crate::library::own_binary;
use crate::run::{Arguments, understand};
use crate::stream::tell;
use anyhow::{Context, Result, bail};
use format::Profile;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use supervisor::{How, Ran, Streams};
use text::{Unit, counted, number};

/// Runs it so often, and ends as the last of them ended: the first that fails. An error where none can be started, or one
/// leaves no profile.
pub fn repeat(options: &Arguments, times: u32) -> Result<ExitCode> {
    let line = understand(&as_text(&options.command))?;
    if line.family.is_none() && supervisor::Job::here().size.is_some_and(|size| size > 1) {
        bail!(
            "--repeat starts all ranks each time: put it before the launcher, steelyard run --repeat {times} mpirun …"
        );
    }
    let folder = folder(options, line.name())?;
    let own = own_binary()?;
    let input = Input::here();
    let mut elapsed_s = Vec::new();
    for (n, path) in (1..=times).zip(free(&folder)?) {
        let mut words: Vec<OsString> = vec![own.clone().into()];
        words.extend(["run", "--quiet", "--report", "none", "--output"].map(OsString::from));
        words.push(path.clone().into());
        if let Some(name) = &options.outputs.name {
            words.extend(["--name".into(), name.into()]);
        }
        if let Some(patience) = &options.hang {
            words.extend(["--hang".into(), format!("{}ms", patience.as_millis()).into()]);
        }
        words.push("--".into());
        words.extend(options.command.iter().cloned());
        let streams = Streams {
            input: input.next()?,
            ..Streams::default()
        };
        let Ran { how, told_to_end } = supervisor::command(&words, &options.measuring.variables(), &streams)?;
        if how != How::Exit(0) || told_to_end.is_some() {
            tell(&format!(
                "steelyard: run {n} of {times} {}; no more are made\n",
                ended(how)
            ));
            how.leave();
        }
        let facts = Profile::read_manifest(&path)
            .with_context(|| format!("run {n} of {times} left no profile"))?
            .run;
        elapsed_s.push(facts.elapsed_ns as f64 / 1e9);
        if !options.outputs.quiet {
            let took = number(Unit::Seconds, facts.elapsed_ns as f64 / 1e9);
            tell(&format!("steelyard: run {n} of {times}: {took}: {}\n", path.display()));
        }
    }
    if !options.outputs.quiet && times > 1 {
        tell(&summary(&elapsed_s, &folder));
    }
    Ok(ExitCode::SUCCESS)
}

fn ended(how: How) -> String {
    match how {
        How::Exit(0) => "was interrupted".into(),
        How::Exit(status) => format!("ended with status {status}"),
        How::Signal(signal) => format!("was ended by {}", text::signal(signal)),
    }
}

fn summary(elapsed_s: &[f64], folder: &Path) -> String {
    let seconds = |value: f64| number(Unit::Seconds, value);
    let ends = (elapsed_s.iter().copied())
        .map(|value| (value, value))
        .reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)));
    let (least, most) = ends.map_or_else(Default::default, |(least, most)| (seconds(least), seconds(most)));
    let folder = text::command_line(&[folder.display().to_string()]);
    format!(
        "steelyard: {}, between {least} and {most}; compare them: steelyard diff OTHER {folder}\n",
        counted(elapsed_s.len() as f64, "run")
    )
}

/// Where the profiles go: the directory that is named, which is made; else one beside, named by the program.
fn folder(options: &Arguments, name: &str) -> Result<PathBuf> {
    let name = options.outputs.name.as_deref().unwrap_or(name).replace('/', "_");
    let default = || crate::finish::output_folder().join(format!("{name}_runs"));
    let folder = options.outputs.output.clone().unwrap_or_else(default);
    if folder.exists() && !folder.is_dir() {
        bail!(
            "{}: with --repeat that is a directory for the profiles, and this is a file",
            folder.display()
        );
    }
    fs::create_dir_all(&folder)
        .with_context(|| format!("cannot make {}; name another directory with -o", folder.display()))?;
    Ok(folder)
}

/// Names by number, from behind the last that is there: runs of two sides can be made by turns.
fn free(folder: &Path) -> Result<impl Iterator<Item = PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let number = |entry: std::io::Result<fs::DirEntry>| -> Option<u32> {
        let name = entry.ok()?.file_name();
        name.to_str()?
            .strip_suffix(".steelyard")?
            .split('-')
            .next()?
            .parse()
            .ok()
    };
    let last = entries.filter_map(number).max().unwrap_or(0);
    let folder = folder.to_path_buf();
    Ok((last + 1..).map(move |n| folder.join(format!("{n:03}.steelyard"))))
}

#[cfg(test)]
mod tests {
    use super::{free, summary};
    use std::path::Path;

    #[test]
    fn numbers_go_on_where_they_ended() {
        let folder = tempfile::tempdir().unwrap();
        let next = || free(folder.path()).unwrap().next().unwrap();
        assert!(next().ends_with("001.steelyard"));
        for name in ["009.steelyard", "other.steelyard", "010-2.steelyard", "999.txt"] {
            std::fs::write(folder.path().join(name), "").unwrap();
        }
        assert!(next().ends_with("011.steelyard"));
        let said = summary(&[3.0, 2.0, 2.5], Path::new("my runs")).replace('\u{a0}', " ");
        assert!(
            said.contains("3 runs, between 2.00 s and 3.00 s") && said.contains("'my runs'"),
            "{said}"
        );
    }
}
