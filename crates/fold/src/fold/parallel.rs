//! Parallel regions of OpenMP: per thread and site in the region of memory, per process and place in the profile.

use super::Fold;
use super::open::{Caller, caller};
use super::place::Mapping;
use super::process::Recorded;
use super::time::Cycles;
use format::Profile;
use format::region;
use format::tables::ParallelRegion;
use std::collections::BTreeMap;

/// Sums of all threads, in cycles.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: u64,
    ended: u64,
    threads: u32,
    total: u128,
    max: u64,
    main: u128,
    known: u64,
    start: u128,
    busy: u128,
    barrier: u128,
    end: u128,
    imbalance: u128,
    tasks: u64,
}

impl Sum {
    fn add(&mut self, record: &region::Parallel, is_main: bool) {
        self.count = self.count.saturating_add(record.count);
        self.ended = self.ended.saturating_add(record.ended);
        self.threads = self.threads.max(record.threads);
        self.total += u128::from(record.total_tsc);
        self.max = self.max.max(record.max_tsc);
        self.main += u128::from(if is_main { record.outer_tsc } else { 0 });
        self.known = self.known.saturating_add(record.known);
        self.start += u128::from(record.start_tsc);
        self.busy += u128::from(record.busy_tsc);
        self.barrier += u128::from(record.barrier_tsc);
        self.end += u128::from(record.end_tsc);
        self.imbalance += u128::from(record.imbalance_tsc);
        self.tasks = self.tasks.saturating_add(record.tasks);
    }
}

impl Fold<'_> {
    /// Adds the rows of a process.
    pub fn add_parallels(&mut self, process: u32, recorded: &Recorded, mapping: &Mapping, cycles: Cycles) {
        let mut places: BTreeMap<Caller, Sum> = BTreeMap::new();
        for (site, record, is_main) in recorded.parallels.iter().filter(|(_, record, _)| record.count > 0) {
            places.entry(caller(site)).or_default().add(record, *is_main);
        }
        for (from, sum) in places {
            let Profile { tables, strings, .. } = &mut self.profile;
            let frame = self.places.caller(tables, strings, mapping, &recorded.python, from);
            let (start_ns, busy_ns) = (cycles.ns(sum.start), cycles.ns(sum.busy));
            let (barrier_ns, end_ns) = (cycles.ns(sum.barrier), cycles.ns(sum.end));
            tables.parallel_regions.push(ParallelRegion {
                process,
                frame,
                count: sum.count,
                ended: sum.ended,
                threads: sum.threads,
                time_ns: cycles.ns(sum.total),
                max_ns: cycles.ns(u128::from(sum.max)),
                main_ns: cycles.ns(sum.main),
                known: sum.known,
                // To the nanosecond.
                threads_ns: [start_ns, busy_ns, barrier_ns, end_ns]
                    .into_iter()
                    .fold(0, u64::saturating_add),
                start_ns,
                busy_ns,
                barrier_ns,
                end_ns,
                imbalance_ns: cycles.ns(sum.imbalance),
                tasks: sum.tasks,
            });
        }
    }
}
