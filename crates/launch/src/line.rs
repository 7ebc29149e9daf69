//! A command line that has been understood.

use crate::name::program_name;

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

impl LaunchLine {
    /// `argv`, which is the command that was parsed or what that was made of, with `prefix` before each program and nothing else
    /// changed.
    pub fn with_exec<Word: Clone>(&self, argv: &[Word], prefix: &[Word]) -> Vec<Word> {
        let mut words = Vec::with_capacity(argv.len() + prefix.len() * self.sections.len());
        let mut from = 0;
        for section in &self.sections {
            words.extend_from_slice(&argv[from..section.program]);
            words.extend_from_slice(prefix);
            from = section.program;
        }
        words.extend_from_slice(&argv[from..]);
        words
    }

    /// The command that was parsed.
    pub fn words(&self) -> &[String] {
        &self.argv
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
        program_name(words)
    }
}
