//! Jitdumps: records of code that was made, moved and described, in the order in which that was told. The format is perf's
//! (tools/perf/Documentation/jitdump-specification.txt of the kernel).

use super::{JitName, JitNames, NAME, Span, text};
use std::collections::HashMap;
use std::io::{self, BufRead, BufReader, Error, ErrorKind, Read, Seek, SeekFrom};

/// "JiTD" in the byte order of who wrote it.
const MAGIC: u32 = 0x4A69_5444;
/// Flag of the header: times are those of the processor's counter.
const OWN_TIME: u64 = 1;
const CODE_LOAD: u32 = 0;
const CODE_MOVE: u32 = 1;
const DEBUG_INFO: u32 = 2;
const CODE_CLOSE: u32 = 3;
/// Size of what each record begins with.
const PREFIX: u64 = 16;
/// Records, and pieces of code that may move, at most.
const RECORDS: u32 = 1 << 24;
const CODES: usize = 1 << 20;

/// Code that was made.
#[derive(Clone, Copy)]
struct Code {
    /// Where its name stands in the file.
    name_at: u64,
    /// Where its lines stand; 0 none.
    lines_at: u64,
    /// Where it was made, and where it is now.
    made: u64,
    start: u64,
    size: u64,
}

struct Dump<R: Read + Seek> {
    file: BufReader<R>,
    /// By the number that the runtime gave it.
    codes: HashMap<u64, Code>,
    /// Lines of code that is not told of yet, by its address.
    lines: HashMap<u64, u64>,
}

/// Takes the names of a jitdump, as far as it is one. An error where it cannot be read, or is another machine's.
pub fn read(names: &mut JitNames, file: impl Read + Seek) -> io::Result<()> {
    let mut dump = Dump {
        file: BufReader::with_capacity(1 << 16, file),
        codes: HashMap::new(),
        lines: HashMap::new(),
    };
    let size = dump.file.seek(SeekFrom::End(0))?;
    dump.file.seek(SeekFrom::Start(0))?;
    if dump.u32()? != MAGIC {
        return Err(Error::new(ErrorKind::InvalidData, "it is no jitdump of this machine"));
    }
    let (_version, header) = (dump.u32()?, dump.u32()?);
    dump.skip(20)?;
    let timed = dump.u64()? & OWN_TIME == 0;
    let mut at = u64::from(header);
    for _ in 0..RECORDS {
        // A record that was being written, or was none, ends what can be read.
        if at < 40 || at.saturating_add(PREFIX) > size {
            return Ok(());
        }
        dump.go(at)?;
        let (kind, length, time) = (dump.u32()?, u64::from(dump.u32()?), dump.u64()?);
        if length < PREFIX || at.saturating_add(length) > size {
            return Ok(());
        }
        let from_ns = if timed { time } else { 0 };
        let on = match kind {
            CODE_LOAD => dump.load(names, from_ns, length)?,
            CODE_MOVE => dump.moved(names, from_ns, length)?,
            DEBUG_INFO => dump.describe(at, length)?,
            CODE_CLOSE => false,
            _ => true,
        };
        if !on {
            return Ok(());
        }
        at += length;
    }
    Ok(())
}

impl<R: Read + Seek> Dump<R> {
    fn u32(&mut self) -> io::Result<u32> {
        let mut bytes = [0; 4];
        self.file.read_exact(&mut bytes)?;
        Ok(u32::from_ne_bytes(bytes))
    }

    fn u64(&mut self) -> io::Result<u64> {
        let mut bytes = [0; 8];
        self.file.read_exact(&mut bytes)?;
        Ok(u64::from_ne_bytes(bytes))
    }

    fn skip(&mut self, bytes: i64) -> io::Result<()> {
        self.file.seek_relative(bytes)
    }

    fn position(&mut self) -> io::Result<u64> {
        self.file.stream_position()
    }

    /// To a place in the file, by what is buffered where it is near.
    fn go(&mut self, to: u64) -> io::Result<()> {
        let from = self.position()?;
        self.skip((to as i64).wrapping_sub(from as i64))
    }

    /// A text that a zero byte ends.
    fn bytes(&mut self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.file.by_ref().take(NAME).read_until(0, &mut bytes)?;
        bytes.pop_if(|byte| *byte == 0);
        Ok(bytes)
    }

    /// False: there is no more to be had of it.
    fn load(&mut self, names: &mut JitNames, from_ns: u64, length: u64) -> io::Result<bool> {
        if length < PREFIX + 40 {
            return Ok(true);
        }
        // Process, thread and the address again.
        self.skip(16)?;
        let (start, size, number) = (self.u64()?, self.u64()?, self.u64()?);
        let code = Code {
            name_at: self.position()?,
            lines_at: self.lines.remove(&start).unwrap_or(0),
            made: start,
            start,
            size,
        };
        if self.codes.len() < CODES || self.codes.contains_key(&number) {
            self.codes.insert(number, code);
        }
        self.place(names, from_ns, &code)
    }

    fn moved(&mut self, names: &mut JitNames, from_ns: u64, length: u64) -> io::Result<bool> {
        if length < PREFIX + 48 {
            return Ok(true);
        }
        self.skip(16)?;
        let (old, new, size, number) = (self.u64()?, self.u64()?, self.u64()?, self.u64()?);
        let Some(code) = self.codes.get_mut(&number) else {
            return Ok(true);
        };
        (code.start, code.size) = (new, size);
        let code = *code;
        let left = names.rows(old, size);
        if !names.take(left.len()) {
            return Ok(false);
        }
        names.spans[left]
            .iter_mut()
            .for_each(|spans| spans.push(Span { from_ns, name: None }));
        self.place(names, from_ns, &code)
    }

    /// Lines stand before the code that they are of.
    fn describe(&mut self, at: u64, length: u64) -> io::Result<bool> {
        if length >= PREFIX + 16 {
            let start = self.u64()?;
            if self.lines.len() >= CODES {
                self.lines.clear();
            }
            self.lines.insert(start, at);
        }
        Ok(true)
    }

    /// Gives the addresses in a piece of code its name, and their lines.
    fn place(&mut self, names: &mut JitNames, from_ns: u64, code: &Code) -> io::Result<bool> {
        let rows = names.rows(code.start, code.size);
        if rows.is_empty() {
            return Ok(true);
        }
        if !names.take(rows.len()) {
            return Ok(false);
        }
        self.go(code.name_at)?;
        let function = text(&self.bytes()?);
        if function.is_empty() {
            return Ok(true);
        }
        let lines = match code.lines_at {
            0 => Vec::new(),
            at => self.lines_of(names, at)?,
        };
        for row in rows {
            let made = (names.addresses[row] - code.start).wrapping_add(code.made);
            let (file, line) = lines
                .partition_point(|(from, ..)| *from <= made)
                .checked_sub(1)
                .map_or((String::new(), 0), |n| (lines[n].1.clone(), lines[n].2));
            let name = names.name(JitName {
                function: function.clone(),
                file,
                line,
            });
            names.spans[row].push(Span {
                from_ns,
                name: Some(name),
            });
        }
        Ok(true)
    }

    /// From which address on which line of which file it is, ascending.
    fn lines_of(&mut self, names: &mut JitNames, at: u64) -> io::Result<Vec<(u64, String, u32)>> {
        self.go(at + 4)?;
        let end = at + u64::from(self.u32()?);
        self.skip(16)?;
        let count = self.u64()?;
        let mut lines: Vec<(u64, String, u32)> = Vec::new();
        for _ in 0..count {
            if self.position()?.saturating_add(17) > end || !names.take(1) {
                break;
            }
            let (from, line) = (self.u64()?, self.u32()?);
            self.skip(4)?;
            let file = match self.bytes()?.as_slice() {
                // The same as before.
                [0xff] => lines.last().map_or(String::new(), |(_, file, _)| file.clone()),
                bytes => text(bytes),
            };
            lines.push((from, file, line));
        }
        lines.sort_by_key(|(from, ..)| *from);
        Ok(lines)
    }
}
