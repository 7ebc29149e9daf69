//! Numbers in bytes of either order, and regions as zlib streams. Nothing here trusts a length it reads.

use crate::Error;
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use std::io::{Read, Write};

/// Reads numbers from bytes; `None` at their end.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'a> {
    bytes: &'a [u8],
    /// Whether the log was written by a machine with the highest byte first.
    big: bool,
}

impl<'a> Cursor<'a> {
    pub fn new(bytes: &'a [u8], big: bool) -> Self {
        Self { bytes, big }
    }

    pub fn left(&self) -> usize {
        self.bytes.len()
    }

    pub fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.bytes.split_at_checked(count)?;
        self.bytes = rest;
        Some(taken)
    }

    pub fn u32(&mut self) -> Option<u32> {
        let bytes = self.take(4)?.try_into().ok()?;
        Some(if self.big {
            u32::from_be_bytes(bytes)
        } else {
            u32::from_le_bytes(bytes)
        })
    }

    pub fn u64(&mut self) -> Option<u64> {
        let bytes = self.take(8)?.try_into().ok()?;
        Some(if self.big {
            u64::from_be_bytes(bytes)
        } else {
            u64::from_le_bytes(bytes)
        })
    }

    pub fn i64(&mut self) -> Option<i64> {
        self.u64().map(|value| value as i64)
    }

    pub fn f64(&mut self) -> Option<f64> {
        self.u64().map(f64::from_bits)
    }

    /// So many numbers, if they are there.
    pub fn i64s(&mut self, count: usize) -> Option<Vec<i64>> {
        let bytes = count.checked_mul(8)?;
        (bytes <= self.left()).then(|| (0..count).map_while(|_| self.i64()).collect())
    }

    /// Text up to a NUL, which is eaten, or to the end. Bytes that are no UTF-8 are replaced.
    pub fn text(&mut self) -> String {
        let end = self.bytes.iter().position(|byte| *byte == 0);
        let text = String::from_utf8_lossy(&self.bytes[..end.unwrap_or(self.bytes.len())]).into_owned();
        self.bytes = end.and_then(|end| self.bytes.get(end + 1..)).unwrap_or_default();
        text
    }
}

/// Text in a field of fixed size, up to its first NUL.
pub(crate) fn text_of(field: &[u8]) -> String {
    Cursor::new(field, false).text()
}

/// What all regions of a log may unpack to together.
pub(crate) const UNPACK_LIMIT: u64 = 4 << 30;

/// Unpacks a region: one zlib stream after another. What comes before damage is returned with what is wrong.
pub(crate) fn unpack(mut packed: &[u8], budget: &mut u64) -> Result<(Vec<u8>, Option<String>), Error> {
    let mut unpacked = Vec::new();
    while !packed.is_empty() {
        let mut decoder = ZlibDecoder::new(packed);
        let before = unpacked.len() as u64;
        let outcome = (&mut decoder).take(*budget + 1).read_to_end(&mut unpacked);
        let grown = unpacked.len() as u64 - before;
        if grown > *budget {
            return Err(Error::TooLarge {
                what: "its parts unpack to more than 4 GiB".into(),
                limit: UNPACK_LIMIT,
            });
        }
        *budget -= grown;
        if let Err(error) = outcome {
            return Ok((unpacked, Some(error.to_string())));
        }
        let used = decoder.total_in() as usize;
        if used == 0 {
            break;
        }
        packed = packed.get(used..).unwrap_or_default();
    }
    Ok((unpacked, None))
}

/// One zlib stream.
pub(crate) fn pack(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    // Writing to memory does not fail.
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.unwrap_or_default()
}

/// Appends numbers in one order or the other.
pub(crate) struct Writer {
    pub bytes: Vec<u8>,
    big: bool,
}

impl Writer {
    pub fn new(big: bool) -> Self {
        Self { bytes: Vec::new(), big }
    }

    pub fn u32(&mut self, value: u32) {
        let bytes = if self.big {
            value.to_be_bytes()
        } else {
            value.to_le_bytes()
        };
        self.bytes.extend(bytes);
    }

    pub fn u64(&mut self, value: u64) {
        let bytes = if self.big {
            value.to_be_bytes()
        } else {
            value.to_le_bytes()
        };
        self.bytes.extend(bytes);
    }

    pub fn i64(&mut self, value: i64) {
        self.u64(value as u64);
    }

    pub fn f64(&mut self, value: f64) {
        self.u64(value.to_bits());
    }

    /// A text in a field of fixed size, which ends with a NUL whatever its length.
    pub fn text(&mut self, text: &str, size: usize) {
        let kept = cut(text, size.saturating_sub(1));
        self.bytes.extend(kept.as_bytes());
        self.bytes.resize(self.bytes.len() + size - kept.len(), 0);
    }
}

/// At most so many bytes of a text, whole characters.
pub(crate) fn cut(text: &str, bytes: usize) -> &str {
    let end = (0..=bytes.min(text.len()))
        .rev()
        .find(|end| text.is_char_boundary(*end))
        .unwrap_or(0);
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_follow_each_other() {
        let packed = [pack(b"first "), pack(b"second")].concat();
        let mut budget = 100;
        assert_eq!(unpack(&packed, &mut budget).unwrap(), (b"first second".to_vec(), None));
        assert_eq!(budget, 88);
        let (before, wrong) = unpack(&packed[..packed.len() - 3], &mut 100).unwrap();
        assert!(before.starts_with(b"first ") && wrong.is_some());
    }

    #[test]
    fn what_unpacks_to_too_much_is_refused() {
        let packed = pack(&vec![0; 1 << 20]);
        assert!(matches!(unpack(&packed, &mut 1000), Err(Error::TooLarge { .. })));
    }

    #[test]
    fn texts_are_cut_between_characters() {
        assert_eq!((cut("aüb", 2), cut("aüb", 3), cut("aüb", 9)), ("a", "aü", "aüb"));
        let mut writer = Writer::new(false);
        writer.text("abcdef", 4);
        assert_eq!(writer.bytes, b"abc\0");
    }
}
