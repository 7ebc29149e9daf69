//! Processes that know nothing of each other: separate runs of the same work, and a program that is started for each item.

use crate::rule::{Draft, Limit};
use crate::words::{count, counted, seconds};
use model::{Family, FrameId, ProcessId, Run};
use std::collections::HashMap;

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
        || run.is_io_only()
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
/// The part of the run in which there must be such processes.
const TIME_OF_THEM: f64 = 0.5;

/// The length of what intervals cover together.
fn covered(mut spans: Vec<(i64, i64)>) -> i64 {
    spans.sort_unstable();
    let (mut sum, mut until) = (0, i64::MIN);
    for (from, to) in spans {
        sum += (to - from.max(until)).max(0);
        until = until.max(to);
    }
    sum
}

/// When a process began and ended.
pub(crate) fn lived(run: &Run, process: ProcessId) -> (i64, i64) {
    let processes = &run.tables().processes;
    let start = processes.start_ns[process.row()];
    (start, processes.end_ns[process.row()].max(start))
}

pub(crate) fn short_processes(run: &Run, limit: &Limit) -> Option<Draft> {
    if run.has_mpi() || may_have_mpi(run) {
        return None;
    }
    let processes = &run.tables().processes;
    let mut spans: HashMap<_, Vec<(i64, i64)>> = HashMap::new();
    let executables: HashMap<u32, _> = (processes.pid.iter().copied())
        .zip(processes.executable.iter().copied())
        .collect();
    // One that its parent forked is the same program going on, and starts nothing.
    let is_forked = |row: usize| executables.get(&processes.parent_pid[row]) == Some(&processes.executable[row]);
    for row in (0..processes.len()).filter(|row| !is_forked(*row)) {
        let of = spans.entry(processes.executable[row]).or_default();
        of.push(lived(run, ProcessId(row as u32)));
    }
    let mean_s = |spans: &[(i64, i64)]| {
        spans.iter().map(|(from, to)| (to - from) as f64 / 1e9).sum::<f64>() / spans.len() as f64
    };
    let cpu_s = |executable| -> f64 {
        let of = (0..processes.len()).filter(|row| processes.executable[*row] == executable);
        of.filter_map(|row| run.cpu_s(ProcessId(row as u32))).sum()
    };
    let (executable, spans) = (spans.into_iter())
        .filter(|(_, spans)| limit.met(spans.len() as f64) && mean_s(spans) <= SHORT_S)
        // Of those that wait for each other through a pipe, the one that works most.
        .max_by(|a, b| cpu_s(a.0).total_cmp(&cpu_s(b.0)).then(b.0.cmp(&a.0)))?;
    let (many, each) = (spans.len() as f64, mean_s(&spans));
    let all = covered(spans) as f64 / 1e9;
    let name = text::file_name(run.text(executable));
    if name.is_empty() || all < TIME_OF_THEM * run.elapsed_s() {
        return None;
    }
    Some(Draft {
        title: format!(
            "The program {name} is started {} times, for {} each; for {} of the run one of them is there.",
            count(many),
            seconds(each),
            seconds(all)
        ),
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
