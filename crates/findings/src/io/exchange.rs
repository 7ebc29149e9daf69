//! Collective accesses of MPI-IO: how much of their time is exchange between ranks, and how this MPI is told to do less of it.

use super::{FileCost, LARGE, SMALL, Taken, accesses, dearer, each_of, hint, moves_data, pace};
use crate::mpi::{is_open_mpi, mca, open_mpi_major};
use crate::rule::{Draft, Limit};
use crate::sites::cost;
use crate::words::{bytes, capital, count, io_seconds, ranks};
use model::{Direction, FileId, FileView, Interface, Run, Tag, Way, by_most};

/// Which part of the time of MPI-IO's reads, or writes, of a file is in collective calls, where it has both kinds: as the calls
/// were timed, or by their number where another library makes them.
pub(super) struct Manner {
    timed: Option<f64>,
}

impl Manner {
    pub(super) fn new(run: &Run, direction: Direction) -> Manner {
        let all = cost(run, |site| site.is(run, accesses(direction)));
        let together = cost(run, |site| {
            site.is(run, accesses(direction)) && site.is(run, Tag::Collective)
        });
        Manner {
            timed: (all.time_s > 0.0).then(|| together.time_s / all.time_s),
        }
    }

    pub(super) fn collective(&self, way: &Way) -> f64 {
        let together = way.collective.saturating_add(way.split);
        match way.independent.saturating_add(way.nonblocking) {
            0 if together > 0 => 1.0,
            _ if together == 0 => 0.0,
            alone => self
                .timed
                .unwrap_or(together as f64 / together.saturating_add(alone) as f64),
        }
    }
}

/// What a rank spends in collective accesses, and what the file system takes of it.
#[derive(Clone, Copy, Default)]
struct Spent {
    taken: Taken,
    below_s: f64,
    exchange_s: f64,
}

/// What a file's collective accesses are made through: PnetCDF, whose posted ones a collective call completes, or MPI-IO.
fn through(file: &FileView) -> Interface {
    match file.layer(Interface::PnetCdf) {
        Some(of) if of.accesses() > 0 => Interface::PnetCdf,
        _ => Interface::MpiIo,
    }
}

/// Collective accesses of a file.
struct Collective {
    /// Seconds in the rank with the least, so that waiting for ranks that come late is not taken for exchange.
    least_s: f64,
    /// Seconds in system calls in the process with most.
    below_s: f64,
    by_rank: Vec<(usize, Taken)>,
}

/// `None` where what is below was not seen.
fn of_file(run: &Run, file: &FileView, manners: &[Manner; 2]) -> Option<Collective> {
    let through = through(file);
    let together = |way: &Way, manner: &Manner| {
        let posted = if through == Interface::PnetCdf {
            way.nonblocking
        } else {
            0
        };
        let calls = way.collective.saturating_add(way.split).saturating_add(posted);
        let part = calls as f64 / way.calls.max(1) as f64;
        Taken {
            time_s: way.time_s * if posted > 0 { part } else { manner.collective(way) },
            calls,
            bytes: (way.bytes as f64 * part) as u64,
        }
    };
    let parts = run.files().parts(file);
    let mut by_rank: Vec<(usize, Taken)> = vec![];
    for part in parts.iter().filter(|part| part.interface == through) {
        let taken = together(&part.of.read, &manners[0]).and(together(&part.of.write, &manners[1]));
        if let Some(rank) = part.rank.filter(|_| taken.calls > 0) {
            by_rank.push((rank, taken));
        }
    }
    let least_s = by_rank.iter().map(|(_, taken)| taken.time_s).min_by(f64::total_cmp)?;
    let system = |part: &&model::Part| part.interface.is_system() && part.of.accesses() > 0;
    let below_s = parts
        .chunk_by(|a, b| a.process == b.process)
        .filter_map(|parts| {
            let mut below = parts.iter().filter(system).peekable();
            below.peek()?;
            Some(
                below
                    .map(|part| part.of.read.time_s + part.of.write.time_s)
                    .sum::<f64>(),
            )
        })
        .max_by(f64::total_cmp)?;
    Some(Collective {
        least_s,
        below_s,
        by_rank,
    })
}

pub(crate) fn collective_exchange(run: &Run, limit: &Limit) -> Option<Draft> {
    let manners = [Manner::new(run, Direction::Read), Manner::new(run, Direction::Write)];
    let mut spent = vec![Spent::default(); run.ranks().len()];
    let mut all = Taken::default();
    let mut files: Vec<(FileId, f64)> = vec![];
    for file in run.files().iter().filter(|file| file.ranks > 1) {
        let Some(Collective {
            least_s: least,
            below_s: below,
            by_rank,
        }) = of_file(run, file, &manners)
        else {
            continue;
        };
        if least <= below || !limit.met_by(least, below) {
            continue;
        }
        files.push((file.file, least - below));
        for (rank, taken) in by_rank {
            all = all.and(taken);
            let Some(of) = spent.get_mut(rank) else { continue };
            of.taken = of.taken.and(Taken { time_s: least, ..taken });
            of.below_s += below;
            of.exchange_s += least - below;
        }
    }
    let rank = (0..spent.len()).max_by(|a, b| spent[*a].exchange_s.total_cmp(&spent[*b].exchange_s).then(b.cmp(a)))?;
    let most = spent[rank];
    files.sort_by(by_most);
    let file = run.files().get(files.first()?.0)?;
    let mut sites = cost(run, |site| site.is(run, Tag::Collective));
    if sites.count == 0 {
        // HDF5 or netCDF makes them.
        sites = cost(run, |site| moves_data(site.class) && site.bytes > 0);
    }
    Some(Draft {
        title: format!(
            "Collective {} takes {} {} or more and the file system below it {}: the rest is exchange between ranks{}.",
            through(file).label(),
            each_of(run, spent.iter().filter(|of| of.taken.calls > 0).count()),
            io_seconds(run, most.taken.time_s),
            io_seconds(run, most.below_s),
            sites.mostly(run)
        ),
        gain_s: most.exchange_s,
        gain_basis: "the least time of a rank in these calls, less the largest of a process below them, file by file".into(),
        evidence: vec![
            format!(
                "{} makes {} collective accesses of {} on average; together the ranks are in such calls for {}.",
                capital(&ranks(run, &[rank])),
                count(most.taken.calls as f64),
                bytes(most.taken.mean()),
                io_seconds(run, all.time_s)
            ),
            "Waiting for ranks that come late to these calls is left out: it is the rank with the least time that counts.".into(),
        ],
        advice: advice(run, file, most.taken.mean()),
        places: sites.named_places(run),
        ..Draft::default()
    })
}

fn advice(run: &Run, file: &FileView, mean: f64) -> Vec<String> {
    let mut advice = vec![];
    if mean < SMALL {
        advice.push(format!(
            "Move more with each call, a mebibyte or more and not {}: each collective call is an exchange between all ranks.",
            bytes(mean)
        ));
    }
    let settings = settings(run, file)
        .map(|settings| format!(" Where they do, try to do without the exchange: {settings}."))
        .unwrap_or_default();
    advice.push(format!(
        "Let each rank's part of the file lie together in pieces of 64 KiB or more: what is less interleaved has less to exchange.{settings}"
    ));
    advice
}

pub(crate) fn collective_pieces(run: &Run, limit: &Limit) -> Option<Draft> {
    let (direction, pieces) = dearer(|direction| {
        FileCost::new(run, |file, part| {
            let above = file.layer(Interface::MpiIo)?.way(direction);
            let way = part.of.way(direction);
            let below = file.system().way(direction).calls as f64;
            let split = above.collective > above.calls / 2 && limit.met_by(below, above.calls as f64);
            (part.interface.is_system() && file.ranks > 1 && split && way.mean_bytes() < LARGE).then(|| Taken::of(way))
        })
    })?;
    let (rank, most) = pieces.most();
    let file = pieces.files(run).next()?;
    let gain = pace(run, direction, file.filesystem).gain(run, most.time_s, pieces.all.bytes as f64, most.mean());
    let sites = cost(run, |site| {
        site.is(run, Tag::Collective) && site.is(run, accesses(direction))
    });
    let mut advice = vec![
        "Let each rank's part of the file lie together in pieces of 64 KiB or more, or order the data in memory before they are written.".to_string(),
    ];
    if let Some(settings) = gathering(run, file, direction) {
        advice.push(format!("Or try to have MPI-IO gather the pieces: {settings}."));
    }
    Some(Draft {
        title: format!(
            "MPI-IO passes collective accesses to the file system in pieces of {}: {} makes {} system calls, {} in all{}.",
            bytes(most.mean()),
            ranks(run, &[rank]),
            count(most.calls as f64),
            io_seconds(run, most.time_s),
            sites.mostly(run)
        ),
        gain_s: gain.seconds,
        gain_basis: gain.basis,
        evidence: vec![format!(
            "All processes make {} system calls for {} accesses of {}.",
            count(pieces.all.calls as f64),
            count(file.layer(Interface::MpiIo)?.way(direction).calls as f64),
            run.text(file.path)
        )],
        advice,
        ranks: pieces.those_who(),
        places: sites.named_places(run),
        ..Draft::default()
    })
}

/// How this MPI is told to gather the pieces of all ranks, as far as the run did not tell it already.
fn gathering(run: &Run, file: &FileView, direction: Direction) -> Option<String> {
    if let Some(name) = with_romio(run, file) {
        let name = format!(
            "{name}_{}",
            if direction == Direction::Write { "write" } else { "read" }
        );
        return (hint(run, file, &name)? != "enable").then(|| format!("the hint {name}=enable"));
    }
    // Open MPI 5 has no two_phase.
    let component = if open_mpi_major(run)? < 5 {
        "two_phase"
    } else {
        "vulcan"
    };
    (mca(run, "fcoll") != Some(component)).then(|| format!("mpirun --mca fcoll {component}"))
}

/// What ROMIO's hints on collective buffering begin with, where it is the MPI-IO; OMPIO is Open MPI's own.
fn with_romio(run: &Run, file: &FileView) -> Option<&'static str> {
    let hinted = hint(run, file, "romio_cb_write")
        .or(hint(run, file, "romio_cb_read"))
        .is_some();
    (hinted || !is_open_mpi(run) || mca(run, "io").is_some_and(|io| io != "ompio")).then_some("romio_cb")
}

/// How this MPI is told to let each rank access its own part, as far as the run did not tell it already.
fn settings(run: &Run, file: &FileView) -> Option<String> {
    if with_romio(run, file).is_none() {
        let other = match open_mpi_major(run) {
            Some(3) => Some("romio314"),
            Some(4) => Some("romio321"),
            Some(5) => Some("romio341"),
            _ => None,
        };
        let ways = [
            (mca(run, "fcoll") != Some("individual")).then(|| "mpirun --mca fcoll individual".to_string()),
            other.map(|other| format!("Open MPI's other MPI-IO, mpirun --mca io {other}")),
        ];
        let ways: Vec<String> = ways.into_iter().flatten().collect();
        return (!ways.is_empty()).then(|| ways.join("; or "));
    }
    let name = if file.system().write.bytes > 0 {
        "romio_cb_write"
    } else {
        "romio_cb_read"
    };
    (hint(run, file, name)? != "disable").then(|| {
        format!("the hint {name}=disable, in the MPI_Info of MPI_File_open or in a file that ROMIO_HINTS names")
    })
}
