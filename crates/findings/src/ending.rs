//! How the run ended.

use crate::rule::{Draft, Limit};
use crate::words::{at, capital, place, ranks, seconds, several, share};
use model::{FrameId, Rank, Run};

/// How a process ended, the worse the smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    /// A signal that a fault of its own brings.
    Fault(i32),
    /// It called MPI_Abort or abort.
    Abort,
    /// It was told to stop, or stopped without a word: SIGKILL, SIGTERM and their like.
    Killed(i32),
    /// It ended itself with this status.
    Status(i32),
    /// It left without MPI_Finalize.
    NoFinalize,
}

fn end(run: &Run, rank: &Rank) -> Option<End> {
    let (processes, row) = (&run.tables().processes, rank.process.row());
    let signal = processes.exit_signal[row];
    let status = processes.exit_status[row];
    match run.text(processes.end[row]) {
        // SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS.
        _ if [4, 5, 6, 7, 8, 11, 31].contains(&signal) => Some(End::Fault(signal)),
        "mpi_abort" | "abort" => Some(End::Abort),
        _ if signal > 0 => Some(End::Killed(signal)),
        "exec" => None,
        _ if status > 0 => Some(End::Status(status)),
        _ if processes.mpi_init_end_ns[row] >= 0 && processes.mpi_finalize_begin_ns[row] < 0 => Some(End::NoFinalize),
        _ => None,
    }
}

fn signal_name(signal: i32) -> String {
    let name = match signal {
        1 => "SIGHUP, its terminal went away",
        2 => "SIGINT, interrupted from the keyboard",
        4 => "SIGILL, an illegal instruction",
        6 => "SIGABRT, it or its libraries called abort",
        7 => "SIGBUS, memory that is not there",
        8 => "SIGFPE, an arithmetic fault",
        9 => "SIGKILL, killed without a chance to clean up",
        11 => "SIGSEGV, an access to memory that is not its own",
        15 => "SIGTERM, told to end",
        24 => "SIGXCPU, over its limit of processor time",
        25 => "SIGXFSZ, over its limit of file size",
        _ => return format!("signal {signal}"),
    };
    name.to_string()
}

/// The program's own place where a rank's main thread was last seen.
fn last_place(run: &Run, rank: usize) -> Option<FrameId> {
    let row = run.main_samples(rank).last()?;
    run.own_frame(model::ContextId(run.tables().samples.context[row]))
}

/// Whether the whole command was ended from outside: by a signal, or by `timeout`, whose status for it is 124.
fn end_of_command(run: &Run) -> bool {
    let killed = |rank: &Rank| run.tables().processes.exit_signal[rank.process.row()] > 0;
    matches!(run.facts().exit_status, Some(124 | 129 | 130 | 137 | 143)) || run.ranks().iter().any(killed)
}

pub(crate) fn ended_badly(run: &Run, _: &Limit) -> Option<Draft> {
    // Without MPI only the first process speaks for the run: that a helper ends with a status is often its answer.
    let judged = if run.has_mpi() {
        run.ranks().len()
    } else {
        run.ranks().len().min(1)
    };
    let mut ends: Vec<(End, i64, usize)> = (run.ranks()[..judged].iter().enumerate())
        .filter_map(|(index, rank)| Some((end(run, rank)?, rank.end_ns, index)))
        .collect();
    // A launcher kills the others when one has died: the first fault is the cause, else whoever ended first.
    ends.sort_by_key(|(end, at, index)| (matches!(end, End::Killed(_) | End::NoFinalize), *at, *index));
    let (end, at_ns, rank) = *ends.first()?;
    let who = capital(&ranks(run, &[rank]));
    // As the head counts it: from the first rank's start.
    let start_ns = run.ranks().iter().map(|rank| rank.start_ns).min().unwrap_or(0);
    let after = seconds((at_ns - start_ns) as f64 / 1e9);
    let last = last_place(run, rank);
    // The moment of the sample is up to a period before the end.
    let seen = last.map_or(String::new(), |_| format!(", last sampled{}", at(run, last)));
    let how = match end {
        End::Fault(signal) | End::Killed(signal) => format!("was ended by {}", signal_name(signal)),
        End::Abort if run.has_mpi() => "ended the run by MPI_Abort or abort".to_string(),
        End::Abort => "ended itself by abort".to_string(),
        End::Status(status) => format!("ended with exit status {status}"),
        End::NoFinalize => "ended without MPI_Finalize".to_string(),
    };
    let mut evidence = vec![];
    if ends.len() > 1 {
        evidence.push(format!(
            "{} of {} did not end as they should; this one is the cause or the first.",
            ends.len(),
            several(judged as f64, run.rank_noun())
        ));
    }
    let fullest = run.node_readings().into_iter().filter(|node| node.memory_bytes > 0);
    let fullest = fullest
        .map(|node| node.peak_used_bytes as f64 / node.memory_bytes as f64)
        .fold(0.0, f64::max);
    if matches!(end, End::Killed(9)) && fullest > 0.9 {
        evidence.push(format!(
            "{} of the memory of one node was in use: the system may have killed it for that.",
            share(fullest)
        ));
    }
    let told_to_end = end_of_command(run);
    let advice = match end {
        End::NoFinalize if told_to_end => {
            "It was ended from outside, by a limit of time or by hand: give it more time, or fewer steps."
        }
        End::Fault(_) => {
            "Run it in a debugger, or rebuild with -g -fsanitize=address: they name the place of the fault, which the last sample need not."
        }
        End::Abort => "Read the program's own message: it ended on purpose.",
        End::Killed(9) => "Look whether the job ran out of memory or time: the scheduler's log says so.",
        End::Killed(_) => "Look in the scheduler's log for a time limit or a cancellation.",
        End::Status(_) => "Read the program's own message: what is measured here may be a failure's beginning.",
        End::NoFinalize => "Call MPI_Finalize before the end; most launchers take its absence for a failure.",
    };
    Some(Draft {
        title: format!("{who} {how} after {after}{seen}; the numbers describe the run until then."),
        evidence,
        advice: vec![advice.to_string()],
        ranks: vec![rank],
        places: last.map(|frame| place(run, frame)).into_iter().collect(),
        // The moment of its end.
        span_ns: moment(at_ns),
        ..Draft::default()
    })
}

fn moment(at_ns: i64) -> Option<(u64, u64)> {
    let at = u64::try_from(at_ns).ok()?;
    Some((at, at))
}

pub(crate) fn start_and_finish(run: &Run, limit: &Limit) -> Option<Draft> {
    let processes = &run.tables().processes;
    let span = |from: &[i64], to: &[i64], row: usize| match (from[row], to[row]) {
        (from, to) if from >= 0 && to > from => (to - from) as f64 / 1e9,
        _ => 0.0,
    };
    let rows = || run.ranks().iter().map(|rank| rank.process.row());
    let longest = |from: &[i64], to: &[i64]| {
        rows()
            .map(|row| (span(from, to, row), (from[row], to[row])))
            .fold((0.0, (-1, -1)), |most, one| if one.0 > most.0 { one } else { most })
    };
    let (init, of_init) = longest(&processes.mpi_init_begin_ns, &processes.mpi_init_end_ns);
    let (finish, of_finish) = longest(&processes.mpi_finalize_begin_ns, &processes.mpi_finalize_end_ns);
    let longer = if init >= finish { of_init } else { of_finish };
    let both = init + finish;
    if !limit.met_by(both, run.elapsed_s()) {
        return None;
    }
    Some(Draft {
        title: format!(
            "Starting and ending MPI takes {} of the {} that the program runs.",
            seconds(both),
            seconds(run.elapsed_s())
        ),
        gain_s: both,
        gain_basis: "the longest MPI_Init and MPI_Finalize of a rank".into(),
        evidence: vec![match finish {
            0.0 => format!(
                "MPI_Init takes up to {}; MPI_Finalize was not completed.",
                seconds(init)
            ),
            _ => format!(
                "MPI_Init takes up to {}, MPI_Finalize up to {}.",
                seconds(init),
                seconds(finish)
            ),
        }],
        advice: vec![
            "Do more in one run: this cost is paid once, however long the run is.".into(),
            "If it grows with the ranks, ask for a faster start (PMIx, libraries on a fast file system).".into(),
        ],
        // Of the two, the longer.
        span_ns: u64::try_from(longer.0).ok().zip(u64::try_from(longer.1).ok()),
        ..Draft::default()
    })
}
