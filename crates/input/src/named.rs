//! Files that the user named.

use crate::content::{bytes, plain};
use rustix::fs::{OFlags, fcntl_getfl, fcntl_setfl};
use rustix::io::Errno;
use std::fs::{File, OpenOptions};
use std::io;
use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};
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

/// Opens what the user named and is no plain file (a pipe, a terminal), to write to it as it is. An error where it cannot be
/// opened, or is a FIFO that nobody reads from: its reader is not waited for.
pub fn to_write(path: &Path) -> io::Result<File> {
    let opened = OpenOptions::new()
        .write(true)
        .custom_flags(OFlags::NONBLOCK.bits() as i32)
        .open(path);
    let file = opened.map_err(|error| {
        let is_fifo = path.metadata().is_ok_and(|facts| facts.file_type().is_fifo());
        match is_fifo && error.raw_os_error() == Some(Errno::NXIO.raw_os_error()) {
            true => io::Error::other("nobody reads from it"),
            false => error,
        }
    })?;
    fcntl_setfl(&file, fcntl_getfl(&file)? - OFlags::NONBLOCK)?;
    Ok(file)
}
