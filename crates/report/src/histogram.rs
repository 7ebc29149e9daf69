//! Tables of calls by how long they took, and by how many bytes they moved.

use crate::{Cell, Table};
use model::{
    CallSite, DURATION_BINS, FileClass, IO_BIN_LIMITS, IO_BINS, Run, SIZE_BIN_LIMITS, SIZE_BINS, duration_bin_limits,
};
use text::Unit;

/// Calls by how long they took; `None` where that was not recorded.
pub fn durations(run: &Run, id: &str, title: &str, wanted: impl Fn(&CallSite) -> bool) -> Option<Table> {
    let sites: Vec<&CallSite> = run.call_sites().iter().filter(|site| wanted(site)).collect();
    let limits = duration_bin_limits();
    let labels = metrics::bins::durations(&limits);
    let known = |site: &&&CallSite| site.duration_bins.iter().any(|calls| *calls > 0);
    let calls = sites
        .iter()
        .filter(known)
        .fold(0u64, |sum, site| sum.saturating_add(site.count));
    let spread: Vec<[u64; DURATION_BINS]> = (sites.iter().filter(known))
        .map(|site| spread(&site.duration_bins, site.count))
        .collect();
    let bins: [u64; DURATION_BINS] = added(spread.iter());
    let timed = if sites.iter().any(|site| site.error_s > 0.0) {
        ", spread like those that were timed"
    } else {
        ""
    };
    let note = format!("{}{timed}.", text::counted(calls as f64, "call"));
    histogram(id, title, "Duration", &bins, &labels, &note)
}

/// Calls by how many bytes they moved; `None` where none moved any.
pub fn sizes(run: &Run, id: &str, title: &str, wanted: impl Fn(&CallSite) -> bool) -> Option<Table> {
    let limits = SIZE_BIN_LIMITS;
    let labels = metrics::bins::sizes(&limits);
    let sites = || run.call_sites().iter().filter(|site| wanted(site));
    let bins: [u64; SIZE_BINS] = added(sites().map(|site| &site.size_bins));
    let (mut bins, mut labels) = (bins.to_vec(), labels);
    // Other tools may tell the sum of their bytes alone.
    let sum = |counts: &mut dyn Iterator<Item = u64>| counts.fold(0u64, |sum, count| sum.saturating_add(count));
    let moved = sum(&mut sites().filter(|site| site.moved.passed() > 0).map(|site| site.count));
    let known = sum(&mut bins.iter().copied());
    if run.is_imported() && known == 0 {
        return None;
    }
    if run.is_imported() && moved > known {
        bins.push(moved - known);
        labels.push("not known".into());
    }
    histogram(id, title, "Size", &bins, &labels, "")
}

/// What the program asked for of its data files, reads and writes of all interfaces together.
pub fn asked_sizes(run: &Run) -> Option<Table> {
    let asked = run.files().asked(FileClass::Data);
    let labels = metrics::bins::sizes(&IO_BIN_LIMITS);
    let bins: [u64; IO_BINS] = added([&asked.read.bins, &asked.write.bins].into_iter());
    let known = bins.iter().fold(0, |sum: u64, count| sum.saturating_add(*count));
    let (mut bins, mut labels) = (bins.to_vec(), labels);
    // A log of another tool may know how many, and not how large.
    if asked.accesses() > known {
        bins.push(asked.accesses() - known);
        labels.push("not known".into());
    }
    let note = format!(
        "All {} that the program asked for.",
        text::counted(asked.accesses() as f64, "access")
    );
    histogram(
        "io_sizes",
        "Reads and writes of data files by size",
        "Size",
        &bins,
        &labels,
        &note,
    )
}

/// So many calls, spread as they were timed.
fn spread(timed: &[u64; DURATION_BINS], count: u64) -> [u64; DURATION_BINS] {
    let all: f64 = timed.iter().map(|calls| *calls as f64).sum();
    let mut spread = [0; DURATION_BINS];
    if all <= 0.0 {
        return spread;
    }
    let (mut before, mut given) = (0.0, 0u64);
    for (calls, timed) in spread.iter_mut().zip(timed) {
        before += *timed as f64;
        let up_to = ((before / all * count as f64).round() as u64).clamp(given, count);
        *calls = up_to - given;
        given = up_to;
    }
    spread
}

/// The sum of histograms, bin by bin.
fn added<'a, const BINS: usize>(all: impl Iterator<Item = &'a [u64; BINS]>) -> [u64; BINS] {
    all.fold([0; BINS], |mut sums, bins| {
        for (sum, count) in sums.iter_mut().zip(bins) {
            *sum = sum.saturating_add(*count);
        }
        sums
    })
}

/// Calls by something: a row for each bin that is not empty.
fn histogram(id: &str, title: &str, heading: &str, bins: &[u64], labels: &[String], note: &str) -> Option<Table> {
    let total = bins.iter().fold(0u64, |sum, count| sum.saturating_add(*count));
    let row = |(label, &count): (&String, &u64)| {
        let share = count as f64 / total as f64;
        vec![
            Cell::Text(label.clone()),
            Cell::Number(count as f64),
            Cell::Number(share),
        ]
    };
    let filled = labels.iter().zip(bins).filter(|(_, count)| **count > 0);
    (total > 0).then(|| Table {
        id: id.into(),
        title: title.into(),
        columns: vec![
            (heading.into(), None),
            ("Calls".into(), Some(Unit::Count)),
            ("Share".into(), Some(Unit::Share)),
        ],
        rows: filled.map(row).collect(),
        note: note.into(),
        bins: true,
        glance: None,
        errors: Vec::new(),
        adds_up: None,
    })
}
