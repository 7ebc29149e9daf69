//! What the host does while its GPUs have nothing to do: it launches, waits for each launch, asks for memory, computes, or touches
//! memory that moves.

use super::{Calls, idle_in_use, without_kernels};
use crate::bound::MOSTLY_MEMORY;
use crate::gpu;
use crate::memory::loads;
use crate::rule::{Draft, Limit};
use crate::sites::cost;
use crate::words::{about, at, count, place, places_of, ranks, sampled, seconds, seconds_within, share};
use model::{Class, ContextId, DriverCall, Family, HotRow, Run, Tag, by_most};

/// A wait that is longer is for a kernel that is worth its wait.
const SHORT_WAIT_S: f64 = 100e-6;

/// What a wait takes beyond its kernel, and what stands between that and the next, at most: 10 µs were measured on an H100.
const A_WAIT_S: f64 = 20e-6;

pub(crate) fn waited_launches(run: &Run, limit: &Limit) -> Option<Draft> {
    let waits = Calls::of(run, |call| call.class == Class::Accelerator);
    let waited = cost(run, |site| site.class == Class::Accelerator);
    let launches = cost(run, |site| site.class == Class::AcceleratorLaunch);
    let ranks = run.ranks().len().max(1) as f64;
    let each = waited.time_s / waited.count.max(1) as f64;
    if launches.count == 0 || !limit.met(waited.count as f64 / launches.count as f64) || each > SHORT_WAIT_S {
        return None;
    }
    let mut draft = waits.told(
        run,
        &format!(
            "waits for its GPU {} times in {} launches",
            count(waited.count as f64),
            count(launches.count as f64)
        ),
    );
    draft.gain_s = without_kernels(run, waits.seconds.min(waited.count as f64 * A_WAIT_S / ranks));
    draft.gain_basis = "all of that in which no kernel ran, if the host went on launching meanwhile".into();
    draft.evidence.insert(
        0,
        format!(
            "{} a wait: until one kernel is over, the next is not on its way.",
            seconds(each)
        ),
    );
    draft.advice = vec![
        "Wait only where the host needs what was computed: kernels of one stream run in their order without it. To find the launch \
         that fails, CUDA_LAUNCH_BLOCKING=1 waits after each."
            .into(),
    ];
    Some(draft)
}

/// Fewer page faults of the host move little.
const FEW_FAULTS: f64 = 1000.0;

pub(crate) fn managed_memory(run: &Run, limit: &Limit) -> Option<Draft> {
    let managed = cost(run, |site| site.is(run, Tag::Managed));
    if managed.count == 0 {
        return None;
    }
    // NVIDIA's driver counts it as a major fault where it brings a page from a GPU.
    let major = |rank: usize| run.tables().processes.major_faults[run.ranks()[rank].process.row()].max(0) as f64;
    let (rank, faults) = (0..run.ranks().len()).map(|rank| (rank, major(rank))).min_by(by_most)?;
    let touching = |row: &&HotRow| row.mix.in_memory_share().is_some_and(|part| part >= MOSTLY_MEMORY);
    let mut rows: Vec<(&HotRow, f64)> = (run.hot().functions.iter().filter(touching))
        .map(|row| {
            (
                row,
                row.self_s[Family::Compute.index()] * row.mix.in_memory_share().unwrap_or(0.0),
            )
        })
        .collect();
    rows.sort_by(|a, b| b.1.total_cmp(&a.1));
    // What sets it before a GPU works on it takes less.
    let most = rows.first()?.1;
    rows.retain(|(_, seconds)| *seconds >= most / 4.0);
    let touched = rows.iter().map(|(_, seconds)| seconds).sum::<f64>() / run.ranks().len().max(1) as f64;
    if faults < FEW_FAULTS || !limit.met_by(touched, run.elapsed_s()) {
        return None;
    }
    let (first, _) = rows.first()?;
    Some(Draft {
        title: format!(
            "The host touches managed memory that a GPU has worked on, and {} page faults of {} bring it back: {}, most of it{}.",
            count(faults),
            ranks(run, &[rank]),
            seconds_within(touched, sampled(run, touched)),
            at(run, Some(first.frame))
        ),
        gain_s: touched,
        gain_basis: "the host's reading and writing of memory there; the time that kernels wait for their pages can be saved, too".into(),
        advice: vec![
            "Keep on the GPU what it works on, and do the host's part there, too, however small it is; what the host must have, copy \
             (cudaMemcpy) into memory of its own."
                .into(),
            "Where both must have it, move it in one piece before it is needed: cudaMemPrefetchAsync, and cudaMemAdvise to say where it \
             belongs."
                .into(),
        ],
        places: places_of(run, rows.iter().map(|(row, _)| row.frame)),
        ..Draft::default()
    })
}

pub(crate) fn kernel_launches(run: &Run, limit: &Limit) -> Option<Draft> {
    let launches = Calls::of(run, |call| call.class == Class::AcceleratorLaunch);
    let mut draft = launches.draft(run, limit, "launches kernels")?;
    draft.evidence.splice(0..0, gpu::short_kernels(run));
    draft.gain_basis = "all of that, if a few launches did the same work".into();
    draft.advice = vec![
        "A launch takes the host some microseconds, whatever the kernel does: put several small kernels into one, or record them once \
         as a graph (cudaGraph, hipGraph) and launch that."
            .into(),
    ];
    Some(draft)
}

pub(crate) fn device_memory(run: &Run, limit: &Limit) -> Option<Draft> {
    let of_memory = |call: &DriverCall<'_>| {
        let name = call.name.to_ascii_lowercase();
        call.class == Class::AcceleratorOther
            && ["malloc", "memalloc", "free", "hostregister"]
                .iter()
                .any(|part| name.contains(part))
    };
    let mut draft = Calls::of(run, of_memory).draft(run, limit, "asks for memory of its GPU and gives it back")?;
    draft.gain_s = without_kernels(run, draft.gain_s);
    draft.gain_basis = "all of that in which no kernel ran, if memory were kept".into();
    draft.advice = vec![
        match loads(run, &["libtorch"]) {
            true => {
                "PyTorch keeps what it frees for its next tensors: leave out torch.cuda.empty_cache(), which gives it back, and waits \
                 until the GPU has done all that it was given. Where memory is short, \
                 PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True lets it use its pieces better."
            }
            false => {
                "Ask once and keep the memory, or take it from a pool (cudaMallocAsync, hipMallocAsync): cudaFree waits until the GPU has \
                 done all that it was given."
            }
        }
        .into(),
    ];
    Some(draft)
}

pub(crate) fn idle_device(run: &Run, limit: &Limit) -> Option<Draft> {
    let (span, idle, said) = idle_in_use(run)?;
    let span_s = (span.1 - span.0) as f64 / 1e9;
    let samples = &run.tables().samples;
    let in_span = |row: usize, wanted: &[Class]| {
        let at = (f64::from(samples.tick[row]) * run.tick_s() * 1e9) as i64;
        let context = ContextId(samples.context[row]);
        // What a program imports after its first kernel is its start all the same.
        let works = wanted.contains(&run.sample_classes()[row]) && !run.imports().are_in(context);
        works && (span.0..=span.1).contains(&at)
    };
    let ranks = run.ranks().len().max(1) as f64;
    let of = |wanted: &[Class]| {
        let by_frame = run.own_seconds(|row| in_span(row, wanted));
        let sum = by_frame.iter().map(|(_, seconds)| seconds).sum::<f64>() / ranks;
        (by_frame, sum)
    };
    let (mut by_frame, mut spent) = of(&[Class::Compute]);
    if spent < HOST_BOUND * span_s || !limit.met(idle) {
        return None;
    }
    let launches = cost(run, |site| site.class == Class::AcceleratorLaunch).count as f64 / ranks;
    let by_launches = launches >= OFTEN * spent;
    if by_launches {
        // The call is a part of what each takes.
        (by_frame, spent) = of(&[Class::Compute, Class::AcceleratorLaunch]);
    }
    let does = match by_launches {
        true => format!("launches {} kernels, which takes it", count(launches)),
        false => "computes for".into(),
    };
    let first = by_frame.first().and_then(|(frame, _)| *frame);
    let torch = loads(run, &["libtorch"]);
    let advice = match by_launches {
        true => format!(
            "Each takes the host some microseconds, whatever the kernel does: fewer, larger operations and larger batches need fewer of \
             them, and of a graph that is recorded once all are launched at a time ({}).",
            match () {
                () if torch => "torch.compile, torch.cuda.CUDAGraph",
                () if loads(run, &["xla_cuda"]) => "one jax.jit around the step",
                () => "cudaGraph, hipGraph",
            }
        ),
        false => format!(
            "Let the host prepare the next piece while the GPU works on this one{}; or do it on the GPU, where the data can stay there.",
            match torch {
                true => " (a DataLoader with more workers, for what the host makes of data)",
                false => " (other threads or processes)",
            }
        ),
    };
    Some(Draft {
        title: format!(
            "For {} the program uses its GPUs, and they are idle for {} of that, while the host {does} {}, most of it{}.",
            about(span_s, sampled(run, span_s)),
            share(idle),
            seconds_within(spent, sampled(run, spent)),
            at(run, first)
        ),
        gain_s: spent.min(idle * span_s),
        gain_basis: match by_launches {
            true => "all of that in which the GPUs are idle, if it were launched at a time",
            false => "the host's computing while the GPUs are idle, if it were done while they work, or by them",
        }
        .into(),
        evidence: vec![said],
        advice: vec![advice],
        places: first.map(|frame| place(run, frame)).into_iter().collect(),
        span_ns: Some((span.0.max(0) as u64, span.1.max(0) as u64)),
        ..Draft::default()
    })
}

/// Where the host launches more often in a second that it computes, launching is what it computes.
const OFTEN: f64 = 10_000.0;

/// Where less of that time is the host's computing, that is not what keeps its accelerators idle.
const HOST_BOUND: f64 = 0.3;
