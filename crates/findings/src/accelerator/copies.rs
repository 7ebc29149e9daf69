//! Copies between the host and GPUs that the host waits for: many small ones, and those through pageable memory.

use super::{of_copies, without_kernels};
use crate::gpu;
use crate::memory::loads;
use crate::rule::{Draft, Limit};
use crate::sites::{Cost, Site, all, cost};
use crate::words::{bytes, count, rate, seconds};
use model::{Class, Run};

/// What one copy takes the host at most that moves next to nothing: 7 µs were measured on an H100.
const A_COPY_S: f64 = 20e-6;
/// Bytes a second through pageable memory at least, its first uses included: 1.4 to 11 GB/s were measured.
const SLOWEST: f64 = 1e9;
/// And at most.
const FASTEST: f64 = 10e9;

/// A copy of fewer bytes takes the host longer than the data take.
const SMALL_BYTES: f64 = 64.0 * 1024.0;

/// Seconds of a rank in which copies can have moved their bytes: what they take beyond that is waiting for the kernels before
/// them. `None` where copies are not counted.
pub(super) fn moving_s(run: &Run) -> Option<f64> {
    let copies = all(run).filter(|site| site.count > 0 && site.class == Class::AcceleratorCopy);
    let of_site = |site: Site| {
        site.time_s
            .min(site.count as f64 * A_COPY_S + site.bytes as f64 / SLOWEST)
    };
    let (sites, moving) = copies.fold((0, 0.0), |(sites, sum), site| (sites + 1, sum + of_site(site)));
    (sites > 0).then(|| moving / run.ranks().len().max(1) as f64)
}

fn small(run: &Run) -> Cost {
    cost(run, |site| {
        site.class == Class::AcceleratorCopy && site.bytes > 0 && site.mean() < SMALL_BYTES
    })
}

pub(crate) fn small_copies(run: &Run, limit: &Limit) -> Option<Draft> {
    let copies = of_copies(run);
    let small = small(run);
    let timed = cost(run, |site| site.class == Class::AcceleratorCopy).time_s;
    if timed <= 0.0 || !limit.met(small.count as f64 / run.ranks().len().max(1) as f64) {
        return None;
    }
    // Of what samples saw in copies, the part of those, and no more than such copies can take.
    let seen = copies.seconds * small.time_s / timed;
    let ranks = run.ranks().len().max(1) as f64;
    let taken = seen.min(small.count as f64 * A_COPY_S / ranks);
    let each = bytes(small.mean_bytes());
    let mut draft = copies.told(
        run,
        &format!(
            "copies to or from its GPU in {} pieces of {each} on average",
            count(small.count as f64)
        ),
    );
    draft.gain_s = without_kernels(run, taken - small.bytes as f64 / FASTEST / ranks);
    draft.gain_basis = format!(
        "all of that, but for what so many bytes take in one piece, at {}",
        rate(FASTEST)
    );
    draft.evidence.insert(
        0,
        format!(
            "{} a piece: that is the calls, not the data.",
            seconds(small.time_s / small.count as f64)
        ),
    );
    draft.advice = vec![
        "Put the pieces side by side in one array on the host and copy that; rows or columns of a matrix go in one call \
         (cudaMemcpy2D, hipMemcpy2D), and an array of structures as a whole."
            .into(),
    ];
    Some(draft)
}

pub(crate) fn blocking_copies(run: &Run, limit: &Limit) -> Option<Draft> {
    // A call that only starts a copy is over at once; one that takes long waits, whatever its name.
    let copies = of_copies(run);
    let moving = moving_s(run).map_or(copies.seconds, |moving| moving.min(copies.seconds));
    if !limit.met(moving / run.elapsed_s()) {
        return None;
    }
    let mut draft = copies.draft(run, limit, "copies to and from its GPU and does nothing else")?;
    let (said, saved) = gpu::pageable(run);
    draft.evidence.splice(0..0, said);
    draft.gain_s = without_kernels(run, moving);
    draft.gain_basis = "all of that in which no kernel ran, if copies went on while something else is done".into();
    if let Some(saved) = saved.filter(|saved| *saved < draft.gain_s) {
        draft.gain_s = saved;
        draft.gain_basis = "copies through pageable memory, if they were as fast as this run's through pinned".into();
    }
    let torch = loads(run, &["libtorch"]);
    draft.advice = vec![
        "Leave on the GPU what is needed there again.".into(),
        format!(
            "Copy from and to pinned memory, pinned once and not for each copy ({}): through other memory the driver copies twice, and \
             the call waits whatever its name. Then copies can go on while kernels run ({}).",
            match torch {
                true => "pin_memory=True, torch.empty(…, pin_memory=True)",
                false => "cudaMallocHost, cudaHostRegister, hipHostMalloc",
            },
            match torch {
                true => "non_blocking=True",
                false => "cudaMemcpyAsync on a stream of its own",
            }
        ),
    ];
    Some(draft)
}
