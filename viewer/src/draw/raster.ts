/**
 * Pictures point by point. A path with thousands of corners costs a browser without a graphics processor many times what
 * its points cost, so bands and stacks are written into an image: a column of points at a time, edges blended.
 */

import { parse } from "./colour";

/** An image without holes: points row by row, packed as those of `ImageData` (little-endian: alpha, blue, green, red). */
export interface Raster {
  width: number;
  height: number;
  points: Uint32Array;
}

const pack = (red: number, green: number, blue: number) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/** For each point from left to right, the column it lies in, -1 outside; `edges` in points, one more than columns. */
export function columnsOf(width: number, edges: ArrayLike<number>): Int32Array {
  const out = new Int32Array(width).fill(-1);
  const columns = edges.length - 1;
  let column = 0;
  for (let x = 0; x < width; x++) {
    while (column < columns && edges[column + 1]! <= x + 0.5) column++;
    if (column < columns && edges[column]! <= x + 0.5) out[x] = column;
  }
  return out;
}

export interface Band {
  mean: ArrayLike<number>;
  min: ArrayLike<number>;
  max: ArrayLike<number>;
  sd: ArrayLike<number>;
}

/** How much of the colour lies on the extremes, and on mean ± standard deviation besides. */
const PALE = 0.2;
const DARK = 0.25;

/**
 * A band from 0 to `top` in one colour on `paper`: extremes pale, mean ± standard deviation darker, the mean a line of
 * `line` points. Where the mean is NaN there is nothing.
 */
export function rasterBand(raster: Raster, band: Band, edges: ArrayLike<number>, top: number, colour: string, paper: string, line: number): void {
  const { width, height, points } = raster;
  const columns = columnsOf(width, edges);
  const [ink, ground] = [parse(colour), parse(paper)];
  const shades = Uint32Array.from({ length: 256 }, (_, part) => {
    const of = (at: 0 | 1 | 2) => Math.round(ground[at] + ((ink[at] - ground[at]) * part) / 255);
    return pack(of(0), of(1), of(2));
  });
  points.fill(shades[0]!);
  const scale = (height - 1) / top;
  const y = (value: number) => Math.min(height, Math.max(0, height - 0.5 - value * scale));
  /** How much of the paper each row of a column still shows. */
  const left = new Float64Array(height);
  let before = Number.NaN;
  for (let x = 0; x < width; x++) {
    const column = columns[x]!;
    const mean = column < 0 ? Number.NaN : band.mean[column]!;
    if (Number.isNaN(mean)) {
      before = Number.NaN;
      continue;
    }
    const [min, max] = [Math.min(mean, band.min[column]!), Math.max(mean, band.max[column]!)];
    const sd = Number.isNaN(band.sd[column]!) ? 0 : band.sd[column]!;
    const [paleTop, paleEnd] = [y(max), y(min)];
    const [darkTop, darkEnd] = [y(Math.min(max, mean + sd)), y(Math.max(min, mean - sd))];
    const at = y(mean);
    const from = Number.isNaN(before) ? at : before;
    const [lineTop, lineEnd] = [Math.min(at, from) - line / 2, Math.max(at, from) + line / 2];
    before = at;
    const first = Math.max(0, Math.floor(Math.min(paleTop, lineTop)));
    const last = Math.min(height, Math.ceil(Math.max(paleEnd, lineEnd)));
    left.fill(1, first, last);
    cover(left, paleTop, paleEnd, PALE);
    cover(left, darkTop, darkEnd, DARK);
    cover(left, lineTop, lineEnd, 1);
    for (let row = first; row < last; row++) points[row * width + x] = shades[Math.round((1 - left[row]!) * 255)]!;
  }
}

/** Lays a colour of strength `part` on the rows from `from` to `to`; a row that they cut gets as much as they cover of it. */
function cover(left: Float64Array, from: number, to: number, part: number): void {
  const [start, end] = [Math.max(0, from), Math.min(left.length, to)];
  if (!(start < end)) return;
  const [first, last] = [Math.floor(start), Math.ceil(end) - 1];
  if (first === last) {
    left[first]! *= 1 - part * (end - start);
    return;
  }
  left[first]! *= 1 - part * (first + 1 - start);
  for (let row = first + 1; row < last; row++) left[row]! *= 1 - part;
  left[last]! *= 1 - part * (end - last);
}

/** Layers from below: where each of them ends, by column, in parts of the height from the lower edge. */
export interface Layer {
  colour: string;
  tops: ArrayLike<number>;
}

/** Layers one above the other on `paper`, which is seen above them. */
export function rasterStack(raster: Raster, layers: readonly Layer[], edges: ArrayLike<number>, paper: string): void {
  const { width, height, points } = raster;
  const columns = columnsOf(width, edges);
  const ground = parse(paper);
  points.fill(pack(...ground));
  const colours = layers.map(({ colour }) => parse(colour));
  const packed = colours.map((each) => pack(...each));
  for (let x = 0; x < width; x++) {
    const column = columns[x]!;
    if (column < 0) continue;
    // From the topmost down: the point in which a layer ends is blended with what lies above it.
    for (let layer = layers.length - 1; layer >= 0; layer--) {
      const edge = Math.max(0, height * (1 - layers[layer]!.tops[column]!));
      const below = layer === 0 ? height : Math.ceil(Math.min(height, height * (1 - layers[layer - 1]!.tops[column]!)));
      const row = Math.floor(edge);
      if (row >= height || row >= below) continue;
      const part = row + 1 - edge;
      if (part < 1) {
        const at = row * width + x;
        const under = points[at]!;
        const [red, green, blue] = colours[layer]!;
        const of = (shift: number, value: number) => Math.round(((under >>> shift) & 255) * (1 - part) + value * part);
        points[at] = pack(of(0, red), of(8, green), of(16, blue));
      } else points[row * width + x] = packed[layer]!;
      for (let next = row + 1; next < below; next++) points[next * width + x] = packed[layer]!;
    }
  }
}
