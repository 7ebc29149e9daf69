//! `docs/findings.md`.

use crate::RULES;
use crate::example::{EXAMPLES, finding, plain};
use crate::rule::Basis;

/// `docs/findings.md` is what this makes of the rules and of their examples.
#[test]
fn the_page_of_findings_is_fresh() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/findings.md");
    let page = page();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &page).expect("docs/findings.md can be written");
    }
    let there = std::fs::read_to_string(path).unwrap_or_default();
    assert!(there == page, "docs/findings.md is stale: make documents writes it");
}

const HEAD: &str = "\
<!-- Made from `crates/findings/src/table.rs` and the example of each rule; do not edit. `make documents`
writes it. -->

# Findings

A finding is a rule that applies to a run: what is wrong, the evidence, what to do, and the elapsed time that it can save at most. The
list is ordered by that time; one that may be wrong counts half, what other programs take a quarter. What would save less than 1 % of the elapsed time, less
than 50 ms, or less than its own error, is not shown. Rules of one kind share the time that there is to save: the more specific one, which stands first here, takes
its part, and the next can claim only what is left. Where nothing is worth doing, the report says so; where one function or one
kind of call takes more than half of the run and no rule explains it, the report names it, with its rate, and what to ask next.

What every rule is held to:

- It explains seconds that were spent: no second is in the potential saving of two rules of one kind.
- What is not known is not taken for 0 or for no: without the number that it needs a rule is silent.
- A number of a group is not pinned on its first member, and a sum of all ranks not on one of them.
- What it recommends suits the MPI, the file system, the environment and the end of this run, and is not what the run does already.
- Where its case is a program of the tests, what it promises is compared with what fixing the program gained (*measured*, from
  [causes.md](causes.md)).

How often the first sentence was right on programs that nobody had run before stands in [blind.md](blind.md).

Each rule below has its condition (what is compared with which threshold, and where the threshold comes from), how its
potential saving is computed, and the words of one example, which is a run of the tests. Terms are those of [metrics.md](metrics.md).
";

/// What `docs/causes.md` has of programs of which a rule spoke first.
fn measured(causes: &str, rule: &str) -> String {
    let mut lines = String::new();
    for row in causes.lines() {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        if let [cause, said, _, slow, promised, gained, _] = cells[..]
            && said == format!("`{rule}`")
            && gained.ends_with(" s")
        {
            lines += &format!("- measured: {cause}: {promised} of {slow} promised, {gained} gained\n");
        }
    }
    lines
}

fn page() -> String {
    let mut page = String::from(HEAD);
    let causes =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/causes.md")).unwrap_or_default();
    let mut title = "";
    let sections = |rule: &crate::Rule| {
        rule.accounts
            .first()
            .map_or("The run itself", |account| account.title())
    };
    for (rule, example) in RULES.iter().zip(EXAMPLES) {
        if sections(rule) != title {
            title = sections(rule);
            page += &format!("\n## {title}\n");
        }
        let found = finding(rule.id, &(example.fires)()).expect("it fires");
        page += &format!("\n### `{}`\n\n{}\n\n", rule.id, rule.doc);
        page += &format!("- threshold: {} ({})\n", found.threshold.text, rule.limit.source);
        page += &format!(
            "- rests on: {}\n",
            match rule.basis {
                Basis::Counts => "counted and timed calls, readings of the system",
                Basis::Samples => "samples",
                Basis::Guess => "samples and counts; whether it can be done is not known: \"perhaps\"",
            }
        );
        if !found.gain_basis.is_empty() {
            page += &format!("- potential saving: {}\n", found.gain_basis);
        }
        if !rule.yields_to.is_empty() {
            page += &format!("- less what these would save: `{}`\n", rule.yields_to.join("`, `"));
        }
        page += &format!("- example: {}\n", found.title.replace("](", "]&#40;"));
        page += &format!("- recommendation: {}\n", found.advice.join(" "));
        page += &measured(&causes, rule.id);
    }
    plain(&page)
}
