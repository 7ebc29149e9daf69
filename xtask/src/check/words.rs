//! The words that CONTRIBUTING.md retires do not come back.

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
        for word in &retired {
            for at in holds(&text, &word.phrase) {
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

/// Where the phrase stands, as whole words.
fn holds(text: &str, phrase: &str) -> Vec<usize> {
    let free = |c: Option<char>| !c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    text.match_indices(phrase)
        .filter(|(at, _)| free(text[..*at].chars().next_back()) && free(text[at + phrase.len()..].chars().next()))
        .map(|(at, _)| at)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{flowing, glossary, holds};

    #[test]
    fn whole_words_are_found() {
        assert_eq!(holds("of its old.", "old"), [7]);
        assert!(holds("folder", "old").is_empty());
        assert!(holds("old_of", "old").is_empty());
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
