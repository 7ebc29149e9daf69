//! System calls outside of recorded calls: what samples show in them.

use crate::lock::bare;
use model::{ContextId, Family, FrameId, Run, most_first};
use std::collections::HashMap;

/// Seconds in such calls on one rank, most first: by the call's name, and by the program's place.
pub(crate) struct Calls {
    pub by_name: Vec<(String, f64)>,
    pub places: Vec<(FrameId, f64)>,
}

/// The name of the call in which a context computes, if it is in one.
fn name_of(run: &Run, context: ContextId) -> Option<&str> {
    let frames = &run.tables().frames;
    let leaf = run.own_leaf(context)?;
    // A clock that the kernel's page in the program ([vdso]) cannot tell without the kernel has the name of its caller.
    let in_page = run.place(leaf).module == "[vdso]";
    let in_call = || {
        frames
            .slow
            .get(leaf.row())
            .is_some_and(|slow| run.text(*slow) == "system_call")
    };
    if !in_page && !in_call() {
        return None;
    }
    let named = run
        .stack(context)
        .map(|frame| run.place(frame).function)
        .find(|name| !name.is_empty());
    // Threads that wait for each other are another rule's.
    Some(bare(named.unwrap_or_default())).filter(|name| !name.starts_with("lll_lock"))
}

pub(crate) fn calls(run: &Run, rank: usize) -> Calls {
    let (mut by_name, mut places): (HashMap<String, f64>, HashMap<FrameId, f64>) = Default::default();
    for (context, of) in run.context_seconds(|other| other == rank).iter().enumerate() {
        let (context, seconds) = (ContextId(context as u32), of[Family::Compute.index()]);
        let Some(name) = (seconds > 0.0).then(|| name_of(run, context)).flatten() else {
            continue;
        };
        *by_name.entry(name.to_string()).or_default() += seconds;
        if let Some(frame) = run.own_frame(context) {
            *places.entry(frame).or_default() += seconds;
        }
    }
    Calls {
        by_name: most_first(by_name),
        places: most_first(places),
    }
}

/// Seconds in all of them, by rank.
pub(crate) fn seconds(run: &Run) -> Vec<f64> {
    let contexts = 0..run.tables().contexts.len() as u32;
    let in_call: Vec<bool> = contexts
        .map(|context| name_of(run, ContextId(context)).is_some())
        .collect();
    run.seconds_in(Family::Compute, |context| {
        in_call.get(context.row()).is_some_and(|is| *is)
    })
}
