//! Documents name files; the files must be there.

use std::path::Path;

use anyhow::Context;

/// Paths named in documents that do not exist.
pub fn broken(root: &Path, files: &[String]) -> anyhow::Result<Vec<String>> {
    let tops: Vec<&str> = {
        let mut tops: Vec<&str> = files
            .iter()
            .filter_map(|name| name.split_once('/'))
            .map(|(top, _)| top)
            .collect();
        tops.sort_unstable();
        tops.dedup();
        tops
    };
    let mut problems = Vec::new();
    for name in files
        .iter()
        .filter(|name| name.ends_with(".md") && !name.starts_with("tests/golden/"))
    {
        let text = std::fs::read_to_string(root.join(name)).with_context(|| format!("cannot read {name}"))?;
        let folder = Path::new(name).parent().unwrap_or(Path::new(""));
        for (line, path) in named(&text, &tops) {
            let from_here = folder.join(path.split('#').next().unwrap_or(path));
            if !path.is_empty() && !root.join(path).exists() && !root.join(&from_here).exists() {
                problems.push(format!("{name}:{line} names {path}"));
            }
        }
    }
    Ok(problems)
}

/// Link targets, and words in backticks that start with one of our folders, with their lines. Those with wildcards
/// or placeholders are not paths.
fn named<'a>(text: &'a str, tops: &[&str]) -> Vec<(usize, &'a str)> {
    let mut found = Vec::new();
    let mut fenced = false;
    for (number, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        if fenced {
            continue;
        }
        for target in line.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if !target.contains("://") && !target.starts_with('#') && !target.starts_with("mailto:") {
                found.push((number + 1, target));
            }
        }
        for quoted in line.split('`').skip(1).step_by(2) {
            let starts_here = quoted.split_once('/').is_some_and(|(top, _)| tops.contains(&top));
            if starts_here && !quoted.contains([' ', '*', '<', '{', '…', '$']) {
                found.push((number + 1, quoted.trim_end_matches('/')));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::named;

    #[test]
    fn links_and_quoted_paths_are_found() {
        let text = "See [here](docs/a.md), `api/b.toml` and `api/*.toml`,\nnot `a/b` or [there](https://example.org).";
        assert_eq!(named(text, &["api", "docs"]), [(1, "docs/a.md"), (1, "api/b.toml")]);
    }

    #[test]
    fn examples_are_not_read() {
        assert!(named("```\n`api/nowhere`\n```", &["api"]).is_empty());
    }
}
