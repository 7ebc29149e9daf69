//! What a reader asks first: how much of the run, which files, which lines, which pattern, what it should cost, what to
//! change.

use super::{bytes, part_of, rate, seconds, share};
use findings::Finding;
use model::{CallSite, Class, Direction, Family, FileClass, FileView, FilesystemId, Interface, Reached, Run, Use, Way};
use text::Unit;
use text::{measured, number, within};

/// Where less of the slowest rank's time than this goes into I/O, or into waiting for it, a sentence is enough.
const MATTERS: f64 = 0.01;
/// A part of I/O that takes less of its time than this is not worth a word.
const WORTH_A_WORD: f64 = 0.02;
/// Directions and file systems with less than this part of the longest's time need no baseline.
const MUCH: f64 = 0.1;
/// Most files, lines and changes that are named.
const FILES: usize = 3;
const LINES: usize = 3;
const CHANGES: usize = 2;
/// More data files than this are told by the pattern of their names.
const FEW: usize = 8;

/// Seconds that samples show, with their `±`.
fn sampled(run: &Run, seconds: f64) -> String {
    within(Unit::Seconds, seconds, run.times().seconds_error(seconds))
}

fn is_known(run: &Run, seconds: f64) -> bool {
    text::is_known(seconds, run.times().seconds_error(seconds))
}

/// Seconds in calls of I/O, of which some were timed, with the `±` of all of them.
fn timed(run: &Run, seconds: f64) -> String {
    let all = run.totals(|site| site.class.family() == Family::Io);
    let error = seconds * all.error_s / all.time_s;
    within(Unit::Seconds, seconds, Some(error).filter(|error| error.is_finite()))
}

/// A word for the question, and the answer.
pub fn points(run: &Run, findings: &[Finding]) -> Vec<(String, String)> {
    let mut points: Vec<(String, String)> = Vec::new();
    let mut say = |label: &str, answers: Vec<String>| {
        for (i, answer) in answers.into_iter().enumerate() {
            points.push((if i == 0 { label.to_string() } else { String::new() }, answer));
        }
    };
    if !matters(run) {
        say("Files", Vec::from_iter(moved(run)));
        return points;
    }
    say("Time", time(run));
    say("Files", files(run));
    say("Lines", lines(run));
    say("Pattern", pattern(run));
    say("Baseline", baseline(run));
    say("Change", changes(findings));
    points
}

fn matters(run: &Run) -> bool {
    let (times, waits) = (run.times(), run.io_waits());
    let much = |rank: usize| {
        let all: f64 = times.row(rank).iter().sum();
        all > 0.0 && times.family(rank, Family::Io) / all >= MATTERS
    };
    let elapsed = run.elapsed_s();
    (0..times.len()).any(much) || (elapsed > 0.0 && waits.slots_s / elapsed >= MATTERS)
}

/// Files that are there only because standard streams are redirected, by which way they are used.
fn standard(run: &Run) -> (u64, &'static str) {
    let of = || run.files().data().filter(|file| file.is_standard && file.is_opened());
    let moves = |bytes: fn(&Use) -> u64| of().any(|file| file.layers.iter().any(|layer| bytes(&layer.sum) > 0));
    let name = match (moves(|of| of.read.bytes), moves(|of| of.write.bytes)) {
        (true, true) => "redirected standard input and output",
        (true, false) => "redirected standard input",
        _ => "redirected standard output",
    };
    (of().map(|file| file.members).sum(), name)
}

fn moved(run: &Run) -> Option<String> {
    let opened = run.files().data().filter(|file| file.is_opened());
    let files: u64 = opened.map(|file| file.members).sum();
    let (standard, name) = standard(run);
    let sum = run.files().system(FileClass::Data);
    (files > 0).then(|| {
        let moved = match (sum.read.bytes, sum.write.bytes) {
            (0, 0) => "opened, neither read nor written".to_string(),
            (read, written) => [(read, "read"), (written, "written")]
                .into_iter()
                .filter(|(moved, _)| *moved > 0)
                .map(|(moved, how)| format!("{} {how}", bytes(moved)))
                .collect::<Vec<_>>()
                .join(", "),
        };
        let data = text::counted(files.saturating_sub(standard) as f64, "data file");
        match standard {
            0 => format!("{data}: {moved}."),
            all if all == files => format!("{name}: {moved}."),
            _ => format!("{data} and {name}: {moved}."),
        }
    })
}

/// The slowest rank, the mean, and what the time consists of.
fn time(run: &Run) -> Vec<String> {
    let (times, noun) = (run.times(), run.rank_noun());
    let ranks = times.len().max(1) as f64;
    let io = |rank: usize| times.family(rank, Family::Io);
    let Some(slowest) = (0..times.len()).max_by(|a, b| io(*a).total_cmp(&io(*b)).then(b.cmp(a))) else {
        return Vec::new();
    };
    // What MPI-IO's time went into is known from its own calls.
    let below = run.files().sum(|_, interface| interface == Interface::MpiIo).seconds();
    let mpi = times.class_total(Class::MpiIo);
    let of_mpi = |seconds: f64| {
        if below.all() > 0.0 {
            mpi * seconds / below.all()
        } else {
            0.0
        }
    };
    let total = times.family_total(Family::Io);
    // Text is made and read for the most part between the calls that move it.
    let (mut parsed, mut formatted) = (0.0, 0.0);
    for (of, seconds) in (0..times.len()).flat_map(|rank| run.formatting_seconds(rank)) {
        match of.direction {
            Direction::Read => parsed += seconds,
            Direction::Write => formatted += seconds,
        }
    }
    let (reads, writes) = (times.class_total(Class::IoRead), times.class_total(Class::IoWrite));
    let kinds = [
        ("read", (reads - parsed).max(0.0) + of_mpi(below.read_s)),
        ("parsing text", parsed.min(reads)),
        ("write", (writes - formatted).max(0.0) + of_mpi(below.write_s)),
        ("formatting text", formatted.min(writes)),
        ("metadata", times.class_total(Class::IoMeta) + of_mpi(below.meta_s)),
        ("sync", times.class_total(Class::IoSync) + of_mpi(below.sync_s)),
        ("MPI-IO", if below.all() > 0.0 { 0.0 } else { mpi }),
    ];
    let mut worth: Vec<_> = kinds
        .into_iter()
        .filter(|(_, seconds)| total > 0.0 && seconds / total >= WORTH_A_WORD && is_known(run, *seconds))
        .collect();
    worth.sort_by(|a, b| b.1.total_cmp(&a.1));
    let kinds: Vec<String> = worth
        .iter()
        .map(|(kind, time)| format!("{kind} {}", sampled(run, time / ranks)))
        .collect();
    let mut answers = Vec::new();
    if kinds.is_empty() {
        // Of so few samples that the times of the calls, below, tell more.
    } else if times.len() > 1 {
        // That one has more than the others is told where it is no chance.
        let most = match is_known(run, io(slowest) - total / ranks) {
            true => format!(
                "; {noun} {} has most, {} in all",
                run.ranks()[slowest].id.0,
                sampled(run, io(slowest))
            ),
            false => String::new(),
        };
        answers.push(format!("{} on average{most}.", kinds.join(", ")));
    } else {
        answers.push(format!("{}.", kinds.join(", ")));
    }
    let waits = run.io_waits();
    if is_known(run, waits.slots_s) && waits.slots_s >= WORTH_A_WORD * run.elapsed_s() {
        let whose = match waits.waited_for().first() {
            Some(rank) => format!(", most for {noun} {}", run.ranks()[*rank].id.0),
            None => String::new(),
        };
        answers.push(format!(
            "For {} of the run {} waited in MPI for others' I/O{whose}.",
            sampled(run, waits.slots_s),
            text::plural(noun)
        ));
    }
    answers
}

fn files(run: &Run) -> Vec<String> {
    let ranks = run.ranks().len().max(1) as f64;
    let told = |name: &str, written: u64, read: u64, time: f64| {
        let moved = match (written, read) {
            (0, 0) => "no data".to_string(),
            (written, 0) => format!("{} written", bytes(written)),
            (0, read) => format!("{} read", bytes(read)),
            (written, read) => format!("{} written, {} read", bytes(written), bytes(read)),
        };
        format!("{name}: {moved}, {}{}.", timed(run, time / ranks), a_rank(run))
    };
    let data: Vec<&FileView> = run
        .files()
        .by_time()
        .into_iter()
        .filter(|file| file.class == FileClass::Data)
        .collect();
    let all: f64 = run.files().iter().map(|file| file.time.all()).sum();
    let worth = |time: f64| all > 0.0 && time / all >= WORTH_A_WORD;
    let mut answers: Vec<String> = if data.len() <= FEW {
        data.iter()
            .filter(|file| worth(file.time.all()))
            .take(FILES)
            .map(|file| {
                let name = match file.members {
                    1 => run.text(file.path).to_string(),
                    n => format!("{} ({})", run.text(file.path), text::counted(n as f64, "file")),
                };
                let sum = file.all_asked();
                told(&name, sum.write.bytes, sum.read.bytes, file.time.all())
            })
            .collect()
    } else {
        run.files_by_pattern(FileClass::Data)
            .iter()
            .filter(|group| worth(group.time.all()))
            .take(FILES)
            .map(|group| {
                let name = match group.files {
                    1 => group.name.clone(),
                    n => format!("{} ({})", group.name, text::counted(n as f64, "file")),
                };
                told(&name, group.asked.write.bytes, group.asked.read.bytes, group.time.all())
            })
            .collect()
    };
    let loaded: Vec<&FileView> = run.files().of(FileClass::Program).collect();
    let time: f64 = loaded.iter().map(|file| file.time.all()).sum();
    if all > 0.0 && time / all >= 5.0 * WORTH_A_WORD {
        let n: u64 = loaded.iter().map(|file| file.members).sum();
        let sum = run.files().system(FileClass::Program);
        answers.push(told(
            &format!("Code and libraries ({})", text::counted(n as f64, "file")),
            sum.write.bytes,
            sum.read.bytes,
            time,
        ));
    }
    answers
}

/// Said of a number that is a mean over ranks.
fn a_rank(run: &Run) -> String {
    match run.ranks().len() {
        0 | 1 => String::new(),
        _ => format!(" a {}", run.rank_noun()),
    }
}

fn lines(run: &Run) -> Vec<String> {
    let ranks = run.ranks().len().max(1) as f64;
    let io = |site: &&CallSite| site.class.family() == Family::Io && site.count > 0 && site.frame.is_some();
    let all: f64 = run.call_sites().iter().filter(io).map(|site| site.time_s).sum();
    let worth = |site: &&CallSite| all > 0.0 && site.time_s / all >= WORTH_A_WORD;
    run.call_sites()
        .iter()
        .filter(io)
        .filter(worth)
        .take(LINES)
        .map(|site| {
            let size = match site.moved.passed() {
                0 => String::new(),
                moved => format!(" of {}", number(Unit::Bytes, moved as f64 / site.count as f64)),
            };
            let in_all = if ranks > 1.0 { " in all" } else { "" };
            format!(
                "{}: {}, {}{}, {}{in_all}{size}.",
                site.place(run),
                run.call_name(site.call),
                within(Unit::Seconds, site.time_s / ranks, Some(site.error_s / ranks)),
                a_rank(run),
                text::counted(site.count as f64, "call")
            )
        })
        .collect()
}

fn pattern(run: &Run) -> Vec<String> {
    let asked = run.files().asked_through(FileClass::Data);
    let all: f64 = asked.iter().map(|(_, of)| of.read.time_s + of.write.time_s).sum();
    let mut said = Vec::new();
    let whole: f64 = run.files().iter().map(|file| file.time.all()).sum();
    if all < WORTH_A_WORD * whole {
        return said;
    }
    for (noun, way_of) in [("write", (|of| of.write) as fn(&Use) -> Way), ("read", |of| of.read)] {
        let mut whose = who(run, noun);
        for (interface, of) in &asked {
            let way = way_of(of);
            if way.calls > 0 && way.time_s >= MUCH * all {
                said.push(format!("{}{whose}.", one_way(noun, *interface, &way, of.opens)));
                whose.clear();
            }
        }
    }
    said
}

/// One access an open has no order.
fn one_way(noun: &str, interface: Interface, way: &Way, opens: u64) -> String {
    let small = part_of(way.small(), way.calls).unwrap_or(0.0);
    let mean = number(Unit::Bytes, way.mean_bytes());
    let many = format!(
        "{} through {}",
        text::counted(way.calls as f64, noun),
        interface.label()
    );
    let mut text = match (way.calls, small) {
        (1, _) => format!("{many} of {mean}"),
        (_, 1.0) => format!("{many} of {mean} on average, all under 1 MiB"),
        (_, small) if small > 0.0 => format!("{many} of {mean} on average, {} under 1 MiB", share(small)),
        _ => format!("{many} of {mean} on average"),
    };
    let kinds = way.independent + way.collective + way.split + way.nonblocking;
    if let Some(collective) = part_of(way.collective + way.split, kinds) {
        text += &match collective {
            0.0 => ", all independent".to_string(),
            1.0 => ", all collective".to_string(),
            part => format!(", {} collective", share(part)),
        };
    }
    if way.placed > 1 && way.calls > opens {
        let (onward, next) = (
            part_of(way.sequential, way.placed).unwrap_or(0.0),
            part_of(way.consecutive, way.placed).unwrap_or(0.0),
        );
        text += &match (onward, next) {
            (_, next) if next >= 0.9 => ", consecutive".to_string(),
            (onward, 0.0) if onward >= 0.9 => ", sequential with gaps".to_string(),
            (onward, next) if onward >= 0.9 => format!(", sequential with gaps, {} consecutive", share(next)),
            (onward, _) => format!(", {} backwards", share(1.0 - onward)),
        };
    }
    text
}

/// Who shares a file with whom, where the costliest data file tells it.
fn who(run: &Run, noun: &str) -> String {
    let files = run.files();
    let of = |file: &FileView| if noun == "write" { file.writers } else { file.readers };
    let verb = if noun == "write" { "writes" } else { "reads" };
    let ranks = run.ranks().len() as u32;
    if ranks < 2 {
        return String::new();
    }
    let (mut own, mut shared, mut most, mut unsure) = (0u64, 0u64, 0, false);
    for file in files.data().filter(|file| of(file) > 0) {
        if file.ranks > 1 && file.members == 1 && file.layer(Interface::MpiIo).is_some() {
            // Few of them may touch it for all.
            shared += 1;
            most = most.max(file.ranks);
        } else if of(file) == 1 || file.members > 1 {
            own += file.members;
            // Of a group it is not known which are shared.
            unsure |= file.members > 1 && u64::from(file.processes) > file.members;
        } else {
            shared += 1;
            most = most.max(of(file));
        }
    }
    let rank = run.rank_noun();
    match (own, shared) {
        (0, 0) => String::new(),
        (_, 0) if unsure => String::new(),
        (_, shared) if shared > 0 => format!("; up to {} share a file", text::counted(f64::from(most), rank)),
        (1, _) => format!("; one {rank} alone {verb} the file"),
        (own, _) if own >= u64::from(ranks) => {
            format!("; no file is shared: {} in all", text::counted(own as f64, "file"))
        }
        (own, _) => format!("; {}, each of one {rank} alone", text::counted(own as f64, "file")),
    }
}

fn baseline(run: &Run) -> Vec<String> {
    let mut all: Vec<(Direction, Reached)> = Vec::new();
    for direction in [Direction::Write, Direction::Read] {
        all.extend(run.reached(direction).into_iter().map(|reached| (direction, reached)));
    }
    all.sort_by(|a, b| b.1.time_s.total_cmp(&a.1.time_s));
    let most = all.first().map_or(0.0, |(_, reached)| reached.time_s);
    let mut answers = Vec::new();
    let mut bare: Vec<FilesystemId> = Vec::new();
    for (direction, reached) in all.iter().filter(|(_, reached)| reached.time_s >= MUCH * most) {
        let noun = direction.verb();
        let Some(on) = run.filesystem(reached.filesystem) else {
            continue;
        };
        let place = match on.kind {
            "" => on.mount.to_string(),
            kind => format!("{} ({kind})", on.mount),
        };
        match reached.baseline {
            Some(gives) => {
                let part = reached.share().unwrap_or(0.0);
                let gives = format!(
                    "{} that it gives {} for large {noun}s",
                    rate(gives.per_second as f64),
                    text::counted(f64::from(gives.processes), "process")
                );
                let judged = if part < 1.0 {
                    let could = seconds(part * reached.time_s);
                    format!(
                        "{} of the {gives}: they could take {could} and not {}",
                        share(part),
                        seconds(reached.time_s)
                    )
                } else {
                    format!("no less than the {gives}")
                };
                let (moved, at) = (bytes(reached.bytes), rate(reached.rate()));
                answers.push(format!("{moved} in {noun}s at {at} on {place}, {judged}."));
            }
            None if !run.baselines(reached.filesystem, direction.large_test()).is_empty() => answers.push(format!(
                "{} in {noun}s at {} on {place}, by way of the page cache; a probe has none of it.",
                bytes(reached.bytes),
                rate(reached.rate())
            )),
            None if !bare.contains(&reached.filesystem) => {
                bare.push(reached.filesystem);
                answers.push(format!(
                    "None for {place} yet: steelyard probe io DIR, with a directory below {}, measures it.",
                    on.mount
                ));
            }
            None => {}
        }
    }
    answers
}

fn changes(findings: &[Finding]) -> Vec<String> {
    findings
        .iter()
        .filter(|finding| !finding.warning && finding.sections.iter().any(|section| section == "io"))
        .take(CHANGES)
        .filter_map(|finding| {
            let advice = finding.advice.first()?;
            let gain = measured(Unit::Seconds, finding.gain_s, finding.gain_error_s).0;
            Some(format!("To save up to {gain}: {advice}"))
        })
        .collect()
}
