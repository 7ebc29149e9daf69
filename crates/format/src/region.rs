//! A checked view of a region: the file that one measured process fills (layout: `api/records.toml`).
//!
//! Any content is tolerated, for the process may have been killed at any instant, and the file may be cut or be
//! something else altogether: every offset and count is held against the file's size, what does not fit is left out,
//! and [`Region::cut`] tells how much that was.

mod counts;
mod files;
mod phases;
mod python;
mod ring;

pub use crate::r#gen::records::{
    DURATION_BINS, Durations, EVENT_CHUNK, Ended, Event, EventHead, FAILURES, FILE_CHUNK, FILE_CHUNKS,
    File as FileRecord, FileUse, HEAT_BINS, HEAT_LAYERS, Header, Heat, INTERFACES, MAGIC, Math, MathHead, Module,
    PEER_OUTSIDE, PEER_RANK, PEER_UNKNOWN, Parallel, Phase, PhaseUse, Phases, RingRecord, SITE_CHUNK, Sent, SentHead,
    Site, Thread, VERSION,
};
pub use counts::SiteCounts;
pub use files::{Failure, FileEntry};
pub use phases::ThreadPhases;
pub use python::{PythonCode, PythonFrame};
pub use ring::{Pending, Record, RecordKind, records};

use crate::Error;
use std::cell::Cell;
use std::collections::HashMap;
use std::fs::File;
use std::os::unix::fs::FileExt;

/// What a region can have at most: the largest ring that can be asked for, and all that is beside it.
const LARGEST: u64 = 2 << 30;
/// Most bytes that one reader takes out of a region, its ring aside: several times what a process can put there, and an
/// end where a file of holes claims more, or where damaged offsets lead to the same place again and again.
const BUDGET: u64 = 256 << 20;
const CHUNK: u32 = SITE_CHUNK as u32;

/// Bytes that can be read at any place. A supervisor reads a live file, tests read memory.
pub trait ReadAt {
    /// Reads up to the buffer's length from `offset` on; returns how many bytes there were.
    fn read_at(&self, offset: u64, buffer: &mut [u8]) -> usize;
    /// Bytes there are.
    fn size(&self) -> u64;
}

impl ReadAt for &[u8] {
    fn read_at(&self, offset: u64, buffer: &mut [u8]) -> usize {
        let rest = usize::try_from(offset)
            .ok()
            .and_then(|offset| self.get(offset..))
            .unwrap_or_default();
        let length = rest.len().min(buffer.len());
        buffer[..length].copy_from_slice(&rest[..length]);
        length
    }

    fn size(&self) -> u64 {
        self.len() as u64
    }
}

impl ReadAt for &File {
    fn read_at(&self, offset: u64, buffer: &mut [u8]) -> usize {
        let mut done = 0;
        while done < buffer.len() {
            match FileExt::read_at(*self, &mut buffer[done..], offset + done as u64) {
                Ok(0) => break,
                Ok(bytes) => done += bytes,
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                Err(_) => break,
            }
        }
        done
    }

    fn size(&self) -> u64 {
        self.metadata().map_or(0, |facts| facts.len())
    }
}

/// A region whose header has been read.
pub struct Region<R> {
    source: R,
    header: Header,
    size: u64,
    cut: Cell<u64>,
    budget: Cell<u64>,
}

impl<R: ReadAt> Region<R> {
    /// Reads and checks the header. An error where there is none, it is of another version, or its process ended before it was
    /// ready.
    pub fn open(source: R) -> Result<Self, Error> {
        let size = source.size().min(LARGEST);
        let refused = |why: &str| Error::NotARegion { why: why.to_string() };
        let mut bytes = vec![0; Header::SIZE];
        let length = source.read_at(0, &mut bytes);
        let header = Header::parse(&bytes[..length]).ok_or_else(|| refused("it is shorter than its header"))?;
        match header.magic {
            MAGIC => {}
            0 => return Err(refused("the process ended before it was ready")),
            _ => return Err(refused("it does not begin with the region's magic number")),
        }
        if header.version != VERSION || header.header_size as usize != Header::SIZE {
            return Err(refused("the collector that wrote it has another version"));
        }
        Ok(Self {
            source,
            header,
            size,
            cut: Cell::new(0),
            budget: Cell::new(BUDGET),
        })
    }

    /// The header as it was at opening.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Records that lay outside the file so far, because it is cut or damaged.
    pub fn cut(&self) -> u64 {
        self.cut.get()
    }

    fn lost(&self) {
        self.cut.set(self.cut.get() + 1);
    }

    fn bytes(&self, offset: u64, length: usize) -> Option<Vec<u8>> {
        let inside = offset.checked_add(length as u64).is_some_and(|end| end <= self.size);
        let rest = self.budget.get().checked_sub(length as u64);
        if let Some(rest) = rest.filter(|_| inside) {
            let mut bytes = vec![0; length];
            self.budget.set(rest);
            if self.source.read_at(offset, &mut bytes) == length {
                return Some(bytes);
            }
        }
        self.lost();
        None
    }

    /// The thread blocks in use, with their numbers.
    pub fn threads(&self) -> Vec<(u32, Thread)> {
        // Blocks do not overlap, so that a count beyond this is damage.
        let room = (self.size / Thread::SIZE as u64) as u32;
        let used = self.header.threads_used.min(self.header.threads_capacity).min(room);
        let Some(table) = self.bytes(self.header.threads_offset, used as usize * 8) else {
            return Vec::new();
        };
        let offsets = table.as_chunks::<8>().0.iter().map(|word| u64::from_le_bytes(*word));
        let block = |offset| self.bytes(offset, Thread::SIZE).and_then(|bytes| Thread::parse(&bytes));
        (0..)
            .zip(offsets)
            .filter(|&(_, offset)| offset != 0)
            .filter_map(|(n, offset)| Some((n, block(offset)?)))
            .collect()
    }

    /// The sites of a thread block, and how long their calls took. Those whose call never began are left out.
    pub fn sites(&self, thread: &Thread) -> Vec<(Site, Durations)> {
        let most = thread.site_chunks.len() as u32 * CHUNK;
        let used = thread.sites_used.min(most);
        let mut sites = Vec::new();
        for (chunk, &offset) in thread.site_chunks.iter().enumerate() {
            let count = used.saturating_sub(chunk as u32 * CHUNK).min(CHUNK) as usize;
            if count == 0 || offset == 0 {
                continue;
            }
            let Some(bytes) = self.bytes(offset, count * Site::SIZE) else {
                continue;
            };
            let behind = offset.checked_add(u64::from(CHUNK) * Site::SIZE as u64);
            let durations = behind.and_then(|behind| self.bytes(behind, count * Durations::SIZE));
            let durations = durations.unwrap_or_else(|| vec![0; count * Durations::SIZE]);
            sites.extend(
                (bytes.chunks(Site::SIZE).zip(durations.chunks(Durations::SIZE)))
                    .filter_map(|(site, durations)| Some((Site::parse(site)?.settled(), Durations::parse(durations)?)))
                    .filter(|(site, _)| site.count > 0),
            );
        }
        sites
    }

    /// The records of a table behind its head, which says for how many there is room.
    fn behind(&self, at: u64, head: usize, capacity: impl Fn(&[u8]) -> Option<u32>, size: usize) -> Vec<u8> {
        // They do not overlap, so that a count beyond this is damage.
        let room = (self.size / size as u64) as usize;
        let capacity = self.bytes(at, head).and_then(|bytes| capacity(&bytes));
        let capacity = capacity.map_or(0, |capacity| capacity as usize).min(room);
        let behind = at.checked_add(head as u64);
        (behind.and_then(|behind| self.bytes(behind, capacity * size))).unwrap_or_default()
    }

    /// What a thread sent, to one peer each.
    pub fn sent(&self, thread: &Thread) -> Vec<Sent> {
        if thread.sent == 0 {
            return Vec::new();
        }
        let capacity = |bytes: &[u8]| SentHead::parse(bytes).map(|head| head.capacity);
        let bytes = self.behind(thread.sent, SentHead::SIZE, capacity, Sent::SIZE);
        let records = bytes.chunks(Sent::SIZE).filter_map(Sent::parse);
        records.filter(|record| record.kind != 0).collect()
    }

    /// The words of the events that a thread has gathered and not yet put into the ring.
    pub fn events(&self, thread: &Thread) -> Vec<u64> {
        if thread.events == 0 {
            return Vec::new();
        }
        let used = |bytes: &[u8]| EventHead::parse(bytes).map(|head| head.used.min(EVENT_CHUNK as u32));
        let bytes = self.behind(thread.events, EventHead::SIZE, used, Event::SIZE);
        bytes
            .as_chunks::<8>()
            .0
            .iter()
            .map(|word| u64::from_le_bytes(*word))
            .collect()
    }

    /// What a thread asked of libraries of mathematics, each with its site, which is one of `sites`.
    pub fn math(&self, thread: &Thread, sites: &[(Site, Durations)]) -> Vec<(Site, Math)> {
        if thread.math == 0 {
            return Vec::new();
        }
        let capacity = |bytes: &[u8]| MathHead::parse(bytes).map(|head| head.capacity);
        let bytes = self.behind(thread.math, MathHead::SIZE, capacity, Math::SIZE);
        let records = bytes.chunks(Math::SIZE).filter_map(Math::parse);
        let by_number: HashMap<u32, &Site> = sites.iter().map(|(site, _)| (site.number, site)).collect();
        records
            .filter(|record| record.site != 0)
            .filter_map(|record| Some(((*by_number.get(&record.site)?).clone(), record)))
            .collect()
    }

    /// The parallel regions that a thread began, each with its site, which is one of `sites`.
    pub fn parallels(&self, thread: &Thread, sites: &[(Site, Durations)]) -> Vec<(Site, Parallel)> {
        let by_number: HashMap<u32, &Site> = sites.iter().map(|(site, _)| (site.number, site)).collect();
        let mut found = Vec::new();
        let mut next = thread.parallels;
        // Each site has one record; a chain that is longer leads to the same ones again.
        while next != 0 && found.len() < sites.len() {
            let Some(record) = self
                .bytes(next, Parallel::SIZE)
                .and_then(|bytes| Parallel::parse(&bytes))
            else {
                break;
            };
            let Some(site) = by_number.get(&record.site) else {
                break;
            };
            next = record.next;
            found.push(((*site).clone(), record));
        }
        found
    }

    /// The site of the call that a thread is in, if it is in one.
    pub fn open_site(&self, thread: &Thread) -> Option<Site> {
        let number = thread.site.checked_sub(1).filter(|_| thread.call != 0)?;
        self.site(thread, number).filter(|site| site.call == thread.call)
    }

    /// A site of a thread by its number.
    fn site(&self, thread: &Thread, number: u32) -> Option<Site> {
        let chunk = *thread.site_chunks.get((number / CHUNK) as usize)?;
        let place = chunk.checked_add(u64::from(number % CHUNK) * Site::SIZE as u64);
        Site::parse(&self.bytes(place.filter(|_| chunk != 0)?, Site::SIZE)?).map(Site::settled)
    }

    /// The modules, unloaded ones included.
    pub fn modules(&self) -> Vec<Module> {
        let room = (self.size / Module::SIZE as u64) as u32;
        let used = self.header.modules_used.min(self.header.modules_capacity).min(room);
        let whole = self
            .bytes(self.header.modules_offset, used as usize * Module::SIZE)
            .unwrap_or_default();
        whole.chunks(Module::SIZE).filter_map(Module::parse).collect()
    }

    /// The complete records of the ring that nobody has consumed yet.
    pub fn pending(&self) -> Pending {
        let header = &self.header;
        let fits = header.ring_size.is_power_of_two()
            && header
                .ring_offset
                .checked_add(header.ring_size)
                .is_some_and(|end| end <= self.size);
        if !fits {
            if header.ring_size != 0 {
                self.lost();
            }
            return Pending::none(header.ring_tail);
        }
        let ring = |offset: u64, buffer: &mut [u8]| self.source.read_at(header.ring_offset + offset, buffer);
        Pending::read(ring, header.ring_size, header.ring_head, header.ring_tail)
    }
}

impl Site {
    /// With its run where it belongs: the process may have been killed in the middle of one.
    fn settled(mut self) -> Self {
        let run = std::mem::take(&mut self.run);
        self.bytes = self.bytes.wrapping_add(run.wrapping_mul(self.run_bytes));
        if let Some(bin) = self.size_bins.get_mut(self.run_bin as usize) {
            *bin = bin.wrapping_add(run);
        }
        self
    }
}

/// A fixed text field: up to its first zero byte, replaced where it is no UTF-8.
pub fn text(bytes: &[u8]) -> String {
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    String::from_utf8_lossy(&bytes[..end]).into_owned()
}

/// The arguments in a command field: each ended by a zero byte, a cut last one included.
pub fn arguments(bytes: &[u8]) -> Vec<String> {
    let end = bytes.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
    if end == 0 {
        return Vec::new();
    }
    bytes[..end]
        .split(|&byte| byte == 0)
        .map(|word| String::from_utf8_lossy(word).into_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_end_at_zero() {
        assert_eq!(text(b"ab\0cd"), "ab");
        assert_eq!(text(b"\xffab"), "\u{fffd}ab");
        assert_eq!(arguments(b"ls\0-l\0\0\0"), ["ls", "-l"]);
        assert_eq!(arguments(b"ls\0\0x\0"), ["ls", "", "x"]);
        assert!(arguments(&[0; 8]).is_empty());
    }

    #[test]
    fn a_file_of_something_else_is_refused_in_a_sentence() {
        let refused = |bytes: &[u8]| Region::open(bytes).err().expect("refused").to_string();
        assert!(refused(b"short").contains("shorter than its header"));
        assert!(refused(&[0; Header::SIZE]).contains("before it was ready"));
        assert!(refused(&[7; Header::SIZE]).contains("magic number"));
    }
}
