//! The text of `perf script` as samples.
//!
//! Of the events in it those count that tell time: a clock, else cycles, else the one with most samples. A clock's period is
//! the time that a sample stands for; that of cycles is made time by how many pass between two samples of a thread that
//! follow each other closely. A text without samples is refused.

mod text;
mod weight;

use crate::lines::{Lines, Strange};
use crate::run::{Nodes, command, lacks};
use crate::stacks::{DEEPEST, Place, Stacks, is_kernel};
use crate::{Asked, Error};
use format::facts::{CALL_COUNTS, TIME_OFF_CPU};
use format::tables::{Process, Thread};
use format::{Note, Profile, RunFacts};
use std::collections::HashMap;
use std::io::BufRead;
use text::{Head, fact, frame, head, is_inlined, source};
use weight::{Raw, Unit};

/// Samples that are taken in.
const MOST_SAMPLES: usize = 1 << 22;
/// Threads that are told apart.
const MOST_THREADS: usize = 1 << 16;
/// Events that are.
const MOST_EVENTS: usize = 256;

/// Whether a line begins a sample.
pub fn is_header(line: &str) -> bool {
    head(line).is_some()
}

/// Whether a line is a place in code.
pub fn is_place(line: &str) -> bool {
    frame(line).is_some()
}

pub fn import(file: &mut dyn BufRead, asked: &Asked) -> Result<Profile, Error> {
    let mut reading = Reading::new();
    let mut lines = Lines::new(file);
    while let Some(line) = lines.next()? {
        reading.line(line);
    }
    reading.end_sample();
    reading.profile(asked)
}

/// A frame of the sample that is being read, as texts.
#[derive(Default)]
struct Step {
    address: u64,
    function: String,
    module: String,
    file: String,
    line: u32,
    inlined: bool,
}

struct Reading {
    profile: Profile,
    stacks: Stacks,
    facts: HashMap<&'static str, String>,
    events: HashMap<String, u16>,
    /// Ids of processes and their names, by row.
    processes: Vec<(u32, String)>,
    process_rows: HashMap<u32, u32>,
    /// Process, id and name, by row.
    threads: Vec<(u32, u32, String)>,
    thread_rows: HashMap<(u32, u32), u32>,
    raws: Vec<Raw>,
    /// The sample that is being read, its context to come, and its frames from the innermost.
    sample: Option<Raw>,
    steps: Vec<Step>,
    depth: usize,
    has_pids: bool,
    idle: u64,
    left_out: u64,
    lines: u64,
    strange: Strange,
}

/// What `--header` tells that a profile has a place for.
const FACTS: [&str; 6] = [
    "hostname",
    "os release",
    "cpudesc",
    "nrcpus online",
    "total memory",
    "cmdline",
];

impl Reading {
    fn new() -> Reading {
        let mut profile = Profile::default();
        Reading {
            stacks: Stacks::new(&mut profile),
            profile,
            facts: HashMap::new(),
            events: HashMap::new(),
            processes: vec![],
            process_rows: HashMap::new(),
            threads: vec![],
            thread_rows: HashMap::new(),
            raws: vec![],
            sample: None,
            steps: vec![],
            depth: 0,
            has_pids: false,
            idle: 0,
            left_out: 0,
            lines: 0,
            strange: Strange::default(),
        }
    }

    fn line(&mut self, line: &str) {
        self.lines += 1;
        if line.trim().is_empty() {
            return self.end_sample();
        }
        if let Some((name, value)) = fact(line) {
            if let Some(known) = FACTS.iter().find(|known| **known == name) {
                self.facts.entry(known).or_insert_with(|| value.to_string());
            }
            return;
        }
        if let Some(head) = head(line) {
            self.end_sample();
            return self.begin(&head);
        }
        if line.starts_with('#') {
            return;
        }
        if let Some(found) = frame(line) {
            if self.sample.is_some() && self.depth < DEEPEST {
                if self.depth == self.steps.len() {
                    self.steps.push(Step::default());
                }
                let step = &mut self.steps[self.depth];
                set(&mut step.function, found.function);
                set(&mut step.module, found.module);
                step.file.clear();
                (step.address, step.line, step.inlined) = (found.address, 0, found.inlined);
                self.depth += 1;
            }
        } else if line.starts_with(' ') && self.depth > 0 {
            // Where the frame before stands; where that is not known something else is printed.
            let step = &mut self.steps[self.depth - 1];
            step.inlined |= is_inlined(line);
            if let Some((file, line)) = source(line) {
                set(&mut step.file, file);
                step.line = line;
            }
        } else if !line.starts_with(' ') || self.sample.is_some() {
            self.strange
                .add(self.lines, "the head of a sample or a place below one");
        }
    }

    fn begin(&mut self, head: &Head) {
        // Nothing runs there.
        if head.tid == 0 {
            self.idle += 1;
            return;
        }
        if self.raws.len() >= MOST_SAMPLES {
            self.left_out += 1;
            return;
        }
        let known = self.events.get(head.event).copied();
        let Some(event) = known.or_else(|| {
            let next = self.events.len();
            (next < MOST_EVENTS).then(|| *self.events.entry(head.event.to_string()).or_insert(next as u16))
        }) else {
            self.left_out += 1;
            return;
        };
        self.has_pids |= head.pid.is_some();
        let pid = head.pid.unwrap_or(head.tid);
        let thread = match self.thread_rows.get(&(pid, head.tid)) {
            Some(row) => *row,
            None if self.threads.len() >= MOST_THREADS => {
                self.left_out += 1;
                return;
            }
            None => {
                let process = *self.process_rows.entry(pid).or_insert_with(|| {
                    self.processes.push((pid, String::new()));
                    self.processes.len() as u32 - 1
                });
                self.threads.push((process, head.tid, String::new()));
                let row = self.threads.len() as u32 - 1;
                self.thread_rows.insert((pid, head.tid), row);
                row
            }
        };
        let (process, _, name) = &mut self.threads[thread as usize];
        let process = *process;
        set(name, head.comm);
        let of_process = &mut self.processes[process as usize];
        // What a program is called before it calls exec is another's name.
        if head.pid.is_none_or(|pid| pid == head.tid) || of_process.1.is_empty() {
            set(&mut of_process.1, head.comm);
        }
        self.sample = Some(Raw {
            process,
            thread,
            time_ns: head.time_ns,
            period: head.period.unwrap_or(0),
            context: 0,
            call: 0,
            event,
            cpu: head.cpu.map_or(u16::MAX, |cpu| cpu.min(u32::from(u16::MAX)) as u16),
        });
    }

    /// Gives the sample that was read its context.
    fn end_sample(&mut self) {
        let depth = std::mem::take(&mut self.depth);
        let Some(mut sample) = self.sample.take() else { return };
        self.stacks.cut += u64::from(depth >= DEEPEST);
        let profile = &mut self.profile;
        let (mut context, mut at, mut in_mpi) = (0, depth, false);
        while at > 0 {
            // Of what is inlined into one frame the innermost stands for all.
            let real = at - 1;
            let mut first = real;
            let is_inner = |step: &Step| step.inlined && step.address == self.steps[real].address;
            while first > 0 && is_inner(&self.steps[first - 1]) {
                first -= 1;
            }
            let module = module_of(&self.steps[..=real], first);
            let mut row = None;
            for step in self.steps[first..=real].iter().rev() {
                let place = python(step, module);
                let Some(frame) = self.stacks.frame(profile, &place, row) else {
                    break;
                };
                row = Some(frame);
                if sample.call == 0 {
                    sample.call = self.stacks.call_of(frame);
                }
                in_mpi = self.stacks.is_of_mpi(profile, frame).unwrap_or(in_mpi);
            }
            let Some(below) = row.and_then(|frame| self.stacks.context(profile, context, frame)) else {
                self.stacks.cut += 1;
                break;
            };
            (context, at) = (below, first);
        }
        // Stacks through code without frame pointers end before the call itself.
        if sample.call == 0 && in_mpi {
            sample.call = self.stacks.other_of_mpi(profile);
        }
        sample.context = context;
        self.raws.push(sample);
    }

    /// Leaves out threads and processes without a sample.
    fn keep_seen(&mut self) {
        let (mut threads, mut processes) = (vec![false; self.threads.len()], vec![false; self.processes.len()]);
        for raw in &self.raws {
            threads[raw.thread as usize] = true;
            processes[raw.process as usize] = true;
        }
        let (of_threads, of_processes) = (renumbered(&threads), renumbered(&processes));
        for raw in &mut self.raws {
            raw.thread = of_threads[raw.thread as usize];
            raw.process = of_processes[raw.process as usize];
        }
        let mut kept = threads.iter();
        self.threads.retain(|_| kept.next() == Some(&true));
        self.threads
            .iter_mut()
            .for_each(|thread| thread.0 = of_processes[thread.0 as usize]);
        let mut kept = processes.iter();
        self.processes.retain(|_| kept.next() == Some(&true));
    }

    fn profile(mut self, asked: &Asked) -> Result<Profile, Error> {
        let mut counts = vec![0u64; self.events.len()];
        self.raws.iter().for_each(|raw| counts[usize::from(raw.event)] += 1);
        let mut names: Vec<(&str, u16)> = self
            .events
            .iter()
            .map(|(name, event)| (name.as_str(), *event))
            .collect();
        names.sort_by_key(|(_, event)| *event);
        let best = names
            .iter()
            .max_by_key(|(name, event)| (Unit::of(name), counts[usize::from(*event)], std::cmp::Reverse(*event)));
        let Some((event, number)) = best.map(|(name, event)| (name.to_string(), *event)) else {
            return Err(Error::Nothing {
                lines: self.lines,
                wanted: "the samples of a program (comm pid/tid seconds: event:)",
                strange: self.strange,
                remedy: "look whether perf recorded the program, and print it again: perf script -F +pid",
            });
        };
        let unit = Unit::of(&event);
        let is_wanted = |name: &str, other: u16| other == number || weight::is_other_half(&event, name);
        let wanted: Vec<bool> = names.iter().map(|(name, other)| is_wanted(name, *other)).collect();
        let all = self.raws.len() as u64;
        self.raws.retain(|raw| wanted[usize::from(raw.event)]);
        let others = all - self.raws.len() as u64;
        self.keep_seen();
        let made = weight::samples(&mut self.raws, self.threads.len(), unit);
        let mut profile = self.profile;
        profile.tables.samples = made.samples;
        let command = command(self.facts.get("cmdline").map_or("", String::as_str));
        let node = node(&mut profile, &self.facts);
        let unknown = profile.strings.intern("unknown");
        let main = profile.strings.intern("main");
        let other = profile.strings.intern("thread");
        let mut spans = vec![(i64::MAX, i64::MIN); self.processes.len()];
        for (row, (process, tid, name)) in self.threads.iter().enumerate() {
            let (start, end) = made.spans[row].unwrap_or_default();
            let span = &mut spans[*process as usize];
            *span = (span.0.min(start), span.1.max(end));
            let is_main = *tid == self.processes[*process as usize].0;
            profile.tables.threads.push(Thread {
                process: *process,
                tid: *tid,
                name: profile.strings.intern(name),
                role: if is_main { main } else { other },
                start_ns: start,
                end_ns: end,
                samples: made.taken[row],
                ..Thread::default()
            });
        }
        for ((pid, name), (start, end)) in self.processes.iter().zip(spans) {
            let executable = profile.strings.intern(name);
            profile.tables.processes.push(Process {
                node,
                pid: *pid,
                parent_pid: 0,
                executable,
                command: executable,
                start_ns: start,
                end_ns: end,
                end: unknown,
                tick_ns: made.period_ns,
                ..Process::of_another_tool()
            });
        }
        let most = made.taken.iter().enumerate().max_by_key(|(_, taken)| **taken);
        let name = most.map_or("", |(row, _)| self.processes[self.threads[row].0 as usize].1.as_str());
        let mut notes = vec![Note::PerfScript {
            event,
            is_time: unit != Unit::Other,
        }];
        notes.extend((others > 0).then_some(Note::PerfEvents(others)));
        notes.extend((self.idle > 0).then_some(Note::PerfIdle(self.idle)));
        notes.extend((!self.has_pids && self.processes.len() > 1).then_some(Note::PerfThreads));
        notes.extend((self.left_out > 0).then_some(Note::ImportSamples(self.left_out)));
        notes.extend((self.stacks.cut > 0).then_some(Note::ImportStacks(self.stacks.cut)));
        notes.extend((self.strange.lines > 0).then_some(Note::ImportLines(self.strange.lines)));
        profile.manifest.run = RunFacts {
            name: if name.is_empty() {
                asked.name.clone()
            } else {
                name.to_string()
            },
            command,
            elapsed_ns: made.elapsed_ns,
            tick_ns: made.tick_ns,
            notes,
            ..RunFacts::default()
        };
        let lacking = [
            (
                TIME_OFF_CPU,
                "perf samples what runs on a CPU: when threads waited, and for what, is not in it",
            ),
            (
                CALL_COUNTS,
                "perf samples calls of MPI and I/O, and counts neither them nor their bytes",
            ),
        ];
        lacks(&mut profile, "the output of perf script", &lacking);
        Ok(profile)
    }
}

/// The module of the last of these frames. Of a function that perf says is inlined, and that nothing follows which it could be
/// inlined into, it is not printed: it is most likely that of what it calls.
fn module_of(steps: &[Step], first: usize) -> &str {
    match steps {
        [.., last] if !last.inlined => &last.module,
        _ => {
            let inner = steps[..first].last().map_or("", |inner| inner.module.as_str());
            if is_kernel(inner) { "" } else { inner }
        }
    }
}

/// The new numbers of rows of which some are kept.
fn renumbered(kept: &[bool]) -> Vec<u32> {
    let mut next = 0;
    let number = |kept: &bool| {
        let number = next;
        next += u32::from(*kept);
        number
    };
    kept.iter().map(number).collect()
}

fn set(text: &mut String, to: &str) {
    text.clear();
    text.push_str(to);
}

/// A function of Python has its name and file in one (CPython's perf map): `py::solve:/home/user/app.py`.
fn python<'a>(step: &'a Step, module: &'a str) -> Place<'a> {
    if let Some((function, file)) = step.function.strip_prefix("py::").and_then(|rest| rest.split_once(':')) {
        return Place {
            module: file,
            function,
            file,
            line: step.line,
        };
    }
    Place {
        module,
        function: &step.function,
        file: &step.file,
        line: step.line,
    }
}

fn node(profile: &mut Profile, facts: &HashMap<&'static str, String>) -> u32 {
    let fact = |name: &str| facts.get(name).map_or("", String::as_str);
    let row = Nodes::default().row(profile, fact("hostname"));
    let kib = fact("total memory")
        .split(' ')
        .next()
        .unwrap_or_default()
        .parse::<u64>();
    let mut node = profile.tables.nodes.row(row);
    node.kernel = profile.strings.intern(fact("os release"));
    node.cpu_model = profile.strings.intern(fact("cpudesc"));
    node.cores_logical = fact("nrcpus online").parse().unwrap_or(0);
    node.memory_bytes = kib.unwrap_or(0).saturating_mul(1024);
    profile.tables.nodes.set(row, node);
    row
}

#[cfg(test)]
mod tests;
