//! Tables of GPUs: kernels, copies, and how busy each device was.

use crate::report::ROWS;
use crate::{Cell, Table};
use model::{CopyDirection, Gpu, GpuCopies, GpuKernel, Run};
use text::Unit;

/// Most that a page shows at a glance.
const GLANCE: usize = 8;
/// A kernel that takes less than this share of all kernels' time is not worth a line.
const LEAST: f64 = 0.005;
/// The column of shares.
const SHARE: usize = 3;

/// Kernels, copies and devices; nothing of a run that recorded none.
pub fn tables(run: &Run) -> Vec<Table> {
    let gpus = run.gpus();
    let mut tables = vec![];
    if !gpus.kernels.is_empty() {
        tables.push(kernels(run));
    }
    if !gpus.copies.is_empty() {
        tables.push(copies(run));
    }
    if !gpus.devices.is_empty() {
        tables.push(devices(run));
    }
    tables
}

fn number(value: Option<f64>) -> Cell {
    value.map_or(Cell::Nothing, Cell::Number)
}

fn of_all(part: f64, all: f64) -> Cell {
    number((all > 0.0).then(|| part / all))
}

fn kernels(run: &Run) -> Table {
    let gpus = run.gpus();
    let all = gpus.kernel_time_s();
    let place = |kernel: &GpuKernel| match kernel.devices.iter().next() {
        Some((_, device)) if kernel.devices.len() == 1 => run.text(*device).to_owned(),
        _ => text::counted(kernel.devices.len() as f64, "GPU"),
    };
    let row = |kernel: &GpuKernel| {
        let name = kernel.name.map_or("others", |name| run.text(name));
        vec![
            Cell::Text(if name.is_empty() { "not known" } else { name }.into()),
            Cell::Number(kernel.count as f64),
            Cell::Number(kernel.time_s),
            of_all(kernel.time_s, all),
            number(kernel.mean_s()),
            Cell::Text(place(kernel)),
            number((kernel.count > kernel.untimed).then_some(kernel.longest_s)),
            Cell::Text(match kernel.name {
                Some(_) => format!("{} blocks of {}", product(kernel.grid), product(kernel.block)),
                None => String::new(),
            }),
        ]
    };
    let worth = |kernel: &&GpuKernel| kernel.time_s >= LEAST * all;
    let glance = gpus.kernels.iter().filter(worth).count().clamp(1, GLANCE);
    Table {
        id: "gpu_kernels".into(),
        title: "GPU kernels that take longest".into(),
        columns: vec![
            ("Kernel".into(), None),
            ("Calls".into(), Some(Unit::Count)),
            ("Time".into(), Some(Unit::Seconds)),
            ("Share".into(), Some(Unit::Share)),
            ("Mean".into(), Some(Unit::Seconds)),
            ("GPU".into(), None),
            ("Longest".into(), Some(Unit::Seconds)),
            ("Its threads".into(), None),
        ],
        rows: gpus.kernels.iter().take(ROWS).map(row).collect(),
        note: "Time on the GPUs, all of them together, by their own clocks; kernels that run side by side count each in full. Not \
               part of the program's time above."
            .into(),
        bins: false,
        glance: Some(glance as u32),
        errors: Vec::new(),
        adds_up: (all > 0.0).then_some(SHARE),
    }
}

fn product(sizes: [u64; 3]) -> u64 {
    sizes.iter().fold(1u64, |all, size| all.saturating_mul((*size).max(1)))
}

fn copies(run: &Run) -> Table {
    let gpus = run.gpus();
    let (_, _, all) = gpus.copied(|_| true);
    let row = |copies: &GpuCopies| {
        vec![
            Cell::Text(what(copies)),
            Cell::Number(copies.count as f64),
            Cell::Number(copies.time_s),
            of_all(copies.time_s, all),
            Cell::Number(copies.bytes as f64),
            number(copies.rate()),
            Cell::Number(copies.bytes as f64 / copies.count.max(1) as f64),
        ]
    };
    Table {
        id: "gpu_copies".into(),
        title: "Copies to, from and on GPUs".into(),
        columns: vec![
            ("Copies".into(), None),
            ("Count".into(), Some(Unit::Count)),
            ("Time".into(), Some(Unit::Seconds)),
            ("Share".into(), Some(Unit::Share)),
            ("Bytes".into(), Some(Unit::Bytes)),
            ("Rate".into(), Some(Unit::BytesPerSecond)),
            ("Mean size".into(), Some(Unit::Bytes)),
        ],
        rows: gpus.copies.iter().take(ROWS).map(row).collect(),
        note: "Time in which the data moves, by the GPUs' own clocks. Pageable is memory as malloc gives it: the driver copies it \
               once more, and the call waits; pinned memory (cudaMallocHost, cudaHostRegister) the GPU reads by itself."
            .into(),
        bins: false,
        glance: Some(gpus.copies.len().min(GLANCE) as u32),
        errors: Vec::new(),
        adds_up: (all > 0.0).then_some(SHARE),
    }
}

/// Which way, and what kind of memory the host's is, or what lies on both sides where that is not the device's own.
fn what(copies: &GpuCopies) -> String {
    use CopyDirection::{FromDevice, Set, ToDevice, Unknown};
    let (source, target) = (copies.source.word(), copies.target.word());
    let direction = match copies.direction {
        Set => "memory set",
        Unknown => "not known",
        direction => direction.word(),
    };
    match (copies.direction, source, target) {
        (ToDevice, "", _) | (FromDevice | Set, _, "" | "device") | (_, "device", "device") | (_, "", "") => {
            direction.into()
        }
        (ToDevice, source, _) => format!("{direction}, from {source}"),
        (FromDevice | Set, _, target) => format!("{direction}, to {target}"),
        _ => format!("{direction}, {source} to {target}"),
    }
}

fn devices(run: &Run) -> Table {
    let gpus = run.gpus();
    let elapsed = run.elapsed_s();
    let several = run.tables().nodes.len() > 1;
    let row = |gpu: &Gpu| {
        let node = run.tables().nodes.name.get(gpu.node as usize);
        let mut place = run.text(gpu.device).to_owned();
        if let Some(node) = node.filter(|_| several) {
            place = format!("{}: {place}", run.text(*node));
        }
        vec![
            Cell::Text(place),
            Cell::Text(run.text(gpu.name).into()),
            of_all(gpu.kernel_s, elapsed),
            of_all(gpu.copy_s, elapsed),
            of_all((elapsed - gpu.busy_s).max(0.0), elapsed),
            Cell::Number(gpu.processes.len() as f64),
        ]
    };
    Table {
        id: "gpu_devices".into(),
        title: "GPUs that the run used".into(),
        columns: vec![
            ("GPU".into(), None),
            ("Model".into(), None),
            ("Kernels".into(), Some(Unit::Share)),
            ("Copies".into(), Some(Unit::Share)),
            ("Idle".into(), Some(Unit::Share)),
            ("Processes".into(), Some(Unit::Count)),
        ],
        rows: gpus.devices.iter().take(ROWS).map(row).collect(),
        note: "Shares of the run's elapsed time in which at least one kernel ran, something was copied or set, and neither; kernels \
               and copies may go on at the same time."
            .into(),
        bins: false,
        glance: Some(gpus.devices.len().min(GLANCE) as u32),
        errors: Vec::new(),
        adds_up: None,
    }
}
