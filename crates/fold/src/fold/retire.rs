//! Folding some processes early: a long run of many short ones (a build, a parameter study) must not fill memory.

use super::{Fold, Inputs, read_region, trivial};
use crate::Error;
use format::facts::{self, SupervisorFacts};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};

/// `retired.json`: what no part can say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Retired {
    /// Helper processes too short for a row.
    pub helpers: usize,
    /// Parts written.
    pub parts: usize,
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
    let file = directory.join("retired.json");
    let mut retired: Retired = facts::read(&file);
    retired.helpers += helpers.len();
    let part = directory.join(format!("retired-{}.part.steelyard", retired.parts + 1));
    if !rest.is_empty() {
        retired.parts += 1;
        Fold::new(&inputs, &rest).run(&rest, Vec::new(), 0).write(&part)?;
    }
    if let Err(source) = facts::write(&file, &retired) {
        // Beside the regions it would count their processes twice.
        let _ = fs::remove_file(part);
        return Err(Error::Read { path: file, source });
    }
    for region in regions {
        for extension in ["region", "spool", "series", "threads"] {
            // Most processes have not all of them.
            let _ = fs::remove_file(region.with_extension(extension));
        }
    }
    Ok(())
}
