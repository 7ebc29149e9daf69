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
            (name, loops.into_iter().map(|(_, kind)| kind.id()).collect())
        })
        .collect()
}

fn check(compiler: &str, options: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let mut wrong = Vec::new();
    let all = found(folder.path(), compiler, options);
    assert!(all.len() > 20);
    for (name, kinds) in all {
        // What remains of a loop that was unrolled is a loop of the same kind, or none.
        if kinds.is_empty() || kinds.iter().any(|kind| !name.starts_with(kind)) {
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
