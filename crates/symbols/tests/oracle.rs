//! binutils' addr2line judges: the same functions, files and lines, inlined ones included.

use crate::support::{build, chain, profile, run, section};
use statistics::SplitMix;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use steelyard_symbols::{Language, demangle, resolve};

/// Function, file and line.
type Place = (String, String, u32);

/// What addr2line says of each address, innermost first.
fn judge(program: &Path, addresses: &[u64]) -> Vec<Vec<Place>> {
    let mut child = Command::new("addr2line")
        .args(["-a", "-f", "-i", "-e", program.to_str().unwrap()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("addr2line of binutils is needed by this test");
    let questions: String = addresses.iter().map(|address| format!("{address:#x}\n")).collect();
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || stdin.write_all(questions.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let mut answers = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line.starts_with("0x") {
            answers.push(Vec::new());
            continue;
        }
        let place = lines.next().unwrap();
        let place = place.split(" (discriminator").next().unwrap();
        let (file, line_number) = place.rsplit_once(':').unwrap();
        let known = |text: &str| if text == "??" { String::new() } else { text.to_string() };
        answers
            .last_mut()
            .unwrap()
            .push((known(line), known(file), line_number.parse().unwrap_or(0)));
    }
    assert_eq!(answers.len(), addresses.len());
    answers
}

/// `/a/./b/../c` is `/a/c`: the two print paths as they come.
fn normal(path: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// binutils 2.40 sometimes takes the file of the unit where the line table names another; it shows if that file has not
/// so many lines.
fn cannot_be(place: &Place) -> bool {
    std::fs::read_to_string(&place.1).is_ok_and(|text| text.lines().count() < place.2 as usize)
}

/// Names by the linker, to accept the longer name that we take from the symbol.
fn symbols_of(program: &Path) -> BTreeMap<u64, (u64, String)> {
    let table = run("nm", &["-S", "--defined-only", program.to_str().unwrap()]);
    let row = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let number = |word: &str| u64::from_str_radix(word, 16).ok();
        (words.len() == 4)
            .then(|| Some((number(words[0])?, (number(words[1])?, words[3].to_string()))))
            .flatten()
    };
    table.lines().filter_map(row).collect()
}

fn same_function(ours: &str, theirs: &str, symbol: Option<&str>) -> bool {
    let languages = [Language::Unknown, Language::Cpp, Language::Fortran, Language::Plain];
    let names = |raw: &str| languages.map(|language| demangle(raw, language));
    let is_named = |raw: &str| names(raw).iter().any(|name| name == ours);
    // For a function without linkage name, binutils says the symbol around it, though that may not be the one inlined.
    let around = symbol == Some(theirs) && !ours.is_empty();
    is_named(theirs) || symbol.is_some_and(is_named) || around
}

/// Resolves random addresses of a program and returns (compared, with inlined functions, that differ).
fn compare(program: &Path, count: u64) -> (usize, usize, Vec<String>) {
    let (start, size) = section(program, ".text");
    let mut random = SplitMix(1);
    let mut addresses: Vec<u64> = (0..count).map(|_| start + random.below(size as usize) as u64).collect();
    addresses.sort();
    addresses.dedup();
    let mut profile = profile(program, "", &addresses);
    resolve(&mut profile);
    let symbols = symbols_of(program);
    let (mut inlined, mut differ) = (0, Vec::new());
    for ((row, address), theirs) in (0..).zip(&addresses).zip(judge(program, &addresses)) {
        let ours = chain(&profile, row);
        let symbol = symbols
            .range(..=address)
            .next_back()
            .filter(|(at, (size, _))| address - *at < *size);
        let symbol = symbol.map(|(_, (_, name))| name.as_str());
        inlined += usize::from(theirs.len() > 1);
        let same_place = |ours: &Place, theirs: &Place| {
            // Without a line, the file that binutils gives is that of the symbol before.
            ours.2 == theirs.2
                && (ours.2 == 0 || normal(&ours.1) == normal(&theirs.1) || cannot_be(theirs) && !cannot_be(ours))
        };
        // Between functions binutils names the one before; we name none.
        let between = symbol.is_none() && ours[0].0.is_empty() && ours.len() == 1;
        let same = ours.len() == theirs.len()
            && ours.iter().zip(&theirs).all(|(ours, theirs)| {
                (between || same_function(&ours.0, &theirs.0, symbol)) && same_place(ours, theirs)
            });
        if !same {
            differ.push(format!("{address:#x}\n  ours   {ours:?}\n  theirs {theirs:?}"));
        }
    }
    (addresses.len(), inlined, differ)
}

fn agree(name: &str, flags: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let program = build(folder.path(), name, flags);
    let (compared, inlined, differ) = compare(&program, 6000);
    println!(
        "{name}: {compared} addresses compared, {inlined} with inlined functions, {} differ",
        differ.len()
    );
    for difference in differ.iter().take(20) {
        println!("{difference}");
    }
    assert!(compared > 1000 && inlined > 300);
    assert!(differ.is_empty());
}

#[test]
fn optimised_c_cpp_and_fortran() {
    agree("o2", &["-g", "-O2"]);
}

#[test]
fn unrolled_and_vectorised() {
    agree("o3", &["-g", "-O3", "-march=x86-64-v3", "-fopenmp"]);
}

#[test]
fn the_previous_version_of_dwarf() {
    agree("dwarf4", &["-g", "-gdwarf-4", "-O2"]);
}

#[test]
fn compressed_sections() {
    agree("compressed", &["-g", "-gz=zlib", "-O2"]);
}

/// Addresses of the instructions in a program's stubs and the names that binutils gives these.
fn stubs_of(program: &Path) -> BTreeMap<u64, String> {
    let code = run(
        "objdump",
        &["-d", "-C", "--no-show-raw-insn", program.to_str().unwrap()],
    );
    let (mut stub, mut stubs) = (None, BTreeMap::new());
    for line in code.lines() {
        if let Some((_, name)) = line.strip_suffix(">:").and_then(|line| line.split_once(" <")) {
            stub = name.ends_with("@plt").then(|| name.to_string());
        } else if let (Some(name), Some((address, _))) = (&stub, line.trim().split_once(':'))
            && let Ok(address) = u64::from_str_radix(address, 16)
        {
            stubs.insert(address, name.clone());
        }
    }
    stubs
}

#[test]
fn stubs_are_named_after_what_they_call() {
    let folder = tempfile::tempdir().unwrap();
    let (lazy, now, plain, guarded) = (
        "-Wl,-z,lazy",
        "-Wl,-z,now",
        "-fcf-protection=none",
        "-fcf-protection=full",
    );
    for (name, flags) in [
        ("lazy", [lazy, plain]),
        ("now", [now, plain]),
        ("guarded", [lazy, guarded]),
        ("guarded-now", [now, guarded]),
    ] {
        let program = build(folder.path(), name, &[&["-O1"], &flags[..]].concat());
        let stubs = stubs_of(&program);
        let addresses: Vec<u64> = stubs.keys().copied().collect();
        assert!(addresses.len() > 20, "{name}: {addresses:?}");
        let mut profile = profile(&program, "", &addresses);
        resolve(&mut profile);
        for (row, (address, theirs)) in (0..).zip(&stubs) {
            assert_eq!(&chain(&profile, row)[0].0, theirs, "{name}: {address:#x}");
        }
    }
}
