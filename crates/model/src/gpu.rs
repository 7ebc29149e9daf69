//! GPUs: the kernels and copies of a run with --kernels, and how busy the devices were.
//!
//! All of it is what the devices' driver says, through CUPTI: counts are exact, and times are the devices' own. A device
//! that several processes use is one, by its node and its address; where their bins overlap, it was not busy for longer
//! than a bin is.

use crate::id::ProcessId;
use crate::run::Run;
use format::tables::Str;
use format::words::{CopyDirection, CopyMemory};
use std::collections::{BTreeMap, BTreeSet};

/// Kernels of one name, on all devices.
#[derive(Clone, Debug, PartialEq)]
pub struct GpuKernel {
    /// Its name; `None` of those for which there was no room.
    pub name: Option<Str>,
    /// The devices that it ran on, by node and address.
    pub devices: BTreeSet<(u32, Str)>,
    /// How many ran. Exact.
    pub count: u64,
    /// Those without times.
    pub untimed: u64,
    /// Seconds of all, each in full.
    pub time_s: f64,
    /// Of the shortest.
    pub shortest_s: f64,
    /// Of the longest.
    pub longest_s: f64,
    /// Blocks of the longest.
    pub grid: [u64; 3],
    /// Threads of a block of it.
    pub block: [u64; 3],
}

impl GpuKernel {
    /// Mean of those that have a time.
    pub fn mean_s(&self) -> Option<f64> {
        let timed = self.count.saturating_sub(self.untimed);
        (timed > 0).then(|| self.time_s / timed as f64)
    }
}

/// Copies of one kind, on all devices.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GpuCopies {
    /// Which way.
    pub direction: CopyDirection,
    /// Memory that they were from.
    pub source: CopyMemory,
    /// Memory that they were to.
    pub target: CopyMemory,
    /// How many. Exact.
    pub count: u64,
    /// Bytes of all. Exact.
    pub bytes: u64,
    /// Seconds of all, each in full.
    pub time_s: f64,
}

impl GpuCopies {
    /// Bytes a second while it goes on; `None` where no time is known.
    pub fn rate(&self) -> Option<f64> {
        (self.time_s > 0.0).then(|| self.bytes as f64 / self.time_s)
    }

    /// Whether the host's side of it is memory that may be anywhere.
    pub fn is_pageable(&self) -> bool {
        self.source == CopyMemory::Pageable || self.target == CopyMemory::Pageable
    }
}

/// A device.
#[derive(Clone, Debug, PartialEq)]
pub struct Gpu {
    /// Row of `nodes`.
    pub node: u32,
    /// Its PCI address, or its number in its process.
    pub device: Str,
    /// What it is; empty if not known.
    pub name: Str,
    /// The processes that used it.
    pub processes: Vec<ProcessId>,
    /// Seconds in which a kernel ran.
    pub kernel_s: f64,
    /// Seconds in which something was copied or set.
    pub copy_s: f64,
    /// Seconds in which either went on.
    pub busy_s: f64,
    /// Start of the first kernel or copy and end of the last, from the start of the run; `None` where no time is known.
    pub span_ns: Option<(i64, i64)>,
}

impl Gpu {
    /// Seconds from the first kernel or copy to the end of the last.
    pub fn used_s(&self) -> f64 {
        self.span_ns.map_or(0.0, |(first, last)| (last - first) as f64 / 1e9)
    }
}

/// What is known of the GPUs of a run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gpus {
    /// In the order of nodes and addresses.
    pub devices: Vec<Gpu>,
    /// Those that take longest first.
    pub kernels: Vec<GpuKernel>,
    /// Those that take longest first.
    pub copies: Vec<GpuCopies>,
}

impl Gpus {
    /// Seconds of all kernels.
    pub fn kernel_time_s(&self) -> f64 {
        self.kernels.iter().map(|kernel| kernel.time_s).sum()
    }

    /// Kernels that ran.
    pub fn kernels_run(&self) -> u64 {
        self.kernels
            .iter()
            .fold(0, |sum, kernel| sum.saturating_add(kernel.count))
    }

    /// Count, bytes and seconds of the copies for which `wanted` holds.
    pub fn copied(&self, wanted: impl Fn(&GpuCopies) -> bool) -> (u64, u64, f64) {
        let all = self.copies.iter().filter(|copies| wanted(copies));
        all.fold((0, 0, 0.0), |(count, bytes, time_s), copies| {
            (
                count.saturating_add(copies.count),
                bytes.saturating_add(copies.bytes),
                time_s + copies.time_s,
            )
        })
    }

    pub(crate) fn new(run: &Run) -> Gpus {
        Gpus {
            devices: devices(run),
            kernels: kernels(run),
            copies: copies(run),
        }
    }
}

fn node_of(run: &Run, process: u32) -> u32 {
    let nodes = &run.tables().processes.node;
    nodes.get(process as usize).copied().unwrap_or(0)
}

fn kernels(run: &Run) -> Vec<GpuKernel> {
    let mut found: BTreeMap<(u8, Str), GpuKernel> = BTreeMap::new();
    for row in run.tables().kernels.rows() {
        let kernel = found.entry((row.others, row.name)).or_insert_with(|| GpuKernel {
            name: (row.others == 0).then_some(row.name),
            devices: BTreeSet::new(),
            count: 0,
            untimed: 0,
            time_s: 0.0,
            shortest_s: f64::INFINITY,
            longest_s: 0.0,
            grid: row.grid,
            block: row.block,
        });
        kernel.devices.insert((node_of(run, row.process), row.device));
        kernel.count = kernel.count.saturating_add(row.count);
        kernel.untimed = kernel.untimed.saturating_add(row.untimed);
        kernel.time_s += row.time_ns as f64 / 1e9;
        if row.count > row.untimed {
            kernel.shortest_s = kernel.shortest_s.min(row.min_ns as f64 / 1e9);
        }
        if row.max_ns as f64 / 1e9 > kernel.longest_s {
            kernel.longest_s = row.max_ns as f64 / 1e9;
            (kernel.grid, kernel.block) = (row.grid, row.block);
        }
    }
    let mut all: Vec<GpuKernel> = found.into_values().collect();
    for kernel in &mut all {
        kernel.shortest_s = kernel.shortest_s.min(kernel.longest_s);
    }
    all.sort_by(|a, b| {
        b.time_s
            .total_cmp(&a.time_s)
            .then(b.count.cmp(&a.count))
            .then(a.name.cmp(&b.name))
    });
    all
}

fn copies(run: &Run) -> Vec<GpuCopies> {
    let mut found: BTreeMap<(CopyDirection, CopyMemory, CopyMemory), GpuCopies> = BTreeMap::new();
    for row in run.tables().device_copies.rows() {
        let direction = CopyDirection::of(run.text(row.direction)).unwrap_or(CopyDirection::Unknown);
        let [source, target] =
            [row.source, row.target].map(|memory| CopyMemory::of(run.text(memory)).unwrap_or(CopyMemory::Unknown));
        let of = found.entry((direction, source, target)).or_insert(GpuCopies {
            direction,
            source,
            target,
            count: 0,
            bytes: 0,
            time_s: 0.0,
        });
        of.count = of.count.saturating_add(row.count);
        of.bytes = of.bytes.saturating_add(row.bytes);
        of.time_s += row.time_ns as f64 / 1e9;
    }
    let mut all: Vec<GpuCopies> = found.into_values().collect();
    all.sort_by(|a, b| b.time_s.total_cmp(&a.time_s).then(b.bytes.cmp(&a.bytes)));
    all
}

fn devices(run: &Run) -> Vec<Gpu> {
    let mut found: BTreeMap<(u32, Str), Gpu> = BTreeMap::new();
    for row in run.tables().devices.rows() {
        let node = node_of(run, row.process);
        let gpu = found.entry((node, row.device)).or_insert_with(|| Gpu {
            node,
            device: row.device,
            name: row.name,
            processes: vec![],
            kernel_s: 0.0,
            copy_s: 0.0,
            busy_s: 0.0,
            span_ns: None,
        });
        if row.first_ns >= 0 && row.last_ns >= row.first_ns {
            let (first, last) = gpu.span_ns.unwrap_or((row.first_ns, row.last_ns));
            gpu.span_ns = Some((first.min(row.first_ns), last.max(row.last_ns)));
        }
        gpu.processes.push(ProcessId(row.process));
        gpu.kernel_s += row.kernel_ns as f64 / 1e9;
        gpu.copy_s += row.copy_ns as f64 / 1e9;
        gpu.busy_s += row.busy_ns as f64 / 1e9;
    }
    for ((node, device), gpu) in found.iter_mut().filter(|(_, gpu)| gpu.processes.len() > 1) {
        let [kernel, copy, busy] = together(run, *node, *device);
        gpu.kernel_s = gpu.kernel_s.min(kernel);
        gpu.copy_s = gpu.copy_s.min(copy);
        gpu.busy_s = gpu.busy_s.min(busy);
    }
    found.into_values().collect()
}

/// Seconds of a device that several processes use: in each bin, of the widest, at most its width.
fn together(run: &Run, node: u32, device: Str) -> [f64; 3] {
    let readings = || {
        let rows = run.tables().device_series.rows();
        rows.filter(move |row| row.device == device && node_of(run, row.process) == node)
    };
    let widest = readings().map(|row| row.width_ns).max().unwrap_or(1).max(1);
    // Bins begin at multiples of their widths on the node's clock, so that each lies in one of the widest: ends are those
    // of whole ones, where starts may be cut by the start of the run.
    let phase = readings()
        .filter(|row| row.width_ns == widest)
        .map(|row| (row.time_ns as i128 + i128::from(row.width_ns)).rem_euclid(i128::from(widest)))
        .next()
        .unwrap_or(0);
    let mut bins: BTreeMap<i128, [u64; 3]> = BTreeMap::new();
    for row in readings() {
        let bin = (i128::from(row.time_ns) - phase).div_euclid(i128::from(widest));
        let sums = bins.entry(bin).or_default();
        for (sum, part) in sums.iter_mut().zip([row.kernel_ns, row.copy_ns, row.busy_ns]) {
            *sum = sum.saturating_add(part).min(widest);
        }
    }
    let mut seconds = [0.0; 3];
    for sums in bins.values() {
        for (all, part) in seconds.iter_mut().zip(sums) {
            *all += *part as f64 / 1e9;
        }
    }
    seconds
}

#[cfg(test)]
mod tests {
    use crate::fixture::{Fixture, GpuOf};
    use format::words::{CopyDirection, CopyMemory};

    #[test]
    fn kernels_are_summed_by_name_and_devices_by_address() {
        let run = Fixture::new("U4\nU4")
            .gpu(
                0,
                "0000:1a:00.0",
                GpuOf {
                    kernel_s: 1.0,
                    copy_s: 1.0,
                    busy_s: 1.5,
                    last_s: 2.0,
                    bins: vec![(0, 1.0, 0.5), (1, 0.0, 0.5)],
                },
            )
            .gpu(
                1,
                "0000:1a:00.0",
                GpuOf {
                    kernel_s: 0.75,
                    copy_s: 0.0,
                    busy_s: 0.75,
                    last_s: 3.0,
                    bins: vec![(0, 0.5, 0.0), (2, 0.25, 0.0)],
                },
            )
            .kernel(0, "0000:1a:00.0", "f", 10, 0.5, 0.25)
            .kernel(1, "0000:1a:00.0", "f", 30, 0.25, 0.125)
            .kernel(1, "0000:1a:00.0", "g", 1, 0.5, 0.5)
            .copies(
                0,
                "0000:1a:00.0",
                [
                    CopyDirection::ToDevice.word(),
                    CopyMemory::Pageable.word(),
                    CopyMemory::Device.word(),
                ],
                4,
                1000,
                0.5,
            )
            .run();
        let gpus = run.gpus();
        assert_eq!(gpus.devices.len(), 1);
        // In the first second both ran kernels, for one and for half of it: a device has no more than that second.
        assert_eq!(gpus.devices[0].kernel_s, 1.25);
        assert_eq!((gpus.devices[0].processes.len(), gpus.devices[0].used_s()), (2, 3.0));
        assert_eq!((gpus.kernels[0].count, gpus.kernels[0].time_s), (40, 0.75));
        assert_eq!(gpus.kernels[0].mean_s(), Some(0.75 / 40.0));
        assert_eq!(run.text(gpus.kernels[1].name.unwrap()), "g");
        assert_eq!(gpus.copies[0].rate(), Some(2000.0));
        assert!(gpus.copies[0].is_pageable());
    }
}
