//! Findings in the text: at most some eight lines each. Sources of thresholds are in the other formats.

use super::{ACCENT, BOLD, LABELS, Page};
use crate::Report;
use crate::grid::wrap;
use crate::words::{gain, places, threshold_name};
use findings::Finding;

/// Most sentences of advice, and of evidence, that the text has.
const SENTENCES: usize = 2;

impl Page<'_> {
    pub(super) fn findings(&mut self, report: &Report) {
        if report.findings.is_empty() {
            self.title("What to do");
            self.paragraph(0, report.no_finding.as_deref().unwrap_or("Nothing stands out."));
            return;
        }
        self.title("What to do, the most rewarding first");
        for (i, finding) in report.findings.iter().enumerate() {
            self.blank();
            self.finding(i + 1, finding, report);
        }
        if let Some(text) = &report.no_finding {
            self.blank();
            self.paragraph(0, text);
        }
    }

    fn finding(&mut self, ordinal: usize, finding: &Finding, report: &Report) {
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
        if !finding.is_warning() {
            self.labelled(4, LABELS, "To gain", &gain(finding));
        }
        let some = |sentences: &[String]| sentences.iter().take(SENTENCES).cloned().collect::<Vec<_>>();
        let named = |place: &String| {
            !std::iter::once(&finding.title)
                .chain(&finding.evidence)
                .any(|text| text.contains(place.as_str()))
        };
        let elsewhere = places(finding).into_iter().filter(named).collect();
        for (label, texts) in [
            ("Do", some(&finding.advice)),
            ("Evidence", some(&finding.evidence)),
            ("Where", elsewhere),
        ] {
            for (i, text) in texts.iter().enumerate() {
                self.labelled(4, LABELS, if i == 0 { label } else { "" }, text);
            }
        }
        if !finding.is_warning() {
            let limit = format!("{} {}", threshold_name(finding, report), finding.threshold.limit);
            self.labelled(4, LABELS, "Limit", &limit);
        }
    }
}
