//! What a process says of its frames of Python.

use super::{Record, RecordKind};
use crate::r#gen::records::{PYTHON_ENTRY_BIT, PYTHON_TEXT_UCS1, PYTHON_TEXT_UCS2, PYTHON_TEXT_UCS4};

/// A code object: a function, a class's or a module's body, a comprehension.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PythonCode {
    /// By what frames name it.
    pub number: u32,
    /// Qualified name; before Python 3.11 the name alone.
    pub name: String,
    /// Its source file, or what stands for it: `<string>`.
    pub file: String,
    /// Line of its beginning.
    pub first_line: u32,
    /// Its table of lines, as its version of Python has it.
    pub lines: Vec<u8>,
}

impl PythonCode {
    /// What a record says; `None` if it is of another kind, or damaged.
    pub fn of(record: &Record) -> Option<PythonCode> {
        let (head, rest) = record
            .frames
            .split_at_checked(5)
            .filter(|_| record.kind == RecordKind::Code)?;
        let bytes: Vec<u8> = rest.iter().flat_map(|word| word.to_le_bytes()).collect();
        let mut rest = bytes.as_slice();
        let mut part = |length: u64| {
            let length = usize::try_from(length).ok()?;
            let (part, behind) = rest.split_at_checked(length.checked_next_multiple_of(8)?)?;
            rest = behind;
            part.get(..length)
        };
        let name = text(part(head[2] >> 8)?, head[2] as u8);
        let file = text(part(head[3] >> 8)?, head[3] as u8);
        Some(PythonCode {
            number: head[0] as u32,
            name,
            file,
            first_line: head[1] as u32,
            lines: part(head[4])?.to_vec(),
        })
    }
}

/// A text as Python has it in memory.
fn text(bytes: &[u8], form: u8) -> String {
    let character = |code: u32| char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER);
    match u32::from(form) {
        PYTHON_TEXT_UCS1 => bytes.iter().map(|&byte| byte as char).collect(),
        PYTHON_TEXT_UCS2 => (bytes.as_chunks::<2>().0.iter())
            .map(|unit| character(u16::from_le_bytes(*unit).into()))
            .collect(),
        PYTHON_TEXT_UCS4 => (bytes.as_chunks::<4>().0.iter())
            .map(|unit| character(u32::from_le_bytes(*unit)))
            .collect(),
        _ => String::from_utf8_lossy(bytes).into_owned(),
    }
}

/// A frame of Python on a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PythonFrame {
    /// Its code object.
    pub code: u32,
    /// Place of its instruction in the code, in units of two bytes, where it is known.
    pub place: Option<u32>,
    /// Whether the interpreter was called from C for it: frames further out are of another call.
    pub entry: bool,
}

impl From<u64> for PythonFrame {
    /// Of a word of a sample.
    fn from(word: u64) -> Self {
        Self {
            code: word as u32,
            place: ((word >> 32) as u32 & ((1 << 30) - 1)).checked_sub(1),
            entry: word >> PYTHON_ENTRY_BIT & 1 != 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::region::RingRecord;

    fn record(frames: Vec<u64>) -> Record {
        Record {
            kind: RecordKind::Code,
            head: RingRecord::parse(&[0; RingRecord::SIZE]).unwrap(),
            frames,
            python: Vec::new(),
            registers: Vec::new(),
        }
    }

    fn word(bytes: &[u8]) -> u64 {
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        u64::from_le_bytes(word)
    }

    #[test]
    fn code_is_read_in_every_form_of_text() {
        let wide = [0x4e00u16, 0xd800].map(u16::to_le_bytes).concat();
        let code = record(vec![
            7,
            12,
            4 << 8 | u64::from(PYTHON_TEXT_UCS2),
            3 << 8,
            2,
            word(&wide),
            word(b"a.p"),
            word(&[0xd8, 1]),
        ]);
        let expected = PythonCode {
            number: 7,
            name: "\u{4e00}\u{fffd}".into(),
            file: "a.p".into(),
            first_line: 12,
            lines: vec![0xd8, 1],
        };
        assert_eq!(PythonCode::of(&code), Some(expected));
        assert_eq!(text(&[0xe9], PYTHON_TEXT_UCS1 as u8), "\u{e9}");
        assert_eq!(text(&0x1f40du32.to_le_bytes(), PYTHON_TEXT_UCS4 as u8), "\u{1f40d}");
    }

    #[test]
    fn damaged_code_is_none() {
        for frames in [
            vec![],
            vec![1, 2, 3],
            vec![1, 2, u64::MAX, 0, 0],
            vec![1, 2, 9 << 8, 0, 0, 0],
        ] {
            assert_eq!(PythonCode::of(&record(frames)), None);
        }
    }

    #[test]
    fn a_word_says_code_place_and_entry() {
        let frame = PythonFrame::from(1 << 63 | 1 << 62 | 5 << 32 | 9);
        assert_eq!((frame.code, frame.place, frame.entry), (9, Some(4), true));
        assert_eq!(PythonFrame::from(1 << 63).place, None);
    }
}
