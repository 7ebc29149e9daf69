/**
 * Pictures point by point. A path with thousands of corners costs a browser without a graphics processor many times what
 * its points cost, so bands and stacks are written into an image: a column of points at a time, edges blended.
 */

import type { Cells } from "../logic/heatmap";
import type { Columns } from "../logic/spread";
import { parse } from "./colour";

/** An image without holes: points row by row, packed as those of `ImageData` (little-endian: alpha, blue, green, red). */
export interface Raster {
  width: number;
  height: number;
  points: Uint32Array;
}

const pack = (red: number, green: number, blue: number) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/** From paper to colour in 256 steps; kept, because a page has few of them. */
function shadesOf(colour: string, paper: string): Uint32Array {
  const name = `${colour} ${paper}`;
  let shades = kept.get(name);
  if (shades === undefined) {
    const [ink, ground] = [parse(colour), parse(paper)];
    const of = (at: 0 | 1 | 2, part: number) => Math.round(ground[at] + ((ink[at] - ground[at]) * part) / 255);
    shades = Uint32Array.from({ length: 256 }, (_, part) => pack(of(0, part), of(1, part), of(2, part)));
    kept.set(name, shades);
  }
  return shades;
}

const kept = new Map<string, Uint32Array>();

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
 * `line` points. Where the mean is NaN there is nothing. `columns`: the column of each point, -1 outside.
 */
export function rasterBand(raster: Raster, band: Band, columns: Int32Array, top: number, colour: string, paper: string, line: number): void {
  const { width, height, points } = raster;
  const shades = shadesOf(colour, paper);
  points.fill(shades[0]!);
  const scale = (height - 1) / top;
  const y = (value: number) => Math.min(height, Math.max(0, height - 0.5 - value * scale));
  const [pale, dark] = [shadeOf(shades, 1 - PALE), shadeOf(shades, (1 - PALE) * (1 - DARK))];
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
    const [lineTop, lineEnd] = [Math.max(0, Math.min(at, from) - line / 2), Math.min(height, Math.max(at, from) + line / 2)];
    before = at;
    // What lies wholly within one of them first, each over the last; then the points that an edge cuts.
    for (let row = Math.ceil(paleTop); row < Math.floor(paleEnd); row++) points[row * width + x] = pale;
    for (let row = Math.ceil(darkTop); row < Math.floor(darkEnd); row++) points[row * width + x] = dark;
    for (let row = Math.ceil(lineTop); row < Math.floor(lineEnd); row++) points[row * width + x] = shades[255]!;
    const cut = (edge: number) => {
      const row = Math.floor(edge);
      if (row === edge || row >= height) return;
      const left = (1 - PALE * part(row, paleTop, paleEnd)) * (1 - DARK * part(row, darkTop, darkEnd)) * (1 - part(row, lineTop, lineEnd));
      points[row * width + x] = shadeOf(shades, left);
    };
    cut(paleTop);
    cut(paleEnd);
    cut(darkTop);
    cut(darkEnd);
    cut(lineTop);
    cut(lineEnd);
  }
}

/** The colour where so much of the paper is still seen. */
const shadeOf = (shades: Uint32Array, left: number) => shades[Math.round((1 - left) * 255)]!;

/** How much of a row of points lies between two heights. */
const part = (row: number, from: number, to: number) => Math.max(0, Math.min(to, row + 1) - Math.max(from, row));

/** Layers from below: where each of them ends, by column, in parts of the height from the lower edge. */
export interface Layer {
  colour: string;
  tops: ArrayLike<number>;
}

/** Layers one above the other on `paper`, which is seen above them. `columns`: the column of each point, -1 outside. */
export function rasterStack(raster: Raster, layers: readonly Layer[], columns: Int32Array, paper: string): void {
  const { width, height, points } = raster;
  const ground = parse(paper);
  points.fill(pack(...ground));
  const colours = layers.map(({ colour }) => parse(colour));
  const packed = colours.map((each) => pack(...each));
  for (let x = 0; x < width; x++) {
    const column = columns[x]!;
    if (column < 0) continue;
    if (x > 0 && columns[x - 1] === column) {
      for (let at = x; at < points.length; at += width) points[at] = points[at - 1]!;
      continue;
    }
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

/** Cells of a heat map, each as large as it is: rows `rows[0]` to `rows[1]`, the time `view`. What lies beyond them stays empty. */
export function rasterCells({ width, height, points }: Raster, cells: Cells, colours: Uint32Array, rows: readonly [number, number], view: readonly [number, number]): void {
  const across = cells.width / (cells.span[1] - cells.span[0]);
  const down = cells.height / (cells.rows[1] - cells.rows[0]);
  const columnOf = new Int32Array(width);
  for (let x = 0; x < width; x++) {
    const column = Math.floor((view[0] + ((x + 0.5) / width) * (view[1] - view[0]) - cells.span[0]) * across);
    columnOf[x] = column >= 0 && column < cells.width ? column : -1;
  }
  let before = -1;
  for (let y = 0; y < height; y++) {
    const row = Math.floor((rows[0] + ((y + 0.5) / height) * (rows[1] - rows[0]) - cells.rows[0]) * down);
    const to = y * width;
    if (!(row >= 0 && row < cells.height)) points.fill(0, to, to + width);
    else if (row === before) points.copyWithin(to, to - width, to);
    else for (let x = 0; x < width; x++) points[to + x] = columnOf[x]! < 0 ? 0 : colours[cells.bytes[row * cells.width + columnOf[x]!]!]!;
    before = row;
  }
}

/** How a list of small pictures looks, in points. */
export interface SparkLook {
  rowHeight: number;
  /** Space below and, with it, above a picture. */
  gap: number;
  /** Ticks a bin of the full height. */
  full: number;
  /** By class. */
  colours: readonly string[];
  /** Of the line below each. */
  line: string;
}

/** Small pictures of time below each other on nothing, a row each: `pictures[n]` in row n, -1 for none. */
export function rasterSparks({ width, height, points }: Raster, { columns, classes, ticks, width: bins }: Columns, pictures: ArrayLike<number>, look: SparkLook): void {
  points.fill(0);
  const line = pack(...parse(look.line));
  const colours = look.colours.map((colour) => pack(...parse(colour)));
  const room = Math.max(2, look.rowHeight - 2 * look.gap);
  for (let row = 0; row < pictures.length; row++) {
    const picture = pictures[row]!;
    const base = Math.min(height - 1, Math.round((row + 1) * look.rowHeight - look.gap));
    if (picture < 0 || base < 0) continue;
    points.fill(line, base * width, (base + 1) * width);
    if (!(look.full > 0)) continue;
    for (let column = 0; column < columns; column++) {
      const [left, right] = [Math.round((column * width) / columns), Math.round(((column + 1) * width) / columns)];
      let drawn = 0;
      for (let cls = 0; cls < classes; cls++) {
        const value = ticks[(picture * columns + column) * classes + cls]!;
        if (value === 0) continue;
        // What was seen is seen, however little it is.
        const to = Math.min(room, drawn + Math.max((value / bins[column]! / look.full) * room, drawn === 0 ? 1 : 0));
        for (let up = Math.floor(drawn); up < to; up++) {
          const y = base - 1 - up;
          if (y < 0) break;
          // A point in which a picture ends lets through what lies below the canvas.
          const alpha = Math.round(255 * Math.min(1, to - up));
          points.fill(((colours[cls]! & 0xffffff) | (alpha << 24)) >>> 0, y * width + left, y * width + right);
        }
        drawn = to;
      }
    }
  }
}
