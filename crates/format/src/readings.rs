//! Readings of a process and of a node while a program runs: lines of `.series` files, `.threads` and `storage.*.json`.

use crate::facts::MountFact;
use serde::{Deserialize, Serialize};

/// One reading of a process: a line of its `.series` file. Absent is what the kernel did not tell.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Reading {
    /// CLOCK_MONOTONIC.
    pub mono_ns: i64,
    /// Resident memory; 0 of a process that has ended.
    pub rss_bytes: u64,
    /// Its peak.
    pub rss_peak_bytes: u64,
    /// User time since the start.
    pub user_ns: u64,
    /// System time since the start.
    pub system_ns: u64,
    /// Threads.
    pub threads: u32,
    /// Page faults without I/O.
    pub minor_faults: u64,
    /// Page faults with I/O.
    pub major_faults: u64,
    /// Voluntary context switches of the threads that live.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub voluntary_switches: Option<u64>,
    /// Involuntary ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub involuntary_switches: Option<u64>,
    /// Bytes passed to reads.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rchar: Option<u64>,
    /// Bytes passed to writes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wchar: Option<u64>,
    /// Bytes fetched from storage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read_bytes: Option<u64>,
    /// Bytes sent to storage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub write_bytes: Option<u64>,
    /// MPI calls, from its region. Absent like the two that follow while the region has too many sites to read each time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mpi_calls: Option<u64>,
    /// Bytes that they moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mpi_bytes: Option<u64>,
    /// Calls that read or write files.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub io_calls: Option<u64>,
    /// Grows while calls pass uncounted.
    #[serde(skip_serializing_if = "is_zero")]
    pub calls_passed: u64,
    /// Cores it may run on, as the kernel lists them; in the first reading, and again where it has changed.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub cpu_list: String,
}

/// A thread of a process: an entry of its `.threads` file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct ThreadReading {
    /// Thread id.
    pub tid: u32,
    /// Its name.
    pub name: String,
    /// CPU time.
    pub cpu_ns: u64,
    /// Time in which it was runnable and had no core.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub run_delay_ns: Option<u64>,
}

/// A reading of one device. Absent: not known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AcceleratorReading {
    /// PCI address, or the name of its card.
    pub device: String,
    /// Part of the last moments in which it was busy.
    pub busy_percent: Option<u64>,
    /// Its memory in use.
    pub memory_used_bytes: Option<u64>,
    /// All of its memory.
    pub memory_total_bytes: Option<u64>,
    /// Mean power, in microwatts.
    pub power_uw: Option<u64>,
    /// Clock of its processors.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock_mhz: Option<u64>,
    /// Their highest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock_most_mhz: Option<u64>,
    /// Why the clock is not the highest, NVML's bits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub held_back: Option<u64>,
}

/// A line of `node.series`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct NodeReading {
    /// CLOCK_MONOTONIC.
    pub mono_ns: i64,
    /// Total less available memory.
    pub memory_used_bytes: u64,
    /// Runnable tasks, in thousandths.
    pub load_milli: u64,
    /// CPU time of all cores since the node started, idle and I/O wait left out: of a run several supervisors may read,
    /// one after another.
    pub busy_ns: u64,
    /// The part of it that a hypervisor took.
    pub stolen_ns: u64,
    /// Energy since the supervisor's first reading.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub energy_uj: Option<u64>,
    /// Accelerators that are awake.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub accelerators: Vec<AcceleratorReading>,
}

/// One counter of storage as it stood.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Counter {
    /// lustre, nfs, disk, pressure or cgroup, a colon, its name.
    pub source: String,
    /// Name of the counter.
    pub counter: String,
    /// Its unit.
    pub unit: String,
    /// How much.
    pub value: u64,
}

/// `storage.start.json` and `storage.end.json`: the node's statistics of storage.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct StorageReading {
    /// All that there are.
    pub counters: Vec<Counter>,
    /// What those of file systems are of.
    pub mounts: Vec<MountFact>,
}

impl Counter {
    /// `source`, its `counter`, the counter's unit and its value.
    pub fn new(source: &str, counter: impl Into<String>, unit: &str, value: u64) -> Self {
        Self {
            source: source.into(),
            counter: counter.into(),
            unit: unit.into(),
            value,
        }
    }
}

impl StorageReading {
    /// Names of the first and of the newest.
    pub const FILES: [&str; 2] = ["storage.start.json", "storage.end.json"];
}

fn is_zero(value: &u64) -> bool {
    *value == 0
}

/// How many numbers a kernel list holds: `0-3,8` are five.
pub fn list_length(list: &str) -> u32 {
    text::spans(list).fold(0, |all, span| {
        all.saturating_add((span.end() - span.start()).saturating_add(1))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_counted() {
        assert_eq!(list_length("0-3,8"), 5);
        assert_eq!(list_length(""), 0);
        assert_eq!(list_length("5-2,x,1"), 1);
    }
}
