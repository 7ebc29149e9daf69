//! `PID-NS.kernels` beside a region: what libsteelyard-cupti.so wrote of a process's GPU kernels and copies, as JSON
//! (`collector/cupti/write.c`). It is written once a second, whole each time. Every field may be missing.

use crate::facts::AbsentFact;
use crate::words::{CopyDirection, CopyMemory};
use serde::{Deserialize, Serialize};

/// How the file's name ends.
pub const EXTENSION: &str = "kernels";

/// Of a run that was to record GPU kernels.
pub const KERNELS: &str = "GPU_kernels";

/// All of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct KernelFacts {
    /// Version of CUPTI by its own number, 0 none: 28 is CUDA 12.9, 130500 CUDA 13.5.
    pub cupti: u32,
    /// Major version of CUDA that the driver is for, 0 not known.
    pub driver: u32,
    /// Whether CUPTI was asked for all that it held back before the process ended.
    pub ended: bool,
    /// By how much moments may be wrong for the conversion of CUPTI's to CLOCK_MONOTONIC; its own error is not in it.
    pub clock_error_ns: u64,
    /// A word for why nothing is recorded, see [`KernelFacts::absent`]; empty where something is.
    pub failed: String,
    /// CUPTI's function that failed.
    pub function: String,
    /// What it returned.
    pub result: i32,
    /// Records that are in no sum.
    pub dropped: u64,
    /// Kernels and copies that came too late to be in what devices were busy.
    pub late: u64,
    /// What ran when.
    pub devices: Vec<DeviceFact>,
    /// Kernels by device and name.
    pub kernels: Vec<KernelFact>,
    /// Copies by device and kind.
    pub copies: Vec<CopyFact>,
}

/// A device as one process used it. Bins begin at `bins_mono_ns` and follow each other.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct DeviceFact {
    /// Its number in this process.
    pub device: u32,
    /// Its PCI address as CUDA writes it; empty if not known.
    pub address: String,
    /// Its name.
    pub name: String,
    /// Start of the first kernel or copy, CLOCK_MONOTONIC; 0 none.
    pub first_mono_ns: u64,
    /// End of the last.
    pub last_mono_ns: u64,
    /// Start of the first bin.
    pub bins_mono_ns: u64,
    /// Width of a bin.
    pub bin_ns: u64,
    /// Time in which at least one kernel ran.
    pub kernel_ns: u64,
    /// The same by bin.
    pub kernel_bins: Vec<u64>,
    /// Time in which something was copied or set.
    pub copy_ns: u64,
    /// The same by bin.
    pub copy_bins: Vec<u64>,
    /// Time in which either went on.
    pub busy_ns: u64,
    /// The same by bin.
    pub busy_bins: Vec<u64>,
}

/// Kernels of one name on one device.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct KernelFact {
    /// The device's number in this process.
    pub device: u32,
    /// As the compiler wrote it.
    pub name: String,
    /// Whether these are all for which there was no room by name.
    pub others: bool,
    /// How many ran.
    pub calls: u64,
    /// Those of them without times.
    pub untimed: u64,
    /// Time of all.
    pub time_ns: u64,
    /// Of the shortest.
    pub min_ns: u64,
    /// Of the longest.
    pub max_ns: u64,
    /// Blocks of the longest.
    pub grid: [u64; 3],
    /// Threads of a block of it.
    pub block: [u64; 3],
}

/// Copies of one kind on one device; or memory that was set.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct CopyFact {
    /// The device's number in this process.
    pub device: u32,
    /// CUpti_ActivityMemcpyKind, 255 memory that was set.
    pub direction: u32,
    /// CUpti_ActivityMemoryKind.
    pub source: u32,
    /// Likewise.
    pub target: u32,
    /// How many.
    pub count: u64,
    /// Those of them without times.
    pub untimed: u64,
    /// Their bytes.
    pub bytes: u64,
    /// Their time.
    pub time_ns: u64,
}

/// What is said where no process of a program that was to be recorded started CUDA.
pub const NOTHING: &str = "the program did not start CUDA";

impl KernelFacts {
    /// Why no kernel is known, where that is so.
    pub fn absent(&self) -> Option<AbsentFact> {
        let (reason, remedy): (String, &str) = match self.failed.as_str() {
            "" => return None,
            "library" => (
                match self.driver {
                    0 => "no libcupti was found".into(),
                    cuda => format!("no libcupti was found that goes with the driver, which is for CUDA {cuda}"),
                },
                "It comes with the CUDA toolkit and with Python's packages of CUDA: name the toolkit's folder in CUDA_HOME, or \
                 libcupti's own in LD_LIBRARY_PATH.",
            ),
            "version" => (
                format!("the libcupti that was found has the unknown version {}", self.cupti),
                "Known are those of CUDA 11.8 to 13.5: name the folder of one in LD_LIBRARY_PATH.",
            ),
            "taken" => (
                format!("another tool has CUPTI in this program ({})", self.call()),
                "Only one tool at a time can: run without the other one, or without its GPU part.",
            ),
            "privileges" => (
                format!("this user may not profile the GPUs ({})", self.call()),
                "The administrator can allow it: NVIDIA's driver option NVreg_RestrictProfilingToAdminUsers=0.",
            ),
            "no_device" => (format!("CUPTI found no driver or no device ({})", self.call()), ""),
            "memory" | "thread" => (format!("the process had no room for another {}", self.what()), ""),
            _ => (format!("CUPTI refused to record ({})", self.call()), ""),
        };
        Some(AbsentFact {
            what: KERNELS.into(),
            reason,
            remedy: remedy.into(),
        })
    }

    fn call(&self) -> String {
        format!("{} returned {}", self.function, self.result)
    }

    fn what(&self) -> &str {
        match self.failed.as_str() {
            "memory" => "few megabytes",
            _ => "thread",
        }
    }
}

impl CopyFact {
    /// Which way.
    pub fn direction(&self) -> CopyDirection {
        match self.direction {
            1 | 3 => CopyDirection::ToDevice,
            2 | 4 => CopyDirection::FromDevice,
            5..=8 => CopyDirection::OnDevice,
            9 => CopyDirection::OnHost,
            10 => CopyDirection::BetweenDevices,
            255 => CopyDirection::Set,
            _ => CopyDirection::Unknown,
        }
    }

    /// What it was from, and what to.
    pub fn memories(&self) -> [CopyMemory; 2] {
        [self.source, self.target].map(|kind| match kind {
            1 => CopyMemory::Pageable,
            2 => CopyMemory::Pinned,
            3 | 6 => CopyMemory::Device,
            4 => CopyMemory::Array,
            5 | 7 => CopyMemory::Managed,
            _ => CopyMemory::Unknown,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn why_there_is_nothing_is_said_in_words() {
        let failed = |failed: &str| KernelFacts {
            failed: failed.into(),
            function: "cuptiSubscribe".into(),
            result: 39,
            driver: 13,
            ..KernelFacts::default()
        };
        assert_eq!(failed("").absent(), None);
        let absent = failed("taken").absent().unwrap();
        assert_eq!(
            absent.reason,
            "another tool has CUPTI in this program (cuptiSubscribe returned 39)"
        );
        assert!(failed("library").absent().unwrap().reason.ends_with("CUDA 13"));
        for word in ["version", "privileges", "no_device", "memory", "thread", "a later word"] {
            assert!(failed(word).absent().is_some(), "{word}");
        }
    }
}
