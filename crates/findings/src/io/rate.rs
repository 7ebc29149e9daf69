//! Rates: what moving large pieces costs, and what keeps it from being faster.

use super::{FileCost, LARGE, SMALL, Taken, by_the_clock, moves_data, those_who};
use crate::cores::crowded_s;
use crate::rule::{Draft, Limit};
use crate::sites::cost;
use crate::words::{bytes, capital, counted, io_seconds, ranks, rate, share};
use model::{Class, Direction, FileClass, FileView, Interface, Part, Run, Tag, Together};

pub(crate) fn slow_transfer(run: &Run, limit: &Limit) -> Option<Draft> {
    let all = cost(run, |site| {
        moves_data(site.class) && !site.is(run, Tag::Text) && site.mean() >= LARGE
    });
    let (rank, most) = all.most();
    if all.time_s <= 0.0 || all.bytes == 0 {
        return None;
    }
    let mine = cost(run, |site| {
        moves_data(site.class) && !site.is(run, Tag::Text) && site.mean() >= LARGE && site.is_of(rank)
    });
    // Ranks share a file system: what counts is what all of them reach, in the time of the slowest.
    let most = by_the_clock(run, rank, most);
    // How fast a pipe or a terminal takes it is a matter of the other side.
    if super::of_streams(run).by_rank[rank].time_s >= 0.5 * most {
        return None;
    }
    let speed = all.bytes as f64 / most;
    if !speed.is_finite() || !limit.met(speed) {
        return None;
    }
    let writers = all.by_rank.iter().filter(|seconds| **seconds > 0.0).count();
    let (nouns, who) = (if run.has_mpi() { "ranks" } else { "processes" }, ranks(run, &[rank]));
    Some(Draft {
        title: if writers == 1 {
            format!(
                "{} reads and writes at {}: {} for {}{}.",
                capital(&who),
                rate(speed),
                io_seconds(run, most),
                bytes(mine.bytes as f64),
                all.mostly(run)
            )
        } else {
            format!(
                "{writers} {nouns} together read and write at {}: {who} takes {} for {} of {}{}.",
                rate(speed),
                io_seconds(run, most),
                bytes(mine.bytes as f64),
                bytes(all.bytes as f64),
                all.mostly(run)
            )
        },
        gain_s: most - all.bytes as f64 / limit.value,
        gain_basis: format!(
            "the largest time of a {} in these calls, if all together moved {}",
            run.rank_noun(),
            rate(limit.value)
        ),
        evidence: with_cache(run, vec![format!(
            "{} in all move {} in {} of calls, {} each.",
            counted(writers as f64, run.rank_noun()),
            bytes(all.bytes as f64),
            io_seconds(run, all.time_s),
            bytes(all.mean_bytes())
        )]),
        advice: vec![
            "Look where the files are: a network file system, or a disk that others use; try $TMPDIR or /dev/shm for scratch files.".into(),
            "With many writers, let few ranks write (MPI_File_write_all does so), and set the stripes of the file system.".into(),
        ],
        ranks: those_who(&all),
        places: all.named_places(run),
        ..Draft::default()
    })
}

/// Adds what the kernel says of the page cache: rates out of it are not those of a disk.
fn with_cache(run: &Run, mut evidence: Vec<String>) -> Vec<String> {
    for (id, doing) in [("io_cached_read", "read"), ("io_cached_written", "written")] {
        if let Some(part) = metrics::value(id, run).filter(|part| *part >= 0.5) {
            evidence.push(format!(
                "{} of the bytes {doing} touched no device while the processes ran: such rates are those of memory, not of a disk.",
                share(part)
            ));
        }
    }
    evidence
}

pub(crate) fn below_baseline(run: &Run, limit: &Limit) -> Option<Draft> {
    let of = |direction: Direction| {
        let large = FileCost::new(run, |file, part| {
            let way = part.of.way(direction);
            let outermost = file.is_asked(part.interface);
            (file.class == FileClass::Data && outermost && way.calls > 0 && way.mean_bytes() >= SMALL)
                .then(|| Taken::of(way))
        });
        let (rank, mut most) = large.most();
        most.time_s = by_the_clock(run, rank, most.time_s);
        let on = large.filesystem(run)?;
        let at_work = large.by_rank.iter().filter(|taken| taken.bytes > 0).count() as u32;
        let probed = run.probed(direction, on, at_work)?;
        let speed = large.all.bytes as f64 / most.time_s;
        // Of several probes the slowest: others use the file system, too.
        (limit.met_by(speed, probed.slowest as f64)).then(|| {
            let gain = most.time_s - large.all.bytes as f64 / probed.slowest as f64;
            (gain, direction, large, rank, most, probed, speed)
        })
    };
    let (gain, direction, large, rank, most, probed, speed) = [of(Direction::Write), of(Direction::Read)]
        .into_iter()
        .flatten()
        .max_by(|a, b| a.0.total_cmp(&b.0))?;
    let sites = cost(run, |site| {
        moves_data(site.class) && !site.is(run, Tag::Text) && site.mean() >= SMALL
    });
    Some(Draft {
        title: format!(
            "Large {} reach {} of what this file system gives: {} instead of {}, and {} takes {}{}.",
            if direction == Direction::Read { "reads" } else { "writes" },
            share(speed / probed.per_second as f64),
            rate(speed),
            rate(probed.per_second as f64),
            ranks(run, &[rank]),
            io_seconds(run, most.time_s),
            sites.mostly(run)
        ),
        gain_s: gain,
        gain_basis: format!(
            "the largest time of a {} in large accesses, if all of them together reached what a probe with {} did",
            run.rank_noun(),
            counted(f64::from(probed.processes), "process")
        ),
        evidence: with_cache(run, vec![
            format!(
                "{} in {} of {} on average.",
                bytes(large.all.bytes as f64),
                counted(large.all.calls as f64, "access"),
                bytes(large.all.mean())
            ),
            match probed.probes {
                1 => String::new(),
                probes => format!(
                    "{probes} probes reached {} to {}: the slowest counts here.",
                    rate(probed.slowest as f64),
                    rate(probed.fastest as f64)
                ),
            },
        ])
        .into_iter()
        .filter(|sentence| !sentence.is_empty())
        .collect(),
        advice: vec![
            "Look at how the file is laid out (stripes), how many ranks write at once, and whether others load the file system.".into(),
            "Probe again at the same time of day: `steelyard probe io DIR` measures what it gives now.".into(),
        ],
        ranks: large.those_who(),
        places: sites.named_places(run),
        ..Draft::default()
    })
}

pub(crate) fn one_stripe(run: &Run, limit: &Limit) -> Option<Draft> {
    /// More stripes than this seldom help.
    const ENOUGH: u32 = 8;
    /// One stripe carries a file of less than this as fast as several do; one that a single process moves, of four times this.
    const LARGE_FILE: u64 = 256 << 20;
    let at_work = |file: &FileView| file.ranks.max(file.writers).max(file.readers);
    // Where each process has a file of its own, their stripes are many, and the servers too.
    let alone = run.ranks().len() == 1;
    let wanted = |file: &FileView| {
        file.class == FileClass::Data
            && file.members == 1
            && (at_work(file) > 1 && !by_one(run, file) || alone)
            && file.stripe_count.is_some_and(|stripes| limit.met(f64::from(stripes)))
            && file.system().bytes() >= if at_work(file) > 1 { LARGE_FILE } else { 4 * LARGE_FILE }
    };
    let slow = FileCost::new(run, |file, part| {
        let outermost = file.is_asked(part.interface);
        (wanted(file) && outermost).then(|| Taken::of(&part.of.read).and(Taken::of(&part.of.write)))
    });
    let (rank, most) = slow.most();
    let file = slow.files(run).next()?;
    let stripes = if at_work(file) > 1 {
        at_work(file).min(ENOUGH)
    } else {
        4
    };
    let sites = cost(run, |site| moves_data(site.class));
    Some(Draft {
        title: format!(
            "{} lies on one stripe, so one server carries it all: {} takes {} for {}{}.",
            run.text(file.path),
            ranks(run, &[rank]),
            io_seconds(run, most.time_s),
            bytes(most.bytes as f64),
            sites.mostly(run)
        ),
        gain_s: most.time_s * (1.0 - 1.0 / f64::from(stripes)),
        gain_basis: format!(
            "the largest time of a {} in reads and writes of it, if {stripes} stripes shared them evenly",
            run.rank_noun()
        ),
        evidence: vec![format!(
            "{} move {} of {}.",
            counted(f64::from(at_work(file)), "rank"),
            bytes(slow.all.bytes as f64),
            slow.names(run)
        )],
        advice: vec![format!(
            "Give the directory more stripes before the file is made: `lfs setstripe -c {stripes} DIR`; MPI-IO's hint is striping_factor."
        )],
        ranks: slow.those_who(),
        places: sites.named_places(run),
        ..Draft::default()
    })
}

/// Whether one process moves nearly all of a file: that is then what is wrong.
fn by_one(run: &Run, file: &FileView) -> bool {
    const NEARLY_ALL: f64 = 0.9;
    let parts = run
        .files()
        .parts(file)
        .iter()
        .filter(|part| file.is_asked(part.interface));
    let (most, all) = parts.fold((0u64, 0u64), |(most, all), part| {
        (most.max(part.of.bytes()), all.saturating_add(part.of.bytes()))
    });
    most as f64 >= NEARLY_ALL * all as f64
}

/// A number of writers and what they reach together.
struct Level {
    writers: u32,
    rate: f64,
    /// By the run; else by a probe of the file system.
    own: bool,
}

impl Level {
    fn told(&self) -> String {
        let source = if self.own { "" } else { " (a probe)" };
        format!("{} with {}{source}", rate(self.rate), self.writers)
    }
}

/// What a probe reached where the program writes most, by the number of processes; nothing unless it fell with their number
/// there, too: a run may be slow for other reasons.
fn probed(run: &Run, limit: &Limit) -> Vec<Level> {
    let found = (run.reached(Direction::Write).first())
        .map(|most| run.baselines(most.filesystem, Direction::Write.large_test()))
        .unwrap_or_default();
    let levels: Vec<Level> = (found.into_iter())
        .map(|probed| Level {
            writers: probed.processes,
            rate: probed.per_second as f64,
            own: false,
        })
        .collect();
    let best = levels.iter().max_by(|a, b| a.rate.total_cmp(&b.rate));
    let falls = best.is_some_and(|best| {
        (levels.iter()).any(|level| level.writers > best.writers && limit.met_by(level.rate, best.rate))
    });
    if falls { levels } else { vec![] }
}

/// Seconds in which so many write before their rate counts.
const LEAST_TIME_S: f64 = 0.1;

pub(crate) fn too_many_writers(run: &Run, limit: &Limit) -> Option<Draft> {
    // What small writes reach their number decides, and they share cores as well as the file system.
    let asked = run.files().asked(FileClass::Data).write;
    if asked.calls > 0 && asked.mean_bytes() < LARGE {
        return None;
    }
    let rows = run.written_together();
    let all: f64 = rows.iter().map(|row| row.bytes).sum();
    // A level at which hardly anything was written shows no rate, and neither does a moment.
    let solid = |row: &&Together| row.bytes >= 0.05 * all && row.time_s >= LEAST_TIME_S;
    let mut levels: Vec<Level> = (rows.iter().filter(solid))
        .map(|row| Level {
            writers: row.writers,
            rate: row.rate(),
            own: true,
        })
        .collect();
    levels.extend(probed(run, limit));
    let best = levels.iter().max_by(|a, b| a.rate.total_cmp(&b.rate))?;
    let crowded: Vec<&Together> = rows
        .iter()
        .filter(|row| row.writers > best.writers && limit.met_by(row.rate(), best.rate))
        .collect();
    let (time, moved) = crowded
        .iter()
        .fold((0.0, 0.0), |sum, row| (sum.0 + row.time_s, sum.1 + row.bytes));
    let worst = crowded
        .iter()
        .filter(|row| solid(row))
        .min_by(|a, b| a.rate().total_cmp(&b.rate()))?;
    // Many writers also want many cores: where other programs have these, that is no fault of the file system.
    let gain_s = time - moved / best.rate - crowded_s(run) / run.ranks().len().max(1) as f64;
    if gain_s <= 0.0 {
        return None;
    }
    let sites = cost(run, |site| matches!(site.class, Class::IoWrite | Class::MpiIo));
    let told: Vec<String> = levels.iter().map(Level::told).collect();
    Some(Draft {
        title: format!(
            "The more ranks write at once, the less they write together: {}, {} with {}{}.",
            best.told(),
            rate(worst.rate()),
            worst.writers,
            sites.mostly(run)
        ),
        gain_s,
        gain_basis: format!(
            "the time in which more than {} write, if they wrote as fast together as {} do",
            best.writers, best.writers
        ),
        evidence: vec![format!(
            "Rates by the number of ranks that write at the same time: {}.",
            told.join(", ")
        )],
        advice: vec![format!(
            "Let {} at a time write: by turns, or through few aggregators (MPI_File_write_all, hint cb_nodes).",
            counted(f64::from(best.writers), "rank")
        )],
        places: sites.named_places(run),
        ..Draft::default()
    })
}

/// Writes, or reads, of a process that are aligned, or not: seconds a byte are compared where the mean size is alike.
pub(crate) fn unaligned(run: &Run, limit: &Limit) -> Option<Draft> {
    struct Group {
        bin: u32,
        write: bool,
        time_s: [f64; 2],
        bytes: [f64; 2],
    }
    let judge = |part: &Part| {
        let write = part.of.write.calls > 0;
        let way = if write { part.of.write } else { part.of.read };
        let pure = part.of.read.calls == 0 || part.of.write.calls == 0;
        let bin = way.mean_bytes().max(1.0).log2() as u32;
        (part.interface == Interface::Posix && pure && way.calls > 0)
            .then(|| (bin, write, usize::from(part.of.file_unaligned * 2 > way.calls), way))
    };
    let mut groups: Vec<Group> = vec![];
    for file in run.files().data() {
        for (bin, write, off, way) in run.files().parts(file).iter().filter_map(judge) {
            let at = groups
                .iter()
                .position(|group| (group.bin, group.write) == (bin, write))
                .unwrap_or_else(|| {
                    groups.push(Group {
                        bin,
                        write,
                        time_s: [0.0; 2],
                        bytes: [0.0; 2],
                    });
                    groups.len() - 1
                });
            groups[at].time_s[off] += way.time_s;
            groups[at].bytes[off] += way.bytes as f64;
        }
    }
    // Seconds a byte of unaligned ones over those of aligned ones.
    let slower = |bin: u32, write: bool| {
        let group = groups.iter().find(|group| (group.bin, group.write) == (bin, write))?;
        let cost = |at: usize| (group.bytes[at] > 0.0).then(|| group.time_s[at] / group.bytes[at]);
        Some(cost(1)? / cost(0)?).filter(|times| times.is_finite() && limit.met(*times))
    };
    let excess = FileCost::new(run, |file, part| {
        let (bin, write, off, way) = judge(part).filter(|_| file.class == FileClass::Data)?;
        let times = slower(bin, write).filter(|_| off == 1)?;
        Some(Taken {
            time_s: way.time_s * (1.0 - 1.0 / times),
            ..Taken::of(&way)
        })
    });
    let (rank, most) = excess.most();
    let file = excess.files(run).next()?;
    let sites = cost(run, |site| moves_data(site.class));
    Some(Draft {
        title: format!(
            "Accesses of {} that begin inside a block cost more than others of their size: {} loses {} by it{}.",
            bytes(most.mean()),
            ranks(run, &[rank]),
            io_seconds(run, most.time_s),
            sites.mostly(run)
        ),
        gain_s: most.time_s,
        gain_basis: format!(
            "the largest time of a {} in them, less what aligned ones of the same size take a byte in this run",
            run.rank_noun()
        ),
        evidence: vec![format!(
            "Blocks of {} are {}; the file's header or record length puts accesses between them.",
            run.text(file.path),
            bytes(file.block_bytes as f64)
        )],
        advice: vec!["Pad the header and the records to the block size; with HDF5, H5Pset_alignment does it.".into()],
        ranks: excess.those_who(),
        places: sites.named_places(run),
        ..Draft::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::fixture::{BinOf, Fixture, UseOf};

    /// Four ranks write for 20 s, 10 MB/s together; a probe found 100 MB/s with one process, and so much with four.
    fn beside_a_probe(with_four: u64) -> Option<Draft> {
        let rule = crate::RULES.iter().find(|rule| rule.id == "too_many_writers")?;
        let mut fixture = Fixture::new("U80D20\nU80D20\nU80D20\nU80D20")
            .filesystem("/scratch", "lustre")
            .baseline("/scratch", "large_write", 1, 100_000_000, 1 << 20)
            .baseline("/scratch", "large_write", 4, with_four, 1 << 20);
        for rank in 0..4 {
            let written = UseOf {
                writes: 50,
                write_bytes: 50_000_000,
                write_s: 20.0,
                ..UseOf::default()
            };
            fixture = fixture.file_use(rank, "/scratch/a", "posix", written);
            for second in 80..100 {
                let bin = BinOf {
                    write_bytes: 2_500_000,
                    write_s: 1.0,
                    ..BinOf::default()
                };
                fixture = fixture.io_bin(rank, "posix", f64::from(second), 1.0, bin);
            }
        }
        too_many_writers(&fixture.run(), &rule.limit)
    }

    #[test]
    fn a_probe_tells_of_crowding_only_if_it_saw_it() {
        let draft = beside_a_probe(12_000_000).expect("the probe fell, too");
        assert_eq!(draft.gain_s, 20.0 - 2.0);
        let title = draft.title.replace(['\u{a0}', '\u{202f}'], " ");
        assert!(title.contains("100 MB/s with 1 (a probe), 10 MB/s with 4"), "{title}");
        assert!(beside_a_probe(90_000_000).is_none());
    }
}
