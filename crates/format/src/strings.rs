//! The string table: every text of a profile once. Columns of text hold row numbers of it.

use crate::tables::Str;
use std::collections::HashMap;
use std::sync::Arc;

/// Texts by number and numbers by text. Number 0 is the empty text.
#[derive(Clone, Debug)]
pub struct Strings {
    texts: Vec<Arc<str>>,
    numbers: HashMap<Arc<str>, u32>,
}

impl Default for Strings {
    fn default() -> Self {
        let empty: Arc<str> = Arc::from("");
        Self {
            texts: vec![empty.clone()],
            numbers: HashMap::from([(empty, 0)]),
        }
    }
}

impl PartialEq for Strings {
    fn eq(&self, other: &Self) -> bool {
        self.texts == other.texts
    }
}

impl Strings {
    /// The number of a text, which is added if it is new.
    pub fn intern(&mut self, text: &str) -> Str {
        if let Some(&number) = self.numbers.get(text) {
            return Str(number);
        }
        let number = self.texts.len() as u32;
        let text: Arc<str> = Arc::from(text);
        self.texts.push(text.clone());
        self.numbers.insert(text, number);
        Str(number)
    }

    /// The text of a number; empty for a number that is not in the table.
    pub fn get(&self, number: Str) -> &str {
        self.texts.get(number.0 as usize).map_or("", |text| text)
    }

    /// The number of a text that is in the table.
    pub fn find(&self, text: &str) -> Option<Str> {
        self.numbers.get(text).copied().map(Str)
    }

    /// How many texts there are, the empty one included.
    pub fn len(&self) -> usize {
        self.texts.len()
    }

    /// Never: the empty text is always there.
    pub fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }

    /// The texts in order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.texts.iter().map(|text| &**text)
    }

    /// The two columns of the file: where each text starts and the last one ends, and all bytes.
    pub(crate) fn to_columns(&self) -> (Vec<u64>, Vec<u8>) {
        let mut offsets = vec![0];
        let mut bytes = Vec::new();
        for text in self.iter() {
            bytes.extend_from_slice(text.as_bytes());
            offsets.push(bytes.len() as u64);
        }
        (offsets, bytes)
    }

    /// The table of such columns; what is wrong with them otherwise. Bytes that are no UTF-8 are replaced.
    pub(crate) fn from_columns(offsets: &[u64], bytes: &[u8]) -> Result<Self, String> {
        if offsets.first() != Some(&0) || offsets.last() != Some(&(bytes.len() as u64)) {
            return Err("the offsets do not span the texts".into());
        }
        if offsets.len() - 1 > u32::MAX as usize {
            return Err("there are too many texts".into());
        }
        let mut strings = Self {
            texts: Vec::with_capacity(offsets.len() - 1),
            numbers: HashMap::with_capacity(offsets.len() - 1),
        };
        for pair in offsets.windows(2) {
            let text = bytes
                .get(pair[0] as usize..pair[1] as usize)
                .ok_or_else(|| "an offset lies outside the texts".to_string())?;
            let text: Arc<str> = Arc::from(String::from_utf8_lossy(text));
            let number = strings.texts.len() as u32;
            strings.numbers.entry(text.clone()).or_insert(number);
            strings.texts.push(text);
        }
        if strings.texts.first().is_none_or(|first| !first.is_empty()) {
            return Err("the first text is not the empty one".into());
        }
        Ok(strings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_one_number() {
        let mut strings = Strings::default();
        let first = strings.intern("MPI_Send");
        assert_eq!(strings.intern("MPI_Recv"), Str(2));
        assert_eq!(strings.intern("MPI_Send"), first);
        assert_eq!(strings.get(first), "MPI_Send");
        assert_eq!(strings.intern(""), Str(0));
        assert_eq!(strings.get(Str(77)), "");
    }

    #[test]
    fn columns_bring_back_the_table() {
        let mut strings = Strings::default();
        strings.intern("a");
        strings.intern("übermäßig");
        let (offsets, bytes) = strings.to_columns();
        assert_eq!(Strings::from_columns(&offsets, &bytes), Ok(strings));
    }

    #[test]
    fn bad_columns_are_refused() {
        for (offsets, bytes) in [
            (vec![], vec![]),
            (vec![0, 1], vec![b'a']),
            (vec![0, 0, 9, 1], vec![b'a']),
            (vec![0, 0, 2], vec![b'a']),
        ] {
            assert!(Strings::from_columns(&offsets, &bytes).is_err(), "{offsets:?}");
        }
        let lossy = Strings::from_columns(&[0, 0, 1], &[0xff]).expect("not UTF-8 is replaced");
        assert_eq!(lossy.get(Str(1)), "\u{fffd}");
    }
}
