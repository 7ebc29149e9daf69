/**
 * Cells × selection → ticks by place and class. A *slot* is a path with a class and a kind of thread, where that occurs;
 * every sum over the cells goes to slots first, because there are few of them and up to a million cells. Cells come slot
 * by slot, so that what belongs to a slot is looked up once for many of them.
 */

import type { Scene } from "../data/scene";
import type { Selection, Threads } from "../state";

/** The cells of a scene, without those that point nowhere. */
export interface Cells {
  count: number;
  row: Uint16Array;
  bin: Uint16Array;
  ticks: Float32Array;
  /** Slot of a cell. */
  slot: Uint32Array;
  slotPath: Uint32Array;
  slotClass: Uint8Array;
  slotThread: Uint8Array;
  paths: number;
  classes: number;
  /** Rows of ranks, and ranks in a row; the last may have fewer. */
  rows: number;
  ranksPerRow: number;
  ranks: number;
  bins: number;
  binS: number;
  tickS: number;
}

/** Reads the cells of a scene. */
export function cellsOf(scene: Scene): Cells {
  const { document, columns } = scene;
  const [path, ticks] = [columns.u32("cells.path"), columns.f32("cells.ticks")];
  const [cls, thread] = [columns.u8("cells.class"), columns.u8("cells.thread")];
  const [row, bin] = [columns.u16("cells.row"), columns.u16("cells.bin")];
  const paths = columns.u32("path.parent").length;
  const classes = document.classes.length;
  const ranksPerRow = Math.max(1, document.ranksPerRow);
  const ranks = Math.max(0, document.run.ranks);
  const rows = Math.ceil(ranks / ranksPerRow);
  const { bins, binS } = document.cells;
  const most = Math.min(path.length, ticks.length, cls.length, thread.length, row.length, bin.length);

  const cells: Cells = {
    count: most,
    row, bin, ticks,
    slot: new Uint32Array(most),
    slotPath: new Uint32Array(0),
    slotClass: new Uint8Array(0),
    slotThread: new Uint8Array(0),
    paths, classes, rows, ranksPerRow, ranks, bins, binS,
    tickS: document.run.tickS,
  };
  const good = (at: number) =>
    path[at]! < paths && cls[at]! < classes && row[at]! < rows && bin[at]! < bins && ticks[at]! >= 0 && ticks[at]! < Infinity;
  let all = true;
  for (let at = 0; at < most && all; at++) all = good(at);
  if (all) {
    numberSlots(cells, path, cls, thread);
    return cells;
  }
  const which = Uint32Array.from({ length: most }, (_, at) => at).filter(good);
  cells.count = which.length;
  cells.row = Uint16Array.from(which, (at) => row[at]!);
  cells.bin = Uint16Array.from(which, (at) => bin[at]!);
  cells.ticks = Float32Array.from(which, (at) => ticks[at]!);
  numberSlots(
    cells,
    Uint32Array.from(which, (at) => path[at]!),
    Uint8Array.from(which, (at) => cls[at]!),
    Uint8Array.from(which, (at) => thread[at]!),
  );
  return cells;
}

function numberSlots(cells: Cells, path: Uint32Array, cls: Uint8Array, thread: Uint8Array): void {
  // A chain of slots a path: paths have few, so that a chain is short and no table of all that could be is needed.
  const head = new Int32Array(cells.paths).fill(-1);
  const next: number[] = [];
  const [slotPath, slotClass, slotThread]: [number[], number[], number[]] = [[], [], []];
  for (let at = 0; at < cells.count; at++) {
    let slot = head[path[at]!]!;
    while (slot >= 0 && (slotClass[slot] !== cls[at] || slotThread[slot] !== thread[at])) slot = next[slot]!;
    if (slot < 0) {
      slot = slotPath.push(path[at]!) - 1;
      slotClass.push(cls[at]!);
      slotThread.push(thread[at]!);
      next.push(head[path[at]!]!);
      head[path[at]!] = slot;
    }
    cells.slot[at] = slot;
  }
  cells.slotPath = Uint32Array.from(slotPath);
  cells.slotClass = Uint8Array.from(slotClass);
  cells.slotThread = Uint8Array.from(slotThread);
}

/** Which cells count under a selection: 1 or 0 by row, bin and thread. */
export interface Keep {
  rows: Uint8Array;
  bins: Uint8Array;
  threads: Uint8Array;
  /** First bin that counts, and the one after the last. */
  first: number;
  end: number;
  /** Whether every row counts, and every bin. */
  allRows: boolean;
  allBins: boolean;
  /** Ranks that count. More than were chosen where a row holds several. */
  ranks: number;
  /** Whether ranks that were not chosen count because they share a row with one that was. */
  widened: boolean;
}

/**
 * The bins that a span of seconds stands for: those of which half or more lie in it, and never none. Bins count whole,
 * so that what is shown is what was seen.
 */
export function binsOf(bins: number, binS: number, span: readonly [number, number] | null): [first: number, end: number] {
  if (span === null || bins === 0 || !(binS > 0)) return [0, bins];
  const bound = (bin: number) => Math.min(bins, Math.max(0, bin));
  const [first, end] = [bound(Math.round(span[0] / binS)), bound(Math.round(span[1] / binS))];
  if (end > first) return [first, end];
  const middle = Math.min(bins - 1, bound(Math.floor((span[0] + span[1]) / 2 / binS)));
  return [middle, middle + 1];
}

/** OpenMP's threads are its workers: the main thread that leads them counts as what it is. */
const THREADS: Record<Threads, (thread: number) => boolean> = {
  main: (thread) => thread === 0,
  openmp: (thread) => thread === 1,
  all: () => true,
};

export function keepOf(cells: Cells, selection: Selection): Keep {
  const { rows: count, ranksPerRow, ranks } = cells;
  const rows = new Uint8Array(count);
  if (selection.ranks === null) rows.fill(1);
  else for (const rank of selection.ranks) if (rank >= 0 && rank < ranks) rows[Math.floor(rank / ranksPerRow)] = 1;
  let counted = 0;
  for (let row = 0; row < count; row++) if (rows[row] === 1) counted += ranksInRow(cells, row);
  const [first, end] = binsOf(cells.bins, cells.binS, selection.span);
  return {
    rows,
    bins: new Uint8Array(cells.bins).fill(1, first, end),
    threads: Uint8Array.from({ length: 256 }, (_, thread) => (THREADS[selection.threads](thread) ? 1 : 0)),
    first,
    end,
    allRows: counted === ranks,
    allBins: first === 0 && end === cells.bins,
    ranks: counted,
    widened: selection.ranks !== null && counted > new Set(selection.ranks).size,
  };
}

/** How many ranks a row stands for. */
export function ranksInRow(cells: Cells, row: number): number {
  return Math.min(cells.ranksPerRow, cells.ranks - row * cells.ranksPerRow);
}

/** Ticks by slot. */
export function tally(cells: Cells, keep: Keep): Float64Array {
  const sums = addCells(cells, keep);
  for (let slot = 0; slot < sums.length; slot++) if (keep.threads[cells.slotThread[slot]!] === 0) sums[slot] = 0;
  return sums;
}

/** A loop of its own for what is chosen most, a span or ranks alone: every look into a table counts here. */
function addCells(cells: Cells, keep: Keep): Float64Array {
  const sums = new Float64Array(cells.slotPath.length);
  const { count, slot, row, bin, ticks } = cells;
  const { rows, bins } = keep;
  if (keep.allRows && keep.allBins) for (let at = 0; at < count; at++) sums[slot[at]!]! += ticks[at]!;
  else if (keep.allRows) for (let at = 0; at < count; at++) sums[slot[at]!]! += ticks[at]! * bins[bin[at]!]!;
  else if (keep.allBins) for (let at = 0; at < count; at++) sums[slot[at]!]! += ticks[at]! * rows[row[at]!]!;
  else for (let at = 0; at < count; at++) sums[slot[at]!]! += ticks[at]! * (rows[row[at]!]! & bins[bin[at]!]!);
  return sums;
}

/** Which groups a path counts in: `list[start[path]]` up to `list[start[path + 1]]`. */
export interface Groups {
  count: number;
  start: Uint32Array;
  list: Uint32Array;
}

/** Every path in one group at most: `of[path]`, -1 for none. */
export function oneGroup(of: Int32Array, count: number): Groups {
  const start = new Uint32Array(of.length + 1);
  for (let path = 0; path < of.length; path++) start[path + 1] = start[path]! + (of[path]! >= 0 ? 1 : 0);
  const list = new Uint32Array(start[of.length]!);
  for (let path = 0; path < of.length; path++) if (of[path]! >= 0) list[start[path]!] = of[path]!;
  return { count, start, list };
}

/** Groups over time and ranks. */
export interface Spread {
  groups: number;
  columns: number;
  classes: number;
  rows: number;
  /** Bins of a column: neighbours differ by one where the bins do not divide evenly. */
  width: Uint16Array;
  /** Ticks: groups × columns × classes. */
  ticks: Float32Array;
  /** Whether a group was seen in a row of ranks: groups × rows. */
  seen: Uint8Array;
}

/** Ticks by group, column of time and class. The bins that count make at most `most` columns. */
export function spread(cells: Cells, keep: Keep, groups: Groups, most: number): Spread {
  const columns = Math.min(most, keep.end - keep.first);
  const { classes, rows: rowCount, count, slot, slotClass, slotPath, slotThread, row, bin, ticks } = cells;
  const { rows, threads } = keep;
  const { start, list } = groups;
  const width = new Uint16Array(columns);
  /** Where a bin's column begins, -1 for a bin that does not count. */
  const columnAt = new Int32Array(cells.bins).fill(-1);
  for (let at = keep.first; at < keep.end; at++) {
    const column = Math.floor(((at - keep.first) * columns) / (keep.end - keep.first));
    columnAt[at] = column * classes;
    width[column]!++;
  }
  const size = columns * classes;
  const out = new Float32Array(groups.count * size);
  const seen = new Uint8Array(groups.count * rowCount);
  let [last, from, to, group, cls] = [-1, 0, 0, 0, 0];
  for (let at = 0; at < count; at++) {
    if (slot[at] !== last) {
      last = slot[at]!;
      const path = slotPath[last]!;
      from = start[path]!;
      to = threads[slotThread[last]!] === 1 ? start[path + 1]! : from;
      group = from < to ? list[from]! : 0;
      cls = slotClass[last]!;
    }
    if (from === to) continue;
    const column = columnAt[bin[at]!]!;
    if (column < 0 || rows[row[at]!] === 0) continue;
    out[group * size + column + cls]! += ticks[at]!;
    seen[group * rowCount + row[at]!] = 1;
    for (let item = from + 1; item < to; item++) {
      out[list[item]! * size + column + cls]! += ticks[at]!;
      seen[list[item]! * rowCount + row[at]!] = 1;
    }
  }
  return { groups: groups.count, columns, classes, rows: rowCount, width, ticks: out, seen };
}

/** Adds every group to its parent, -1 for none. A parent comes before its children. */
export function fold(spread: Spread, parents: Int32Array): void {
  const { columns, classes, rows, ticks, seen } = spread;
  const size = columns * classes;
  for (let group = spread.groups - 1; group > 0; group--) {
    const parent = parents[group]!;
    if (parent < 0 || parent >= group) continue;
    for (let at = 0; at < size; at++) ticks[parent * size + at]! += ticks[group * size + at]!;
    for (let row = 0; row < rows; row++) seen[parent * rows + row]! |= seen[group * rows + row]!;
  }
}

/** In how many ranks a group was seen; ranks that share a row count together. */
export function ranksSeen(cells: Cells, spread: Spread, group: number): number {
  let ranks = 0;
  for (let row = 0; row < spread.rows; row++) if (spread.seen[group * spread.rows + row] === 1) ranks += ranksInRow(cells, row);
  return ranks;
}
