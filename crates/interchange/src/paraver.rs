//! Paraver's trace: a `.prv` of records, a `.pcf` of what their numbers mean, a `.row` of the names of its lines.
//!
//! A thread is in a state; where it is in a call of MPI, an event of the call's kind says which from its start to its end,
//! with the numbers that Extrae gives them, so that Paraver's own configurations find them. Calls are those of the samples, or
//! of a run with `--trace` each one, and then there are messages, too. Records stand in order of time, and at one time in order
//! of their kinds. Times are nanoseconds from the start of the run.

mod code;
mod kept;

use crate::choice::Choice;
use crate::error::Error;
use crate::row::Row;
use crate::span::{Clock, spans};
use crate::stack::Stacks;
use code::{FUNCTION, OTHER_CALL, State};
use model::{CallId, Class, Exchange, NodeId, Run};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap};
use std::io::Write;

/// One of the files of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParaverFile {
    /// The records.
    Prv,
    /// What their numbers mean.
    Pcf,
    /// Names of nodes and threads.
    Row,
}

impl ParaverFile {
    /// All of them, the trace first; they stand side by side with one name.
    pub const ALL: [ParaverFile; 3] = [ParaverFile::Prv, ParaverFile::Pcf, ParaverFile::Row];

    /// The ending of its name.
    pub fn ending(self) -> &'static str {
        match self {
            ParaverFile::Prv => "prv",
            ParaverFile::Pcf => "pcf",
            ParaverFile::Row => "row",
        }
    }
}

/// A time in which a thread did one thing.
#[derive(Clone, Copy, Debug)]
struct Segment {
    start_ns: u64,
    end_ns: u64,
    class: Class,
    /// 0 for none.
    call: CallId,
    /// Number of the function that did it or made the call, from 1; 0 if not known.
    function: u64,
}

/// A line of Paraver's: a thread.
struct Lane {
    label: String,
    /// Numbers from 1: a task is a process.
    task: usize,
    thread: usize,
    /// Index into the nodes, from 1.
    node: usize,
    /// In order of time, and none overlaps the next.
    segments: Vec<Segment>,
}

/// The events that hold, by type.
type Events = BTreeMap<u32, u64>;

/// A run as Paraver is told of it.
pub struct Paraver<'a> {
    run: &'a Run,
    version: &'a str,
    lanes: Vec<Lane>,
    nodes: Vec<NodeId>,
    functions: Vec<String>,
    /// Rows of `events`, of messages between these threads, in order of their sends.
    messages: Vec<Exchange>,
    /// Index into `lanes` by row of `threads`.
    lane_of: HashMap<u32, usize>,
    end_ns: u64,
}

impl<'a> Paraver<'a> {
    /// The chosen threads; `version` is that of the program that writes. A trace shows what happened when, so nothing is
    /// merged. An error where that is asked for, and where [`Row::with`] has one.
    pub fn new(run: &'a Run, choice: &Choice, version: &'a str) -> Result<Paraver<'a>, Error> {
        if choice.merge {
            return Err(Error::CannotMerge("Paraver"));
        }
        let mut stacks = Stacks::new(run, choice.lines);
        let mut paraver = Paraver {
            run,
            version,
            lanes: Vec::new(),
            nodes: Vec::new(),
            functions: Vec::new(),
            messages: Vec::new(),
            lane_of: HashMap::new(),
            end_ns: (run.elapsed_s() * 1e9) as u64,
        };
        let mut known = HashMap::new();
        let kept = run.kept_calls();
        let (mut task, mut thread, mut process) = (0, 0, None);
        for row in Row::with(run, choice, &kept)? {
            let node = NodeId(run.tables().processes.row(row.process.0).node);
            let place = paraver.nodes.iter().position(|known| *known == node);
            let place = place.unwrap_or_else(|| {
                paraver.nodes.push(node);
                paraver.nodes.len() - 1
            });
            if process != Some(row.process) {
                (process, task, thread) = (Some(row.process), task + 1, 0);
            }
            thread += 1;
            let mut number = |name| {
                let next = known.len() as u64 + 1;
                *known.entry(name).or_insert_with_key(|name: &String| {
                    paraver.functions.push(name.clone());
                    next
                })
            };
            let mut segments = segments(run, &row, &mut stacks, &mut number);
            if let Some(rows) = kept.get(&row.thread.0) {
                segments = kept::among(segments, kept::segments(run, rows, &mut number));
            }
            let last = segments.last().map_or(0, |segment| segment.end_ns);
            paraver.end_ns = paraver.end_ns.max(last);
            paraver.lane_of.insert(row.thread.0, paraver.lanes.len());
            paraver.lanes.push(Lane {
                label: row.label(run),
                task,
                thread,
                node: place + 1,
                segments,
            });
        }
        let threads = &run.tables().events.thread;
        let shown = |row: usize| paraver.lane_of.contains_key(&threads[row]);
        let mut messages = run.exchanges().matched;
        messages.retain(|message| shown(message.send) && shown(message.receive));
        paraver.messages = messages;
        Ok(paraver)
    }

    /// How many messages it has.
    pub fn messages(&self) -> usize {
        self.messages.len()
    }

    /// How many threads it has.
    pub fn threads(&self) -> usize {
        self.lanes.len()
    }

    /// Writes one of its files. An error where `out` cannot be written to.
    pub fn write(&self, file: ParaverFile, out: &mut dyn Write) -> Result<(), Error> {
        match file {
            ParaverFile::Prv => self.records(out),
            ParaverFile::Pcf => self.meanings(out),
            ParaverFile::Row => self.names(out),
        }
    }

    /// Tasks as the head lists them: of each how many threads, and its node.
    fn tasks(&self) -> Vec<(usize, usize)> {
        let task = |lanes: &[Lane]| (lanes.len(), lanes.first().map_or(1, |lane| lane.node));
        self.lanes.chunk_by(|a, b| a.task == b.task).map(task).collect()
    }

    fn processors(&self, node: NodeId) -> u32 {
        let nodes = &self.run.tables().nodes;
        nodes.cores_logical.get(node.row()).map_or(1, |cores| (*cores).max(1))
    }

    fn head(&self, out: &mut dyn Write) -> Result<(), Error> {
        let list = |parts: Vec<String>| parts.join(",");
        let moment = text::utc(self.run.facts().start_unix_ns);
        let (date, time) = moment.split_once(' ').unwrap_or(("1970-01-01", "00:00:00"));
        let mut date: Vec<&str> = date.split('-').collect();
        date.reverse();
        let tasks = self.tasks();
        let nodes = (self.nodes.iter())
            .map(|node| self.processors(*node).to_string())
            .collect();
        let of_tasks = tasks
            .iter()
            .map(|(threads, node)| format!("{threads}:{node}"))
            .collect();
        writeln!(
            out,
            "#Paraver ({} at {}):{}_ns:{}({}):1:{}({})",
            date.join("/"),
            time.get(..5).unwrap_or("00:00"),
            self.end_ns,
            self.nodes.len(),
            list(nodes),
            tasks.len(),
            list(of_tasks)
        )?;
        let (facts, clock) = (self.run.facts(), Clock::of(self.run));
        let command = text::visible(&text::command_line(&facts.command)).into_owned();
        writeln!(out, "# Command: {command}")?;
        writeln!(out, "# Written by Steelyard {} from a profile", self.version)?;
        let sampled = match self.run.is_traced() {
            true => "Calls of MPI are here one by one, as far as they were kept; all else is",
            false => "States and events are",
        };
        writeln!(
            out,
            "# {sampled} sampled, every {} ms: of what is shorter not each one is here",
            clock.milliseconds(1)
        )?;
        Ok(())
    }

    /// All records, merged from the lanes, of which each is in order.
    fn records(&self, out: &mut dyn Write) -> Result<(), Error> {
        self.head(out)?;
        let mut sources: Vec<Box<dyn Iterator<Item = (u64, u8, String)>>> = self
            .lanes
            .iter()
            .map(|lane| Box::new(self.of_lane(lane)) as _)
            .collect();
        sources.push(Box::new(
            self.messages.iter().filter_map(|message| self.of_message(message)),
        ));
        let mut heads: Vec<String> = vec![String::new(); sources.len()];
        let mut next = BinaryHeap::new();
        for (at, source) in sources.iter_mut().enumerate() {
            if let Some((time, kind, text)) = source.next() {
                heads[at] = text;
                next.push(Reverse((time, kind, at)));
            }
        }
        while let Some(Reverse((_, _, at))) = next.pop() {
            writeln!(out, "{}", heads[at])?;
            if let Some((time, kind, text)) = sources[at].next() {
                heads[at] = text;
                next.push(Reverse((time, kind, at)));
            }
        }
        Ok(())
    }

    /// Records of a lane with their times and kinds.
    fn of_lane<'b>(&'b self, lane: &'b Lane) -> impl Iterator<Item = (u64, u8, String)> + 'b {
        let Lane { task, thread, .. } = lane;
        let mut holds = Events::new();
        lane.segments.iter().enumerate().flat_map(move |(n, segment)| {
            let Segment { start_ns, end_ns, .. } = *segment;
            let state = State::of(segment.class, self.run.call_name(segment.call)) as u8;
            let mut records = Vec::with_capacity(3);
            records.push((
                start_ns,
                1,
                format!("1:0:1:{task}:{thread}:{start_ns}:{end_ns}:{state}"),
            ));
            let mut change = |to: Events, at: u64| {
                let over = holds
                    .keys()
                    .filter(|kind| !to.contains_key(kind))
                    .map(|kind| (*kind, 0));
                let begun = to.iter().filter(|(kind, value)| holds.get(kind) != Some(value));
                let pairs: Vec<String> = over
                    .chain(begun.map(|(kind, value)| (*kind, *value)))
                    .map(|(kind, value)| format!("{kind}:{value}"))
                    .collect();
                if !pairs.is_empty() {
                    records.push((at, 2, format!("2:0:1:{task}:{thread}:{at}:{}", pairs.join(":"))));
                }
                holds = to;
            };
            change(self.events(segment), start_ns);
            if lane.segments.get(n + 1).is_none_or(|next| next.start_ns > end_ns) {
                change(Events::new(), end_ns);
            }
            records
        })
    }

    /// A message: when the send and the receive began (logical), and when the receive was complete (physical).
    fn of_message(&self, message: &Exchange) -> Option<(u64, u8, String)> {
        let events = &self.run.tables().events;
        let start = |row: usize| u64::try_from(events.start_ns[row]).unwrap_or(0);
        let end = |row: usize| start(row).saturating_add(events.duration_ns[row]);
        let of = |row: usize| self.lanes.get(*self.lane_of.get(&events.thread[row])?);
        let (from, to) = (of(message.send)?, of(message.receive)?);
        let (sent, posted) = (start(message.send), start(message.receive));
        let received = end(message.received.unwrap_or(message.receive));
        let text = format!(
            "3:0:1:{}:{}:{sent}:{sent}:0:1:{}:{}:{posted}:{received}:{}:{}",
            from.task, from.thread, to.task, to.thread, events.bytes[message.send], events.tag[message.send]
        );
        Some((sent, 3, text))
    }

    /// What holds during a segment.
    fn events(&self, segment: &Segment) -> Events {
        let mut events = Events::new();
        if segment.function != 0 {
            events.insert(FUNCTION, segment.function);
        }
        if segment.call != CallId(0) {
            let (kind, value) = self.event_of(segment.call);
            events.insert(kind, value);
        }
        events
    }

    /// Type and value of a call's event.
    fn event_of(&self, call: CallId) -> (u32, u64) {
        let own = code::FIRST_OWN + u64::from(call.0);
        match code::event_type(self.run.call_class(call)) {
            Some(kind) if self.run.call_name(call).starts_with("MPI_") => {
                (kind, code::number(self.run.call_name(call)).unwrap_or(own))
            }
            _ => (OTHER_CALL, own),
        }
    }

    fn meanings(&self, out: &mut dyn Write) -> Result<(), Error> {
        out.write_all(code::OPTIONS.as_bytes())?;
        writeln!(out, "STATES")?;
        for state in State::ALL {
            writeln!(out, "{}    {}", state as u8, state.label())?;
        }
        writeln!(out, "\n\nSTATES_COLOR")?;
        for state in State::ALL {
            let [red, green, blue] = state.colour();
            writeln!(out, "{}    {{{red},{green},{blue}}}", state as u8)?;
        }
        writeln!(out)?;
        let mut used: BTreeMap<u32, BTreeMap<u64, String>> = BTreeMap::new();
        for segment in self.lanes.iter().flat_map(|lane| &lane.segments) {
            for (kind, value) in self.events(segment) {
                used.entry(kind)
                    .or_default()
                    .entry(value)
                    .or_insert_with(|| match kind {
                        FUNCTION => self
                            .functions
                            .get(segment.function as usize - 1)
                            .cloned()
                            .unwrap_or_default(),
                        _ => self.run.call_name(segment.call).to_string(),
                    });
            }
        }
        for (kind, values) in used {
            writeln!(out, "\nEVENT_TYPE\n0    {kind}    {}", code::label(kind))?;
            writeln!(out, "VALUES\n0      End")?;
            for (value, name) in values {
                writeln!(out, "{value}      {}", text::visible(&name))?;
            }
            writeln!(out)?;
        }
        Ok(())
    }

    fn names(&self, out: &mut dyn Write) -> Result<(), Error> {
        let mut level = |name: &str, lines: Vec<String>| -> Result<(), Error> {
            writeln!(out, "LEVEL {name} SIZE {}", lines.len())?;
            for line in lines {
                writeln!(out, "{line}")?;
            }
            Ok(writeln!(out)?)
        };
        let name = |node: &NodeId| text::visible(self.run.node_name(*node)).into_owned();
        let processors = (self.nodes.iter())
            .flat_map(|node| (1..=self.processors(*node)).map(move |number| format!("{number}.{}", name(node))));
        level("CPU", processors.collect())?;
        level("NODE", self.nodes.iter().map(name).collect())?;
        let labels = self.lanes.iter().map(|lane| text::visible(&lane.label).into_owned());
        level("THREAD", labels.collect())
    }
}

/// What a thread did, from its samples: neighbours that are the same to Paraver are one.
fn segments(run: &Run, row: &Row, stacks: &mut Stacks, number: &mut dyn FnMut(String) -> u64) -> Vec<Segment> {
    let clock = Clock::of(run);
    let mut segments: Vec<Segment> = Vec::new();
    let mut path = Vec::new();
    let mut functions: HashMap<u32, u64> = HashMap::new();
    for span in spans(run, row, stacks) {
        if span.start == span.end {
            continue;
        }
        let function = *functions.entry(span.stack).or_insert_with(|| {
            stacks.path(span.stack, &mut path);
            let own = path
                .iter()
                .rev()
                .find(|step| stacks.step(**step).class == Class::Compute);
            own.map_or(0, |step| {
                let shown = &stacks.shown()[stacks.shown_of(*step) as usize];
                number(match shown.line {
                    0 => shown.name.to_string(),
                    line => format!("{} ({}:{line})", shown.name, text::file_name(shown.file)),
                })
            })
        });
        let segment = Segment {
            start_ns: clock.ns(span.start),
            end_ns: clock.ns(span.end),
            class: span.class,
            call: span.call,
            function,
        };
        let same = |a: &Segment, b: &Segment| (a.class, a.call, a.function) == (b.class, b.call, b.function);
        match segments.last_mut() {
            Some(last) if last.end_ns == segment.start_ns && same(last, &segment) => last.end_ns = segment.end_ns,
            _ => segments.push(segment),
        }
    }
    segments
}

#[cfg(test)]
mod tests;
