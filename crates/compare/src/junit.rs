//! Gates as JUnit XML: a test case each, for the test pages of CI systems.

use crate::gate::{Judged, Outcome};
use page::html as escape;

/// The document. A gate that was not decided is a skipped test: it passes, and says why.
pub fn write(suite: &str, gates: &[Judged]) -> String {
    let count = |outcome: Outcome| gates.iter().filter(|gate| gate.outcome == outcome).count();
    let counts = format!(
        "tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{}\"",
        gates.len(),
        count(Outcome::Failed),
        count(Outcome::Undecided)
    );
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"steelyard\" {counts}>\n\
         <testsuite name=\"{}\" {counts}>\n",
        escape(suite)
    );
    for gate in gates {
        let (name, text) = (escape(&gate.gate), escape(&gate.text));
        let told = match gate.outcome {
            Outcome::Passed => format!("<system-out>{text}</system-out>"),
            Outcome::Failed => format!("<failure type=\"gate\" message=\"{text}\">{name}: {text}</failure>"),
            Outcome::Undecided => format!("<skipped message=\"{text}\"/>"),
        };
        out.push_str(&format!(
            "<testcase classname=\"steelyard.gate\" name=\"{name}\">{told}</testcase>\n"
        ));
    }
    out + "</testsuite>\n</testsuites>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_gate_is_a_test_case() {
        let judged = |gate: &str, outcome: Outcome| Judged {
            gate: gate.into(),
            metric: "elapsed".into(),
            outcome,
            a: None,
            b: None,
            runs: None,
            text: "1 s & \"2 s\"".into(),
        };
        let gates = [
            judged("elapsed > +5%", Outcome::Failed),
            judged("elapsed < 1s", Outcome::Undecided),
            judged("io_calls != same", Outcome::Passed),
        ];
        let text = write("<app>", &gates);
        assert_eq!(
            text.matches("tests=\"3\" failures=\"1\" errors=\"0\" skipped=\"1\"")
                .count(),
            2
        );
        assert!(
            text.contains("name=\"elapsed &gt; +5%\"><failure type=\"gate\" message=\"1 s &amp; &quot;2 s&quot;\">"),
            "{text}"
        );
        assert!(
            text.contains("name=\"elapsed &lt; 1s\"><skipped ") && !text.contains("<app>"),
            "{text}"
        );
    }
}
