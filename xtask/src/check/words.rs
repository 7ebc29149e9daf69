//! The words that CONTRIBUTING.md retires do not come back.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, ensure};

const GLOSSARY: &str = "CONTRIBUTING.md";

/// Where they may stand: the glossary, what happened, recorded pages and made files of others.
const EXEMPT: &[&str] = &[
    GLOSSARY,
    "CHANGELOG.md",
    "docs/workloads/",
    "tests/golden/",
    "Cargo.lock",
    "package-lock.json",
];

/// Names that are published: of a finding, and of a field of report.json and of the tables of a fleet.
const PUBLISHED: &[&str] = &["ended_badly", "ended_well"];

/// A retired phrase in small letters, and what is written instead.
struct Retired {
    phrase: String,
    instead: String,
}

/// Lines with a retired word.
pub fn broken(root: &Path, files: &[String]) -> anyhow::Result<Vec<String>> {
    let text = std::fs::read_to_string(root.join(GLOSSARY)).context(GLOSSARY)?;
    let retired = glossary(&text);
    ensure!(
        !retired.is_empty(),
        "{GLOSSARY} has no table of words (| write | not |)"
    );
    let mut problems = Vec::new();
    let exempt = |name: &str| EXEMPT.iter().any(|part| name.starts_with(part) || name.ends_with(part));
    for name in files.iter().filter(|name| !exempt(name)) {
        let Ok(text) = std::fs::read_to_string(root.join(name)) else {
            continue;
        };
        let (text, starts) = flowing(&text);
        let names = identifiers(&text);
        for word in &retired {
            let of_names = holds(&names, &word.phrase).into_iter();
            let hidden = of_names.filter(|at| !PUBLISHED.contains(&around(&text, *at)));
            let found: BTreeSet<usize> = holds(&text, &word.phrase).into_iter().chain(hidden).collect();
            for at in found {
                let place = starts.partition_point(|start| *start <= at);
                problems.push(format!(
                    "{name}:{place} says \"{}\": write {}",
                    word.phrase, word.instead
                ));
            }
        }
    }
    Ok(problems)
}

/// The rows of the table `| write | not |`; what is not to be written stands between commas.
fn glossary(text: &str) -> Vec<Retired> {
    let rows = text.lines().skip_while(|line| *line != "| write | not |").skip(2);
    rows.map_while(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "))
        .flat_map(|(instead, not)| {
            not.split(", ").map(|phrase| Retired {
                phrase: phrase.to_string(),
                instead: instead.to_string(),
            })
        })
        .collect()
}

/// A text in small letters as one line, and where its lines begin in it: a phrase may be broken anywhere. What marks a
/// line as a comment, a quotation or the rest of a text is left out, and spaces are single.
fn flowing(text: &str) -> (String, Vec<usize>) {
    let (mut flow, mut starts) = (String::new(), Vec::new());
    for line in text.lines() {
        starts.push(flow.len());
        let bare = line
            .trim_start()
            .trim_start_matches(['/', '!', '#', '*', '>', '|'])
            .trim_end_matches('\\');
        for word in bare.split_whitespace() {
            flow.push_str(&word.to_lowercase());
            flow.push(' ');
        }
    }
    (flow, starts)
}

fn of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The same text, as long, with a space for each `_` and a bar for all that is no part of a name: a phrase of it is within one.
fn identifiers(text: &str) -> String {
    let shown = |c: char| match c {
        '_' => " ".to_string(),
        c if of_name(c) => c.to_string(),
        c => "|".repeat(c.len_utf8()),
    };
    text.chars().map(shown).collect()
}

/// The name that a place of a text lies in.
fn around(text: &str, at: usize) -> &str {
    let start = text[..at].trim_end_matches(of_name).len();
    let rest = &text[start..];
    &rest[..rest.find(|c| !of_name(c)).unwrap_or(rest.len())]
}

/// Where the phrase stands, as whole words.
fn holds(text: &str, phrase: &str) -> Vec<usize> {
    let free = |c: Option<char>| !c.is_some_and(of_name);
    text.match_indices(phrase)
        .filter(|(at, _)| free(text[..*at].chars().next_back()) && free(text[at + phrase.len()..].chars().next()))
        .map(|(at, _)| at)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{around, flowing, glossary, holds, identifiers};

    #[test]
    fn whole_words_are_found() {
        assert_eq!(holds("of its old.", "old"), [7]);
        assert!(holds("folder", "old").is_empty());
        assert!(holds("old_of", "old").is_empty());
    }

    #[test]
    fn a_phrase_is_found_in_a_name_and_not_across_names() {
        let text = "é old_of = of(very_old_name, very, old)";
        let names = identifiers(text);
        let at = |phrase| {
            holds(&names, phrase)
                .iter()
                .map(|at| around(text, *at))
                .collect::<Vec<_>>()
        };
        assert_eq!(at("very old"), ["very_old_name"]);
        assert_eq!(at("old"), ["old_of", "very_old_name", "old"]);
        assert_eq!(names.len(), text.len());
    }

    #[test]
    fn a_phrase_is_found_across_lines() {
        let text = "fn a() {}\n    /// What is quite\n    /// very  Old, at last.\nsay(\"quite \\\n   very old\")\n";
        let (flow, starts) = flowing(text);
        let lines: Vec<usize> = holds(&flow, "very old")
            .into_iter()
            .chain(holds(&flow, "quite very"))
            .map(|at| starts.partition_point(|start| *start <= at))
            .collect();
        assert_eq!(lines, [3, 5, 2, 4]);
    }

    #[test]
    fn the_table_is_read_to_its_end() {
        let words = glossary("a\n| write | not |\n|---|---|\n| new | old |\n| good | bad, worse |\n\n| x | y |\n");
        let pairs: Vec<_> = words
            .iter()
            .map(|word| (word.phrase.as_str(), word.instead.as_str()))
            .collect();
        assert_eq!(pairs, [("old", "new"), ("bad", "good"), ("worse", "good")]);
    }
}
