//! Loops of x86-64 that call a function of mathematics: whether a compiler could compute several of their iterations at once,
//! by what becomes of the number that the call returns.

use super::Loop;
use super::loops::{full, innermost, is_call, jumps, sources, writes};
use iced_x86::{FlowControl, Instruction, InstructionInfoFactory, Mnemonic, OpAccess, OpKind, Register, UsedMemory};
use std::collections::HashSet;

/// Times that the body is gone through: a number may pass through some places before it comes back to the call.
const ROUNDS: usize = 3;

/// Registers of numbers in which a call may leave anything (System V); of the others those that it must keep.
const KEPT: [Register; 7] = [
    Register::RBX,
    Register::RBP,
    Register::RSP,
    Register::R12,
    Register::R13,
    Register::R14,
    Register::R15,
];

/// What the innermost loop around the `call`th instruction of a function does; `None` where there is none around it.
/// `vectorised` says of a call whether there is a form of what it calls that computes several numbers at once.
pub(crate) fn around(code: &[Instruction], call: usize, vectorised: impl Fn(&Instruction) -> bool) -> Option<Loop> {
    let range = innermost(code).into_iter().find(|range| range.contains(&call))?;
    let (body, call) = (&code[range.clone()], call - range.start);
    if body.iter().any(|step| is_call(step) && !vectorised(step)) {
        return Some(Loop::Calls);
    }
    if goes_round(body, call) {
        return Some(Loop::Branches);
    }
    Some(fate(body, call).unwrap_or(Loop::Independent))
}

/// Whether a way leads from the beginning of the body back to it that does not pass the call.
fn goes_round(body: &[Instruction], call: usize) -> bool {
    let mut reached = vec![false; body.len()];
    let mut open = vec![0];
    while let Some(at) = open.pop() {
        if at == call || std::mem::replace(&mut reached[at], true) {
            continue;
        }
        let step = &body[at];
        if jumps(step) {
            let target = step.near_branch_target();
            match body.binary_search_by_key(&target, Instruction::ip) {
                Ok(0) => return true,
                Ok(other) => open.push(other),
                Err(_) => {}
            }
        }
        if step.flow_control() != FlowControl::UnconditionalBranch && at + 1 < body.len() {
            open.push(at + 1);
        }
    }
    false
}

/// Where a number lies between two instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Place {
    Register(Register),
    /// Of the function's own frame.
    Stack(Register, u64),
}

fn on_the_stack(memory: &UsedMemory) -> Option<Place> {
    let base = full(memory.base());
    let own = matches!(base, Register::RSP | Register::RBP) && memory.index() == Register::None;
    own.then(|| Place::Stack(base, memory.displacement()))
}

/// What keeps iterations apart: the number that the call returns, or what is made of it, is what an iteration after it passes to
/// the call or ends by, or says where it stores.
fn fate(body: &[Instruction], call: usize) -> Option<Loop> {
    let mut info = InstructionInfoFactory::new();
    let result = Place::Register(full(Register::XMM0));
    let mut made: HashSet<Place> = HashSet::from([result]);
    let mut ends_by_it = false;
    let turn = (call + 1..body.len()).chain(0..=call);
    for at in std::iter::repeat_n(turn, ROUNDS).flatten() {
        let step = &body[at];
        let is_made = |register: Register| made.contains(&Place::Register(full(register)));
        if is_call(step) {
            let fed = made.contains(&result);
            if at == call && fed {
                return Some(Loop::Recurrence);
            }
            made.retain(|place| match place {
                Place::Register(register) => KEPT.contains(register),
                Place::Stack(..) => true,
            });
            if at == call || fed {
                made.insert(result);
            }
            continue;
        }
        if ends_by_it && (at + 1 == body.len() || leaves(body, step)) {
            return Some(Loop::Recurrence);
        }
        let used = info.info(step);
        let by_address = |memory: &UsedMemory| is_made(memory.base()) || is_made(memory.index());
        let reads = |memory: &UsedMemory| !matches!(memory.access(), OpAccess::Write | OpAccess::CondWrite);
        let read =
            |memory: &UsedMemory| by_address(memory) || on_the_stack(memory).is_some_and(|place| made.contains(&place));
        let address =
            step.mnemonic() == Mnemonic::Lea && [step.memory_base(), step.memory_index()].into_iter().any(is_made);
        let memory = used.used_memory();
        if memory
            .iter()
            .any(|memory| writes(memory.access()) && by_address(memory))
        {
            return Some(Loop::Indirect);
        }
        let rests = !is_nothing(step)
            && (address
                || sources(step).into_iter().any(is_made)
                || memory.iter().any(|memory| reads(memory) && read(memory)));
        if step.rflags_modified() != 0 {
            ends_by_it = rests;
        }
        let registers = used.used_registers().iter().filter(|used| writes(used.access()));
        let places = memory
            .iter()
            .filter(|memory| writes(memory.access()))
            .filter_map(on_the_stack);
        let written = registers
            .map(|used| Place::Register(full(used.register())))
            .chain(places);
        for place in written.collect::<Vec<_>>() {
            match rests {
                true => made.insert(place),
                false => made.remove(&place),
            };
        }
    }
    None
}

/// Whether it may go out of the loop.
fn leaves(body: &[Instruction], step: &Instruction) -> bool {
    let inside = body[0].ip()..=body[body.len() - 1].ip();
    step.flow_control() == FlowControl::ConditionalBranch && !inside.contains(&step.near_branch_target())
}

/// Whether it makes 0, whatever was in its registers.
fn is_nothing(step: &Instruction) -> bool {
    use Mnemonic::{Pxor, Vpxor, Vxorpd, Vxorps, Xor, Xorpd, Xorps};
    let from = step.op_count().saturating_sub(1);
    let same = (from > 0).then(|| (from - 1, from)).is_some_and(|(one, other)| {
        step.op_kind(one) == OpKind::Register
            && step.op_kind(other) == OpKind::Register
            && step.op_register(one) == step.op_register(other)
    });
    same && matches!(step.mnemonic(), Pxor | Vpxor | Vxorpd | Vxorps | Xor | Xorpd | Xorps)
}
