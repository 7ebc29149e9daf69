//! Input and output: too small, too slow, as text, too many files.

use crate::rule::{Draft, Limit};
use crate::sites::{Cost, Site, cost};
use crate::words::{bytes, capital, count, ranks, rate, seconds, share};
use model::{Class, Family, Run};

/// Fewer calls of a kind than this are no storm, whatever they cost.
const MANY: u64 = 1000;

/// Requests of less than this are slow for being small.
const LARGE: f64 = 65536.0;

fn moves_data(class: Class) -> bool {
    matches!(class, Class::IoRead | Class::IoWrite | Class::MpiIo)
}

/// The rank that spends most, where no other comes near; empty where it concerns many.
fn those_who(cost: &Cost) -> Vec<usize> {
    let (rank, most) = cost.most();
    let near = cost.by_rank.iter().filter(|seconds| **seconds > most / 2.0).count();
    if near == 1 { vec![rank] } else { vec![] }
}

/// Formatted or character-wise output and input of stdio.
fn is_text(site: &Site<'_>) -> bool {
    matches!(site.class, Class::IoWrite | Class::IoRead)
        && [
            "printf", "scanf", "putc", "puts", "getc", "gets", "putwc", "getwc", "getwchar", "putwchar", "getline",
            "putchar", "getchar", "getdelim",
        ]
        .iter()
        .any(|part| site.name.contains(part))
}

pub(crate) fn text_output(run: &Run, limit: &Limit) -> Option<Draft> {
    let text = cost(run, is_text);
    let (rank, most) = text.most();
    if (*text.calls_by_rank.get(rank)? as f64) < limit.value {
        return None;
    }
    Some(Draft {
        title: format!(
            "{} takes {} to write or read text, number by number{}.",
            capital(&ranks(run, &[rank])),
            seconds(most),
            text.mostly(run)
        ),
        gain_s: most,
        gain_basis: format!(
            "the largest time of a {} in formatted and character-wise calls",
            run.rank_noun()
        ),
        evidence: vec![format!(
            "{} calls moved {}, {} each.",
            count(text.count as f64),
            bytes(text.bytes as f64),
            bytes(text.mean_bytes())
        )],
        advice: vec![
            "Write binary data in large pieces (fwrite, HDF5, netCDF) and make text of it afterwards.".into(),
            "If it must be text, write less of it: not every step, not every rank.".into(),
        ],
        ranks: those_who(&text),
        places: text.named_places(run),
        ..Draft::default()
    })
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
        ranks: those_who(&small),
        places: small.named_places(run),
        ..Draft::default()
    })
}

pub(crate) fn slow_transfer(run: &Run, limit: &Limit) -> Option<Draft> {
    let all = cost(run, |site| {
        moves_data(site.class) && !is_text(site) && site.mean() >= LARGE
    });
    let (rank, most) = all.most();
    if all.time_s <= 0.0 || all.bytes == 0 {
        return None;
    }
    let mine = cost(run, |site| {
        moves_data(site.class) && !is_text(site) && site.mean() >= LARGE && site.is_of(rank)
    });
    let speed = mine.bytes as f64 / most;
    if !speed.is_finite() || speed >= limit.value {
        return None;
    }
    let writers = all.by_rank.iter().filter(|seconds| **seconds > 0.0).count();
    Some(Draft {
        title: format!(
            "{} reads and writes at {}: {} for {}{}.",
            capital(&ranks(run, &[rank])),
            rate(speed),
            seconds(most),
            bytes(mine.bytes as f64),
            all.mostly(run)
        ),
        gain_s: most - mine.bytes as f64 / limit.value,
        gain_basis: format!("the largest time of a {} in these calls, if they moved {}", run.rank_noun(), rate(limit.value)),
        evidence: vec![format!(
            "{} in all move {} in {} of calls, {} each.",
            crate::words::several(writers as f64, run.rank_noun(), if run.has_mpi() { "ranks" } else { "processes" }),
            bytes(all.bytes as f64),
            seconds(all.time_s),
            bytes(all.mean_bytes())
        )],
        advice: vec![
            "Look where the files are: a network file system, or a disk that others use; try $TMPDIR or /dev/shm for scratch files.".into(),
            "With many writers, let few ranks write (MPI_File_write_all does so), and set the stripes of the file system.".into(),
        ],
        ranks: those_who(&all),
        places: all.named_places(run),
        ..Draft::default()
    })
}

/// A storm of calls of one kind on one rank.
fn storm(run: &Run, limit: &Limit, what: &str, advice: &[&str], wanted: impl Fn(&Site<'_>) -> bool) -> Option<Draft> {
    let calls = cost(run, |site| site.class == Class::IoMeta && wanted(site));
    let (rank, most) = calls.most();
    let many = *calls.calls_by_rank.get(rank)?;
    if (many as f64) < limit.value {
        return None;
    }
    Some(Draft {
        title: format!(
            "{} {what} {} times, {} in all{}.",
            capital(&ranks(run, &[rank])),
            count(many as f64),
            seconds(most),
            calls.mostly(run)
        ),
        gain_s: most,
        gain_basis: format!("the largest time of a {} in these calls", run.rank_noun()),
        evidence: vec![format!(
            "{} such calls in all, {} each.",
            count(calls.count as f64),
            seconds(calls.time_s / calls.count as f64)
        )],
        advice: advice.iter().map(|advice| advice.to_string()).collect(),
        ranks: those_who(&calls),
        places: calls.named_places(run),
        ..Draft::default()
    })
}

pub(crate) fn open_storm(run: &Run, limit: &Limit) -> Option<Draft> {
    let advice = [
        "Open a file once and keep it open; put many small files into one.",
        "What a program or Python loads at its start can be copied to local disk or memory first.",
    ];
    storm(run, limit, "opens and closes files", &advice, |site| {
        ["open", "close", "creat", "mkstemp", "mkostemp", "tmpfile"]
            .iter()
            .any(|part| site.name.contains(part))
    })
}

pub(crate) fn stat_storm(run: &Run, limit: &Limit) -> Option<Draft> {
    let advice = ["Ask once and remember the answer; do not wait for a file by asking whether it is there."];
    storm(run, limit, "asks about files", &advice, |site| {
        ["stat", "access", "readlink", "realpath", "readdir"]
            .iter()
            .any(|part| site.name.contains(part))
    })
}

pub(crate) fn metadata(run: &Run, limit: &Limit) -> Option<Draft> {
    let times = run.times();
    let io = times.family_total(Family::Io);
    let meta = times.class_total(Class::IoMeta);
    if io <= 0.0 || meta / io < limit.value {
        return None;
    }
    let calls = cost(run, |site| site.class == Class::IoMeta);
    let (rank, most) = (0..times.len())
        .map(|rank| (rank, times.class(rank, Class::IoMeta)))
        .max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)))?;
    Some(Draft {
        title: format!(
            "{} of the I/O time goes into opening, closing, seeking and asking, not into data{}.",
            share(meta / io),
            calls.mostly(run)
        ),
        gain_s: most,
        gain_basis: format!("the largest time of a {} in metadata calls", run.rank_noun()),
        evidence: vec![format!(
            "{} metadata calls; {} is in them for {}.",
            count(calls.count as f64),
            ranks(run, &[rank]),
            seconds(most)
        )],
        advice: vec!["Use fewer files, open them once, and let one rank look for them and tell the others.".into()],
        places: calls.named_places(run),
        ..Draft::default()
    })
}

pub(crate) fn sync_storm(run: &Run, limit: &Limit) -> Option<Draft> {
    let calls = cost(run, |site| site.class == Class::IoSync);
    let (rank, most) = calls.most();
    let many = *calls.calls_by_rank.get(rank)?;
    if (many as f64) < limit.value {
        return None;
    }
    Some(Draft {
        title: format!(
            "{} waits {} times until data are on the medium, {} in all{}.",
            capital(&ranks(run, &[rank])),
            count(many as f64),
            seconds(most),
            calls.mostly(run)
        ),
        gain_s: most * (1.0 - 1.0 / many as f64),
        gain_basis: "the largest time in these calls, if there were one".into(),
        evidence: vec![format!(
            "A call takes {} on average.",
            seconds(calls.time_s / calls.count as f64)
        )],
        advice: vec!["Make data durable once, at a checkpoint's end, and not after each write.".into()],
        ranks: those_who(&calls),
        places: calls.named_places(run),
        ..Draft::default()
    })
}
