//! Stacks in lines, `main;solve 12`, as samples: places from the outermost to the innermost, and how often each stack was seen.
//!
//! There are no times. Samples stand one behind the other in the order of the file, and a count is as long as the user says, or
//! a millisecond: `absent` says that then no time means anything. A file without a stack that has a count is refused.

use crate::lines::{Lines, Strange};
use crate::run::{Nodes, lacks};
use crate::stacks::{DEEPEST, Place, Stacks};
use crate::{Asked, Error};
use format::facts::{CALL_COUNTS, ELAPSED_TIME};
use format::tables::{Process, Sample, Thread};
use format::{Note, Profile, RunFacts};
use std::collections::HashMap;
use std::io::BufRead;

/// Stacks that are taken in.
const MOST_STACKS: usize = 1 << 21;
const MOST_THREADS: usize = 1 << 16;
/// Ticks of a thread.
const MOST_TICKS: u64 = 1 << 31;
/// How long a count is where nobody says.
const COUNT_NS: u64 = 1_000_000;

/// What a line is, for people.
pub const LINE: &str = "places with ; between them, a blank and a count, as in main;solve 12";

/// A line's stack and its count; `None` for any other line.
pub fn parts(line: &str) -> Option<(&str, u64)> {
    let (stack, count) = line.trim_end().rsplit_once([' ', '\t'])?;
    let count = count.parse().ok().or_else(|| {
        let real: f64 = count.parse().ok()?;
        (real.is_finite() && real >= 0.0 && count.contains('.')).then(|| real.round() as u64)
    })?;
    let stack = stack.trim();
    (!stack.is_empty()).then_some((stack, count))
}

/// Whose a stack is, by its first place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Owner {
    /// 0 not known.
    pid: u32,
    tid: u32,
    rank: Option<u32>,
    name: String,
}

/// A first place that names a process: `rank 3`, `process 3, thread 17`, as Steelyard writes them; `comm-17/18` of
/// stackcollapse-perf.pl; `process 17:"command"` of py-spy.
fn owner(first: &str) -> Option<Owner> {
    let number = |text: &str| text.parse::<u32>().ok();
    if let Some((noun, rest)) = first.split_once(' ')
        && ["rank", "process"].contains(&noun)
    {
        if let Some((pid, command)) = rest
            .split_once(':')
            .and_then(|(pid, command)| Some((number(pid)?, command)))
        {
            return Some(Owner {
                pid,
                tid: pid,
                rank: None,
                name: secrets::redacted_text(command.trim_matches('"')),
            });
        }
        let (id, of) = rest.split_once([',', ' ']).unwrap_or((rest, ""));
        let tid = of.rsplit_once("thread ").and_then(|(_, tid)| number(tid));
        let id = number(id)?;
        return Some(Owner {
            pid: id.saturating_add(1),
            tid: tid.unwrap_or(id.saturating_add(1)),
            rank: (noun == "rank").then_some(id),
            name: String::new(),
        });
    }
    let (name, ids) = first.rsplit_once('-')?;
    let (pid, tid) = ids.split_once('/').unwrap_or((ids, ids));
    let tid = number(tid)?;
    Some(Owner {
        pid: number(pid).unwrap_or(tid),
        tid,
        rank: None,
        name: name.to_string(),
    })
}

/// A place as tools write it: `solve (app.c:12)`, `read_[k]`, `[libc.so.6]`, `libx.so (no symbols)`.
fn place<'a>(text: &'a str, program: &'a str) -> Place<'a> {
    let of_program = Place {
        module: program,
        function: text,
        ..Place::default()
    };
    if let Some(function) = text.strip_suffix("_[k]") {
        return Place {
            module: "[kernel]",
            function,
            ..Place::default()
        };
    }
    let text = ["_[j]", "_[i]"]
        .iter()
        .find_map(|end| text.strip_suffix(end))
        .unwrap_or(text);
    if let Some(module) = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        let known = module != "unknown";
        return Place {
            module: if known { module } else { "" },
            ..Place::default()
        };
    }
    if let Some(module) = text.strip_suffix(" (no symbols)") {
        return Place {
            module,
            ..Place::default()
        };
    }
    let spot = text.strip_suffix(')').and_then(|text| text.rsplit_once(" ("));
    if let Some((function, spot)) = spot {
        let (file, line) = match spot.rsplit_once(':') {
            Some((file, line)) => (file, line.parse::<u32>().ok()),
            None => (spot, None),
        };
        let is_script = file.ends_with(".py");
        if !function.is_empty() && (line.is_some() || is_script) {
            return Place {
                module: if is_script { file } else { program },
                function,
                file,
                line: line.unwrap_or(0),
            };
        }
    }
    Place {
        function: text,
        ..of_program
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub fn import(file: &mut dyn BufRead, asked: &Asked) -> Result<Profile, Error> {
    let mut profile = Profile::default();
    let mut stacks = Stacks::new(&mut profile);
    // A name of a program's, whatever it is.
    let program = format!("/{}", text::file_name(&asked.name).replace(".so", "_so"));
    let mut owners: HashMap<Owner, u32> = HashMap::new();
    let mut threads: Vec<Owner> = vec![];
    // Thread, context, call and count.
    let mut rows: Vec<(u32, u32, u32, u64)> = vec![];
    let (mut strange, mut left_out, mut unit) = (Strange::default(), 0u64, 0u64);
    let mut lines = Lines::new(file);
    while let Some(line) = lines.next()? {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let Some((stack, count)) = parts(line) else {
            strange.add(lines.number(), LINE);
            continue;
        };
        if count == 0 {
            continue;
        }
        if rows.len() >= MOST_STACKS {
            left_out += 1;
            continue;
        }
        let first = stack.split(';').next().unwrap_or_default();
        let named = owner(first);
        let skip = usize::from(named.is_some());
        let named = named.unwrap_or_default();
        let thread = match owners.get(&named) {
            Some(row) => *row,
            None if threads.len() >= MOST_THREADS => {
                left_out += 1;
                continue;
            }
            None => {
                threads.push(named.clone());
                owners.insert(named, threads.len() as u32 - 1);
                threads.len() as u32 - 1
            }
        };
        let (mut context, mut call, mut within_mpi) = (0, 0, false);
        for (depth, text) in stack.split(';').skip(skip).enumerate() {
            let mut place = place(text.trim(), &program);
            // What an MPI library calls is the library's.
            within_mpi |= is_mpi(place.function);
            if within_mpi && place.module == program {
                place.module = "libmpi.so";
            }
            let below = (depth < DEEPEST)
                .then(|| stacks.frame(&mut profile, &place, None))
                .flatten();
            let below = below.and_then(|frame| Some((frame, stacks.context(&mut profile, context, frame)?)));
            let Some((frame, below)) = below else {
                stacks.cut += 1;
                break;
            };
            context = below;
            if call == 0 {
                call = stacks.call_of(frame);
            }
        }
        unit = gcd(unit, count);
        rows.push((thread, context, call, count));
    }
    if rows.is_empty() {
        return Err(Error::Nothing {
            lines: lines.number(),
            wanted: "the stacks with a count above 0",
            strange,
            remedy: "fold it again from what was recorded",
        });
    }
    let mut sums = vec![0u64; threads.len()];
    for (thread, _, _, count) in &rows {
        sums[*thread as usize] = sums[*thread as usize].saturating_add(*count);
    }
    let most = sums.iter().copied().max().unwrap_or(1);
    let tick = unit.max(most / MOST_TICKS + 1);
    let tick_ns = tick
        .saturating_mul(asked.count_ns.unwrap_or(COUNT_NS).max(1))
        .min(i64::MAX as u64 / MOST_TICKS);
    let order = process_order(&threads);
    rows.sort_by_key(|(thread, ..)| order[*thread as usize]);
    let upto = push_samples(&mut profile, &rows, &order, tick);
    push_threads(&mut profile, &threads, &order, &upto, tick_ns, asked);
    let elapsed = upto.iter().copied().max().unwrap_or(0).saturating_mul(tick_ns);
    let mut notes = vec![Note::Folded {
        counts: rows.iter().map(|row| row.3).fold(0, u64::saturating_add),
        count_ns: asked.count_ns,
    }];
    notes.extend((left_out > 0).then_some(Note::ImportSamples(left_out)));
    notes.extend((stacks.cut > 0).then_some(Note::ImportStacks(stacks.cut)));
    notes.extend((strange.lines > 0).then_some(Note::ImportLines(strange.lines)));
    profile.manifest.run = RunFacts {
        name: asked.name.clone(),
        elapsed_ns: elapsed,
        tick_ns,
        notes,
        ..RunFacts::default()
    };
    let lacking = [
        (
            ELAPSED_TIME,
            "folded stacks say how often each stack was seen, and not when",
        ),
        (CALL_COUNTS, "folded stacks count no calls of MPI and I/O, and no bytes"),
    ];
    lacks(&mut profile, "folded stacks", &lacking);
    Ok(profile)
}

fn is_mpi(function: &str) -> bool {
    ["MPI_", "PMPI_", "mpi_", "pmpi_"]
        .iter()
        .any(|begin| function.starts_with(begin))
}

/// By thread, its process's row and its own, once those of a process stand together.
fn process_order(threads: &[Owner]) -> Vec<(u32, u32)> {
    let mut processes: HashMap<(u32, Option<u32>), u32> = HashMap::new();
    let of: Vec<u32> = (threads.iter())
        .map(|thread| {
            let next = processes.len() as u32;
            *processes.entry((thread.pid, thread.rank)).or_insert(next)
        })
        .collect();
    let mut sorted: Vec<usize> = (0..threads.len()).collect();
    sorted.sort_by_key(|thread| of[*thread]);
    let mut order = vec![(0, 0); threads.len()];
    for (row, thread) in sorted.into_iter().enumerate() {
        order[thread] = (of[thread], row as u32);
    }
    order
}

/// Rows of `samples`, those of a thread one behind the other; gives the ticks of every thread, by its row.
fn push_samples(profile: &mut Profile, rows: &[(u32, u32, u32, u64)], order: &[(u32, u32)], tick: u64) -> Vec<u64> {
    let mut upto = vec![0u64; order.len()];
    for (thread, context, call, count) in rows {
        let (process, row) = order[*thread as usize];
        let ticks = (count.saturating_add(tick / 2) / tick).clamp(1, MOST_TICKS);
        let end = &mut upto[row as usize];
        *end = (*end + ticks).min(u64::from(u32::MAX));
        profile.tables.samples.push(Sample {
            process,
            thread: row,
            tick: (*end - 1) as u32,
            weight: ticks as u32,
            call: *call,
            context: *context,
            ..Sample::default()
        });
    }
    upto
}

fn push_threads(
    profile: &mut Profile,
    threads: &[Owner],
    order: &[(u32, u32)],
    upto: &[u64],
    tick_ns: u64,
    asked: &Asked,
) {
    let node = Nodes::default().row(profile, "");
    let (main, other) = (profile.strings.intern("main"), profile.strings.intern("thread"));
    let unknown = profile.strings.intern("unknown");
    let mut by_row: Vec<(u32, u32, &Owner)> = (order.iter().zip(threads))
        .map(|((process, row), owner)| (*process, *row, owner))
        .collect();
    by_row.sort_by_key(|(_, row, _)| *row);
    let mut last = None;
    for (process, row, owner) in by_row {
        let end = upto[row as usize].saturating_mul(tick_ns) as i64;
        if last != Some(process) {
            last = Some(process);
            let name = if owner.name.is_empty() {
                &asked.name
            } else {
                &owner.name
            };
            let executable = profile.strings.intern(name);
            profile.tables.processes.push(Process {
                node,
                pid: owner.pid,
                parent_pid: 0,
                rank: owner.rank.and_then(|rank| i32::try_from(rank).ok()).unwrap_or(-1),
                executable,
                command: executable,
                start_ns: 0,
                end_ns: 0,
                end: unknown,
                tick_ns,
                ..Process::of_another_tool()
            });
        }
        if let Some(of_process) = profile.tables.processes.end_ns.last_mut() {
            *of_process = (*of_process).max(end);
        }
        let is_main = owner.tid == owner.pid;
        profile.tables.threads.push(Thread {
            process,
            tid: owner.tid,
            name: profile.strings.intern(&owner.name),
            role: if is_main { main } else { other },
            start_ns: 0,
            end_ns: end,
            samples: 0,
            ..Thread::default()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, count_ns: Option<u64>) -> Profile {
        let asked = Asked {
            version: "1".into(),
            name: "app".into(),
            count_ns,
        };
        let profile = import(&mut text.as_bytes(), &asked).unwrap();
        assert_eq!(Profile::read_bytes(&profile.to_bytes()).unwrap().tables, profile.tables);
        profile
    }

    /// Process, ticks and functions of every sample, outermost first.
    fn drawn(profile: &Profile) -> Vec<String> {
        let tables = &profile.tables;
        let stack = |mut context: u32| {
            let mut names = vec![];
            while context != 0 {
                let row = tables.contexts.row(context);
                names.push(profile.strings.get(tables.frames.row(row.frame).function));
                context = row.parent;
            }
            names.reverse();
            names.join(">")
        };
        (tables.samples.rows())
            .map(|row| format!("{} {}+{} {}", row.process, row.tick + 1, row.weight, stack(row.context)))
            .collect()
    }

    #[test]
    fn a_line_is_a_sample_and_its_weight() {
        let profile = read("main;solve 20\nmain;wait in vain 40\n# a comment\n\nmain 0\n", None);
        assert_eq!(drawn(&profile), ["0 1+1 main>solve", "0 3+2 main>wait in vain"]);
        assert_eq!(
            (profile.manifest.run.tick_ns, profile.manifest.run.elapsed_ns),
            (20_000_000, 60_000_000)
        );
        let told = read("main;solve 20\nmain;wait 40\n", Some(1000));
        assert_eq!(told.manifest.run.elapsed_ns, 60_000);
    }

    #[test]
    fn processes_and_threads_are_told_by_the_first_place() {
        let profile = read(
            "rank 1;main;MPI_Send 2\nrank 0;main;PMPI_Barrier;poll 1\nrank 0, thread 77;run 1\nrank 0;main 1\n",
            None,
        );
        assert_eq!(profile.tables.processes.rank, [1, 0]);
        assert_eq!(profile.tables.threads.tid, [2, 1, 77]);
        assert_eq!(
            drawn(&profile),
            [
                "0 2+2 main>MPI_Send",
                "1 1+1 main>PMPI_Barrier>poll",
                "1 2+1 main",
                "1 1+1 run"
            ]
        );
        let calls: Vec<&str> = profile
            .tables
            .samples
            .call
            .iter()
            .map(|call| profile.strings.get(profile.tables.calls.row(*call).name))
            .collect();
        assert_eq!(calls, ["MPI_Send", "MPI_Barrier", "", ""]);
        for (first, pid, tid, name) in [
            ("dd-29776", 29776, 29776, "dd"),
            ("my-app-17/18", 17, 18, "my-app"),
            ("java-?/9", 9, 9, "java"),
            (
                "process 12:\"python a.py --password x\"",
                12,
                12,
                "python a.py --password [redacted]",
            ),
        ] {
            let owner = owner(first).unwrap_or_else(|| panic!("{first}"));
            assert_eq!((owner.pid, owner.tid, owner.name.as_str()), (pid, tid, name), "{first}");
        }
        for first in ["main", "std::a-b", "process", "process of", "a-", "-"] {
            assert_eq!(owner(first), None, "{first}");
        }
    }

    #[test]
    fn places_are_written_in_many_ways() {
        let of = |text| {
            let place = place(text, "/app");
            (place.module, place.function, place.file, place.line)
        };
        assert_eq!(of("solve (app.c:12)"), ("/app", "solve", "app.c", 12));
        assert_eq!(of("f (/home/u/a.py:3)"), ("/home/u/a.py", "f", "/home/u/a.py", 3));
        assert_eq!(of("sys_read_[k]"), ("[kernel]", "sys_read", "", 0));
        assert_eq!(of("Main_[j]"), ("/app", "Main", "", 0));
        assert_eq!(of("[libc-2.15.so]"), ("libc-2.15.so", "", "", 0));
        assert_eq!(of("[unknown]"), ("", "", "", 0));
        assert_eq!(of("libx.so (no symbols)"), ("libx.so", "", "", 0));
        assert_eq!(of("operator() (int)"), ("/app", "operator() (int)", "", 0));
        assert_eq!(of(""), ("/app", "", "", 0));
    }

    #[test]
    fn any_counts_are_survived() {
        let profile = read(
            "a 18446744073709551615\nb 18446744073709551615\nc 1\nd 1.5\ne x\n",
            None,
        );
        assert_eq!(profile.tables.samples.len(), 4);
        assert!(profile.manifest.run.notes.contains(&Note::ImportLines(1)));
        assert!(import(&mut "a x\n".as_bytes(), &Asked::default()).is_err());
    }
}
