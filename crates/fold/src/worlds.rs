//! The MPI jobs of a run, each with an MPI_COMM_WORLD of its own: a script may have several, one after the other or side by
//! side, and a program may start another (MPI_Comm_spawn). What is said of ranks is said of those of one job.

use crate::messages;
use format::calls::{Tag, call_named};
use format::tables::{NONE, Processes, Str};
use format::{MpiJob, Note, Order, Profile};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// With more jobs than this, as a study of parameters has, nobody wants a page of each.
const MOST: usize = 16;

/// A run by its jobs.
#[derive(Debug)]
pub struct Worlds {
    /// A profile of each, in the order in which they began; one if there are not several.
    pub profiles: Vec<Profile>,
    /// Of several, what names them.
    pub said: Option<Note>,
}

/// A job.
struct World {
    /// Rows of its ranks.
    ranks: Vec<usize>,
    start_ns: i64,
    end_ns: i64,
    size: i32,
    /// What its ranks run: `a`, or `a+b`.
    name: String,
}

impl World {
    /// Whether all its ranks are here: then nothing of it is on another node.
    fn is_whole(&self) -> bool {
        usize::try_from(self.size) == Ok(self.ranks.len())
    }

    /// Whether it is known where it ends: programs that are alone in their world may stand together.
    fn is_certain(&self) -> bool {
        self.size == 1 || self.is_whole()
    }

    /// Whether both may be pieces of one job: neither is whole, they ran at the same time, and no rank is in both.
    fn completes(&self, other: &World, processes: &Processes) -> bool {
        let ranks = |world: &World| -> BTreeSet<i32> { world.ranks.iter().map(|&row| processes.rank[row]).collect() };
        self.size > 1
            && self.size == other.size
            && !self.is_whole()
            && !other.is_whole()
            && self.start_ns < other.end_ns
            && other.start_ns < self.end_ns
            && ranks(self).is_disjoint(&ranks(other))
    }

    fn named(&self) -> MpiJob {
        MpiJob {
            name: self.name.clone(),
            ranks: self.ranks.len(),
        }
    }
}

/// One profile for each MPI job. Processes outside MPI are with the job that they were started by, or that they started;
/// what belongs to no job in particular, as a script's own work, is with the first.
pub fn worlds(profile: Profile) -> Worlds {
    let mut worlds = apart(profile);
    // By node only now: a rank's number means one process within a job alone.
    for profile in &mut worlds.profiles {
        messages::settle(&mut profile.tables);
    }
    worlds
}

fn apart(mut profile: Profile) -> Worlds {
    only_one_of_each_rank(&mut profile.tables.processes);
    let worlds = of_processes(&profile);
    let spawned = spawned(&profile, &worlds);
    if let [only] = worlds.as_slice() {
        profile.manifest.run.partial &= !only.is_whole();
    }
    let uncertain = worlds.iter().find(|world| !world.is_certain());
    if worlds.len() < 2 || worlds.len() > MOST || uncertain.is_some() {
        let notes = &mut profile.manifest.run.notes;
        match uncertain {
            _ if worlds.len() > MOST => notes.push(Note::TooManyJobs(worlds.len())),
            // What is missing may be anywhere: nothing is better taken for one job than one job for several.
            Some(world) if worlds.len() > 1 => notes.push(Note::UncertainJobs {
                jobs: worlds.len(),
                of: world.named(),
                size: world.size,
            }),
            _ => {}
        }
        notes.extend(spawned.get(&0).into_iter().flatten().cloned());
        return Worlds {
            profiles: vec![profile],
            said: None,
        };
    }
    let jobs: Vec<MpiJob> = worlds.iter().map(World::named).collect();
    let order = order(&worlds);
    let said = |this| Note::Jobs {
        jobs: jobs.clone(),
        order,
        this,
    };
    let world_of = with_helpers(&profile.tables.processes, &worlds);
    // Where nobody measured the shell that they were started from, the run goes by the command of one of them.
    let processes = &profile.tables.processes;
    let of_one = (0..processes.len()).any(|row| profile.command_of(row) == profile.manifest.run.command);
    let commands: Vec<Option<Vec<String>>> = (worlds.iter())
        .map(|world| {
            world
                .ranks
                .first()
                .filter(|_| of_one)
                .map(|&row| profile.command_of(row))
        })
        .collect();
    let last = worlds.len() - 1;
    let mut whole = Some(profile);
    let mut profiles = Vec::new();
    for (n, world) in worlds.iter().enumerate() {
        let part = if n == last { whole.take() } else { whole.clone() };
        let Some(mut part) = part else { break };
        keep(&mut part, |process| world_of.get(process) == Some(&n));
        let run = &mut part.manifest.run;
        run.name = world.name.clone();
        run.command = commands[n].clone().unwrap_or_else(|| run.command.clone());
        // Each is a run of its own to whoever counts them.
        run.id = if n == 0 {
            run.id.clone()
        } else {
            format!("{}-{}", run.id, n + 1)
        };
        run.partial &= !world.is_whole();
        run.ranks_expected = u32::try_from(world.size).ok().filter(|&size| size > 0);
        run.notes.push(said(Some(n)));
        run.notes.extend(spawned.get(&n).into_iter().flatten().cloned());
        profiles.push(part);
    }
    Worlds {
        profiles,
        said: Some(said(None)),
    }
}

/// Where a supervised program is started by another, a wrapper or a supervisor, the launcher gives both the same rank. It
/// is of the one that says so to MPI; if none does, of the one that began last.
fn only_one_of_each_rank(processes: &mut Processes) {
    let mut by_rank: BTreeMap<(Str, i32), Vec<usize>> = BTreeMap::new();
    for row in (0..processes.len()).filter(|&row| processes.rank[row] >= 0) {
        by_rank
            .entry((processes.world[row], processes.rank[row]))
            .or_default()
            .push(row);
    }
    for rows in by_rank.into_values().filter(|rows| rows.len() > 1) {
        let told_by_mpi = |row: &usize| processes.mpi_init_begin_ns[*row] >= 0;
        let last = rows.iter().max_by_key(|&&row| (processes.start_ns[row], row)).copied();
        let none = !rows.iter().any(told_by_mpi);
        // An old profile does not say of which job a rank is.
        let known = |row: &usize| processes.world[*row] != Str::default();
        let given: Vec<usize> = (rows.into_iter())
            .filter(|row| known(row) && !told_by_mpi(row) && !(none && Some(*row) == last))
            .collect();
        for row in given {
            (processes.rank[row], processes.world_size[row], processes.world[row]) = (-1, -1, Str::default());
        }
    }
}

/// The jobs, in the order in which they began. What shares a launcher and a size is one job, unless a rank is in it
/// twice: then the launcher started several, and the n-th process of each rank, by its MPI_Init, is of the n-th.
fn of_processes(profile: &Profile) -> Vec<World> {
    let processes = &profile.tables.processes;
    let ranks = || (0..processes.len()).filter(|&row| processes.rank[row] >= 0);
    let mut sizes: BTreeMap<Str, BTreeSet<i32>> = BTreeMap::new();
    for row in ranks().filter(|&row| processes.world_size[row] > 0) {
        sizes
            .entry(processes.world[row])
            .or_default()
            .insert(processes.world_size[row]);
    }
    // One that ended before its MPI_Init may not know it.
    let size = |row: usize| match (processes.world_size[row], sizes.get(&processes.world[row])) {
        // An old profile does not tell them apart.
        _ if processes.world[row] == Str::default() => -1,
        (..=0, Some(sizes)) if sizes.len() == 1 => sizes.first().copied().unwrap_or(-1),
        (size, _) => size,
    };
    let mut by_rank: BTreeMap<(Str, i32, i32), Vec<usize>> = BTreeMap::new();
    for row in ranks() {
        by_rank
            .entry((processes.world[row], size(row), processes.rank[row]))
            .or_default()
            .push(row);
    }
    let mut found: BTreeMap<(Str, i32, usize), Vec<usize>> = BTreeMap::new();
    for ((world, size, _), mut rows) in by_rank {
        rows.sort_by_key(|&row| (processes.mpi_init_begin_ns[row], processes.start_ns[row], row));
        for (n, row) in rows.into_iter().enumerate() {
            // Programs that are alone in their world have none to be told apart by.
            let n = if size > 1 { n } else { 0 };
            found.entry((world, size, n)).or_default().push(row);
        }
    }
    let mut worlds: Vec<World> = (found.into_iter())
        .map(|((_, size, _), mut ranks)| {
            ranks.sort_by_key(|&row| (processes.rank[row], row));
            World {
                start_ns: ranks.iter().map(|&row| processes.start_ns[row]).min().unwrap_or(0),
                end_ns: ranks.iter().map(|&row| processes.end_ns[row]).max().unwrap_or(0),
                size,
                name: name(profile, &ranks),
                ranks,
            }
        })
        .collect();
    worlds.sort_by_key(|world| (world.start_ns, world.ranks.first().copied()));
    joined(worlds, profile)
}

/// Pieces of one job as one: of ranks of other nodes, or whose files were folded at another time, the launcher is not
/// always known.
fn joined(worlds: Vec<World>, profile: &Profile) -> Vec<World> {
    let processes = &profile.tables.processes;
    let mut found: Vec<World> = Vec::new();
    for mut world in worlds {
        match found.iter_mut().find(|other| other.completes(&world, processes)) {
            Some(other) => {
                other.ranks.append(&mut world.ranks);
                other.ranks.sort_by_key(|&row| (processes.rank[row], row));
                other.end_ns = other.end_ns.max(world.end_ns);
                other.name = name(profile, &other.ranks);
            }
            None => found.push(world),
        }
    }
    found
}

/// The programs of these rows of processes, each once, in their order.
pub(crate) fn name(profile: &Profile, ranks: &[usize]) -> String {
    let mut names: Vec<String> = Vec::new();
    for &row in ranks {
        let processes = &profile.tables.processes;
        let words = profile.command_of(row);
        let program = text::file_name(profile.strings.get(processes.executable[row]));
        // As the run is named that is one program: an interpreter's script rather than the interpreter.
        let name = match launch::program_name(&words) {
            name if name.is_empty() || words.first().is_some_and(|word| text::file_name(word) == name) => program,
            name => name,
        };
        if !names.iter().any(|known| known == name) {
            names.push(name.to_string());
        }
    }
    names.join("+")
}

fn order(worlds: &[World]) -> Order {
    let overlaps = (worlds.iter().enumerate())
        .flat_map(|(n, world)| worlds[..n].iter().map(|before| before.end_ns > world.start_ns))
        .collect::<Vec<_>>();
    match (overlaps.contains(&true), overlaps.contains(&false)) {
        (true, false) => Order::SideBySide,
        (true, true) => Order::Partly,
        _ => Order::InTurn,
    }
}

/// What is to be said of the jobs that called MPI_Comm_spawn, by number.
fn spawned(profile: &Profile, worlds: &[World]) -> HashMap<usize, Vec<Note>> {
    let tables = &profile.tables;
    let is_spawn = |call: u32| {
        call_named(profile.strings.get(tables.calls.row(call).name)).is_some_and(|call| call.tags.contains(&Tag::Spawn))
    };
    let mut said: HashMap<usize, Vec<Note>> = HashMap::new();
    for (n, world) in worlds.iter().enumerate() {
        let own = |row: &usize| {
            tables.sites.count[*row] > 0
                && is_spawn(tables.sites.call[*row])
                && world.ranks.contains(&(tables.sites.process[*row] as usize))
        };
        if !(0..tables.sites.len()).any(|row| own(&row)) {
            continue;
        }
        let launcher = |world: &World| tables.processes.world[world.ranks[0]];
        let (children, others): (Vec<_>, Vec<_>) = (worlds.iter().enumerate().skip(n + 1))
            .filter(|(_, later)| later.start_ns < world.end_ns)
            .partition(|(_, later)| launcher(later) == launcher(world));
        for (child, _) in &children {
            said.entry(*child).or_default().push(Note::SpawnedBy(world.named()));
        }
        let named = |found: &[(usize, &World)]| found.iter().map(|(_, later)| later.named()).collect();
        let note = match (children.is_empty(), others.is_empty()) {
            (false, _) => Note::Spawned(named(&children)),
            // Below a supervisor of its own, it has a launcher of its own.
            (true, false) => Note::BeganMeanwhile(named(&others)),
            (true, true) => Note::SpawnUnseen,
        };
        said.entry(n).or_default().push(note);
    }
    said
}

/// The job of every process.
fn with_helpers(processes: &Processes, worlds: &[World]) -> Vec<usize> {
    let mut world_of = vec![None; processes.len()];
    for (n, world) in worlds.iter().enumerate() {
        for &row in &world.ranks {
            world_of[row] = Some(n);
        }
    }
    // A process has a row for each program that it became, and a number may come again: the rank's row comes first.
    let mut by_pid: HashMap<(u32, u32), usize> = HashMap::new();
    for row in 0..processes.len() {
        let known = by_pid.entry((processes.node[row], processes.pid[row])).or_insert(row);
        if world_of[*known].is_none() {
            *known = row;
        }
    }
    let parent = |row: usize| {
        let above = by_pid.get(&(processes.node[row], processes.parent_pid[row])).copied();
        above.filter(|&above| above != row)
    };
    // As deep as any tree: process ids that came again could make a circle.
    let above = |row: usize| std::iter::successors(parent(row), |&row| parent(row)).take(processes.len().min(64));
    let mut started: HashMap<usize, BTreeSet<usize>> = HashMap::new();
    for (row, world) in world_of.iter().enumerate() {
        for above in world.iter().flat_map(|_| above(row)) {
            started.entry(above).or_default().extend(world);
        }
    }
    (0..processes.len())
        .map(|row| {
            let of_parent = || above(row).find_map(|above| world_of[above]);
            let of_child = || match started.get(&row)?.iter().collect::<Vec<_>>().as_slice() {
                [only] => Some(**only),
                _ => None,
            };
            let of_itself = || world_of[*by_pid.get(&(processes.node[row], processes.pid[row]))?];
            world_of[row]
                .or_else(of_itself)
                .or_else(of_parent)
                .or_else(of_child)
                .unwrap_or(0)
        })
        .collect()
}

/// Leaves the rows of some processes.
fn keep(profile: &mut Profile, kept: impl Fn(usize) -> bool) {
    let t = &mut profile.tables;
    let selected = |rows: usize, wanted: &dyn Fn(usize) -> bool| -> (Vec<u32>, Vec<u32>) {
        let mut numbers = vec![NONE; rows];
        let order: Vec<u32> = (0..rows).filter(|&row| wanted(row)).map(|row| row as u32).collect();
        for (number, &row) in (0..).zip(&order) {
            numbers[row as usize] = number;
        }
        (order, numbers)
    };
    let (processes, number_of) = selected(t.processes.len(), &kept);
    let (threads, thread_number) = selected(t.threads.len(), &|row| {
        number_of
            .get(t.threads.process[row] as usize)
            .is_some_and(|&n| n != NONE)
    });
    let moved = |map: &[u32], column: &mut Vec<u32>| {
        for row in column {
            *row = map.get(*row as usize).copied().unwrap_or(NONE);
        }
    };
    t.processes.select(&processes);
    moved(&number_of, &mut t.threads.process);
    t.threads.select(&threads);
    moved(&thread_number, &mut t.samples.thread);
    moved(&thread_number, &mut t.shared_lines.thread);
    moved(&thread_number, &mut t.accesses.thread);
    moved(&thread_number, &mut t.events.thread);
    macro_rules! of_process {
        ($($table:ident),+) => { $({
            moved(&number_of, &mut t.$table.process);
            let order: Vec<u32> = (0..).zip(&t.$table.process).filter(|(_, process)| **process != NONE).map(|(row, _)| row).collect();
            t.$table.select(&order);
        })+ };
    }
    of_process!(
        events,
        sites,
        math,
        parallel_regions,
        region_uses,
        region_values,
        messages,
        messages_received,
        samples,
        process_series,
        devices,
        kernels,
        device_copies,
        device_series,
        losses,
        file_uses,
        io_series,
        shared_lines,
        working_sets,
        io_failures
    );
    // Files of theirs, and those that data sets of theirs lie in.
    let mut used: BTreeSet<u32> = t.file_uses.file.iter().copied().collect();
    let parents: Vec<u32> = used.iter().map(|&file| t.files.row(file).parent).collect();
    used.extend(parents);
    let (files, file_number) = selected(t.files.len(), &|row| used.contains(&(row as u32)));
    t.files.select(&files);
    moved(&file_number, &mut t.files.parent);
    moved(&file_number, &mut t.file_uses.file);
}

#[cfg(test)]
mod tests {
    use super::*;
    use format::tables::{FileRow, FileUse, Process, Sample, Site, Thread};

    /// Process id, parent, rank, size, launcher, and when MPI_Init began; in order of their start.
    type Given = (u32, u32, i32, i32, &'static str, i64);

    fn profile(given: &[Given]) -> Profile {
        let mut profile = Profile::default();
        let executable = profile.strings.intern("/opt/app");
        for (n, &(pid, parent_pid, rank, world_size, world, init)) in (0..).zip(given) {
            let world = profile.strings.intern(world);
            let t = &mut profile.tables;
            t.processes.push(Process {
                node: 0,
                pid,
                parent_pid,
                rank,
                world_size,
                world,
                executable,
                start_ns: i64::from(n),
                end_ns: 100,
                mpi_init_begin_ns: init,
                ..Process::default()
            });
            t.threads.push(Thread {
                process: n,
                tid: pid,
                ..Thread::default()
            });
            t.samples.push(Sample {
                process: n,
                thread: n,
                weight: pid,
                ..Sample::default()
            });
            t.sites.push(Site {
                process: n,
                count: u64::from(pid),
                ..Site::default()
            });
            // Each has a file of its own, with a data set in it.
            let file = t.files.push(FileRow {
                inode: u64::from(pid),
                parent: NONE,
                ..FileRow::default()
            });
            let file = t.files.push(FileRow {
                parent: file,
                ..FileRow::default()
            });
            t.file_uses.push(FileUse {
                process: n,
                file,
                ..FileUse::default()
            });
        }
        profile
    }

    /// Process ids of each job, and its ranks.
    fn split(given: &[Given]) -> Vec<(Vec<u32>, Vec<i32>)> {
        let profiles = worlds(profile(given)).profiles;
        for profile in &profiles {
            let t = &profile.tables;
            let pids = &t.processes.pid;
            assert_eq!((&t.threads.tid, &t.samples.weight), (pids, pids));
            assert!(
                t.sites
                    .count
                    .iter()
                    .eq(pids.iter().map(|&pid| u64::from(pid)).collect::<Vec<_>>().iter())
            );
            let rows: Vec<u32> = (0..pids.len() as u32).collect();
            let of_use = t
                .file_uses
                .file
                .iter()
                .map(|&file| t.files.row(t.files.row(file).parent).inode as u32);
            assert!(t.files.len() == 2 * pids.len() && of_use.eq(pids.iter().copied()));
            assert_eq!(
                (&t.threads.process, &t.samples.thread, &t.sites.process),
                (&rows, &rows, &rows)
            );
        }
        (profiles.into_iter())
            .map(|profile| (profile.tables.processes.pid, profile.tables.processes.rank))
            .collect()
    }

    #[test]
    fn what_one_launcher_started_is_one_job() {
        let given = [
            (10, 7, 0, 2, "n 7", 5),
            (20, 8, 1, 2, "n 8", 5),
            (21, 8, 0, 2, "n 8", 6),
            (11, 7, 1, 2, "n 7", 5),
        ];
        assert_eq!(split(&given), [(vec![10, 11], vec![0, 1]), (vec![20, 21], vec![1, 0])]);
        let said = worlds(profile(&given)).said.unwrap().to_string();
        assert_eq!(
            said,
            "2 MPI jobs ran side by side in this run: app (2 ranks), app (2 ranks)."
        );
        // What is not said to be of several is one.
        let old = given.map(|(pid, parent, rank, size, _, init)| (pid, parent, rank, size + pid as i32, "", init));
        assert_eq!(split(&old).len(), 1);
    }

    #[test]
    fn what_a_launcher_started_later_is_another() {
        let given = [
            (10, 7, 0, 2, "n 7", 5),
            (11, 7, 1, 2, "n 7", 9),
            // Of as many ranks, and of more.
            (12, 7, 1, 2, "n 7", 20),
            (13, 7, 0, 2, "n 7", 21),
            (14, 7, 2, 3, "n 7", 30),
            (15, 7, 0, 3, "n 7", 30),
            (16, 7, 1, 3, "n 7", 30),
        ];
        let pids: Vec<Vec<u32>> = split(&given).into_iter().map(|(pids, _)| pids).collect();
        assert_eq!(pids, [vec![10, 11], vec![12, 13], vec![14, 15, 16]]);
    }

    #[test]
    fn others_are_where_they_belong() {
        let given = [
            (1, 0, -1, -1, "", -1),
            (10, 7, 0, 1, "n 7", 5),
            (11, 10, -1, -1, "", -1),
            (8, 1, -1, -1, "", -1),
            (20, 8, 0, 1, "n 8", 50),
            (21, 20, -1, -1, "", -1),
        ];
        let pids: Vec<Vec<u32>> = split(&given).into_iter().map(|(pids, _)| pids).collect();
        // The script is above both, as far as is known above the second alone.
        assert_eq!(pids, [vec![10, 11], vec![1, 8, 20, 21]]);
    }

    #[test]
    fn a_rank_is_one_process() {
        let outer = [
            (10, 7, 0, 2, "run", -1),
            (11, 10, 0, 2, "run", 5),
            (12, 7, 1, 2, "run", -1),
            (13, 12, 1, 2, "run", -1),
        ];
        assert_eq!(split(&outer), [(vec![10, 11, 12, 13], vec![-1, 0, -1, 1])]);
    }

    /// Of one launcher, whose pieces were folded at different times, or on two nodes.
    #[test]
    fn pieces_of_one_job_are_one() {
        let given = [
            (10, 7, 0, 3, "host", 5),
            (11, 7, 1, 3, "host 7", 5),
            (12, 7, 2, 3, "host 7", 5),
            (20, 8, 0, 1, "host 8", 9),
        ];
        assert_eq!(split(&given), [(vec![10, 11, 12], vec![0, 1, 2]), (vec![20], vec![0])]);
    }

    /// One page of two jobs is better than two of one.
    #[test]
    fn what_is_not_known_to_be_several_stays_together() {
        let given = [
            (10, 7, 0, 2, "n 7", 5),
            (11, 7, 1, 2, "n 7", 5),
            (20, 8, 0, 3, "n 8", 9),
            (21, 8, 1, 3, "n 8", 9),
        ];
        let all = worlds(profile(&given));
        assert_eq!((all.profiles.len(), all.said), (1, None));
        let note = all.profiles[0].manifest.run.notes[0].to_string();
        assert!(
            note.contains("2 MPI jobs ran") && note.contains("of app only 2 of 3 ranks"),
            "{note}"
        );
    }

    /// A shell that became the rank, and what the rank started, are of its job.
    #[test]
    fn what_a_process_was_before_is_of_its_job() {
        let given = [
            (10, 7, 0, 1, "n 7", 5),
            (20, 8, 0, 1, "n 8", 9),
            (20, 8, -1, -1, "", -1),
            (21, 20, -1, -1, "", -1),
        ];
        let pids: Vec<Vec<u32>> = split(&given).into_iter().map(|(pids, _)| pids).collect();
        assert_eq!(pids, [vec![10], vec![20, 20, 21]]);
    }

    #[test]
    fn very_many_stay_together() {
        let given: Vec<Given> = (0..17).map(|n| (n + 10, 7, 0, 2, "n 7", i64::from(n))).collect();
        let all = worlds(profile(&given));
        assert_eq!((all.profiles.len(), all.said), (1, None));
        assert_eq!(all.profiles[0].manifest.run.notes, [Note::TooManyJobs(17)]);
    }
}
