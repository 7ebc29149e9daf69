//! Robust estimates of noisy times, and intervals that say how far to trust them.
//!
//! Takes values, in whatever unit; gives medians, trimmed means, quantiles and slopes, and their intervals.
//!
//! Promises that everything is a pure function of its arguments: resampling takes a seed, so a result repeats to the
//! last bit. Nothing panics: where there are too few values for an answer, there is none. Never knows what is measured.

mod bootstrap;
mod distribution;
mod generator;
mod interval;
mod order;
mod signed_rank;
mod slope;

pub use bootstrap::Bootstrap;
pub use distribution::{normal_probability, normal_quantile, student_quantile};
pub use generator::{Generator, SplitMix};
pub use interval::{
    CONFIDENCE, Estimate, LEAST_VALUES, difference_interval, mean_interval, median_interval, trimmed_mean_interval,
};
pub use order::{mad, mean, median, noise, quantile, sorted, trimmed_mean};
pub use signed_rank::signed_rank_interval;
pub use slope::theil_sen;
