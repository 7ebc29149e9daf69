//! Maps: a line for each piece of code, with its start and its size in hexadecimal digits, and its name.

use super::{JitName, JitNames, NAME, text};
use std::io::{self, BufRead, BufReader, Read};

/// Takes the names of a map, as far as it is one. An error where it cannot be read.
pub fn read(names: &mut JitNames, file: impl Read) -> io::Result<()> {
    let mut file = BufReader::with_capacity(1 << 18, file);
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = file.by_ref().take(NAME).read_until(b'\n', &mut line)?;
        // No line is that long.
        if read == 0 || read as u64 == NAME && line.last() != Some(&b'\n') {
            return Ok(());
        }
        let Some((start, size, name)) = parse(&line) else {
            continue;
        };
        let rows = names.rows(start, size);
        if rows.is_empty() {
            continue;
        }
        if !names.take(rows.len()) {
            return Ok(());
        }
        let name = names.name(JitName {
            function: name,
            ..JitName::default()
        });
        names.mapped[rows].fill(Some(name));
    }
}

fn parse(line: &[u8]) -> Option<(u64, u64, String)> {
    let mut words = line.splitn(3, |byte| *byte == b' ');
    let mut number = || {
        let word = std::str::from_utf8(words.next()?).ok()?;
        let digits = word.strip_prefix("0x").unwrap_or(word);
        // from_str_radix takes a sign, too.
        u64::from_str_radix(digits, 16)
            .ok()
            .filter(|_| !digits.starts_with('+'))
    };
    let (start, size) = (number()?, number()?);
    let name = text(words.next()?);
    (!name.is_empty()).then_some((start, size, name))
}
