//! Recorded output of perf script as profiles.

use super::*;

fn profile(text: &[u8]) -> Profile {
    let profile = import(&mut &text[..], &Asked::default()).unwrap();
    assert_eq!(Profile::read_bytes(&profile.to_bytes()).unwrap().tables, profile.tables);
    profile
}

/// Functions of a sample's stack, outermost first, those inlined into one frame in brackets.
fn stack(profile: &Profile, sample: usize) -> String {
    let tables = &profile.tables;
    let name = |row: u32| match profile.strings.get(tables.frames.row(row).function) {
        "" => "?",
        name => name,
    };
    let (mut context, mut names) = (tables.samples.context[sample], vec![]);
    while context != 0 {
        let row = tables.contexts.row(context);
        let mut text = name(row.frame).to_string();
        let mut outer = tables.frames.row(row.frame).outer;
        while outer != u32::MAX {
            text = format!("{} [{text}]", name(outer));
            outer = tables.frames.row(outer).outer;
        }
        names.push(text);
        context = row.parent;
    }
    names.reverse();
    names.join(" > ")
}

fn call(profile: &Profile, sample: usize) -> &str {
    profile
        .strings
        .get(profile.tables.calls.row(profile.tables.samples.call[sample]).name)
}

#[test]
fn samples_of_a_clock_have_its_period_and_their_calls() {
    let profile = profile(include_bytes!("../../tests/data/dd.perf"));
    let (tables, facts) = (&profile.tables, &profile.manifest.run);
    assert_eq!((tables.samples.len(), facts.name.as_str()), (6, "dd"));
    assert_eq!(tables.processes.pid, [29776]);
    let seconds = tables.samples.weight.iter().sum::<u32>() as f64 * facts.tick_ns as f64 / 1e9;
    assert!((seconds - 6.0 * 0.010_101_01).abs() < 0.003, "{seconds}");
    // From one period before the first to the last.
    assert!(
        (facts.elapsed_ns as f64 - 90_907_010.0).abs() < 10.0,
        "{}",
        facts.elapsed_ns
    );
    assert_eq!(
        stack(&profile, 0),
        "? > read > system_call > sys_read > vfs_read > fsnotify"
    );
    let calls: Vec<&str> = (0..6).map(|sample| call(&profile, sample)).collect();
    assert_eq!(calls, ["read", "write", "write", "read", "write", ""]);
    assert_eq!(facts.notes.len(), 1, "{:?}", facts.notes);
}

#[test]
fn inlined_functions_are_of_the_frame_that_follows() {
    let profile = profile(include_bytes!("../../tests/data/stacks.perf"));
    // The first two stand for a few cycles: that is no tick.
    assert_eq!(
        stack(&profile, 0),
        "_start > _dl_start [_dl_start_final] > _dl_sysdep_start > dl_main > _dl_map_object_deps > _dl_catch_exception > \
         openaux > _dl_map_object > _dl_map_object_from_fd [_dl_map_segments] > __mmap64 > ?"
    );
    let last = profile.tables.samples.len() - 1;
    assert!(stack(&profile, last).ends_with(
        "main > std::function<int (int, int)>::operator() > std::_Function_handler<int (int, int), \
         main::{lambda(int, int)#1}>::_M_invoke"
    ));
    assert_eq!((call(&profile, last - 1), call(&profile, last)), ("write", ""));
}

#[test]
fn what_only_seems_to_be_inlined_is_a_function_of_its_own() {
    let profile = profile(include_bytes!("../../tests/data/inlined.perf"));
    let tables = &profile.tables;
    let last = tables.samples.len() - 1;
    assert!(
        stack(&profile, 0).contains("main._omp_fn.0 [churn ["),
        "{}",
        stack(&profile, 0)
    );
    let churn = tables
        .frames
        .rows()
        .find(|frame| profile.strings.get(frame.function) == "churn")
        .unwrap();
    assert_eq!((profile.strings.get(churn.file), churn.line), ("/home/user/m.cpp", 7));
    // perf says that fprintf is inlined into main, which is at another address and in another file.
    let calls: Vec<&str> = (0..=last).map(|sample| call(&profile, sample)).collect();
    assert!(calls.contains(&"fprintf") && calls.contains(&""), "{calls:?}");
}

#[test]
fn of_several_events_the_one_that_tells_time_counts() {
    let profile = profile(include_bytes!("../../tests/data/cpus.perf"));
    let (tables, facts) = (&profile.tables, &profile.manifest.run);
    assert_eq!((tables.samples.len(), tables.processes.len()), (9, 3));
    let node = tables.nodes.row(0);
    assert_eq!(
        (profile.strings.get(node.name), node.cores_logical),
        ("bgregg-lgud2", 8)
    );
    assert_eq!(node.memory_bytes, 8_058_796 * 1024);
    assert_eq!(facts.command.last().map(String::as_str), Some("1"));
    // A period is 28.6 ms of a core at 3.5 GHz.
    let seconds = tables.samples.weight.iter().sum::<u32>() as f64 * facts.tick_ns as f64 / 1e9;
    assert!((seconds - 9.0 * 0.02864).abs() < 0.03, "{seconds}");
    assert!(facts.notes.contains(&Note::PerfEvents(3)) && facts.notes.contains(&Note::PerfThreads));
}

#[test]
fn threads_lines_and_python_are_told_where_they_are_printed() {
    let profile = profile(
        b"app 10/10 1.000000: 1000000 task-clock:u: \n\t 10 add+0x3\n  add.h:7 (inlined)\n\t 10 solve+0x3 (/home/u/app)\n  solver.c:214\n\
          \t 20 main+0x1 (/home/u/app)\n  ??:0\n\n\
          app 10/11 1.000500: 1000000 task-clock:u: \n\t 7 py::run:/home/u/tool.py (/tmp/perf-10.map)\n\n\
          swapper 0/0 1.001000: 1000000 task-clock:u: \n\t 7 idle ([kernel.kallsyms])\n\n\
          app 10/10 1.001000: 1000000 task-clock:u: \n\t 5 PMPI_Allreduce+0x9 (/lib/libmpi.so.40)\n\t 20 main+0x8 (/home/u/app)\n",
    );
    let tables = &profile.tables;
    assert_eq!(
        (tables.processes.len(), tables.threads.tid.as_slice()),
        (1, &[10, 11][..])
    );
    let lines: Vec<(&str, u32)> = tables
        .frames
        .rows()
        .filter(|frame| frame.line > 0)
        .map(|frame| (profile.strings.get(frame.file), frame.line))
        .collect();
    assert_eq!(lines, [("solver.c", 214), ("add.h", 7)]);
    assert_eq!(stack(&profile, 0), "main > solve [add]");
    let script = tables
        .frames
        .rows()
        .find(|frame| profile.strings.get(frame.function) == "run")
        .unwrap();
    assert_eq!(profile.strings.get(script.file), "/home/u/tool.py");
    assert_eq!(call(&profile, 1), "MPI_Allreduce");
    assert_eq!(tables.threads.samples, [2, 1]);
    assert!(profile.manifest.run.notes.contains(&Note::PerfIdle(1)));
    assert!(!profile.manifest.run.notes.contains(&Note::PerfThreads));
}

#[test]
fn cut_and_hostile_output_is_read_or_refused() {
    for whole in [
        include_str!("../../tests/data/stacks.perf"),
        include_str!("../../tests/data/cpus.perf"),
    ] {
        for end in (0..whole.len()).step_by(131) {
            let _ = import(&mut &whole.as_bytes()[..end], &Asked::default());
        }
    }
    let mut deep = String::from("a 1 1.000000: 1 cycles: \n");
    (0..3 * DEEPEST).for_each(|at| deep.push_str(&format!("\t{at:x} f{at} (/a)\n")));
    deep.push_str("a 1 9223372036.000000: 18446744073709551615 cycles: \n\t1 f (/a)\na 4294967295 0.000001: e: \n");
    let made = profile(deep.as_bytes());
    assert_eq!(made.tables.contexts.len(), DEEPEST + 2);
    assert!(made.manifest.run.notes.contains(&Note::ImportStacks(1)));
    assert!(import(&mut &b"swapper 0 1.000000: 1 cycles: \n"[..], &Asked::default()).is_err());
}
