//! Perfetto's trace: of each row a track of what it did (a slice is a call, or computing), beneath it a track of its
//! stack, function in function, and of each process its memory.
//!
//! A slice of the stack lasts while the function is in the samples that follow one another; it may have been left and
//! entered again between two ticks. Its line is that of its first sample. Times are nanoseconds from the start of the run.
//!
//! Of a run with `--trace` a row has a further track with each call of MPI, and an arrow goes from where a message was sent to
//! where it was received.

mod message;

use crate::error::Error;
use crate::row::Row;
use crate::span::{Clock, Span, spans};
use crate::stack::Stacks;
use crate::viewer::{Page, Written};
use message::{BYTES, CLEARED, EXPLICIT, NEEDS_INTERNED};
use message::{
    CounterDescriptor, EventType, InternedData, Named, SourceLocation, Trace, TracePacket, TrackDescriptor, TrackEvent,
};
use model::{CallId, Class, Run};
use prost::Message;
use std::collections::{HashMap, HashSet};
use std::io::Write;

/// The track that holds all others.
const ROOT: u64 = 1;
const SEQUENCE: u32 = 1;

/// Writes a trace. An error where `out` cannot be written to.
pub fn write(page: &Page, out: &mut dyn Write, written: &mut Written) -> Result<(), Error> {
    let mut readings: HashMap<u32, Vec<usize>> = HashMap::new();
    for (reading, process) in page.run.tables().process_series.process.iter().enumerate() {
        readings.entry(*process).or_default().push(reading);
    }
    let mut export = Export {
        page,
        out,
        readings,
        stacks: Stacks::new(page.run, page.lines),
        names: HashMap::new(),
        categories: HashSet::new(),
        places: HashSet::new(),
        kept: page.run.kept_calls(),
        arrows: arrows(page.run),
        lost: 0,
    };
    export.root()?;
    for (number, row) in page.rows.iter().enumerate() {
        export.row(number, row)?;
    }
    if export.lost > 0 {
        let seconds = Clock::of(page.run).seconds(export.lost);
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

struct Export<'a> {
    page: &'a Page<'a>,
    out: &'a mut dyn Write,
    stacks: Stacks<'a>,
    /// Numbers of texts said so far.
    names: HashMap<String, u64>,
    categories: HashSet<Class>,
    /// Steps whose place was said.
    places: HashSet<u32>,
    /// Rows of `process_series`, by process.
    readings: HashMap<u32, Vec<usize>>,
    /// Rows of `events` that are calls, by thread.
    kept: HashMap<u32, Vec<usize>>,
    /// Of each row of `events` the messages that it sends, and that it receives.
    arrows: HashMap<usize, [Vec<u64>; 2]>,
    /// Ticks that could not be placed.
    lost: u64,
}

impl Export<'_> {
    fn packet(&mut self, packet: TracePacket) -> Result<(), Error> {
        let packet = TracePacket {
            trusted_packet_sequence_id: SEQUENCE,
            ..packet
        };
        Ok(self.out.write_all(&Trace { packet: vec![packet] }.encode_to_vec())?)
    }

    fn track(&mut self, track: TrackDescriptor) -> Result<(), Error> {
        self.packet(TracePacket {
            track_descriptor: Some(track),
            ..TracePacket::default()
        })
    }

    fn root(&mut self) -> Result<(), Error> {
        let facts: Vec<String> = self
            .page
            .metadata()
            .iter()
            .map(|(label, value)| format!("{label}: {value}"))
            .collect();
        let root = TrackDescriptor {
            uuid: ROOT,
            name: self.page.title().into(),
            child_ordering: Some(EXPLICIT),
            description: Some(facts.join("\n")),
            ..TrackDescriptor::default()
        };
        self.packet(TracePacket {
            sequence_flags: Some(CLEARED),
            track_descriptor: Some(root),
            ..TracePacket::default()
        })
    }

    fn row(&mut self, number: usize, row: &Row) -> Result<(), Error> {
        let uuid = ROOT + 1 + 4 * number as u64;
        let (label, node) = (row.label(self.page.run), row.node(self.page.run));
        self.track(TrackDescriptor {
            uuid,
            parent_uuid: Some(ROOT),
            name: if node.is_empty() {
                label
            } else {
                format!("{label} on {node}")
            },
            child_ordering: Some(EXPLICIT),
            sibling_order_rank: i32::try_from(number).ok(),
            ..TrackDescriptor::default()
        })?;
        self.track(TrackDescriptor {
            uuid: uuid + 1,
            parent_uuid: Some(uuid),
            name: "stack".into(),
            sibling_order_rank: Some(0),
            ..TrackDescriptor::default()
        })?;
        if let Some(rows) = self.kept.remove(&row.thread.0) {
            self.calls(uuid, &rows)?;
        }
        let spans = spans(self.page.run, row, &mut self.stacks);
        self.states(uuid, &spans)?;
        self.functions(uuid + 1, &spans)?;
        if row.main {
            self.memory(uuid, row)?;
        }
        Ok(())
    }

    /// Each call of MPI, with arrows to where its messages were received.
    fn calls(&mut self, parent: u64, rows: &[usize]) -> Result<(), Error> {
        let run = self.page.run;
        let uuid = parent + 3;
        self.track(TrackDescriptor {
            uuid,
            parent_uuid: Some(parent),
            name: "each call of MPI".into(),
            sibling_order_rank: Some(2),
            ..TrackDescriptor::default()
        })?;
        let events = &run.tables().events;
        let mut at = 0;
        for row in rows {
            let call = CallId(events.call[*row]);
            let start = u64::try_from(events.start_ns[*row]).unwrap_or(0).max(at);
            at = start.saturating_add(events.duration_ns[*row]);
            let [flow_ids, terminating_flow_ids] = self.arrows.remove(row).unwrap_or_default();
            let mut interned = InternedData::default();
            let event = TrackEvent {
                name_iid: Some(self.name(run.call_name(call), &mut interned)),
                category_iids: vec![self.category(run.call_class(call), &mut interned)],
                kind: EventType::SliceBegin.into(),
                track_uuid: uuid,
                flow_ids,
                terminating_flow_ids,
                ..TrackEvent::default()
            };
            self.event_at(start, event, interned)?;
            let over = TrackEvent {
                kind: EventType::SliceEnd.into(),
                track_uuid: uuid,
                ..TrackEvent::default()
            };
            self.event_at(at, over, InternedData::default())?;
        }
        Ok(())
    }

    /// What the row did: its call, or its class outside calls.
    fn states(&mut self, track: u64, spans: &[Span]) -> Result<(), Error> {
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
            let mut interned = InternedData::default();
            let event = TrackEvent {
                name_iid: Some(self.name(name, &mut interned)),
                category_iids: vec![self.category(first.class, &mut interned)],
                kind: EventType::SliceBegin.into(),
                track_uuid: track,
                ..TrackEvent::default()
            };
            self.event(first.start, event, interned)?;
            self.end(last.end, track)?;
        }
        Ok(())
    }

    /// The stack over time: a function that is still there goes on.
    fn functions(&mut self, track: u64, spans: &[Span]) -> Result<(), Error> {
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
                self.end(at, track)?;
                open.pop();
            }
            for step in &path[same..] {
                self.begin(span.start, track, *step)?;
                open.push(*step);
            }
            at = span.end;
        }
        while open.pop().is_some() {
            self.end(at, track)?;
        }
        Ok(())
    }

    /// Whether two steps are one slice: the same function, in the same class.
    fn is_same(&self, a: u32, b: u32) -> bool {
        self.stacks.shown_of(a) == self.stacks.shown_of(b) && self.stacks.step(a).class == self.stacks.step(b).class
    }

    fn begin(&mut self, tick: u64, track: u64, step: u32) -> Result<(), Error> {
        let of = self.stacks.step(step);
        let (name, place) = (self.stacks.name(of), self.stacks.place(of));
        let mut interned = InternedData::default();
        let location = u64::from(step) + 1;
        let file = if place.file.is_empty() {
            place.module
        } else {
            place.file
        };
        if !file.is_empty() && self.places.insert(step) {
            interned.source_locations.push(SourceLocation {
                iid: location,
                file_name: file.into(),
                function_name: name.clone().into_owned(),
                line_number: place.line,
            });
        }
        let event = TrackEvent {
            name_iid: Some(self.name(&name, &mut interned)),
            category_iids: vec![self.category(of.class, &mut interned)],
            kind: EventType::SliceBegin.into(),
            track_uuid: track,
            source_location_iid: (!file.is_empty()).then_some(location),
            ..TrackEvent::default()
        };
        self.event(tick, event, interned)
    }

    fn end(&mut self, tick: u64, track: u64) -> Result<(), Error> {
        let event = TrackEvent {
            kind: EventType::SliceEnd.into(),
            track_uuid: track,
            ..TrackEvent::default()
        };
        self.event(tick, event, InternedData::default())
    }

    fn event(&mut self, tick: u64, event: TrackEvent, interned: InternedData) -> Result<(), Error> {
        self.event_at(Clock::of(self.page.run).ns(tick), event, interned)
    }

    fn event_at(&mut self, ns: u64, event: TrackEvent, interned: InternedData) -> Result<(), Error> {
        self.packet(TracePacket {
            timestamp: Some(ns),
            interned_data: (interned != InternedData::default()).then_some(interned),
            sequence_flags: Some(NEEDS_INTERNED),
            track_event: Some(event),
            ..TracePacket::default()
        })
    }

    fn name(&mut self, name: &str, interned: &mut InternedData) -> u64 {
        if let Some(iid) = self.names.get(name) {
            return *iid;
        }
        let iid = self.names.len() as u64 + 1;
        self.names.insert(name.into(), iid);
        interned.event_names.push(Named { iid, name: name.into() });
        iid
    }

    fn category(&mut self, class: Class, interned: &mut InternedData) -> u64 {
        let iid = class.index() as u64 + 1;
        if self.categories.insert(class) {
            interned.event_categories.push(Named {
                iid,
                name: class.id().into(),
            });
        }
        iid
    }

    /// Readings of resident memory.
    fn memory(&mut self, parent: u64, row: &Row) -> Result<(), Error> {
        let Some(readings) = self.readings.remove(&row.process.0) else {
            return Ok(());
        };
        let series = &self.page.run.tables().process_series;
        let uuid = parent + 2;
        self.track(TrackDescriptor {
            uuid,
            parent_uuid: Some(parent),
            name: "resident memory".into(),
            counter: Some(CounterDescriptor { unit: BYTES }),
            sibling_order_rank: Some(1),
            ..TrackDescriptor::default()
        })?;
        for reading in readings {
            let time = u64::try_from(series.time_ns[reading]).unwrap_or(0);
            let event = TrackEvent {
                kind: EventType::Counter.into(),
                track_uuid: uuid,
                counter_value: Some(i64::try_from(series.rss_bytes[reading]).unwrap_or(i64::MAX)),
                ..TrackEvent::default()
            };
            self.packet(TracePacket {
                timestamp: Some(time),
                sequence_flags: Some(NEEDS_INTERNED),
                track_event: Some(event),
                ..TracePacket::default()
            })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Choice, Viewer};
    use model::Run;
    use model::fixture::Fixture;

    fn exported(run: &Run) -> (Trace, Written) {
        let mut out = Vec::new();
        let written = crate::write(run, Viewer::Perfetto, &Choice::default(), "1.2", false, &mut out).unwrap();
        (Trace::decode(out.as_slice()).unwrap(), written)
    }

    /// Tracks and slices as a reader of the format understands them: `track: [start, end) name category file:line`.
    fn slices(trace: &Trace) -> Vec<String> {
        let (mut names, mut categories, mut places) = (HashMap::new(), HashMap::new(), HashMap::new());
        let mut tracks = HashMap::new();
        let mut open: HashMap<u64, Vec<(u64, String)>> = HashMap::new();
        let mut lines = Vec::new();
        for packet in &trace.packet {
            if let Some(track) = &packet.track_descriptor {
                tracks.insert(track.uuid, track.name.clone());
            }
            if let Some(interned) = &packet.interned_data {
                names.extend(interned.event_names.iter().map(|name| (name.iid, name.name.clone())));
                categories.extend(
                    interned
                        .event_categories
                        .iter()
                        .map(|name| (name.iid, name.name.clone())),
                );
                let place = |place: &SourceLocation| (place.iid, format!("{}:{}", place.file_name, place.line_number));
                places.extend(interned.source_locations.iter().map(place));
            }
            let (Some(event), Some(time)) = (&packet.track_event, packet.timestamp) else {
                continue;
            };
            let track = &tracks[&event.track_uuid];
            match event.kind() {
                EventType::SliceBegin => {
                    let place = event.source_location_iid.map_or("", |iid| places[&iid].as_str());
                    let (name, category) = (&names[&event.name_iid.unwrap()], &categories[&event.category_iids[0]]);
                    let text = format!("{name} {category} {place}").trim_end().to_string();
                    open.entry(event.track_uuid).or_default().push((time, text));
                }
                EventType::SliceEnd => {
                    let (start, text) = open.get_mut(&event.track_uuid).unwrap().pop().unwrap();
                    lines.push(format!("{track}: [{start}, {time}) {text}"));
                }
                EventType::Counter => lines.push(format!("{track}: {time} {}", event.counter_value.unwrap())),
                EventType::Unspecified => panic!("an event of no kind"),
            }
        }
        assert!(open.values().all(Vec::is_empty), "slices without end");
        lines
    }

    #[test]
    fn a_row_is_what_it_did_and_its_stack() {
        let run = (Fixture::new("aab.b").tick(1e-9))
            .letter('a', "", &["main@app.c:1", "cos@libm.so.6"])
            .letter('b', "MPI_Send", &["main@app.c:2"])
            .resident(0, &[(2e-9, 4096)])
            .run();
        let (trace, written) = exported(&run);
        assert_eq!(
            slices(&trace),
            [
                "rank 0 on node0: [0, 2) Compute compute",
                "rank 0 on node0: [2, 3) MPI_Send mpi_p2p",
                "rank 0 on node0: [4, 5) MPI_Send mpi_p2p",
                "stack: [0, 2) cos compute libm.so.6:0",
                "stack: [2, 3) MPI_Send mpi_p2p",
                "stack: [0, 3) main compute app.c:1",
                "stack: [4, 5) MPI_Send mpi_p2p",
                "stack: [4, 5) main compute app.c:2",
                "resident memory: 2 4096",
            ]
        );
        assert!(written.notes.is_empty());
    }

    #[test]
    fn what_has_no_place_in_time_is_said() {
        let run = Fixture::new("UM")
            .edit(|profile| profile.tables.samples.weight = vec![3, 4])
            .run();
        let (trace, written) = exported(&run);
        assert_eq!(
            slices(&trace)[..2],
            [
                "rank 0 on node0: [0, 1000000000) Compute compute",
                "rank 0 on node0: [1000000000, 2000000000) MPI_Allreduce mpi_collective"
            ]
        );
        assert_eq!(written.notes.len(), 1);
        assert!(
            written.notes[0].starts_with("5 s of samples overlap"),
            "{}",
            written.notes[0]
        );
    }

    #[test]
    fn rows_are_in_the_order_of_ranks() {
        let (trace, _) = exported(&model::fixture::run_from_text("U\nU\nU"));
        let tracks = trace
            .packet
            .iter()
            .filter_map(|packet| packet.track_descriptor.as_ref());
        let ranks: Vec<_> = tracks.filter(|track| track.parent_uuid == Some(ROOT)).collect();
        let order: Vec<_> = ranks
            .iter()
            .map(|track| (track.name.as_str(), track.sibling_order_rank))
            .collect();
        assert_eq!(
            order,
            [
                ("rank 0 on node0", Some(0)),
                ("rank 1 on node0", Some(1)),
                ("rank 2 on node0", Some(2))
            ]
        );
        assert_eq!(trace.packet[0].sequence_flags, Some(CLEARED));
    }
}
