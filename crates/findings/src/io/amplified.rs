//! Bytes that the system moves beyond those that the program asked a library for.

use super::{FileCost, Taken, accesses, moves_data};
use crate::rule::{Draft, Limit};
use crate::sites::cost;
use crate::words::{bytes, io_seconds, ranks};
use model::{Direction, FileClass, FileView, Flow, Interface, Run};
use std::collections::HashMap;
use text::{Unit, number};

/// Bytes asked for and bytes moved of a file, where a library stands between and the system was seen.
fn of_file(run: &Run, file: &FileView, direction: Direction) -> Option<(f64, f64)> {
    let ledger = run.ledger(file);
    let (above, below) = (ledger.steps.first()?, ledger.steps.iter().find(|step| step.is_system)?);
    let flow = |read: Flow, write: Flow| if direction == Direction::Read { read.bytes } else { write.bytes } as f64;
    let (asked, moved) = (flow(above.read, above.write), flow(below.read, below.write));
    // What MPI-IO reads to write is told of by itself.
    (!above.is_system && !above.is_of_pointers && asked > 0.0).then_some((asked, moved))
}

/// Blocks that are read whole for a part of them: from so many times the bytes that were asked for on.
const PARTS: f64 = 2.0;

/// Bytes asked for and bytes read of the files of which much more is read than is asked for.
pub(crate) fn read_for_parts(run: &Run) -> Option<(f64, f64)> {
    let files = run.files().of(FileClass::Data);
    let of = files.filter_map(|file| of_file(run, file, Direction::Read));
    let (asked, moved) = of
        .filter(|(asked, moved)| *moved >= PARTS * asked)
        .fold((0.0, 0.0), |sum, of| (sum.0 + of.0, sum.1 + of.1));
    (asked > 0.0).then_some((asked, moved))
}

pub(crate) fn amplified(run: &Run, limit: &Limit) -> Option<Draft> {
    let of = |direction: Direction| {
        let files: HashMap<_, _> = (run.files().of(FileClass::Data))
            .filter_map(|file| Some((file.file, of_file(run, file, direction)?)))
            .filter(|(_, (asked, moved))| limit.met_by(*moved, *asked))
            .collect();
        let lost = FileCost::new(run, |file, part| {
            let (asked, moved) = files.get(&file.file).filter(|_| part.interface.is_system())?;
            let way = part.of.way(direction);
            Some(Taken {
                time_s: way.time_s * (1.0 - asked / moved),
                ..Taken::of(way)
            })
        });
        (direction, files, lost)
    };
    let (direction, files, lost) = [of(Direction::Write), of(Direction::Read)]
        .into_iter()
        .max_by(|a, b| a.2.most().1.time_s.total_cmp(&b.2.most().1.time_s))?;
    let (rank, most) = lost.most();
    let file = lost.files(run).next()?;
    let (asked, moved) = files.values().fold((0.0, 0.0), |sum, of| (sum.0 + of.0, sum.1 + of.1));
    let inside = |interface| {
        file.layer(interface).is_some()
            || run
                .files()
                .datasets(file.file)
                .any(|set| set.layer(interface).is_some())
    };
    let (class, verb) = (direction.class(), format!("{}s", direction.verb()));
    let sites = cost(run, |site| {
        moves_data(site.class) && site.bytes > 0 && (site.class == class || site.is(run, accesses(direction)))
    });
    Some(Draft {
        title: format!(
            "The system {verb} {} for each byte that the program asks for, in {}: what is too much takes {} {}{}.",
            number(Unit::Bytes, moved / asked),
            lost.names_of(run, rank),
            ranks(run, &[rank]),
            io_seconds(run, most.time_s),
            sites.mostly(run)
        ),
        gain_s: most.time_s,
        gain_basis: format!(
            "the largest time of a {} in these system calls, by the part of their bytes that was not asked for",
            run.rank_noun()
        ),
        evidence: vec![format!(
            "The program asks for {}, and the system moves {}.",
            bytes(asked),
            bytes(moved)
        )],
        advice: advice(direction, inside(Interface::NetCdf), inside(Interface::Hdf5)),
        ranks: lost.those_who(),
        places: sites.named_places(run),
        ..Draft::default()
    })
}

fn advice(direction: Direction, netcdf: bool, hdf5: bool) -> Vec<String> {
    let told: &[&str] = match direction {
        Direction::Write if netcdf => &[
            "Variables that are written in full need no fill values: nc_set_fill(…, NC_NOFILL).",
            "Make chunks of what is written at a time (nc_def_var_chunking).",
        ],
        Direction::Write if hdf5 => &[
            "Data sets that are written in full need no fill values: H5Pset_fill_time(…, H5D_FILL_TIME_NEVER).",
            "Make chunks of what is written at a time, or let the cache hold those in use (H5Pset_chunk_cache): a chunk that leaves it is written again.",
        ],
        Direction::Read if netcdf || hdf5 => &[
            "A chunk is read whole: make chunks of what is read at a time, read in the order of the chunks, or let the cache hold those in use (H5Pset_chunk_cache, nc_set_var_chunk_cache).",
        ],
        Direction::Read => &[
            "Data sieving reads the gaps between a rank's pieces, too: read collectively, or set the hint romio_ds_read=disable where pieces are large.",
        ],
        Direction::Write => &[
            "Write collectively, or give each rank a part that lies together; the hint romio_ds_write=disable writes the pieces alone.",
        ],
    };
    told.iter().map(|told| told.to_string()).collect()
}
