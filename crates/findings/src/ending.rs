//! How the run ended.

use crate::rule::{Draft, Limit};
use crate::words::{at, capital, counted, place, ranks, seconds, share};
use model::{End, Family, Fault, FrameId, Run, STUCK_S, Standing, StartAndEnd, TIMED_OUT, bad_ends};

/// The program's own place where a rank's main thread was last seen.
fn last_place(run: &Run, rank: usize) -> Option<FrameId> {
    let row = run.main_samples(rank).last()?;
    run.own_frame(model::ContextId(run.tables().samples.context[row]))
}

/// Whether the whole command says by its status that a signal from outside ended it.
fn by_signal(run: &Run) -> bool {
    matches!(run.facts().exit_status, Some(129 | 130 | 137 | 143))
}

/// Groups of ranks that are told of.
const GROUPS: usize = 5;

/// Where every rank was last seen, those at one place together: "rank 1 in MPI_Barrier at main (app.c:7); ranks 0 and 2 at …".
fn last_places(run: &Run) -> Option<String> {
    let waits = run.last_waits();
    let groups: Vec<(String, Vec<usize>)> = (run.standing().into_iter())
        .map(|group| {
            let place = at(run, group.frame);
            let mut for_whom: Vec<usize> = group
                .ranks
                .iter()
                .flat_map(|rank| waits[*rank].iter().copied())
                .collect();
            for_whom.sort_unstable();
            for_whom.dedup();
            // Who is told of beside is there, too.
            for_whom.retain(|rank| !group.ranks.contains(rank));
            let for_whom = match for_whom.as_slice() {
                [] => String::new(),
                whom => format!(" (waiting for {})", ranks(run, whom)),
            };
            let place = match run.call_name(group.call) {
                "" => place,
                call => format!(" in {call}{place}{for_whom}"),
            };
            (place, group.ranks)
        })
        .filter(|(place, _)| !place.is_empty())
        .collect();
    let told: Vec<String> = groups
        .iter()
        .take(GROUPS)
        .map(|(place, of)| format!("{}{place}", ranks(run, of)))
        .collect();
    let more = match groups.len().saturating_sub(GROUPS) {
        0 => String::new(),
        more => format!("; the rest at {}", counted(more as f64, "other place")),
    };
    (run.ranks().len() > 1 && !told.is_empty()).then(|| format!("Last samples: {}{more}.", told.join("; ")))
}

/// Frames of a fault's stack that are told.
const FRAMES: usize = 10;

/// " at step (app.c:7), at address 0x8: address not mapped (SEGV_MAPERR)".
fn fault_at(run: &Run, fault: &Fault) -> String {
    let address = match (fault.address, text::fault_meaning(fault.signal, fault.code)) {
        // Of arithmetic, the address is that of the instruction.
        (_, Some(why)) if matches!(fault.signal, 4 | 8) => format!(": {why}"),
        (Some(address), Some(why)) if fault.code != 128 => format!(", by an access to {address:#x}: {why}"),
        (_, Some(why)) => format!(": {why}"),
        _ => String::new(),
    };
    format!("{}{address}", at(run, fault.place(run)))
}

/// The stack of a fault, and the thread that it came to.
fn fault_stack(run: &Run, fault: &Fault) -> Vec<String> {
    let mut told = Vec::new();
    // What starts a program or a thread tells nothing.
    let is_program = |frame: &FrameId| run.is_own(*frame) && run.place(*frame).function != "_start";
    let upto = (fault.stack.iter()).rposition(is_program);
    let stack = &fault.stack[..upto.map_or(fault.stack.len(), |last| last + 1)];
    if !stack.is_empty() {
        let names = stack.iter().take(FRAMES).map(|frame| run.place(*frame).to_string());
        let more = match stack.len().saturating_sub(FRAMES) {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        told.push(format!(
            "Stack at that moment, innermost first: {}{more}.",
            names.collect::<Vec<_>>().join(", ")
        ));
    }
    if let Some(name) = &fault.thread {
        told.push(match name.as_str() {
            "" => "It came to another thread than the main one.".to_string(),
            name => format!("It came to the thread {name}, not to the main one."),
        });
    }
    told
}

/// What a run that failed had come to.
enum Hang {
    /// Ranks of which each waited for the next, and the last for the first.
    Circle(Vec<usize>),
    /// The rank for which all others waited, in MPI.
    For(usize),
}

impl Hang {
    /// Where it lasted for [`STUCK_S`] at least; that all wait for one rank says something only `from_outside`.
    fn of(run: &Run, standing: &[Standing], from_outside: bool) -> Option<Self> {
        let waits = run.last_waits();
        if let Some(circle) = run.deadlock(&waits, standing, false) {
            return Some(Self::Circle(circle));
        }
        if !from_outside {
            return None;
        }
        let stuck = |group: &&Standing| group.for_s.0 >= STUCK_S;
        let (waiting, others): (Vec<&Standing>, Vec<&Standing>) =
            (standing.iter().filter(stuck)).partition(|group| group.class.family() == Family::Mpi);
        let &[rank] = others.first()?.ranks.as_slice() else {
            return None;
        };
        let seen: usize = waiting.iter().map(|group| group.ranks.len()).sum();
        let awaited = waiting
            .iter()
            .flat_map(|group| &group.ranks)
            .any(|other| waits[*other].contains(&rank));
        (awaited && seen + 1 == run.everyone().len()).then_some(Self::For(rank))
    }

    /// "Ranks 0 and 1 waited for each other in MPI_Send at main (app.c:7), a deadlock,"
    fn told(&self, run: &Run, standing: &[Standing]) -> String {
        let group = |rank: usize| standing.iter().find(|group| group.ranks.contains(&rank));
        match self {
            Self::Circle(circle) => {
                let together = group(circle[0]).filter(|group| circle.iter().all(|rank| group.ranks.contains(rank)));
                let place = together.map_or(String::new(), |group| {
                    format!(" in {}{}", run.call_name(group.call), at(run, group.frame))
                });
                let mut of = circle.clone();
                of.sort_unstable();
                format!(
                    "{} waited for each other{place}, a deadlock,",
                    capital(&ranks(run, &of))
                )
            }
            Self::For(rank) => {
                let others: Vec<usize> = (0..run.ranks().len()).filter(|other| other != rank).collect();
                let last = group(*rank).map_or(String::new(), |group| at(run, group.frame));
                let at_last = if last.is_empty() {
                    last
                } else {
                    format!(", last sampled{last},")
                };
                format!(
                    "{} waited in MPI for {}{at_last}",
                    capital(&ranks(run, &others)),
                    ranks(run, &[*rank])
                )
            }
        }
    }
}

/// Whether the run failed, in a deadlock.
pub(crate) fn hung(run: &Run) -> bool {
    !bad_ends(run).is_empty() && run.deadlock(&run.last_waits(), &run.standing(), false).is_some()
}

pub(crate) fn ended_badly(run: &Run, _: &Limit) -> Option<Draft> {
    let ends = bad_ends(run);
    let &(end, ended) = ends.first()?;
    let at_ns = ended.end_ns;
    // Of an unmeasured one nothing more is known than its end.
    let rank = run.ranks().iter().position(|rank| rank.id == ended.id);
    // Launchers that are told to end do it to their processes each in its own way, and that says nothing.
    let told = run.facts().told_to_end;
    let told = told.filter(|_| matches!(end, End::Killed(_) | End::Status(_) | End::NoFinalize));
    // `timeout` says so by its own status, whatever the launcher made of it.
    let timed_out = told.is_none()
        && run.facts().exit_status == Some(TIMED_OUT)
        && match end {
            End::Killed(_) | End::NoFinalize => true,
            // Of its own a program may end so as well.
            End::Status(_) => run.timed_out(),
            _ => false,
        };
    let who = match rank {
        _ if timed_out || told.is_some() => "The run".into(),
        Some(rank) => capital(&ranks(run, &[rank])),
        None => capital(&format!("{} {}", run.rank_noun(), ended.id.0)),
    };
    // As the head counts it.
    let start_ns = run.span_ns().0;
    let after = seconds((at_ns - start_ns) as f64 / 1e9);
    let fault = rank.and_then(|rank| run.fault(&run.ranks()[rank]));
    let fault =
        fault.filter(|_| told.is_none() && !timed_out && matches!(end, End::Fault(_) | End::Abort { mpi: false, .. }));
    let last = match &fault {
        Some(fault) => fault.place(run),
        None => rank.and_then(|rank| last_place(run, rank)),
    };
    // The moment of the sample is up to a period before the end.
    // That of one rank says little of a run that was ended.
    let of_one = last.filter(|_| told.is_none() && !timed_out || run.ranks().len() == 1);
    let seen = match &fault {
        Some(fault) => fault_at(run, fault),
        None => of_one.map_or(String::new(), |_| format!(", last sampled{}", at(run, last))),
    };
    let how = match told.map_or(end, End::Killed) {
        _ if timed_out => "was ended from outside, by a time limit (exit status 124)".to_string(),
        End::Fault(signal) | End::Killed(signal) => format!("was ended by {}", text::signal_meaning(signal)),
        End::Abort {
            mpi: true,
            code: Some(code),
        } => format!("ended the run by MPI_Abort (exit status {code})"),
        End::Abort { mpi: true, .. } => "ended the run by MPI_Abort".to_string(),
        End::Abort { mpi: false, .. } => "ended itself by abort".to_string(),
        End::Status(status) => format!("ended with exit status {status}"),
        End::NoFinalize => "ended without MPI_Finalize".to_string(),
    };
    let judged = if run.has_mpi() { run.everyone().len() } else { 1 };
    let mut evidence = fault.as_ref().map_or(Vec::new(), |fault| fault_stack(run, fault));
    evidence.extend(last_places(run));
    let outside = told.is_some() || timed_out || end == End::NoFinalize && by_signal(run);
    let standing = run.standing();
    let hang = Hang::of(run, &standing, outside);
    if let Some(Hang::Circle(circle)) = &hang {
        evidence.insert(
            0,
            format!(
                "In the end each of these ranks had waited for the next for more than {STUCK_S} s, in a circle (a deadlock): {}.",
                run.told_in_a_circle(circle)
            ),
        );
    }
    if ends.len() > 1 && !outside {
        evidence.push(format!(
            "{} of {} did not end as they should; this one is the cause or the first.",
            ends.len(),
            counted(judged as f64, run.rank_noun())
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
    let advice = match end {
        _ if matches!(hang, Some(Hang::Circle(_))) => {
            "Each waits for what the next would send or receive only afterwards: change the order of the calls, or start them without blocking (MPI_I…)."
        }
        _ if matches!(hang, Some(Hang::For(_))) => {
            "Look why that rank does not come: whether what it did last ever ends, or takes the longer the larger the case is; then give the run more time."
        }
        _ if outside => "It was ended from outside, by a limit of time or by hand: give it more time, or fewer steps.",
        End::Fault(6) if fault.is_some() => {
            "Read the program's own message: abort and failed assertions end it on purpose, at that line."
        }
        End::Fault(_) if fault.is_some() => {
            "Look at that line first. Where what it uses was corrupted earlier, a build with -g -fsanitize=address (or valgrind) names the access that did it."
        }
        End::Fault(_) => {
            "Run it in a debugger, or rebuild with -g -fsanitize=address: they name the place of the fault, which the last sample need not."
        }
        End::Abort { .. } => "Read the program's own message: it ended on purpose.",
        End::Killed(9) => "Look whether the job ran out of memory or time: the scheduler's log says so.",
        End::Killed(2 | 3) => "It was interrupted by hand: let it run to its end, or give it fewer steps.",
        End::Killed(_) => "Look in the scheduler's log for a time limit or a cancellation.",
        End::Status(_) => {
            "Read the program's own message. Where it failed, what is measured here is a part of its work; some programs tell a result so, as solvers, grep and diff do."
        }
        End::NoFinalize => "Call MPI_Finalize before the end; most launchers take its absence for a failure.",
    };
    Some(Draft {
        // Where a program ended itself, by a fault or on purpose, that place is first.
        title: match hang.filter(|_| !matches!(end, End::Fault(_) | End::Abort { .. })) {
            Some(hang) => format!(
                "{} when {} {how} after {after}; the numbers describe the run until then.",
                hang.told(run, &standing),
                who.replacen("The run", "the run", 1).replacen("Rank", "rank", 1)
            ),
            None => format!("{who} {how} after {after}{seen}; the numbers describe the run until then."),
        },
        evidence,
        advice: vec![advice.to_string()],
        ranks: rank.into_iter().collect(),
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

/// Runs of which starting and ending MPI is a finding.
const LONG_S: f64 = 10.0;

pub(crate) fn start_and_finish(run: &Run, limit: &Limit) -> Option<Draft> {
    // How long it would have run is not known.
    if !bad_ends(run).is_empty() {
        return None;
    }
    let StartAndEnd { init, finalize } = run.start_and_end_of_mpi();
    let longer = if init.seconds() >= finalize.seconds() {
        init
    } else {
        finalize
    };
    let (init, finish) = (init.seconds(), finalize.seconds());
    let both = init + finish;
    // Of a shorter run, nobody wants to hear it first: it is said in the head.
    if run.elapsed_s() < LONG_S {
        return None;
    }
    if !limit.met_by(both, run.elapsed_s()) {
        return None;
    }
    Some(Draft {
        title: format!(
            "Starting and ending MPI (MPI_Init, MPI_Finalize) takes {} of the {} that the program runs.",
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
        span_ns: longer.span(),
        ..Draft::default()
    })
}
