//! `libsteelyard.so` and `libsteelyard-cupti.so`: they are part of this binary, and are put where the loader can find them.

use anyhow::{Context, Result, bail};
use format::options::LIBDIR;
use std::collections::hash_map::RandomState;
use std::fs::{self, DirBuilder};
use std::hash::BuildHasher;
use std::io::{self, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};

/// A library that is part of this binary.
#[derive(Debug)]
pub struct Part {
    /// Its name, without `.so`.
    name: &'static str,
    bytes: &'static [u8],
    /// Tells versions of it apart.
    hash: &'static str,
}

/// What records, in every process.
pub static COLLECTOR: Part = Part {
    name: "libsteelyard",
    bytes: include_bytes!(concat!(env!("OUT_DIR"), "/libsteelyard.so")),
    hash: env!("STEELYARD_LIBRARY_HASH"),
};

/// What records GPU kernels, where the driver of NVIDIA's GPUs loads it.
pub static CUPTI: Part = Part {
    name: "libsteelyard-cupti",
    bytes: include_bytes!(concat!(env!("OUT_DIR"), "/libsteelyard-cupti.so")),
    hash: env!("STEELYARD_CUPTI_HASH"),
};

impl Part {
    fn file(&self) -> String {
        format!("{}.so", self.name)
    }
}

/// Where the library is.
#[derive(Debug)]
pub struct Library {
    /// Its absolute path.
    pub path: PathBuf,
    /// Why it is not where it was to be, a sentence.
    pub note: Option<String>,
}

impl Library {
    fn at(path: PathBuf) -> Self {
        Library { path, note: None }
    }
}

/// The same where it stays when a run has ended, and on this machine. An error where [`library`] has one.
pub fn lasting(part: &Part) -> Result<Library> {
    if part.bytes.is_empty() || std::env::var_os(LIBDIR).is_some_and(|folder| !folder.is_empty()) {
        return library(part, None);
    }
    built_in(part, None, &own_places(true))
}

/// Finds it: `$STEELYARD_LIBDIR`, else the one built in, written into `near` or, without that or where no program may be
/// run from there, into the next place of this user; else one beside this binary. What is in `near` is valid as long as
/// that is. An error where it is in none of these, or code may be run from none.
pub fn library(part: &Part, near: Option<&Path>) -> Result<Library> {
    let name = part.file();
    let named = std::env::var_os(LIBDIR).filter(|folder| !folder.is_empty());
    let named = named.map(|folder| Path::new(&folder).join(&name));
    // Of what is seldom needed there need not be a copy.
    if let Some(path) = named.filter(|path| part.name == COLLECTOR.name || path.exists()) {
        let path = fs::canonicalize(&path)
            .with_context(|| format!("{}: {LIBDIR} names this folder; correct or unset it", path.display()))?;
        may_run(&path).with_context(|| format!("{}: {LIBDIR} names this folder", path.display()))?;
        return Ok(Library::at(path));
    }
    if !part.bytes.is_empty() {
        return built_in(part, near, &own_places(near.is_some()));
    }
    let binary = own_binary()?;
    let folder = binary.parent().unwrap_or(Path::new("/"));
    let beside = [
        folder.join(&name),
        folder.join("../lib").join(&name),
        folder.join("../../build").join(&name),
    ];
    let found = beside.iter().find_map(|path| fs::canonicalize(path).ok());
    match found {
        Some(path) => Ok(Library::at(path)),
        None => bail!("{name} is not built into this binary and not beside it; name its folder in {LIBDIR}"),
    }
}

/// The file of this process. An error where the system does not tell.
pub fn own_binary() -> Result<PathBuf> {
    std::env::current_exe().context("where this binary is cannot be found out")
}

/// Writes it into the first place from which it can be loaded.
fn built_in(part: &Part, near: Option<&Path>, places: &[PathBuf]) -> Result<Library> {
    let name = part.file();
    let mut tried = Vec::new();
    if let Some(folder) = near {
        match extract(part, folder) {
            Ok(path) => return Ok(Library::at(path)),
            Err(why) => tried.push(format!("{} {why}", around(folder).display())),
        }
    }
    for folder in places {
        match own_folder(folder).and_then(|()| extract(part, folder)) {
            Ok(path) => {
                let note = near.map(|_| format!("{}; {name} is in {} instead", tried.join(", "), folder.display()));
                return Ok(Library { path, note });
            }
            Err(why) => tried.push(format!("{} {why}", folder.display())),
        }
    }
    bail!(
        "no place from which {name} could be loaded: {}; name a folder of yours in XDG_CACHE_HOME, on a file system that \
         is not mounted noexec",
        tried.join(", ")
    )
}

/// The place that a run directory is in: that is what its owner knows by name.
fn around(run_directory: &Path) -> &Path {
    run_directory.parent().unwrap_or(run_directory)
}

/// Folders of this user, each beginning where something can be written on nearly every machine. What a run on this machine
/// needs comes into its memory first; without a run, what stays for the next time is best at home.
fn own_places(for_a_run: bool) -> Vec<PathBuf> {
    let variable = |name: &str| {
        let value = std::env::var_os(name).filter(|value| !value.is_empty());
        value.map(PathBuf::from).filter(|path| path.is_absolute())
    };
    let user = rustix::process::geteuid().as_raw();
    let home = variable("HOME").map(|home| home.join(".cache"));
    let cache = variable("XDG_CACHE_HOME").or(home).map(|cache| cache.join("steelyard"));
    let temporary =
        [variable("TMPDIR"), Some("/tmp".into())].map(|place| Some(place?.join(format!("steelyard-{user}-lib"))));
    let runtime = variable("XDG_RUNTIME_DIR").map(|place| place.join("steelyard"));
    let [first, second] = temporary;
    let mut places: Vec<PathBuf> = match for_a_run {
        true => [first, second, runtime, cache].into_iter().flatten().collect(),
        false => [cache, first, second, runtime].into_iter().flatten().collect(),
    };
    places.dedup();
    places
}

/// Why the library cannot be loaded from a place: a clause whose subject is the place.
type Why = String;

/// Makes a folder for it, or takes the one that is there if nobody else can write to it.
fn own_folder(folder: &Path) -> Result<(), Why> {
    let made = DirBuilder::new().recursive(true).mode(0o700).create(folder);
    match made {
        _ if input::is_own_folder(folder) => Ok(()),
        Err(error) if !folder.exists() => Err(format!("cannot be made ({error})")),
        _ => Err("is not yours alone".into()),
    }
}

/// Writes the library under a name made from its content; whoever comes second finds it there.
fn extract(part: &Part, folder: &Path) -> Result<PathBuf, Why> {
    // Before two megabytes are written in vain.
    if let Some(why) = unfit(folder) {
        return Err(why.into());
    }
    let path = folder.join(format!("{}-{}.so", part.name, part.hash));
    if !is_ours(part, &path) {
        write(part, folder, &path).map_err(|error| format!("cannot be written to ({error})"))?;
    }
    may_run(&path).map_err(|error| format!("holds nothing that may be run ({error})"))?;
    Ok(path)
}

fn is_noexec(path: &Path) -> bool {
    use rustix::fs::StatVfsMountFlags;
    rustix::fs::statvfs(path).is_ok_and(|facts| facts.f_flag.contains(StatVfsMountFlags::NOEXEC))
}

/// Why nothing there can be loaded, whatever it is.
fn unfit(path: &Path) -> Option<&'static str> {
    let ends = |byte: &u8| byte.is_ascii_whitespace() || *byte == b':';
    match () {
        () if is_noexec(path) => Some("is mounted noexec"),
        () if path.as_os_str().as_bytes().iter().any(ends) => {
            Some("has a blank or a colon in its name, at which the loader would cut it (LD_PRELOAD)")
        }
        () => None,
    }
}

/// Asks as the loader will.
fn may_run(path: &Path) -> io::Result<()> {
    if let Some(why) = unfit(path) {
        return Err(io::Error::other(format!("it {why}")));
    }
    symbols::may_run(&input::named(path)?)
}

fn write(part: &Part, folder: &Path, path: &Path) -> io::Result<()> {
    // Nodes may share the folder, and have processes of the same number.
    let unique = RandomState::new().hash_one(std::process::id());
    let temporary = folder.join(format!(".libsteelyard.{unique:016x}.tmp"));
    let written = || -> io::Result<()> {
        let mut file = input::fresh(&temporary, 0o500)?;
        file.write_all(part.bytes)?;
        file.sync_all()?;
        fs::rename(&temporary, path)
    };
    written().inspect_err(|_| {
        // It may not even exist.
        let _ = fs::remove_file(&temporary);
    })
}

/// Whether the file is what would be written. Its name says what it holds, it got the name when it was whole, and
/// nobody else could have written it; to compare it would cost every rank more than all else before its start.
fn is_ours(part: &Part, path: &Path) -> bool {
    let facts = fs::symlink_metadata(path);
    facts.is_ok_and(|facts| {
        facts.is_file()
            && facts.uid() == rustix::process::geteuid().as_raw()
            && facts.mode() & 0o022 == 0
            && facts.len() == part.bytes.len() as u64
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::Permissions;
    use std::os::unix::fs::{PermissionsExt, symlink};

    #[test]
    fn the_next_place_is_taken_and_named() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("open")).unwrap();
        fs::set_permissions(at("open"), Permissions::from_mode(0o777)).unwrap();
        symlink(folder.path(), at("link")).unwrap();
        fs::write(at("file"), "").unwrap();
        let places = [at("open"), at("link"), at("file/below"), at("good")];
        let gone = at("gone/run");
        let found = built_in(&COLLECTOR, Some(&gone), &places).unwrap();
        assert!(found.path.starts_with(at("good")) && is_ours(&COLLECTOR, &found.path));
        let note = found.note.unwrap();
        for part in [
            format!("{} cannot be written to", at("gone").display()),
            format!("{} is not yours alone", at("open").display()),
            format!("{} is not yours alone", at("link").display()),
            format!("is in {} instead", at("good").display()),
        ] {
            assert!(note.contains(&part), "{part} in {note}");
        }
        let again = built_in(&COLLECTOR, Some(&at("good")), &places).unwrap();
        assert_eq!((again.path, again.note), (found.path, None));
        let error = built_in(&COLLECTOR, None, &places[..2]).unwrap_err().to_string();
        assert!(
            error.contains("no place") && error.contains("XDG_CACHE_HOME"),
            "{error}"
        );
    }
}
