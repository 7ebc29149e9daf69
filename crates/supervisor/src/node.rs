//! The node: what it is, what it cannot measure, and its readings, taken by one supervisor for all.

use crate::accelerator::Accelerators;
use crate::drain::append;
use crate::energy::Energy;
use crate::procfs::{self, number, root, sys_root};
use crate::run_directory::RunDirectory;
use crate::{absent, clock, mounts, storage};
use format::facts::{self, Caches, ProbeFacts};
use format::readings::{NodeReading, StorageReading, list_length};
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Readings before the time between two doubles.
const READINGS: u32 = 1024;
/// Storage is looked at at the end, and once in so many readings.
const READINGS_A_STORAGE: u32 = 32;

/// Looks at this machine: what it is, and what it cannot measure.
pub fn look() -> ProbeFacts {
    let text = |name: &str| fs::read_to_string(root().join(name)).unwrap_or_default();
    let (cpu, kernel) = (first_processor(), rustix::system::uname());
    let logical = fs::read_to_string(sys_root().join("devices/system/cpu/online"));
    let logical = logical.map_or(0, |list| list_length(list.trim()));
    let threads_a_core = match (number(&cpu, "siblings\t"), number(&cpu, "cpu cores\t")) {
        (Some(siblings), Some(cores)) if cores > 0 => siblings.div_ceil(cores),
        _ => 0,
    };
    let mounts = mounts::read();
    ProbeFacts {
        kernel: kernel.release().to_string_lossy().into_owned(),
        cpu_model: procfs::field(&cpu, "model name\t").unwrap_or_default().to_string(),
        cores_physical: (logical as u64).checked_div(threads_a_core).unwrap_or(0) as u32,
        cores_logical: logical,
        memory_bytes: number(&text("meminfo"), "MemTotal").unwrap_or(0).saturating_mul(1024),
        caches: caches(),
        absent: absent::look()
            .into_iter()
            .chain(storage::absent(&root(), &sys_root(), &mounts))
            .collect(),
        mounts,
    }
}

/// The data caches of the first core.
pub fn caches() -> Caches {
    let mut found = Caches::default();
    let folder = sys_root().join("devices/system/cpu/cpu0");
    let text = |path: &Path, name: &str| {
        fs::read_to_string(path.join(name))
            .unwrap_or_default()
            .trim()
            .to_string()
    };
    // Two threads of a core are one core.
    let threads = list_length(&text(&folder.join("topology"), "thread_siblings_list")).max(1);
    for path in (0..8).map(|number| folder.join(format!("cache/index{number}"))) {
        let kibibytes = text(&path, "size").trim_end_matches('K').parse().unwrap_or(0u64);
        let (bytes, sharers) = (
            kibibytes.saturating_mul(1024),
            list_length(&text(&path, "shared_cpu_list")),
        );
        match text(&path, "type").as_str() {
            "Data" | "Unified" if sharers > threads && bytes > found.shared_bytes => {
                (found.shared_bytes, found.sharers) = (bytes, sharers);
            }
            "Data" | "Unified" if sharers <= threads => found.core_bytes = found.core_bytes.max(bytes),
            _ => {}
        }
    }
    found
}

/// The first entry of `cpuinfo`: the whole of it takes long on large machines.
fn first_processor() -> String {
    let mut head = Vec::new();
    // A read that fails leaves it short, and what is not in it not known.
    let _ = File::open(root().join("cpuinfo")).and_then(|file| file.take(4096).read_to_end(&mut head));
    let text = String::from_utf8_lossy(&head);
    text.split("\n\n").next().unwrap_or_default().to_string()
}

fn look_at_storage() -> StorageReading {
    let counters = storage::read(&root(), &sys_root());
    let of_mounts = counters.iter().any(|counter| storage::is_of_mount(&counter.source));
    StorageReading {
        counters,
        mounts: if of_mounts { mounts::read() } else { Vec::new() },
    }
}

/// Samples the node for as long as it lives.
pub struct NodeSampler {
    series: PathBuf,
    _lock: File,
    energy: Option<Energy>,
    accelerators: Accelerators,
    readings: u32,
    next: Instant,
}

impl NodeSampler {
    /// The sampler, if no other supervisor of the run samples this node.
    pub fn elect(run: &RunDirectory) -> Option<Self> {
        let lock = run.lock_node()?;
        let series = run.path().join("node.series");
        let start = run.path().join(StorageReading::FILES[0]);
        if !start.exists() {
            // As with all readings of the node.
            let _ = facts::write(&start, &look_at_storage());
        }
        Some(Self {
            series,
            _lock: lock,
            energy: Energy::open(),
            accelerators: Accelerators::open(&root(), &sys_root()),
            readings: 0,
            next: Instant::now(),
        })
    }

    /// Takes a reading if one is due.
    pub fn round(&mut self) {
        let now = Instant::now();
        if now < self.next && self.readings > 0 {
            return;
        }
        self.readings += 1;
        let interval = Duration::from_secs(1 << (self.readings / READINGS).min(20));
        self.next = now + interval - Duration::from_millis(100);
        let text = |name: &str| fs::read_to_string(root().join(name)).unwrap_or_default();
        let memory = text("meminfo");
        let (busy_ns, stolen_ns) = busy_ns(&text("stat")).unwrap_or_default();
        let used = number(&memory, "MemTotal")
            .unwrap_or(0)
            .saturating_sub(number(&memory, "MemAvailable").unwrap_or(0));
        let reading = NodeReading {
            mono_ns: clock::monotonic_ns(),
            memory_used_bytes: used.saturating_mul(1024),
            load_milli: runnable_milli(&text("loadavg")),
            busy_ns,
            stolen_ns,
            energy_uj: self.energy.as_mut().and_then(Energy::read),
            accelerators: self.accelerators.read(),
        };
        if let Ok(mut line) = serde_json::to_vec(&reading) {
            line.push(b'\n');
            // Readings are extra: where they cannot be written the run goes on without.
            let _ = append(&self.series, &line);
        }
        // For runs of which everything is killed.
        if self.readings.is_multiple_of(READINGS_A_STORAGE) {
            self.read_storage();
        }
    }

    /// Notes what the node's statistics of storage say now: the last time is the end.
    pub fn read_storage(&self) {
        let _ = facts::write(
            &self.series.with_file_name(StorageReading::FILES[1]),
            &look_at_storage(),
        );
    }
}

/// User, nice, system, interrupts and stolen time of the `cpu` line of /proc/stat; and the stolen alone.
fn busy_ns(stat: &str) -> Option<(u64, u64)> {
    let words = stat.lines().next()?.strip_prefix("cpu ")?;
    let ticks: Vec<u64> = words
        .split_ascii_whitespace()
        .filter_map(|word| word.parse().ok())
        .collect();
    let ns = |fields: &[usize]| {
        let sum: u64 = fields.iter().filter_map(|&n| ticks.get(n)).sum();
        sum.saturating_mul(1_000_000_000 / rustix::param::clock_ticks_per_second().max(1))
    };
    Some((ns(&[0, 1, 2, 5, 6, 7]), ns(&[7])))
}

/// Runnable tasks now, from the `running/all` field of /proc/loadavg.
fn runnable_milli(text: &str) -> u64 {
    let running = text
        .split_ascii_whitespace()
        .nth(3)
        .and_then(|field| field.split('/').next()?.parse::<u64>().ok());
    // The reader itself runs.
    running.unwrap_or(0).saturating_sub(1).saturating_mul(1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cpu_line_is_summed_without_idle() {
        let tick = 1_000_000_000 / rustix::param::clock_ticks_per_second();
        assert_eq!(
            busy_ns("cpu  10 1 5 1000 70 2 3 4 0 0\ncpu0 1 1"),
            Some((25 * tick, 4 * tick))
        );
        assert_eq!(busy_ns("intr 1"), None);
        assert_eq!(runnable_milli("0.5 0.4 0.3 3/412 9999"), 2000);
    }

    #[test]
    fn this_machine_is_described() {
        let probe = look();
        assert!(probe.memory_bytes > 1 << 20);
        assert!(probe.cores_logical >= 1 && probe.cores_physical <= probe.cores_logical);
        assert!(!probe.kernel.is_empty());
    }
}
