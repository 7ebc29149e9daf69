//! Writing: to stdout, where a reader that has left is no error, and to files, whole or not at all.

use anyhow::{Context, Result};
use std::fs;
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

/// To stdout.
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

/// To a file, under a temporary name until it is whole. What is no plain file (`/dev/stdout`) is written to as it is.
pub fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    write_with(path, bytes, 0o666)
}

/// Likewise, to a file that its owner alone can read: it holds source code.
pub fn write_private(path: &Path, bytes: &[u8]) -> Result<()> {
    write_with(path, bytes, 0o600)
}

fn write_with(path: &Path, bytes: &[u8], mode: u32) -> Result<()> {
    let failed = || format!("cannot write {}; name another file with -o", path.display());
    if fs::metadata(path).is_ok_and(|facts| !facts.is_file()) {
        return fs::write(path, bytes).with_context(failed);
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let temporary = path.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true).mode(mode);
    let written = options.open(&temporary).and_then(|mut file| file.write_all(bytes));
    let written = written.and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        // It may not even exist.
        let _ = fs::remove_file(&temporary);
    }
    written.with_context(failed)
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
        write_private(&path, b"three").unwrap();
        assert_eq!(fs::metadata(&path).unwrap().mode() & 0o777, 0o600);
        let error = write(&folder.join("none/page.html"), b"x").unwrap_err();
        assert!(chain(&error).contains("name another file"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
