//! Who does the I/O: one rank for all, one rank slower than all, ranks that wait for each other's.

use super::{COPIED, FileCost, Taken, hint, moves_data, pace};
use crate::Account;
use crate::rule::{Calls, Draft, Limit};
use crate::sites::cost;
use crate::words::{
    about, at, bytes, capital, count, counted, in_call, io_seconds, places_of, ranks, rate, sampled, seconds,
    seconds_within, share,
};
use model::{Basis, Class, Direction, Family, FileClass, FileView, FrameId, Interface, Run, Tag};
use std::collections::{HashMap, HashSet};

fn data(file: &FileView) -> bool {
    file.class == FileClass::Data
}

pub(crate) fn straggler(run: &Run, limit: &Limit) -> Option<Draft> {
    /// A rank that moves more than this many times the median's bytes is slow because it has more to do.
    const ALIKE: f64 = 1.25;
    const FEWEST: usize = 4;
    /// Where more than this part of the ranks are as slow, it is the file system and no tail.
    const TAIL: f64 = 0.125;
    let seconds_of = run.files().seconds_by_rank(run, data);
    let moved = FileCost::new(run, |file, part| {
        let outermost = file.is_asked(part.interface);
        (data(file) && outermost).then(|| Taken::of(&part.of.read).and(Taken::of(&part.of.write)))
    });
    let mut times: Vec<f64> = seconds_of.iter().map(|of| of.all()).collect();
    let volumes: Vec<u64> = moved.by_rank.iter().map(|taken| taken.bytes).collect();
    let slow = (0..times.len()).max_by(|a, b| times[*a].total_cmp(&times[*b]).then(b.cmp(a)))?;
    let (most, volume) = (times[slow], volumes[slow]);
    if times.iter().filter(|seconds| **seconds > 0.0).count() < FEWEST {
        return None;
    }
    let (by_rank, mut sorted) = (times.clone(), volumes.clone());
    times.sort_by(f64::total_cmp);
    sorted.sort_unstable();
    let (median, typical) = (times[times.len() / 2], sorted[sorted.len() / 2]);
    let more = |rank: usize| volumes[rank] as f64 > ALIKE * typical as f64;
    let mut tail: Vec<usize> = (0..by_rank.len())
        .filter(|rank| by_rank[*rank] > 0.0 && limit.met_by(by_rank[*rank], median) && !more(*rank))
        .collect();
    tail.sort_by(|a, b| by_rank[*b].total_cmp(&by_rank[*a]).then(a.cmp(b)));
    // One that is far slower than those who are slow, too, stands alone.
    if tail.len() > 1 && limit.met_by(by_rank[tail[0]], by_rank[tail[1]]) {
        tail.truncate(1);
    }
    let many = (TAIL * by_rank.len() as f64).max(1.0);
    if more(slow) || tail.first() != Some(&slow) || tail.len() as f64 > many {
        return None;
    }
    let in_tail: HashSet<usize> = tail.iter().copied().collect();
    let sites = cost(run, |site| {
        site.class.family() == Family::Io && site.rank.is_some_and(|rank| in_tail.contains(&rank))
    });
    let common = in_common(run, &in_tail);
    let who = ranks(run, &tail);
    Some(Draft {
        title: match tail.len() {
            1 => format!(
                "{} takes {} for the I/O that other ranks do in {}{}.",
                capital(&who),
                io_seconds(run, most),
                io_seconds(run, median),
                sites.mostly(run)
            ),
            some => format!(
                "{some} of {} ranks take up to {} for the I/O that the median rank does in {}{}.",
                by_rank.len(),
                io_seconds(run, most),
                io_seconds(run, median),
                sites.mostly(run)
            ),
        },
        gain_s: most - median,
        gain_basis: match tail.len() {
            1 => "its I/O time less that of the median rank".into(),
            _ => "the largest I/O time of a rank less that of the median rank".into(),
        },
        evidence: vec![
            format!(
                "{} moves {}, the median rank {}.",
                capital(&ranks(run, &[slow])),
                bytes(volume as f64),
                bytes(typical as f64)
            ),
            common.said,
        ]
        .into_iter()
        .filter(|said| !said.is_empty())
        .collect(),
        advice: match common.node {
            Some(node) => vec![
                format!("Look at {node}: its path to the file system, its memory, and who else uses it."),
                "On a striped file system, look at the server that holds these ranks' part of the data (lfs getstripe).".into(),
            ],
            None => vec![
                "On a striped file system, see whether these ranks' files, or parts of the file, lie on the same server (lfs getstripe), and whether it is slow or full.".into(),
            ],
        },
        ranks: tail,
        places: sites.named_places(run),
        ..Draft::default()
    })
}

/// What slow ranks have in common.
struct Common {
    said: String,
    /// The node, where they are on one.
    node: Option<String>,
}

fn in_common(run: &Run, tail: &HashSet<usize>) -> Common {
    let mut nodes: Vec<_> = tail.iter().map(|rank| run.ranks()[*rank].node).collect();
    nodes.sort();
    nodes.dedup();
    // The file in which each spends most.
    let mut most: HashMap<usize, (f64, &FileView)> = HashMap::new();
    for file in run.files().iter().filter(|file| data(file)) {
        for part in run
            .files()
            .parts(file)
            .iter()
            .filter(|part| file.is_asked(part.interface))
        {
            let seconds = part.of.seconds().all();
            if let Some(rank) = part.rank.filter(|rank| tail.contains(rank)) {
                let known = most.entry(rank).or_insert((seconds, file));
                if seconds > known.0 {
                    *known = (seconds, file);
                }
            }
        }
    }
    let mut files: Vec<&FileView> = most.values().map(|(_, file)| *file).collect();
    files.sort_by_key(|file| file.file);
    files.dedup_by_key(|file| file.file);
    let it = if tail.len() == 1 { "It spends" } else { "They spend" };
    let of_files = match files.as_slice() {
        [] => String::new(),
        [file] if file.members == 1 => format!("{it} most of that in {}", run.text(file.path)),
        [file] => format!("{it} most of that in files {}", run.text(file.path)),
        several => format!("{it} most of that in {} files", several.len()),
    };
    let runs = if tail.len() == 1 { "runs" } else { "run" };
    let (on, node) = match nodes.as_slice() {
        // A log does not tell them.
        _ if run.is_io_only() => (String::new(), None),
        [node] => (
            format!("{runs} on {}", run.node_name(*node)),
            Some(run.node_name(*node).to_string()),
        ),
        several => (format!("{runs} on {} nodes", several.len()), None),
    };
    let it = if tail.len() == 1 { "It" } else { "They" };
    Common {
        said: match (of_files.as_str(), on.as_str()) {
            ("", "") => String::new(),
            ("", on) => format!("{it} {on}."),
            (files, "") => format!("{files}."),
            (files, on) => format!("{files}, and {on}."),
        },
        node,
    }
}

pub(crate) fn io_wait(run: &Run, limit: &Limit) -> Option<Draft> {
    let waits = run.io_waits();
    if run.ranks().len() < 2 || !limit.met_by(waits.gain_s, run.elapsed_s()) {
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
        places: places_of(run, places),
        ..Draft::default()
    })
}

pub(crate) fn single_writer(run: &Run, limit: &Limit) -> Option<Draft> {
    // Where there are samples, they show whether others wait for it, and the rules that look at them tell.
    let all = run.ranks().len();
    if all < 4 || (0..all).any(|rank| run.times().basis(rank) == Basis::Samples) {
        return None;
    }
    let moved = |reads: bool| {
        FileCost::new(run, |file, part| {
            let (read, written) = (Taken::of(&part.of.read), Taken::of(&part.of.write));
            (data(file) && part.interface.is_system() && file.layer(Interface::MpiIo).is_none())
                .then(|| if reads { written.and(read) } else { written })
        })
    };
    // Where it reads as well for all, it is both.
    let (both, written) = (moved(true), moved(false));
    let one = |of: &FileCost| {
        let most = of.by_rank.iter().map(|taken| taken.bytes).max().unwrap_or(0);
        of.all.bytes > 0 && limit.met_by(most as f64, of.all.bytes as f64)
    };
    let reads = one(&both) && both.all.bytes > written.all.bytes;
    let written = if reads { both } else { written };
    let (rank, most) = written.most();
    if written.all.bytes == 0 || !limit.met_by(most.bytes as f64, written.all.bytes as f64) {
        return None;
    }
    let sites = cost(run, |site| {
        (site.class == Class::IoWrite || reads && site.class == Class::IoRead) && site.is_of(rank)
    });
    let stripe = written
        .files(run)
        .next()
        .filter(|file| file.members == 1 && file.stripe_count == Some(1));
    Some(Draft {
        title: format!(
            "{} alone {} {} of the data of {all} ranks{}, for {}{}.",
            capital(&ranks(run, &[rank])),
            if reads { "reads and writes" } else { "writes" },
            share(most.bytes as f64 / written.all.bytes as f64),
            stripe.map(|file| format!(", most of it in {} of one stripe", run.text(file.path))).unwrap_or_default(),
            io_seconds(run, most.time_s),
            sites.mostly(run)
        ),
        gain_s: most.time_s * (1.0 - 1.0 / all as f64),
        gain_basis: format!(
            "its {} time, if it were spread over all ranks and they wait for it meanwhile",
            if reads { "reading and writing" } else { "writing" }
        ),
        evidence: vec![format!(
            "{} in {}.",
            bytes(most.bytes as f64),
            counted(most.calls as f64, if reads { "access" } else { "write" })
        )],
        advice: [
            Some("Let all ranks access their part, in large pieces (MPI_File_write_all, parallel HDF5 or netCDF).".to_string()),
            stripe.map(|_| "Give the file more stripes for that (`lfs setstripe -c 4 DIR` before it is made): one server carries a file of one.".into()),
        ]
        .into_iter()
        .flatten()
        .collect(),
        ranks: vec![rank],
        places: sites.named_places(run),
        ..Draft::default()
    })
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
    // More of them share what the one writes, and not what ranks exchange.
    let below = FileCost::new(run, |file, part| {
        (gathered(file) && part.interface.is_system()).then(|| Taken::of(&part.of.write))
    });
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
        gain_s: gain.min(below.most().1.time_s),
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

/// Seconds in which a rank reads after its first so many bytes: the first may come from a disk, and what is read again from
/// memory. `None` where the moments are not known, or of too many ranks.
fn later_reads(run: &Run, rank: usize, first_bytes: f64) -> Option<f64> {
    const RANKS: usize = 64;
    const BINS: usize = 512;
    if run.ranks().len() > RANKS {
        return None;
    }
    let map = run.heat_map(Interface::is_system, RANKS, BINS);
    let mut left = first_bytes;
    let mut later = 0.0;
    for cell in map.row(rank).iter().filter(|cell| cell.read_bytes > 0.0) {
        let first = left.min(cell.read_bytes);
        left -= first;
        later += cell.read_s * (1.0 - first / cell.read_bytes);
    }
    (later > 0.0).then_some(later)
}

/// So often every byte of a file must be read for that to be told.
pub(crate) const READ_AGAIN: f64 = 2.0;

/// Functions of Python that make data of a file or its text, by the ends of their files' names.
const READERS: [(&str, &[&str]); 7] = [
    ("/json/__init__.py", &["load", "loads"]),
    (
        "/yaml/__init__.py",
        &["load", "load_all", "safe_load", "full_load", "unsafe_load"],
    ),
    ("/pandas/io/parsers/readers.py", &["read_csv", "read_table", "read_fwf"]),
    ("/pandas/io/json/_json.py", &["read_json"]),
    ("/pandas/io/excel/_base.py", &["read_excel"]),
    ("npyio_impl.py", &["loadtxt", "genfromtxt"]),
    ("/xml/etree/ElementTree.py", &["parse", "fromstring"]),
];

/// Reads of what a process has read before: the rank with most of it, what these files hold, and all that was read of them.
struct Again {
    cost: FileCost,
    rank: usize,
    most: Taken,
    sizes: u64,
}

impl Again {
    /// Of files that are read at least so often.
    fn new(run: &Run, often: f64) -> Again {
        let cost = FileCost::new(run, |file, part| {
            let way = &part.of.read;
            // What it can have read once: the size at the open says little of a file that grows; and all that was written there,
            // since what is written over is other data.
            let size = way.end.max(file.system().write.bytes);
            let system = part.interface.is_system() && file.layer(Interface::MpiIo).is_none();
            let often = way.bytes as f64 >= often * size as f64;
            (data(file) && system && file.members == 1 && size > 0 && often).then(|| Taken {
                time_s: way.time_s * (1.0 - size as f64 / way.bytes as f64),
                calls: way.calls,
                bytes: way.bytes,
            })
        });
        let (rank, most) = cost.most();
        // Of that rank's files, as the bytes are.
        let sizes = cost.files_of(run, rank).fold(0u64, |sum, file| {
            let parts = run.files().parts(file);
            let own = parts
                .iter()
                .filter(|part| part.rank == Some(rank) && part.interface.is_system());
            sum.saturating_add(own.map(|part| part.of.read.end).max().unwrap_or(0))
        });
        Again {
            cost,
            rank,
            most,
            sizes,
        }
    }

    /// Seconds in which Python makes of it again what it has made of it before.
    fn parsing_s(&self, run: &Run, family: Family) -> f64 {
        let reads = run.through(|frame| {
            let place = run.place(frame);
            let name = place.function.rsplit('.').next().unwrap_or_default();
            (READERS.iter()).any(|(file, functions)| place.file.ends_with(file) && functions.contains(&name))
        });
        let by_rank = run.seconds_in(family, |context| reads.get(context.row()) == Some(&true));
        let again = 1.0 - self.sizes as f64 / self.most.bytes.max(1) as f64;
        by_rank.get(self.rank).map_or(0.0, |seconds| seconds * again.max(0.0))
    }
}

/// Seconds of a rank that are formatting by their samples, and that [`reread`] tells of.
pub(super) fn formatted_again_s(run: &Run, rank: usize) -> f64 {
    let again = Again::new(run, READ_AGAIN);
    match again.rank == rank && again.cost.files(run).next().is_some() {
        true => (again.parsing_s(run, Family::Io) - again.most.time_s).max(0.0),
        false => 0.0,
    }
}

pub(crate) fn reread(run: &Run, limit: &Limit) -> Option<Draft> {
    let known = Again::new(run, limit.value);
    let (rank, most, sizes) = (known.rank, known.most, known.sizes);
    let again = &known.cost;
    again.files(run).next()?;
    let most = Taken {
        time_s: later_reads(run, rank, sizes as f64).map_or(most.time_s, |later| later.min(most.time_s)),
        ..most
    };
    // What it reads beside, of modules say, is another matter.
    let sites = cost(run, |site| {
        site.class == Class::IoRead && site.bytes as f64 >= 0.05 * most.bytes as f64
    });
    let mut advice = vec![
        "Keep in memory what is needed again; if it does not fit, work through the file once, part by part.".into(),
    ];
    if run.has_mpi() && run.ranks().len() > 1 {
        advice.push("If all ranks read the same, let one read and send it to the others (MPI_Bcast).".into());
    }
    let computed_s = known.parsing_s(run, Family::Compute);
    // What is formatting by its samples, without the calls.
    let parsed_s = computed_s + (known.parsing_s(run, Family::Io) - most.time_s).max(0.0);
    let parsed = match parsed_s > 0.0 {
        true => format!(
            ", parsing it again {}",
            seconds_within(parsed_s, sampled(run, parsed_s))
        ),
        false => String::new(),
    };
    Some(Draft {
        title: format!(
            "{} reads {} over and over: {} of {} of {}, and reading that again takes {}{parsed}{}.",
            capital(&ranks(run, &[rank])),
            again.names_of(run, rank),
            bytes(most.bytes as f64),
            if again.files_of(run, rank).count() == 1 {
                "a file"
            } else {
                "files"
            },
            bytes(sizes as f64),
            io_seconds(run, most.time_s),
            sites.mostly(run)
        ),
        gain_s: most.time_s + parsed_s,
        gain_error_s: (parsed_s > 0.0).then(|| sampled(run, parsed_s)).flatten(),
        besides: Some((Account::Compute, computed_s)),
        gain_basis: format!(
            "the largest time of a {} in reads of what it has read before{}",
            run.rank_noun(),
            match parsed.is_empty() {
                true => "",
                false => ", and that part of its time in Python's readers of formats",
            }
        ),
        evidence: vec![format!(
            "All processes together read {} of {}.",
            bytes(again.all.bytes as f64),
            again.names(run)
        )],
        advice,
        ranks: again.those_who(),
        places: sites.named_places(run),
        of: Some((Calls::Reads, sites.by_rank[rank].max(most.time_s) + parsed_s)),
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
        gain_s: most.time_s - most.bytes as f64 / COPIED,
        gain_basis: format!(
            "the largest time of a {} with these files, if memory took their bytes at {}",
            run.rank_noun(),
            rate(COPIED)
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
    let sites = cost(run, |site| matches!(site.class, Class::IoWrite | Class::MpiIo));
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
