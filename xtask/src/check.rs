//! House rules as programs: each returns the sentences that say where it is broken.

mod arrows;
mod collector;
mod errors;
mod machine;
mod modules;
mod paths;
mod unit;
mod words;

use std::path::Path;
use std::process::Command;

use anyhow::{Context, bail, ensure};

/// Runs every rule; fails with all that is wrong.
pub fn check(root: &Path) -> anyhow::Result<()> {
    let files = tracked_files(root)?;
    let rules: &[(&str, Vec<String>)] = &[
        ("dependencies point one way", arrows::broken(root)?),
        ("every path that a document names exists", paths::broken(root, &files)?),
        (
            "a module stands beside its folder, a test in its crate's one binary",
            modules::broken(root, &files)?,
        ),
        ("each crate has its tests' profile", unit::broken(root, &files)?),
        (
            "nothing in the tree is about one machine",
            machine::broken(root, &files)?,
        ),
        ("words are the field's", words::broken(root, &files)?),
        (
            "a public function that returns a Result says when it fails",
            errors::broken(root, &files)?,
        ),
        (
            "the collector leaves its host alone, exports what api/ lists, and includes downwards",
            collector::broken(root)?,
        ),
    ];
    let mut wrong = 0;
    for (rule, problems) in rules {
        println!("{} {rule}", if problems.is_empty() { "ok  " } else { "FAIL" });
        for problem in problems {
            println!("       {problem}");
        }
        wrong += problems.len();
    }
    crate::codegen::outputs(root)?.check(root)?;
    println!("ok   generated files are fresh");
    if wrong > 0 {
        bail!("{wrong} broken house rules, listed above");
    }
    Ok(())
}

/// What git knows, or would know after `git add`.
fn tracked_files(root: &Path) -> anyhow::Result<Vec<String>> {
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
        .current_dir(root)
        .output()
        .context("git does not start")?;
    ensure!(
        listed.status.success(),
        "git ls-files failed; `cargo xtask check` needs the repository"
    );
    let text = String::from_utf8(listed.stdout).context("a file name is not UTF-8")?;
    Ok(text
        .split('\0')
        .filter(|name| !name.is_empty() && root.join(name).is_file())
        .map(str::to_owned)
        .collect())
}
