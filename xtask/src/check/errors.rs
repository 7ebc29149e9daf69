//! A public function that returns a `Result` says when it fails: in its own words, its type's or its module's.

use std::collections::HashMap;
use std::path::Path;

use anyhow::Context;

/// One of these says so.
const WORDS: &[&str] = &[
    "err", "error", "errors", "fail", "fails", "refuse", "refuses", "refused",
];

/// A sentence for each that does not.
pub fn broken(root: &Path, files: &[String]) -> anyhow::Result<Vec<String>> {
    let mut wrong = Vec::new();
    let is_code = |name: &&String| name.starts_with("crates/") && name.contains("/src/") && name.ends_with(".rs");
    for name in files.iter().filter(is_code) {
        let text = std::fs::read_to_string(root.join(name)).with_context(|| format!("cannot read {name}"))?;
        let silent = silent(&text).into_iter();
        wrong.extend(silent.map(|line| format!("{name}:{line} returns a Result: say when it is an error")));
    }
    Ok(wrong)
}

/// The lines of such functions, from 1.
fn silent(text: &str) -> Vec<usize> {
    let lines: Vec<&str> = text.lines().collect();
    let module: Vec<&str> = lines.iter().filter_map(|line| line.strip_prefix("//!")).collect();
    let mut silent = Vec::new();
    if says(&module.join(" ")) {
        return silent;
    }
    let types: HashMap<&str, bool> = (lines.iter().enumerate())
        .filter_map(|(at, line)| Some((defined(line)?, says(&documentation(&lines[..at])))))
        .collect();
    let mut told = false;
    for (at, line) in lines.iter().enumerate() {
        if line.starts_with("impl") {
            told = extended(line).is_some_and(|name| types.get(name) == Some(&true));
        } else if *line == "}" {
            told = false;
        }
        let is_public = line.trim_start().starts_with("pub ") && line.contains("fn ");
        if is_public && !told && gives_result(&lines[at..]) && !says(&documentation(&lines[..at])) {
            silent.push(at + 1);
        }
    }
    silent
}

/// Whether a text has one of the words; a standard error is another thing.
fn says(text: &str) -> bool {
    let text = text.to_lowercase().replace("standard error", "");
    text.split(|c: char| !c.is_alphanumeric())
        .any(|word| WORDS.contains(&word))
}

/// What is said right above, attributes aside.
fn documentation(above: &[&str]) -> String {
    let above = above.iter().rev().map(|line| line.trim_start());
    let mut said: Vec<&str> = above
        .take_while(|line| line.starts_with("///") || line.starts_with("#["))
        .filter_map(|line| line.strip_prefix("///"))
        .collect();
    said.reverse();
    said.join(" ")
}

fn name(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    &text[..end.unwrap_or(text.len())]
}

/// The type that a line begins to define.
fn defined(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once("struct ").or_else(|| line.split_once("enum "))?;
    line.starts_with("pub").then(|| name(rest))
}

/// The type that an `impl` is of.
fn extended(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("impl")?;
    let rest = match rest.starts_with('<') {
        true => rest.split_once("> ")?.1,
        false => rest.trim_start(),
    };
    Some(name(rest))
}

/// Whether a function whose first line this is does; arrows between parentheses are of what it takes.
fn gives_result(lines: &[&str]) -> bool {
    let last = lines.iter().position(|line| line.contains('{') || line.ends_with(';'));
    let signature = lines[..=last.unwrap_or(0)].join(" ");
    let head = signature.split(" where ").next().unwrap_or_default();
    let mut depth = 0;
    let mut result = "";
    for (at, c) in head.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            '-' if depth == 0 && head[at..].starts_with("-> ") => result = &head[at + 3..],
            _ => {}
        }
    }
    let path = result.split(['<', ' ']).next().unwrap_or_default();
    path.rsplit("::").next() == Some("Result")
}

#[cfg(test)]
mod tests {
    use super::silent;

    #[test]
    fn a_function_that_does_not_say_when_it_fails_is_found() {
        let text = "/// One.\n#[inline]\npub fn one() -> io::Result<()> {\n}\n\n/// Two.\npub fn two(\n    f: u8,\n) -> Result<u8, Error> {\n}\n";
        assert_eq!(silent(text), [3, 7]);
        assert!(silent(&text.replace("One.", "An error.").replace("Two.", "It fails.")).is_empty());
        assert!(silent(&format!("//! Refused.\n{text}")).is_empty());
        assert_eq!(silent(&text.replace("One.", "To standard error.")), [3, 7]);
    }

    #[test]
    fn a_type_says_it_for_its_functions() {
        let text = "/// It fails.\n#[derive(Debug)]\npub struct Map<'a>(&'a u8);\n\nimpl<'a> Map<'a> {\n    pub fn of() -> Result<Self, Error> {\n    }\n}\n\npub fn of() -> Result<(), Error> {\n}\n";
        assert_eq!(silent(text), [10]);
    }

    #[test]
    fn what_a_function_takes_is_not_what_it_returns() {
        for text in [
            "pub fn a(f: impl Fn() -> Result<(), Error>) -> u8 {",
            "pub(crate) fn a() -> Result<(), Error> {",
            "fn a() -> Result<(), Error> {",
            "pub fn a<F>(f: F) -> u8 where F: Fn() -> Result<u8, Error> {",
            "pub fn a() -> (Result<u8, Error>, u8) {",
        ] {
            assert!(silent(text).is_empty(), "{text}");
        }
    }
}
