//! What an instruction of x86-64 had to wait for.

use super::Slow;
use super::loops::{full, reads, writes};
use super::x86::class_of;
use iced_x86::{Instruction, InstructionInfoFactory, Register};
use std::collections::HashSet;

/// Whether the last of some instructions that follow each other needs the result of a division of integers, or reads where it
/// says. What was read from memory in between is waited for itself.
pub(super) fn needs_quotient(code: &[Instruction]) -> bool {
    let Some((last, before)) = code.split_last() else {
        return false;
    };
    let mut info = InstructionInfoFactory::new();
    let mut registers = |step: &Instruction, wanted: fn(iced_x86::OpAccess) -> bool| -> Vec<Register> {
        let used = info.info(step).used_registers().iter();
        used.filter(|used| wanted(used.access()))
            .map(|used| full(used.register()))
            .collect()
    };
    let mut needed: HashSet<Register> = registers(last, reads).into_iter().collect();
    for step in before.iter().rev() {
        let written = registers(step, writes);
        if !written.iter().any(|register| needed.contains(register)) {
            continue;
        }
        let class = class_of(step);
        if class.slow == Some(Slow::IntegerDivision) {
            return true;
        }
        needed.retain(|register| !written.contains(register));
        if !class.in_memory {
            needed.extend(registers(step, reads));
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::super::x86::decoded;
    use super::*;

    fn told(bytes: &[u8]) -> bool {
        needs_quotient(&decoded(64, bytes, 0))
    }

    #[test]
    fn a_remainder_says_where_is_read() {
        // cltd; idiv %ebx; add %edi,%edx; movslq %edx,%rdx; add 0(%rbp,%rdx,4),%r15d
        let by_remainder = [
            0x99, 0xf7, 0xfb, 0x01, 0xfa, 0x48, 0x63, 0xd2, 0x44, 0x03, 0x7c, 0x95, 0x00,
        ];
        assert!(told(&by_remainder));
        // The same with mov %rcx,%rdx in the place of movslq.
        let by_another = [
            0x99, 0xf7, 0xfb, 0x01, 0xfa, 0x48, 0x89, 0xca, 0x44, 0x03, 0x7c, 0x95, 0x00,
        ];
        assert!(!told(&by_another));
        // cltd; idiv %ebx; mov (%rdx),%rax; add %rax,%rcx
        assert!(!told(&[0x99, 0xf7, 0xfb, 0x48, 0x8b, 0x02, 0x48, 0x01, 0xc1]));
    }
}
