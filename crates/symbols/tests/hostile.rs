//! Files that are missing, changed, stripped, cut or garbage: never a wrong name, never a panic.

use crate::support::{address_of, build, build_id, chain, profile, run, section};
use format::tables::{Context, NONE, Sample};
use statistics::SplitMix;
use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use steelyard_symbols::{Bytes, Files, Reason, resolve, resolve_with};

/// Files in memory.
struct Memory(HashMap<PathBuf, Vec<u8>>);

impl Files for Memory {
    fn open(&self, path: &Path) -> io::Result<Bytes> {
        let bytes = self.0.get(path).cloned();
        bytes
            .map(Bytes::Owned)
            .ok_or_else(|| io::Error::new(io::ErrorKind::NotFound, "no such file"))
    }
}

#[test]
fn names_come_only_from_the_build_that_ran() {
    let folder = tempfile::tempdir().unwrap();
    let program = build(folder.path(), "program", &["-g", "-O2"]);
    let sweep = address_of(&program, "sweep");

    let mut same = profile(&program, &build_id(&program), &[sweep]);
    let summary = resolve(&mut same);
    assert_eq!(chain(&same, 0)[0].0, "sweep");
    assert!(chain(&same, 0)[0].1.ends_with("inlines.c"));
    assert_eq!(
        (
            summary.named,
            summary.with_line,
            summary.instructions,
            summary.unresolved.len()
        ),
        (1, 1, 1, 0)
    );

    let mut other = profile(&program, "00112233445566778899aabbccddeeff00112233", &[sweep]);
    let before = other.clone();
    let summary = resolve(&mut other);
    assert_eq!(other, before, "nothing was filled in");
    assert_eq!((summary.frames, summary.named, summary.undecoded), (1, 0, 1));
    assert_eq!(summary.unresolved[0].reason, Reason::OtherBuild);
    assert!(
        summary.unresolved[0]
            .to_string()
            .ends_with("has been built again since the run"),
        "{}",
        summary.unresolved[0]
    );
}

#[test]
fn what_is_not_a_program_costs_names_only() {
    let folder = tempfile::tempdir().unwrap();
    let text = folder.path().join("text");
    std::fs::write(&text, "not an ELF file").unwrap();
    std::fs::write(folder.path().join("empty"), "").unwrap();
    let reason = |path: &Path| {
        let mut profile = profile(path, "", &[0x1000]);
        let summary = resolve(&mut profile);
        assert_eq!(chain(&profile, 0), [(String::new(), String::new(), 0)]);
        summary
            .unresolved
            .into_iter()
            .map(|unresolved| unresolved.reason)
            .collect::<Vec<_>>()
    };
    assert_eq!(reason(Path::new("[vdso]")), [Reason::NotAFile]);
    assert!(matches!(&reason(&folder.path().join("gone"))[..], [Reason::Missing(_)]));
    assert!(matches!(&reason(folder.path())[..], [Reason::Missing(_)]));
    assert!(matches!(&reason(&text)[..], [Reason::Damaged(_)]));
    assert_eq!(reason(&folder.path().join("empty")).len(), 1);
}

#[test]
fn a_stripped_program_is_named_from_its_debug_file_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let program = build(folder.path(), "program", &["-g", "-O2"]);
    let sweep = address_of(&program, "sweep");
    let name = |file: &str| folder.path().join(file).to_str().unwrap().to_string();
    run(
        "objcopy",
        &["--only-keep-debug", program.to_str().unwrap(), &name("program.debug")],
    );
    run("strip", &[program.to_str().unwrap()]);

    let mut bare = profile(&program, "", &[sweep]);
    let summary = resolve(&mut bare);
    assert_eq!(chain(&bare, 0)[0].0, "");
    assert_eq!(summary.unresolved[0].reason, Reason::NoSymbol);
    assert_eq!(summary.instructions, 1, "its instructions are all there");

    run(
        "objcopy",
        &[
            &format!("--add-gnu-debuglink={}", name("program.debug")),
            program.to_str().unwrap(),
        ],
    );
    let mut linked = profile(&program, "", &[sweep]);
    resolve(&mut linked);
    assert_eq!(chain(&linked, 0)[0].0, "sweep");

    // A debug file of another build is not used.
    let other = build(folder.path(), "other", &["-g", "-O1"]);
    run(
        "objcopy",
        &["--only-keep-debug", other.to_str().unwrap(), &name("program.debug")],
    );
    let mut wrong = profile(&program, "", &[sweep]);
    resolve(&mut wrong);
    assert_eq!(chain(&wrong, 0)[0].0, "");
}

#[test]
fn debug_files_of_a_distribution_are_found_by_build_id() {
    let folder = tempfile::tempdir().unwrap();
    let program = build(folder.path(), "program", &["-g", "-O2"]);
    let (sweep, id) = (address_of(&program, "sweep"), build_id(&program));
    let whole = std::fs::read(&program).unwrap();
    run("strip", &[program.to_str().unwrap()]);
    let debug = PathBuf::from(format!("/usr/lib/debug/.build-id/{}/{}.debug", &id[..2], &id[2..]));
    let files = Memory(HashMap::from([
        (program.clone(), std::fs::read(&program).unwrap()),
        (debug, whole),
    ]));
    let mut profile = profile(&program, &id, &[sweep]);
    assert_eq!(resolve_with(&mut profile, &files).named, 1);
    assert_eq!(chain(&profile, 0)[0].0, "sweep");
}

#[test]
fn without_dwarf_a_symbol_names_only_what_lies_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let program = build(folder.path(), "program", &["-O2"]);
    let table = run("nm", &["-S", program.to_str().unwrap()]);
    let words: Vec<&str> = table
        .lines()
        .find(|line| line.ends_with(" sweep"))
        .unwrap()
        .split(' ')
        .collect();
    let number = |word: &str| u64::from_str_radix(word, 16).unwrap();
    let (start, size) = (number(words[0]), number(words[1]));
    let mut profile = profile(&program, "", &[start, start + size - 1, start + size, 4]);
    resolve(&mut profile);
    let names: Vec<String> = (0..4).map(|row| chain(&profile, row)[0].0.clone()).collect();
    assert_eq!(names[..2], ["sweep", "sweep"]);
    assert_ne!(names[2], "sweep");
    assert_eq!(names[3], "");
    let module = address_of(&program, "__heat_step_MOD_advance");
    let mut procedure = crate::support::profile(&program, "", &[module]);
    resolve(&mut procedure);
    assert_eq!(chain(&procedure, 0)[0].0, "heat_step::advance");
}

#[test]
fn doing_it_twice_changes_nothing_and_shared_rows_stay_sound() {
    let folder = tempfile::tempdir().unwrap();
    let program = build(folder.path(), "program", &["-g", "-O2"]);
    let (start, size) = section(&program, ".text");
    let addresses: Vec<u64> = (0..size).step_by(7).map(|offset| start + offset).collect();
    let mut profile = profile(&program, "", &addresses);
    // The same address twice, in a call, and rows that point nowhere.
    let again = profile.tables.frames.row(0);
    profile.tables.frames.push(again);
    let stray = profile.tables.contexts.push(Context {
        parent: 0,
        frame: 1 << 30,
    });
    profile.tables.samples.push(Sample {
        process: 0,
        thread: 0,
        tick: 0,
        weight: 1,
        call: 0,
        context: stray,
        ..Sample::default()
    });
    profile.tables.samples.push(Sample {
        process: 0,
        thread: 0,
        tick: 0,
        weight: 1,
        call: 0,
        context: NONE,
        ..Sample::default()
    });
    let rows = profile.tables.frames.len();
    let summary = resolve(&mut profile);
    assert!(summary.inlined > 100 && summary.named > 500);
    assert_eq!(profile.tables.frames.len(), rows + summary.inlined);
    for row in 0..profile.tables.frames.len() as u32 {
        let frame = profile.tables.frames.row(row);
        // Outer rows are new ones, of the same address; chains end.
        if frame.outer != NONE {
            assert!(frame.outer as usize >= rows);
            assert_eq!(profile.tables.frames.row(frame.outer).offset, frame.offset);
        }
        assert!(chain(&profile, row).len() < 50);
    }
    let first = profile.clone();
    let second = resolve(&mut profile);
    assert_eq!(profile, first);
    assert_eq!((second.named, second.inlined), (0, 0));
}

/// Changes, cuts and repeats bytes of a real program: whatever comes of it, nothing but names may be lost.
#[test]
fn damaged_files_never_panic() {
    let folder = tempfile::tempdir().unwrap();
    let mut random = SplitMix(7);
    for flags in [&["-g", "-O2"][..], &["-g", "-gdwarf-4", "-gz=zlib", "-O1"]] {
        let program = build(folder.path(), "program", flags);
        let whole = std::fs::read(&program).unwrap();
        let (start, size) = section(&program, ".text");
        let addresses: Vec<u64> = (0..40)
            .map(|_| start + random.below(size as usize) as u64)
            .chain([0, u64::MAX])
            .collect();
        let headers = run("readelf", &["-hW", program.to_str().unwrap()]);
        let table = headers
            .lines()
            .find(|line| line.contains("Start of section headers"))
            .unwrap();
        let table: usize = table.split_whitespace().find_map(|word| word.parse().ok()).unwrap();
        for round in 0..400 {
            let mut bytes = whole.clone();
            let length = bytes.len();
            match round % 5 {
                0 => bytes.truncate(random.below(length)),
                // The headers of the file and of its sections.
                1 => (0..4).for_each(|_| bytes[random.below(64)] = random.below(256) as u8),
                2 => (0..8).for_each(|_| bytes[table + random.below(length - table)] = random.below(256) as u8),
                // Debug information and symbols lie in the later part.
                3 => (0..200).for_each(|_| bytes[length / 4 + random.below(length * 3 / 4)] = random.below(256) as u8),
                _ => {
                    let from = random.below(length);
                    let until = (from + random.below(4000)).min(bytes.len());
                    bytes[from..until].fill([0, 0xff, 0x80][random.below(3)]);
                }
            }
            let files = Memory(HashMap::from([(program.clone(), bytes)]));
            let mut profile = profile(&program, "", &addresses);
            let summary = resolve_with(&mut profile, &files);
            assert_eq!(summary.frames, addresses.len());
        }
    }
}
