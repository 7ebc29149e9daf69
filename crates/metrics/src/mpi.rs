//! MPI: what its time consists of, and what it moves.

use crate::metric::{Measured, Missing, Value};
use model::{CallId, CallSite, CallTotals, Cause, Class, Family, NotReceived, Received, Run, Tag};

pub(crate) fn needs_mpi(run: &Run) -> Result<(), Missing> {
    if run.has_mpi() {
        Ok(())
    } else {
        Err(Missing::not_applicable("this program does not use MPI"))
    }
}

/// A class's share of its family's time, all ranks together.
pub(crate) fn class_share(run: &Run, class: Class, none: &str) -> Measured {
    let times = run.times();
    let family = times.family_total(class.family());
    if family <= 0.0 {
        return Err(Missing::not_applicable(none));
    }
    let share = times.class_total(class) / family;
    let by_rank = (0..times.len()).filter_map(|rank| {
        let family = times.family(rank, class.family());
        (family > 0.0).then(|| (rank, times.class(rank, class) / family))
    });
    let spread = crate::Spread::of(run, by_rank);
    let of_family = |other: Class| other.family() == class.family();
    let error = |class: Class| times.classes_error(|other| other == class, of_family);
    // All of them or none: those that are shown add up.
    let unknown = |class: Class| error(class).is_some_and(|error| error >= KNOWS_NOTHING);
    let error = error(class);
    if Class::ALL.into_iter().filter(|class| of_family(*class)).any(unknown) {
        return Err(Missing::not_applicable("too few samples were taken of it"));
    }
    Ok(Value {
        value: share,
        error,
        spread,
    })
}

/// Standard error from which on a share may be any: what four samples give.
const KNOWS_NOTHING: f64 = 0.25;

fn mpi_class_share(run: &Run, class: Class) -> Measured {
    needs_mpi(run)?;
    class_share(run, class, "no time was seen in MPI")
}

pub(crate) fn collective_share(run: &Run) -> Measured {
    mpi_class_share(run, Class::MpiCollective)
}

pub(crate) fn p2p_share(run: &Run) -> Measured {
    mpi_class_share(run, Class::MpiP2p)
}

pub(crate) fn wait_share(run: &Run) -> Measured {
    mpi_class_share(run, Class::MpiWait)
}

pub(crate) fn rma_share(run: &Run) -> Measured {
    mpi_class_share(run, Class::MpiRma)
}

pub(crate) fn other_share(run: &Run) -> Measured {
    mpi_class_share(run, Class::MpiOther)
}

pub(crate) fn start_share(run: &Run) -> Measured {
    let other = other_share(run)?;
    let (calls, times) = (&run.tables().samples.call, run.times());
    let by_rank: Vec<f64> = (0..times.len())
        .map(|rank| {
            let (mut all, mut wanted) = (0.0, 0.0);
            for piece in run
                .pieces(rank)
                .filter(|piece| run.sample_classes()[piece.row] == Class::MpiOther)
            {
                all += piece.ticks();
                if run.call_is(CallId(calls[piece.row]), Tag::StartEnd) {
                    wanted += piece.ticks();
                }
            }
            times.class(rank, Class::MpiOther) * if all > 0.0 { wanted / all } else { 0.0 }
        })
        .collect();
    let share = by_rank.iter().sum::<f64>() / times.family_total(Family::Mpi);
    Ok(Value::of(share).with_error(other.error))
}

pub(crate) fn late_share(run: &Run) -> Measured {
    needs_mpi(run)?;
    if run.ranks().len() < 2 {
        return Err(Missing::not_applicable("one rank waits for nobody"));
    }
    let snapshots = run.snapshots();
    let in_mpi: f64 = snapshots.in_mpi_s();
    if in_mpi <= 0.0 {
        return Err(Missing::not_applicable("no time was seen in MPI"));
    }
    Ok(of_mpi(run, snapshots.held_up().waiting_s / in_mpi))
}

/// A share of the time in MPI that samples of all ranks at the same moments tell, with its error.
fn of_mpi(run: &Run, share: f64) -> Value {
    let times = run.times();
    let observations = times.observations_together() * times.family_total(Family::Mpi) / times.total();
    Value::of(share).with_error(times.share_error(share, observations))
}

pub(crate) fn deadlock_share(run: &Run) -> Measured {
    needs_mpi(run)?;
    let snapshots = run.snapshots();
    let seconds = snapshots.waiting().seconds(Cause::Deadlock);
    if seconds <= 0.0 {
        return Err(Missing::not_applicable("no ranks were in a deadlock"));
    }
    Ok(of_mpi(run, seconds / snapshots.in_mpi_s()))
}

pub(crate) fn together_share(run: &Run) -> Measured {
    let late = late_share(run)?;
    let others = [start_share(run), deadlock_share(run)];
    let others: f64 = others.into_iter().flatten().map(|other| other.value).sum();
    Ok(Value {
        // Ranks that start late are waited for by those that start.
        value: (1.0 - late.value - others).max(0.0),
        ..late
    })
}

fn is_mpi(site: &CallSite) -> bool {
    site.class.family() == Family::Mpi
}

/// Totals of calls, missing where none was made.
pub(crate) fn totals(run: &Run, wanted: impl Fn(&CallSite) -> bool, none: &str) -> Result<CallTotals, Missing> {
    let totals = run.totals(wanted);
    if totals.count == 0 {
        return Err(Missing::not_applicable(none));
    }
    Ok(totals)
}

/// Bytes over seconds, with the error that the seconds bring.
pub(crate) fn rate(bytes: u64, time_s: f64, error_s: f64) -> Measured {
    if time_s <= 0.0 {
        return Err(Missing::unknown("its calls took too little time to be measured", ""));
    }
    let rate = bytes as f64 / time_s;
    Ok(Value::of(rate).with_error(Some(rate * error_s / time_s)))
}

pub(crate) fn calls(run: &Run) -> Measured {
    needs_mpi(run)?;
    let totals = totals(run, is_mpi, "no MPI call was made")?;
    Ok(Value::of(totals.count as f64).with_spread(run, &run.calls_by_rank(Family::Mpi)))
}

pub(crate) fn calls_per_second(run: &Run) -> Measured {
    needs_mpi(run)?;
    let totals = totals(run, is_mpi, "no MPI call was made")?;
    let elapsed: f64 = run.ranks().iter().map(|rank| rank.elapsed_s()).sum();
    if elapsed <= 0.0 {
        return Err(crate::overview::no_time());
    }
    Ok(Value::of(totals.count as f64 / elapsed))
}

pub(crate) fn bytes_sent(run: &Run) -> Measured {
    needs_mpi(run)?;
    Ok(Value::of(
        totals(run, is_mpi, "no MPI call was made")?.moved.sent as f64,
    ))
}

pub(crate) fn bytes_received(run: &Run) -> Measured {
    needs_mpi(run)?;
    let totals = totals(run, is_mpi, "no MPI call was made")?;
    if let Some(received) = received(run)? {
        let value = Value::of(received.messages.saturating_add(received.others) as f64);
        return Ok(match received.by_rank {
            Some(by_rank) => value.with_spread(run, &by_rank),
            None => value,
        });
    }
    if totals.moved.posted > 0 {
        return Err(Missing::unknown(
            "receives were posted (MPI_Irecv), and who got what was sent was not recorded",
            "Measure the program again: this version records it.",
        ));
    }
    Ok(Value::of(totals.moved.received as f64))
}

/// What ranks received; `None` where only what receives themselves brought is known.
fn received(run: &Run) -> Result<Option<Received>, Missing> {
    let missing = |reason: &str| Err(Missing::unknown(reason, ""));
    match run.received() {
        Ok(received) => Ok(Some(received)),
        Err(NotReceived::NoReceivers) => Ok(None),
        Err(NotReceived::RanksMissing(ranks)) => missing(&format!(
            "of {ranks} of the ranks nothing was recorded, and what they sent is not known"
        )),
        Err(NotReceived::Outside) => missing(
            "the program exchanged messages with processes outside its MPI_COMM_WORLD, and what those sent is not known",
        ),
        Err(NotReceived::SomeUnknown) => missing("of some messages it is not known which rank got them"),
    }
}

pub(crate) fn mean_message(run: &Run) -> Measured {
    needs_mpi(run)?;
    let (mut calls, mut bytes) = (0.0, 0.0);
    for site in run
        .call_sites()
        .iter()
        .filter(|site| is_mpi(site) && site.moved.sent > 0)
    {
        // The first bin of the histogram holds the calls without bytes; a call that never returned is in none.
        let known = site.size_bins[1..].iter().map(|calls| *calls as f64).sum::<f64>();
        // Other tools tell sums alone.
        calls += if run.is_imported() { site.count as f64 } else { known };
        bytes += site.moved.sent as f64;
    }
    if calls <= 0.0 || bytes <= 0.0 {
        return Err(Missing::not_applicable("no MPI call sent any byte"));
    }
    Ok(Value::of(bytes / calls))
}

/// Bytes of a call on average below which its time says nothing of bytes.
const LEAST_OF_A_RATE: f64 = 1000.0;

fn moves_bytes(bytes: u64, calls: u64) -> Result<(), Missing> {
    match (bytes as f64) < LEAST_OF_A_RATE * calls as f64 {
        true => Err(Missing::not_applicable(
            "these calls move less than 1 kB each, and their time is not that of bytes",
        )),
        false => Ok(()),
    }
}

pub(crate) fn collective_rate(run: &Run) -> Measured {
    needs_mpi(run)?;
    let totals = totals(
        run,
        |site| site.class == Class::MpiCollective,
        "no collective call was made",
    )?;
    moves_bytes(totals.moved.all(), totals.count)?;
    rate(totals.moved.all(), totals.time_s, totals.error_s)
}

pub(crate) fn p2p_rate(run: &Run) -> Measured {
    needs_mpi(run)?;
    let calls = totals(
        run,
        |site| site.class == Class::MpiP2p,
        "no point-to-point call was made",
    )?;
    let waits = run.class_totals(Class::MpiWait);
    let received = received(run)?.map_or(calls.moved.received, |received| received.messages);
    let bytes = calls.moved.sent.saturating_add(received);
    moves_bytes(bytes, calls.count)?;
    rate(bytes, calls.time_s + waits.time_s, calls.error_s.hypot(waits.error_s))
}
