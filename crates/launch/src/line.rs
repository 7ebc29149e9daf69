//! A command line that has been understood.

use crate::front::{base_name, skip};

/// One program of a command line; MPMD lines have several, separated by `:`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Index of the first word of the launcher's options for it.
    pub options: usize,
    /// Index of the program.
    pub program: usize,
    /// Index behind its last argument.
    pub end: usize,
    /// Ranks the launcher is told to start of it; `None` if that is left to the launcher.
    pub ranks: Option<u32>,
}

/// A command line that has been understood. Indices count the words of the command as given to [`crate::parse`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaunchLine {
    /// Id of the launcher's family in `launchers.toml`, [`crate::UNKNOWN_MPI`], or `None` for a serial program.
    pub family: Option<&'static str>,
    /// Its programs, at least one, in order.
    pub sections: Vec<Section>,
    /// Ranks of all sections, if all are on the line.
    pub ranks: Option<u32>,
    pub(crate) argv: Vec<String>,
}

/// Interpreters whose script is what a person would call the program.
const INTERPRETERS: [&str; 10] = [
    "python", "bash", "sh", "dash", "zsh", "ksh", "perl", "ruby", "julia", "Rscript",
];

impl LaunchLine {
    /// The command with `prefix` before each program and nothing else changed.
    pub fn with_exec(&self, prefix: &[String]) -> Vec<String> {
        let mut words = Vec::with_capacity(self.argv.len() + prefix.len() * self.sections.len());
        let mut from = 0;
        for section in &self.sections {
            words.extend_from_slice(&self.argv[from..section.program]);
            words.extend_from_slice(prefix);
            from = section.program;
        }
        words.extend_from_slice(&self.argv[from..]);
        words
    }

    /// The first program as typed: where `steelyard exec` goes in.
    pub fn program(&self) -> &str {
        &self.argv[self.sections[0].program]
    }

    /// A short name for the run: the first program without its folder, seen through wrappers such as numactl, and
    /// for an interpreter its script.
    pub fn name(&self) -> &str {
        let section = &self.sections[0];
        let words = &self.argv[section.program..section.end];
        let words = skip(words)
            .and_then(|at| words.get(at..))
            .filter(|rest| !rest.is_empty())
            .unwrap_or(words);
        let program = base_name(&words[0]);
        let stem = program.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
        if INTERPRETERS.contains(&stem) {
            let mut rest = words[1..].iter();
            while let Some(word) = rest.next() {
                match word.as_str() {
                    "-m" => return rest.next().map_or(program, |module| module.as_str()),
                    "-c" | "-e" => return program,
                    "-W" | "-X" => drop(rest.next()),
                    word if word.starts_with('-') => {}
                    script => {
                        let file = base_name(script);
                        return file
                            .rsplit_once('.')
                            .map_or(file, |(stem, _)| if stem.is_empty() { file } else { stem });
                    }
                }
            }
        }
        program
    }
}
