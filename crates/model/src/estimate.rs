//! Seconds of call sites. Of short calls some are timed and stand for the others; where they differ much, as the waits for a
//! lock do, few long ones among those timed make the estimate worse than what the samples show of the same calls, and no
//! time is longer than that of the threads that can have spent it. The shortest take as long as reading the clock twice does, and
//! where threads want one thing at once, they take longer for being timed: there, too, the samples count where both disagree.

use crate::class::{Class, Family};
use crate::id::CallId;
use crate::run::Run;
use std::collections::HashMap;
use text::SHOWN_ERRORS;

/// Seconds of a row of `sites`, and their standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// Seconds in its calls.
    pub time_s: f64,
    /// One standard error of that.
    pub error_s: f64,
}

impl Estimate {
    fn times(self, factor: f64) -> Estimate {
        Estimate {
            time_s: self.time_s * factor,
            error_s: self.error_s * factor,
        }
    }
}

/// Calls that take less on average are changed by being timed: some ten readings of the clock.
const BRIEF_S: f64 = 250e-9;

/// Of every row of `sites`.
pub(crate) fn estimates(run: &Run) -> Vec<Estimate> {
    let tables = run.tables();
    let sites = &tables.sites;
    let mut all: Vec<Estimate> = (sites.time_ns.iter().zip(&sites.time_error_ns))
        .map(|(time, error)| Estimate {
            time_s: *time as f64 / 1e9,
            error_s: *error as f64 / 1e9,
        })
        .collect();
    let mut rows: HashMap<(u32, u32), Vec<usize>> = HashMap::new();
    for row in (0..sites.len()).filter(|row| all[*row].error_s > 0.0) {
        rows.entry((sites.process[row], sites.call[row])).or_default().push(row);
    }
    if rows.is_empty() {
        return all;
    }
    // Squares beside the sums: a sample that stands for several ticks is one look.
    let mut sampled: HashMap<(u32, u32), (f64, f64)> = HashMap::new();
    let mut looked_at = vec![false; tables.processes.len()];
    for row in 0..tables.samples.len() {
        let (process, call) = (tables.samples.process[row], tables.samples.call[row]);
        let seconds = f64::from(tables.samples.weight[row]) * run.tick_s();
        if let Some(looked) = looked_at.get_mut(process as usize) {
            *looked = true;
        }
        if rows.contains_key(&(process, call)) {
            let sum = sampled.entry((process, call)).or_default();
            *sum = (sum.0 + seconds, sum.1 + seconds * seconds);
        }
    }
    let mut lived = vec![0.0; tables.processes.len()];
    for row in 0..tables.threads.len() {
        if let Some(sum) = lived.get_mut(tables.threads.process[row] as usize) {
            *sum += tables.threads.end_ns[row]
                .saturating_sub(tables.threads.start_ns[row])
                .max(0) as f64
                / 1e9;
        }
    }
    for ((process, call), rows) in rows {
        let timed: f64 = rows.iter().map(|row| all[*row].time_s).sum();
        let error = rows.iter().map(|row| all[*row].error_s.powi(2)).sum::<f64>().sqrt();
        let (seen, squares) = sampled.get(&(process, call)).copied().unwrap_or_default();
        let seen_error = squares.max(run.tick_s().powi(2)).sqrt();
        // A sample is in the outermost call, so that none may be seen of a call that others make.
        let outermost = seen > 0.0 || matches!(run.call_class(CallId(call)).family(), Family::Wait);
        let looked = looked_at.get(process as usize) == Some(&true);
        let longest = lived.get(process as usize).copied().filter(|lived| *lived > 0.0);
        if timed <= 0.0 {
            continue;
        }
        let calls: u64 = rows.iter().map(|row| sites.count[*row]).sum();
        let disagree = (timed - seen).abs() > SHOWN_ERRORS * error.hypot(seen_error);
        let brief = timed < BRIEF_S * calls as f64;
        if looked && outermost && (error > seen_error || brief && disagree && seen > 0.0) {
            for row in rows {
                let part = all[row].time_s / timed;
                all[row] = Estimate {
                    time_s: part * seen,
                    error_s: part.sqrt() * seen_error,
                };
            }
        } else if let Some(longest) = longest.filter(|longest| timed > *longest) {
            for row in rows {
                all[row] = all[row].times(longest / timed);
            }
        }
    }
    all
}

/// By process and class, the estimate of the time in its calls over what those that were timed came to: what is known of a
/// file's calls was timed with them.
pub(crate) fn corrections(run: &Run) -> HashMap<(u32, Class), f64> {
    let sites = &run.tables().sites;
    let mut sums: HashMap<(u32, Class), (f64, f64)> = HashMap::new();
    for (row, estimate) in run.estimates().iter().enumerate() {
        let class = run.call_class(CallId(sites.call[row]));
        let sum = sums.entry((sites.process[row], class)).or_default();
        *sum = (sum.0 + estimate.time_s, sum.1 + sites.time_ns[row] as f64 / 1e9);
    }
    sums.into_iter()
        .filter(|(_, (estimate, timed))| *timed > 0.0 && estimate != timed)
        .map(|(of, (estimate, timed))| (of, estimate / timed))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Fixture, SiteOf, UseOf};

    fn of(drawing: &str, call: &str, time_s: f64, error_s: f64) -> Estimate {
        let site = SiteOf {
            count: 1000,
            time_s,
            error_s,
            ..SiteOf::default()
        };
        estimates(&Fixture::new(drawing).site(0, call, "f@app.c:1", site).run())[0]
    }

    #[test]
    fn where_brief_calls_and_samples_disagree_the_samples_count() {
        let of = |time_s: f64, count: u64| {
            let site = SiteOf {
                count,
                time_s,
                error_s: 0.01,
                ..SiteOf::default()
            };
            let run = Fixture::new("U80L20\n+U80L20").site(0, "pthread_mutex_lock", "f@app.c:1", site);
            estimates(&run.run())[0].time_s
        };
        assert_eq!(of(90.0, 1_000_000_000), 40.0);
        assert_eq!(of(90.0, 1_000_000), 90.0);
        assert_eq!(of(41.0, 1_000_000_000), 41.0);
    }

    #[test]
    fn where_timed_calls_tell_less_than_samples_the_samples_count() {
        // Two threads of 8 s; 4 s of them are at the lock.
        let lock = |time_s, error_s| of("UULLUUUU\n+UUUUULLU", "pthread_mutex_lock", time_s, error_s);
        let sampled = Estimate {
            time_s: 4.0,
            error_s: 2.0,
        };
        assert_eq!(lock(30.0, 25.0), sampled);
        assert_eq!(
            lock(3.5, 0.5),
            Estimate {
                time_s: 3.5,
                error_s: 0.5
            }
        );
        assert_eq!(of("UUUU", "pthread_mutex_lock", 3.0, 2.0).time_s, 0.0);
    }

    #[test]
    fn a_file_takes_no_longer_than_the_calls_that_it_was_used_with() {
        let site = SiteOf {
            count: 1000,
            time_s: 6.0,
            error_s: 0.5,
            ..SiteOf::default()
        };
        let written = UseOf {
            writes: 1000,
            write_s: 6.0,
            ..UseOf::default()
        };
        let run = Fixture::new("UUDD")
            .site(0, "write", "save@app.c:9", site)
            .file_use(0, "/data/out", "posix", written)
            .run();
        let files = run.files();
        let file = files.data().next().unwrap();
        assert_eq!(files.parts(file)[0].of.write.time_s, 4.0);
    }

    #[test]
    fn no_call_takes_longer_than_the_threads_ran() {
        assert_eq!(
            of("UUUU", "read", 6.0, 0.5),
            Estimate {
                time_s: 4.0,
                error_s: 0.5 * 4.0 / 6.0
            }
        );
    }
}
