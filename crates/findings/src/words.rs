//! Words and numbers in sentences.

use crate::finding::Place;
use model::{CallId, Family, FrameId, HotRow, Run};
use std::cmp::Ordering;
use text::Unit;
pub(crate) use text::{capital, counted};
use text::{number, within};

/// "4.10 s".
pub(crate) fn seconds(value: f64) -> String {
    number(Unit::Seconds, value)
}

/// "4.1 s ± 0.3 s": seconds that rest on samples or on calls of which some were timed, with one standard error.
pub(crate) fn seconds_within(value: f64, error: Option<f64>) -> String {
    within(Unit::Seconds, value, error)
}

/// The same without its `±`, which stands beside it: no more digits than it allows.
pub(crate) fn about(value: f64, error: Option<f64>) -> String {
    text::about(Unit::Seconds, value, error)
}

/// A share that rests on samples or on calls of which some were timed, with no more digits than its error allows.
pub(crate) fn share_about(value: f64, error: Option<f64>) -> String {
    text::about(Unit::Share, value, error)
}

/// One standard error of so many seconds of a process, seen in samples.
pub(crate) fn sampled(run: &Run, seconds: f64) -> Option<f64> {
    run.times().seconds_error(seconds)
}

/// One standard error of so many seconds in calls of I/O; `None` where every call was timed.
pub(crate) fn of_io(run: &Run, seconds: f64) -> Option<f64> {
    let all = run.totals(|site| site.class.family() == Family::Io);
    let error = seconds * all.error_s / all.time_s;
    (error.is_finite() && error > 0.0).then_some(error)
}

/// Seconds in calls of I/O, with their `±`.
pub(crate) fn io_seconds(run: &Run, value: f64) -> String {
    seconds_within(value, of_io(run, value))
}

/// "62.1 %".
pub(crate) fn share(value: f64) -> String {
    number(Unit::Share, value)
}

/// "12345" or "1.23 M".
pub(crate) fn count(value: f64) -> String {
    number(Unit::Count, value)
}

/// "1.50 KiB".
pub(crate) fn bytes(value: f64) -> String {
    number(Unit::Bytes, value)
}

/// "94.2 MB/s".
pub(crate) fn rate(value: f64) -> String {
    number(Unit::BytesPerSecond, value)
}

/// "rank 3", "ranks 0 and 4", "ranks 1, 2, 3 and 5 more"; "process" for "rank" where there is no MPI, "process 1 (sort)" where
/// several programs ran.
pub(crate) fn ranks(run: &Run, of: &[usize]) -> String {
    const NAMED: usize = 4;
    let noun = run.rank_noun();
    if !run.has_mpi() && run.ranks().len() == 1 && of.len() == 1 {
        return "the program".into();
    }
    let plural = run.rank_nouns();
    let mut names: Vec<String> = of
        .iter()
        .take(NAMED)
        .map(|rank| run.ranks()[*rank].id.0.to_string())
        .collect();
    if of.len() > NAMED {
        names.push(format!("{} more", of.len() - NAMED));
    }
    match of {
        [] => format!("no {noun}"),
        [rank] => format!("{noun} {}{}", names.concat(), program(run, *rank)),
        _ => format!("{plural} {}", text::and(&names)),
    }
}

/// " (sort)": what a process runs, where those of a script run different programs.
fn program(run: &Run, rank: usize) -> String {
    let executables = &run.tables().processes.executable;
    let name = |rank: &model::Rank| text::file_name(run.text(executables[rank.process.row()]));
    let own = name(&run.ranks()[rank]);
    match !run.has_mpi() && !own.is_empty() && run.ranks().iter().any(|other| name(other) != own) {
        true => format!(" ({own})"),
        false => String::new(),
    }
}

/// What is longer is cut in a sentence: the types of a function's arguments.
const LONG_PLACE: usize = 72;

/// " at solve (solver.c:214)", " at app+0x1f40", " somewhere in app (no symbols)", or nothing where the place is not known.
pub(crate) fn at(run: &Run, frame: Option<FrameId>) -> String {
    match frame.map(|frame| run.place(frame)) {
        Some(place) if place == model::Place::default() => String::new(),
        Some(place) if place.function.is_empty() && place.file.is_empty() && place.offset == 0 => {
            format!(" somewhere in {place}")
        }
        Some(place) => format!(" at {}", text::cut(&place.to_string(), LONG_PLACE)),
        _ => String::new(),
    }
}

/// What a sample of I/O or MPI is in: a call, or formatting beside it.
pub(crate) fn in_call(run: &Run, call: CallId) -> &str {
    match run.call_name(call) {
        "" => "formatting text",
        name => name,
    }
}

/// A frame as a place of a finding.
pub(crate) fn place(run: &Run, frame: FrameId) -> Place {
    let place = run.place(frame);
    Place {
        function: place.function.to_string(),
        file: place.file.to_string(),
        line: place.line,
        module: place.module.to_string(),
        text: place.to_string(),
    }
}

/// Functions with most seconds first.
pub(crate) fn by_time(a: &(&HotRow, f64), b: &(&HotRow, f64)) -> Ordering {
    b.1.total_cmp(&a.1).then(a.0.frame.cmp(&b.0.frame))
}

/// More places than this are not named.
const PLACES: usize = 5;

/// Those of the frames, as many as are named.
pub(crate) fn places_of(run: &Run, frames: impl IntoIterator<Item = FrameId>) -> Vec<Place> {
    frames.into_iter().take(PLACES).map(|frame| place(run, frame)).collect()
}

/// The same of frames with their seconds, most first.
pub(crate) fn costliest(run: &Run, frames: &[(FrameId, f64)]) -> Vec<Place> {
    places_of(run, frames.iter().map(|(frame, _)| *frame))
}

#[cfg(test)]
mod tests {
    use super::ranks;
    use model::fixture::Fixture;

    #[test]
    fn a_process_of_a_script_is_named_by_its_program() {
        let script = |second: &str| {
            let edit = |profile: &mut model::Profile| {
                profile.tables.processes.executable[1] = profile.strings.intern(second);
            };
            ranks(&Fixture::new("UU\nUU").edit(edit).without_mpi().run(), &[1])
        };
        assert_eq!(script("/usr/bin/sort"), "process 1 (sort)");
        assert_eq!(script("/home/user/app"), "process 1");
    }
}
