//! What MPI-IO does besides moving data: opening, setting views, closing.

use super::each_of;
use super::meta::{AGAIN, is_reopened};
use crate::rule::{Draft, Limit};
use crate::sites::{Site, cost};
use crate::words::{count, io_seconds};
use model::{Class, Run, Tag};

/// Whether a call of MPI-IO neither moves nor syncs data.
pub(super) fn sets_up(run: &Run, site: &Site) -> bool {
    let data = site.is(run, Tag::Reads) || site.is(run, Tag::Writes) || site.is(run, Tag::Sync);
    site.class == Class::MpiIo && !data
}

pub(crate) fn mpi_io_setup(run: &Run, limit: &Limit) -> Option<Draft> {
    // One file opened again and again is told of by itself.
    let again = is_reopened(run, AGAIN);
    let calls = cost(run, |site| {
        sets_up(run, site) && !(again && site.is(run, Tag::OpenClose))
    });
    let many = calls
        .calls_by_rank
        .iter()
        .copied()
        .max()
        .filter(|many| limit.met(*many as f64))?;
    // All of a communicator take part, so the others wait for the last: the rank that comes last spends what it really takes.
    let taking_part = (0..calls.by_rank.len()).filter(|rank| calls.calls_by_rank[*rank] * 2 >= many);
    let (least, part) = (taking_part.clone())
        .map(|rank| (rank, calls.by_rank[rank]))
        .min_by(|a, b| a.1.total_cmp(&b.1))?;
    let by_call = calls.by_call();
    let share = |seconds: f64| io_seconds(run, seconds * part / calls.time_s);
    let named: Vec<String> = (by_call.iter().take(3))
        .map(|(call, seconds)| format!("{} {}", run.call_name(*call), share(*seconds)))
        .collect();
    let opens = by_call
        .first()
        .is_some_and(|(call, _)| run.call_is(*call, Tag::OpenClose));
    let (keep, view) = (
        "Open a file once and keep it open for all dumps; or put several dumps, or several of a dump's files, into one.",
        "Set a file's view once, for all dumps; where a rank's part lies together, give its offset instead (MPI_File_write_at_all), which needs no view.",
    );
    Some(Draft {
        title: format!(
            "Opening files through MPI-IO, setting their views and closing them takes {} {} or more{}.",
            each_of(run, taking_part.count()),
            io_seconds(run, part),
            calls.mostly(run)
        ),
        gain_s: part * (1.0 - by_call.len() as f64 / many as f64).max(0.0),
        gain_basis: "the least time of a rank in these calls, if each were made once".into(),
        evidence: vec![format!(
            "Rank {} makes {} of these calls: {}{}.",
            run.ranks()[least].id.0,
            count(calls.calls_by_rank[least] as f64),
            named.join(", "),
            if by_call.len() > 3 { " and others" } else { "" }
        )],
        advice: if opens {
            vec![keep.into(), view.into()]
        } else {
            vec![view.into(), keep.into()]
        },
        places: calls.named_places(run),
        ..Draft::default()
    })
}
