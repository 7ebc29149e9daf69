//! Input and output: too small, too slow, too many files, waited for.

mod amplified;
mod exchange;
mod meta;
mod rate;
mod setup;
mod share;
mod small;
mod sync;

pub(crate) use amplified::{amplified, read_for_parts};
pub(crate) use exchange::{collective_exchange, collective_pieces};
pub(crate) use meta::{
    AGAIN, failed_opens, file_per_process, loading, metadata, open_storm, overwritten, reopened, stat_storm,
};
pub(crate) use rate::{below_baseline, one_stripe, slow_transfer, too_many_writers, unaligned};
pub(crate) use setup::mpi_io_setup;
pub(crate) use share::{
    READ_AGAIN, checkpoints, io_wait, read_modify_write, reread, single_aggregator, single_writer, straggler, temporary,
};
pub(crate) use small::{scattered, small_array_accesses, text_output, tiny_mpi_io, tiny_requests, unbuffered};
pub(crate) use sync::{durable_writes, sync_storm};

use crate::sites::Cost;
use crate::words::{bytes, capital, io_seconds, ranks, rate};
use model::{Class, Direction, Family, FileClass, FileId, FileView, FilesystemId, Part, Run, Tag, Way, most_first};
use std::collections::HashMap;

/// Fewer calls of a kind than this are no storm, whatever they cost.
const MANY: u64 = 1000;

const SMALL: f64 = model::SMALL_BYTES as f64;

fn moves_data(class: Class) -> bool {
    matches!(class, Class::IoRead | Class::IoWrite | Class::MpiIo)
}

/// The rank that spends most, where no other comes near; empty where it concerns many.
fn those_who(cost: &Cost) -> Vec<usize> {
    let (rank, most) = cost.most();
    let near = cost.by_rank.iter().filter(|seconds| **seconds > most / 2.0).count();
    if near == 1 { vec![rank] } else { vec![] }
}

/// What calls of MPI-IO that move data that way are marked with.
fn accesses(direction: Direction) -> Tag {
    match direction {
        Direction::Read => Tag::Reads,
        Direction::Write => Tag::Writes,
    }
}

/// Writing or reading, whichever costs a rank more of what `of` counts.
fn dearer(of: impl Fn(Direction) -> FileCost) -> Option<(Direction, FileCost)> {
    [Direction::Write, Direction::Read]
        .map(|direction| (direction, of(direction)))
        .into_iter()
        .max_by(|a, b| a.1.most().1.time_s.total_cmp(&b.1.most().1.time_s))
}

/// The value of an MPI-IO hint of a file, where it is known.
fn hint<'a>(run: &'a Run, file: &FileView, name: &str) -> Option<&'a str> {
    run.text(file.hints)
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix('='))
}

/// "each rank" where all take part, "each of 4 ranks".
fn each_of(run: &Run, taking_part: usize) -> String {
    match taking_part {
        1 => "one rank".into(),
        some if some < run.ranks().len() => format!("each of {some} ranks"),
        _ => "each rank".into(),
    }
}

/// Seconds of a rank in I/O by the clock, of those that its threads spend in all.
fn by_the_clock(run: &Run, rank: usize, seconds: f64) -> f64 {
    match run.is_shared(rank) {
        true => seconds.min(run.wall_s(rank, Family::Io).max(run.tick_s())),
        false => seconds,
    }
}

/// Seconds, calls and bytes.
#[derive(Clone, Copy, Debug, Default)]
struct Taken {
    time_s: f64,
    calls: u64,
    bytes: u64,
}

impl Taken {
    fn of(way: &Way) -> Taken {
        Taken {
            time_s: way.time_s,
            calls: way.calls,
            bytes: way.bytes,
        }
    }

    fn and(self, other: Taken) -> Taken {
        Taken {
            time_s: self.time_s + other.time_s,
            calls: self.calls.saturating_add(other.calls),
            bytes: self.bytes.saturating_add(other.bytes),
        }
    }

    /// Bytes of a call on average.
    fn mean(&self) -> f64 {
        self.bytes as f64 / self.calls.max(1) as f64
    }
}

fn named<'a>(run: &Run, files: impl Iterator<Item = &'a FileView>) -> String {
    let files: Vec<&FileView> = files.collect();
    let first = files.first().map_or("files", |file| run.text(file.path));
    match files.len() {
        0 | 1 => first.to_string(),
        2 => format!("{first} and another file"),
        many => format!("{first} and {}{} other files", at_least(run), many - 1),
    }
}

/// Said of numbers of files where not all are known one by one.
fn at_least(run: &Run) -> &'static str {
    if run.has_folded_files() { "at least " } else { "" }
}

/// What some use of files costs.
#[derive(Clone, Debug, Default)]
pub(crate) struct FileCost {
    all: Taken,
    by_rank: Vec<Taken>,
    /// Of each rank.
    by_file: HashMap<(FileId, Option<usize>), f64>,
}

impl FileCost {
    /// Over what every process does with every file through every interface, as far as `taken` counts it.
    fn new(run: &Run, taken: impl Fn(&FileView, &Part) -> Option<Taken>) -> FileCost {
        let mut cost = FileCost {
            by_rank: vec![Taken::default(); run.ranks().len()],
            ..FileCost::default()
        };
        for file in run.files().iter() {
            for part in run.files().parts(file) {
                let Some(taken) = taken(file, part).filter(|taken| taken.calls > 0) else {
                    continue;
                };
                cost.all = cost.all.and(taken);
                if let Some(sum) = part.rank.and_then(|rank| cost.by_rank.get_mut(rank)) {
                    *sum = sum.and(taken);
                }
                *cost.by_file.entry((file.file, part.rank)).or_default() += taken.time_s;
            }
        }
        cost
    }

    /// The rank that spends most, and what it takes.
    fn most(&self) -> (usize, Taken) {
        let most = (0..self.by_rank.len()).max_by(|a, b| {
            self.by_rank[*a]
                .time_s
                .total_cmp(&self.by_rank[*b].time_s)
                .then(b.cmp(a))
        });
        most.map(|rank| (rank, self.by_rank[rank])).unwrap_or_default()
    }

    /// The rank that spends most, where no other comes near; empty where it concerns many.
    fn those_who(&self) -> Vec<usize> {
        let (rank, most) = self.most();
        let near = self
            .by_rank
            .iter()
            .filter(|taken| taken.time_s > most.time_s / 2.0)
            .count();
        if near == 1 { vec![rank] } else { vec![] }
    }

    /// The files, that with most time first.
    fn files<'a>(&self, run: &'a Run) -> impl Iterator<Item = &'a FileView> + use<'a> {
        self.files_by(run, None)
    }

    /// Those of a rank.
    fn files_of<'a>(&self, run: &'a Run, rank: usize) -> impl Iterator<Item = &'a FileView> + use<'a> {
        self.files_by(run, Some(rank))
    }

    fn files_by<'a>(&self, run: &'a Run, only: Option<usize>) -> impl Iterator<Item = &'a FileView> + use<'a> {
        let mut sums: HashMap<FileId, f64> = HashMap::new();
        for ((file, rank), seconds) in &self.by_file {
            if only.is_none() || only == *rank {
                *sums.entry(*file).or_default() += seconds;
            }
        }
        let files = most_first(sums).into_iter();
        files.filter_map(|(file, _)| run.files().get(file))
    }

    /// "/scratch/out.dat", "/scratch/out.dat and 3 other files".
    fn names(&self, run: &Run) -> String {
        named(run, self.files(run))
    }

    /// Those of a rank.
    fn names_of(&self, run: &Run, rank: usize) -> String {
        named(run, self.files_of(run, rank))
    }

    /// The file system of the file with most time.
    fn filesystem(&self, run: &Run) -> Option<FilesystemId> {
        self.files(run).next()?.filesystem
    }
}

/// Reading and writing of pipes, sockets and terminals: how long it takes is a matter of the other side.
pub(crate) fn of_streams(run: &Run) -> FileCost {
    FileCost::new(run, |file, part| {
        let of = &part.of;
        let outermost = file.is_asked(part.interface);
        (file.class == FileClass::Stream && outermost).then(|| Taken::of(&of.read).and(Taken::of(&of.write)))
    })
}

/// Where most of the I/O of a rank, which takes so many seconds, is waiting for the other side of a pipe: a sentence.
pub(crate) fn other_side(run: &Run, io_s: f64) -> Option<String> {
    let streams = of_streams(run);
    let (rank, most) = streams.most();
    if most.time_s < 0.5 * io_s {
        return None;
    }
    Some(format!(
        "{} waits {} for {}, a pipe, socket or terminal: look at what is on its other side, for the program itself does little meanwhile.",
        capital(&ranks(run, &[rank])),
        io_seconds(run, most.time_s),
        streams.names_of(run, rank)
    ))
}

/// What moving bytes in large pieces costs.
struct Pace {
    /// Bytes a second, all ranks together; `None` where nothing tells.
    per_second: Option<f64>,
    /// Whether a probe tells, and not the run.
    probed: bool,
}

/// Bytes a second that a process copies to and from the kernel's cache of files, in large requests.
pub(crate) const COPIED: f64 = 2e9;

/// Bytes of a request from which on it is large: a file system takes it about as well as a larger one, a jump before it costs
/// less than its bytes, and it is not slow for being small.
pub(crate) const LARGE: f64 = 65536.0;

/// Seconds that could be saved, and how they are computed.
struct Gain {
    seconds: f64,
    basis: String,
}

/// What large pieces reach on a file system (`None`: where most bytes go): as a probe measured it, or else as the run's
/// own large accesses of data files do.
fn pace(run: &Run, direction: Direction, on: Option<FilesystemId>) -> Pace {
    /// Of fewer bytes than this no rate can be told: they may all be in a cache.
    const ENOUGH: u64 = 16 << 20;
    let on = on.or_else(|| run.reached(direction).first().map(|reached| reached.filesystem));
    let ranks = run.ranks().len() as u32;
    if let Some(probed) = on.and_then(|on| run.probed(direction, on, ranks)) {
        return Pace {
            per_second: Some(probed.per_second as f64),
            probed: true,
        };
    }
    let large = FileCost::new(run, |file, part| {
        let way = part.of.way(direction);
        let outermost = file.is_asked(part.interface);
        (file.class == FileClass::Data && file.filesystem == on && outermost && way.mean_bytes() >= SMALL)
            .then(|| Taken::of(way))
    });
    let (_, most) = large.most();
    Pace {
        per_second: (large.all.bytes >= ENOUGH && most.time_s > 0.0).then(|| large.all.bytes as f64 / most.time_s),
        probed: false,
    }
}

impl Pace {
    /// What is saved of `time_s`, the largest of a rank, if the `moved` bytes of all ranks went in large pieces; `mean`
    /// bytes of a piece now tell it where nothing else does.
    fn gain(&self, run: &Run, time_s: f64, moved: f64, mean: f64) -> Gain {
        let largest = format!("the largest time of a {} in these calls", run.rank_noun());
        match self.per_second {
            Some(per_second) => Gain {
                seconds: (time_s - moved / per_second).max(0.0),
                basis: format!(
                    "{largest}, if the bytes moved at {}, as {}",
                    rate(per_second),
                    if self.probed {
                        "a probe of this file system did in large pieces"
                    } else {
                        "the run's own large accesses do"
                    }
                ),
            },
            // No request is so large that its bytes need not be copied.
            None => Gain {
                seconds: (time_s * (1.0 - mean / SMALL))
                    .min(time_s - moved / run.ranks().len().max(1) as f64 / COPIED)
                    .max(0.0),
                basis: format!("{largest}, if the bytes went in requests of {}", bytes(SMALL)),
            },
        }
    }
}
