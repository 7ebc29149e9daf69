//! Generated files: written when they differ, compared in check mode.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, bail, ensure};

/// Folders in which every file is generated; one that is not any more is removed, unless nothing of its folder was.
const OWNED: &[&str] = &[
    "collector/gen",
    "crates/format/src/gen",
    "viewer/src/gen",
    "viewer/tests/gen",
];

/// The generated files by path from the top of the repository.
#[derive(Default)]
pub struct Outputs {
    files: BTreeMap<String, String>,
}

impl Outputs {
    /// Adds a file as it is.
    pub fn add(&mut self, path: &str, text: String) {
        self.files.insert(path.to_owned(), text);
    }

    /// Adds a Rust file, formatted as the rest of the tree.
    pub fn add_rust(&mut self, path: &str, text: &str) -> anyhow::Result<()> {
        let formatted = rustfmt(text).with_context(|| format!("cannot format {path}"))?;
        self.add(path, formatted);
        Ok(())
    }

    /// The text of one file, if it is generated.
    #[cfg(test)]
    pub fn get(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// Files that are not as in `other`, each with its lines that the other's has not.
    #[cfg(test)]
    pub fn differing(&self, other: &Outputs) -> Vec<(String, String)> {
        let new = |path: &str, text: &str| {
            let known: std::collections::HashSet<&str> = other.get(path).into_iter().flat_map(str::lines).collect();
            text.lines()
                .filter(|line| !known.contains(line))
                .collect::<Vec<_>>()
                .join("\n")
        };
        (self.files.iter())
            .filter(|(path, text)| other.get(path) != Some(text.as_str()))
            .map(|(path, text)| (path.clone(), new(path, text)))
            .collect()
    }

    /// Writes what differs and removes what is no longer generated.
    pub fn write(&self, root: &Path) -> anyhow::Result<()> {
        for (path, text) in &self.files {
            let full = root.join(path);
            if std::fs::read_to_string(&full).is_ok_and(|old| old == *text) {
                continue;
            }
            if let Some(folder) = full.parent() {
                std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
            }
            std::fs::write(&full, text).with_context(|| format!("cannot write {path}"))?;
            println!("wrote {path}");
        }
        for path in self.orphans(root) {
            std::fs::remove_file(root.join(&path)).with_context(|| format!("cannot remove {path}"))?;
            println!("removed {path}");
        }
        Ok(())
    }

    /// Fails, naming them, if files on disk are not what the tables say.
    pub fn check(&self, root: &Path) -> anyhow::Result<()> {
        let mut stale: Vec<String> = self
            .files
            .iter()
            .filter(|(path, text)| !std::fs::read_to_string(root.join(path)).is_ok_and(|old| old == **text))
            .map(|(path, _)| path.clone())
            .collect();
        stale.extend(self.orphans(root));
        if !stale.is_empty() {
            bail!(
                "stale: {}; run `cargo xtask codegen` and commit what it writes",
                stale.join(", ")
            );
        }
        Ok(())
    }

    fn orphans(&self, root: &Path) -> Vec<String> {
        let mut found = Vec::new();
        let made = |folder: &&str| self.files.keys().any(|path| path.starts_with(*folder));
        for folder in OWNED.iter().filter(|folder| made(folder)) {
            for entry in std::fs::read_dir(root.join(folder)).into_iter().flatten().flatten() {
                let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
                if entry.path().is_file() && !self.files.contains_key(&path) {
                    found.push(path);
                }
            }
        }
        found
    }
}

fn rustfmt(text: &str) -> anyhow::Result<String> {
    let mut child = Command::new("rustfmt")
        .args(["--edition", "2024", "--config", "max_width=120", "--emit", "stdout"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("rustfmt does not start; install it with `rustup component add rustfmt`")?;
    child
        .stdin
        .take()
        .context("rustfmt has no input")?
        .write_all(text.as_bytes())?;
    let done = child.wait_with_output()?;
    ensure!(done.status.success(), "rustfmt refuses the generated text");
    Ok(String::from_utf8(done.stdout)?)
}
