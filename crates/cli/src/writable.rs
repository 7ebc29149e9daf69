//! Whether results can be written where the user wants them: found out before the run, when nothing is lost yet.
//! A folder that is not there is no place, as for a compiler's -o: its name may be a slip.

use crate::arguments::Outputs;
use anyhow::{Result, bail};
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// A profile of a short run; where there is no room for this there is none for any.
const LEAST: usize = 256 << 10;

/// Refuses places that cannot be written to. Where nothing was said the profile goes where there is room.
pub fn look(outputs: &Outputs) -> Result<()> {
    if let Some(path) = &outputs.output {
        match is_folder(path) {
            true => folder(path, path, "-o")?,
            false => file(path, "-o")?,
        }
    }
    match &outputs.html {
        Some(path) => file(path, "--html"),
        None => Ok(()),
    }
}

/// Whether a path is that of a folder, by what is there or by how it ends.
pub fn is_folder(path: &Path) -> bool {
    path.is_dir() || path.as_os_str().to_string_lossy().ends_with('/')
}

fn file(path: &Path, option: &str) -> Result<()> {
    if is_folder(path) {
        bail!(
            "{option} {}: that is a folder, and a file is to be written; name a file in it",
            path.display()
        );
    }
    match fs::metadata(path) {
        // A pipe, a terminal: it is written to as it is.
        Ok(facts) if !facts.is_file() => return Ok(()),
        Ok(facts) if facts.len() > 0 => of_ours(path, option)?,
        _ => {}
    }
    let above = path.parent().filter(|above| !above.as_os_str().is_empty());
    folder(above.unwrap_or(Path::new(".")), path, option)
}

/// Whether a file begins as profiles do.
pub fn is_profile(path: &Path) -> bool {
    let mut head = [0; 43];
    let read = input::named(path).and_then(|mut file| file.read_exact(&mut head));
    read.is_ok() && begins_profile(&head)
}

/// Whether bytes begin as profiles do.
pub fn begins_profile(head: &[u8]) -> bool {
    head.starts_with(b"PK") && head.get(30..43).is_some_and(|name| name == b"manifest.json")
}

/// A slip must not cost the user a program or a text: only a profile is replaced by a profile, and a page by a page.
fn of_ours(path: &Path, option: &str) -> Result<()> {
    let mut head = [0; 64];
    let read = fs::File::open(path).and_then(|mut file| file.read(&mut head));
    let head = &head[..read.unwrap_or(0)];
    let (what, ours, name) = match option {
        "--html" => ("page", head.starts_with(b"<!doctype html>"), "page.html"),
        _ => ("profile", is_profile(path), "run.steelyard"),
    };
    if !ours {
        bail!(
            "{option} {}: that file is there and no {what}; name another, as {name}",
            path.display()
        );
    }
    Ok(())
}

fn folder(folder: &Path, wanted: &Path, option: &str) -> Result<()> {
    if let Err(error) = try_to_write(folder) {
        let there = folder.exists();
        let (wanted, folder) = (wanted.display(), folder.display());
        let why = match error.kind() {
            io::ErrorKind::NotFound if !there => {
                format!("there is no folder {folder}; make it first (mkdir -p {folder})")
            }
            io::ErrorKind::NotADirectory => format!("{folder} is no folder; name another place"),
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
                format!("there is no room left in {folder}; free some, or name another place")
            }
            io::ErrorKind::ReadOnlyFilesystem => {
                format!("{folder} is on a file system that is read-only; name another place")
            }
            io::ErrorKind::PermissionDenied => format!("you may not write into {folder}; name another place"),
            _ => format!("{folder} cannot be written to ({error}); name another place"),
        };
        bail!("{option} {wanted}: {why}");
    }
    Ok(())
}

fn try_to_write(folder: &Path) -> io::Result<()> {
    let path: PathBuf = folder.join(format!(".steelyard.{}.try", std::process::id()));
    let written = input::fresh(&path, 0o600).and_then(|mut file| {
        file.write_all(&vec![1; LEAST])?;
        // Some file systems say only then that there is no room.
        file.sync_data()
    });
    let removed = fs::remove_file(&path);
    written.and(removed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_told_apart() {
        let place = tempfile::tempdir().unwrap();
        let at = |name: &str| place.path().join(name);
        fs::write(at("file"), "").unwrap();
        let said = |path: &Path| {
            file(path, "-o")
                .err()
                .map(|error| error.to_string())
                .unwrap_or_default()
        };
        assert_eq!(said(&at("new.steelyard")), "");
        assert_eq!(said(&at("file")), "");
        assert_eq!(said(Path::new("/dev/null")), "");
        fs::write(at("program"), "\x7fELF").unwrap();
        assert!(said(&at("program")).contains("no profile; name another"));
        fs::write(at("old"), [b"PK".as_slice(), &[0; 28], b"manifest.json"].concat()).unwrap();
        assert_eq!(said(&at("old")), "");
        assert!(said(&at("none/x")).contains("make it first (mkdir -p"));
        assert!(said(&at("file/x")).contains("is no folder"));
        assert!(said(place.path()).contains("that is a folder"));
        assert!(said(Path::new("/proc/x")).contains("name another place"));
        assert!(folder(&at("none"), &at("none"), "-o").is_err());
        folder(place.path(), place.path(), "-o").unwrap();
        assert_eq!(fs::read_dir(place.path()).unwrap().count(), 3);
    }
}
