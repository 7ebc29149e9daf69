//! A result as it is kept.

use crate::file_system::FileSystem;
use serde::{Deserialize, Serialize};

/// Version of the file.
pub const VERSION: u32 = 1;

/// All that one probe measured.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Probe {
    /// Of this format.
    pub version: u32,
    /// Type of the file system, such as ext4, lustre, nfs4, tmpfs.
    pub kind: String,
    /// What is mounted: a device, a server and its export.
    pub source: String,
    /// The host whose own it is; `null` for a file system of the network.
    pub host: Option<String>,
    /// Where it was mounted.
    pub mount: String,
    /// When, seconds since 1970.
    pub measured_unix_s: i64,
    /// How long it took, seconds.
    pub seconds: f64,
    /// Processes that took part.
    pub processes: u32,
    /// Hosts that they ran on.
    pub hosts: u32,
    /// Bytes held at a time, at most.
    pub size_bytes: u64,
    /// Empty files held at a time, at most.
    pub files: u64,
    /// What was measured, in order of tests and processes.
    pub results: Vec<Measurement>,
    /// What was left out, and why: sentences.
    pub notes: Vec<String>,
    /// What probes before it measured, the newest first.
    pub earlier: Vec<Earlier>,
}

/// Probes of one file system that are kept beside the newest.
pub const EARLIER: usize = 9;

/// What a probe measured that is not the newest.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Earlier {
    /// When, seconds since 1970.
    pub measured_unix_s: i64,
    /// As it was.
    pub results: Vec<Measurement>,
}

/// One test with one number of processes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Measurement {
    /// Its name: large_write, large_read, small_write, small_read, create, stat, unlink.
    pub test: String,
    /// Processes that did it at the same time.
    pub processes: u32,
    /// Bytes or operations per second, all processes together.
    pub per_second: u64,
    /// Bytes of one access, 0 for operations on names.
    pub access_bytes: u64,
    /// Accesses or operations, all processes together.
    pub operations: u64,
    /// From the common start to the end of the last process, fsync included.
    pub seconds: f64,
    /// That part of it which the slowest process spent in fsync; 0 for what is no write.
    pub sync_seconds: f64,
    /// What answered reads: device, cache, memory, server; empty for what is no read.
    pub served_by: String,
}

impl Measurement {
    /// Bytes a second before the fsync that ends writes; `None` for what is no write.
    pub fn without_sync(&self) -> Option<u64> {
        let wrote = self.seconds - self.sync_seconds;
        let known = self.sync_seconds > 0.0 && wrote > 0.0;
        known.then(|| (self.per_second as f64 * self.seconds / wrote) as u64)
    }
}

impl Probe {
    /// As it is kept.
    pub fn to_json(&self) -> String {
        text::json(self)
    }

    /// The file system that it is of.
    pub fn file_system(&self) -> FileSystem {
        FileSystem {
            kind: self.kind.clone(),
            source: self.source.clone(),
            mount: self.mount.clone(),
            host: self.host.clone(),
        }
    }

    /// Whether it is of this file system, wherever mounted.
    pub fn is_of(&self, other: &FileSystem) -> bool {
        self.kind == other.kind && self.source == other.source && self.host == other.host
    }

    /// A result.
    pub fn result(&self, test: crate::Test, processes: u32) -> Option<&Measurement> {
        self.results
            .iter()
            .find(|result| result.test == test.word() && result.processes == processes)
    }

    /// With what another that is older knew.
    pub fn after(&self, older: Probe) -> Probe {
        let mut probe = self.clone();
        probe.earlier = vec![Earlier {
            measured_unix_s: older.measured_unix_s,
            results: older.results,
        }];
        probe.earlier.extend(older.earlier);
        probe.earlier.truncate(EARLIER);
        probe
    }

    /// What all of them measured by a test with so many processes, bytes or operations a second, in ascending order.
    pub fn rates(&self, test: &str, processes: u32, rate: impl Fn(&Measurement) -> Option<u64>) -> Vec<u64> {
        let all = self.earlier.iter().flat_map(|earlier| &earlier.results);
        let mut rates: Vec<u64> = (self.results.iter().chain(all))
            .filter(|result| result.test == test && result.processes == processes)
            .filter_map(rate)
            .collect();
        rates.sort_unstable();
        rates
    }

    /// Numbers of processes that were tried, in ascending order.
    pub fn levels(&self) -> Vec<u32> {
        let mut levels: Vec<u32> = self.results.iter().map(|result| result.processes).collect();
        levels.sort_unstable();
        levels.dedup();
        levels
    }
}
