//! Call sites: exact counts.

use crate::document::{PlaceInfo, Site};
use crate::limits::Limits;
use crate::texts::Texts;
use model::{CallSite, Run};
use std::collections::HashMap;

/// The costliest, as many as the limit allows.
pub(crate) fn sites(run: &Run, limits: &Limits, texts: &mut Texts) -> Vec<Site> {
    let index: HashMap<u32, usize> = (run.ranks().iter().enumerate())
        .map(|(index, rank)| (rank.id.0, index))
        .collect();
    let of = |site: &CallSite| {
        let place = site.place(run);
        let most = site
            .most
            .and_then(|(rank, seconds)| Some((*index.get(&rank.0)?, seconds)));
        let interface = run.tables().calls.interface.get(site.call.row());
        Site {
            place: PlaceInfo {
                function: texts.number(place.function),
                file: texts.number(place.file),
                line: place.line,
                module: texts.number(place.module),
            },
            place_text: texts.number(&place.to_string()),
            call: run.call_name(site.call).into(),
            interface: interface.map_or("", |interface| run.text(*interface)).into(),
            class: site.class.index(),
            count: site.count,
            bytes: site.moved.passed(),
            errors: site.errors,
            time_s: site.time_s,
            error_s: site.error_s,
            max_s: site.longest_s,
            processes: site.processes,
            slowest: most.map_or(-1, |(rank, _)| rank as i64),
            slowest_s: most.map_or(0.0, |(_, seconds)| seconds),
            size_bins: site.size_bins.to_vec(),
            duration_bins: match site.duration_bins {
                bins if bins.iter().all(|calls| *calls == 0) => vec![],
                bins => bins.to_vec(),
            },
        }
    };
    run.call_sites().iter().take(limits.sites).map(of).collect()
}
