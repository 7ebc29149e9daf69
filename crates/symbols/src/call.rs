//! What the code around a call of libm says of it, of x86-64 alone: the second floating-point number that it passes, an exponent
//! above all, where the code has a constant for it; and whether the loop around it could be computed several iterations at a
//! time.

use crate::extent::{LONGEST, extents};
use crate::image::Image;
use crate::instruction::around::around;
use crate::instruction::x86::decoded;
use crate::instruction::{Loop, Machine};
use crate::stub::Stubs;
use iced_x86::{FlowControl, Instruction, InstructionInfoFactory, Mnemonic, OpAccess, OpKind, Register};
use std::collections::HashSet;

/// Instructions before the call that are looked at.
const NEAR: usize = 24;

/// Functions of libm that compilers compute several of at a time where they may (glibc's libmvec; Intel's SVML), or without a call.
const VECTORISED: [&str; 31] = [
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "cos", "cosh", "erf", "erfc", "exp", "exp10",
    "exp2", "expm1", "fabs", "fma", "fmax", "fmin", "hypot", "log", "log10", "log1p", "log2", "pow", "sin", "sinh",
    "sqrt", "tan", "tanh",
];

/// What is known of a call.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Call {
    /// The constant that it passes in xmm1.
    pub second_argument: Option<f64>,
    /// What the loop around it does.
    pub in_loop: Option<Loop>,
}

/// What is known of the calls around some ascending addresses.
pub(crate) fn calls(image: &Image<'_>, stubs: &Stubs<'_, '_>, addresses: &[u64]) -> Vec<Call> {
    if image.machine() != Some(Machine::X86_64) {
        return vec![Call::default(); addresses.len()];
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
            Some(Call {
                second_argument: constant(image, &code, call),
                in_loop: around(&code, call, |step| is_vectorised(image, stubs, step)),
            })
        });
    found.map(Option::unwrap_or_default).collect()
}

/// Whether a call is of a function that is known to have a form for several numbers.
fn is_vectorised(image: &Image<'_>, stubs: &Stubs<'_, '_>, call: &Instruction) -> bool {
    let name = match call.flow_control() {
        FlowControl::IndirectCall if call.is_ip_rel_memory_operand() => stubs.behind(call.ip_rel_memory_address()),
        FlowControl::Call => {
            let target = call.near_branch_target();
            stubs.callee(target).or_else(|| image.symbols(&[target]).pop()?)
        }
        _ => None,
    };
    name.is_some_and(|name| {
        let known = |name: &str| VECTORISED.contains(&name);
        known(name) || name.strip_suffix('f').is_some_and(known)
    })
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
