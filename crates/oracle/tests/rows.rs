//! Our reading of unwind tables against gimli's, for addresses in the shared objects of this machine.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use steelyard_oracle::{Packed, Table, Workshop, packed_agrees, setting};

/// Knuth's multiplier: the same addresses every time.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound.max(1)
    }
}

/// Every object once, though it has several names, in a fixed order that mixes them.
fn objects() -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = ["/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/lib64"]
        .iter()
        .filter_map(|folder| std::fs::read_dir(folder).ok())
        .flat_map(|entries| entries.flatten())
        .filter(|entry| entry.file_name().to_string_lossy().contains(".so"))
        .filter_map(|entry| entry.path().canonicalize().ok())
        .filter(|path| path.is_file())
        .collect();
    found.sort();
    found.dedup();
    found.sort_by_key(|path| {
        path.as_os_str().as_encoded_bytes().iter().fold(7_u64, |hash, &byte| {
            hash.wrapping_mul(31)
                .wrapping_add(byte.into())
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        })
    });
    found
}

/// Addresses inside functions, at their edges, and anywhere.
fn addresses(table: &Table<'_>, count: u64, random: &mut Random) -> Vec<u64> {
    let Some(&(last, size)) = table.functions.last() else {
        return Vec::new();
    };
    (0..count)
        .map(|number| {
            let (start, size_here) = table.functions[random.below(table.functions.len() as u64) as usize];
            match number % 8 {
                0 => start,
                1 => start + size_here - 1,
                2 => random.below(last + size),
                _ => start + random.below(size_here),
            }
        })
        .collect()
}

fn kind_name(kind: u64) -> &'static str {
    ["empty", "frame", "aligned", "outermost", "none", "long"]
        .get(kind as usize)
        .copied()
        .unwrap_or("unknown")
}

#[test]
fn rows_are_gimlis() {
    let workshop = Workshop::new();
    let rows = workshop.build_collector(
        "rows",
        &["-O2"],
        &[
            "tests/unwind/rows.c",
            "src/unwinding/cfi.c",
            "src/unwinding/fde.c",
            "src/unwinding/expression.c",
            "src/unwinding/rule.c",
        ],
    );
    let objects_most = setting("UNWIND_OBJECTS", 150) as usize;
    let per_object = setting("UNWIND_ADDRESSES", 400);
    let mut random = Random(20);
    let mut questions = String::new();
    let mut expected: Vec<(String, u64, Option<String>)> = Vec::new();
    let mut used = 0;
    for path in objects() {
        if used == objects_most {
            break;
        }
        let Ok(bytes) = std::fs::read(&path) else { continue };
        let Ok(file) = object::File::parse(&*bytes) else {
            continue;
        };
        let Some(table) = Table::new(&file) else { continue };
        used += 1;
        questions.push_str(&format!("{}\n", path.display()));
        for address in addresses(&table, per_object, &mut random) {
            questions.push_str(&format!("@{address:x}\n"));
            expected.push((path.display().to_string(), address, table.row(address)));
        }
    }
    let answers = ask(&rows, questions);
    assert_eq!(answers.len(), expected.len(), "rows.c must answer every question");

    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    let mut covered = 0;
    let mut wrong = Vec::new();
    for (answer, (path, address, row)) in answers.iter().zip(&expected) {
        let (ours, packed) = answer.split_once(" ; ").unwrap_or((answer, ""));
        let agrees = match (row, Packed::read(packed)) {
            (Some(row), Some(packed)) => {
                covered += 1;
                *kinds.entry(kind_name(packed.kind)).or_default() += 1;
                row == ours && packed_agrees(row, packed)
            }
            (None, None) => ours == "none",
            // Rules that make no sense, as some assembly has them.
            (Some(row), None) if row.starts_with("error") => ours == "bad",
            _ => false,
        };
        if !agrees {
            wrong.push(format!("{path} {address:#x}\n  gimli {row:?}\n  ours  {answer}"));
        }
    }
    println!(
        "{used} objects, {} addresses, {covered} covered, {} differ; short rules: {kinds:?}",
        expected.len(),
        wrong.len()
    );
    assert!(
        used > 20 && covered > 1000,
        "too few objects on this machine to say anything"
    );
    assert!(
        wrong.is_empty(),
        "{} of {} differ, the first:\n{}",
        wrong.len(),
        expected.len(),
        wrong[..wrong.len().min(10)].join("\n")
    );
}

fn ask(program: &std::path::Path, questions: String) -> Vec<String> {
    let mut child = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("rows was just built");
    let mut input = child.stdin.take().expect("it was asked for");
    let writer = std::thread::spawn(move || input.write_all(questions.as_bytes()));
    let output = child.wait_with_output().expect("rows ends when its input does");
    writer
        .join()
        .expect("the writer does not panic")
        .expect("rows reads all its input");
    assert!(output.status.success(), "rows ended with {}", output.status);
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(str::to_owned)
        .collect()
}
