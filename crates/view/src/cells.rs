//! What was seen: ticks by context, class, kind of thread, row of ranks and bin.

use crate::tree::Tree;
use metrics::series::Axis;
use model::{Piece, ProcessId, Run, ThreadId, in_parallel};
use std::ops::Range;

/// Cells, sorted by path, class, thread, row and bin.
#[derive(Clone, Debug)]
pub(crate) struct Cells {
    /// See [`Key`].
    cells: Vec<(u64, f32)>,
    pub axis: Axis,
    pub ranks_per_row: usize,
}

/// A cell's place. In one number, so that sorting is quick: 24 bits of path, more than limits allow, then the others.
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
        (u64::from(self.path) << 40)
            | (u64::from(self.class) << 35)
            | (u64::from(self.thread) << 32)
            | (u64::from(self.row) << 16)
            | u64::from(self.bin)
    }

    fn unpack(key: u64) -> Key {
        Key {
            path: (key >> 40) as u32,
            class: (key >> 35) as u8 & 31,
            thread: (key >> 32) as u8 & 7,
            row: (key >> 16) as u16,
            bin: key as u16,
        }
    }
}

/// A main thread whose time is its rank's.
pub(crate) const ALONE: u8 = 0;
/// A thread of an OpenMP runtime.
pub(crate) const OPENMP: u8 = 1;
/// Another thread.
pub(crate) const OTHER: u8 = 2;
/// Time of a rank in which several threads work, divided among them as in the report; each thread's own stands beside it.
pub(crate) const SHARED: u8 = 3;
/// The main thread of such a rank.
pub(crate) const MAIN: u8 = 4;

/// A sample that counts, or a piece of one: of a thread of a rank.
struct Seen {
    piece: Piece,
    thread: u8,
    context: usize,
    class: u8,
    /// Ticks that one of the piece's stands for.
    scale: f32,
}

/// The samples of a run, rank by rank.
pub(crate) struct Samples<'a> {
    run: &'a Run,
    /// By rank: rows of the table, those of one process after the other.
    spans: Vec<Vec<Range<usize>>>,
    /// By rank: what one tick of its time stands for.
    scales: Vec<f32>,
}

impl<'a> Samples<'a> {
    pub fn new(run: &'a Run) -> Samples<'a> {
        let (process, times) = (&run.tables().samples.process, run.times());
        let mut spans: Vec<Vec<Range<usize>>> = vec![vec![]; run.ranks().len()];
        let mut start = 0;
        for of_one in process.chunk_by(|a, b| a == b) {
            if let Some(rank) = run.rank_index(ProcessId(of_one[0])) {
                spans[rank].push(start..start + of_one.len());
            }
            start += of_one.len();
        }
        // Those of a rank fill its measured time, as they do in the report.
        let scale = |rank: usize| {
            let (seen, elapsed) = (times.seen_s(rank), times.row(rank).iter().sum::<f64>());
            if seen > 0.0 && elapsed > 0.0 {
                (elapsed / seen) as f32
            } else {
                1.0
            }
        };
        let scales = (0..spans.len()).map(scale).collect();
        Samples { run, spans, scales }
    }

    /// Goes through the samples of a rank.
    fn of(&self, rank: usize, mut give: impl FnMut(Seen)) {
        let (samples, threads) = (&self.run.tables().samples, &self.run.tables().threads);
        let contexts = self.run.tables().contexts.len();
        let seen = |thread: u8, piece: Piece, scale: f32| {
            // A context that is not there is the root: nothing is known of where.
            let context = samples.context[piece.row] as usize;
            Seen {
                thread,
                piece,
                context: if context < contexts { context } else { 0 },
                class: self.run.sample_classes()[piece.row].index() as u8,
                scale,
            }
        };
        let shared = !self.run.is_main_alone(rank);
        for piece in self.run.pieces(rank).filter(|_| shared) {
            give(seen(SHARED, piece, self.scales[rank]));
        }
        for row in self.spans[rank].iter().cloned().flatten() {
            let thread = samples.thread[row];
            let (kind, scale) = match self.run.ranks()[rank].main {
                Some(main) if main == ThreadId(thread) && shared => (MAIN, 1.0),
                Some(main) if main == ThreadId(thread) => (ALONE, self.scales[rank]),
                _ => match threads.role.get(thread as usize).map(|role| self.run.text(*role)) {
                    Some("openmp") => (OPENMP, 1.0),
                    _ => (OTHER, 1.0),
                },
            };
            give(seen(kind, Piece::whole(samples, row), scale));
        }
    }

    /// Ticks by context, all threads of all ranks.
    pub fn by_context(&self) -> Vec<f64> {
        let mut ticks = vec![0.0; self.run.tables().contexts.len()];
        for rank in 0..self.spans.len() {
            self.of(rank, |seen| {
                if let Some(sum) = ticks.get_mut(seen.context).filter(|_| seen.thread != SHARED) {
                    *sum += seen.piece.ticks() * f64::from(seen.scale);
                }
            });
        }
        ticks
    }
}

/// Rows, bins and paths that a run with too many cells keeps at least, one after the other. Who and when go last but the
/// costliest paths: a picture of 64 rows shows which part of a machine is different, and of 200 bins which phase.
const STAGES: &[[usize; 3]] = &[
    [128, 400, usize::MAX],
    [ROWS, BINS, 1000],
    [ROWS, BINS, 64],
    [32, BINS, 64],
    [16, 100, 64],
    [8, 50, 32],
    [4, 16, 16],
    [1, 1, 1],
];

/// Rows and bins that are kept while there is anything else to give up.
const ROWS: usize = 64;
const BINS: usize = 200;

/// From so many samples on, how coarse cells must be is tried on some of the rows first.
const MANY_SAMPLES: usize = 1 << 20;
/// One row in so many is tried.
const TRIED: usize = 16;

impl Cells {
    /// The cells of a run, coarse enough in time and in ranks to be no more than so many; if that is not enough, the tree
    /// shrinks. `ticks` are those by context.
    pub fn new(samples: &Samples, tree: &mut Tree, ticks: &[f64], bins: usize, most: usize) -> Cells {
        let most = most.max(1);
        let mut axis = Axis::of(samples.run).within(bins.min(u16::MAX as usize));
        let ranks = samples.run.ranks().len();
        let mut ranks_per_row = ranks.div_ceil(u16::MAX as usize).max(1);
        let rows = |ranks_per_row: usize| ranks.div_ceil(ranks_per_row);
        // A rank that runs is seen in every bin: no need to gather what cannot fit.
        if axis.bins.saturating_mul(rows(ranks_per_row)) > most {
            axis = axis.coarser((axis.bins / BINS).max(1));
        }
        while axis.bins.saturating_mul(rows(ranks_per_row)) > most {
            // Whichever is finer beside what a picture needs.
            if rows(ranks_per_row) > 1 && rows(ranks_per_row) * BINS > axis.bins * ROWS {
                ranks_per_row *= 2;
            } else {
                axis = axis.coarser(2);
            }
        }
        if samples.run.tables().samples.len() > MANY_SAMPLES && rows(ranks_per_row) >= TRIED {
            let some = rows(ranks_per_row) / TRIED;
            let first = rows(ranks_per_row) / 2;
            let mut tried = gather(samples, tree, axis, ranks_per_row, first..first + some);
            tried.fit(
                tree,
                ticks,
                ranks,
                (most as u64 * some as u64 / rows(ranks_per_row) as u64).max(1) as usize,
            );
            (axis, ranks_per_row) = (tried.axis, tried.ranks_per_row);
        }
        let mut cells = gather(samples, tree, axis, ranks_per_row, 0..rows(ranks_per_row));
        cells.fit(tree, ticks, ranks, most);
        cells
    }

    /// Those of one rank, as row 0.
    pub fn of_rank(samples: &Samples, path_of: &[u32], axis: Axis, rank: usize) -> Cells {
        let mut cells = vec![];
        gather_rank(samples, path_of, axis, rank, 0, &mut cells);
        add_up(&mut cells);
        Cells {
            cells,
            axis,
            ranks_per_row: 1,
        }
    }

    /// Makes them so few.
    pub fn fit(&mut self, tree: &mut Tree, ticks: &[f64], ranks: usize, most: usize) {
        for [rows, bins, paths] in STAGES {
            loop {
                if self.cells.len() <= most {
                    return;
                }
                let before = tree.function_paths();
                if self.ranks_per_row < ranks && ranks.div_ceil(self.ranks_per_row * 2) >= *rows {
                    self.ranks_per_row *= 2;
                    self.change(|key| key.row >>= 1);
                } else if self.axis.bins > 1 && self.axis.bins.div_ceil(2) >= *bins {
                    self.axis = self.axis.coarser(2);
                    self.change(|key| key.bin >>= 1);
                } else {
                    if before > *paths {
                        self.shrink(tree, ticks, (before / 2).max(*paths));
                    }
                    if tree.function_paths() == before {
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

    /// Brings the tree to so many paths: the costliest of all ranks, whichever these cells are of.
    fn shrink(&mut self, tree: &mut Tree, ticks: &[f64], paths: usize) {
        let mut own = vec![0.0; tree.paths.len()];
        for (path, ticks) in tree.of_context.iter().zip(ticks) {
            own[*path as usize] += ticks;
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

/// Rows of cells, side by side.
fn gather(samples: &Samples, tree: &Tree, axis: Axis, ranks_per_row: usize, rows: Range<usize>) -> Cells {
    let ranks = samples.run.ranks().len();
    let first = rows.start;
    let parts = in_parallel(rows.len(), |part| {
        let row = first + part;
        let mut cells = vec![];
        for rank in row * ranks_per_row..((row + 1) * ranks_per_row).min(ranks) {
            gather_rank(samples, &tree.of_context, axis, rank, row as u16, &mut cells);
        }
        add_up(&mut cells);
        cells
    });
    let mut cells = parts.concat();
    cells.sort_unstable_by_key(|(key, _)| *key);
    Cells {
        cells,
        axis,
        ranks_per_row,
    }
}

fn gather_rank(samples: &Samples, path_of: &[u32], axis: Axis, rank: usize, row: u16, cells: &mut Vec<(u64, f32)>) {
    // Adding up in between keeps the memory small, however long the samples are.
    let mut room = cells.len().max(1 << 18);
    samples.of(rank, |seen| {
        let key = Key {
            path: path_of.get(seen.context).copied().unwrap_or(0),
            class: seen.class,
            thread: seen.thread,
            row,
            bin: 0,
        };
        axis.ticks_of(&seen.piece, |bin, ticks| {
            let key = Key { bin: bin as u16, ..key };
            cells.push((key.pack(), ticks * seen.scale));
        });
        if cells.len() > 2 * room {
            add_up(cells);
            room = room.max(cells.len());
        }
    });
}
