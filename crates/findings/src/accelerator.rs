//! Accelerators, as far as the host shows: what its threads do in their drivers, and that they have nothing to do.

pub(crate) mod copies;
pub(crate) mod host;

use crate::gpu;
use crate::rule::{Draft, Limit};
use crate::words::{at, capital, costliest, counted, ranks, sampled, seconds_within, share, share_about};
use model::{Class, DriverCall, Family, FrameId, Piece, Run};

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
        limit.met(self.share(run)).then(|| self.told(run, does))
    }

    /// A finding of all of them.
    fn told(&self, run: &Run, does: &str) -> Draft {
        Draft {
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
        }
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
/// is for. The GPUs' own records are exact; their drivers look now and then.
fn without_kernels(run: &Run, seconds: f64) -> f64 {
    let recorded = run.gpus().devices.iter().map(|gpu| gpu.kernel_s).fold(0.0, f64::max);
    let readings = run.tables().accelerator_series.len();
    match use_of(run).filter(|_| readings >= READINGS) {
        _ if recorded > 0.0 => seconds.min((run.elapsed_s() - recorded).max(0.0)),
        Some(busy) => seconds.min((1.0 - busy) * run.elapsed_s()),
        None => seconds,
    }
}

fn of_copies(run: &Run) -> Calls<'_> {
    Calls::of(run, |call| call.class == Class::AcceleratorCopy)
}

/// From the first launch to the last launch, copy or wait for what was launched, of all ranks, nanoseconds, as far as samples and
/// readings met them: before, a program starts.
fn launching(run: &Run) -> Option<(i64, i64)> {
    let (samples, series) = (&run.tables().samples, &run.tables().accelerator_series);
    let ns = |tick: u32| (f64::from(tick) * run.tick_s() * 1e9) as i64;
    let (mut begin, mut first, mut last) = (i64::MAX, i64::MAX, i64::MIN);
    for (row, class) in run.sample_classes().iter().enumerate() {
        let (start, end) = (ns(samples.tick[row]), ns(Piece::whole(samples, row).end));
        match class {
            Class::AcceleratorLaunch => (first, last) = (first.min(start), last.max(end)),
            Class::Accelerator | Class::AcceleratorCopy => last = last.max(end),
            _ => {}
        }
        if class.family() == Family::Accelerator {
            begin = begin.min(start);
        }
    }
    // Launches are short: a busy GPU may be seen before one is. A reading is of what was before it, and of others' programs, too.
    for row in 0..series.len() {
        let at = series.time_ns[row];
        if series.busy_percent[row] > 0 && at > begin {
            (first, last) = (first.min((at - READ_EVERY_NS).max(begin)), last.max(at));
        }
    }
    (first < last).then_some((first, last))
}

/// Between two readings of a device, nanoseconds.
const READ_EVERY_NS: i64 = 1_000_000_000;

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

/// The span in which GPUs are used, nanoseconds, the part of it in which they are idle, and that in a sentence.
fn idle_in_use(run: &Run) -> Option<((i64, i64), f64, String)> {
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
    gpu::idle(run).or_else(by_readings)
}

/// Rules of accelerators whose saving is host computation.
pub(crate) const OF_THE_HOST: [&str; 2] = ["idle_device", "managed_memory"];

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
    let copies = of_copies(run);
    let in_copies = copies::moving_s(run).map_or(0.0, |moving| (copies.seconds - moving).max(0.0));
    if in_copies > all.seconds / 2.0 {
        text.push_str(" The copies move little: they wait for the kernels before them.");
    }
    let in_use = idle_in_use(run).map(|(_, idle, _)| 1.0 - idle);
    match in_use {
        Some(part) => text.push_str(&format!(
            " While its GPUs are used they are busy for {} of the time.",
            share(part)
        )),
        None => text.extend(busy(run).map(|busy| format!(" {busy}"))),
    }
    let part = in_use.or_else(|| use_of(run));
    let waits_most = waits.seconds + in_copies > all.seconds / 2.0;
    match part {
        Some(part) if part < MOSTLY_IDLE && waits_most => {
            text.push_str(" It waits for work of a moment: give the GPU more before you wait for it.");
        }
        Some(part) if part >= MOSTLY_BUSY => text.push_str(&gpu::decides(run)),
        None if waits_most => text.push_str(&gpu::decides(run)),
        _ => {}
    }
    Some(text)
}

/// A device that is busy for more of the time is what the run waits for.
const MOSTLY_BUSY: f64 = 0.7;

/// A device that is busy for less of the time has work for moments only.
const MOSTLY_IDLE: f64 = 0.3;

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
    fn rules_of_the_host_are_in_the_table() {
        for id in OF_THE_HOST {
            let rule = crate::RULES.iter().find(|rule| rule.id == id);
            assert!(
                rule.is_some_and(|rule| rule.accounts == [crate::Account::Compute]),
                "{id}"
            );
        }
    }

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
