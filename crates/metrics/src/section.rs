//! Sections: what metrics are grouped under, with a sentence that says the main thing.

use crate::metric::Unit;
use crate::number::number;
use crate::value;
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

/// A metric's number for people; `None` where it is missing.
fn shown(run: &Run, id: &str, unit: Unit) -> Option<String> {
    value(id, run).map(|value| number(unit, value))
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
            "{efficiency} of the ranks' time is useful computing: it is spread over the ranks with a balance of \
             {balance}, and the busiest rank computes {communication} of the time."
        ))
    })
}

fn mpi(run: &Run) -> String {
    sentence(|| {
        let time = share(run, "mpi_share")?;
        let calls = shown(run, "mpi_calls", Unit::Count)?;
        Some(match share(run, "mpi_late_share") {
            Some(late) => format!("{time} of the time is in {calls} MPI calls, {late} of that waiting for late ranks."),
            None => format!("{time} of the time is in {calls} MPI calls."),
        })
    })
}

fn io(run: &Run) -> String {
    sentence(|| {
        let time = share(run, "io_share")?;
        let calls = shown(run, "io_calls", Unit::Count)?;
        let sum = |ids: [&str; 2]| {
            let known: Vec<f64> = ids.iter().filter_map(|id| value(id, run)).collect();
            (!known.is_empty()).then(|| number(Unit::Bytes, known.iter().sum()))
        };
        let data = [
            shown(run, "io_data_read", Unit::Bytes),
            shown(run, "io_data_written", Unit::Bytes),
        ];
        let all = [
            sum(["io_bytes_read", "io_mpi_bytes_read"]),
            sum(["io_bytes_written", "io_mpi_bytes_written"]),
        ];
        let moved = match (data, all) {
            ([Some(read), Some(written)], _) => format!("{read} came from data files and {written} went to them"),
            ([Some(read), None], _) => format!("{read} came from data files, none went to them"),
            ([None, Some(written)], _) => format!("{written} went to data files, none came from them"),
            (_, [None, None]) => "they moved no data".into(),
            (_, [read, written]) => format!(
                "they read {} and wrote {}, none of it of data files",
                read.unwrap_or_else(|| "nothing".into()),
                written.unwrap_or_else(|| "nothing".into())
            ),
        };
        let mut said = format!("{time} of the time is in {calls} I/O calls; {moved}.");
        if let (Some(slowest), Some(mean)) = (
            shown(run, "io_time_slowest", Unit::Seconds),
            shown(run, "io_time_mean", Unit::Seconds),
        ) && run.ranks().len() > 1
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

fn cpu(run: &Run) -> String {
    sentence(|| {
        let (memory, vector) = (share(run, "cpu_memory_share")?, share(run, "cpu_vector_share")?);
        Some(format!(
            "Of the computing, {memory} is at loads and stores and {vector} at vector arithmetic."
        ))
    })
}

fn threads(run: &Run) -> String {
    sentence(|| {
        let computing = number(Unit::Count, value("threads_computing", run)?);
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
            Some(node) => format!("The largest process took {peak}; one node had {node} of its memory in use."),
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
