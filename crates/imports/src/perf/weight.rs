//! Samples with the time that each stands for.

use format::tables::{Sample, Samples};

/// Ticks that a sample stands for at most, as rule: they are shorter than a period, so that samples that come early or late fall
/// into ticks of their own.
const TICKS_A_PERIOD: u64 = 4;
/// Ticks of a run.
const MOST_TICKS: i64 = 1 << 31;

/// A sample as it was read. Its row of `processes` and `threads`.
#[derive(Clone, Copy, Debug)]
pub struct Raw {
    pub process: u32,
    pub thread: u32,
    pub time_ns: i64,
    /// 0 not printed.
    pub period: u64,
    pub context: u32,
    pub call: u32,
    pub event: u16,
    pub cpu: u16,
}

/// What an event's period counts; what tells time best is the largest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Unit {
    /// Anything else.
    Other,
    /// Cycles of a core.
    Cycles,
    /// Nanoseconds.
    Clock,
}

impl Unit {
    pub fn of(event: &str) -> Unit {
        let name = event.split(':').next().unwrap_or_default();
        match () {
            () if ["cpu-clock", "task-clock"].contains(&name) => Unit::Clock,
            () if name.split('/').any(|part| ["cycles", "cpu-cycles"].contains(&part)) => Unit::Cycles,
            () => Unit::Other,
        }
    }
}

/// Whether two events are one on two kinds of cores: cpu_core/cycles/ and cpu_atom/cycles/.
pub fn is_other_half(event: &str, other: &str) -> bool {
    let parts = |name: &'_ str| {
        let (unit, rest) = name.split_once('/')?;
        ["cpu_core", "cpu_atom"].contains(&unit).then(|| rest.to_string())
    };
    let (one, other) = (parts(event), parts(other));
    one.is_some() && one == other
}

/// Rows of `samples`, in their order, and what goes with them.
#[derive(Default)]
pub struct Made {
    pub samples: Samples,
    pub tick_ns: u64,
    /// Time between two looks at a thread that runs.
    pub period_ns: u64,
    pub elapsed_ns: u64,
    /// When each thread was seen, from the start of the run.
    pub spans: Vec<Option<(i64, i64)>>,
    /// Samples of each thread.
    pub taken: Vec<u64>,
}

/// Sorts what was read of so many threads, and gives each sample its ticks.
pub fn samples(raws: &mut [Raw], threads: usize, unit: Unit) -> Made {
    let mut made = Made {
        spans: vec![None; threads],
        taken: vec![0; threads],
        ..Made::default()
    };
    raws.sort_by_key(|raw| (raw.process, raw.thread, raw.time_ns));
    let (Some(first), Some(last)) = (
        raws.iter().map(|raw| raw.time_ns).min(),
        raws.iter().map(|raw| raw.time_ns).max(),
    ) else {
        return made;
    };
    let rate = rate(raws, unit, last.saturating_sub(first));
    let lengths: Vec<f64> = raws.iter().map(|raw| raw.period.max(1) as f64 / rate).collect();
    let mut by_length = lengths.clone();
    by_length.sort_by(f64::total_cmp);
    let typical = by_length[by_length.len() / 2].clamp(1.0, 1e18);
    // A sample stands for time before it.
    let start = first.saturating_sub(typical as i64);
    let elapsed = last.saturating_sub(start).max(1);
    let tick = ((typical as i64) / TICKS_A_PERIOD as i64)
        .max(elapsed / MOST_TICKS + 1)
        .max(1);
    made.period_ns = (typical as u64).max(tick as u64);
    made.tick_ns = tick as u64;
    made.elapsed_ns = elapsed as u64;
    let (mut of, mut upto, mut owed) = (u32::MAX, 0i64, 0.0f64);
    for (raw, length) in raws.iter().zip(lengths) {
        if raw.thread != of {
            (of, upto, owed) = (raw.thread, 0, 0.0);
        }
        let at = raw.time_ns.saturating_sub(start);
        let end = (at / tick + 1).min(MOST_TICKS);
        owed += length / tick as f64;
        made.taken[raw.thread as usize] += 1;
        // Of what is no time any part may be at any moment.
        let room = if unit == Unit::Other { end } else { end - upto };
        let ticks = (owed as i64).min(room);
        let begin = (end - ticks.max(1)).saturating_mul(tick).clamp(0, at);
        let span = made.spans[raw.thread as usize].get_or_insert((begin, at));
        *span = (span.0.min(begin), span.1.max(at));
        if ticks < 1 {
            continue;
        }
        // More than a thread had time for is an error of the rate.
        owed = (owed - ticks as f64).min(1.0);
        upto = end;
        made.samples.push(Sample {
            process: raw.process,
            thread: raw.thread,
            tick: (end - 1) as u32,
            weight: ticks as u32,
            call: raw.call,
            context: raw.context,
            ..Sample::default()
        });
    }
    made
}

/// What an event counts in a nanosecond. Of cycles it is found where samples of a thread follow each other closely: what lies
/// further apart has been off its core meanwhile. Of anything else a run is filled with it.
fn rate(raws: &[Raw], unit: Unit, elapsed: i64) -> f64 {
    let all: f64 = raws.iter().map(|raw| raw.period.max(1) as f64).sum();
    let filled = all / (elapsed.max(1) as f64);
    if unit == Unit::Clock && raws.iter().all(|raw| raw.period > 0) {
        return 1.0;
    }
    if unit == Unit::Other {
        return filled;
    }
    let mut rates: Vec<(f64, f64)> = raws
        .windows(2)
        .filter(|pair| pair[0].thread == pair[1].thread && pair[0].cpu == pair[1].cpu)
        .map(|pair| {
            (
                pair[1].period.max(1) as f64,
                pair[1].time_ns.saturating_sub(pair[0].time_ns),
            )
        })
        .filter(|(_, time)| *time > 0)
        .map(|(period, time)| (period / time as f64, period))
        .collect();
    rates.sort_by(|a, b| a.0.total_cmp(&b.0));
    let weight: f64 = rates.iter().map(|(_, period)| period).sum();
    let mut upto = 0.0;
    let high = rates.iter().find(|(_, period)| {
        upto += period;
        upto >= CLOSE * weight
    });
    high.map_or(filled, |(rate, _)| *rate).max(f64::MIN_POSITIVE)
}

/// Of a thread that runs all the time all intervals are alike, and of one that is often off its core the shortest are those
/// in which it ran.
const CLOSE: f64 = 0.75;

#[cfg(test)]
mod tests {
    use super::*;

    fn raw(thread: u32, time_ms: i64, period: u64) -> Raw {
        Raw {
            process: 0,
            thread,
            time_ns: 5_000_000_000 + time_ms * 1_000_000,
            period,
            context: 0,
            call: 0,
            event: 0,
            cpu: 0,
        }
    }

    /// Ticks of each sample, and their seconds together.
    fn of(raws: &mut [Raw], unit: Unit) -> (Vec<(u32, u32)>, f64) {
        let made = samples(raws, 2, unit);
        let ticks: Vec<(u32, u32)> = made.samples.rows().map(|row| (row.tick, row.weight)).collect();
        let all: u32 = ticks.iter().map(|(_, weight)| weight).sum();
        (ticks, f64::from(all) * made.tick_ns as f64 / 1e9)
    }

    #[test]
    fn a_clock_s_period_is_the_time_that_a_sample_stands_for() {
        let mut raws: Vec<Raw> = (0..100).map(|at| raw(0, at * 10, 10_000_000)).collect();
        let (ticks, seconds) = of(&mut raws, Unit::Clock);
        assert_eq!(ticks.len(), 100);
        assert!((seconds - 1.0).abs() < 0.01, "{seconds}");
        // Off its core for half of the time.
        let mut raws: Vec<Raw> = (0..100).map(|at| raw(0, at * 10 + at / 10 * 100, 10_000_000)).collect();
        let (_, seconds) = of(&mut raws, Unit::Clock);
        assert!((seconds - 1.0).abs() < 0.01, "{seconds}");
    }

    #[test]
    fn cycles_are_made_time_by_their_rate() {
        let mut raws: Vec<Raw> = (0..100).map(|at| raw(0, at * 10 + at / 10 * 100, 30_000_000)).collect();
        let (_, seconds) = of(&mut raws, Unit::Cycles);
        assert!((seconds - 1.0).abs() < 0.02, "{seconds}");
        // Without periods a sample is as long as another.
        raws.iter_mut().for_each(|raw| raw.period = 0);
        let (_, seconds) = of(&mut raws, Unit::Cycles);
        assert!((seconds - 1.0).abs() < 0.02, "{seconds}");
    }

    #[test]
    fn threads_have_times_of_their_own() {
        let mut raws: Vec<Raw> = (0..40)
            .map(|at| raw((at % 2) as u32, at / 2 * 10, 10_000_000))
            .collect();
        let made = samples(&mut raws, 2, Unit::Clock);
        assert_eq!(made.taken, [20, 20]);
        assert!((made.elapsed_ns as f64 - 2e8).abs() < 1e6, "{}", made.elapsed_ns);
        assert_eq!(made.period_ns, 10_000_000);
    }

    #[test]
    fn any_numbers_are_survived() {
        for unit in [Unit::Clock, Unit::Cycles, Unit::Other] {
            let mut raws = vec![raw(0, 0, u64::MAX), raw(0, 1, 1), raw(1, 0, 0), raw(1, 0, 7)];
            raws[1].time_ns = i64::MAX;
            raws[2].time_ns = 0;
            of(&mut raws, unit);
            of(&mut [raw(0, 0, 0)], unit);
            of(&mut [], unit);
        }
    }

    #[test]
    fn events_are_told_apart() {
        for (event, unit) in [
            ("cpu-clock:pppH", Unit::Clock),
            ("task-clock:u", Unit::Clock),
            ("cycles:uppp", Unit::Cycles),
            ("cpu_core/cycles/P", Unit::Cycles),
            ("instructions", Unit::Other),
            ("sched:sched_switch", Unit::Other),
        ] {
            assert_eq!(Unit::of(event), unit, "{event}");
        }
        assert!(is_other_half("cpu_core/cycles/P", "cpu_atom/cycles/P") && !is_other_half("cycles", "cycles:u"));
    }
}
