//! Call sites: per thread in the region, per process in the profile.

use super::Fold;
use super::open::{Caller, OpenCall, caller};
use super::place::Mapping;
use super::process::Recorded;
use super::threads::Life;
use super::time::Cycles;
use format::Profile;
use format::region;
use format::tables::{DURATION_BINS, SIZE_BINS, Site, duration_bin_limits};
use std::collections::BTreeMap;

/// Sums of the sites of all threads that are one place: call, return address, caller of a binding.
#[derive(Default)]
struct Sum {
    count: u64,
    bytes: u64,
    second: u64,
    errors: u64,
    tsc: u128,
    /// Of these, the main thread's.
    main_tsc: u128,
    squares: u128,
    timed: u64,
    max_tsc: u64,
    /// Of calls that never returned: of all, and of the longest.
    open_ns: u64,
    open_main_ns: u64,
    open_max_ns: u64,
    size_bins: [u64; SIZE_BINS],
    duration_bins: [u64; DURATION_BINS],
}

impl Sum {
    fn add(&mut self, site: &region::Site, durations: &region::Durations, is_main: bool) {
        let add = |sum: &mut u64, value: u64| *sum = sum.saturating_add(value);
        add(&mut self.count, site.count);
        add(&mut self.bytes, site.bytes);
        add(&mut self.second, site.second);
        add(&mut self.errors, site.errors as u64);
        add(&mut self.timed, site.timed);
        let tsc = weighted(Block::of(site)) + site.tail_tsc as u128;
        self.tsc = self.tsc.saturating_add(tsc);
        self.main_tsc = self.main_tsc.saturating_add(if is_main { tsc } else { 0 });
        let squares = (site.weighted_square_hi as u128) << 64 | site.weighted_square_lo as u128;
        self.squares = self.squares.saturating_add(squares);
        self.max_tsc = self.max_tsc.max(site.max_tsc);
        for (sum, &calls) in self.size_bins.iter_mut().zip(&site.size_bins) {
            add(sum, calls);
        }
        for (sum, &calls) in self.duration_bins.iter_mut().zip(&durations.bins) {
            add(sum, calls);
        }
    }
}

/// Which bin a duration is in.
fn duration_bin(ns: u64) -> usize {
    duration_bin_limits().iter().take_while(|&&limit| ns >= limit).count()
}

/// Makes the sum of the bins the number of calls. They differ by the blocks of calls under way, by chance where ticks
/// fell into calls that were not all timed, and by calls that were left by a jump: little against the fullest bin, which
/// gets or gives the difference.
fn settle(bins: &mut [u64; DURATION_BINS], count: u64) {
    let sum: u128 = bins.iter().map(|&calls| u128::from(calls)).sum();
    let count = u128::from(count);
    let mut too_many = sum.saturating_sub(count);
    let too_few = u64::try_from(count.saturating_sub(sum)).unwrap_or(u64::MAX);
    if sum == 0 {
        return;
    }
    if let Some(fullest) = bins.iter_mut().max() {
        *fullest = fullest.saturating_add(too_few);
    }
    while too_many > 0
        && let Some(fullest) = bins.iter_mut().max()
    {
        let taken = u64::try_from(too_many).unwrap_or(u64::MAX).min(*fullest);
        *fullest -= taken;
        too_many -= u128::from(taken);
    }
}

/// What computes has rows of its own: routines of mathematics, and parallel regions.
fn computes(site: &region::Site) -> bool {
    format::calls::call(site.call).is_some_and(|call| call.interface == "math" || call.name == "GOMP_parallel")
}

/// Calls that are timed one in a stride.
pub struct Block {
    pub stride: u32,
    pub countdown: u32,
    pub rest: u32,
    pub weighted_tsc: u64,
    pub recent_tsc: u32,
}

impl Block {
    fn of(site: &region::Site) -> Self {
        Self {
            stride: site.stride,
            countdown: site.countdown,
            rest: site.block_rest,
            weighted_tsc: site.weighted_tsc,
            recent_tsc: site.recent_tsc,
        }
    }
}

/// The cycles of all calls before their first ticks. The timed calls of a site stand for blocks of `stride` calls, and
/// the last block is seldom just complete: calls of it that never came are taken off, calls after it added, at the
/// recent mean.
pub fn weighted(block: Block) -> u128 {
    let next_place = i64::from(block.stride) - i64::from(block.rest);
    let too_many = i64::from(block.countdown) - next_place;
    let weighted = block.weighted_tsc as u128;
    let by_mean = |calls: i64| calls as u128 * block.recent_tsc as u128 / 16;
    // Never more than a block either way: else the numbers are damaged.
    match too_many {
        _ if too_many.unsigned_abs() > 2 * u64::from(block.stride) => weighted,
        0.. => weighted.saturating_sub(by_mean(too_many)),
        _ => weighted + by_mean(-too_many),
    }
}

impl Fold<'_> {
    /// Adds the rows of a process.
    pub fn add_sites(
        &mut self,
        process: u32,
        recorded: &Recorded,
        lives: &[Life],
        open: &[OpenCall],
        mapping: &Mapping,
        cycles: Cycles,
    ) {
        let mut sums: BTreeMap<(u32, Caller), Sum> = BTreeMap::new();
        for (site, durations, is_main) in recorded.sites.iter().filter(|(site, ..)| !computes(site)) {
            let sum = sums.entry((site.call, caller(site))).or_default();
            sum.add(site, durations, *is_main);
        }
        for OpenCall {
            life, site, time_ns, ..
        } in open
        {
            let sum = sums.entry((site.call, caller(site))).or_default();
            sum.open_ns = sum.open_ns.saturating_add(*time_ns);
            sum.open_main_ns = sum
                .open_main_ns
                .saturating_add(if lives[*life].is_of(recorded.header.pid) {
                    *time_ns
                } else {
                    0
                });
            sum.open_max_ns = sum.open_max_ns.max(*time_ns);
            if *time_ns > 0 {
                let bin = &mut sum.duration_bins[duration_bin(*time_ns)];
                *bin = bin.saturating_add(1);
            }
        }
        for ((call, from), mut sum) in sums {
            settle(&mut sum.duration_bins, sum.count);
            let call = self.call(call);
            let Profile { tables, strings, .. } = &mut self.profile;
            let frame = self.places.caller(tables, strings, mapping, &recorded.python, from);
            self.profile.tables.sites.push(Site {
                process,
                call,
                frame,
                count: sum.count,
                bytes: sum.bytes,
                bytes_received: sum.second,
                errors: sum.errors,
                time_ns: cycles.ns(sum.tsc).saturating_add(sum.open_ns),
                time_error_ns: cycles.root_ns(sum.squares),
                timed: sum.timed,
                main_ns: cycles.ns(sum.main_tsc).saturating_add(sum.open_main_ns),
                max_ns: cycles.ns(sum.max_tsc as u128).max(sum.open_max_ns),
                size_bins: sum.size_bins,
                duration_bins: sum.duration_bins,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(stride: u32, countdown: u32, block_rest: u32) -> region::Site {
        let mut site = region::Site::parse(&[0; region::Site::SIZE]).unwrap();
        (site.stride, site.countdown, site.block_rest) = (stride, countdown, block_rest);
        (site.weighted_tsc, site.recent_tsc) = (1000, 16 * 10);
        site
    }

    #[test]
    fn the_last_block_counts_as_far_as_it_went() {
        // In the next block of 8 the timed call is the third (place 2, rest 5): it comes 3 calls after the block's end.
        assert_eq!(weighted(Block::of(&site(8, 3, 5))), 1000);
        assert_eq!(weighted(Block::of(&site(8, 7, 5))), 1000 - 4 * 10);
        assert_eq!(weighted(Block::of(&site(8, 1, 5))), 1000 + 2 * 10);
        assert_eq!(weighted(Block::of(&site(1, 1, 0))), 1000);
        assert_eq!(weighted(Block::of(&site(1, 90000, 0))), 1000);
    }

    fn bins(some: &[(usize, u64)]) -> [u64; DURATION_BINS] {
        let mut bins = [0; DURATION_BINS];
        some.iter().for_each(|&(bin, calls)| bins[bin] = calls);
        bins
    }

    #[test]
    fn the_bins_add_up_to_the_calls() {
        let settled = |some: &[(usize, u64)], count| {
            let mut bins = bins(some);
            settle(&mut bins, count);
            bins
        };
        assert_eq!(settled(&[(1, 900), (9, 20)], 920), bins(&[(1, 900), (9, 20)]));
        assert_eq!(settled(&[(1, 900), (9, 20)], 1000), bins(&[(1, 980), (9, 20)]));
        assert_eq!(settled(&[(1, 900), (9, 20)], 800), bins(&[(1, 780), (9, 20)]));
        // Damage: neither lost nor endless.
        assert_eq!(settled(&[(1, 9), (9, 7)], 0), bins(&[]));
        assert_eq!(settled(&[(1, u64::MAX), (9, 7)], 3), bins(&[(9, 3)]));
        // Not recorded stays so.
        assert_eq!(settled(&[], 7), bins(&[]));
    }

    #[test]
    fn durations_have_their_bins() {
        let of = [0, 63, 64, 255, 256, 1 << 34, u64::MAX].map(duration_bin);
        assert_eq!(of, [0, 0, 1, 1, 2, 15, 15]);
    }
}
