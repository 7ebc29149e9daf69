//! The parts of documents that are made: in README.md the report of a known program and what profiling costs, in
//! docs/overhead.md the whole table of `make bench`.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use report::text::Style;

/// The profile whose page opens the README.
const PROFILE: &str = "docs/workloads/lammps.steelyard";
/// What `make bench` wrote last.
const COSTS: &str = "bench/results.md";
/// Headings of the page that the README shows before it refers to the rest.
const HEADINGS: usize = 2;
/// Findings that it shows.
const FINDINGS: usize = 1;

/// The costs that the README tells: in braces the beginning of a row of the table.
const COST: &str = "\
- MPI calls that take less than a microsecond, two ranks in shared memory: {`MPI_Barrier`, 2} the time of `MPI_Barrier`, {ping-pong of 8 B}
  that of a ping-pong of 8 B, {`MPI_Alltoall` of 64 B, 2} that of `MPI_Alltoall` of 64 B, {message rate} the message rate of windows of
  64 × 8 B. LAMMPS: {LAMMPS}.
- I/O: {`pwrite` of 64 B to memory} a `pwrite` of 64 B, {`fwrite` of 64 B, a call} an `fwrite`, {`open` and `close`} an `open` with its `close`.
- {samples,} of a core for sampling; {memory added to a rank} of memory a rank; {memory of a supervisor} for the process beside it.
";

/// Writes the made parts again, or with `check` fails if they are stale.
pub fn readme(root: &Path, check: bool) -> anyhow::Result<()> {
    let costs =
        fs::read_to_string(root.join(COSTS)).with_context(|| format!("cannot read {COSTS}; `make bench` writes it"))?;
    let page = format!("```text\n{}```\n", page(&root.join(PROFILE))?);
    let made = [
        ("README.md", vec![("report", page), ("cost", cost(&costs)?)]),
        ("docs/overhead.md", vec![("bench", costs)]),
    ];
    for (name, parts) in made {
        let path = root.join(name);
        let old = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let new = parts
            .iter()
            .try_fold(old.clone(), |text, (part, made)| replace(&text, part, made))?;
        if new != old && check {
            bail!("{name} is stale; run `cargo xtask readme`");
        }
        if new != old {
            fs::write(&path, new).with_context(|| format!("cannot write {}", path.display()))?;
        }
    }
    Ok(())
}

/// [`COST`] with the results of the table: its fifth column.
fn cost(table: &str) -> anyhow::Result<String> {
    let rows: Vec<Vec<&str>> = table
        .lines()
        .filter(|line| line.starts_with('|'))
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    let mut pieces = COST.split('{');
    let mut text = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        let (begin, after) = piece.split_once('}').context("COST lacks a }")?;
        let row = (rows
            .iter()
            .find(|row| row.get(1).is_some_and(|name| name.starts_with(begin))))
        .with_context(|| format!("{COSTS} has no row \"{begin}…\""))?;
        let result = row
            .get(5)
            .with_context(|| format!("{COSTS}: the row \"{begin}…\" has no result"))?;
        text.push_str(result);
        text.push_str(after);
    }
    Ok(text)
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
    let more = report.findings.len().saturating_sub(FINDINGS);
    let findings = if more == 1 { "finding" } else { "findings" };
    shown.push_str(&format!("\n\n[{more} more {findings}, and: {}]", rest.join(" · ")));
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

    #[test]
    fn costs_are_the_results_of_their_rows() {
        let rows = COST.split('{').skip(1).map(|piece| piece.split_once('}').unwrap().0);
        let table: String = rows
            .enumerate()
            .map(|(at, begin)| format!("| {begin} and more | ≤ 1 | 2 | 3 | + {at} ns (± 7 %) | yes |\n"))
            .collect();
        assert!(
            cost(&table)
                .unwrap()
                .contains("two ranks in shared memory: + 0 ns (± 7 %) the time")
        );
        assert!(cost("| another | | | | 1 | |\n").is_err());
    }
}
