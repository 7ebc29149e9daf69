//! What a file may be that is none of those that are read, and which line makes it none.

use crate::kind::{LOOKED_AT, lines_of};
use crate::{folded, perf};

/// How the text begins that darshan-parser prints.
pub const DARSHAN_TEXT: &str = "# darshan log version:";

/// Words of TALP's JSON.
const OF_TALP: [&str; 3] = ["\"dlbVersion\"", "\"popMetrics\"", "\"TALP"];

/// What a text is most like and what of it is other, by its first bytes, with what to do next; `None` where it is like none.
pub fn nearest(head: &[u8]) -> Option<String> {
    if head.contains(&0) {
        return None;
    }
    let text = String::from_utf8_lossy(head);
    let lines = lines_of(&text, head.len());
    let said = || (1u64..).zip(&lines).filter(|(_, line)| !line.trim().is_empty());
    let Some((first, line)) = said().next() else {
        return Some("it is empty".into());
    };
    if line.starts_with(DARSHAN_TEXT) {
        return Some("this is what darshan-parser prints of a log; import the log itself (*.darshan)".into());
    }
    if line.starts_with(['{', '[']) {
        let is_talp = OF_TALP.iter().any(|word| text.contains(word));
        return is_talp.then(|| {
            "this is TALP's JSON, which is not read: it has efficiencies, and nothing of which they could be computed again \
             here; run the program with steelyard run"
                .into()
        });
    }
    if line.trim_start().starts_with('<') {
        let (at, name) = said().find_map(|(at, line)| Some((at, element(line)?)))?;
        return Some(format!(
            "this is XML, and line {at} begins with <{name}>, where a log of IPM has <ipm_job_profile>"
        ));
    }
    mpip(&lines, first).or_else(|| perf_script(&lines, first)).or_else(|| {
        let looked_at = || said().filter(|(_, line)| !line.starts_with('#')).take(LOOKED_AT);
        let (all, alike) = (
            looked_at().count(),
            looked_at().filter(|(_, line)| is_folded(line)).count(),
        );
        let (at, _) = looked_at().find(|(_, line)| !is_folded(line))?;
        (2 * alike >= all).then(|| {
            format!(
                "this looks like folded stacks, and line {at} is not {}; remove it, or fold the file again",
                folded::LINE
            )
        })
    })
}

fn is_folded(line: &str) -> bool {
    folded::parts(line).is_some()
}

/// The name of the element that a line of XML begins with.
fn element(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix('<')?;
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"_-:.".contains(c));
    let name = &rest[..end.unwrap_or(rest.len()).min(64)];
    (!name.is_empty()).then_some(name)
}

fn mpip(lines: &[&str], first: u64) -> Option<String> {
    let number = |found: &dyn Fn(&str) -> bool| (1u64..).zip(lines).find(|(_, line)| found(line)).map(|(at, _)| at);
    if let Some(at) = number(&|line| line.trim_end() == "@ mpiP") {
        return Some(format!(
            "this looks like a report of mpiP that begins in line {at}; remove the lines above it"
        ));
    }
    number(&|line| line.starts_with("@--- ") || line.starts_with("@ MPI Task Assignment"))?;
    Some(format!(
        "this looks like a report of mpiP, and line {first} is not @ mpiP, which it begins with; copy it again from where it \
         was written"
    ))
}

/// Places in code below one another, and above them no head with a time.
fn perf_script(lines: &[&str], first: u64) -> Option<String> {
    (lines.iter().take(LOOKED_AT)).find(|line| line.starts_with('\t') && perf::is_place(line))?;
    Some(format!(
        "this looks like the output of perf script, and line {first} is not the head of a sample with its time (comm pid/tid \
         seconds: event:); print it again: perf script -F +time,+pid"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;

    #[test]
    fn a_file_is_told_what_it_looks_like_and_which_line_is_other() {
        for (head, told) in [
            ("", "it is empty"),
            ("\n \n", "it is empty"),
            ("# darshan log version: 3.41\n", "darshan-parser"),
            ("{\"dlbVersion\": \"3.5\", \"popMetrics\": {}}", "TALP's JSON"),
            (
                "<?xml version=\"1.0\"?>\n<html lang=\"en\">\n",
                "line 2 begins with <html>",
            ),
            ("Hello from rank 0\n@ mpiP\n@ Command : a\n", "begins in line 2"),
            ("\n@ Command : a\n@--- MPI Time (seconds) ---\n", "line 2 is not @ mpiP"),
            (
                "dd 29776 10101010 cpu-clock: \n\t 414b3b fsnotify (vmlinux)\n",
                "line 1 is not the head of a sample",
            ),
            ("main;a 5\n\nmain;b 7\nmain;c abc\n", "line 4 is not places with ;"),
        ] {
            assert_eq!(Kind::of(head.as_bytes()), None, "{head}");
            let nearest = nearest(head.as_bytes()).unwrap_or_default();
            assert!(nearest.contains(told), "{head}: {nearest}");
        }
        for head in ["hello world\n", "{\"a\": 1}\n", "\0", "hello\nworld 7x\n", "<"] {
            assert_eq!(nearest(head.as_bytes()), None, "{head}");
        }
    }
}
