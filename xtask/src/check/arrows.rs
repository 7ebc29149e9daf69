//! Crates depend on earlier ones alone: a number is computed once and only carried afterwards.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, ensure};
use serde::Deserialize;

/// The main line, in the direction of the data.
const LINE: &[&str] = &[
    "format", "model", "metrics", "findings", "report", "compare", "view", "cli",
];

/// What everything may use, and what uses nothing of our own.
const GROUND: &str = "text";

/// What everything above may use, and what uses nothing of our own but that.
const BELOW: &[&str] = &["input", "page", "secrets"];

/// Crates beside the model, and what each may use of our own.
const BESIDE: &[(&str, &[&str])] = &[
    ("collect", &["fold", "format", "supervisor"]),
    ("communication", &["mpi", "statistics"]),
    ("darshan", &["format"]),
    ("fold", &["format", "launch", "symbols"]),
    ("imports", &["format"]),
    ("interchange", &["format", "model"]),
    ("inherited", &[]),
    ("launch", &[]),
    ("mpi", &[]),
    ("oracle", &["format"]),
    ("overhead", &["metrics", "model", "statistics"]),
    ("probe", &["format"]),
    ("site", &["format"]),
    ("statistics", &[]),
    ("symbols", &["format"]),
    ("supervisor", &["format", "inherited"]),
    // Not part of the command: it prints the README's page, and the viewer's types.
    ("xtask", &["compare", "format", "metrics", "model", "report", "view"]),
];

/// What of those else than the command uses: intervals of several runs; machine code where source text is not to be had.
const ALSO: &[(&str, &str)] = &[("compare", "statistics"), ("view", "symbols")];

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    kind: Option<String>,
    path: Option<String>,
}

/// Arrows that point the wrong way.
pub fn broken(root: &Path) -> anyhow::Result<Vec<String>> {
    let output = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root)
        .output()
        .context("cargo does not start")?;
    ensure!(
        output.status.success(),
        "cargo metadata failed: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    let metadata: Metadata = serde_json::from_slice(&output.stdout)?;
    let mut problems = Vec::new();
    for package in &metadata.packages {
        for dependency in package
            .dependencies
            .iter()
            .filter(|dependency| dependency.path.is_some())
        {
            if dependency.kind.as_deref() != Some("dev") && !may_use(short(&package.name), short(&dependency.name)) {
                problems.push(format!("{} must not depend on {}", package.name, dependency.name));
            }
        }
    }
    Ok(problems)
}

fn short(package: &str) -> &str {
    package
        .strip_prefix("steelyard-")
        .unwrap_or(if package == "steelyard" { "cli" } else { package })
}

fn may_use(user: &str, used: &str) -> bool {
    if used == GROUND {
        return user != GROUND;
    }
    if BELOW.contains(&used) {
        return !BELOW.contains(&user);
    }
    let place = |name: &str| LINE.iter().position(|entry| *entry == name);
    let beside = |name: &str| BESIDE.iter().find(|(entry, _)| *entry == name);
    match (place(user), place(used)) {
        (Some(user), Some(used)) => used < user,
        (Some(_), None) => ALSO.contains(&(user, used)) || user == "cli" && used != "oracle" && beside(used).is_some(),
        (None, _) => beside(user).is_some_and(|(_, allowed)| allowed.contains(&used)),
    }
}

#[cfg(test)]
mod tests {
    use super::{BESIDE, may_use};

    #[test]
    fn arrows_follow_the_data() {
        assert!(
            may_use("report", "findings")
                && may_use("view", "compare")
                && !may_use("compare", "view")
                && may_use("model", "format")
                && may_use("cli", "supervisor")
        );
        assert!(may_use("report", "page") && may_use("cli", "page") && !may_use("page", "report"));
        assert!(!may_use("metrics", "report") && !may_use("model", "model"));
    }

    #[test]
    fn crates_beside_the_model_know_no_metric() {
        let knows = ["overhead", "xtask"];
        for (user, _) in BESIDE.iter().filter(|(user, _)| !knows.contains(user)) {
            assert!(!may_use(user, "metrics"), "{user}");
        }
        // What records does not know what becomes of it, and what analyses does not know who recorded it.
        assert!(!may_use("supervisor", "fold") && !may_use("fold", "supervisor") && may_use("collect", "fold"));
        assert!(may_use("view", "symbols") && !may_use("view", "supervisor") && !may_use("report", "symbols"));
        assert!(!may_use("model", "supervisor") && !may_use("cli", "oracle") && !may_use("unheard-of", "format"));
    }
}
