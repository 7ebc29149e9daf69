//! The files that a process used, and what its threads did with them.

use super::{ReadAt, Region, Site, Thread};
use crate::r#gen::records::{ENDED_CHUNK, Ended, FAILURES, FILE_CHUNK, FILE_CHUNKS, File, FileUse, Heat};
use std::collections::HashSet;

/// Longest name, and most bytes of hints, that are read.
const TEXT: u64 = 16 << 10;

/// A file of the region's table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileEntry {
    /// Its number: its place in the table plus one.
    pub number: u32,
    /// The record.
    pub record: File,
    /// Its name.
    pub path: String,
    /// MPI-IO hints, lines of key=value.
    pub hints: String,
}

/// Calls of one site that failed in the same way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The site, if it can still be told.
    pub site: Option<Site>,
    /// The error's number.
    pub errno: u32,
    /// How often.
    pub count: u64,
}

impl<R: ReadAt> Region<R> {
    /// Threads that have ended, and of which the ring does not tell.
    pub fn ended(&self) -> Vec<Ended> {
        let used = self.header.ended_used as usize;
        let mut ended = Vec::new();
        for (chunk, &offset) in self.header.ended.iter().enumerate() {
            let count = used.saturating_sub(chunk * ENDED_CHUNK).min(ENDED_CHUNK);
            if count == 0 || offset == 0 {
                continue;
            }
            let bytes = self.bytes(offset, count * Ended::SIZE).unwrap_or_default();
            let entries = bytes.chunks(Ended::SIZE).filter_map(Ended::parse);
            ended.extend(entries.filter(|entry| entry.ready != 0));
        }
        ended
    }

    /// The table of files. Those that are not complete are left out: the process ended while it made them.
    pub fn files(&self) -> Vec<FileEntry> {
        let most = (FILE_CHUNKS * FILE_CHUNK) as u32;
        let used = self.header.files_used.min(most);
        let mut files = Vec::new();
        for (chunk, &offset) in (0..).zip(&self.header.files) {
            let first = chunk * FILE_CHUNK as u32;
            let count = used.saturating_sub(first).min(FILE_CHUNK as u32);
            if count == 0 || offset == 0 {
                continue;
            }
            let Some(bytes) = self.bytes(offset, count as usize * File::SIZE) else {
                continue;
            };
            let records = bytes.chunks(File::SIZE).filter_map(File::parse);
            let ready = (first + 1..).zip(records).filter(|(_, record)| record.ready != 0);
            files.extend(ready.map(|(number, record)| FileEntry {
                number,
                path: self.name(&record),
                hints: self.lines(record.hints),
                record,
            }));
        }
        files
    }

    fn name(&self, record: &File) -> String {
        if record.path == 0 || record.path_size == 0 {
            return String::new();
        }
        let size = u64::from(record.path_size).min(TEXT);
        let bytes = self.bytes(record.path, size as usize).unwrap_or_default();
        super::text(&bytes)
    }

    /// A text of unknown length.
    fn lines(&self, offset: u64) -> String {
        if offset == 0 {
            return String::new();
        }
        let size = self.size.saturating_sub(offset).clamp(1, TEXT);
        let bytes = self.bytes(offset, size as usize).unwrap_or_default();
        super::text(&bytes)
    }

    /// What these threads did with files. Each record is read once, though damaged links may lead to it again.
    pub fn uses(&self, threads: &[(u32, Thread)]) -> Vec<FileUse> {
        // Records do not overlap, so that more than this is damage.
        let room = (self.size / FileUse::SIZE as u64) as usize;
        let mut seen = HashSet::new();
        let mut uses = Vec::new();
        for (_, thread) in threads {
            let mut next = thread.uses;
            while next != 0 {
                if uses.len() >= room || !seen.insert(next) {
                    self.lost();
                    break;
                }
                let bytes = self.bytes(next, FileUse::SIZE);
                let Some(record) = bytes.and_then(|bytes| FileUse::parse(&bytes)) else {
                    break;
                };
                next = record.next;
                uses.push(record);
            }
        }
        uses
    }

    /// The heat maps of these threads, each with its interface.
    pub fn heats(&self, threads: &[(u32, Thread)]) -> Vec<(u32, Heat)> {
        let room = (self.size / Heat::SIZE as u64) as usize;
        let mut seen = HashSet::new();
        let mut heats = Vec::new();
        for (_, thread) in threads {
            for (interface, &offset) in (0..).zip(&thread.heat).filter(|&(_, &offset)| offset != 0) {
                if heats.len() >= room || !seen.insert(offset) {
                    self.lost();
                    continue;
                }
                let bytes = self.bytes(offset, Heat::SIZE);
                match bytes.and_then(|bytes| Heat::parse(&bytes)) {
                    Some(heat) if heat.shift < u64::BITS => heats.push((interface, heat)),
                    Some(_) => self.lost(),
                    None => {}
                }
            }
        }
        heats
    }

    /// The calls of a thread that failed.
    pub fn failures(&self, thread: &Thread) -> Vec<Failure> {
        if thread.failures == 0 {
            return Vec::new();
        }
        let bytes = self.bytes(thread.failures, FAILURES * 16).unwrap_or_default();
        let words = bytes.as_chunks::<8>().0.iter().map(|word| u64::from_le_bytes(*word));
        let words: Vec<u64> = words.collect();
        let pairs = words.as_chunks::<2>().0.iter();
        pairs
            .filter(|[what, count]| *what != 0 && *count != 0)
            .map(|&[what, count]| Failure {
                site: ((what >> 32) as u32)
                    .checked_sub(1)
                    .and_then(|number| self.site(thread, number)),
                errno: what as u32,
                count,
            })
            .collect()
    }
}
