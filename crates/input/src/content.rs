//! What is in a file that is open: a plain one, read up to a bound.

use std::fs::{File, Metadata};
use std::io::{self, Read};

/// Most bytes of a small text file: facts, results, lists.
pub const TEXT: u64 = 64 << 20;

/// The first bytes of a file, `most` of them: of a list that is longer than it can be, the beginning.
pub fn head(file: File, most: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    // What cannot be read to its end is read as far as it goes.
    let _ = file.take(most).read_to_end(&mut bytes);
    bytes
}

/// What is known of a file, if it is a plain one.
pub(crate) fn plain(file: &File) -> io::Result<Metadata> {
    let facts = file.metadata()?;
    if facts.is_file() {
        return Ok(facts);
    }
    Err(io::Error::new(io::ErrorKind::InvalidInput, "it is no plain file"))
}

/// What the size of the file claims is reserved as far as it is likely; a hole of a terabyte is read as far as `most`.
pub(crate) fn bytes(file: File, most: u64) -> io::Result<Vec<u8>> {
    const LIKELY: u64 = 1 << 20;
    let size = file.metadata()?.len();
    if size > most {
        return Err(too_large(size, most));
    }
    let mut bytes = Vec::with_capacity(size.min(LIKELY) as usize);
    // It may grow while it is read.
    file.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

pub(crate) fn too_large(size: u64, most: u64) -> io::Error {
    io::Error::new(
        io::ErrorKind::FileTooLarge,
        format!("it has {size} bytes, where at most {most} make sense"),
    )
}
