//! Opening what another user, or a program gone wrong, may have put there.
//!
//! Shared places (`/dev/shm`, `/tmp`, a group's folder) hold what anybody likes to put into them: a FIFO that nobody
//! writes to, a link to `/dev/zero`, a file of 8 EiB without a byte in it. So nothing is read from there before its
//! owner, its type and its size are known, and nothing is waited for: every file is opened without blocking, looked at
//! by its descriptor, and read up to a bound.

use rustix::fs::OFlags;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Read};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::Path;

/// Most bytes of a small text file: facts, results, lists.
pub const TEXT: u64 = 64 << 20;

/// Opens a file of our own in a place that others can write to: a plain file, no link, that belongs to us or to whoever
/// owns the folder, which its user has named or the caller has looked at.
pub fn own(path: &Path) -> io::Result<File> {
    open_own(path, OpenOptions::new().read(true))
}

/// Likewise, to be changed too.
pub fn own_to_change(path: &Path) -> io::Result<File> {
    open_own(path, OpenOptions::new().read(true).write(true))
}

/// The content of such a file; an error if it is longer than `most`.
pub fn own_bytes(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    bytes(own(path)?, most)
}

/// Opens a plain file that the user named, or that stands in something that the user named: links are followed, and
/// whose it is does not matter.
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

/// The first bytes of a file, `most` of them: of a list that is longer than it can be, the beginning.
pub fn head(file: File, most: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    // What cannot be read to its end is read as far as it goes.
    let _ = file.take(most).read_to_end(&mut bytes);
    bytes
}

/// Makes a file that was not there: nothing that others put at its name is written to. What lies there under the same
/// name from a process that was killed is removed first.
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
    Err(io::Error::new(
        io::ErrorKind::PermissionDenied,
        "it belongs to another user",
    ))
}

fn plain(file: &File) -> io::Result<Metadata> {
    let facts = file.metadata()?;
    if facts.is_file() {
        return Ok(facts);
    }
    Err(io::Error::new(io::ErrorKind::InvalidInput, "it is no plain file"))
}

/// What the size of the file claims is reserved as far as it is likely; a hole of a terabyte is read as far as `most`.
fn bytes(file: File, most: u64) -> io::Result<Vec<u8>> {
    const LIKELY: u64 = 1 << 20;
    let size = file.metadata()?.len();
    if size > most {
        return Err(io::Error::new(
            io::ErrorKind::FileTooLarge,
            format!("it has {size} bytes, where at most {most} make sense"),
        ));
    }
    let mut bytes = Vec::with_capacity(size.min(LIKELY) as usize);
    // It may grow while it is read.
    file.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    fn fifo(path: &Path) {
        rustix::fs::mknodat(rustix::fs::CWD, path, rustix::fs::FileType::Fifo, 0o600.into(), 0).unwrap();
    }

    #[test]
    fn what_is_no_plain_file_is_refused_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fifo(&at("fifo"));
        symlink("/dev/zero", at("zero")).unwrap();
        fs::write(at("file"), "text").unwrap();
        symlink(at("file"), at("link")).unwrap();
        for name in ["fifo", "zero", "link", "none"] {
            assert!(own(&at(name)).is_err() && own_to_change(&at(name)).is_err(), "{name}");
        }
        for name in ["fifo", "zero", "none"] {
            assert!(named(&at(name)).is_err(), "{name}");
        }
        assert!(named(folder.path()).is_err());
        assert_eq!(own_bytes(&at("file"), 9).unwrap(), b"text");
        assert_eq!(named_bytes(&at("link"), 9).unwrap(), b"text");
        assert!(own_bytes(&at("file"), 3).unwrap_err().to_string().contains("at most 3"));
    }

    #[test]
    fn a_file_of_nothing_but_a_size_costs_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("hole");
        File::create(&path).unwrap().set_len(1 << 42).unwrap();
        assert!(own_bytes(&path, TEXT).is_err() && named_bytes(&path, TEXT).is_err());
    }

    #[test]
    fn a_fresh_file_replaces_a_link_and_leaves_its_end_alone() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("precious"), "kept").unwrap();
        symlink(at("precious"), at("new")).unwrap();
        let file = fresh(&at("new"), 0o600).unwrap();
        assert_eq!(file.metadata().unwrap().mode() & 0o777, 0o600);
        assert_eq!(fs::read(at("precious")).unwrap(), b"kept");
        assert!(!fs::symlink_metadata(at("new")).unwrap().is_symlink());
    }

    #[test]
    fn a_folder_is_our_own_where_nobody_else_writes() {
        let folder = tempfile::tempdir().unwrap();
        assert!(is_own_folder(folder.path()));
        symlink(folder.path(), folder.path().join("link")).unwrap();
        assert!(!is_own_folder(&folder.path().join("link")));
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o770)).unwrap();
        assert!(!is_own_folder(folder.path()));
    }
}
