//! Machine code as text: what objdump shows of the same functions, from whole and from stripped files.

use crate::support::{build, run};
use std::path::Path;
use steelyard_symbols::{Reason, System, code};

/// Address and size of a function.
fn extent(program: &Path, function: &str) -> (u64, u64) {
    let table = run("nm", &["-S", program.to_str().unwrap()]);
    let line = table
        .lines()
        .find(|line| line.ends_with(&format!(" {function}")))
        .unwrap();
    let mut words = line.split(' ').map(|word| u64::from_str_radix(word, 16));
    (words.next().unwrap().unwrap(), words.next().unwrap().unwrap())
}

/// Addresses of instructions by objdump.
fn judged(program: &Path, start: u64, end: u64) -> Vec<u64> {
    let options = [
        "-d",
        &format!("--start-address={start}"),
        &format!("--stop-address={end}"),
    ];
    let text = run("objdump", &[options.as_slice(), &[program.to_str().unwrap()]].concat());
    let lines = text.lines().filter_map(|line| line.split_once(":\t"));
    // A long instruction goes on in a line of bytes alone.
    let instructions = lines.filter(|(_, rest)| rest.contains('\t'));
    instructions
        .map(|(address, _)| u64::from_str_radix(address.trim(), 16).unwrap())
        .collect()
}

#[test]
fn a_function_is_what_objdump_shows() {
    let folder = tempfile::tempdir().unwrap();
    let program = build(folder.path(), "program", &["-g", "-O2"]);
    let (start, size) = extent(&program, "sweep");
    let path = program.to_str().unwrap();
    let found = code(&System, path, "", "program", &[start + size / 2, start + size - 1]).unwrap();
    assert_eq!(found.len(), 1, "both addresses are in one function");
    let steps = &found[0].steps;
    let addresses: Vec<u64> = steps.iter().map(|step| step.address).collect();
    assert_eq!(addresses, judged(&program, start, start + size));
    assert!(
        steps
            .iter()
            .any(|step| step.file.ends_with("inlines.c") && step.line > 0)
    );
    assert!(steps.iter().all(|step| step.class.is_some() && !step.text.is_empty()));

    let stripped = folder.path().join("stripped");
    run("strip", &["-o", stripped.to_str().unwrap(), path]);
    let found = code(&System, stripped.to_str().unwrap(), "", "program", &[start + size / 2]).unwrap();
    let from_tables: Vec<u64> = found[0].steps.iter().map(|step| step.address).collect();
    assert_eq!(from_tables[0], start, "the tables for unwinding know where it begins");
    assert!(addresses.iter().all(|address| from_tables.contains(address)));
    assert!(found[0].steps.iter().all(|step| step.line == 0));
}

#[test]
fn another_build_and_addresses_outside_show_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let program = build(folder.path(), "program", &["-g", "-O2"]);
    let path = program.to_str().unwrap();
    let other = "00112233445566778899aabbccddeeff00112233";
    assert_eq!(code(&System, path, other, "program", &[0]), Err(Reason::OtherBuild));
    assert_eq!(code(&System, "[vdso]", "", "kernel", &[0]), Err(Reason::NotAFile));
    assert_eq!(code(&System, path, "", "program", &[1 << 40, u64::MAX]), Ok(vec![]));
}
