//! Instruction classes: known encodings, and objdump's opinion of every instruction of a shared library.

use crate::support::run;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use steelyard_symbols::{InstructionKind, Machine, decode};

/// `class bits: bytes ; what it is`, one a line.
fn check(machine: Machine, table: &str) {
    for line in table.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (expected, rest) = line.split_once(':').unwrap();
        let (bytes, _) = rest.split_once(';').unwrap();
        let bytes: Vec<u8> = match machine {
            Machine::Aarch64 => u32::from_str_radix(bytes.trim(), 16).unwrap().to_le_bytes().to_vec(),
            _ => bytes
                .split_whitespace()
                .map(|byte| u8::from_str_radix(byte, 16).unwrap())
                .collect(),
        };
        let found = match decode(machine, &bytes) {
            Some(found) => format!("{} {}", found.class.word(), found.vector_bits),
            None => "none".to_string(),
        };
        assert_eq!(found, expected.trim(), "{line}");
    }
}

#[test]
fn x86_64() {
    check(
        Machine::X86_64,
        "
        memory 0: 48 8b 07              ; mov (%rdi),%rax
        memory 0: 48 89 07              ; mov %rax,(%rdi)
        memory 0: 0f b6 07              ; movzbl (%rdi),%eax
        memory 0: 55                    ; push %rbp
        memory 0: 5d                    ; pop %rbp
        memory 0: c9                    ; leave
        memory 0: f3 48 a5              ; rep movsq
        memory 0: f3 aa                 ; rep stosb
        memory 0: 0f 18 0f              ; prefetcht0 (%rdi)
        memory 0: 0f ae f0              ; mfence
        memory 0: 87 07                 ; xchg %eax,(%rdi)
        memory 0: d9 07                 ; flds (%rdi)
        memory 0: f2 0f 10 07           ; movsd (%rdi),%xmm0
        memory 128: 66 0f 28 07         ; movapd (%rdi),%xmm0
        memory 128: f3 0f 6f 07         ; movdqu (%rdi),%xmm0
        memory 256: c5 fc 10 07         ; vmovups (%rdi),%ymm0
        memory 256: c4 e2 7d 19 07      ; vbroadcastsd (%rdi),%ymm0
        memory 512: 62 f1 7c 48 11 07   ; vmovups %zmm0,(%rdi)
        memory 256: c4 e2 ed 92 04 f7   ; vgatherdpd %ymm2,(%rdi,%xmm6,8),%ymm0
        scalar 0: 48 01 d8              ; add %rbx,%rax
        scalar 0: 48 03 07              ; add (%rdi),%rax
        scalar 0: 83 07 01              ; addl $1,(%rdi)
        scalar 0: 48 8d 44 0f 08        ; lea 8(%rdi,%rcx),%rax
        scalar 0: 39 d8                 ; cmp %ebx,%eax
        scalar 0: 0f af c3              ; imul %ebx,%eax
        scalar 0: 48 c1 e0 03           ; shl $3,%rax
        scalar 0: f0 0f c1 07           ; lock xadd %eax,(%rdi)
        scalar 0: 0f 44 c3              ; cmove %ebx,%eax
        scalar 0: f2 0f 58 c1           ; addsd %xmm1,%xmm0
        scalar 0: f3 0f 59 07           ; mulss (%rdi),%xmm0
        scalar 0: c4 e2 f1 b9 c2        ; vfmadd231sd %xmm2,%xmm1,%xmm0
        scalar 0: f2 48 0f 2a c0        ; cvtsi2sd %rax,%xmm0
        scalar 0: f2 48 0f 2c c0        ; cvttsd2si %xmm0,%rax
        scalar 0: 66 0f 2e c1           ; ucomisd %xmm1,%xmm0
        scalar 0: f2 0f 51 c0           ; sqrtsd %xmm0,%xmm0
        scalar 0: de c1                 ; faddp
        vector 128: 66 0f 58 c1         ; addpd %xmm1,%xmm0
        vector 128: 0f 59 07            ; mulps (%rdi),%xmm0
        vector 128: 66 0f fe c1         ; paddd %xmm1,%xmm0
        vector 128: 66 0f 38 1e c1      ; pabsd %xmm1,%xmm0
        vector 128: 66 0f 14 c1         ; unpcklpd %xmm1,%xmm0
        vector 256: c5 fd 58 c1         ; vaddpd %ymm1,%ymm0,%ymm0
        vector 256: c4 e2 f5 b8 c2      ; vfmadd231pd %ymm2,%ymm1,%ymm0
        vector 512: 62 f1 fd 48 58 c1   ; vaddpd %zmm1,%zmm0,%zmm0
        vector 512: 62 f2 f5 48 b8 c2   ; vfmadd231pd %zmm2,%zmm1,%zmm0
        vector 64: 0f fe c1             ; paddd %mm1,%mm0
        branch 0: e8 00 00 00 00        ; call
        branch 0: c3                    ; ret
        branch 0: 75 fe                 ; jne
        branch 0: ff e0                 ; jmp *%rax
        branch 0: ff 27                 ; jmp *(%rdi)
        branch 0: e2 fe                 ; loop
        other 0: 48 89 c3               ; mov %rax,%rbx
        other 0: b8 01 00 00 00         ; mov $1,%eax
        other 0: 66 0f 28 c1            ; movapd %xmm1,%xmm0
        other 0: c5 fc 28 c1            ; vmovaps %ymm1,%ymm0
        other 0: 31 c0                  ; xor %eax,%eax
        other 0: 66 0f ef c0            ; pxor %xmm0,%xmm0
        other 0: c5 f9 ef c0            ; vpxor %xmm0,%xmm0,%xmm0
        vector 128: 66 0f ef c1         ; pxor %xmm1,%xmm0
        other 0: 90                     ; nop
        other 0: 66 0f 1f 44 00 00      ; nopw 0(%rax,%rax,1)
        other 0: f3 0f 1e fa            ; endbr64
        other 0: c5 f8 77               ; vzeroupper
        other 0: 0f 05                  ; syscall
        other 0: 0f a2                  ; cpuid
        other 0: cc                     ; int3
        none: 06                        ; not in 64-bit mode
        none: 48                        ; cut
        ",
    );
    assert_eq!(decode(Machine::X86_64, &[]), None);
}

#[test]
fn aarch64() {
    check(
        Machine::Aarch64,
        "
        scalar 0: 8b020020   ; add x0, x1, x2
        scalar 0: 91000420   ; add x0, x1, #1
        scalar 0: eb02003f   ; cmp x1, x2
        scalar 0: 9b027c20   ; mul x0, x1, x2
        scalar 0: 1ac20c20   ; sdiv w0, w1, w2
        scalar 0: 90000000   ; adrp x0, .
        scalar 0: 9a821020   ; csel x0, x1, x2, ne
        scalar 0: d37df020   ; lsl x0, x1, #3
        scalar 0: 1e622820   ; fadd d0, d1, d2
        scalar 0: 1f420c20   ; fmadd d0, d1, d2, d3
        scalar 0: 9e620020   ; scvtf d0, x1
        scalar 0: 9e780020   ; fcvtzs x0, d1
        scalar 0: 1e622020   ; fcmp d1, d2
        scalar 0: 1e61c020   ; fsqrt d0, d1
        scalar 0: 5ee28420   ; add d0, d1, d2
        vector 128: 4e62d420 ; fadd v0.2d, v1.2d, v2.2d
        vector 128: 4e62cc20 ; fmla v0.2d, v1.2d, v2.2d
        vector 64: 0ea28420  ; add v0.2s, v1.2s, v2.2s
        vector 128: 6e227c20 ; uaba v0.16b, v1.16b, v2.16b
        vector 128: 4f000400 ; movi v0.4s, #0
        memory 0: f9400020   ; ldr x0, [x1]
        memory 0: f8626820   ; ldr x0, [x1, x2]
        memory 0: b9000020   ; str w0, [x1]
        memory 0: a9bf7bfd   ; stp x29, x30, [sp, #-16]!
        memory 0: f9800020   ; prfm pldl1keep, [x1]
        memory 0: c85ffc20   ; ldaxr x0, [x1]
        memory 0: f8e20020   ; ldaddal x2, x0, [x1]
        memory 0: fd400020   ; ldr d0, [x1]
        memory 128: 3dc00020 ; ldr q0, [x1]
        memory 128: 3ce26820 ; ldr q0, [x1, x2]
        memory 128: ad400420 ; ldp q0, q1, [x1]
        memory 0: 6d400420   ; ldp d0, d1, [x1]
        memory 128: 4c407c20 ; ld1 {v0.2d}, [x1]
        memory 64: 0c407820  ; ld1 {v0.2s}, [x1]
        memory 0: 58000000   ; ldr x0, literal
        branch 0: 14000001   ; b
        branch 0: 94000001   ; bl
        branch 0: 54000041   ; b.ne
        branch 0: b4000040   ; cbz x0
        branch 0: 36000040   ; tbz w0, #0
        branch 0: d63f0020   ; blr x1
        branch 0: d61f0020   ; br x1
        branch 0: d65f03c0   ; ret
        other 0: aa0103e0    ; mov x0, x1
        other 0: 2a0103e0    ; mov w0, w1
        other 0: d2800020    ; mov x0, #1
        other 0: f2a00020    ; movk x0, #1, lsl #16
        other 0: 1e604020    ; fmov d0, d1
        other 0: 1e6e1000    ; fmov d0, #1.0
        other 0: 9e670020    ; fmov d0, x1
        other 0: 9e660020    ; fmov x0, d1
        other 0: d503201f    ; nop
        other 0: d5033bbf    ; dmb ish
        other 0: d53bd040    ; mrs x0, tpidr_el0
        other 0: d4000001    ; svc #0
        vector 0: 65c00020   ; fadd z0.d, z1.d, z0.d
        vector 0: 65e20020   ; fmla z0.d, p0/m, z1.d, z2.d
        memory 0: a5e0a020   ; ld1d {z0.d}, p0/z, [x1]
        memory 0: e5e0e020   ; st1d {z0.d}, p0, [x1]
        none: 00000000       ; udf #0
        ",
    );
    assert_eq!(decode(Machine::Aarch64, &[0, 0, 0]), None);
}

/// What a mnemonic and its operands, as objdump prints them, ought to be; `None` where this simple rule does not know.
fn expected(mnemonic: &str, operands: &str) -> Option<InstructionKind> {
    let memory = operands.contains('(') || operands.contains("%fs:") || operands.contains(",ds:");
    let vector = operands.contains("mm");
    let begins = |list: &[&str]| list.iter().any(|start| mnemonic.starts_with(start));
    if begins(&[
        "nop", "endbr", "cpuid", "syscall", "hlt", "ud", "xchg", "vzero", "pause", "rdtsc", "int", "xgetbv", "data16",
        "cs",
    ]) {
        return (!memory).then_some(InstructionKind::Other);
    }
    if begins(&["j", "call", "ret", "bnd", "notrack", "loop"]) {
        return Some(InstructionKind::Branch);
    }
    if begins(&["push", "pop", "leave", "prefetch"]) && !begins(&["popcnt"]) {
        return Some(InstructionKind::Memory);
    }
    if begins(&["mov", "vmov"]) && !begins(&["movmsk", "vmovmsk"]) {
        return (memory || !begins(&["movs", "movz", "movh", "movl", "movd", "movq", "vmov"])).then_some(if memory {
            InstructionKind::Memory
        } else {
            InstructionKind::Other
        });
    }
    if begins(&[
        "add", "sub", "mul", "div", "sqrt", "cvt", "ucomi", "comi", "vadd", "vsub", "vmul", "vdiv", "vfm",
    ]) && vector
    {
        let single = ["ss", "sd"].iter().any(|end| mnemonic.ends_with(end))
            || mnemonic.contains("ss2")
            || mnemonic.contains("sd2")
            || mnemonic.starts_with("cvtsi2s")
            || mnemonic.starts_with("vcvtsi2s");
        return Some(if single {
            InstructionKind::Scalar
        } else {
            InstructionKind::Vector
        });
    }
    if begins(&[
        "add", "sub", "lea", "cmp", "test", "imul", "shl", "shr", "sar", "and", "or", "inc", "dec", "neg", "not",
        "set", "cmov", "bt", "adc", "sbb",
    ]) && !vector
    {
        let itself = operands.split_once(',').is_some_and(|(a, b)| a == b);
        return (!(itself && begins(&["sub"]))).then_some(InstructionKind::Scalar);
    }
    if begins(&[
        "padd", "psub", "pmul", "pcmp", "pand", "por", "punpck", "pshuf", "unpck", "shuf", "vpadd", "vpcmpeq",
    ]) {
        let itself = operands
            .split(',')
            .collect::<Vec<_>>()
            .windows(2)
            .all(|pair| pair[0] == pair[1]);
        return (!itself && !operands.contains("%k")).then_some(InstructionKind::Vector);
    }
    None
}

/// Libraries of the C library with arithmetic of one value, and of many.
fn library(name: &str) -> PathBuf {
    let folders = [
        "/lib/x86_64-linux-gnu",
        "/usr/lib/x86_64-linux-gnu",
        "/lib64",
        "/usr/lib64",
    ];
    let file = folders
        .iter()
        .map(|folder| Path::new(folder).join(name))
        .find(|file| file.exists());
    file.unwrap_or_else(|| panic!("{name} is needed by this test"))
}

#[test]
fn objdump_agrees() {
    if cfg!(target_arch = "x86_64") {
        compare(&library("libm.so.6"));
        compare(&library("libmvec.so.1"));
    }
}

fn compare(library: &Path) {
    let text = run(
        "objdump",
        &["-d", "--insn-width=16", "-j", ".text", library.to_str().unwrap()],
    );
    let (mut compared, mut all, mut differ) = (0, 0, Vec::new());
    let mut tally: BTreeMap<String, usize> = BTreeMap::new();
    for line in text.lines() {
        let mut parts = line.split('\t');
        let (Some(_), Some(bytes), Some(code)) = (parts.next(), parts.next(), parts.next()) else {
            continue;
        };
        let bytes: Vec<u8> = bytes
            .split_whitespace()
            .map(|byte| u8::from_str_radix(byte, 16).unwrap())
            .collect();
        let code = code.split(['#', '<']).next().unwrap().trim();
        let mut words = code
            .split_whitespace()
            .filter(|word| !["rep", "repz", "repnz", "lock", "bnd", "notrack"].contains(word));
        let (Some(mnemonic), operands) = (words.next(), words.next().unwrap_or("")) else {
            continue;
        };
        if mnemonic == "(bad)" || mnemonic.starts_with('.') {
            continue;
        }
        let Some(found) = decode(Machine::X86_64, &bytes) else {
            differ.push(format!("{code}: not decoded"));
            continue;
        };
        all += 1;
        *tally
            .entry(format!("{} {}", found.class.word(), found.vector_bits))
            .or_default() += 1;
        if let Some(class) = expected(mnemonic, operands) {
            compared += 1;
            if class != found.class {
                differ.push(format!("{code}: {found:?}, expected {class:?}"));
            }
        }
    }
    println!("{all} instructions of {}: {tally:?}", library.display());
    println!("{compared} compared with objdump's mnemonics, {} differ", differ.len());
    for line in differ.iter().take(20) {
        println!("  {line}");
    }
    assert!(all > 20_000 && compared * 10 > all * 7);
    assert!(differ.is_empty());
}
