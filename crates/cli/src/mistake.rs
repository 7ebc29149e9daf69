//! Mistakes in what was typed: seen before anything is started, and told with what to type instead.

use crate::arguments::Arguments;
use crate::exec::as_text;
use crate::export::Target;
use crate::stream;
use anyhow::{Result, bail};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, ValueEnum};
use format::Profile;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// What only puts a job into a queue, or opens an allocation, and how to measure what runs there.
const QUEUES: &[(&str, &str)] = &[
    ("sbatch", "srun"),
    ("qsub", "mpiexec"),
    ("bsub", "mpirun"),
    ("msub", "mpirun"),
    ("oarsub", "mpirun"),
    ("condor_submit", "mpirun"),
];

/// Ends as clap does where a command line cannot be understood (or asks for help), with what to type instead where that is
/// known.
pub fn exit(error: &clap::Error) -> ! {
    let words: Vec<String> = as_text(&std::env::args_os().skip(1).collect::<Vec<_>>());
    if let Some(line) = no_format(error, &words, Path::new(".")) {
        stream::tell(&format!("steelyard: {line}\n"));
        std::process::exit(error.exit_code())
    }
    let _ = error.print();
    if let Some(hint) = hint(error, &words, Path::new(".")) {
        stream::tell(&format!("\n{hint}\n"));
    }
    std::process::exit(error.exit_code())
}

/// Of `steelyard export` without --to: what there is, and the whole line with the first of it.
fn no_format(error: &clap::Error, words: &[String], here: &Path) -> Option<String> {
    let export = words.first().is_some_and(|first| first == "export");
    if !export || !misses(error, "--to") {
        return None;
    }
    let names: Vec<String> = Target::value_variants()
        .iter()
        .filter_map(|target| Some(target.to_possible_value()?.get_name().to_string()))
        .collect();
    let first = names.first()?;
    let rest = words[1..].join(" ");
    let rest = match misses(error, "<PROFILE>") {
        true => format!("{rest} {}", newest_profile(here).unwrap_or("PROFILE".into())),
        false => rest,
    };
    Some(format!(
        "which format? Name it with --to: {}; as in steelyard export --to {first} {}",
        names.join(", "),
        rest.trim()
    ))
}

/// Whether a word that is required is not there.
fn misses(error: &clap::Error, word: &str) -> bool {
    let missing = error.get(ContextKind::InvalidArg);
    error.kind() == ErrorKind::MissingRequiredArgument
        && matches!(missing, Some(ContextValue::Strings(all)) if all.iter().any(|each| each.starts_with(word)))
}

/// `words` are what stands behind `steelyard`; profiles are looked for in `here`.
fn hint(error: &clap::Error, words: &[String], here: &Path) -> Option<String> {
    let first = words.first()?;
    match error.kind() {
        ErrorKind::InvalidSubcommand if error.get(ContextKind::SuggestedSubcommand).is_none() => {
            if first.ends_with(".steelyard") {
                return Some(format!("To read this profile: steelyard report {first}"));
            }
            supervisor::find_program(first.as_ref(), path().as_deref()).ok()?;
            Some(format!("To measure this program: steelyard run {}", words.join(" ")))
        }
        ErrorKind::MissingRequiredArgument
            if ["report", "view", "export"].contains(&first.as_str())
                && (misses(error, "<FILE>") || misses(error, "<PROFILE>")) =>
        {
            Some(match newest_profile(here) {
                Some(name) => format!("The newest profile here: steelyard {} {name}", words.join(" ")),
                None => "There is no profile in this directory: `steelyard run` writes one, NAME_….steelyard".into(),
            })
        }
        _ => None,
    }
}

fn newest_profile(here: &Path) -> Option<String> {
    let profiles = std::fs::read_dir(here).ok()?.flatten();
    let names = profiles.filter_map(|entry| {
        Some((
            entry.metadata().ok()?.modified().ok()?,
            PathBuf::from(entry.file_name()),
        ))
    });
    let profiles = names.filter(|(_, name)| Profile::is_named(name));
    let (_, newest) = profiles.max()?;
    Some(newest.display().to_string())
}

/// An error says what is wrong with a command, if something is that can be known before it is started. `subcommand` is that of
/// ours whose options stand before it.
pub fn look(subcommand: &str, command: &[String]) -> Result<()> {
    // What is not UTF-8 was not typed by mistake.
    let Some(first) = command
        .first()
        .filter(|first| !first.contains(char::REPLACEMENT_CHARACTER))
    else {
        return Ok(());
    };
    let here = Path::new(first);
    let name = here.file_name().unwrap_or_default().to_string_lossy();
    if first.starts_with('-') && !is_after_dashes(first) {
        bail!("{}", unknown_option(subcommand, first));
    }
    // A name with a slash is a path; another is looked for in PATH.
    let is_path = first.contains('/') && here.exists();
    if is_path
        || first.contains(['=', ' ', '\t']) && supervisor::find_program(first.as_ref(), path().as_deref()).is_ok()
    {
        return Ok(());
    }
    if first.split_once('=').is_some_and(|(name, _)| is_variable(name)) {
        let rest = command[1..].join(" ");
        bail!(
            "{first} is a setting, not a program; put it first, {first} steelyard {subcommand} {rest}, or behind env: \
             steelyard {subcommand} env {first} {rest}"
        );
    }
    if let Some((program, rest)) = first.split_once(char::is_whitespace) {
        bail!(
            "{first:?} is one word, and there is no program of this name; leave out the quotes: steelyard {subcommand} \
             {program} {}; or let a shell read it: steelyard {subcommand} sh -c {first:?}",
            rest.trim()
        );
    }
    if let Some((_, launcher)) = QUEUES.iter().find(|(queue, _)| *queue == name) {
        bail!(
            "{name} only puts the job into a queue, and ends before it runs; put steelyard into the job instead, before its \
             program or launcher: steelyard {subcommand} {launcher} … in the script that {name} is given. Nothing was \
             submitted"
        );
    }
    if name == "salloc" {
        let (options, rest) = behind_options(&command[1..]);
        bail!(
            "salloc opens an allocation, and what it starts is what takes time; put steelyard behind it: salloc {options}\
             steelyard {subcommand} {rest}"
        );
    }
    Ok(())
}

fn path() -> Option<OsString> {
    std::env::var_os("PATH")
}

/// The options of salloc as far as they can be told without knowing them, and the command behind them.
fn behind_options(words: &[String]) -> (String, String) {
    const LAUNCHERS: &[&str] = &["srun", "mpirun", "mpiexec", "bash", "sh"];
    let is_program = |word: &String| LAUNCHERS.contains(&word.as_str()) || word.contains('/') && !word.starts_with('-');
    match words.iter().position(is_program) {
        Some(at) => {
            let options: String = words[..at].iter().map(|word| format!("{word} ")).collect();
            (options, words[at..].join(" "))
        }
        None => ("… ".into(), "srun …".into()),
    }
}

/// Whether the user has said by `--` that our options end there.
fn is_after_dashes(first: &str) -> bool {
    let words: Vec<_> = std::env::args_os().collect();
    words.windows(2).any(|pair| pair[0] == "--" && pair[1] == first)
}

fn is_variable(name: &str) -> bool {
    !name.is_empty()
        && !name.starts_with(|c: char| c.is_ascii_digit())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

fn unknown_option(subcommand: &str, word: &str) -> String {
    let name = word.split('=').next().unwrap_or(word);
    let hint = match nearest(subcommand, name) {
        Some(near) => format!("did you mean {near}? "),
        None => String::new(),
    };
    format!(
        "{name} is no option of steelyard {subcommand}; {hint}`steelyard help {subcommand}` lists them; options of your \
         program go after its name"
    )
}

/// The option that was probably meant: at most a third of its letters are others.
fn nearest(subcommand: &str, name: &str) -> Option<String> {
    let command = Arguments::command();
    let options = command.find_subcommand(subcommand)?.get_opts();
    let options = options.filter(|option| !option.is_hide_set());
    closest(
        name,
        options.filter_map(|option| Some(format!("--{}", option.get_long()?))),
    )
}

/// The name that was probably meant.
pub fn closest(name: &str, names: impl Iterator<Item = String>) -> Option<String> {
    let close = names.map(|known| (distance(name, &known), known));
    let (changes, known) = close.min_by_key(|(changes, _)| *changes)?;
    let letters = known.len().max(name.len()).saturating_sub(2);
    (changes * 3 <= letters && changes > 0).then_some(known)
}

/// Letters to put in, take out, change or swap with the next.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let same = usize::from(a[i - 1] != b[j - 1]);
                let least = (rows[i - 1][j - 1] + same)
                    .min(rows[i - 1][j] + 1)
                    .min(rows[i][j - 1] + 1);
                let swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
                if swapped {
                    least.min(rows[i - 2][j - 2] + 1)
                } else {
                    least
                }
            };
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    fn said(line: &str) -> String {
        let words: Vec<String> = line.split('|').map(str::to_string).collect();
        look("run", &words)
            .err()
            .map(|error| error.to_string())
            .unwrap_or_default()
    }

    #[test]
    fn unknown_options_are_named_with_the_nearest() {
        assert!(
            said("--htlm|page.html|./app").starts_with("--htlm is no option of steelyard run; did you mean --html? ")
        );
        assert!(said("--peroid=2ms|./app").contains("did you mean --period?"));
        assert!(said("--reprot|none").contains("did you mean --report?"));
        let far = said("--quux|./app");
        assert!(
            !far.contains("did you mean") && far.contains("steelyard help run"),
            "{far}"
        );
        assert!(said("-n|4|./app").starts_with("-n is no option"));
    }

    #[test]
    fn what_is_no_program_gets_its_hint() {
        assert!(said("./app 3").contains("leave out the quotes: steelyard run ./app 3; or let a shell"));
        let setting = said("FOO=1|./app|3");
        assert!(
            setting.contains("FOO=1 steelyard run ./app 3") && setting.contains("env FOO=1 ./app 3"),
            "{setting}"
        );
        assert!(said("sbatch|-N2|job.sh").contains("put steelyard into the job instead"));
        assert!(said("salloc|-N|2|srun|./app").contains("salloc -N 2 steelyard run srun ./app"));
    }

    #[test]
    fn a_program_or_a_profile_in_place_of_a_subcommand() {
        let here = tempfile::tempdir().unwrap();
        let hinted = |line: &str| {
            let words: Vec<String> = line.split('|').map(str::to_string).collect();
            let error = Arguments::try_parse_from(["steelyard"].into_iter().chain(line.split('|'))).unwrap_err();
            hint(&error, &words, here.path()).unwrap_or_default()
        };
        assert_eq!(
            hinted("/bin/sh|-c|exit"),
            "To measure this program: steelyard run /bin/sh -c exit"
        );
        assert_eq!(
            hinted("a.steelyard"),
            "To read this profile: steelyard report a.steelyard"
        );
        assert_eq!(hinted("reprot"), "");
        assert_eq!(hinted("no-such-thing-here"), "");
        assert!(hinted("report").starts_with("There is no profile in this directory"));
        for name in ["b.steelyard", ".c.steelyard", "1.part.steelyard"] {
            std::fs::write(here.path().join(name), "").unwrap();
        }
        assert_eq!(
            hinted("report"),
            "The newest profile here: steelyard report b.steelyard"
        );
        assert_eq!(hinted("view"), "The newest profile here: steelyard view b.steelyard");
        let formats = "speedscope, firefox, folded, pprof, perfetto, chrome, paraver, mpip, perflibs, darshan";
        for line in ["export", "export|b.steelyard"] {
            let words: Vec<String> = line.split('|').map(str::to_string).collect();
            let error = Arguments::try_parse_from(["steelyard"].into_iter().chain(line.split('|'))).unwrap_err();
            assert_eq!(
                no_format(&error, &words, here.path()).unwrap_or_default(),
                format!(
                    "which format? Name it with --to: {formats}; as in steelyard export --to speedscope b.steelyard"
                )
            );
        }
    }

    #[test]
    fn programs_are_let_alone() {
        for line in [
            "./app",
            "mpirun|-n|4|./app",
            "srun|./app",
            "/bin/sh|-c|exit 1",
            "no-such-program",
            "./x=1",
        ] {
            assert_eq!(said(line), "", "{line}");
        }
    }

    #[test]
    fn letters_are_counted() {
        for (a, b, expected) in [
            ("--html", "--htlm", 1),
            ("", "abc", 3),
            ("abc", "abc", 0),
            ("kitten", "sitting", 3),
        ] {
            assert_eq!(distance(a, b), expected);
        }
    }
}
