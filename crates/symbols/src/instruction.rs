//! What kind of instruction stands at an address.
//!
//! | kind | what is in it |
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
pub(crate) mod around;
mod awaited;
pub(crate) mod loops;
pub(crate) mod x86;

pub use format::words::{InstructionKind, Loop, Slow};

/// An instruction's kind and width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Instruction {
    /// Its kind.
    pub class: InstructionKind,
    /// Bits of its vector registers, 0 if none.
    pub vector_bits: u32,
    /// Whether it has an operand in memory.
    pub in_memory: bool,
    /// How it deals with other threads.
    pub atomic: Atomic,
    /// What it is, if it takes long.
    pub slow: Option<Slow>,
}

/// What an instruction has to do with other threads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Atomic {
    /// Nothing.
    #[default]
    No,
    /// It changes memory atomically, or is part of doing so.
    Changes,
    /// It says that its loop waits.
    Waits,
}

impl Instruction {
    pub(crate) fn of(class: InstructionKind, vector_bits: u32) -> Instruction {
        Instruction {
            class,
            vector_bits,
            in_memory: class == InstructionKind::Memory,
            atomic: Atomic::No,
            slow: None,
        }
    }
}

/// The innermost loops of the code `bytes`, which stands at `address`, ascending; of those of which
/// the code tells what they do; none on other processors than x86-64.
pub fn loops(machine: Machine, bytes: &[u8], address: u64) -> Vec<(std::ops::Range<u64>, Loop)> {
    match machine {
        Machine::X86_64 => loops::loops(bytes, address),
        Machine::X86 | Machine::Aarch64 => Vec::new(),
    }
}

/// Whether the last of the instructions `bytes` needs the result of a division of integers among those before it, or reads where
/// it says; not known of other processors than x86-64.
pub(crate) fn needs_quotient(machine: Machine, bytes: &[u8], address: u64) -> bool {
    machine == Machine::X86_64 && awaited::needs_quotient(&x86::decoded(64, bytes, address))
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

/// An instruction of several in a row, and where the processor goes from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// Its address.
    pub address: u64,
    /// Whether the one behind it can be the next, after a call say.
    pub goes_on: bool,
    /// Where it jumps to, if it always is the same place; of calls none.
    pub target: Option<u64>,
    /// It does its work in many turns, and may be interrupted between them: `rep movs`.
    pub repeats: bool,
}

/// The instructions of `bytes`, which stand at `address`, up to what is none.
pub(crate) fn steps(machine: Machine, bytes: &[u8], address: u64) -> Vec<Step> {
    match machine {
        Machine::X86_64 => x86::steps(64, bytes, address),
        Machine::X86 => x86::steps(32, bytes, address),
        Machine::Aarch64 => {
            let (words, _) = bytes.as_chunks::<4>();
            let words = words.iter().map(|word| u32::from_le_bytes(*word));
            let addresses = (0..).map_while(|n| address.checked_add(4 * n));
            addresses
                .zip(words)
                .map(|(address, word)| aarch64::step(word, address))
                .collect()
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn aarch64_goes_on_or_jumps() {
        let table = [
            (0x1400_0002, false, Some(0x1008)), // b +8
            (0x17ff_ffff, false, Some(0xffc)),  // b -4
            (0x9400_0001, true, None),          // bl +4
            (0x54ff_ffc1, true, Some(0xff8)),   // b.ne -8
            (0xb400_0040, true, Some(0x1008)),  // cbz x0, +8
            (0x371f_ffe0, true, Some(0xffc)),   // tbnz w0, #3, -4
            (0xd61f_0020, false, None),         // br x1
            (0xd63f_0020, true, None),          // blr x1
            (0xd65f_03c0, false, None),         // ret
            (0x9100_0400, true, None),          // add x0, x0, #1
        ];
        for (word, goes_on, target) in table {
            let found = steps(Machine::Aarch64, &u32::to_le_bytes(word), 0x1000);
            let repeats = false;
            let expected = Step {
                address: 0x1000,
                goes_on,
                target,
                repeats,
            };
            assert_eq!(found, [expected], "{word:08x}");
        }
    }
}
