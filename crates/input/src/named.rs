//! Files that the user named.

use crate::content::{bytes, plain};
use rustix::fs::OFlags;
use std::fs::{File, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

/// Opens a plain file that the user named, or that stands in something that the user named: links are followed, and
/// whose it is does not matter. An error where it cannot be opened, or is no plain file.
pub fn named(path: &Path) -> io::Result<File> {
    let file = OpenOptions::new()
        .read(true)
        .custom_flags(OFlags::NONBLOCK.bits() as i32)
        .open(path)?;
    plain(&file)?;
    Ok(file)
}

/// The content of such a file; an error if it is longer than `most`.
pub fn named_bytes(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    bytes(named(path)?, most)
}
