/** A number by line and time as steps of colour: the heat maps of the report. */

import { HEAT_RANGE, type Heatmap } from "../gen/scene";

/** Steps of colour that section.css has. */
export const SHADES = 7;

export interface Shades {
  lines: { name: string; cells: number[]; total: number }[];
  binS: number;
  /** Sum of each column over all lines. */
  columns: number[];
  low: number;
  high: number;
}

/** Neighbours added up until at most `mostLines` × `mostColumns` are left; `null` where nothing is above zero. */
export function shadesOf(map: Heatmap, mostLines: number, mostColumns: number): Shades | null {
  const width = Math.max(0, ...map.lines.map(([, cells]) => cells.length));
  const [tall, wide] = [Math.ceil(map.lines.length / mostLines), Math.ceil(width / mostColumns)];
  if (width === 0) return null;
  const lines: Shades["lines"] = [];
  for (let from = 0; from < map.lines.length; from += tall) {
    const group = map.lines.slice(from, from + tall);
    const cells = new Array<number>(Math.ceil(width / wide)).fill(0);
    for (const [, values] of group) values.forEach((value, at) => (cells[Math.floor(at / wide)]! += amount(value)));
    lines.push({ name: span(group.map(([name]) => name)), cells, total: cells.reduce((sum, cell) => sum + cell, 0) });
  }
  const columns = lines[0]!.cells.map((_, at) => lines.reduce((sum, line) => sum + line.cells[at]!, 0));
  const positive = lines.flatMap((line) => line.cells.filter((cell) => cell > 0));
  if (positive.length === 0) return null;
  const high = positive.reduce((most, cell) => Math.max(most, cell), 0);
  const low = Math.max(positive.reduce((least, cell) => Math.min(least, cell), high), high / HEAT_RANGE);
  return { lines, binS: map.bin_s * wide, columns, low, high };
}

const amount = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0);

/** "0-3", "4-7" → "0-7". */
function span(names: string[]): string {
  const [first = "", last = ""] = [names[0], names.at(-1)];
  if (names.length < 2) return first;
  return `${first.split("-")[0]}-${last.split("-").at(-1)}`;
}

/** Step of a cell: 0 nothing, then 1 to `SHADES`, logarithmic from `low` to `high`. */
export function shade(shades: Shades, cell: number): number {
  if (!(cell > 0)) return 0;
  if (shades.high <= shades.low) return SHADES;
  const part = Math.log(Math.max(cell, shades.low) / shades.low) / Math.log(shades.high / shades.low);
  return Math.min(SHADES, 1 + Math.floor(part * SHADES));
}
