//! Syncing data to storage.

use super::{by_the_clock, those_who};
use crate::rule::{Draft, Limit};
use crate::sites::cost;
use crate::words::{capital, count, io_seconds, ranks};
use model::{Class, Run, Tag};

pub(crate) fn sync_storm(run: &Run, limit: &Limit) -> Option<Draft> {
    let calls = cost(run, |site| site.class == Class::IoSync || site.is(run, Tag::Sync));
    let (rank, most) = calls.most();
    let many = *calls.calls_by_rank.get(rank)?;
    if !limit.met(many as f64) {
        return None;
    }
    Some(Draft {
        title: format!(
            "{} waits {} times until data are on the medium, {} in all{}{}.",
            capital(&ranks(run, &[rank])),
            count(many as f64),
            io_seconds(run, most),
            if run.is_shared(rank) {
                ", its threads together"
            } else {
                ""
            },
            calls.mostly(run)
        ),
        gain_s: by_the_clock(run, rank, most) * (1.0 - 1.0 / many as f64),
        gain_basis: "the largest time in these calls, if there were one".into(),
        evidence: vec![format!(
            "A call takes {} on average.",
            io_seconds(run, calls.time_s / calls.count as f64)
        )],
        advice: vec![format!(
            "Sync ({}) once, at a checkpoint's end, and not after each write.",
            (calls.by_call().first().map(|(call, _)| run.call_name(*call)))
                .filter(|name| !name.contains(' '))
                .unwrap_or("fsync")
        )],
        ranks: those_who(&calls),
        places: calls.named_places(run),
        ..Draft::default()
    })
}
