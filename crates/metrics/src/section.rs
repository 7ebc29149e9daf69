//! Sections: what metrics are grouped under, with a sentence that says the main thing.

use crate::metric::Unit;
use crate::number::{counted, measured, number};
use crate::{metric, value};
use model::Run;

/// A group of metrics.
pub struct Section {
    /// Stable id.
    pub id: &'static str,
    /// Title.
    pub title: &'static str,
    /// The main thing in a sentence, with its number; empty where the run has nothing to say here.
    pub intro: fn(&Run) -> String,
}

/// Every section, in the order shown.
pub static SECTIONS: &[Section] = &[
    Section {
        id: "overview",
        title: "Where the time goes",
        intro: overview,
    },
    Section {
        id: "balance",
        title: "Balance and efficiency",
        intro: balance,
    },
    Section {
        id: "mpi",
        title: "MPI",
        intro: mpi,
    },
    Section {
        id: "io",
        title: "I/O",
        intro: io,
    },
    Section {
        id: "cpu",
        title: "Processor",
        intro: cpu,
    },
    Section {
        id: "threads",
        title: "Threads",
        intro: threads,
    },
    Section {
        id: "memory",
        title: "Memory",
        intro: memory,
    },
    Section {
        id: "energy",
        title: "Energy",
        intro: energy,
    },
    Section {
        id: "accelerator",
        title: "Accelerators",
        intro: accelerator,
    },
    Section {
        id: "trust",
        title: "How far to trust this",
        intro: trust,
    },
];

/// A metric's number for people, with no more digits than its error allows; `None` where it is missing.
fn shown(run: &Run, id: &str, unit: Unit) -> Option<String> {
    let value = metric(id)?.measure(run).ok()?;
    Some(measured(unit, value.value, value.error).0)
}

fn share(run: &Run, id: &str) -> Option<String> {
    shown(run, id, Unit::Share)
}

fn overview(run: &Run) -> String {
    sentence(|| {
        let elapsed = shown(run, "elapsed", Unit::Seconds)?;
        let compute = share(run, "compute_share")?;
        Some(format!(
            "Of the {elapsed} that the program ran, {compute} went into computing."
        ))
    })
}

fn balance(run: &Run) -> String {
    sentence(|| {
        let efficiency = share(run, "parallel_efficiency")?;
        let (balance, communication) = (share(run, "load_balance")?, share(run, "communication_efficiency")?);
        Some(format!(
            "{efficiency} of the {} that the run took is useful computing, as a mean over the ranks: it is spread over them \
             with a balance of {balance}, and the busiest rank computes {communication} of the time.",
            number(Unit::Seconds, run.elapsed_s())
        ))
    })
}

fn mpi(run: &Run) -> String {
    sentence(|| {
        let time = share(run, "mpi_share")?;
        let calls = counted(value("mpi_calls", run)?, "MPI call");
        Some(match share(run, "mpi_late_share") {
            Some(late) => format!("{time} of the time is in {calls}, {late} of that waiting for late ranks."),
            None => format!("{time} of the time is in {calls}."),
        })
    })
}

fn io(run: &Run) -> String {
    sentence(|| {
        let part = metric("io_share")?.measure(run).ok()?.value;
        let calls = value("io_calls", run)?;
        let many = counted(calls, "I/O call");
        let read = moved(
            run,
            ["io_bytes_read", "io_mpi_bytes_read"],
            ["io_data_read", "from data files", "read"],
        );
        let written = moved(
            run,
            ["io_bytes_written", "io_mpi_bytes_written"],
            ["io_data_written", "to data files", "written"],
        );
        let moved: Vec<String> = [read, written].into_iter().flatten().collect();
        let moved = match moved.as_slice() {
            [] => "no data moved".into(),
            some => some.join("; "),
        };
        let mut said = match part {
            // No sample fell into them.
            0.0 => format!("{many}: {moved}."),
            _ => format!("{} of the time is in {many}: {moved}.", share(run, "io_share")?),
        };
        if let (Some(slowest), Some(mean)) = (
            shown(run, "io_time_slowest", Unit::Seconds),
            shown(run, "io_time_mean", Unit::Seconds),
        ) && run.ranks().len() > 1
            && part > 0.0
        {
            said.push_str(&format!(
                " A {} spends {mean} in them on average, the slowest {slowest}.",
                run.rank_noun()
            ));
        }
        for (id, doing) in [
            ("io_of_baseline_written", "Writing"),
            ("io_of_baseline_read", "Reading"),
        ] {
            if let Some(part) = share(run, id) {
                said.push_str(&format!(" {doing} reaches {part} of what the file system gives."));
            }
        }
        Some(said)
    })
}

/// What was moved one way, of all files and of the program's data files: "387 MiB read, 119 MiB of it from data files".
fn moved(run: &Run, of_all: [&str; 2], [of_data, data_files, how]: [&str; 3]) -> Option<String> {
    let all: f64 = of_all.iter().filter_map(|id| value(id, run)).sum();
    let data = value(of_data, run).unwrap_or(0.0);
    let bytes = |value: f64| number(Unit::Bytes, value);
    match (all, data) {
        (0.0, 0.0) => None,
        (_, 0.0) => Some(format!("{} {how}, none of it {data_files}", bytes(all))),
        // What MPI-IO moves for a program may be less than what becomes of it.
        (all, data) if data >= all || bytes(data) == bytes(all) => Some(format!("{} {how} {data_files}", bytes(data))),
        (all, data) => Some(format!("{} {how}, {} of it {data_files}", bytes(all), bytes(data))),
    }
}

fn cpu(run: &Run) -> String {
    sentence(|| {
        let [scalar, memory, vector] =
            ["cpu_scalar_share", "cpu_memory_share", "cpu_vector_share"].map(|id| share(run, id));
        Some(format!(
            "Of the computing, {} is scalar arithmetic, {} vector arithmetic and {} loads and stores.",
            scalar?, vector?, memory?
        ))
    })
}

fn threads(run: &Run) -> String {
    sentence(|| {
        let computing = shown(run, "threads_computing", Unit::Count)?;
        let threads = number(Unit::Count, value("threads_at_once", run)?);
        Some(format!(
            "Of the {threads} threads of a process, {computing} compute at a time."
        ))
    })
}

fn memory(run: &Run) -> String {
    sentence(|| {
        let peak = shown(run, "memory_peak", Unit::Bytes)?;
        Some(match share(run, "memory_node_peak_share") {
            Some(node) if run.tables().nodes.len() == 1 => {
                format!("The largest process took {peak}; at most {node} of the node's memory was in use.")
            }
            Some(node) => format!("The largest process took {peak}; the fullest node had {node} of its memory in use."),
            None => format!("The largest process took {peak}."),
        })
    })
}

fn energy(run: &Run) -> String {
    sentence(|| Some(format!("The nodes used {}.", shown(run, "energy", Unit::Joules)?)))
}

fn accelerator(run: &Run) -> String {
    sentence(|| {
        Some(format!(
            "{} of the time is waiting for accelerators.",
            share(run, "accelerator_wait_share")?
        ))
    })
}

fn trust(run: &Run) -> String {
    sentence(|| {
        let samples = shown(run, "samples", Unit::Count)?;
        let cost = share(run, "overhead_share")?;
        Some(format!(
            "{samples} samples were taken; measuring cost {cost} of the ranks' time."
        ))
    })
}

fn sentence(write: impl FnOnce() -> Option<String>) -> String {
    write().unwrap_or_default()
}
