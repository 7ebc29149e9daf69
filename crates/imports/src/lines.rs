//! Lines of a file of any size: one at a time, none longer than a bound.

use crate::Error;
use std::fmt;
use std::io::{self, BufRead, Read};

/// Of a longer line the rest is passed over.
const LONGEST: usize = 1 << 20;

/// Lines that are not what belongs there: how many, and which is the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strange {
    pub lines: u64,
    first: Option<(u64, &'static str)>,
}

impl Strange {
    /// Counts a line, by its number, and what belongs there.
    pub fn add(&mut self, line: u64, wanted: &'static str) {
        self.lines += 1;
        self.first.get_or_insert((line, wanted));
    }
}

impl fmt::Display for Strange {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self.first {
            Some((line, wanted)) => write!(out, "; line {line} is the first that is not {wanted}"),
            None => Ok(()),
        }
    }
}

/// The lines of a file.
pub struct Lines<'a> {
    file: &'a mut dyn BufRead,
    number: u64,
    bytes: Vec<u8>,
    line: String,
}

impl<'a> Lines<'a> {
    pub fn new(file: &'a mut dyn BufRead) -> Lines<'a> {
        Lines {
            file,
            number: 0,
            bytes: vec![],
            line: String::new(),
        }
    }

    /// Which the last one was, from 1; 0 before the first.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The next, without its end. An error where the file cannot be read.
    pub fn next(&mut self) -> Result<Option<&str>, Error> {
        self.bytes.clear();
        let (mut ended, mut any) = (false, false);
        while !ended {
            let there = match self.file.fill_buf() {
                Ok(there) => there,
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error.into()),
            };
            if there.is_empty() {
                break;
            }
            any = true;
            let end = there.iter().position(|byte| *byte == b'\n');
            let part = &there[..end.unwrap_or(there.len())];
            let room = LONGEST.saturating_sub(self.bytes.len());
            self.bytes.extend_from_slice(&part[..part.len().min(room)]);
            ended = end.is_some();
            let used = part.len() + usize::from(ended);
            self.file.consume(used);
        }
        if !any {
            return Ok(None);
        }
        if self.bytes.last() == Some(&b'\r') {
            self.bytes.pop();
        }
        self.number += 1;
        self.line.clear();
        self.line.push_str(&String::from_utf8_lossy(&self.bytes));
        Ok(Some(&self.line))
    }
}

/// A file that is read in other pieces than lines, and which line was reached.
pub struct Numbered<R> {
    file: R,
    ends: u64,
}

impl<R: BufRead> Numbered<R> {
    pub fn new(file: R) -> Numbered<R> {
        Numbered { file, ends: 0 }
    }

    /// The line of what is read next, from 1.
    pub fn line(&self) -> u64 {
        self.ends + 1
    }
}

impl<R: BufRead> Read for Numbered<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let there = self.fill_buf()?;
        let read = there.len().min(to.len());
        to[..read].copy_from_slice(&there[..read]);
        self.consume(read);
        Ok(read)
    }
}

impl<R: BufRead> BufRead for Numbered<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.file.fill_buf()
    }

    fn consume(&mut self, bytes: usize) {
        // What is there is given again, and nothing read.
        let there = self.file.fill_buf().unwrap_or_default();
        let read = &there[..bytes.min(there.len())];
        self.ends += read.iter().filter(|byte| **byte == b'\n').count() as u64;
        self.file.consume(bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_a_bound_and_any_end() {
        let mut text = b"a\r\n\n".to_vec();
        text.extend(vec![b'x'; 3 << 20]);
        text.extend(b"\n\xff\xfeb");
        let mut file = std::io::BufReader::with_capacity(7, &text[..]);
        let mut lines = Lines::new(&mut file);
        assert_eq!(lines.next().unwrap(), Some("a"));
        assert_eq!(lines.next().unwrap(), Some(""));
        assert_eq!(lines.next().unwrap().map(str::len), Some(LONGEST));
        assert_eq!(lines.next().unwrap(), Some("\u{fffd}\u{fffd}b"));
        assert_eq!(lines.next().unwrap(), None);
        assert_eq!(lines.number(), 4);
    }
}
