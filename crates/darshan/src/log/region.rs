//! What stands in the regions of modules: records with counters, layouts, heat maps and traces.

use crate::bytes::{Cursor, Writer, text_of};
use crate::layout::{Layout, Module, Shape};
use crate::record::Record;

/// Bytes of a trace's host name.
pub(super) const HOST: usize = 64;

/// How Lustre lays out a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layered {
    /// Id of the file's name.
    pub id: u64,
    /// The rank, -1 for all.
    pub rank: i64,
    /// Its components: one, unless the layout changes along the file.
    pub parts: Vec<Stripes>,
    /// Object storage targets, those of the first component first; -1 for one that is not known.
    pub targets: Vec<i64>,
}

/// One component of a layout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stripes {
    /// Bytes of a stripe.
    pub size: i64,
    /// Stripes side by side.
    pub count: i64,
    /// First byte it is for.
    pub start: i64,
    /// End of them, -1 for the end of the file.
    pub end: i64,
}

/// Bytes of one rank over time, through one interface.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Heatmap {
    /// Id of the name, which is heatmap:POSIX and the like.
    pub id: u64,
    /// The rank.
    pub rank: i64,
    /// Seconds of a bin.
    pub bin_s: f64,
    /// Bytes written, by bin.
    pub write: Vec<i64>,
    /// Bytes read, by bin, as many.
    pub read: Vec<i64>,
}

/// Every read and write of one rank to one file.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// DXT_POSIX or DXT_MPIIO.
    pub module: Module,
    /// Id of the file's name.
    pub id: u64,
    /// The rank.
    pub rank: i64,
    /// Its node.
    pub host: String,
    /// Writes.
    pub writes: Vec<Segment>,
    /// Reads.
    pub reads: Vec<Segment>,
}

/// One access of a trace.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    /// Where in the file, -1 if not known.
    pub offset: i64,
    /// Bytes.
    pub length: i64,
    /// Seconds from the start of the job.
    pub start_s: f64,
    /// Likewise.
    pub end_s: f64,
}

/// Records one after another, to the end or to one that is cut off.
pub(super) fn all<T>(cursor: &mut Cursor, mut read: impl FnMut(&mut Cursor) -> Option<T>) -> Vec<T> {
    std::iter::from_fn(|| read(cursor)).collect()
}

/// The next record; `Some(None)` for one that cannot be told from another module's.
pub(super) fn read_record(cursor: &mut Cursor, layout: &Layout, shape: &Shape) -> Option<Option<Record>> {
    let (id, rank) = (cursor.u64()?, cursor.i64()?);
    let file = if shape.has_file { cursor.u64()? } else { 0 };
    let mut record = Record {
        module: layout.module,
        id,
        rank,
        file,
        ints: vec![-1; layout.ints.len()],
        doubles: vec![-1.0; layout.doubles.len()],
    };
    record.set("RENAMED_FROM", 0);
    let ints = cursor.i64s(shape.ints.len())?;
    for (value, place) in ints.iter().zip(&shape.ints) {
        if let Some(place) = place {
            record.ints[*place] = *value;
        }
    }
    for place in &shape.doubles {
        let value = cursor.f64()?;
        if let Some(place) = place {
            record.doubles[*place] = value;
        }
    }
    let streams = shape
        .stream_opens
        .and_then(|at| ints.get(at))
        .is_some_and(|opens| *opens > 0);
    Some((!streams).then_some(record))
}

pub(super) fn write_record(writer: &mut Writer, record: &Record) {
    writer.u64(record.id);
    writer.i64(record.rank);
    if record.module.layout().is_some_and(|layout| layout.has_file) {
        writer.u64(record.file);
    }
    record.ints.iter().for_each(|value| writer.i64(*value));
    record.doubles.iter().for_each(|value| writer.f64(*value));
}

pub(super) fn read_layered(cursor: &mut Cursor, version: u32) -> Option<Layered> {
    let (id, rank) = (cursor.u64()?, cursor.i64()?);
    if version == 1 {
        let _targets_and_servers = (cursor.i64()?, cursor.i64()?, cursor.i64()?);
        let (size, count) = (cursor.i64()?, cursor.i64()?);
        // There is room for one target even where there is none.
        let targets = cursor.i64s(usize::try_from(count.max(1)).ok()?)?;
        let whole = Stripes {
            size,
            count,
            start: 0,
            end: -1,
        };
        return Some(Layered {
            id,
            rank,
            parts: vec![whole],
            targets,
        });
    }
    let (parts, targets) = (cursor.i64()?, cursor.i64()?);
    let (parts, targets) = (usize::try_from(parts).ok()?, usize::try_from(targets).ok()?);
    if parts > cursor.left() / (8 * 7) {
        return None;
    }
    let mut read = || {
        let (size, count, _pattern, _flags) = (cursor.i64()?, cursor.i64()?, cursor.i64()?, cursor.i64()?);
        let (start, end, _mirror) = (cursor.i64()?, cursor.i64()?, cursor.i64()?);
        cursor.take(16)?;
        Some(Stripes {
            size,
            count,
            start,
            end,
        })
    };
    let parts = (0..parts).map(|_| read()).collect::<Option<Vec<_>>>()?;
    Some(Layered {
        id,
        rank,
        parts,
        targets: cursor.i64s(targets)?,
    })
}

pub(super) fn write_layered(writer: &mut Writer, layered: &Layered) {
    writer.u64(layered.id);
    writer.i64(layered.rank);
    writer.i64(layered.parts.len() as i64);
    writer.i64(layered.targets.len() as i64);
    for part in &layered.parts {
        for value in [part.size, part.count, 0, 0, part.start, part.end, 0] {
            writer.i64(value);
        }
        writer.text("", 16);
    }
    layered.targets.iter().for_each(|target| writer.i64(*target));
}

pub(super) fn read_heatmap(cursor: &mut Cursor) -> Option<Heatmap> {
    let (id, rank) = (cursor.u64()?, cursor.i64()?);
    let bin_s = cursor.f64()?;
    let bins = usize::try_from(cursor.i64()?).ok()?;
    // Two pointers of the process that wrote it.
    cursor.take(16)?;
    Some(Heatmap {
        id,
        rank,
        bin_s,
        write: cursor.i64s(bins)?,
        read: cursor.i64s(bins)?,
    })
}

pub(super) fn write_heatmap(writer: &mut Writer, heatmap: &Heatmap) {
    writer.u64(heatmap.id);
    writer.i64(heatmap.rank);
    writer.f64(heatmap.bin_s);
    writer.i64(heatmap.write.len() as i64);
    writer.u64(0);
    writer.u64(0);
    heatmap.write.iter().for_each(|value| writer.i64(*value));
    let read = heatmap.read.iter().copied().chain(std::iter::repeat(0));
    read.take(heatmap.write.len()).for_each(|value| writer.i64(value));
}

pub(super) fn read_trace(cursor: &mut Cursor, module: Module, threads: bool) -> Option<Trace> {
    let (id, rank, _shared) = (cursor.u64()?, cursor.i64()?, cursor.i64()?);
    let host = text_of(cursor.take(HOST)?);
    let (writes, reads) = (cursor.i64()?, cursor.i64()?);
    let size = if threads { 40 } else { 32 };
    let mut segments = |count: i64| -> Option<Vec<Segment>> {
        let count = usize::try_from(count)
            .ok()
            .filter(|count| *count <= cursor.left() / size)?;
        let mut read = || {
            let (offset, length) = (cursor.i64()?, cursor.i64()?);
            let (start_s, end_s) = (cursor.f64()?, cursor.f64()?);
            if threads {
                cursor.u64()?;
            }
            Some(Segment {
                offset,
                length,
                start_s,
                end_s,
            })
        };
        (0..count).map(|_| read()).collect()
    };
    Some(Trace {
        module,
        id,
        rank,
        host,
        writes: segments(writes)?,
        reads: segments(reads)?,
    })
}

/// Segments without threads: those of the versions that are written.
pub(super) fn write_trace(writer: &mut Writer, trace: &Trace) {
    writer.u64(trace.id);
    writer.i64(trace.rank);
    writer.i64(0);
    writer.text(&trace.host, HOST);
    writer.i64(trace.writes.len() as i64);
    writer.i64(trace.reads.len() as i64);
    for segment in trace.writes.iter().chain(&trace.reads) {
        writer.i64(segment.offset);
        writer.i64(segment.length);
        writer.f64(segment.start_s);
        writer.f64(segment.end_s);
    }
}
