//! Which instruction a sampled address stands for: the one before it, as the processor goes.

#![cfg(target_arch = "x86_64")]

use crate::support::{profile, run};
use std::fs;
use std::path::Path;
use steelyard_symbols::resolve;

/// A line is an instruction; before the semicolon, what a sample at it is of.
const CODE: &str = "
    branch; mov $9, %ecx
    scalar; 1: sqrtsd %xmm0, %xmm0
    scalar; movsd %xmm0, (%rdi)
    memory; addpd %xmm2, %xmm1
    vector 128; mov (%rsi), %rax
    memory; dec %ecx
    scalar; jnz 1b
    branch; 4: divsd %xmm1, %xmm0
    scalar; call *%rax
    branch; jnz 4b
    branch; 5: ucomisd %xmm0, %xmm2
    scalar; ja 7f
    branch; mulsd %xmm0, %xmm0
    scalar; 6: add $1, %rbx
    scalar; jne 5b
    branch; ret
    branch; 7: addsd %xmm0, %xmm0
    scalar; jmp 6b
    branch; call *%rax
    branch; lea 8(%rdi), %rdi
    memory; rep movsb
    memory; cmp $7, %eax
    scalar; je 2f
    branch; divsd %xmm1, %xmm0
    scalar; jmp 3f
    branch; 2: nop
    other; 3: syscall
    other; ret
    branch; ud2
";

fn build(folder: &Path) -> String {
    let lines = CODE.lines().filter_map(|line| line.split_once(';'));
    let body: String = (lines.enumerate())
        .map(|(n, (_, text))| format!("at_{n}: {}\n", text.trim_start()))
        .collect();
    let source = format!(".type work, @function\nwork:\n.cfi_startproc\n{body}.cfi_endproc\n.size work, . - work\n");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_string();
    fs::write(path("work.S"), source).unwrap();
    run(
        "gcc",
        &[
            "-shared",
            "-nostdlib",
            "-Wl,--build-id",
            "-o",
            &path("work.so"),
            &path("work.S"),
        ],
    );
    path("work.so")
}

#[test]
fn it_is_the_one_before() {
    let folder = tempfile::tempdir().unwrap();
    let library = build(folder.path());
    let stripped = format!("{library}.stripped");
    // Without symbols the function is known by the tables for unwinding.
    run("strip", &["-o", &stripped, &library]);
    let symbols = run("nm", &[&library]);
    let address = |name: String| {
        let line = symbols
            .lines()
            .find(|line| line.ends_with(&format!(" {name}")))
            .unwrap();
        u64::from_str_radix(line.split(' ').next().unwrap(), 16).unwrap()
    };
    let wanted: Vec<&str> = CODE
        .lines()
        .filter_map(|line| Some(line.split_once(';')?.0.trim()))
        .collect();
    let addresses: Vec<u64> = (0..wanted.len()).map(|n| address(format!("at_{n}"))).collect();
    for file in [library, stripped] {
        let mut profile = profile(Path::new(&file), "", &addresses);
        resolve(&mut profile);
        let found: Vec<String> = (profile.tables.frames.rows().take(addresses.len()))
            .map(|frame| {
                let class = profile.strings.get(frame.instruction);
                match frame.vector_bits {
                    0 => class.to_string(),
                    bits => format!("{class} {bits}"),
                }
            })
            .collect();
        assert_eq!(found, wanted, "{file}");
    }
}
