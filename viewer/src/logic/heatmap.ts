/** A heat map of rows by bins: in what order its rows stand, and what of it is seen at any size. */

import type { Scene } from "../data/scene";
import { HEAT } from "../gen/scene";
import { KINDS } from "./tally";

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

export const NOT_KNOWN: number = HEAT.unknown;
const LARGEST: number = HEAT.largest;

/** The share of a class in the ranks' time, from the cells: for a class of which there is no heat map. */
export function gridOfClass(scene: Scene, wanted: number): Grid {
  const { columns, document } = scene;
  const { bins, binS } = document.cells;
  const ranksPerRow = Math.max(1, document.ranksPerRow);
  const rows = Math.ceil(document.run.ranks / ranksPerRow);
  const [part, whole] = [new Float32Array(rows * bins), new Float32Array(rows * bins)];
  const [byClass, thread, row, bin] = [columns.u8("cells.class"), columns.u8("cells.thread"), columns.u16("cells.row"), columns.u16("cells.bin")];
  const ticks = columns.f32("cells.ticks");
  for (let cell = 0; cell < ticks.length; cell++) {
    if (KINDS.main[thread[cell]!] === 0 || row[cell]! >= rows || bin[cell]! >= bins) continue;
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

/** What is shown of cells that share a place of the picture: their mean, or the largest, so that one hot rank is seen. */
export type Blocks = "mean" | "most";

interface Level {
  rows: number;
  bytes: Uint8Array;
  /** Of means: how many cells of the grid each is of, `null` where each is one. */
  known: Uint16Array | null;
}

/** The rows in their order, then halved again and again: no drawing reads more than about twice the rows that it shows. */
export interface Pyramid {
  bins: number;
  blocks: Blocks;
  /** Level 0 has every row. */
  levels: Level[];
}

export function pyramid(grid: Grid, order: Uint32Array, blocks: Blocks = "most"): Pyramid {
  const { bins } = grid;
  const sorted = new Uint8Array(order.length * bins);
  order.forEach((row, at) => sorted.set(grid.bytes.subarray(row * bins, (row + 1) * bins), at * bins));
  const first: Level = { rows: order.length, bytes: sorted, known: null };
  return { bins, blocks, levels: blocks === "most" ? largest(first, bins) : meansOf(first, bins) };
}

function largest(first: Level, bins: number): Level[] {
  const levels = [first];
  for (let last = first; last.rows > 1; ) {
    const rows = Math.ceil(last.rows / 2);
    const bytes = new Uint8Array(rows * bins);
    for (let row = 0; row < rows; row++) {
      const [a, b] = [2 * row * bins, (2 * row + 1) * bins];
      const out = row * bins;
      if (2 * row + 1 >= last.rows) bytes.set(last.bytes.subarray(a, a + bins), out);
      else for (let bin = 0; bin < bins; bin++) bytes[out + bin] = larger(last.bytes[a + bin]!, last.bytes[b + bin]!);
    }
    last = { rows, bytes, known: null };
    levels.push(last);
  }
  return levels;
}

/** Sums are carried from level to level, not means: those would drift with every rounding. */
function meansOf(first: Level, bins: number): Level[] {
  const levels = [first];
  let sums = Uint32Array.from(first.bytes, (byte) => (byte === NOT_KNOWN ? 0 : byte));
  let counts = Uint16Array.from(first.bytes, (byte) => (byte === NOT_KNOWN ? 0 : 1));
  for (let last = first; last.rows > 1; ) {
    const rows = Math.ceil(last.rows / 2);
    const [bytes, sum, known] = [new Uint8Array(rows * bins), new Uint32Array(rows * bins), new Uint16Array(rows * bins)];
    for (let row = 0, at = 0; row < rows; row++) {
      const a = 2 * row * bins;
      const b = 2 * row + 1 < last.rows ? a + bins : -1;
      for (let bin = 0; bin < bins; bin++, at++) {
        const total = (sum[at] = sums[a + bin]! + (b < 0 ? 0 : sums[b + bin]!));
        const count = (known[at] = counts[a + bin]! + (b < 0 ? 0 : counts[b + bin]!));
        bytes[at] = count === 0 ? NOT_KNOWN : Math.round(total / count);
      }
    }
    [sums, counts] = [sum, known];
    last = { rows, bytes, known };
    levels.push(last);
  }
  return levels;
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
export function cellsOf(pyramid: Pyramid, binS: number, rows: readonly [number, number], view: readonly [number, number], width: number, height: number): Cells {
  const shown = Math.max(1, rows[1] - rows[0]);
  const level = Math.min(pyramid.levels.length - 1, Math.max(0, Math.ceil(Math.log2(shown / Math.max(1, height)) - 1e-9)));
  const of = pyramid.levels[level] ?? { rows: 0, bytes: new Uint8Array(0), known: null };
  const each = 2 ** level;
  const [top, bottom] = [Math.max(0, Math.floor(rows[0] / each)), Math.min(of.rows, Math.ceil(rows[1] / each))];
  const [first, last] = [Math.max(0, Math.floor(view[0] / binS + 1e-6)), Math.min(pyramid.bins, Math.ceil(view[1] / binS - 1e-6))];
  const together = Math.max(1, Math.ceil((last - first) / Math.max(1, width)));
  const across = Math.max(0, Math.ceil((last - first) / together));
  const down = Math.max(0, bottom - top);
  const bytes = new Uint8Array(across * down);
  for (let row = 0; row < down; row++) {
    const start = (top + row) * pyramid.bins;
    const out = row * across;
    if (together === 1) {
      bytes.set(of.bytes.subarray(start + first, start + last), out);
      continue;
    }
    for (let column = 0; column < across; column++) {
      const [from, to] = [start + first + column * together, start + Math.min(last, first + (column + 1) * together)];
      bytes[out + column] = pyramid.blocks === "most" ? mostOf(of, from, to) : meanOf(of, from, to);
    }
  }
  return { bytes, width: across, height: down, rows: [top * each, bottom * each], span: [first * binS, (first + across * together) * binS] };
}

function mostOf({ bytes }: Level, from: number, to: number): number {
  let best = NOT_KNOWN;
  for (let at = from; at < to; at++) best = larger(best, bytes[at]!);
  return best;
}

function meanOf({ bytes, known }: Level, from: number, to: number): number {
  let [sum, count] = [0, 0];
  for (let at = from; at < to; at++) {
    if (bytes[at] === NOT_KNOWN) continue;
    const weight = known === null ? 1 : known[at]!;
    sum += bytes[at]! * weight;
    count += weight;
  }
  return count === 0 ? NOT_KNOWN : Math.round(sum / count);
}

/** What a picture shows at a place of the order and a time: its byte, and what it is of; `null` outside. */
export function drawnAt(cells: Cells, place: number, time: number): { byte: number; rows: readonly [number, number]; span: readonly [number, number] } | null {
  const [each, wide] = [(cells.rows[1] - cells.rows[0]) / cells.height, (cells.span[1] - cells.span[0]) / cells.width];
  const [down, across] = [Math.floor((place - cells.rows[0]) / each), Math.floor((time - cells.span[0]) / wide)];
  if (!(down >= 0 && down < cells.height && across >= 0 && across < cells.width)) return null;
  const from = cells.rows[0] + down * each;
  const start = cells.span[0] + across * wide;
  return { byte: cells.bytes[down * cells.width + across]!, rows: [from, from + each], span: [start, start + wide] };
}

/** Lines of the picture by which the range of means is told. */
const LINES = 256;

/** The bytes that a picture of all rows has: of means, single cells are far beyond them. */
export function overview(grid: Grid, blocks: Blocks): Uint8Array {
  const each = Math.ceil(grid.rows / LINES);
  if (blocks === "most" || each <= 1) return grid.bytes;
  const out = new Uint8Array(Math.ceil(grid.rows / each) * grid.bins);
  for (let at = 0; at < out.length; at++) {
    const [line, bin] = [Math.floor(at / grid.bins), at % grid.bins];
    let [sum, count] = [0, 0];
    for (let row = line * each; row < Math.min(grid.rows, (line + 1) * each); row++) {
      const byte = grid.bytes[row * grid.bins + bin]!;
      if (byte === NOT_KNOWN) continue;
      sum += byte;
      count++;
    }
    out[at] = count === 0 ? NOT_KNOWN : Math.round(sum / count);
  }
  return out;
}

/**
 * Smallest and largest known byte: 0 and 254 where nothing is known. It starts at zero where the smallest is small beside
 * the largest, and where all are the same or nearly so: what hardly differs is not to look as if it did.
 */
export function rangeOf(grid: { bytes: Uint8Array }, whole: boolean): readonly [number, number] {
  let [low, high] = [LARGEST, 0];
  for (const byte of grid.bytes) {
    if (byte === NOT_KNOWN) continue;
    if (byte < low) low = byte;
    if (byte > high) high = byte;
  }
  if (high === 0 && low === LARGEST) return [0, LARGEST];
  if (whole) return [0, LARGEST];
  return [low < high / 2 || high - low < high / 20 ? 0 : low, Math.max(high, 1)];
}
