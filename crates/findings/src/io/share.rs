//! Who does the I/O: one rank for all, one rank slower than all, ranks that wait for each other's.

use super::{FileCost, Taken, moves_data, pace, told_by};
use crate::rule::{Draft, Limit};
use crate::sites::cost;
use crate::words::{
    about, at, bytes, capital, count, counted, in_call, io_seconds, place, ranks, sampled, seconds, seconds_within,
    share,
};
use model::{Basis, Class, Direction, Family, FileClass, FileView, FrameId, Interface, Run, Tag};

fn data(file: &FileView) -> bool {
    file.class == FileClass::Data
}

pub(crate) fn straggler(run: &Run, limit: &Limit) -> Option<Draft> {
    /// A rank that moves more than this many times the median's bytes is slow because it has more to do.
    const ALIKE: f64 = 1.25;
    const FEWEST: usize = 4;
    let seconds_of = run.files().seconds_by_rank(run, data);
    let moved = FileCost::new(run, |file, part| {
        let outermost = file.is_asked(part.interface);
        (data(file) && outermost).then(|| Taken::of(&part.of.read).and(Taken::of(&part.of.write)))
    });
    let mut times: Vec<f64> = seconds_of.iter().map(|of| of.all()).collect();
    let mut volumes: Vec<u64> = moved.by_rank.iter().map(|taken| taken.bytes).collect();
    let slow = (0..times.len()).max_by(|a, b| times[*a].total_cmp(&times[*b]).then(b.cmp(a)))?;
    let (most, volume) = (times[slow], volumes[slow]);
    if times.iter().filter(|seconds| **seconds > 0.0).count() < FEWEST {
        return None;
    }
    times.sort_by(f64::total_cmp);
    volumes.sort_unstable();
    let (median, typical) = (times[times.len() / 2], volumes[volumes.len() / 2]);
    // Others as slow are no straggler but the file system.
    let second = times[times.len() - 2];
    if !limit.met_by(most, median) || !limit.met_by(most, second) || volume as f64 > ALIKE * typical as f64 {
        return None;
    }
    let sites = cost(run, |site| site.class.family() == Family::Io && site.is_of(slow));
    let node = run.node_name(run.ranks()[slow].node);
    Some(Draft {
        title: format!(
            "{} takes {} for the I/O that other ranks do in {}{}.",
            capital(&ranks(run, &[slow])),
            io_seconds(run, most),
            io_seconds(run, median),
            sites.mostly(run)
        ),
        gain_s: most - median,
        gain_basis: "its I/O time less that of the median rank".into(),
        evidence: vec![format!(
            "It moves {}, the median rank {}; it runs on {node}.",
            bytes(volume as f64),
            bytes(typical as f64)
        )],
        advice: vec![
            format!("Look at {node}: its path to the file system, its memory, and who else uses it."),
            "On a striped file system, look at the server that holds this rank's part of the file.".into(),
        ],
        ranks: vec![slow],
        places: sites.named_places(run),
        ..Draft::default()
    })
}

pub(crate) fn io_wait(run: &Run, limit: &Limit) -> Option<Draft> {
    let waits = run.io_waits();
    if run.ranks().len() < 2 || !limit.met_by(waits.gain_s, run.elapsed_s()) {
        return None;
    }
    if told_by(run, &["text_output"]) > waits.gain_s {
        return None;
    }
    let late = waits.waited_for();
    let first = *late.first()?;
    let ((call, frame), _) = *waits.places.first()?;
    let ((waiting_in, in_frame), _) = *waits.waits.first()?;
    let frames = waits
        .places
        .iter()
        .chain(&waits.waits)
        .filter_map(|((_, frame), _)| *frame);
    let mut places: Vec<FrameId> = vec![];
    frames.for_each(|frame| {
        if !places.contains(&frame) {
            places.push(frame);
        }
    });
    Some(Draft {
        title: format!(
            "Ranks wait {} in {}{} for the I/O of others: most often for {}, which is in {}{} for {} meanwhile.",
            seconds_within(waits.slots_s, sampled(run, waits.slots_s)),
            run.call_name(waiting_in),
            at(run, in_frame),
            ranks(run, &[first]),
            in_call(run, call),
            at(run, frame),
            about(waits.by_rank[first], sampled(run, waits.by_rank[first]))
        ),
        gain_s: waits.gain_s,
        gain_basis: "the I/O that others wait for, if it were spread over all ranks".into(),
        evidence: vec![format!(
            "At most {} did I/O at a time then, and all ranks together waited {}.",
            counted(f64::from(waits.most_at_once), "rank"),
            about(waits.waiting_s, sampled(run, waits.waiting_s))
        )],
        advice: vec![
            "Give every rank as much to write, at the same time; a rank whose buffer fills alone makes all others wait for its flush.".into(),
            "Put computing between the write and the next barrier, or write without blocking (MPI_File_iwrite_all).".into(),
        ],
        ranks: late.into_iter().take(8).collect(),
        places: places.into_iter().take(5).map(|frame| place(run, frame)).collect(),
        ..Draft::default()
    })
}

pub(crate) fn single_writer(run: &Run, limit: &Limit) -> Option<Draft> {
    // Where there are samples, they show whether others wait for it, and the rules that look at them tell.
    let all = run.ranks().len();
    if all < 4 || (0..all).any(|rank| run.times().basis(rank) == Basis::Samples) {
        return None;
    }
    let written = FileCost::new(run, |file, part| {
        (data(file) && part.interface.is_system() && file.layer(Interface::MpiIo).is_none())
            .then(|| Taken::of(&part.of.write))
    });
    let (rank, most) = written.most();
    if written.all.bytes == 0 || !limit.met_by(most.bytes as f64, written.all.bytes as f64) {
        return None;
    }
    let sites = cost(run, |site| site.class == Class::IoWrite && site.is_of(rank));
    Some(Draft {
        title: format!(
            "{} alone writes {} of the data of {all} ranks, for {}{}.",
            capital(&ranks(run, &[rank])),
            share(most.bytes as f64 / written.all.bytes as f64),
            io_seconds(run, most.time_s),
            sites.mostly(run)
        ),
        gain_s: most.time_s * (1.0 - 1.0 / all as f64),
        gain_basis: "its writing time, if it were spread over all ranks and they wait for it meanwhile".into(),
        evidence: vec![format!(
            "{} in {}.",
            bytes(most.bytes as f64),
            counted(most.calls as f64, "write")
        )],
        advice: vec![
            "Let all ranks write their part, in large pieces (MPI_File_write_all, parallel HDF5 or netCDF).".into(),
        ],
        ranks: vec![rank],
        places: sites.named_places(run),
        ..Draft::default()
    })
}

/// The value of a hint of a file, where it is known.
fn hint<'a>(run: &'a Run, file: &FileView, name: &str) -> Option<&'a str> {
    run.text(file.hints)
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix('='))
}

pub(crate) fn single_aggregator(run: &Run, limit: &Limit) -> Option<Draft> {
    let gathered = |file: &FileView| {
        let collective = file
            .layer(Interface::MpiIo)
            .is_some_and(|mpi| mpi.write.collective + mpi.write.split > 0);
        let below = file
            .layers
            .iter()
            .any(|layer| layer.interface.is_system() && layer.sum.write.calls > 0);
        collective && below && file.ranks > 1 && limit.met(f64::from(file.writers))
    };
    let asked = FileCost::new(run, |file, part| {
        (gathered(file) && part.interface == Interface::MpiIo).then(|| Taken::of(&part.of.write))
    });
    let (rank, most) = asked.most();
    let file = asked.files(run).next()?;
    let (writer, _) = file.top_writer?;
    let writer = run.rank_index(writer)?;
    let mut nodes: Vec<_> = run.ranks().iter().map(|rank| rank.node).collect();
    nodes.sort();
    nodes.dedup();
    let probed = file
        .filesystem
        .and_then(|on| run.baseline(on, Direction::Write.large_test(), file.ranks));
    let (gain, basis) = match probed {
        Some(probed) => (
            most.time_s - asked.all.bytes as f64 / probed.per_second as f64,
            format!(
                "the largest time of a rank in these calls, if they reached what a probe with {} did",
                counted(f64::from(probed.processes), "process")
            ),
        ),
        // On one node, one aggregator is what MPI-IO takes, and nothing shows that more would be faster.
        None if nodes.len() > 1 => (
            most.time_s * (1.0 - 1.0 / nodes.len() as f64),
            "the largest time of a rank in these calls, if every node had an aggregator".to_string(),
        ),
        None => return None,
    };
    let sites = cost(run, |site| site.is(run, Tag::Writes));
    let mut evidence = vec![format!(
        "{} call; {} alone touches {}.",
        counted(f64::from(file.comm_size.max(file.ranks)), "rank"),
        ranks(run, &[writer]),
        asked.names(run)
    )];
    if let Some(hint) = hint(run, file, "cb_nodes") {
        evidence.push(format!("The hint in force is cb_nodes={hint}."));
    }
    Some(Draft {
        title: format!(
            "Collective writes of all ranks go through {} alone: {} is in them for {}{}.",
            ranks(run, &[writer]),
            ranks(run, &[rank]),
            io_seconds(run, most.time_s),
            sites.mostly(run)
        ),
        gain_s: gain,
        gain_basis: basis,
        evidence,
        advice: vec![
            "Give MPI-IO more aggregators: hints cb_nodes and romio_cb_write=enable, one a node or one a stripe of the file.".into(),
        ],
        ranks: vec![writer],
        places: sites.named_places(run),
        ..Draft::default()
    })
}

pub(crate) fn reread(run: &Run, limit: &Limit) -> Option<Draft> {
    let again = FileCost::new(run, |file, part| {
        let way = &part.of.read;
        // What it can have read once: the size at the open says little of a file that grows.
        let size = way.end;
        let system = part.interface.is_system() && file.layer(Interface::MpiIo).is_none();
        let often = limit.met_by(way.bytes as f64, size as f64);
        (data(file) && system && file.members == 1 && size > 0 && often).then(|| Taken {
            time_s: way.time_s * (1.0 - size as f64 / way.bytes as f64),
            calls: way.calls,
            bytes: way.bytes,
        })
    });
    let (rank, most) = again.most();
    let file = again.files(run).next()?;
    let sites = cost(run, |site| site.class == Class::IoRead && site.bytes > 0);
    Some(Draft {
        title: format!(
            "{} reads {} over and over: {} of a file of {}, and reading it again takes {}{}.",
            capital(&ranks(run, &[rank])),
            run.text(file.path),
            bytes(most.bytes as f64),
            bytes(file.system().read.end as f64),
            io_seconds(run, most.time_s),
            sites.mostly(run)
        ),
        gain_s: most.time_s,
        gain_basis: format!(
            "the largest time of a {} in reads of what it has read before",
            run.rank_noun()
        ),
        evidence: vec![format!(
            "All processes together read {} of {}.",
            bytes(again.all.bytes as f64),
            again.names(run)
        )],
        advice: vec![
            "Keep in memory what is needed again; if it does not fit, work through the file once, part by part.".into(),
            "If all ranks read the same, let one read and send it to the others (MPI_Bcast).".into(),
        ],
        ranks: again.those_who(),
        places: sites.named_places(run),
        ..Draft::default()
    })
}

pub(crate) fn read_modify_write(run: &Run, limit: &Limit) -> Option<Draft> {
    let unasked = |file: &FileView| {
        let asked = file.layer(Interface::MpiIo).map(|mpi| mpi.write.bytes).unwrap_or(0);
        data(file) && limit.met_by(run.ledger(file).unasked_reads.bytes as f64, asked.max(1) as f64)
    };
    let files: Vec<_> = run
        .files()
        .data()
        .filter(|file| unasked(file))
        .map(|file| file.file)
        .collect();
    let reads = FileCost::new(run, |file, part| {
        if !files.contains(&file.file) || !part.interface.is_system() {
            return None;
        }
        // Whole blocks are written back where parts were meant: what is written beyond what was asked for counts, too.
        let (asked, written) = (
            file.layer(Interface::MpiIo)?.write.bytes as f64,
            file.system().write.bytes.max(1) as f64,
        );
        Some(Taken {
            time_s: part.of.read.time_s + part.of.write.time_s * (1.0 - asked / written).max(0.0),
            ..Taken::of(&part.of.read)
        })
    });
    let (rank, most) = reads.most();
    let file = reads.files(run).next()?;
    let asked = file.layer(Interface::MpiIo)?.write;
    let sites = cost(run, |site| site.is(run, Tag::Writes));
    let mut evidence = vec![format!(
        "The program asks to write {} of {} and to read nothing; the system is asked to read {} and to write {}.",
        bytes(asked.bytes as f64),
        run.text(file.path),
        bytes(file.system().read.bytes as f64),
        bytes(file.system().write.bytes as f64)
    )];
    for name in ["romio_ds_write", "romio_cb_write"] {
        if let Some(value) = hint(run, file, name) {
            evidence.push(format!("The hint in force is {name}={value}."));
        }
    }
    Some(Draft {
        title: format!(
            "Data sieving: MPI-IO reads what it is about to overwrite in part; {} loses {} in {} reads that the program did not make{}.",
            ranks(run, &[rank]),
            io_seconds(run, most.time_s),
            count(most.calls as f64),
            sites.mostly(run)
        ),
        gain_s: most.time_s,
        gain_basis: "the largest time of a rank in these reads, and in writing back more than it requested".into(),
        evidence,
        advice: vec![
            "Write collectively (MPI_File_write_all) so that whole blocks come together, or give each rank a contiguous part.".into(),
            "Turn data sieving off where writes are large enough: hint romio_ds_write=disable.".into(),
        ],
        ranks: reads.those_who(),
        places: sites.named_places(run),
        ..Draft::default()
    })
}

/// Rate at which memory takes what would be a file: slow for a copy, fast for any disk.
const MEMORY: f64 = 2e9;

pub(crate) fn temporary(run: &Run, limit: &Limit) -> Option<Draft> {
    let removed = |file: &FileView| {
        let in_memory = file
            .filesystem
            .and_then(|on| run.filesystem(on))
            .is_some_and(|on| on.is_memory());
        let system = file.system();
        // What is removed unread may be an older checkpoint; what is read back was meant for the run alone.
        let passing = system.write.bytes > 0 && system.read.bytes > 0;
        data(file) && !in_memory && passing && limit.met_by(system.unlinks as f64, file.members as f64)
    };
    let lost = FileCost::new(run, |file, part| {
        (removed(file) && part.interface.is_system()).then(|| Taken {
            time_s: part.of.seconds().all(),
            ..Taken::of(&part.of.read).and(Taken::of(&part.of.write))
        })
    });
    let (rank, most) = lost.most();
    let file = lost.files(run).next()?;
    let on = file.filesystem.and_then(|on| run.filesystem(on));
    let sites = cost(run, |site| moves_data(site.class));
    Some(Draft {
        title: format!(
            "{} spends {} on files that are removed again before the run ends{}.",
            capital(&ranks(run, &[rank])),
            io_seconds(run, most.time_s),
            sites.mostly(run)
        ),
        gain_s: most.time_s - most.bytes as f64 / MEMORY,
        gain_basis: format!(
            "the largest time of a {} with these files, if memory took their bytes at 2 GB/s",
            run.rank_noun()
        ),
        evidence: vec![format!(
            "{} on {}: {} written and read.",
            lost.names(run),
            on.map(|on| format!("{} ({})", on.mount, on.kind))
                .unwrap_or("a disk".into()),
            bytes(lost.all.bytes as f64)
        )],
        advice: vec!["Keep such data in memory, or put the files into /dev/shm or the node's own $TMPDIR.".into()],
        ranks: lost.those_who(),
        places: sites.named_places(run),
        ..Draft::default()
    })
}

pub(crate) fn checkpoints(run: &Run, limit: &Limit) -> Option<Draft> {
    let bursts = run.write_bursts()?;
    let all = bursts.time_s * f64::from(bursts.count);
    if !limit.met_by(all, run.elapsed_s()) {
        return None;
    }
    let sites = cost(run, |site| {
        matches!(site.class, Class::IoWrite | Class::MpiIo | Class::IoSync)
    });
    let known = pace(run, Direction::Write, None);
    let mut evidence = vec![format!(
        "{} of {} on average, at {}.",
        counted(f64::from(bursts.count), "burst"),
        bytes(bursts.bytes),
        crate::words::rate(bursts.rate())
    )];
    if let Some(per_second) = known.per_second.filter(|_| known.probed) {
        evidence.push(format!(
            "Large writes reach {} on this file system.",
            crate::words::rate(per_second)
        ));
    }
    Some(Draft {
        title: format!(
            "Every {} the program writes {} and is busy with it for {}, {} of the run in all{}.",
            seconds(bursts.period_s),
            bytes(bursts.bytes),
            seconds(bursts.time_s),
            share(all / run.elapsed_s()),
            sites.mostly(run)
        ),
        gain_s: all / 2.0,
        gain_basis: "half of the time in the bursts: what writing every second time saves".into(),
        evidence,
        advice: vec![
            "If these are checkpoints, write them as seldom as failures allow: the best distance is the root of twice the time of one by the mean time between failures.".into(),
            "Or go on computing while a copy is written: MPI_File_iwrite_all, a thread, or the node's disk first.".into(),
        ],
        places: sites.named_places(run),
        span_ns: Some(bursts.span_ns),
        ..Draft::default()
    })
}
