//! `steelyard collect [DIR]`.

use crate::arguments::Collect;
use crate::finish::finish;
use crate::stream;
use anyhow::{Context, Result};
use std::os::unix::fs::MetadataExt;
use std::path::PathBuf;
use std::process::ExitCode;

/// Folds what a killed run left, or lists what there is to fold.
pub fn collect(options: Collect) -> Result<ExitCode> {
    let Some(path) = &options.directory else { return list() };
    finish(supervisor::collect(path)?, &options.outputs)?;
    if !options.keep_run_dir {
        std::fs::remove_dir_all(path).with_context(|| format!("cannot remove {}", path.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn list() -> Result<ExitCode> {
    let left = left();
    if left.is_empty() {
        stream::print("No run has left records here.\n")?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut text = String::from("Records of runs, some of which may still be running:\n");
    for path in left {
        text.push_str(&format!("  steelyard collect {}\n", path.display()));
    }
    stream::print(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// Directories of runs of this user in the places where they are made.
fn left() -> Vec<PathBuf> {
    let variable = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    let places = [
        variable("STEELYARD_TMPDIR"),
        Some("/dev/shm".into()),
        variable("TMPDIR"),
        Some("/tmp".into()),
    ];
    let user = std::fs::metadata("/proc/self")
        .map(|facts| facts.uid())
        .unwrap_or(u32::MAX);
    let ours = format!("steelyard-{user}-");
    let mut found: Vec<PathBuf> = places
        .into_iter()
        .flatten()
        .filter_map(|place| std::fs::read_dir(place).ok())
        .flatten()
        .flatten()
        .filter(|entry| {
            entry.file_name().to_string_lossy().starts_with(&ours) && entry.path().join("node.json").exists()
        })
        .map(|entry| entry.path())
        .collect();
    found.sort();
    found.dedup();
    found
}
