//! The Firefox Profiler's processed profile, format 60: tables of functions and stacks that all threads share, and of
//! each row its samples, weighed in milliseconds.
//!
//! Categories are the families of classes and subcategories the classes, so that the profiler's graphs have our
//! colours as nearly as it lets them. A time without samples is between two samples that have no stack and weigh nothing.

use crate::error::Error;
use crate::row::Row;
use crate::span::Clock;
use crate::stack::{Spot, Stacks, Step};
use crate::viewer::Page;
use model::{Class, Family, Run};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::Write;

/// The version whose tables are written; newer profilers bring it forward.
const FORMAT: u32 = 60;
/// Threads that the profiler shows before it is asked for others: it draws each.
const MOST_VISIBLE: usize = 100;
/// Kind of a resource that is a library.
const LIBRARY: u32 = 1;

#[derive(Default, Serialize)]
struct Samples {
    length: usize,
    #[serde(rename = "weightType")]
    weight_type: &'static str,
    stack: Vec<Option<u32>>,
    time: Vec<f64>,
    weight: Vec<f64>,
}

impl Samples {
    fn push(&mut self, time: f64, stack: Option<u32>, weight: f64) {
        self.length += 1;
        self.time.push(time);
        self.stack.push(stack);
        self.weight.push(weight);
    }
}

/// Writes a profile with a thread a row. An error where `out` cannot be written to.
pub fn write(page: &Page, out: &mut dyn Write) -> Result<(), Error> {
    let mut stacks = Stacks::new(page.run, false);
    write!(out, r#"{{"meta":"#)?;
    serde_json::to_writer(&mut *out, &meta(page))?;
    write!(out, r#","pages":[],"counters":[],"profilerOverhead":[],"threads":["#)?;
    let pids = pids(page);
    for (number, row) in page.rows.iter().enumerate() {
        if number > 0 {
            out.write_all(b",")?;
        }
        serde_json::to_writer(&mut *out, &thread(page.run, row, &pids[&row.process.0], &mut stacks))?;
    }
    let shared = Shared::new(page.run, &stacks);
    write!(out, r#"],"libs":"#)?;
    serde_json::to_writer(&mut *out, &shared.libs)?;
    write!(out, r#","shared":"#)?;
    serde_json::to_writer(&mut *out, &shared.tables(&stacks))?;
    writeln!(out, "}}")?;
    Ok(())
}

/// Colour of a family, of those that the profiler has.
fn colour(family: Family) -> &'static str {
    match family {
        Family::Compute => "green",
        Family::Mpi => "blue",
        Family::Io => "orange",
        Family::Accelerator => "magenta",
        Family::Wait => "purple",
    }
}

fn classes(family: Family) -> impl Iterator<Item = Class> {
    Class::ALL.into_iter().filter(move |class| class.family() == family)
}

/// Category and subcategory; 0 is a category's own "Other".
fn category(class: Class) -> (usize, usize) {
    let family = class.family();
    let at = classes(family).position(|other| other == class).unwrap_or(0);
    (family.index(), at + 1)
}

fn meta(page: &Page) -> Value {
    let (run, clock) = (page.run, Clock::of(page.run));
    let mut categories: Vec<Value> = (Family::ALL.into_iter())
        .map(|family| {
            let names: Vec<&str> = std::iter::once("Other")
                .chain(classes(family).map(Class::label))
                .collect();
            json!({"name": family.label(), "color": colour(family), "subcategories": names})
        })
        .collect();
    // What is grey is the profiler's default.
    categories.push(json!({"name": "Other", "color": "grey", "subcategories": ["Other"]}));
    let entries: Vec<Value> = (page.metadata().into_iter())
        .map(|(label, value)| json!({"label": label, "format": "string", "value": value}))
        .collect();
    let any_main = page.rows.iter().any(|row| row.main);
    let visible: Vec<usize> = (0..page.rows.len())
        .filter(|row| page.rows[*row].main == any_main)
        .take(MOST_VISIBLE)
        .collect();
    let node = run.tables().nodes.row(0);
    let mut meta = json!({
        "interval": clock.milliseconds(1),
        "startTime": run.facts().start_unix_ns as f64 / 1e6,
        "profilingStartTime": 0.0,
        "profilingEndTime": run.facts().elapsed_ns as f64 / 1e6,
        "processType": 0,
        "categories": categories,
        "product": page.title(),
        "importedFrom": format!("Steelyard {}", page.version),
        "arguments": run.facts().command.join(" "),
        "oscpu": format!("Linux {}", run.text(node.kernel)),
        "CPUName": run.text(node.cpu_model),
        "stackwalk": 1,
        "debug": false,
        "version": 24,
        "preprocessedProfileVersion": FORMAT,
        "symbolicated": true,
        "symbolicationNotSupported": true,
        "markerSchema": [],
        "usesOnlyOneStackType": true,
        "sourceCodeIsNotOnSearchfox": true,
        "keepProfileThreadOrder": true,
        "initialSelectedThreads": [0],
        "initialVisibleThreads": visible,
        "sampleUnits": {"time": "ms", "eventDelay": "ms", "threadCPUDelta": "µs"},
        "extra": [{"label": "Run", "entries": entries}],
    });
    if node.cores_physical > 0 {
        meta["physicalCPUs"] = node.cores_physical.into();
        meta["logicalCPUs"] = node.cores_logical.into();
    }
    meta
}

/// Process ids, which the profiler tells processes by: with the host where two nodes have the same.
fn pids(page: &Page) -> HashMap<u32, String> {
    let processes = &page.run.tables().processes;
    let mut users: HashMap<u32, Vec<u32>> = HashMap::new();
    for row in page.rows {
        let of_pid = users.entry(processes.row(row.process.0).pid).or_default();
        if of_pid.last() != Some(&row.process.0) {
            of_pid.push(row.process.0);
        }
    }
    let name = |pid: u32, number: usize, shared: bool| {
        if shared {
            format!("{pid}.{number}")
        } else {
            pid.to_string()
        }
    };
    (users.into_iter())
        .flat_map(|(pid, of_pid)| {
            let shared = of_pid.len() > 1;
            (of_pid.into_iter().enumerate()).map(move |(number, process)| (process, name(pid, number, shared)))
        })
        .collect()
}

fn thread(run: &Run, row: &Row, pid: &str, stacks: &mut Stacks) -> Value {
    let clock = Clock::of(run);
    let samples = &run.tables().samples;
    let mut table = Samples {
        weight_type: "tracing-ms",
        ..Samples::default()
    };
    let mut end = None;
    for sample in row.samples.clone() {
        let (tick, weight) = (u64::from(samples.tick[sample]), u64::from(samples.weight[sample]));
        let start = (tick + 1).saturating_sub(weight);
        if let Some(end) = end.filter(|end| *end < start) {
            table.push(clock.milliseconds(end), None, 0.0);
            table.push(clock.milliseconds(start), None, 0.0);
        }
        let stack = stacks.of(sample);
        table.push(clock.milliseconds(tick), Some(stack), clock.milliseconds(weight));
        end = Some(tick + 1);
    }
    let (process, thread) = (
        run.tables().processes.row(row.process.0),
        run.tables().threads.row(row.thread.0),
    );
    let node = row.node(run);
    let name = row.process_label(run);
    json!({
        "processType": "default",
        "processStartupTime": process.start_ns.max(0) as f64 / 1e6,
        "processShutdownTime": process.end_ns.max(0) as f64 / 1e6,
        "registerTime": thread.start_ns.max(0) as f64 / 1e6,
        "unregisterTime": thread.end_ns.max(0) as f64 / 1e6,
        "pausedRanges": [],
        "name": row.label(run),
        "isMainThread": row.main,
        "processName": if node.is_empty() { name } else { format!("{name} on {node}") },
        "pid": pid,
        "tid": thread.tid,
        "samples": table,
        "markers": {"length": 0, "category": [], "data": [], "endTime": [], "name": [], "phase": [], "startTime": []},
    })
}

/// What threads share: texts, modules, functions, frames.
struct Shared {
    strings: Vec<String>,
    string_numbers: HashMap<String, usize>,
    libs: Vec<Value>,
    resources: Vec<usize>,
    sources: Vec<usize>,
    /// Name, resource, source.
    functions: Vec<(usize, Option<usize>, Option<usize>)>,
    frames: Vec<Frame>,
}

struct Frame {
    function: usize,
    class: Class,
    line: u32,
    address: Option<u64>,
    depth: u32,
}

impl Shared {
    fn new(run: &Run, stacks: &Stacks) -> Shared {
        let mut shared = Shared {
            strings: Vec::new(),
            string_numbers: HashMap::new(),
            libs: Vec::new(),
            resources: Vec::new(),
            sources: Vec::new(),
            functions: Vec::new(),
            frames: Vec::new(),
        };
        let mut of_module: HashMap<u32, usize> = HashMap::new();
        let mut of_source: HashMap<usize, usize> = HashMap::new();
        let mut of_function = HashMap::new();
        for step in stacks.steps() {
            let place = stacks.place(*step);
            let name = shared.string(&stacks.name(*step));
            let frame = match step.spot {
                Spot::Frame(frame) => Some(run.tables().frames.row(frame.0)),
                _ => None,
            };
            let module = frame
                .map(|frame| frame.module)
                .filter(|row| (*row as usize) < run.tables().modules.len());
            let resource = module.map(|row| *of_module.entry(row).or_insert_with(|| shared.lib(run, row)));
            let source = (!place.file.is_empty()).then(|| {
                let file = shared.string(place.file);
                *of_source.entry(file).or_insert_with(|| {
                    shared.sources.push(file);
                    shared.sources.len() - 1
                })
            });
            let function = *of_function.entry((name, resource, source)).or_insert_with(|| {
                shared.functions.push((name, resource, source));
                shared.functions.len() - 1
            });
            // Beyond 2^53 a number in JSON is another.
            let address = frame
                .filter(|_| resource.is_some())
                .map(|frame| frame.offset)
                .filter(|at| *at < 1 << 53);
            shared.frames.push(Frame {
                function,
                class: step.class,
                line: place.line,
                address,
                depth: depth(run, step),
            });
        }
        shared
    }

    fn string(&mut self, text: &str) -> usize {
        if let Some(number) = self.string_numbers.get(text) {
            return *number;
        }
        self.strings.push(text.into());
        self.string_numbers.insert(text.into(), self.strings.len() - 1);
        self.strings.len() - 1
    }

    /// A module as library and resource, which have the same numbers.
    fn lib(&mut self, run: &Run, row: u32) -> usize {
        let module = run.tables().modules.row(row);
        let (path, id) = (run.text(module.path), run.text(module.build_id));
        let name = text::file_name(path);
        self.libs.push(json!({
            "name": name, "path": path, "debugName": name, "debugPath": path, "breakpadId": "", "arch": "",
            "codeId": if id.is_empty() { Value::Null } else { id.into() },
        }));
        let name = self.string(name);
        self.resources.push(name);
        self.resources.len() - 1
    }

    fn tables(&self, stacks: &Stacks) -> Value {
        let (frames, functions) = (&self.frames, &self.functions);
        let known = |line: u32| (line > 0).then_some(line);
        let nulls = |length: usize| vec![Value::Null; length];
        let column = |of: &dyn Fn(&Frame) -> Value| frames.iter().map(of).collect::<Vec<Value>>();
        json!({
            "stringArray": self.strings,
            "sources": {"length": self.sources.len(), "id": nulls(self.sources.len()), "filename": self.sources},
            "stackTable": {
                "length": stacks.nodes().len(),
                "prefix": stacks.nodes().iter().map(|node| node.parent).collect::<Vec<_>>(),
                "frame": stacks.nodes().iter().map(|node| node.step).collect::<Vec<_>>(),
            },
            "frameTable": {
                "length": frames.len(),
                "address": column(&|frame| frame.address.map_or((-1).into(), Value::from)),
                "inlineDepth": column(&|frame| frame.depth.into()),
                "category": column(&|frame| category(frame.class).0.into()),
                "subcategory": column(&|frame| category(frame.class).1.into()),
                "func": column(&|frame| frame.function.into()),
                "nativeSymbol": nulls(frames.len()),
                "innerWindowID": vec![0; frames.len()],
                "line": column(&|frame| known(frame.line).into()),
                "column": nulls(frames.len()),
            },
            "funcTable": {
                "length": functions.len(),
                "name": functions.iter().map(|function| function.0).collect::<Vec<_>>(),
                "isJS": vec![false; functions.len()],
                "relevantForJS": vec![false; functions.len()],
                "resource": functions.iter().map(|function| function.1.map_or(-1, |at| at as i64)).collect::<Vec<_>>(),
                "source": functions.iter().map(|function| function.2).collect::<Vec<_>>(),
                "lineNumber": nulls(functions.len()),
                "columnNumber": nulls(functions.len()),
            },
            "resourceTable": {
                "length": self.resources.len(),
                "lib": (0..self.resources.len()).collect::<Vec<_>>(),
                "name": self.resources,
                "host": nulls(self.resources.len()),
                "type": vec![LIBRARY; self.resources.len()],
            },
            "nativeSymbols": {"length": 0, "libIndex": [], "address": [], "name": [], "functionSize": []},
        })
    }
}

/// How deep a step is inlined; 0 for a real frame.
fn depth(run: &Run, step: &Step) -> u32 {
    match step.spot {
        Spot::Frame(frame) => run.inlined(frame).count() as u32 - 1,
        _ => 0,
    }
}
