//! An ELF file: its build id, its symbols, and the bytes that are loaded at an address.

use crate::instruction::Machine;
use object::read::{Object, ObjectSegment, ObjectSymbol, SymbolKind};
use std::ops::Range;

/// A parsed ELF file, borrowing its bytes.
pub struct Image<'a> {
    pub object: object::File<'a>,
}

/// A name for an address, and what made it the best so far.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Candidate<'a> {
    address: u64,
    size: u64,
    local: bool,
    weak: bool,
    name: &'a str,
}

impl Candidate<'_> {
    /// The smallest symbol is the innermost; of aliases the global, then the strong, then the plainest is the name
    /// a person knows.
    fn rank(&self) -> impl Ord {
        let underscores = self.name.len() - self.name.trim_start_matches('_').len();
        (
            self.size,
            self.local,
            underscores,
            self.weak,
            self.name.len(),
            self.name.to_string(),
        )
    }
}

impl<'a> Image<'a> {
    /// Parses an ELF file; the error is a clause.
    pub fn parse(bytes: &'a [u8]) -> Result<Self, String> {
        if !bytes.starts_with(b"\x7fELF") {
            return Err("it is not an ELF file".to_string());
        }
        object::File::parse(bytes)
            .map(|object| Self { object })
            .map_err(|error| error.to_string())
    }

    /// The GNU build id.
    pub fn build_id(&self) -> Option<&'a [u8]> {
        self.object.build_id().ok().flatten()
    }

    /// Whether it has DWARF of its own.
    pub fn has_dwarf(&self) -> bool {
        ["debug_info", "zdebug_info"]
            .iter()
            .any(|name| self.object.section_by_name(&format!(".{name}")).is_some())
    }

    /// Whether it has a full symbol table.
    pub fn has_symbols(&self) -> bool {
        self.object.symbols().next().is_some()
    }

    /// The processor it is for, if we can decode its instructions.
    pub fn machine(&self) -> Option<Machine> {
        match self.object.architecture() {
            object::Architecture::X86_64 | object::Architecture::X86_64_X32 => Some(Machine::X86_64),
            object::Architecture::I386 => Some(Machine::X86),
            object::Architecture::Aarch64 if self.object.is_little_endian() => Some(Machine::Aarch64),
            _ => None,
        }
    }

    /// The file's bytes that are loaded from an address on.
    pub fn bytes_at(&self, address: u64) -> Option<&'a [u8]> {
        self.object.segments().find_map(|segment| {
            let offset = address.checked_sub(segment.address())?;
            let data = segment.data().ok()?;
            data.get(usize::try_from(offset).ok()?..)
                .filter(|rest| !rest.is_empty())
        })
    }

    /// For each of some ascending addresses, the name of the function symbol it lies in.
    pub fn symbols(&self, addresses: &[u64]) -> Vec<Option<&'a str>> {
        let best = self.best(addresses).into_iter();
        best.map(|candidate| candidate.map(|candidate| candidate.name))
            .collect()
    }

    /// The variable that an address lies in.
    pub fn variable(&self, address: u64) -> Option<&'a str> {
        let all = self.object.symbols().chain(self.object.dynamic_symbols());
        let holds = |symbol: &object::Symbol<'a, '_>| {
            let range = symbol.address()..symbol.address().saturating_add(symbol.size());
            symbol.kind() == SymbolKind::Data && !symbol.is_undefined() && range.contains(&address)
        };
        let names = all.filter(holds).filter_map(|symbol| symbol.name().ok());
        names
            .filter(|name| !name.is_empty())
            .min_by_key(|name| (name.len(), *name))
    }

    /// For each of some ascending addresses, where the function symbol begins and ends that it lies in.
    pub fn extents(&self, addresses: &[u64]) -> Vec<Option<Range<u64>>> {
        let best = self.best(addresses).into_iter();
        best.map(|candidate| candidate.map(|c| c.address..c.address.saturating_add(c.size)))
            .collect()
    }

    /// The symbols are passed over once and looked up among the addresses, not the other way round: a profile has
    /// hundreds of addresses, a file may have a million symbols, and sorting those would cost more than all else.
    fn best(&self, addresses: &[u64]) -> Vec<Option<Candidate<'a>>> {
        let mut best: Vec<Option<Candidate<'a>>> = vec![None; addresses.len()];
        for symbol in self.object.symbols().chain(self.object.dynamic_symbols()) {
            let end = symbol.address().saturating_add(symbol.size());
            let first = addresses.partition_point(|&address| address < symbol.address());
            if first == addresses.len() || addresses[first] >= end {
                continue;
            }
            if symbol.kind() != SymbolKind::Text || symbol.is_undefined() {
                continue;
            }
            let Some(name) = symbol.name().ok().filter(|name| !name.is_empty()) else {
                continue;
            };
            let candidate = Candidate {
                address: symbol.address(),
                size: symbol.size(),
                local: symbol.is_local(),
                weak: symbol.is_weak(),
                name,
            };
            for (address, slot) in addresses[first..].iter().zip(&mut best[first..]) {
                if *address >= end {
                    break;
                }
                if slot.is_none_or(|known| candidate.rank() < known.rank()) {
                    *slot = Some(candidate);
                }
            }
        }
        best
    }
}
