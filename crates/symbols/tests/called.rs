//! What loops around calls of libm do: those of programs/called.c say it by their names, whatever compiler made them.

#![cfg(target_arch = "x86_64")]

use crate::support::{profile, run};
use format::tables::{Context, Frame, Module, NONE, Sample, Str};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use steelyard_symbols::resolve;

/// Addresses in the calls of libm of a program, each with the function that calls.
fn calls(program: &str) -> Vec<(u64, String)> {
    let code = run("objdump", &["-d", "--no-show-raw-insn", program]);
    let of_libm = ["sin", "cos", "exp", "log", "logf"];
    let mut function = String::new();
    let mut found = Vec::new();
    for line in code.lines() {
        if let Some((_, name)) = line.strip_suffix(">:").and_then(|line| line.split_once('<')) {
            function = name.to_string();
        }
        let Some((address, text)) = line.split_once(':').filter(|(_, text)| text.contains("call")) else {
            continue;
        };
        if of_libm.iter().any(|name| text.contains(&format!("<{name}@"))) {
            // As a return address less one.
            found.push((u64::from_str_radix(address.trim(), 16).unwrap() + 4, function.clone()));
        }
    }
    found
}

fn check(compiler: &str, options: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("called.so").to_str().unwrap().to_string();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/called.c");
    let fixed = ["-shared", "-fPIC", "-o", &library, source.to_str().unwrap(), "-lm"];
    run(compiler, &[options, &fixed].concat());
    let calls = calls(&library);
    assert!(calls.len() >= 15, "{calls:?}");
    let mut profile = profile(Path::new(&library), "", &[]);
    let libm = Module {
        path: profile.strings.intern("/usr/lib/libm.so.6"),
        ..Module::default()
    };
    profile.tables.modules.push(libm);
    let callee = profile.tables.frames.push(Frame {
        module: 1,
        outer: NONE,
        ..Frame::default()
    });
    let mut rows = Vec::new();
    for (offset, _) in &calls {
        let frame = profile.tables.frames.push(Frame {
            offset: *offset,
            outer: NONE,
            ..Frame::default()
        });
        rows.push(frame);
        let caller = profile.tables.contexts.push(Context { parent: 0, frame });
        let context = profile.tables.contexts.push(Context {
            parent: caller,
            frame: callee,
        });
        profile.tables.samples.push(Sample {
            tick: frame,
            weight: 1,
            context,
            ..Sample::default()
        });
    }
    resolve(&mut profile);
    let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (row, (_, function)) in rows.into_iter().zip(&calls) {
        let kind = profile.tables.frames.row(row).loop_kind;
        let kind = if kind == Str(0) {
            "nothing"
        } else {
            profile.strings.get(kind)
        };
        found.entry(function).or_default().insert(kind);
    }
    // What an unrolled loop has before it is in none.
    let right = |function: &str, kinds: &BTreeSet<&str>| {
        let known = kinds.iter().filter(|kind| kinds.len() == 1 || **kind != "nothing");
        known.clone().count() > 0 && known.clone().all(|kind| function.starts_with(kind))
    };
    found.retain(|function, kinds| !right(function, kinds));
    assert!(found.is_empty(), "{compiler} {options:?}: {found:?}");
}

#[test]
fn loops_around_calls_are_what_they_are_called() {
    for options in [
        &["-O2"][..],
        &["-O1"],
        &["-O3", "-mavx2", "-mfma"],
        &["-O2", "-funroll-loops", "-fno-omit-frame-pointer"],
        &["-O2", "-fno-plt"],
    ] {
        check("gcc", options);
    }
    for options in [&["-O2"][..], &["-O2", "-mavx2", "-mfma", "-fno-unroll-loops"]] {
        check("clang", options);
    }
}
