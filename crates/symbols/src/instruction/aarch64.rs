//! AArch64: the encoding groups of A64 (bits 28 to 25) tell most of it.

use super::{Atomic, Instruction, InstructionKind, Step};

/// The instruction that a word encodes.
pub fn decode(word: u32) -> Option<Instruction> {
    let atomic = match word {
        0xd503_203f => Atomic::Waits,
        _ if is_atomic(word) => Atomic::Changes,
        _ => Atomic::No,
    };
    Some(Instruction { atomic, ..kind(word)? })
}

/// Exclusive loads and stores and cas, of which those that only keep an order (ldar, stlr) are none; ldadd, swp and the like.
fn is_atomic(word: u32) -> bool {
    let exclusive = word & 0x3f00_0000 == 0x0800_0000 && word & 0x00a0_0000 != 0x0080_0000;
    exclusive || word & 0x3b20_0c00 == 0x3820_0000
}

fn kind(word: u32) -> Option<Instruction> {
    let bit = |n: u32| word >> n & 1 == 1;
    let plain = |class| Some(Instruction::of(class, 0));
    match word >> 25 & 0xf {
        0b0000 if bit(31) => scalable(word),
        // Reserved: udf.
        0b0000 | 0b0001 | 0b0011 => None,
        0b0010 => scalable(word),
        // Data processing, immediate: movn, movz, movk are constants; the rest computes.
        0b1000 | 0b1001 => plain(if word >> 23 & 0x7 == 0b101 {
            InstructionKind::Other
        } else {
            InstructionKind::Scalar
        }),
        0b1010 | 0b1011 => plain(if branches(word) {
            InstructionKind::Branch
        } else {
            InstructionKind::Other
        }),
        0b0101 | 0b1101 => plain(if register_move(word) {
            InstructionKind::Other
        } else {
            InstructionKind::Scalar
        }),
        0b0111 | 0b1111 => Some(float_or_vector(word)),
        // Loads and stores: x1x0.
        _ => Some(Instruction::of(
            InstructionKind::Memory,
            if bit(26) { load_bits(word) } else { 0 },
        )),
    }
}

/// Where the processor goes from a word at an address.
pub fn step(word: u32, address: u64) -> Step {
    // The offset has so many bits, from bit `low` on, and counts words.
    let target = |low: u32, bits: u32| {
        let offset = i64::from((word << (32 - low - bits)) as i32 >> (32 - bits));
        address.checked_add_signed(4 * offset)
    };
    let (goes_on, target) = match word >> 24 {
        // b; of bl, a call, the target is not asked for.
        0x14..=0x17 => (false, target(0, 26)),
        // b.cond, bc.cond; cbz, cbnz.
        0x54 | 0x34 | 0x35 | 0xb4 | 0xb5 => (true, target(5, 19)),
        // tbz, tbnz.
        0x36 | 0x37 | 0xb6 | 0xb7 => (true, target(5, 14)),
        // br, ret, eret; blr has 1 in bits 23 to 21, with a pointer's signature checked or not.
        0xd6 | 0xd7 => (word >> 21 & 0x7 == 0b001, None),
        _ => (true, None),
    };
    Step {
        address,
        goes_on,
        target,
        repeats: false,
    }
}

/// Branches, exceptions, system instructions: all that goes elsewhere but the exceptions.
fn branches(word: u32) -> bool {
    match word >> 29 {
        // b, bl; cbz, cbnz, tbz, tbnz.
        0b000 | 0b100 | 0b001 | 0b101 => true,
        // b.cond, bc.cond.
        0b010 => word >> 25 & 0x7f == 0b010_1010,
        // br, blr, ret, eret: bit 25 is set; svc, hint, msr, barriers: it is not.
        0b110 => word >> 25 & 0x7f == 0b110_1011,
        _ => false,
    }
}

/// `mov xd, xm` is `orr xd, xzr, xm` without a shift.
fn register_move(word: u32) -> bool {
    word & 0x7fe0_ffe0 == 0x2a00_03e0
}

/// Width of a load or store of vector registers: 0 for one value.
fn load_bits(word: u32) -> u32 {
    let size = word >> 30;
    // ld1 to ld4, st1 to st4: bit 30 is Q. The single-structure forms (bit 24) fill one lane, or with r all.
    if word >> 31 == 0 && word >> 24 & 0x3e == 0b00_1100 {
        return if word >> 30 & 1 == 1 { 128 } else { 64 };
    }
    // Pairs and literals: opc is the size, 2 means 16 bytes.
    let pair = word >> 27 & 0x7 == 0b101;
    let literal = word >> 27 & 0x7 == 0b011 && word >> 24 & 0x3 == 0;
    if pair || literal {
        return if size == 2 { 128 } else { 0 };
    }
    // Single registers: size 0 with the high bit of opc is the 16-byte form.
    if size == 0 && word >> 23 & 1 == 1 { 128 } else { 0 }
}

/// Scalar floating point and advanced SIMD.
fn float_or_vector(word: u32) -> Instruction {
    let plain = |class| Instruction::of(class, 0);
    // Bit 28 set: one value (floating point, conversions, the scalar forms of SIMD); bit 31 set: to and from x registers.
    if word >> 28 & 1 == 1 {
        let floating = word >> 24 & 0x5f == 0b001_1110 && word >> 21 & 1 == 1;
        // fmov between registers, of a constant, and between the two files.
        let one_source = word >> 10 & 0x1f == 0b1_0000 && word >> 15 & 0x3f == 0;
        let constant = word >> 10 & 0x7 == 0b100 && word >> 5 & 0x1f == 0;
        let across = word >> 10 & 0x3f == 0 && word >> 17 & 0x3 == 0b11;
        return plain(if floating && (one_source || constant || across) {
            InstructionKind::Other
        } else {
            InstructionKind::Scalar
        });
    }
    // umov and smov, and dup or ins from a general register, are still made in the vector unit.
    let vector_bits = if word >> 30 & 1 == 1 { 128 } else { 64 };
    Instruction::of(InstructionKind::Vector, vector_bits)
}

/// SVE and SME. The machine decides their width, so it is not known here.
fn scalable(word: u32) -> Option<Instruction> {
    let memory = match word >> 25 & 0xf {
        // SME: ld1, st1, ldr, str of ZA have bits 31 to 29 111; outer products and moves 100, 101, 110.
        0b0000 => word >> 29 == 0b111,
        // SVE: 1xx in bits 31 to 29 is memory.
        _ => word >> 31 == 1,
    };
    Some(Instruction::of(
        if memory {
            InstructionKind::Memory
        } else {
            InstructionKind::Vector
        },
        0,
    ))
}
