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
//! or behind a jump that is always taken, it was a branch.

use crate::extent::{LONGEST, extents};
use crate::image::Image;
use crate::instruction::{Class, Instruction, Machine, Step, decode, steps};
use std::collections::HashSet;
use std::ops::Range;

const BRANCH: Instruction = Instruction {
    class: Class::Branch,
    vector_bits: 0,
};

/// For each of some ascending addresses, the instruction that was completed when it was seen. Where no function is known
/// around it, the instruction at the address.
pub(crate) fn completed(image: &Image<'_>, machine: Machine, addresses: &[u64]) -> Vec<Option<Instruction>> {
    let at = |address| decode(machine, image.bytes_at(address)?);
    let extents = extents(image, addresses);
    let mut walked: Option<(Range<u64>, Function)> = None;
    let found = addresses.iter().zip(extents).map(|(&address, extent)| {
        let extent = extent.filter(|extent| extent.contains(&address) && extent.end - extent.start <= LONGEST);
        let Some(extent) = extent else { return at(address) };
        if walked.as_ref().is_none_or(|(known, _)| *known != extent) {
            walked = Some((extent.clone(), Function::walk(image, machine, extent)));
        }
        match walked.as_ref()?.1.before(address) {
            Before::Unknown => at(address),
            Before::Branch => Some(BRANCH),
            Before::At(address) => at(address),
        }
    });
    found.collect()
}

/// A function from its beginning to its end, instruction by instruction.
struct Function {
    steps: Vec<Step>,
    /// Where jumps lead back to.
    loops: HashSet<u64>,
}

enum Before {
    /// The address is not that of an instruction of the function.
    Unknown,
    Branch,
    At(u64),
}

impl Function {
    fn walk(image: &Image<'_>, machine: Machine, extent: Range<u64>) -> Self {
        let bytes = image.bytes_at(extent.start).unwrap_or_default();
        let size = usize::try_from(extent.end - extent.start).unwrap_or(usize::MAX);
        let steps = steps(machine, &bytes[..bytes.len().min(size)], extent.start);
        let back = |step: &Step| step.target.filter(|&target| target <= step.address);
        let loops = steps.iter().filter_map(back).collect();
        Function { steps, loops }
    }

    fn before(&self, address: u64) -> Before {
        let Ok(place) = self.steps.binary_search_by_key(&address, |step| step.address) else {
            return Before::Unknown;
        };
        // It stops between two of its turns.
        if self.steps[place].repeats {
            return Before::At(address);
        }
        match place.checked_sub(1).and_then(|before| self.steps.get(before)) {
            Some(before) if before.goes_on && !self.loops.contains(&address) => Before::At(before.address),
            _ => Before::Branch,
        }
    }
}
