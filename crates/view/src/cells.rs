//! What was seen: ticks by context, class, kind of thread, row of ranks and bin.

use crate::axis::Axis;
use crate::tree::Tree;
use model::{ProcessId, Run, ThreadId};

/// Cells, sorted by path, class, thread, row and bin.
#[derive(Clone, Debug)]
pub(crate) struct Cells {
    /// See [`Key`].
    cells: Vec<(u64, f32)>,
    pub axis: Axis,
    pub ranks_per_row: usize,
}

/// A cell's place. In one number, so that sorting is quick: 25 bits of path, more than limits allow, then the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    pub path: u32,
    pub class: u8,
    pub thread: u8,
    pub row: u16,
    pub bin: u16,
}

impl Key {
    fn pack(self) -> u64 {
        (u64::from(self.path) << 39)
            | (u64::from(self.class) << 34)
            | (u64::from(self.thread) << 32)
            | (u64::from(self.row) << 16)
            | u64::from(self.bin)
    }

    fn unpack(key: u64) -> Key {
        Key {
            path: (key >> 39) as u32,
            class: (key >> 34) as u8 & 31,
            thread: (key >> 32) as u8 & 3,
            row: (key >> 16) as u16,
            bin: key as u16,
        }
    }
}

/// A sample that counts: one of a thread of a rank.
struct Seen {
    rank: usize,
    thread: u8,
    context: usize,
    class: u8,
    /// Ticks that one of the sample's stands for.
    scale: f32,
}

/// Goes through the samples of ranks. Those of a main thread are scaled so that they fill the rank's measured time, as
/// they are in the report.
fn samples(run: &Run, mut give: impl FnMut(usize, Seen)) {
    let (samples, threads) = (&run.tables().samples, &run.tables().threads);
    let times = run.times();
    let scales: Vec<f32> = (0..run.ranks().len())
        .map(|rank| {
            let (seen, elapsed) = (times.seen_s(rank), times.row(rank).iter().sum::<f64>());
            if seen > 0.0 && elapsed > 0.0 {
                (elapsed / seen) as f32
            } else {
                1.0
            }
        })
        .collect();
    let contexts = run.tables().contexts.len();
    for row in 0..samples.len() {
        let Some(rank) = run.rank_index(ProcessId(samples.process[row])) else {
            continue;
        };
        let thread = samples.thread[row];
        let (kind, scale) = match run.ranks()[rank].main {
            Some(main) if main == ThreadId(thread) => (0, scales[rank]),
            _ => match threads.role.get(thread as usize).map(|role| run.text(*role)) {
                Some("openmp") => (1, 1.0),
                _ => (2, 1.0),
            },
        };
        // A context that is not there is the root: nothing is known of where.
        let context = samples.context[row] as usize;
        give(
            row,
            Seen {
                rank,
                thread: kind,
                context: if context < contexts { context } else { 0 },
                class: run.sample_classes()[row].index() as u8,
                scale,
            },
        );
    }
}

/// Ticks by context, all threads of all ranks.
pub(crate) fn by_context(run: &Run) -> Vec<f64> {
    let mut ticks = vec![0.0; run.tables().contexts.len()];
    samples(run, |row, seen| {
        if let Some(sum) = ticks.get_mut(seen.context) {
            *sum += f64::from(run.tables().samples.weight[row]) * f64::from(seen.scale);
        }
    });
    ticks
}

/// Rows, bins and paths to which a run with too many cells is brought, one after the other: what a picture needs goes
/// last.
const STAGES: &[[usize; 3]] = &[
    [64, 250, usize::MAX],
    [64, 250, 1000],
    [64, 125, 250],
    [32, 125, 125],
    [16, 125, 64],
    [8, 64, 32],
    [4, 16, 16],
    [1, 1, 1],
];

impl Cells {
    /// The cells of a run, coarse enough in time and in ranks to be no more than so many; if that is not enough, the tree
    /// shrinks.
    pub fn new(run: &Run, tree: &mut Tree, bins: usize, most: usize) -> Cells {
        let most = most.max(1);
        let mut axis = Axis::of(run).within(bins.min(u16::MAX as usize));
        let ranks = run.ranks().len();
        let mut ranks_per_row = ranks.div_ceil(u16::MAX as usize).max(1);
        // A rank that runs is seen in every bin: no need to gather what cannot fit.
        while axis.bins.saturating_mul(ranks.div_ceil(ranks_per_row)) > most {
            let rows = ranks.div_ceil(ranks_per_row);
            let [good_rows, good_bins, _] = STAGES[0];
            if rows <= 1 || (rows <= good_rows && axis.bins > good_bins) {
                axis = axis.coarser(2);
            } else {
                ranks_per_row *= 2;
            }
        }
        let mut cells = gather(run, tree, axis, ranks_per_row, most);
        cells.fit(tree, ranks, most);
        cells
    }

    /// Makes them so few.
    pub fn fit(&mut self, tree: &mut Tree, ranks: usize, most: usize) {
        for [rows, bins, paths] in STAGES {
            loop {
                if self.cells.len() <= most {
                    return;
                }
                let before = tree.paths.len();
                if ranks.div_ceil(self.ranks_per_row) > *rows {
                    self.ranks_per_row *= 2;
                    self.change(|key| key.row >>= 1);
                } else if self.axis.bins > *bins {
                    self.axis = self.axis.coarser(2);
                    self.change(|key| key.bin >>= 1);
                } else {
                    if before > *paths {
                        self.shrink(tree, (before / 2).max(*paths));
                    }
                    if tree.paths.len() == before {
                        break;
                    }
                }
            }
        }
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Brings the tree to so many paths.
    fn shrink(&mut self, tree: &mut Tree, paths: usize) {
        let mut own = vec![0.0; tree.paths.len()];
        for (key, ticks) in self.iter() {
            own[key.path as usize] += f64::from(ticks);
        }
        let path_of = tree.shrink(&own, paths, paths);
        self.change(|key| key.path = path_of[key.path as usize]);
    }

    /// Moves the cells, and adds up those that meet.
    fn change(&mut self, change: impl Fn(&mut Key)) {
        for (cell, _) in &mut self.cells {
            let mut key = Key::unpack(*cell);
            change(&mut key);
            *cell = key.pack();
        }
        add_up(&mut self.cells);
    }

    /// Cells in order.
    pub fn iter(&self) -> impl Iterator<Item = (Key, f32)> + '_ {
        self.cells.iter().map(|(key, ticks)| (Key::unpack(*key), *ticks))
    }
}

/// Sorts, and adds up what is in the same place.
fn add_up(cells: &mut Vec<(u64, f32)>) {
    cells.sort_unstable_by_key(|(key, _)| *key);
    cells.dedup_by(|next, first| {
        let same = next.0 == first.0;
        first.1 += if same { next.1 } else { 0.0 };
        same
    });
}

fn gather(run: &Run, tree: &Tree, axis: Axis, ranks_per_row: usize, most: usize) -> Cells {
    let table = &run.tables().samples;
    let mut cells = vec![];
    // Adding up in between keeps the memory small, however long the samples are.
    let mut room = 4 * most.max(1 << 18);
    samples(run, |row, seen| {
        let path = tree.of_context.get(seen.context).copied().unwrap_or(0);
        let key = Key {
            path,
            class: seen.class,
            thread: seen.thread,
            row: (seen.rank / ranks_per_row) as u16,
            bin: 0,
        };
        axis.ticks_of(table.tick[row], table.weight[row], |bin, ticks| {
            let key = Key { bin: bin as u16, ..key };
            cells.push((key.pack(), ticks * seen.scale));
        });
        if cells.len() > room {
            add_up(&mut cells);
            room = room.max(2 * cells.len());
        }
    });
    add_up(&mut cells);
    Cells {
        cells,
        axis,
        ranks_per_row,
    }
}
