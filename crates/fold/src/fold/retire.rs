//! Folding some processes early: a long run of many short ones (a build, a parameter study) must not fill memory.

use super::{Fold, Inputs, read_region, trivial};
use crate::Error;
use format::facts::{self, SupervisorFacts};
use format::run_directory::parts;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// `retired.json`: which processes the parts hold, and what no part can say. Writing it is what retires: whoever is killed
/// before has left a part that counts for nothing, whoever is killed after it regions that do.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Retired {
    /// Helper processes too short for a row.
    helpers: usize,
    /// Parts written.
    parts: usize,
    /// Names of the regions that they were made of, as far as those are still there.
    regions: BTreeSet<String>,
}

impl Retired {
    /// Of the directory of a supervised program.
    pub fn read(directory: &Path) -> Self {
        facts::read(&directory.join(FILE))
    }

    /// Helper processes too short for a row.
    pub fn helpers(&self) -> usize {
        self.helpers
    }

    /// The parts in that directory that count.
    pub fn parts(&self, directory: &Path) -> Vec<PathBuf> {
        let mut parts: Vec<PathBuf> = parts(directory);
        parts.retain(|path| (1..=self.parts).contains(&number(path)));
        parts
    }

    /// Whether the process of a region is in one of them.
    pub fn has(&self, region: &Path) -> bool {
        self.regions.contains(&name(region))
    }
}

const FILE: &str = "retired.json";

fn part(directory: &Path, number: usize) -> PathBuf {
    directory.join(format!("retired-{number}.part.steelyard"))
}

/// 0 of other files.
fn number(part: &Path) -> usize {
    let name = name(part);
    let digits = name.strip_prefix("retired-").and_then(|rest| rest.split('.').next());
    digits.and_then(|digits| digits.parse().ok()).unwrap_or(0)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Folds processes that have ended into a part inside their directory, and removes their files. The program itself is
/// not to be among them: which process is the rank is decided at the end.
pub fn retire(directory: &Path, regions: &[PathBuf]) -> Result<(), Error> {
    let mut inputs = Inputs::read(directory);
    inputs.supervisor = SupervisorFacts {
        rank: None,
        child_pid: 0,
        ..inputs.supervisor
    };
    let recorded: Vec<_> = regions.iter().filter_map(|path| read_region(path)).collect();
    let (helpers, rest): (Vec<_>, Vec<_>) = recorded.into_iter().partition(trivial);
    let mut retired = Retired::read(directory);
    retired.helpers += helpers.len();
    if !rest.is_empty() {
        retired.parts += 1;
        let part = part(directory, retired.parts);
        Fold::new(&inputs, &rest).run(&rest, Vec::new(), 0).write(part)?;
    }
    retired.regions.retain(|name| directory.join(name).exists());
    retired.regions.extend(regions.iter().map(|path| name(path)));
    let file = directory.join(FILE);
    facts::write(&file, &retired).map_err(|source| Error::Read { path: file, source })?;
    for region in regions {
        for extension in ["region", "spool", "series", "threads"] {
            // Most processes have not all of them.
            let _ = fs::remove_file(region.with_extension(extension));
        }
    }
    Ok(())
}
