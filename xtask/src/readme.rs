//! The parts of README.md that are made: the report of the golden profile, and the table of `make bench`.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use report::text::Style;

/// The profile whose page opens the README.
const PROFILE: &str = "tests/golden/v1/heat.steelyard";
/// What `make bench` wrote last.
const COSTS: &str = "bench/results.md";
/// Headings of the page that the README shows before it refers to the rest.
const HEADINGS: usize = 2;
/// Findings that it shows.
const FINDINGS: usize = 2;

/// Writes the made parts anew, or with `check` fails if they are stale.
pub fn readme(root: &Path, check: bool) -> anyhow::Result<()> {
    let path = root.join("README.md");
    let old = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let costs =
        fs::read_to_string(root.join(COSTS)).with_context(|| format!("cannot read {COSTS}; `make bench` writes it"))?;
    let new = replace(&old, "report", &format!("```text\n{}```\n", page(&root.join(PROFILE))?))?;
    let new = replace(&new, "bench", &costs)?;
    if new == old {
        return Ok(());
    }
    if check {
        bail!("README.md is stale; run `cargo xtask readme`");
    }
    fs::write(&path, new).with_context(|| format!("cannot write {}", path.display()))
}

/// The page down to the end of its findings.
fn page(profile: &Path) -> anyhow::Result<String> {
    let profile = format::Profile::read(profile).with_context(|| profile.display().to_string())?;
    let report = report::Report::of(&model::Run::new(profile));
    let text = report::text::write(
        &report,
        Style {
            width: 80,
            unicode: true,
            colour: false,
            whole: false,
        },
    );
    let lines: Vec<&str> = text.lines().collect();
    let headings: Vec<usize> = (1..lines.len())
        .filter(|&i| !lines[i].is_empty() && lines[i].chars().all(|c| c == '─'))
        .map(|i| i - 1)
        .collect();
    let end = headings.get(HEADINGS).copied().unwrap_or(lines.len());
    let rest: Vec<&str> = headings.iter().skip(HEADINGS).map(|&i| lines[i]).collect();
    let more = format!(" {}. ", FINDINGS + 1);
    let cut = lines[..end]
        .iter()
        .position(|line| line.starts_with(&more))
        .unwrap_or(end);
    let mut shown = lines[..cut].join("\n").trim_end().to_string();
    shown.push_str(&format!(
        "\n\n[{} findings more, and: {}]",
        report.findings.len().saturating_sub(FINDINGS),
        rest.join(" · ")
    ));
    Ok(shown + "\n")
}

/// Puts `text` between the markers of `name`.
fn replace(document: &str, name: &str, text: &str) -> anyhow::Result<String> {
    let (begin, end) = (format!("<!-- {name}:begin -->\n"), format!("<!-- {name}:end -->"));
    let missing = || format!("README.md lacks the markers of {name}");
    let (head, rest) = document.split_once(&begin).with_context(missing)?;
    let (_, tail) = rest.split_once(&end).with_context(missing)?;
    Ok(format!("{head}{begin}{text}{end}{tail}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_between_the_markers_is_replaced() {
        let document = "a\n<!-- x:begin -->\nold\n<!-- x:end -->\nb\n";
        assert_eq!(
            replace(document, "x", "new\n").unwrap(),
            "a\n<!-- x:begin -->\nnew\n<!-- x:end -->\nb\n"
        );
        assert!(replace(document, "y", "new\n").is_err());
    }
}
