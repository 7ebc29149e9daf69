//! What one node recorded: folded and merged here, and handed in.

use fold::{Collected, Error};
use format::Profile;
use std::collections::BTreeSet;
use std::path::Path;
use supervisor::{RunDirectory, is_alive, is_recording};

/// Ranks that a profile holds.
pub(crate) fn ranks(profile: &Profile) -> u32 {
    let ranks = &profile.tables.processes.rank;
    ranks.iter().filter(|&&rank| rank >= 0).collect::<BTreeSet<_>>().len() as u32
}

/// All of it; programs that still run are taken as they are now.
pub(crate) fn collect_node(run: &RunDirectory) -> Result<Collected, Error> {
    fold::collect_node(run.path(), &is_alive)
}

/// Puts what the run of this directory left on this node where [`RunDirectory::await_parts`] looks for it: for nodes whose
/// supervisors were killed before they could. An error where nothing was recorded there, or it cannot be put there.
pub fn hand_in(directory: &Path, out: &Path) -> Result<(), Error> {
    hand_in_from(&opened(RunDirectory::open_here(directory), directory)?, out)
}

/// Likewise, when the supervisors of this node, of which there will be `local`, have all ended; nothing if one of them has
/// done it. The errors are the same.
pub fn keep(directory: &Path, out: &Path, local: usize) -> Result<(), Error> {
    match opened(supervisor::keep(directory, local), directory)? {
        Some((run, _lock)) => hand_in_from(&run, out),
        None => Ok(()),
    }
}

fn opened<T>(found: std::io::Result<T>, path: &Path) -> Result<T, Error> {
    found.map_err(|source| format::Error::reading(path, source).into())
}

/// The same of a directory that is known.
fn hand_in_from(run: &RunDirectory, out: &Path) -> Result<(), Error> {
    let node = collect_node(run)?;
    for folder in run.remote_parts(out) {
        let part = folder.part(&run.node().host, ranks(&node.profile));
        node.profile.write(part)?;
    }
    if !is_recording(run.path()) && node.left_out.is_empty() {
        // What cannot be removed is at worst in the way.
        let _ = run.remove();
    }
    Ok(())
}
