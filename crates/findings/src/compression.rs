//! Time in libraries that compress and decompress.

use crate::io::read_for_parts;
use crate::rule::{Draft, Limit};
use crate::words::{at, bytes, capital, places_of, ranks, sampled, seconds_within, share_about};
use model::{ContextId, Family, FrameId, Interface, Run, by_most, is_compression};
use std::collections::HashMap;

/// What their functions that unpack are called.
const UNPACKS: [&str; 4] = ["inflate", "decompress", "uncompress", "decode"];

/// A rank's time in them.
#[derive(Default)]
struct Spent {
    seconds: f64,
    unpacking: f64,
    libraries: HashMap<String, f64>,
    places: HashMap<FrameId, f64>,
}

/// The rank with most time in them in a family, and that time.
fn longest(run: &Run, family: Family) -> Option<(usize, Spent)> {
    let packs = run.packing();
    if !packs.contains(&true) {
        return None;
    }
    let (rank, _) = (run
        .seconds_in(family, |context| packs[context.row()])
        .into_iter()
        .enumerate())
    .min_by(by_most)?;
    let mut spent = Spent::default();
    for (row, of) in run.context_seconds(|other| other == rank).iter().enumerate() {
        let (context, seconds) = (ContextId(row as u32), of[family.index()]);
        if !packs[row] || seconds <= 0.0 {
            continue;
        }
        let inside = |frame: &FrameId| is_compression(run.place(*frame).module);
        spent.seconds += seconds;
        let unpacks = |frame: FrameId| {
            let function = run.place(frame).function.to_ascii_lowercase();
            UNPACKS.iter().any(|word| function.contains(word))
        };
        if run.stack(context).filter(inside).any(unpacks) {
            spent.unpacking += seconds;
        }
        if let Some(first) = run.stack(context).find(inside) {
            *spent.libraries.entry(run.place(first).module.to_string()).or_default() += seconds;
        }
        let asks = run.stack(context).find(|frame| !inside(frame) && run.is_own(*frame));
        if let Some(frame) = asks.or_else(|| run.own_frame(context)) {
            *spent.places.entry(frame).or_default() += seconds;
        }
    }
    Some((rank, spent))
}

fn most<K: Clone + Ord>(of: &HashMap<K, f64>) -> Vec<K> {
    let mut rows: Vec<(&K, &f64)> = of.iter().collect();
    rows.sort_by(|a, b| b.1.total_cmp(a.1).then(a.0.cmp(b.0)));
    rows.into_iter().map(|(key, _)| key.clone()).collect()
}

/// Whether it uses files that libraries keep in chunks.
fn has_chunks(run: &Run) -> bool {
    let by_chunks = |file: &model::FileView| {
        [Interface::Hdf5, Interface::NetCdf]
            .iter()
            .any(|of| file.layer(*of).is_some())
    };
    run.files().data().any(by_chunks)
}

fn packing(run: &Run, limit: &Limit, family: Family) -> Option<Draft> {
    let (rank, found) = longest(run, family)?;
    let lived = run.ranks()[rank].elapsed_s();
    if lived <= 0.0 || !limit.met(found.seconds / lived) {
        return None;
    }
    let error = sampled(run, found.seconds);
    let places = most(&found.places);
    let library = most(&found.libraries).into_iter().next().unwrap_or_default();
    let unpacks = found.unpacking > found.seconds / 2.0;
    // What is unpacked is larger than what is read: more of it is thrown away than the bytes say.
    let parts = (unpacks && family == Family::Io).then(|| read_for_parts(run)).flatten();
    let mut evidence = vec![];
    if let Some((asked, read)) = parts {
        evidence.push(format!(
            "{} are read for the {} that the program asks for: whole chunks are unpacked for a part of each.",
            bytes(read),
            bytes(asked)
        ));
    }
    let advice = match unpacks {
        true if parts.is_some() => [
            "Give chunks the shape of what is read at a time (HDF5: H5Pset_chunk, h5py: chunks=; h5repack -l CHUNK= changes a file), or read whole chunks and take the parts in memory.",
            "A larger cache of chunks (H5Pset_chunk_cache, h5py: rdcc_nbytes) unpacks each once where all that are in use fit into it.",
        ],
        false => [
            "Where the space allows it, write without compression, or at a low level: level 1 is mostly several times faster than 6 or 9 and hardly larger; numbers with noise in their last digits hardly shrink at all.",
            match has_chunks(run) {
                true => {
                    "A faster method (zstd, lz4). Write each block once: a chunk that is written in part is compressed again with each part."
                }
                false => "A faster method (zstd, lz4), or several threads where the program has them for it.",
            },
        ],
        true => [
            "Keep data that is read often uncompressed, or compressed by a faster method (zstd, lz4).",
            "Read each block once and in whole chunks: what is needed again is unpacked again.",
        ],
    };
    Some(Draft {
        title: format!(
            "{} {} for {} (in {library}), {} of the time, most{}",
            capital(&ranks(run, &[rank])),
            if unpacks { "decompresses" } else { "compresses" },
            seconds_within(found.seconds, error),
            share_about(found.seconds / lived, error.map(|error| error / lived)),
            match at(run, places.first().copied()) {
                place if place.is_empty() => " of it at no known line".into(),
                place => place,
            },
        ) + match parts {
            Some(_) => ": whole chunks, for a part of each.",
            None => ".",
        },
        gain_s: found.seconds,
        gain_basis: match parts {
            Some(_) => "all of that: what chunks in the shape of what is read would save",
            None => "all of that: what data that is not compressed would save, if the files may be larger",
        }
        .into(),
        evidence,
        advice: advice.map(String::from).to_vec(),
        ranks: vec![rank],
        places: places_of(run, places.iter().copied()),
        ..Draft::default()
    })
}

/// Within calls that read or write files: netCDF, HDF5, gzip's own.
pub(crate) fn compressed_files(run: &Run, limit: &Limit) -> Option<Draft> {
    packing(run, limit, Family::Io)
}

pub(crate) fn compression(run: &Run, limit: &Limit) -> Option<Draft> {
    packing(run, limit, Family::Compute)
}
