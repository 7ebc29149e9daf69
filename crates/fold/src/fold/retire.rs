//! Folding some processes early: a long run of many short ones (a build, a parameter study) must not fill memory.

use super::process::{span, together, too_short};
use super::time::Cycles;
use super::{Fold, Inputs, read_region, trivial};
use crate::Error;
use format::run_directory::parts;
use format::{Short, facts};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// `retired.json`: which processes the parts hold, and what no part can say. Writing it is what retires: whoever is killed
/// before has left a part that counts for nothing, whoever is killed after it regions that do.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Retired {
    /// Processes too short for a row.
    short: Vec<Short>,
    /// From the start of the first of these to the end of the last, CLOCK_MONOTONIC.
    short_ns: Option<(u64, u64)>,
    /// Parts written.
    parts: usize,
    /// Whether a process in them is a rank.
    ranks: bool,
    /// Names of the regions that they were made of, as far as those are still there.
    regions: BTreeSet<String>,
}

impl Retired {
    /// Of the directory of a supervised program.
    pub fn read(directory: &Path) -> Self {
        facts::read(&directory.join(FILE))
    }

    /// Processes too short for a row.
    pub fn short(&self) -> &[Short] {
        &self.short
    }

    /// From the start of the first of these to the end of the last, CLOCK_MONOTONIC.
    pub fn short_ns(&self) -> Option<(u64, u64)> {
        self.short_ns
    }

    /// Whether a process in the parts is a rank.
    pub fn has_ranks(&self) -> bool {
        self.ranks
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
/// not to be among them: which process is the rank is decided at the end. An error where the part, or what says what is in it,
/// cannot be written: the files then stay.
pub fn retire(directory: &Path, regions: &[PathBuf]) -> Result<(), Error> {
    let mut inputs = Inputs::read(directory);
    (inputs.supervisor.child_pid, inputs.rank_is_known) = (0, true);
    // What cannot be read now, for want of descriptors or memory, may be at the end.
    let read = |path: &PathBuf| Some((path.clone(), read_region(path)?));
    let (regions, recorded): (Vec<_>, Vec<_>) = regions.iter().filter_map(read).unzip();
    let cycles = Cycles::best(&recorded);
    let (short, rest): (Vec<_>, Vec<_>) = recorded.into_iter().partition(trivial);
    let mut retired = Retired::read(directory);
    for process in &short {
        too_short(process, cycles).add_to(&mut retired.short);
    }
    retired.short_ns = together(retired.short_ns, span(&short));
    retired.ranks |= rest.iter().any(|process| process.header.rank >= 0);
    if !rest.is_empty() {
        retired.parts = retired.parts.saturating_add(1);
        let part = part(directory, retired.parts);
        Fold::new(&inputs, &rest)
            .run(&rest, Vec::new(), &Retired::default())
            .write(part)?;
    }
    retired.regions.retain(|name| directory.join(name).exists());
    retired.regions.extend(regions.iter().map(|path| name(path)));
    let file = directory.join(FILE);
    facts::write(&file, &retired).map_err(|source| format::Error::writing(&file, source))?;
    for region in &regions {
        for extension in ["region", "spool", "series", "threads", format::kernels::EXTENSION] {
            // Most processes have not all of them.
            let _ = fs::remove_file(region.with_extension(extension));
        }
    }
    Ok(())
}
