//! What threads do to each other through memory: variables that several change, and lines of the cache.

use crate::code::own_functions;
use crate::finding::Place;
use crate::rule::{Draft, Limit};
use crate::words::{place, sampled, seconds_within, share_about};
use model::{HotRow, Mix, Run, Shared};

/// The part of the time at atomic instructions that is lost by sharing a line. Measured with two threads on one machine: nine
/// tenths when it was quiet; between nothing and seven tenths while other programs used the same two cores.
const LOST_BY_SHARING: f64 = 0.6;

/// Whether a hot function has instructions that write the line.
fn writes(run: &Run, row: &HotRow, line: &Shared) -> bool {
    let hot = run.place(row.frame);
    (line.frames().into_iter().map(|frame| run.place(frame)))
        .any(|other| (other.function, other.module) == (hot.function, hot.module))
}

/// A function with much of its time at atomic instructions, on a line of the cache that others write, too.
struct Atomics<'a> {
    row: &'a HotRow,
    line: Shared,
    /// Its time at them.
    spent: f64,
}

/// Those whose line is as `wanted`, most first.
fn atomics<'a>(run: &'a Run, limit: &Limit, wanted: fn(&Shared) -> bool) -> Vec<Atomics<'a>> {
    let lines: Vec<Shared> = run.shared_lines().into_iter().filter(wanted).collect();
    let mut found: Vec<Atomics<'a>> = own_functions(run)
        .filter(|(row, _)| row.mix.samples >= Mix::ENOUGH)
        .filter_map(|(row, compute)| {
            let part = row.mix.atomic_share().filter(|part| limit.met(*part))?;
            let line = lines.iter().find(|line| writes(run, row, line))?.clone();
            Some(Atomics {
                row,
                line,
                spent: compute * part,
            })
        })
        .collect();
    found.sort_by(|a, b| b.spent.total_cmp(&a.spent).then(a.row.frame.cmp(&b.row.frame)));
    found
}

pub(crate) fn contended_atomics(run: &Run, limit: &Limit) -> Option<Draft> {
    let slow = atomics(run, limit, Shared::is_contended);
    let Atomics { row, line, spent } = slow.first()?;
    let (hot, part) = (run.place(row.frame), row.mix.atomic_share()?);
    let waits = row.mix.pause_s > 0.1 * row.mix.atomic_s;
    let (what, advice) = match waits {
        true => (
            "wait for each other in a lock of the program's own",
            [
                "Hold it for less, or divide what it guards: a lock for each part, or a copy for each thread that is put together at the end.",
                "Threads that spin take a core from others: pthread_mutex, std::mutex and omp_lock put those that wait long to sleep.",
            ],
        ),
        false => (
            "change one variable by atomic instructions, one after the other",
            [
                "Let each thread count or sum for itself and put it together at the end (OpenMP: reduction), or take several pieces of work at a time instead of one.",
                "If it guards something (compare-and-swap, exchange), divide what it guards.",
            ],
        ),
    };
    Some(Draft {
        title: format!(
            "Threads {what}: this takes {} in {hot}.",
            seconds_within(*spent, sampled(run, *spent))
        ),
        gain_s: *spent,
        gain_error_s: sampled(run, *spent),
        gain_basis: "the time at atomic instructions and waiting for them".into(),
        evidence: vec![
            format!(
                "{} of the {} samples in {} are at atomic instructions{}.",
                share_about(part, row.mix.error_of(part)),
                row.mix.samples,
                hot.name(),
                if waits { " and at pause" } else { "" }
            ),
            format!(
                "By the registers several threads change the same {} at the same time, in {}.",
                text::counted(f64::from(line.atomic_size()), "byte"),
                line.what(run)
            ),
        ],
        advice: advice.map(String::from).to_vec(),
        places: crate::words::places_of(run, slow.iter().map(|one| one.row.frame)),
        ..Draft::default()
    })
}

pub(crate) fn false_sharing(run: &Run, limit: &Limit) -> Option<Draft> {
    let slow = atomics(run, limit, Shared::is_false);
    let Atomics { line, spent, .. } = slow.first()?;
    Some(Draft {
        title: format!(
            "False sharing: {}; each takes the line from the others' caches. Atomic instructions there take {}.",
            told(run, line),
            seconds_within(*spent, sampled(run, *spent))
        ),
        gain_s: spent * LOST_BY_SHARING,
        gain_error_s: sampled(run, *spent).map(|error| error * LOST_BY_SHARING),
        gain_basis: "six tenths of that; measured nine on a quiet machine, and less, down to nothing, where others use the cores".into(),
        evidence: vec![evidence(line)],
        advice: vec![
            "Give each thread's data a line of its own: alignas(64) (128 where lines are fetched in pairs) or padding; better, sum into a local variable and store it once at the end.".into(),
        ],
        places: places_of(run, line),
        ..Draft::default()
    })
}

/// "threads write different places of one 64-byte line of the cache at f (a.c:3) and g (a.c:9), in counters".
fn told(run: &Run, line: &Shared) -> String {
    let places: Vec<String> = places_of(run, line).into_iter().map(|place| place.text).collect();
    format!(
        "threads write different places of one 64-byte line of the cache at {}, in {}",
        places.join(" and "),
        line.what(run)
    )
}

fn evidence(line: &Shared) -> String {
    let ranges = line.ranges();
    let bytes: Vec<String> = (ranges.iter().take(4))
        .map(|(from, to)| format!("{from} to {}", to.saturating_sub(1)))
        .collect();
    format!(
        "By the registers {} write the line at 0x{:x} at the same time, bytes {}.",
        text::counted(ranges.len() as f64, "thread"),
        line.address(),
        bytes.join(" and ")
    )
}

/// The two places that write it most.
fn places_of(run: &Run, line: &Shared) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    for frame in line.frames() {
        let place = place(run, frame);
        if !places.contains(&place) && places.len() < 2 {
            places.push(place);
        }
    }
    places
}

/// What a hot function does where it is neither: a clause of the verdict.
pub(crate) fn bound(row: &HotRow) -> Option<&'static str> {
    let mostly = row.mix.samples >= Mix::ENOUGH && row.mix.atomic_share()? >= 0.5;
    mostly.then_some("most of it at atomic instructions, which take tens of cycles even where no other thread has the variable: sums of each thread's own, added once, would spare them")
}
