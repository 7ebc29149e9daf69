//! What the tests share: programs to look into, and profiles with nothing but addresses.
#![allow(dead_code)]

use format::Profile;
use format::tables::{Context, Frame, Module, NONE, Sample, Str};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs a command that must succeed; returns what it printed.
pub fn run(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output();
    let output = output.unwrap_or_else(|error| panic!("{program} is needed by this test: {error}"));
    assert!(
        output.status.success(),
        "{program} {arguments:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Compiles and links the C, C++ and Fortran sources of `programs/` into one program.
pub fn build(folder: &Path, name: &str, flags: &[&str]) -> PathBuf {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let target = |file: &str| folder.join(file).to_str().unwrap().to_string();
    let program = target(name);
    let mut objects = Vec::new();
    for (compiler, source) in [("gcc", "inlines.c"), ("g++", "templates.cpp"), ("gfortran", "heat.f90")] {
        let (source, object) = (sources.join(source), target(&format!("{name}-{compiler}.o")));
        let modules = format!("-J{}", folder.display());
        let mut arguments = flags.to_vec();
        if compiler == "gfortran" {
            arguments.push(&modules);
        }
        run(
            compiler,
            &[&arguments[..], &["-c", source.to_str().unwrap(), "-o", &object]].concat(),
        );
        objects.push(object);
    }
    let objects: Vec<&str> = objects.iter().map(String::as_str).collect();
    run(
        "g++",
        &[
            flags,
            &objects,
            &["-Wl,--build-id", "-lgfortran", "-lm", "-o", &program],
        ]
        .concat(),
    );
    PathBuf::from(program)
}

/// The id that the linker wrote into it.
pub fn build_id(program: &Path) -> String {
    let notes = run("readelf", &["-n", program.to_str().unwrap()]);
    notes
        .lines()
        .find_map(|line| line.split_once("Build ID: "))
        .unwrap()
        .1
        .trim()
        .to_string()
}

/// Where a function begins.
pub fn address_of(program: &Path, function: &str) -> u64 {
    let table = run("nm", &[program.to_str().unwrap()]);
    let line = table
        .lines()
        .find(|line| line.ends_with(&format!(" {function}")))
        .unwrap();
    u64::from_str_radix(line.split(' ').next().unwrap(), 16).unwrap()
}

/// A profile with one module and a frame for each address, sampled while computing.
pub fn profile(module: &Path, build_id: &str, addresses: &[u64]) -> Profile {
    let mut profile = Profile::default();
    let path = profile.strings.intern(module.to_str().unwrap());
    let build_id = profile.strings.intern(build_id);
    let kind = profile.strings.intern("program");
    profile.tables.modules.push(Module {
        path,
        build_id,
        kind,
        producer: Str(0),
    });
    profile.tables.contexts.push(Context { parent: 0, frame: NONE });
    for &offset in addresses {
        let frame = Frame {
            module: 0,
            offset,
            outer: NONE,
            line: 0,
            vector_bits: 0,
            ..Frame::default()
        };
        let frame = profile.tables.frames.push(frame);
        let context = profile.tables.contexts.push(Context { parent: 0, frame });
        profile.tables.samples.push(Sample {
            process: 0,
            thread: 0,
            tick: frame,
            weight: 1,
            call: 0,
            context,
            ..Sample::default()
        });
    }
    profile
}

/// A row of `frames` and those it is inlined into, as (function, file, line).
pub fn chain(profile: &Profile, mut row: u32) -> Vec<(String, String, u32)> {
    let mut chain = Vec::new();
    while row != NONE {
        let frame = profile.tables.frames.row(row);
        let text = |number| profile.strings.get(number).to_string();
        chain.push((text(frame.function), text(frame.file), frame.line));
        row = frame.outer;
    }
    chain
}

/// The address and size of a section.
pub fn section(file: &Path, name: &str) -> (u64, u64) {
    let table = run("readelf", &["-SW", file.to_str().unwrap()]);
    let line = table
        .lines()
        .find(|line| line.split_whitespace().any(|word| word == name))
        .unwrap();
    let words: Vec<&str> = line.split(']').nth(1).unwrap().split_whitespace().collect();
    (
        u64::from_str_radix(words[2], 16).unwrap(),
        u64::from_str_radix(words[4], 16).unwrap(),
    )
}
