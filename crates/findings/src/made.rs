//! Code that was made while a program ran: what names it.

use crate::words::share;
use model::Run;

/// Where so much of the time is in code without a name, it is said what would name it.
const WORTH_NAMING: f64 = 0.1;

/// What names the functions of code that was made at run time: `node --perf-basic-prof has its functions named`, a clause.
pub(crate) fn naming(run: &Run) -> String {
    let switches: Vec<&str> = run.runtimes().iter().map(|runtime| runtime.switch).collect();
    match switches.as_slice() {
        [] => {
            "a runtime that writes a perf map (perf-PID.map) or a jitdump (jit-PID.dump) has its functions named".into()
        }
        [switch] => format!("{switch} has its functions named"),
        several => format!("its functions are named with {}", several.join(", or ")),
    }
}

/// Says so where much of the time is in such code, a sentence.
pub fn nameless_code(run: &Run) -> Option<String> {
    let (seconds, all) = (run.nameless_made_s(), run.times().total());
    let part = seconds / all;
    (all > 0.0 && part >= WORTH_NAMING).then(|| {
        format!(
            "{} of the time is in code that was made at run time and has no name: {}.",
            share(part),
            naming(run)
        )
    })
}
