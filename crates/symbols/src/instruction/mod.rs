//! What kind of instruction stands at an address.
//!
//! | class | what is in it |
//! |---|---|
//! | memory | moves to or from memory, push and pop, prefetches, fences; gathers and scatters |
//! | vector | arithmetic, comparison, conversion and shuffling of packed values |
//! | scalar | arithmetic of one value: integers, addresses, and floating point one at a time, in whatever register |
//! | branch | jumps, calls, returns |
//! | other | moves between registers and of constants, no-operations, system instructions |
//!
//! An instruction that computes and has an operand in memory counts as what it computes. The width is that of the
//! vector registers of `vector` and `memory` instructions that handle packed values; 0 for all others, and for
//! registers whose length the machine decides (SVE).

mod aarch64;
mod x86;

/// The kind of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Class {
    /// Arithmetic of single values.
    Scalar,
    /// Arithmetic of packed values.
    Vector,
    /// Moving to or from memory.
    Memory,
    /// Going elsewhere.
    Branch,
    /// None of these.
    Other,
}

impl Class {
    /// As in `frames/instruction`.
    pub fn id(self) -> &'static str {
        match self {
            Class::Scalar => "scalar",
            Class::Vector => "vector",
            Class::Memory => "memory",
            Class::Branch => "branch",
            Class::Other => "other",
        }
    }
}

/// An instruction's kind and width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Instruction {
    /// Its kind.
    pub class: Class,
    /// Bits of its vector registers, 0 if none.
    pub vector_bits: u32,
}

/// A processor whose instructions can be decoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Machine {
    /// x86 in 64-bit mode.
    X86_64,
    /// x86 in 32-bit mode.
    X86,
    /// AArch64, little-endian.
    Aarch64,
}

/// Length in bytes and text of the instruction at the start of `bytes`, which stands at `address`; `None` if there is
/// none. x86 as the GNU tools write it; for AArch64, whose text we do not have, the word in hexadecimal.
pub fn text(machine: Machine, bytes: &[u8], address: u64) -> Option<(u64, String)> {
    match machine {
        Machine::X86_64 => x86::text(64, bytes, address),
        Machine::X86 => x86::text(32, bytes, address),
        Machine::Aarch64 => {
            let word = u32::from_le_bytes(*bytes.first_chunk()?);
            Some((4, format!(".word 0x{word:08x}")))
        }
    }
}

/// The instruction at the start of `bytes`; `None` if there is none.
pub fn decode(machine: Machine, bytes: &[u8]) -> Option<Instruction> {
    match machine {
        Machine::X86_64 => x86::decode(64, bytes),
        Machine::X86 => x86::decode(32, bytes),
        Machine::Aarch64 => bytes
            .first_chunk()
            .and_then(|word| aarch64::decode(u32::from_le_bytes(*word))),
    }
}
