//! Rows over time, for formats of slices: of each row what it did (a slice is a call, or computing), its stack, function in
//! function, and of each process its memory.
//!
//! A slice of the stack lasts while the function is in the samples that follow one another; it may have been left and
//! entered again between two ticks. Its line is that of its first sample. Times are nanoseconds from the start of the run.
//!
//! Of a run with `--trace` a row has a further track with each call of MPI, and an arrow goes from where a message was sent to
//! where it was received.

use crate::error::Error;
use crate::row::Row;
use crate::span::{Clock, Span, spans};
use crate::stack::Stacks;
use crate::viewer::{Page, Written};
use model::{CallId, Class, Run};
use std::collections::HashMap;

/// What a track shows of its row, in the order of tracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What it did.
    States,
    /// Its functions.
    Stack,
    /// Resident memory of its process.
    Memory,
    /// Each call of MPI.
    Calls,
}

impl Kind {
    /// What it is called beside its row's name.
    pub fn label(self) -> &'static str {
        match self {
            Kind::States => "states",
            Kind::Stack => "stack",
            Kind::Memory => "resident memory",
            Kind::Calls => "each call of MPI",
        }
    }
}

/// A track: of the row of this number, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Track {
    pub row: usize,
    pub kind: Kind,
}

/// A function of a stack, with its line.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// Its number among [`Stacks`]' steps.
    pub step: u32,
    /// A source file, else a module.
    pub file: &'a str,
    /// 0 where it is not known.
    pub line: u32,
}

/// What begins.
#[derive(Debug)]
pub struct Slice<'a> {
    pub name: &'a str,
    pub class: Class,
    pub place: Option<Place<'a>>,
    /// Numbers of messages that are sent in it.
    pub sent: Vec<u64>,
    /// Numbers of messages that are received in it.
    pub received: Vec<u64>,
}

/// Writes tracks. Each of its functions fails where the file cannot be written to.
pub trait Tracks {
    /// A track that is used from now on: the one of states before the others of its row.
    fn track(&mut self, track: Track, row: &str) -> Result<(), Error>;
    fn begin(&mut self, track: Track, ns: u64, slice: Slice) -> Result<(), Error>;
    /// The slice of the track that began last ends.
    fn end(&mut self, track: Track, ns: u64) -> Result<(), Error>;
    /// Bytes, at a time.
    fn reading(&mut self, track: Track, ns: u64, bytes: u64) -> Result<(), Error>;
}

/// Hands all rows to `tracks`. An error where that has one.
pub fn write(page: &Page, tracks: &mut dyn Tracks, written: &mut Written) -> Result<(), Error> {
    let mut readings: HashMap<u32, Vec<usize>> = HashMap::new();
    for (reading, process) in page.run.tables().process_series.process.iter().enumerate() {
        readings.entry(*process).or_default().push(reading);
    }
    let mut timeline = Timeline {
        page,
        tracks,
        readings,
        stacks: Stacks::new(page.run, page.lines),
        kept: page.run.kept_calls(),
        arrows: arrows(page.run),
        lost: 0,
    };
    for (number, row) in page.rows.iter().enumerate() {
        timeline.row(number, row)?;
    }
    if timeline.lost > 0 {
        let seconds = Clock::of(page.run).seconds(timeline.lost);
        written.notes.push(format!(
            "{seconds} s of samples overlap others or reach before the start of the run, and have no place in a trace."
        ));
    }
    Ok(())
}

/// Of rows of `events` that are calls, the numbers of the messages that they send, and of those that they receive.
fn arrows(run: &Run) -> HashMap<usize, [Vec<u64>; 2]> {
    let parts = &run.tables().events.part;
    // What else is kept of a call stands behind it.
    let call_of = |row: usize| row.saturating_sub(parts[row] as usize);
    let mut arrows: HashMap<usize, [Vec<u64>; 2]> = HashMap::new();
    for (number, message) in (1..).zip(run.exchanges().matched) {
        let to = call_of(message.received.unwrap_or(message.receive));
        arrows.entry(call_of(message.send)).or_default()[0].push(number);
        arrows.entry(to).or_default()[1].push(number);
    }
    arrows
}

struct Timeline<'a> {
    page: &'a Page<'a>,
    tracks: &'a mut dyn Tracks,
    stacks: Stacks<'a>,
    /// Rows of `process_series`, by process.
    readings: HashMap<u32, Vec<usize>>,
    /// Rows of `events` that are calls, by thread.
    kept: HashMap<u32, Vec<usize>>,
    /// Of each row of `events` the messages that it sends, and that it receives.
    arrows: HashMap<usize, [Vec<u64>; 2]>,
    /// Ticks that could not be placed.
    lost: u64,
}

impl Timeline<'_> {
    fn row(&mut self, row: usize, of: &Row) -> Result<(), Error> {
        let (label, node) = (of.label(self.page.run), of.node(self.page.run));
        let name = match node {
            "" => label,
            node => format!("{label} on {node}"),
        };
        let track = |kind| Track { row, kind };
        self.tracks.track(track(Kind::States), &name)?;
        self.tracks.track(track(Kind::Stack), &name)?;
        if let Some(rows) = self.kept.remove(&of.thread.0) {
            self.tracks.track(track(Kind::Calls), &name)?;
            self.calls(track(Kind::Calls), &rows)?;
        }
        let spans = spans(self.page.run, of, &mut self.stacks);
        self.states(track(Kind::States), &spans)?;
        self.functions(track(Kind::Stack), &spans)?;
        if of.main
            && let Some(readings) = self.readings.remove(&of.process.0)
        {
            self.tracks.track(track(Kind::Memory), &name)?;
            self.memory(track(Kind::Memory), &readings)?;
        }
        Ok(())
    }

    /// Each call of MPI, with its messages.
    fn calls(&mut self, track: Track, rows: &[usize]) -> Result<(), Error> {
        let run = self.page.run;
        let events = &run.tables().events;
        let mut at = 0;
        for row in rows {
            let call = CallId(events.call[*row]);
            let start = u64::try_from(events.start_ns[*row]).unwrap_or(0).max(at);
            at = start.saturating_add(events.duration_ns[*row]);
            let [sent, received] = self.arrows.remove(row).unwrap_or_default();
            let slice = Slice {
                name: run.call_name(call),
                class: run.call_class(call),
                place: None,
                sent,
                received,
            };
            self.tracks.begin(track, start, slice)?;
            self.tracks.end(track, at)?;
        }
        Ok(())
    }

    /// What the row did: its call, or its class outside calls.
    fn states(&mut self, track: Track, spans: &[Span]) -> Result<(), Error> {
        let clock = Clock::of(self.page.run);
        let state = |span: &Span| (span.call, span.class);
        for spans in spans.chunk_by(|a, b| a.end == b.start && state(a) == state(b)) {
            for span in spans {
                self.lost = self
                    .lost
                    .saturating_add(span.ticks.saturating_sub(span.end - span.start));
            }
            let (Some(first), Some(last)) = (spans.first(), spans.last()) else {
                continue;
            };
            if first.start == last.end {
                continue;
            }
            let name = match self.page.run.call_name(first.call) {
                "" => first.class.label(),
                name => name,
            };
            self.tracks
                .begin(track, clock.ns(first.start), Slice::named(name, first.class, None))?;
            self.tracks.end(track, clock.ns(last.end))?;
        }
        Ok(())
    }

    /// The stack over time: a function that is still there goes on.
    fn functions(&mut self, track: Track, spans: &[Span]) -> Result<(), Error> {
        let clock = Clock::of(self.page.run);
        let (mut open, mut path): (Vec<u32>, Vec<u32>) = (Vec::new(), Vec::new());
        let mut at = 0;
        for span in spans.iter().filter(|span| span.end > span.start) {
            self.stacks.path(span.stack, &mut path);
            let goes_on = |(open, now): &(&u32, &u32)| self.is_same(**open, **now);
            let mut same = open.iter().zip(&path).take_while(goes_on).count();
            if span.start > at {
                same = 0;
            }
            while open.len() > same {
                self.tracks.end(track, clock.ns(at))?;
                open.pop();
            }
            for step in &path[same..] {
                self.begin(track, clock.ns(span.start), *step)?;
                open.push(*step);
            }
            at = span.end;
        }
        while open.pop().is_some() {
            self.tracks.end(track, clock.ns(at))?;
        }
        Ok(())
    }

    /// Whether two steps are one slice: the same function, in the same class.
    fn is_same(&self, a: u32, b: u32) -> bool {
        self.stacks.shown_of(a) == self.stacks.shown_of(b) && self.stacks.step(a).class == self.stacks.step(b).class
    }

    fn begin(&mut self, track: Track, ns: u64, step: u32) -> Result<(), Error> {
        let of = self.stacks.step(step);
        let (name, place) = (self.stacks.name(of), self.stacks.place(of));
        let file = match place.file {
            "" => place.module,
            file => file,
        };
        let place = (!file.is_empty()).then_some(Place {
            step,
            file,
            line: place.line,
        });
        self.tracks.begin(track, ns, Slice::named(&name, of.class, place))
    }

    fn memory(&mut self, track: Track, readings: &[usize]) -> Result<(), Error> {
        let series = &self.page.run.tables().process_series;
        for reading in readings {
            let ns = u64::try_from(series.time_ns[*reading]).unwrap_or(0);
            self.tracks.reading(track, ns, series.rss_bytes[*reading])?;
        }
        Ok(())
    }
}

impl<'a> Slice<'a> {
    fn named(name: &'a str, class: Class, place: Option<Place<'a>>) -> Self {
        Slice {
            name,
            class,
            place,
            sent: Vec::new(),
            received: Vec::new(),
        }
    }
}
