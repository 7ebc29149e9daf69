//! What is too little to be shown.

use model::Run;

/// Findings below this share of elapsed time are not shown: one per cent is what repeated runs differ by anyway.
pub const FLOOR_SHARE: f64 = 0.01;
/// Nor are those below this many seconds: a person's time is worth more.
pub const FLOOR_S: f64 = 0.05;
/// With fewer samples than this, what rests on samples is not told; up to [`model::ENOUGH_OBSERVATIONS`] it is told as
/// possible.
pub const FEWEST_OBSERVATIONS: f64 = 20.0;
/// A finding of which less than this part is left, after the more specific ones have taken theirs, is not shown.
pub const KEPT_PART: f64 = 0.5;

/// Seconds below which a finding is not shown.
pub fn floor_s(run: &Run) -> f64 {
    (FLOOR_SHARE * run.elapsed_s()).max(FLOOR_S)
}
