//! Which instruction a sample is of.
//!
//! An interrupt comes between two instructions: the processor completes the oldest one that it has begun, and the address
//! that is seen is that of the next, which has not run. The time was spent on the one before: in
//!
//! ```text
//!    sqrtsd %xmm0,%xmm0     18 cycles
//!    movsd  %xmm0,(%rsi)    here are the samples
//! ```
//!
//! the root took it, not the store. Which one was before is known where code runs straight on; at the beginning of a loop,
//! or behind a jump that is always taken, it was a branch. But a jump back completes together with what its turn waited for,
//! so where the turn has a division or root, and no call, that took the time. And what needs the result of a division of integers,
//! which is many steps within the processor, or reads where it says, is seen in its place.

use crate::extent::{LONGEST, extents};
use crate::image::Image;
use crate::instruction::{
    Instruction, InstructionKind, Loop, Machine, Slow, Step, decode, loops, needs_quotient, steps,
};
use std::collections::HashMap;
use std::ops::Range;

/// An instruction, and what the innermost loop around it does, if it is in one.
pub(crate) type Completed = (Instruction, Option<Loop>);

/// For each of some ascending addresses, the instruction that was completed when it was seen. Where no function is known
/// around it, the instruction at the address.
pub(crate) fn completed(image: &Image<'_>, machine: Machine, addresses: &[u64]) -> Vec<Option<Completed>> {
    let at = |address| decode(machine, image.bytes_at(address)?);
    let extents = extents(image, addresses);
    let mut walked: Option<(Range<u64>, Function)> = None;
    let found = addresses.iter().zip(extents).map(|(&address, extent)| {
        let extent = extent.filter(|extent| extent.contains(&address) && extent.end - extent.start <= LONGEST);
        let Some(extent) = extent else {
            return Some((at(address)?, None));
        };
        if walked.as_ref().is_none_or(|(known, _)| *known != extent) {
            walked = Some((extent.clone(), Function::walk(image, machine, extent)));
        }
        let (_, function) = walked.as_ref()?;
        let instruction = match function.before(address) {
            Before::Unknown => at(address),
            Before::Branch => Some(Instruction::of(InstructionKind::Branch, 0)),
            Before::At(address) => at(address).map(|found| Instruction {
                slow: (found.slow).or_else(|| {
                    function
                        .needs_quotient(image, machine, address)
                        .then_some(Slow::IntegerDivision)
                }),
                ..found
            }),
            Before::JumpBack(turn) => {
                let branch = Instruction::of(InstructionKind::Branch, 0);
                let decoded: Vec<(Instruction, bool)> = (turn.iter())
                    .filter_map(|step| Some((at(step.address)?, step.target.is_none())))
                    .collect();
                let calls = |(found, away): &(Instruction, bool)| found.class == InstructionKind::Branch && *away;
                let slow = decoded
                    .iter()
                    .rev()
                    .map(|(found, _)| *found)
                    .find(|found| found.slow.is_some());
                Some(slow.filter(|_| !decoded.iter().any(calls)).unwrap_or(branch))
            }
        };
        Some((instruction?, function.loop_around(address)))
    });
    found.collect()
}

/// Instructions; what comes later than that after a division does not wait for it.
const SOON: usize = 8;

/// A function from its beginning to its end, instruction by instruction.
struct Function {
    steps: Vec<Step>,
    /// Where jumps lead back to, and the first of these.
    heads: HashMap<u64, u64>,
    /// The innermost loops, ascending.
    loops: Vec<(Range<u64>, Loop)>,
}

enum Before<'a> {
    /// The address is not that of an instruction of the function.
    Unknown,
    Branch,
    /// The jump back at the end of a turn of a loop, of these instructions.
    JumpBack(&'a [Step]),
    At(u64),
}

impl Function {
    fn walk(image: &Image<'_>, machine: Machine, extent: Range<u64>) -> Self {
        let bytes = image.bytes_at(extent.start).unwrap_or_default();
        let size = usize::try_from(extent.end - extent.start).unwrap_or(usize::MAX);
        let bytes = &bytes[..bytes.len().min(size)];
        let steps = steps(machine, bytes, extent.start);
        let jumps: Vec<(u64, &Step)> = (steps.iter())
            .filter_map(|step| Some((step.target.filter(|target| *target <= step.address)?, step)))
            .collect();
        // From behind a loop into its midst comes what seldom runs: a call of sqrt for what has no root.
        let enters = |target: u64, from: u64| {
            let mut turns = jumps.iter().filter(|(_, end)| end.goes_on);
            turns.any(|(head, end)| (*head + 1..=end.address).contains(&target) && end.address < from)
        };
        // The first stays: it is the last that is put in.
        let heads = (jumps.iter().rev())
            .filter(|(target, step)| !enters(*target, step.address))
            .map(|(target, step)| (*target, step.address))
            .collect();
        let loops = loops(machine, bytes, extent.start);
        Function { steps, heads, loops }
    }

    fn before(&self, address: u64) -> Before<'_> {
        let Ok(place) = self.steps.binary_search_by_key(&address, |step| step.address) else {
            return Before::Unknown;
        };
        // It stops between two of its turns.
        if self.steps[place].repeats {
            return Before::At(address);
        }
        if let Some(jump) = self.heads.get(&address) {
            let turn = &self.steps[place..];
            return Before::JumpBack(&turn[..turn.partition_point(|step| step.address < *jump)]);
        }
        match place.checked_sub(1).and_then(|before| self.steps.get(before)) {
            Some(before) if before.goes_on => Before::At(before.address),
            _ => Before::Branch,
        }
    }

    /// Whether the instruction at an address needs the result of a division that the code before it runs straight on from.
    fn needs_quotient(&self, image: &Image<'_>, machine: Machine, address: u64) -> bool {
        let Ok(place) = self.steps.binary_search_by_key(&address, |step| step.address) else {
            return false;
        };
        let before = self.steps[place.saturating_sub(SOON)..place].iter().rev();
        let straight = before.take_while(|step| step.goes_on && step.target.is_none()).count();
        let (Some(first), Some(next)) = (self.steps.get(place - straight), self.steps.get(place + 1)) else {
            return false;
        };
        let bytes = image.bytes_at(first.address).unwrap_or_default();
        let size = (next.address - first.address) as usize;
        bytes
            .get(..size)
            .is_some_and(|bytes| needs_quotient(machine, bytes, first.address))
    }

    /// Of the address that was seen: it and the one before are in the same loop, but where a loop is left.
    fn loop_around(&self, address: u64) -> Option<Loop> {
        let after = self.loops.partition_point(|(range, _)| range.start <= address);
        let (range, kind) = self.loops.get(after.checked_sub(1)?)?;
        range.contains(&address).then_some(*kind)
    }
}
