//! Accesses that are too small: made one by one, scattered, as text, unbuffered.

use super::exchange::Manner;
use super::{FileCost, MANY, SMALL, Taken, accesses, moves_data, pace, those_who, ways};
use crate::rule::{Draft, Limit};
use crate::sites::{Cost, cost};
use crate::words::{bytes, capital, count, io_seconds, ranks, share};
use model::{Class, Direction, FileClass, FileView, Interface, Part, Run, Tag};

pub(crate) fn text_output(run: &Run, limit: &Limit) -> Option<Draft> {
    let text = cost(run, |site| site.is(run, Tag::Text));
    let (rank, most) = text.most();
    if !limit.met(*text.calls_by_rank.get(rank)? as f64) {
        return None;
    }
    Some(Draft {
        title: format!(
            "{} takes {} to write or read text, number by number{}.",
            capital(&ranks(run, &[rank])),
            io_seconds(run, most),
            text.mostly(run)
        ),
        gain_s: most,
        gain_basis: format!(
            "the largest time of a {} in formatted and character-wise calls",
            run.rank_noun()
        ),
        evidence: vec![format!(
            "{} calls moved {}, {} each.",
            count(text.count as f64),
            bytes(text.bytes as f64),
            bytes(text.mean_bytes())
        )],
        advice: vec![
            "Write binary data in large pieces (fwrite, HDF5, netCDF) and make text of it afterwards.".into(),
            "If it must be text, write less of it: not every step, not every rank.".into(),
        ],
        ranks: those_who(&text),
        places: text.named_places(run),
        ..Draft::default()
    })
}

pub(crate) fn tiny_requests(run: &Run, limit: &Limit) -> Option<Draft> {
    let small = cost(run, |site| {
        moves_data(site.class) && site.bytes > 0 && limit.met(site.mean())
    });
    let (rank, most) = small.most();
    if *small.calls_by_rank.get(rank)? < MANY {
        return None;
    }
    let mean = small.mean_bytes();
    let direction = if reads_more(&small, run) {
        Direction::Read
    } else {
        Direction::Write
    };
    let gain = pace(run, direction, None).gain(run, most, small.bytes as f64, mean);
    let collective = cost(run, |site| site.is(run, Tag::Collective)).count > 0;
    let merging = (run.has_mpi() && !collective).then(|| {
        "Ranks that write small parts of one file can try MPI-IO's collective calls (MPI_File_write_all), which can merge them.".to_string()
    });
    Some(Draft {
        title: format!(
            "Files are read or written in requests of {} on average: {} takes {} for it{}.",
            bytes(mean),
            ranks(run, &[rank]),
            io_seconds(run, most),
            small.mostly(run)
        ),
        gain_s: gain.seconds,
        gain_basis: gain.basis,
        evidence: vec![format!(
            "{} calls moved {}; a call takes {} on average.",
            count(small.count as f64),
            bytes(small.bytes as f64),
            io_seconds(run, small.time_s / small.count as f64)
        )],
        advice: vec![
            "Collect data in memory and write or read a mebibyte or more at a time; with stdio, setvbuf gives a larger buffer.".into(),
        ]
        .into_iter()
        .chain(merging)
        .collect(),
        ranks: those_who(&small),
        places: small.named_places(run),
        ..Draft::default()
    })
}

/// Whether most of the time of these calls goes into reading.
fn reads_more(of: &Cost, run: &Run) -> bool {
    let read: f64 = (of.places(run).iter())
        .filter(|(call, _, _)| run.call_class(*call) == Class::IoRead || run.call_is(*call, Tag::Reads))
        .map(|(_, _, seconds)| seconds)
        .sum();
    read > of.time_s / 2.0
}

/// How much longer collective accesses of this run take a byte than independent ones, where it has files of both kinds and
/// they do.
fn collective_is_slower(run: &Run, direction: Direction) -> Option<f64> {
    let per_byte = |collective: bool| {
        let all = FileCost::new(run, |_, part| {
            let way = ways(&part.of, direction);
            let together = way.collective.saturating_add(way.split);
            let pure = together == if collective { way.calls } else { 0 };
            (part.interface == Interface::MpiIo && pure).then(|| Taken::of(way))
        });
        all.all.time_s / all.all.bytes as f64
    };
    Some(per_byte(true) / per_byte(false)).filter(|times| times.is_finite() && *times > 1.0)
}

pub(crate) fn tiny_mpi_io(run: &Run, limit: &Limit) -> Option<Draft> {
    let of = |direction: Direction| {
        let manner = Manner::new(run, direction);
        let cost = FileCost::new(run, |file, part| {
            let way = ways(&part.of, direction);
            let alone = part.interface == Interface::MpiIo
                && file.ranks > 1
                && way.independent * 2 > way.calls
                && way.mean_bytes() < SMALL;
            alone.then(|| Taken {
                time_s: way.time_s * (1.0 - manner.collective(way)),
                calls: way.independent,
                bytes: (way.bytes as f64 * way.independent as f64 / way.calls as f64) as u64,
            })
        });
        (direction, cost)
    };
    let (direction, tiny) = [of(Direction::Write), of(Direction::Read)]
        .into_iter()
        .max_by(|a, b| a.1.most().1.time_s.total_cmp(&b.1.most().1.time_s))?;
    let (rank, most) = tiny.most();
    if !limit.met(tiny.all.calls as f64) {
        return None;
    }
    let sites = cost(run, |site| {
        site.is(run, accesses(direction)) && !site.is(run, Tag::Collective) && site.mean() < SMALL
    });
    let pace = pace(run, direction, tiny.filesystem(run));
    let gain = pace.gain(run, most.time_s, tiny.all.bytes as f64, most.mean());
    let (done, doing, call) = match direction {
        Direction::Read => ("read", "reads", "MPI_File_read_all"),
        Direction::Write => ("written", "writes", "MPI_File_write_all"),
    };
    let below = tiny.files(run).map(|file| run.ledger(file)).find_map(|ledger| {
        let step = ledger.steps.get(1)?;
        step.both().calls.zip(step.both().mean_bytes())
    });
    let mut evidence = vec![format!(
        "{} calls of all ranks have {done} {} of {}, each call for itself; a call takes {} on average.",
        count(tiny.all.calls as f64),
        bytes(tiny.all.bytes as f64),
        tiny.names(run),
        io_seconds(run, tiny.all.time_s / tiny.all.calls as f64)
    )];
    if let Some((calls, mean)) = below {
        evidence.push(format!(
            "Below MPI-IO they are {} system calls of {} on average.",
            count(calls as f64),
            bytes(mean)
        ));
    }
    let mut advice =
        vec!["Pack a rank's pieces into one buffer and move it with one call, a mebibyte or more.".to_string()];
    match collective_is_slower(run, direction) {
        Some(times) => evidence.push(format!(
            "The run's collective accesses are no remedy: they take {times:.1} times as long a byte as its independent ones."
        )),
        None => advice.push(format!(
            "Or try a file view and the collective call ({call}), where MPI-IO can merge the pieces of all ranks; whether that is faster depends on the MPI and on how many ranks share a node."
        )),
    }
    Some(Draft {
        title: format!(
            "{} {doing} {} through MPI-IO in {} independent pieces of {}, which take {}{}.",
            capital(&ranks(run, &[rank])),
            bytes(most.bytes as f64),
            count(most.calls as f64),
            bytes(most.mean()),
            io_seconds(run, most.time_s),
            sites.mostly(run)
        ),
        gain_s: gain.seconds,
        gain_basis: gain.basis,
        evidence,
        advice,
        ranks: tiny.those_who(),
        places: sites.named_places(run),
        ..Draft::default()
    })
}

/// What a system call is at least worth: lines of less, one after the other, should have been buffered.
const LINE: f64 = 512.0;

pub(crate) fn unbuffered(run: &Run, limit: &Limit) -> Option<Draft> {
    let cost_of = FileCost::new(run, |file, part| {
        let (of, way) = (&part.of, &part.of.write);
        let flushed = part.interface == Interface::Stdio && of.flushes * 2 >= way.calls && of.flushes > 0;
        let lines = part.interface == Interface::Posix
            && file.layers.iter().all(|layer| layer.interface == Interface::Posix)
            && way.mean_bytes() < LINE
            && way.consecutive * 10 >= way.calls * 9;
        let calls = if flushed { of.flushes } else { way.calls };
        ((flushed || lines) && limit.met(calls as f64)).then_some(Taken {
            time_s: way.time_s + if flushed { of.sync_s } else { 0.0 },
            calls,
            bytes: way.bytes,
        })
    });
    let (rank, most) = cost_of.most();
    if most.calls == 0 {
        return None;
    }
    let flushed = |of: &model::Use| of.flushes * 2 >= of.write.calls && of.flushes > 0;
    let streams = cost_of
        .files(run)
        .any(|file| file.layer(Interface::Stdio).is_some_and(flushed));
    let sites = cost(run, |site| {
        let line = site.bytes > 0 && site.mean() < LINE;
        site.class == Class::IoWrite && (line || streams && site.is(run, Tag::Flush))
    });
    let pace = pace(run, Direction::Write, cost_of.filesystem(run));
    let gain = pace.gain(run, most.time_s, most.bytes as f64, most.mean());
    Some(Draft {
        title: format!(
            "{} passes its output to the system {} at a time: {} times, {} in all{}.",
            capital(&ranks(run, &[rank])),
            bytes(most.mean()),
            count(most.calls as f64),
            io_seconds(run, most.time_s),
            sites.mostly(run)
        ),
        gain_s: gain.seconds,
        gain_basis: gain.basis,
        evidence: vec![format!(
            "Each of these goes on where the one before ended, in {}: a buffer would make one of thousands.",
            cost_of.names(run)
        )],
        advice: vec![
            "Write through a buffer: fwrite and not write, '\\n' and not std::endl, and no fflush or setvbuf(…, _IONBF, 0) on the way.".into(),
            "Say less: not every step, not every rank.".into(),
        ],
        ranks: cost_of.those_who(),
        places: sites.named_places(run),
        ..Draft::default()
    })
}

pub(crate) fn scattered(run: &Run, limit: &Limit) -> Option<Draft> {
    /// Beyond this, a jump costs less than the bytes.
    const LARGE: f64 = 65536.0;
    let of = |direction: Direction| {
        let jumps = |file: &FileView, part: &Part| {
            let way = ways(&part.of, direction);
            // The first access after an open follows on nothing and jumps nowhere.
            let first = part.of.opens.min(way.sequential.saturating_sub(way.consecutive));
            let jumps = way.calls.saturating_sub(way.consecutive.saturating_add(first)) as f64;
            (part.interface == Interface::Posix
                && file.class == FileClass::Data
                && file.layer(Interface::MpiIo).is_none()
                && way.mean_bytes() < LARGE
                && limit.met_by(jumps, way.calls as f64))
            .then(|| Taken::of(way))
        };
        (direction, FileCost::new(run, jumps))
    };
    let (direction, jumping) = [of(Direction::Write), of(Direction::Read)]
        .into_iter()
        .max_by(|a, b| a.1.most().1.time_s.total_cmp(&b.1.most().1.time_s))?;
    let (rank, most) = jumping.most();
    if most.calls < MANY {
        return None;
    }
    let sites = cost(run, |site| {
        let class = if direction == Direction::Read {
            Class::IoRead
        } else {
            Class::IoWrite
        };
        site.class == class && site.bytes > 0 && site.mean() < LARGE
    });
    let gain =
        pace(run, direction, jumping.filesystem(run)).gain(run, most.time_s, jumping.all.bytes as f64, most.mean());
    Some(Draft {
        title: format!(
            "{} {} in {} pieces of {} that do not follow on one another, {} in all{}.",
            capital(&ranks(run, &[rank])),
            if direction == Direction::Read { "reads" } else { "writes" },
            count(most.calls as f64),
            bytes(most.mean()),
            io_seconds(run, most.time_s),
            sites.mostly(run)
        ),
        gain_s: gain.seconds,
        gain_basis: gain.basis,
        evidence: vec![format!(
            "In {}, fewer than {} of these begin where the one before ended.",
            jumping.names(run),
            share(1.0 - limit.value)
        )],
        advice: vec![
            "Order the accesses, or store together what is used together, and move large pieces.".into(),
            "In an MPI program, a collective call with a file view (MPI_File_write_all) puts the pieces of all ranks in order.".into(),
        ],
        ranks: jumping.those_who(),
        places: sites.named_places(run),
        ..Draft::default()
    })
}
