//! `libsteelyard.so`: it is part of this binary, and is put where the loader can find it.

use anyhow::{Context, Result, bail};
use std::collections::hash_map::RandomState;
use std::fs::{self, File};
use std::hash::BuildHasher;
use std::io::Write;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

static BUILT_IN: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/libsteelyard.so"));

const NAME: &str = "libsteelyard.so";

/// Its absolute path, valid as long as `near` is: `$STEELYARD_LIBDIR`, else the one built in, written into `near` or,
/// without that, into the user's cache; else one beside this binary.
pub fn library(near: Option<&Path>) -> Result<PathBuf> {
    if let Some(folder) = std::env::var_os("STEELYARD_LIBDIR").filter(|folder| !folder.is_empty()) {
        let path = Path::new(&folder).join(NAME);
        return fs::canonicalize(&path).with_context(|| {
            format!(
                "{}: STEELYARD_LIBDIR names this folder; correct or unset it",
                path.display()
            )
        });
    }
    if !BUILT_IN.is_empty() {
        return match near {
            Some(folder) => extract(folder),
            None => extract(&cache()?),
        };
    }
    let binary = std::env::current_exe().context("where this binary is cannot be found out")?;
    let folder = binary.parent().unwrap_or(Path::new("/"));
    let beside = [
        folder.join(NAME),
        folder.join("../lib").join(NAME),
        folder.join("../../build").join(NAME),
    ];
    let found = beside.iter().find_map(|path| fs::canonicalize(path).ok());
    match found {
        Some(path) => Ok(path),
        None => bail!("{NAME} is not built into this binary and not beside it; name its folder in STEELYARD_LIBDIR"),
    }
}

/// Writes the library under a name made from its content; whoever comes second finds it there.
fn extract(folder: &Path) -> Result<PathBuf> {
    let path = folder.join(format!("libsteelyard-{}.so", env!("STEELYARD_LIBRARY_HASH")));
    if is_ours(&path) {
        return Ok(path);
    }
    // Nodes may share the folder, and have processes of the same number.
    let unique = RandomState::new().hash_one(std::process::id());
    let temporary = folder.join(format!(".libsteelyard.{unique:016x}.tmp"));
    let written = || -> std::io::Result<()> {
        let mut file = File::options()
            .write(true)
            .create(true)
            .truncate(true)
            .mode(0o500)
            .open(&temporary)?;
        file.write_all(BUILT_IN)?;
        file.sync_all()?;
        fs::rename(&temporary, &path)
    };
    if let Err(error) = written() {
        // It may not even exist.
        let _ = fs::remove_file(&temporary);
        return Err(error).with_context(|| format!("{}: {NAME} cannot be written there", folder.display()));
    }
    Ok(path)
}

/// Whether the file is what would be written. Its name says what it holds, it got the name when it was whole, and
/// nobody else could have written it; to compare it would cost every rank more than all else before its start.
fn is_ours(path: &Path) -> bool {
    let own = fs::symlink_metadata("/proc/self").map(|facts| facts.uid());
    let facts = fs::symlink_metadata(path);
    match (own, facts) {
        (Ok(own), Ok(facts)) => {
            facts.is_file() && facts.uid() == own && facts.mode() & 0o022 == 0 && facts.len() == BUILT_IN.len() as u64
        }
        _ => false,
    }
}

fn cache() -> Result<PathBuf> {
    let variable = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    let home = variable("HOME").map(|home| home.join(".cache"));
    let user = fs::symlink_metadata("/proc/self").map(|facts| facts.uid()).unwrap_or(0);
    let places = [
        variable("XDG_CACHE_HOME").or(home).map(|cache| cache.join("steelyard")),
        Some(std::env::temp_dir().join(format!("steelyard-{user}-lib"))),
    ];
    for folder in places.into_iter().flatten() {
        // What exists already is looked at below.
        let _ = fs::DirBuilder::new().recursive(true).mode(0o700).create(&folder);
        let ours = fs::symlink_metadata(&folder).is_ok_and(|f| f.is_dir() && f.uid() == user && f.mode() & 0o022 == 0);
        if ours {
            return Ok(folder);
        }
    }
    bail!("no place for {NAME}: neither the cache nor the temporary directory is yours alone; set XDG_CACHE_HOME")
}
