//! The ring: records that a process appends and its supervisor takes out.

use super::RingRecord;
use crate::r#gen::records::{
    FUTEX_WORDS, PYTHON_FRAME_BIT, RING_ACCESS, RING_AWAIT, RING_CODE, RING_COMMUNICATOR, RING_RECORD_ALIGN,
    RING_SAMPLE, RING_SKIP, RING_THREAD_END, RING_THREAD_START, RING_TRACE, SAMPLE_REGISTERS, SAMPLE_SLEEPS,
    SAMPLE_WORDS,
};
use std::io::{BufReader, Read};

/// What could be taken out of a ring.
#[derive(Debug, PartialEq, Eq)]
pub struct Pending {
    /// Whole records, one behind the other, skip records left out.
    pub bytes: Vec<u8>,
    /// What `ring_tail` becomes when they have been taken.
    pub tail: u64,
    /// Offsets in the ring and lengths of what must be zeroed before that.
    pub consumed: Vec<(u64, u64)>,
    /// Bytes reserved by the process but not complete: being written now, or never to be, if it is dead.
    pub incomplete: u64,
}

impl Pending {
    pub(super) fn none(tail: u64) -> Self {
        Self {
            bytes: Vec::new(),
            tail,
            consumed: Vec::new(),
            incomplete: 0,
        }
    }

    /// Follows the records from `tail` to `head`. A record is complete when its first word is set. `ring` reads bytes
    /// of it, as far as there are any: no more of it is read than holds records.
    pub(super) fn read(ring: impl Fn(u64, &mut [u8]) -> usize, size: u64, head: u64, tail: u64) -> Self {
        let mut pending = Self::none(tail);
        // More than a ring full cannot be pending: then the numbers themselves are damaged.
        if head < tail || head - tail > size || !tail.is_multiple_of(RING_RECORD_ALIGN as u64) {
            pending.incomplete = size;
            return pending;
        }
        let mut window = Window::new(ring, size);
        while pending.tail < head {
            let start = pending.tail % size;
            let left = (head - pending.tail).min(size - start);
            let Some((kind, length)) = window.at(start, COMMIT, left).and_then(record_head) else {
                break;
            };
            if kind == RING_SKIP {
                if size - start > head - pending.tail {
                    break;
                }
                // Of what is skipped nothing but this word was ever written.
                pending.consumed.push((start, COMMIT as u64));
                pending.tail += size - start;
                continue;
            }
            if length as u64 > left {
                break;
            }
            let Some(record) = window.at(start, length, left) else {
                break;
            };
            pending.bytes.extend_from_slice(record);
            pending.consumed.push((start, length as u64));
            pending.tail += length as u64;
        }
        pending.incomplete = head - pending.tail;
        pending
    }
}

/// Bytes of a record's first word.
const COMMIT: usize = 8;
/// Longer than the longest record: a head and as many frames as its count can say.
const LONGEST: usize = RingRecord::SIZE + 8 * u16::MAX as usize;

/// The part of a ring that is being looked at.
struct Window<F> {
    ring: F,
    size: u64,
    start: u64,
    bytes: Vec<u8>,
}

impl<F: Fn(u64, &mut [u8]) -> usize> Window<F> {
    /// Read together: a second of samples is far less.
    const STEP: u64 = 64 << 10;

    fn new(ring: F, size: u64) -> Self {
        Self {
            ring,
            size,
            start: 0,
            bytes: Vec::new(),
        }
    }

    /// Bytes of the ring, of which `left` are worth reading from there on.
    fn at(&mut self, start: u64, length: usize, left: u64) -> Option<&[u8]> {
        let known = |window: &Self| {
            let from = usize::try_from(start.checked_sub(window.start)?).ok()?;
            let range = from..from.checked_add(length)?;
            (range.end <= window.bytes.len()).then_some(range)
        };
        if known(self).is_none() {
            let most = left.min(self.size - start).min(Self::STEP.max(length as u64));
            self.start = start;
            self.bytes.resize(most as usize, 0);
            let there = (self.ring)(start, &mut self.bytes);
            self.bytes.truncate(there);
        }
        known(self).map(|range| &self.bytes[range])
    }
}

/// Kind and length of the record with this first word, if it says something possible.
fn record_head(bytes: &[u8]) -> Option<(u8, usize)> {
    let commit = u64::from_le_bytes(*bytes.first_chunk()?);
    let (kind, length) = (commit as u8, usize::try_from(commit >> 8).ok()?);
    let possible = kind == RING_SKIP
        || (length >= RingRecord::SIZE && length.is_multiple_of(RING_RECORD_ALIGN) && length <= LONGEST);
    (commit != 0 && possible).then_some((kind, length))
}

/// What a record says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordKind {
    /// A sample.
    Sample,
    /// A thread began.
    ThreadStart,
    /// A thread ended.
    ThreadEnd,
    /// A read or write.
    Access,
    /// A code object of Python.
    Code,
    /// For whom a call of MPI waited.
    Await,
    /// The ranks of a communicator.
    Communicator,
    /// Calls of MPI, each kept.
    Trace,
}

/// One record and the words that follow its head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What it says.
    pub kind: RecordKind,
    /// Its head.
    pub head: RingRecord,
    /// Its words: the frames of a sample, innermost first.
    pub frames: Vec<u64>,
    /// Of a sample, the words about its frames of Python, innermost first.
    pub python: Vec<u64>,
    /// Of a sample, the words about its registers ([`SAMPLE_WORDS`], or [`FUTEX_WORDS`] where it sleeps); empty where there are none.
    pub registers: Vec<u64>,
}

/// The records of a spool or of [`Pending::bytes`]. Kinds that this version does not know are skipped; it ends at the
/// first record that is damaged or cut, and no more than one record is held at a time.
pub fn records<'a>(source: impl Read + 'a) -> impl Iterator<Item = Record> + 'a {
    let mut source = BufReader::with_capacity(64 << 10, source);
    let mut record = Vec::new();
    std::iter::from_fn(move || {
        loop {
            record.resize(COMMIT, 0);
            source.read_exact(&mut record).ok()?;
            let (kind, length) = record_head(&record)?;
            if length < RingRecord::SIZE {
                return None;
            }
            record.resize(length.min(LONGEST), 0);
            source.read_exact(&mut record[COMMIT..]).ok()?;
            let kind = match kind {
                RING_SAMPLE => RecordKind::Sample,
                RING_THREAD_START => RecordKind::ThreadStart,
                RING_THREAD_END => RecordKind::ThreadEnd,
                RING_ACCESS => RecordKind::Access,
                RING_CODE => RecordKind::Code,
                RING_AWAIT => RecordKind::Await,
                RING_COMMUNICATOR => RecordKind::Communicator,
                RING_TRACE => RecordKind::Trace,
                _ => continue,
            };
            let head = RingRecord::parse(&record)?;
            let words = record[RingRecord::SIZE..].as_chunks::<8>().0;
            let mut words = words.iter().map(|word| u64::from_le_bytes(*word));
            let mut frames: Vec<u64> = words.by_ref().take(head.frames as usize).collect();
            let of_python = |word: &u64| kind == RecordKind::Sample && word >> PYTHON_FRAME_BIT != 0;
            let first = frames.iter().position(of_python).unwrap_or(frames.len());
            let python = frames.split_off(first);
            let has = |flag: u16| kind == RecordKind::Sample && head.flags & flag != 0;
            let more = if has(SAMPLE_REGISTERS) {
                SAMPLE_WORDS
            } else if has(SAMPLE_SLEEPS) {
                FUTEX_WORDS
            } else {
                0
            };
            let registers: Vec<u64> = words.take(more).collect();
            return Some(Record {
                kind,
                head,
                frames,
                python,
                registers,
            });
        }
    })
}

#[cfg(test)]
mod tests {
    use super::super::ReadAt;
    use super::*;
    use proptest::prelude::*;

    fn record(kind: u8, tick: u64, frames: &[u64]) -> Vec<u8> {
        let length = RingRecord::SIZE + 8 * frames.len();
        let mut bytes = vec![0; RingRecord::SIZE];
        bytes[..8].copy_from_slice(&((length as u64) << 8 | kind as u64).to_le_bytes());
        bytes[8..16].copy_from_slice(&tick.to_le_bytes());
        bytes[RingRecord::OFFSET_FRAMES..][..2].copy_from_slice(&(frames.len() as u16).to_le_bytes());
        bytes.extend(frames.iter().flat_map(|frame| frame.to_le_bytes()));
        bytes
    }

    #[test]
    fn records_are_taken_up_to_the_incomplete_one_and_round_the_end() {
        let mut ring = vec![0; 256];
        // The tail stands at 120 of 256: a record of 64, a skip to the end, then one of 56 and one not yet complete.
        ring[120..184].copy_from_slice(&record(RING_SAMPLE, 5, &[1, 2]));
        ring[184..192].copy_from_slice(&((72u64 << 8) | RING_SKIP as u64).to_le_bytes());
        ring[..56].copy_from_slice(&record(RING_THREAD_START, 6, &[9]));
        let pending = Pending::read(part_of(&ring), 256, 360, 120);
        assert_eq!(pending.tail, 256 + 56);
        assert_eq!(pending.consumed, [(120, 64), (184, 8), (0, 56)]);
        assert_eq!(pending.incomplete, 48);
        let found: Vec<_> = records(pending.bytes.as_slice())
            .map(|r| (r.kind, r.head.tick, r.frames))
            .collect();
        assert_eq!(
            found,
            [
                (RecordKind::Sample, 5, vec![1, 2]),
                (RecordKind::ThreadStart, 6, vec![9])
            ]
        );
    }

    fn part_of(ring: &[u8]) -> impl Fn(u64, &mut [u8]) -> usize {
        move |offset, buffer| ring.read_at(offset, buffer)
    }

    #[test]
    fn numbers_that_cannot_be_are_damage() {
        let ring = record(RING_SAMPLE, 1, &[]);
        // Wrapped round, and more than a ring full.
        for (head, tail) in [(8, u64::MAX - 7), (256 + 8, 0), (0, 8), (8, 1)] {
            let pending = Pending::read(part_of(&ring), 256, head, tail);
            assert_eq!((pending.tail, pending.incomplete), (tail, 256));
        }
    }

    #[test]
    fn of_a_ring_of_nothing_next_to_nothing_is_read() {
        let read = std::cell::Cell::new(0);
        let zeros = |_: u64, buffer: &mut [u8]| {
            read.set(read.get() + buffer.len());
            buffer.fill(0);
            buffer.len()
        };
        let pending = Pending::read(zeros, 1 << 60, 1 << 60, 0);
        assert_eq!(pending.incomplete, 1 << 60);
        assert!(read.get() <= 1 << 16, "{}", read.get());
    }

    #[test]
    fn unknown_kinds_are_skipped() {
        let bytes = [record(200, 1, &[]), record(RING_SAMPLE, 2, &[])].concat();
        assert_eq!(records(bytes.as_slice()).map(|r| r.head.tick).collect::<Vec<_>>(), [2]);
    }

    proptest! {
        #[test]
        fn any_bytes_are_survived(ring in proptest::collection::vec(any::<u8>(), 256), head: u64, tail: u64) {
            let pending = Pending::read(part_of(&ring), 256, head, tail);
            prop_assert!(pending.bytes.len() <= 256);
            prop_assert!(pending.tail >= tail);
            prop_assert!(records(ring.as_slice()).count() <= 256 / RingRecord::SIZE);
        }
    }
}
