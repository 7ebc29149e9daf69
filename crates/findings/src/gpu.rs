//! GPUs, of runs that record kernels: copies through pageable memory, kernels shorter than their launches, GPUs that idle.
//!
//! What such a finding could save is not known: while a GPU waits or copies, the host may do something useful. They have no
//! seconds to save, but all numbers that there are.

use crate::rule::{Draft, Limit};
use crate::words::{bytes, count, rate, seconds, share};
use model::{CopyDirection, CopyMemory, Gpu, GpuCopies, Run};

/// Copies between the host and GPUs with this kind of memory on the host.
fn with_host(copies: &GpuCopies, memory: CopyMemory) -> bool {
    match copies.direction {
        CopyDirection::ToDevice => copies.source == memory,
        CopyDirection::FromDevice => copies.target == memory,
        _ => false,
    }
}

pub(crate) fn pageable_copies(run: &Run, limit: &Limit) -> Option<Draft> {
    let gpus = run.gpus();
    let (calls, copied, time_s) = gpus.copied(|copies| with_host(copies, CopyMemory::Pageable));
    let all_s = run.elapsed_s() * gpus.devices.len() as f64;
    if calls == 0 || time_s <= 0.0 || all_s <= 0.0 || !limit.met(time_s / all_s) {
        return None;
    }
    let mut evidence = vec![format!(
        "{} of {} on average, {} while they go on.",
        text::counted(calls as f64, "such copy"),
        bytes(copied as f64 / calls as f64),
        rate(copied as f64 / time_s)
    )];
    let (_, pinned, pinned_s) = gpus.copied(|copies| with_host(copies, CopyMemory::Pinned));
    if pinned_s > 0.0 && pinned > 0 {
        evidence.push(format!(
            "With pinned memory this run copied {} at {}.",
            bytes(pinned as f64),
            rate(pinned as f64 / pinned_s)
        ));
    }
    Some(Draft {
        title: format!(
            "Copies between host and GPU with pageable memory take {}, {} of the GPUs' elapsed time.",
            seconds(time_s),
            share(time_s / all_s)
        ),
        evidence,
        advice: vec![
            "Pin the host's memory of such copies, once and not for each: cudaMallocHost or hipHostMalloc for new buffers, cudaHostRegister for those that are there; pin_memory=True of PyTorch's DataLoader, or tensor.pin_memory().".into(),
            "Then copy asynchronously in a stream of its own (cudaMemcpyAsync, non_blocking=True), so that kernels run meanwhile: from pageable memory the call waits, whatever its name.".into(),
        ],
        ..Draft::default()
    })
}

/// What a launch takes on the host at least: 200 000 launches of an empty kernel in a row, 0.78 to 0.84 s (H100, CUDA 13.0).
const LAUNCH_S: f64 = 4e-6;

/// A kernel that is longer keeps the GPU at work while the next one is launched, whatever surrounds the launch.
const SHORT_S: f64 = 10e-6;

pub(crate) fn short_kernels(run: &Run, limit: &Limit) -> Option<Draft> {
    let gpus = run.gpus();
    let short =
        |kernel: &&model::GpuKernel| kernel.name.is_some() && kernel.mean_s().is_some_and(|mean| mean < SHORT_S);
    let launched = gpus
        .kernels
        .iter()
        .filter(short)
        .fold(0u64, |sum, kernel| sum.saturating_add(kernel.count));
    let most = gpus.kernels.iter().filter(short).max_by_key(|kernel| kernel.count)?;
    let processes: usize = gpus.devices.iter().map(|gpu| gpu.processes.len()).sum();
    let all_s = run.elapsed_s() * processes as f64;
    let part = launched as f64 * LAUNCH_S / all_s;
    if all_s <= 0.0 || !limit.met(part) {
        return None;
    }
    let name = most.name.map_or("", |name| run.text(name));
    Some(Draft {
        title: format!(
            "{} kernels take less than {} each: to launch them takes the host about {} of the elapsed time.",
            count(launched as f64),
            seconds(SHORT_S),
            share(part.min(1.0))
        ),
        evidence: vec![
            format!(
                "Most often {}: {}, {} on average.",
                text::cut(name, 80),
                text::counted(most.count as f64, "time"),
                most.mean_s().map_or(String::new(), seconds)
            ),
            format!("A launch takes the host {} or more; of shorter kernels the GPU waits for it.", seconds(LAUNCH_S)),
        ],
        advice: vec![
            "Do more in each kernel: fuse steps that follow each other, or give a kernel a larger piece (torch.compile, XLA and the like fuse by themselves; batched routines of cuBLAS take many small problems at once).".into(),
            "Record a sequence that repeats once as a graph and launch that: cudaGraph, torch.cuda.CUDAGraph.".into(),
        ],
        ..Draft::default()
    })
}

/// A GPU that is used for a shorter time says nothing.
const LEAST_S: f64 = 1.0;

pub(crate) fn idle_gpu(run: &Run, limit: &Limit) -> Option<Draft> {
    let gpus = run.gpus();
    let judged = gpus.devices.iter().filter(|gpu| gpu.used_s() >= LEAST_S);
    let idle = |gpu: &Gpu| (1.0 - gpu.busy_s / gpu.used_s()).max(0.0);
    let best = judged.min_by(|a, b| idle(a).total_cmp(&idle(b)))?;
    // Of a GPU that is needed for a part of the run, the rest is no waste.
    if !limit.met(idle(best)) || best.used_s() < run.elapsed_s() / 2.0 {
        return None;
    }
    let (launched, mean) = (
        gpus.kernels_run(),
        gpus.kernel_time_s() / gpus.kernels_run().max(1) as f64,
    );
    let every = match gpus.devices.len() {
        1 => "The GPU".into(),
        all => format!("Each of the {} GPUs", count(all as f64)),
    };
    let least = if gpus.devices.len() > 1 { "at least " } else { "" };
    Some(Draft {
        title: format!(
            "{every} is idle for {least}{} of the time between its first and its last kernel or copy, {}.",
            share(idle(best)),
            seconds(best.used_s() - best.busy_s)
        ),
        evidence: vec![
            format!("In it ran {}, {} each on average.", text::counted(launched as f64, "kernel"), seconds(mean)),
        ],
        advice: vec![
            "See what the host does meanwhile, in the tables of functions and in steelyard view: reading and preparing data, MPI, waiting for each result before the next step.".into(),
            "Prepare the next step while the GPU works: launch several kernels before waiting, copy asynchronously in a second stream, read data in threads or processes of their own.".into(),
        ],
        ..Draft::default()
    })
}
