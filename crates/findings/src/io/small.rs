//! Accesses that are too small: made one by one, scattered, as text, unbuffered.

use super::exchange::Manner;
use super::meta::is_opening;
use super::share::formatted_again_s;
use super::{FileCost, LARGE, MANY, SMALL, Taken, accesses, dearer, moves_data, pace, those_who};
use crate::library::within;
use crate::rule::{Calls, Draft, Limit};
use crate::sites::{Cost, Site, all, cost};
use crate::words::{at, bytes, capital, count, io_seconds, of_io, places_of, ranks, sampled, seconds_within, share};
use model::{
    CallId, Class, ContextId, Direction, FileClass, FileView, Formatting, FrameId, Interface, Language, Run, Tag, Use,
    Way,
};
use std::collections::BTreeMap;

/// A number takes less than this to be made text, or of text: so much formatting is so many numbers at least.
const SLOWEST_S: f64 = 10e-6;

/// What has less of the time of a finding is no evidence of it.
const WORTH_A_WORD: f64 = 0.1;

/// How to do without text, in the words of the language.
fn instead_of_text(language: Language, reads: bool) -> [&'static str; 2] {
    match (language, reads) {
        (Language::Fortran, false) => [
            "Write whole arrays, unformatted: open(…, access='stream', form='unformatted') and one write(u) x for all of x; or HDF5, netCDF.",
            "If it must be text, write less of it: not every step, not every rank; and one WRITE statement for an array, not one for each number.",
        ],
        (Language::Fortran, true) => [
            "Keep the data unformatted: open(…, access='stream', form='unformatted') and one read(u) x for all of x; or HDF5, netCDF.",
            "If it must be text, read it once, with one READ statement for an array, and send it to the other ranks.",
        ],
        (Language::Cxx, false) => [
            "Write binary data in large pieces: out.write(reinterpret_cast<const char *>(x.data()), bytes) to a stream opened with std::ios::binary; or HDF5, netCDF.",
            "If it must be text, write less of it, not every step and not every rank; std::to_chars into a buffer is several times as fast as operator <<.",
        ],
        (Language::Cxx, true) => [
            "Keep the data binary, and read it in large pieces: in.read(reinterpret_cast<char *>(x.data()), bytes); or HDF5, netCDF.",
            "If it must be text, std::from_chars on a large buffer is several times as fast as operator >>.",
        ],
        (Language::Python, false) => [
            "Write arrays as bytes: numpy.save or ndarray.tofile, not numpy.savetxt, csv or print in a loop; h5py for what others read; of tables Parquet.",
            "If it must be text, write less of it: not every step, not every rank.",
        ],
        (Language::Python, true) => [
            "Read arrays as bytes: keep them with numpy.save and numpy.load, h5py or Parquet, and do not parse text in a loop.",
            "If it must be text, let a library parse it at once (pandas.read_csv, numpy.loadtxt of NumPy 1.23 or newer).",
        ],
        (Language::C, false) => [
            "Write binary data in large pieces (fwrite, HDF5, netCDF) and make text of it afterwards.",
            "If it must be text, write less of it: not every step, not every rank.",
        ],
        (Language::C, true) => [
            "Keep the data binary, and read it in large pieces (fread, HDF5, netCDF).",
            "If it must be text, read it once, and keep what was read in binary for the next time.",
        ],
    }
}

pub(crate) fn text_output(run: &Run, limit: &Limit) -> Option<Draft> {
    let text = cost(run, |site| site.is(run, Tag::Text));
    // Words that pass through a stream of C++ are no numbers, and must be moved in any case.
    let opens = is_opening(run);
    let counts = |of: &Formatting| (of.numbers || of.language != Language::Cxx) && !opens(of);
    let of_rank = |rank| -> BTreeMap<Formatting, f64> {
        let found = run.formatting_seconds(rank).into_iter();
        found.filter(|(of, _)| counts(of)).collect()
    };
    let outside: Vec<_> = (0..run.ranks().len()).map(of_rank).collect();
    let formatting = |rank: usize| outside[rank].values().sum::<f64>();
    let most = |rank: &usize| text.by_rank[*rank] + formatting(*rank);
    let rank = (0..outside.len()).max_by(|a, b| most(a).total_cmp(&most(b)).then(b.cmp(a)))?;
    // Of many short calls a few are timed: samples may know better.
    let (timed, seen) = (text.by_rank[rank], run.sampled_in(rank, Tag::Text));
    let by_samples = of_io(run, timed)
        .zip(sampled(run, seen))
        .filter(|(timed, seen)| seen < timed);
    let (within, within_error) = match by_samples {
        Some((_, error)) => (seen, Some(error)),
        None => (timed, of_io(run, timed)),
    };
    let beside = match formatting(rank) {
        0.0 => 0.0,
        seconds => (seconds - formatted_again_s(run, rank)).max(0.0),
    };
    let all = (within + beside).min(run.ranks()[rank].elapsed_s());
    if !limit.met(text.calls_by_rank[rank] as f64 + beside / SLOWEST_S) {
        return None;
    }
    let reading = cost(run, |site| {
        site.is(run, Tag::Text) && site.class == Class::IoRead && site.is_of(rank)
    });
    let part = |wanted: &dyn Fn(&Formatting) -> bool| -> f64 {
        (outside[rank].iter())
            .filter(|(of, _)| wanted(of))
            .map(|(_, seconds)| seconds)
            .sum()
    };
    let reads = reading.time_s + part(&|of| of.direction == Direction::Read) > all / 2.0;
    let (language, _) = [Language::Fortran, Language::Cxx, Language::Python]
        .map(|language| (language, part(&|of| of.language == language)))
        .into_iter()
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .filter(|(_, seconds)| *seconds > within)
        .unwrap_or((Language::C, 0.0));
    // Lines, whether their formatting is inside the calls or outside them.
    let mut lines: Vec<(FrameId, f64, &str)> = (text.places(run).into_iter())
        .map(|(call, frame, seconds)| (frame, seconds, run.call_name(call)))
        .collect();
    for (of, seconds) in outside.iter().flatten() {
        match lines
            .iter_mut()
            .find(|(frame, _, _)| run.place(*frame) == run.place(of.frame))
        {
            Some((_, sum, _)) => *sum += seconds,
            None => lines.push((of.frame, *seconds, "")),
        }
    }
    lines.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    let first = lines.first().map_or(0.0, |(_, seconds, _)| *seconds);
    lines.retain(|(_, seconds, _)| *seconds >= WORTH_A_WORD * first);
    let mostly = lines.first().map(|(frame, _, call)| match *call {
        "" => format!(", most of it{}", at(run, Some(*frame))),
        call => format!(", most of it in {call}{}", at(run, Some(*frame))),
    });
    let error = within_error.unwrap_or(0.0).hypot(sampled(run, beside).unwrap_or(0.0));
    let error = (error > 0.0).then_some(error);
    let numbers = within > beside || part(&|of| of.numbers) > beside / 2.0;
    let mut evidence = vec![];
    if within >= WORTH_A_WORD * all {
        evidence.push(format!(
            "{} calls moved {}, {} each.",
            count(text.count as f64),
            bytes(text.bytes as f64),
            bytes(text.mean_bytes())
        ));
    }
    if beside > 0.0 {
        evidence.push(format!(
            "For {} it formats or parses outside the calls that move the text, by its samples.",
            seconds_within(beside, sampled(run, beside))
        ));
    }
    let by_rank: Vec<f64> = (0..outside.len()).map(|rank| most(&rank)).collect();
    let near = by_rank.iter().filter(|seconds| **seconds > most(&rank) / 2.0).count();
    Some(Draft {
        title: format!(
            "{} takes {} to {} {}{}.",
            capital(&ranks(run, &[rank])),
            seconds_within(all, error),
            if reads { "read" } else { "write" },
            if numbers {
                "text, number by number"
            } else {
                "files item by item"
            },
            mostly.unwrap_or_default()
        ),
        gain_s: all,
        gain_error_s: error,
        gain_basis: format!(
            "the largest time of a {} in formatting and parsing, and in character-wise calls",
            run.rank_noun()
        ),
        evidence,
        advice: instead_of_text(language, reads).map(String::from).to_vec(),
        ranks: if near == 1 { vec![rank] } else { vec![] },
        places: places_of(run, lines.iter().map(|(frame, ..)| *frame)),
        ..Draft::default()
    })
}

pub(crate) fn tiny_requests(run: &Run, limit: &Limit) -> Option<Draft> {
    let is_small =
        |site: &Site| moves_data(site.class) && !site.is(run, Tag::Text) && site.bytes > 0 && limit.met(site.mean());
    // What is done seldom beside it is another matter: modules that Python reads.
    let often = all(run).filter(is_small).map(|site| site.count).max()?;
    let small = cost(run, |site| is_small(site) && site.count as f64 >= SELDOM * often as f64);
    let (rank, most) = small.most();
    if *small.calls_by_rank.get(rank)? < MANY {
        return None;
    }
    // What a pipe or a terminal has not got yet no larger request would bring.
    let most = most - super::of_streams(run).by_rank[rank].time_s;
    let mean = small.mean_bytes();
    let direction = if reads_more(&small, run) {
        Direction::Read
    } else {
        Direction::Write
    };
    let gain = pace(run, direction, None).gain(run, most, small.bytes as f64, mean);
    let who = ranks(run, &[rank]);
    let seconds = io_seconds(run, most);
    let whole = moved_whole(run, rank);
    let are_whole = whole.requests as f64 > small.calls_by_rank[rank] as f64 / 2.0;
    Some(Draft {
        title: match are_whole {
            true => format!(
                "Small files are read or written whole, in requests of {} on average: {who} takes {seconds} to move their bytes{}.",
                bytes(mean),
                small.mostly(run)
            ),
            false => format!(
                "Files are read or written in requests of {} on average: {who} takes {seconds} for it{}.",
                bytes(mean),
                small.mostly(run)
            ),
        },
        gain_s: gain.seconds,
        gain_basis: gain.basis,
        evidence: [
            are_whole.then(|| {
                format!(
                    "{} moves {} files in one or two requests each: no buffer would make them larger.",
                    capital(&who),
                    count(whole.files as f64)
                )
            }),
            Some(format!(
                "{} calls moved {}; a call takes {} on average.",
                count(small.count as f64),
                bytes(small.bytes as f64),
                io_seconds(run, small.time_s / small.count as f64)
            )),
        ]
        .into_iter()
        .flatten()
        .collect(),
        advice: match (are_whole, is_of_packages(run, &small)) {
            (true, _) => vec![PACKED.into()],
            (false, true) => vec![IN_BLOCKS.into()],
            (false, false) => in_large_pieces(run, &small),
        },
        ranks: those_who(&small),
        places: small.named_places(run),
        of: matches!(direction, Direction::Read).then_some((Calls::Reads, most)),
        ..Draft::default()
    })
}

/// Files that a process moves in one or two requests, the second of which may find their end.
#[derive(Default)]
struct Whole {
    files: u64,
    requests: u64,
}

fn moved_whole(run: &Run, rank: usize) -> Whole {
    let mut whole = Whole::default();
    for file in run.files().iter().filter(|file| file.class != FileClass::Stream) {
        let own = run.files().parts(file).iter().filter(|part| part.rank == Some(rank));
        for part in own.filter(|part| file.is_asked(part.interface)) {
            let few = |way: &&Way| (1..=2 * file.members).contains(&way.calls) && way.mean_bytes() < SMALL;
            let requests: u64 = [&part.of.read, &part.of.write]
                .into_iter()
                .filter(few)
                .map(|way| way.calls)
                .sum();
            whole.files += if requests > 0 { file.members } else { 0 };
            whole.requests += requests;
        }
    }
    whole
}

const PACKED: &str = "Put many small files into one: data into HDF5 or netCDF, whole trees into an archive (tar, zip) that is unpacked on the node's own disk or in memory; then their bytes go in large requests, and there is little to open.";

/// What is called less often than this beside the calls made most often is not what a program does in a loop.
const SELDOM: f64 = 0.01;

/// Folders of Python's packages for files of arrays.
const PACKAGES: [&str; 3] = ["/h5py/", "/netCDF4/", "/tables/"];
const IN_BLOCKS: &str = "Gather some thousand records in an array of numpy, and write or read them in one piece (dataset[first:last] = records); grow a dataset seldom, by many rows at a time.";

/// Whether a call is one of the libraries that such packages call.
fn is_of_arrays(run: &Run, call: CallId) -> bool {
    let interface = run.tables().calls.interface[call.0 as usize];
    matches!(
        Interface::from_id(run.text(interface)),
        Some(Interface::Hdf5 | Interface::NetCdf)
    )
}

/// Whether most of the time is in such a library, and Python calls it.
fn is_of_packages(run: &Run, of: &Cost) -> bool {
    let of_arrays = of.by_call().first().is_some_and(|(call, _)| is_of_arrays(run, *call));
    of_arrays && of.language(run) == Language::Python
}

pub(crate) fn small_array_accesses(run: &Run, limit: &Limit) -> Option<Draft> {
    let small = cost(run, |site| {
        moves_data(site.class) && site.mean() < SMALL && is_of_arrays(run, site.call)
    });
    let (rank, _) = small.most();
    if *small.calls_by_rank.get(rank)? < MANY || small.language(run) != Language::Python {
        return None;
    }
    let of_package = |path: &str| PACKAGES.iter().any(|folder| path.contains(folder));
    let inside = run.through(|frame| of_package(run.place(frame).file) || of_package(run.module_path(frame)));
    let computes = |context: ContextId| inside.get(context.row()) == Some(&true) && !run.imports().are_in(context);
    let on = format!(
        "what Python's package for files of arrays computes around accesses of {} on average",
        bytes(small.mean_bytes())
    );
    Some(Draft {
        gain_basis: "all of that: accesses of a mebibyte are so few that it does not count".into(),
        evidence: vec![format!(
            "{} calls moved {}: for each the package looks at the selection, its shape and its type.",
            count(small.count as f64),
            bytes(small.bytes as f64)
        )],
        advice: vec![IN_BLOCKS.into()],
        ..within(run, computes)?.spent_on(run, limit, &on, |frame| format!("most of it{}", at(run, Some(frame))))?
    })
}

/// How to move more at a time, in the words of the language whose library makes the calls.
fn in_large_pieces(run: &Run, of: &Cost) -> Vec<String> {
    let own = match of.language(run) {
        Language::Fortran => {
            "Read or write whole arrays in one statement, unformatted (access='stream'); gfortran's buffers are larger with GFORTRAN_FORMATTED_BUFFER_SIZE=1048576 and GFORTRAN_UNFORMATTED_BUFFER_SIZE=1048576 in the environment."
        }
        Language::Cxx => {
            "Read or write large pieces with read() and write() of the stream, and give it a larger buffer before it is opened: rdbuf()->pubsetbuf(buffer, size)."
        }
        Language::Python => {
            "Read or write large pieces at a time: open(…, buffering=1 << 20), and neither buffering=0 nor read(1) nor flush=True in a loop."
        }
        Language::C => {
            "Collect data in memory and write or read a mebibyte or more at a time; with stdio, setvbuf gives a larger buffer."
        }
    };
    let mut advice = vec![own.to_string()];
    if run.has_mpi() && cost(run, |site| site.is(run, Tag::Collective)).count == 0 {
        advice.push(
            "Ranks that write small parts of one file can try MPI-IO's collective calls (MPI_File_write_all), which can merge them.".into(),
        );
    }
    advice
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
            let way = part.of.way(direction);
            let together = way.collective.saturating_add(way.split);
            let pure = together == if collective { way.calls } else { 0 };
            (part.interface == Interface::MpiIo && pure).then(|| Taken::of(way))
        });
        all.all.time_s / all.all.bytes as f64
    };
    Some(per_byte(true) / per_byte(false)).filter(|times| times.is_finite() && *times > 1.0)
}

pub(crate) fn tiny_mpi_io(run: &Run, limit: &Limit) -> Option<Draft> {
    let sites_of = |direction| {
        cost(run, |site| {
            site.is(run, accesses(direction)) && !site.is(run, Tag::Collective) && site.mean() < SMALL
        })
    };
    let (direction, tiny) = dearer(|direction| {
        let manner = Manner::new(run, direction);
        let sites = sites_of(direction);
        let each = (sites.count > 0).then(|| sites.mean_bytes());
        FileCost::new(run, |file, part| {
            let way = part.of.way(direction);
            let alone = part.interface == Interface::MpiIo
                && file.ranks > 1
                && way.independent * 2 > way.calls
                && way.mean_bytes() < SMALL;
            // Collective accesses of the same file are larger as a rule: call sites know the independent ones apart.
            let each = each.unwrap_or(way.mean_bytes());
            alone.then(|| Taken {
                time_s: way.time_s * (1.0 - manner.collective(way)),
                calls: way.independent,
                bytes: (each * way.independent as f64).min(way.bytes as f64) as u64,
            })
        })
    })?;
    let (rank, most) = tiny.most();
    if !limit.met(tiny.all.calls as f64) {
        return None;
    }
    let sites = sites_of(direction);
    let pace = pace(run, direction, tiny.filesystem(run));
    let gain = pace.gain(run, most.time_s, tiny.all.bytes as f64, most.mean());
    let (done, doing, call) = match direction {
        Direction::Read => ("read", "reads", "MPI_File_read_all"),
        Direction::Write => ("written", "writes", "MPI_File_write_all"),
    };
    // The system's calls are those of all accesses: they are told where there are no others.
    let alone = |file: &&FileView| {
        let asked = file.layer(Interface::MpiIo).copied().unwrap_or_default();
        let all = asked.read.calls.saturating_add(asked.write.calls);
        all == asked.way(direction).independent
    };
    // Of all of them, or it is not told.
    let below = (tiny.files(run).filter(alone).count() == tiny.files(run).count()).then(|| {
        tiny.files(run).try_fold((0u64, 0u64), |(calls, bytes), file| {
            let both = run.ledger(file).steps.get(1)?.both();
            Some((calls.saturating_add(both.calls?), bytes.saturating_add(both.bytes)))
        })
    });
    let below =
        (below.flatten().filter(|(calls, _)| *calls > 0)).map(|(calls, bytes)| (calls, bytes as f64 / calls as f64));
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
            && (file.layers.iter()).all(|layer| layer.interface == Interface::Posix || layer.sum.accesses() == 0)
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
        let told = line || streams && site.is(run, Tag::Flush);
        site.is_of(rank) && site.class == Class::IoWrite && told
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
            cost_of.names_of(run, rank)
        )],
        advice: vec![
            match sites.language(run) {
                Language::Fortran => "Leave the buffer to the library: no flush(u) in a loop, and GFORTRAN_UNBUFFERED_ALL not set; one WRITE statement for an array.",
                Language::Cxx => "Leave the buffer to the stream: '\\n' and not std::endl, no std::flush or std::unitbuf, and not std::cerr for output.",
                Language::Python => "Leave the buffer to the file object: no flush=True, no flush() in a loop, neither buffering=0 nor python -u.",
                Language::C => "Write through a buffer: fwrite and not write, and no fflush or setvbuf(…, _IONBF, 0) on the way.",
            }
            .into(),
            "Say less: not every step, not every rank.".into(),
        ],
        ranks: cost_of.those_who(),
        places: sites.named_places(run),
        ..Draft::default()
    })
}

/// Seconds in seeks, at most one for each access: by their part of the metadata calls.
fn seeking(of: &Use, way: &Way) -> f64 {
    of.meta_s * of.seeks.min(way.calls) as f64 / of.meta_calls().max(1) as f64
}

pub(crate) fn scattered(run: &Run, limit: &Limit) -> Option<Draft> {
    let (direction, jumping) = dearer(|direction| {
        FileCost::new(run, |file, part| {
            let (of, way) = (&part.of, part.of.way(direction));
            // The first access after an open follows on nothing and jumps nowhere.
            let first = of.opens.min(way.sequential.saturating_sub(way.consecutive));
            let jumps = way.placed.saturating_sub(way.consecutive.saturating_add(first)) as f64;
            (part.interface == Interface::Posix
                && file.class == FileClass::Data
                && file.layer(Interface::MpiIo).is_none()
                && way.mean_bytes() < LARGE
                && way.placed > 0
                && limit.met_by(jumps, way.placed as f64))
            .then(|| Taken {
                time_s: way.time_s + seeking(of, way),
                ..Taken::of(way)
            })
        })
    })?;
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
        site.is_of(rank) && site.class == class && site.bytes > 0 && site.mean() < LARGE
    });
    let seeks = jumping.files(run).any(|file| file.system().seeks > 0);
    let (mut follow, mut placed) = (0, 0);
    for file in jumping.files_of(run, rank) {
        for part in run
            .files()
            .parts(file)
            .iter()
            .filter(|part| part.rank == Some(rank) && part.interface == Interface::Posix)
        {
            let way = part.of.way(direction);
            follow += way.consecutive;
            placed += way.placed;
        }
    }
    let gain =
        pace(run, direction, jumping.filesystem(run)).gain(run, most.time_s, jumping.all.bytes as f64, most.mean());
    Some(Draft {
        title: format!(
            "{} {} in {} pieces of {} that do not follow on one another, {} in all{}{}.",
            capital(&ranks(run, &[rank])),
            if direction == Direction::Read {
                "reads"
            } else {
                "writes"
            },
            count(most.calls as f64),
            bytes(most.mean()),
            io_seconds(run, most.time_s),
            if seeks { " with their seeks" } else { "" },
            sites.mostly(run)
        ),
        gain_s: gain.seconds,
        gain_basis: gain.basis,
        evidence: vec![format!(
            "In {}, {} of these begin where the one before ended.",
            jumping.names_of(run, rank),
            share(follow as f64 / placed.max(1) as f64)
        )],
        advice: vec![
            "Order the accesses, or store together what is used together, and move large pieces.".into(),
            match run.has_mpi() {
                true => {
                    "A collective call with a file view (MPI_File_write_all) puts the pieces of all ranks in order."
                }
                false => "Or keep more in memory, where the program or the library has a cache whose size can be set.",
            }
            .into(),
        ],
        ranks: jumping.those_who(),
        places: sites.named_places(run),
        ..Draft::default()
    })
}
