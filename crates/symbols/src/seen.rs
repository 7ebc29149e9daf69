//! What the registers of a sample tell of the instructions around it: where they read and write, how far the data of their
//! loop lie apart, and whether they compute with denormal numbers. Of x86-64 alone.
//!
//! The registers are those before the instruction at the address that was seen. Of the instructions next to it those
//! count that ran, or will, with the same values: up to the last jump before, or place that is jumped to, and the next.

use crate::extent::{LONGEST, extents};
use crate::files::Files;
use crate::instruction::Machine;
use crate::instruction::loops::{Apart, Body, innermost};
use crate::instruction::x86::{decoded, is_locked};
use crate::resolve::{open, same_build};
use format::records::SAMPLE_WORDS;
use iced_x86::{FlowControl, Instruction, InstructionInfoFactory, OpAccess, OpKind, Register, UsedMemory};
use std::cell::OnceCell;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// Instructions on either side of which one may have been waited for.
const NEAR: usize = 6;
/// And of which one may write what the sample waits for.
const FAR: usize = 24;
/// A cache of the first level: 32 KiB, in lines of 64 bytes, of which any 8 whose addresses differ by multiples of 4096 have room.
const LINE: u64 = 64;
const WAYS: u64 = 8;
const WAY: u64 = 4096;
/// Who goes block by block goes no further; what the first level has no places for, the next has.
const BLOCK: u64 = 64;

/// How many lines so far apart it holds. A loop that goes round less often finds what lies beside its data there the next time.
fn held(stride: u64) -> u64 {
    let (mut a, mut b) = (stride, WAY);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    (WAYS * (WAY / a.max(LINE))).max(BLOCK)
}
/// Of MXCSR: a number was denormal; a result was too small; results are flushed to 0; operands are taken for 0.
const DENORMAL: u64 = 1 << 1;
const UNDERFLOW: u64 = 1 << 4;
const FLUSHED: u64 = 1 << 15;
const TAKEN_FOR_ZERO: u64 = 1 << 6;

/// A sample of a module.
#[derive(Clone, Copy, Debug)]
pub struct Looked<'a> {
    /// The address that was seen, in the module's file.
    pub address: u64,
    /// What is added to an address of the file to make one of the process.
    pub bias: u64,
    /// Its words about the registers, as api/records.toml says at SAMPLE_WORDS.
    pub words: &'a [u64],
}

/// An instruction that writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Write {
    /// Its address in the module's file.
    pub from: u64,
    /// Address in the process that it writes to.
    pub to: u64,
    /// Bytes.
    pub size: u32,
    /// Whether it is an atomic instruction.
    pub atomic: bool,
}

/// What was seen at a sample.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Instructions beside it that write, the thread's own stack apart.
    pub writes: Vec<Write>,
    /// Whether floating-point arithmetic beside it has a denormal number in a register.
    pub denormal: bool,
    /// How far the data of the innermost loop lie apart, if they are not next to each other.
    pub apart: Option<Apart>,
    /// Address in the process of the data that it was most likely at; neither the stack's nor a variable's own place.
    pub data: Option<u64>,
    /// Address in the process that the instruction reads or writes which was completed (see `completed`), the thread's own
    /// stack apart.
    pub at: Option<u64>,
    /// Address in the module's file of the function.
    pub function: u64,
}

/// What the registers tell at some samples of the module at `path`, in their order; nothing where its file is not the one
/// that ran, or is of another processor.
pub fn seen(files: &dyn Files, path: &str, build_id: &str, samples: &[Looked<'_>]) -> Vec<Seen> {
    let mut found = vec![Seen::default(); samples.len()];
    let Ok(bytes) = open(files, path) else { return found };
    let Ok(image) = same_build(&bytes, build_id) else {
        return found;
    };
    if image.machine() != Some(Machine::X86_64) {
        return found;
    }
    let mut order: Vec<usize> = (0..samples.len()).collect();
    order.sort_by_key(|&n| samples[n].address);
    let mut addresses: Vec<u64> = order.iter().map(|&n| samples[n].address).collect();
    addresses.dedup();
    let extents = extents(&image, &addresses);
    let mut function: Option<(Range<u64>, Function)> = None;
    // By a loop's first address, the most iterations that were left at a sample.
    let mut longest: HashMap<u64, u64> = HashMap::new();
    let mut loop_of: Vec<Option<u64>> = vec![None; samples.len()];
    for n in order {
        let sample = &samples[n];
        let known = addresses.binary_search(&sample.address).ok();
        let Some(extent) = known.and_then(|at| extents[at].clone()) else {
            continue;
        };
        if extent.end.saturating_sub(extent.start) > LONGEST || sample.words.len() != SAMPLE_WORDS {
            continue;
        }
        if function.as_ref().is_none_or(|(of, _)| *of != extent) {
            let bytes = image.bytes_at(extent.start).unwrap_or_default();
            let size = usize::try_from(extent.end - extent.start).unwrap_or(usize::MAX);
            let code = Function::new(&bytes[..bytes.len().min(size)], extent.start);
            function = Some((extent.clone(), code));
        }
        if let Some((_, function)) = &function {
            let round;
            (found[n], round) = function.seen(sample);
            found[n].function = extent.start;
            if let Some((start, left)) = round {
                let most = longest.entry(start).or_default();
                *most = left.max(*most);
                loop_of[n] = Some(start);
            }
        }
    }
    for (seen, start) in found.iter_mut().zip(loop_of) {
        let left = start.map_or(0, |start| longest[&start]);
        seen.apart = seen.apart.filter(|apart| left >= held(apart.stride));
    }
    found
}

/// The code of a function.
struct Function {
    code: Vec<Instruction>,
    /// What each of them uses, of those that were looked at.
    uses: Vec<OnceCell<Uses>>,
    /// Where jumps lead to.
    targets: HashSet<u64>,
    /// Innermost loops, ascending, as parts of the code.
    loops: Vec<(Range<usize>, Body)>,
}

/// What an instruction uses.
struct Uses {
    memory: Vec<UsedMemory>,
    /// Whole registers that it changes.
    changed: Vec<Register>,
}

impl Uses {
    fn of(step: &Instruction) -> Uses {
        let mut info = InstructionInfoFactory::new();
        let used = info.info(step);
        let written = used.used_registers().iter().filter(|used| writes(used.access()));
        Uses {
            memory: used.used_memory().to_vec(),
            changed: written.map(|used| used.register().full_register()).collect(),
        }
    }
}

impl Function {
    fn new(bytes: &[u8], address: u64) -> Function {
        let code = decoded(64, bytes, address);
        let targets = code.iter().map(Instruction::near_branch_target).collect();
        let loops = innermost(&code).into_iter();
        let loops = loops.map(|range| (range.clone(), Body::new(&code[range]))).collect();
        let uses = code.iter().map(|_| OnceCell::new()).collect();
        Function {
            code,
            uses,
            targets,
            loops,
        }
    }

    /// And the first address of the innermost loop, with how many iterations are left of it.
    fn seen(&self, sample: &Looked<'_>) -> (Seen, Option<(u64, u64)>) {
        let mut seen = Seen::default();
        let Ok(place) = self.code.binary_search_by_key(&sample.address, Instruction::ip) else {
            return (seen, None);
        };
        let value = |register| Some(sample.words[number(register)?]);
        let in_loop = self.loops.iter().find(|(range, _)| range.contains(&place));
        seen.apart = in_loop.and_then(|(_, body)| body.apart(value));
        let round = in_loop.and_then(|(range, body)| Some((self.code[range.start].ip(), body.left(value)?)));
        let runs_on = |step: &Instruction| step.flow_control() == FlowControl::Next;
        let uses = |at: usize| self.uses[at].get_or_init(|| Uses::of(&self.code[at]));
        // Registers that have other values there than here.
        let mut other: Vec<Register> = Vec::new();
        for (at, step) in self.code.iter().enumerate().skip(place).take(FAR) {
            if !runs_on(step) {
                break;
            }
            seen.look(step, uses(at), at - place < NEAR, sample, &other);
            other.extend(&uses(at).changed);
        }
        // What was waited for is more likely before.
        let later = seen.data.take();
        other.clear();
        for at in (place.saturating_sub(FAR)..place).rev() {
            let (step, next) = (&self.code[at], &self.code[at + 1]);
            if !runs_on(step) || self.targets.contains(&next.ip()) {
                break;
            }
            other.extend(&uses(at).changed);
            seen.look(step, uses(at), place - at <= NEAR, sample, &other);
        }
        seen.data = seen.data.or(later);
        (seen, round)
    }
}

fn writes(access: OpAccess) -> bool {
    matches!(access, OpAccess::Write | OpAccess::ReadWrite)
}

impl Seen {
    fn look(&mut self, step: &Instruction, uses: &Uses, is_near: bool, sample: &Looked<'_>, other: &[Register]) {
        self.denormal |= is_near && is_denormal(step, sample.words);
        let atomic = is_locked(step);
        for place in &uses.memory {
            let registers = [place.base(), place.index()].map(Register::full_register);
            let of_the_thread = registers.contains(&Register::RSP)
                || matches!(place.segment(), Register::FS | Register::GS)
                || registers.iter().any(|register| other.contains(register));
            let size = place.memory_size().size() as u32;
            if of_the_thread || size == 0 || size > 64 {
                continue;
            }
            let to = place.virtual_address(0, |register, _, _| match register {
                // Of an address by the program counter iced has made one of the file.
                Register::CS | Register::DS | Register::ES | Register::SS => Some(0),
                register => number(register).and_then(|n| sample.words.get(n).copied()),
            });
            let by_counter = registers == [Register::None, Register::None];
            let Some(to) = to else { continue };
            let to = if by_counter { to.wrapping_add(sample.bias) } else { to };
            if is_near && !by_counter {
                self.data.get_or_insert(to);
            }
            if step.next_ip() == sample.address {
                self.at.get_or_insert(to);
            }
            if writes(place.access()) {
                self.writes.push(Write {
                    from: step.ip(),
                    to,
                    size,
                    atomic,
                });
            }
        }
    }
}

/// DWARF's number of a general register.
fn number(register: Register) -> Option<usize> {
    const ORDER: [Register; 16] = [
        Register::RAX,
        Register::RDX,
        Register::RCX,
        Register::RBX,
        Register::RSI,
        Register::RDI,
        Register::RBP,
        Register::RSP,
        Register::R8,
        Register::R9,
        Register::R10,
        Register::R11,
        Register::R12,
        Register::R13,
        Register::R14,
        Register::R15,
    ];
    ORDER.iter().position(|other| *other == register)
}

/// Whether it is floating-point arithmetic with a register that holds a denormal number, and the processor has met such
/// numbers and does not pass them over.
fn is_denormal(step: &Instruction, words: &[u64]) -> bool {
    let &[masks, control] = &words[SAMPLE_WORDS - 2..] else {
        return false;
    };
    let met = control & (DENORMAL | UNDERFLOW) != 0 && control & (FLUSHED | TAKEN_FOR_ZERO) != FLUSHED | TAKEN_FOR_ZERO;
    if masks == 0 || !met {
        return false;
    }
    let name = format!("{:?}", step.mnemonic()).to_ascii_lowercase();
    let name = name.strip_prefix('v').unwrap_or(&name);
    let arithmetic = ["add", "sub", "mul", "div", "sqrt", "fm", "fnm", "hadd", "dp"];
    if !arithmetic.iter().any(|begin| name.starts_with(begin)) {
        return false;
    }
    let mask = match name.len().checked_sub(2).map(|at| &name[at..]) {
        Some("sd") => masks,
        Some("pd") => masks >> 16,
        Some("ss") => masks >> 32,
        Some("ps") => masks >> 48,
        _ => return false,
    };
    (0..step.op_count())
        .filter(|&n| step.op_kind(n) == OpKind::Register && step.op_register(n).is_vector_register())
        .any(|n| mask >> (step.op_register(n).number() & 15) & 1 == 1)
}

/// The variable of the module at `path` that an address of its file lies in, if its file is the one that ran.
pub fn variable(files: &dyn Files, path: &str, build_id: &str, address: u64) -> Option<String> {
    let bytes = open(files, path).ok()?;
    let image = same_build(&bytes, build_id).ok()?;
    image.variable(address).map(str::to_string)
}
