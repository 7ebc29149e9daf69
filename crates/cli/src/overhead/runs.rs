//! One run of the command, with the tool or without.

use super::{Arguments, folder};
use crate::again::Input;
use crate::exec::as_text;
use crate::library::own_binary;
use crate::run::understand;
use crate::stream::tell;
use anyhow::{Context, Result, bail};
use format::Profile;
use overhead::{Costs, Merit, Phases, Run, Tool};
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Instant;
use supervisor::{How, Streams};

/// Words and variables of a command.
struct Line {
    words: Vec<OsString>,
    variables: Vec<(OsString, OsString)>,
}

/// How the runs are made.
pub struct Runs<'a> {
    without: Line,
    with: Line,
    /// Whether the tool is Steelyard: then its own words go before the command, with the names of the run's files.
    ours: bool,
    name: String,
    merit: Option<&'a Merit>,
    folder: PathBuf,
    /// Removes the folder in the end.
    _temporary: Option<tempfile::TempDir>,
    input: Input,
    verbose: bool,
    keep: bool,
    /// Of the runs with Steelyard.
    pub costs: Vec<Costs>,
}

impl<'a> Runs<'a> {
    /// Nothing is run yet. An error where there is no folder for what runs leave, or [`with_tool`] has one.
    pub fn new(options: &Arguments, tool: Option<&Tool>, merit: Option<&'a Merit>) -> Result<Self> {
        let (folder, temporary) = folder(options)?;
        let with = match tool {
            None => Line {
                words: options.command.clone(),
                variables: options.measuring.variables(),
            },
            Some(tool) => Line {
                words: with_tool(&options.command, tool, options.inside)?,
                variables: match options.inside {
                    // `env`, behind the launcher, sets them.
                    true => Vec::new(),
                    false => tool.variables.iter().map(|(n, v)| (n.into(), v.into())).collect(),
                },
            },
        };
        Ok(Self {
            without: Line {
                words: options.command.clone(),
                variables: Vec::new(),
            },
            with,
            ours: tool.is_none(),
            name: options.with.clone().unwrap_or_else(|| "Steelyard".into()),
            merit,
            folder,
            _temporary: temporary,
            input: Input::here(),
            verbose: options.verbose,
            keep: options.keep.is_some(),
            costs: Vec::new(),
        })
    }

    /// Runs the command once. An error if it fails; what it printed then stands on stderr.
    pub fn once(&mut self, pair: usize, with: bool) -> Result<Run> {
        let which = if with { "with" } else { "without" };
        let path = |ending: &str| self.folder.join(format!("pair-{pair}-{which}.{ending}"));
        let (printed, profile, times) = (path("out"), path("steelyard"), path("times"));
        let line = if with { &self.with } else { &self.without };
        let mut words = Vec::new();
        if with && self.ours {
            let own = own_binary()?;
            words.push(own.into_os_string());
            words.extend(["run", "--quiet", "--report", "none", "--output"].map(OsString::from));
            words.push(profile.clone().into_os_string());
            words.push("--times".into());
            words.push(times.clone().into_os_string());
            words.push("--".into());
        }
        words.extend(line.words.iter().cloned());
        let streams = self.streams(&printed)?;
        let began = Instant::now();
        let how = supervisor::command(&words, &line.variables, &streams)?.how;
        let elapsed_s = began.elapsed().as_secs_f64();
        let output = String::from_utf8_lossy(&fs::read(&printed).unwrap_or_default()).into_owned();
        if self.verbose || how != How::Exit(0) {
            tell(&output);
        }
        match how {
            How::Exit(0) => {}
            How::Exit(status) => bail!("{}", self.failed(which, &format!("ended with status {status}"))),
            How::Signal(signal) => bail!(
                "{}",
                self.failed(which, &format!("was ended by {}", text::signal(signal)))
            ),
        }
        let mut run = Run {
            elapsed_s,
            command_s: elapsed_s,
            merit: self.merit.and_then(|merit| merit.find(&output)),
        };
        if with && self.ours {
            let (phases, costs) = told(&times, &profile, elapsed_s)
                .with_context(|| format!("the run with Steelyard left no profile; it printed: {}", output.trim()))?;
            run.command_s = phases.command_s;
            self.costs.push(costs);
        }
        if !self.keep {
            for path in [printed, profile, times] {
                // In a folder that is removed in the end anyway.
                let _ = fs::remove_file(path);
            }
        }
        Ok(run)
    }

    fn failed(&self, which: &str, how: &str) -> String {
        format!(
            "the command {how}, run {which} {}, so there is nothing to compare; what it printed stands above",
            self.name
        )
    }

    fn streams(&self, printed: &Path) -> Result<Streams> {
        let output = File::create(printed).with_context(|| format!("cannot write {}", printed.display()))?;
        Ok(Streams {
            input: self.input.next()?,
            output: Some(output),
            ..Streams::default()
        })
    }
}

/// The command with the tool before it, or before its programs. An error where it cannot be told where these begin.
pub fn with_tool(command: &[OsString], tool: &Tool, inside: bool) -> Result<Vec<OsString>> {
    if !inside {
        return Ok(tool
            .words
            .iter()
            .map(OsString::from)
            .chain(command.iter().cloned())
            .collect());
    }
    let mut prefix: Vec<OsString> = Vec::new();
    if !tool.variables.is_empty() {
        prefix.push("env".into());
        prefix.extend((tool.variables.iter()).map(|(name, value)| format!("{name}={value}").into()));
    }
    prefix.extend(tool.words.iter().map(OsString::from));
    Ok(understand(&as_text(command))?.with_exec(command, &prefix))
}

fn told(times: &Path, profile: &Path, elapsed_s: f64) -> Result<(Phases, Costs)> {
    let phases = Phases::read(&fs::read_to_string(times)?).context("its times cannot be read")?;
    let run = model::Run::new(Profile::read(profile)?);
    let costs = Costs::of(&run, &phases, elapsed_s);
    Ok((phases, costs))
}
