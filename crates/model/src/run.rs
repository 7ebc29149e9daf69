//! A run: the columns of its profile, and what every query stands on, computed once.

use crate::allocation::Allocation;
use crate::child::leave_out;
use crate::class::{CLASSES, Class, Family};
use crate::cores;
use crate::estimate::{Estimate, estimates};
use crate::file::Files;
use crate::gil::GilWait;
use crate::gpu::Gpus;
use crate::helper::helpers;
use crate::hot::Hot;
use crate::id::{CallId, ContextId, FrameId, NodeId, ProcessId, RankId, ThreadId};
use crate::import::Imports;
use crate::io_wait::IoWaits;
use crate::math::MathSite;
use crate::parallel::ParallelRegion;
use crate::place::Places;
use crate::python_io;
use crate::recorded::Recorded;
use crate::region::Regions;
use crate::site::CallSite;
use crate::snapshot::Snapshots;
use crate::text_io::{self, Formatting};
use crate::time::ClassTimes;
use crate::timeline::Timeline;
use crate::work::{Parts, Piece, pieces};
use format::calls::{self, Tag};
use format::driver;
use format::tables::{NONE, Samples, Str, Tables};
use format::{Profile, RunFacts};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::OnceLock;

/// A rank, or, in a run without MPI, a process that stands for one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rank {
    /// Its number.
    pub id: RankId,
    /// Its process.
    pub process: ProcessId,
    /// Its node.
    pub node: NodeId,
    /// Its main thread, where one was seen.
    pub main: Option<ThreadId>,
    /// When it began, from the start of the run.
    pub start_ns: i64,
    /// When it ended or was last seen; not before its start.
    pub end_ns: i64,
}

impl Rank {
    /// Seconds from its start to its end.
    pub fn elapsed_s(&self) -> f64 {
        (self.end_ns - self.start_ns) as f64 / 1e9
    }
}

/// A run. It never fails to exist: rows that refer to nothing are left out of the queries that need them.
///
/// What is computed at once has a row for each of a table's: `call_class` and `call_tags` of `calls`, `sample_class` of `samples`,
/// `helper` of `threads`, `rank_of_process` of `processes`; or for each rank: `ranks`, `main_spans` (rows of `samples`, which are
/// ordered by process, thread and time) and `parts`. The rest is computed when it is first asked for.
pub struct Run {
    profile: Profile,
    ranks: Vec<Rank>,
    unmeasured: Vec<Rank>,
    mpi: bool,
    recorded: Recorded,
    tick_s: f64,
    call_class: Vec<Class>,
    call_tags: Vec<&'static [Tag]>,
    sample_class: Vec<Class>,
    main_spans: Vec<(usize, usize)>,
    /// See [`crate::work`].
    parts: Vec<Parts>,
    rank_of_process: Vec<u32>,
    pub(crate) places: Places,
    /// By context; see [`crate::text_io`].
    pub(crate) formats: Vec<Option<Formatting>>,
    /// By context; see [`crate::python_io`].
    pub(crate) around_calls: Vec<Option<Tag>>,
    pub(crate) helper: Vec<bool>,
    times: ClassTimes,
    timeline: OnceLock<Timeline>,
    snapshots: OnceLock<Snapshots>,
    hot: OnceLock<Hot>,
    estimates: OnceLock<Vec<Estimate>>,
    sites: OnceLock<Vec<CallSite>>,
    pub(crate) library_lines: OnceLock<HashMap<(CallId, FrameId), FrameId>>,
    math: OnceLock<Vec<MathSite>>,
    parallel: OnceLock<Vec<ParallelRegion>>,
    gpus: OnceLock<Gpus>,
    regions: OnceLock<Regions>,
    files: OnceLock<Files>,
    io_waits: OnceLock<IoWaits>,
    thread_times: OnceLock<cores::ThreadTimes>,
    allocation: OnceLock<Allocation>,
    imports: OnceLock<Imports>,
    gil_waits: OnceLock<Vec<GilWait>>,
    in_region: OnceLock<Vec<bool>>,
}

/// A rank's time, `main` its main thread's samples.
fn own_pieces<'a>(samples: &'a Samples, parts: &'a Parts, main: Range<usize>) -> impl Iterator<Item = Piece> + 'a {
    let alone = match parts.pieces {
        Some(_) => 0..0,
        None => main,
    };
    let pieces = parts.pieces.as_deref().unwrap_or_default().iter().copied();
    pieces.chain(alone.map(|row| Piece::whole(samples, row)))
}

/// Whether a function is a parallel region's, as gcc and clang name its code, or one that calls it.
fn begins_region(function: &str) -> bool {
    let calls = ["GOMP_parallel", "__kmp_invoke_microtask"];
    calls.iter().any(|name| function.starts_with(name))
        || ["._omp_fn", "omp_outlined"].iter().any(|name| function.contains(name))
}

impl Run {
    /// Takes a profile, symbolised or not.
    pub fn new(profile: Profile) -> Run {
        let tables = &profile.tables;
        let tick_s = profile.manifest.run.tick_ns.max(1) as f64 / 1e9;
        let mpi = tables.processes.rank.iter().any(|rank| *rank >= 0);
        let call_class: Vec<Class> = (tables.calls.class.iter())
            .map(|id| Class::from_id(profile.strings.get(*id)).unwrap_or(Class::Compute))
            .collect();
        let call_tags = (tables.calls.name.iter())
            .map(|name| calls::call_named(profile.strings.get(*name)).map_or(&[][..], |call| call.tags))
            .collect();
        let places = Places::new(&profile);
        let sample_class = classify(&profile, &call_class, &places);
        let helper = helpers(&profile, &places, &sample_class);
        let (ranks, unmeasured) = measured(ranks(&profile, mpi));
        let main_spans = ranks.iter().map(|rank| main_span(tables, rank)).collect::<Vec<_>>();
        let mut rank_of_process = vec![NONE; tables.processes.len()];
        for (index, rank) in ranks.iter().enumerate() {
            rank_of_process[rank.process.row()] = index as u32;
        }
        let samples = &tables.samples;
        let of_rank = |(rank, (start, end)): (&Rank, &(usize, usize))| {
            let process = process_span(tables, rank.process);
            let pieces = pieces(samples, rank, process, *start..*end, &sample_class, &helper);
            Parts {
                shared: pieces.is_some(),
                pieces,
                for_children: vec![],
            }
        };
        let mut parts: Vec<Parts> = ranks.iter().zip(&main_spans).map(of_rank).collect();
        if !mpi && ranks.len() > 1 {
            let all = parts.iter().zip(&main_spans);
            let all = all.map(|(parts, (start, end))| own_pieces(samples, parts, *start..*end).collect());
            let all: Vec<Vec<Piece>> = all.collect();
            leave_out(&mut parts, &all, &ranks, &tables.processes, &sample_class);
        }
        let mut run = Run {
            times: ClassTimes::default(),
            ranks,
            unmeasured,
            mpi,
            recorded: Recorded::of(&profile),
            tick_s,
            call_class,
            call_tags,
            sample_class,
            main_spans,
            parts,
            rank_of_process,
            places,
            formats: vec![],
            around_calls: vec![],
            helper,
            timeline: OnceLock::new(),
            snapshots: OnceLock::new(),
            hot: OnceLock::new(),
            estimates: OnceLock::new(),
            sites: OnceLock::new(),
            library_lines: OnceLock::new(),
            math: OnceLock::new(),
            parallel: OnceLock::new(),
            gpus: OnceLock::new(),
            regions: OnceLock::new(),
            files: OnceLock::new(),
            io_waits: OnceLock::new(),
            thread_times: OnceLock::new(),
            allocation: OnceLock::new(),
            imports: OnceLock::new(),
            gil_waits: OnceLock::new(),
            in_region: OnceLock::new(),
            profile,
        };
        let (formats, samples) = text_io::find(&run);
        run.formats = formats;
        (samples.into_iter()).for_each(|(row, class)| run.sample_class[row] = class);
        run.around_calls = python_io::around(&run);
        for (class, context) in run.sample_class.iter_mut().zip(&run.profile.tables.samples.context) {
            let around = run.around_calls.get(*context as usize).copied().flatten();
            if around.is_some() && *class == Class::Compute {
                *class = Class::IoMeta;
            }
        }
        run.times = ClassTimes::new(&run);
        run
    }

    /// Seconds of all threads of every rank by class.
    pub(crate) fn thread_times(&self) -> &cores::ThreadTimes {
        self.thread_times.get_or_init(|| cores::thread_times(self))
    }

    /// Seconds of every row of `sites`.
    pub fn estimates(&self) -> &[Estimate] {
        self.estimates.get_or_init(|| estimates(self))
    }

    /// Routines of libraries of mathematics by where they are called, those that take longest first.
    pub fn math(&self) -> &[MathSite] {
        self.math.get_or_init(|| MathSite::all(self))
    }

    /// Parallel regions of OpenMP by where they are, those that take longest first.
    pub fn parallel_regions(&self) -> &[ParallelRegion] {
        self.parallel.get_or_init(|| ParallelRegion::all(self))
    }

    /// Kernels and copies of GPUs, and how busy these were; of a run without --kernels nothing.
    pub fn gpus(&self) -> &Gpus {
        self.gpus.get_or_init(|| Gpus::new(self))
    }

    /// Regions that the program names, and numbers that it tells.
    pub fn regions(&self) -> &Regions {
        self.regions.get_or_init(|| Regions::new(self))
    }

    /// The profile it was made from.
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    /// The profile back, for a writer.
    pub fn into_profile(self) -> Profile {
        self.profile
    }

    /// Its columns.
    pub fn tables(&self) -> &Tables {
        &self.profile.tables
    }

    /// Facts of the run as a whole.
    pub fn facts(&self) -> &RunFacts {
        &self.profile.manifest.run
    }

    /// The text of a text column's element.
    pub fn text(&self, text: Str) -> &str {
        self.profile.strings.get(text)
    }

    /// Whether any process was a rank of an MPI program.
    pub fn has_mpi(&self) -> bool {
        self.mpi
    }

    /// What of the run is recorded.
    pub fn recorded(&self) -> Recorded {
        self.recorded
    }

    /// The ranks, in order. Without MPI: the processes, the first of the tree first.
    pub fn ranks(&self) -> &[Rank] {
        &self.ranks
    }

    /// Those of which no more is known than that they ran and how they ended: programs into which our library cannot be
    /// loaded, and those that ended before their record began. They are not among `ranks()`; where all are such none is here.
    pub fn unmeasured(&self) -> &[Rank] {
        &self.unmeasured
    }

    /// All ranks by their number, those of [`Run::unmeasured`] included.
    pub fn everyone(&self) -> Vec<&Rank> {
        let mut all: Vec<&Rank> = self.ranks.iter().chain(&self.unmeasured).collect();
        all.sort_by_key(|rank| rank.id);
        all
    }

    /// Whether there is a record of what the run did; without one, no number of it means anything.
    pub fn is_measured(&self) -> bool {
        self.is_io_only()
            || self.is_mpi_only()
            || self.ranks.is_empty()
            || self.ranks.iter().any(|rank| rank.main.is_some())
    }

    /// Whether calls of MPI were made that did not pass us: what was spent in them looks like computing.
    pub fn misses_mpi(&self) -> bool {
        let absent = &self.tables().absent;
        absent
            .what
            .iter()
            .any(|what| self.text(*what) == format::facts::MPI_CALLS)
    }

    /// Whether calls went uncounted: then numbers of calls, bytes and times of calls are lower bounds.
    pub fn uncounted(&self) -> bool {
        self.has_lost(|id| format::losses::loss(id).is_some_and(|loss| loss.uncounted))
    }

    /// Whether more files were used than are known one by one: of the others it is not known how many they are.
    pub fn has_folded_files(&self) -> bool {
        self.has_lost(|id| id == "files_folded")
    }

    fn has_lost(&self, wanted: impl Fn(&str) -> bool) -> bool {
        let losses = &self.tables().losses;
        (0..losses.len()).any(|row| losses.count[row] > 0 && wanted(self.text(losses.loss[row])))
    }

    /// Whether no call of MPI was seen though some were made: its time is among that of computing.
    pub fn mpi_is_unseen(&self) -> bool {
        self.misses_mpi() && self.times().family_total(crate::Family::Mpi) <= 0.0
    }

    /// What one of `ranks()` is called in sentences: "rank" or "process".
    pub fn rank_noun(&self) -> &'static str {
        if self.mpi { "rank" } else { "process" }
    }

    /// What several of them are called: "ranks" or "processes".
    pub fn rank_nouns(&self) -> &'static str {
        if self.mpi { "ranks" } else { "processes" }
    }

    /// Index in `ranks()` of a process, `None` for a helper process of an MPI program.
    pub fn rank_index(&self, process: ProcessId) -> Option<usize> {
        self.rank_of_process
            .get(process.row())
            .filter(|index| **index != NONE)
            .map(|index| *index as usize)
    }

    /// From the first rank's start to the last rank's end: the program, without its launcher. Without MPI the processes that
    /// are too short for a row count, too: a script may be made of them.
    pub fn span_ns(&self) -> (i64, i64) {
        let recorded = self.facts().short_ns.filter(|_| !self.mpi && !self.ranks.is_empty());
        let short = recorded.map(|(start, end)| (sane(start), sane(end)));
        let all = || self.ranks.iter().map(|rank| (rank.start_ns, rank.end_ns)).chain(short);
        let start = all().map(|span| span.0).min().unwrap_or(0);
        (start, all().map(|span| span.1).max().unwrap_or(0).max(start))
    }

    /// Seconds of that.
    pub fn elapsed_s(&self) -> f64 {
        let (start, end) = self.span_ns();
        (end - start) as f64 / 1e9
    }

    /// Seconds of the whole command, launcher included; never less than the program's.
    pub fn command_elapsed_s(&self) -> f64 {
        (self.facts().elapsed_ns as f64 / 1e9).max(self.elapsed_s())
    }

    /// How many processes are too short for a row.
    pub fn short_processes(&self) -> u64 {
        let processes = self.facts().short.iter().map(|short| short.processes);
        processes.fold(0, u64::saturating_add)
    }

    /// Length of a tick of `samples.tick`.
    pub fn tick_s(&self) -> f64 {
        self.tick_s
    }

    /// Class of a call.
    pub fn call_class(&self, call: CallId) -> Class {
        self.call_class.get(call.row()).copied().unwrap_or(Class::Compute)
    }

    /// Whether a call does that; of a call unknown here nothing is known.
    pub fn call_is(&self, call: CallId, tag: Tag) -> bool {
        self.call_tags.get(call.row()).is_some_and(|tags| tags.contains(&tag))
    }

    /// Name of a call.
    pub fn call_name(&self, call: CallId) -> &str {
        self.tables()
            .calls
            .name
            .get(call.row())
            .map(|name| self.text(*name))
            .unwrap_or("")
    }

    /// Class of every sample, by row.
    pub fn sample_classes(&self) -> &[Class] {
        &self.sample_class
    }

    /// Rows of `samples` that are those of a rank's main thread, `rank` an index into `ranks()`.
    pub fn main_samples(&self, rank: usize) -> Range<usize> {
        let (start, end) = self.main_spans[rank];
        start..end
    }

    /// Whose a rank's time is, moment by moment: those of its threads that work, or its main one's.
    pub fn pieces(&self, rank: usize) -> impl Iterator<Item = Piece> + '_ {
        own_pieces(&self.tables().samples, &self.parts[rank], self.main_samples(rank))
    }

    /// What is left out of a process's time: it waits while one that it started works. In order of time; empty with MPI.
    pub fn pieces_for_children(&self, rank: usize) -> &[Piece] {
        &self.parts[rank].for_children
    }

    /// Seconds of that.
    pub fn for_children_s(&self, rank: usize) -> f64 {
        self.pieces_for_children(rank).iter().map(Piece::ticks).sum::<f64>() * self.tick_s
    }

    /// Whether threads beside a rank's main one work, and so have a part in its time.
    pub fn is_shared(&self, rank: usize) -> bool {
        self.parts[rank].shared
    }

    /// Whether a rank's time is its main thread's samples, all of them.
    pub fn is_main_alone(&self, rank: usize) -> bool {
        self.parts[rank].pieces.is_none()
    }

    /// Seconds of every rank by class.
    pub fn times(&self) -> &ClassTimes {
        &self.times
    }

    /// The run in at most 1000 bins.
    pub fn timeline(&self) -> &Timeline {
        self.timeline.get_or_init(|| Timeline::new(self))
    }

    /// What every rank did at the same moments.
    pub fn snapshots(&self) -> &Snapshots {
        self.snapshots.get_or_init(|| Snapshots::new(self))
    }

    /// Time by function and line.
    pub fn hot(&self) -> &Hot {
        self.hot.get_or_init(|| Hot::new(self))
    }

    /// Computing time in malloc, free and the like.
    pub fn allocation(&self) -> &Allocation {
        self.allocation.get_or_init(|| Allocation::new(self))
    }

    /// Waiting for the lock of CPython's interpreter, a row for each of `ranks()`.
    pub fn gil_waits(&self) -> &[GilWait] {
        self.gil_waits.get_or_init(|| GilWait::all(self))
    }

    /// Whether a context is within a parallel region of OpenMP.
    pub fn is_in_region(&self, context: ContextId) -> bool {
        let in_region = self
            .in_region
            .get_or_init(|| self.through(|frame| begins_region(self.place(frame).function)));
        in_region.get(context.row()) == Some(&true)
    }

    /// Time in which Python imports modules.
    pub fn imports(&self) -> &Imports {
        self.imports.get_or_init(|| Imports::new(self))
    }

    /// Call sites, all processes together, those with most time first.
    pub fn call_sites(&self) -> &[CallSite] {
        self.sites.get_or_init(|| CallSite::all(self))
    }

    /// The files, in the order of the table.
    pub fn files(&self) -> &Files {
        self.files.get_or_init(|| Files::new(self))
    }

    /// Who waited for whose I/O.
    pub fn io_waits(&self) -> &IoWaits {
        self.io_waits.get_or_init(|| IoWaits::new(self))
    }

    /// Host name of a node.
    pub fn node_name(&self, node: NodeId) -> &str {
        self.tables()
            .nodes
            .name
            .get(node.row())
            .map(|name| self.text(*name))
            .unwrap_or("")
    }
}

/// A century: times beyond it are damage.
const LONGEST_NS: i64 = 100 * 366 * 86_400 * 1_000_000_000;

/// Far beyond any run, and far from the ends of the type.
fn sane(ns: i64) -> i64 {
    ns.clamp(-LONGEST_NS, LONGEST_NS)
}

/// A sample's class is its call's. One in no call computes, unless it was taken inside an OpenMP runtime, or while text was
/// made of numbers: see [`crate::text_io`]. Of what an accelerator's driver computes, and waits for, it is that of the call by
/// which the program went there.
fn classify(profile: &Profile, call_class: &[Class], places: &Places) -> Vec<Class> {
    let (samples, functions) = (&profile.tables.samples, &profile.tables.frames.function);
    let in_driver = |context| {
        let function = *functions.get(places.driver(context)?.row())?;
        Class::from_id(driver::class_of(profile.strings.get(function)))
    };
    (0..samples.len())
        .map(|row| {
            let context = ContextId(samples.context[row]);
            let class = call_class.get(samples.call[row] as usize).copied();
            let class = class.unwrap_or(Class::Compute);
            let (Family::Compute | Family::Wait) = class.family() else {
                return class;
            };
            // A thread of the driver's own that waits for events does just that.
            let made = samples.call[row] == 0 || places.leads_through_program(context);
            match in_driver(context).filter(|_| made) {
                Some(driving) => driving,
                None if samples.call[row] == 0 => places.waits_in(context).unwrap_or(class),
                None => class,
            }
        })
        .collect()
}

/// Takes out of the ranks those of which no thread was ever seen; where that would leave none, as in a record of I/O alone,
/// they stay.
fn measured(ranks: Vec<Rank>) -> (Vec<Rank>, Vec<Rank>) {
    let (seen, unseen): (Vec<Rank>, Vec<Rank>) = ranks.into_iter().partition(|rank| rank.main.is_some());
    match seen.is_empty() {
        true => (unseen, seen),
        false => (seen, unseen),
    }
}

fn ranks(profile: &Profile, mpi: bool) -> Vec<Rank> {
    let processes = &profile.tables.processes;
    let mut rows: Vec<usize> = (0..processes.len())
        .filter(|row| !mpi || processes.rank[*row] >= 0)
        .collect();
    if mpi {
        rows.sort_by_key(|row| (processes.rank[*row], processes.start_ns[*row], *row));
    } else {
        let pids: std::collections::HashSet<u32> = rows.iter().map(|row| processes.pid[*row]).collect();
        rows.sort_by_key(|row| {
            (
                pids.contains(&processes.parent_pid[*row]),
                processes.start_ns[*row],
                *row,
            )
        });
    }
    let main = main_threads(profile);
    (rows.into_iter().enumerate())
        .map(|(index, row)| {
            let start_ns = sane(processes.start_ns[row]);
            Rank {
                id: RankId(if mpi { processes.rank[row] as u32 } else { index as u32 }),
                process: ProcessId(row as u32),
                node: NodeId(processes.node[row]),
                main: main[row],
                start_ns,
                end_ns: sane(processes.end_ns[row]).max(start_ns),
            }
        })
        .collect()
}

/// The thread with the role, else the one with the process's id, else the first of the process.
fn main_threads(profile: &Profile) -> Vec<Option<ThreadId>> {
    let (threads, processes) = (&profile.tables.threads, &profile.tables.processes);
    let mut main: Vec<Option<(u8, ThreadId)>> = vec![None; processes.len()];
    for row in 0..threads.len() {
        let process = threads.process[row] as usize;
        let Some(best) = main.get_mut(process) else { continue };
        let merit = match profile.strings.get(threads.role[row]) {
            "main" => 2,
            _ if threads.tid[row] == processes.pid[process] => 1,
            _ => 0,
        };
        if best.is_none_or(|(merit_before, _)| merit > merit_before) {
            *best = Some((merit, ThreadId(row as u32)));
        }
    }
    main.into_iter().map(|best| best.map(|(_, thread)| thread)).collect()
}

/// Samples are ordered by process, then thread, then time, so a thread's are one span.
fn main_span(tables: &Tables, rank: &Rank) -> (usize, usize) {
    let samples = &tables.samples;
    let Some(main) = rank.main else { return (0, 0) };
    let key = (rank.process.0, main.0);
    let rows = samples.len();
    let at = |row: usize| (samples.process[row], samples.thread[row]);
    let find = |after: bool| {
        let (mut low, mut high) = (0, rows);
        while low < high {
            let middle = (low + high) / 2;
            if at(middle) < key || (after && at(middle) == key) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        low
    };
    (find(false), find(true))
}

/// Rows of `samples` of a process: they stand together.
pub(crate) fn process_span(tables: &Tables, process: ProcessId) -> Range<usize> {
    let column = &tables.samples.process;
    column.partition_point(|row| *row < process.0)..column.partition_point(|row| *row <= process.0)
}

/// Seconds by class, one row.
pub type ClassRow = [f64; CLASSES];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Fixture, run_from_text};

    #[test]
    fn ranks_are_in_order_whatever_the_order_of_processes() {
        let run = Fixture::new("U\nUU\nUUU")
            .edit(|profile| profile.tables.processes.rank = vec![2, 0, 1])
            .run();
        let ranks: Vec<(u32, u32)> = run.ranks().iter().map(|rank| (rank.id.0, rank.process.0)).collect();
        assert_eq!(ranks, [(0, 1), (1, 2), (2, 0)]);
        assert_eq!(run.rank_index(ProcessId(0)), Some(2));
        assert_eq!(run.main_samples(0), 1..3);
    }

    #[test]
    fn a_helper_of_an_mpi_program_is_no_rank() {
        let run = Fixture::new("U\nS\nU")
            .edit(|profile| profile.tables.processes.rank = vec![0, -1, 1])
            .run();
        assert_eq!(run.ranks().len(), 2);
        assert_eq!(run.rank_index(ProcessId(1)), None);
        assert_eq!(run.times().total(), 2.0);
    }

    #[test]
    fn without_mpi_the_root_of_the_tree_comes_first() {
        let run = Fixture::new("U\nX\nU")
            .edit(|profile| {
                let processes = &mut profile.tables.processes;
                processes.pid = vec![11, 10, 12];
                processes.parent_pid = vec![10, 1, 11];
                processes.start_ns = vec![5, 0, 7];
            })
            .without_mpi()
            .run();
        assert!(!run.has_mpi());
        assert_eq!(run.rank_noun(), "process");
        let order: Vec<u32> = run.ranks().iter().map(|rank| rank.process.0).collect();
        assert_eq!(order, [1, 0, 2]);
    }

    #[test]
    fn the_main_thread_is_found_by_role_or_by_its_number() {
        let run = Fixture::new("U\n+MM")
            .edit(|profile| profile.tables.threads.role.reverse())
            .run();
        assert_eq!(run.ranks()[0].main, Some(ThreadId(1)));
        let run = Fixture::new("U\n+MM")
            .edit(|profile| profile.tables.threads.role.fill(Str(0)))
            .run();
        assert_eq!(run.ranks()[0].main, Some(ThreadId(0)));
    }

    #[test]
    fn a_thread_in_no_call_inside_the_openmp_runtime_does_not_compute() {
        let letters = |fixture: Fixture| {
            fixture
                .letter('o', "", &["work@app.c:1", "gomp_barrier_wait_end@libgomp.so.1"])
                .letter(
                    'f',
                    "",
                    &[
                        "work@app.c:1",
                        "gomp_barrier_wait_end@libgomp.so.1",
                        "syscall@libc.so.6",
                    ],
                )
                .letter('c', "", &["GOMP_parallel@libgomp.so.1", "work@app.c:2"])
        };
        let run = letters(Fixture::new("ofc")).run();
        assert_eq!(run.sample_classes(), [Class::OpenMp, Class::OpenMp, Class::Compute]);
    }

    #[test]
    fn the_program_s_time_is_from_the_first_start_to_the_last_end() {
        let run = Fixture::new("..UU\n.UU")
            .edit(|profile| profile.manifest.run.elapsed_ns = 9_000_000_000)
            .run();
        assert_eq!((run.elapsed_s(), run.command_elapsed_s()), (3.0, 9.0));
        assert_eq!(run_from_text("").elapsed_s(), 0.0);
    }
}
