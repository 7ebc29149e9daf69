//! The ring: records that a process appends and its supervisor takes out.

use super::RingRecord;
use crate::r#gen::records::{RING_RECORD_ALIGN, RING_SAMPLE, RING_SKIP, RING_THREAD_END, RING_THREAD_START};

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

    /// Follows the records from `tail` to `head`. A record is complete when its first word is set.
    pub(super) fn read(ring: &[u8], size: u64, head: u64, tail: u64) -> Self {
        let mut pending = Self::none(tail);
        // More than a ring full cannot be pending: then the numbers themselves are damaged.
        if head.wrapping_sub(tail) > size || !tail.is_multiple_of(RING_RECORD_ALIGN as u64) {
            pending.incomplete = size;
            return pending;
        }
        while pending.tail < head {
            let start = pending.tail % size;
            let Some((kind, length)) = record_head(ring.get(start as usize..).unwrap_or_default()) else {
                break;
            };
            let length = if kind == RING_SKIP { size - start } else { length as u64 };
            if length > head - pending.tail || start + length > size {
                break;
            }
            if kind != RING_SKIP {
                pending
                    .bytes
                    .extend_from_slice(&ring[start as usize..(start + length) as usize]);
            }
            pending.consumed.push((start, length));
            pending.tail += length;
        }
        pending.incomplete = head - pending.tail;
        pending
    }
}

/// Kind and length of the record that starts here, if its first word says something possible.
fn record_head(bytes: &[u8]) -> Option<(u8, usize)> {
    let commit = u64::from_le_bytes(*bytes.first_chunk()?);
    let (kind, length) = (commit as u8, usize::try_from(commit >> 8).ok()?);
    let possible = kind == RING_SKIP
        || (length >= RingRecord::SIZE && length.is_multiple_of(RING_RECORD_ALIGN) && length <= bytes.len());
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
}

/// The records of a spool or of [`Pending::bytes`]. Kinds that this version does not know are skipped; it ends at the
/// first record that is damaged or cut.
pub fn records(bytes: &[u8]) -> impl Iterator<Item = Record> + '_ {
    let mut rest = bytes;
    std::iter::from_fn(move || {
        loop {
            let (kind, length) = record_head(rest)?;
            if length < RingRecord::SIZE || length > rest.len() {
                return None;
            }
            let (record, after) = rest.split_at(length);
            rest = after;
            let kind = match kind {
                RING_SAMPLE => RecordKind::Sample,
                RING_THREAD_START => RecordKind::ThreadStart,
                RING_THREAD_END => RecordKind::ThreadEnd,
                _ => continue,
            };
            let head = RingRecord::parse(record)?;
            let words = record[RingRecord::SIZE..].as_chunks::<8>().0;
            let frames = words
                .iter()
                .take(head.frames as usize)
                .map(|word| u64::from_le_bytes(*word))
                .collect();
            return Some(Record { kind, head, frames });
        }
    })
}

#[cfg(test)]
mod tests {
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
        let pending = Pending::read(&ring, 256, 360, 120);
        assert_eq!(pending.tail, 256 + 56);
        assert_eq!(pending.consumed, [(120, 64), (184, 72), (0, 56)]);
        assert_eq!(pending.incomplete, 48);
        let found: Vec<_> = records(&pending.bytes)
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

    #[test]
    fn unknown_kinds_are_skipped() {
        let bytes = [record(200, 1, &[]), record(RING_SAMPLE, 2, &[])].concat();
        assert_eq!(records(&bytes).map(|r| r.head.tick).collect::<Vec<_>>(), [2]);
    }

    proptest! {
        #[test]
        fn any_bytes_are_survived(ring in proptest::collection::vec(any::<u8>(), 256), head: u64, tail: u64) {
            let pending = Pending::read(&ring, 256, head, tail);
            prop_assert!(pending.bytes.len() <= 256);
            prop_assert!(pending.tail >= tail);
            prop_assert!(records(&ring).count() <= 256 / RingRecord::SIZE);
        }
    }
}
