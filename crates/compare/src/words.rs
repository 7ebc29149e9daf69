//! The comparison in sentences, the same on every page.

use crate::comparison::{CompareKind, CompareRow, Comparison, Verdict};
use model::Run;
use text::Unit;
use text::{counted, number};

/// Said of every comparison.
pub(crate) const METHOD: &str = "Seconds are those of a rank: the mean over the ranks and over the runs of a side; without \
    MPI, of a process. Elapsed times and numbers of calls are exact. Times of classes and functions are sampled, those of \
    calls are estimated where not all were timed: noise is two standard errors of the change, and of exact numbers of one run \
    each it is not known. Where each side has several runs it is at least the 95 % interval of the difference of their means \
    (Welch), which holds what differs from run to run. A change beyond the noise is marked; a dash is what is not known.";

/// Said where a side has one run.
const ONE_RUN: &str = "One run of each does not show by how much runs of the same command differ: record several of each \
    (steelyard run --repeat 3) and name them all, steelyard diff A1 A2 A3 -- B1 B2 B3.";

/// A part of the change that is not worth a word in the first sentences, as a share of the elapsed time.
const LITTLE: f64 = 0.01;

/// What keeps the sides from being compared, what the ratio is, and what changed most.
pub(crate) fn verdict(comparison: &Comparison, obstacles: &[String]) -> String {
    let mut said = Vec::new();
    if comparison.different_programs {
        let (a, b) = (&comparison.a.name, &comparison.b.name);
        said.push(format!(
            "A and B are different programs, {a} and {b}, with no function or executable in common, so their times are not \
             compared. If they are one program, give both runs one name (steelyard run --name)."
        ));
        said.extend(obstacles.iter().cloned());
        return said.join(" ");
    }
    said.extend(obstacles.iter().cloned());
    if comparison.unfinished {
        said.push("What was stopped has not done all its work, so which is faster is not known.".into());
    } else {
        said.push(headline(comparison));
        said.extend(parts(comparison));
    }
    said.join(" ")
}

/// "B is 2.19 × faster than A: 12.4 s instead of 27.2 s."
fn headline(comparison: &Comparison) -> String {
    let (Some(a), Some(b), Some(speedup)) = (comparison.a.elapsed_s, comparison.b.elapsed_s, comparison.speedup) else {
        return "Which is faster is not known: an elapsed time is missing.".into();
    };
    let times = |ratio: f64| number(Unit::Ratio, ratio);
    let means = match (comparison.a.runs, comparison.b.runs) {
        (1, 1) => ", in one run each, which does not show how much such runs differ".into(),
        (a, b) if a == b => format!(", means of {a} runs each"),
        (a, b) => format!(
            ", means of {} and {}",
            counted(f64::from(a), "run"),
            counted(f64::from(b), "run")
        ),
    };
    let (b, a) = (seconds(b), seconds(a));
    let ends = |low: f64, high: f64| format!(" (95 % interval {} to {})", times(low), times(high));
    let interval = speedup.low.zip(speedup.high);
    if let Some((low, high)) = interval.filter(|(low, high)| *low <= 1.0 && 1.0 <= *high) {
        let ratio = times(speedup.value);
        return format!(
            "No difference beyond the noise between runs: B takes {b} and A {a}{means}; A / B is {ratio}{}.",
            ends(low, high)
        );
    }
    if interval.is_none() && speedup.reads_as_none() || speedup.value == 1.0 {
        return format!("B takes as long as A: {b} and {a}{means}.");
    }
    let (word, ratio, interval) = match speedup.value > 1.0 {
        true => ("faster", speedup.value, interval),
        false => (
            "slower",
            1.0 / speedup.value,
            interval.map(|(low, high)| (1.0 / high, 1.0 / low)),
        ),
    };
    let interval = interval.map_or(String::new(), |(low, high)| ends(low, high));
    format!(
        "B is {}\u{a0}× {word} than A{interval}: {b} instead of {a}{means}.",
        times(ratio)
    )
}

/// "Per rank, computing takes 14.1 s less and MPI 0.3 s more; of functions solve changed most, by −13.9 s."
fn parts(comparison: &Comparison) -> Option<String> {
    let least = LITTLE * comparison.a.elapsed_s?.max(comparison.b.elapsed_s?);
    let worth = |row: &&CompareRow| row.sure && row.change.is_some_and(|change| change.abs() > least);
    let of = |kind: CompareKind| comparison.of_kind(kind).filter(worth);
    let families: Vec<String> = of(CompareKind::Family)
        .map(|row| format!("{} {}", name_of(row), more_or_less(row)))
        .collect();
    (!families.is_empty()).then_some(())?;
    let function = of(CompareKind::Function).next();
    let function = function.map_or(String::new(), |row| {
        let only = match row.verdict {
            Verdict::OnlyA | Verdict::OnlyB => format!(", {}", row.word),
            _ => String::new(),
        };
        format!(
            " The function that changed most is {} ({}{only}).",
            row.name,
            signed(row.change)
        )
    });
    Some(format!(
        "Per {}, {}.{function}",
        comparison.a.rank_noun,
        text::and(&families)
    ))
}

fn name_of(row: &CompareRow) -> String {
    match row.name.as_str() {
        "Compute" => "computing takes".into(),
        "Other waiting" => "other waiting takes".into(),
        name => format!("{name} takes"),
    }
}

fn more_or_less(row: &CompareRow) -> String {
    match row.change {
        Some(change) if change < 0.0 => format!("{} less", seconds(-change)),
        change => format!("{} more", seconds(change.unwrap_or(0.0))),
    }
}

/// What a metric is called where no section's title stands over it; the second where it is none of ours.
pub(crate) fn metric_name(id: &str, otherwise: &str) -> String {
    /// Their metrics are called in full.
    const IN_FULL: [&str; 6] = ["overview", "balance", "cpu", "memory", "energy", crate::page::MEASURING];
    let Some(metric) = metrics::metric(id) else {
        return otherwise.into();
    };
    let section = metrics::SECTIONS.iter().find(|section| section.id == metric.section);
    match section {
        Some(section) if !IN_FULL.contains(&section.id) && !metric.label.contains(section.title) => {
            format!("{}: {}", section.title, metric.label)
        }
        _ => metric.label.into(),
    }
}

pub(crate) fn seconds(value: f64) -> String {
    number(Unit::Seconds, value)
}

/// "+2.00 s", "−600 ms", "0 s".
pub(crate) fn signed(change: Option<f64>) -> String {
    match change {
        None => "–".into(),
        Some(change) if change > 0.0 => format!("+{}", seconds(change)),
        Some(change) if change < 0.0 => format!("−{}", seconds(-change)),
        Some(_) => seconds(0.0),
    }
}

/// Others that use less hardly matter.
const FEW_CORES: f64 = 0.1;

/// Cores that other programs used while the run wanted more than they left.
fn crowded(run: &Run) -> Option<f64> {
    let [others, busy] = ["cores_of_others", "runnable_per_core"].map(|id| metrics::value(id, run));
    let cores = run
        .ranks()
        .first()
        .map(|rank| f64::from(run.cores_allowed(rank.process)))?;
    others.filter(|others| *others >= FEW_CORES && busy.is_some_and(|busy| busy * cores + others > cores))
}

/// What to know of the numbers.
pub(crate) fn notes(a: &[&Run], b: &[&Run]) -> Vec<String> {
    let mut notes = vec![];
    if a.len() < 2 || b.len() < 2 {
        notes.push(ONE_RUN.into());
    }
    for (letter, runs) in [("A", a), ("B", b)] {
        let any = |wanted: fn(&Run) -> bool| runs.iter().any(|run| run.is_measured() && wanted(run));
        if any(|run| run.is_io_only()) {
            notes.push(format!(
                "{letter} is a record of I/O alone: its computing, MPI and waiting are not known."
            ));
        } else if any(|run| run.is_mpi_only()) {
            notes.push(format!(
                "{letter} is a record of MPI alone: its computing, I/O and waiting are not known."
            ));
        } else if any(|run| run.is_samples_only()) {
            notes.push(format!(
                "{letter} is another tool's samples: what it waited for, and how often it called what, is not known."
            ));
        } else if any(|run| run.tables().samples.is_empty()) {
            notes.push(format!(
                "{letter} has no samples: its functions are not known, and its classes are those of timed calls."
            ));
        } else if any(|run| run.times().are_rough()) {
            notes.push(format!(
                "{letter} was too short for exact shares: it has fewer than 100 samples of a rank."
            ));
        }
        if any(Run::misses_mpi) {
            notes.push(format!(
                "{letter} called MPI past the wrappers: its MPI and its computing are not known."
            ));
        }
        let others = runs.iter().filter_map(|run| crowded(run)).fold(0.0, f64::max);
        if others > 0.0 {
            notes.push(format!(
                "While {letter} ran, other programs used {} that it could have used: it may have taken longer for that.",
                number(Unit::Cores, others)
            ));
        }
        if any(Run::uncounted) {
            notes.push(format!(
                "In {letter} some calls went uncounted: its numbers and times of calls are lower bounds."
            ));
        }
    }
    notes
}
