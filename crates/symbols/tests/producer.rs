//! What compiled a module, and how much is looked up in whose files.

use crate::support::{build, profile, run};
use format::Profile;
use steelyard_symbols::resolve;

/// The program of three languages, one frame in a function of each that `nm` lists, sampled as often as told.
fn three_languages(kind: &str, weights: [u32; 3]) -> Profile {
    let folder = tempfile::tempdir().unwrap();
    let program = build(folder.path(), "producer", &["-O1", "-g"]);
    let table = run("nm", &["--defined-only", program.to_str().unwrap()]);
    let address = |unit: &str| {
        let source = format!("/{unit}:");
        let lines = table.lines().filter_map(|line| {
            let words: Vec<&str> = line.split_whitespace().collect();
            (words.len() == 3 && "tT".contains(words[1])).then(|| u64::from_str_radix(words[0], 16).unwrap())
        });
        lines
            .into_iter()
            .find(|address| {
                run(
                    "addr2line",
                    &["-e", program.to_str().unwrap(), &format!("{address:#x}")],
                )
                .contains(&source)
            })
            .unwrap()
    };
    let addresses = ["inlines.c", "templates.cpp", "heat.f90"].map(address);
    let mut profile = profile(&program, "", &addresses);
    profile.tables.modules.kind[0] = profile.strings.intern(kind);
    profile.tables.samples.weight = weights.to_vec();
    resolve(&mut profile);
    profile
}

fn producer(profile: &Profile) -> &str {
    profile.strings.get(profile.tables.modules.producer[0])
}

#[test]
fn the_unit_sampled_most_says_what_compiled_it() {
    assert!(producer(&three_languages("program", [9, 1, 1])).starts_with("GNU C1"));
    assert!(producer(&three_languages("program", [1, 9, 1])).starts_with("GNU C++"));
    let fortran = three_languages("library", [1, 1, 9]);
    assert!(producer(&fortran).starts_with("GNU Fortran"));
    assert!(producer(&fortran).contains("-O1"), "{}", producer(&fortran));
    assert_eq!(producer(&three_languages("math", [9, 1, 1])), "");
}

#[test]
fn the_systems_files_give_names_only() {
    let system = three_languages("libc", [9, 1, 1]);
    assert_eq!(producer(&system), "");
    for row in 0..3 {
        let frame = system.tables.frames.row(row);
        assert_ne!(system.strings.get(frame.function), "");
        assert_eq!((system.strings.get(frame.file), frame.line), ("", 0));
    }
    assert!(
        three_languages("mpi", [9, 1, 1])
            .tables
            .frames
            .line
            .iter()
            .any(|&line| line > 0)
    );
}
