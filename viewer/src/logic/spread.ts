/**
 * Groups of paths over time and ranks, for the small pictures beside rows. Their time is kept for the whole run, and in
 * how many ranks they were seen is counted up and down: another span then costs what it adds and takes away.
 */

import { type Cells, ranksInRow } from "./cells";
import { type Keep, runsOf, sameRows, sameThreads } from "./tally";

/** Which groups a path counts in: `list[start[path]]` up to `list[start[path + 1]]`, and in the parents of those. */
export interface Groups {
  count: number;
  start: Uint32Array;
  list: Uint32Array;
  /** Group that a group counts in too, -1 for none; a parent comes before its children. `null` where none has one. */
  parents: Int32Array | null;
}

/** Every path in one group at most: `of[path]`, -1 for none. */
export function oneGroup(of: Int32Array, count: number, parents: Int32Array | null = null): Groups {
  const start = new Uint32Array(of.length + 1);
  for (let path = 0; path < of.length; path++) start[path + 1] = start[path]! + (of[path]! >= 0 ? 1 : 0);
  const list = new Uint32Array(start[of.length]!);
  for (let path = 0; path < of.length; path++) if (of[path]! >= 0) list[start[path]!] = of[path]!;
  return { count, start, list, parents };
}

export interface Spread {
  groups: Groups;
  /** What counted when it was begun; its span is that of `counts`. */
  keep: Keep;
  bins: number;
  classes: number;
  rows: number;
  /** Ticks over the whole run: groups × bins × classes. */
  ticks: Float32Array;
  /** Cells of a group in a row of ranks, within the span: rows × groups, because a cell counts in several groups of its row. */
  counts: Uint32Array;
  /** Ranks in which a group was seen within the span; those that share a row count together. */
  ranks: Float64Array;
  /** First bin that has not been read yet: `bins` when all is. */
  read: number;
}

/** A spread of groups in which nothing has been read yet. */
export function begin(cells: Cells, keep: Keep, groups: Groups): Spread {
  const { bins, classes, rows } = cells;
  return {
    groups, keep, bins, classes, rows,
    ticks: new Float32Array(groups.count * bins * classes),
    counts: new Uint32Array(groups.count * rows),
    ranks: new Float64Array(groups.count),
    read: 0,
  };
}

/** Reads on: so many cells, and the rest of the bin in which they end. Says whether all has been read. */
export function readOn(cells: Cells, spread: Spread, most: number): boolean {
  const { groups, keep, bins, classes, ticks: out, counts } = spread;
  const { start, row, slot, ticks, slotPath, slotClass, slotThread } = cells;
  const { rows, threads } = keep;
  const { start: from, list } = groups;
  const size = bins * classes;
  const limit = start[spread.read]! + most;
  for (; spread.read < bins && start[spread.read]! < limit; spread.read++) {
    const bin = spread.read;
    const within = bin >= keep.first && bin < keep.end ? 1 : 0;
    for (let at = start[bin]!; at < start[bin + 1]!; at++) {
      const path = slotPath[slot[at]!]!;
      const end = from[path + 1]!;
      let item = from[path]!;
      if (item === end || rows[row[at]!] === 0 || threads[slotThread[slot[at]!]!] === 0) continue;
      const place = bin * classes + slotClass[slot[at]!]!;
      for (; item < end; item++) {
        const group = list[item]!;
        out[group * size + place]! += ticks[at]!;
        counts[row[at]! * groups.count + group]! += within;
      }
    }
  }
  if (spread.read < bins) return false;
  fold(spread);
  countRanks(cells, spread);
  return true;
}

/** Adds every group to its parent. */
function fold({ groups, bins, classes, rows, ticks, counts }: Spread): void {
  const size = bins * classes;
  for (let group = groups.count - 1; group > 0; group--) {
    const parent = groups.parents?.[group] ?? -1;
    if (parent < 0 || parent >= group) continue;
    for (let at = 0; at < size; at++) ticks[parent * size + at]! += ticks[group * size + at]!;
    for (let at = 0; at < rows * groups.count; at += groups.count) counts[at + parent]! += counts[at + group]!;
  }
}

/** Counts the ranks in which each group was seen. */
function countRanks(cells: Cells, { groups, rows, counts, ranks }: Spread): void {
  ranks.fill(0);
  for (let row = 0; row < rows; row++)
    for (let group = 0; group < groups.count; group++) if (counts[row * groups.count + group]! > 0) ranks[group]! += ranksInRow(cells, row);
}

/** Whether a spread holds for a selection but for its span. */
export const holdsFor = (spread: Spread, keep: Keep) =>
  sameRows(spread.keep, keep) && sameThreads(spread.keep, keep);

/** Brings a spread to another span of the same ranks and threads. */
export function moveTo(cells: Cells, spread: Spread, keep: Keep): void {
  const { groups, counts, ranks } = spread;
  const { start: from, list, parents } = groups;
  const { rows, threads } = keep;
  for (const { first, end, sign } of runsOf(spread.keep, keep))
    for (let at = cells.start[first]!; at < cells.start[end]!; at++) {
      const slot = cells.slot[at]!;
      const row = cells.row[at]!;
      const path = cells.slotPath[slot]!;
      if (from[path] === from[path + 1] || rows[row] === 0 || threads[cells.slotThread[slot]!] === 0) continue;
      for (let item = from[path]!; item < from[path + 1]!; item++)
        for (let group = list[item]!; group >= 0; group = parents === null ? -1 : parents[group]!) {
          const place = row * groups.count + group;
          const before = counts[place]!;
          counts[place] = before + sign;
          if (before === 0 || before + sign === 0) ranks[group]! += sign * ranksInRow(cells, row);
        }
    }
  spread.keep = keep;
}

/** Cells that lie between the span of a spread and another. */
export const distance = (cells: Cells, spread: Spread, keep: Keep) =>
  runsOf(spread.keep, keep).reduce((sum, { first, end }) => sum + cells.start[end]! - cells.start[first]!, 0);

/** Pictures in columns of time, as they are drawn. */
export interface Columns {
  columns: number;
  classes: number;
  /** Bins of a column: neighbours differ by one where the bins do not divide evenly. */
  width: Uint16Array;
  /** Ticks: pictures × columns × classes. */
  ticks: Float32Array;
}

/** Some groups, a picture each, in their order: the bins of the span in at most `most` columns. */
export function columnsOf({ keep, bins, classes, ticks }: Spread, groups: readonly number[], most: number): Columns {
  const length = keep.end - keep.first;
  const columns = Math.min(most, length);
  const width = new Uint16Array(columns);
  const out = new Float32Array(groups.length * columns * classes);
  const columnOf = Uint16Array.from({ length }, (_, at) => Math.floor((at * columns) / length));
  for (const column of columnOf) width[column]!++;
  groups.forEach((group, picture) => {
    if (group < 0) return;
    for (let at = 0; at < length; at++) {
      const from = (group * bins + keep.first + at) * classes;
      const to = (picture * columns + columnOf[at]!) * classes;
      for (let cls = 0; cls < classes; cls++) out[to + cls]! += ticks[from + cls]!;
    }
  });
  return { columns, classes, width, ticks: out };
}
