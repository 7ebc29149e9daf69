//! Perfetto's trace: [`crate::timeline`] in tracks, those of a row beneath its states.

mod message;

use crate::error::Error;
use crate::timeline::{self, Kind, Slice, Track, Tracks};
use crate::viewer::{Page, Written};
use message::{BYTES, CLEARED, EXPLICIT, NEEDS_INTERNED};
use message::{
    CounterDescriptor, EventType, InternedData, Named, SourceLocation, Trace, TracePacket, TrackDescriptor, TrackEvent,
};
use model::Class;
use prost::Message;
use std::collections::{HashMap, HashSet};
use std::io::Write;

/// The track that holds all others.
const ROOT: u64 = 1;
const SEQUENCE: u32 = 1;

/// Writes a trace. An error where `out` cannot be written to.
pub fn write(page: &Page, out: &mut dyn Write, written: &mut Written) -> Result<(), Error> {
    let mut export = Export {
        out,
        names: HashMap::new(),
        categories: HashSet::new(),
        places: HashSet::new(),
    };
    export.root(page)?;
    timeline::write(page, &mut export, written)
}

struct Export<'a> {
    out: &'a mut dyn Write,
    /// Numbers of texts said so far.
    names: HashMap<String, u64>,
    categories: HashSet<Class>,
    /// Steps whose place was said.
    places: HashSet<u32>,
}

fn uuid(track: Track) -> u64 {
    ROOT + 1 + 4 * track.row as u64 + track.kind as u64
}

impl Export<'_> {
    fn packet(&mut self, packet: TracePacket) -> Result<(), Error> {
        let packet = TracePacket {
            trusted_packet_sequence_id: SEQUENCE,
            ..packet
        };
        Ok(self.out.write_all(&Trace { packet: vec![packet] }.encode_to_vec())?)
    }

    fn root(&mut self, page: &Page) -> Result<(), Error> {
        let metadata = page.metadata();
        let facts: Vec<String> = metadata
            .iter()
            .map(|(label, value)| format!("{label}: {value}"))
            .collect();
        let root = TrackDescriptor {
            uuid: ROOT,
            name: page.title().into(),
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

    fn event(&mut self, ns: u64, event: TrackEvent, interned: InternedData) -> Result<(), Error> {
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
}

impl Tracks for Export<'_> {
    fn track(&mut self, track: Track, row: &str) -> Result<(), Error> {
        let of_row = Track {
            kind: Kind::States,
            ..track
        };
        let descriptor = match track.kind {
            Kind::States => TrackDescriptor {
                uuid: uuid(track),
                parent_uuid: Some(ROOT),
                name: row.into(),
                child_ordering: Some(EXPLICIT),
                sibling_order_rank: i32::try_from(track.row).ok(),
                ..TrackDescriptor::default()
            },
            kind => TrackDescriptor {
                uuid: uuid(track),
                parent_uuid: Some(uuid(of_row)),
                name: kind.label().into(),
                counter: (kind == Kind::Memory).then_some(CounterDescriptor { unit: BYTES }),
                sibling_order_rank: Some(kind as i32 - 1),
                ..TrackDescriptor::default()
            },
        };
        self.packet(TracePacket {
            track_descriptor: Some(descriptor),
            ..TracePacket::default()
        })
    }

    fn begin(&mut self, track: Track, ns: u64, slice: Slice) -> Result<(), Error> {
        let mut interned = InternedData::default();
        let location = |step: u32| u64::from(step) + 1;
        if let Some(place) = slice.place.filter(|place| self.places.insert(place.step)) {
            interned.source_locations.push(SourceLocation {
                iid: location(place.step),
                file_name: place.file.into(),
                function_name: slice.name.into(),
                line_number: place.line,
            });
        }
        let event = TrackEvent {
            name_iid: Some(self.name(slice.name, &mut interned)),
            category_iids: vec![self.category(slice.class, &mut interned)],
            kind: EventType::SliceBegin.into(),
            track_uuid: uuid(track),
            source_location_iid: slice.place.map(|place| location(place.step)),
            flow_ids: slice.sent,
            terminating_flow_ids: slice.received,
            ..TrackEvent::default()
        };
        self.event(ns, event, interned)
    }

    fn end(&mut self, track: Track, ns: u64) -> Result<(), Error> {
        let event = TrackEvent {
            kind: EventType::SliceEnd.into(),
            track_uuid: uuid(track),
            ..TrackEvent::default()
        };
        self.event(ns, event, InternedData::default())
    }

    fn reading(&mut self, track: Track, ns: u64, bytes: u64) -> Result<(), Error> {
        let event = TrackEvent {
            kind: EventType::Counter.into(),
            track_uuid: uuid(track),
            counter_value: Some(i64::try_from(bytes).unwrap_or(i64::MAX)),
            ..TrackEvent::default()
        };
        self.event(ns, event, InternedData::default())
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
