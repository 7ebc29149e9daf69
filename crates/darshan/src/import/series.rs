//! Bytes over time, of traces and heat maps.

use super::{Import, nanoseconds};
use crate::layout::Module;
use crate::log::{Heatmap, Segment};
use format::tables::{Access, IoReading, NONE, Str};
use std::collections::BTreeMap;

/// Bins that a trace becomes.
const TRACE_BINS: usize = 256;

impl Import<'_> {
    /// Bytes over time: of traces, which know the time as well, else of heat maps.
    pub(super) fn series(&mut self) {
        let mut bins: BTreeMap<(&str, u32), Vec<IoReading>> = BTreeMap::new();
        let width = (self.elapsed_ns / TRACE_BINS as u64).max(1);
        for trace in &self.log.traces {
            let interface = if trace.module == Module::DxtPosix {
                "posix"
            } else {
                "mpiio"
            };
            let Some(rank) = u32::try_from(trace.rank).ok().filter(|rank| *rank < self.ranks) else {
                continue;
            };
            let row = bins.entry((interface, rank)).or_insert_with(|| {
                let reading = IoReading {
                    width_ns: width,
                    ..no_bytes()
                };
                vec![reading; TRACE_BINS]
            });
            for (segments, reads) in [(&trace.reads, true), (&trace.writes, false)] {
                for segment in segments {
                    add(row, width, segment, reads);
                }
            }
        }
        for heatmap in &self.log.heatmaps {
            let interface = match self.log.name(heatmap.id).as_str() {
                "heatmap:POSIX" => "posix",
                "heatmap:MPIIO" => "mpiio",
                "heatmap:STDIO" => "stdio",
                _ => continue,
            };
            let Some(rank) = u32::try_from(heatmap.rank).ok().filter(|rank| *rank < self.ranks) else {
                continue;
            };
            bins.entry((interface, rank)).or_insert_with(|| of_heatmap(heatmap));
        }
        for ((interface, rank), readings) in bins {
            let interface = self.text(interface);
            for (at, reading) in readings.into_iter().enumerate() {
                if [
                    reading.read_bytes,
                    reading.write_bytes,
                    reading.read_ns,
                    reading.write_ns,
                ] != [0; 4]
                {
                    self.profile.tables.io_series.push(IoReading {
                        process: rank,
                        interface,
                        time_ns: (at as u64).saturating_mul(reading.width_ns).min(i64::MAX as u64) as i64,
                        ..reading
                    });
                }
            }
        }
    }
}

impl Import<'_> {
    /// Each access of a trace.
    pub(super) fn accesses(&mut self) {
        let log = self.log;
        let at = |seconds: f64| nanoseconds(seconds).min(i64::MAX as u64) as i64;
        let mut rows = Vec::new();
        for trace in &log.traces {
            let Some(process) = u32::try_from(trace.rank).ok().filter(|rank| *rank < self.ranks) else {
                continue;
            };
            let file = self.file_of_id(trace.id);
            let interface = self.text(if trace.module == Module::DxtPosix {
                "posix"
            } else {
                "mpiio"
            });
            for (direction, segments) in [("read", &trace.reads), ("write", &trace.writes)] {
                let direction = self.text(direction);
                rows.extend(segments.iter().map(|segment| Access {
                    process,
                    start_ns: at(segment.start_s),
                    end_ns: at(segment.end_s.max(segment.start_s)),
                    thread: NONE,
                    file,
                    interface,
                    direction,
                    call: 0,
                    offset: segment.offset.max(-1),
                    bytes: segment.length.max(0) as u64,
                }));
            }
        }
        rows.sort();
        self.profile.tables.accesses = rows.into_iter().collect();
    }
}

fn no_bytes() -> IoReading {
    IoReading {
        process: 0,
        interface: Str(0),
        time_ns: 0,
        width_ns: 0,
        read_bytes: 0,
        write_bytes: 0,
        read_ns: 0,
        write_ns: 0,
        meta_ns: 0,
    }
}

fn of_heatmap(heatmap: &Heatmap) -> Vec<IoReading> {
    let bytes = |bins: &[i64], at: usize| bins.get(at).map_or(0, |bytes| (*bytes).max(0) as u64);
    (0..heatmap.write.len())
        .map(|at| IoReading {
            width_ns: nanoseconds(heatmap.bin_s).max(1),
            read_bytes: bytes(&heatmap.read, at),
            write_bytes: bytes(&heatmap.write, at),
            ..no_bytes()
        })
        .collect()
}

/// Puts an access into the bins that it spans, in proportion.
fn add(bins: &mut [IoReading], width: u64, segment: &Segment, reads: bool) {
    let bytes = segment.length.max(0) as u64;
    let start = nanoseconds(segment.start_s);
    let end = nanoseconds(segment.end_s).max(start);
    let last = bins.len() as u64 - 1;
    let (first, end_bin) = ((start / width).min(last), (end / width).min(last));
    let (mut given, mut spent) = (0, 0);
    for at in first..=end_bin {
        let upto = if at == end_bin {
            end - start
        } else {
            ((at + 1) * width).saturating_sub(start)
        };
        let due = match (end - start, at == end_bin) {
            (_, true) => bytes,
            (whole, _) => (u128::from(bytes) * u128::from(upto) / u128::from(whole.max(1))) as u64,
        };
        let bin = &mut bins[at as usize];
        let (sum, time) = if reads {
            (&mut bin.read_bytes, &mut bin.read_ns)
        } else {
            (&mut bin.write_bytes, &mut bin.write_ns)
        };
        *sum = sum.saturating_add(due.saturating_sub(given));
        *time = time.saturating_add(upto.saturating_sub(spent));
        (given, spent) = (due, upto);
    }
}
