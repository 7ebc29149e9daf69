//! What the loops of x86 code do with the numbers that they compute, and whether a compiler could compute several of their
//! iterations at once.
//!
//! The body of an innermost loop is gone through once, from its beginning to the jump back, and for each register it is
//! noted what its value rests on: on a value of the iteration before, by which operations; on data read in this loop.

use super::x86::{class_of, decoded};
use super::{Class, Loop};
use iced_x86::{
    FlowControl, Instruction, InstructionInfoFactory, Mnemonic, OpAccess, OpKind, Register, UsedMemory, UsedRegister,
};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;

/// Data of an iteration that lie this many times their own size apart are not next to each other.
const FAR: i64 = 4;
/// What an iteration stores and one of the next so many reads again, makes them wait for each other.
const NEAR: i64 = 16;
/// Instructions; a longer way round is not taken for a loop.
const LONGEST: usize = 2000;
/// Of more values that are carried it is not asked which rest on which.
const MOST_CARRIED: usize = 200;

/// The innermost loops of the code, which stands at `address`, ascending; those left out of which it cannot be told.
pub(super) fn loops(bytes: &[u8], address: u64) -> Vec<(Range<u64>, Loop)> {
    let code = decoded(64, bytes, address);
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
            let kind = kind(&code[first..first + length])?;
            Some((range, kind))
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

fn jumps(step: &Instruction) -> bool {
    matches!(
        step.flow_control(),
        FlowControl::ConditionalBranch | FlowControl::UnconditionalBranch
    )
}

fn kind(body: &[Instruction]) -> Option<Loop> {
    let goes_elsewhere = |step: &Instruction| step.flow_control() != FlowControl::Next;
    let calls = |step: &Instruction| matches!(step.flow_control(), FlowControl::Call | FlowControl::IndirectCall);
    if body.iter().any(calls) {
        return Some(Loop::Calls);
    }
    if body.iter().any(computes_packed) {
        return Some(Loop::Vector);
    }
    let of_x87 = |step: &Instruction| (0..step.op_count()).any(|n| step.op_register(n).is_st());
    if body.iter().any(of_x87) {
        return None;
    }
    let body = Body::new(body);
    let computes = body.steps.iter().any(|step| operation(&step.code).is_some());
    match () {
        () if body.chases() => Some(Loop::Chase),
        () if body.reads_addresses() => Some(Loop::Indirect),
        () if !computes || body.steps.iter().any(|step| is_of_integers(&step.code)) => Some(Loop::Integer),
        () if body.steps.iter().filter(|step| goes_elsewhere(&step.code)).count() > 1 => Some(Loop::Branches),
        () => match body.carried() {
            Carried::Unknown => None,
            Carried::Chain => Some(Loop::Recurrence),
            _ if body.is_strided() => Some(Loop::Strided),
            _ if body.goes_unknown_ways() => None,
            Carried::Sum => Some(Loop::Sum),
            Carried::Nothing => Some(Loop::Independent),
        },
    }
}

fn name_of(step: &Instruction) -> String {
    let name = format!("{:?}", step.mnemonic()).to_ascii_lowercase();
    name.strip_prefix('v').map_or(name.clone(), str::to_string)
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
fn sources(step: &Instruction) -> Vec<Register> {
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
        };
        self.0.get(&register).copied().unwrap_or(unchanged)
    }

    /// After the instruction, which is the body's `made`th.
    fn step(&mut self, step: &Instruction, written: &[Register], made: usize) {
        let sum = sum_of(step).map(|(result, from, more)| {
            let value = self.of(from);
            let more = value.more.wrapping_add(more);
            (result, Value { more, ..value })
        });
        for &register in written {
            let value = sum.filter(|(result, _)| *result == register).map(|(_, value)| value);
            let new = Value {
                register,
                made,
                more: 0,
            };
            self.0.insert(register, value.unwrap_or(new));
        }
    }
}

/// Which register an instruction makes of which other by adding what, if it does nothing else.
fn sum_of(step: &Instruction) -> Option<(Register, Register, i64)> {
    let result = full(step.op0_register());
    let constant = || step.try_immediate(1).ok().map(|value| value as i64);
    match step.mnemonic() {
        _ if step.op0_kind() != OpKind::Register => None,
        Mnemonic::Inc => Some((result, result, 1)),
        Mnemonic::Dec => Some((result, result, -1)),
        Mnemonic::Add => Some((result, result, constant()?)),
        Mnemonic::Sub => Some((result, result, constant()?.wrapping_neg())),
        Mnemonic::Mov if step.op1_kind() == OpKind::Register => Some((result, full(step.op1_register()), 0)),
        Mnemonic::Lea if step.memory_index() == Register::None => {
            Some((result, full(step.memory_base()), step.memory_displacement64() as i64))
        }
        _ => None,
    }
}

/// An operand in memory.
struct Access {
    place: UsedMemory,
    /// Values of its base and its index.
    by: [Value; 2],
    /// Bytes by which it moves an iteration, if that is always the same.
    stride: Option<i64>,
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
        let same = |a: Value, b: Value| (a.register, a.made) == (b.register, b.made);
        same(self.by[0], other.by[0])
            && same(self.by[1], other.by[1])
            && self.place.scale().max(1) == other.place.scale().max(1)
    }
}

struct Body {
    steps: Vec<Step>,
    /// Registers that the body changes, and what it adds to each, if it does nothing else.
    changed: HashMap<Register, Option<i64>>,
}

fn full(register: Register) -> Register {
    register.full_register()
}

fn writes(access: OpAccess) -> bool {
    matches!(
        access,
        OpAccess::Write | OpAccess::CondWrite | OpAccess::ReadWrite | OpAccess::ReadCondWrite
    )
}

fn reads(access: OpAccess) -> bool {
    matches!(
        access,
        OpAccess::Read | OpAccess::CondRead | OpAccess::ReadWrite | OpAccess::ReadCondWrite
    )
}

impl Body {
    fn new(body: &[Instruction]) -> Body {
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
        // What an iteration adds to a register.
        let added = |(&register, value): (&Register, &Value)| {
            let adds = value.register == register && value.made == 0;
            (register, adds.then_some(value.more))
        };
        let changed: HashMap<Register, Option<i64>> = values.0.iter().map(added).collect();
        let grows = |value: Value| match value.made {
            0 => changed.get(&value.register).copied().unwrap_or(Some(0)),
            _ => None,
        };
        for access in steps.iter_mut().flat_map(|step| &mut step.memory) {
            let scale = i64::from(access.place.scale().max(1));
            access.stride = grows(access.by[1])
                .and_then(|along| along.checked_mul(scale))
                .and_then(|along| grows(access.by[0])?.checked_add(along));
        }
        Body { steps, changed }
    }

    fn is_changed(&self, access: &Access) -> bool {
        access
            .registers()
            .iter()
            .any(|register| self.changed.contains_key(register))
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
        self.numbers().iter().any(|access| access.stride.is_none())
    }

    /// Whether the numbers of an iteration lie far from each other and from those of the next.
    fn is_strided(&self) -> bool {
        let numbers = self.numbers();
        // A loop that was unrolled reads several in a row, each by registers of its own.
        numbers.iter().any(|access| {
            let together = numbers.iter().filter(|other| other.stride == access.stride).count() as i64;
            let covered = FAR * access.size() * together;
            access.stride.is_some_and(|stride| stride.saturating_abs() > covered)
        })
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
        let registers: Vec<Register> = (self.changed.keys().copied())
            .filter(|register| register.is_vector_register() && first[register])
            .collect();
        let stored: Vec<&Access> = self.numbers().into_iter().filter(|access| access.writes()).collect();
        let unknown = stored.iter().any(|access| access.stride.is_none());
        if unknown || registers.len() + stored.len() > MOST_CARRIED {
            return Carried::Unknown;
        }
        // Whether an access reads again what was stored: in this iteration, or in one before.
        let again = |access: &Access, stored: &Access, early: bool| {
            let (ahead, stride) = (stored.at().wrapping_sub(access.at()), stored.stride.unwrap_or(0));
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
            let logic = || (class_of(&step.code).class == Class::Vector).then_some(Operation::Other);
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
                if access.stride != Some(0) {
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
