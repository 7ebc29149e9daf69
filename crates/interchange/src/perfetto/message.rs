//! The messages of Perfetto's trace that are written, with its field numbers.

use prost::Message;

/// A trace, or a part of one: parts written one behind the other are one trace.
#[derive(Clone, PartialEq, Message)]
pub struct Trace {
    #[prost(message, repeated, tag = "1")]
    pub packet: Vec<TracePacket>,
}

/// All packets are one sequence.
#[derive(Clone, PartialEq, Message)]
pub struct TracePacket {
    /// Nanoseconds.
    #[prost(uint64, optional, tag = "8")]
    pub timestamp: Option<u64>,
    #[prost(uint32, tag = "10")]
    pub trusted_packet_sequence_id: u32,
    #[prost(message, optional, tag = "11")]
    pub track_event: Option<TrackEvent>,
    #[prost(message, optional, tag = "12")]
    pub interned_data: Option<InternedData>,
    #[prost(uint32, optional, tag = "13")]
    pub sequence_flags: Option<u32>,
    #[prost(message, optional, tag = "60")]
    pub track_descriptor: Option<TrackDescriptor>,
}

/// `sequence_flags`: what was interned before is forgotten.
pub const CLEARED: u32 = 1;
/// The packet needs what was interned before.
pub const NEEDS_INTERNED: u32 = 2;

/// Something on a track.
#[derive(Clone, PartialEq, Message)]
pub struct TrackEvent {
    #[prost(uint64, repeated, tag = "3")]
    pub category_iids: Vec<u64>,
    #[prost(enumeration = "EventType", tag = "9")]
    pub kind: i32,
    #[prost(uint64, optional, tag = "10")]
    pub name_iid: Option<u64>,
    #[prost(uint64, tag = "11")]
    pub track_uuid: u64,
    #[prost(int64, optional, tag = "30")]
    pub counter_value: Option<i64>,
    #[prost(uint64, optional, tag = "34")]
    pub source_location_iid: Option<u64>,
    /// Arrows that begin at this slice, or go on from it.
    #[prost(fixed64, repeated, packed = "false", tag = "47")]
    pub flow_ids: Vec<u64>,
    /// Those that end there.
    #[prost(fixed64, repeated, packed = "false", tag = "48")]
    pub terminating_flow_ids: Vec<u64>,
}

/// What an event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, prost::Enumeration)]
#[repr(i32)]
pub enum EventType {
    /// None.
    Unspecified = 0,
    /// A slice begins.
    SliceBegin = 1,
    /// The innermost slice ends.
    SliceEnd = 2,
    /// A value of a counter.
    Counter = 4,
}

/// Texts and places, said once.
#[derive(Clone, PartialEq, Message)]
pub struct InternedData {
    #[prost(message, repeated, tag = "1")]
    pub event_categories: Vec<Named>,
    #[prost(message, repeated, tag = "2")]
    pub event_names: Vec<Named>,
    #[prost(message, repeated, tag = "4")]
    pub source_locations: Vec<SourceLocation>,
}

/// EventName and EventCategory.
#[derive(Clone, PartialEq, Message)]
pub struct Named {
    #[prost(uint64, tag = "1")]
    pub iid: u64,
    #[prost(string, tag = "2")]
    pub name: String,
}

/// A place in code.
#[derive(Clone, PartialEq, Message)]
pub struct SourceLocation {
    #[prost(uint64, tag = "1")]
    pub iid: u64,
    #[prost(string, tag = "2")]
    pub file_name: String,
    #[prost(string, tag = "3")]
    pub function_name: String,
    #[prost(uint32, tag = "4")]
    pub line_number: u32,
}

/// A track.
#[derive(Clone, PartialEq, Message)]
pub struct TrackDescriptor {
    #[prost(uint64, tag = "1")]
    pub uuid: u64,
    #[prost(string, tag = "2")]
    pub name: String,
    #[prost(uint64, optional, tag = "5")]
    pub parent_uuid: Option<u64>,
    #[prost(message, optional, tag = "8")]
    pub counter: Option<CounterDescriptor>,
    #[prost(int32, optional, tag = "11")]
    pub child_ordering: Option<i32>,
    #[prost(int32, optional, tag = "12")]
    pub sibling_order_rank: Option<i32>,
    #[prost(string, optional, tag = "14")]
    pub description: Option<String>,
}

/// `child_ordering`: by `sibling_order_rank`.
pub const EXPLICIT: i32 = 3;

/// A counter.
#[derive(Clone, Copy, PartialEq, Message)]
pub struct CounterDescriptor {
    #[prost(int32, tag = "3")]
    pub unit: i32,
}

/// `unit`: bytes.
pub const BYTES: i32 = 3;
