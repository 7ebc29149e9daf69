//! What computing consists of, and how much of the processors it gets.

use crate::metric::{Measured, Missing, Value};
use model::{Family, HARDWARE_COUNTERS, InstructionKind, Mix, Rank, Run};

fn instruction_share(run: &Run, kind: InstructionKind) -> Measured {
    share_of_mix(run, |mix| mix.share(kind))
}

pub(crate) fn in_memory(run: &Run) -> Measured {
    share_of_mix(run, Mix::in_memory_share)
}

fn share_of_mix(run: &Run, of: impl Fn(&Mix) -> Option<f64>) -> Measured {
    let mix = run.hot().mix;
    let Some(share) = of(&mix) else {
        return Err(if run.times().family_total(Family::Compute) <= 0.0 {
            Missing::not_applicable("no computing was seen")
        } else {
            Missing::unknown("no sampled instruction could be decoded", "")
        });
    };
    enough(&mix)?;
    Ok(Value::of(share).with_error(run.times().share_error(share, mix.samples as f64)))
}

/// Shares of fewer samples would not even add up, each with as many digits as its error allows.
fn enough(mix: &Mix) -> Result<(), Missing> {
    match mix.samples >= Mix::ENOUGH {
        true => Ok(()),
        // A longer run would not help.
        false if mix.unknown_s > mix.known_s() => Err(Missing::unknown(
            "most of the computing is in code that is in no file: what is compiled while the program runs, or the kernel's own (vDSO)",
            "",
        )),
        false => Err(Missing::unknown(
            "too few samples of computing could be decoded",
            "run it longer, or sample more often (steelyard run --period 2ms)",
        )),
    }
}

pub(crate) fn scalar(run: &Run) -> Measured {
    instruction_share(run, InstructionKind::Scalar)
}

pub(crate) fn vector(run: &Run) -> Measured {
    instruction_share(run, InstructionKind::Vector)
}

pub(crate) fn memory(run: &Run) -> Measured {
    instruction_share(run, InstructionKind::Memory)
}

pub(crate) fn branch(run: &Run) -> Measured {
    instruction_share(run, InstructionKind::Branch)
}

pub(crate) fn other(run: &Run) -> Measured {
    instruction_share(run, InstructionKind::Other)
}

pub(crate) fn widest(run: &Run) -> Measured {
    let mix = run.hot().mix;
    if mix.known_s() <= 0.0 {
        return Err(Missing::unknown("no sampled instruction could be decoded", ""));
    }
    if mix.widest_bits == 0 {
        return Err(Missing::not_applicable("no sampled instruction used a vector register"));
    }
    Ok(Value::of(f64::from(mix.widest_bits)))
}

pub(crate) fn outside_vector(run: &Run) -> Measured {
    let (mut outside, mut known) = (0.0, 0.0);
    for row in &run.hot().functions {
        known += row.mix.known_s();
        if row.mix.share(InstructionKind::Vector) == Some(0.0) {
            outside += row.mix.known_s();
        }
    }
    if known <= 0.0 {
        return Err(Missing::unknown("no sampled instruction could be decoded", ""));
    }
    enough(&run.hot().mix)?;
    let share = outside / known;
    Ok(Value::of(share).with_error(run.times().share_error(share, run.hot().mix.samples as f64)))
}

const NO_CPU_TIME: &str = "the processor time of the processes could not be read";

/// A number by rank; missing where no rank has it.
fn by_rank(run: &Run, none: &str, of: impl Fn(&Rank) -> Option<f64>) -> Result<Vec<(usize, f64)>, Missing> {
    let known: Vec<(usize, f64)> = (run.ranks().iter().enumerate())
        .filter_map(|(index, rank)| Some((index, of(rank)?)))
        .collect();
    if known.is_empty() {
        Err(Missing::unknown(none, ""))
    } else {
        Ok(known)
    }
}

/// The same of a column of `processes`.
fn column(run: &Run, column: &[i64], none: &str) -> Result<Vec<(usize, f64)>, Missing> {
    let known = |rank: &Rank| column.get(rank.process.row()).copied().filter(|value| *value >= 0);
    by_rank(run, none, |rank| known(rank).map(|value| value as f64))
}

/// Of the ranks that have a number: the sum of it over the sum of their elapsed times, and the spread.
fn per_second(run: &Run, values: Vec<(usize, f64)>) -> Measured {
    let elapsed = |rank: usize| run.ranks()[rank].elapsed_s();
    let total: f64 = values.iter().map(|(rank, _)| elapsed(*rank)).sum();
    if total <= 0.0 {
        return Err(crate::overview::no_time());
    }
    let value = values.iter().map(|(_, value)| value).sum::<f64>() / total;
    let by_rank = values.into_iter().filter(|(rank, _)| elapsed(*rank) > 0.0);
    let spread = crate::Spread::of(run, by_rank.map(|(rank, value)| (rank, value / elapsed(rank))));
    Ok(Value {
        value,
        error: None,
        spread,
    })
}

pub(crate) fn cpu_seconds(run: &Run) -> Result<Vec<(usize, f64)>, Missing> {
    by_rank(run, NO_CPU_TIME, |rank| run.cpu_s(rank.process))
}

pub(crate) fn utilisation(run: &Run) -> Measured {
    per_second(run, cpu_seconds(run)?)
}

pub(crate) fn system_share(run: &Run) -> Measured {
    let cpu: f64 = cpu_seconds(run)?.iter().map(|(_, seconds)| seconds).sum();
    let system = column(run, &run.tables().processes.system_ns, NO_CPU_TIME)?;
    if cpu <= 0.0 {
        return Err(Missing::not_applicable("the processes used no processor time"));
    }
    Ok(Value::of(system.iter().map(|(_, ns)| ns / 1e9).sum::<f64>() / cpu))
}

/// Of the processes whose threads' run delay is known.
pub(crate) fn ready_share(run: &Run) -> Measured {
    let times = run.core_times().into_iter().enumerate();
    let known: Vec<(usize, f64, f64)> = times
        .filter_map(|(rank, time)| Some((rank, time?.delayed_s?, time?.used_s)))
        .collect();
    if known.is_empty() {
        let none =
            "a thread ended between two readings, or the kernel tells no run delay (/proc/<pid>/task/<tid>/schedstat)";
        return Err(Missing::unknown(none, ""));
    }
    let (ready, used) = known.iter().fold((0.0, 0.0), |sum, row| (sum.0 + row.1, sum.1 + row.2));
    if ready + used <= 0.0 {
        return Err(Missing::not_applicable("the processes used no processor time"));
    }
    let by_rank = known.into_iter().filter(|(_, ready, used)| ready + used > 0.0);
    Ok(Value {
        value: ready / (ready + used),
        error: None,
        spread: crate::Spread::of(run, by_rank.map(|(rank, ready, used)| (rank, ready / (ready + used)))),
    })
}

const NO_SWITCHES: &str = "the context switches of the processes could not be read";

pub(crate) fn involuntary(run: &Run) -> Measured {
    per_second(
        run,
        column(run, &run.tables().processes.involuntary_switches, NO_SWITCHES)?,
    )
}

pub(crate) fn voluntary(run: &Run) -> Measured {
    per_second(
        run,
        column(run, &run.tables().processes.voluntary_switches, NO_SWITCHES)?,
    )
}

/// The reason and remedy that the recording gives for something that it could not measure.
pub(crate) fn absent(run: &Run, what: &str, otherwise: &str) -> Missing {
    stated(run, what).unwrap_or_else(|| Missing::unknown(otherwise, ""))
}

fn stated(run: &Run, what: &str) -> Option<Missing> {
    let absent = &run.tables().absent;
    let row = (0..absent.len()).find(|row| run.text(absent.what[*row]) == what)?;
    Some(Missing::unknown(
        run.text(absent.reason[row]),
        run.text(absent.remedy[row]),
    ))
}

/// Ids of two columns of `processes`, and the columns.
type Quotient<'a> = [(&'static str, &'a [i64]); 2];

/// The sum of one count over the sum of another, of all processes that have both; and of each rank.
fn quotient(run: &Run, [(of, over), (by, under)]: Quotient, scale: f64, smallest: i64) -> Measured {
    let pair = |row: usize| Some((*over.get(row)?, *under.get(row)?)).filter(|(a, b)| *a >= 0 && *b >= 0);
    let known: Vec<(i64, i64)> = (0..over.len()).filter_map(pair).collect();
    if known.is_empty() {
        let stated = [HARDWARE_COUNTERS, of, by].iter().find_map(|what| stated(run, what));
        return Err(stated
            .unwrap_or_else(|| Missing::unknown("this recording holds no readings of these hardware counters", "")));
    }
    let sum = |part: fn(&(i64, i64)) -> i64| known.iter().map(|pair| part(pair) as f64).sum::<f64>();
    let (above, below) = (sum(|pair| pair.0), sum(|pair| pair.1));
    if below < smallest as f64 {
        return Err(Missing::unknown("the run is too short to divide these counts", ""));
    }
    let ranks = run.ranks().iter().enumerate();
    let by_rank = ranks.filter_map(|(index, rank)| {
        let (above, below) = pair(rank.process.row()).filter(|pair| pair.1 >= smallest)?;
        Some((index, scale * above as f64 / below as f64))
    });
    Ok(Value {
        value: scale * above / below,
        error: None,
        spread: crate::Spread::of(run, by_rank),
    })
}

/// The kernel splits user from system time by ticks of some milliseconds: less than this says little.
const SHORTEST_USER_NS: i64 = 100_000_000;

pub(crate) fn instructions_per_cycle(run: &Run) -> Measured {
    let t = &run.tables().processes;
    quotient(run, [("instructions", &t.instructions), ("cycles", &t.cycles)], 1.0, 1)
}

pub(crate) fn instruction_rate(run: &Run) -> Measured {
    let t = &run.tables().processes;
    let columns = [("instructions", &*t.instructions), ("user_time", &t.counted_user_ns)];
    quotient(run, columns, 1e9, SHORTEST_USER_NS)
}

pub(crate) fn clock(run: &Run) -> Measured {
    let t = &run.tables().processes;
    let columns = [("cycles", &*t.cycles), ("user_time", &t.counted_user_ns)];
    quotient(run, columns, 1e9, SHORTEST_USER_NS)
}

pub(crate) fn cache_misses(run: &Run) -> Measured {
    let t = &run.tables().processes;
    let columns = [("cache_misses", &*t.cache_misses), ("instructions", &t.instructions)];
    quotient(run, columns, 1e3, 1)
}
