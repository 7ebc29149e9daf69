//! What is counted: calls of MPI, and what was done with files.

use crate::amount::Amount;
use crate::matching::Found;
use crate::rows::per_rank;
use model::{CallSite, Class, Family, FileClass, FileView, Run};

/// What is not there was not called: that is counted.
pub(crate) fn never_called() -> Amount {
    Amount {
        count: Some(0.0),
        bytes: Some(0.0),
        ..Amount::exact(0.0)
    }
}

/// Whether calls were all seen.
pub(crate) fn counts_calls(run: &Run) -> bool {
    run.is_measured() && !run.is_io_only() && !run.is_samples_only() && !run.misses_mpi()
}

/// Of calls that reports of MPI leave out.
pub(crate) fn starts_or_ends(call: &str) -> bool {
    ["MPI_Init", "MPI_Init_thread", "MPI_Finalize"].contains(&call)
}

pub(crate) fn of_site(run: &Run, site: &CallSite) -> Amount {
    Amount {
        count: Some(per_rank(run, site.count as f64)),
        bytes: Some(per_rank(run, site.moved.passed() as f64)),
        ..Amount::sampled(per_rank(run, site.time_s), Some(per_rank(run, site.error_s)))
    }
}

pub(crate) fn calls(run: &Run) -> Option<Found<String>> {
    if !counts_calls(run) {
        return None;
    }
    let mut found = Found::new(never_called());
    if run.is_mpi_only() {
        found.unknown = |name: &String| starts_or_ends(name);
    }
    let of_mpi = |site: &&CallSite| site.class.family() == Family::Mpi || site.class == Class::MpiIo;
    for site in run.call_sites().iter().filter(of_mpi) {
        found.add(run.call_name(site.call).into(), of_site(run, site));
    }
    Some(found)
}

/// Files by path: how long calls on a file took has no stated error.
pub(crate) fn files(run: &Run) -> Option<Found<String>> {
    let used = |file: &&FileView| file.class != FileClass::Dataset && !file.layers.is_empty();
    let of_io = |site: &CallSite| site.class.family() == Family::Io && site.count > 0;
    if !run.is_measured()
        || run.is_mpi_only()
        || run.is_samples_only()
        || run.files().is_empty() && run.call_sites().iter().any(of_io)
    {
        return None;
    }
    let mut found = Found::new(never_called());
    for file in run.files().iter().filter(used) {
        let asked = file.all_asked();
        let interface = file.outermost().map_or("", |layer| layer.interface.label());
        let amount = Amount {
            count: Some(per_rank(run, asked.accesses() as f64)),
            bytes: Some(per_rank(run, asked.bytes() as f64)),
            place: interface.into(),
            ..Amount::sampled(per_rank(run, file.time.all()), None)
        };
        found.add(run.text(file.path).into(), amount);
    }
    Some(found)
}
