/** A heat map of rows by bins: in what order its rows stand, and what of it is seen at any size. */

import type { Scene } from "../data/scene";

/** A byte a cell, row by row: 255 not known, else value = byte × scale. */
export interface Grid {
  rows: number;
  bins: number;
  binS: number;
  /** Ranks a row; the last may have fewer. */
  ranksPerRow: number;
  scale: number;
  bytes: Uint8Array;
}

export const NOT_KNOWN = 255;
const LARGEST = 254;

/** The share of a class in what was seen of main threads, from the cells: for a class of which there is no heat map. */
export function gridOfClass(scene: Scene, wanted: number): Grid {
  const { columns, document } = scene;
  const { bins, binS } = document.cells;
  const ranksPerRow = Math.max(1, document.ranksPerRow);
  const rows = Math.ceil(document.run.ranks / ranksPerRow);
  const [part, whole] = [new Float32Array(rows * bins), new Float32Array(rows * bins)];
  const [byClass, thread, row, bin] = [columns.u8("cells.class"), columns.u8("cells.thread"), columns.u16("cells.row"), columns.u16("cells.bin")];
  const ticks = columns.f32("cells.ticks");
  for (let cell = 0; cell < ticks.length; cell++) {
    if (thread[cell] !== 0 || row[cell]! >= rows || bin[cell]! >= bins) continue;
    const at = row[cell]! * bins + bin[cell]!;
    whole[at]! += ticks[cell]!;
    if (byClass[cell] === wanted) part[at]! += ticks[cell]!;
  }
  const bytes = Uint8Array.from(whole, (all, at) => (all > 0 ? Math.round((part[at]! / all) * LARGEST) : NOT_KNOWN));
  return { rows, bins, binS, ranksPerRow, scale: 1 / LARGEST, bytes };
}

/** Sums of the known cells of each row over blocks of bins: what is read again and again while a span is dragged. */
export interface Sums {
  sums: Uint16Array;
  known: Uint8Array;
}

/** Bins a block: 16 × 254 fits 16 bits. */
const BLOCK = 16;

export function sumsOf({ rows, bins, bytes }: Grid): Sums {
  const blocks = Math.floor(bins / BLOCK);
  const [sums, known] = [new Uint16Array(rows * blocks), new Uint8Array(rows * blocks)];
  for (let row = 0; row < rows; row++)
    for (let block = 0; block < blocks; block++) {
      let [sum, count] = [0, 0];
      const start = row * bins + block * BLOCK;
      for (let at = start; at < start + BLOCK; at++) {
        const byte = bytes[at]!;
        if (byte === NOT_KNOWN) continue;
        sum += byte;
        count++;
      }
      sums[row * blocks + block] = sum;
      known[row * blocks + block] = count;
    }
  return { sums, known };
}

/** Mean of the known cells of each row over bins `from` up to `to`, NaN where none is known. */
export function rowMeans(grid: Grid, { sums, known }: Sums, from: number, to: number): Float64Array {
  const out = new Float64Array(grid.rows).fill(Number.NaN);
  const [first, last] = [Math.max(0, from), Math.min(grid.bins, to)];
  const blocks = Math.floor(grid.bins / BLOCK);
  // Whole blocks from `inner` up to `outer`; single bins at both ends.
  const inner = Math.min(blocks, Math.ceil(first / BLOCK));
  const outer = Math.max(inner, Math.min(blocks, Math.floor(last / BLOCK)));
  for (let row = 0; row < grid.rows; row++) {
    let [sum, count] = [0, 0];
    const start = row * grid.bins;
    const single = (begin: number, end: number) => {
      for (let at = start + begin; at < start + end; at++) {
        const byte = grid.bytes[at]!;
        if (byte === NOT_KNOWN) continue;
        sum += byte;
        count++;
      }
    };
    single(first, Math.min(last, inner * BLOCK));
    for (let at = row * blocks + inner; at < row * blocks + outer; at++) {
      sum += sums[at]!;
      count += known[at]!;
    }
    single(Math.max(first, outer * BLOCK), last);
    if (count > 0) out[row] = (sum / count) * grid.scale;
  }
  return out;
}

export type Sorting = "rank" | "node" | "most" | "least";

/** Rows in the order in which they are drawn. Rows of which nothing is known come last. */
export function rowOrder(sorting: Sorting, rows: number, nodeOf: (row: number) => number, values: ArrayLike<number>): Uint32Array {
  const order = Array.from({ length: rows }, (_, row) => row);
  const value = (row: number, none: number) => (Number.isNaN(values[row] ?? Number.NaN) ? none : values[row]!);
  switch (sorting) {
    case "rank":
      break;
    case "node":
      order.sort((a, b) => nodeOf(a) - nodeOf(b) || a - b);
      break;
    case "most":
      order.sort((a, b) => value(b, Number.NEGATIVE_INFINITY) - value(a, Number.NEGATIVE_INFINITY) || a - b);
      break;
    case "least":
      order.sort((a, b) => value(a, Number.POSITIVE_INFINITY) - value(b, Number.POSITIVE_INFINITY) || a - b);
      break;
    default:
      sorting satisfies never;
  }
  return Uint32Array.from(order);
}

/**
 * The rows in their order, then halved again and again: each level keeps the larger of two neighbours, so that a single
 * hot rank among thousands is still seen, and no drawing reads more than about twice the rows that it shows.
 */
export interface Pyramid {
  bins: number;
  /** Level 0 has every row. */
  levels: { rows: number; bytes: Uint8Array }[];
}

export function pyramid(grid: Grid, order: Uint32Array): Pyramid {
  const { bins } = grid;
  const sorted = new Uint8Array(order.length * bins);
  order.forEach((row, at) => sorted.set(grid.bytes.subarray(row * bins, (row + 1) * bins), at * bins));
  const levels = [{ rows: order.length, bytes: sorted }];
  for (let last = levels[0]!; last.rows > 1; ) {
    const rows = Math.ceil(last.rows / 2);
    const bytes = new Uint8Array(rows * bins);
    for (let row = 0; row < rows; row++) {
      const [a, b] = [2 * row * bins, (2 * row + 1) * bins];
      const out = row * bins;
      if (2 * row + 1 >= last.rows) bytes.set(last.bytes.subarray(a, a + bins), out);
      else for (let bin = 0; bin < bins; bin++) bytes[out + bin] = larger(last.bytes[a + bin]!, last.bytes[b + bin]!);
    }
    last = { rows, bytes };
    levels.push(last);
  }
  return { bins, levels };
}

/** The larger of two cells; one that is not known yields to one that is. */
const larger = (a: number, b: number) => (a === NOT_KNOWN ? b : b === NOT_KNOWN || a > b ? a : b);

/** A picture of cells, row by row, and what of the map it covers: at least what was asked for. */
export interface Cells {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** Rows in their order, and seconds. */
  rows: readonly [number, number];
  span: readonly [number, number];
}

/**
 * Rows `rows[0]` to `rows[1]` and the time `view` in at most `height` × `width` cells: the finest level of which that is
 * true, and neighbouring bins put together where there are too many.
 */
export function cellsOf(from: Pyramid, binS: number, rows: readonly [number, number], view: readonly [number, number], width: number, height: number): Cells {
  const shown = Math.max(1, rows[1] - rows[0]);
  const level = Math.min(from.levels.length - 1, Math.max(0, Math.ceil(Math.log2(shown / Math.max(1, height)) - 1e-9)));
  const of = from.levels[level] ?? { rows: 0, bytes: new Uint8Array(0) };
  const each = 2 ** level;
  const [top, bottom] = [Math.max(0, Math.floor(rows[0] / each)), Math.min(of.rows, Math.ceil(rows[1] / each))];
  const [first, last] = [Math.max(0, Math.floor(view[0] / binS + 1e-6)), Math.min(from.bins, Math.ceil(view[1] / binS - 1e-6))];
  const together = Math.max(1, Math.ceil((last - first) / Math.max(1, width)));
  const across = Math.max(0, Math.ceil((last - first) / together));
  const down = Math.max(0, bottom - top);
  const bytes = new Uint8Array(across * down);
  for (let row = 0; row < down; row++) {
    const start = (top + row) * from.bins;
    const out = row * across;
    if (together === 1) {
      bytes.set(of.bytes.subarray(start + first, start + last), out);
      continue;
    }
    for (let column = 0; column < across; column++) {
      let best = NOT_KNOWN;
      const end = Math.min(last, first + (column + 1) * together);
      for (let bin = first + column * together; bin < end; bin++) best = larger(best, of.bytes[start + bin]!);
      bytes[out + column] = best;
    }
  }
  return { bytes, width: across, height: down, rows: [top * each, bottom * each], span: [first * binS, (first + across * together) * binS] };
}

/** Smallest and largest known byte: 0 and 254 where nothing is known. What is small beside the largest starts at zero. */
export function rangeOf(grid: Grid, whole: boolean): readonly [number, number] {
  let [low, high] = [LARGEST, 0];
  for (const byte of grid.bytes) {
    if (byte === NOT_KNOWN) continue;
    if (byte < low) low = byte;
    if (byte > high) high = byte;
  }
  if (high === 0 && low === LARGEST) return [0, LARGEST];
  if (whole) return [0, LARGEST];
  return [low < high / 2 ? 0 : low, Math.max(high, 1)];
}
