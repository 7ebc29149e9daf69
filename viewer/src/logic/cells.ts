/**
 * The cells of a scene in order of time, so that a span of bins is one run of them. A *slot* is a path with a class and a
 * kind of thread, where that occurs: every sum goes to slots first, because there are few of them and up to a million cells.
 */

import type { Scene } from "../data/scene";

/** The cells of a scene, without those that point nowhere. */
export interface Cells {
  count: number;
  /** Those of a bin: `start[bin]` up to `start[bin + 1]`. */
  start: Uint32Array;
  row: Uint16Array;
  slot: Uint32Array;
  /** On a grid so fine that no sum of them is ever rounded: sums in any order are the same, and taking away leaves no rest. */
  ticks: Float32Array;
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
  /** The cells of each row in order of time; made when first asked for. */
  byRow: () => ByRow;
}

/** Cells of a row: `list[start[row]]` up to `list[start[row + 1]]`. */
export interface ByRow {
  start: Uint32Array;
  list: Uint32Array;
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

  const start = new Uint32Array(bins + 1);
  /** Whether a cell points somewhere. */
  const good = (at: number) =>
    path[at]! < paths && cls[at]! < classes && row[at]! < rows && bin[at]! < bins && ticks[at]! >= 0 && ticks[at]! < Infinity;
  let total = 0;
  for (let at = 0; at < most; at++)
    if (good(at)) {
      start[bin[at]! + 1]!++;
      total += ticks[at]!;
    }
  for (let at = 0; at < bins; at++) start[at + 1]! += start[at]!;
  const count = start[bins]!;
  const cells: Cells = {
    count, start,
    row: new Uint16Array(count),
    slot: new Uint32Array(count),
    ticks: new Float32Array(count),
    slotPath: new Uint32Array(0),
    slotClass: new Uint8Array(0),
    slotThread: new Uint8Array(0),
    paths, classes, rows, ranksPerRow, ranks, bins, binS,
    tickS: document.run.tickS,
    byRow: () => {
      const made = rowsOf(cells);
      cells.byRow = () => made;
      return made;
    },
  };
  const step = gridOf(total);
  const next = start.slice();
  // A chain of slots a path: paths have few, so that a chain is short and no table of all that could be is needed.
  const head = new Int32Array(paths).fill(-1);
  const chain: number[] = [];
  const [slotPath, slotClass, slotThread]: [number[], number[], number[]] = [[], [], []];
  for (let at = 0; at < most; at++) {
    if (!good(at)) continue;
    let slot = head[path[at]!]!;
    while (slot >= 0 && (slotClass[slot] !== cls[at] || slotThread[slot] !== thread[at])) slot = chain[slot]!;
    if (slot < 0) {
      slot = slotPath.push(path[at]!) - 1;
      slotClass.push(cls[at]!);
      slotThread.push(thread[at]!);
      chain.push(head[path[at]!]!);
      head[path[at]!] = slot;
    }
    const to = next[bin[at]!]!++;
    cells.row[to] = row[at]!;
    cells.slot[to] = slot;
    // What was seen stays seen, however short it was.
    cells.ticks[to] = ticks[at]! > 0 ? Math.max(1, Math.round(ticks[at]! / step)) * step : 0;
  }
  cells.slotPath = Uint32Array.from(slotPath);
  cells.slotClass = Uint8Array.from(slotClass);
  cells.slotThread = Uint8Array.from(slotThread);
  return cells;
}

/** A power of two of which `total` is at most 2⁵¹: multiples of it add up to `total` without rounding. */
const gridOf = (total: number) => (total > 0 ? 2 ** (Math.ceil(Math.log2(total)) - 51) : 1);

function rowsOf({ rows, count, row }: Cells): ByRow {
  const start = new Uint32Array(rows + 1);
  for (let at = 0; at < count; at++) start[row[at]! + 1]!++;
  for (let at = 0; at < rows; at++) start[at + 1]! += start[at]!;
  const next = start.slice();
  const list = new Uint32Array(count);
  for (let at = 0; at < count; at++) list[next[row[at]!]!++] = at;
  return { start, list };
}

/** How many ranks a row stands for. */
export function ranksInRow(cells: Cells, row: number): number {
  return Math.min(cells.ranksPerRow, cells.ranks - row * cells.ranksPerRow);
}
