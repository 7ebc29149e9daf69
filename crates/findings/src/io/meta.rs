//! Metadata: opening, closing, asking, looking for what is not there, loading programs.

use super::{FileCost, Taken, at_least, those_who};
use crate::rule::{Draft, Limit};
use crate::sites::{Site, cost};
use crate::words::{bytes, capital, count, counted, io_seconds, ranks, sampled, seconds_within, share};
use model::{CallId, Class, Family, FileClass, FileView, Formatting, Interface, Language, Place, Run, Tag, by_most};
use std::collections::{HashMap, HashSet};

/// A storm of calls of one kind on one rank.
fn storm(run: &Run, limit: &Limit, what: &str, advice: &[&str], kind: Tag) -> Option<Draft> {
    let calls = cost(run, |site| site.class == Class::IoMeta && site.is(run, kind));
    let (rank, most) = calls.most();
    let many = *calls.calls_by_rank.get(rank)?;
    if !limit.met(many as f64) {
        return None;
    }
    let with = with_runtime(run, rank, kind, most, 1.0);
    Some(Draft {
        title: format!(
            "{} {what} in {} calls, {} in all{}.",
            capital(&ranks(run, &[rank])),
            count(many as f64),
            with.told(run, most),
            calls.mostly(run)
        ),
        gain_s: with.seconds,
        gain_error_s: with.error,
        gain_basis: format!(
            "the largest time of a {} in these calls{}",
            run.rank_noun(),
            with.beside
        ),
        evidence: vec![format!(
            "{} such calls in all, {} each{}.",
            count(calls.count as f64),
            io_seconds(run, calls.time_s / calls.count as f64),
            match with.error {
                Some(_) => ", what Python does for them apart",
                None => "",
            }
        )],
        advice: advice.iter().map(|advice| advice.to_string()).collect(),
        ranks: those_who(&calls),
        places: calls.named_places(run),
        ..Draft::default()
    })
}

/// Seconds of calls with what a runtime does around them, Python's or Fortran's, which its samples tell.
struct WithRuntime {
    seconds: f64,
    /// One standard error, where samples tell.
    error: Option<f64>,
    /// Whose it is.
    beside: &'static str,
}

/// Of a `part` of such calls, which take so many seconds.
fn with_runtime(run: &Run, rank: usize, kind: Tag, timed: f64, part: f64) -> WithRuntime {
    let seen = run.python_seconds(rank, kind) * part;
    let statements = match kind {
        Tag::OpenClose => opening_seconds(run, rank) * part,
        _ => 0.0,
    };
    match () {
        () if seen > timed => WithRuntime {
            seconds: seen,
            error: sampled(run, seen),
            beside: ", and in what Python does for them",
        },
        () if statements > 0.0 => WithRuntime {
            seconds: timed + statements,
            error: sampled(run, statements),
            beside: ", and in what Fortran's library does for them",
        },
        () => WithRuntime {
            seconds: timed,
            error: None,
            beside: "",
        },
    }
}

/// Whether what Fortran's library computes at a line is for its OPEN and CLOSE: files are opened or closed there, and no number
/// becomes text.
pub(super) fn is_opening(run: &Run) -> impl Fn(&Formatting) -> bool + use<'_> {
    let calls = cost(run, |site| site.is(run, Tag::OpenClose));
    let lines: HashSet<Place<'_>> = (calls.places(run).into_iter())
        .map(|(_, frame, _)| run.place(frame))
        .collect();
    move |of| of.language == Language::Fortran && !of.numbers && lines.contains(&run.place(of.frame))
}

fn opening_seconds(run: &Run, rank: usize) -> f64 {
    let opens = is_opening(run);
    let found = run.formatting_seconds(rank).into_iter();
    found.filter(|(of, _)| opens(of)).map(|(_, seconds)| seconds).sum()
}

impl WithRuntime {
    fn told(&self, run: &Run, timed: f64) -> String {
        match self.error {
            Some(_) => seconds_within(self.seconds, self.error),
            None => io_seconds(run, timed),
        }
    }
}

pub(crate) fn open_storm(run: &Run, limit: &Limit) -> Option<Draft> {
    let advice = [
        "Open a file once and keep it open; put many small files into one.",
        "What a program or Python loads at its start can be copied to local disk or memory first.",
    ];
    let draft = storm(run, limit, "opens and closes files", &advice, Tag::OpenClose)?;
    // One file again and again is told of by itself, and so is one that is truncated and rewritten.
    let again = reopening(run, AGAIN).most().1.time_s + truncated(run).most().1.time_s;
    (draft.gain_s > 2.0 * again).then_some(draft)
}

pub(crate) fn stat_storm(run: &Run, limit: &Limit) -> Option<Draft> {
    let advice = ["Ask once and remember the answer; do not wait for a file by asking whether it is there."];
    storm(
        run,
        limit,
        "gets the status of files or reads directories",
        &advice,
        Tag::Stat,
    )
}

pub(crate) fn metadata(run: &Run, limit: &Limit) -> Option<Draft> {
    let times = run.times();
    let io = times.family_total(Family::Io);
    let meta = times.class_total(Class::IoMeta);
    if io <= 0.0 || !limit.met(meta / io) {
        return None;
    }
    let calls = cost(run, |site| site.class == Class::IoMeta);
    let (rank, most) = (0..times.len())
        .map(|rank| (rank, times.class(rank, Class::IoMeta)))
        .min_by(by_most)?;
    // More specific rules count these calls by their own times.
    let timed = calls.by_rank[rank];
    let most = if timed > 0.0 { most.min(timed) } else { most };
    let seeks = cost(run, |site| site.class == Class::IoMeta && site.is(run, Tag::Seeks));
    let seeking = 2.0 * seeks.by_rank[rank] > timed;
    Some(Draft {
        title: format!(
            "{} of the I/O time goes into {}, not into data{}.",
            share(meta / io),
            if seeking { "seeking" } else { "opening, closing, seeking and asking" },
            calls.mostly(run)
        ),
        gain_s: most,
        gain_basis: format!("the largest time of a {} in metadata calls", run.rank_noun()),
        evidence: vec![format!(
            "{}{} metadata calls; {} is in them for {}.",
            match run.files().sum(|_, _| true).uncounted.knows("closes") {
                true => "",
                false => "At least ",
            },
            count(calls.count as f64),
            ranks(run, &[rank]),
            io_seconds(run, most)
        )],
        advice: match seeking {
            true => vec![
                "Read and write in the order of the file, in large pieces, what lies between as well where it is little: each fseek throws the buffer of its stream away, and the kernel is asked.".into(),
                "Where the order cannot be changed, pread and pwrite take the place with them, and a file that fits into memory can be read at once, or mapped (mmap).".into(),
            ],
            false => vec!["Use fewer files, open them once, and let one rank look for them and tell the others.".into()],
        },
        places: calls.named_places(run),
        ..Draft::default()
    })
}

/// Metadata and reading of the files that make up the program: its own start, not its data.
pub(crate) fn loading(run: &Run, limit: &Limit) -> Option<Draft> {
    let loading = FileCost::new(run, |file, part| {
        let of = &part.of;
        // What is only asked about is listed, or looked for: nothing of it is loaded.
        let loaded = file.class == FileClass::Program
            && part.interface.is_system()
            && file.layers.iter().any(|layer| layer.sum.opens > 0);
        loaded.then(|| Taken {
            time_s: of.meta_s + of.read.time_s,
            calls: of.meta_calls().saturating_add(of.read.calls),
            bytes: of.read.bytes,
        })
    });
    let (rank, most) = loading.most();
    if !limit.met(most.calls as f64) {
        return None;
    }
    let files: u64 = run.files().of(FileClass::Program).map(|file| file.members).sum();
    let processes = run
        .files()
        .of(FileClass::Program)
        .map(|file| file.processes)
        .max()
        .unwrap_or(0);
    let on = loading.filesystem(run).and_then(|on| run.filesystem(on));
    let mut evidence = vec![format!(
        "{} of code, Python modules and configuration, looked for and read by {}: {} operations in all.",
        counted(files as f64, "file"),
        counted(f64::from(processes), "process"),
        count(loading.all.calls as f64)
    )];
    if let Some(on) = on {
        evidence.push(format!("Most of that time goes to {} ({}).", on.mount, on.kind));
    }
    Some(Draft {
        title: format!(
            "{} takes {} to load programs, libraries and modules: {} operations on their files.",
            capital(&ranks(run, &[rank])),
            io_seconds(run, most.time_s),
            count(most.calls as f64)
        ),
        gain_s: most.time_s,
        gain_basis: format!("the largest time of a {} in these operations", run.rank_noun()),
        evidence,
        advice: vec![
            "Keep the environment on a disk of the node or in memory: copy it to $TMPDIR at the job's start, or use one image file (SquashFS, Apptainer).".into(),
            "Import less: fewer entries in PYTHONPATH and LD_LIBRARY_PATH, no imports that are not needed.".into(),
        ],
        ranks: loading.those_who(),
        ..Draft::default()
    })
}

pub(crate) fn failed_opens(run: &Run, limit: &Limit) -> Option<Draft> {
    let mut failed: HashMap<(u32, u32, u32), u64> = HashMap::new();
    for row in run.tables().io_failures.rows() {
        let missing = matches!(run.text(row.error), "ENOENT" | "ENOTDIR");
        if missing && run.call_class(CallId(row.call)) == Class::IoMeta {
            let sum = failed.entry((row.process, row.call, row.frame)).or_default();
            *sum = sum.saturating_add(row.count);
        }
    }
    // The times are those of the sites, by the part of their calls that failed.
    let part = |site: &Site| {
        let failed = failed.get(&site.key()).copied().unwrap_or(0);
        failed as f64 / site.count.max(failed).max(1) as f64
    };
    let calls = cost(run, |site| part(site) > 0.0);
    let mut by_rank = vec![(0.0, 0.0); run.ranks().len()];
    for site in crate::sites::all(run).filter(|site| part(site) > 0.0) {
        if let Some(sum) = site.rank.and_then(|rank| by_rank.get_mut(rank)) {
            (sum.0, sum.1) = (
                sum.0 + part(&site) * site.time_s,
                sum.1 + part(&site) * site.count as f64,
            );
        }
    }
    let rank = (0..by_rank.len()).max_by(|a, b| by_rank[*a].0.total_cmp(&by_rank[*b].0).then(b.cmp(a)))?;
    let (most, many) = by_rank[rank];
    if !limit.met(many.round()) {
        return None;
    }
    Some(Draft {
        title: format!(
            "{} looks {} times for files that are not there, {} in all{}.",
            capital(&ranks(run, &[rank])),
            count(many.round()),
            io_seconds(run, most),
            calls.mostly(run)
        ),
        gain_s: most,
        gain_basis: format!("the largest time of a {} in these calls, by the part of them that failed", run.rank_noun()),
        evidence: vec![format!(
            "{} calls of all processes failed with ENOENT or ENOTDIR.",
            count(failed.values().fold(0u64, |sum, count| sum.saturating_add(*count)) as f64)
        )],
        advice: vec![
            "Shorten the search path (PATH, LD_LIBRARY_PATH, PYTHONPATH, include paths), or put what is found first in it.".into(),
            "Do not wait for a file by looking for it again and again.".into(),
        ],
        ranks: those_who(&calls),
        places: calls.named_places(run),
        ..Draft::default()
    })
}

/// A process that opens a file more often than this opens it again and again.
pub(crate) const AGAIN: f64 = 100.0;

/// Whether a process does so, and it costs time.
pub(super) fn is_reopened(run: &Run, often: f64) -> bool {
    reopening(run, often).most().1.time_s > 0.0
}

/// Metadata calls that a runtime library makes for each open, itself and the close included: Python asks for the file's
/// status and place.
const WITH_AN_OPEN: u64 = 8;

/// What opens and closes but for the first cost, of data files that a process opens so often.
fn reopening(run: &Run, often: f64) -> FileCost {
    // Of the time in metadata calls, that of opens and closes: by their number; where MPI-IO's were timed, as those were.
    let setup = |site: &Site| super::setup::sets_up(run, site);
    let timed = cost(run, |site| setup(site) && site.is(run, Tag::OpenClose)).time_s / cost(run, setup).time_s;
    FileCost::new(run, |file, part| {
        let of = &part.of;
        let calls = match of.meta_calls() <= of.opens.saturating_mul(WITH_AN_OPEN) {
            true => of.meta_calls(),
            false => of.opens.saturating_add(of.closes),
        };
        let many = of.opens as f64 >= often * file.members as f64 && file.is_asked(part.interface);
        (matches!(file.class, FileClass::Data | FileClass::Directory) && many).then(|| Taken {
            // Once it must be opened.
            time_s: of.meta_s
                * match part.interface {
                    Interface::MpiIo if timed.is_finite() => timed,
                    _ => calls as f64 / of.meta_calls().max(1) as f64,
                }
                * (1.0 - file.members as f64 / of.opens as f64),
            calls: of.opens,
            bytes: 0,
        })
    })
}

pub(crate) fn reopened(run: &Run, limit: &Limit) -> Option<Draft> {
    let again = reopening(run, limit.value);
    let (rank, most) = again.most();
    again.files(run).next()?;
    let opens = FileCost::new(run, |_, part| {
        part.interface.is_system().then_some(Taken {
            calls: part.of.opens,
            ..Taken::default()
        })
    });
    let all = opens.by_rank.get(rank).map_or(0, |taken| taken.calls);
    let part = (most.calls as f64 / all.max(1) as f64).min(1.0);
    let with = with_runtime(run, rank, Tag::OpenClose, most.time_s, part);
    let calls = cost(run, |site| {
        matches!(site.class, Class::IoMeta | Class::MpiIo) && site.is(run, Tag::OpenClose)
    });
    Some(Draft {
        title: format!(
            "{} opens {} again and again, {} times; opening and closing takes {}{}.",
            capital(&ranks(run, &[rank])),
            again.names_of(run, rank),
            count(most.calls as f64),
            with.told(run, most.time_s),
            calls.mostly(run)
        ),
        gain_s: with.seconds,
        gain_error_s: with.error,
        gain_basis: format!(
            "the largest time of a {} in opens and closes but for one each{}",
            run.rank_noun(),
            with.beside
        ),
        evidence: vec![format!(
            "All processes together open {} {} times.",
            again.names(run),
            count(again.all.calls as f64)
        )],
        advice: vec![
            "Open the file once, keep it open, and close it at the end; append to it with the same handle.".into(),
        ],
        ranks: again.those_who(),
        places: calls.named_places(run),
        ..Draft::default()
    })
}

/// An open of a file that was written before, and the close after it, take longer where the open discards what the file held: 0.6 ms
/// a MiB were measured on ext4, and 0.06 ms without.
const A_DISCARD_S: f64 = 2e-3;
const A_DISCARD_OF_A_MIB_S: f64 = 2e-4;

/// A file that is written as a whole more often is written again and again.
const REWRITTEN: u64 = 3;

/// Opens, but for the first, of data files of which the same part is written again and again.
fn truncated(run: &Run) -> FileCost {
    FileCost::new(run, |file, part| {
        let of = &part.of;
        // A C++ stream opens through stdio and writes to the descriptor.
        let of_rank = || {
            run.files()
                .parts(file)
                .iter()
                .filter(|other| other.rank == part.rank)
                .map(|other| other.of.write)
        };
        let whole = of_rank().map(|write| write.end).max().unwrap_or(0).max(1);
        let bytes = of_rank().map(|write| write.bytes).max().unwrap_or(0);
        let again = of.opens >= REWRITTEN * file.members && bytes / whole >= REWRITTEN && file.is_asked(part.interface);
        let discarding = f64::max(A_DISCARD_S, A_DISCARD_OF_A_MIB_S * whole as f64 / f64::from(1 << 20));
        let long = of.meta_s / of.opens.max(1) as f64 >= discarding;
        (file.class == FileClass::Data && again && long).then(|| Taken {
            time_s: of.meta_s * (1.0 - file.members as f64 / of.opens as f64),
            calls: of.opens,
            bytes,
        })
    })
}

pub(crate) fn overwritten(run: &Run, limit: &Limit) -> Option<Draft> {
    let rewritten = truncated(run);
    let (rank, most) = rewritten.most();
    if !limit.met(most.time_s / run.elapsed_s()) {
        return None;
    }
    let calls = cost(run, |site| site.class == Class::IoMeta && site.is(run, Tag::OpenClose));
    Some(Draft {
        title: format!(
            "{} truncates and rewrites {} {}{} times, {} each: opening and closing it takes {}, as what it held is discarded{}.",
            capital(&ranks(run, &[rank])),
            rewritten.names_of(run, rank),
            at_least(run),
            count(most.calls as f64),
            bytes(most.mean()),
            io_seconds(run, most.time_s),
            calls.mostly(run)
        ),
        gain_s: most.time_s,
        gain_basis: format!(
            "the largest time of a {} in opening and closing such files, the first time left out",
            run.rank_noun()
        ),
        evidence: vec![format!(
            "{} each time: its pages are given back, waiting for those that are on their way to the disk, and made again for the next writes.",
            io_seconds(run, most.time_s / most.calls as f64)
        )],
        advice: vec![
            "Write over what is there: open without O_TRUNC (\"r+b\" in Python and C), and set the length at the end (ftruncate). Take turns between two files, so that one of them is whole at any time.".into(),
            "If these are checkpoints, write them less often.".into(),
        ],
        ranks: rewritten.those_who(),
        places: calls.named_places(run),
        ..Draft::default()
    })
}

pub(crate) fn file_per_process(run: &Run, limit: &Limit) -> Option<Draft> {
    let own = |file: &FileView| file.class == FileClass::Data && file.processes == 1 && file.writers == 1;
    // One that is removed and made again is another file of the same name.
    let mut named: HashMap<&str, u64> = HashMap::new();
    for file in run.files().data().filter(|file| own(file)) {
        let members = named.entry(run.text(file.path)).or_default();
        *members = file.members.max(*members);
    }
    let files = named.into_values().fold(0u64, u64::saturating_add);
    let writers = FileCost::new(run, |file, part| {
        let of = &part.of;
        // What is opened again would be opened again in one file for all.
        let made = file.members.saturating_add(of.unlinks) as f64 / of.opens.max(1) as f64;
        (own(file) && part.interface.is_system()).then(|| Taken {
            time_s: of.meta_s * made.min(1.0),
            calls: of.meta_calls(),
            bytes: of.write.bytes,
        })
    });
    let with_files = writers.by_rank.iter().filter(|taken| taken.bytes > 0).count();
    if !limit.met(files as f64) || with_files < 2 || with_files * 2 < run.ranks().len() {
        return None;
    }
    let (rank, most) = writers.most();
    let calls = cost(run, |site| site.class == Class::IoMeta && site.is(run, Tag::OpenClose));
    Some(Draft {
        title: format!(
            "{} write {}{} of their own: making, opening, closing and deleting them takes {} {}{}.",
            counted(with_files as f64, run.rank_noun()),
            at_least(run),
            counted(files as f64, "file"),
            ranks(run, &[rank]),
            io_seconds(run, most.time_s),
            calls.mostly(run)
        ),
        gain_s: most.time_s * (1.0 - 1.0 / files as f64),
        gain_basis: format!(
            "the largest time of a {} in metadata calls on these files, if there were one for all",
            run.rank_noun()
        ),
        evidence: vec![format!(
            "{} metadata calls on files that one process alone uses.",
            count(writers.all.calls as f64)
        )],
        advice: vec![
            "Write one file together (MPI-IO, parallel HDF5 or netCDF), or one a node.".into(),
            "If it must be one file per process, spread them over directories, and keep them for the whole run.".into(),
        ],
        places: calls.named_places(run),
        ..Draft::default()
    })
}
