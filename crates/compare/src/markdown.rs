//! The comparison as a comment on a merge request: at most [`LINES`] lines, the details folded.

use crate::comparison::{CompareKind, CompareRow, Comparison, Verdict};
use crate::gate::Outcome;
use crate::page::{name_and_place, number_cells, worth};
use crate::words::{seconds, signed};
use report::markdown::quote;
use text::{Unit, number};

/// Lines of a comment at most.
pub const LINES: usize = 60;

/// Rows of a table at most: with these, all that there can be has [`LINES`] lines.
const GATES: usize = 6;
const FAMILIES: usize = 5;
const CHANGES: usize = 8;
const NUMBERS: usize = 5;
const DIFFERENCES: usize = 3;

/// The comment.
pub fn write(comparison: &Comparison) -> String {
    let page = comparison.page();
    let mut out = format!(
        "## Steelyard: {}\n\n**{}**\n\n",
        quote(&page.head.name),
        quote(&comparison.verdict)
    );
    gates(&mut out, comparison);
    if !comparison.different_programs {
        let rows: Vec<&CompareRow> = comparison
            .of_kind(CompareKind::Total)
            .chain(comparison.of_kind(CompareKind::Family))
            .collect();
        out.push_str("| | A | B | change | noise | |\n|:--|--:|--:|--:|--:|:--|\n");
        rows.iter()
            .take(FAMILIES)
            .for_each(|row| line(&mut out, row, &quote(&row.name)));
        out.push('\n');
        changes(&mut out, comparison);
    }
    fold(&mut out, "The runs", |out| {
        for (label, text) in &page.head.rows {
            out.push_str(&format!("- {}: {}\n", quote(label), quote(text)));
        }
        for each in comparison.differences.iter().take(DIFFERENCES) {
            out.push_str(&format!(
                "- {}: {} in A, {} in B\n",
                quote(&each.what),
                quote(&each.a),
                quote(&each.b)
            ));
        }
        let notes: Vec<String> = comparison.notes.iter().map(|note| quote(note)).collect();
        out.push_str(&format!("\n{}\n", notes.join(" ")));
    });
    out
}

/// Those that failed first.
fn gates(out: &mut String, comparison: &Comparison) {
    if comparison.gates.is_empty() {
        return;
    }
    out.push_str("| gate | | |\n|:--|:--|:--|\n");
    let mut gates: Vec<_> = comparison.gates.iter().collect();
    gates.sort_by_key(|gate| gate.outcome);
    for gate in gates.iter().take(GATES) {
        let outcome = match gate.outcome {
            Outcome::Failed => "**FAILED**",
            other => other.words(),
        };
        out.push_str(&format!(
            "| `{}` | {outcome} | {} |\n",
            code(&gate.gate),
            quote(&gate.text)
        ));
    }
    if let Some(rest) = gates.get(GATES..).filter(|rest| !rest.is_empty()) {
        let words = |outcome: Outcome| {
            let count = rest.iter().filter(|gate| gate.outcome == outcome).count();
            (count > 0).then(|| format!("{count} {}", outcome.words()))
        };
        let of = [Outcome::Failed, Outcome::Undecided, Outcome::Passed]
            .into_iter()
            .filter_map(words);
        out.push_str(&format!(
            "| {} more | {} | |\n",
            rest.len(),
            of.collect::<Vec<_>>().join(", ")
        ));
    }
    out.push('\n');
}

/// Functions, calls, call sites and files by how much they changed; then the numbers.
fn changes(out: &mut String, comparison: &Comparison) {
    let mut rows: Vec<&CompareRow> = comparison.rows.iter().filter(|row| kind(row.kind).is_some()).collect();
    rows.retain(|row| worth(comparison, row) && row.verdict != Verdict::Unknown);
    rows.sort_by(|x, y| y.change.unwrap_or(0.0).abs().total_cmp(&x.change.unwrap_or(0.0).abs()));
    let numbers = number_cells(comparison);
    if rows.is_empty() && numbers.is_empty() {
        return;
    }
    fold(out, "What changed most", |out| {
        if !rows.is_empty() {
            out.push_str("| seconds per rank | A | B | change | noise | |\n|:--|--:|--:|--:|--:|:--|\n");
        }
        for row in rows.iter().take(CHANGES) {
            let name = format!("{} {}", kind(row.kind).unwrap_or(""), quote(&name_and_place(row)));
            line(out, row, &name);
        }
        if !numbers.is_empty() {
            out.push_str("\n| number | A | B | change | |\n|:--|--:|--:|--:|:--|\n");
        }
        for cells in numbers.iter().take(NUMBERS) {
            let cells: Vec<String> = cells.iter().map(|cell| quote(cell)).collect();
            out.push_str(&format!("| {} |\n", cells.join(" | ")));
        }
        let more = rows.len().saturating_sub(CHANGES) + numbers.len().saturating_sub(NUMBERS);
        if more > 0 {
            out.push_str(&format!("\n{more} more in the JSON.\n"));
        }
    });
}

fn kind(kind: CompareKind) -> Option<&'static str> {
    match kind {
        CompareKind::Function => Some("function"),
        CompareKind::Site => Some("call"),
        CompareKind::File => Some("file"),
        CompareKind::Rank => Some("computing of"),
        _ => None,
    }
}

fn line(out: &mut String, row: &CompareRow, name: &str) {
    let shown = |value: Option<f64>| value.map_or("–".into(), seconds);
    let noise = match row.noise {
        Some(0.0) => "exact".into(),
        Some(noise) => format!("±\u{a0}{}", number(Unit::Seconds, noise)),
        None => "–".into(),
    };
    out.push_str(&format!(
        "| {name} | {} | {} | {} | {noise} | {} |\n",
        shown(row.a),
        shown(row.b),
        signed(row.change),
        row.word
    ));
}

fn fold(out: &mut String, title: &str, body: impl FnOnce(&mut String)) {
    out.push_str(&format!("<details><summary>{title}</summary>\n\n"));
    body(out);
    out.push_str("\n</details>\n\n");
}

/// Text between backticks, in a table.
fn code(text: &str) -> String {
    text.replace('`', "'").replace('|', "\\|")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gate::Gate;
    use model::Run;
    use model::fixture::{Fixture, SiteOf, UseOf};

    /// Ten functions, twelve call sites and twelve files, all of which take so many times longer.
    fn busy(times: u32) -> Run {
        let letters = "abcdefghjk";
        let line: String = letters
            .chars()
            .map(|letter| format!("{letter}{}", 40 * times))
            .collect();
        let mut fixture = Fixture::new(&format!("{line}\n{line}"));
        for letter in letters.chars() {
            fixture = fixture.letter(letter, "", &["main@app.c:1", &format!("f_{letter}@app.c:9")]);
        }
        for n in 0..12 {
            let calls = SiteOf {
                count: u64::from(times),
                time_s: f64::from(times * 10),
                ..SiteOf::default()
            };
            let writes = UseOf {
                writes: u64::from(times),
                write_bytes: 1000,
                write_s: f64::from(times * 10),
                ..UseOf::default()
            };
            fixture = fixture
                .site_of_all("MPI_Send", &format!("g@app.c:{n}"), calls)
                .file_use_of_all(&format!("/data/{n}.h5"), "posix", writes);
        }
        fixture.run()
    }

    #[test]
    fn a_comment_has_room_for_all_that_matters() {
        let (a, b) = (busy(1), busy(3));
        let limits = ["> +1%", "< -1%", "> +2%", "< -2%"];
        let gates = ["mpi_calls", "elapsed", "io_calls", "compute_share"];
        let gates = gates
            .iter()
            .flat_map(|id| limits.map(|limit| Gate::parse(&format!("{id} {limit}")).unwrap()));
        let comparison = Comparison::gated(&[&a], &[&b], &gates.collect::<Vec<_>>()).unwrap();
        let text = write(&comparison.with_files(vec!["a".into()], vec!["b".into()]));
        let lines = text.lines().count();
        assert!((45..=LINES).contains(&lines), "{lines} lines:\n{text}");
        let at = |part: &str| text.find(part).unwrap_or_else(|| panic!("no {part} in\n{text}"));
        assert!(
            at("`mpi_calls > +1%` | **FAILED**") < at("`elapsed > +1%` | not decided"),
            "{text}"
        );
        assert!(
            at("10 more | ") < at("<details>") && at(" more in the JSON.") > at("What changed most"),
            "{text}"
        );
    }
}
