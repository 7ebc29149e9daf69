//! What a person calls a program.

use crate::front::skip;

/// An interpreter: what a person would call the program is its script.
struct Interpreter {
    /// Without a version behind it.
    names: &'static [&'static str],
    /// Letters of options behind which stands program text; they may be the last of several: `bash -lc TEXT`.
    text: &'static str,
    /// Letters of options that take the next word.
    word: &'static str,
}

const INTERPRETERS: &[Interpreter] = &[
    Interpreter {
        names: &["bash", "sh", "dash", "zsh", "ksh"],
        text: "c",
        word: "oO",
    },
    Interpreter {
        names: &["python", "pypy"],
        text: "c",
        word: "WX",
    },
    Interpreter {
        names: &["perl", "ruby", "julia", "Rscript"],
        text: "eE",
        word: "",
    },
];

/// A short name for a program and its arguments: that of its file, seen through wrappers such as numactl, and for an
/// interpreter that of its script or module. Program text is never a name.
pub fn program_name(words: &[String]) -> &str {
    let words = skip(words)
        .and_then(|at| words.get(at..))
        .filter(|rest| !rest.is_empty())
        .unwrap_or(words);
    let Some(program) = words.first().map(|word| text::file_name(word)) else {
        return "";
    };
    let stem = program.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
    let known = INTERPRETERS.iter().find(|known| known.names.contains(&stem));
    known.and_then(|known| script(known, &words[1..])).unwrap_or(program)
}

fn script<'a>(interpreter: &Interpreter, words: &'a [String]) -> Option<&'a str> {
    let mut rest = words.iter();
    while let Some(word) = rest.next() {
        let Some(letters) = word.strip_prefix('-') else {
            let file = text::file_name(word);
            let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
            return Some(if stem.is_empty() { file } else { stem });
        };
        if letters == "m" && interpreter.names.contains(&"python") {
            return rest.next().map(String::as_str);
        }
        let last = letters.chars().last().filter(|_| !letters.starts_with('-'));
        if last.is_some_and(|last| interpreter.text.contains(last)) {
            return None;
        }
        if last.is_some_and(|last| interpreter.word.contains(last)) {
            rest.next();
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_have_the_names_people_use() {
        let name = |line: &str| program_name(&line.split(' ').map(String::from).collect::<Vec<_>>()).to_string();
        assert_eq!(name("./bin/app -n 4"), "app");
        assert_eq!(name("python3.11 -u -W ignore dir/train.py x"), "train");
        assert_eq!(name("python3 -m pytest -c x"), "pytest");
        assert_eq!(name("bash -euo pipefail run.sh"), "run");
        assert_eq!(name("sh -e build"), "build");
        assert_eq!(name("perl -w job.pl"), "job");
        assert_eq!(name("julia --threads=4 solve.jl"), "solve");
        assert_eq!(program_name(&[]), "");
    }

    #[test]
    fn program_text_is_no_name() {
        for (interpreter, option) in [
            ("sh", "-c"),
            ("bash", "-lc"),
            ("python3", "-Bc"),
            ("perl", "-ne"),
            ("julia", "-e"),
        ] {
            let words = [interpreter, option, "./a.sh; sleep 0", "x.py"].map(String::from);
            assert_eq!(program_name(&words), interpreter);
        }
    }
}
