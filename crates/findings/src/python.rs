//! What Python takes long for by the way it is built: lists that are searched, objects that are sent to other processes, and the
//! lock that lets one thread at a time carry out its code.

use crate::cores::at_once;
use crate::library::within_marked;
use crate::rule::{Account, Draft, Limit};
use crate::separate::lived;
use crate::words::{capital, costliest, count, places_of, ranks, sampled, seconds_within, share_about};
use model::{ContextId, Family, FrameId, Piece, Run, by_most, most_first};
use std::collections::HashMap;

/// Functions of CPython that look at one element of a list or tuple after the other.
const SEARCHES: [&str; 7] = [
    "list_contains",
    "list_index",
    "list_index_impl",
    "list_remove",
    "list_count",
    "tuplecontains",
    "tuple_contains",
];

pub(crate) fn list_search(run: &Run, limit: &Limit) -> Option<Draft> {
    let searches = |frame| run.is_cpython(frame) && SEARCHES.contains(&run.place(frame).function);
    let inside = run.through(searches);
    let found = within_marked(run, &inside)?;
    Some(Draft {
        gain_basis: "all of that: in a set or a dict a value is found at once, however many there are".into(),
        evidence: vec![
            "`x in list`, index, count and remove compare x with each element until it is found: twice as many elements take twice as long."
                .into(),
        ],
        advice: vec![
            "Keep what is looked for in a set, made once and not in the loop, or in a dict where something belongs to it; a dict keeps the order, too. What cannot be hashed can be, as a tuple.".into(),
            "In sorted lists bisect finds a value in a few steps; of whole arrays numpy.isin answers at once.".into(),
        ],
        ..found.spent_on(run, limit, "looking for values in lists, one element after the other", |frame| format!("most at {}", run.place(frame)))?
    })
}

pub(crate) fn garbage_collection(run: &Run, limit: &Limit) -> Option<Draft> {
    let inside = run.through(|frame| run.is_collection(frame));
    let found = within_marked(run, &inside)?;
    Some(Draft {
        gain_basis: "all of that: reference counts free everything but cycles without it".into(),
        evidence: vec![
            "As containers (lists, dicts, tuples, objects) are made, Python goes through those that exist to find cycles, objects that refer only to each other; all others are freed by their reference counts."
                .into(),
        ],
        advice: vec![
            "Call gc.disable() before the program makes its many objects and gc.enable() afterwards; gc.freeze() keeps the objects that stay out of later collections.".into(),
            "Where objects do form cycles, raise the threshold, as with gc.set_threshold(100_000, 50, 100); call gc.collect() seldom, if at all.".into(),
            "Keep numbers in arrays of numpy or columns of a table, and not in lists, dicts and tuples of each record.".into(),
        ],
        ..found.spent_on(run, limit, "Python's garbage collection", |frame| format!("most at {}", run.place(frame)))?
    })
}

/// Whether a frame is of json.dump: it encodes in Python, piece by piece, what json.dumps encodes in C.
fn dumps_in_python(run: &Run, frame: FrameId) -> bool {
    let place = run.place(frame);
    place.file.ends_with("/json/encoder.py") && place.function.contains("_iterencode")
        || place.file.ends_with("/json/__init__.py") && place.function == "dump"
}

/// What the encoder in C left of it on two inputs: a quarter to a sixth.
const IN_C: f64 = 0.75;

pub(crate) fn json_in_python(run: &Run, limit: &Limit) -> Option<Draft> {
    let inside = run.through(|frame| run.is_script(frame) && dumps_in_python(run, frame));
    let found = within_marked(run, &inside)?;
    let draft = found.spent_on(run, limit, "encoding JSON in Python", |frame| {
        format!("most at {}", run.place(frame))
    })?;
    Some(Draft {
        gain_s: IN_C * draft.gain_s,
        gain_error_s: sampled(run, IN_C * draft.gain_s),
        gain_basis: "three quarters of that: what json.dumps saved, which encodes in C".into(),
        evidence: vec!["The standard library encodes in C only in json.dumps without indent; json.dump goes through Python for each piece.".into()],
        advice: vec![
            "Say f.write(json.dumps(data)), without indent; or use orjson, which is faster again.".into(),
            "Where only a little is new, write that: a line of JSON for each record, appended.".into(),
        ],
        ..draft
    })
}

/// Where packages compile the program's functions while it runs: their file, what their functions are called there, and how what they
/// made is kept for the next run.
const AT_RUN_TIME: [(&str, &str, &str); 8] = [
    ("/jax/_src/compiler.py", "compile", "JAX_COMPILATION_CACHE_DIR"),
    ("/jax/_src/interpreters/pxla.py", "lower", "JAX_COMPILATION_CACHE_DIR"),
    ("/torch/_dynamo/convert_frame.py", "compile", "TORCHINDUCTOR_CACHE_DIR"),
    ("/torch/_inductor/compile_fx.py", "compile", "TORCHINDUCTOR_CACHE_DIR"),
    ("/triton/compiler/compiler.py", "compile", "TRITON_CACHE_DIR"),
    ("/cupy/cuda/compiler.py", "compile", "CUPY_CACHE_DIR"),
    ("/numba/core/compiler.py", "compile", "@njit(cache=True)"),
    ("/numba/cuda/compiler.py", "compile", "@cuda.jit(cache=True)"),
];

pub(crate) fn compiled_at_run_time(run: &Run, limit: &Limit) -> Option<Draft> {
    let kept = |frame: FrameId| {
        let place = run.place(frame);
        let of = |row: &&(&str, &str, &str)| place.file.ends_with(row.0) && place.function.contains(row.1);
        AT_RUN_TIME.iter().find(of).map(|(_, _, kept)| *kept)
    };
    let inside = run.through(|frame| kept(frame).is_some() && run.is_script(frame));
    // What is compiled in other processes (ptxas) and threads is waited for.
    let samples = &run.tables().samples;
    let seconds_of = |row: usize| Piece::whole(samples, row).ticks() * run.tick_s();
    let rows = |rank: usize| {
        run.main_samples(rank)
            .map(|row| (ContextId(samples.context[row]), seconds_of(row)))
            .filter(|(context, _)| inside.get(context.row()) == Some(&true) && !run.imports().are_in(*context))
    };
    let (rank, seconds) = (0..run.ranks().len())
        .map(|rank| (rank, rows(rank).map(|(_, seconds)| seconds).sum::<f64>()))
        .min_by(by_most)?;
    let elapsed = run.ranks()[rank].elapsed_s();
    if elapsed <= 0.0 || !limit.met(seconds / elapsed) {
        return None;
    }
    let (mut by_frame, mut by_cache) = (HashMap::<FrameId, f64>::new(), HashMap::<&str, f64>::new());
    for (context, seconds) in rows(rank) {
        if let Some(frame) = run.own_frame(context) {
            *by_frame.entry(frame).or_default() += seconds;
        }
        if let Some(cache) = run.whole_stack(context).find_map(kept) {
            *by_cache.entry(cache).or_default() += seconds;
        }
    }
    let (found, caches) = (most_first(by_frame), most_first(by_cache));
    let (most, error) = (found.first()?.0, sampled(run, seconds));
    Some(Draft {
        title: format!(
            "{} spends {} on compiling functions while it runs, {} of its time, most at {}.",
            capital(&ranks(run, &[rank])),
            seconds_within(seconds, error),
            share_about(seconds / elapsed, error.map(|error| error / elapsed)),
            run.place(most)
        ),
        gain_s: seconds,
        gain_basis: "all of that, if what was compiled once were used again".into(),
        advice: vec![
            "A function is compiled again for each new shape and type of its arguments, and where what it closes over changes: pad arrays \
             to a few sizes, and make the function once, outside the loop."
                .into(),
            format!("From one run to the next {} keeps what was compiled.", caches.first()?.0),
        ],
        ranks: vec![rank],
        places: costliest(run, &found),
        ..Draft::default()
    })
}

/// What is too short to be worth a word: seconds of a rank.
const SHORT_IMPORTS_S: f64 = 1.0;

pub(crate) fn python_imports(run: &Run, limit: &Limit) -> Option<Draft> {
    let imports = run.imports();
    let (rank, seconds) = imports.by_rank.iter().copied().enumerate().min_by(by_most)?;
    let elapsed: f64 = run.times().row(rank).iter().sum();
    // What compiling them takes is told by a rule of its own.
    let compiling = imports.compiling[rank];
    if seconds < SHORT_IMPORTS_S || compiling > seconds / 2.0 || !limit.met(seconds / elapsed) {
        return None;
    }
    let error = sampled(run, seconds);
    let most = imports.modules.iter().find_map(|module| Some((module, module.at?)));
    let mut advice = vec![
        "Import what is seldom needed in the function that needs it, and of a large package only the parts in use; python -X importtime tells the time of each module.".into(),
    ];
    if run.ranks().len() > 1 {
        advice.push("Each of them reads the same files: one file with the whole environment (a container's image, squashfs), or a copy on the nodes' own disks, spares a parallel file system.".into());
    }
    Some(Draft {
        title: format!(
            "{} spends {} on importing Python modules, {} of its time{}.",
            capital(&ranks(run, &[rank])),
            seconds_within(seconds, error),
            share_about(seconds / elapsed, error.map(|error| error / elapsed)),
            most.filter(|(module, _)| !module.name.is_empty())
                .map_or(String::new(), |(module, at)| format!(
                    ", most on {} at {}",
                    module.name,
                    run.place(at)
                ))
        ),
        advice,
        ranks: vec![rank],
        places: places_of(run, imports.modules.iter().filter_map(|module| module.at)),
        ..Draft::default()
    })
}

/// A process that imports for less than this imports nothing worth a word.
const AN_IMPORT_S: f64 = 0.05;

pub(crate) fn repeated_imports(run: &Run, limit: &Limit) -> Option<Draft> {
    let imports = run.imports();
    let longest = imports.by_rank.iter().copied().fold(0.0, f64::max);
    let spans: Vec<(i64, i64)> = (run.ranks().iter().zip(&imports.by_rank))
        .filter(|(_, seconds)| **seconds >= AN_IMPORT_S)
        .map(|(rank, _)| lived(run, rank.process))
        .collect();
    let many = spans.len();
    // Ranks of MPI, and a pool that is made once, have all of their processes at the same time.
    let beside = |at: i64| spans.iter().filter(|(from, to)| (*from..*to).contains(&at)).count();
    let most = spans.iter().map(|(from, _)| beside(*from)).max().unwrap_or(1);
    let again = (imports.alone_s * (1.0 - most as f64 / many.max(1) as f64)).min(imports.alone_s - longest);
    if many < 3 || !limit.met_by(again, run.elapsed_s()) {
        return None;
    }
    Some(Draft {
        title: format!(
            "{} processes of Python import modules, {}: for {} of the run they do that, and no process computes anything else.",
            count(many as f64),
            if most == 1 { "one after another".into() } else { format!("at most {} of them at once", count(most as f64)) },
            seconds_within(imports.alone_s, sampled(run, imports.alone_s)),
        ),
        gain_s: again,
        gain_error_s: sampled(run, again),
        gain_basis: "that time, less its share of the processes that are there at once: what processes that stay would save".into(),
        evidence: vec!["A process that is spawned starts Python again and imports what its main script does, before it does any work.".into()],
        advice: vec![
            "Keep the processes: make the pool (multiprocessing.Pool, ProcessPoolExecutor, joblib) once, before the loop, and give it all the work.".into(),
            "On Linux processes can inherit what is imported: multiprocessing.get_context(\"fork\") where no threads run, or \"forkserver\" with set_forkserver_preload([…]).".into(),
        ],
        places: places_of(run, imports.modules.iter().filter_map(|module| module.at)),
        ..Draft::default()
    })
}

pub(crate) fn python_compiling(run: &Run, limit: &Limit) -> Option<Draft> {
    let compiling = &run.imports().compiling;
    let (rank, seconds) = compiling.iter().copied().enumerate().min_by(by_most)?;
    let elapsed: f64 = run.times().row(rank).iter().sum();
    if seconds <= 0.0 || !limit.met(seconds / elapsed) {
        return None;
    }
    let error = sampled(run, seconds);
    Some(Draft {
        title: format!(
            "{} spends {} on compiling Python modules that it imports, {} of its time: no compiled form (.pyc) of them was kept.",
            capital(&ranks(run, &[rank])),
            seconds_within(seconds, error),
            share_about(seconds / elapsed, error.map(|error| error / elapsed)),
        ),
        gain_s: seconds,
        gain_error_s: error,
        gain_basis: "all of that: Python reads a module's .pyc file instead, where there is a valid one".into(),
        evidence: vec![],
        advice: vec![
            "Run python -m compileall on the folders of these modules once, by a user who may write there.".into(),
            "Where they cannot be written to, set PYTHONPYCACHEPREFIX to a folder that stays; PYTHONDONTWRITEBYTECODE must not be set.".into(),
        ],
        ranks: vec![rank],
        places: places_of(run, run.imports().modules.iter().filter_map(|module| module.at)),
        ..Draft::default()
    })
}

/// What a context has to do with passing objects between processes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Passing {
    /// Making bytes of them and writing these.
    Out,
    /// Reading bytes and making objects of them.
    In,
    /// Handing tasks and results on, in the code of a pool.
    Between,
    Neither,
}

/// Files of the standard library that hand tasks to processes and take results from them.
const POOLS: [&str; 6] = [
    "multiprocessing/pool.py",
    "multiprocessing/queues.py",
    "multiprocessing/connection.py",
    "multiprocessing/synchronize.py",
    "multiprocessing/reduction.py",
    "concurrent/futures/process.py",
];

/// Whether the innermost function of Python is a pool's own.
fn in_a_pool(run: &Run, context: ContextId) -> bool {
    let mut files = run.stack(context).map(|frame| run.place(frame).file);
    let innermost = files.find(|file| file.ends_with(".py"));
    innermost.is_some_and(|file| POOLS.iter().any(|of| file.ends_with(of)))
}

/// By the functions of multiprocessing and pickle, of which concurrent.futures, joblib and others make use.
fn passing(run: &Run) -> Vec<Passing> {
    let (mut out, mut into) = (Vec::new(), Vec::new());
    for (functions, which) in [
        (
            ["send", "send_bytes", "_send", "_send_bytes", "dumps", "dump"],
            &mut out,
        ),
        (
            ["recv", "recv_bytes", "_recv", "_recv_bytes", "loads", "load"],
            &mut into,
        ),
    ] {
        *which = run.through(|frame| {
            let place = run.place(frame);
            // Older ones have no names of classes in front.
            let name = place.function.rsplit('.').next().unwrap_or_default();
            let named = functions.contains(&name);
            let pickles = place.module.starts_with("_pickle.")
                && functions
                    .iter()
                    .any(|function| name.contains(function.trim_start_matches('_')));
            let passes = ["multiprocessing/connection.py", "multiprocessing/reduction.py"];
            named && passes.iter().any(|file| place.file.ends_with(file)) || pickles
        });
    }
    let both = out.into_iter().zip(into);
    both.enumerate()
        .map(|(context, both)| match both {
            (true, _) => Passing::Out,
            (_, true) => Passing::In,
            _ if in_a_pool(run, ContextId(context as u32)) => Passing::Between,
            _ => Passing::Neither,
        })
        .collect()
}

/// Ticks that are looked at: days, where they are as seldom as they begin.
const MOST_TICKS: usize = 1 << 24;

/// Ticks of a run, each with who does what.
struct Ticks {
    /// Processes that pass objects out, plus one; 0 none, `u32::MAX` several.
    out: Vec<u32>,
    into: Vec<u32>,
    /// Whether one computes to pass something, and whether one computes for anything else.
    packs: Vec<bool>,
    works: Vec<bool>,
}

fn note(who: &mut u32, process: u32) {
    *who = match *who {
        0 => process.saturating_add(1),
        same if same == process.saturating_add(1) => same,
        _ => u32::MAX,
    };
}

impl Ticks {
    fn of(run: &Run, passing: &[Passing]) -> Ticks {
        let samples = &run.tables().samples;
        // A damaged table may have any tick.
        let last = samples
            .tick
            .iter()
            .max()
            .map_or(0, |last| (*last as usize + 1).min(MOST_TICKS));
        let mut ticks = Ticks {
            out: vec![0; last],
            into: vec![0; last],
            packs: vec![false; last],
            works: vec![false; last],
        };
        for row in 0..samples.len() {
            let (process, piece) = (samples.process[row], Piece::whole(samples, row));
            let computes = run.sample_classes()[row].family() == Family::Compute;
            let how = passing
                .get(samples.context[row] as usize)
                .copied()
                .unwrap_or(Passing::Neither);
            for tick in piece.start as usize..(piece.end as usize).min(last) {
                match how {
                    Passing::Out => note(&mut ticks.out[tick], process),
                    Passing::In => note(&mut ticks.into[tick], process),
                    Passing::Between => {}
                    Passing::Neither => ticks.works[tick] |= computes,
                }
                ticks.packs[tick] |= computes && how != Passing::Neither;
            }
        }
        ticks
    }

    /// Whether at a tick something passes from one process to another, and nobody computes anything else. A reader waits before
    /// anything comes, and a writer while nobody reads: it takes both.
    fn passes(&self, tick: usize) -> bool {
        let (out, into) = (self.out[tick], self.into[tick]);
        let joined = out != 0 && into != 0 && (out != into || out == u32::MAX);
        (joined || self.packs[tick]) && !self.works[tick]
    }
}

pub(crate) fn pickling(run: &Run, limit: &Limit) -> Option<Draft> {
    if run.ranks().len() < 2 || run.has_mpi() {
        return None;
    }
    let passing = passing(run);
    if !(passing.iter()).any(|how| matches!(how, Passing::Out | Passing::In)) {
        return None;
    }
    let ticks = Ticks::of(run, &passing);
    let lost = (0..ticks.out.len()).filter(|tick| ticks.passes(*tick)).count() as f64 * run.tick_s();
    let elapsed = run.elapsed_s();
    if elapsed <= 0.0 || !limit.met(lost / elapsed) {
        return None;
    }
    let samples = &run.tables().samples;
    let mut places: HashMap<FrameId, f64> = HashMap::new();
    for row in 0..samples.len() {
        let context = ContextId(samples.context[row]);
        // What arrives may import first: that line does not pass it.
        if passing.get(context.row()).is_some_and(|how| *how != Passing::Neither)
            && !run.imports().are_in(context)
            && let Some(frame) = run.own_frame(context).filter(|frame| run.is_own(*frame))
        {
            *places.entry(frame).or_default() += f64::from(samples.weight[row]) * run.tick_s();
        }
    }
    let places = most_first(places);
    let error = sampled(run, lost);
    Some(Draft {
        title: format!(
            "Processes of Python pass objects to each other for {}, {} of the time, while none of them computes{}.",
            seconds_within(lost, error),
            share_about(lost / elapsed, error.map(|error| error / elapsed)),
            places.first().map_or(String::new(), |(frame, _)| format!(", most for {}", run.place(*frame)))
        ),
        gain_s: lost,
        gain_error_s: error,
        // The process that sends them waits for the others, or pickles itself.
        besides: Some((Account::Compute, (lost - Account::Wait.budget(run)).max(0.0))),
        gain_basis: "all of that, if the processes found their data where they are".into(),
        evidence: vec![
            "Arguments and results are pickled, written to a pipe, read and made objects again: several copies of all bytes, one process after the other.".into(),
        ],
        advice: vec![
            "Give several pieces of work at a time (chunksize), and send back sums, not arrays.".into(),
            "Send what tells the data and not the data: numbers of rows, names of files. What all need is there without sending where processes are forked after it was made, or by the pool's initializer, once a process and not once a task.".into(),
            "Large arrays can lie in memory that processes share (multiprocessing.shared_memory, numpy.memmap; joblib does so by itself), or threads do the work where it is in numpy and the like, which release the interpreter's lock.".into(),
        ],
        places: costliest(run, &places),
        ..Draft::default()
    })
}

pub(crate) fn interpreter_lock(run: &Run, limit: &Limit) -> Option<Draft> {
    let waits = run.gil_waits();
    let of_rank = waits.iter().map(|wait| wait.contended_s).enumerate();
    let (rank, lost) = of_rank.min_by(by_most)?;
    let lived = run.ranks()[rank].elapsed_s();
    if lived <= 0.0 || lost <= 0.0 || !limit.met(lost / lived) {
        return None;
    }
    let process = run.ranks()[rank].process;
    let cores = run.cores_allowed(process);
    // One holds it while the others wait: so many could go on at a time.
    let wanting = waits[rank].waited_s / lost + 1.0;
    let at_a_time = at_once(run, process, wanting);
    let gain = lost * (1.0 - 1.0 / at_a_time.max(1.0));
    let places = &waits[rank].places;
    let error = sampled(run, lost);
    Some(Draft {
        title: format!(
            "Threads of Python wait for the interpreter's lock (GIL) for {} of the {} of {}{}: one at a time carries out Python code.",
            seconds_within(lost, error),
            text::number(text::Unit::Seconds, lived),
            ranks(run, &[rank]),
            places.first().map_or(String::new(), |(frame, _)| format!(", most at {}", run.place(*frame)))
        ),
        gain_s: gain,
        gain_error_s: error.map(|error| error * gain / lost),
        gain_basis: "that time, if as many of these threads as there are cores went on at once".into(),
        evidence: vec![format!(
            "While it is waited for, {} threads on average have it or want it{}.",
            text::number(text::Unit::Ratio, wanting),
            match cores {
                0 => String::new(),
                cores => format!(", on {}", text::counted(f64::from(cores), "core")),
            }
        )],
        advice: vec![
            "Give work that is Python code to processes (multiprocessing, concurrent.futures.ProcessPoolExecutor, joblib), in pieces for which little has to be sent.".into(),
            "Or have it done where the lock is released: whole arrays by numpy, numba with nogil=True, Cython with nogil. Without a lock there is Python 3.13 and later as python3.13t, where all packages bear it.".into(),
            "Where threads only wait for files and sockets, fewer of them, or asyncio, do the same.".into(),
        ],
        ranks: vec![rank],
        places: costliest(run, places),
        ..Draft::default()
    })
}
