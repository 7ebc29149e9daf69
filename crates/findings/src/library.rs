//! Libraries that take long for what they do: C++ exceptions, threads that are started, plans of Fourier transforms, and BLAS as its reference computes it.

use crate::lock::{bare, of_libc};
use crate::product::TINY;
use crate::rule::{Account, Draft, Limit};
use crate::words::{capital, costliest, count, ranks, sampled, seconds_within, share_about};
use model::{CallId, ContextId, Family, FrameId, MathSite, Piece, ProcessId, Run, Tag, by_most, most_first};
use std::collections::{HashMap, HashSet};

/// What throwing goes through, of every compiler's runtime on Linux, and what catching does.
const THROWING: [&str; 9] = [
    "__cxa_throw",
    "__cxa_rethrow",
    "__cxa_allocate_exception",
    "__cxa_begin_catch",
    "__cxa_end_catch",
    "_Unwind_RaiseException",
    "_Unwind_Resume",
    "_Unwind_Resume_or_Rethrow",
    "_Unwind_ForcedUnwind",
];

/// Computing seconds by rank in contexts that are wanted, and the program's own places that lead there on the rank with most.
pub(crate) struct Within {
    pub(crate) rank: usize,
    pub(crate) seconds: f64,
    pub(crate) places: Vec<(FrameId, f64)>,
}

impl Within {
    /// Its part of the rank's computing, if it is so large.
    pub(crate) fn part(&self, run: &Run, limit: &Limit) -> Option<f64> {
        let useful = run.times().useful(self.rank);
        (useful > 0.0)
            .then(|| self.seconds / useful)
            .filter(|part| limit.met(*part))
    }

    /// "Rank 0 spends 3 s on this, 30 % of its computing, most at solve (a.c:7).", where that is enough: all of it is the gain.
    /// `most` says of the place with most that it is.
    pub(crate) fn spent_on(
        &self,
        run: &Run,
        limit: &Limit,
        on: &str,
        most: impl Fn(FrameId) -> String,
    ) -> Option<Draft> {
        self.told(run, limit, |seconds| format!("spends {seconds} on {on}"), most)
    }

    /// The same of what the rank `does` for so many seconds.
    pub(crate) fn told(
        &self,
        run: &Run,
        limit: &Limit,
        does: impl Fn(&str) -> String,
        most: impl Fn(FrameId) -> String,
    ) -> Option<Draft> {
        let part = self.part(run, limit)?;
        let error = sampled(run, self.seconds);
        Some(Draft {
            title: format!(
                "{} {}, {} of its computing{}.",
                capital(&ranks(run, &[self.rank])),
                does(&seconds_within(self.seconds, error)),
                share_about(part, error.map(|error| error * part / self.seconds)),
                self.places
                    .first()
                    .map_or(String::new(), |(frame, _)| format!(", {}", most(*frame)))
            ),
            gain_s: self.seconds,
            ranks: vec![self.rank],
            places: costliest(run, &self.places),
            ..Draft::default()
        })
    }
}

pub(crate) fn within(run: &Run, wanted: impl Fn(ContextId) -> bool) -> Option<Within> {
    within_of(run, wanted, |context| run.own_frame(context))
}

/// The same by a mark a context, as `Run::through` gives them.
pub(crate) fn within_marked(run: &Run, marked: &[bool]) -> Option<Within> {
    within(run, |context| marked.get(context.row()) == Some(&true))
}

/// The same with the places of contexts' callers: the program's own that called what `leads` marks.
fn called_from(run: &Run, leads: &[bool]) -> Option<Within> {
    let leads = |context: ContextId| leads.get(context.row()) == Some(&true);
    let caller = |context: ContextId| {
        std::iter::successors(Some(context), |context| run.parent(*context)).find(|context| !leads(*context))
    };
    within_of(run, leads, |context| run.own_frame(caller(context)?))
}

pub(crate) fn within_of(
    run: &Run,
    wanted: impl Fn(ContextId) -> bool,
    at: impl Fn(ContextId) -> Option<FrameId>,
) -> Option<Within> {
    let by_rank = run.seconds_in(Family::Compute, &wanted);
    let (rank, seconds) = (by_rank.into_iter().enumerate())
        .min_by(by_most)
        .filter(|(_, seconds)| *seconds > 0.0)?;
    Some(Within {
        rank,
        seconds,
        places: places(run, rank, &[Family::Compute], wanted, at),
    })
}

/// The places of a rank's contexts that are wanted, with their seconds in some families, most first.
pub(crate) fn places(
    run: &Run,
    rank: usize,
    families: &[Family],
    wanted: impl Fn(ContextId) -> bool,
    at: impl Fn(ContextId) -> Option<FrameId>,
) -> Vec<(FrameId, f64)> {
    let mut places: HashMap<FrameId, f64> = HashMap::new();
    for (context, of) in run.context_seconds(|other| other == rank).iter().enumerate() {
        let context = ContextId(context as u32);
        let seconds: f64 = families.iter().map(|family| of[family.index()]).sum();
        if seconds > 0.0
            && wanted(context)
            && let Some(frame) = at(context)
        {
            *places.entry(frame).or_default() += seconds;
        }
    }
    most_first(places)
}

pub(crate) fn exceptions(run: &Run, limit: &Limit) -> Option<Draft> {
    let throws = run.through(|frame| THROWING.contains(&run.place(frame).function));
    let found = called_from(run, &throws)?;
    Some(Draft {
        gain_basis: "all of that, if what happens often were told by what functions return".into(),
        evidence: vec!["An exception takes a microsecond and more for each function that it passes: the runtime looks up every one of them.".into()],
        advice: vec![
            "Keep exceptions for what ends the work: return a value that says so (std::optional, std::expected, an error code) where it happens in a loop.".into(),
            "Conversions of text need none: std::from_chars in the place of std::stod, find in the place of at.".into(),
        ],
        ..found.spent_on(run, limit, "throwing and catching C++ exceptions", |frame| format!("most for {}", run.place(frame)))?
    })
}

/// Whether a function makes a plan: of FFTW in each precision and language, and of MKL.
fn makes_plans(function: &str) -> bool {
    let name = function.trim_start_matches('_');
    let fftw = ["fftw_", "fftwf_", "fftwl_", "fftwq_", "dfftw_", "sfftw_", "lfftw_"];
    let of_fftw = fftw.iter().find_map(|front| name.strip_prefix(front));
    of_fftw.is_some_and(|rest| {
        ["plan_", "mpi_plan_", "mkapiplan"]
            .iter()
            .any(|plan| rest.starts_with(plan))
    }) || name.to_ascii_lowercase().starts_with("dfticommitdescriptor")
}

/// How many were made, and how often they were carried out; empty where calls of FFTW were not seen.
fn plans_counted(run: &Run) -> String {
    let made = run.math_sum(MathSite::plans).count;
    let used = run.math_sum(MathSite::transforms).count;
    match made {
        0 => String::new(),
        _ => format!(
            "The program makes {}, and carries plans out {}.",
            text::counted(made as f64, "plan"),
            text::counted(used as f64, "time")
        ),
    }
}

pub(crate) fn fft_plans(run: &Run, limit: &Limit) -> Option<Draft> {
    let planning = run.through(|frame| makes_plans(run.place(frame).function));
    let found = called_from(run, &planning)?;
    Some(Draft {
        gain_basis: "all of that, if plans were kept, or made without measuring".into(),
        evidence: vec![
            plans_counted(run),
            "FFTW_MEASURE and FFTW_PATIENT carry out many transforms to find the best plan: it pays where the plan is used hundreds of times.".into(),
        ]
        .into_iter()
        .filter(|sentence: &String| !sentence.is_empty())
        .collect(),
        advice: vec![
            "Make each plan once and keep it: fftw_execute_dft takes other arrays of the same layout and alignment (in Python one pyfftw.FFTW, or pyfftw.interfaces.cache.enable()).".into(),
            "Where plans must be made again, FFTW_ESTIMATE takes no time, and wisdom that was exported (fftw_export_wisdom_to_filename) spares the measuring in later runs; fftw_cleanup forgets it.".into(),
        ],
        ..found.spent_on(run, limit, "making plans of Fourier transforms", |frame| format!("most for {}", run.place(frame)))?
    })
}

/// Fewer threads than this are no habit.
const MANY_THREADS: usize = 100;

pub(crate) fn threads_started(run: &Run, limit: &Limit) -> Option<Draft> {
    const STARTS: [&str; 6] = [
        "pthread_create",
        "clone",
        "clone3",
        "clone_internal",
        "start_thread",
        "create_thread",
    ];
    let leads = run.through(|frame| of_libc(run, frame) && bare(run.place(frame).function) == "pthread_create");
    // What a thread does before the program's function and after it stands at the end of its stack.
    let ends = |context: ContextId| {
        run.leaf(context)
            .is_some_and(|frame| STARTS.contains(&bare(run.place(frame).function)))
            || run
                .stack(context)
                .nth(1)
                .is_some_and(|frame| bare(run.place(frame).function) == "start_thread")
                && run.own_frame(context).is_none()
    };
    let found = within(run, |context| leads.get(context.row()) == Some(&true) || ends(context))?;
    let part = found.part(run, limit)?;
    let process = run.ranks()[found.rank].process;
    let many = (run.tables().threads.process.iter())
        .filter(|of| **of == process.0)
        .count();
    if many < MANY_THREADS {
        return None;
    }
    let error = sampled(run, found.seconds);
    let waits = waits_for_starts(run, found.rank);
    let waiting = match text::is_known(waits, sampled(run, waits)) {
        true => format!(
            ", and waits {} for them to start and end",
            seconds_within(waits, sampled(run, waits))
        ),
        false => String::new(),
    };
    Some(Draft {
        title: format!(
            "{} starts {} threads and spends {} on starting and ending them, {} of its computing{}{waiting}.",
            capital(&ranks(run, &[found.rank])),
            count(many as f64),
            seconds_within(found.seconds, error),
            share_about(part, error.map(|error| error * part / found.seconds)),
            found.places.first().map_or(String::new(), |(frame, _)| format!(", most for {}", run.place(*frame)))
        ),
        gain_s: found.seconds + waits,
        besides: Some((Account::Wait, waits)),
        gain_basis: "all of that, if threads were kept".into(),
        evidence: vec!["A thread takes tens of microseconds: its stack is mapped and given back, and the kernel makes and ends it.".into()],
        advice: vec![
            "Start as many threads as there are cores, once, and give each a part of the work (OpenMP, a pool of threads, std::execution::par, TBB), a thousand pieces at a time rather than one.".into(),
            "In C++ each std::thread, and each call of std::async with std::launch::async, starts a thread.".into(),
        ],
        ranks: vec![found.rank],
        places: costliest(run, &found.places),
        ..Draft::default()
    })
}

/// Seconds for which a rank's main thread waits for one that ends while none of its threads is seen at anything: they are about to
/// start, or have ended.
fn waits_for_starts(run: &Run, rank: usize) -> f64 {
    let samples = &run.tables().samples;
    let main = run.main_samples(rank);
    let mut busy: HashSet<u32> = HashSet::new();
    for row in (0..samples.len()).filter(|row| !main.contains(row)) {
        if run.rank_index(ProcessId(samples.process[row])) == Some(rank) {
            let piece = Piece::whole(samples, row);
            busy.extend(piece.start..piece.end);
        }
    }
    let joins = main.filter(|row| run.call_is(CallId(samples.call[*row]), Tag::Join));
    let idle = |row: usize| {
        let piece = Piece::whole(samples, row);
        (piece.start..piece.end).filter(|tick| !busy.contains(tick)).count() as f64 * piece.part
    };
    joins.map(idle).sum::<f64>() * run.tick_s()
}

/// Whether a module is BLAS or LAPACK as Netlib publishes it. Other libraries take its name, too, in folders of their own.
fn is_reference(path: &str) -> bool {
    let name = text::file_name(path);
    let named = [
        "libblas.so",
        "libblas64.so",
        "liblapack.so",
        "liblapack64.so",
        "libcblas.so",
        "libgslcblas.so",
    ];
    let others = [
        "openblas",
        "atlas",
        "mkl",
        "blis",
        "flexiblas",
        "essl",
        "armpl",
        "nvpl",
        "libsci",
        "accelerate",
    ];
    named.iter().any(|start| name.starts_with(start)) && !others.iter().any(|other| path.contains(other))
}

/// Products of matrices and the like, of N³ operations on N² numbers: dgemm_, cblas_dsyrk. What only goes through its data
/// is bound by memory in every library.
fn is_of_matrices(function: &str) -> bool {
    let name = function
        .trim_start_matches("cblas_")
        .trim_start_matches("source_")
        .trim_end_matches('_');
    let kinds = ["gemm", "symm", "hemm", "syrk", "herk", "syr2k", "her2k", "trmm", "trsm"];
    let kind = name.strip_prefix(['s', 'd', 'c', 'z']);
    kind.is_some_and(|kind| kinds.contains(&kind))
}

/// The part of the time of such functions that another library saves: one with vectors and blocks is ten times as fast and more.
const SAVED: f64 = 0.9;
/// Of products of no more operations it saves half: at 8 × 8 OpenBLAS is twice as fast.
const SMALL: f64 = 10_000.0;
const SAVED_OF_SMALL: f64 = 0.5;
/// Where less is saved, tiny products are the cause, and have their own rule.
const LEAST_SAVED: f64 = 0.1;

/// The same of the products that the run asks for, where their sizes are known.
fn saved(run: &Run) -> f64 {
    let sites = run.math().iter().filter(|site| is_of_matrices(site.routine.name));
    let (time, saved) = sites
        .flat_map(|site| &site.shapes)
        .fold((0.0, 0.0), |(time, saved), shape| {
            let part = match shape.sum.flops / shape.sum.count.max(1) as f64 {
                0.0 => SAVED,
                each if each <= TINY => 0.0,
                each if each <= SMALL => SAVED_OF_SMALL,
                _ => SAVED,
            };
            (time + shape.sum.time_s, saved + part * shape.sum.time_s)
        });
    if time > 0.0 { saved / time } else { SAVED }
}

pub(crate) fn reference_blas(run: &Run, limit: &Limit) -> Option<Draft> {
    let path = |frame: FrameId| run.module_path(frame);
    let computes = |frame: FrameId| is_reference(path(frame)) && is_of_matrices(run.place(frame).function);
    let leaf = |context: ContextId| run.leaf(context).filter(|frame| computes(*frame));
    let found = within(run, |context| leaf(context).is_some())?;
    found.part(run, limit)?;
    let contexts = run.context_seconds(|rank| rank == found.rank);
    let (context, _) = (contexts.iter().enumerate())
        .map(|(context, seconds)| (ContextId(context as u32), seconds[Family::Compute.index()]))
        .filter(|(context, _)| leaf(*context).is_some())
        .min_by(by_most)?;
    let frame = leaf(context)?;
    let error = sampled(run, found.seconds);
    let saved = saved(run);
    (saved > LEAST_SAVED).then_some(())?;
    let small = saved < SAVED;
    Some(Draft {
        title: format!(
            "{} computes {} in {} of the reference BLAS{}: other libraries are {}.",
            capital(&ranks(run, &[found.rank])),
            seconds_within(found.seconds, error),
            run.place(frame).name().trim_end_matches('_'),
            found.places.first().map_or(String::new(), |(frame, _)| format!(", for {}", run.place(*frame))),
            if small { "twice to ten times as fast, by the size" } else { "ten times as fast and more" }
        ),
        gain_s: found.seconds * saved,
        gain_error_s: error.map(|error| error * saved),
        gain_basis: match small {
            true => "nine tenths of that in large products, half in those of up to 10 000 operations, nothing in those of up to 600",
            false => "nine tenths of that: a library with blocks and vectors is ten times as fast and more",
        }
        .into(),
        evidence: vec![format!("It is {}, of Netlib, which computes one number at a time.", path(frame))],
        advice: vec![
            "Install OpenBLAS, BLIS or MKL, by the system's packages, Spack or a module of the site: Debian's update-alternatives then takes it without relinking, as does LD_LIBRARY_PATH with the folder that holds its libblas.so.3.".into(),
            "Set its threads to the cores of a rank (OPENBLAS_NUM_THREADS, BLIS_NUM_THREADS, MKL_NUM_THREADS).".into(),
        ],
        ranks: vec![found.rank],
        places: costliest(run, &found.places),
        ..Draft::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_library_under_the_name_of_the_reference_is_told_by_its_folder() {
        for path in [
            "/usr/lib/x86_64-linux-gnu/blas/libblas.so.3.11.0",
            "/usr/lib64/libblas.so.3.12.0",
            "/usr/lib/x86_64-linux-gnu/lapack/liblapack.so.3.11.0",
        ] {
            assert!(is_reference(path), "{path}");
        }
        for path in [
            "/usr/lib/x86_64-linux-gnu/openblas-pthread/libblas.so.3",
            "/usr/lib/x86_64-linux-gnu/atlas/libblas.so.3",
            "/opt/blis/lib/libblas.so.3",
            "/opt/app/libblasius.so",
        ] {
            assert!(!is_reference(path), "{path}");
        }
    }

    #[test]
    fn only_products_of_matrices_gain() {
        for name in ["dgemm_", "zherk_", "cblas_sgemm", "dtrsm_"] {
            assert!(is_of_matrices(name), "{name}");
        }
        for name in ["daxpy_", "dgemv_", "xerbla_", "dgemmx_", ""] {
            assert!(!is_of_matrices(name), "{name}");
        }
    }
}
