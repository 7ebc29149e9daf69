//! Files and folders of our own, in places that others can write to.

use crate::content::{bytes, plain, too_large};
use rustix::fs::OFlags;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::Path;

/// Opens a file of our own in a place that others can write to: a plain file, no link, that belongs to us or to whoever
/// owns the folder, which its user has named or the caller has looked at. An error where it cannot be opened, or is anything
/// else.
pub fn own(path: &Path) -> io::Result<File> {
    open_own(path, OpenOptions::new().read(true))
}

/// Likewise, to be changed too. The errors are the same.
pub fn own_to_change(path: &Path) -> io::Result<File> {
    open_own(path, OpenOptions::new().read(true).write(true))
}

/// Opens a file that a program of a user's wrote where others write, too: a plain file, no link, of at most so many bytes that
/// belongs to that user. An error where it cannot be opened, or is anything else.
pub fn of_user(path: &Path, user: u32, most: u64) -> io::Result<File> {
    let flags = OFlags::NONBLOCK | OFlags::NOFOLLOW;
    let file = OpenOptions::new()
        .read(true)
        .custom_flags(flags.bits() as i32)
        .open(path)?;
    let facts = plain(&file)?;
    if facts.uid() != user {
        return Err(other_user());
    }
    match facts.len() {
        size if size > most => Err(too_large(size, most)),
        _ => Ok(file),
    }
}

/// The content of such a file; an error if it is longer than `most`.
pub fn own_bytes(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    bytes(own(path)?, most)
}

/// Makes a file that was not there: nothing that others put at its name is written to. What lies there under the same
/// name from a process that was killed is removed first. An error where one of the two cannot be done.
pub fn fresh(path: &Path, mode: u32) -> io::Result<File> {
    let make = || OpenOptions::new().write(true).create_new(true).mode(mode).open(path);
    match make() {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            fs::remove_file(path)?;
            make()
        }
        made => made,
    }
}

/// Whether this is a directory, not a link to one, of ours, which nobody else can write to.
pub fn is_own_folder(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|facts| facts.is_dir() && is_ours(&facts) && facts.mode() & 0o022 == 0)
}

fn is_ours(facts: &Metadata) -> bool {
    facts.uid() == rustix::process::geteuid().as_raw()
}

fn open_own(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    let flags = OFlags::NONBLOCK | OFlags::NOFOLLOW;
    let file = options.custom_flags(flags.bits() as i32).open(path)?;
    let facts = plain(&file)?;
    let folder = || path.parent().and_then(|folder| folder.metadata().ok());
    if is_ours(&facts) || folder().is_some_and(|folder| folder.uid() == facts.uid()) {
        return Ok(file);
    }
    Err(other_user())
}

fn other_user() -> io::Error {
    io::Error::new(io::ErrorKind::PermissionDenied, "it belongs to another user")
}
