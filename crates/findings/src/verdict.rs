//! The run in a sentence.

use crate::accelerator;
use crate::code::{beside, hottest};
use crate::cores::{blocked_in_computing, idle, lacks_cores, passive};
use crate::ending::hung;
use crate::finding::{Confidence, Finding};
use crate::io::other_side;
use crate::kernel::first_uses;
use crate::message::{LARGE, posted, progress};
use crate::sites::{Site, cost};
use crate::thread::serial;
use crate::words::{at, bytes, capital, count, ranks, rate, sampled, seconds, seconds_within, share, share_about};
use crate::{Account, FLOOR_S, FLOOR_SHARE, floor_s};
use model::{CallId, Class, Family, FileClass, OTHER_CALLS, Run, Tag};
use text::Unit;
use text::limit;

/// A run of this length has samples, if any are taken.
const LONG_S: f64 = 1.0;

/// The run in a sentence or two: what it does with its time, and what is most worth doing.
pub fn verdict(run: &Run, findings: &[Finding]) -> String {
    let times = run.times();
    let total = times.total();
    if total <= 0.0 {
        return match run.elapsed_s() < LONG_S {
            true => "The run was too short to say where its time went. Measure a run of at least a second, or sample \
                     more often (steelyard run --period 2ms)."
                .to_string(),
            false => {
                "No sample was taken of this run and no call of it was timed, so it is not known where its time went."
                    .to_string()
            }
        };
    }
    let mut shares: Vec<(Family, f64)> = Family::ALL
        .into_iter()
        .map(|family| (family, times.family_total(family) / total))
        .collect();
    shares.sort_by(|a, b| b.1.total_cmp(&a.1));
    let (first, most) = shares[0];
    let shares_are_known = text::is_known(most, times.family_error(first));
    let about = |family: Family, part: f64| share_about(part, times.family_error(family));
    let rest: Vec<String> = (shares[1..].iter())
        .filter(|(family, part)| *part >= 0.01 && text::is_known(*part, times.family_error(*family)))
        .map(|(family, part)| format!("{} {}", about(*family, *part), within(run, *family)))
        .collect();
    let warning = findings.iter().find(|finding| finding.warning);
    let mut text = warning.map(|warning| format!("{} ", warning.title)).unwrap_or_default();
    if run.is_io_only() {
        let io = times.family_total(Family::Io) / total;
        text.push_str(&capital(&format!(
            "{} of the time is I/O; nothing else was recorded",
            about(Family::Io, io)
        )));
    } else if run.is_mpi_only() {
        let io = times.family_total(Family::Io) / total;
        text.push_str(&capital(&format!(
            "{} of the time is MPI{}; what ranks did outside of it was not recorded",
            about(Family::Mpi, times.family_total(Family::Mpi) / total),
            match io >= 0.01 {
                true => format!(", {} MPI-IO", about(Family::Io, io)),
                false => String::new(),
            }
        )));
    } else if !shares_are_known {
        text.push_str("There are too few samples of its processes to say where their time goes");
    } else {
        text.push_str(&capital(&format!(
            "{} of the {} {}",
            about(first, most),
            run.whole(),
            within(run, first)
        )));
        if first == Family::Compute && !run.is_samples_only() {
            text.extend(blocked_in_computing(run, findings));
            text.extend(by_some(run));
            text.extend(without_core(run));
        }
        for rest in rest {
            text.push_str(&format!(", {rest}"));
        }
    }
    text.push_str(". ");
    if run.uncounted() {
        text.push_str("Some calls went uncounted: numbers of calls, their bytes, times and savings are lower bounds. ");
    }
    if hung(run) {
        text.push_str("What could be saved is not judged: the deadlock lasted as long as it was let.");
        return text;
    }
    // They stand in the order of what they save, one that may be wrong by half of that.
    let first = findings.iter().find(|finding| !finding.warning);
    // Cores that are missing explain no call, and what saves little explains little: what takes most is named before them.
    let explains = |finding: &Finding| !finding.is_of(Account::Cores) && finding.gain_share >= EXPLAINED;
    let little = first.is_some() && !findings.iter().any(|finding| !finding.warning && explains(finding));
    if little && shares_are_known {
        let known = unexplained(run, largest(run));
        if !known.is_empty() {
            text.push_str(&format!("{known} "));
        }
    } else if first.is_some()
        && times.family_total(Family::Accelerator) >= OF_GPUS * total
        && !findings.iter().any(of_gpus)
        && let Some(known) = accelerator::largest(run)
    {
        text.push_str(&format!("{known} "));
    } else if first.is_some()
        && shares_are_known
        && let Some(known) = beside(run, findings.iter().filter(|finding| explains(finding)))
    {
        text.push_str(&format!("{known} "));
    }
    match first {
        Some(finding) => text.push_str(&format!(
            "The {} is {} ({}): {}",
            match findings
                .iter()
                .filter(|other| !other.warning && other.gain_s > finding.gain_s)
            {
                mut larger if larger.clone().all(Finding::is_of_others) => match larger.next() {
                    Some(_) => "largest potential saving in the program itself",
                    None => "largest potential saving",
                },
                // One that is less sure may be larger.
                _ if finding.confidence == Confidence::Sure => "most certain large potential saving",
                _ => "likeliest large potential saving",
            },
            seconds_within(finding.gain_s, finding.gain_error_s),
            share_about(finding.gain_share, finding.gain_error_share()),
            lower(&finding.title)
        )),
        None if !shares_are_known => text.push_str(&nothing(run)),
        None => match largest(run) {
            Some(largest) if run.is_io_only() => text.push_str(&largest),
            largest => {
                // First where the time is, then that no rule of ours shortens it.
                let known = unexplained(run, largest);
                let left = left(run)
                    .filter(|_| known.is_empty() && !run.is_imported())
                    .unwrap_or_default();
                let said = [known, nothing(run), left];
                let said: Vec<String> = said.into_iter().filter(|sentence| !sentence.is_empty()).collect();
                text.push_str(&said.join(" "));
            }
        },
    }
    text
}

/// From this part of its threads on a process computes with all of them.
const ALL_COMPUTE: f64 = 0.9;

/// By how many of its threads a process computes, where it is not all: a moment at which one of them does is computing.
fn by_some(run: &Run) -> Option<String> {
    let computing = metrics::value("threads_computing", run)?;
    let all = metrics::value("threads_at_once", run)?;
    // Of one that computes alone the others are libraries' own, which had nothing to do.
    let fewer = all >= 2.0 && (1.1..ALL_COMPUTE * all).contains(&computing);
    fewer.then(|| format!(", by {} of {} threads at a time", count(computing), count(all)))
}

/// From this part of what threads could run on they wait for a core often enough to be told.
const WITHOUT_CORE: f64 = 0.05;

/// By how much more threads must seem to compute than have a core, where waiting for one is not counted.
const BY_MORE: f64 = 0.2;

/// Whether threads that seem to compute wait for a core, often enough to be told.
pub fn waits_for_cores(run: &Run) -> bool {
    without_core(run).is_some()
}

/// Samples can't tell a thread that computes, or polls, from one that is ready to and has no core.
fn without_core(run: &Run) -> Option<String> {
    let Some(part) = metrics::value("cpu_ready_share", run) else {
        let (computing, used) = (
            metrics::value("threads_computing", run)?,
            metrics::value("cpu_utilisation", run)?,
        );
        return (computing > (1.0 + BY_MORE) * used).then(|| {
            format!(
                " ({} used: some of these threads wait for a core)",
                text::number(text::Unit::Cores, used)
            )
        });
    };
    if part < WITHOUT_CORE {
        return None;
    }
    Some(format!(
        " (threads that could run wait for a core {} of that time)",
        share(part)
    ))
}

/// What is known of a run whose time no finding explains: what most of it goes into, and cores that are left idle.
fn unexplained(run: &Run, largest: Option<String>) -> String {
    let said = [largest, first_uses(run), serial(run), idle(run)];
    Vec::from_iter(said.into_iter().flatten()).join(" ")
}

/// A run that is in accelerators' drivers for a larger part is told what it does there, if no finding does.
const OF_GPUS: f64 = 0.25;

fn of_gpus(finding: &Finding) -> bool {
    let mut sections = finding.sections.iter();
    let there = sections.any(|section| section == Account::Accelerator.section());
    !finding.warning && (there || accelerator::OF_THE_HOST.contains(&finding.id.as_str()))
}

/// A finding that saves less of the run leaves most of it unexplained.
const EXPLAINED: f64 = 0.12;

fn within(run: &Run, family: Family) -> &'static str {
    match family {
        Family::Compute if run.mpi_is_unseen() => "is computation and MPI calls, which were not seen",
        Family::Compute => "is computation",
        Family::Mpi => "is MPI",
        Family::Io => "is I/O",
        Family::Accelerator => "is in an accelerator's driver",
        Family::Wait => "is waiting",
    }
}

/// The first letter small, unless the word is a name: OpenMP, MPI_Send.
fn lower(text: &str) -> String {
    let word = text.split_whitespace().next().unwrap_or_default();
    let name = word.chars().skip(1).any(char::is_uppercase);
    match text.chars().next() {
        Some(first) if !name => first.to_lowercase().chain(text.chars().skip(1)).collect(),
        _ => text.to_string(),
    }
}

/// The part of the time in calls from which on a single place is told, and not its call wherever it is made.
const OF_A_PLACE: f64 = 0.25;

/// Calls that are named where none has so much.
const SPREAD: usize = 3;

/// Waiting that is in no call: the threads of a team poll for each other within the OpenMP runtime.
fn in_runtime(run: &Run, per_rank: f64) -> Option<String> {
    let of = |wanted: fn(Class) -> bool| run.thread_seconds(wanted).iter().sum::<f64>();
    let all = of(|class| class.family() == Family::Wait);
    let told = |who: &str, hint: &str| {
        Some(format!(
            "{} per {} are {}: {who}.{hint}",
            seconds_within(per_rank, sampled(run, per_rank)),
            run.rank_noun(),
            Family::Wait.label(),
        ))
    };
    match () {
        () if of(|class| class == Class::OpenMp) > 0.5 * all => told(
            "OpenMP threads wait for each other, at barriers, for their turn (ordered, critical) or for work",
            match lacks_cores(run) && !passive(run) {
                true => " Where they poll without a core of their own OMP_WAIT_POLICY=passive has them give theirs up.",
                false => "",
            },
        ),
        () if of(|class| class == Class::LibraryWait) > 0.5 * all => told(
            "the threads of a math library wait for each other or for work, and poll",
            " Products of small matrices are computed sooner by one thread (OPENBLAS_NUM_THREADS=1).",
        ),
        () => None,
    }
}

/// What takes more than half of the run, where one function or one kind of call does: what it is, and what to ask next.
pub fn largest(run: &Run) -> Option<String> {
    let times = run.times();
    let total = times.total();
    let (family, per_rank) = (Family::ALL.into_iter())
        .filter(|family| *family != Family::Compute)
        .map(|family| (family, times.family_total(family) / times.len().max(1) as f64))
        .max_by(|a, b| a.1.total_cmp(&b.1))?;
    if run.is_io_only() && times.family_total(Family::Io) >= WORTH_A_WORD * total {
        return of_files(run);
    }
    if total <= 0.0 || times.family_total(family) < 0.5 * total {
        return hottest(run);
    }
    if family == Family::Accelerator {
        return accelerator::largest(run);
    }
    if family == Family::Io
        && let Some(text) = other_side(run, per_rank)
    {
        return Some(text);
    }
    let starts = cost(run, |site| site.is(run, Tag::StartEnd)).mean_s();
    if family == Family::Mpi && starts > 0.5 * per_rank {
        return Some(format!(
            "{} per rank of it is starting and ending MPI, once a run: measure a longer run to see what the rest of it costs.",
            seconds(starts)
        ));
    }
    if family == Family::Wait
        && let Some(text) = in_runtime(run, per_rank)
    {
        return Some(text);
    }
    let of_family = cost(run, |site| {
        site.class.family() == family && !site.is(run, Tag::StartEnd)
    });
    let all_s = cost(run, |site| site.class.family() == family).time_s;
    // A log knows no places.
    let by_call = of_family.by_call();
    let (call, frame) = match of_family.places(run).first() {
        Some((call, frame, s)) if *s >= OF_A_PLACE * of_family.time_s => (*call, Some(*frame)),
        _ => (by_call.first()?.0, None),
    };
    // What takes little of it explains little, whatever it is bound by.
    if frame.is_none() && by_call.first().is_some_and(|(_, s)| *s < OF_A_PLACE * all_s) {
        let named = by_call
            .iter()
            .take(SPREAD)
            .map(|(call, s)| format!("{} {}", run.call_name(*call), share(s / all_s)));
        return Some(format!(
            "{} per {} are {}, in many calls: {}.",
            seconds_within(per_rank, sampled(run, per_rank)),
            run.rank_noun(),
            family.label(),
            Vec::from_iter(named).join(", ")
        ));
    }
    if run.call_name(call) == OTHER_CALLS {
        return Some(format!(
            "{} per {} are {}; {} of them in calls that the file does not name.",
            seconds_within(per_rank, sampled(run, per_rank)),
            run.rank_noun(),
            family.label(),
            share(of_family.by_call()[0].1 / all_s)
        ));
    }
    // As the places are: a line may have several frames.
    let there = cost(run, |site| {
        site.call == call && (frame.is_none() || site.line(run) == frame)
    });
    let (calls, time_s) = (there.count.max(1) as f64, there.time_s);
    let mut each = vec![
        format!("{} calls", count(calls)),
        format!("{} each", seconds(time_s / calls)),
    ];
    if there.bytes > 0 {
        each.push(format!("{} a call", bytes(there.mean_bytes())));
        each.push(rate(there.bytes as f64 / time_s));
    }
    let next = match family {
        Family::Mpi => of_messages(run, call, there.mean_bytes()),
        Family::Io => "steelyard probe io measures what its file system gives.".into(),
        _ => "The timeline (steelyard view) shows what else happens meanwhile.".into(),
    };
    Some(format!(
        "{} per {} are {}; {} of them in {}{}: {}. {next}",
        seconds_within(per_rank, sampled(run, per_rank)),
        run.rank_noun(),
        family.label(),
        share(time_s / all_s),
        run.call_name(call),
        at(run, frame),
        each.join(", ")
    ))
}

/// The part of a log's time that I/O must have to be told of, for it is all that a log tells.
const WORTH_A_WORD: f64 = 0.05;

/// What a run that is I/O by its files alone does with them: the log of another tool has no calls.
fn of_files(run: &Run) -> Option<String> {
    let seconds_of = run.files().seconds_by_rank(run, |_| true);
    let (rank, most) = seconds_of
        .iter()
        .enumerate()
        .max_by(|a, b| a.1.all().total_cmp(&b.1.all()))?;
    let asked = run.files().asked(FileClass::Data);
    let mut parts = vec![];
    for (noun, bytes_of, time_s) in [
        ("reads", asked.read.bytes, most.read_s),
        ("writes", asked.write.bytes, most.write_s),
    ] {
        if time_s > 0.0 {
            let all = rate(bytes_of as f64 / time_s);
            parts.push((
                time_s,
                format!(
                    "{} in {noun} (all together {} at {all})",
                    seconds(time_s),
                    bytes(bytes_of as f64)
                ),
            ));
        }
    }
    for (noun, time_s) in [("metadata calls", most.meta_s), ("sync calls", most.sync_s)] {
        if time_s > 0.0 {
            parts.push((time_s, format!("{} in {noun}", seconds(time_s))));
        }
    }
    parts.sort_by(|a, b| b.0.total_cmp(&a.0));
    let told: Vec<String> = parts.into_iter().map(|(_, text)| text).collect();
    Some(format!(
        "{} is in I/O longest: {}. steelyard probe io measures what its file system gives; a run under \
         steelyard run shows the lines.",
        capital(&ranks(run, &[rank])),
        told.join(", ")
    ))
}

/// What to ask of the MPI call that takes most: of large messages their bytes, else their number.
fn of_messages(run: &Run, call: CallId, mean_bytes: f64) -> String {
    let posted = posted(run);
    if run.call_class(call) == Class::MpiWait && posted.mean_bytes() >= LARGE {
        let (each, progress) = (bytes(posted.mean_bytes()), progress(run));
        return format!("They wait for messages of {each} on average, started without blocking. {progress}");
    }
    if mean_bytes < LARGE {
        return "Ask whether it must be called so often; mpirun … steelyard bench measures what MPI costs on this machine.".into();
    }
    if lacks_cores(run) {
        return "How long they take hangs on ranks that wait for a core: see to that first.".into();
    }
    let mut text = "They are bound by what they transfer: mpirun … steelyard bench measures the most that MPI moves here. Beyond that only \
                    fewer bytes help: send what is needed, in a smaller type."
        .to_string();
    let makes = |site: &Site| site.is(run, Tag::Noncontiguous);
    if let Some((maker, frame, _)) = cost(run, makes).places(run).first() {
        let place = at(run, Some(*frame));
        text.push_str(&format!(
            " A datatype is made by {}{place}: where its blocks are small, packing them is what takes the time; copy them into one array first.",
            run.call_name(*maker)
        ));
    }
    text
}

/// Said where there is no finding with seconds to save: how little none would save; of a run that was too short for any, nothing.
pub fn nothing(run: &Run) -> String {
    let (share, seconds) = (limit(Unit::Share, FLOOR_SHARE), limit(Unit::Seconds, FLOOR_S));
    match floor_s(run) > 0.0 {
        true if run.is_imported() => {
            "What the file holds crosses no threshold of our rules; most of them need more than it holds.".into()
        }
        true => format!(
            "No rule of Steelyard finds more than {share} of the elapsed time or {seconds} to save; the program may hold more."
        ),
        false => String::new(),
    }
}

/// The largest part besides computation.
fn left(run: &Run) -> Option<String> {
    let times = run.times();
    let (family, per_rank) = (Family::ALL.into_iter())
        .filter(|family| *family != Family::Compute)
        .map(|family| (family, times.family_total(family) / times.len().max(1) as f64))
        .max_by(|a, b| a.1.total_cmp(&b.1))?;
    (per_rank > 0.0).then(|| {
        format!(
            "The largest part besides computation is {}, {} per {}.",
            family.label(),
            seconds_within(per_rank, sampled(run, per_rank)),
            run.rank_noun()
        )
    })
}

#[cfg(test)]
mod tests {
    use super::largest;
    use model::fixture::run_from_text;

    #[test]
    fn waiting_of_a_team_is_not_given_to_the_one_call_that_was_made() {
        let said = crate::example::plain(&largest(&run_from_text("U2O8")).unwrap());
        assert!(said.contains("OpenMP threads wait for each other"), "{said}");
        assert!(!said.contains("calls"), "{said}");
    }
}
