//! What lies where in the directory that the supervisors of one run on one node share.
//!
//! ```text
//! steelyard-<uid>-<id>/        0700, on a memory file system if there is one
//!   node.json probe.json node.series node.lock merge.lock storage.start.json storage.end.json
//!   s<pid>/                    one supervised program: lock supervisor.json exit.json storage.json
//!     <pid>-<ns>.region .spool .series .threads .kernels      each measured process of it
//!   s<pid>.part.steelyard      the same, folded
//! ```

use std::fs;
use std::path::{Path, PathBuf};

/// How the name of a part ends.
pub const PART: &str = ".part.steelyard";

/// What a directory holds; nothing of one that cannot be read.
pub fn entries(path: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    fs::read_dir(path)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
}

/// The regions in the directory of a supervised program.
pub fn regions(process_directory: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    entries(process_directory).filter(|path| path.extension().is_some_and(|extension| extension == "region"))
}

/// The directories of supervised programs that have not been folded.
pub fn unfolded(run: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = entries(run)
        .filter(|path| is_process(path) && fs::symlink_metadata(path).is_ok_and(|facts| facts.is_dir()))
        .collect();
    found.sort();
    found
}

/// The parts in a directory: those of programs that have been folded, or of nodes.
pub fn parts(directory: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = entries(directory).filter(|path| is_part(path)).collect();
    found.sort();
    found
}

/// The part that the directory of a supervised program becomes.
pub fn part_of(process_directory: &Path) -> PathBuf {
    process_directory.with_extension(&PART[1..])
}

/// Whether a path is named as the directory of a supervised program is.
pub fn is_process(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.strip_prefix('s')
        .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()) && !rest.contains('.'))
}

fn is_part(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.ends_with(PART) && !name.starts_with('.')
}
