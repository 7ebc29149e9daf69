/** Cells × selection → ticks by slot; and what another selection adds to them and takes away. */

import { THREAD } from "../gen/scene";
import type { Selection, Threads } from "../state";
import { type Cells, ranksInRow } from "./cells";

/** Which cells count under a selection: 1 or 0 by row and by thread; bins from `first` up to `end`. */
export interface Keep {
  rows: Uint8Array;
  threads: Uint8Array;
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

const kinds = (counts: (thread: number) => boolean) => Uint8Array.from({ length: 256 }, (_, thread) => (counts(thread) ? 1 : 0));

/** Kinds of thread that count, by what the reader chose. */
export const KINDS: Record<Threads, Uint8Array> = {
  main: kinds((thread) => thread === THREAD.alone || thread === THREAD.shared),
  openmp: kinds((thread) => thread === THREAD.openmp),
  all: kinds((thread) => thread !== THREAD.shared),
};

/** `before`: another selection, from which is taken what is the same. */
export function keepOf(cells: Cells, selection: Selection, before: { selection: Selection; keep: Keep } | null = null): Keep {
  const { rows: count, ranksPerRow, ranks } = cells;
  const [first, end] = binsOf(cells.bins, cells.binS, selection.span);
  const span = { first, end, allBins: first === 0 && end === cells.bins };
  const threads = KINDS[selection.threads];
  if (before !== null && before.selection.ranks === selection.ranks) return { ...before.keep, ...span, threads };
  const rows = new Uint8Array(count);
  if (selection.ranks === null) rows.fill(1);
  else for (const rank of selection.ranks) if (rank >= 0 && rank < ranks) rows[Math.floor(rank / ranksPerRow)] = 1;
  let counted = 0;
  for (let row = 0; row < count; row++) if (rows[row] === 1) counted += ranksInRow(cells, row);
  return {
    ...span,
    rows,
    threads,
    allRows: counted === ranks,
    ranks: counted,
    widened: selection.ranks !== null && counted > new Set(selection.ranks).size,
  };
}

/** Whether the same rows count, and the same kinds of thread. */
export const sameRows = (a: Keep, b: Keep) => a.rows === b.rows || (a.allRows && b.allRows) || a.rows.every((kept, row) => kept === b.rows[row]);
export const sameThreads = (a: Keep, b: Keep) => a.threads === b.threads || a.threads.every((kept, thread) => kept === b.threads[thread]);

/** A row's cells are looked up one by one; that pays while they are so many times fewer than all. */
const SCATTERED = 6;

/** Ticks by slot. */
export function tally(cells: Cells, keep: Keep): Float64Array {
  const sums = new Float64Array(cells.slotPath.length);
  const { slot, row, ticks, start } = cells;
  const { rows } = keep;
  const [from, to] = [start[keep.first]!, start[keep.end]!];
  if (keep.allRows) for (let at = from; at < to; at++) sums[slot[at]!]! += ticks[at]!;
  else if (keep.ranks * SCATTERED > cells.ranks) for (let at = from; at < to; at++) sums[slot[at]!]! += ticks[at]! * rows[row[at]!]!;
  else
    eachOfRows(cells, keep, (which) => rows[which] === 1, (at) => {
      sums[slot[at]!]! += ticks[at]!;
    });
  for (let at = 0; at < sums.length; at++) if (keep.threads[cells.slotThread[at]!] === 0) sums[at] = 0;
  return sums;
}

/** The cells of some rows in the bins that count. */
function eachOfRows(cells: Cells, keep: Keep, wanted: (row: number) => boolean, give: (at: number) => void): void {
  const { start, list } = cells.byRow();
  // Cells stand in order of time, so that bins are told by the numbers of cells.
  const [from, to] = [cells.start[keep.first]!, cells.start[keep.end]!];
  for (let row = 0; row < cells.rows; row++) {
    if (!wanted(row)) continue;
    for (let at = start[row]!; at < start[row + 1]!; at++) if (list[at]! >= from && list[at]! < to) give(list[at]!);
  }
}

/** What one selection has more or less than another: ticks of slots; a slot may come more than once. */
export interface Change {
  count: number;
  slot: Uint32Array;
  ticks: Float64Array;
}

/** Runs of bins that one span has and the other has not. */
export function runsOf(from: Pick<Keep, "first" | "end">, to: Pick<Keep, "first" | "end">): { first: number; end: number; sign: 1 | -1 }[] {
  const without = (of: Pick<Keep, "first" | "end">, other: Pick<Keep, "first" | "end">, sign: 1 | -1) =>
    [
      { first: of.first, end: Math.min(of.end, other.first), sign },
      { first: Math.max(of.first, other.end), end: of.end, sign },
    ].filter(({ first, end }) => first < end);
  return [...without(from, to, -1), ...without(to, from, 1)];
}

/**
 * What leads from one selection to another, if that is at most `most` cells; `null` if it is more: then all is added up
 * again.
 */
export function change(cells: Cells, from: Keep, to: Keep, most: number): Change | null {
  if (!sameThreads(from, to)) return null;
  const { slot, row, ticks, slotThread } = cells;
  const rowsStay = sameRows(from, to);
  const runs = runsOf(from, to);
  let bound = 0;
  for (const { first, end } of runs) bound += cells.start[end]! - cells.start[first]!;
  if (!rowsStay) {
    const { start } = cells.byRow();
    for (let at = 0; at < cells.rows; at++) if (from.rows[at] !== to.rows[at]) bound += start[at + 1]! - start[at]!;
  }
  if (bound > most) return null;
  const out: Change = { count: 0, slot: new Uint32Array(bound), ticks: new Float64Array(bound) };
  const put = (at: number, sign: number) => {
    if (to.threads[slotThread[slot[at]!]!] === 0) return;
    out.slot[out.count] = slot[at]!;
    out.ticks[out.count++] = sign * ticks[at]!;
  };
  // First the rows in the bins that counted, then the bins for the rows that count now.
  if (!rowsStay) eachOfRows(cells, from, (which) => from.rows[which] !== to.rows[which], (at) => put(at, to.rows[row[at]!] === 1 ? 1 : -1));
  for (const { first, end, sign } of runs)
    for (let at = cells.start[first]!; at < cells.start[end]!; at++) if (to.rows[row[at]!] === 1) put(at, sign);
  return out;
}

/** Takes a change into ticks by slot. */
export function add(ticks: Float64Array, { count, slot, ticks: by }: Change): void {
  for (let at = 0; at < count; at++) ticks[slot[at]!]! += by[at]!;
}
