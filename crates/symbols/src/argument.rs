//! The second floating-point number that a call passes, an exponent above all, where the code has a constant for it. Of
//! x86-64 alone, where it stands in xmm1.

use crate::extent::{LONGEST, extents};
use crate::image::Image;
use crate::instruction::Machine;
use crate::instruction::x86::decoded;
use iced_x86::{FlowControl, Instruction, InstructionInfoFactory, Mnemonic, OpAccess, OpKind, Register};
use std::collections::HashSet;

/// Instructions before the call that are looked at.
const NEAR: usize = 24;

/// For each of some ascending addresses, each in a call, what the call passes.
pub(crate) fn second_arguments(image: &Image<'_>, addresses: &[u64]) -> Vec<Option<f64>> {
    if image.machine() != Some(Machine::X86_64) {
        return vec![None; addresses.len()];
    }
    let found = addresses
        .iter()
        .zip(extents(image, addresses))
        .map(|(&address, extent)| {
            let extent = extent.filter(|extent| extent.contains(&address) && extent.end - extent.start <= LONGEST)?;
            let bytes = image.bytes_at(extent.start)?;
            let size = usize::try_from(extent.end - extent.start).ok()?;
            let code = decoded(64, &bytes[..bytes.len().min(size)], extent.start);
            let call = code
                .iter()
                .position(|step| (step.ip()..step.next_ip()).contains(&address))?;
            constant(image, &code, call)
        });
    found.collect()
}

fn constant(image: &Image<'_>, code: &[Instruction], call: usize) -> Option<f64> {
    let targets: HashSet<u64> = code.iter().map(Instruction::near_branch_target).collect();
    let mut info = InstructionInfoFactory::new();
    let mut register = Register::XMM1;
    for at in (call.saturating_sub(NEAR)..call).rev() {
        let step = &code[at];
        // What another way leads to, or comes back from a call, has other values.
        if step.flow_control() != FlowControl::Next || targets.contains(&code[at + 1].ip()) {
            break;
        }
        if !writes(step, register, &mut info) {
            continue;
        }
        let from = step.op_count().saturating_sub(1);
        match step.mnemonic() {
            Mnemonic::Movapd
            | Mnemonic::Movaps
            | Mnemonic::Vmovapd
            | Mnemonic::Vmovaps
            | Mnemonic::Movq
            | Mnemonic::Vmovq
                if step.op_kind(from) == OpKind::Register =>
            {
                register = step.op_register(from).full_register();
            }
            _ => return loaded(image, step),
        }
    }
    // A general register may hold it from before a loop with calls, if it is written nowhere else.
    let of_all = code
        .iter()
        .filter(|step| step.mnemonic() != Mnemonic::Pop && writes(step, register, &mut info));
    match (register.is_gpr(), of_all.collect::<Vec<_>>().as_slice()) {
        (true, [once]) => loaded(image, once),
        _ => None,
    }
}

fn writes(step: &Instruction, register: Register, info: &mut InstructionInfoFactory) -> bool {
    let same = |used: Register| used.full_register() == register.full_register();
    let written = |access| {
        !matches!(
            access,
            OpAccess::None | OpAccess::NoMemAccess | OpAccess::Read | OpAccess::CondRead
        )
    };
    let used = info.info(step).used_registers().iter();
    used.clone().any(|used| same(used.register()) && written(used.access()))
}

/// The number that an instruction loads from a place in the file.
fn loaded(image: &Image<'_>, step: &Instruction) -> Option<f64> {
    if step.op1_kind() != OpKind::Memory || !step.is_ip_rel_memory_operand() {
        return None;
    }
    let bytes = image.bytes_at(step.ip_rel_memory_address())?;
    match step.mnemonic() {
        Mnemonic::Movss | Mnemonic::Vmovss => Some(f32::from_le_bytes(*bytes.first_chunk()?).into()),
        Mnemonic::Movsd | Mnemonic::Vmovsd | Mnemonic::Mov | Mnemonic::Movq | Mnemonic::Vmovq => {
            Some(f64::from_le_bytes(*bytes.first_chunk()?))
        }
        _ => None,
    }
}
