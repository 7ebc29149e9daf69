//! Messages: many small ones, and blocking where overlap is possible.

use crate::cores::crowded_s;
use crate::mpi::is_any;
use crate::rule::{Calls, Draft, Limit};
use crate::sites::{self, Cost, Site, cost};
use crate::words::{about, bytes, count, sampled, seconds_within, share_about};
use model::{CallId, Class, Family, Run, Tag};
use std::collections::{HashMap, HashSet};
use text::Unit;

/// Fewer calls of a kind than this are no storm, whatever they cost.
const MANY: u64 = 1000;

/// Starting a message takes microseconds; calls that take longer than this on average, apart from waiting for late ranks
/// and for cores, wait for something else.
const LONGEST_START_S: f64 = 200e-6;

/// The part of the time in MPI, but for its start and end, that is not waiting for late ranks, nor for those whose cores
/// others have.
pub(crate) fn not_late(run: &Run) -> f64 {
    let calls = cost(run, |site| {
        site.class.family() == Family::Mpi && site.class != Class::MpiOther
    });
    on_time(run, &calls).part
}

/// What of the time of some calls is not waiting.
struct OnTime {
    /// Their part that is.
    part: f64,
    /// Mean seconds of a rank in them that are not waiting for late ranks, and one standard error of them.
    mean_s: f64,
    error_s: Option<f64>,
    /// "28 % is waiting for late ranks and does not count".
    late: String,
}

/// Seconds of all ranks in these calls that are waiting for late ranks, by samples: where a call is not all theirs, their
/// part of its time.
fn late_s(run: &Run, calls: &Cost) -> f64 {
    let all = cost(run, |site| site.class.family() == Family::Mpi).by_call();
    let all: HashMap<CallId, f64> = all.into_iter().collect();
    let mut waits: HashMap<CallId, f64> = HashMap::new();
    for (call, seconds) in &run.snapshots().held_up().waiting_in {
        *waits.entry(CallId(*call)).or_default() += seconds;
    }
    let theirs = calls.by_call().into_iter().map(|(call, seconds)| {
        let part = seconds / all.get(&call).copied().unwrap_or(seconds);
        let waited = waits.get(&call).copied().unwrap_or(0.0) * part;
        if waited.is_finite() { waited.min(seconds) } else { 0.0 }
    });
    theirs.sum()
}

/// These calls without the waiting for late ranks and for cores.
fn on_time(run: &Run, calls: &Cost) -> OnTime {
    let in_mpi = run.snapshots().in_mpi_s();
    let crowded = crowded_s(run);
    let late_s = late_s(run, calls);
    let late = match calls.time_s > 0.0 {
        true => (late_s / calls.time_s + crowded / in_mpi.max(calls.time_s)).min(1.0),
        false => 0.0,
    };
    let part = 1.0 - late;
    let mean = calls.mean_s();
    let error = sampled(run, mean * late).filter(|_| mean > 0.0);
    let whom = match crowded > 0.0 {
        true => "late ranks and for cores",
        false => "late ranks",
    };
    let errors = [error, calls.mean_error_s().map(|error| error * part)];
    OnTime {
        part,
        mean_s: mean * part,
        error_s: errors.into_iter().flatten().reduce(f64::hypot),
        late: match run.is_mpi_only() {
            true => "the part that waits for late ranks is not known, and counts".into(),
            false => format!(
                "{} is waiting for {whom} and does not count",
                share_about(late, error.map(|error| error / mean))
            ),
        },
    }
}

/// Whether these calls do more than start messages.
fn take_long(calls: &Cost, on_time: &OnTime) -> bool {
    calls.time_s / calls.count as f64 * on_time.part > LONGEST_START_S
}

/// Messages that were started without blocking.
pub(crate) fn posted(run: &Run) -> Cost {
    cost(run, |site| site.is(run, Tag::Starts) && site.bytes > 0)
}

pub(crate) fn small_messages(run: &Run, limit: &Limit) -> Option<Draft> {
    let moves = |class| matches!(class, Class::MpiP2p | Class::MpiCollective | Class::MpiRma);
    let is_small = |site: &Site| moves(site.class) && site.bytes > 0 && limit.met(site.mean());
    let posted = posted(run);
    let place = |site: &Site| (site.call.0, site.key().2);
    let large: HashSet<(u32, u32)> = sites::all(run)
        .filter(|site| site.class == Class::MpiP2p && site.bytes > 0 && !limit.met(site.mean()))
        .map(|site| place(&site))
        .collect();
    // Sending and receiving both take time, and it is one message. What sends nothing (MPI_Sendrecv at the edge of a domain) may
    // receive, what others send there; and requests are waited for.
    let takes = |site: &Site| match site.class {
        Class::MpiP2p if site.bytes == 0 => !large.contains(&place(site)),
        Class::MpiWait => site.is(run, Tag::Completes) && posted.count > 0 && limit.met(posted.mean_bytes()),
        _ => is_small(site),
    };
    let small = cost(run, takes);
    let messages = cost(run, |site| is_small(site) && run.call_passes(site.call));
    if messages.count < MANY * run.ranks().len() as u64 {
        return None;
    }
    let on_time = on_time(run, &small);
    if take_long(&small, &on_time) {
        return None;
    }
    // Waiting for late ranks is no cost of a call.
    let each = small.time_s * on_time.part / small.count as f64;
    let mean = messages.mean_bytes();
    let fewer = 1.0 - mean / limit.value;
    let ranks = run.ranks().len() as f64;
    let error = small.mean_error_s();
    let part = fewer * on_time.part;
    Some(Draft {
        title: format!(
            "A rank passes {} messages of {} and spends {} in these calls on average{}.",
            count((messages.count as f64 / ranks).round()),
            bytes(mean),
            seconds_within(small.mean_s(), error),
            small.mostly(run)
        ),
        gain_s: small.mean_s() * part,
        gain_error_s: error.map(|error| error * part),
        gain_basis: format!(
            "mean time in these calls, of which {}, if they sent {} each",
            on_time.late,
            bytes(limit.value)
        ),
        evidence: vec![format!(
            "{} messages have {} in all: a call that sends or receives one costs {} before it moves anything to speak of.",
            count(messages.count as f64),
            bytes(messages.bytes as f64),
            about(each, small.part_in_error().map(|part| part * each))
        )],
        advice: vec![
            "Pack what goes to the same rank at the same step into one message; combine reductions of single numbers into one of an array.".into(),
        ],
        places: small.named_places(run),
        of: (2.0 * cost(run, |site| takes(site) && site.class == Class::MpiP2p).time_s > small.time_s)
            .then_some((Calls::PointToPoint, on_time.mean_s)),
        ..Draft::default()
    })
}

pub(crate) fn made_again(run: &Run, limit: &Limit) -> Option<Draft> {
    // Each is collective, and those of windows register memory.
    let calls = cost(run, |site| site.is(run, Tag::Makes) || site.is(run, Tag::Frees));
    let makes = cost(run, |site| site.is(run, Tag::Makes));
    let most = makes.calls_by_rank.iter().copied().max()?;
    if !limit.met(most as f64) {
        return None;
    }
    let on_time = on_time(run, &calls);
    Some(Draft {
        title: format!(
            "Communicators or windows are made and freed again and again: a rank makes {} and spends {} in that on average{}.",
            count(most as f64),
            seconds_within(calls.mean_s(), calls.mean_error_s()),
            makes.mostly(run)
        ),
        gain_s: on_time.mean_s,
        gain_error_s: on_time.error_s,
        gain_basis: format!(
            "mean time in these calls, of which {}, at most that of computing",
            on_time.late
        ),
        evidence: vec![format!(
            "{} calls by all ranks: all ranks of the communicator take part in each, and agree.",
            count(calls.count as f64)
        )],
        advice: vec!["Make it once, before the loop, keep it, and free it at the end.".into()],
        places: makes.named_places(run),
        ..Draft::default()
    })
}

pub(crate) fn barriers(run: &Run, limit: &Limit) -> Option<Draft> {
    let calls = cost(run, |site| site.is(run, Tag::Barrier));
    let most = calls.calls_by_rank.iter().copied().max()?;
    if !limit.met(most as f64) {
        return None;
    }
    let on_time = on_time(run, &calls);
    if take_long(&calls, &on_time) {
        return None;
    }
    Some(Draft {
        title: format!(
            "A rank calls barriers {} times and spends {} in them on average{}.",
            count(most as f64),
            seconds_within(calls.mean_s(), calls.mean_error_s()),
            calls.mostly(run)
        ),
        gain_s: on_time.mean_s,
        gain_error_s: on_time.error_s,
        gain_basis: format!("mean time in barriers and fences, of which {}", on_time.late),
        evidence: vec![],
        advice: vec![
            "Remove the barriers that nothing needs: a message or a collective call waits for its data by itself.".into(),
            "Put more accesses (MPI_Put, MPI_Get, MPI_Accumulate) between two fences, or wait for those alone that take part (MPI_Win_post, MPI_Win_start).".into(),
        ],
        places: calls.named_places(run),
        ..Draft::default()
    })
}

/// Messages from this size on most libraries move only when both sides are in MPI; and it is their bytes that take the time.
pub(crate) const LARGE: f64 = 65536.0;

/// Variables that have an MPI move messages in a thread of its own.
const ASYNC: [&str; 3] = [
    "I_MPI_ASYNC_PROGRESS",
    "MPIR_CVAR_ASYNC_PROGRESS",
    "MPICH_ASYNC_PROGRESS",
];

/// Whether the MPI was told to.
fn has_progress_thread(run: &Run) -> bool {
    let on = |value: &String| {
        !matches!(
            value.trim().to_ascii_lowercase().as_str(),
            "" | "0" | "off" | "no" | "false"
        )
    };
    ASYNC
        .iter()
        .any(|name| run.facts().environment.get(*name).is_some_and(on))
}

/// What moves large messages while the program computes, by this MPI, as far as the program does not do it already.
pub(crate) fn progress(run: &Run) -> String {
    if has_progress_thread(run) {
        return "A thread of MPI's own is to move them meanwhile: give it a core, or see with mpirun … steelyard bench whether they take what this network takes."
            .into();
    }
    let own = match () {
        _ if is_any(run, &["Intel"]) => "I_MPI_ASYNC_PROGRESS=1 with a core for its thread",
        _ if is_any(run, &["MPICH"]) => "MPIR_CVAR_ASYNC_PROGRESS=1 with a core for its thread",
        _ => "",
    };
    let or_own = if own.is_empty() {
        String::new()
    } else {
        format!(" or {own}")
    };
    let posted = posted(run).count;
    if cost(run, |site| site.is(run, Tag::Looks)).count >= posted.max(1) {
        return format!(
            "The program looks in already (MPI_Test and the like): where each message takes several looks, look in more often{or_own}."
        );
    }
    format!(
        "Large messages move while the program is in MPI: between MPI_Isend and MPI_Waitall let it look in now and then (MPI_Testall after each part of the computing){or_own}."
    )
}

pub(crate) fn no_overlap(run: &Run, limit: &Limit) -> Option<Draft> {
    // Within a node the cores move the bytes themselves, and nothing is gained.
    let first = run.ranks().first()?.node;
    if run.ranks().iter().all(|rank| rank.node == first) {
        return None;
    }
    let posted = posted(run);
    let waits = cost(run, |site| site.is(run, Tag::Completes));
    let on_time = on_time(run, &waits);
    let waited = on_time.mean_s;
    // With a thread that moves them they do move: then it is the network.
    if has_progress_thread(run) || posted.mean_bytes() < LARGE || !limit.met_by(waited, run.elapsed_s()) {
        return None;
    }
    let times = run.times();
    let useful = (0..times.len()).map(|rank| times.useful(rank)).sum::<f64>() / times.len().max(1) as f64;
    Some(Draft {
        title: format!(
            "Messages of {} hardly move while ranks compute: a rank waits {} for them on average{}.",
            bytes(posted.mean_bytes()),
            seconds_within(waits.mean_s(), waits.mean_error_s()),
            waits.mostly(run)
        ),
        gain_s: waited.min(useful),
        gain_basis: format!(
            "mean time in MPI_Wait and the like, of which {}, at most that of computing",
            on_time.late
        ),
        evidence: vec![format!(
            "{} such messages were started without blocking.",
            count(posted.count as f64)
        )],
        advice: vec![progress(run)],
        places: waits.named_places(run),
        ..Draft::default()
    })
}

pub(crate) fn blocking(run: &Run, limit: &Limit) -> Option<Draft> {
    let times = run.times();
    let ranks = times.len() as f64;
    let mpi = times.family_total(Family::Mpi);
    let calls = cost(run, |site| site.is(run, Tag::Blocking));
    if mpi <= 0.0 || times.len() < 2 || !limit.met(calls.time_s / mpi) {
        return None;
    }
    let useful = (0..times.len()).map(|rank| times.useful(rank)).sum::<f64>() / ranks;
    let on_time = on_time(run, &calls);
    // The calls are timed, all of MPI is sampled.
    let parts = [
        calls.part_in_error(),
        sampled(run, mpi / ranks).map(|error| error * ranks / mpi),
    ];
    let of_mpi = parts.into_iter().flatten().reduce(f64::hypot);
    let of_mpi = of_mpi.map(|part| part * (calls.time_s / mpi).min(1.0));
    Some(Draft {
        title: format!(
            "A rank spends {} on average in sends and receives that block, and computes nothing meanwhile{}.",
            seconds_within(calls.mean_s(), calls.mean_error_s()),
            calls.mostly(run)
        ),
        gain_s: on_time.mean_s.min(useful),
        gain_error_s: match on_time.mean_s < useful {
            true => on_time.error_s,
            false => sampled(run, useful),
        },
        gain_basis: format!("mean time in these calls, of which {}", on_time.late),
        evidence: vec![format!(
            "{} calls take {} of the time in MPI.",
            count(calls.count as f64),
            text::within(Unit::Share, (calls.time_s / mpi).min(1.0), of_mpi)
        )],
        advice: vec![
            "Start them early (MPI_Irecv, MPI_Isend), compute what does not need the data, then MPI_Waitall.".into(),
        ],
        places: calls.named_places(run),
        of: Some((Calls::PointToPoint, on_time.mean_s)),
        ..Draft::default()
    })
}

pub(crate) fn too_little_work(run: &Run, limit: &Limit) -> Option<Draft> {
    let times = run.times();
    let ranks = times.len() as f64;
    // Looking whether a message has come is waiting for it.
    let looks = cost(run, |site| site.is(run, Tag::Looks));
    let calls = cost(run, |site| {
        site.class.family() == Family::Mpi && site.class != Class::MpiOther && !site.is(run, Tag::Looks)
    });
    if times.len() < 2 || calls.count < MANY * run.ranks().len() as u64 {
        return None;
    }
    // Large messages take their time however few ranks there are.
    let large = cost(run, |site| site.class.family() == Family::Mpi && site.mean() >= LARGE);
    let waits = cost(run, |site| site.class == Class::MpiWait);
    let posted = posted(run);
    let of_large = large.time_s
        + if posted.mean_bytes() >= LARGE {
            waits.time_s
        } else {
            0.0
        };
    if of_large > calls.time_s / 2.0 {
        return None;
    }
    let useful = (0..times.len()).map(|rank| times.useful(rank)).sum::<f64>();
    let mpi = (times.family_total(Family::Mpi) - times.class_total(Class::MpiOther) - looks.time_s)
        * on_time(run, &calls).part;
    if mpi <= 0.0 || !limit.met(useful / mpi) {
        return None;
    }
    let (between, within) = (useful / calls.count as f64, mpi / calls.count as f64);
    Some(Draft {
        title: format!(
            "There is too little work for {} ranks: a rank computes {} between MPI calls that take {}.",
            times.len(),
            about(
                between,
                sampled(run, useful / ranks).map(|error| error * between * ranks / useful)
            ),
            about(
                within,
                sampled(run, mpi / ranks).map(|error| error * within * ranks / mpi)
            )
        ),
        gain_s: mpi / ranks,
        gain_basis: "mean time of a rank in MPI, less starting, ending, and waiting for late ranks or cores".into(),
        evidence: vec![format!(
            "{} calls per rank; in all, computing takes {} of what communicating takes.",
            count((calls.count as f64 / ranks).round()),
            share_about(
                useful / mpi,
                sampled(run, mpi / ranks).map(|error| useful / mpi * error * ranks / mpi)
            )
        )],
        advice: vec![
            "Use fewer ranks for this problem, or give this many a larger one.".into(),
            "Communicate less often: several steps per exchange, fewer reductions.".into(),
        ],
        places: calls.named_places(run),
        ..Draft::default()
    })
}
