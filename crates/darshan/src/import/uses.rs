//! A record as uses of a file: of one rank, or divided between all.

use super::{moment, nanoseconds};
use crate::layout::{BINS, Module};
use crate::record::Record;
use format::file_counters::{COUNTERS, HISTOGRAMS, Kind, LONGEST, SPANS};
use format::tables::{COMMON, FileUse};

/// What a record says, as ours.
pub(super) fn whole(record: &Record) -> FileUse {
    // What was not recorded is -1 there; of what cannot be missing here, none.
    let count = |name: &str| record.int(name).filter(|count| *count > 0).unwrap_or(0) as u64;
    let sum = |names: &[&str]| names.iter().fold(0u64, |sum, name| sum.saturating_add(count(name)));
    let opens = sum(&["OPENS", "INDEP_OPENS", "COLL_OPENS", "CREATES"]);
    let renumbered = sum(&["FILENOS", "DUPS"]);
    // The first access of an open is not sequential there if it is at byte 0: as many as can be are such.
    let firsts = |calls: u64, sequential: u64| calls.saturating_sub(sequential).min(opens);
    let end = |name: &str, bytes: u64| if bytes > 0 { count(name).saturating_add(1) } else { 0 };
    let mut used = same(record);
    let by_manner = |manners: [u64; 4]| manners.into_iter().fold(0, u64::saturating_add);
    used.reads = used.reads.max(by_manner([
        used.read_independent,
        used.read_collective,
        used.read_split,
        used.read_nonblocking,
    ]));
    used.writes = used.writes.max(by_manner([
        used.write_independent,
        used.write_collective,
        used.write_split,
        used.write_nonblocking,
    ]));
    let is_posix = record.module == Module::Posix;
    let (read_first, write_first) = match is_posix {
        true => (
            firsts(used.reads, count("SEQ_READS")),
            firsts(used.writes, count("SEQ_WRITES")),
        ),
        false => (0, 0),
    };
    used.read_end = end("MAX_BYTE_READ", used.read_bytes);
    used.read_sequential = count("SEQ_READS").saturating_add(read_first);
    used.read_first_at_zero = read_first;
    used.write_end = end("MAX_BYTE_WRITTEN", used.write_bytes);
    used.write_sequential = count("SEQ_WRITES").saturating_add(write_first);
    used.write_first_at_zero = write_first;
    used.opens = if is_posix {
        opens.saturating_sub(renumbered)
    } else {
        opens
    };
    used.filenos = renumbered;
    match record.module {
        Module::Stdio => used.flushes = count("FLUSHES"),
        _ => used.syncs = used.syncs.saturating_add(count("FLUSHES")),
    }
    for k in 0..COMMON {
        let at = k + 1;
        (used.access_size[k], used.access_count[k]) = (
            count(&format!("ACCESS{at}_ACCESS")),
            count(&format!("ACCESS{at}_COUNT")),
        );
        (used.stride[k], used.stride_count[k]) = (
            count(&format!("STRIDE{at}_STRIDE")),
            count(&format!("STRIDE{at}_COUNT")),
        );
    }
    used
}

/// What counters of Darshan say that one of ours says, too.
fn same(record: &Record) -> FileUse {
    // What was not recorded is -1 there; of what cannot be missing here, none.
    let count = |name: &str| record.int(name).filter(|count| *count > 0).unwrap_or(0) as u64;
    let ns = |name: &str| nanoseconds(record.double(name).unwrap_or(0.0));
    let mut used = FileUse::default();
    for counter in COUNTERS {
        let said = counter.darshan.iter().map(|name| match counter.kind {
            Kind::Time => ns(name),
            Kind::Calls | Kind::Asked | Kind::Bytes | Kind::Most => count(name),
        });
        *(counter.place)(&mut used) = said.fold(0, u64::saturating_add);
    }
    for longest in LONGEST {
        let [time, size] = longest.darshan;
        let (longest_ns, its_size) = (longest.place)(&mut used);
        (*longest_ns, *its_size) = (ns(time), count(size));
    }
    for span in &SPANS {
        let [first, last] = span.darshan.map(|name| moment(record.double(name)));
        let (start, end) = (span.place)(&mut used);
        (*start, *end) = (first, last);
    }
    for histogram in HISTOGRAMS {
        let stem = histogram.darshan;
        for (calls, bin) in (histogram.place)(&mut used).iter_mut().zip(BINS) {
            *calls = count(&format!("{stem}_{bin}")).saturating_add(count(&format!("{stem}_AGG_{bin}")));
        }
    }
    used
}

/// A shared record as uses of so many ranks: what it knows of the fastest and the slowest, the rest evenly.
pub(super) fn divided(record: &Record, ranks: u32, parts: usize) -> Vec<(u32, FileUse)> {
    let total = whole(record);
    let known = |name: &str| -> Option<(u32, f64, u64)> {
        let rank = u32::try_from(record.int(&format!("{name}_RANK"))?)
            .ok()
            .filter(|rank| *rank < ranks)?;
        let bytes = u64::try_from(record.int(&format!("{name}_RANK_BYTES"))?).ok()?;
        Some((rank, record.double(&format!("F_{name}_RANK_TIME"))?.max(0.0), bytes))
    };
    let (slowest, fastest) = (known("SLOWEST"), known("FASTEST"));
    // Those two always, then the first ranks that there is room for.
    let mut chosen: Vec<u32> = [slowest, fastest]
        .into_iter()
        .flatten()
        .map(|(rank, ..)| rank)
        .collect();
    chosen.dedup();
    chosen.truncate(parts.max(1));
    let others = (0..ranks)
        .filter(|rank| !chosen.contains(rank))
        .take(parts.saturating_sub(chosen.len()));
    let others: Vec<u32> = others.collect();
    chosen.extend(others);
    chosen.sort_unstable();
    let weights = |total: f64, of: &dyn Fn((u32, f64, u64)) -> f64| -> Vec<f64> {
        let sure = |rank: u32| {
            [slowest, fastest]
                .into_iter()
                .flatten()
                .find(|known| known.0 == rank)
                .map(of)
        };
        let taken: f64 = chosen.iter().filter_map(|rank| sure(*rank)).sum();
        let unsure = chosen.iter().filter(|rank| sure(**rank).is_none()).count();
        let rest = (total - taken).max(0.0) / unsure.max(1) as f64;
        chosen.iter().map(|rank| sure(*rank).unwrap_or(rest)).collect()
    };
    let even = vec![1.0; chosen.len()];
    let by_time = weights(record.seconds(), &|known| known.1);
    let by_bytes = weights(record.bytes() as f64, &|known| known.2 as f64);
    let mut rows = vec![total; chosen.len()];
    for counter in COUNTERS {
        let weights = match counter.kind {
            Kind::Time => &by_time,
            Kind::Bytes => &by_bytes,
            Kind::Calls | Kind::Asked => &even,
            Kind::Most => continue,
        };
        for (row, share) in rows.iter_mut().zip(shares((counter.value)(&total), weights)) {
            *(counter.place)(row) = share;
        }
    }
    let lists: [fn(&mut FileUse) -> &mut [u64]; 4] = [
        |row| &mut row.read_bins,
        |row| &mut row.write_bins,
        |row| &mut row.access_count,
        |row| &mut row.stride_count,
    ];
    for list in lists {
        let sums = list(&mut { total }).to_vec();
        for (at, sum) in sums.into_iter().enumerate() {
            for (row, share) in rows.iter_mut().zip(shares(sum, &even)) {
                list(row)[at] = share;
            }
        }
    }
    chosen.into_iter().zip(rows).collect()
}

/// A sum divided by weights, to the last one exactly.
pub(super) fn shares(sum: u64, weights: &[f64]) -> Vec<u64> {
    let all: f64 = weights.iter().sum();
    let (even, all) = if all > 0.0 {
        (false, all)
    } else {
        (true, weights.len().max(1) as f64)
    };
    let (mut upto, mut given) = (0.0, 0);
    let count = weights.len();
    (weights.iter().enumerate())
        .map(|(at, weight)| {
            upto += if even { 1.0 } else { *weight };
            let due = if at + 1 == count {
                sum
            } else {
                ((sum as f64) * (upto / all)).round() as u64
            };
            let due = due.clamp(given, sum);
            let share = due - given;
            given = due;
            share
        })
        .collect()
}
