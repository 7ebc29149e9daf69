//! The members of a profile's ZIP: packed by as many threads as there are cores, written in their order.
//!
//! Each member is packed into an archive of its own in memory and copied from there as it is, so that the bytes of the
//! file do not depend on who was first.

use crate::column::{ColumnData, npy_head};
use crate::parallel::on_threads;
use std::io::{Cursor, Error, ErrorKind, Read, Result as Done, Seek, SeekFrom, Write};
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

/// Members below this many bytes are stored as they are: deflate would not make them smaller.
const STORED_BELOW: usize = 200;
/// Deflate level: 4 % larger than level 4 over a profile of 10 000 ranks, for half of its time or less.
const LEVEL: i64 = 2;
/// Less than this is packed sooner than a thread is started.
const THREADS_FROM: usize = 4 << 20;
/// More threads than this find no work: a few columns hold most of the bytes.
const THREADS: usize = 8;

/// What a member holds.
pub enum Content<'a> {
    /// These bytes.
    Bytes(&'a [u8]),
    /// A column, as a `.npy` file.
    Column(ColumnData<'a>),
}

impl Content<'_> {
    fn write(&self, out: &mut dyn Write) -> Result<(), ZipError> {
        match self {
            Self::Bytes(bytes) => out.write_all(bytes)?,
            Self::Column(column) => {
                out.write_all(&npy_head(column))?;
                (column.write)(out)?;
            }
        }
        Ok(())
    }

    fn size(&self) -> usize {
        match self {
            Self::Bytes(bytes) => bytes.len(),
            Self::Column(column) => npy_head(column).len() + column.size,
        }
    }
}

/// Its name, and what it holds.
pub type Member<'a> = (String, Content<'a>);

/// Members that are packed already.
pub struct Packed(Vec<Vec<u8>>);

/// Packs members on so many threads, or on this one where there is little to do. An error where a name is longer than a
/// ZIP allows.
pub fn pack(members: &[Member<'_>], threads: usize) -> Result<Packed, ZipError> {
    let size: usize = members.iter().map(|(_, content)| content.size()).sum();
    let threads = if size < THREADS_FROM {
        1
    } else {
        threads.clamp(1, THREADS)
    };
    let packed = on_threads(threads, members.len(), |number| alone(&members[number]));
    Ok(Packed(packed.into_iter().collect::<Result<_, _>>()?))
}

/// Where an archive is read from.
pub trait Source: Read + Seek {}

impl<T: Read + Seek> Source for T {}

/// Where an archive is written to.
pub trait Target: Write + Seek {}

impl<T: Write + Seek> Target for T {}

/// Writes an archive of packed members. An error where `out` cannot be written to.
pub fn write(out: &mut dyn Target, packed: &[&Packed]) -> Result<(), ZipError> {
    let mut zip = ZipWriter::new(Failing::new(out));
    for archive in packed.iter().flat_map(|packed| &packed.0) {
        let source: &mut dyn Source = &mut Cursor::new(archive);
        zip.raw_copy_file(ZipArchive::new(source)?.by_index_raw(0)?)?;
    }
    match zip.finish()?.failed {
        Some(error) => Err(error.into()),
        None => Ok(()),
    }
}

/// Keeps the first error and goes on as if there were none: `ZipWriter` prints one that it meets on stderr.
struct Failing<'a> {
    out: &'a mut dyn Target,
    at: u64,
    end: u64,
    failed: Option<Error>,
}

impl<'a> Failing<'a> {
    fn new(out: &'a mut dyn Target) -> Self {
        let (at, end, failed) = (0, 0, None);
        Self { out, at, end, failed }
    }

    fn attempt<T>(&mut self, action: impl FnOnce(&mut dyn Target) -> Done<T>) {
        if self.failed.is_none() {
            self.failed = action(self.out).err();
        }
    }
}

impl Write for Failing<'_> {
    fn write(&mut self, bytes: &[u8]) -> Done<usize> {
        self.attempt(|out| out.write_all(bytes));
        self.at += bytes.len() as u64;
        self.end = self.end.max(self.at);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Done<()> {
        self.attempt(|out| out.flush());
        Ok(())
    }
}

impl Seek for Failing<'_> {
    fn seek(&mut self, to: SeekFrom) -> Done<u64> {
        let place = match to {
            SeekFrom::Start(at) => Some(at),
            SeekFrom::Current(by) => self.at.checked_add_signed(by),
            SeekFrom::End(by) => self.end.checked_add_signed(by),
        };
        self.at = place.ok_or(ErrorKind::InvalidInput)?;
        let at = SeekFrom::Start(self.at);
        self.attempt(|out| out.seek(at));
        Ok(self.at)
    }
}

fn add(zip: &mut ZipWriter<Failing<'_>>, (name, content): &Member<'_>) -> Result<(), ZipError> {
    let size = content.size();
    let packed = size >= STORED_BELOW;
    let options = SimpleFileOptions::default()
        .last_modified_time(DateTime::DEFAULT)
        .unix_permissions(0o600)
        .large_file(size as u64 >= u32::MAX as u64)
        .compression_method(if packed {
            CompressionMethod::Deflated
        } else {
            CompressionMethod::Stored
        })
        .compression_level(packed.then_some(LEVEL));
    zip.start_file(name.as_str(), options)?;
    content.write(zip)
}

/// An archive of one member.
fn alone(member: &Member<'_>) -> Result<Vec<u8>, ZipError> {
    let mut out = Cursor::new(Vec::new());
    let mut zip = ZipWriter::new(Failing::new(&mut out));
    add(&mut zip, member)?;
    zip.finish()?;
    Ok(out.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::column::Column;

    #[test]
    fn threads_do_not_show_in_the_bytes() {
        let columns: Vec<Vec<u64>> = (0..9)
            .map(|n| (0..n * n * 40).map(|row| row * row % 977).collect())
            .collect();
        let long = vec![7u64; 700_000];
        let mut members: Vec<Member> = columns
            .iter()
            .enumerate()
            .map(|(n, column)| (format!("t/{n}.npy"), Content::Column(column.data())))
            .collect();
        members.insert(2, ("t/long.npy".into(), Content::Column(long.data())));
        members.push(("empty".into(), Content::Bytes(b"")));
        let archive = |threads: usize| {
            let mut out = Cursor::new(Vec::new());
            let packed = pack(&members, threads).expect("memory takes everything");
            write(&mut out, &[&packed]).expect("likewise");
            out.into_inner()
        };
        let one = archive(1);
        assert!(one == archive(3));
        let mut read = ZipArchive::new(Cursor::new(one)).expect("it is a ZIP");
        for (name, content) in &members {
            let (mut expected, mut found) = (Vec::new(), Vec::new());
            content.write(&mut expected).expect("memory takes everything");
            std::io::copy(&mut read.by_name(name).expect("it is there"), &mut found).expect("it is whole");
            assert!(expected == found, "{name}");
        }
    }
}
