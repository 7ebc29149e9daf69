//! What threads do to each other through memory: variables that several change, and cache lines.

use crate::code::own_functions;
use crate::cores::at_once;
use crate::finding::Place;
use crate::rule::{Draft, Limit};
use crate::words::{place, sampled, seconds_within, share_about};
use model::{FrameId, HotRow, Mix, Run, Shared};

/// The part of the time at a line that is lost by sharing it. Measured with two threads: with atomic instructions nine tenths
/// where it was quiet, between nothing and seven tenths where other programs used the same cores; with plain ones less than a
/// fifth on one processor, six to nine tenths on another.
const LOST_BY_SHARING: f64 = 0.6;

/// Whether a frame is of the function of a hot row.
fn is_of(run: &Run, row: &HotRow, frame: FrameId) -> bool {
    let (hot, other) = (run.place(row.frame), run.place(frame));
    (other.function, other.module) == (hot.function, hot.module)
}

/// A function with much of its time at a cache line that several threads write.
struct Waiting<'a> {
    row: &'a HotRow,
    line: &'a Shared,
    /// Share of its samples there.
    part: f64,
    /// Its time there.
    spent: f64,
}

/// Functions and lines with the share of the function's samples that is spent there, most time first.
fn waiting<'a>(
    run: &'a Run,
    limit: &Limit,
    lines: &'a [Shared],
    share: impl Fn(&HotRow, &Shared) -> Option<f64>,
) -> Vec<Waiting<'a>> {
    let mut found: Vec<Waiting<'a>> = own_functions(run)
        .filter(|(row, _)| row.mix.samples >= Mix::ENOUGH)
        .filter_map(|(row, compute)| {
            let of = |line: &'a Shared| Some((line, share(row, line).filter(|part| limit.met(*part))?));
            let (line, part) = lines.iter().filter_map(of).max_by(|a, b| a.1.total_cmp(&b.1))?;
            let spent = compute * part;
            Some(Waiting { row, line, part, spent })
        })
        .collect();
    found.sort_by(|a, b| b.spent.total_cmp(&a.spent).then(a.row.frame.cmp(&b.row.frame)));
    found
}

pub(crate) fn contended_atomics(run: &Run, limit: &Limit) -> Option<Draft> {
    let lines: Vec<Shared> = run.shared_lines().into_iter().filter(Shared::is_contended).collect();
    let writes = |row: &HotRow, line: &Shared| line.frames().into_iter().any(|frame| is_of(run, row, frame));
    let slow = waiting(run, limit, &lines, |row, line| {
        row.mix.atomic_share().filter(|_| writes(row, line))
    });
    let &Waiting { row, line, part, spent } = slow.first()?;
    let hot = run.place(row.frame);
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
            seconds_within(spent, sampled(run, spent))
        ),
        gain_s: spent,
        gain_error_s: sampled(run, spent),
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
    // On one core threads take turns, and the line stays in its cache.
    let together = |line: &Shared| at_once(run, line.process(), 2.0) > 1.0;
    let lines: Vec<Shared> = (run.shared_lines().into_iter())
        .filter(|line| line.is_false() && together(line))
        .collect();
    let share = |row: &HotRow, line: &Shared| {
        let known = row.mix.known_s();
        (known > 0.0).then(|| (line.waited_s(|frame| is_of(run, row, frame)) / known).min(1.0))
    };
    let slow = waiting(run, limit, &lines, share);
    let &Waiting { row, line, part, spent } = slow.first()?;
    Some(Draft {
        title: format!(
            "False sharing: {}, and each takes it from the others' caches: reading and writing it takes {}.",
            told(run, line),
            seconds_within(spent, sampled(run, spent))
        ),
        gain_s: spent * LOST_BY_SHARING,
        gain_error_s: sampled(run, spent).map(|error| error * LOST_BY_SHARING),
        gain_basis: "six tenths of that; measured nine on a quiet machine, and less, down to nothing, where others use the cores".into(),
        evidence: vec![
            evidence(line),
            format!(
                "{} of the {} samples in {} are at an instruction that reads or writes the line.",
                share_about(part, row.mix.error_of(part)),
                row.mix.samples,
                run.place(row.frame).name()
            ),
        ],
        advice: vec![
            "Give each thread's data a line of its own: alignas(64) (128 where lines are fetched in pairs) or padding; better, sum into a local variable and store it once at the end.".into(),
        ],
        places: places_of(run, line),
        ..Draft::default()
    })
}

/// "threads write different places of one 64-byte cache line at f (a.c:3) and g (a.c:9), in counters".
fn told(run: &Run, line: &Shared) -> String {
    let places: Vec<String> = places_of(run, line).into_iter().map(|place| place.text).collect();
    format!(
        "threads write different places of one 64-byte cache line at {}, in {}",
        text::and(&places),
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
        text::and(&bytes)
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
