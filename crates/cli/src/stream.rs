//! Writing: to stdout, where a reader that has left is no error, and to files, whole or not at all.

use crate::writable::is_profile;
use anyhow::{Context, Result, ensure};
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// To stdout. An error where that cannot be written to.
pub fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())
        .and_then(|()| out.flush())
        .context("cannot write to standard output")
}

/// To stderr; if nobody can be told there, nobody is.
pub fn tell(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

/// Whether the directory of a run has been cleared, perhaps while supervisors went on writing to it.
pub fn are_removed(records: &Path) -> bool {
    !records.join("node.json").exists()
}

/// Why there is nothing to report then: some programs, and the ends of some jobs and sessions, clear /dev/shm.
pub fn removed(records: &Path) -> String {
    format!(
        "what was recorded lay in {}, which was removed while the program ran, so there is nothing to report; name a folder \
         that nobody clears in STEELYARD_TMPDIR",
        records.display()
    )
}

/// Where records stay, and what to do with them.
pub fn still_in(records: &Path) -> String {
    let records = records.display();
    format!("the records are still in {records}: steelyard collect {records} makes a profile of them")
}

/// Says of records why they are not in the profile, and that they stay.
pub fn tell_left_out(left_out: &[fold::Error], records: &Path) {
    for error in left_out {
        tell(&format!("steelyard: left out: {error}\n"));
    }
    if !left_out.is_empty() {
        tell(&format!("steelyard: {}\n", still_in(records)));
    }
}

/// An error and its causes in a line, each said once: many name their cause themselves.
pub fn chain(error: &anyhow::Error) -> String {
    let mut text = String::new();
    for cause in error.chain().map(|cause| cause.to_string()) {
        if cause.contains(&text) {
            text = cause;
        } else if !text.contains(&cause) {
            text.push_str(": ");
            text.push_str(&cause);
        }
    }
    text
}

/// Whether the reader of our output has left.
pub fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe)
    })
}

/// To a file that its owner alone can read, as profiles are: pages and exports hold command lines, paths and source code.
/// It has a temporary name until it is whole. What is no plain file (a pipe, `/dev/stdout` whatever it leads to) is
/// written to as it is: nothing is ever put in its place. An error where it cannot be written, or is a profile.
pub fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    write_by(path, PRIVATE, |out| out.write_all(bytes))?.with_context(|| failed(path))
}

/// Likewise, to a file for all: a page of the manual. An error likewise.
pub fn write_public(path: &Path, bytes: &[u8]) -> Result<()> {
    write_by(path, 0o666, |out| out.write_all(bytes))?.with_context(|| failed(path))
}

/// Likewise, for its owner, by a writer that need not hold it all. The outer error is ours, the inner the writer's; then
/// no file is there.
pub fn write_with<T, E>(path: &Path, write: impl FnOnce(&mut dyn Write) -> Result<T, E>) -> Result<Result<T, E>> {
    write_by(path, PRIVATE, write)
}

/// Read and written by its owner.
const PRIVATE: u32 = 0o600;

fn write_by<T, E>(path: &Path, mode: u32, write: impl FnOnce(&mut dyn Write) -> Result<T, E>) -> Result<Result<T, E>> {
    if STDOUT.iter().any(|name| path == Path::new(name)) {
        return to(io::stdout().lock(), write).with_context(|| failed(path));
    }
    let in_folder = |folder| path.parent() == Some(Path::new(folder));
    let is_special = in_folder("/dev") || in_folder("/dev/fd") || path.starts_with("/proc");
    if is_special || fs::metadata(path).is_ok_and(|facts| !facts.is_file()) {
        let file = input::to_write(path);
        return file.and_then(|file| to(file, write)).with_context(|| failed(path));
    }
    // As of `steelyard report --view a.steelyard`, where the page's name was forgotten.
    ensure!(
        !is_profile(path),
        "{}: that is a profile; name another file",
        path.display()
    );
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let temporary = path.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
    let written = input::fresh(&temporary, mode).and_then(|file| to(file, write));
    let kept = match &written {
        Ok(Ok(_)) => fs::rename(&temporary, path),
        _ => Ok(()),
    };
    if !matches!(written, Ok(Ok(_))) || kept.is_err() {
        // It may not even exist.
        let _ = fs::remove_file(&temporary);
    }
    kept.and(written).with_context(|| failed(path))
}

/// Names of standard output: opened, it would be written from its beginning.
const STDOUT: [&str; 3] = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"];

fn to<T, E>(out: impl Write, write: impl FnOnce(&mut dyn Write) -> Result<T, E>) -> io::Result<Result<T, E>> {
    let mut out = BufWriter::new(out);
    let written = write(&mut out);
    match written {
        Ok(_) => out.flush()?,
        // What has not been written yet never is.
        Err(_) => drop(out.into_parts()),
    }
    Ok(written)
}

fn failed(path: &Path) -> String {
    format!("cannot write {}; name another file", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::MetadataExt;

    #[test]
    fn each_cause_is_said_once() {
        let chained = |outer: &str, inner: &str| chain(&anyhow::anyhow!("{inner}").context(outer.to_string()));
        assert_eq!(chained("cannot read x", "no such file"), "cannot read x: no such file");
        assert_eq!(
            chained("cannot read x: no such file", "no such file"),
            "cannot read x: no such file"
        );
        assert_eq!(chained("x", "cannot read x"), "cannot read x");
    }

    #[test]
    fn a_reader_that_left_is_told_from_other_errors() {
        let error = |kind: io::ErrorKind| anyhow::Error::from(io::Error::from(kind)).context("cannot write");
        assert!(is_broken_pipe(&error(io::ErrorKind::BrokenPipe)));
        assert!(!is_broken_pipe(&error(io::ErrorKind::StorageFull)));
    }

    #[test]
    fn a_file_is_whole_or_as_it_was() {
        let folder = std::env::temp_dir().join(format!("steelyard-stream-{}", std::process::id()));
        fs::create_dir(&folder).unwrap();
        let path = folder.join("page.html");
        write(&path, b"one").unwrap();
        write(&path, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        let refused: Result<(), &str> = write_with(&path, |out| {
            out.write_all(b"three").map_err(|_| "cannot")?;
            Err("no")
        })
        .unwrap();
        assert_eq!((refused, fs::read(&path).unwrap()), (Err("no"), b"two".to_vec()));
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        assert_eq!(fs::metadata(&path).unwrap().mode() & 0o777, 0o600);
        write_public(&path, b"three").unwrap();
        assert_eq!(fs::metadata(&path).unwrap().mode() & 0o777, 0o644);
        let error = write(&folder.join("none/page.html"), b"x").unwrap_err();
        assert!(chain(&error).contains("name another file"));
        fs::write(&path, [b"PK".as_slice(), &[0; 28], b"manifest.json"].concat()).unwrap();
        assert!(chain(&write(&path, b"x").unwrap_err()).contains("that is a profile"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
