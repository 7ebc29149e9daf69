//! What GPUs say of themselves in runs that record kernels: copies through pageable memory, kernels shorter than their launches,
//! time in which they have nothing to do. Findings of [`crate::accelerator`] rest on it where it is there.

use crate::rule::{Draft, Limit};
use crate::words::{bytes, rate, seconds, share};
use model::{CopyDirection, CopyMemory, Gpu, GpuCopies, GpuKernel, Run};

/// Copies between the host and GPUs with this kind of memory on the host.
fn with_host(copies: &GpuCopies, memory: CopyMemory) -> bool {
    match copies.direction {
        CopyDirection::ToDevice => copies.source == memory,
        CopyDirection::FromDevice => copies.target == memory,
        _ => false,
    }
}

/// Copies through pageable memory, sentences; and what pinned memory would save a rank, where the run shows how fast that is.
pub(crate) fn pageable(run: &Run) -> (Vec<String>, Option<f64>) {
    let gpus = run.gpus();
    let (calls, copied, time_s) = gpus.copied(|copies| with_host(copies, CopyMemory::Pageable));
    if calls == 0 || time_s <= 0.0 {
        return (Vec::new(), None);
    }
    let mut said = vec![format!(
        "By the GPUs' records {} through pageable memory, of {} on average, went at {}.",
        text::counted(calls as f64, "copy"),
        bytes(copied as f64 / calls as f64),
        rate(copied as f64 / time_s)
    )];
    let (_, pinned, pinned_s) = gpus.copied(|copies| with_host(copies, CopyMemory::Pinned));
    // Small copies are as fast either way.
    let known = pinned >= copied / 100 && pinned_s > 0.0 && pinned as f64 / pinned_s > copied as f64 / time_s;
    let saved = known.then(|| (time_s - copied as f64 * pinned_s / pinned as f64) / run.ranks().len().max(1) as f64);
    if known {
        said.push(format!(
            "With pinned memory this run copied {} at {}.",
            bytes(pinned as f64),
            rate(pinned as f64 / pinned_s)
        ));
    }
    (said, saved)
}

/// A kernel that is longer keeps the GPU at work while the next one is launched, whatever surrounds the launch.
const SHORT_S: f64 = 10e-6;

/// Kernels that are over before the next can be launched, a sentence.
pub(crate) fn short_kernels(run: &Run) -> Option<String> {
    let short =
        |kernel: &&model::GpuKernel| kernel.name.is_some() && kernel.mean_s().is_some_and(|mean| mean < SHORT_S);
    let kernels = || run.gpus().kernels.iter().filter(short);
    let launched = kernels().fold(0u64, |sum, kernel| sum.saturating_add(kernel.count));
    let most = kernels().max_by_key(|kernel| kernel.count)?;
    Some(format!(
        "By the GPUs' records {} take less than {} each, most often {}: {}, {} on average.",
        text::counted(launched as f64, "kernel"),
        seconds(SHORT_S),
        text::cut(most.name.map_or("", |name| run.text(name)), 80),
        text::counted(most.count as f64, "time"),
        most.mean_s().map_or(String::new(), seconds)
    ))
}

/// Said where the kernels are what the host waits for, with the one that takes longest where that is recorded.
pub(crate) fn decides(run: &Run) -> String {
    let (kernels, all_s) = (&run.gpus().kernels, run.gpus().kernel_time_s());
    let longest = kernels.first().filter(|_| all_s > 0.0);
    match longest.and_then(|kernel| Some((kernel, kernel.name?))) {
        Some((kernel, name)) => format!(
            " What the kernels do decides how long it takes: {} of their time is in {}, and a profiler of the GPU (ncu, rocprof) shows why.",
            share(kernel.time_s / all_s),
            text::cut(run.text(name), 80)
        ),
        None => " What the kernels do decides how long it takes: steelyard run --kernels names them, and a profiler of the GPU (ncu, rocprof) \
                 shows why they take it."
            .into(),
    }
}

/// Whether a kernel multiplies matrices in single precision outside tensor cores, on a GPU whose tensor cores could: names of cuBLAS.
fn is_single_precision_product(name: &str) -> bool {
    let newer = [
        "sm80_", "sm86_", "sm89_", "sm90_", "sm100_", "ampere_", "ada_", "hopper_",
    ];
    newer.iter().any(|start| name.contains(start))
        && (name.contains("_sgemm") || name.contains("gemm_f32f32_f32f32_f32") && name.contains("ffma"))
}

/// The part of such products' time that tensor cores saved on an H100, in TF32: 6.2 times as fast as a whole.
const BY_TENSOR_CORES: f64 = 0.8;

pub(crate) fn single_precision(run: &Run, limit: &Limit) -> Option<Draft> {
    let gpus = run.gpus();
    let named = |kernel: &&GpuKernel| {
        kernel
            .name
            .is_some_and(|name| is_single_precision_product(run.text(name)))
    };
    let products = || gpus.kernels.iter().filter(named);
    let time_s: f64 = products().map(|kernel| kernel.time_s).sum();
    let of_one = time_s / gpus.devices.len().max(1) as f64;
    if !limit.met_by(of_one, run.elapsed_s()) {
        return None;
    }
    let calls = products().fold(0u64, |sum, kernel| sum.saturating_add(kernel.count));
    let first = products().next()?;
    Some(Draft {
        title: format!(
            "GPUs multiply matrices in single precision without their tensor cores for {} each, {} of all kernels' time.",
            seconds(of_one),
            share(time_s / gpus.kernel_time_s())
        ),
        gain_s: BY_TENSOR_CORES * of_one,
        gain_basis: format!("{} of that: what TF32 saved on an H100", share(BY_TENSOR_CORES)),
        evidence: vec![format!(
            "By the GPUs' records {} of {}.",
            text::counted(calls as f64, "call"),
            text::cut(first.name.map_or("", |name| run.text(name)), 80)
        )],
        advice: vec![
            "Where factors of 10 bits are enough, as in training, allow TF32: torch.set_float32_matmul_precision(\"high\"), \
             jax_default_matmul_precision, cublasSetMathMode(handle, CUBLAS_TF32_TENSOR_OP_MATH). Sums stay in single precision; compare \
             the results."
                .into(),
            "Or compute in bfloat16 or half precision (torch.autocast): faster again, with fewer bits.".into(),
        ],
        ..Draft::default()
    })
}

/// A GPU that is used for a shorter time says nothing.
const LEAST_S: f64 = 1.0;

/// From its first to its last kernel or copy, nanoseconds, the part of it in which the busiest GPU had neither, and that in a
/// sentence.
pub(crate) fn idle(run: &Run) -> Option<((i64, i64), f64, String)> {
    let gpus = run.gpus();
    let judged = gpus.devices.iter().filter(|gpu| gpu.used_s() >= LEAST_S);
    let part = |gpu: &Gpu| (1.0 - gpu.busy_s / gpu.used_s()).clamp(0.0, 1.0);
    let (span, best) = judged
        .filter_map(|gpu| Some((gpu.span_ns?, part(gpu))))
        .min_by(|a, b| a.1.total_cmp(&b.1))?;
    let (launched, mean) = (
        gpus.kernels_run(),
        gpus.kernel_time_s() / gpus.kernels_run().max(1) as f64,
    );
    Some((
        span,
        best,
        format!(
            "By the GPUs' records {} of {} on average ran on {}, {} for {} of the time from its first kernel or copy to its last.",
            text::counted(launched as f64, "kernel"),
            seconds(mean),
            text::counted(gpus.devices.len() as f64, "GPU"),
            match gpus.devices.len() {
                1 => "idle",
                _ => "the busiest of which was idle",
            },
            share(best)
        ),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::plain;
    use model::fixture::{Fixture, GpuOf};

    const DEVICE: &str = "0000:1a:00.0";

    /// A GPU that is busy for 4 of 10 s: a million kernels of 3 s, a GiB from pageable memory in 0.5 s, as much from pinned memory
    /// in 0.0625 s.
    fn recorded() -> Fixture {
        let of = GpuOf {
            kernel_s: 3.0,
            copy_s: 0.5625,
            busy_s: 4.0,
            last_s: 10.0,
            bins: vec![],
        };
        Fixture::new("U10")
            .gpu(0, DEVICE, of)
            .kernel(0, DEVICE, "step(float*)", 1_000_000, 3.0, 3.0)
            .copies(0, DEVICE, ["to device", "pageable", "device"], 16, 1 << 30, 0.5)
            .copies(0, DEVICE, ["to device", "pinned", "device"], 16, 1 << 30, 0.0625)
    }

    #[test]
    fn pageable_copies_are_compared_with_pinned_ones() {
        let (said, saved) = pageable(&recorded().run());
        assert_eq!(saved, Some(0.4375));
        assert_eq!(
            said.iter().map(|text| plain(text)).collect::<Vec<_>>(),
            [
                "By the GPUs' records 16 copies through pageable memory, of 64 MiB on average, went at 2.15 GB/s.",
                "With pinned memory this run copied 1 GiB at 17.2 GB/s."
            ]
        );
        assert_eq!(pageable(&Fixture::new("U10").run()), (vec![], None));
    }

    #[test]
    fn short_kernels_and_idle_gpus_are_told() {
        let run = recorded().run();
        let said = plain(&short_kernels(&run).unwrap());
        assert!(
            said.contains("1 M kernels take less than 10.0 µs each, most often step(float*)"),
            "{said}"
        );
        let (span, part, said) = idle(&run).unwrap();
        assert_eq!(span, (0, 10_000_000_000));
        assert_eq!(part, 0.6);
        assert!(plain(&said).contains("1 GPU, idle for 60.0 % of the time"), "{said}");
        assert!(short_kernels(&Fixture::new("U10").run()).is_none() && idle(&Fixture::new("U10").run()).is_none());
    }
}
