//! What the search for a library starts from, as it is on this machine.

use crate::find::{self, Surroundings};
use std::fs;
use std::path::{Path, PathBuf};

/// Processes between this one and the launcher, at most.
const DEPTH: usize = 32;

impl Surroundings {
    /// Those of this process.
    pub fn here(asked: Option<&Path>) -> Self {
        let read = |name: &str| std::env::var(name).ok().map(|value| (name.to_string(), value));
        Self {
            asked: asked.map(Path::to_path_buf),
            ancestors: ancestors(),
            variables: find::variables().filter_map(read).collect(),
        }
    }
}

/// Executables of this process's ancestors, nearest first; those of other users cannot be seen and are left out.
fn ancestors() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut pid = parent("self");
    while let Some(id) = pid.filter(|id| *id > 0 && found.len() < DEPTH) {
        found.push(fs::read_link(format!("/proc/{id}/exe")).unwrap_or_default());
        pid = parent(&id.to_string());
    }
    found
}

fn parent(process: &str) -> Option<u32> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("PPid:"))?;
    line.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_ancestor_is_the_parent() {
        let found = ancestors();
        assert!(!found.is_empty() && found.len() <= DEPTH);
        let parent = std::os::unix::process::parent_id();
        assert_eq!(
            found[0],
            fs::read_link(format!("/proc/{parent}/exe")).unwrap_or_default()
        );
    }
}
