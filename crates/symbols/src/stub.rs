//! The stubs through which code calls functions of other libraries: the procedure linkage table. No symbol and no line
//! covers them, but each jumps through a word that a relocation fills with the address of a function by name.

use crate::image::Image;
use object::read::{Object, ObjectSection, ObjectSymbol, ObjectSymbolTable, RelocationTarget};
use std::cell::OnceCell;
use std::collections::HashMap;

/// The stubs of a file.
pub struct Stubs<'a, 'b> {
    image: &'b Image<'a>,
    /// Names of called functions, by the address of the word that is jumped through: a large library has many.
    called: OnceCell<HashMap<u64, &'a str>>,
}

const ENDBR64: &[u8] = &[0xf3, 0x0f, 0x1e, 0xfa];
/// The prefix of `bnd jmp`.
const BND: u8 = 0xf2;
/// `jmp *offset(%rip)`, the offset behind it in four bytes.
const JUMP: &[u8] = &[0xff, 0x25];

impl<'a, 'b> Stubs<'a, 'b> {
    /// Those of an x86-64 file; of others none are known. Nothing is read before an address lies in one.
    pub fn new(image: &'b Image<'a>) -> Self {
        let called = OnceCell::new();
        Self { image, called }
    }

    fn called(&self) -> HashMap<u64, &'a str> {
        let mut called = HashMap::new();
        let object = &self.image.object;
        if let (object::Architecture::X86_64, Some(symbols)) = (object.architecture(), object.dynamic_symbol_table()) {
            for (address, relocation) in object.dynamic_relocations().into_iter().flatten() {
                if let RelocationTarget::Symbol(symbol) = relocation.target()
                    && let Ok(name) = symbols.symbol_by_index(symbol).and_then(|symbol| symbol.name())
                {
                    called.insert(address, name);
                }
            }
        }
        called
    }

    /// The linker's name of the function that the stub around an address calls.
    pub fn callee(&self, address: u64) -> Option<&'a str> {
        let table = self.image.object.sections().find(|section| {
            let inside = address.checked_sub(section.address());
            inside.is_some_and(|inside| inside < section.size())
                && section.name().is_ok_and(|name| name.starts_with(".plt"))
        })?;
        // Stubs have 16 bytes; those of .plt.got may have 8.
        let sizes: &[u64] = if table.name() == Ok(".plt.got") {
            &[8, 16]
        } else {
            &[16]
        };
        sizes.iter().find_map(|size| {
            let start = address - (address - table.address()) % size;
            self.behind(self.word(start)?)
        })
    }

    /// The linker's name of the function whose address the word at an address gets.
    pub fn behind(&self, word: u64) -> Option<&'a str> {
        self.called.get_or_init(|| self.called()).get(&word).copied()
    }

    /// The address of the word that the stub at an address jumps through.
    fn word(&self, start: u64) -> Option<u64> {
        let code = self.image.bytes_at(start)?;
        let jump = code.strip_prefix(ENDBR64).unwrap_or(code);
        let jump = jump.strip_prefix(&[BND]).unwrap_or(jump);
        let offset = i32::from_le_bytes(jump.strip_prefix(JUMP)?.get(..4)?.try_into().ok()?);
        let length = (code.len() - jump.len() + JUMP.len() + 4) as u64;
        start.checked_add(length)?.checked_add_signed(i64::from(offset))
    }
}
