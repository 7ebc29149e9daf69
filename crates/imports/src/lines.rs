//! Lines of a file of any size: one at a time, none longer than a bound.

use crate::Error;
use std::io::BufRead;

/// Of a longer line the rest is passed over.
const LONGEST: usize = 1 << 20;

/// The lines of a file.
pub struct Lines<'a> {
    file: &'a mut dyn BufRead,
    bytes: Vec<u8>,
    line: String,
}

impl<'a> Lines<'a> {
    pub fn new(file: &'a mut dyn BufRead) -> Lines<'a> {
        Lines {
            file,
            bytes: vec![],
            line: String::new(),
        }
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
        self.line.clear();
        self.line.push_str(&String::from_utf8_lossy(&self.bytes));
        Ok(Some(&self.line))
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
    }
}
