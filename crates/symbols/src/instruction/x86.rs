//! x86: iced-x86 decodes, and the mnemonic and the operands tell the class.

use super::{Atomic, Instruction, InstructionKind, Slow, Step};
use iced_x86::{Decoder, DecoderOptions, FlowControl, Formatter, GasFormatter, Mnemonic, OpKind, Register};

/// The longest instruction there is.
const LONGEST: usize = 15;

/// Beginnings of the names of instructions whose only work is moving to or from memory if they have an operand there.
/// A leading v, of the VEX forms, has been taken off.
const MOVES: [&str; 27] = [
    "mov",
    "pmovsx",
    "pmovzx",
    "lddqu",
    "broadcast",
    "pbroadcast",
    "maskmov",
    "pmaskmov",
    "compress",
    "pcompress",
    "expand",
    "pexpand",
    "gather",
    "pgather",
    "scatter",
    "pscatter",
    "kmov",
    "fld",
    "fild",
    "fst",
    "fist",
    "xchg",
    "tileload",
    "tilestore",
    "lods",
    "stos",
    "pmovs",
];

/// Memory whatever their operands: the stack, cache lines, ordering, saved state.
const ALWAYS_MEMORY: [&str; 16] = [
    "push", "pop", "leave", "enter", "prefetch", "clflush", "clwb", "cldemote", "mfence", "lfence", "sfence", "fxsave",
    "fxrstor", "xsave", "xrstor", "ldmxcsr",
];

/// Neither arithmetic nor memory.
const NEITHER: [&str; 30] = [
    "nop",
    "endbr",
    "cpuid",
    "rdtsc",
    "pause",
    "syscall",
    "sysenter",
    "int",
    "hlt",
    "ud",
    "zeroupper",
    "zeroall",
    "emms",
    "femms",
    "fnop",
    "fxch",
    "fwait",
    "wait",
    "xgetbv",
    "xsetbv",
    "xbegin",
    "xend",
    "xabort",
    "rdpmc",
    "wrfsbase",
    "rdfsbase",
    "fldcw",
    "fnstcw",
    "cld",
    "std",
];

/// Length and text of the instruction at the start of `bytes`, which stands at `address`.
pub fn text(bits: u32, bytes: &[u8], address: u64) -> Option<(u64, String)> {
    let bytes = &bytes[..bytes.len().min(LONGEST)];
    let instruction = Decoder::with_ip(bits, bytes, address, DecoderOptions::NONE).decode();
    if instruction.is_invalid() {
        return None;
    }
    let mut formatter = GasFormatter::new();
    let options = formatter.options_mut();
    options.set_uppercase_hex(false);
    options.set_branch_leading_zeros(false);
    options.set_rip_relative_addresses(true);
    let mut text = String::new();
    formatter.format(&instruction, &mut text);
    Some((instruction.len() as u64, text))
}

/// The instructions of `bytes`, which stand at `address`, up to what is none.
pub fn decoded(bits: u32, bytes: &[u8], address: u64) -> Vec<iced_x86::Instruction> {
    let mut decoder = Decoder::with_ip(bits, bytes, address, DecoderOptions::NONE);
    let mut found = Vec::new();
    while decoder.can_decode() {
        let instruction = decoder.decode();
        if instruction.is_invalid() {
            break;
        }
        found.push(instruction);
    }
    found
}

/// Likewise, as steps.
pub fn steps(bits: u32, bytes: &[u8], address: u64) -> Vec<Step> {
    let step = |instruction: &iced_x86::Instruction| {
        let flow = instruction.flow_control();
        let jumps = matches!(flow, FlowControl::ConditionalBranch | FlowControl::UnconditionalBranch);
        let ends = matches!(
            flow,
            FlowControl::UnconditionalBranch
                | FlowControl::IndirectBranch
                | FlowControl::Return
                | FlowControl::Exception
        );
        let repeated = instruction.has_rep_prefix() || instruction.has_repne_prefix();
        Step {
            address: instruction.ip(),
            goes_on: !ends,
            target: jumps.then(|| instruction.near_branch_target()),
            repeats: repeated && instruction.is_string_instruction(),
        }
    };
    decoded(bits, bytes, address).iter().map(step).collect()
}

/// The instruction at the start of `bytes` in 16-, 32- or 64-bit mode.
pub fn decode(bits: u32, bytes: &[u8]) -> Option<Instruction> {
    let bytes = &bytes[..bytes.len().min(LONGEST)];
    let instruction = Decoder::try_new(bits, bytes, DecoderOptions::NONE).ok()?.decode();
    let atomic = match instruction.mnemonic() {
        Mnemonic::Pause | Mnemonic::Tpause | Mnemonic::Umwait => Atomic::Waits,
        _ if is_locked(&instruction) => Atomic::Changes,
        _ => Atomic::No,
    };
    (!instruction.is_invalid()).then(|| Instruction {
        atomic,
        ..class_of(&instruction)
    })
}

/// Whether it locks the memory that it changes.
pub fn is_locked(instruction: &iced_x86::Instruction) -> bool {
    let exchanges = instruction.mnemonic() == Mnemonic::Xchg;
    instruction.has_lock_prefix() || exchanges && (0..2).any(|n| instruction.op_kind(n) == OpKind::Memory)
}

/// What kind an instruction is.
pub fn class_of(instruction: &iced_x86::Instruction) -> Instruction {
    Instruction {
        slow: slow(instruction),
        ..kind_of(instruction)
    }
}

/// Instructions that take ten times as long as others, and cannot be begun one after the other.
fn slow(instruction: &iced_x86::Instruction) -> Option<Slow> {
    let name = format!("{:?}", instruction.mnemonic()).to_ascii_lowercase();
    match name.strip_prefix('v').unwrap_or(&name) {
        "div" | "idiv" => Some(Slow::IntegerDivision),
        "syscall" | "sysenter" => Some(Slow::SystemCall),
        bare if bare.starts_with("div") || bare.starts_with("fdiv") || bare.starts_with("fidiv") => {
            Some(Slow::Division)
        }
        "fsqrt" | "sqrtsd" | "sqrtss" | "sqrtpd" | "sqrtps" => Some(Slow::Root),
        _ => None,
    }
}

fn kind_of(instruction: &iced_x86::Instruction) -> Instruction {
    let plain = |class| Instruction::of(class, 0);
    match instruction.flow_control() {
        FlowControl::Next => {}
        FlowControl::Interrupt | FlowControl::Exception | FlowControl::XbeginXabortXend => {
            return plain(InstructionKind::Other);
        }
        _ if instruction.mnemonic() == iced_x86::Mnemonic::Syscall => return plain(InstructionKind::Other),
        _ => return plain(InstructionKind::Branch),
    }
    let full_name = format!("{:?}", instruction.mnemonic()).to_ascii_lowercase();
    let name = full_name.strip_prefix('v').unwrap_or(&full_name);
    let begins = |list: &[&str]| list.iter().any(|start| name.starts_with(start));

    let operands = 0..instruction.op_count();
    let registers = operands.clone().filter(|&n| instruction.op_kind(n) == OpKind::Register);
    let registers: Vec<Register> = registers.map(|n| instruction.op_register(n)).collect();
    let in_memory = operands.into_iter().any(|n| {
        !matches!(
            instruction.op_kind(n),
            OpKind::Register
                | OpKind::NearBranch16
                | OpKind::NearBranch32
                | OpKind::NearBranch64
                | OpKind::FarBranch16
                | OpKind::FarBranch32
                | OpKind::Immediate8
                | OpKind::Immediate8_2nd
                | OpKind::Immediate16
                | OpKind::Immediate32
                | OpKind::Immediate64
                | OpKind::Immediate8to16
                | OpKind::Immediate8to32
                | OpKind::Immediate8to64
                | OpKind::Immediate32to64
        )
    });
    let width = registers
        .iter()
        .map(|register| vector_bits(*register))
        .max()
        .unwrap_or(0);
    let packed = if single_value(&full_name) { 0 } else { width };

    if begins(&ALWAYS_MEMORY) && !name.starts_with("popcnt") {
        return plain(InstructionKind::Memory);
    }
    if begins(&NEITHER) {
        return plain(InstructionKind::Other);
    }
    if in_memory && (begins(&MOVES) || name == "stmxcsr") {
        return Instruction::of(InstructionKind::Memory, packed);
    }
    // Between registers, and a register emptied by itself.
    let zeroed = registers.len() > 1 && registers[1..].windows(2).all(|pair| pair[0] == pair[1]) && {
        let clears = [
            "xor", "sub", "pxor", "xorps", "xorpd", "pxord", "pxorq", "psubb", "psubw", "psubd", "psubq",
        ];
        clears.contains(&name) && registers[registers.len() - 1] == registers[registers.len() - 2]
    };
    let whole_move = name.starts_with("mov") && !name.starts_with("movmsk") && !name.starts_with("movs")
        || matches!(
            name,
            "movss" | "movsd" | "movsx" | "movsxd" | "xchg" | "fld" | "fst" | "fstp" | "fincstp" | "fdecstp"
        )
        || name.starts_with("kmov");
    if !in_memory && (zeroed || whole_move && !shuffles(name)) {
        return plain(InstructionKind::Other);
    }
    let class = if packed == 0 {
        InstructionKind::Scalar
    } else {
        InstructionKind::Vector
    };
    Instruction {
        in_memory: in_memory && instruction.mnemonic() != iced_x86::Mnemonic::Lea,
        ..Instruction::of(class, packed)
    }
}

/// Moves between registers that rearrange packed values.
fn shuffles(name: &str) -> bool {
    ["movddup", "movshdup", "movsldup", "movhlps", "movlhps"].contains(&name)
}

/// Whether a floating-point instruction handles one value though its registers hold several: addsd, cvtsi2ss, movd.
/// Integer names end alike (pabsd), and begin with p.
fn single_value(name: &str) -> bool {
    let bare = name.strip_prefix('v').unwrap_or(name);
    if matches!(bare, "movd" | "movq" | "movsd" | "movss" | "movsh" | "movw") {
        return true;
    }
    if matches!(bare, "pextrb" | "pextrw" | "pextrd" | "pextrq" | "extractps") {
        return false;
    }
    let ends = ["ss", "sd", "sh"].iter().any(|end| bare.ends_with(end));
    let converts = bare.starts_with("cvt") && ["ss2", "sd2", "sh2"].iter().any(|from| bare.contains(from));
    !bare.starts_with('p') && !bare.starts_with("broadcast") && (ends || converts)
}

fn vector_bits(register: Register) -> u32 {
    if register.is_mm() {
        64
    } else if register.is_vector_register() {
        (register.size() * 8) as u32
    } else {
        0
    }
}
