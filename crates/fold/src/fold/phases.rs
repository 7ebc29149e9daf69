//! Regions and numbers that a program names: per thread in the region of memory, per process in the profile.

use super::Fold;
use super::process::Recorded;
use super::time::Cycles;
use format::records::{PHASE_RANGE, PHASE_REGION, PHASE_VALUE};
use format::region::{Phase, PhaseUse};
use format::tables::{Real, Region, RegionUse, RegionValue};
use std::collections::BTreeMap;

/// What a process did in one region.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: u64,
    tsc: u128,
    thread_tsc: u128,
    threads: u32,
    max_tsc: u64,
    open: u64,
}

impl Sum {
    /// What one thread did; `open` are the begins of those that it did not end.
    fn add(&mut self, used: &PhaseUse, open: &[u64], last_tsc: u64) {
        let still = open.iter().map(|begun| last_tsc.saturating_sub(*begun));
        let tsc = u128::from(used.total_tsc) + still.clone().map(u128::from).sum::<u128>();
        self.count = self.count.saturating_add(used.count);
        self.tsc = self.tsc.saturating_add(tsc);
        self.thread_tsc = self.thread_tsc.max(tsc);
        self.threads = self.threads.saturating_add(1);
        self.max_tsc = still.chain([self.max_tsc, used.max_tsc]).max().unwrap_or(0);
        self.open += open.len() as u64;
    }
}

/// One of several threads' numbers of a name.
/// Whoever it is marked for.
fn is_region(phase: &Phase) -> bool {
    [PHASE_REGION, PHASE_RANGE].contains(&phase.kind)
}

fn add_value(to: &mut PhaseUse, more: &PhaseUse) {
    let real = f64::from_bits;
    to.odd = to.odd.saturating_add(more.odd);
    if more.count == 0 {
        return;
    }
    if to.count == 0 {
        let odd = to.odd;
        *to = PhaseUse { odd, ..more.clone() };
        return;
    }
    to.count = to.count.saturating_add(more.count);
    to.sum = (real(to.sum) + real(more.sum)).to_bits();
    to.min = real(to.min).min(real(more.min)).to_bits();
    to.max = real(to.max).max(real(more.max)).to_bits();
    if more.last_tsc > to.last_tsc {
        (to.last, to.last_tsc) = (more.last, more.last_tsc);
    }
}

impl Fold<'_> {
    /// Adds the rows of a process that ended so long after its start; returns the row of `regions` by number plus one of a phase, 0 where it is none.
    pub fn add_phases(&mut self, process: u32, recorded: &Recorded, cycles: Cycles, lived_ns: u64) -> Vec<u32> {
        let header = &recorded.header;
        // One that was killed has not told of its end.
        let last_tsc = match header.end_mono_ns {
            0 => (header.start_tsc.saturating_add(cycles.of_ns(lived_ns))).max(header.last_tsc),
            _ => header.last_tsc,
        };
        let mut rows = vec![0u32; recorded.phases.len() + 1];
        for (at, phase) in (1..).zip(&recorded.phases).filter(|(_, phase)| is_region(phase)) {
            // What is around it was there before; else it is damage, and stands by itself.
            let parent = (rows.get(phase.outer as usize).copied())
                .filter(|_| (phase.outer as usize) < at)
                .unwrap_or(0);
            let region = Region {
                parent,
                name: self.profile.strings.intern(&phase.text()),
            };
            rows[at] = *(self.regions.entry(region)).or_insert_with(|| self.profile.tables.regions.push(region));
        }
        let mut regions: BTreeMap<u32, Sum> = BTreeMap::new();
        let mut values: BTreeMap<String, PhaseUse> = BTreeMap::new();
        for of_thread in &recorded.thread_phases {
            for (number, used) in &of_thread.uses {
                let phase = recorded.phases.get((*number as usize).wrapping_sub(1));
                let Some(phase) = phase else { continue };
                if is_region(phase) {
                    let mine = of_thread.open.iter().filter(|(open, _)| open == number);
                    let begins: Vec<u64> = mine.map(|(_, begun)| *begun).collect();
                    let sum = regions.entry(rows[*number as usize]).or_default();
                    sum.add(used, &begins, last_tsc);
                } else if phase.kind == PHASE_VALUE {
                    let empty = PhaseUse::parse(&[0; PhaseUse::SIZE]).expect("as long as it is");
                    add_value(values.entry(phase.text()).or_insert(empty), used);
                }
            }
        }
        for (region, sum) in regions.into_iter().filter(|(region, _)| *region != 0) {
            self.profile.tables.region_uses.push(RegionUse {
                process,
                region,
                count: sum.count,
                time_ns: cycles.ns(sum.tsc),
                thread_ns: cycles.ns(sum.thread_tsc),
                threads: sum.threads,
                max_ns: cycles.ns(u128::from(sum.max_tsc)),
                open: sum.open,
            });
        }
        for (name, value) in values {
            let real = |bits: u64| {
                Real::new(if value.count == 0 {
                    f64::NAN
                } else {
                    f64::from_bits(bits)
                })
            };
            self.profile.tables.region_values.push(RegionValue {
                process,
                name: self.profile.strings.intern(&name),
                count: value.count,
                sum: real(value.sum),
                min: real(value.min),
                max: real(value.max),
                last: real(value.last),
                odd: value.odd,
            });
        }
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(numbers: &[f64], last_tsc: u64) -> PhaseUse {
        let mut used = PhaseUse::parse(&[0; PhaseUse::SIZE]).unwrap();
        used.count = numbers.len() as u64;
        used.sum = numbers.iter().sum::<f64>().to_bits();
        used.min = numbers.iter().copied().fold(f64::INFINITY, f64::min).to_bits();
        used.max = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max).to_bits();
        used.last = numbers.last().copied().unwrap_or(0.0).to_bits();
        used.last_tsc = last_tsc;
        used
    }

    #[test]
    fn the_last_number_of_all_threads_is_the_newest() {
        let mut all = told(&[], 0);
        all.odd = 1;
        for of_thread in [told(&[-1.0, 4.0], 70), told(&[9.0], 20), told(&[], 0)] {
            add_value(&mut all, &of_thread);
        }
        let real = [all.sum, all.min, all.max, all.last].map(f64::from_bits);
        assert_eq!((all.count, all.odd, real), (3, 1, [12.0, -1.0, 9.0, 4.0]));
    }

    #[test]
    fn what_was_not_ended_lasts_until_the_end() {
        let used = |count, total_tsc, max_tsc| PhaseUse {
            count,
            total_tsc,
            max_tsc,
            ..told(&[], 0)
        };
        let mut sum = Sum::default();
        sum.add(&used(3, 100, 60), &[950], 1000);
        sum.add(&used(1, 0, 0), &[700], 1000);
        assert_eq!((sum.count, sum.open, sum.threads), (4, 2, 2));
        assert_eq!((sum.tsc, sum.thread_tsc, sum.max_tsc), (450, 300, 300));
    }
}
