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
        for (number, line) in text.lines().enumerate() {
            let line = line.to_lowercase();
            for word in retired.iter().filter(|word| holds(&line, &word.phrase)) {
                let place = number + 1;
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

/// As whole words.
fn holds(line: &str, phrase: &str) -> bool {
    let free = |c: Option<char>| !c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    line.match_indices(phrase)
        .any(|(at, _)| free(line[..at].chars().next_back()) && free(line[at + phrase.len()..].chars().next()))
}

#[cfg(test)]
mod tests {
    use super::{glossary, holds};

    #[test]
    fn whole_words_are_found() {
        assert!(holds("of its old.", "old"));
        assert!(!holds("folder", "old"));
        assert!(!holds("old_of", "old"));
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
