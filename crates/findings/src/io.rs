//! Input and output: too small, too slow, as text, too many files.

use crate::rule::{Draft, Limit};
use crate::sites::cost;
use crate::words::{bytes, capital, count, ranks, seconds};
use model::{Class, Run};

/// Fewer calls of a kind than this are no storm, whatever they cost.
const MANY: u64 = 1000;

fn moves_data(class: Class) -> bool {
    matches!(class, Class::IoRead | Class::IoWrite | Class::MpiIo)
}

pub(crate) fn tiny_requests(run: &Run, limit: &Limit) -> Option<Draft> {
    let small = cost(run, |site| {
        moves_data(site.class) && site.bytes > 0 && site.mean() < limit.value
    });
    let (rank, most) = small.most();
    if *small.calls_by_rank.get(rank)? < MANY {
        return None;
    }
    let mean = small.mean_bytes();
    Some(Draft {
        title: format!(
            "Files are read or written in requests of {} on average: {} takes {} for it{}.",
            bytes(mean),
            ranks(run, &[rank]),
            seconds(most),
            small.mostly(run)
        ),
        gain_s: most * (1.0 - mean / limit.value),
        gain_basis: format!(
            "the largest time of a {} in these calls, if the bytes went in requests of {}",
            run.rank_noun(),
            bytes(limit.value)
        ),
        evidence: vec![format!(
            "{} calls moved {}; a call takes {} on average.",
            count(small.count as f64),
            bytes(small.bytes as f64),
            seconds(small.time_s / small.count as f64)
        )],
        advice: vec![
            "Collect data in memory and write or read a mebibyte or more at a time; with stdio, setvbuf gives a larger buffer.".into(),
            "In an MPI program, MPI-IO's collective calls (MPI_File_write_all) merge the requests of many ranks.".into(),
        ],
        ranks: if small.by_rank.iter().filter(|s| **s > most / 2.0).count() == 1 { vec![rank] } else { vec![] },
        places: small.named_places(run),
        ..Draft::default()
    })
    .filter(|draft| !capital(&draft.title).is_empty())
}
