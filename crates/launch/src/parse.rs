//! From words to a [`LaunchLine`].

use crate::Error;
use crate::front::skip;
use crate::line::{LaunchLine, Section};
use crate::option::{Takes, Trouble};
use crate::table::{Family, Table};

/// The family of a line that several MPI libraries' launchers would read alike.
pub const UNKNOWN_MPI: &str = "mpiexec";

/// Understands a command line. `version_hint` is what `mpiexec --version` printed, if [`needs_hint`] asked for it. An error
/// where it cannot be told where its programs are, or they are in a file.
pub fn parse(argv: &[String], version_hint: Option<&str>) -> Result<LaunchLine, Error> {
    if argv.is_empty() {
        return Err(Error::Empty);
    }
    let serial = || LaunchLine {
        family: None,
        sections: vec![Section {
            options: 0,
            program: 0,
            end: argv.len(),
            ranks: None,
        }],
        ranks: None,
        argv: argv.to_vec(),
    };
    let Some((at, launcher)) = launcher(argv) else {
        return Ok(serial());
    };
    let table = Table::get();
    if table.is_unsupported(launcher) {
        return Err(Error::UnknownLauncher {
            launcher: launcher.to_string(),
        });
    }
    let families = table.candidates(launcher, version_hint);
    let Some(first) = families.first() else {
        return Ok(serial());
    };
    let mut lines: Vec<(&Family, Vec<Section>)> = Vec::new();
    let mut trouble = None;
    for family in &families {
        match sections(argv, at, launcher, family) {
            Ok(found) => lines.push((family, found)),
            // A file named on the line is the plainest of reasons.
            Err(error) => {
                if trouble.is_none() || matches!(error, Error::LaunchFile { .. }) {
                    trouble = Some(error);
                }
            }
        }
    }
    let alike = |a: &[Section], b: &[Section]| a.iter().map(|s| s.program).eq(b.iter().map(|s| s.program));
    let Some((family, sections)) = lines.first().cloned() else {
        return Err(trouble.unwrap_or_else(|| no_program(launcher, first)));
    };
    if !lines.iter().all(|(_, other)| alike(&sections, other)) {
        return Err(Error::Ambiguous {
            launcher: launcher.to_string(),
        });
    }
    let total = |sections: &[Section]| {
        sections
            .iter()
            .try_fold(0u32, |sum, section| sum.checked_add(section.ranks?))
    };
    let ranks = total(&sections).filter(|ranks| lines.iter().all(|(_, other)| total(other) == Some(*ranks)));
    let family = if lines.len() == 1 {
        family.id.as_str()
    } else {
        UNKNOWN_MPI
    };
    Ok(LaunchLine {
        family: Some(family),
        sections,
        ranks,
        argv: argv.to_vec(),
    })
}

/// The launcher whose `--version` output [`parse`] needs to read this line, as typed; `None` if it needs none: if only
/// one launcher has that name, or if all that have it agree where the programs are.
pub fn needs_hint(argv: &[String]) -> Option<&str> {
    let (at, name) = launcher(argv)?;
    let shared = Table::get().candidates(name, None).len() > 1;
    (shared && parse(argv, None).is_err()).then(|| argv[at].as_str())
}

/// Index and name of the first word behind any front ends.
fn launcher(argv: &[String]) -> Option<(usize, &str)> {
    let at = skip(argv)?;
    argv.get(at).map(|word| (at, text::file_name(word)))
}

fn no_program(launcher: &str, family: &Family) -> Error {
    let example = if family.subcommands.is_empty() {
        "-n 4"
    } else {
        "run -n 4"
    };
    Error::NoProgram {
        launcher: launcher.to_string(),
        example: example.to_string(),
    }
}

/// The programs on a line whose launcher is the word at `at`.
fn sections(argv: &[String], at: usize, launcher: &str, family: &Family) -> Result<Vec<Section>, Error> {
    let mut at = at + 1;
    let mut detaches = false;
    if !family.subcommands.is_empty() {
        let word = argv.get(at).ok_or_else(|| no_program(launcher, family))?;
        if !family.subcommands.contains(word) {
            return Err(Error::UnknownLauncher {
                launcher: format!("{launcher} {word}"),
            });
        }
        if word == "mini" {
            at += 1;
        }
        detaches = argv.get(at).is_some_and(|word| family.detach.contains(word));
        at += 1;
    }
    let mut sections = Vec::new();
    loop {
        let options = at;
        let mut counts = Counts::default();
        while let Some(word) = argv.get(at).filter(|word| word.len() > 1 && word.starts_with('-')) {
            if *word == family.ends {
                at += 1;
                break;
            }
            at += read_option(&argv[at..], launcher, family, &mut counts)?;
        }
        let separates = |word: &String| !family.separator.is_empty() && *word == family.separator;
        let program = at;
        if argv.get(at).is_none_or(separates) {
            return Err(no_program(launcher, family));
        }
        let end = argv[at..]
            .iter()
            .position(separates)
            .map_or(argv.len(), |length| at + length);
        if detaches && !counts.attached {
            return Err(Error::Detaches {
                launcher: format!("{launcher} submit"),
            });
        }
        sections.push(Section {
            options,
            program,
            end,
            ranks: counts.ranks(),
        });
        if end == argv.len() {
            return Ok(sections);
        }
        at = end + 1;
    }
}

/// What the options of a section say.
#[derive(Default)]
struct Counts {
    ranks: Option<u32>,
    times: Option<u32>,
    attached: bool,
}

impl Counts {
    fn ranks(&self) -> Option<u32> {
        self.ranks.and_then(|ranks| ranks.checked_mul(self.times.unwrap_or(1)))
    }
}

/// Reads the option at the start of `words` and returns how many words belong to it.
fn read_option(words: &[String], launcher: &str, family: &Family, counts: &mut Counts) -> Result<usize, Error> {
    let launcher = launcher.to_string();
    let (found, used) = family
        .options
        .read(words, family.dashes)
        .map_err(|trouble| match trouble {
            Trouble::Unknown(option) => Error::UnknownOption {
                launcher: launcher.clone(),
                family: family.name.clone(),
                option,
            },
            Trouble::LacksValue(option) => Error::LacksValue {
                launcher: launcher.clone(),
                option,
            },
        })?;
    for option in found {
        match option.takes {
            Takes::Prints => return Err(no_program(&launcher, family)),
            Takes::File => {
                let example = match family.file_example.as_str() {
                    "" => "steelyard exec ./app",
                    example => example,
                };
                return Err(Error::LaunchFile {
                    launcher,
                    option: option.name,
                    example: example.to_string(),
                });
            }
            _ => {}
        }
        let number = option.value.as_deref().and_then(|value| value.parse().ok());
        if family.is_ranks(&option.name) {
            counts.ranks = number;
        }
        if family.is_times(&option.name) {
            counts.times = number;
        }
        counts.attached |= family.attach.contains(&option.name);
    }
    Ok(used)
}
