//! The one seam to the file system.

use std::fs::File;
use std::io;
use std::ops::Deref;
use std::path::Path;

/// Where files come from; tests have their own.
pub trait Files {
    /// The content of a file.
    fn open(&self, path: &Path) -> io::Result<Bytes>;
}

/// The content of a file: mapped, or in memory.
pub enum Bytes {
    /// A read-only, private map.
    Mapped(memmap2::Mmap),
    /// Bytes in memory.
    Owned(Vec<u8>),
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Bytes::Mapped(map) => map,
            Bytes::Owned(bytes) => bytes,
        }
    }
}

/// The files of this machine.
pub struct System;

impl Files for System {
    fn open(&self, path: &Path) -> io::Result<Bytes> {
        // Opening a FIFO or a device would wait or worse; a module is a regular file.
        map(&input::named(path)?)
    }
}

/// The only unsafe code of this crate.
#[allow(unsafe_code)]
fn map(file: &File) -> io::Result<Bytes> {
    // SAFETY: the map is read-only and private. Should somebody cut the file while we read it, the process gets SIGBUS,
    // as any program would that runs from that file; should somebody change it, we read other bytes, and every reader
    // of them takes any content.
    unsafe { memmap2::Mmap::map(file) }.map(Bytes::Mapped)
}

/// Whether the system lets code of this file be run: not where its file system is mounted noexec, nor where a rule of
/// SELinux or the like forbids it. The dynamic linker asks in the same way. An error where the system does not.
#[allow(unsafe_code)]
pub fn may_run(file: &File) -> io::Result<()> {
    // SAFETY: the map is given back without a byte of it having been read or run.
    unsafe { memmap2::MmapOptions::new().len(1).map_exec(file) }.map(drop)
}
