//! The report as Markdown, for a merge request or a CI summary: verdict and findings first, the rest folded away.

use crate::words::{absent, cell, gain, legend, measured, places, range, threshold};
use crate::{Report, Row, Section, Table};
use text::{LONGEST, cut, visible};

/// Most rows of a table: a comment on a merge request has little room.
const ROWS: usize = 40;

/// The page.
pub fn write(report: &Report) -> String {
    let mut out = format!(
        "## Steelyard: {}\n\n**{}**\n\n",
        quote(&report.head.name),
        quote(&report.verdict)
    );
    if !report.shares.is_empty() {
        out.push_str("| | share of time | |\n|:--|--:|:--|\n");
    }
    for share in &report.shares {
        let bar = "█".repeat((share.share.clamp(0.0, 1.0) * 20.0).round() as usize);
        let (value, error) = measured(report, text::Unit::Share, share.share, share.error);
        out.push_str(&format!("| {} | {value} {error} | {bar} |\n", quote(&share.label)));
    }
    if let Some(caution) = &report.caution {
        out.push_str(&format!("\n{}\n", quote(caution)));
    }
    if !report.findings.is_empty() || report.no_finding.is_some() {
        out.push_str("\n### Findings\n\n");
    }
    for (i, finding) in report.findings.iter().enumerate() {
        out.push_str(&format!("{}. **{}**\n", i + 1, quote(&finding.title)));
        if !finding.warning {
            out.push_str(&format!("   - Potential saving: {}.\n", quote(&gain(finding))));
        }
        for text in &finding.advice {
            out.push_str(&format!("   - {}\n", quote(text)));
        }
        for text in &finding.evidence {
            out.push_str(&format!("   - Evidence: {}\n", quote(text)));
        }
        for text in places(finding) {
            out.push_str(&format!("   - Where: {}\n", quote(text)));
        }
        out.push_str(&format!("   - Threshold: {}.\n", quote(&threshold(finding))));
    }
    if let Some(text) = &report.no_finding {
        out.push_str(&format!("{}\n", quote(text)));
    }
    out.push('\n');
    fold(&mut out, "The run", |out| {
        out.push_str("| | |\n|:--|:--|\n");
        for (label, text) in &report.head.rows {
            out.push_str(&format!("| {} | {} |\n", quote(label), quote(text)));
        }
    });
    for each in (report.sections.iter()).filter(|section| !section.repeats_head && section.applies()) {
        fold(&mut out, &each.title, |out| section(out, each, report));
    }
    if report.unmeasured {
        for text in &report.trust.notes {
            out.push_str(&format!("- {}\n", quote(text)));
        }
        return out;
    }
    fold(&mut out, "Measurement quality", |out| {
        out.push_str(&format!("{}\n\n", quote(&report.trust.cost)));
        rows(out, &report.trust.rows, report);
        for text in report.trust.losses.iter().chain(&report.trust.notes) {
            out.push_str(&format!("- {}\n", quote(text)));
        }
        for a in &report.trust.absent {
            let text = format!("Not available: {}: {}", a.what, absent(a));
            out.push_str(&format!("- {}\n", quote(&text)));
        }
        out.push_str(&format!("\n{}\n", legend(out)));
    });
    out
}

fn fold(out: &mut String, title: &str, body: impl FnOnce(&mut String)) {
    out.push_str(&format!("<details><summary>{}</summary>\n\n", quote(title)));
    body(out);
    out.push_str("\n</details>\n\n");
}

fn section(out: &mut String, section: &Section, report: &Report) {
    out.push_str(&format!("{}\n\n", quote(&section.intro)));
    for (label, text) in &section.points {
        out.push_str(&format!("- **{}**: {}\n", quote(label), quote(text)));
    }
    if !section.points.is_empty() {
        out.push('\n');
    }
    rows(out, &section.rows, report);
    for map in &section.heatmaps {
        out.push_str(&format!(
            "```text\n{}```\n\n",
            fence(&crate::text::heatmap(map, report))
        ));
    }
    for each in &section.tables {
        table(out, each, report);
    }
    for part in &section.parts {
        out.push_str(&format!("#### {}\n\n", quote(&part.title)));
        self::section(out, part, report);
    }
}

fn rows(out: &mut String, rows: &[Row], report: &Report) {
    let rows: Vec<&Row> = rows.iter().filter(|row| row.applies()).collect();
    if rows.is_empty() {
        return;
    }
    out.push_str("| | value | ± | over ranks |\n|:--|--:|--:|:--|\n");
    for row in rows {
        let label = format!("{}{}", "&emsp;".repeat(row.depth.into()), quote(&row.label));
        match row.value {
            Some(value) => {
                let spread = row.spread.as_ref().zip(range(row));
                let spread = spread.map_or(String::new(), |(s, (low, high))| {
                    let noun = &report.head.rank_noun;
                    format!("{low} ({noun} {}) to {high} ({noun} {})", s.min_rank, s.max_rank)
                });
                let (value, error) = measured(report, row.unit, value, row.error);
                let error = error.trim_start_matches('±').trim_start_matches('\u{a0}');
                out.push_str(&format!("| {label} | {value} | {error} | {spread} |\n"));
            }
            None => {
                let why = row.missing.as_deref().unwrap_or("the reason is not known");
                out.push_str(&format!("| {label} | not available | | {} |\n", quote(why)));
            }
        }
    }
    out.push('\n');
}

fn table(out: &mut String, table: &Table, report: &Report) {
    if !table.title.is_empty() {
        out.push_str(&format!("**{}**\n\n", quote(&table.title)));
    }
    if !table.rows.is_empty() {
        let rows: Vec<usize> = (0..table.rows.len().min(ROWS)).collect();
        let told = table.told(&rows);
        let headings: Vec<String> = told.iter().map(|column| quote(&table.columns[*column].0)).collect();
        let align: Vec<&str> = (told.iter())
            .map(|column| {
                if table.columns[*column].1.is_some() {
                    "--:"
                } else {
                    ":--"
                }
            })
            .collect();
        out.push_str(&format!("| {} |\n|{}|\n", headings.join(" | "), align.join("|")));
        for row in rows {
            let shown = |column: &usize| {
                let (value, error) = cell(report, table, row, *column);
                quote(format!("{value} {error}").trim_end())
            };
            let cells: Vec<String> = told.iter().map(shown).collect();
            out.push_str(&format!("| {} |\n", cells.join(" | ")));
        }
        out.push('\n');
    }
    let note = format!("{} {}", table.rest(ROWS), table.note);
    if !note.trim().is_empty() {
        out.push_str(&format!("{}\n\n", quote(note.trim())));
    }
}

/// Text for the inside of a block of code, which nothing in it may end.
fn fence(text: &str) -> String {
    text.replace('`', "'")
}

/// Text that Markdown and the HTML in it leave as it is.
pub fn quote(text: &str) -> String {
    let mut out = String::new();
    for c in cut(&visible(text), 4 * LONGEST).chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '\\' | '`' | '*' | '_' | '[' | ']' | '|' | '~' | '#' | '!' | '$' | '@' => out.extend(['\\', c]),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::quote;

    #[test]
    fn markup_of_a_name_is_text() {
        assert_eq!(quote("a<b>*c*|d_e [x](y)"), "a&lt;b&gt;\\*c\\*\\|d\\_e \\[x\\](y)");
    }
}
