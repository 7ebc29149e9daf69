/** The heat map of rows by time, and the names and bars beside it. */

import { type Cells, cellsOf, drawnAt, NOT_KNOWN, type Pyramid } from "../logic/heatmap";
import type { Pen } from "./canvas";
import { paintPoints } from "./image";
import { rasterCells } from "./raster";

/** Colours of the bytes `range[0]` to `range[1]`; bytes outside have the nearest. */
export function table(colours: Uint32Array, range: readonly [number, number]): Uint32Array {
  const out = new Uint32Array(256);
  for (let byte = 0; byte < NOT_KNOWN; byte++) {
    const part = Math.min(1, Math.max(0, (byte - range[0]) / Math.max(1, range[1] - range[0])));
    out[byte] = colours[Math.round(part * (colours.length - 1))]!;
  }
  return out;
}

/** The cells of a picture, gathered once for all that can be seen of the time axis where there are points enough. */
export class HeatImage {
  #key: unknown[] = [];
  #cells: Cells | null = null;

  /** Draws rows `rows[0]` to `rows[1]` over all of the canvas. */
  paint(pen: Pen, from: Pyramid, binS: number, colours: Uint32Array, rows: readonly [number, number], view: readonly [number, number]): void {
    const [across, down] = [Math.max(1, Math.round(pen.width * pen.ratio)), Math.max(1, Math.round(pen.height * pen.ratio))];
    // Where every bin has a point at least, the cells of all of them serve any part of the time axis.
    const span = from.bins <= across ? ([0, from.bins * binS] as const) : view;
    const key = [from, binS, rows[0], rows[1], span[0], span[1], across, down];
    if (this.#cells === null || !key.every((part, at) => part === this.#key[at])) {
      this.#key = key;
      this.#cells = cellsOf(from, binS, rows, span, across, down);
    }
    const cells = this.#cells;
    paintPoints(pen, (raster) => rasterCells(raster, cells, colours, rows, view));
  }

  /** What is drawn at a place and a time; `null` where nothing is. */
  at(place: number, time: number): ReturnType<typeof drawnAt> {
    return this.#cells === null ? null : drawnAt(this.#cells, place, time);
  }
}

/** What stands beside a row. */
export interface Beside {
  /** Rows in the order in which they are drawn. */
  order: Uint32Array;
  rows: readonly [number, number];
  label: (row: number) => string;
  /** Names of groups of rows that stand together, where they do: the first place of each. */
  groups: { at: number; name: string }[];
  /** Value of a row, and the largest of all. */
  value: (row: number) => number;
  most: number;
  /** 1 for a row that stands apart. */
  marked: Uint8Array;
  colour: string;
}

/** Names at the left, a bar a row at the right edge. */
export function paintBeside({ context, width, height, ink }: Pen, beside: Beside): void {
  const [from, to] = beside.rows;
  const tall = height / (to - from);
  const y = (place: number) => (place - from) * tall;
  const bars = width * 0.52;
  const gap = tall > 6 ? 1 : 0;
  const bar = (value: number, marked: boolean, top: number, bottom: number) => {
    if (!(value > 0)) return;
    context.fillStyle = marked ? ink.bad : beside.colour;
    const long = Math.max(1, (value / beside.most) * (bars - 8));
    context.fillRect(width - 8 - long, top, long, Math.max(1, bottom - top - gap));
  };
  if (tall >= 1)
    for (let place = Math.floor(from); place < Math.ceil(to); place++) {
      const row = beside.order[place];
      if (row !== undefined) bar(beside.value(row), beside.marked[row] === 1, Math.round(y(place)), Math.round(y(place + 1)));
    }
  // Where several rows share a line of the screen the longest is drawn, and one that stands apart before all.
  else
    for (let line = 0; line < height; line++) {
      let [most, marked] = [0, false];
      const end = Math.min(beside.order.length, Math.ceil(from + (line + 1) / tall));
      for (let place = Math.floor(from + line / tall); place < end; place++) {
        const row = beside.order[place]!;
        const apart = beside.marked[row] === 1;
        if (marked && !apart) continue;
        if ((apart && !marked) || beside.value(row) > most) most = beside.value(row);
        marked ||= apart;
      }
      bar(most, marked, line, line + 1);
    }
  context.font = ink.small;
  context.textBaseline = "middle";
  const room = width - bars - 6;
  let free = ink.size * -0.2;
  const fits = (at: number) => at - ink.size * 0.65 >= free && at <= height - ink.size * 0.45;
  const write = (text: string, at: number, colour: string) => {
    if (!fits(at)) return;
    let shown = text;
    while (shown.length > 2 && context.measureText(shown).width > room) shown = `${shown.slice(0, -2)}…`;
    context.fillStyle = colour;
    context.fillText(shown, 0, at);
    free = at + ink.size * 0.65;
  };
  if (beside.groups.length > 1) {
    beside.groups.forEach(({ at, name }, index) => {
      const end = beside.groups[index + 1]?.at ?? beside.order.length;
      if (end < from || at > to) return;
      context.fillStyle = ink.line;
      if (at > from && (end - at) * tall >= 6) context.fillRect(0, Math.round(y(at)), width, 1);
      write(name, (Math.max(0, y(at)) + Math.min(height, y(end))) / 2, ink.ink);
    });
    return;
  }
  for (let place = Math.floor(from); place < Math.ceil(to); place++) {
    const row = beside.order[place];
    if (row !== undefined && fits(y(place + 0.5))) write(beside.label(row), y(place + 0.5), beside.marked[row] === 1 ? ink.bad : ink.soft);
  }
}

/** What lies over the heat map: what is not selected is paler; the row under the pointer; a rectangle that is being drawn. */
export function paintMarks(
  { context, width, height, ink }: Pen,
  rows: readonly [number, number],
  selected: ((place: number) => boolean) | null,
  span: readonly [number, number] | null,
  hover: { place: number | null; x: number | null },
  drag: { x: readonly [number, number]; places: readonly [number, number] } | null,
): void {
  const tall = height / (rows[1] - rows[0]);
  const y = (place: number) => (place - rows[0]) * tall;
  context.fillStyle = ink.paper;
  context.globalAlpha = 0.66;
  if (span !== null) {
    context.fillRect(0, 0, Math.max(0, span[0]), height);
    context.fillRect(Math.min(width, span[1]), 0, Math.max(0, width - span[1]), height);
  }
  if (selected !== null) {
    const [left, right] = span === null ? [0, width] : [Math.max(0, span[0]), Math.min(width, span[1])];
    let start = -1;
    for (let place = Math.floor(rows[0]); place <= Math.ceil(rows[1]); place++) {
      const off = place < Math.ceil(rows[1]) && !selected(place);
      if (off && start < 0) start = place;
      if (!off && start >= 0) {
        context.fillRect(left, y(start), right - left, y(place) - y(start));
        start = -1;
      }
    }
  }
  context.globalAlpha = 1;
  if (span !== null) {
    context.fillStyle = ink.accent;
    for (const x of span) if (x >= 0 && x <= width) context.fillRect(Math.round(x) - 0.75, 0, 1.5, height);
  }
  if (drag !== null) {
    context.strokeStyle = ink.accent;
    context.lineWidth = 1.5;
    context.strokeRect(drag.x[0], y(drag.places[0]), drag.x[1] - drag.x[0], y(drag.places[1]) - y(drag.places[0]));
  }
  context.fillStyle = ink.ink;
  if (hover.x !== null) {
    context.globalAlpha = 0.55;
    context.fillRect(Math.round(hover.x) - 0.5, 0, 1, height);
    context.globalAlpha = 1;
  }
  if (hover.place !== null) {
    context.strokeStyle = ink.ink;
    context.lineWidth = 1;
    context.globalAlpha = 0.8;
    context.strokeRect(0.5, y(hover.place) + 0.5, width - 1, Math.max(2, tall - 1));
    context.globalAlpha = 1;
  }
}
