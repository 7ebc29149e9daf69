//! The table of command lines in lines.txt, and what must hold for any line.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::{option, sample::select};
use std::path::Path;
use std::process::Command;
use steelyard_launch::{LaunchLine, needs_hint, parse};

/// Splits a command as a shell would that knows only double quotes.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ' ' if !quoted => {
                if !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
            }
            c => word.push(c),
        }
    }
    if !word.is_empty() {
        words.push(word);
    }
    words
}

fn shown(line: &LaunchLine, argv: &[String]) -> String {
    let quoted = |word: String| {
        if word.contains(' ') {
            format!("\"{word}\"")
        } else {
            word
        }
    };
    let words: Vec<String> = line
        .with_exec(argv, &["@".to_string()])
        .into_iter()
        .map(quoted)
        .collect();
    let ranks = line.ranks.map_or("?".to_string(), |ranks| ranks.to_string());
    format!("{} {ranks}: {}", line.family.unwrap_or("serial"), words.join(" "))
}

fn result(case: &str) -> String {
    let case = case.trim();
    let (hint, line) = match case.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((hint, line)) => (Some(hint), line),
        None => (None, case),
    };
    let words = words(line);
    match parse(&words, hint) {
        Ok(line) => shown(&line, &words),
        Err(error) => format!("! {error}"),
    }
}

#[test]
fn every_line_of_the_table() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lines.txt");
    let expected = std::fs::read_to_string(&path).unwrap();
    let mut actual = String::new();
    let mut cases = 0;
    for line in expected.lines() {
        match line.strip_prefix("$ ") {
            Some(case) => {
                cases += 1;
                actual.push_str(&format!("{line}\n  {}\n", result(case)));
            }
            None if line.starts_with("  ") => {}
            None => actual.push_str(&format!("{line}\n")),
        }
    }
    assert!(cases >= 80, "{cases} cases");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &actual).unwrap();
        return;
    }
    for (expected, actual) in expected.lines().zip(actual.lines()) {
        assert_eq!(expected, actual);
    }
    assert_eq!(expected, actual);
}

fn line(text: &str) -> LaunchLine {
    parse(&words(text), None).unwrap()
}

#[test]
fn a_run_is_named_for_its_program() {
    for (command, name) in [
        ("mpirun -n 2 /opt/bin/lmp -in x", "lmp"),
        ("mpirun -n 2 numactl -N 0 env A=b ./heat.x", "heat.x"),
        ("time ./app", "app"),
        ("python3 scripts/solve.py -n 4", "solve"),
        ("mpirun -n 2 python3.11 -u -W ignore -m mpi4py.run job.py", "mpi4py.run"),
        ("python3 -c pass", "python3"),
        ("python3", "python3"),
        ("srun -n 2 bash run.sh", "run"),
        ("bash .hidden", ".hidden"),
        ("nice", "nice"),
    ] {
        assert_eq!(line(command).name(), name, "{command}");
    }
    assert_eq!(line("mpirun -n 2 numactl -N 0 ./a").program(), "numactl");
}

#[test]
fn a_hint_is_asked_for_only_where_it_decides() {
    let needs = |text: &str| needs_hint(&words(text)).map(str::to_string);
    assert_eq!(needs("mpirun -n 2 ./app"), None);
    assert_eq!(
        needs("time /opt/bin/mpirun -s 2 ./app"),
        Some("/opt/bin/mpirun".to_string())
    );
    assert_eq!(needs("mpiexec --frobnicate ./app"), Some("mpiexec".to_string()));
    assert_eq!(needs("srun --frobnicate ./app"), None);
    assert_eq!(needs("./app"), None);
    assert_eq!(needs(""), None);
}

/// Open MPI prints the options it has and what each takes: the table must agree with it.
#[test]
fn open_mpi_itself_agrees() {
    let help = Command::new("mpirun.openmpi")
        .args(["--allow-run-as-root", "--help", "all"])
        .output();
    let Ok(help) = help else {
        eprintln!("mpirun.openmpi is not installed: nothing to compare with");
        return;
    };
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    let mut compared = 0;
    for row in help.lines() {
        // "-gmca|--gmca <arg0> <arg1>  Pass global …"; descriptions are further to the right.
        let text = row.trim_start();
        if !text.starts_with('-') || row.len() - text.len() > 4 {
            continue;
        }
        let names = text.split_whitespace().next().unwrap();
        let takes = text
            .split_whitespace()
            .skip(1)
            .take_while(|word| word.starts_with("<arg"))
            .count();
        for name in names
            .split('|')
            .filter(|name| !["-h", "--help", "-V", "-version", "--version", "--app"].contains(name))
        {
            let mut argv = vec!["mpirun.openmpi".to_string(), name.to_string()];
            argv.extend((0..takes).map(|_| "value".to_string()));
            argv.push("./program".to_string());
            let line = parse(&argv, None).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(line.program(), "./program", "{name} takes {takes}");
            compared += 1;
        }
    }
    assert!(
        compared > 150,
        "only {compared} options of Open MPI's help were understood"
    );
}

/// Words that command lines are made of, and some that they are not.
fn word() -> impl Strategy<Value = String> {
    let known = [
        "mpirun",
        "mpiexec",
        "mpirun.openmpi",
        "mpiexec.mpich",
        "srun",
        "aprun",
        "jsrun",
        "flux",
        "run",
        "submit",
        "mini",
        "env",
        "time",
        "nice",
        "-10",
        "timeout",
        "numactl",
        "-n",
        "-np",
        "--np=2",
        "-n4",
        "2",
        ":",
        "--",
        "-",
        "--mca",
        "-x",
        "A=b",
        "-genv",
        "-env",
        "--multi-prog",
        "--app",
        "-configfile",
        "--version",
        "-lc",
        "--cpu-bind=cores",
        "--exclusive",
        "--e",
        "./app",
        "--frobnicate",
        "-trace",
        "lib.so",
        "=",
        "--=",
        "-=",
        "é",
        "",
    ];
    prop_oneof![4 => select(known.to_vec()).prop_map(str::to_string), 1 => "[-:=a-z0-9é]{0,6}", 1 => any::<String>()]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_line_panics_and_none_is_altered(argv in vec(word(), 0..12), hint in option::of(select(vec!["Open MPI", "HYDRA", "PALS", ""]))) {
        let _ = needs_hint(&argv);
        if let Ok(line) = parse(&argv, hint) {
            // Taking the prefix away again leaves the words as typed.
            let prefix = ["/abs/steelyard".to_string(), "exec".to_string(), "--".to_string()];
            let with = line.with_exec(&argv, &prefix);
            prop_assert_eq!(with.len(), argv.len() + prefix.len() * line.sections.len());
            let mut rest = with.clone();
            for (nth, section) in line.sections.iter().enumerate().rev() {
                let at = section.program + nth * prefix.len();
                prop_assert_eq!(&rest[at..at + prefix.len()], &prefix[..]);
                rest.drain(at..at + prefix.len());
            }
            prop_assert_eq!(&rest, &argv);
            // Each program's own words follow it unchanged.
            for section in &line.sections {
                prop_assert!(section.options <= section.program && section.program < section.end);
                let own = &argv[section.program..section.end];
                prop_assert!(with.windows(prefix.len() + own.len()).any(|w| w[..prefix.len()] == prefix && &w[prefix.len()..] == own));
            }
let _ = (line.name(), line.program());
        }
    }
}
