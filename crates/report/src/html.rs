//! The report as one HTML file: no script, no request, nothing to install. What a number means unfolds under it.

mod heat;

use crate::picture;
use crate::words::{FIRST, absent, cell, gain_share, legend, measured, overlap, places, range, saving};
use crate::{Cell, Report, Row, Section, Table};
use findings::{Confidence, Finding};
use metrics::Spread;
use page::{colour, html as escape};
use std::fmt::Write;
use text::Unit;
use text::number;
use text::{LONGEST, cut, is_sentence, visible};

/// The page.
pub fn write(report: &Report) -> String {
    let mut out = String::with_capacity(64 * 1024);
    let name = short(&report.head.name);
    head(&mut out, report, &name);
    out.push_str(&report.figure);
    picture::write(&mut out, report);
    findings(&mut out, report);
    for each in (report.sections.iter()).filter(|section| !section.repeats_head && section.applies()) {
        section(&mut out, each, report);
    }
    if report.unmeasured {
        block(&mut out, "Notes", report.trust.notes.iter().map(|t| long(t)));
    } else {
        trust(&mut out, report);
    }
    page::frame(&report.head.name, &out, &report.tool_version)
}

/// A text of the program, cut where it is too long to read; then the whole of it is in a tooltip. A sentence is whole.
pub(crate) fn short(text: &str) -> String {
    let text = visible(text);
    let shown = match is_sentence(&text) {
        true => text.clone(),
        false => cut(&text, LONGEST),
    };
    if shown == text {
        escape(&text)
    } else {
        format!("<span title=\"{}\">{}</span>", escape(&text), escape(&shown))
    }
}

/// As a share of a bar's length.
fn percent(share: f64) -> String {
    format!(
        "{:.2}%",
        if share.is_finite() {
            share.clamp(0.0, 1.0) * 100.0
        } else {
            0.0
        }
    )
}

fn head(out: &mut String, report: &Report, name: &str) {
    let _ = write!(
        out,
        "<header>\n<p class=\"mark\">Steelyard</p>\n<h1>{name}</h1>\n<dl class=\"facts\">\n"
    );
    for (label, text) in &report.head.rows {
        let class = if !report.head.ended_well && label == crate::ENDED {
            " class=\"bad\""
        } else {
            ""
        };
        let _ = writeln!(out, "<dt>{}</dt><dd{class}>{}</dd>", escape(label), long(text));
    }
    let _ = write!(
        out,
        "</dl>\n{}</header>\n<p class=\"verdict\">{}</p>\n",
        viewer(report),
        escape(&report.verdict)
    );
    if !report.shares.is_empty() {
        shares(out, report);
    }
    if let Some(caution) = &report.caution {
        let _ = writeln!(out, "<p class=\"caution\">{}</p>", escape(caution));
    }
}

/// For somebody who got this page and no more: where the rest is.
fn viewer(report: &Report) -> String {
    let Some(profile) = &report.profile else {
        return String::new();
    };
    format!(
        "<p class=\"viewer soft small\">This page is complete in itself. The profile {}, a file beside it, holds more: <code>{}</code> shows the timeline, call stacks and source lines in a browser.</p>\n",
        short(profile),
        short(&format!("steelyard view {profile}"))
    )
}

/// A bar of them, and its key.
fn shares(out: &mut String, report: &Report) {
    out.push_str("<div class=\"shares\" aria-hidden=\"true\">");
    for share in &report.shares {
        let _ = write!(
            out,
            "<span style=\"width:{};background:{}\" title=\"{} {}\"></span>",
            percent(share.share),
            colour(&share.colour),
            escape(&share.label),
            measured(report, Unit::Share, share.share, share.error).0
        );
    }
    out.push_str("</div>\n<ul class=\"legend\">\n");
    for share in &report.shares {
        let (value, error) = measured(report, Unit::Share, share.share, share.error);
        let _ = writeln!(
            out,
            "<li{}><span class=\"dot\" style=\"background:{}\"></span>{} <b>{}</b> <small class=\"soft\">{}</small></li>",
            share.spread.map_or(String::new(), |s| format!(
                " title=\"{}\"",
                over_ranks(Unit::Share, &s, share.error, &report.head.rank_noun)
            )),
            colour(&share.colour),
            escape(&share.label),
            value,
            error
        );
    }
    out.push_str("</ul>\n");
}

/// A command line may be long and is worth reading whole, up to a limit.
fn long(text: &str) -> String {
    let text = visible(text);
    let shown = cut(&text, 6 * LONGEST);
    if shown == text {
        escape(&text)
    } else {
        format!("<span title=\"{}\">{}</span>", escape(&text), escape(&shown))
    }
}

fn findings(out: &mut String, report: &Report) {
    if report.findings.is_empty() && report.no_finding.is_none() {
        return;
    }
    out.push_str("<section>\n<h2>Findings</h2>\n");
    if !report.findings.is_empty() {
        out.push_str("<ol class=\"findings\">\n");
        for each in report.findings.iter().take(FIRST) {
            out.push_str("<li>\n");
            finding(out, report, each);
            out.push_str("</li>\n");
        }
        out.push_str("</ol>\n");
        // A line each, which unfolds; on paper it is that line.
        for each in report.findings.iter().skip(FIRST) {
            let _ = write!(
                out,
                "<details class=\"story further\"><summary><span class=\"saving\">{}</span> {}</summary>\n<div class=\"findings\">\n",
                escape(&saving(each)),
                long(&each.title)
            );
            finding(out, report, each);
            out.push_str("</div>\n</details>\n");
        }
    }
    if let Some(text) = &report.no_finding {
        let _ = writeln!(out, "<p class=\"nothing\">{}</p>", escape(text));
    }
    if !overlap(report).is_empty() {
        let _ = writeln!(out, "<p class=\"note\">{}</p>", overlap(report));
    }
    out.push_str("</section>\n");
}

fn finding(out: &mut String, report: &Report, finding: &Finding) {
    out.push_str("<div class=\"gain\">");
    if finding.warning {
        out.push_str("<b>First</b><small class=\"soft\">the rest of the page depends on it</small>");
    } else {
        let (seconds, error) = text::measured(Unit::Seconds, finding.gain_s, finding.gain_error_s);
        let _ = write!(
            out,
            "<small class=\"soft\">{}</small><b>{}</b><small class=\"soft\">{}</small><span class=\"bar\" aria-hidden=\"true\"><i style=\"width:{}\"></i></span>\
             <small class=\"soft\">{} of the run</small>",
            match finding.confidence {
                Confidence::Sure => "up to",
                Confidence::Perhaps => "perhaps up to",
            },
            seconds,
            error,
            percent(finding.gain_share),
            gain_share(finding),
        );
    }
    let _ = write!(out, "</div>\n<div>\n<h3>{}</h3>\n", long(&finding.title));
    list(out, "advice", finding.advice.iter().map(|t| long(t)));
    let places = places(finding);
    list(
        out,
        "places",
        places.iter().map(|place| format!("<code>{}</code>", short(place))),
    );
    list(out, "evidence", finding.evidence.iter().map(|t| long(t)));
    out.push_str("<details class=\"more\"><summary>How this was judged</summary><dl>\n");
    let t = &finding.threshold;
    let mut fact = |label: &str, text: String| {
        if !text.is_empty() {
            let _ = writeln!(out, "<dt>{label}</dt><dd>{text}</dd>");
        }
    };
    fact("Potential saving", long(&finding.gain_basis));
    fact("Threshold", long(&t.text));
    fact("Source", long(&t.source));
    // Of one there is nothing to tell.
    if report.picture.ranks.len() > 1 {
        let whose = text::capital(&text::plural(&report.head.rank_noun));
        fact(&whose, long(&ranges(&finding.ranks)));
    }
    if report.head.nodes > 1 {
        fact("Nodes", long(&finding.nodes.join(", ")));
    }
    if let Some((from, to)) = finding.span_ns {
        let seconds = |ns: u64| number(Unit::Seconds, ns as f64 * 1e-9);
        fact("When", format!("{} to {} from the start", seconds(from), seconds(to)));
    }
    out.push_str("</dl></details>\n</div>\n");
}

/// Ranks as a person writes them: "0-3, 8".
fn ranges(ranks: &[u32]) -> String {
    text::ranges(ranks).join(", ")
}

fn list(out: &mut String, class: &str, items: impl Iterator<Item = String>) {
    let items: String = items.map(|item| format!("<li>{item}</li>\n")).collect();
    if !items.is_empty() {
        let _ = write!(out, "<ul class=\"{class}\">\n{items}</ul>\n");
    }
}

/// A section is folded behind its title and what is most worth knowing of it, unless it is all that was asked for.
fn section(out: &mut String, section: &Section, report: &Report) {
    if !report.unfolded {
        let shown: Vec<&Row> = section.rows.iter().filter(|row| row.applies()).collect();
        folded(out, &section.title, &section.intro, &shown, report, |out| {
            inside(out, section, report)
        });
        return;
    }
    let _ = write!(
        out,
        "<section class=\"part{}\">\n<header><h2>{}</h2><p>{}</p></header>\n<div>\n",
        // Tables alone want the whole width.
        if !section.rows.iter().any(Row::applies) && section.points.is_empty() {
            " wide"
        } else {
            ""
        },
        escape(&section.title),
        long(&section.intro)
    );
    inside(out, section, report);
    out.push_str("</div>\n</section>\n");
}

fn inside(out: &mut String, section: &Section, report: &Report) {
    body(out, section, report);
    if !section.parts.is_empty() {
        out.push_str("<div class=\"stories\">\n");
        for part in &section.parts {
            fold(out, &part.title, &part.intro, |out| body(out, part, report));
        }
        out.push_str("</div>\n");
    }
}

/// Numbers that stand beside a folded section's title.
const DIGEST: usize = 8;

fn folded(
    out: &mut String,
    title: &str,
    intro: &str,
    rows: &[&Row],
    report: &Report,
    inside: impl FnOnce(&mut String),
) {
    let number = |row: &&Row| {
        let (value, error) = measured(report, row.unit, row.value?, row.error);
        let number = format!("{value} {error}");
        Some(format!(
            "<span>{} <b>{}</b></span>",
            short(&row.label),
            escape(number.trim_end())
        ))
    };
    let told = |row: &&&Row| row.depth == 0 && row.value != Some(0.0);
    let mut digest: Vec<String> = (rows.iter().filter(told)).filter_map(number).take(DIGEST).collect();
    // A title alone would say neither that there is something nor that there is nothing.
    if digest.is_empty() && intro.is_empty() {
        digest.extend(rows.first().and_then(number));
    }
    let _ = write!(
        out,
        "<details class=\"chapter\"><summary><h2>{}</h2><div><p>{}</p><p class=\"digest\">{}</p></div></summary>\n<div>\n",
        escape(title),
        long(intro),
        digest.join(" ")
    );
    inside(out);
    out.push_str("</div>\n</details>\n");
}

fn fold(out: &mut String, title: &str, intro: &str, inside: impl FnOnce(&mut String)) {
    let _ = write!(
        out,
        "<details class=\"story\"><summary><b>{}</b> <span class=\"soft\">{}</span></summary>\n<div>\n",
        escape(title),
        long(intro)
    );
    inside(out);
    out.push_str("</div>\n</details>\n");
}

fn body(out: &mut String, section: &Section, report: &Report) {
    if !section.points.is_empty() {
        out.push_str("<dl class=\"facts points\">\n");
        for (label, text) in &section.points {
            let _ = writeln!(out, "<dt>{}</dt><dd>{}</dd>", escape(label), long(text));
        }
        out.push_str("</dl>\n");
    }
    let rows = |out: &mut String| {
        for each in section.rows.iter().filter(|row| row.applies()) {
            row(out, each, report);
        }
    };
    // Where the answers are given in words, the numbers are for those who look for one.
    match section.points.is_empty() || !section.rows.iter().any(Row::applies) {
        true => rows(out),
        false => fold(out, "Numbers", "", rows),
    }
    for each in &section.heatmaps {
        heat::write(out, each);
    }
    for each in &section.tables {
        table(out, each, report);
    }
}

fn row(out: &mut String, row: &Row, report: &Report) {
    let class = if row.value == Some(0.0) { "row zero" } else { "row" };
    let _ = write!(
        out,
        "<details class=\"{class}\"><summary><span class=\"name deep{}\">{}</span>",
        row.depth,
        short(&row.label)
    );
    match row.value {
        Some(value) => {
            let range = range(row).map_or(String::new(), |(low, high)| format!("{low} – {high}"));
            let (value, error) = measured(report, row.unit, value, row.error);
            let _ = write!(
                out,
                "<span class=\"value\">{value}</span><span class=\"error\">{error}</span><span class=\"range\">{range}</span>"
            );
        }
        None => out.push_str("<span class=\"why\">not available</span>"),
    }
    out.push_str("</summary><dl>\n");
    let mut fact = |label: &str, text: String| {
        if !text.is_empty() {
            let _ = writeln!(out, "<dt>{label}</dt><dd>{text}</dd>");
        }
    };
    fact("Meaning", long(&row.doc));
    fact("Formula", long(&row.formula));
    if let Some(value) = row.value {
        fact("Certainty", row.certainty.words().into());
        // The digits of a number that is not exact say nothing.
        if value != 0.0 && row.error.is_none_or(|error| error == 0.0) && (row.unit != Unit::Count || value >= 1e5) {
            fact(
                "Unrounded",
                format!(
                    "{value} {}",
                    if text::symbol(row.unit) == "1" {
                        ""
                    } else {
                        text::symbol(row.unit)
                    }
                ),
            );
        }
    }
    fact("Why not", row.missing.as_deref().map(long).unwrap_or_default());
    fact(
        "Spread",
        row.spread
            .filter(|_| range(row).is_some())
            .map(|s| over_ranks(row.unit, &s, row.error, &report.head.rank_noun))
            .unwrap_or_default(),
    );
    out.push_str("</dl></details>\n");
}

fn over_ranks(unit: Unit, s: &Spread, error: Option<f64>, noun: &str) -> String {
    let noun = escape(noun);
    let [min, mean, max] = [s.min, s.mean, s.max].map(|value| text::measured(unit, value, error).0);
    format!(
        "{min} on {noun} {} · mean {mean} · {max} on {noun} {}",
        s.min_rank, s.max_rank
    )
}

/// Most rows of a table that are not folded away.
const ROWS: usize = 40;

fn table(out: &mut String, table: &Table, report: &Report) {
    out.push_str("<div class=\"table\">\n");
    if !table.title.is_empty() {
        let _ = writeln!(out, "<h3>{}</h3>", escape(&table.title));
    }
    let most = table.glance.map_or(ROWS, |glance| glance as usize);
    let most = table.rows.len().min(most);
    if most > 0 {
        rows_of(out, table, 0..most, report);
    }
    if table.rows.len() > most {
        let rest = table.rest(most);
        let _ = writeln!(out, "<details class=\"story\"><summary>{}</summary>", escape(&rest));
        rows_of(out, table, most..table.rows.len(), report);
        out.push_str("</details>\n");
    }
    if !table.note.is_empty() {
        let _ = writeln!(out, "<p class=\"note\">{}</p>", long(&table.note));
    }
    out.push_str("</div>\n");
}

fn rows_of(out: &mut String, table: &Table, rows: std::ops::Range<usize>, report: &Report) {
    out.push_str("<table>\n<thead><tr>");
    let columns = table.told(&(0..table.rows.len()).collect::<Vec<_>>());
    for (heading, unit) in columns.iter().map(|column| &table.columns[*column]) {
        let class = if unit.is_some() { " class=\"n\"" } else { "" };
        let _ = write!(out, "<th scope=\"col\"{class}>{}</th>", escape(heading));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for row in rows {
        out.push_str("<tr>");
        for column in &columns {
            table_cell(out, table, row, *column, report);
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody>\n</table>\n");
}

fn table_cell(out: &mut String, table: &Table, row: usize, column: usize, report: &Report) {
    let each = table.rows[row].get(column).unwrap_or(&Cell::Nothing);
    let (value, error) = cell(report, table, row, column);
    let Some(unit) = table.columns[column].1 else {
        let _ = match each {
            Cell::Text(text) if text.len() <= 24 => write!(out, "<td class=\"w\">{}</td>", short(text)),
            Cell::Text(text) => write!(out, "<td>{}</td>", short(text)),
            _ => write!(out, "<td>{}</td>", escape(&value)),
        };
        return;
    };
    let bar = match (unit, each) {
        (Unit::Share, Cell::Number(share)) => {
            format!(
                "<span class=\"bar\" aria-hidden=\"true\"><i style=\"width:{}\"></i></span>",
                percent(*share)
            )
        }
        _ => String::new(),
    };
    let error = match error.is_empty() {
        true => String::new(),
        false => format!(" <small class=\"soft\">{}</small>", escape(&error)),
    };
    let _ = write!(out, "<td class=\"n\">{}{error}{bar}</td>", escape(&value));
}

fn trust(out: &mut String, report: &Report) {
    let trust = &report.trust;
    let rows: Vec<&Row> = trust.rows.iter().filter(|row| row.applies()).collect();
    let intro = format!("{} {}", report.trust.cost, legend(out));
    folded(out, "Measurement quality", intro.trim_end(), &rows, report, |out| {
        grounds(out, report)
    });
}

fn grounds(out: &mut String, report: &Report) {
    let trust = &report.trust;
    for each in trust.rows.iter().filter(|row| row.applies()) {
        row(out, each, report);
    }
    block(out, "Lost", trust.losses.iter().map(|t| long(t)));
    let absent = trust
        .absent
        .iter()
        .map(|a| format!("<b>{}</b>: {}", short(&a.what), long(&absent(a))));
    block(out, "Not available", absent);
    block(out, "Notes", trust.notes.iter().map(|t| long(t)));
}

fn block(out: &mut String, title: &str, items: impl Iterator<Item = String>) {
    let items: String = items.map(|item| format!("<li>{item}</li>\n")).collect();
    if !items.is_empty() {
        let _ = write!(out, "<div class=\"block\"><h3>{title}</h3>\n<ul>\n{items}</ul></div>\n");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_written_in_ranges() {
        assert_eq!(ranges(&[3, 1, 2, 8, 8]), "1-3, 8");
        assert_eq!(ranges(&[]), "");
        assert_eq!(ranges(&[u32::MAX, 0]), "0, 4294967295");
    }
}
