//! Calls of libraries of mathematics: per thread and site in the region, per process and place in the profile.

use super::Fold;
use super::open::{Caller, caller};
use super::place::Mapping;
use super::process::Recorded;
use super::sites::{Block, weighted};
use super::time::Cycles;
use format::Profile;
use format::records::SHAPE_OTHERS;
use format::region;
use format::tables::MathCall;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Most shapes of a call at a place that a process keeps: those that are most frequent.
const SHAPES: usize = 64;

/// Sums of all threads.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: u64,
    /// Of all calls.
    flops: u128,
    tsc: u128,
    timed: u64,
    max_tsc: u64,
}

impl Sum {
    fn add(&mut self, other: Self) {
        self.count = self.count.saturating_add(other.count);
        self.flops = self.flops.saturating_add(other.flops);
        self.tsc = self.tsc.saturating_add(other.tsc);
        self.timed = self.timed.saturating_add(other.timed);
        self.max_tsc = self.max_tsc.max(other.max_tsc);
    }

    fn of(record: &region::Math) -> Self {
        let calls = if is_others(record) { 1 } else { record.count };
        Self {
            count: record.count,
            flops: u128::from(calls) * u128::from(record.flops),
            tsc: weighted(Block {
                stride: record.stride,
                countdown: record.countdown,
                rest: record.block_rest,
                weighted_tsc: record.weighted_tsc,
                recent_tsc: record.recent_tsc,
            }),
            timed: record.timed,
            max_tsc: record.max_tsc,
        }
    }
}

fn is_others(record: &region::Math) -> bool {
    record.sizes == [SHAPE_OTHERS as u32; 4]
}

/// The sizes and letters of a call; `None` stands for the shapes that are not kept one by one.
type Shape = Option<([u32; 4], u32)>;

impl Fold<'_> {
    /// Adds the rows of a process.
    pub fn add_math(&mut self, process: u32, recorded: &Recorded, mapping: &Mapping, cycles: Cycles) {
        let mut places: BTreeMap<(u32, Caller), BTreeMap<Shape, Sum>> = BTreeMap::new();
        for (site, record) in recorded.math.iter().filter(|(_, record)| record.count > 0) {
            let shape = (!is_others(record)).then_some((record.sizes, record.letters));
            let place = places.entry((site.call, caller(site))).or_default();
            place.entry(shape).or_default().add(Sum::of(record));
        }
        for ((call, from), shapes) in places {
            let call = self.call(call);
            let Profile { tables, strings, .. } = &mut self.profile;
            let frame = self.places.caller(tables, strings, mapping, &recorded.python, from);
            for (shape, sum) in kept(shapes) {
                let (sizes, letters) = shape.unwrap_or_default();
                let letters = strings.intern(&text_of(letters));
                tables.math.push(MathCall {
                    process,
                    call,
                    frame,
                    letters,
                    sizes: sizes.map(u64::from),
                    others: u8::from(shape.is_none()),
                    count: sum.count,
                    flops: u64::try_from(sum.flops / u128::from(sum.count.max(1))).unwrap_or(u64::MAX),
                    time_ns: cycles.ns(sum.tsc),
                    timed: sum.timed,
                    max_ns: cycles.ns(u128::from(sum.max_tsc)),
                });
            }
        }
    }
}

/// The most frequent shapes, and the rest as one.
fn kept(shapes: BTreeMap<Shape, Sum>) -> Vec<(Shape, Sum)> {
    let mut rows: Vec<(Shape, Sum)> = shapes.into_iter().collect();
    rows.sort_by_key(|(shape, sum)| (shape.is_none(), Reverse((sum.count, sum.tsc))));
    let mut others = Sum::default();
    let single = |row: &(Shape, Sum)| row.0.is_some();
    let most = rows.iter().take(SHAPES).take_while(|row| single(row)).count();
    for (_, sum) in rows.drain(most..) {
        others.add(sum);
    }
    if others.count > 0 {
        rows.push((None, others));
    }
    rows
}

/// The letters in their order.
fn text_of(letters: u32) -> String {
    let bytes = letters.to_le_bytes();
    bytes
        .iter()
        .map(|&byte| char::from(byte))
        .take_while(|letter| *letter != '\0')
        .filter(char::is_ascii_graphic)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(count: u64, flops: u64) -> Sum {
        Sum {
            count,
            flops: u128::from(flops),
            ..Sum::default()
        }
    }

    #[test]
    fn the_most_frequent_shapes_are_kept_and_the_rest_is_counted() {
        let shapes = (0..100u32).map(|size| (Some(([size, 0, 0, 0], 0)), sum(u64::from(size) + 1, 10)));
        let rows = kept(shapes.chain([(None, sum(7, 70))]).collect());
        assert_eq!(rows.len(), SHAPES + 1);
        assert_eq!(rows[0].1.count, 100);
        assert_eq!(rows[SHAPES - 1].1.count, 37);
        let (shape, others) = rows[SHAPES];
        assert!(shape.is_none());
        assert_eq!(others.count, (1..=36).sum::<u64>() + 7);
        assert_eq!(others.flops, 36 * 10 + 70);
        assert_eq!(kept(BTreeMap::from([(None, sum(3, 5))])).len(), 1);
    }

    #[test]
    fn letters_are_text() {
        assert_eq!(text_of(u32::from_le_bytes(*b"NT\0\0")), "NT");
        assert_eq!(text_of(0), "");
        assert_eq!(text_of(u32::from_le_bytes([b'L', 0x80, b'U', b'N'])), "LUN");
    }
}
