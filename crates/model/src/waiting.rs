//! Who waits for whom: at each moment a graph over all ranks, followed to the rank that keeps the others.
//!
//! All ranks are sampled at the same ticks, and of a sample in a call of MPI it is known whom the call waits for
//! (`samples.wait`). A rank that waits points to ranks that have not come: of a collective those that are not in it, of a
//! message its sender, of a send its receiver. One that waits itself is followed; one that does not is the *culprit*: it
//! computes, does I/O, or sleeps. Of several the one that stays away longest is taken, for the wait ends with it; of several
//! messages of which any will do, the one that comes first. Where nobody is found (all are there, or the ways go in a circle)
//! the time is transfer; in a collective of MPI-IO the rank then does I/O itself.

use crate::class::{Class, Family};
use crate::id::{CallId, ContextId, FrameId, RankId};
use crate::io_wait::CallPlace;
use crate::order::most_first;
use crate::place::Routine;
use crate::run::Run;
use crate::snapshot::Snapshots;
use crate::standing::STUCK_S;
use format::calls::Tag;
use format::tables::NONE;
use std::collections::{BTreeMap, HashMap};

/// Why a rank waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cause {
    /// The sender of a message has not come.
    LateSender,
    /// The receiver of a message has not come.
    LateReceiver,
    /// Not all ranks have come to a barrier.
    Barrier,
    /// Not all ranks have come to another collective in which each needs all.
    AllToAll,
    /// The root has not come.
    Root,
    /// The root waits for those that have not come.
    Ranks,
    /// A rank before it has not come (MPI_Scan).
    Lower,
    /// A rank that sends to it by the topology has not come.
    Neighbor,
    /// A target of MPI_Win_start has not posted.
    LatePost,
    /// An origin of MPI_Win_post has not completed.
    EarlyWait,
    /// Another rank holds the lock of a window.
    LockContention,
    /// The target of a lock does not take part.
    Progress,
    /// Those that it waits for are there.
    Transfer,
    /// MPI starts or ends.
    StartAndEnd,
    /// They wait for one another, to the end of the run.
    Deadlock,
    /// Whom it waits for is not known.
    Unknown,
}

impl Cause {
    /// All, in the order of tables.
    pub const ALL: [Cause; 16] = [
        Cause::LateSender,
        Cause::LateReceiver,
        Cause::Barrier,
        Cause::AllToAll,
        Cause::Root,
        Cause::Ranks,
        Cause::Lower,
        Cause::Neighbor,
        Cause::LatePost,
        Cause::EarlyWait,
        Cause::LockContention,
        Cause::Progress,
        Cause::Transfer,
        Cause::StartAndEnd,
        Cause::Deadlock,
        Cause::Unknown,
    ];

    /// Whether somebody is waited for.
    pub fn is_wait(self) -> bool {
        !matches!(
            self,
            Cause::Transfer | Cause::StartAndEnd | Cause::Deadlock | Cause::Unknown
        )
    }
}

/// What is told apart of what ranks do: calls, each at its line, and outside calls the program's functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Activity<'a> {
    /// A call at a line.
    Call(CallPlace),
    /// What the program itself does in a function.
    Routine(Option<Routine<'a>>),
}

impl<'a> Activity<'a> {
    /// Of a call, the first row of `calls` where there is none, at the program's own place.
    pub fn of(run: &'a Run, (call, frame): CallPlace) -> Self {
        match call {
            CallId(0) => Activity::Routine(frame.map(|frame| run.place(frame).routine())),
            _ => Activity::Call((call, frame)),
        }
    }
}

/// What a rank did while others waited for it: a call at a line, or a function of the program.
#[derive(Clone, Debug, PartialEq)]
pub struct Delay {
    /// Index into `ranks()`.
    pub rank: usize,
    /// What it did.
    pub class: Class,
    /// The call that it was in; the first row of `calls` where it computes.
    pub call: CallId,
    /// The line where most of that was.
    pub frame: Option<FrameId>,
    /// Seconds for which ranks waited for it itself, summed over them.
    pub direct_s: f64,
    /// Seconds for which ranks waited for others that waited for it.
    pub indirect_s: f64,
    /// Where those that waited did, most seconds first.
    pub waits: Vec<(CallPlace, f64)>,
    /// Ranks that waited, most seconds first.
    pub waiting: Vec<(usize, f64)>,
}

impl Delay {
    /// Seconds for which ranks waited, summed over them.
    pub fn seconds(&self) -> f64 {
        self.direct_s + self.indirect_s
    }
}

/// What the run hung on: a part of the critical path.
#[derive(Clone, Debug, PartialEq)]
pub struct Critical {
    /// What the rank on the path did.
    pub class: Class,
    /// The call that it was in; the first row of `calls` where it computes.
    pub call: CallId,
    /// The line where most of that was.
    pub frame: Option<FrameId>,
    /// Seconds of the path.
    pub seconds: f64,
    /// Ranks on it there, most seconds first.
    pub ranks: Vec<(usize, f64)>,
}

/// The waiting of a whole run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Waiting {
    /// Seconds in MPI, and of waiting in collectives of MPI-IO, by cause, summed over ranks, in the order of [`Cause::ALL`].
    pub by_cause: [f64; Cause::ALL.len()],
    /// Those of them in which MPI starts or ends and nobody is waited for.
    starting_s: f64,
    /// Most seconds first.
    pub delays: Vec<Delay>,
    /// Most seconds first; together as long as the run was sampled.
    pub path: Vec<Critical>,
    /// How often the path goes from one rank to another.
    pub changes: usize,
}

impl Waiting {
    /// Seconds of a cause, summed over ranks.
    pub fn seconds(&self, cause: Cause) -> f64 {
        self.by_cause[cause as usize]
    }

    /// Seconds in which somebody was waited for, summed over ranks.
    pub fn waits_s(&self) -> f64 {
        Cause::ALL
            .into_iter()
            .filter(|cause| cause.is_wait())
            .map(|cause| self.seconds(cause))
            .sum()
    }

    /// Part of the seconds in MPI of which it is known whom they waited for; 0 where there are none. Those in which MPI
    /// starts or ends count where somebody is waited for.
    pub fn known(&self) -> f64 {
        let all: f64 = self.by_cause.iter().sum::<f64>() - self.starting_s;
        if all > 0.0 {
            1.0 - self.seconds(Cause::Unknown) / all
        } else {
            0.0
        }
    }

    /// Seconds of a class on the critical path; `None` where that is not known.
    pub fn on_path(&self, class: Class) -> Option<f64> {
        let parts = self.path.iter().filter(|part| part.class == class);
        self.is_known().then(|| parts.map(|part| part.seconds).sum())
    }

    /// Seconds of a rank on the critical path: when it waits for another, that one is on it. `None` where that is not known.
    pub fn rank_on_path(&self, rank: usize) -> Option<f64> {
        let of_rank = self
            .path
            .iter()
            .flat_map(|part| &part.ranks)
            .filter(|(other, _)| *other == rank);
        self.is_known().then(|| of_rank.map(|(_, seconds)| seconds).sum())
    }

    /// Whether enough is known for the graph to be gone by.
    pub fn is_known(&self) -> bool {
        self.known() >= KNOWN
    }
}

/// Below this part of the seconds in MPI the graph is not drawn: who waits for whom is then judged by how many wait.
const KNOWN: f64 = 0.5;

/// A row of `waits`, with indices into `ranks()`.
struct Wait {
    kind: Kind,
    from: Vec<usize>,
    to: Vec<usize>,
    root: Option<usize>,
    /// Of whoever it is: where it holds a lock meanwhile.
    holds: Vec<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Unknown,
    Messages,
    AnyMessage,
    Neighbors,
    Posts,
    Completions,
    Lock,
    All,
    Root,
    Ranks,
    Lower,
}

fn waits(run: &Run) -> Vec<Wait> {
    let index: HashMap<RankId, usize> = (run.ranks().iter().enumerate()).map(|(n, rank)| (rank.id, n)).collect();
    let find = |rank: u32| index.get(&RankId(rank)).copied();
    let ranks = |list: &str| text::spans(list).flatten().filter_map(find).collect::<Vec<_>>();
    // Ranks of another world, or of a communicator that could not be told.
    let nobody =
        |row: &format::tables::Wait| run.text(row.from).is_empty() && run.text(row.to).is_empty() && row.root < 0;
    let row = |row: format::tables::Wait| Wait {
        kind: match run.text(row.kind) {
            _ if nobody(&row) => Kind::Unknown,
            "messages" => Kind::Messages,
            "any message" => Kind::AnyMessage,
            "neighbours" => Kind::Neighbors,
            "posts" => Kind::Posts,
            "completions" => Kind::Completions,
            "lock" => Kind::Lock,
            "all" => Kind::All,
            "root" => Kind::Root,
            "ranks" => Kind::Ranks,
            "lower ranks" => Kind::Lower,
            _ => Kind::Unknown,
        },
        from: ranks(run.text(row.from)),
        to: ranks(run.text(row.to)),
        root: u32::try_from(row.root).ok().and_then(find),
        holds: ranks(run.text(row.holds)),
    };
    let all = Wait {
        kind: Kind::All,
        from: (0..run.ranks().len()).collect(),
        to: vec![],
        root: None,
        holds: vec![],
    };
    // The last is that of the calls that start and end MPI.
    (run.tables().waits.rows().map(row)).chain([all]).collect()
}

/// Of ranks in MPI, or in a collective of MPI-IO, the row of `waits` that their samples name; the last, that of all, where
/// MPI starts or ends.
fn rows_of(run: &Run, waits: &[Wait], states: &[u32]) -> Vec<Option<u32>> {
    let samples = &run.tables().samples;
    let row = |(rank, sample): (usize, &u32)| {
        let class = (*sample != NONE).then(|| run.sample_classes()[*sample as usize]);
        let in_mpi = match class {
            Some(Class::MpiIo) => samples.wait[*sample as usize] != 0,
            Some(class) => class.family() == Family::Mpi,
            None => false,
        };
        in_mpi.then(|| match samples.wait[*sample as usize] {
            0 if starts_or_ends(run, rank, *sample) => waits.len() as u32 - 1,
            row => row,
        })
    };
    states.iter().enumerate().map(row).collect()
}

/// Whether a rank is in MPI before its start is over, or since its end began: there it waits for all.
fn starts_or_ends(run: &Run, rank: usize, sample: u32) -> bool {
    let (tables, row) = (run.tables(), run.ranks()[rank].process.row());
    let at_ns = (f64::from(tables.samples.tick[sample as usize]) * run.tick_s() * 1e9) as i64;
    let (begun, started) = (
        tables.processes.mpi_init_begin_ns[row],
        tables.processes.mpi_init_end_ns[row],
    );
    let ended = tables.processes.mpi_finalize_begin_ns[row];
    begun >= 0 && (started < 0 || at_ns <= started) || ended >= 0 && at_ns >= ended
}

/// No slot.
const NEVER: u32 = u32::MAX;

/// Whom a rank waits for at a moment.
#[derive(Clone, Copy)]
struct Found {
    culprit: usize,
    /// Not through others.
    direct: bool,
    cause: Cause,
}

/// One moment, as it is looked at.
struct Graph<'a> {
    run: &'a Run,
    waits: &'a [Wait],
    /// Rows of `samples`, NONE of ranks that do not run.
    states: &'a [u32],
    /// Of ranks in MPI, the row of `waits`.
    rows: &'a [Option<u32>],
    /// The slot up to which a rank next begins a call of MPI, this one if it is in one; NEVER if it does not.
    next: &'a [u32],
    /// The last slot of the call in which a rank is now; NEVER where it is not known when calls begin.
    until: &'a [u32],
    found: Vec<Option<Option<Found>>>,
    on_the_way: Vec<bool>,
    /// All that wait are found: who is left in a collective of MPI-IO does I/O.
    settled: bool,
    /// Of collectives, which look the same from all that are in them.
    of_row: HashMap<(u32, bool), Option<Found>>,
}

impl<'a> Graph<'a> {
    fn new(
        run: &'a Run,
        waits: &'a [Wait],
        states: &'a [u32],
        rows: &'a [Option<u32>],
        (next, until): (&'a [u32], &'a [u32]),
    ) -> Self {
        Graph {
            run,
            waits,
            states,
            rows,
            next,
            until,
            found: vec![None; states.len()],
            on_the_way: vec![false; states.len()],
            settled: false,
            of_row: HashMap::new(),
        }
    }

    fn row(&self, rank: usize) -> Option<u32> {
        self.rows[rank]
    }

    /// In a collective of MPI-IO.
    fn is_in_io(&self, rank: usize) -> bool {
        self.row(rank).is_some() && self.run.sample_classes()[self.states[rank] as usize] == Class::MpiIo
    }

    fn is_busy(&self, rank: usize) -> bool {
        self.states[rank] != NONE
            && (self.row(rank).is_none()
                || self.settled && self.is_in_io(rank) && matches!(self.found[rank], Some(None)))
    }

    /// Those that have not come to a collective in which a rank is; `before`: of those of lower rank.
    fn absent(&self, waiting: usize, wait: &Wait, before: usize) -> Vec<usize> {
        let io = self.is_in_io(waiting);
        let there = |rank: usize| {
            let other = self.row(rank).and_then(|row| self.waits.get(row as usize));
            io == self.is_in_io(rank)
                && other.is_some_and(|other| other.kind as u8 >= Kind::All as u8 && other.from == wait.from)
        };
        let away = |rank: &usize| *rank < before && self.states[*rank] != NONE && !there(*rank);
        wait.from.iter().copied().filter(away).collect()
    }

    /// Other ranks that hold a lock at one of these.
    fn holders(&self, waiting: usize, targets: &[usize]) -> Vec<usize> {
        let holds = |rank: &usize| {
            let (state, waits) = (self.states[*rank], &self.run.tables().samples.wait);
            let wait = (state != NONE)
                .then(|| self.waits.get(waits[state as usize] as usize))
                .flatten();
            *rank != waiting && wait.is_some_and(|wait| wait.holds.iter().any(|at| targets.contains(at)))
        };
        (0..self.states.len()).filter(holds).collect()
    }

    /// Whom a rank in MPI waits for, in groups: those of the second are looked at where the first has none.
    fn candidates(&self, rank: usize, row: u32) -> [Vec<usize>; 2] {
        let Some(wait) = self.waits.get(row as usize) else {
            return [vec![], vec![]];
        };
        match wait.kind {
            Kind::Unknown => [vec![], vec![]],
            // A small message is sent without its receiver, so that senders are asked first.
            Kind::Messages | Kind::AnyMessage => [wait.from.clone(), wait.to.clone()],
            Kind::Neighbors | Kind::Posts | Kind::Completions => [wait.from.clone(), vec![]],
            Kind::Lock => match self.holders(rank, &wait.from) {
                holders if holders.is_empty() => [
                    vec![],
                    wait.from.iter().copied().filter(|target| *target != rank).collect(),
                ],
                holders => [holders, vec![]],
            },
            Kind::All => [self.absent(rank, wait, usize::MAX), vec![]],
            Kind::Lower => [self.absent(rank, wait, rank), vec![]],
            Kind::Root if wait.root == Some(rank) => [vec![], vec![]],
            Kind::Root => {
                let away = |root: &usize| self.row(*root) != Some(row);
                [wait.root.into_iter().filter(away).collect(), vec![]]
            }
            Kind::Ranks if wait.root == Some(rank) => [self.absent(rank, wait, usize::MAX), vec![]],
            Kind::Ranks => [vec![], vec![]],
        }
    }

    fn cause(&self, rank: usize, row: u32, second: bool) -> Cause {
        let call = CallId(self.run.tables().samples.call[self.states[rank] as usize]);
        match self.waits[row as usize].kind {
            Kind::Unknown => Cause::Unknown,
            Kind::Messages | Kind::AnyMessage if second => Cause::LateReceiver,
            Kind::Messages | Kind::AnyMessage => Cause::LateSender,
            Kind::All if row as usize == self.waits.len() - 1 => Cause::StartAndEnd,
            Kind::All if self.run.call_is(call, Tag::Barrier) => Cause::Barrier,
            Kind::All => Cause::AllToAll,
            Kind::Root => Cause::Root,
            Kind::Ranks => Cause::Ranks,
            Kind::Lower => Cause::Lower,
            Kind::Neighbors => Cause::Neighbor,
            Kind::Posts => Cause::LatePost,
            Kind::Completions => Cause::EarlyWait,
            Kind::Lock if second => Cause::Progress,
            Kind::Lock => Cause::LockContention,
        }
    }

    /// Follows a rank in MPI, and those on its way; what is found stands in `found`.
    fn follow(&mut self, rank: usize) {
        let mut stack = vec![rank];
        while let Some(&top) = stack.last() {
            let Some(row) = self.row(top).filter(|_| self.found[top].is_none()) else {
                stack.pop();
                continue;
            };
            let shared = self.waits.get(row as usize).is_some_and(|wait| wait.kind == Kind::All);
            let of_row = (row, self.is_in_io(top));
            if shared && let Some(found) = self.of_row.get(&of_row) {
                self.found[top] = Some(*found);
                stack.pop();
                continue;
            }
            let groups = self.candidates(top, row);
            self.on_the_way[top] = true;
            let open =
                |rank: &usize| self.row(*rank).is_some() && self.found[*rank].is_none() && !self.on_the_way[*rank];
            if let Some(next) = groups.iter().flatten().copied().find(open) {
                stack.push(next);
                continue;
            }
            let found = self.best(top, row, &groups);
            self.found[top] = Some(found);
            self.on_the_way[top] = false;
            if shared {
                self.of_row.insert(of_row, found);
            }
            stack.pop();
        }
    }

    /// Follows all that are in MPI. Where ways go in a circle, what one on it finds later is the others', too.
    fn follow_all(&mut self, ranks: usize) {
        (0..ranks).for_each(|rank| self.follow(rank));
        self.spread(ranks);
        if (0..ranks).any(|rank| self.is_in_io(rank)) {
            self.settled = true;
            self.spread(ranks);
        }
    }

    /// What is found later is told to those that have found nobody.
    fn spread(&mut self, ranks: usize) {
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for rank in 0..ranks {
                let open = |rank: usize| matches!(self.found[rank], Some(None)) && !self.is_busy(rank);
                if let Some(row) = self.row(rank).filter(|_| open(rank)) {
                    let groups = self.candidates(rank, row);
                    let found = self.best(rank, row, &groups);
                    changed |= found.is_some();
                    self.found[rank] = Some(found);
                }
            }
        }
    }

    fn best(&self, rank: usize, row: u32, groups: &[Vec<usize>; 2]) -> Option<Found> {
        let any = self
            .waits
            .get(row as usize)
            .is_some_and(|wait| wait.kind == Kind::AnyMessage);
        groups.iter().enumerate().find_map(|(second, group)| {
            let ways = group.iter().filter_map(|other| self.way(*other));
            let (culprit, direct) = if any {
                ways.min_by_key(|(culprit, direct)| (self.next[*culprit], !direct, *culprit))
            } else {
                let last = |(culprit, direct): &(usize, bool)| (self.next[*culprit], *direct, usize::MAX - culprit);
                (ways
                    .clone()
                    .filter(|(culprit, direct)| !direct || self.ends(rank, *culprit))
                    .max_by_key(last))
                // One that has given its part in a collective of MPI-IO leaves the rest to those that write.
                .or_else(|| ways.max_by_key(last).filter(|_| !self.is_in_io(rank)))
            }?;
            let cause = self.cause(rank, row, second > 0);
            Some(Found { culprit, direct, cause })
        })
    }

    /// Whether a wait may have ended with what a rank that is not in MPI did next: one that begins no call before the end
    /// has come already, and does something else.
    fn ends(&self, waiting: usize, culprit: usize) -> bool {
        self.run.is_shared(culprit) || self.next[culprit] <= self.until[waiting].saturating_add(1)
    }

    /// The culprit that a candidate leads to, and whether it is that itself.
    fn way(&self, rank: usize) -> Option<(usize, bool)> {
        if self.is_busy(rank) {
            return Some((rank, true));
        }
        self.found[rank].flatten().map(|found| (found.culprit, false))
    }
}

impl Run {
    /// For each rank, those that the call of MPI in which it was last seen waits for; none of one that is in no such call, or
    /// of whose call it is not known, or for which any of several will do.
    pub fn last_waits(&self) -> Vec<Vec<usize>> {
        let ranks = self.ranks().len();
        let last = |rank: usize| self.main_samples(rank).last().map_or(NONE, |row| row as u32);
        let states: Vec<u32> = (0..ranks).map(last).collect();
        let rows = waits(self);
        let of_ranks = rows_of(self, &rows, &states);
        let graph = Graph::new(self, &rows, &states, &of_ranks, (&[], &[]));
        let of_rank = |rank: usize| {
            let row = graph.row(rank)?;
            let groups = graph.candidates(rank, row);
            let several = rows[row as usize].kind == Kind::AnyMessage && groups.iter().flatten().count() > 1;
            (!several).then(|| groups.concat())
        };
        (0..ranks).map(|rank| of_rank(rank).unwrap_or_default()).collect()
    }
}

/// Ranks of which each waits for the next, and the last for the first, if there are such.
pub(crate) fn circle(waits: &[Vec<usize>]) -> Option<Vec<usize>> {
    let mut done = vec![false; waits.len()];
    for start in 0..waits.len() {
        // The way from the start, each with the number of those that it waits for that were tried.
        let mut way: Vec<(usize, usize)> = vec![(start, 0)];
        while let Some((rank, tried)) = way.last_mut() {
            let (at, next) = (*rank, waits[*rank].get(*tried).copied());
            *tried += 1;
            match next {
                Some(next) => match way.iter().position(|(rank, _)| *rank == next) {
                    Some(first) => return Some(way[first..].iter().map(|(rank, _)| *rank).collect()),
                    None if next < waits.len() && !done[next] => way.push((next, 0)),
                    None => {}
                },
                None => {
                    done[at] = true;
                    way.pop();
                }
            }
        }
    }
    None
}

/// Sums of a delay, or of a part of the path, in the making.
#[derive(Default)]
struct Sums {
    direct_s: f64,
    indirect_s: f64,
    frames: BTreeMap<Option<FrameId>, f64>,
    calls: BTreeMap<CallId, f64>,
    waits: BTreeMap<CallPlace, f64>,
    ranks: BTreeMap<usize, f64>,
}

/// By slot: ranks that are waited for, and by how many.
pub(crate) type Culprits = Vec<Vec<(u32, f32)>>;

/// The waiting of a run, and for each slot who is waited for, and by how many: `None` where too little is known.
pub(crate) fn waiting(run: &Run, snapshots: &Snapshots) -> (Waiting, Option<Culprits>) {
    let mut waiting = Waiting::default();
    let (ranks, slots, slot_s) = (run.ranks().len(), snapshots.len(), snapshots.slot_s());
    let rows = waits(run);
    if rows.len() <= 2 || !run.has_mpi() {
        return (waiting, None);
    }
    let samples = &run.tables().samples;
    let place = |sample: u32| {
        let frame = run.own_frame(ContextId(samples.context[sample as usize]));
        (CallId(samples.call[sample as usize]), frame)
    };
    let mut delays: BTreeMap<(usize, Class, Activity<'_>), Sums> = BTreeMap::new();
    let mut path: BTreeMap<(Class, Activity<'_>), Sums> = BTreeMap::new();
    let mut culprits = vec![Vec::new(); slots];
    let (mut next, mut until) = (vec![NEVER; ranks], vec![NEVER; ranks]);
    let calls_known = snapshots.called(0, 0).is_some();
    let mut critical: Option<usize> = None;
    // Slots at the end in which nobody is waited for.
    let mut standing = 0;
    for slot in (0..slots).rev() {
        let states = snapshots.states(slot);
        let of_ranks = rows_of(run, &rows, states);
        for rank in 0..ranks {
            let follows = snapshots.called(slot + 1, rank);
            match of_ranks[rank] {
                Some(_) if calls_known && (until[rank] == NEVER || follows == Some(true)) => until[rank] = slot as u32,
                Some(_) => {}
                None => until[rank] = NEVER,
            }
            if of_ranks[rank].is_some() {
                next[rank] = slot as u32;
            } else if follows == Some(true) {
                next[rank] = slot as u32 + 1;
            }
        }
        let mut graph = Graph::new(run, &rows, states, &of_ranks, (&next, &until));
        graph.follow_all(ranks);
        // One that was killed before the others is no longer seen.
        let stands =
            |rank: usize| states[rank] == NONE || graph.row(rank).is_some() && graph.found[rank].flatten().is_none();
        if standing + slot + 1 == slots && (0..ranks).all(stands) {
            standing += 1;
        }
        let mut by_culprit: HashMap<usize, u32> = HashMap::new();
        for rank in 0..ranks {
            let Some(row) = graph.row(rank).filter(|_| !graph.is_busy(rank)) else {
                continue;
            };
            let found = graph.found[rank].flatten();
            let unknown = rows.get(row as usize).is_none_or(|wait| wait.kind == Kind::Unknown);
            let cause = match found {
                _ if row as usize == rows.len() - 1 => Cause::StartAndEnd,
                Some(found) => found.cause,
                None if unknown => Cause::Unknown,
                None => Cause::Transfer,
            };
            waiting.by_cause[cause as usize] += slot_s;
            if cause == Cause::StartAndEnd && found.is_none() {
                waiting.starting_s += slot_s;
            }
            let Some(found) = found else { continue };
            *by_culprit.entry(found.culprit).or_default() += 1;
            let state = states[found.culprit];
            let (call, frame) = place(state);
            let class = run.sample_classes()[state as usize];
            let sums = (delays.entry((found.culprit, class, Activity::of(run, (call, frame))))).or_default();
            *(if found.direct {
                &mut sums.direct_s
            } else {
                &mut sums.indirect_s
            }) += slot_s;
            *sums.frames.entry(frame).or_default() += slot_s;
            *sums.calls.entry(call).or_default() += slot_s;
            *sums.waits.entry(place(states[rank])).or_default() += slot_s;
            *sums.ranks.entry(rank).or_default() += slot_s;
        }
        let mut here: Vec<(u32, f32)> = by_culprit
            .into_iter()
            .map(|(rank, count)| (rank as u32, count as f32))
            .collect();
        here.sort_unstable_by_key(|(rank, _)| *rank);
        culprits[slot] = here;
        // The path, from the end back: from a rank that waits to the one that it waits for.
        let runs = |rank: &usize| states[*rank] != NONE;
        let at = critical.filter(runs).or_else(|| (0..ranks).find(runs));
        let to = at.map(|rank| graph.found[rank].flatten().map_or(rank, |found| found.culprit));
        if let Some(rank) = to {
            waiting.changes += usize::from(critical.is_some_and(|before| before != rank));
            critical = to;
            let (call, frame) = place(states[rank]);
            let class = run.sample_classes()[states[rank] as usize];
            let sums = path.entry((class, Activity::of(run, (call, frame)))).or_default();
            sums.direct_s += slot_s;
            *sums.frames.entry(frame).or_default() += slot_s;
            *sums.calls.entry(call).or_default() += slot_s;
            *sums.ranks.entry(rank).or_default() += slot_s;
        }
    }
    let stood_s = standing as f64 * slot_s;
    if stood_s >= STUCK_S && circle(&run.last_waits()).is_some() {
        let seconds = (stood_s * ranks as f64).min(waiting.seconds(Cause::Transfer));
        waiting.by_cause[Cause::Transfer as usize] -= seconds;
        waiting.by_cause[Cause::Deadlock as usize] += seconds;
    }
    let first_call = |calls| most_first(calls).first().map_or(CallId(0), |(call, _)| *call);
    let first_frame = |frames| most_first(frames).first().and_then(|(frame, _)| *frame);
    let delay = |((rank, class, _), sums): ((usize, Class, Activity<'_>), Sums)| Delay {
        rank,
        class,
        call: first_call(sums.calls),
        frame: first_frame(sums.frames),
        direct_s: sums.direct_s,
        indirect_s: sums.indirect_s,
        waits: most_first(sums.waits),
        waiting: most_first(sums.ranks),
    };
    waiting.delays = delays.into_iter().map(delay).collect();
    waiting.delays.sort_by(|a, b| b.seconds().total_cmp(&a.seconds()));
    let part = |((class, _), sums): ((Class, Activity<'_>), Sums)| Critical {
        class,
        call: first_call(sums.calls),
        frame: first_frame(sums.frames),
        seconds: sums.direct_s,
        ranks: most_first(sums.ranks),
    };
    waiting.path = path.into_iter().map(part).collect();
    waiting.path.sort_by(|a, b| b.seconds.total_cmp(&a.seconds));
    let known = waiting.is_known().then_some(culprits);
    (waiting, known)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    /// A drawing in which letters wait: `V` for a message from `from`, `M` in a collective of all.
    fn drawn(drawing: &str, waits: &[(char, &str, &[u32])]) -> Waiting {
        let mut fixture = Fixture::new(drawing);
        for (letter, kind, from) in waits {
            fixture = fixture.waits(*letter, kind, from);
        }
        fixture.run().snapshots().waiting().clone()
    }

    fn culprits(waiting: &Waiting) -> Vec<(usize, f64, f64)> {
        waiting
            .delays
            .iter()
            .map(|delay| (delay.rank, delay.direct_s, delay.indirect_s))
            .collect()
    }

    #[test]
    fn a_receiver_waits_for_its_sender() {
        let waiting = drawn("UUUU\nVVVU", &[('V', "messages", &[0])]);
        assert_eq!(culprits(&waiting), [(0, 3.0, 0.0)]);
        assert_eq!(waiting.seconds(Cause::LateSender), 3.0);
        assert_eq!((waiting.waits_s(), waiting.known()), (3.0, 1.0));
    }

    #[test]
    fn a_chain_leads_to_its_end() {
        let waiting = drawn("UU\nVV\nPP", &[('V', "messages", &[0]), ('P', "messages", &[1])]);
        assert_eq!(culprits(&waiting), [(0, 2.0, 2.0)]);
    }

    #[test]
    fn in_a_collective_those_that_are_not_there_are_waited_for_and_of_them_the_last() {
        let waiting = drawn("UUUM\nUUMM\nMMMM", &[('M', "all", &[0, 1, 2])]);
        assert_eq!(culprits(&waiting), [(0, 4.0, 0.0)]);
        assert_eq!(waiting.seconds(Cause::AllToAll), 4.0);
        assert_eq!(waiting.seconds(Cause::Transfer), 3.0);
    }

    #[test]
    fn two_communicators_have_two_culprits() {
        let waits: &[(char, &str, &[u32])] = &[('M', "all", &[0, 1]), ('B', "all", &[2, 3])];
        assert_eq!(
            culprits(&drawn("UU\nMM\nBB\nUU", waits)),
            [(0, 2.0, 0.0), (3, 2.0, 0.0)]
        );
    }

    #[test]
    fn a_circle_waits_for_nobody_and_what_is_not_known_is_said() {
        let waits: &[(char, &str, &[u32])] = &[('V', "messages", &[1]), ('P', "messages", &[0])];
        let waiting = drawn("VV\nPP\nWW", waits);
        assert_eq!(culprits(&waiting), []);
        assert_eq!(
            (waiting.seconds(Cause::Transfer), waiting.seconds(Cause::Unknown)),
            (4.0, 2.0)
        );
        let waiting = drawn("UVVVVVV\nPPPPPPP", waits);
        assert_eq!(waiting.seconds(Cause::Deadlock), 12.0);
        assert_eq!(waiting.seconds(Cause::Transfer), 0.0);
        assert_eq!(waiting.seconds(Cause::LateSender), 1.0);
    }

    #[test]
    fn one_beside_a_circle_is_found_by_all_on_it() {
        // Rank 0 waits for 1 and 2; rank 1 for 0; rank 2 computes.
        let waits: &[(char, &str, &[u32])] = &[('V', "messages", &[1, 2]), ('P', "messages", &[0])];
        assert_eq!(culprits(&drawn("VV\nPP\nUU", waits)), [(2, 2.0, 2.0)]);
    }

    #[test]
    fn of_any_message_the_first_counts() {
        let waiting = drawn(
            "VVV\nUMM\nUUU",
            &[('V', "any message", &[1, 2]), ('M', "messages", &[])],
        );
        assert_eq!(culprits(&waiting)[0].0, 2);
        assert_eq!(
            culprits(&waiting)
                .iter()
                .find(|delay| delay.0 == 1)
                .map(|delay| delay.1),
            Some(1.0)
        );
    }

    /// Rank 0 waits for 1 and 2, of which rank 1 is away longest and rank 2 sends at the end of the wait.
    #[test]
    fn one_that_has_come_is_not_waited_for() {
        let waits: &[(char, &str, &[u32])] = &[('V', "messages", &[1, 2])];
        let drawing = "VVVUU\nUUUUU\nUUUUU";
        assert_eq!(culprits(&drawn(drawing, waits)), [(1, 3.0, 0.0)]);
        let run = |rank, tick| {
            let fixture = Fixture::new(drawing).waits('V', "messages", &[1, 2]);
            fixture
                .calls_mpi(1, 0)
                .calls_mpi(rank, tick)
                .run()
                .snapshots()
                .waiting()
                .clone()
        };
        assert_eq!(culprits(&run(2, 3)), [(2, 3.0, 0.0)]);
        assert_eq!(culprits(&run(1, 3)), [(1, 3.0, 0.0)]);
        // What follows the wait does not end it, and then neither is better known.
        assert_eq!(culprits(&run(2, 4)), [(1, 3.0, 0.0)]);
    }

    #[test]
    fn the_path_follows_who_is_waited_for() {
        let waiting = drawn("UUMMUU\nMMUUMU", &[('M', "all", &[0, 1])]);
        assert_eq!(waiting.path.iter().map(|part| part.seconds).sum::<f64>(), 6.0);
        assert_eq!(waiting.changes, 2);
    }

    /// The others wait for rank 0; then all are there, and all write.
    #[test]
    fn in_a_collective_of_mpi_io_one_is_waited_for_or_does_io() {
        let all: &[(char, &str, &[u32])] = &[('F', "all", &[0, 1, 2])];
        let waiting = drawn("UUFF\nFFFF\nFFFF", all);
        assert_eq!(culprits(&waiting), [(0, 4.0, 0.0)]);
        assert_eq!(waiting.seconds(Cause::AllToAll), 4.0);
        assert_eq!((waiting.waits_s(), waiting.seconds(Cause::Transfer)), (4.0, 0.0));
    }

    /// Rank 1 gave its part and waits at a barrier for rank 0, which writes.
    #[test]
    fn one_that_writes_for_others_is_waited_for() {
        let waits: &[(char, &str, &[u32])] = &[('F', "all", &[0, 1]), ('M', "all", &[0, 1])];
        let waiting = drawn("FFM\nFMM", waits);
        assert_eq!(culprits(&waiting), [(0, 1.0, 0.0)]);
    }

    #[test]
    fn neighbours_alone_are_waited_for() {
        let waiting = drawn("UUUM\nMMMM\nUUUU", &[('M', "neighbours", &[0])]);
        assert_eq!(culprits(&waiting), [(0, 3.0, 0.0)]);
        assert_eq!(waiting.seconds(Cause::Neighbor), 3.0);
    }

    /// Rank 0 waits for a lock at rank 2, which computes: at first rank 1 has it.
    #[test]
    fn who_holds_a_lock_is_waited_for_and_else_its_target() {
        let fixture = Fixture::new("VVVV\nDDUU\nUUUU").waits('V', "lock", &[2]);
        let waiting = fixture.holds('D', &[2]).run().snapshots().waiting().clone();
        assert_eq!(culprits(&waiting), [(1, 2.0, 0.0), (2, 2.0, 0.0)]);
        assert_eq!(waiting.seconds(Cause::LockContention), 2.0);
        assert_eq!(waiting.seconds(Cause::Progress), 2.0);
    }

    #[test]
    fn epochs_have_names_of_their_own() {
        let waits: &[(char, &str, &[u32])] = &[('V', "posts", &[0]), ('P', "completions", &[0])];
        let waiting = drawn("UU\nVV\nPP", waits);
        assert_eq!(
            (waiting.seconds(Cause::LatePost), waiting.seconds(Cause::EarlyWait)),
            (2.0, 2.0)
        );
    }

    #[test]
    fn circles_are_found() {
        assert_eq!(circle(&[vec![1], vec![2], vec![0]]), Some(vec![0, 1, 2]));
        assert_eq!(circle(&[vec![1], vec![2], vec![1]]), Some(vec![1, 2]));
        assert_eq!(circle(&[vec![1, 2], vec![2], vec![]]), None);
        assert_eq!(circle(&[vec![7]]), None);
    }
}
