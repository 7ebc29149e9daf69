//! Folding: what one supervised program left in its directory becomes a profile.
//!
//! A pure function of the directory: the same after a clean end, after the supervisor was killed, and a year later.
//! Files may be missing, cut or garbage; what cannot be read is left out, and a note says so.

mod cost;
mod counts;
mod failures;
mod file_class;
mod files;
mod heat;
mod image;
mod jit;
mod kernels;
mod math;
mod messages;
mod open;
mod parallel;
mod phases;
mod place;
mod process;
mod python;
mod rank;
mod registers;
mod retire;
mod sites;
mod started;
mod threads;
mod time;
mod trace;
mod waits;

use crate::file_rows::count_members;
use crate::{Damaged, Error, merge, worlds};
pub use file_class::class_of_path;
use files::Files;
use format::facts::{self, AbsentFact, ExitFacts, MountFact, NodeFacts, ProbeFacts, StorageFacts, SupervisorFacts};
use format::region::Region;
use format::run_directory::regions;
use format::tables::{Absence, Call, Node, Region as RegionRow, Wait};
use format::{Note, Profile, RunFacts, Short};
use place::Places;
use process::{Recorded, silent_children, span, together, too_short, trivial};
pub use retire::{Retired, retire};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use time::{Cycles, RunClock};

/// Tick of a run in which no process got so far as to say it.
const DEFAULT_TICK_NS: u64 = 20_000_000;
/// Ticks outside these are damage.
const POSSIBLE_TICKS_NS: std::ops::RangeInclusive<u64> = 1_000..=60_000_000_000;

/// Folds the directory of one supervised program; and the parts in it that could not be read, which the profile's notes name.
pub(crate) fn fold(directory: &Path) -> Result<(Profile, Damaged), Error> {
    // What cannot be listed is not empty.
    fs::read_dir(directory).map_err(|source| format::Error::reading(directory, source))?;
    let mut inputs = Inputs::read(directory);
    let mut notes = [inputs.supervisor.notes.clone(), inputs.exit.notes.clone()].concat();
    let retired = Retired::read(directory);
    inputs.rank_is_known = retired.has_ranks();
    let (recorded, unreadable) = read_regions(directory, &retired);
    if unreadable > 0 {
        notes.push(Note::Unreadable(unreadable));
    }
    let folded = Fold::new(&inputs, &recorded).run(&recorded, notes, &retired);
    // Processes that ended early in a long run of many have been folded already.
    let parts = retired.parts(directory);
    if parts.is_empty() {
        return Ok((folded, Damaged::new()));
    }
    let (merged, damaged) = merge::merge_files(&parts, vec![folded]);
    let mut profile = merged?;
    profile.manifest.run.notes.extend(damaged.iter().map(damaged_part));
    Ok((profile, damaged))
}

/// Says so of a part that could not be read.
pub(crate) fn damaged_part((part, error): &(PathBuf, format::Error)) -> Note {
    Note::LeftOut(format!("{}: {error}", part.display()))
}

/// Reads the regions of which no part has been made; counts those that are none.
fn read_regions(directory: &Path, retired: &Retired) -> (Vec<Recorded>, usize) {
    let mut paths: Vec<_> = regions(directory).filter(|path| !retired.has(path)).collect();
    paths.sort();
    let all = paths.len();
    let mut recorded: Vec<Recorded> = paths.iter().filter_map(|path| read_region(path)).collect();
    recorded.sort_by_key(|process| (process.header.start_mono_ns, process.header.pid));
    image::part(&mut recorded);
    let unreadable = all - recorded.len();
    (recorded, unreadable)
}

fn read_region(path: &Path) -> Option<Recorded> {
    Some(Recorded::read(&Region::open(&input::own(path).ok()?).ok()?, path))
}

/// The JSON files.
struct Inputs {
    supervisor: SupervisorFacts,
    /// Whether the launcher's rank is another's than those that are folded now.
    rank_is_known: bool,
    exit: ExitFacts,
    node: NodeFacts,
    probe: ProbeFacts,
    /// As they were at the end; else as they were at the start.
    mounts: Vec<MountFact>,
    storage: StorageFacts,
    /// Programs that were started without the library.
    started: started::Started,
}

impl Inputs {
    fn read(directory: &Path) -> Self {
        let above = directory.parent().unwrap_or(directory);
        let storage: StorageFacts = facts::read(&directory.join("storage.json"));
        let probe: ProbeFacts = facts::read(&above.join("probe.json"));
        let mounts = if storage.mounts.is_empty() {
            &probe.mounts
        } else {
            &storage.mounts
        };
        Self {
            mounts: mounts.clone(),
            storage,
            supervisor: facts::read(&directory.join("supervisor.json")),
            rank_is_known: false,
            exit: facts::read(&directory.join("exit.json")),
            node: facts::read(&above.join("node.json")),
            probe,
            started: started::read(directory),
        }
    }
}

/// A profile in the making.
struct Fold<'a> {
    inputs: &'a Inputs,
    profile: Profile,
    clock: RunClock,
    places: Places,
    files: Files,
    /// Rate of the cycle counter, for processes too short to know it.
    cycles: Cycles,
    /// Rows of `calls` by call number.
    calls: HashMap<u32, u32>,
    waits: HashMap<Wait, u32>,
    regions: HashMap<RegionRow, u32>,
    /// The program started no process that we know of.
    alone: bool,
}

impl<'a> Fold<'a> {
    fn new(inputs: &'a Inputs, recorded: &[Recorded]) -> Self {
        let tick_ns = recorded.iter().map(|process| process.header.tick_base_ns);
        let tick_ns = tick_ns
            .filter(|tick| POSSIBLE_TICKS_NS.contains(tick))
            .min()
            .unwrap_or(DEFAULT_TICK_NS);
        let clock = RunClock::new(inputs, recorded, tick_ns);
        let mut profile = Profile::default();
        let places = Places::new(&mut profile.tables);
        profile.tables.calls.push(Call::default());
        profile.tables.waits.push(Wait::default());
        profile.tables.regions.push(RegionRow::default());
        let cycles = Cycles::best(recorded);
        Self {
            inputs,
            profile,
            clock,
            places,
            files: Files::new(&inputs.storage.layouts),
            cycles,
            calls: HashMap::from([(0, 0)]),
            waits: HashMap::from([(Wait::default(), 0)]),
            regions: HashMap::new(),
            alone: false,
        }
    }

    /// Adds everything; those among the `retired` that were too short for a row are in no part.
    fn run(mut self, recorded: &[Recorded], notes: Vec<Note>, retired: &Retired) -> Profile {
        let (mut short, mut short_ns) = (retired.short().to_vec(), retired.short_ns());
        let host = self.host();
        add_node(&mut self.profile, &host, &self.inputs.probe);
        let given = self.inputs.supervisor.rank.filter(|_| !self.inputs.rank_is_known);
        let ranks = rank::assign(given, self.inputs.supervisor.child_pid, recorded);
        self.alone = recorded.len() == 1
            && *retired == Retired::default()
            && recorded.iter().all(|one| silent_children(one).is_none());
        let worlds = rank::worlds(&self.inputs.supervisor, &host, recorded, &ranks);
        let supervisor = &self.inputs.supervisor;
        for ((process, &rank), world) in recorded.iter().zip(&ranks).zip(&worlds) {
            // Of unattended ones, those that were too short for the site have left nothing.
            let is_helper = rank < 0 && process.header.pid != supervisor.child_pid && supervisor.unattended.is_none();
            if is_helper && trivial(process) {
                too_short(process, self.cycles).add_to(&mut short);
                short_ns = together(short_ns, span(std::slice::from_ref(process)));
            } else {
                self.add_process(process, rank, world);
            }
        }
        // A child may have a region before its parent has counted it.
        for children in recorded.iter().filter_map(silent_children) {
            children.add_to(&mut short);
        }
        // Of a wrapper whose children are measured the status in the facts says enough.
        if self.profile.tables.processes.is_empty() && self.inputs.supervisor.child_pid != 0 {
            self.add_unmeasured_program(!short.is_empty());
        }
        self.add_absent_kernels(recorded);
        started::add(&mut self.profile, self.inputs.started);
        count_members(&mut self.profile.tables);
        counts::add(&mut self.profile.tables.processes, self.inputs);
        self.profile.manifest.run = self.facts(notes, short, short_ns);
        self.profile
    }

    fn host(&self) -> String {
        let (supervisor, node) = (&self.inputs.supervisor.host, &self.inputs.node.host);
        if supervisor.is_empty() {
            node.clone()
        } else {
            supervisor.clone()
        }
    }

    fn facts(&self, notes: Vec<Note>, short: Vec<Short>, short_ns: Option<(u64, u64)>) -> RunFacts {
        let supervisor = &self.inputs.supervisor;
        let exit = &self.inputs.exit;
        let processes = &self.profile.tables.processes;
        let end = processes
            .end_ns
            .iter()
            .copied()
            .max()
            .unwrap_or(0)
            .max(self.clock.at(exit.end_mono_ns as u64));
        let (name, command) = match self.program() {
            Some(row) if supervisor.unattended.is_some() => {
                (worlds::name(&self.profile, &[row]), self.profile.command_of(row))
            }
            _ => (supervisor.name.clone(), supervisor.command.clone()),
        };
        RunFacts {
            name,
            command,
            directory: supervisor.directory.clone(),
            launcher: supervisor.launcher.clone(),
            id: supervisor.job.clone(),
            start_unix_ns: self.clock.start_unix_ns,
            elapsed_ns: end.max(0) as u64,
            short,
            short_ns: short_ns.map(|(start, end)| (self.clock.at(start), self.clock.at(end))),
            tick_ns: self.clock.tick_ns,
            ranks_expected: supervisor.size.or_else(|| {
                processes
                    .world_size
                    .iter()
                    .filter_map(|&size| u32::try_from(size).ok())
                    .max()
            }),
            exit_status: exit.status.or(exit.signal.map(|signal| 128 + signal)),
            exit_signal: exit.signal,
            told_to_end: None,
            still_running: false,
            samples_one_in: None,
            partial: true,
            environment: supervisor.environment.clone(),
            notes,
        }
    }

    /// The process that an unattended run is named after: the first rank, else the one that lived longest.
    fn program(&self) -> Option<usize> {
        let processes = &self.profile.tables.processes;
        let lived = |row: usize| processes.end_ns[row] - processes.start_ns[row];
        (0..processes.rank.len()).min_by_key(|&row| {
            let rank = processes.rank[row];
            (if rank < 0 { i32::MAX } else { rank }, std::cmp::Reverse(lived(row)))
        })
    }

    /// The row of `calls` for a call number; 0, computing, for one that this version does not know.
    fn call(&mut self, number: u32) -> u32 {
        if let Some(&row) = self.calls.get(&number) {
            return row;
        }
        let Some(call) = format::calls::CALLS.iter().find(|call| call.number == number) else {
            return 0;
        };
        let strings = &mut self.profile.strings;
        let row = self.profile.tables.calls.push(Call {
            name: strings.intern(call.name),
            class: strings.intern(call.class),
            interface: strings.intern(call.interface),
        });
        self.calls.insert(number, row);
        row
    }
}

/// Adds the node that these facts are of, and what it cannot measure.
pub(crate) fn add_node(profile: &mut Profile, host: &str, probe: &ProbeFacts) -> u32 {
    let strings = &mut profile.strings;
    let node = profile.tables.nodes.push(Node {
        name: strings.intern(host),
        kernel: strings.intern(&probe.kernel),
        cpu_model: strings.intern(&probe.cpu_model),
        cores_physical: probe.cores_physical,
        cores_logical: probe.cores_logical,
        memory_bytes: probe.memory_bytes,
        cache_core_bytes: probe.caches.core_bytes,
        cache_shared_bytes: probe.caches.shared_bytes,
        cache_sharers: probe.caches.sharers,
    });
    for absent in &probe.absent {
        add_absent(profile, node, absent);
    }
    node
}

fn add_absent(profile: &mut Profile, node: u32, absent: &AbsentFact) {
    let strings = &mut profile.strings;
    let row = Absence {
        node,
        what: strings.intern(&absent.what),
        reason: strings.intern(&absent.reason),
        remedy: strings.intern(&absent.remedy),
    };
    profile.tables.absent.push(row);
}
