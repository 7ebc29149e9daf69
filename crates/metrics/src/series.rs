//! SERIES: every number by time that strips and heat maps show, each with its formula; `docs/metrics.md` has them, too.

mod axis;
#[cfg(test)]
pub(crate) mod example;
mod readings;

pub use axis::Axis;
pub use readings::{Readings, Ticks};

use model::{Class, Family, InstructionKind, Run};
use text::Unit;

/// How the numbers of a rank or a node come about, and so what mean and extremes are over.
#[derive(Clone, Copy)]
pub enum Over {
    /// From samples: a share, 0 to 1.
    Samples(fn(&Ticks) -> Vec<f32>),
    /// From readings; `None` where there can be none.
    Ranks(fn(&Readings, usize, Axis) -> Option<Vec<f32>>),
    /// From readings of nodes.
    Nodes(fn(&Readings, usize, Axis) -> Vec<f32>),
}

/// A number by time.
pub struct Series {
    /// Stable id.
    pub id: &'static str,
    /// As it is shown.
    pub label: &'static str,
    /// Of its numbers.
    pub unit: Unit,
    /// What it is shown among: cpu, mpi, io, memory or node.
    pub group: &'static str,
    /// How it comes about.
    pub over: Over,
    /// In the words of what is recorded.
    pub formula: &'static str,
    /// What it means.
    pub doc: &'static str,
    /// Said where no bin is known.
    pub missing: &'static str,
    /// Shown at first.
    pub preset: bool,
    /// Whether there is a heat map of it.
    pub heat: bool,
}

impl Over {
    /// What the numbers are of: "rank" or "node".
    pub fn noun(self) -> &'static str {
        match self {
            Over::Samples(_) | Over::Ranks(_) => "rank",
            Over::Nodes(_) => "node",
        }
    }
}

impl Series {
    /// The numbers of a rank, bin by bin, `ticks` being its; not a number where not known, empty where there can be none.
    pub fn of_rank(&self, readings: &Readings, ticks: &Ticks, rank: usize, axis: Axis) -> Vec<f32> {
        match self.over {
            Over::Samples(row) => row(ticks),
            Over::Ranks(row) => row(readings, rank, axis).unwrap_or_default(),
            Over::Nodes(_) => Vec::new(),
        }
    }

    /// The numbers of a node, bin by bin; empty where they are of ranks.
    pub fn of_node(&self, readings: &Readings, node: usize, axis: Axis) -> Vec<f32> {
        match self.over {
            Over::Nodes(row) => row(readings, node, axis),
            Over::Samples(_) | Over::Ranks(_) => Vec::new(),
        }
    }

    /// Why a run has none of it, or `None` where it has; `known` says whether any bin is.
    pub fn missing(&self, run: &Run, known: bool) -> Option<&'static str> {
        match self.group {
            "mpi" if !run.has_mpi() => Some("There is no MPI in this run."),
            _ => (!known).then_some(self.missing),
        }
    }
}

const NO_SAMPLES: &str = "This run has no samples.";
const NO_READINGS: &str =
    "This run has no readings of its processes: it was shorter than a second, or they could not be read.";
const NO_NODE_READINGS: &str =
    "This run has no readings of its nodes: it was shorter than a second, or they could not be read.";
const NO_IO: &str =
    "This run has no record of reads and writes by time: it used no files, or was recorded by an older version.";
const NO_INSTRUCTIONS: &str =
    "No sampled instruction of this run was decoded: the machine code was not there when the profile was made.";
const NO_ACCELERATOR: &str = "No accelerator was seen on the nodes of this run.";
const NO_CALLS: &str = "This run has no readings of its calls by time: it was shorter than a second, was recorded by an older version, or let calls pass uncounted all the time to hold its overhead budget.";

fn family(ticks: &Ticks, family: Family) -> Vec<f32> {
    ticks.classes(|class| class.family() == family)
}

/// Logical cores of a node, at least 1.
fn cores(readings: &Readings, node: usize) -> f64 {
    f64::from(readings.run.tables().nodes.cores_logical[node].max(1))
}

fn scaled(mut row: Vec<f32>, factor: f64) -> Vec<f32> {
    row.iter_mut()
        .for_each(|value| *value = (f64::from(*value) * factor) as f32);
    row
}

fn sum(a: i64, b: i64) -> i64 {
    if a < 0 || b < 0 { -1 } else { a.saturating_add(b) }
}

fn whole(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

/// The table: a row a number by time, whatever the run; ids are unique. What a row gives has a value a bin for each rank or node.
pub const SERIES: &[Series] = &[
    Series {
        id: "cpu",
        label: "CPU time",
        unit: Unit::Share,
        group: "cpu",
        over: Over::Ranks(|s, rank, axis| {
            let t = &s.run.tables().process_series;
            let value = |row: usize| sum(whole(t.user_ns[row]), whole(t.system_ns[row]));
            let all = sum(s.of_process(rank, |t| &t.user_ns), s.of_process(rank, |t| &t.system_ns));
            Some(scaled(s.process_rate(rank, axis, (0, all), value), 1e-9))
        }),
        formula: "(user time + system time) / elapsed time, of all threads of a process",
        doc: "How many cores a process kept busy: 100 % is one core.",
        missing: NO_READINGS,
        preset: true,
        heat: true,
    },
    Series {
        id: "cpu_user",
        label: "CPU time, user",
        unit: Unit::Share,
        group: "cpu",
        over: Over::Ranks(|s, rank, axis| {
            let t = &s.run.tables().process_series;
            let all = s.of_process(rank, |t| &t.user_ns);
            let rates = s.process_rate(rank, axis, (0, all), |row| whole(t.user_ns[row]));
            Some(scaled(rates, 1e-9))
        }),
        formula: "user time / elapsed time, of all threads of a process",
        doc: "Time in the program and its libraries; 100 % is one core.",
        missing: NO_READINGS,
        preset: false,
        heat: false,
    },
    Series {
        id: "cpu_system",
        label: "CPU time, system",
        unit: Unit::Share,
        group: "cpu",
        over: Over::Ranks(|s, rank, axis| {
            let t = &s.run.tables().process_series;
            let all = s.of_process(rank, |t| &t.system_ns);
            let rates = s.process_rate(rank, axis, (0, all), |row| whole(t.system_ns[row]));
            Some(scaled(rates, 1e-9))
        }),
        formula: "system time / elapsed time, of all threads of a process",
        doc: "Time in the kernel: I/O, page faults, networks without bypass. 100 % is one core.",
        missing: NO_READINGS,
        preset: false,
        heat: true,
    },
    Series {
        id: "useful",
        label: "Compute",
        unit: Unit::Share,
        group: "cpu",
        over: Over::Samples(|ticks| family(ticks, Family::Compute)),
        formula: "samples outside every recorded call / samples, of the ranks' time",
        doc: "Share of the time in the program or a library, outside MPI, I/O and waiting.",
        missing: NO_SAMPLES,
        preset: true,
        heat: false,
    },
    Series {
        id: "vector",
        label: "Vector instructions",
        unit: Unit::Share,
        group: "cpu",
        over: Over::Samples(|ticks| ticks.instruction(InstructionKind::Vector)),
        formula: "samples at a vector arithmetic instruction / decoded samples of computing, of the ranks' time",
        doc: "Share of computing in arithmetic on several numbers at a time.",
        missing: NO_INSTRUCTIONS,
        preset: true,
        heat: true,
    },
    Series {
        id: "scalar",
        label: "Scalar instructions",
        unit: Unit::Share,
        group: "cpu",
        over: Over::Samples(|ticks| ticks.instruction(InstructionKind::Scalar)),
        formula: "samples at a scalar arithmetic instruction / decoded samples of computing, of the ranks' time",
        doc: "Share of computing in arithmetic on one number at a time, floating-point and integer.",
        missing: NO_INSTRUCTIONS,
        preset: false,
        heat: false,
    },
    Series {
        id: "memory_access",
        label: "Memory instructions",
        unit: Unit::Share,
        group: "cpu",
        over: Over::Samples(|ticks| ticks.instruction(InstructionKind::Memory)),
        formula: "samples at an instruction that reads or writes memory / decoded samples of computing, of the ranks' time",
        doc: "Share of computing in loads and stores: a high share suggests waiting for memory.",
        missing: NO_INSTRUCTIONS,
        preset: false,
        heat: true,
    },
    Series {
        id: "wait",
        label: "Other waiting",
        unit: Unit::Share,
        group: "cpu",
        over: Over::Samples(|ticks| family(ticks, Family::Wait)),
        formula: "samples in a call that waits for a thread, a process, an event or an accelerator / samples, of the ranks' time",
        doc: "Share of the time spent waiting outside MPI and I/O.",
        missing: NO_SAMPLES,
        preset: false,
        heat: true,
    },
    Series {
        id: "involuntary_switches",
        label: "Involuntary context switches",
        unit: Unit::PerSecond,
        group: "cpu",
        over: Over::Ranks(|s, rank, axis| {
            let t = &s.run.tables().process_series;
            let all = s.of_process(rank, |t| &t.involuntary_switches);
            Some(s.process_rate(rank, axis, (0, all), |row| whole(t.involuntary_switches[row])))
        }),
        formula: "involuntary context switches / elapsed time, of a process",
        doc: "How often the kernel took the core away: others wanted it.",
        missing: NO_READINGS,
        preset: true,
        heat: true,
    },
    Series {
        id: "voluntary_switches",
        label: "Voluntary context switches",
        unit: Unit::PerSecond,
        group: "cpu",
        over: Over::Ranks(|s, rank, axis| {
            let t = &s.run.tables().process_series;
            let all = s.of_process(rank, |t| &t.voluntary_switches);
            Some(s.process_rate(rank, axis, (0, all), |row| whole(t.voluntary_switches[row])))
        }),
        formula: "voluntary context switches / elapsed time, of a process",
        doc: "How often a thread went to sleep to wait for something.",
        missing: NO_READINGS,
        preset: false,
        heat: false,
    },
    Series {
        id: "mpi",
        label: "MPI",
        unit: Unit::Share,
        group: "mpi",
        over: Over::Samples(|ticks| family(ticks, Family::Mpi)),
        formula: "samples in an MPI call, MPI-IO apart / samples, of the ranks' time",
        doc: "Share of the time in MPI, waiting for others included.",
        missing: NO_SAMPLES,
        preset: true,
        heat: true,
    },
    Series {
        id: "mpi_in_p2p",
        label: "MPI point-to-point",
        unit: Unit::Share,
        group: "mpi",
        over: Over::Samples(|ticks| ticks.classes(|class| class == Class::MpiP2p)),
        formula: "samples in a point-to-point call / samples, of the ranks' time",
        doc: "Share of the time in blocking or starting point-to-point calls.",
        missing: NO_SAMPLES,
        preset: false,
        heat: false,
    },
    Series {
        id: "mpi_in_collective",
        label: "MPI collective",
        unit: Unit::Share,
        group: "mpi",
        over: Over::Samples(|ticks| ticks.classes(|class| class == Class::MpiCollective)),
        formula: "samples in a collective call / samples, of the ranks' time",
        doc: "Share of the time in collective calls, waiting for others included.",
        missing: NO_SAMPLES,
        preset: false,
        heat: false,
    },
    Series {
        id: "mpi_in_wait",
        label: "MPI wait/test",
        unit: Unit::Share,
        group: "mpi",
        over: Over::Samples(|ticks| ticks.classes(|class| class == Class::MpiWait)),
        formula: "samples in a call that completes or probes / samples, of the ranks' time",
        doc: "Share of the time in completing requests and probing for messages.",
        missing: NO_SAMPLES,
        preset: false,
        heat: false,
    },
    Series {
        id: "mpi_call_rate",
        label: "MPI calls",
        unit: Unit::PerSecond,
        group: "mpi",
        over: Over::Ranks(|s, rank, axis| {
            let t = &s.run.tables().process_series;
            s.call_rate(rank, axis, |row| t.mpi_calls[row], |all| all.mpi_calls)
        }),
        formula: "MPI calls, MPI-IO apart / elapsed time, of a process; counted about once a second",
        doc: "How often MPI is called. A gap where calls passed uncounted to hold the overhead budget: then their number is not known.",
        missing: NO_CALLS,
        preset: false,
        heat: true,
    },
    Series {
        id: "mpi_volume",
        label: "MPI volume",
        unit: Unit::BytesPerSecond,
        group: "mpi",
        over: Over::Ranks(|s, rank, axis| {
            let t = &s.run.tables().process_series;
            s.call_rate(rank, axis, |row| t.mpi_bytes[row], |all| all.mpi_bytes)
        }),
        formula: "bytes sent and received by MPI calls, non-blocking receives apart / elapsed time, of a process; counted about once a second",
        doc: "What a process passes to MPI and gets from it. A gap where calls passed uncounted to hold the overhead budget: then their bytes are not known.",
        missing: NO_CALLS,
        preset: false,
        heat: true,
    },
    Series {
        id: "io",
        label: "I/O",
        unit: Unit::Share,
        group: "io",
        over: Over::Samples(|ticks| family(ticks, Family::Io)),
        formula: "samples in an I/O call, MPI-IO included / samples, of the ranks' time",
        doc: "Share of the time in I/O.",
        missing: NO_SAMPLES,
        preset: true,
        heat: true,
    },
    Series {
        id: "read_rate",
        label: "Read",
        unit: Unit::BytesPerSecond,
        group: "io",
        over: Over::Ranks(|s, rank, axis| {
            let t = &s.run.tables().io_series;
            (s.has_io()).then(|| s.io_rate(rank, axis, |row| t.read_bytes[row] as f64))
        }),
        formula: "bytes moved by read calls of POSIX and stdio / elapsed time, of a process",
        doc: "What a process reads from files a second.",
        missing: NO_IO,
        preset: true,
        heat: true,
    },
    Series {
        id: "write_rate",
        label: "Write",
        unit: Unit::BytesPerSecond,
        group: "io",
        over: Over::Ranks(|s, rank, axis| {
            let t = &s.run.tables().io_series;
            (s.has_io()).then(|| s.io_rate(rank, axis, |row| t.write_bytes[row] as f64))
        }),
        formula: "bytes moved by write calls of POSIX and stdio / elapsed time, of a process",
        doc: "What a process writes to files a second.",
        missing: NO_IO,
        preset: true,
        heat: true,
    },
    Series {
        id: "file_time",
        label: "Time in file calls",
        unit: Unit::Share,
        group: "io",
        over: Over::Ranks(|s, rank, axis| {
            let t = &s.run.tables().io_series;
            let ns = |row: usize| (t.read_ns[row] as f64 + t.write_ns[row] as f64 + t.meta_ns[row] as f64) / 1e9;
            (s.has_io()).then(|| s.io_rate(rank, axis, ns))
        }),
        formula: "measured time in reads, writes and metadata calls of POSIX and stdio / elapsed time, threads added up",
        doc: "How much of the time calls that reach the system take; by timing them, not by samples.",
        missing: NO_IO,
        preset: false,
        heat: true,
    },
    Series {
        id: "read_all",
        label: "Read, of any kind",
        unit: Unit::BytesPerSecond,
        group: "io",
        over: Over::Ranks(|s, rank, axis| {
            let t = &s.run.tables().process_series;
            let ends = (
                s.of_process(rank, |t| &t.io_rchar_start),
                s.of_process(rank, |t| &t.io_rchar),
            );
            Some(s.process_rate(rank, axis, ends, |row| t.io_rchar[row]))
        }),
        formula: "growth of rchar of /proc/PID/io / elapsed time",
        doc: "Bytes that reading system calls brought, of files, pipes and sockets alike.",
        missing: NO_READINGS,
        preset: false,
        heat: false,
    },
    Series {
        id: "write_all",
        label: "Write, of any kind",
        unit: Unit::BytesPerSecond,
        group: "io",
        over: Over::Ranks(|s, rank, axis| {
            let t = &s.run.tables().process_series;
            let ends = (
                s.of_process(rank, |t| &t.io_wchar_start),
                s.of_process(rank, |t| &t.io_wchar),
            );
            Some(s.process_rate(rank, axis, ends, |row| t.io_wchar[row]))
        }),
        formula: "growth of wchar of /proc/PID/io / elapsed time",
        doc: "Bytes that writing system calls took, of files, pipes and sockets alike.",
        missing: NO_READINGS,
        preset: false,
        heat: false,
    },
    Series {
        id: "io_call_rate",
        label: "I/O calls",
        unit: Unit::PerSecond,
        group: "io",
        over: Over::Ranks(|s, rank, axis| {
            let t = &s.run.tables().process_series;
            s.call_rate(rank, axis, |row| t.io_calls[row], |all| all.io_calls)
        }),
        formula: "calls of POSIX, stdio, MPI-IO and libraries above that read or write files, each where the program makes it / elapsed time, of a process; counted about once a second",
        doc: "How often files are read and written. A gap where calls passed uncounted to hold the overhead budget: then their number is not known.",
        missing: NO_CALLS,
        preset: false,
        heat: true,
    },
    Series {
        id: "resident",
        label: "Memory of a process",
        unit: Unit::Bytes,
        group: "memory",
        over: Over::Ranks(|s, rank, axis| {
            let t = &s.run.tables().process_series;
            Some(s.process_level(rank, axis, |row| t.rss_bytes[row] as f64))
        }),
        formula: "resident memory of a process, between readings on a straight line",
        doc: "Memory that a process has in use, pages that it shares with others included.",
        missing: NO_READINGS,
        preset: true,
        heat: true,
    },
    Series {
        id: "node_memory",
        label: "Memory of a node",
        unit: Unit::Bytes,
        group: "memory",
        over: Over::Nodes(|s, node, axis| {
            let t = &s.run.tables().node_series;
            s.node_level(node, axis, |row| t.memory_used_bytes[row] as f64)
        }),
        formula: "memory of the node less what is available, between readings on a straight line",
        doc: "Memory in use on a node, that of other programs included.",
        missing: NO_NODE_READINGS,
        preset: false,
        heat: false,
    },
    Series {
        id: "load",
        label: "Load average of a node",
        unit: Unit::Share,
        group: "node",
        over: Over::Nodes(|s, node, axis| {
            let t = &s.run.tables().node_series;
            let row = s.node_level(node, axis, |row| t.load_milli[row] as f64 / 1e3);
            scaled(row, 1.0 / cores(s, node))
        }),
        formula: "runnable tasks / logical cores of the node",
        doc: "Above 100 % threads wait for a core.",
        missing: NO_NODE_READINGS,
        preset: true,
        heat: false,
    },
    Series {
        id: "node_busy",
        label: "Busy cores of a node",
        unit: Unit::Share,
        group: "node",
        over: Over::Nodes(|s, node, axis| {
            let t = &s.run.tables().node_series;
            let row = s.node_rate(node, axis, |row| whole(t.busy_ns[row]));
            scaled(row, 1e-9 / cores(s, node))
        }),
        formula: "CPU time of the whole node / (elapsed time x logical cores)",
        doc: "How busy a node's cores are, other programs included.",
        missing: NO_NODE_READINGS,
        preset: false,
        heat: false,
    },
    Series {
        id: "node_power",
        label: "Power of a node",
        unit: Unit::Watts,
        group: "node",
        over: Over::Nodes(|s, node, axis| {
            let t = &s.run.tables().node_series;
            scaled(s.node_rate(node, axis, |row| t.energy_uj[row]), 1e-6)
        }),
        formula: "growth of the node's energy counters / elapsed time",
        doc: "Power of processors and memory as far as their counters tell, other programs included.",
        missing: "No energy counter could be read.",
        preset: false,
        heat: false,
    },
    Series {
        id: "accelerator_busy",
        label: "Accelerators busy",
        unit: Unit::Share,
        group: "node",
        over: Over::Nodes(|s, node, axis| {
            let t = &s.run.tables().accelerator_series;
            scaled(s.accelerators(node, axis, true, |row| t.busy_percent[row]), 0.01)
        }),
        formula: "how busy the node's accelerators say they are, their mean",
        doc: "Share of the time in which an accelerator worked on something.",
        missing: NO_ACCELERATOR,
        preset: false,
        heat: false,
    },
    Series {
        id: "accelerator_memory",
        label: "Accelerator memory",
        unit: Unit::Bytes,
        group: "memory",
        over: Over::Nodes(|s, node, axis| {
            let t = &s.run.tables().accelerator_series;
            s.accelerators(node, axis, false, |row| t.memory_used_bytes[row])
        }),
        formula: "memory in use of the node's accelerators, added up",
        doc: "Memory in use on accelerators, that of other programs included.",
        missing: NO_ACCELERATOR,
        preset: false,
        heat: false,
    },
    Series {
        id: "accelerator_power",
        label: "Accelerator power",
        unit: Unit::Watts,
        group: "node",
        over: Over::Nodes(|s, node, axis| {
            let t = &s.run.tables().accelerator_series;
            scaled(s.accelerators(node, axis, false, |row| t.power_uw[row]), 1e-6)
        }),
        formula: "mean power of the node's accelerators, added up",
        doc: "What the accelerators of a node take.",
        missing: NO_ACCELERATOR,
        preset: false,
        heat: false,
    },
];
