//! What loops do: those of programs/loops.c say it by their names, whatever compiler made them.

#![cfg(target_arch = "x86_64")]

use crate::support::run;
use std::fs;
use std::path::Path;
use steelyard_symbols::{Machine, loops};

/// The kinds of the loops of each function, by the function's name.
fn found(folder: &Path, compiler: &str, options: &[&str]) -> Vec<(String, Vec<&'static str>)> {
    let path = |name: &str| folder.join(name).to_str().unwrap().to_string();
    let (object, text) = (path("loops.o"), path("text"));
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/loops.c");
    let fixed = ["-fno-math-errno", "-c", "-o", &object, source.to_str().unwrap()];
    run(compiler, &[options, &fixed].concat());
    run("objcopy", &["-O", "binary", "-j", ".text", &object, &text]);
    let text = fs::read(text).unwrap();
    let symbols = run("nm", &["-S", &object]);
    let functions = symbols
        .lines()
        .filter_map(|line| match *line.split_whitespace().collect::<Vec<_>>() {
            [start, size, "T", name] => Some((
                usize::from_str_radix(start, 16).unwrap(),
                usize::from_str_radix(size, 16).unwrap(),
                name.to_string(),
            )),
            _ => None,
        });
    functions
        .map(|(start, size, name)| {
            let loops = loops(Machine::X86_64, &text[start..start + size], start as u64);
            (name, loops.into_iter().map(|(_, kind)| kind.word()).collect())
        })
        .collect()
}

#[test]
fn any_bytes_are_survived() {
    let mut state = 1u64;
    for length in (0..400).map(|n| n * 7) {
        let bytes: Vec<u8> = (0..length)
            .map(|_| {
                state = state
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                // Short jumps back, additions and moves of numbers among all else.
                let often = [0x75, 0xf0, 0x48, 0x83, 0xf2, 0x0f, 0x10, 0x58, 0x59, 0x11];
                match state >> 62 {
                    0 => (state >> 40) as u8,
                    _ => often[(state >> 33) as usize % often.len()],
                }
            })
            .collect();
        for address in [0, 0x1000, u64::MAX - 100] {
            for (range, _) in loops(Machine::X86_64, &bytes, address) {
                assert!(range.start < range.end);
            }
        }
    }
}

fn check(compiler: &str, options: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let mut wrong = Vec::new();
    let all = found(folder.path(), compiler, options);
    assert!(all.len() > 20);
    for (name, kinds) in all {
        // What remains of a loop that was unrolled is a loop of the same kind, or one that does not tell.
        let kinds: Vec<&str> = match kinds.iter().any(|kind| name.starts_with(kind)) {
            true => kinds
                .into_iter()
                .filter(|kind| *kind != "stepped" || name.starts_with(kind))
                .collect(),
            false => kinds,
        };
        let wrong_kind = |kind: &&str| match name.starts_with("other_") {
            true => ["independent", "sum"].contains(kind),
            false => !name.starts_with(*kind),
        };
        if kinds.is_empty() && !name.starts_with("other_") || kinds.iter().any(wrong_kind) {
            wrong.push(format!("{name}: {kinds:?}"));
        }
    }
    assert_eq!(wrong, [""; 0], "{compiler} {options:?}");
}

#[test]
fn loops_are_what_they_are_called() {
    for options in [
        &["-O2", "-fno-tree-vectorize"][..],
        &["-O1"],
        &["-O2", "-fno-tree-vectorize", "-mavx2", "-mfma"],
        &["-O2", "-fno-tree-vectorize", "-funroll-loops"],
        &["-O2", "-fno-tree-vectorize", "-fPIC", "-fno-omit-frame-pointer"],
    ] {
        check("gcc", options);
    }
    for options in [
        &["-O2", "-fno-vectorize", "-fno-slp-vectorize"][..],
        &[
            "-O2",
            "-fno-vectorize",
            "-fno-slp-vectorize",
            "-fno-unroll-loops",
            "-mavx2",
            "-mfma",
        ],
    ] {
        check("clang", options);
    }
}
