//! Findings in the text: at most some eight lines each. Sources of thresholds are in the other formats.

use super::{ACCENT, BOLD, Page};
use crate::Report;
use crate::words::{FIRST, gain, overlap, places, saving};
use findings::Finding;
use text::wrap;

/// Columns of the labels.
const LABELS: usize = 18;
/// Columns of what a finding that has a single line could save.
const SAVING: usize = 23;
/// Most sentences of advice, and of evidence, that the text has.
const SENTENCES: usize = 2;

impl Page<'_> {
    pub(super) fn findings(&mut self, report: &Report) {
        if report.findings.is_empty() {
            if let Some(text) = &report.no_finding {
                self.title("Findings");
                self.paragraph(0, text);
            }
            return;
        }
        self.title("Findings, most worth doing first");
        let most = if self.style.whole { report.findings.len() } else { FIRST };
        let (first, rest) = report.findings.split_at(most.min(report.findings.len()));
        for (i, finding) in first.iter().enumerate() {
            self.blank();
            self.finding(i + 1, finding);
        }
        if !rest.is_empty() {
            self.blank();
        }
        for (i, finding) in rest.iter().enumerate() {
            self.brief(first.len() + i + 1, finding);
        }
        for text in report.no_finding.iter().map(String::as_str).chain([overlap(report)]) {
            if !text.is_empty() {
                self.blank();
                self.paragraph(0, text);
            }
        }
    }

    /// A line: what it could save, and as much of what it is as there is room for.
    fn brief(&mut self, ordinal: usize, finding: &Finding) {
        let saving = self.plain(&saving(finding));
        let start = format!("{ordinal:>2}. {saving:SAVING$}");
        let title = self.plain(&finding.title);
        let room = self.style.width.saturating_sub(start.chars().count());
        let lines = wrap(&title, room);
        let title = match lines.as_slice() {
            [] => String::new(),
            [line] => line.clone(),
            _ => {
                let line = wrap(&title, room - 1).swap_remove(0);
                self.plain(&format!("{line}…"))
            }
        };
        let line = format!("{}{title}", self.paint(ACCENT, &start));
        self.line(&line);
    }

    fn finding(&mut self, ordinal: usize, finding: &Finding) {
        for (i, line) in wrap(&self.plain(&finding.title), self.style.width - 4)
            .iter()
            .enumerate()
        {
            let ordinal = if i == 0 {
                format!("{ordinal:>2}. ")
            } else {
                "    ".into()
            };
            let line = format!("{}{}", self.paint(ACCENT, &ordinal), self.paint(BOLD, line));
            self.line(&line);
        }
        if !finding.warning {
            self.labelled(4, LABELS, "Potential saving", &gain(finding));
        }
        let some = |sentences: &[String]| sentences.iter().take(SENTENCES).cloned().collect::<Vec<_>>();
        let unnamed = |place: &&str| {
            !std::iter::once(&finding.title)
                .chain(&finding.evidence)
                .any(|text| text.contains(place))
        };
        let all = places(finding);
        let elsewhere: Vec<String> = all.iter().copied().filter(unnamed).map(str::to_string).collect();
        let place = if elsewhere.len() < all.len() {
            "Also at"
        } else {
            "Where"
        };
        for (label, texts) in [
            ("Recommendation", some(&finding.advice)),
            ("Evidence", some(&finding.evidence)),
            (place, elsewhere),
        ] {
            for (i, text) in texts.iter().enumerate() {
                self.labelled(4, LABELS, if i == 0 { label } else { "" }, text);
            }
        }
        if !finding.warning {
            self.labelled(4, LABELS, "Threshold", &finding.threshold.text);
        }
    }
}
