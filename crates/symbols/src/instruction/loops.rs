//! What the loops of x86 code do with the numbers that they compute, and whether a compiler could compute several of their
//! iterations at once.
//!
//! The body of an innermost loop is gone through once, from its beginning to the jump back, and for each register it is
//! noted what its value rests on: on a value of the iteration before, by which operations; on data read in this loop.

use super::x86::{class_of, decoded};
use super::{InstructionKind, Loop};
use iced_x86::{
    FlowControl, Instruction, InstructionInfoFactory, Mnemonic, OpAccess, OpKind, Register, UsedMemory, UsedRegister,
};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;

/// Data of an iteration that lie this many times their own size apart are not next to each other.
const FAR: u64 = 4;
/// Bytes; few records are larger.
const RECORD: u64 = 1024;
/// Bytes of a cache line.
const LINE: u64 = 64;
/// What an iteration stores and one of the next so many reads again, makes them wait for each other.
const NEAR: i64 = 16;
/// Instructions; a longer way round is not taken for a loop.
const LONGEST: usize = 2000;
/// Of more values that are carried it is not asked which rest on which.
const MOST_CARRIED: usize = 200;

/// The innermost loops of the code, which stands at `address`, ascending; those left out of which it cannot be told. An
/// instruction that repeats itself (`rep movsb`) is one.
pub(super) fn loops(bytes: &[u8], address: u64) -> Vec<(Range<u64>, Loop)> {
    let code = decoded(64, bytes, address);
    let ranges = innermost(&code);
    let repeats =
        |step: &Instruction| step.is_string_instruction() && (step.has_rep_prefix() || step.has_repne_prefix());
    let alone = (0..code.len()).filter(|at| repeats(&code[*at]) && !ranges.iter().any(|range| range.contains(at)));
    let of_one = alone.map(|at| {
        let moves = name_of(&code[at]).starts_with("movs");
        let kind = if moves { Loop::Copies } else { Loop::Integer };
        (code[at].ip()..code[at].next_ip(), kind)
    });
    let mut loops: Vec<(Range<u64>, Loop)> = (ranges.iter().cloned())
        .filter_map(|range| {
            Some((
                code[range.clone()].first()?.ip()..code[range.clone()].last()?.next_ip(),
                kind(&code[range])?,
            ))
        })
        .chain(of_one)
        .collect();
    loops.sort_by_key(|(range, _)| range.start);
    loops
}

/// The innermost loops of a function, ascending, as parts of its code.
pub(crate) fn innermost(code: &[Instruction]) -> Vec<Range<usize>> {
    let address = code.first().map_or(0, Instruction::ip);
    let mut ranges: BTreeMap<u64, u64> = BTreeMap::new();
    for (place, step) in code.iter().enumerate() {
        let (target, end) = (step.near_branch_target(), step.next_ip());
        let back = (address..=step.ip()).contains(&target) && end > target;
        if jumps(step) && back && comes_round(&code[..=place], target) {
            let last = ranges.entry(target).or_insert(end);
            *last = end.max(*last);
        }
    }
    // None begins within it: what is left does not overlap.
    let innermost = |range: &Range<u64>| ranges.range(range.clone()).all(|(&start, _)| start == range.start);
    (ranges.iter().map(|(&start, &end)| start..end))
        .filter(innermost)
        .filter_map(|range| {
            let first = code.binary_search_by_key(&range.start, Instruction::ip).ok()?;
            let length = code[first..].iter().take_while(|step| step.ip() < range.end).count();
            Some(first..first + length)
        })
        .collect()
}

/// Whether a way leads from `target` to the last instruction, which jumps to it: code that ends at a jump back to the
/// function's end is no loop.
fn comes_round(code: &[Instruction], target: u64) -> bool {
    let place = |address: u64| code.binary_search_by_key(&address, Instruction::ip).ok();
    let Some(first) = place(target).filter(|first| code.len() - first <= LONGEST) else {
        return false;
    };
    let mut reached = vec![false; code.len() - first];
    let mut open = vec![first];
    while let Some(at) = open.pop() {
        if std::mem::replace(&mut reached[at - first], true) {
            continue;
        }
        let step = &code[at];
        let goes_on = !matches!(
            step.flow_control(),
            FlowControl::UnconditionalBranch
                | FlowControl::IndirectBranch
                | FlowControl::Return
                | FlowControl::Exception
        );
        let next = (goes_on && at + 1 < code.len()).then_some(at + 1);
        let other = jumps(step).then(|| place(step.near_branch_target())).flatten();
        open.extend(next.into_iter().chain(other).filter(|next| *next >= first));
    }
    reached.last() == Some(&true)
}

pub(super) fn is_call(step: &Instruction) -> bool {
    matches!(step.flow_control(), FlowControl::Call | FlowControl::IndirectCall)
}

pub(super) fn jumps(step: &Instruction) -> bool {
    matches!(
        step.flow_control(),
        FlowControl::ConditionalBranch | FlowControl::UnconditionalBranch
    )
}

fn kind(body: &[Instruction]) -> Option<Loop> {
    let goes_elsewhere = |step: &Instruction| step.flow_control() != FlowControl::Next;
    if body.iter().any(is_call) {
        return Some(Loop::Calls);
    }
    let packed = body.iter().any(computes_packed);
    let of_x87 = |step: &Instruction| (0..step.op_count()).any(|n| step.op_register(n).is_st());
    if body.iter().any(of_x87) {
        return None;
    }
    let body = Body::new(body);
    let computes = body.steps.iter().any(|step| operation(&step.code).is_some());
    match () {
        () if body.chases() => Some(Loop::Chase),
        () if body.reads_addresses() => Some(Loop::Indirect),
        () if body.tests_products() => Some(match body.carried() {
            Carried::Chain => Loop::Recurrence,
            _ => Loop::Checked,
        }),
        () if packed && body.is_strided() => Some(Loop::Strided),
        () if packed && body.goes_unknown_ways() => Some(Loop::Stepped),
        () if packed => Some(Loop::Vector),
        // Numbers that are copied from here to there: a row of a matrix whose columns lie in order.
        () if !computes && body.is_strided() => Some(Loop::Strided),
        () if !computes && body.copies() => Some(Loop::Copies),
        () if !computes || body.steps.iter().any(|step| is_of_integers(&step.code)) => Some(Loop::Integer),
        () if body.steps.iter().filter(|step| goes_elsewhere(&step.code)).count() > 1 => Some(Loop::Branches),
        () => match body.carried() {
            Carried::Unknown => body.goes_unknown_ways().then_some(Loop::Stepped),
            Carried::Chain => Some(Loop::Recurrence),
            _ if body.is_strided() => Some(Loop::Strided),
            _ if body.goes_unknown_ways() => Some(Loop::Stepped),
            Carried::Sum => Some(Loop::Sum),
            Carried::Nothing => Some(Loop::Independent),
        },
    }
}

fn name_of(step: &Instruction) -> String {
    let name = format!("{:?}", step.mnemonic()).to_ascii_lowercase();
    name.strip_prefix('v').map_or(name.clone(), str::to_string)
}

/// Moves data, counts or goes on: all that a loop consists of that copies.
fn only_moves(step: &Instruction) -> bool {
    let counts = ["lea", "add", "sub", "inc", "dec", "cmp", "test"];
    let name = name_of(step);
    let in_memory = (0..step.op_count()).any(|n| step.op_kind(n) == OpKind::Memory) && name != "lea";
    jumps(step)
        || ["mov", "lddqu", "prefetch", "nop"]
            .iter()
            .any(|begin| name.starts_with(begin))
        || counts.contains(&name.as_str()) && !in_memory
}

/// Arithmetic on packed numbers. Signs are changed, and values chosen, by packed logic in code of single numbers too.
fn computes_packed(step: &Instruction) -> bool {
    let name = name_of(step);
    let floating = ["ps", "pd", "ph"].iter().any(|end| name.ends_with(end));
    let arithmetic = [
        "add", "sub", "mul", "div", "sqrt", "min", "max", "fm", "fnm", "hadd", "dp",
    ];
    let integer = ["padd", "psub", "pmul", "pmadd", "psad", "pmin", "pmax", "pavg"];
    floating && arithmetic.iter().any(|begin| name.starts_with(begin))
        || integer.iter().any(|begin| name.starts_with(begin))
}

/// Work on integers that vector registers are seldom fit for: products, quotients, conversions of 64 bits.
fn is_of_integers(step: &Instruction) -> bool {
    let wide = (0..step.op_count()).any(|n| {
        step.op_kind(n) == OpKind::Register && step.op_register(n).is_gpr64() || step.memory_size().size() == 8
    });
    match name_of(step).as_str() {
        "mul" | "imul" | "div" | "idiv" => true,
        bare => bare.starts_with("cvt") && bare.contains("si") && wide,
    }
}

/// What a value that goes from iteration to iteration is made by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operation {
    Add,
    Multiply,
    Extreme,
    Other,
}

/// The floating-point operation of an instruction on one number.
fn operation(step: &Instruction) -> Option<Operation> {
    let name = name_of(step);
    let bare = ["ss", "sd", "sh"].iter().find_map(|end| name.strip_suffix(end))?;
    match bare {
        "add" | "sub" => Some(Operation::Add),
        "mul" => Some(Operation::Multiply),
        "min" | "max" => Some(Operation::Extreme),
        "div" | "sqrt" | "round" | "rndscale" => Some(Operation::Other),
        fused if fused.starts_with("fm") || fused.starts_with("fnm") => Some(Operation::Add),
        _ => None,
    }
}

/// Registers whose values go into an instruction's result, one by one. What only fills the upper half of the result's
/// register is none.
pub(super) fn sources(step: &Instruction) -> Vec<Register> {
    let name = name_of(step);
    let fills = ["sqrt", "round", "rndscale", "cvt", "rcp", "rsqrt", "mov"];
    let fused = name.starts_with("fm") || name.starts_with("fnm");
    let count = step.op_count();
    let first = match () {
        () if fills.iter().any(|begin| name.starts_with(begin)) => count.saturating_sub(1),
        () if count == 3 && !fused || count == 4 => 1,
        () => 0,
    };
    let registers = (first..count).filter(|&n| step.op_kind(n) == OpKind::Register);
    registers.map(|n| full(step.op_register(n))).collect()
}

/// What an instruction of that operation does to what it reads from a register, or from memory (`None`): a sum goes on
/// through what is added to, not through what is subtracted or multiplied.
fn done_to(step: &Instruction, operation: Operation, read: Option<Register>) -> Operation {
    let name = name_of(step);
    let operand = |n: u32| match step.op_kind(n) {
        OpKind::Register => Some(full(step.op_register(n))),
        _ => None,
    };
    let twice = read.is_some_and(|read| sources(step).iter().filter(|register| **register == read).count() > 1);
    let passes = match () {
        () if twice => return Operation::Other,
        () if operation != Operation::Add || name.starts_with("adds") => return operation,
        // To a product, in the order that the name says; its difference from a value is none.
        () if name.contains("madd231") => operand(0),
        () if name.contains("madd213") => operand(2),
        () if name.contains("madd132") => operand(1),
        () if name.contains("msub") => return Operation::Other,
        () if step.op_count() == 4 => operand(3),
        () if step.op_count() == 3 => operand(1),
        () => operand(0),
    };
    if read == passes { operation } else { Operation::Other }
}

/// What a value has been through since the iteration before, by bits of [`Operation`].
type Past = u8;

/// For each value that is carried, by its number, what became of it; none where it has no part in this one.
type Rests = HashMap<usize, Past>;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Carried {
    Nothing,
    Sum,
    Chain,
    Unknown,
}

/// Data of a loop that do not lie next to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Apart {
    /// Bytes from those of an iteration to those of the next.
    pub stride: u64,
    /// Bytes that an iteration uses in a row.
    pub used: u64,
}

/// How much that is, by the values of the registers.
fn growth((more, by): Growth, value: impl Fn(Register) -> Option<u64>) -> Option<i64> {
    match by {
        None => Some(more),
        Some((register, times)) => Some(more.wrapping_add((value(register)? as i64).wrapping_mul(times))),
    }
}

/// The data that lie farthest apart, if they do not cover a part of what they stride over.
fn apart(accesses: &[&Access], value: impl Fn(Register) -> Option<u64>) -> Option<Apart> {
    let stride = |access: &Access| Some(growth(access.stride?, &value)?.unsigned_abs());
    let strides: Vec<Option<u64>> = accesses.iter().map(|access| stride(access)).collect();
    let found = accesses.iter().zip(&strides).filter_map(|(access, stride)| {
        // A loop that was unrolled reads several in a row, each by registers of its own.
        let together = strides.iter().filter(|other| *other == stride).count() as u64;
        let (stride, covered) = ((*stride)?, access.size() as u64 * together);
        // Those at the same place once: a value that is read and written. So large is a row of a matrix, and when what lies
        // beside the data is used, with the next column, the line is no longer in the cache; else it is a record.
        let beside = accesses
            .iter()
            .filter(|other| access.is_beside(other) && access.at().abs_diff(other.at()) < LINE);
        let record = || {
            beside
                .map(|other| (other.at(), other.size() as u64))
                .collect::<BTreeMap<_, _>>()
        };
        let used = if stride < RECORD {
            record().values().sum()
        } else {
            access.size() as u64
        };
        (covered > 0 && stride > FAR * covered).then_some(Apart { stride, used })
    });
    found.max_by_key(|apart| (apart.stride, apart.used))
}

struct Step {
    code: Instruction,
    registers: Vec<UsedRegister>,
    memory: Vec<Access>,
}

/// A value of a register: so much more than one that was there at the beginning of the body (`made` 0), or than one
/// that an instruction made of something else.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Value {
    register: Register,
    made: usize,
    more: i64,
    /// So many times a register's value at the beginning of the body is added, too.
    by: Option<(Register, i64)>,
}

/// How much more a value becomes: a number, and so many times a register's value at the beginning of the body.
type Growth = (i64, Option<(Register, i64)>);

/// The sum of two; of two registers there is none.
fn both(one: Growth, other: Growth) -> Option<Growth> {
    let by = match (one.1, other.1) {
        (Some((register, times)), Some((same, more))) if register == same => Some((register, times.wrapping_add(more))),
        (Some(_), Some(_)) => return None,
        (by, None) | (None, by) => by,
    };
    Some((one.0.wrapping_add(other.0), by.filter(|(_, times)| *times != 0)))
}

/// Values of registers at a place in the body.
#[derive(Default)]
struct Values(HashMap<Register, Value>);

impl Values {
    fn of(&self, register: Register) -> Value {
        let unchanged = Value {
            register,
            made: 0,
            more: 0,
            by: None,
        };
        self.0.get(&register).copied().unwrap_or(unchanged)
    }

    /// After the instruction, which is the body's `made`th.
    fn step(&mut self, step: &Instruction, written: &[Register], made: usize) {
        let sum = sum_of(step).and_then(|(result, from, added)| {
            let value = self.of(from);
            // What is added is known as it was at the beginning of the body.
            let first =
                |register| (self.of(register).made, self.of(register).more, self.of(register).by) == (0, 0, None);
            let known = added
                .1
                .is_none_or(|(register, _)| first(register) && self.of(register).register == register);
            let (more, by) = both((value.more, value.by), added).filter(|_| known)?;
            Some((result, Value { more, by, ..value }))
        });
        for &register in written {
            let value = sum.filter(|(result, _)| *result == register).map(|(_, value)| value);
            let new = Value {
                register,
                made,
                more: 0,
                by: None,
            };
            self.0.insert(register, value.unwrap_or(new));
        }
    }
}

/// Which register an instruction makes of which other by adding what, if it does nothing else.
fn sum_of(step: &Instruction) -> Option<(Register, Register, Growth)> {
    let result = full(step.op0_register());
    let constant = || step.try_immediate(1).ok().map(|value| value as i64);
    let operand = |times| (step.op1_kind() == OpKind::Register).then(|| (0, Some((full(step.op1_register()), times))));
    let from_itself = |growth: Growth| Some((result, result, growth));
    match step.mnemonic() {
        _ if step.op0_kind() != OpKind::Register => None,
        Mnemonic::Inc => from_itself((1, None)),
        Mnemonic::Dec => from_itself((-1, None)),
        Mnemonic::Add => from_itself(operand(1).or_else(|| Some((constant()?, None)))?),
        Mnemonic::Sub => from_itself(operand(-1).or_else(|| Some((constant()?.wrapping_neg(), None)))?),
        Mnemonic::Mov if step.op1_kind() == OpKind::Register => Some((result, full(step.op1_register()), (0, None))),
        Mnemonic::Lea => {
            let (base, index) = (full(step.memory_base()), full(step.memory_index()));
            let (scale, more) = (
                i64::from(step.memory_index_scale()),
                step.memory_displacement64() as i64,
            );
            match (base, index) {
                (base, Register::None) => Some((result, base, (more, None))),
                (Register::None, _) => None,
                (base, index) if index == result && scale == 1 => Some((result, index, (more, Some((base, 1))))),
                (base, index) => Some((result, base, (more, Some((index, scale))))),
            }
        }
        _ => None,
    }
}

/// An operand in memory.
struct Access {
    place: UsedMemory,
    /// Values of its base and its index.
    by: [Value; 2],
    /// Bytes by which it moves an iteration, if that is always the same; the register has it all the time.
    stride: Option<Growth>,
}

impl Access {
    fn size(&self) -> i64 {
        self.place.memory_size().size() as i64
    }

    fn reads(&self) -> bool {
        !matches!(
            self.place.access(),
            OpAccess::Write | OpAccess::CondWrite | OpAccess::NoMemAccess
        )
    }

    fn writes(&self) -> bool {
        writes(self.place.access())
    }

    fn registers(&self) -> [Register; 2] {
        [full(self.place.base()), full(self.place.index())]
    }

    fn is_of_the_stack(&self) -> bool {
        self.registers() == [Register::RSP, Register::None]
    }

    /// Where it is, but for what is the same for all accesses by these values.
    fn at(&self) -> i64 {
        let along = self.by[1].more.wrapping_mul(i64::from(self.place.scale().max(1)));
        (self.place.displacement() as i64)
            .wrapping_add(self.by[0].more)
            .wrapping_add(along)
    }

    fn is_beside(&self, other: &Access) -> bool {
        let same = |a: Value, b: Value| (a.register, a.made, a.by) == (b.register, b.made, b.by);
        same(self.by[0], other.by[0])
            && same(self.by[1], other.by[1])
            && self.place.scale().max(1) == other.place.scale().max(1)
    }
}

pub(crate) struct Body {
    steps: Vec<Step>,
    /// Registers that the body changes.
    changed: HashSet<Register>,
    /// What says how many iterations are left.
    counter: Option<Counter>,
}

/// A register that an iteration adds to until it is what another says, or a number.
struct Counter {
    register: Register,
    growth: Growth,
    end: Result<Register, i64>,
    /// Only 32 bits of them are compared.
    half: bool,
}

pub(super) fn full(register: Register) -> Register {
    register.full_register()
}

pub(super) fn writes(access: OpAccess) -> bool {
    matches!(
        access,
        OpAccess::Write | OpAccess::CondWrite | OpAccess::ReadWrite | OpAccess::ReadCondWrite
    )
}

pub(super) fn reads(access: OpAccess) -> bool {
    matches!(
        access,
        OpAccess::Read | OpAccess::CondRead | OpAccess::ReadWrite | OpAccess::ReadCondWrite
    )
}

impl Body {
    pub(crate) fn new(body: &[Instruction]) -> Body {
        let mut info = InstructionInfoFactory::new();
        let mut steps: Vec<Step> = Vec::with_capacity(body.len());
        let mut values = Values::default();
        for (made, step) in (1..).zip(body) {
            let used = info.info(step);
            let registers = used.used_registers().to_vec();
            let access = |place: &UsedMemory| Access {
                place: *place,
                by: [values.of(full(place.base())), values.of(full(place.index()))],
                stride: None,
            };
            let memory = used.used_memory().iter().map(access).collect();
            let written = registers.iter().filter(|used| writes(used.access()));
            let written: Vec<Register> = written.map(|used| full(used.register())).collect();
            values.step(step, &written, made);
            steps.push(Step {
                code: *step,
                registers,
                memory,
            });
        }
        let changed: HashSet<Register> = values.0.keys().copied().collect();
        // What an iteration adds to a register.
        let grows = |value: Value| match (value.made, values.of(value.register)) {
            (0, after) if after.register == value.register && after.made == 0 => Some((after.more, after.by)),
            _ => None,
        };
        let stays = |growth: &Growth| growth.1.is_none_or(|(register, _)| !changed.contains(&register));
        for access in steps.iter_mut().flat_map(|step| &mut step.memory) {
            let scale = i64::from(access.place.scale().max(1));
            let times = |(more, by): Growth| {
                let by = by.map(|(register, times): (Register, i64)| (register, times.wrapping_mul(scale)));
                (more.wrapping_mul(scale), by)
            };
            access.stride = grows(access.by[1])
                .and_then(|along| both(times(along), grows(access.by[0])?))
                .filter(stays);
        }
        // The jump back asks for the flags that were set last.
        let last = steps.iter().rev().find(|step| step.code.rflags_modified() != 0);
        let counter = last.and_then(|step| {
            let code = &step.code;
            let grows = |register: Register| {
                let growth = grows(values.of(register)).filter(stays)?;
                (register.is_gpr() && growth != (0, None)).then_some(growth)
            };
            let of = |n: u32| match code.op_kind(n) {
                OpKind::Register => Some(Ok(full(code.op_register(n)))),
                OpKind::Memory => None,
                _ => code.try_immediate(n).ok().map(|number| Err(number as i64)),
            };
            let counter = |this: u32, other: Option<Result<Register, i64>>| {
                let (register, end) = (of(this)?.ok()?, other?);
                let growth = grows(register)?;
                let stays = end.is_err() || end.is_ok_and(|end| !changed.contains(&end));
                let half = code.op_register(this).size() == 4;
                stays.then_some(Counter {
                    register,
                    growth,
                    end,
                    half,
                })
            };
            match code.mnemonic() {
                Mnemonic::Cmp => counter(0, of(1)).or_else(|| counter(1, of(0))),
                // The jump asks whether it has become 0.
                Mnemonic::Add | Mnemonic::Sub | Mnemonic::Inc | Mnemonic::Dec => counter(0, Some(Err(0))),
                _ => None,
            }
        });
        Body {
            steps,
            changed,
            counter,
        }
    }

    /// How many iterations are left, by the values of the registers somewhere in the loop.
    pub(crate) fn left(&self, value: impl Fn(Register) -> Option<u64>) -> Option<u64> {
        let counter = self.counter.as_ref()?;
        let wide = |number: i64| if counter.half { i64::from(number as i32) } else { number };
        let end = match counter.end {
            Ok(register) => value(register)? as i64,
            Err(number) => number,
        };
        let (now, step) = (value(counter.register)? as i64, growth(counter.growth, &value)?);
        let left = wide(end).wrapping_sub(wide(now)).checked_div(wide(step))?;
        u64::try_from(left).ok()
    }

    fn is_changed(&self, access: &Access) -> bool {
        access
            .registers()
            .iter()
            .any(|register| self.changed.contains(register))
    }

    /// Whether an address is made of what the loop itself reads: an index out of a list, the next of a chain.
    fn reads_addresses(&self) -> bool {
        let mut read: HashMap<Register, bool> = HashMap::new();
        // What is read late in the body is used at its beginning, in the next turn.
        for _ in 0..2 {
            for step in &self.steps {
                let rests = |register: &Register| read.get(register).copied().unwrap_or(false);
                if step.memory.iter().any(|access| access.registers().iter().any(rests)) {
                    return true;
                }
                let data = |access: &Access| access.reads() && !access.is_of_the_stack() && self.is_changed(access);
                let from = |used: &UsedRegister| reads(used.access()) && rests(&full(used.register()));
                let rests = step.memory.iter().any(data) || step.registers.iter().any(from);
                for used in step.registers.iter().filter(|used| writes(used.access())) {
                    read.insert(full(used.register()), rests);
                }
            }
        }
        false
    }

    /// Whether an address is what was read at the address of the iteration before: no read can begin before the last is done.
    fn chases(&self) -> bool {
        // By register, those of the beginning of the body that its value is made of, and those by which it was read.
        let mut made: HashMap<Register, [HashSet<Register>; 2]> = HashMap::new();
        let of = |made: &HashMap<_, [HashSet<Register>; 2]>, register: Register| {
            let unchanged = || [HashSet::from([register]), HashSet::new()];
            made.get(&register).cloned().unwrap_or_else(unchanged)
        };
        for step in &self.steps {
            let [mut plain, mut by] = [HashSet::new(), HashSet::new()];
            let places = step
                .memory
                .iter()
                .filter(|access| access.reads() && !access.is_of_the_stack());
            for register in places.flat_map(Access::registers).filter(|register| register.is_gpr()) {
                by.extend(of(&made, register).into_iter().flatten());
            }
            let addresses: Vec<Register> = step.memory.iter().flat_map(Access::registers).collect();
            let read = step.registers.iter().filter(|used| reads(used.access()));
            for register in read
                .map(|used| full(used.register()))
                .filter(|register| !addresses.contains(register))
            {
                let [own, further] = of(&made, register);
                plain.extend(own);
                by.extend(further);
            }
            for used in step.registers.iter().filter(|used| writes(used.access())) {
                made.insert(full(used.register()), [plain.clone(), by.clone()]);
            }
        }
        made.iter()
            .any(|(register, [_, by])| register.is_gpr() && by.contains(register))
    }

    /// Operands in memory of instructions on floating-point numbers.
    fn numbers(&self) -> Vec<&Access> {
        (self.steps.iter())
            .filter(|step| step.registers.iter().any(|used| used.register().is_vector_register()))
            .flat_map(|step| &step.memory)
            .collect()
    }

    /// Whether numbers are read by steps that the code does not name: they may lie far apart.
    fn goes_unknown_ways(&self) -> bool {
        let named = |access: &&Access| access.stride.is_some_and(|(_, by)| by.is_none());
        !self.numbers().iter().all(named)
    }

    /// Whether it compares two numbers only to see whether one of them is none, as GCC does with the parts of a complex product.
    fn tests_products(&self) -> bool {
        use Mnemonic::{Je, Jne, Jp, Ucomisd, Ucomiss, Vucomisd, Vucomiss};
        let follows = |at: usize| self.steps.get(at).map(|step| step.code.mnemonic());
        self.steps.iter().enumerate().any(|(at, step)| {
            let compares = matches!(step.code.mnemonic(), Ucomisd | Ucomiss | Vucomisd | Vucomiss);
            let of_two =
                step.code.op_kind(1) == OpKind::Register && step.code.op0_register() != step.code.op1_register();
            // Equality takes the other flag as well.
            let equal = matches!(follows(at + 2), Some(Je | Jne));
            compares && of_two && follows(at + 1) == Some(Jp) && !equal
        })
    }

    /// Whether the numbers of an iteration lie far from each other and from those of the next.
    /// As many are stored as are read, and nothing is done to them.
    fn copies(&self) -> bool {
        let accesses = || self.steps.iter().flat_map(|step| &step.memory);
        let read = accesses().filter(|access| access.reads()).count();
        let in_order = |access: &Access| {
            let known = access.stride.filter(|(_, by)| by.is_none());
            known.is_some_and(|(bytes, _)| bytes != 0 && bytes.unsigned_abs() <= LINE * FAR)
        };
        let moves = self.steps.iter().all(|step| only_moves(&step.code));
        read > 0 && 2 * read == accesses().count() && accesses().all(in_order) && moves
    }

    fn is_strided(&self) -> bool {
        apart(&self.numbers(), |_| None).is_some()
    }

    /// How far the data of an iteration lie from those of the next, by the values of the registers somewhere in the loop.
    pub(crate) fn apart(&self, value: impl Fn(Register) -> Option<u64>) -> Option<Apart> {
        let data = self.steps.iter().flat_map(|step| &step.memory);
        apart(
            &data.filter(|access| self.is_changed(access)).collect::<Vec<_>>(),
            value,
        )
    }

    /// How the numbers of an iteration rest on those of the one before.
    fn carried(&self) -> Carried {
        // Whether a register is read before it is written; an instruction reads first.
        let mut first: HashMap<Register, bool> = HashMap::new();
        for step in &self.steps {
            for register in sources(&step.code) {
                first.entry(register).or_insert(true);
            }
            for used in step.registers.iter().filter(|used| writes(used.access())) {
                first.entry(full(used.register())).or_insert(false);
            }
        }
        // Registers that come with a value and are changed, then what is stored and read again later.
        let registers: Vec<Register> = (self.changed.iter().copied())
            .filter(|register| register.is_vector_register() && first[register])
            .collect();
        let stored: Vec<&Access> = self.numbers().into_iter().filter(|access| access.writes()).collect();
        let named = |access: &&Access| access.stride.is_some_and(|(_, by)| by.is_none());
        let unknown = !stored.iter().all(named);
        if unknown || registers.len() + stored.len() > MOST_CARRIED {
            return Carried::Unknown;
        }
        // Whether an access reads again what was stored: in this iteration, or in one before.
        let again = |access: &Access, stored: &Access, early: bool| {
            let (ahead, stride) = (
                stored.at().wrapping_sub(access.at()),
                stored.stride.map_or(0, |(more, _)| more),
            );
            stored.is_beside(access)
                && match (early, stride) {
                    (false, _) | (_, 0) => ahead == 0,
                    _ => ahead.checked_rem(stride) == Some(0) && (1..=NEAR).contains(&(ahead / stride)),
                }
        };
        let mut values: HashMap<Register, Rests> = (registers.iter().enumerate())
            .map(|(number, register)| (*register, Rests::from([(number, 0)])))
            .collect();
        let mut kept: Vec<Option<Rests>> = vec![None; stored.len()];
        // Of these each single value is kept.
        let mut wanted: HashSet<usize> = HashSet::new();
        for step in &self.steps {
            // Packed logic changes signs, or chooses.
            let logic = || (class_of(&step.code).class == InstructionKind::Vector).then_some(Operation::Other);
            let operation = operation(&step.code).or_else(logic);
            let mut rests = Rests::new();
            let mut add = |from: &Rests, done: Option<Operation>| {
                for (&number, &past) in from {
                    *rests.entry(number).or_default() |= past | done.map_or(0, |done| 1 << done as u8);
                }
            };
            let done = |read| operation.map(|operation| done_to(&step.code, operation, read));
            for register in sources(&step.code) {
                values.get(&register).inspect(|from| add(from, done(Some(register))));
            }
            for access in step.memory.iter().filter(|access| access.reads()) {
                let now = (0..stored.len()).rfind(|&n| kept[n].is_some() && again(access, stored[n], false));
                let before = || stored.iter().position(|stored| again(access, stored, true));
                match now.and_then(|n| kept[n].as_ref()) {
                    Some(from) => add(from, done(None)),
                    None => {
                        before().inspect(|number| add(&Rests::from([(registers.len() + number, 0)]), done(None)));
                    }
                }
            }
            if name_of(&step.code).contains("comis") {
                wanted.extend(rests.keys().copied());
            }
            for access in step.memory.iter().filter(|access| access.writes()) {
                if access.stride != Some((0, None)) {
                    wanted.extend(rests.keys().copied());
                }
                if let Some(number) = stored.iter().position(|stored| std::ptr::eq(*stored, access)) {
                    kept[number] = Some(rests.clone());
                }
            }
            for used in step.registers.iter().filter(|used| writes(used.access())) {
                values.insert(full(used.register()), rests.clone());
            }
        }
        let of_registers = registers.iter().map(|register| values.get(register).cloned());
        let after: Vec<Rests> = of_registers.chain(kept).map(Option::unwrap_or_default).collect();
        strongest(&after, &wanted)
    }
}

/// What the values are that rest on themselves, by those that each rests on after an iteration.
fn strongest(after: &[Rests], wanted: &HashSet<usize>) -> Carried {
    // What another value is made of in each iteration is wanted, too.
    let used = |number: usize| {
        (after.iter().enumerate()).any(|(n, rests)| n != number && [n, number].iter().all(|of| rests.contains_key(of)))
    };
    let mut found = Carried::Nothing;
    for first in 0..after.len() {
        let mut past = vec![None; after.len()];
        let mut open = vec![(first, 0)];
        while let Some((number, so_far)) = open.pop() {
            for (&next, &done) in &after[number] {
                let through: Past = so_far | done;
                if past[next].is_none_or(|known: Past| known | through != known) {
                    past[next] = Some(past[next].unwrap_or(0) | through);
                    open.push((next, through));
                }
            }
        }
        match past[first] {
            None | Some(0) => {}
            Some(past) if past.count_ones() == 1 && past != OTHER && !wanted.contains(&first) && !used(first) => {
                found = Carried::Sum
            }
            Some(_) => return Carried::Chain,
        }
    }
    found
}

const OTHER: Past = 1 << Operation::Other as u8;
