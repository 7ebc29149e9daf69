//! Writing: to stdout, where a reader that has left is no error, and to files, whole or not at all.

use anyhow::{Context, Result};
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// To stdout.
pub fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// To stderr; if nobody can be told there, nobody is.
pub fn tell(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
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
    let failed = || format!("cannot write {}; name another file with -o", path.display());
    if fs::metadata(path).is_ok_and(|facts| !facts.is_file()) {
        return fs::write(path, bytes).with_context(failed);
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let temporary = path.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
    let written = fs::write(&temporary, bytes).and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        // It may not even exist.
        let _ = fs::remove_file(&temporary);
    }
    written.with_context(failed)
}
