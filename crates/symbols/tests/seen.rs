//! What registers tell at samples: of programs/seen.s it is known.

#![cfg(target_arch = "x86_64")]

use crate::support::{address_of, build_id, run};
use std::path::{Path, PathBuf};
use steelyard_symbols::{Apart, Looked, Seen, System, seen};

const WORDS: usize = 18;
/// DWARF's numbers.
const RAX: usize = 0;
const RDX: usize = 1;
const RCX: usize = 2;
const RSI: usize = 4;
const RDI: usize = 5;
const R13: usize = 13;
const DATA: u64 = 0x7f00_0000_0000;

fn program(folder: &Path) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/seen.s");
    let program = folder.join("seen.so");
    let options = [
        "-shared",
        "-nostdlib",
        "-Wl,--build-id",
        "-o",
        program.to_str().unwrap(),
    ];
    run("gcc", &[&options[..], &[source.to_str().unwrap()]].concat());
    program
}

/// What is seen at a place of the program with registers like these, several times.
fn at(place: &str, samples: &[&[(usize, u64)]]) -> Vec<Seen> {
    let folder = tempfile::tempdir().unwrap();
    let program = program(folder.path());
    let address = address_of(&program, place);
    let words: Vec<[u64; WORDS]> = (samples.iter())
        .map(|registers| {
            let mut words = [0; WORDS];
            registers.iter().for_each(|(number, value)| words[*number] = *value);
            words
        })
        .collect();
    let looked: Vec<Looked<'_>> = (words.iter())
        .map(|words| Looked {
            address,
            bias: 0,
            words,
        })
        .collect();
    seen(&System, program.to_str().unwrap(), &build_id(&program), &looked)
}

#[test]
fn a_step_in_a_register_is_known_at_samples() {
    let registers = |step: u64, left| vec![(RCX, DATA), (RAX, 640), (R13, step), (RSI, left)];
    let one = |step, left| at("stepped_add", &[&registers(step, left)]).remove(0);
    let far = |stride| Some(Apart { stride, used: 8 });
    assert_eq!(one(8000, 4000).apart, far(8000));
    assert_eq!(
        one(8000u64.wrapping_neg(), 4000).apart,
        far(8000),
        "from the end to the beginning"
    );
    assert_eq!(one(8, 4000).apart, None, "next to each other");
    assert_eq!(one(8000, 100).apart, None, "not round often enough");
    assert_eq!(
        one(8192, 100).apart,
        far(8192),
        "lines that the cache has eight places for"
    );
    // The load has run, by the same registers.
    assert_eq!(one(8000, 4000).data, Some(DATA + 640));
    assert_eq!(one(8000, 4000).at, Some(DATA + 640), "it is the one that was completed");
    // Another sample of the loop has seen how often it goes round.
    let both = at("stepped_add", &[&registers(8000, 3), &registers(8000, 4000)]);
    assert_eq!([both[0].apart, both[1].apart], [far(8000), far(8000)]);
}

#[test]
fn numbers_of_a_record_are_used_together() {
    let registers = [(RCX, DATA), (RDX, DATA + 80 * 5000), (RDI, DATA + 800_000)];
    let found = at("records_store", &[&registers]).remove(0);
    let record = Apart { stride: 80, used: 16 };
    assert_eq!(found.apart, Some(record));
    let write = found.writes[0];
    assert_eq!((write.to, write.size, write.atomic), (DATA + 800_008, 8, false));
    assert_eq!(found.data, Some(DATA + 16), "what was read before it");
    assert_ne!(found.at, Some(write.to), "the store has not run yet");
}

#[test]
fn nothing_is_said_of_another_file() {
    let folder = tempfile::tempdir().unwrap();
    let program = program(folder.path());
    let looked = Looked {
        address: address_of(&program, "stepped"),
        bias: 0,
        words: &[0; WORDS],
    };
    let found = seen(&System, program.to_str().unwrap(), "abcd", &[looked]);
    assert_eq!(found, [Seen::default()]);
}
