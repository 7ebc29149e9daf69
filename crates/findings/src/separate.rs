//! Processes that know nothing of each other: separate runs of the same work, and a program that is started for each item.

use crate::rule::{Draft, Limit};
use crate::words::{count, counted, seconds};
use model::{Class, Family, FrameId, ProcessId, Run, covered};
use std::collections::{HashMap, HashSet};

/// Why each is alone.
enum Alone {
    /// Each began MPI as a world of one rank.
    WorldOfOne,
    /// The launcher made ranks of them, and none is with MPI.
    Ranks,
    /// None is a rank.
    Processes,
}

/// How far apart they may start, and how much of the run each must last, as parts of it.
const TOGETHER: f64 = 0.25;
const LASTS: f64 = 0.5;

/// Processes of one command line that are there side by side, started by what is not measured itself; at least two.
fn alike(run: &Run) -> Vec<ProcessId> {
    let processes = &run.tables().processes;
    let rows = || 0..processes.len();
    let is_child = |row: usize| rows().any(|other| processes.pid[other] == processes.parent_pid[row]);
    let elapsed = run.elapsed_s() * 1e9;
    let lasts = |row: &usize| (processes.end_ns[*row] - processes.start_ns[*row]) as f64 >= LASTS * elapsed;
    let mut found: Vec<usize> = rows().filter(|row| !is_child(*row)).filter(lasts).collect();
    let Some(first) = found.first().copied() else {
        return vec![];
    };
    let near = |row: &usize| (processes.start_ns[*row] - processes.start_ns[first]).abs() as f64 <= TOGETHER * elapsed;
    let same = |row: &usize| {
        processes.executable[*row] == processes.executable[first] && processes.command[*row] == processes.command[first]
    };
    found.retain(|row| near(row) && same(row));
    let named = !run.text(processes.command[first]).is_empty();
    match named && found.len() > 1 {
        true => found.into_iter().map(|row| ProcessId(row as u32)).collect(),
        false => vec![],
    }
}

fn alone(run: &Run, found: &[ProcessId]) -> Option<Alone> {
    let processes = &run.tables().processes;
    let all = |of: &dyn Fn(usize) -> bool| found.iter().all(|process| of(process.row()));
    if all(&|row| processes.mpi_init_begin_ns[row] >= 0 && processes.world_size[row] == 1) {
        return Some(Alone::WorldOfOne);
    }
    if may_have_mpi(run) || processes.mpi_init_begin_ns.iter().any(|begin| *begin >= 0) {
        return None;
    }
    match () {
        () if all(&|row| processes.rank[row] >= 0) && run.facts().launcher.is_some() => Some(Alone::Ranks),
        () if all(&|row| {
            processes.rank[row] < 0 && processes.parent_pid[row] == processes.parent_pid[found[0].row()]
        }) =>
        {
            Some(Alone::Processes)
        }
        () => None,
    }
}

/// Whether there may be MPI: what was not seen, as where it is linked statically, is not missing.
fn may_have_mpi(run: &Run) -> bool {
    let (modules, frames) = (&run.tables().modules, run.tables().frames.len() as u32);
    let names = ["MPI_", "PMPI_", "ompi_", "opal_", "MPIR_", "MPID"];
    let is_of_mpi = |frame| {
        let function = run.place(FrameId(frame)).function;
        names.iter().any(|name| function.starts_with(name))
    };
    run.misses_mpi()
        || run.is_imported()
        || modules.kind.iter().any(|kind| run.text(*kind) == "mpi")
        || run.times().family_total(Family::Mpi) > 0.0
        || (0..frames).any(is_of_mpi)
}

pub(crate) fn separate_runs(run: &Run, limit: &Limit) -> Option<Draft> {
    let found = alike(run);
    if !limit.met(found.len() as f64) {
        return None;
    }
    let why = alone(run, &found)?;
    let many = found.len();
    let processes = &run.tables().processes;
    let version = run.text(processes.mpi_version[found[0].row()]);
    let library = match version.is_empty() {
        true => "one MPI".to_string(),
        false => version.replace(" Version:", ""),
    };
    let cpu = found.iter().map(|process| {
        let row = process.row();
        (processes.user_ns[row] >= 0 && processes.system_ns[row] >= 0)
            .then(|| (processes.user_ns[row] + processes.system_ns[row]) as f64 / 1e9)
    });
    let cpu: Option<Vec<f64>> = cpu.collect();
    let evidence = cpu.map(|cpu| {
        let least = cpu.iter().copied().fold(f64::INFINITY, f64::min);
        let most = cpu.iter().copied().fold(0.0, f64::max);
        format!(
            "They have the same command line and take {} to {} of processor time each.",
            seconds(least),
            seconds(most)
        )
    });
    let by_variable = "If each takes a part of its own by the launcher's variables (OMPI_COMM_WORLD_RANK, PMI_RANK, SLURM_PROCID), they share the work all the same.";
    let build = "Build it with MPI (a package or an option of its own), or start it once: more processes of it do the same again.";
    Some(Draft {
        title: match why {
            Alone::WorldOfOne => format!(
                "{} are as many separate runs of one rank each, and each does all of the work: their MPI ({library}) was not told of the others, as where another MPI's launcher starts them.",
                counted(many as f64, "process")
            ),
            Alone::Ranks => format!(
                "The {many} ranks are as many separate runs, and each does all of the work: the program is without MPI."
            ),
            Alone::Processes => format!(
                "{} run the same command at the same time, each by itself and without MPI, so each does all of the work.",
                counted(many as f64, "process")
            ),
        },
        evidence: evidence.into_iter().collect(),
        advice: match why {
            Alone::WorldOfOne => vec![
                "Start it with the launcher of the MPI that it was built with (mpirun.mpich, mpirun.openmpi; srun --mpi=list shows what Slurm can), or build it with the launcher's MPI.".into(),
            ],
            Alone::Ranks | Alone::Processes => vec![build.into(), by_variable.into()],
        },
        ..Draft::default()
    })
}

/// A program that lives longer than this, in seconds, does more than start.
const SHORT_S: f64 = 0.2;
/// The part of all processes that leaves no others to speak of.
const NEARLY_ALL: f64 = 0.9;
/// Programs that are told by name.
const NAMED: usize = 3;
/// The part of the run in which there must be such processes.
const TIME_OF_THEM: f64 = 0.5;

/// Seconds that they cover together.
pub(crate) fn covered_s(spans: Vec<(i64, i64)>) -> f64 {
    let apart = covered(spans).into_iter();
    apart.map(|(from, to)| to - from).sum::<i64>() as f64 / 1e9
}

/// When a process began and ended.
pub(crate) fn lived(run: &Run, process: ProcessId) -> (i64, i64) {
    let processes = &run.tables().processes;
    let start = processes.start_ns[process.row()];
    (start, processes.end_ns[process.row()].max(start))
}

/// Processes of one program that others start.
#[derive(Default)]
struct Started {
    many: f64,
    /// Seconds of all of them.
    lived_s: f64,
    /// Of those too short for a row, of which no more is known.
    short_s: f64,
    /// Seconds on a core, as far as known.
    worked_s: f64,
    spans: Vec<(i64, i64)>,
}

impl Started {
    /// Seconds in which one of them is there. Who is over within a tick begins, for us, when its libraries are loaded: where
    /// nearly all are of this program, whoever starts them waits for no others.
    fn there_s(&self, run: &Run) -> f64 {
        let seen = covered_s(self.spans.clone()) + self.short_s;
        let all = run.tables().processes.len() as f64 + run.short_processes() as f64;
        let waits = run.thread_seconds(|class| class == Class::ProcessWait);
        let waited = waits
            .into_iter()
            .filter(|_| self.short_s > 0.0 && self.many >= NEARLY_ALL * all);
        waited.fold(seen, f64::max).min(run.elapsed_s())
    }
}

/// By program.
fn started(run: &Run) -> HashMap<&str, Started> {
    let processes = &run.tables().processes;
    let mut programs: HashMap<&str, Started> = HashMap::new();
    let executables: HashMap<u32, _> = (processes.pid.iter().copied())
        .zip(processes.executable.iter().copied())
        .collect();
    // One that its parent forked is the same program going on, and starts nothing.
    let is_forked = |row: usize| executables.get(&processes.parent_pid[row]) == Some(&processes.executable[row]);
    let mut lasting = HashSet::new();
    for row in 0..processes.len() {
        let (path, span) = (run.text(processes.executable[row]), lived(run, ProcessId(row as u32)));
        let lived_s = (span.1 - span.0) as f64 / 1e9;
        if lived_s >= TIME_OF_THEM * run.elapsed_s() {
            lasting.insert(path);
        }
        if !is_forked(row) {
            let of = programs.entry(path).or_default();
            of.many += 1.0;
            of.lived_s += lived_s;
            of.worked_s += run.cpu_s(ProcessId(row as u32)).unwrap_or(0.0);
            of.spans.push(span);
        }
    }
    // Those too short for a row are forked where one of the program is there for long.
    for short in (run.facts().short.iter()).filter(|short| !lasting.contains(&*short.executable)) {
        let (of, lived_s) = (
            programs.entry(&short.executable).or_default(),
            short.lived_ns as f64 / 1e9,
        );
        of.many += short.processes as f64;
        of.lived_s += lived_s;
        of.short_s += lived_s;
        of.worked_s += lived_s;
    }
    programs
}

fn of_one_program(run: &Run, limit: &Limit) -> Option<String> {
    let (executable, group) = (started(run).into_iter())
        .filter(|(_, group)| limit.met(group.many) && group.lived_s / group.many <= SHORT_S)
        // Of those that wait for each other through a pipe, the one that works most.
        .max_by(|a, b| a.1.worked_s.total_cmp(&b.1.worked_s).then(b.0.cmp(a.0)))?;
    let all = group.there_s(run);
    let (many, each) = (group.many, group.lived_s.max(all) / group.many);
    let name = text::file_name(executable);
    (!name.is_empty() && all >= TIME_OF_THEM * run.elapsed_s()).then(|| {
        format!(
            "The program {name} is started {} times, for {} each; for {} of the run one of them is there.",
            count(many),
            seconds(each),
            seconds(all)
        )
    })
}

/// Of a script, whose shell is not recorded: what others than the short ones leave of the run is theirs and its own.
fn of_several_programs(run: &Run, limit: &Limit) -> Option<String> {
    let (lasting, short): (Vec<&model::Rank>, Vec<&model::Rank>) =
        (run.ranks().iter()).partition(|rank| rank.elapsed_s() > SHORT_S);
    let all = run.elapsed_s() - covered_s(lasting.into_iter().map(|rank| lived(run, rank.process)).collect());
    let executable = |rank: &model::Rank| run.text(run.tables().processes.executable[rank.process.row()]);
    let with_row = short.into_iter().map(|rank| (executable(rank), 1));
    let without = (run.facts().short.iter()).map(|short| (&*short.executable, short.processes));
    let mut times: HashMap<&str, u64> = HashMap::new();
    for (path, processes) in with_row.chain(without) {
        *times.entry(text::file_name(path)).or_default() += processes;
    }
    let mut programs: Vec<(&str, u64)> = times.into_iter().filter(|(name, _)| !name.is_empty()).collect();
    programs.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(b.0)));
    let many: u64 = programs.iter().map(|(_, times)| times).sum();
    if programs.len() < 2 || !limit.met(many as f64) || all < TIME_OF_THEM * run.elapsed_s() {
        return None;
    }
    let named: Vec<String> = (programs.iter().take(NAMED))
        .map(|(name, times)| format!("{name} {}", counted(*times as f64, "time")))
        .collect();
    Some(format!(
        "For {} of the run only processes of less than {} are there, {} of them ({}{}).",
        seconds(all),
        text::number(text::Unit::Seconds, SHORT_S),
        count(many as f64),
        named.join(", "),
        if programs.len() > NAMED { ", …" } else { "" }
    ))
}

pub(crate) fn short_processes(run: &Run, limit: &Limit) -> Option<Draft> {
    if run.has_mpi() || may_have_mpi(run) {
        return None;
    }
    Some(Draft {
        title: of_one_program(run, limit).or_else(|| of_several_programs(run, limit))?,
        evidence: vec![
            "What a process does when it starts, each does again: libraries are loaded, an interpreter is set up, indices and tables are read.".into(),
        ],
        advice: vec![
            "Give one process many items: most tools take several names, a list from a file or standard input (xargs without -n 1, tabix -R), or are there as a library.".into(),
            "Where that cannot be, run several at a time (xargs -P, GNU parallel).".into(),
        ],
        ..Draft::default()
    })
}

#[cfg(test)]
mod tests {
    use super::short_processes;
    use crate::example::plain;
    use crate::rule::Limit;
    use model::fixture::Fixture;

    /// One process that waits for 1000 children of this program, each over within a tick.
    fn told(drawing: &str, executable: &str) -> Option<String> {
        let rule = crate::RULES.iter().find(|rule| rule.id == "short_processes");
        let limit: &Limit = &rule.expect("there is such a rule").limit;
        let run = (Fixture::new(drawing).without_mpi())
            .short(executable, 1000, 1.0, 0.5)
            .run();
        Some(short_processes(&run, limit)?.title.replace(['\u{a0}', '\u{202f}'], " "))
    }

    #[test]
    fn processes_without_a_row_are_counted_and_their_starter_waits_for_them() {
        assert_eq!(
            told("U2X8", "/bin/item").expect("most of the run"),
            "The program item is started 1000 times, for 8.00 ms each; for 8.00 s of the run one of them is there."
        );
        assert_eq!(told("U8X2", "/bin/item"), None);
        // A shell's script of several; what lasts beside them is no part of it.
        let script = |drawing: &str| {
            let rule = crate::RULES.iter().find(|rule| rule.id == "short_processes");
            let run = (Fixture::new(drawing).without_mpi())
                .short("/bin/expr", 500, 1.0, 0.5)
                .short("/bin/true", 400, 1.0, 0.5)
                .edit(|profile| profile.manifest.run.short_ns = Some((0, 10_000_000_000)))
                .run();
            Some(plain(&short_processes(&run, &rule?.limit)?.title))
        };
        assert_eq!(
            script("U2").expect("most of the run"),
            "For 8.00 s of the run only processes of less than 200 ms are there, 900 of them (expr 500 times, true 400 times)."
        );
        assert_eq!(script("U8"), None);
        // Forked, and not started.
        let program = Fixture::new("U2X8").run();
        let own = program.text(program.tables().processes.executable[0]).to_string();
        assert_eq!(told("U2X8", &own), None);
    }
}
