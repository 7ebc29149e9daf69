//! Syncing data to storage: by calls, and by writes to files opened so.

use super::{by_the_clock, those_who};
use crate::rule::{Draft, Limit};
use crate::sites::cost;
use crate::words::{bytes, capital, count, io_seconds, ranks};
use model::{Class, FileView, Part, Run, Tag};

pub(crate) fn sync_storm(run: &Run, limit: &Limit) -> Option<Draft> {
    let calls = cost(run, |site| site.class == Class::IoSync || site.is(run, Tag::Sync));
    let (rank, most) = calls.most();
    let many = *calls.calls_by_rank.get(rank)?;
    if !limit.met(many as f64) {
        return None;
    }
    Some(Draft {
        title: format!(
            "{} waits {} times until data are on disk, {} in all{}{}.",
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
        gain_basis: "the largest time of a process in these calls, less one of them".into(),
        evidence: vec![format!(
            "A call takes {} on average.",
            io_seconds(run, most / many as f64)
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

/// Writes of a process to files of which each waits for the disk.
#[derive(Default)]
struct Durable {
    calls: u64,
    bytes: u64,
    time_s: f64,
}

pub(crate) fn durable_writes(run: &Run, limit: &Limit) -> Option<Draft> {
    let mut by_rank: Vec<Durable> = (0..run.ranks().len()).map(|_| Durable::default()).collect();
    let mut most_written: Option<(u64, &FileView)> = None;
    for file in run.files().iter() {
        let durable = |part: &&Part| part.of.durable_opens > 0 && part.of.durable_opens == part.of.opens;
        let mut calls = 0;
        for part in run.files().parts(file).iter().filter(durable) {
            calls += part.of.write.calls;
            if let Some(sum) = part.rank.and_then(|rank| by_rank.get_mut(rank)) {
                sum.calls = sum.calls.saturating_add(part.of.write.calls);
                sum.bytes = sum.bytes.saturating_add(part.of.write.bytes);
                sum.time_s += part.of.write.time_s;
            }
        }
        if calls > most_written.map_or(0, |(most, _)| most) {
            most_written = Some((calls, file));
        }
    }
    let (rank, most) =
        (by_rank.iter().enumerate()).max_by(|a, b| a.1.time_s.total_cmp(&b.1.time_s).then(b.0.cmp(&a.0)))?;
    if !limit.met(most.calls as f64) {
        return None;
    }
    let writes = cost(run, |site| site.class == Class::IoWrite);
    let (_, file) = most_written?;
    Some(Draft {
        title: format!(
            "{} writes {} times to files opened with O_SYNC or O_DSYNC, and waits each time until the data are on disk: {} in all{}.",
            capital(&ranks(run, &[rank])),
            count(most.calls as f64),
            io_seconds(run, most.time_s),
            writes.mostly(run)
        ),
        gain_s: by_the_clock(run, rank, most.time_s) * (1.0 - 1.0 / most.calls as f64),
        gain_basis: "the largest time of a process in these writes, less one of them".into(),
        evidence: vec![format!(
            "A write moves {} and takes {} on average; most of them go to {}.",
            bytes(most.bytes as f64 / most.calls as f64),
            io_seconds(run, most.time_s / most.calls as f64),
            run.text(file.path)
        )],
        advice: vec![
            "Open without O_SYNC and O_DSYNC, and call fdatasync where the data must be safe: at a checkpoint's end, after a transaction.".into(),
            "Where each record must be safe, put several into one write.".into(),
        ],
        ranks: vec![rank],
        places: writes.named_places(run),
        ..Draft::default()
    })
}
