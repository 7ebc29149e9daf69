//! Stacks of real programs, walked by the collector in the handler and by framehop afterwards.
//!
//! The two may differ in length only: framehop knows three registers and a few forms of expression, and sees the stack only as far
//! as it was recorded. Different frames at the same place are a contradiction; at most one sample in two thousand may have
//! one (framehop guesses where it has no table).

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use steelyard_oracle::{Recording, Verdict, Walker, Workshop, setting};

const RECORDER: &[&str] = &[
    "tests/unwind/recorder.c",
    "src/unwinding/unwind.c",
    "src/unwinding/module.c",
    "src/unwinding/cfi.c",
    "src/unwinding/fde.c",
    "src/unwinding/expression.c",
    "src/unwinding/rule.c",
    "src/unwinding/trampoline.c",
    "src/ground/clock.c",
    "src/ground/filter.c",
    "src/linking/object.c",
    "src/region/memory.c",
];

/// What a recording must come to.
struct Expected {
    /// Samples without which the comparison says nothing.
    samples: usize,
    /// Share of samples that reach the outermost frame.
    complete: f64,
    /// Share of samples where both name the same frames to the end.
    identical: f64,
}

const USUAL: Expected = Expected {
    samples: 20,
    complete: 0.99,
    identical: 0.9,
};

struct Bench {
    workshop: Workshop,
    recorder: PathBuf,
}

impl Bench {
    fn new() -> Self {
        let workshop = Workshop::new();
        let recorder = workshop.build_collector("librecorder.so", &["-O2", "-shared"], RECORDER);
        Self { workshop, recorder }
    }

    /// Runs a program under the recorder; `None` if it is not installed.
    fn record(
        &self,
        label: &str,
        program: &Path,
        arguments: &[&str],
        environment: &[(&str, &str)],
    ) -> Option<Recording> {
        let prefix = self.workshop.path(&format!("{label}.record"));
        let mut command = Command::new(program);
        command.args(arguments).stdout(Stdio::null());
        command.env("LD_PRELOAD", &self.recorder).env("UNWIND_RECORD", &prefix);
        command.env("UNWIND_SAMPLES", setting("UNWIND_SAMPLES", 400).to_string());
        command.envs(environment.iter().copied());
        let status = command.status().ok()?;
        assert!(status.success(), "{label} ended with {status}");
        let mut recording = Recording::default();
        for entry in std::fs::read_dir(prefix.parent()?).ok()?.flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.starts_with(&format!("{label}.record.")) {
                let one = Recording::read(&entry.path()).unwrap_or_else(|error| panic!("{label}: {error}"));
                self.check(&format!("{label} {}", name.rsplit('.').next()?), &one, None);
                recording = if one.samples.len() > recording.samples.len() {
                    one
                } else {
                    recording
                };
                let _ = std::fs::remove_file(entry.path());
            }
        }
        Some(recording)
    }

    fn check(&self, label: &str, recording: &Recording, expected: Option<&Expected>) {
        let mut walker = Walker::new(recording);
        let tally = walker.tally(recording);
        let count = |verdict| tally.get(&verdict).copied().unwrap_or(0);
        let samples = recording.samples.len();
        let complete = recording.samples.iter().filter(|sample| !sample.truncated).count();
        let depth = recording
            .samples
            .iter()
            .map(|sample| sample.frames.len())
            .sum::<usize>() as f64
            / samples.max(1) as f64;
        if expected.is_some() {
            println!(
                "{label:<22} {samples:>5} samples, mean depth {depth:>5.1}, complete {complete:>5}, identical {:>5}, ours longer {:>4}, ours shorter {:>3}, framehop lost {:>3}, contradictions {}",
                count(Verdict::Identical),
                count(Verdict::OursLonger),
                count(Verdict::OursShorter),
                count(Verdict::OtherLost),
                count(Verdict::Contradiction),
            );
        }
        if setting("UNWIND_EXPLAIN", 0) != 0 {
            println!("{}", differences(&mut walker, recording));
        }
        assert!(
            count(Verdict::Contradiction) * 2000 <= samples,
            "{label}: contradictions\n{}",
            contradictions(&mut walker, recording)
        );
        let Some(expected) = expected else { return };
        assert!(samples >= expected.samples, "{label}: only {samples} samples");
        assert!(
            complete as f64 >= expected.complete * samples as f64,
            "{label}: {complete} of {samples} complete"
        );
        assert!(
            count(Verdict::Identical) as f64 >= expected.identical * samples as f64,
            "{label}: {tally:?}\n{}",
            differences(&mut walker, recording)
        );
    }
}

fn contradictions(walker: &mut Walker, recording: &Recording) -> String {
    explain(walker, recording, |verdict| verdict == Verdict::Contradiction)
}

fn differences(walker: &mut Walker, recording: &Recording) -> String {
    explain(walker, recording, |verdict| {
        !matches!(verdict, Verdict::Identical | Verdict::OtherLost)
    })
}

fn explain(walker: &mut Walker, recording: &Recording, wanted: impl Fn(Verdict) -> bool) -> String {
    let chosen: Vec<_> = recording
        .samples
        .iter()
        .filter(|sample| wanted(walker.judge(sample)))
        .take(3)
        .collect();
    let mut text = String::new();
    for sample in chosen {
        let (theirs, why) = walker.walk(sample);
        text += &format!("ours{}:\n", if sample.truncated { " (truncated)" } else { "" });
        text += &named(&sample.frames, recording);
        text += &format!("framehop{}:\n", why.map(|why| format!(" ({why})")).unwrap_or_default());
        text += &named(&theirs, recording);
    }
    text
}

fn named(frames: &[u64], recording: &Recording) -> String {
    let name = |address: &u64| match recording
        .objects
        .iter()
        .find(|object| (object.start..object.end).contains(address))
    {
        Some(object) => format!("  {}+{:#x}\n", object.path, address - object.bias),
        None => format!("  {address:#x}\n"),
    };
    frames.iter().map(name).collect()
}

/// Says what is not tested here; where nothing may be skipped, that fails.
macro_rules! skipped {
    ($($why:tt)*) => {{
        let why = format!($($why)*);
        assert!(std::env::var_os("STEELYARD_NO_SKIP").is_none(), "skipped: {why}");
        println!("skipped: {why}");
    }};
}

/// Builds and runs; says so and goes on where a compiler is missing.
fn compare(bench: &Bench, label: &str, compiler: &str, arguments: &[&str], expected: &Expected) {
    match bench.workshop.build_program(label, compiler, arguments) {
        Some(program) => compare_program(bench, label, &program, &[], &[], expected),
        None => skipped!("{label}: no {compiler}"),
    }
}

fn compare_program(
    bench: &Bench,
    label: &str,
    program: &Path,
    arguments: &[&str],
    environment: &[(&str, &str)],
    expected: &Expected,
) {
    // On a machine that is busy the kernel hands out fewer ticks: then it runs once more.
    let record = || bench.record(label, program, arguments, environment);
    let mut recording = record();
    for _ in 0..2 {
        let too_few = |seen: &Recording| seen.samples.len() < expected.samples;
        if recording.as_ref().is_some_and(too_few) {
            recording = record();
        }
    }
    match recording {
        Some(recording) => bench.check(label, &recording, Some(expected)),
        None => skipped!("{label}: no {}", program.display()),
    }
}

/// Functions that align their stack are among these, and framehop loses its way behind them (`Verdict::OtherLost`).
#[test]
fn c() {
    let bench = Bench::new();
    let expected = Expected {
        identical: 0.5,
        ..USUAL
    };
    for (label, flags) in [
        ("c-O0", &["-O0"][..]),
        ("c-O2", &["-O2"]),
        ("c-O3", &["-O3", "-march=native"]),
        ("c-O2-frame-pointer", &["-O2", "-fno-omit-frame-pointer"]),
    ] {
        compare(&bench, label, "gcc", &[flags, &["mix.c", "-lm"]].concat(), &expected);
    }
    compare(&bench, "c-clang-O2", "clang", &["-O2", "mix.c", "-lm"], &expected);
    compare(
        &bench,
        "c-lazy-binding",
        "gcc",
        &["-O2", "-Wl,-z,lazy", "mix.c", "-lm"],
        &expected,
    );
    compare(
        &bench,
        "c-no-pie",
        "gcc",
        &["-O2", "-no-pie", "mix.c", "-lm"],
        &expected,
    );
}

/// A third of the program's time is outside of handlers. Only that can be identical: framehop follows neither the expressions of a
/// signal frame nor what runs on a signal stack, which the slice does not hold.
#[test]
fn signals() {
    let expected = Expected {
        identical: 0.2,
        ..USUAL
    };
    let bench = Bench::new();
    compare(&bench, "signals", "gcc", &["-O2", "signals.c"], &expected);
}

#[test]
fn cpp() {
    let bench = Bench::new();
    compare(&bench, "c++-O2", "g++", &["-O2", "exceptions.cpp"], &USUAL);
    compare(&bench, "c++-clang-O1", "clang++", &["-O1", "exceptions.cpp"], &USUAL);
}

#[test]
fn fortran() {
    let bench = Bench::new();
    let Some(program) =
        bench
            .workshop
            .build_program("fortran-O2", "gfortran", &["-O2", "-fstack-arrays", "arrays.f90"])
    else {
        skipped!("fortran-O2: no gfortran");
        return;
    };
    let whole_stack = [("UNWIND_SLICE", "4194304"), ("UNWIND_SAMPLES", "120")];
    compare_program(&bench, "fortran-O2", &program, &[], &whole_stack, &USUAL);
}

#[test]
fn openmp() {
    let bench = Bench::new();
    compare(
        &bench,
        "openmp-gcc",
        "gcc",
        &["-O2", "-fopenmp", "threads.c", "-lm"],
        &USUAL,
    );
}

#[test]
fn python() {
    let bench = Bench::new();
    let work =
        "import json,re\nfor i in range(150): json.loads(json.dumps(list(range(5000)))); re.compile('a%d(b|c)*' % i)";
    let python = Path::new("/usr/bin/python3");
    compare_program(
        &bench,
        "python3",
        python,
        &["-c", work],
        &[("OMP_NUM_THREADS", "1")],
        &USUAL,
    );
}

/// Ranks are children of the launcher: the recorder's variables reach them by its environment.
#[test]
fn mpi() {
    let bench = Bench::new();
    let found: HashMap<&str, (&str, &[&str])> = HashMap::from([
        ("mpich", ("mpicc.mpich", &["mpirun.mpich", "-n", "2"][..])),
        (
            "openmpi",
            (
                "mpicc.openmpi",
                &["mpirun.openmpi", "--allow-run-as-root", "--oversubscribe", "-n", "2"][..],
            ),
        ),
    ]);
    for (label, (compiler, launcher)) in found {
        let Some(program) = bench
            .workshop
            .build_program(label, compiler, &["-O2", "exchange.c", "-lm"])
        else {
            skipped!("{label}: no {compiler}");
            continue;
        };
        let program = program.display().to_string();
        let arguments = [&launcher[1..], &[program.as_str()]].concat();
        let only = [("UNWIND_ONLY", program.as_str())];
        let expected = Expected {
            complete: 0.98,
            ..USUAL
        };
        compare_program(&bench, label, Path::new(launcher[0]), &arguments, &only, &expected);
    }
}
