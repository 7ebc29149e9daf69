//! Accelerators, as far as the host shows: what its threads do in their drivers, and that they have nothing to do.

use crate::gpu;
use crate::rule::{Draft, Limit};
use crate::words::{about, at, capital, costliest, counted, place, ranks, sampled, seconds_within, share, share_about};
use model::{Class, DriverCall, FrameId, Run};

/// Calls of one kind, all ranks together.
struct Calls<'a> {
    of: Vec<DriverCall<'a>>,
    /// Seconds of a rank on average.
    seconds: f64,
}

impl<'a> Calls<'a> {
    fn of(run: &'a Run, wanted: impl Fn(&DriverCall<'_>) -> bool) -> Calls<'a> {
        let of: Vec<DriverCall<'a>> = run.driver_calls().into_iter().filter(|call| wanted(call)).collect();
        let all: f64 = of.iter().map(|call| call.seconds).sum();
        Calls {
            of,
            seconds: all / run.ranks().len().max(1) as f64,
        }
    }

    /// "2.1 s ± 0.1 s", of a rank.
    fn time(&self, run: &Run) -> String {
        seconds_within(self.seconds, sampled(run, self.seconds))
    }

    fn places(&self) -> Vec<(FrameId, f64)> {
        let known = |call: &DriverCall<'_>| Some((call.frame?, call.seconds));
        self.of.iter().filter_map(known).collect()
    }

    /// ", most of it in cudaMemcpy at main (app.cu:7)".
    fn mostly(&self, run: &Run) -> String {
        match self.of.first() {
            Some(call) => format!(", most of it in {}{}", named(call), at(run, call.frame)),
            None => String::new(),
        }
    }

    fn share(&self, run: &Run) -> f64 {
        let times = run.times();
        self.seconds * times.len() as f64 / times.total().max(f64::MIN_POSITIVE)
    }

    /// A finding of all of them, if they are worth one.
    fn draft(&self, run: &Run, limit: &Limit, does: &str) -> Option<Draft> {
        let worth = limit.met(self.share(run));
        worth.then(|| Draft {
            title: format!(
                "{} {does} for {}{}.",
                capital(&every(run)),
                self.time(run),
                self.mostly(run)
            ),
            gain_s: self.seconds,
            places: costliest(run, &self.places()),
            evidence: busy(run).into_iter().collect(),
            ..Draft::default()
        })
    }
}

fn named<'a>(call: &DriverCall<'a>) -> &'a str {
    match call.name {
        "" => "the driver",
        name => name,
    }
}

/// "the program", "each rank".
fn every(run: &Run) -> String {
    match run.ranks().len() {
        1 => ranks(run, &[0]),
        _ => format!("each {}", run.rank_noun()),
    }
}

/// Share of the time in which the nodes' accelerators were busy, by their own account.
fn use_of(run: &Run) -> Option<f64> {
    metrics::value("accelerator_use", run)
}

fn busy(run: &Run) -> Option<String> {
    let times = &run.tables().accelerator_series.time_ns;
    let known = use_of(run)?;
    Some(format!(
        "The node's GPUs were busy for {} of the time, by {}.",
        share(known),
        counted(times.len() as f64, "reading")
    ))
}

/// The seconds, or those in which no kernel ran, if fewer: while one does, a call of the driver may wait for it, whatever the call
/// is for.
fn beside_kernels(run: &Run, seconds: f64) -> f64 {
    let readings = run.tables().accelerator_series.len();
    match use_of(run).filter(|_| readings >= READINGS) {
        Some(busy) => seconds.min((1.0 - busy) * run.elapsed_s()),
        None => seconds,
    }
}

/// What takes most of a run that is mostly in a driver, and what to ask next.
pub(crate) fn largest(run: &Run) -> Option<String> {
    let all = Calls::of(run, |_| true);
    let waits = Calls::of(run, |call| call.class == Class::Accelerator);
    let first = all.of.first()?;
    let part = first.seconds / (all.seconds * run.ranks().len().max(1) as f64);
    let mut text = format!(
        "{} per {} are in the driver of an accelerator; {} of them in {}{}.",
        all.time(run),
        run.rank_noun(),
        share_about(part, None),
        named(first),
        at(run, first.frame)
    );
    if let Some(busy) = busy(run) {
        text.push_str(&format!(" {busy}"));
    }
    let waits_most = waits.seconds > all.seconds / 2.0;
    text.push_str(match use_of(run) {
        Some(busy) if busy < MOSTLY_IDLE && waits_most => {
            " It waits for work of a moment: give the GPU more before you wait for it."
        }
        Some(busy) if busy >= MOSTLY_BUSY => DECIDES,
        None if waits_most => DECIDES,
        _ => "",
    });
    Some(text)
}

/// Said where the kernels are what the host waits for.
const DECIDES: &str =
    " What the kernels do decides how long it takes: a profiler of the GPU (ncu, rocprof) shows why they take it.";

/// A device that is busy for more of the time is what the run waits for.
const MOSTLY_BUSY: f64 = 0.7;

/// A device that is busy for less of the time has work for moments only.
const MOSTLY_IDLE: f64 = 0.3;

pub(crate) fn blocking_copies(run: &Run, limit: &Limit) -> Option<Draft> {
    // A call that only starts a copy is over at once; one that takes long waits, whatever its name.
    let copies = Calls::of(run, |call| call.class == Class::AcceleratorCopy);
    let mut draft = copies.draft(run, limit, "copies to and from its GPU and does nothing else")?;
    let (said, saved) = gpu::pageable(run);
    draft.evidence.splice(0..0, said);
    draft.gain_s = beside_kernels(run, draft.gain_s);
    draft.gain_basis = "all of that in which no kernel ran, if copies went on while something else is done".into();
    if let Some(saved) = saved.filter(|saved| *saved < draft.gain_s) {
        draft.gain_s = saved;
        draft.gain_basis = "copies through pageable memory, if they were as fast as this run's through pinned".into();
    }
    draft.advice = vec![
        "Copy from and to pinned memory, pinned once and not for each copy (cudaMallocHost, cudaHostRegister, hipHostMalloc; \
         pin_memory=True in PyTorch): through other memory the driver copies twice, and the call waits whatever its name."
            .into(),
        "Then copy on a stream of its own while kernels run (cudaMemcpyAsync, non_blocking=True), and leave on the GPU what is needed \
         there again."
            .into(),
    ];
    Some(draft)
}

pub(crate) fn kernel_launches(run: &Run, limit: &Limit) -> Option<Draft> {
    let launches = Calls::of(run, |call| call.class == Class::AcceleratorLaunch);
    let mut draft = launches.draft(run, limit, "launches kernels")?;
    draft.evidence.splice(0..0, gpu::short_kernels(run));
    draft.gain_basis = "all of that, if a few launches did the same work".into();
    draft.advice = vec![
        "A launch takes the host some microseconds, whatever the kernel does: put several small kernels into one, or record them once \
         as a graph (cudaGraph, hipGraph; torch.compile, torch.cuda.CUDAGraph) and launch that."
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
    draft.gain_s = beside_kernels(run, draft.gain_s);
    draft.gain_basis = "all of that in which no kernel ran, if memory were kept".into();
    draft.advice = vec![
        "Ask once and keep the memory, or take it from a pool (cudaMallocAsync, hipMallocAsync): cudaFree waits until the GPU has done \
         all that it was given."
            .into(),
    ];
    Some(draft)
}

/// From the first to the last sample in a launch, of all ranks, nanoseconds: before, a program starts.
fn launching(run: &Run) -> Option<(i64, i64)> {
    let samples = &run.tables().samples;
    let launches = (0..samples.len()).filter(|row| run.sample_classes()[*row] == Class::AcceleratorLaunch);
    let ticks = launches.map(|row| i64::from(samples.tick[row]));
    let (first, last) = ticks.fold((i64::MAX, i64::MIN), |(first, last), tick| {
        (first.min(tick), last.max(tick))
    });
    let ns = |tick: i64| (tick as f64 * run.tick_s() * 1e9) as i64;
    (first < last).then(|| (ns(first), ns(last)))
}

/// The part of a span in which the nodes' GPUs did nothing, by their readings, and how many those are.
fn idle_part(run: &Run, (from, to): (i64, i64)) -> Option<(f64, usize)> {
    let series = &run.tables().accelerator_series;
    let within = |row: &usize| (from..=to).contains(&series.time_ns[*row]) && series.busy_percent[*row] >= 0;
    let busy: Vec<f64> = (0..series.len())
        .filter(within)
        .map(|row| series.busy_percent[row] as f64 / 100.0)
        .collect();
    (busy.len() >= READINGS).then(|| (1.0 - busy.iter().sum::<f64>() / busy.len() as f64, busy.len()))
}

/// Fewer readings say nothing of a span.
const READINGS: usize = 3;

pub(crate) fn idle_device(run: &Run, limit: &Limit) -> Option<Draft> {
    // The GPUs' own records are exact; their drivers look now and then.
    let by_readings = || {
        let span = launching(run)?;
        let (idle, readings) = idle_part(run, span)?;
        let said = format!(
            "The node's GPUs were busy for {} of that time, by {}.",
            share(1.0 - idle),
            counted(readings as f64, "reading")
        );
        Some((span, idle, said))
    };
    let (span, idle, said) = gpu::idle(run).or_else(by_readings)?;
    let span_s = (span.1 - span.0) as f64 / 1e9;
    let samples = &run.tables().samples;
    let meanwhile = |row: usize| {
        let at = (f64::from(samples.tick[row]) * run.tick_s() * 1e9) as i64;
        run.sample_classes()[row] == Class::Compute && (span.0..=span.1).contains(&at)
    };
    let by_frame = run.own_seconds(meanwhile);
    let computes = by_frame.iter().map(|(_, seconds)| seconds).sum::<f64>() / run.ranks().len().max(1) as f64;
    if computes < HOST_BOUND * span_s || !limit.met(idle) {
        return None;
    }
    let first = by_frame.first().and_then(|(frame, _)| *frame);
    Some(Draft {
        title: format!(
            "From the first kernel to the last, in {}, the node's GPUs are idle for {} of the time, while the host computes for {}, \
             most of it{}.",
            about(span_s, sampled(run, span_s)),
            share(idle),
            seconds_within(computes, sampled(run, computes)),
            at(run, first)
        ),
        gain_s: computes.min(idle * span_s),
        gain_basis: "the host's computing while the GPUs are idle, if it went on beside their work or on them".into(),
        evidence: vec![said],
        advice: vec![
            "Do it on the GPU, where its data are; or prepare the next piece in other threads while the GPU works on this one (in \
             PyTorch, a DataLoader with workers)."
                .into(),
        ],
        places: first.map(|frame| place(run, frame)).into_iter().collect(),
        span_ns: Some((span.0.max(0) as u64, span.1.max(0) as u64)),
        ..Draft::default()
    })
}

/// Where less of that time is the host's computing, that is not what keeps its accelerators idle.
const HOST_BOUND: f64 = 0.3;

/// Bits of NVML's nvmlClocksEventReasons that no device should show for long: its hardware's protection, heat, power brake.
const TOO_HOT: i64 = 0x8 | 0x20 | 0x40 | 0x80;

pub(crate) fn device_heat(run: &Run, limit: &Limit) -> Option<Draft> {
    let series = &run.tables().accelerator_series;
    let known: Vec<usize> = (0..series.len()).filter(|row| series.held_back[*row] >= 0).collect();
    let hot: Vec<usize> = known
        .iter()
        .copied()
        .filter(|row| series.held_back[*row] & TOO_HOT != 0)
        .collect();
    if hot.is_empty() || !limit.met_by(hot.len() as f64, known.len() as f64) {
        return None;
    }
    let clock = |row: &usize| Some(series.clock_mhz[*row]).filter(|mhz| *mhz > 0);
    let slowest = hot.iter().filter_map(clock).min()?;
    let device = run.text(series.device[*hot.iter().min_by_key(|row| series.clock_mhz[**row])?]);
    Some(Draft {
        title: format!(
            "A GPU of the node runs slower than it could, because of its heat or its power supply, in {} of the readings.",
            share(hot.len() as f64 / known.len() as f64)
        ),
        evidence: vec![format!(
            "{device} ran at {slowest} MHz once, of at most {} MHz.",
            series.clock_most_mhz[hot[0]]
        )],
        advice: vec!["Tell who runs the machine: `nvidia-smi -q -d PERFORMANCE,TEMPERATURE` shows why.".into()],
        ..Draft::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::fixture::Fixture;

    #[test]
    fn a_run_that_waits_for_its_gpu_is_said_to() {
        let run = Fixture::new("U2w8")
            .letter('w', "", &["main@app.cu:7", "cudaStreamSynchronize@libcudart.so.13"])
            .run();
        let said = crate::example::plain(&largest(&run).unwrap());
        assert!(
            said.contains("100 % of them in cudaStreamSynchronize at main (app.cu:7)"),
            "{said}"
        );
        assert!(said.contains("a profiler of the GPU"), "{said}");
    }
}
