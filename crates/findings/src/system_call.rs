//! System calls outside of recorded calls: what samples show in them.

use crate::lock::bare;
use model::{ContextId, Family, FrameId, Run};
use std::collections::HashMap;

/// Seconds in system calls outside of recorded calls on one rank, by the call's name, with the program's places.
pub(crate) struct Calls {
    pub by_name: Vec<(String, f64)>,
    pub places: Vec<(FrameId, f64)>,
}

pub(crate) fn calls(run: &Run, rank: usize) -> Calls {
    let frames = &run.tables().frames;
    let (mut by_name, mut places): (HashMap<String, f64>, HashMap<FrameId, f64>) = Default::default();
    for (context, of) in run.context_seconds(|other| other == rank).iter().enumerate() {
        let (context, seconds) = (ContextId(context as u32), of[Family::Compute.index()]);
        let Some(leaf) = run.own_leaf(context).filter(|_| seconds > 0.0) else {
            continue;
        };
        // A clock that the kernel's page in the program ([vdso]) cannot tell without the kernel has the name of its caller.
        let in_page = run.place(leaf).module == "[vdso]";
        if !in_page
            && frames
                .slow
                .get(leaf.row())
                .is_none_or(|slow| run.text(*slow) != "system_call")
        {
            continue;
        }
        let named = run
            .stack(context)
            .map(|frame| run.place(frame).function)
            .find(|name| !name.is_empty());
        let name = bare(named.unwrap_or_default());
        // Threads that wait for each other are another rule's.
        if name.starts_with("lll_lock") {
            continue;
        }
        *by_name.entry(name.to_string()).or_default() += seconds;
        if let Some(frame) = run.own_frame(context) {
            *places.entry(frame).or_default() += seconds;
        }
    }
    let mut by_name: Vec<_> = by_name.into_iter().collect();
    by_name.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    let mut places: Vec<_> = places.into_iter().collect();
    places.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    Calls { by_name, places }
}

impl Calls {
    /// Seconds in all of them.
    pub fn seconds(&self) -> f64 {
        self.by_name.iter().map(|(_, seconds)| seconds).sum()
    }
}
