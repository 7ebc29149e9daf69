//! What is written, read as Paraver's manual of its format says.

use super::*;
use crate::Threads;
use model::fixture::{EventOf, Fixture};
use std::collections::HashSet;

/// A trace as its grammar gives it; what breaks a rule of it panics.
#[derive(Default)]
struct Read {
    end: u64,
    /// Of each task how many threads.
    tasks: Vec<usize>,
    /// task, thread, begin, end, state.
    states: Vec<[u64; 5]>,
    /// task, thread, time, type, value.
    events: Vec<[u64; 5]>,
    /// Sending task, receiving task, the two begins, the end, bytes, tag.
    messages: Vec<[u64; 7]>,
}

fn numbers(text: &str) -> Vec<u64> {
    let number = |part: &str| part.parse().unwrap_or_else(|_| panic!("{part:?} is no number: {text}"));
    text.split(':').map(number).collect()
}

fn written(paraver: &Paraver, file: ParaverFile) -> String {
    let mut out = Vec::new();
    paraver.write(file, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn read(prv: &str) -> Read {
    let mut read = Read::default();
    let (head, records) = prv.split_once('\n').unwrap();
    let rest = head.strip_prefix("#Paraver (").unwrap();
    let (moment, rest) = rest.split_once("):").unwrap();
    let (date, time) = moment.split_once(" at ").unwrap();
    assert!(
        date.split('/').map(str::len).eq([2, 2, 4]) && time.split(':').map(str::len).eq([2, 2]),
        "{head}"
    );
    let (end, rest) = rest.split_once("_ns:").unwrap();
    read.end = end.parse().unwrap();
    let (nodes, rest) = rest.split_once("):").unwrap();
    let (count, processors) = nodes.split_once('(').unwrap();
    let nodes: usize = count.parse().unwrap();
    assert!(
        processors.split(',').count() == nodes && processors.split(',').all(|cores| cores.parse::<u32>().unwrap() > 0)
    );
    let (programs, rest) = rest.split_once(':').unwrap();
    assert_eq!(programs, "1");
    let (count, tasks) = rest.trim_end_matches(')').split_once('(').unwrap();
    for task in tasks.split(',') {
        let [threads, node] = numbers(task)[..] else {
            panic!("{task}")
        };
        assert!((1..=nodes as u64).contains(&node));
        read.tasks.push(threads as usize);
    }
    assert_eq!(read.tasks.len(), count.parse::<usize>().unwrap());
    let mut before = (0, 0);
    for line in records.lines().filter(|line| !line.starts_with('#')) {
        let fields = numbers(line);
        let [kind, processor, program, task, thread, time] = fields[..6] else {
            panic!("{line}")
        };
        assert_eq!((processor, program), (0, 1), "{line}");
        assert!((1..=read.tasks[task as usize - 1] as u64).contains(&thread), "{line}");
        assert!((time, kind) >= before, "out of order: {line}");
        before = (time, kind);
        match kind {
            1 => {
                let [end, state] = fields[6..] else { panic!("{line}") };
                assert!(time < end && end <= read.end, "{line}");
                read.states.push([task, thread, time, end, state]);
            }
            2 => {
                assert!(fields.len() > 6 && fields.len().is_multiple_of(2), "{line}");
                for pair in fields[6..].chunks(2) {
                    read.events.push([task, thread, time, pair[0], pair[1]]);
                }
            }
            3 => {
                let [physical, processor, program, to, thread, posted, received, bytes, tag] = fields[6..] else {
                    panic!("{line}")
                };
                assert_eq!((physical, processor, program), (time, 0, 1), "{line}");
                assert!((1..=read.tasks[to as usize - 1] as u64).contains(&thread), "{line}");
                read.messages.push([task, to, time, posted, received, bytes, tag]);
            }
            _ => panic!("a record of an unknown kind: {line}"),
        }
    }
    read
}

/// Values of each type of event, and states, as the `.pcf` names them.
fn meanings(pcf: &str) -> HashMap<u64, HashMap<u64, String>> {
    let mut found: HashMap<u64, HashMap<u64, String>> = HashMap::new();
    let (mut part, mut kind) = ("", 0);
    for line in pcf.lines() {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { continue };
        match first {
            "STATES" | "STATES_COLOR" | "EVENT_TYPE" | "VALUES" | "DEFAULT_OPTIONS" | "DEFAULT_SEMANTIC" => {
                part = first
            }
            _ => {
                let rest = |words: std::str::SplitWhitespace| words.collect::<Vec<_>>().join(" ");
                match part {
                    "STATES" => drop(found.entry(0).or_default().insert(first.parse().unwrap(), rest(words))),
                    "STATES_COLOR" => assert!(rest(words).starts_with('{')),
                    "EVENT_TYPE" => kind = words.next().unwrap().parse().unwrap(),
                    "VALUES" => drop(
                        found
                            .entry(kind)
                            .or_default()
                            .insert(first.parse().unwrap(), rest(words)),
                    ),
                    _ => (),
                }
            }
        }
    }
    found
}

fn run() -> Run {
    (Fixture::new("aab.P\n+U.P\nMMMUR").tick(1e-9))
        .letter('a', "", &["main@app.c:1", "cos@libm.so.6"])
        .letter('b', "MPI_Send", &["main@app.c:2"])
        .run()
}

#[test]
fn states_and_calls_are_those_of_the_samples() {
    let run = run();
    let paraver = Paraver::new(&run, &Choice::default(), "1.2").unwrap();
    let (trace, names) = (
        read(&written(&paraver, ParaverFile::Prv)),
        meanings(&written(&paraver, ParaverFile::Pcf)),
    );
    assert_eq!((trace.end, trace.tasks), (5, vec![2, 1]));
    let states: Vec<String> = (trace.states.iter())
        .map(|[task, thread, from, to, state]| format!("{task}.{thread} {from}-{to} {}", names[&0][state]))
        .collect();
    assert_eq!(
        states,
        [
            "1.1 0-2 Running",
            "1.2 0-1 Running",
            "2.1 0-3 Group Communication",
            "1.1 2-3 Blocking Send",
            "1.2 2-3 Blocking Send",
            "2.1 3-4 Running",
            "1.1 4-5 Blocking Send",
            "2.1 4-5 I/O",
        ]
    );
    let events: Vec<String> = (trace.events.iter())
        .filter(|[.., kind, _]| *kind != u64::from(FUNCTION))
        .map(|[task, thread, time, kind, value]| format!("{task}.{thread} {time} {kind} {}", names[kind][value]))
        .collect();
    assert_eq!(
        events,
        [
            "2.1 0 50000002 MPI_Allreduce",
            "1.1 2 50000001 MPI_Send",
            "1.2 2 50000001 MPI_Send",
            "1.1 3 50000001 End",
            "1.2 3 50000001 End",
            "2.1 3 50000002 End",
            "1.1 4 50000001 MPI_Send",
            "2.1 4 95000001 read",
            "1.1 5 50000001 End",
            "2.1 5 95000001 End",
        ]
    );
}

#[test]
fn the_function_is_that_which_computes_or_makes_the_call() {
    let run = run();
    let main = Choice {
        threads: Threads::Main,
        ranks: Some("0".parse().unwrap()),
        ..Choice::default()
    };
    let paraver = Paraver::new(&run, &main, "1.2").unwrap();
    let (trace, names) = (
        read(&written(&paraver, ParaverFile::Prv)),
        meanings(&written(&paraver, ParaverFile::Pcf)),
    );
    let functions: Vec<(u64, &str)> = (trace.events.iter())
        .filter(|[.., kind, _]| *kind == u64::from(FUNCTION))
        .map(|[_, _, time, kind, value]| (*time, names[kind][value].as_str()))
        .collect();
    assert_eq!(functions[..3], [(0, "cos"), (2, "main"), (3, "End")]);
}

#[test]
fn every_line_and_processor_has_a_name() {
    let run = run();
    let paraver = Paraver::new(&run, &Choice::default(), "1.2").unwrap();
    let text = written(&paraver, ParaverFile::Row);
    let mut levels = HashMap::new();
    for part in text.trim_end().split("\n\n") {
        let (head, names) = part.split_once('\n').unwrap();
        let [_, level, _, size] = head.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{head}")
        };
        let names: Vec<&str> = names.lines().collect();
        assert_eq!(size.parse::<usize>().unwrap(), names.len());
        levels.insert(level, names);
    }
    assert_eq!(levels["THREAD"], ["rank 0", "rank 0, thread 1002", "rank 1"]);
    assert!(levels.contains_key("CPU") && levels["NODE"].len() == 1);
}

#[test]
fn calls_that_were_kept_are_there_one_by_one_with_their_messages() {
    let of = |kind, peer, from, to| EventOf {
        kind,
        peer,
        tag: 5,
        bytes: 80,
        ns: (from, to),
        ..EventOf::default()
    };
    let run = (Fixture::new("UU\nUU").tick(1e-6))
        .event(0, "MPI_Send", of("send", 1, 300, 400))
        .event(0, "MPI_Send", of("send", 1, 500, 600))
        .event(1, "MPI_Recv", of("receive", 0, 100, 450))
        .event(1, "MPI_Recv", of("receive", 0, 460, 700))
        .run();
    let paraver = Paraver::new(&run, &Choice::default(), "1.2").unwrap();
    let text = written(&paraver, ParaverFile::Prv);
    let trace = read(&text);
    assert!(text.contains("# Calls of MPI are here one by one"));
    assert_eq!(
        trace.messages,
        [[1, 2, 300, 100, 450, 80, 5], [1, 2, 500, 460, 700, 80, 5]]
    );
    let states: Vec<[u64; 3]> = (trace.states.iter().filter(|state| state[0] == 1))
        .map(|[_, _, from, to, state]| [*from, *to, *state])
        .collect();
    assert_eq!(
        states,
        [[0, 300, 1], [300, 400, 4], [400, 500, 1], [500, 600, 4], [600, 2000, 1]]
    );
}

#[test]
fn a_trace_cannot_be_merged() {
    let merged = Choice {
        merge: true,
        ..Choice::default()
    };
    assert!(matches!(Paraver::new(&run(), &merged, "1"), Err(Error::CannotMerge(_))));
}

#[test]
fn every_state_has_a_number_and_a_label_of_its_own() {
    let numbers: HashSet<u8> = State::ALL.iter().map(|state| *state as u8).collect();
    let labels: HashSet<&str> = State::ALL.iter().map(|state| state.label()).collect();
    assert_eq!((numbers.len(), labels.len()), (State::ALL.len(), State::ALL.len()));
}
