//! Names of code that a program made while it ran, as its runtime wrote them for perf: a map (`perf-PID.map`) and a jitdump
//! (`jit-PID.dump`).
//!
//! Only names of the addresses that are asked for are kept. Both files may hold anything: no content of theirs makes the readers
//! panic, take more memory than the bounds below, or go on for long.

mod dump;
mod map;

use std::collections::HashMap;
use std::io::{self, Read, Seek};
use std::ops::Range;

/// Longest name, and longest name of a file.
const NAME: u64 = 16 << 10;
/// Pieces of code over addresses, all together: more are garbage.
const HITS: usize = 1 << 22;

/// What code made at run time is called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct JitName {
    /// Never empty.
    pub function: String,
    /// Source file; empty if not known.
    pub file: String,
    /// Line, 0 if not known.
    pub line: u32,
}

/// Code at an address from a moment on, CLOCK_MONOTONIC.
#[derive(Clone, Copy, Debug)]
struct Span {
    from_ns: u64,
    /// `None`: the code that was there has gone elsewhere.
    name: Option<u32>,
}

/// Names of addresses of one process.
#[derive(Debug, Default)]
pub struct JitNames {
    /// Those that are asked for, ascending.
    addresses: Vec<u64>,
    /// By address, from the jitdump; in the order of time once it has been read.
    spans: Vec<Vec<Span>>,
    /// By address, from the map.
    mapped: Vec<Option<u32>>,
    names: Vec<JitName>,
    known: HashMap<JitName, u32>,
    hits: usize,
}

impl JitNames {
    /// No names yet, of these addresses.
    pub fn new(mut addresses: Vec<u64>) -> Self {
        addresses.sort_unstable();
        addresses.dedup();
        Self {
            spans: vec![Vec::new(); addresses.len()],
            mapped: vec![None; addresses.len()],
            addresses,
            ..Self::default()
        }
    }

    /// Takes the names of a map. It has no times: what stands further down came later, and counts.
    ///
    /// # Errors
    ///
    /// What reading fails with; the names before stay.
    pub fn add_map(&mut self, file: impl Read) -> io::Result<()> {
        map::read(self, file)
    }

    /// Takes the names of a jitdump.
    ///
    /// # Errors
    ///
    /// What reading fails with, or that it is none of this machine's; the names before stay.
    pub fn add_dump(&mut self, file: impl Read + Seek) -> io::Result<()> {
        let read = dump::read(self, file);
        for spans in &mut self.spans {
            spans.sort_by_key(|span| span.from_ns);
        }
        read
    }

    /// The name of an address: of what lay there at a moment, if there is one and the jitdump tells, else of what came last.
    pub fn at(&self, address: u64, mono_ns: Option<u64>) -> Option<&JitName> {
        let row = self.addresses.binary_search(&address).ok()?;
        let spans = &self.spans[row];
        let span = match mono_ns {
            // It may be told of a little later than it runs.
            Some(now) => spans.iter().rfind(|span| span.from_ns <= now).or(spans.first()),
            None => spans.iter().rfind(|span| span.name.is_some()),
        };
        let name = match span {
            Some(span) => span.name,
            None => self.mapped[row],
        };
        name.map(|name| &self.names[name as usize])
    }

    /// Rows of the addresses in a range.
    fn rows(&self, start: u64, size: u64) -> Range<usize> {
        let end = start.saturating_add(size);
        let first = self.addresses.partition_point(|address| *address < start);
        first..self.addresses.partition_point(|address| *address < end).max(first)
    }

    /// Whether there is still room for code over so many addresses.
    fn take(&mut self, rows: usize) -> bool {
        self.hits = self.hits.saturating_add(rows);
        self.hits <= HITS
    }

    fn name(&mut self, name: JitName) -> u32 {
        let JitNames { names, known, .. } = self;
        *known.entry(name).or_insert_with_key(|name| {
            names.push(name.clone());
            names.len() as u32 - 1
        })
    }
}

/// Text of the program's, as far as it is text.
fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).trim().to_string()
}

#[cfg(test)]
mod tests;
